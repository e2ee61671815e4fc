//! The positions of nodes beyond the first ones, as the search goes on: successors are inserted below their parents.
//! Where a row is entered next is guessed.

use crate::layout::Tree;
use crate::layout::rows::{Cursor, Entry, Guess, Row};
use crate::recording::Recording;

/// How many nodes to the left and to the right of a node are checked for whether they need room.
const NEIGHBOURS: usize = 8;
/// How many expansions ahead positions are guessed. Not more, because the next node is often a child of the last.
const SOON: usize = 3;
/// Positions that are closer than this, in leaves, are the same except for rounding.
const TINY: f64 = 1e-9;

impl Tree {
    /// Places the successors of at most `budget` more expansions of `recording`. Returns whether all have their positions.
    pub fn grow(&mut self, recording: &Recording, budget: u64) -> bool {
        let end = recording.len().min(self.grown().saturating_add(budget)) as u32;
        let algorithm = recording.algorithm();
        let in_order = algorithm.is_breadth_first() && !recording.seeks_best_path();
        if in_order || algorithm.is_depth_first() {
            self.grow_in_order(recording, end);
        } else {
            self.grow_anywhere(recording, end);
        }
        self.grown() >= recording.len()
    }

    /// Grows a tree whose rows are filled from left to right, in each iteration anew: a node is near the one expanded before
    /// it in the same row.
    fn grow_in_order(&mut self, recording: &Recording, end: u32) {
        for k in self.grown + 1..=end {
            let overlay = self.overlay.as_mut();
            match overlay.and_then(|overlay| overlay.follow(recording, k)) {
                // The same successors in the previous iteration.
                Some(twins) => twins.for_each(|twin| self.positions.push_again(twin)),
                None => self.place_successors(recording, k, None),
            }
            if let Some(root) = recording.root_before(k) {
                self.positions.push_again(root);
            }
            self.grown = k;
        }
    }

    /// Grows a tree in which the next node may be anywhere. Rows are wide, and placing mostly waits for memory, so what the
    /// next expansions need is prefetched while those before them are placed.
    fn grow_anywhere(&mut self, recording: &Recording, end: u32) {
        let mut guesses = [0; SOON];
        let slot = |k: u32| k as usize % SOON;
        let first = self.grown + 1;
        for k in first..=end {
            let to = k + SOON as u32 - 1;
            let from = if k == first { k } else { to };
            if let Some(later) = recording.expansions.node(to + 2).filter(|_| to + 2 <= end) {
                self.positions.prefetch(later);
                recording.nodes.prefetch_origin(later);
            }
            for soon in from..=to.min(end) {
                guesses[slot(soon)] = self.guess(recording, soon);
            }
            if k < end
                && let Some(row) = self.row_below(recording, k + 1)
            {
                row.ask_for_entries(guesses[slot(k + 1)]);
            }
            // The row of the node itself is rarely needed.
            let own = usize::MAX;
            let below = guesses[slot(k)];
            self.place_successors(recording, k, Some(Guess { own, below }));
            self.grown = k;
        }
    }

    /// Returns the row of the children of the node of expansion `k`.
    fn row_below(&self, recording: &Recording, k: u32) -> Option<&Row> {
        let node = recording.expansions.node(k)?;
        let rows = &self.rows[recording.nodes.side(node) as usize];
        rows.get(recording.nodes.depth(node) as usize + 1)
    }

    /// Returns and prefetches the block where the children of the node of expansion `k` may be.
    fn guess(&self, recording: &Recording, k: u32) -> usize {
        let x = recording
            .expansions
            .node(k)
            .and_then(|node| self.about(recording, node));
        let row = self.row_below(recording, k);
        x.zip(row).map_or(0, |(x, row)| row.ask_for_block(x))
    }

    /// Returns roughly where `node` is. A node that was just generated has no position yet, but will be below its parent.
    fn about(&self, recording: &Recording, mut node: u32) -> Option<f64> {
        for _ in 0..2 * SOON {
            if let Some(&x) = self.positions.first.get(node as usize) {
                return Some(x);
            }
            node = recording.nodes.link(node).parent;
        }
        None
    }

