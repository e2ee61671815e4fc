//! Texts about the order in which a student's own search expanded boards.

use crate::text::messages::check as said;
use crate::words::count;
pub use said::*;

use crate::puzzle::{Board, Move, Notation};
use crate::search::{Algorithm, Strategy};
use crate::study::check::{
    Checked, Divergence, MAX_BOARDS, MAX_ORDER_FILE, OrderFault, OrderFileFault, Row,
    SolutionFault, TieHabit, TiesAccepted, Why,
};
use crate::text::boards::in_a_line;
use crate::text::explain::followed;
use crate::text::{Message, Named as _, thousands};

/// Returns the result of a check, one sentence per line.
pub fn answer(checked: &Checked, strategy: Strategy, ties: TiesAccepted) -> String {
    let mut lines = Vec::new();
    match (&checked.divergence, checked.solution) {
        (Some(found), _) => divergence(found, strategy, ties, &mut lines),
        (None, Some(SolutionFault::NoPath)) => lines.push(said::SOLUTION_NO_PATH.to_string()),
        (None, Some(SolutionFault::OtherLength { yours, right })) => {
            let (yours, right) = (count::moves(yours), count::moves(right));
            lines.push(said::solution_length(yours, right));
        }
        (None, None) => lines.push(said::agrees(checked.expansions)),
    }
    lines.join("\n") + "\n"
}

fn divergence(found: &Divergence, strategy: Strategy, ties: TiesAccepted, lines: &mut Vec<String>) {
    let number = found.number.to_string();
    let (letter, value): (_, fn(&Row) -> Option<u32>) = match strategy.algorithm {
        Algorithm::AStar | Algorithm::WeightedAStar => ("f", |seen| seen.f),
        Algorithm::Greedy => ("h", |seen| seen.h),
        _ => ("g", |seen| seen.g),
    };
    let board = |board: Board| board.write(Notation::Rows);
    let with_value = |seen: &Row| match value(seen) {
        Some(value) => said::value(board(seen.board), letter, value.to_string()),
        None => board(seen.board),
    };
    let takes = match (&found.yours, &found.ours) {
        // The board is right, but one of its values is wrong.
        (Some(yours), Some(ours)) if yours.board == ours.board => {
            lines.push(said::yours(number, board(yours.board)));
            None
        }
        (Some(yours), ours) => {
            lines.push(said::yours(number, with_value(yours)));
            Some(ours)
        }
        (None, ours) => {
            lines.push(said::ended(number));
            Some(ours)
        }
    };
    lines.extend(takes.map(|ours| match (ours, ties) {
        (None, _) => said::OVER.to_string(),
        (Some(ours), TiesAccepted::AsHere) => said::takes_exactly(with_value(ours)),
        (Some(ours), TiesAccepted::Any) => said::takes(
            strategy.algorithm.name(),
            letter,
            value(ours).unwrap_or_default().to_string(),
            found.equal,
            board(ours.board),
        ),
    }));
    let reason = reason(&found.reason, strategy);
    lines.push(match found.explains_all {
        true => followed(reason, said::EXPLAINS.to_string()),
        false => reason,
    });
}

pub fn reason(why: &Why, strategy: Strategy) -> String {
    let is_bidirectional = strategy.algorithm.is_bidirectional();
    match why {
        Why::OtherSide(side) => said::other_side(side.id()),
        Why::GoalWhenGenerated if is_bidirectional => said::MEETING_WHEN_GENERATED.to_string(),
        Why::GoalWhenTaken if is_bidirectional => said::MEETING_WHEN_TAKEN.to_string(),
        Why::GoalWhenTaken => said::goal_when_taken(strategy.algorithm.name()),
        Why::H {
            board,
            yours,
            right,
        } => {
            let board = board.write(Notation::Rows);
            let [given, known, by] =
                [*yours, *right, yours.abs_diff(*right)].map(|it| it.to_string());
            said::h(yours > right, board, given, known, by)
        }
        Why::G { yours, right } => said::g(yours.to_string(), right.to_string()),
        Why::F { yours, right } => said::f(yours.to_string(), right.to_string()),
        Why::OtherHeuristic(heuristic) => said::other_heuristic(heuristic.name()),
        Why::OtherStrategy(other) => said::other_strategy(other.algorithm.name()),
        Why::Tie(habit) => said::tie(self::habit(*habit)),
        Why::MoveOrder(moves, habit) => {
            let habit = habit.map(self::habit);
            said::move_order(habit, letters(moves), letters(&Move::ALL))
        }
        Why::OtherStart
        | Why::NoSuccessor
        | Why::OverTheEdge
        | Why::GNotUpdated
        | Why::NeverReopened
        | Why::GoalWhenGenerated
        | Why::GoesOn
        | Why::EndsEarly
        | Why::ClosedAgain
        | Why::MoveBack
        | Why::BlankCounted
        | Why::OtherTie
        | Why::Unknown => Message::of("check-reason", why.id()).to_string(),
    }
}

fn habit(habit: TieHabit) -> Message {
    Message::of("check-habit", habit.id())
}

fn letters(moves: &[Move; 4]) -> String {
    moves.map(|mv| mv.letter().to_string()).join(" ")
}

// Each text continues a sentence that begins with the file's name.
displayed!(OrderFileFault, |it| match it {
    Self::Empty => said::FILE_EMPTY.to_string(),
    Self::TooLarge => said::file_too_large((MAX_ORDER_FILE >> 20).to_string()),
    Self::TooMany => said::file_too_many(thousands(MAX_BOARDS)),
    Self::Encoding => said::FILE_ENCODING.to_string(),
    Self::Json { line, column } => said::file_json(line.to_string(), column.to_string()),
    Self::NoList => said::FILE_NO_LIST.to_string(),
    Self::Entry { number, fault } => {
        let reason = match fault {
            OrderFault::Board(faults) => in_a_line(faults),
            OrderFault::NoBoard(size) => said::file_no_board(size.to_string()),
            OrderFault::Value(name) => said::file_value(*name),
        };
        said::file_entry(number.to_string(), reason)
    }
    Self::Solution(text) => said::file_solution(text),
});
