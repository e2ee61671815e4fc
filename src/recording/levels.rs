//! How many nodes there are at each depth, or of each f.

use crate::recording::Moment;
use crate::search::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelKey {
    Depth,
    /// What the open list goes by: f; h for greedy search; the priority for MM; depth where the algorithm uses no estimate.
    F,
}

impl LevelKey {
    pub(crate) const fn value(self, rank: u32, g: u32) -> u32 {
        match self {
            Self::Depth => g,
            Self::F => rank,
        }
    }
}

/// The nodes of one depth, or of one f; of a depth-first search, in the iteration that is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// Expansions made at it; a node that was reopened counts each time.
    pub expanded: u64,
    /// Nodes stored with it, open and closed.
    pub stored: u64,
    /// Those of them that are open.
    pub frontier: u64,
}

impl Level {
    pub(crate) fn add_open(&mut self, count: u32) {
        self.stored += u64::from(count);
        self.frontier += u64::from(count);
    }
}

impl Moment<'_> {
    /// The levels of one side, from 0 up to the last that has anything.
    pub fn levels(&self, side: Side, key: LevelKey) -> Vec<Level> {
        if side == Side::Backward && self.recording.expansions.roots() == 1 {
            return Vec::new();
        }
        self.recording.timeline.kind().levels(self, side, key)
    }
}

/// The level of a value, made where there is none yet.
pub(crate) fn level_at(levels: &mut Vec<Level>, value: u32) -> &mut Level {
    let value = value as usize;
    if value >= levels.len() {
        levels.resize(value + 1, Level::default());
    }
    &mut levels[value]
}
