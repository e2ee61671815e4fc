//! Texts about the order in which a student's own search expanded boards.

use crate::text::messages::check as said;
use crate::words::count;
pub use said::*;

use crate::order::{
    Divergence, Explains, Given, GoalRow, MAX_BOARDS, MAX_ORDER_FILE, OrderFault, OrderFileFault,
    OrderReport, Remark, Row, SolutionFault, Telling, TiesAccepted, Why,
};
use crate::puzzle::{Board, Move, Notation, Problem};
use crate::search::{Algorithm, Strategy, Ties};
use crate::text::boards::in_a_line;
use crate::text::explain::followed;
use crate::text::{Message, Named as _, thousands};

/// Returns the result, one sentence per line.
pub fn report(of: &OrderReport) -> String {
    let checked = &of.checked;
    let mut lines = Vec::new();
    match (&checked.divergence, checked.solution) {
        (Some(found), fault) => {
            divergence(of, found, &mut lines);
            let fault = fault.filter(|fault| *fault == SolutionFault::NoPath);
            lines.extend(fault.map(|_| said::SOLUTION_NO_PATH_EITHER.to_string()));
        }
        (None, Some(SolutionFault::NoPath)) => lines.push(said::SOLUTION_NO_PATH.to_string()),
        (None, Some(SolutionFault::OtherLength { yours, right })) => {
            lines.push(said::solution_length(
                count::moves(yours),
                count::moves(right),
            ));
        }
        (None, Some(SolutionFault::OtherCost { yours, right })) => {
            lines.push(said::solution_cost(yours, right));
        }
        (None, None) => lines.push(said::agrees(checked.expansions)),
    }
    lines.extend(match checked.goal {
        GoalRow::AsTheRule => None,
        GoalRow::LeftOut => Some(said::GOAL_LEFT_OUT.to_string()),
        GoalRow::Added => Some(said::GOAL_ADDED.to_string()),
    });
    lines.extend(checked.telling.map(|it| telling(of, it)));
    lines.extend(remarks(of));
    let compared = compared_with_rule(of).join(", ");
    lines.push(match checked.divergence {
        None if of.order.solutions.is_empty() => said::compared_no_solution(compared),
        None => said::compared(compared),
        Some(_) => said::compared_up_to_there(compared),
    });
    let left_out = not_compared(of);
    if !left_out.is_empty() {
        lines.push(said::left_out(left_out.join(", ")));
    }
    lines.join("\n") + "\n"
}

/// Returns what was compared with the rule.
pub fn compared_with_rule(of: &OrderReport) -> Vec<String> {
    let mut all = vec![said::THE_ORDER.to_string()];
    all.extend(
        of.checked
            .compared
            .iter()
            .map(|&(name, boards)| match boards {
                boards if boards == of.checked.expansions => name.to_owned(),
                boards => said::value_of_some(name, boards),
            }),
    );
    let mut solutions = of.order.solutions.iter();
    if of.checked.length_compared {
        all.extend(solutions.next().map(|given| match given {
            Given::Moves(_) => said::THE_SOLUTION.to_string(),
            Given::Length(_) => said::SOLUTION_LENGTH_ALONE.to_string(),
        }));
    } else if solutions.any(|given| matches!(given, Given::Moves(_))) {
        all.push(said::SOLUTION_LEADS.to_string());
    }
    all
}

/// Returns the names of what the file has and was not compared.
pub fn not_compared(of: &OrderReport) -> Vec<String> {
    let algorithm = of.strategy.algorithm.name();
    let unused = of.checked.without_rule.iter();
    let unused = unused.map(|(name, _)| said::without_rule(*name, algorithm));
    let length = !of.order.solutions.is_empty() && !of.checked.length_compared;
    let length = length.then(|| said::SOLUTION_LENGTH_ALONE.to_string());
    let quoted = of.order.left_out.iter().map(said::left_out_name);
    unused.chain(length).chain(quoted).collect()
}

/// Returns how the file was read, and what is wrong with the boards of the check.
pub fn remarks(of: &OrderReport) -> Vec<String> {
    let (start, goal) = (of.problem.start(), of.problem.goal());
    let mut all = Vec::new();
    if of.checked.unreachable {
        all.push(said::unreachable(start, goal));
    }
    all.extend(of.order.remarks.iter().map(|remark| match remark {
        Remark::ByColumns => said::BY_COLUMNS.to_string(),
        Remark::Blank(sign) => said::blank_sign(sign),
        Remark::TilesMoves => said::TILES_MOVES.to_string(),
        Remark::TilesNumbers => said::TILES_NUMBERS.to_string(),
        Remark::Column(place, letter) => said::column(place + 1, *letter),
        Remark::OtherStart(board) => said::file_start(board, start),
        Remark::OtherCosts(costs) => said::file_costs(costs, of.problem.costs().write()),
        Remark::OtherGoal(board) => said::file_goal(board, goal),
    }));
    all
}

fn telling(of: &OrderReport, telling: Telling) -> String {
    let tried = telling.tried;
    let words = match telling.by {
        Some((board, by)) if by == of.strategy => said::tells_from(board),
        Some((board, by)) => said::tells_with(tried, by.algorithm.name(), board),
        None => said::tells_nowhere(tried),
    };
    followed(said::CANNOT_TELL.to_string(), words)
}

