//! The node just expanded and its successors.

use crate::explain::{Ending, Treatment};
use crate::search::Side;
use crate::text::Message;
use crate::text::message;

pub(crate) const ABOUT_BOARD: Message = Message("node-expansion-about-board");
pub(crate) const NUMBER: Message = Message("node-expansion-number");
pub(crate) const ABOUT_NUMBER: Message = Message("node-expansion-about-number");

pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::Forward => message!("node-expansion-side-forward"),
        Side::Backward => message!("node-expansion-side-backward"),
    }
}

/// What became of a successor; `place` is where it stands in the open list, from 0, and how many nodes stand there.
pub(crate) fn outcome(treatment: Treatment, place: Option<(usize, usize)>) -> String {
    let on_stack = || match place {
        Some((place, of)) => {
            message!(
                "node-expansion-place-on-stack",
                place = ordinal(place + 1),
                of
            )
        }
        None => message!("node-expansion-on-stack").to_owned(),
    };
    let in_frontier = || match place {
        Some((place, of)) => {
            message!(
                "node-expansion-place-in-frontier",
                place = ordinal(place + 1),
                of
            )
        }
        None => message!("node-expansion-in-frontier").to_owned(),
    };
    match treatment {
        Treatment::Edge | Treatment::Undecided => String::new(),
        Treatment::Back => message!("node-expansion-back").to_owned(),
        Treatment::NotReached => message!("node-expansion-not-reached").to_owned(),
        Treatment::AtLimit { limit } => message!("node-expansion-at-limit", limit),
        Treatment::Stacked {
            f, threshold, by_f, ..
        } if f > threshold => {
            if by_f {
                message!("node-expansion-f-beyond", f, threshold)
            } else {
                message!("node-expansion-depth-beyond", depth = f, limit = threshold)
            }
        }
        Treatment::Stacked { goal: true, .. } => {
            message!("node-expansion-goal", place = on_stack())
        }
        Treatment::Stacked { .. } => message!("node-expansion-new", place = on_stack()),
        Treatment::Kept { end, .. } => match end {
            Some(Ending::Found) => message!("node-expansion-solved").to_owned(),
            Some(Ending::GoalToBeTaken) => {
                message!("node-expansion-goal", place = in_frontier())
            }
            Some(Ending::Meeting) => message!("node-expansion-meeting").to_owned(),
            Some(Ending::Path { length, best }) => {
                let place = in_frontier();
                if best {
                    message!("node-expansion-best-path", length, place)
                } else {
                    message!("node-expansion-path", length, place)
                }
            }
            None => message!("node-expansion-new", place = in_frontier()),
        },
        Treatment::Dropped { .. } => message!("node-expansion-dropped").to_owned(),
        Treatment::Reparented { reopened: true, .. } => {
            message!("node-expansion-reopened", place = in_frontier())
        }
        Treatment::Reparented { old, g, .. } => {
            message!("node-expansion-reparented", old, g, place = in_frontier())
        }
    }
}

/// What is read out of a successor.
pub(crate) fn successor(moved: &str, figures: &str, outcome: &str) -> String {
    if figures.is_empty() {
        message!("node-expansion-successor", moved, outcome)
    } else {
        message!(
            "node-expansion-successor-with-figures",
            moved,
            figures,
            outcome
        )
    }
}

/// 1st, 2nd, 3rd, 4th.
pub(crate) fn ordinal(number: usize) -> String {
    message!("node-expansion-ordinal", number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_english() {
        let names = [1, 2, 3, 4, 11, 12, 13, 21, 102, 1113].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "1,113th",
        ];
        assert_eq!(names, expected);
    }
}
