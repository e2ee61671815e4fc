//! The queues of BFS, as layers.
//!
//! BFS expands nodes in the order in which it generated them, layer by layer, and bidirectional BFS does so on each
//! side. So the nodes of a layer have consecutive numbers, are expanded by consecutive expansions, and the queue at any
//! moment is what is left of one layer and what there is of the next: two ranges of numbers a side, nothing to be stored.

use crate::{recording::expansions::Expansions, search::Side};

/// One layer being expanded: nodes `first..first + len` by the expansions after `before`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layer {
    pub(crate) side: Side,
    pub(crate) g: u32,
    /// Expansions made before it was begun.
    pub(crate) before: u32,
    /// Its first node.
    pub(crate) first: u32,
    /// Its nodes.
    pub(crate) len: u32,
    /// The first node of the next layer, where it has any.
    pub(crate) children: u32,
}

/// Consecutive nodes of one side and depth that are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) side: Side,
    pub(crate) g: u32,
    pub(crate) first: u32,
    pub(crate) len: u32,
}

/// The layers expanded so far, in order.
#[derive(Clone, Debug)]
pub(crate) struct Layers {
    log: Vec<Layer>,
    two_sided: bool,
}

impl Layers {
    pub(crate) const fn new(two_sided: bool) -> Self {
        Self {
            log: Vec::new(),
            two_sided,
        }
    }

    /// Notes that the next expansion is one of `side` at depth `g`, when `expansions` were recorded.
    #[inline]
    pub(crate) fn expand(&mut self, side: Side, g: u32, expansions: &Expansions) {
        if self
            .log
            .last()
            .is_none_or(|last| last.side != side || last.g != g)
        {
            self.begin(side, g, expansions);
        }
    }

    fn begin(&mut self, side: Side, g: u32, expansions: &Expansions) {
        let before = expansions.len();
        let (first, len) = match self.before(side, self.log.len()) {
            Some(parents) => {
                let end = self.log.get(parents + 1).map_or(before, |next| next.before);
                let first = self.log[parents].children;
                (first, expansions.nodes(end) - first)
            }
            None => (root(side), 1),
        };
        self.log.push(Layer {
            side,
            g,
            before,
            first,
            len,
            children: expansions.nodes(before),
        });
    }

    /// The last layer of `side` among the first `count`.
    fn before(&self, side: Side, count: usize) -> Option<usize> {
        self.log[..count]
            .iter()
            .rposition(|layer| layer.side == side)
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[Layer] {
        &self.log
    }

    /// How many layers have been begun in the first `k` expansions.
    pub(crate) fn begun(&self, k: u32) -> usize {
        self.log.partition_point(|layer| layer.before < k)
    }

    /// Whether a layer has been begun and not finished in the first `k` expansions.
    pub(crate) fn in_layer(&self, k: u32) -> bool {
        let last = self.begun(k).checked_sub(1).map(|last| &self.log[last]);
        last.is_some_and(|layer| k < layer.before + layer.len)
    }

    /// Layers expanded to their end in the first `k` expansions.
    pub(crate) fn finished(&self, k: u32) -> u32 {
        self.begun(k) as u32 - u32::from(self.in_layer(k))
    }

    /// What is open of `side` after `k` expansions: the rest of one layer, then what there is of the next.
    pub(crate) fn open_of(&self, side: Side, k: u32, expansions: &Expansions) -> [Run; 2] {
        let begun = self.begun(k);
        let Some(index) = self.before(side, begun) else {
            let root = Run {
                side,
                g: 0,
                first: root(side),
                len: 1,
            };
            let none = Run { len: 0, ..root };
            return [root, none];
        };
        let layer = &self.log[index];
        let end = self.log.get(index + 1).map_or(k, |next| next.before.min(k));
        let taken = end - layer.before;
        let rest = Run {
            side,
            g: layer.g,
            first: layer.first + taken,
            len: layer.len.saturating_sub(taken),
        };
        let next = Run {
            side,
            g: layer.g + 1,
            first: layer.children,
            len: expansions.nodes(end) - layer.children,
        };
        [rest, next]
    }

    /// The side that the algorithm expands next after `k` expansions.
    fn turn(&self, k: u32, expansions: &Expansions) -> Side {
        if !self.two_sided {
            return Side::Forward;
        }
        let last = self.begun(k).checked_sub(1).map(|last| &self.log[last]);
        if let Some(layer) = last.filter(|_| self.in_layer(k)) {
            return layer.side;
        }
        let waiting = |side| -> u32 {
            let runs = self.open_of(side, k, expansions);
            runs.iter().map(|run| run.len).sum()
        };
        if waiting(Side::Forward) <= waiting(Side::Backward) {
            Side::Forward
        } else {
            Side::Backward
        }
    }

    /// The node expanded next, after all that is recorded. Where nothing is open, a number that no node has yet.
    #[inline]
    pub(crate) fn next(&self, expansions: &Expansions) -> u32 {
        let k = expansions.len();
        if let Some(last) = self.log.last()
            && k < last.before + last.len
        {
            return last.first + (k - last.before);
        }
        let runs = self.open_of(self.turn(k, expansions), k, expansions);
        let waiting = runs.iter().find(|run| run.len > 0);
        waiting.map_or(u32::MAX, |run| run.first)
    }

    /// The open runs after `k` expansions, next first.
    pub(crate) fn open(&self, k: u32, expansions: &Expansions) -> Vec<Run> {
        let turn = self.turn(k, expansions);
        let other = match turn {
            Side::Forward => Side::Backward,
            Side::Backward => Side::Forward,
        };
        let sides = if self.two_sided {
            &[turn, other][..]
        } else {
            &[turn]
        };
        let runs = sides
            .iter()
            .flat_map(|&side| self.open_of(side, k, expansions));
        runs.filter(|run| run.len > 0).collect()
    }
}

/// The node that a side begins with.
const fn root(side: Side) -> u32 {
    match side {
        Side::Forward => 0,
        Side::Backward => 1,
    }
}
