//! The hue that a strategy has on every screen.

use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_core::values;

values! {
    /// The hues: as many as there are algorithms. The palette has their colours, and each has its own shape and dash. Pink
    /// is not one of them: it is the backward half of a bidirectional search. Further strategies of the same algorithm get
    /// the last free hue of the list, because the last hues belong to the least used algorithms.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Hue {
        Sky,
        Green,
        Orange,
        Violet,
        Yellow,
        Lime,
        Indigo,
        Brown,
        Vermilion,
        Teal,
        Slate,
    }
}

impl Hue {
    /// Returns the hue of an algorithm. No two algorithms share one.
    pub const fn of(algorithm: Algorithm) -> Self {
        match algorithm {
            Algorithm::Bfs => Self::Sky,
            Algorithm::Bidirectional => Self::Green,
            Algorithm::AStar => Self::Orange,
            Algorithm::Greedy => Self::Violet,
            Algorithm::WeightedAStar => Self::Vermilion,
            Algorithm::UniformCost => Self::Yellow,
            Algorithm::Mm => Self::Teal,
            Algorithm::IdaStar => Self::Brown,
            Algorithm::IterativeDeepening => Self::Lime,
            Algorithm::DepthLimited => Self::Indigo,
            Algorithm::Dfs => Self::Slate,
        }
    }

    /// Returns the hues of strategies on one screen, all different as long as there are enough. The usual strategy of an
    /// algorithm, with Manhattan distance, gets the algorithm's hue wherever it is in the list; without it, the algorithm's
    /// first strategy does. The others get the hues of algorithms that are not in the list.
    pub fn each(strategies: &[Strategy]) -> Vec<Self> {
        let own = |strategy: &Strategy| Self::of(strategy.algorithm);
        let mut taken: Vec<Self> = strategies.iter().map(own).collect();
        let keeps = |at: usize| {
            let algorithm = strategies[at].algorithm;
            let usual = Strategy::new(algorithm, Heuristic::Manhattan);
            let find = |is: &dyn Fn(&Strategy) -> bool| strategies.iter().position(is);
            find(&|s| *s == usual).or_else(|| find(&|s| s.algorithm == algorithm)) == Some(at)
        };
        let hue = |at: usize| {
            if keeps(at) {
                return own(&strategies[at]);
            }
            let mut free = Self::ALL.into_iter().rev();
            let hue = free.find(|hue| !taken.contains(hue));
            taken.extend(hue);
            hue.unwrap_or_else(|| own(&strategies[at]))
        };
        (0..strategies.len()).map(hue).collect()
    }
}
