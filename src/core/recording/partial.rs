//! A moment in the middle of an expansion: the node is taken, and only some of its successors have been processed.
//!
//! A recording holds whole expansions. The part of the last one that is not done yet is hidden from the moment: successors
//! not yet inserted do not exist, and better paths not yet taken are absent. All methods of [`Moment`] respect this, so
//! views need no special case.

use crate::puzzle::Move;
use crate::recording::revisions::Revision;
use crate::recording::{Moment, NodeId};
use crate::search::{Fate, Stats, Successors};

/// The progress of the last expansion of a moment. Its node has been taken from the open list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartOfExpansion {
    /// Successors by these moves have been generated, but are not nodes of the tree yet.
    pub generated: MoveSet,
    /// Successors by these moves have been looked up among the visited nodes.
    pub checked: MoveSet,
    /// Successors by these moves are in the open list.
    pub inserted: MoveSet,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MoveSet(u8);

impl MoveSet {
    pub const fn add(&mut self, mv: Move) {
        self.0 |= 1 << mv as u8;
    }

    pub const fn has(self, mv: Move) -> bool {
        self.0 & 1 << mv as u8 != 0
    }
}

impl<'h> Moment<'h> {
    /// This moment with its last expansion done only up to `part`. At moment 0 there is none.
    #[must_use]
    pub const fn partly(self, part: PartOfExpansion) -> Self {
        let part = if self.k == 0 { None } else { Some(part) };
        Self { part, ..self }
    }

    pub const fn part(&self) -> Option<PartOfExpansion> {
        self.part
    }

    /// The same moment with the last expansion complete.
    pub const fn whole(&self) -> Self {
        Self {
            part: None,
            ..*self
        }
    }

    /// A key that identifies this moment within its recording.
    pub fn key(&self) -> (u64, Option<PartOfExpansion>) {
        (self.k(), self.part)
    }

    /// The number of complete expansions.
    pub(crate) const fn settled(&self) -> u32 {
        match self.part {
            Some(_) => self.k - 1,
            None => self.k,
        }
    }

    /// The fates of the successors of the last expansion so far.
    pub(crate) fn fates_so_far(&self) -> Successors {
        let all = self.recording.expansions.successors(self.k);
        let Some(part) = self.part else {
            return all;
        };
        let mut fates = Successors::default();
        for mv in Move::ALL {
            let told = match all.get(mv) {
                Fate::New | Fate::Improved => part.inserted.has(mv),
                Fate::Duplicate if self.is_depth_first() => part.inserted.has(mv),
                Fate::Duplicate => part.checked.has(mv),
                Fate::None => false,
            };
            if told {
                fates.set(mv, all.get(mv));
            }
        }
        fates
    }

    pub(crate) const fn is_depth_first(&self) -> bool {
        self.recording.algorithm.is_depth_first()
    }

    /// The nodes that the last expansion has yet to put into the open list, in order.
    pub(crate) fn pending(&self) -> Vec<u32> {
        let Some(part) = self.part else {
            return Vec::new();
        };
        let inserted = self.recording.inserted_by(self.k);
        let pending = inserted.filter(|(mv, ..)| !part.inserted.has(*mv));
        pending.map(|(_, node, _)| node).collect()
    }

    /// Whether the last expansion has yet to put `node` into the open list.
    pub(crate) fn is_pending(&self, node: u32) -> bool {
        self.part.is_some() && self.pending().contains(&node)
    }

    /// Whether `revision`, a better path, has been made by this moment.
    pub(crate) fn has_revised(&self, revision: &Revision) -> bool {
        revision.at < self.k || revision.at == self.k && !self.is_pending(revision.node)
    }

    /// Counts of what the last expansion has not done yet.
    pub(crate) fn pending_counts(&self) -> Stats {
        let mut counts = Stats::default();
        let Some(part) = self.part else {
            return counts;
        };
        let first = self.recording.expansions.nodes(self.k - 1);
        for node in self.pending() {
            if node >= first {
                counts.visited += 1;
                continue;
            }
            let mut revisions = self.recording.revisions.of(node);
            match revisions.find(|revision| revision.at == self.k) {
                Some(revision) if revision.reopened => counts.reopened += 1,
                _ => counts.improved += 1,
            }
        }
        let fates = self.recording.expansions.successors(self.k);
        for mv in Move::ALL {
            match fates.get(mv) {
                Fate::None => continue,
                Fate::New => {}
                Fate::Duplicate | Fate::Improved => {
                    counts.duplicates += u64::from(!part.checked.has(mv));
                }
            }
            counts.generated += u64::from(!part.generated.has(mv));
        }
        counts
    }

    pub(crate) fn is_current(&self, id: NodeId) -> bool {
        self.recording.expansions.node(self.k) == Some(id.0)
    }
}