    fn place_successors(&mut self, recording: &Recording, k: u32, guess: Option<Guess>) {
        let Some(node) = recording.expansions.node(k) else {
            return;
        };
        let under = self.positions.close(node);
        let mut children = [(0, false); 4];
        let mut count = 0;
        for (place, (_, child, new)) in children.iter_mut().zip(recording.inserted_by(k)) {
            *place = (child, new);
            count += 1;
        }
        if count == 0 {
            return;
        }
        let side = recording.nodes.side(node) as usize;
        let depth = recording.at(u64::from(k)).link(node).depth as usize;
        if depth + 1 >= self.rows[side].len() {
            self.rows[side].fill_up(depth + 2, Row::default);
            self.begun[side].fill_up(depth + 2, || k);
        }
        let recent = &mut self.recent[side];
        if depth >= recent.len() {
            recent.resize(depth + 1, Guess::default());
        }
        let guess = guess.unwrap_or(recent[depth]);
        let below = &self.rows[side][depth + 1];
        let cursor = below.first_by_parent(guess.below, move |other| other > under);
        let parent = Parent {
            row: &self.rows[side][depth],
            below,
            x: under,
            h: recording.nodes.h(node),
            guess: guess.own,
        };
        let (share, own) = self.share(&parent, cursor);
        let spread = (share.right - share.left) / count as f64;
        let spread = spread.min(self.leaf[side]);
        let half = spread * count as f64 / 2.0;
        // Below the parent as far as its share allows.
        let middle = under.max(share.left + half).min(share.right - half);
        let mut entries = [Entry::default(); 4];
        for (index, &(child, new)) in children[..count].iter().enumerate() {
            let x = middle - half + (index as f64 + 0.5) * spread;
            let slot = if new {
                self.positions.push(x)
            } else {
                self.positions.push_later(child, k, x)
            };
            let h = recording.nodes.h(child);
            entries[index] = Entry { x, under, slot, h };
        }
        let below = self.rows[side][depth + 1].insert(cursor, &entries[..count]);
        self.recent[side][depth] = Guess { own, below };
    }

    /// Returns the part of the next row that the children of `parent` may use, and the block of `parent` itself. `cursor` is
    /// where the children will be inserted.
    #[inline]
    fn share(&self, parent: &Parent<'_>, cursor: Cursor) -> (Share, usize) {
        let next = parent.below;
        let (before, after) = (next.before(cursor).next(), next.get(cursor));
        let free = Share {
            left: before.map_or(0.0, |entry| entry.x),
            right: after.map_or(self.width, |entry| entry.x),
        };
        if self.overlay.is_some() {
            let (own, block) = self.cell(parent);
            let own = own.within(free);
            return (own.unwrap_or_else(|| free.part(next.len())), block);
        }
        // Below the node, or as near to that as its neighbours' children allow.
        let below = parent.x.max(free.left).min(free.right);
        if parent.x < free.left - TINY || parent.x > free.right + TINY {
            return (self.crowded(parent, free, next.len()), parent.guess);
        }
        let (rivals, block) = self.rivals(parent, below, free);
        // Half way to the neighbours that have children, or may soon have some; beyond that, equally far on both sides.
        let left = before.filter(|entry| entry.under < below - TINY);
        let right = after.filter(|entry| entry.under > below + TINY);
        let half_way = |entry: &Entry| f64::midpoint(entry.under, below);
        let near = Share {
            left: left.map_or(free.left, half_way).max(rivals.left),
            right: right.map_or(free.right, half_way).min(rivals.right),
        };
        let more = (near.left - rivals.left).min(rivals.right - near.right);
        let share = Share {
            left: near.left - more,
            right: near.right + more,
        };
        (share, block)
    }

    /// Returns the part half way to the neighbours of `parent` in its row, and its block. A depth-first search fills its
    /// rows from the left: if its nodes used the room left there, each would leave half as much to the next.
    fn cell(&self, parent: &Parent<'_>) -> (Share, usize) {
        let x = parent.x;
        let row = parent.row;
        let here = row.first_by_x(parent.guess, move |other| other >= x);
        let left = row.before(here).next();
        let right = row.get(beyond(row, here, x));
        let share = Share {
            left: left.map_or(0.0, |entry| f64::midpoint(entry.x, x)),
            right: right.map_or(self.width, |entry| f64::midpoint(entry.x, x)),
        };
        (share, here.block)
    }

