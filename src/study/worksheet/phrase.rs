//! What a sheet says, as data: [`Display`](std::fmt::Display) makes it words.

use crate::puzzle::{Board, Solvability};
use crate::search::{Algorithm, Heuristic, Side, Strategy};
use crate::study::worksheet::Successor;

pub(crate) enum Phrase<'a> {
    /// The heading; of a solution where it is filled in.
    Title(Algorithm, bool),
    Line {
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
    Side(Side),
    /// How many boards are open, of each of two searches.
    Frontiers(u64, u64),
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
    Ends(Algorithm),
    Goal,
    NothingLeft,
    None,
    Question(Question),
    Moves(Option<usize>),
    Expansions(u64),
    Steps(Vec<usize>),
    /// Whether a heuristic is ever too high, and why.
    Admissible(Heuristic),
    Unsolvable(Solvability),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Step,
    /// Which of two searches makes it.
    Side,
    Threshold,
    Expanded,
    G,
    H,
    F,
    Successors,
    /// How many boards the frontier has then.
    Frontier,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
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
    Parity,
}
