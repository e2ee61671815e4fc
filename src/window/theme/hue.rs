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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_strategy_has_one_hue_wherever_it_stands() {
        let of = |heuristic| Strategy::new(Algorithm::AStar, heuristic);
        let all = [Heuristic::Zero, Heuristic::Misplaced, Heuristic::Manhattan].map(of);
        for turn in 0..all.len() {
            let mut turned = all;
            turned.rotate_left(turn);
            let hues = Hue::each(&turned);
            let usual = turned.iter().position(|s| *s == of(Heuristic::Manhattan));
            assert_eq!(usual.map(|at| hues[at]), Some(Hue::Orange), "{turned:?}");
        }
    }

    #[test]
    fn ten_strategies_have_a_hue_each_whatever_their_algorithms() {
        for algorithm in Algorithm::ALL {
            for alike in 1..=10 {
                let others = Algorithm::ALL.iter().copied().filter(|&a| a != algorithm);
                let chosen = std::iter::repeat_n(algorithm, alike).chain(others).take(10);
                let strategies: Vec<Strategy> = chosen
                    .map(|algorithm| Strategy::new(algorithm, Heuristic::Manhattan))
                    .collect();
                let hues = Hue::each(&strategies);
                for (at, hue) in hues.iter().enumerate() {
                    assert!(!hues[..at].contains(hue), "{alike} × {algorithm}: {hues:?}");
                }
                assert_eq!(hues[0], Hue::of(algorithm));
            }
        }
    }
}
