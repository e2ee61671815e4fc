//! The stack of a depth-first search at every moment.
//!
//! A node is an occurrence on a path: the same state reached by another path, or in another iteration, is another node. The
//! successors of an expansion are numbered consecutively, so those still waiting beside a node are a range that starts after
//! it, and the stack is one such range for each node from the next one up to the root. Only the next node needs to be stored
//! for this. A successor beyond the threshold is dropped when its turn comes; the column of expansion times also stores
//! when.

use std::ops::Range;

use crate::puzzle::{Move, Problem, Step};
use crate::recording::column::Column;
use crate::recording::expansions::Expansions;
use crate::recording::nodes::{ParentLink, estimate};
use crate::recording::open_list::kind::{TimelineKind, level_at};
use crate::recording::open_list::{GroupNodes, Timeline};
use crate::recording::{Group, Level, LevelKey, Moment, OpenList, Reason, Recording};
use crate::search::{Algorithm, Fate, Side, Stats, Strategy, Successors};

/// One iteration: a search from the root with one threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Iteration {
    /// The number of expansions before it began.
    pub(crate) at: u32,
    pub(crate) root: u32,
    pub(crate) threshold: u32,
}

/// The state of a depth-first search, except its nodes.
#[derive(Clone, Debug)]
pub(crate) struct DepthFirstTimeline {
    iterations: Vec<Iteration>,
    /// The expansions at each depth, ascending.
    by_depth: Column<Column<u32, 256>, 16>,
    /// Successors that have not been tried yet, for each node of the path from the root on.
    untried: Vec<Range<u32>>,
    waiting: u32,
    /// The node expanded next; `None` if the search is over.
    pub(crate) next: Option<u32>,
    /// The lowest f found beyond the threshold.
    beyond: u32,
    /// The largest allowed threshold.
    largest: u32,
    /// The depth at which a node has no successors, besides the threshold.
    deepest: u32,
    deepens: bool,
    by_f: bool,
}

impl DepthFirstTimeline {
    /// Creates the timeline before the first expansion, with a root whose estimate is `h`.
    pub(crate) fn new(problem: &Problem, strategy: Strategy, h: u32) -> Self {
        let largest = strategy.largest_threshold(problem);
        let deepens = strategy.algorithm != Algorithm::DepthLimited;
        let threshold = if deepens { h } else { largest };
        Self {
            iterations: vec![Iteration {
                at: 0,
                root: 0,
                threshold,
            }],
            by_depth: Column::new(),
            untried: Vec::new(),
            waiting: 0,
            next: (threshold <= largest).then_some(0),
            beyond: u32::MAX,
            largest,
            deepest: strategy.deepest(problem),
            deepens,
            by_f: strategy.algorithm == Algorithm::IdaStar,
        }
    }

    /// The number of iterations begun after `k` expansions, and the last of them.
    pub(crate) fn begun(&self, k: u32) -> (usize, Iteration) {
        let count = self.iterations.partition_point(|it| it.at <= k).max(1);
        (count, self.iterations[count - 1])
    }

    fn threshold(&self) -> u32 {
        self.iterations.last().map_or(0, |last| last.threshold)
    }

    /// The depth limit, if it excludes even the start, so that no iteration begins.
    fn refuses_all(&self) -> Option<u32> {
        (self.iterations[0].threshold > self.largest).then_some(self.largest)
    }

    /// The iteration of expansion `k`, or the first.
    pub(crate) fn of_expansion(&self, k: u32) -> Iteration {
        let count = self.iterations.partition_point(|it| it.at < k).max(1);
        self.iterations[count - 1]
    }

    /// The depth at which a node has no successors within this threshold.
    pub(crate) fn depth_limit(&self, threshold: u32) -> u32 {
        if self.by_f { self.deepest } else { threshold }
    }

    /// The first expansions of iterations.
    pub(crate) fn iteration_starts(&self, recording: &Recording) -> Vec<u64> {
        let roots = self.iterations.iter().map(|it| u64::from(it.at) + 1);
        roots.filter(|&at| at <= recording.len()).collect()
    }

    /// The largest depth among the first `k` expansions.
    fn deepest(&self, k: u32) -> u32 {
        let reached = |at: &Column<u32, 256>| at.first().is_some_and(|&first| first <= k);
        (self.by_depth.partition_point(reached) as u32).saturating_sub(1)
    }
}

impl Expansions {
    pub(crate) fn children(&self, k: u32) -> Range<u32> {
        let fates = self.successors(k);
        let told = Move::ALL.iter().filter(|&&mv| fates.get(mv) != Fate::None);
        let start = self.nodes(k.saturating_sub(1));
        start..start + told.count() as u32
    }
}

impl TimelineKind for DepthFirstTimeline {
    fn bytes(&self) -> usize {
        let by_depth: usize = self.by_depth.iter().map(Column::bytes).sum();
        self.by_depth.bytes() + by_depth + self.untried.capacity() * size_of::<Range<u32>>()
    }

