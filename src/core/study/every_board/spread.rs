//! The counts of one strategy on many boards: sums, quartiles, extremes, and a comparison with another strategy.

use serde::{Deserialize, Serialize};

use crate::search::each_board::Count;

/// A value with the address of the first board that has it: of the shortest length, and there the lowest address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extreme {
    pub value: u64,
    pub board: u32,
}

impl Extreme {
    /// Replaces the one in `known` if this one is `better`.
    fn offer(self, known: &mut Option<Self>, better: impl Fn(u64, u64) -> bool) {
        if known.is_none_or(|known| better(self.value, known.value)) {
            *known = Some(self);
        }
    }
}

/// The path of one strategy that is the most times as long as that of another, on the first such board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Widest {
    pub length: u32,
    pub other: u32,
    pub board: u32,
}

impl Widest {
    fn offer(self, known: &mut Option<Self>) {
        if known.is_none_or(|known| self.length * known.other > known.length * self.other) {
            *known = Some(self);
        }
    }
}

/// How a strategy compares with another on the same boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// The boards on which it expands more nodes, as many, and fewer.
    pub more: u64,
    pub equal: u64,
    pub fewer: u64,
    /// The most expansions that it makes in addition.
    pub excess: Option<Extreme>,
    /// The boards on which it finds a longer path.
    pub longer: u64,
    pub widest: Option<Widest>,
}

/// The expansions of one strategy on the boards of one length, in ascending order.
pub type Spread = Vec<u64>;

/// The counts of one strategy on the boards of one length, or of several. The sums are exact.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    pub boards: u64,
    pub expanded: u128,
    pub generated: u128,
    /// The lengths of the paths found, added up.
    pub found: u128,
    /// A quarter, a half and three quarters of the boards need at most this many expansions, and no smaller number does.
    pub quartiles: [u64; 3],
    pub least: Option<Extreme>,
    pub most: Option<Extreme>,
    /// The boards on which the path found is not a shortest one.
    pub not_shortest: u64,
    /// The longest path found.
    pub longest: Option<Extreme>,
    pub against: Option<Against>,
}

impl Summary {
    /// Adds up the counts of boards of one `length`, compared with those of another strategy. Returns their spread too.
    pub(super) fn of(
        length: u32,
        boards: &[u32],
        counts: &[Count],
        other: Option<&[Count]>,
    ) -> (Self, Spread) {
        let mut summary = Self {
            against: other.map(|_| Against::default()),
            ..Self::default()
        };
        for (at, (count, &board)) in counts.iter().zip(boards).enumerate() {
            summary.add(length, *count, board);
            if let (Some(against), Some(other)) = (&mut summary.against, other) {
                against.add(*count, other[at], board);
            }
        }
        let mut spread: Spread = counts.iter().map(|count| count.expanded).collect();
        spread.sort_unstable();
        summary.quartiles = quartiles(&spread);
        (summary, spread)
    }

    fn add(&mut self, length: u32, count: Count, board: u32) {
        self.boards += 1;
        self.expanded += u128::from(count.expanded);
        self.generated += u128::from(count.generated);
        self.found += u128::from(count.length);
        self.not_shortest += u64::from(count.length > length);
        let extreme = |value| Extreme { value, board };
        extreme(count.expanded).offer(&mut self.least, |new, old| new < old);
        extreme(count.expanded).offer(&mut self.most, |new, old| new > old);
        extreme(count.length.into()).offer(&mut self.longest, |new, old| new > old);
    }

    /// Adds up these summaries of different boards, in their order.
    pub(super) fn all<'a>(parts: impl Iterator<Item = (&'a Self, &'a Spread)>) -> Self {
        let (mut all, mut spread) = (Self::default(), Spread::new());
        for (part, of) in parts {
            all.merge(part);
            spread.extend(of);
        }
        spread.sort_unstable();
        all.quartiles = quartiles(&spread);
        all
    }

    fn merge(&mut self, part: &Self) {
        self.boards += part.boards;
        self.expanded += part.expanded;
        self.generated += part.generated;
        self.found += part.found;
        self.not_shortest += part.not_shortest;
        let offer = |from: Option<Extreme>, to: &mut Option<Extreme>, larger: bool| {
            if let Some(from) = from {
                from.offer(to, |new, old| if larger { new > old } else { new < old });
            }
        };
        offer(part.least, &mut self.least, false);
        offer(part.most, &mut self.most, true);
        offer(part.longest, &mut self.longest, true);
        if let Some(part) = &part.against {
            let all = self.against.get_or_insert_default();
            all.more += part.more;
            all.equal += part.equal;
            all.fewer += part.fewer;
            all.longer += part.longer;
            offer(part.excess, &mut all.excess, true);
            if let Some(widest) = part.widest {
                widest.offer(&mut all.widest);
            }
        }
    }
}

impl Against {
    fn add(&mut self, count: Count, other: Count, board: u32) {
        let extreme = |value| Extreme { value, board };
        match count.expanded.cmp(&other.expanded) {
            std::cmp::Ordering::Greater => {
                self.more += 1;
                let excess = count.expanded - other.expanded;
                extreme(excess).offer(&mut self.excess, |new, old| new > old);
            }
            std::cmp::Ordering::Equal => self.equal += 1,
            std::cmp::Ordering::Less => self.fewer += 1,
        }
        if count.length > other.length {
            self.longer += 1;
            let widest = Widest {
                length: count.length,
                other: other.length,
                board,
            };
            widest.offer(&mut self.widest);
        }
    }
}

/// The quartiles of ascending numbers, each one of them: the nearest rank. Zeros if there are none.
fn quartiles(ascending: &[u64]) -> [u64; 3] {
    [1, 2, 3].map(|quarter| {
        let rank = (ascending.len() * quarter).div_ceil(4);
        ascending.get(rank.saturating_sub(1)).copied().unwrap_or(0)
    })
}
