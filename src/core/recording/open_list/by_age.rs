//! Open lists in which age decides, at every moment: the stack of a depth-first graph search, and A* that takes the oldest or
//! the newest of the nodes with the lowest f.
//!
//! Every entry ever put in is kept, with the expansions that put it in and that took it out. The list of a moment is what was
//! in it then, found by a look at every entry.

use std::rc::Rc;

use crate::recording::column::Column;
use crate::recording::nodes::NEVER;
use crate::recording::open_list::GroupNodes;
use crate::recording::open_list::kind::{OpenNode, Rises, TimelineKind, level_at};
use crate::recording::{Group, Level, LevelKey, Moment, OpenList, Reason, Recording};
use crate::search::{Algorithm, Marks, Side, Stats, Strategy, Ties};

#[derive(Clone, Debug)]
pub(crate) struct ByAgeTimeline {
    strategy: Strategy,
    /// By f; a stack has only the first.
    rows: Vec<Row>,
    /// No node is open in the rows before this one.
    first: usize,
    rank_rises: Rises,
    g_rises: Rises,
}

#[derive(Clone, Debug, Default)]
struct Row {
    /// In the order in which they were put in.
    entries: Column<Entry, 256>,
    /// The places of entries that may still be in the list, in that order; those before `head` are not.
    waiting: Vec<u32>,
    head: usize,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    node: u32,
    g: u32,
    put_at: u32,
    /// The expansion that took it or replaced it, or [`NEVER`].
    gone_at: u32,
}

impl Entry {
    /// Whether it is in the list of `moment`, whose last expansion has yet to put in `pending`.
    fn is_in(&self, moment: &Moment<'_>, pending: &[u32]) -> bool {
        let is_pending = || pending.contains(&self.node);
        match () {
            () if self.put_at > moment.k || self.gone_at < moment.k => false,
            () if self.put_at == moment.k && moment.part.is_some() && is_pending() => false,
            () if self.gone_at == moment.k => self.put_at < moment.k && is_pending(),
            () => true,
        }
    }
}

impl ByAgeTimeline {
    /// `None` if the strategy does not order its open list by age.
    pub(crate) fn of(strategy: Strategy) -> Option<Self> {
        let by_age = strategy.ties_used().is_some_and(Ties::goes_by_age);
        (by_age || strategy.algorithm == Algorithm::Dfs).then(|| Self {
            strategy,
            rows: Vec::new(),
            first: 0,
            rank_rises: Rises::default(),
            g_rises: Rises::default(),
        })
    }

    const fn is_stack(&self) -> bool {
        matches!(self.strategy.algorithm, Algorithm::Dfs)
    }

    const fn takes_newest(&self) -> bool {
        self.is_stack() || matches!(self.strategy.ties, Ties::Newest)
    }

    fn row(&self, node: &OpenNode) -> usize {
        if self.is_stack() {
            0
        } else {
            node.rank as usize
        }
    }

    pub(crate) fn insert(&mut self, node: OpenNode, at: u32) {
        let row = self.row(&node);
        if row >= self.rows.len() {
            self.rows.resize_with(row + 1, Row::default);
        }
        self.first = self.first.min(row);
        let row = &mut self.rows[row];
        let place = row.entries.len() as u32;
        row.entries.push(Entry {
            node: node.id,
            g: node.g,
            put_at: at,
            gone_at: NEVER,
        });
        // Recursion enters the first successor first: it lies above the others.
        let others = match self.strategy.marks_used() {
            Some(Marks::Entered) => row.siblings(row.waiting.len(), at),
            _ => 0,
        };
        row.waiting.insert(row.waiting.len() - others, place);
    }

    /// Removes the first node, which expansion `at` expands.
    pub(crate) fn take(&mut self, at: u32) -> Option<u32> {
        let newest = self.takes_newest();
        loop {
            let row = self.rows.get_mut(self.first)?;
            while let Some(place) = row.next(newest) {
                let entry = row.entries[place as usize];
                if entry.gone_at == NEVER {
                    row.entries[place as usize].gone_at = at;
                    self.rank_rises.note(at, self.first as u32);
                    self.g_rises.note(at, entry.g);
                    return Some(entry.node);
                }
            }
            self.first += 1;
        }
    }

    /// Removes `node`, because expansion `at` puts it in anew.
    pub(crate) fn remove(&mut self, node: OpenNode, inserted_at: u32, at: u32) {
        let row = self.row(&node);
        let Some(row) = self.rows.get_mut(row) else {
            return;
        };
        let first = row
            .entries
            .partition_point(|entry| entry.put_at < inserted_at);
        let mut places = first..row.entries.len();
        let own = places.find(|&place| {
            let entry = row.entries[place];
            entry.node == node.id && entry.gone_at == NEVER
        });
        if let Some(place) = own {
            row.entries[place].gone_at = at;
        }
    }

