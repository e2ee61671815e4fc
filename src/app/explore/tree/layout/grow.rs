//! The positions of the nodes beyond the horizon, one expansion after the other.

use crate::app::explore::tree::layout::Tree;
use crate::app::explore::tree::layout::rows::{Cursor, Entry, Row};
use crate::recording::Recording;

/// How many nodes left and right of its own are asked whether they need room.
const NEIGHBOURS: usize = 8;
/// Places that are nearer than this, in leaves, are the same but for rounding.
const TINY: f64 = 1e-9;

impl Tree {
    /// Places the successors of at most `budget` more expansions of `recording`. Returns whether all have their positions.
    pub fn grow(&mut self, recording: &Recording, budget: u64) -> bool {
        let end = recording.len().min(self.grown().saturating_add(budget));
        for k in self.grown + 1..=end as u32 {
            if !self.place_twins(recording, k) {
                self.place_successors(recording, k);
            }
            self.place_root(recording, k);
            self.grown = k;
        }
        self.grown() >= recording.len()
    }

    /// Places the successors of expansion `k` where the same ones stood in the iteration before; `false` where there were
    /// none.
    fn place_twins(&mut self, recording: &Recording, k: u32) -> bool {
        let Some(overlay) = &mut self.overlay else {
            return false;
        };
        let Some(twins) = overlay.twins(recording, k) else {
            for _ in recording.expansions.children(k) {
                overlay.push(None);
            }
            return false;
        };
        for twin in twins {
            overlay.push(Some(twin));
            self.positions.push(self.positions.x(twin, k));
        }
        true
    }

    /// Places the root of the iteration that follows expansion `k`, if one does.
    fn place_root(&mut self, recording: &Recording, k: u32) {
        if let Some(root) = recording.root_before(k)
            && let Some(overlay) = &mut self.overlay
        {
            overlay.push(Some(root));
            self.positions.push(self.positions.x(root, k));
        }
    }

    fn place_successors(&mut self, recording: &Recording, k: u32) {
        let children = recording.inserted_by(k).count();
        let Some(node) = recording.expansions.node(k).filter(|_| children > 0) else {
            return;
        };
        let side = recording.nodes.side(node) as usize;
        let depth = recording.at(u64::from(k)).link(node).g as usize;
        let under = self.positions.x(node, k);
        if depth + 1 >= self.rows[side].len() {
            self.rows[side].fill_up(depth + 2, Row::default);
            self.begun[side].fill_up(depth + 2, || k);
        }
        let mut cursor = self.rows[side][depth + 1].first(|entry| entry.under > under);
        let share = self.share(recording, k, node, under, cursor);
        let spread = (share.right - share.left) / children as f64;
        let spread = spread.min(self.leaf[side]);
        let half = spread * children as f64 / 2.0;
        // Below the parent as far as its share allows.
        let middle = under.max(share.left + half).min(share.right - half);
        for (index, (child, new)) in recording.inserted_by(k).enumerate() {
            let x = middle - half + (index as f64 + 0.5) * spread;
            let slot = if new {
                self.positions.push(x)
            } else {
                self.positions.push_later(child, k, x)
            };
            let row = &mut self.rows[side][depth + 1];
            cursor = row.insert(
                cursor,
                Entry {
                    x,
                    under,
                    slot,
                    h: recording.nodes.h(child),
                },
            );
            cursor = row.next(cursor);
        }
    }

