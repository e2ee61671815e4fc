//! Texts about a moment of a search: why a node is taken, what happens to its successors, what is wrong with a guess.

use crate::text::messages::explain as said;
pub use said::*;

use crate::explain::{
    Ending, FineStep, GuessVerdict, NamedSuccessor, Reason, Selection, StepKind, Treatment,
};
use crate::puzzle::{Move, MoveOrder};
use crate::search::{Side, Ties};

// "forward" or "backward", for use in a sentence.
displayed!(Side, |it| said::side_word(it.id()));

displayed!(Selection, |it| {
    let words = match it.reason {
        Reason::Only => said::WHY_ONLY.to_string(),
        Reason::Oldest { waiting } => said::why_oldest(waiting),
        Reason::Newest { waiting } => said::why_newest(waiting),
        Reason::LowestG { g, with_g } => {
            followed(said::why_lowest_g(g), tie(with_g, with_g, SMALLEST, g))
        }
        Reason::LowestGOfBoth {
            side,
            g,
            other,
            with_g,
        } => {
            let lowest = said::why_lowest_g_of_both(g == other, g, side, side.other(), other);
            followed(lowest, tie(with_g, with_g, SMALLEST, g))
        }
        Reason::LowestH {
            h,
            with_h,
            g,
            with_g,
        } => followed(said::why_lowest_h(h), tie(with_h, with_g, SMALLEST, g)),
        Reason::LowestF {
            ties,
            f: least,
            with_f,
            g,
            with_g,
        } => {
            let lowest = said::why_lowest_f(least);
            let tie = match ties {
                Ties::LargerG => tie(with_f, with_g, LARGEST, g),
                Ties::SmallerG => tie(with_f, with_g, SMALLEST, g),
                Ties::Oldest | Ties::Newest if with_f == 1 => said::TIE_NONE.to_string(),
                Ties::Oldest | Ties::Newest => said::tie_by_age(ties.id(), with_f),
            };
            followed(lowest, tie)
        }
        Reason::LowestPriority {
            side,
            priority,
            other,
            with_priority,
            g,
            with_g,
        } => {
            let equal = priority == other;
            let lowest = said::why_lowest_p(equal, priority, side, side.other(), other);
            followed(lowest, tie(with_priority, with_g, SMALLEST, g))
        }
        Reason::LastOnPath {
            back,
            by_f,
            threshold,
        } => match back {
            0 => said::why_first_within(limit_of(by_f), threshold),
            _ => said::why_goes_back(limit_of(by_f), back, threshold),
        },
        Reason::NextThreshold {
            by_f,
            last,
            threshold,
        } => said::why_next_threshold(limit_of(by_f), last, threshold),
        Reason::SmallerFrontier {
            side,
            depth,
            here,
            there,
        } => {
            let (are_equal, other) = (here >= there, side.other());
            let goes_next = said::why_smaller_frontier(are_equal, here, side, other, there);
            followed(goes_next, said::why_layer_begins(depth))
        }
        Reason::SameLayer { side, depth, left } => said::why_same_layer(left, side, depth),
    };
    match it.tied {
        0 | 1 => words,
        _ => followed(words, said::why_order_of_moves(move_order(it.order))),
    }
});

/// The values of the argument `end` of the messages on ties.
const LARGEST: &str = "largest";
const SMALLEST: &str = "smallest";

/// Returns what decides among the nodes with the lowest value: the largest or smallest g, then the order of arrival.
fn tie(with_it: usize, with_g: usize, end: &str, g: u32) -> String {
    match (with_it, with_g) {
        (1, _) => said::TIE_NONE.to_string(),
        (_, 1) => said::tie_by_g(end, with_it, g),
        _ if with_it == with_g => said::tie_same_g(with_it, g),
        _ => said::tie_some_with_g(end, with_it, with_g, g),
    }
}

const fn limit_of(by_f: bool) -> &'static str {
    if by_f { "f" } else { "depth" }
}

displayed!(Ending, |it| match *it {
    Self::Found => said::ENDING_FOUND.to_string(),
    Self::GoalToBeTaken => said::ENDING_GOAL_TO_BE_TAKEN.to_string(),
    Self::Meeting => said::ENDING_MEETING.to_string(),
    Self::Path {
        cost,
        best,
        by_cost: true,
    } => said::ending_path_of_cost(best, cost),
    Self::Path { cost, best, .. } => said::ending_path(best, cost),
});

