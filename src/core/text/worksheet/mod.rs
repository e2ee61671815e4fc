//! Texts of worksheets, and errors if there are none. A [`Page`] is a sheet for all formats. `latex` and `markdown` write
//! it as text; the window's drawing code writes it as PDF.

pub mod latex;
pub mod markdown;
pub mod page;

pub use latex::latex;
pub use markdown::markdown;
pub use page::{Cell, Child, Column, Page, Sheets};

use crate::text::messages::worksheet as said;
use crate::words::count;
pub use said::*;

use std::path::Path;

use crate::puzzle::{Board, Costs, Notation, Problem};
use crate::search::{Algorithm, Heuristic, Strategy};
use crate::study::strategy_name;
use crate::text::explain::move_order;
use crate::text::pseudocode::order_id;
use crate::text::units::bytes;
use crate::text::{Message, Named, Summarized, listed, thousands};
use crate::worksheet::{
    MOST_EXPANSIONS, Nearest, NotFound, Question, Successor, TeachesError, Wanted, Worksheet,
    WorksheetError,
};

fn take_by(strategy: Strategy) -> String {
    said::take(
        order_id(strategy),
        strategy.weight,
        strategy.algorithm.summary(),
    )
}

/// Returns the rule for when a search stops, if that is before it takes the goal.
const fn stop_early(algorithm: Algorithm) -> Option<Message> {
    match algorithm {
        Algorithm::Bfs => Some(said::STOP_BFS),
        Algorithm::Bidirectional => Some(said::STOP_BIDIRECTIONAL),
        _ => None,
    }
}

fn estimate(heuristic: Heuristic) -> String {
    match heuristic {
        Heuristic::Own(own) => said::rule_program(own.name(), on_one_line(own.source())),
        _ => said::rule_h(heuristic.name(), heuristic.summary()),
    }
}

/// Returns what moves cost, if not all cost 1, and whether g and h count that.
fn costs(problem: &Problem, strategy: Strategy) -> Option<String> {
    let own = match problem.costs() {
        Costs::Unit => return None,
        Costs::Tile => None,
        costs @ Costs::Own(_) => Some(costs.write()),
    };
    let counts = strategy.costs(problem) == problem.costs();
    let in_h = counts && strategy.heuristic_used().is_some();
    Some(said::rule_costs(own, counts, in_h))
}

/// Returns the estimates of boards, for heuristics that cannot be computed by hand.
fn looked_up(values: &[(Board, u32)]) -> String {
    let value = |(board, h): &(Board, u32)| said::value(board.write(Notation::Rows), h);
    let values: Vec<String> = values.iter().map(value).collect();
    said::values(values.join("; "))
}

fn length(moves: Option<u32>) -> String {
    moves.map_or_else(|| said::LENGTH_UNKNOWN.to_string(), count::moves)
}

pub fn admissible(heuristic: Heuristic) -> String {
    match heuristic {
        Heuristic::Own(_) => said::NOT_KNOWN_ADMISSIBLE.to_string(),
        by => Message::of("worksheet-admissible", by.id()).to_string(),
    }
}

/// Returns a program on one line, without comments.
fn on_one_line(program: &str) -> String {
    let lines = program.lines();
    let lines = lines.map(|line| line.split("//").next().unwrap_or_default().trim());
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}

/// Returns the line below the title: the number of the sheet, its seed, its length, and room for a name.
fn line((number, of): (usize, usize), seed: Option<u64>, expansions: u32, filled: bool) -> String {
    let mut parts = Vec::new();
    if of > 1 {
        parts.push(said::number(number, of));
    }
    parts.extend(seed.map(said::seed));
    parts.push(if of > 1 {
        said::all_need(expansions)
    } else {
        count::expansions(expansions)
    });
    if !filled {
        parts.push(said::name("_".repeat(22)));
    }
    parts.join(" · ")
}

fn successors_of(strategy: Strategy) -> String {
    let moves = move_order(strategy.move_order);
    match strategy.algorithm {
        Algorithm::Bfs => said::successors_bfs(moves),
        Algorithm::Bidirectional => said::successors_bidirectional(moves),
        Algorithm::IdaStar => said::successors_idastar(moves),
        by if by.goes_by_f() => said::successors_by_f(moves),
        _ => said::successors(moves),
    }
}

fn heading(column: Column, strategy: Strategy) -> String {
    let heading = match (column, strategy.algorithm) {
        (Column::Successors, Algorithm::AStar) => said::COLUMN_SUCCESSORS_ASTAR,
        (Column::Successors, Algorithm::WeightedAStar) => {
            return said::column_successors_weighted_astar(strategy.weight);
        }
        (Column::Successors, Algorithm::Greedy) => said::COLUMN_SUCCESSORS_GREEDY,
        (Column::Successors, Algorithm::IdaStar) => said::COLUMN_SUCCESSORS_IDASTAR,
        (Column::Frontier, by) if by.is_bidirectional() => said::COLUMN_FRONTIERS,
        _ => Message::of("worksheet-column", column.id()),
    };
    heading.to_string()
}

