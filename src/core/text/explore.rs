//! Texts of the Explore screen about a whole search: counters, curves, depths, the map of the space, the solution.

use crate::text::messages::explore as said;
pub use said::*;

use crate::search::Algorithm;
use crate::text::glossary::Term;

/// Before the first expansion.
pub mod empty {
    use crate::puzzle::Costs;
    use crate::search::Strategy;
    use crate::text::messages::explore::empty as said;
    pub use said::*;

    pub fn looks_for(strategy: Strategy, costs: Costs) -> String {
        let algorithm = strategy.algorithm;
        let wanted = match (strategy.is_optimal(), algorithm.is_optimal()) {
            (true, _) if !costs.is_unit() && strategy.algorithm.counts_costs() => "cheapest",
            (true, _) => "shortest",
            (false, true) => "unproven",
            (false, false) => "any",
        };
        match strategy.heuristic_used() {
            Some(heuristic) => said::looks_for_heuristic(wanted, algorithm, heuristic),
            None => said::looks_for(wanted, algorithm),
        }
    }
}

pub mod counters {
    use super::{Algorithm, Term};
    use crate::text::Message;
    use crate::text::messages::explore::counters as said;
    pub use said::*;

    pub fn threshold(algorithm: Algorithm) -> (Message, Term) {
        if algorithm == Algorithm::IdaStar {
            (said::THRESHOLD, Term::Threshold)
        } else {
            (said::DEPTH_LIMIT, Term::DepthLimit)
        }
    }

    pub const fn reached(algorithm: Algorithm) -> (Message, Message) {
        match algorithm {
            Algorithm::Bfs => (said::DEPTH_REACHED, said::ABOUT_DEPTH_LAST),
            Algorithm::Bidirectional => (said::DEPTH_REACHED, said::ABOUT_DEPTHS_ADDED),
            Algorithm::UniformCost => (said::G_REACHED, said::ABOUT_G),
            Algorithm::AStar => (said::F_REACHED, said::ABOUT_F),
            Algorithm::WeightedAStar => (said::F_REACHED, said::ABOUT_WEIGHTED_F),
            Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
                (said::DEPTH_REACHED, said::ABOUT_DEPTH_LARGEST)
            }
            Algorithm::Mm => (said::PRIORITY_REACHED, said::ABOUT_PRIORITY),
            Algorithm::Greedy | Algorithm::Dfs => (said::DEPTH_REACHED, said::ABOUT_G),
        }
    }
}

pub mod plot {
    use crate::text::Message;
    use crate::text::glossary;
    use crate::text::messages::explore::plot as said;
    pub use said::*;

    pub const VISITED: (Message, Message) = (said::VISITED, glossary::VISITED.1);
    pub const WAITING: Message = glossary::FRONTIER.1;
}

pub mod depths {
    use crate::text::Message;
    use crate::text::messages::explore::depths as said;
    pub use said::*;

    pub const BY_F_NAME: Message = said::NAME_BY_F;

    /// Returns the line of a search in the readout of a level. `name` is given if there are two searches.
    pub fn nodes(name: Option<&str>, expanded: u64, frontier: u64, stored: u64) -> String {
        let line = said::nodes(name, expanded, stored, frontier, stored - frontier);
        format!("\n{line}")
    }
}

/// The path found, and its replay.
pub mod solution {
    use crate::study::SolutionQuality;
    use crate::text::messages::explore::solution as said;

    pub use crate::words::count::moves;
    pub use said::*;

    pub fn length(moves: usize, quality: SolutionQuality) -> String {
        match quality {
            SolutionQuality::Shortest => said::shortest(moves),
            SolutionQuality::Unknown => said::unknown(moves),
            SolutionQuality::AtLeast(at_least) => said::at_least(moves, at_least),
            SolutionQuality::OfCost(..) => crate::text::status::of_cost(moves, quality),
            SolutionQuality::Longer(more, None) => said::longer(moves, more),
            SolutionQuality::Longer(more, Some(_)) => said::longer_overestimates(moves, more),
        }
    }
}