displayed!(Treatment, |it| {
    match *it {
        Self::Edge => said::EDGE.to_string(),
        Self::Back => said::BACK.to_string(),
        Self::NotReached => said::NOT_REACHED.to_string(),
        Self::AtLimit { limit } => said::at_limit(limit),
        Self::Undecided => said::UNDECIDED.to_string(),
        Self::Stacked {
            f,
            threshold,
            by_f,
            goal,
        } => said::stacked(f > threshold, limit_of(by_f), f, threshold, goal),
        Self::Kept { g, f, end } => said::ended(end, said::kept(f, g)),
        Self::Dropped { stored, g, closed } => {
            let list = if closed { "closed" } else { "open" };
            said::dropped(g < stored, list, stored, g)
        }
        Self::Reparented { old, g, .. } if g > old => said::put_again(old, g),
        Self::Reparented {
            old,
            g,
            reopened,
            end,
        } => said::ended(end, said::reparented(reopened, g, old)),
    }
});

displayed!(GuessVerdict, |it| match *it {
    Self::Right => said::RIGHT.to_string(),
    Self::AsGood => said::AS_GOOD.to_string(),
    Self::NotOpen { closed: true } => said::CLOSED.to_string(),
    Self::NotOpen { closed: false } => said::NOT_GENERATED.to_string(),
    Self::LargerF { f: own, lowest } => said::larger_f(own, lowest),
    Self::SmallerG { g, largest } => said::smaller_g(g, largest),
    Self::LargerPriority { priority, lowest } => said::larger_p(priority, lowest),
    Self::ForwardFirst => said::FORWARD_FIRST.to_string(),
    Self::LargerH { h, lowest } => said::larger_h(h, lowest),
    Self::LargerG { g, smallest } => said::larger_g(g, smallest),
    Self::Younger { before } => said::younger(before),
    Self::Older { before } => said::older(before),
    Self::LaterOnStack { before } => said::later_on_stack(before),
    Self::Beyond {
        f: own,
        by_f,
        threshold,
    } => said::beyond_threshold(limit_of(by_f), own, threshold),
    Self::OtherSide { turn } => said::other_side(turn),
    Self::Over => said::OVER.to_string(),
});

displayed!(FineStep, |it| {
    match it.kind {
        StepKind::Taken(why) | StepKind::ThresholdRaised(why) => {
            why.map_or_else(String::new, |why| why.to_string())
        }
        StepKind::GoalTest { is_goal: true } | StepKind::EndTest(Some(Ending::Found)) => {
            said::STEP_GOAL.to_string()
        }
        StepKind::GoalTest { is_goal: false } => said::STEP_NO_GOAL.to_string(),
        StepKind::Generated(successor) => said::step_generated(successor),
        StepKind::Estimated(_, h) => said::step_estimated(h),
        StepKind::Treated(successor, treatment) => said::step_treated(successor, treatment),
        StepKind::ParentSet => said::STEP_PARENT_SET.to_string(),
        StepKind::EndTest(Some(Ending::Meeting)) => said::STEP_MET.to_string(),
        StepKind::EndTest(Some(end @ Ending::Path { .. })) => said::step_ended(end),
        StepKind::EndTest(Some(Ending::GoalToBeTaken) | None) => said::STEP_NOT_YET.to_string(),
        StepKind::Inserted { improved: false } => said::STEP_INSERTED.to_string(),
        StepKind::Inserted { improved: true } => said::STEP_INSERTED_AGAIN.to_string(),
        StepKind::NoShorterPath { best } => said::step_no_shorter(best),
        StepKind::BestReturned => said::STEP_BEST_RETURNED.to_string(),
        StepKind::LimitTest { reached: None } => said::STEP_WITHIN_LIMIT.to_string(),
        StepKind::LimitTest {
            reached: Some(limit),
        } => said::step_at_limit(limit),
        StepKind::Stacked(successor) => said::step_stacked(successor),
        StepKind::Backtracked => said::STEP_BACKTRACKED.to_string(),
        StepKind::FirstThreshold { threshold } => said::step_first_threshold(threshold),
        StepKind::StartEntered => said::STEP_START.to_string(),
    }
});

displayed!(NamedSuccessor, |it| {
    // There are four moves.
    let nth = it.index.min(3) + 1;
    let (tile, way) = slid(it).unzip();
    said::neighbour(
        it.board,
        nth,
        direction_of(it.mv),
        tile,
        way.unwrap_or_default(),
    )
});

/// Returns the sliding tile and its direction, which is opposite to that of the blank.
fn slid(successor: &NamedSuccessor) -> Option<(u8, String)> {
    let board = successor.board?;
    let back = successor.mv.inverse();
    let cell = board.size().neighbour(board.blank(), back)?;
    Some((board.tile(cell), direction_of(back)))
}

/// Returns the moves in their order, in words.
pub fn move_order(order: MoveOrder) -> String {
    let [first, second, third, fourth] = order.moves().map(direction_of);
    said::move_order(first, second, third, fourth)
}

fn direction_of(mv: Move) -> String {
    said::direction(mv.letter())
}