    /// The stretch of the next row that the children of `node`, which stands at `x`, may use; `cursor` is where they
    /// will stand.
    fn share(&self, recording: &Recording, k: u32, node: u32, x: f64, cursor: Cursor) -> Share {
        let side = recording.nodes.side(node) as usize;
        let depth = recording.at(u64::from(k)).link(node).g as usize;
        let next = &self.rows[side][depth + 1];
        let (before, after) = (next.before(cursor).next(), next.get(cursor));
        let free = Share {
            left: before.map_or(0.0, |entry| entry.x),
            right: after.map_or(self.width, |entry| entry.x),
        };
        if self.overlay.is_some() {
            let own = self.cell(side, depth, x).within(free);
            return own.unwrap_or_else(|| free.part(next.len()));
        }
        // Below the node, or as near to that as its neighbours' children leave it.
        let below = x.max(free.left).min(free.right);
        let rivals = self.rivals(recording, k, node, below, free);
        // Half way to the neighbours that have children, or may have some; beyond that as far on one side as on the other.
        let left = before.filter(|entry| entry.under < below - TINY);
        let right = after.filter(|entry| entry.under > below + TINY);
        let half_way = |entry: &Entry| f64::midpoint(entry.under, below);
        let near = Share {
            left: left.map_or(free.left, half_way).max(rivals.left),
            right: right.map_or(free.right, half_way).min(rivals.right),
        };
        let more = (near.left - rivals.left).min(rivals.right - near.right);
        Share {
            left: near.left - more,
            right: near.right + more,
        }
    }

    /// Half way to what stands left and right of `x` in its row. A depth-first search fills its rows from the left: were
    /// its nodes to use what room is left there, each would leave half as much to the next.
    fn cell(&self, side: usize, depth: usize, x: f64) -> Share {
        let row = &self.rows[side][depth];
        let left = row.before(row.first(|entry| entry.x >= x)).next();
        let right = row.get(row.first(|entry| entry.x > x));
        Share {
            left: left.map_or(0.0, |entry| f64::midpoint(entry.x, x)),
            right: right.map_or(self.width, |entry| f64::midpoint(entry.x, x)),
        }
    }

    /// `free`, but no farther than half way from `below` to neighbours that may be about to have children: those that
    /// are open and of no higher f.
    fn rivals(&self, recording: &Recording, k: u32, node: u32, below: f64, free: Share) -> Share {
        let side = recording.nodes.side(node) as usize;
        let moment = recording.at(u64::from(k));
        let depth = moment.link(node).g as usize;
        let nodes = recording.expansions.nodes(k);
        let moved = |node| recording.nodes.is_revised(node);
        let h = recording.nodes.h(node);
        let rival = |entry: &&Entry| {
            // All in one row have the same g, so f is compared by h.
            if entry.h > h {
                return false;
            }
            if let Some(overlay) = &self.overlay {
                // What has no children yet may have some in a later iteration.
                let other = overlay.newest(entry.slot);
                let leaf = recording.expansions_of(other).next().is_none();
                return other != node && leaf;
            }
            let holder = self.positions.holder(entry.slot, k, nodes, moved);
            holder.is_some_and(|other| {
                other != node && !moment.is_closed(crate::recording::NodeId(other))
            })
        };
        let row = &self.rows[side][depth];
        let mut left = row
            .before(row.first(|entry| entry.x >= below - TINY))
            .take(NEIGHBOURS)
            .take_while(|entry| entry.x > free.left);
        let mut right = row
            .after(row.first(|entry| entry.x > below + TINY))
            .take(NEIGHBOURS)
            .take_while(|entry| entry.x < free.right);
        let half_way = |entry: &Entry| f64::midpoint(entry.x, below);
        Share {
            left: left.find(rival).map_or(free.left, half_way).max(free.left),
            right: right
                .find(rival)
                .map_or(free.right, half_way)
                .min(free.right),
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Share {
    left: f64,
    right: f64,
}

impl Share {
    /// Its left part, where `count` nodes stand beside it: a row that is filled like this from the left is never full, for
    /// what is left shrinks as one divided by the count.
    fn part(self, count: usize) -> Self {
        let right = self.left + (self.right - self.left) / (count as f64 + 2.0);
        Self { right, ..self }
    }

    /// As much of it as is `free`; none where that is little.
    fn within(self, free: Self) -> Option<Self> {
        let (left, right) = (self.left.max(free.left), self.right.min(free.right));
        let enough = right - left > (self.right - self.left) / 4.0;
        enough.then_some(Self { left, right })
    }
}