    const fn depths(&self) -> &Rises {
        if self.is_stack() {
            &self.g_rises
        } else {
            &self.rank_rises
        }
    }
}

impl Row {
    /// How many of the first `end` waiting entries, from the last back, were put in by expansion `at`.
    fn siblings(&self, end: usize, at: u32) -> usize {
        let newest_first = self.waiting[..end].iter().rev();
        let own = |&&place: &&u32| self.entries[place as usize].put_at == at;
        newest_first.take_while(own).count()
    }

    fn next(&mut self, newest: bool) -> Option<u32> {
        if newest {
            return self.waiting.pop();
        }
        let next = self.waiting.get(self.head).copied();
        self.head += usize::from(next.is_some());
        next
    }

    /// The entries in the list of `moment`, next first.
    fn entries_at(&self, moment: &Moment<'_>, newest: bool, reversed: bool) -> Vec<Entry> {
        let pending = moment.pending();
        let end = self
            .entries
            .partition_point(|entry| entry.put_at <= moment.k);
        let all = self.entries.range(0..end).copied();
        let mut found: Vec<Entry> = all.filter(|entry| entry.is_in(moment, &pending)).collect();
        if newest {
            found.reverse();
        }
        if reversed {
            found
                .chunk_by_mut(|one, other| one.put_at == other.put_at)
                .for_each(<[_]>::reverse);
        }
        found
    }
}

impl TimelineKind for ByAgeTimeline {
    fn bytes(&self) -> usize {
        let row = |row: &Row| row.entries.bytes() + row.waiting.capacity() * size_of::<u32>();
        self.rows.iter().map(row).sum()
    }

    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>) {
        let reversed = self.strategy.marks_used() == Some(Marks::Entered);
        for (rank, row) in (0..).zip(&self.rows) {
            let entries = row.entries_at(&moment, self.takes_newest(), reversed);
            let nodes = entries.iter().map(|entry| (entry.node, entry.put_at));
            let nodes: Rc<[(u32, u32)]> = nodes.collect();
            let mut end = 0;
            for group in entries.chunk_by(|one, other| one.g == other.g) {
                let own = end..end + group.len();
                end = own.end;
                let of = Group {
                    f: (!self.is_stack()).then_some(rank),
                    ..Group::new(Side::Forward, group[0].g, group.len() as u32)
                };
                list.push(of, GroupNodes::Listed(Rc::clone(&nodes), own));
            }
        }
    }

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        moment.stats_of_graph_search(self.depths().most(moment.k))
    }

    fn levels(&self, moment: &Moment<'_>, _side: Side, key: LevelKey) -> Vec<Level> {
        let mut levels = Vec::new();
        let recording = moment.recording;
        let rank = |g: u32, node: u32| key.value(recording.rank(g, recording.nodes.h(node)), g);
        for k in 1..=moment.k {
            if let Some(node) = recording.expansions.node(k) {
                let g = recording.at(u64::from(k)).link(node).g;
                level_at(&mut levels, rank(g, node)).expanded += 1;
            }
        }
        for node in moment.range() {
            let g = moment.link(node).g;
            let level = level_at(&mut levels, rank(g, node));
            level.stored += 1;
            level.frontier += u64::from(!moment.is_closed(crate::recording::NodeId(node)));
        }
        levels
    }

    fn reason(&self, _moment: &Moment<'_>, open: &OpenList<'_>) -> Reason {
        let first = open.groups()[0];
        let Some(f) = first.f else {
            return Reason::Newest {
                waiting: open.len(),
            };
        };
        Reason::LowestF {
            ties: self.strategy.ties,
            f,
            with_f: open.count(|group| group.f == first.f),
            g: first.g,
            with_g: first.len,
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        self.g_rises.moments()
    }

    fn rank_rises(&self) -> Vec<u64> {
        self.rank_rises.moments()
    }

    fn reaches_depth(&self, _recording: &Recording, depth: u32) -> Option<u64> {
        self.g_rises.reaches(depth)
    }

    fn reaches(&self, _recording: &Recording, depth: u32) -> Option<u64> {
        self.depths().reaches(depth)
    }

    fn reaches_f(&self, _recording: &Recording, f: u32) -> Option<u64> {
        (!self.is_stack()).then(|| self.rank_rises.reaches(f))?
    }
}