    /// Returns the near part of `free`, for when children of neighbours are below `parent`, in a row of `count`. Open nodes
    /// in between need their parts too. What is left shrinks as the inverse third power of the row's length, and not
    /// exponentially, as it would if each node left half of it to the next.
    fn crowded(&self, parent: &Parent<'_>, free: Share, count: usize) -> Share {
        let at_left = parent.x < free.left;
        let mut part = 3.0 / (count as f64 + 3.0);
        // In a longer row the other neighbours cannot make it smaller.
        if count < 3 * NEIGHBOURS {
            let row = parent.row;
            let here = row.first_by_x(parent.guess, move |x| x >= parent.x);
            let open = |entry: &&Entry| self.positions.is_open(entry.slot);
            let waiting = if at_left {
                let after = row.after(row.next(here));
                let between = after.take_while(|entry| entry.x < free.right);
                between.take(NEIGHBOURS).filter(open).count()
            } else {
                let between = row.before(here).take_while(|entry| entry.x > free.left);
                between.take(NEIGHBOURS).filter(open).count()
            };
            part = part.min(1.0 / (waiting as f64 + 1.0));
        }
        let wide = (free.right - free.left) * part;
        if at_left {
            let right = free.left + wide;
            Share { right, ..free }
        } else {
            let left = free.right - wide;
            Share { left, ..free }
        }
    }

    /// Returns `free`, limited to half way from `below` to neighbours that may be about to have children: those that are
    /// open and have no higher f.
    #[inline]
    fn rivals(&self, parent: &Parent<'_>, below: f64, free: Share) -> (Share, usize) {
        // All nodes of a row have the same g, so f is compared by h.
        let rival = |entry: &&Entry| entry.h <= parent.h && self.positions.is_open(entry.slot);
        let row = parent.row;
        let here = row.first_by_x(parent.guess, move |x| x >= below - TINY);
        let left = row.before(here).take(NEIGHBOURS);
        let right = row.after(beyond(row, here, below + TINY)).take(NEIGHBOURS);
        let left = left.take_while(|entry| entry.x > free.left).find(rival);
        let right = right.take_while(|entry| entry.x < free.right).find(rival);
        let half_way = |entry: &Entry| f64::midpoint(entry.x, below);
        let share = Share {
            left: left.map_or(free.left, half_way).max(free.left),
            right: right.map_or(free.right, half_way).min(free.right),
        };
        (share, here.block)
    }
}

/// Returns the first entry of `row` with an x above `x`, which is not before `from`, and mostly near it.
#[inline]
fn beyond(row: &Row, mut from: Cursor, x: f64) -> Cursor {
    for _ in 0..NEIGHBOURS {
        if row.get(from).is_none_or(|entry| entry.x > x) {
            return from;
        }
        from = row.next(from);
    }
    row.first_by_x(usize::MAX, move |other| other > x)
}

struct Parent<'t> {
    /// Its row, and that of its children.
    row: &'t Row,
    below: &'t Row,
    x: f64,
    h: u32,
    /// The block of its row where it may be.
    guess: usize,
}

#[derive(Clone, Copy, Debug)]
struct Share {
    left: f64,
    right: f64,
}

impl Share {
    /// Returns its left part for a row of `count` nodes. A row that is filled like this from the left is never full: what is
    /// left shrinks as one divided by the count.
    fn part(self, count: usize) -> Self {
        let right = self.left + (self.right - self.left) / (count as f64 + 2.0);
        Self { right, ..self }
    }

    /// Returns the part of it that is `free`, or `None` if that is at most a quarter.
    fn within(self, free: Self) -> Option<Self> {
        let (left, right) = (self.left.max(free.left), self.right.min(free.right));
        let enough = right - left > (self.right - self.left) / 4.0;
        enough.then_some(Self { left, right })
    }
}
