//! The bounds of MM: which side is expanded next, and when no path can be shorter than the best one so far.

use crate::search::Side;

/// The priority of a node, lowest first. With it, neither side expands a node beyond the middle of a cheapest path.
/// `epsilon` is the cost of the cheapest move.
#[inline]
pub fn priority(g: u32, h: u32, epsilon: u32) -> u32 {
    (g + h).max(2 * g + epsilon)
}

/// The values of the open nodes of one side on which the bounds depend.
#[derive(Clone, Debug)]
pub struct Bounds {
    epsilon: u32,
    priorities: MinCounts,
    fs: MinCounts,
    gs: MinCounts,
}

impl Default for Bounds {
    /// Bounds where every move costs 1.
    fn default() -> Self {
        Self::by(1)
    }
}

/// The lowest values of the open nodes of one side.
#[derive(Clone, Copy, Debug)]
pub struct Lowest {
    epsilon: u32,
    priority: u32,
    f: u32,
    g: u32,
}

impl Bounds {
    /// Bounds where the cheapest move costs `epsilon`.
    pub fn by(epsilon: u32) -> Self {
        Self {
            epsilon,
            priorities: MinCounts::default(),
            fs: MinCounts::default(),
            gs: MinCounts::default(),
        }
    }

    #[inline]
    pub fn put(&mut self, g: u32, h: u32) {
        self.priorities.add(priority(g, h, self.epsilon));
        self.fs.add(g + h);
        self.gs.add(g);
    }

    #[inline]
    pub fn forget(&mut self, g: u32, h: u32) {
        self.priorities.remove(priority(g, h, self.epsilon));
        self.fs.remove(g + h);
        self.gs.remove(g);
    }

    pub fn clear(&mut self) {
        for counts in [&mut self.priorities, &mut self.fs, &mut self.gs] {
            counts.clear();
        }
    }

    /// The lowest values; `None` if no node is open.
    #[inline]
    pub fn lowest(&mut self) -> Option<Lowest> {
        Some(Lowest {
            epsilon: self.epsilon,
            priority: self.priorities.lowest()?,
            f: self.fs.lowest()?,
            g: self.gs.lowest()?,
        })
    }
}

/// The side to expand next: the one with the lowest priority, forward if both are equal.
#[inline]
pub fn leading(sides: [Option<Lowest>; 2]) -> Side {
    match sides {
        [Some(forward), Some(backward)] if backward.priority < forward.priority => Side::Backward,
        [None, _] => Side::Backward,
        _ => Side::Forward,
    }
}

/// Whether the search is over: a side has no open node, or the best path so far costs `best` and no other can cost less.
#[inline]
pub fn is_over(sides: [Option<Lowest>; 2], best: Option<u32>) -> bool {
    let [Some(forward), Some(backward)] = sides else {
        return true;
    };
    let lowest = forward.priority.min(backward.priority);
    let bound = lowest
        .max(forward.f)
        .max(backward.f)
        .max(forward.g + backward.g + forward.epsilon);
    best.is_some_and(|length| length <= bound)
}

/// A multiset of small integers, stored as one count per integer, with fast access to the lowest.
#[derive(Clone, Debug, Default)]
pub struct MinCounts {
    counts: Vec<u64>,
    lowest: usize,
    len: u64,
}

impl MinCounts {
    pub fn clear(&mut self) {
        self.counts.fill(0);
        (self.lowest, self.len) = (0, 0);
    }

    #[inline]
    pub fn add(&mut self, number: u32) {
        let number = number as usize;
        if number >= self.counts.len() {
            self.counts.resize(number + 1, 0);
        }
        self.counts[number] += 1;
        self.len += 1;
        self.lowest = self.lowest.min(number);
    }

    /// Removes one occurrence of `number`, which must be present.
    #[inline]
    pub fn remove(&mut self, number: u32) {
        self.counts[number as usize] -= 1;
        self.len -= 1;
    }

    #[inline]
    pub fn lowest(&mut self) -> Option<u32> {
        if self.len == 0 {
            return None;
        }
        while self.counts[self.lowest] == 0 {
            self.lowest += 1;
        }
        Some(self.lowest as u32)
    }
}
