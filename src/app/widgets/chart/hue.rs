//! Which hue a strategy is shown in.

use crate::search::Algorithm;

/// One of as many hues as there can be strategies. The palette knows their colours, and each has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hue {
    /// Blue, a disc.
    Sky,
    /// Green, a square.
    Green,
    /// Orange, a triangle.
    Orange,
    /// Pink, a diamond.
    Pink,
    /// Vermilion, a triangle upside down.
    Vermilion,
    /// Yellow, a cross.
    Yellow,
}

impl Hue {
    pub const ALL: [Self; 6] = [
        Self::Sky,
        Self::Green,
        Self::Orange,
        Self::Pink,
        Self::Vermilion,
        Self::Yellow,
    ];

    /// The hue of an algorithm where it stands alone.
    pub const fn of(algorithm: Algorithm) -> Self {
        match algorithm {
            Algorithm::Bfs => Self::Sky,
            Algorithm::Bidirectional | Algorithm::Mm => Self::Green,
            Algorithm::AStar => Self::Orange,
            Algorithm::Greedy | Algorithm::DepthLimited => Self::Pink,
            Algorithm::WeightedAStar | Algorithm::IdaStar => Self::Vermilion,
            Algorithm::UniformCost | Algorithm::IterativeDeepening => Self::Yellow,
        }
    }

    /// The hue of an algorithm, or the next that is not among those `taken`.
    pub fn beside(algorithm: Algorithm, taken: &[Self]) -> Self {
        let own = Self::of(algorithm);
        let mut free = std::iter::once(own).chain(Self::ALL);
        free.find(|hue| !taken.contains(hue)).unwrap_or(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::compare::STRATEGIES;

    #[test]
    fn as_many_strategies_as_can_be_compared_have_a_hue_each() {
        for &algorithm in Algorithm::ALL {
            let mut taken = Vec::new();
            for _ in 0..*STRATEGIES.end() {
                let hue = Hue::beside(algorithm, &taken);
                assert!(!taken.contains(&hue), "{algorithm}: {taken:?}");
                taken.push(hue);
            }
            assert_eq!(taken[0], Hue::of(algorithm));
        }
    }
}