    fn fill<'h>(&'h self, moment: Moment<'h>, list: &mut OpenList<'h>) {
        let recording = moment.recording;
        for left in moment.stack().filter(|left| !left.is_empty()) {
            let depth = recording.nodes.depth(left.start);
            let group = Group::new(Side::Forward, depth, left.end - left.start);
            list.push(group, GroupNodes::Consecutive(left.start));
        }
    }

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        let (recording, k) = (moment.recording, moment.k);
        let frontier: usize = moment.stack().map(|left| left.len()).sum();
        let waiting = frontier - usize::from(moment.next_on_stack().is_some());
        let (iterations, begun) = self.begun(moment.settled());
        let refused = self.refuses_all();
        // The length of the path to the current node; before the first expansion only the start.
        let last = recording.expansions.node(k);
        let visited = last.map_or(1, |node| recording.nodes.depth(node) + 1);
        Stats {
            expanded: u64::from(k),
            generated: (moment.nodes() - iterations - waiting) as u64,
            frontier: frontier as u64,
            peak_frontier: u64::from(recording.expansions.peak(moment.settled()))
                .max(frontier as u64),
            visited: u64::from(visited),
            depth: self.deepest(k),
            threshold: refused.unwrap_or(begun.threshold),
            iterations: refused.map_or(iterations as u32, |_| 0),
            ..Stats::default()
        }
    }

    /// By depth only: the nodes expanded in the iteration, and those stored, which are its path.
    fn levels(&self, moment: &Moment<'_>, _side: Side, _key: LevelKey) -> Vec<Level> {
        let mut levels = Vec::new();
        let (recording, k) = (moment.recording, moment.k);
        let began = self.of_expansion(k).at;
        for (g, at) in (0..).zip(self.by_depth.iter()) {
            let until = |k: u32| at.partition_point(|&at| at <= k);
            let expanded = until(k) - until(began);
            if expanded > 0 {
                level_at(&mut levels, g).expanded = expanded as u64;
            }
        }
        for left in moment.stack().filter(|left| !left.is_empty()) {
            let depth = recording.nodes.depth(left.start);
            level_at(&mut levels, depth).add_open(left.end - left.start);
        }
        let end = moment.end_of_path();
        let waits = end.is_some() && end == moment.next_on_stack();
        let path = end.map_or(0, |end| recording.nodes.depth(end) + u32::from(!waits));
        for g in 0..path {
            level_at(&mut levels, g).stored += 1;
        }
        levels
    }

    fn reason(&self, moment: &Moment<'_>, _open: &OpenList<'_>) -> Reason {
        let recording = moment.recording;
        let by_f = self.by_f;
        let (threshold, last) = (self.begun(moment.k).1, self.of_expansion(moment.k));
        let (Some(current), Some(next)) = (moment.current(), moment.next_on_stack()) else {
            return Reason::Only;
        };
        if recording.nodes.is_root(next) {
            return Reason::NextThreshold {
                by_f,
                last: last.threshold,
                threshold: threshold.threshold,
            };
        }
        Reason::LastOnPath {
            back: current.depth + 1 - recording.nodes.depth(next),
            by_f,
            threshold: threshold.threshold,
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        let depths = self.by_depth.iter();
        depths
            .filter_map(|at| at.first().copied().map(u64::from))
            .collect()
    }

    fn reaches_depth(&self, _recording: &Recording, depth: u32) -> Option<u64> {
        let at = self.by_depth.get(depth as usize)?;
        at.first().copied().map(u64::from)
    }

    fn reaches_f(&self, recording: &Recording, f: u32) -> Option<u64> {
        let mut roots = self.iterations.iter().filter(|_| self.by_f);
        let first = roots.find(|it| it.threshold >= f)?;
        let at = u64::from(first.at) + 1;
        (at <= recording.len()).then_some(at)
    }
}

impl Recording {
    /// The timeline of a depth-first search; `None` for other algorithms.
    #[inline]
    pub(crate) const fn depth_first(&self) -> Option<&DepthFirstTimeline> {
        match &self.timeline {
            Timeline::DepthFirst(stack) => Some(stack),
            _ => None,
        }
    }

    /// Records the expansion of the next node of a depth-first search; returns `false` if the search is over.
    pub(crate) fn record_depth_first(&mut self) -> bool {
        let Some((stack, node)) = self.depth_first().and_then(|it| Some((it, it.next?))) else {
            return false;
        };
        let threshold = stack.threshold();
        let limit = stack.depth_limit(threshold);
        let at = self.expansions.len() + 1;
        let state = self.nodes.state(node);
        let (link, is_root) = (self.nodes.link(node), self.nodes.is_root(node));
        let depth = link.depth;
        let first = self.nodes.len() as u32;
        self.nodes.expand(node, at);
        let found = state == self.problem.goal().state();
        if found {
            self.goal = Some(node);
        }
        let mut fates = Successors::default();
        if !found && depth < limit {
            let blank = state.blank();
            for &Step { mv, to } in self.grid.steps(blank, (!is_root).then_some(link.mv)) {
                let child = state.slide(blank, usize::from(to));
                let h = estimate(self.estimates[Side::Forward as usize].as_ref(), child);
                let g = link.g + self.cost_of(state, usize::from(to));
                let beyond = g + u32::from(h) > threshold;
                fates.set(mv, if beyond { Fate::Duplicate } else { Fate::New });
                let link = ParentLink {
                    parent: node,
                    mv,
                    g,
                    depth: depth + 1,
                };
                self.nodes.push(child, Side::Forward, at, h, Some(link));
            }
        }
        let children = first..self.nodes.len() as u32;
        let open = self.choose_next(children, at, depth, found);
        let nodes = self.nodes.len() as u32;
        self.expansions.push(node, nodes, 0, open, fates);
        true
    }

