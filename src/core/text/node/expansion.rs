//! Texts about the node just expanded and its successors.

use crate::text::messages::node::expansion as said;
pub use said::*;

use crate::explain::{Ending, Treatment};

/// Returns what happened to a successor. `place` is its place in the open list, from 0, and the number of nodes there.
pub fn outcome(treatment: Treatment, place: Option<(usize, usize)>) -> String {
    let (place, of) = place.unzip();
    let (place, of) = (place.map(|place| ordinal(place + 1)), of.unwrap_or(0));
    let on_stack = || said::on_stack(place.as_ref(), of);
    let in_frontier = || said::in_frontier(place.as_ref(), of);
    match treatment {
        Treatment::Edge | Treatment::Undecided => String::new(),
        Treatment::Back => said::BACK.to_string(),
        Treatment::NotReached => said::NOT_REACHED.to_string(),
        Treatment::AtLimit { limit } => said::at_limit(limit),
        Treatment::Stacked {
            f, threshold, by_f, ..
        } if f > threshold => said::beyond(by_f, f, threshold),
        Treatment::Stacked { goal: true, .. } => said::goal(on_stack()),
        Treatment::Stacked { .. } => said::new(on_stack()),
        Treatment::Kept { end, .. } => match end {
            Some(Ending::Found) => said::SOLVED.to_string(),
            Some(Ending::GoalToBeTaken) => said::goal(in_frontier()),
            Some(Ending::Meeting) => said::MEETING.to_string(),
            Some(Ending::Path {
                cost,
                best,
                by_cost: true,
            }) => said::path_of_cost(best, cost, in_frontier()),
            Some(Ending::Path { cost, best, .. }) => said::path(best, cost, in_frontier()),
            None => said::new(in_frontier()),
        },
        Treatment::Dropped { .. } => said::DROPPED.to_string(),
        Treatment::Reparented { reopened: true, .. } => said::reopened(in_frontier()),
        Treatment::Reparented { old, g, .. } if g > old => said::put_again(old, g, in_frontier()),
        Treatment::Reparented { old, g, .. } => said::reparented(old, g, in_frontier()),
    }
}
