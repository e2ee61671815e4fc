//! The status line.

use crate::text::messages::status as said;
pub use said::*;

use crate::recording::Breakpoint;
use crate::study::SolutionQuality;

pub fn solved_in(moves: usize, quality: SolutionQuality) -> String {
    match quality {
        SolutionQuality::Longer(more, _) => said::solved_longer(moves, more),
        SolutionQuality::AtLeast(at_least) => found_at_least(moves, at_least),
        SolutionQuality::Shortest | SolutionQuality::Unknown => solved(moves),
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
