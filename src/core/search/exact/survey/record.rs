//! Serialization of a survey for the cache. One survey serves every goal of the same symmetry.

use crate::puzzle::{Arrangement, Board, PLACES, Packed};
use crate::search::Survey;
use crate::search::engine::symmetry::Symmetry;
use crate::search::exact::survey::{Depth, KEPT};

impl Survey {
    /// The version of [`to_bytes`](Self::to_bytes): must be increased when the format changes.
    pub const VERSION: u32 = 1;

    /// The name of the surveyed space: the same for all symmetric goals.
    pub fn name(goal: &Board) -> String {
        Symmetry::new(goal).name()
    }

    /// The survey as bytes. For each depth: the number of its states (eight bytes, little-endian), how many are kept (one
    /// byte), and the kept states (eight bytes each: the homes of the tiles by cell, four bits per cell).
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for depth in &self.depths {
            bytes.extend(depth.count.to_le_bytes());
            bytes.push(depth.kept.len() as u8);
            for seen in &depth.kept {
                bytes.extend(Packed::<u64>::pack(seen).0.to_le_bytes());
            }
        }
        bytes
    }

    /// Reads the survey for `goal` from bytes stored under its [`name`](Self::name). Returns `None` if they are invalid: the
    /// counts must add up to the space, and every state must be a board.
    pub fn from_bytes(goal: &Board, bytes: &[u8]) -> Option<Self> {
        let symmetry = Symmetry::new(goal);
        let mut depths = Vec::new();
        let mut rest = bytes;
        while !rest.is_empty() {
            let (depth, after) = depth(&symmetry, rest)?;
            depths.push(depth);
            rest = after;
        }
        let sum = depths
            .iter()
            .try_fold(0_u64, |sum, depth| sum.checked_add(depth.count))?;
        (u128::from(sum) == goal.size().reachable_states()).then_some(Self { symmetry, depths })
    }
}

/// Reads one depth; returns it and the remaining bytes.
fn depth<'a>(symmetry: &Symmetry, bytes: &'a [u8]) -> Option<(Depth, &'a [u8])> {
    let (count, rest) = bytes.split_first_chunk::<8>()?;
    let count = u64::from_le_bytes(*count);
    let (&kept, rest) = rest.split_first()?;
    let expected = count.min(KEPT as u64);
    if count == 0 || u64::from(kept) != expected {
        return None;
    }
    let read = |bytes: &[u8; 8]| {
        let state = Packed(u64::from_le_bytes(*bytes));
        let mut seen = [0; PLACES];
        for (cell, home) in seen.iter_mut().enumerate().take(symmetry.size.cells()) {
            *home = state.tile(cell);
        }
        symmetry.unsee(&seen).map(|_| seen)
    };
    let (states, rest) = rest.split_at_checked(8 * usize::from(kept))?;
    let kept = states
        .as_chunks()
        .0
        .iter()
        .map(read)
        .collect::<Option<_>>()?;
    Some((Depth { count, kept }, rest))
}
