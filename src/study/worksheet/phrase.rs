//! What a sheet says, as data: [`Display`](std::fmt::Display) makes it words.

use crate::puzzle::{Board, Solvability};
use crate::search::{Algorithm, Heuristic, Side, Strategy};
use crate::study::worksheet::Successor;

/// A phrase of a sheet.
pub(crate) enum Phrase<'a> {
    /// The heading; of a solution where it is filled in.
    Title(Algorithm, bool),
    /// The line below it.
    Line {
        /// The number of the sheet, and how many there are.
        number: (usize, usize),
        seed: Option<u64>,
        expansions: u32,
        filled: bool,
    },
    Start,
    GoalBoard,
    /// The rules: which node is taken next, what becomes of successors, when the search stops, and what h is.
    Take(Strategy),
    Successors(Algorithm),
    StopEarly(Algorithm),
    Estimate(Heuristic),
    /// The estimates of boards that nobody can work out.
    Values(Vec<(Board, u32)>),
    StopEmpty,
    Heading(Column, Strategy),
    /// Whose search makes a step.
    Side(Side),
    /// How many boards are open, of each of two searches.
    Frontiers(u64, u64),
    /// The numbers below a successor.
    Sum(Strategy, &'a Successor),
    /// The mark of a successor whose parent changes, what it means, and that such ones are to be marked.
    Mark,
    IsMarked,
    ToBeMarked,
    /// The mark of a successor that IDA* leaves out, what it means, and that such ones are to be marked.
    Cut,
    IsCut,
    ToBeCut,
    /// When IDA* begins again.
    Again,
    /// Of a successor that ends the search.
    Ends(Algorithm),
    Goal,
    NothingLeft,
    None,
    Question(Question),
    /// A length as an answer.
    Moves(Option<usize>),
    /// A number of expansions as an answer.
    Expansions(u64),
    /// Steps by their numbers.
    Steps(Vec<usize>),
    /// Whether a heuristic is ever too high, and why.
    Admissible(Heuristic),
    /// Why there is no solution.
    Unsolvable(Solvability),
}

/// A column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The number of the expansion.
    Step,
    /// Which of two searches makes it.
    Side,
    /// The threshold of IDA*.
    Threshold,
    /// The board that is expanded.
    Expanded,
    G,
    H,
    F,
    /// The boards that go into the frontier.
    Successors,
    /// How many boards the frontier has then.
    Frontier,
}

/// A question below the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Moves of the solution.
    Length,
    /// Moves of a shortest one, where what is found may be longer.
    Shortest,
    /// Expansions of BFS on the same board: so many.
    Bfs(u64),
    /// Steps off the path.
    Astray,
    /// Steps that change a parent.
    Reparented,
    /// Whether the heuristic is admissible.
    TooHigh(Heuristic),
    /// How it can be told that there is no solution.
    Parity,
}
