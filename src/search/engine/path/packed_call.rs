//! What a call of the recursion is given, packed into two numbers and a limit, so that it stays in registers.
//!
//! A *path* says where a node is: g in the lowest sixteen bits, the successors that wait along the path above it, and from
//! bit 32 on how many times f may still grow, its *room*. Both of the first count from the node where the recursion began.
//!
//! A *tally* is what all calls share, and each gives back: from bit 20 on the expansions still allowed, below zero and
//! counted up, and under them the successors generated, so that an expansion is one addition.

/// The bits of a path that stand for one.
pub const ONE_DEEPER: u64 = 1;
pub const ONE_WAITING: u64 = 1 << 16;
pub const ONE_ROOM: u64 = 1 << 32;

/// The expansion in a tally.
pub const ONE_EXPANSION: i64 = 1 << 20;
/// Added to a tally, and making it positive: all calls are to end.
pub const UNWIND: i64 = 1 << 62;
/// The most expansions in one recursion: at most four successors each fit below them.
pub const MOST: u64 = 1 << 18;
/// The most where paths may become deeper than a recursion goes: none can be deeper than it has expansions.
pub const DEEPEST: u64 = 255;

/// The highest bit of g and of the waiting successors, which neither reaches by itself.
const GUARDS: u32 = 0x8000_8000;

/// A tally that allows so many expansions.
pub const fn allowing(expansions: u64) -> i64 {
    -(expansions as i64 + 1) * ONE_EXPANSION
}

/// Whether a tally allows no more expansion.
#[inline(always)]
pub const fn is_used_up(tally: i64) -> bool {
    tally >= -ONE_EXPANSION
}

/// g, counted from where the recursion began.
#[inline(always)]
pub const fn depth(path: u64) -> u32 {
    path as u32 & 0xffff
}

/// How many times f may still grow.
#[inline(always)]
pub const fn room(path: u64) -> u32 {
    (path >> 32) as u32
}

/// How far paths went so far: what remains to a guard from one more than the largest g, and than the most successors that
/// waited, so that one addition tells whether a path goes further in either.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reach(u32);

impl Reach {
    /// Of paths with a g and waiting successors below these.
    pub fn below(g: u32, waiting: u32) -> Self {
        Self(GUARDS - g.min(0x7fff) - (waiting.min(0x7fff) << 16))
    }

    /// One more than the largest g, and than the most successors that waited.
    pub const fn ends(self) -> (u32, u32) {
        let left = GUARDS - self.0;
        (left & 0xffff, left >> 16)
    }

    /// Whether a path goes further.
    #[inline(always)]
    pub const fn is_passed_by(self, path: u64) -> bool {
        self.0.wrapping_add(path as u32) & GUARDS != 0
    }

    /// With a path.
    pub fn with(self, path: u64) -> Self {
        let (g, waiting) = self.ends();
        let of_path = path as u32 >> 16;
        Self::below(g.max(depth(path) + 1), waiting.max(of_path + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reach_tells_which_paths_go_further() {
        for (g, waiting) in [(0, 0), (1, 0), (0, 1), (7, 12), (255, 765)] {
            let reach = Reach::below(g, waiting);
            assert_eq!(reach.ends(), (g, waiting));
            for (at, more) in [(0, 0), (3, 11), (6, 12), (7, 3), (254, 764)] {
                let path = u64::from(at) * ONE_DEEPER + u64::from(more) * ONE_WAITING;
                assert_eq!(reach.is_passed_by(path), at >= g || more >= waiting);
                let ends = (g.max(at + 1), waiting.max(more + 1));
                assert_eq!(reach.with(path).ends(), ends);
            }
        }
    }

    #[test]
    fn a_tally_allows_so_many_expansions() {
        for budget in [0, 1, 5, MOST] {
            let mut tally = allowing(budget);
            for _ in 0..budget {
                assert!(!is_used_up(tally));
                tally += ONE_EXPANSION + 3;
            }
            assert!(is_used_up(tally) && tally < 0);
        }
    }
}