/// Returns why the order differs, and how much of the file that explains.
pub fn explanation(of: &OrderReport, found: &Divergence) -> String {
    let cause = |cause: &Vec<Why>| {
        let mut reasons = cause
            .iter()
            .map(|why| reason(why, of.strategy, &of.problem));
        let first = reasons.next().unwrap_or_default();
        reasons.fold(first, followed)
    };
    if found.causes.len() > 1 {
        let causes = found.causes.iter().map(|it| format!("- {}", cause(it)));
        let lines: Vec<String> = [said::CAUSES.to_string()]
            .into_iter()
            .chain(causes)
            .collect();
        return lines.join("\n");
    }
    let why = found.causes.first().map(cause).unwrap_or_default();
    let h = found.h_between;
    let h = h.map(|it| said::h_between(it.low, it.high, it.right));
    let explains = match found.explains {
        Explains::Here => h,
        Explains::All => Some(said::EXPLAINS.to_string()),
        Explains::Part { further, of } => Some(said::explains_part(further, of)),
    };
    explains.into_iter().fold(why, followed)
}

fn divergence(of: &OrderReport, found: &Divergence, lines: &mut Vec<String>) {
    let (strategy, number) = (of.strategy, found.number);
    let letter = match strategy.algorithm {
        Algorithm::AStar | Algorithm::WeightedAStar | Algorithm::IdaStar => "f",
        Algorithm::Greedy => "h",
        _ => "g",
    };
    let board = |board: Board| board.write(Notation::Rows);
    let with_value = |seen: &Row| match seen.value(letter) {
        Some(value) => said::value(board(seen.board), letter, short(value)),
        None => board(seen.board),
    };
    let takes = match (&found.by_rule, &found.ours) {
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
    let goes_down = strategy.algorithm.is_depth_first() || strategy.algorithm == Algorithm::Dfs;
    lines.extend(takes.map(|ours| match (ours, of.ties) {
        (None, _) => said::OVER.to_string(),
        (Some(ours), TiesAccepted::Any) if goes_down => {
            said::takes_deepest(strategy.algorithm.name(), found.equal, board(ours.board))
        }
        (Some(ours), TiesAccepted::Any) if strategy.algorithm != Algorithm::Mm => said::takes(
            strategy.algorithm.name(),
            letter,
            ours.value(letter).map_or_else(String::new, short),
            found.equal,
            board(ours.board),
        ),
        (Some(ours), _) => said::takes_exactly(with_value(ours)),
    }));
    lines.push(explanation(of, found));
}

/// Returns a value with at most three decimals.
fn short(value: f64) -> String {
    ((value * 1000.0).round() / 1000.0).to_string()
}

fn reason(why: &Why, strategy: Strategy, problem: &Problem) -> String {
    let is_bidirectional = strategy.algorithm.is_bidirectional();
    match why {
        Why::OtherSide(side) => said::other_side(side.id()),
        Why::OtherGoal(goal) => said::other_goal(goal, problem.goal()),
        Why::GoalWhenGenerated if is_bidirectional => said::MEETING_WHEN_GENERATED.to_string(),
        Why::GoalWhenTaken if is_bidirectional => said::MEETING_WHEN_TAKEN.to_string(),
        Why::GoalWhenTaken => said::goal_when_taken(strategy.algorithm.name()),
        Why::H {
            board,
            yours,
            right,
        } => {
            let (board, right) = (board.write(Notation::Rows), f64::from(*right));
            let [given, known, by] = [*yours, right, (yours - right).abs()].map(short);
            said::h(*yours > right, board, given, known, by)
        }
        Why::G { yours, right } => said::g(short(*yours), right),
        Why::F { yours, right } => said::f(short(*yours), right),
        Why::OtherCosts(costs) => said::other_costs(costs.write(), problem.costs().write()),
        Why::OtherHeuristic(heuristic) => said::other_heuristic(heuristic.name()),
        Why::OtherStrategy(other) => said::other_strategy(other),
        Why::Tie(habit) if strategy.algorithm == Algorithm::AStar => {
            let known = Message::of("check-habit-of", habit.id());
            followed(said::tie(self::habit(*habit)), known.to_string())
        }
        Why::Tie(habit) => said::tie(self::habit(*habit)),
        Why::MoveOrder(moves, habit) => {
            let habit = habit.map(self::habit);
            let usual = letters(&strategy.move_order.moves());
            let setting: String = moves.iter().map(|mv| mv.letter()).collect();
            let same = said::move_order_here(setting);
            followed(said::move_order(habit, letters(moves), usual), same)
        }
        _ => Message::of("check-reason", why.id()).to_string(),
    }
}

fn habit(habit: Ties) -> Message {
    Message::of("check-habit", habit.id())
}

fn letters(moves: &[Move; 4]) -> String {
    moves.map(|mv| mv.letter().to_string()).join(" ")
}

// Each text continues a sentence that begins with the file's name.
displayed!(OrderFileFault, |it| match it {
    Self::Empty => said::FILE_EMPTY.to_string(),
    Self::TooLarge => said::file_too_large(MAX_ORDER_FILE >> 20),
    Self::TooMany => said::file_too_many(thousands(MAX_BOARDS)),
    Self::Encoding => said::FILE_ENCODING.to_string(),
    Self::Damaged { line, column } => said::file_damaged(line, column),
    Self::NoList => said::FILE_NO_LIST.to_string(),
    Self::Entry { number, fault } => {
        let reason = match fault {
            OrderFault::Board(faults) => in_a_line(faults),
            OrderFault::NoBoard(size) => said::file_no_board(size),
            OrderFault::Value(name) => said::file_value(name),
        };
        said::file_entry(number, reason)
    }
    Self::Solution(text) => said::file_solution(text),
});
