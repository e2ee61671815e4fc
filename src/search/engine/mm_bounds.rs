//! What MM knows of its open lists: which side goes next, and when no path can be shorter than the best one so far.

use crate::search::{Side, engine::min_counts::MinCounts};

/// The cost of the cheapest move.
const EPSILON: u32 = 1;

/// What MM orders a node by, the lowest first; so neither side expands one beyond the middle of a shortest path.
pub fn priority(g: u32, h: u32) -> u32 {
    (g + h).max(2 * g + EPSILON)
}

/// The open nodes of one side, as far as the bounds depend on them.
#[derive(Debug, Default)]
pub struct Bounds {
    priorities: MinCounts,
    fs: MinCounts,
    gs: MinCounts,
}

/// The lowest of the open nodes of one side.
#[derive(Clone, Copy, Debug)]
pub struct Lowest {
    /// Their lowest priority.
    pub priority: u32,
    f: u32,
    g: u32,
}

impl Bounds {
    /// A node is open from now on.
    #[inline]
    pub fn put(&mut self, g: u32, h: u32) {
        self.priorities.add(priority(g, h));
        self.fs.add(g + h);
        self.gs.add(g);
    }

    /// An open node is so no more.
    #[inline]
    pub fn forget(&mut self, g: u32, h: u32) {
        self.priorities.remove(priority(g, h));
        self.fs.remove(g + h);
        self.gs.remove(g);
    }

    /// The lowest of its nodes; none where none is open.
    #[inline]
    pub fn lowest(&mut self) -> Option<Lowest> {
        Some(Lowest {
            priority: self.priorities.lowest()?,
            f: self.fs.lowest()?,
            g: self.gs.lowest()?,
        })
    }
}

/// The side to expand next: that of the lowest priority, forward where they are equal. None where the search is over: a
/// side has nothing left, or the best path so far has `best` moves and none can have fewer.
#[inline]
pub fn turn(sides: [Option<Lowest>; 2], best: Option<u32>) -> Option<Side> {
    let [Some(forward), Some(backward)] = sides else {
        return None;
    };
    let lowest = forward.priority.min(backward.priority);
    let bound = lowest
        .max(forward.f)
        .max(backward.f)
        .max(forward.g + backward.g + EPSILON);
    match best {
        Some(length) if length <= bound => None,
        _ if forward.priority == lowest => Some(Side::Forward),
        _ => Some(Side::Backward),
    }
}
