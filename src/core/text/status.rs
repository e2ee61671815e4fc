//! The status line.

use crate::text::messages::status as said;
pub use said::*;

use crate::recording::Breakpoint;
use crate::study::SolutionQuality;
use crate::words::count;

pub fn solved_in(moves: usize, quality: SolutionQuality) -> String {
    match quality {
        SolutionQuality::Longer(more, _) => said::solved_longer(moves, more),
        SolutionQuality::AtLeast(at_least) => found_at_least(moves, at_least),
        SolutionQuality::Shortest | SolutionQuality::Unknown => solved(moves),
        SolutionQuality::OfCost(..) => said::solved_of_cost(of_cost(moves, quality)),
    }
}

/// Returns how many moves a solution has, what they cost, and how much that is beyond the least.
pub fn of_cost(moves: usize, quality: SolutionQuality) -> String {
    match quality {
        SolutionQuality::OfCost(cost, Some(least)) if least < cost => {
            said::dearer(moves, cost, cost - least)
        }
        SolutionQuality::OfCost(cost, Some(_)) => said::cheapest(moves, cost),
        SolutionQuality::OfCost(cost, None) => said::costs(moves, cost),
        _ => count::moves(moves),
    }
}

pub fn met(breakpoint: Breakpoint) -> String {
    match breakpoint {
        Breakpoint::Depth(depth) => said::met_depth(depth),
        Breakpoint::F(f) => said::met_f(f),
        Breakpoint::Generated(_) => said::MET_GENERATED.to_string(),
        Breakpoint::Expanded(_) => said::MET_EXPANDED.to_string(),
        Breakpoint::Meeting => said::MET_MEETING.to_string(),
    }
}