fn sum_of(strategy: Strategy, successor: &Successor) -> String {
    let Successor { g, h, f, .. } = *successor;
    said::sum(h, g, f, strategy.weight_used())
}

pub fn question(question: Question) -> Message {
    match question {
        Question::Length => said::QUESTION_LENGTH,
        Question::Cost => said::QUESTION_COST,
        Question::Shortest => said::QUESTION_SHORTEST,
        Question::Cheapest => said::QUESTION_CHEAPEST,
        Question::Bfs(_) => said::QUESTION_BFS,
        Question::Astray => said::QUESTION_ASTRAY,
        Question::Reparented => said::QUESTION_REPARENTED,
        Question::TooHigh(_) => said::QUESTION_TOO_HIGH,
        Question::Parity => said::QUESTION_PARITY,
    }
}

displayed!(WorksheetError, |it| match it {
    Self::Unsupported(algorithm, costs) => {
        let names = Algorithm::ALL
            .iter()
            .filter(|algorithm| Worksheet::supports(**algorithm, *costs))
            .map(|algorithm| algorithm.id());
        said::unsupported(*algorithm, listed(names))
    }
    Self::NothingToDo => said::NOTHING_TO_DO.to_string(),
    Self::TooLong(most) => said::too_long(*most, MOST_EXPANSIONS),
    Self::NoMemory => said::NO_MEMORY.to_string(),
    Self::NoEstimate(error) => said::no_estimate(error),
});

displayed!(TeachesError, |it| match it {
    Self::NeverReopens(algorithm) => said::never_reopens(*algorithm),
    Self::Consistent(heuristic) => said::consistent(*heuristic),
    Self::AlwaysShortest(algorithm) => said::always_shortest(*algorithm),
    Self::NoHeuristic(algorithm) => said::no_heuristic(*algorithm),
    Self::IsGreedy(algorithm) => said::is_greedy(*algorithm),
    Self::NoPriority(algorithm) => said::no_priority(*algorithm),
    Self::NeverEnds(algorithm) => said::never_ends(*algorithm),
    Self::TooManyStates(states) => said::too_many_states(thousands(states), MOST_EXPANSIONS),
});

displayed!(NotFound, |it| match it {
    Self::Never(fault) => fault.to_string(),
    Self::NoSheet(fault) => fault.to_string(),
    Self::Cancelled { .. } => said::GIVEN_UP.to_string(),
    Self::TooFew {
        wanted,
        found,
        expansions,
        tried,
        nearest,
    } => {
        let none = said::none_found(
            wanted.copies,
            wanted.goal.size(),
            strategy_name(wanted.strategy),
            conditions(wanted),
            count::boards(*tried),
        );
        match (found, nearest) {
            (0, Some(nearest)) => said::nearest(
                none,
                nearest.problem.start().write(Notation::Rows),
                has(nearest, wanted),
            ),
            (0, None) => said::none_near(none),
            (_, _) => {
                let boards = count::different_boards(*found);
                let length = expansions.map(count::expansions);
                said::too_few(length, none, boards, found)
            }
        }
    }
});

fn conditions(wanted: &Wanted) -> String {
    let mut parts = Vec::new();
    let length = wanted.length();
    parts.push(length.map_or_else(|| said::up_to(MOST_EXPANSIONS), count::expansions));
    parts.extend(wanted.ties.map(|ties| match ties {
        0 => said::NO_TIES.to_string(),
        ties => said::ties(ties),
    }));
    parts.extend(wanted.teaches.map(|teaches| teaches.id().to_owned()));
    listed(parts)
}

fn has(nearest: &Nearest, wanted: &Wanted) -> String {
    let length = count::expansions(nearest.expansions);
    let has = match (wanted.ties, nearest.ties) {
        (None, _) => length,
        (Some(_), 0) => said::has_no_tie(length),
        (Some(_), ties) => said::has_ties(ties, length),
    };
    match wanted.teaches {
        Some(teaches) if !nearest.teaches => said::has_not(has, teaches.id()),
        Some(_) | None => has,
    }
}

pub fn no_solution(problem: &Problem, fault: TeachesError) -> String {
    let start = problem.start().write(Notation::Rows);
    said::no_solution(start, fault)
}

/// Returns what was written: the file, its size if known, and its content.
pub fn written(
    path: &Path,
    size: Option<u64>,
    copies: usize,
    expansions: u32,
    filled: bool,
) -> String {
    let sheets = said::sheets(filled, copies);
    said::written(size.map(bytes), path.display(), sheets, expansions)
}