    /// Determines the node that follows one at `depth` with these `children`, and returns the number of open nodes.
    fn choose_next(&mut self, children: Range<u32>, at: u32, depth: u32, found: bool) -> u32 {
        let root = self.nodes.len() as u32;
        let (state, h) = (self.nodes.state(0), self.nodes.h(0) as u16);
        let Timeline::DepthFirst(stack) = &mut self.timeline else {
            return 0;
        };
        stack.by_depth.fill_up(depth as usize + 1, Column::new);
        stack.by_depth[depth as usize].push(at);
        let threshold = stack.threshold();
        if found || !stack.by_f && depth == threshold {
            stack.beyond = stack.beyond.min(depth + 1);
        }
        stack.waiting += children.end - children.start;
        stack.untried.push(children);
        stack.next = None;
        while let Some(left) = stack.untried.last_mut().filter(|_| !found) {
            let Some(child) = left.next() else {
                stack.untried.pop();
                continue;
            };
            stack.waiting -= 1;
            let f = self.nodes.g(child) + self.nodes.h(child);
            if f <= threshold {
                stack.next = Some(child);
                break;
            }
            stack.beyond = stack.beyond.min(f);
            self.nodes.drop_at(child, at);
        }
        if stack.untried.is_empty() && stack.deepens && stack.beyond <= stack.largest {
            stack.iterations.push(Iteration {
                at,
                root,
                threshold: std::mem::replace(&mut stack.beyond, u32::MAX),
            });
            stack.next = Some(root);
            self.nodes.push(state, Side::Forward, at, h, None);
        }
        stack.waiting + u32::from(stack.next.is_some())
    }

    /// The waiting nodes at each depth beside the path that ends with `end`, deepest first; `next` itself waits too.
    fn stack_along(&self, end: Option<u32>, next: Option<u32>) -> impl Iterator<Item = Range<u32>> {
        let mut at = end;
        std::iter::from_fn(move || {
            let node = at?;
            // The next node itself waits; those above it are being tried.
            let first = node + u32::from(next != Some(node));
            if self.nodes.is_root(node) {
                at = None;
                return Some(first..node + 1);
            }
            let parent = self.nodes.link(node).parent;
            at = Some(parent);
            let expansion = self.nodes.expanded_at(parent);
            Some(first..self.expansions.children(expansion).end)
        })
    }

    /// The nodes that exist after `k` expansions: in a depth-first search those of the iteration of the node expanded last,
    /// and the root of the next one if that is about to begin.
    pub(crate) fn nodes_at(&self, k: u32) -> Range<u32> {
        let first = self
            .depth_first()
            .map_or(0, |stack| stack.of_expansion(k).root);
        first..self.expansions.nodes(k)
    }

    /// If expansion `k` was the last of an iteration and another begins: the root of the one that ended.
    pub(crate) fn root_before(&self, k: u32) -> Option<u32> {
        let stack = self.depth_first()?;
        let (_, begun) = stack.begun(k);
        (begun.at == k && k > 0).then(|| stack.of_expansion(k).root)
    }
}

impl<'h> Moment<'h> {
    /// The node that a depth-first search expands next; `None` if it is over, or in the middle of an expansion.
    pub(crate) fn next_on_stack(&self) -> Option<u32> {
        if self.part.is_some() {
            return None;
        }
        let recorded = self.recording.expansions.node(self.k + 1);
        recorded.or_else(|| self.recording.depth_first().and_then(|stack| stack.next))
    }

    /// The end of the path of a depth-first search: the next node, the goal that was found, or the node whose expansion is
    /// incomplete.
    pub(crate) fn end_of_path(&self) -> Option<u32> {
        let recording = self.recording;
        if self.part.is_some() {
            return recording.expansions.node(self.k);
        }
        let found = recording.goal;
        let found = found.filter(|&goal| recording.nodes.expanded_at(goal) <= self.k);
        found.or_else(|| self.next_on_stack())
    }

    /// The stack of a depth-first search: the waiting nodes at each depth, deepest first.
    pub(crate) fn stack(&self) -> impl Iterator<Item = Range<u32>> + use<'h> {
        let recording = self.recording;
        // The successors stacked so far by an incomplete expansion.
        let put = self.part.map(|_| {
            let first = recording.expansions.nodes(self.k - 1);
            first..self.range().end
        });
        let beside = recording.stack_along(self.end_of_path(), self.next_on_stack());
        put.into_iter().chain(beside)
    }
}
