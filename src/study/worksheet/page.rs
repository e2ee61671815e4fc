//! The words, boards and cells of a sheet, the same for every format.

use std::collections::BTreeMap;

use crate::puzzle::{Board, Problem, Size};
use crate::search::{Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve};
use crate::study::worksheet::phrase::{Column, Phrase, Question};
use crate::study::worksheet::{End, Expanded, Successor, Worksheet};

/// Expansions after which it is no longer looked for a shortest solution.
const MOST_COMPARED: u64 = 200_000;

/// The most expansions that are asked for without a table to write them down.
const MOST_BY_HAND: u64 = 15;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    pub sheets: Vec<Worksheet>,
    /// What their shuffles began with; none of a board that was given.
    pub seed: Option<u64>,
    pub filled: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Words or a number; empty where they are to be written.
    Text(String),
    /// A board; none where it is to be drawn.
    Board(Option<Board>),
    /// Successors, and what more is to be said.
    Successors(Vec<Child>, String),
    /// Room for so many of them.
    Outlines(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Child {
    pub board: Board,
    /// Its numbers, as they are added up.
    pub sum: String,
    pub mark: String,
}

/// A sheet, ready to be laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub title: String,
    pub line: String,
    pub problem: Problem,
    pub rules: Vec<String>,
    pub columns: Vec<(Column, String)>,
    /// The cells, by row.
    pub rows: Vec<Vec<Cell>>,
    /// What the mark beside a successor means; empty where there is none.
    pub note: String,
    /// The questions; with their answers where the sheet is filled in.
    pub questions: Vec<(String, Option<String>)>,
}

impl Sheets {
    /// The sheet of this number, from 0. Its answers may take some hundredths of a second.
    ///
    /// # Panics
    /// If there is no such sheet.
    pub fn page(&self, number: usize, databases: &PatternDatabases) -> Page {
        let sheet = &self.sheets[number];
        let strategy = sheet.strategy;
        let columns = columns(strategy.algorithm).to_vec();
        let row = |(index, step): (usize, &Expanded)| {
            let cell = |column: &Column| self.cell(sheet, index, step, *column);
            columns.iter().map(cell).collect()
        };
        let known = self.filled.then(|| Known::of(sheet, databases));
        let question = |question: Question| {
            let answer = known.as_ref().map(|known| known.answer(sheet, question));
            (Phrase::Question(question).to_string(), answer)
        };
        let changes = !sheet.reparenting().is_empty();
        let line = Phrase::Line {
            number: (number + 1, self.sheets.len()),
            seed: self.seed,
            expansions: sheet.expansions(),
            filled: self.filled,
        };
        Page {
            title: Phrase::Title(strategy.algorithm, self.filled).to_string(),
            line: line.to_string(),
            problem: sheet.problem,
            rules: rules(sheet),
            rows: sheet.steps.iter().enumerate().map(row).collect(),
            columns: columns
                .iter()
                .map(|column| (*column, Phrase::Heading(*column, strategy).to_string()))
                .collect(),
            note: match (changes, self.filled) {
                _ if is_ida(strategy) && self.filled => Phrase::IsCut.to_string(),
                _ if is_ida(strategy) => Phrase::ToBeCut.to_string(),
                (true, true) => Phrase::IsMarked.to_string(),
                (true, false) => Phrase::ToBeMarked.to_string(),
                (false, _) => String::new(),
            },
            questions: Question::of(sheet).into_iter().map(question).collect(),
        }
    }

    pub fn pages(&self, databases: &PatternDatabases) -> Vec<Page> {
        let numbers = 0..self.sheets.len();
        numbers.map(|number| self.page(number, databases)).collect()
    }

    fn cell(&self, sheet: &Worksheet, index: usize, step: &Expanded, column: Column) -> Cell {
        let number = |number: Option<u32>| {
            let shown = number.filter(|_| self.filled);
            Cell::Text(shown.map_or_else(String::new, |number| number.to_string()))
        };
        match column {
            Column::Step => Cell::Text((index + 1).to_string()),
            Column::Side if self.filled => Cell::Text(Phrase::Side(step.side).to_string()),
            Column::Frontier if self.filled => {
                let [forward, backward] = step.frontier;
                Cell::Text(if sheet.strategy.algorithm.is_bidirectional() {
                    Phrase::Frontiers(forward, backward).to_string()
                } else {
                    forward.to_string()
                })
            }
            Column::Side | Column::Frontier => Cell::Text(String::new()),
            Column::Threshold => number(step.threshold),
            Column::Expanded => Cell::Board(Some(step.board).filter(|_| self.filled)),
            Column::G => number(Some(step.g)),
            Column::H => number(step.h),
            Column::F => number(step.f),
            Column::Successors if self.filled => successors(sheet, index, step),
            Column::Successors => {
                // A board other than the root has one move less: not straight back.
                let root = step.g == 0;
                Cell::Outlines(most_moves(sheet.problem.size()) - usize::from(!root))
            }
        }
    }
}

/// The most moves that the blank has on any cell of a board.
const fn most_moves(size: Size) -> usize {
    let vertical = if size.rows() > 2 { 2 } else { 1 };
    let horizontal = if size.columns() > 2 { 2 } else { 1 };
    vertical + horizontal
}

fn successors(sheet: &Worksheet, index: usize, step: &Expanded) -> Cell {
    let child = |successor: &Successor| Child {
        board: successor.board,
        sum: Phrase::Sum(sheet.strategy, successor).to_string(),
        mark: if successor.cut {
            Phrase::Cut.to_string()
        } else if successor.reparented {
            Phrase::Mark.to_string()
        } else if successor.ends {
            Phrase::Ends(sheet.strategy.algorithm).to_string()
        } else {
            String::new()
        },
    };
    let last = index + 1 == sheet.steps.len();
    let words = match &sheet.end {
        End::Solved(_) if last && step.board == sheet.problem.goal() && step.g > 0 => {
            Phrase::Goal.to_string()
        }
        End::Exhausted if last => Phrase::NothingLeft.to_string(),
        End::Solved(_) | End::Exhausted if step.successors.is_empty() => Phrase::None.to_string(),
        End::Solved(_) | End::Exhausted => String::new(),
    };
    Cell::Successors(step.successors.iter().map(child).collect(), words)
}

fn rules(sheet: &Worksheet) -> Vec<String> {
    let strategy = sheet.strategy;
    let algorithm = strategy.algorithm;
    let mut rules = vec![Phrase::Take(strategy), Phrase::Successors(algorithm)];
    if matches!(algorithm, Algorithm::Bfs | Algorithm::Bidirectional) {
        rules.push(Phrase::StopEarly(algorithm));
    }
    let heuristic = strategy.heuristic_used();
    rules.extend(heuristic.map(Phrase::Estimate));
    if heuristic.is_some_and(looks_up) {
        rules.push(Phrase::Values(values(sheet)));
    }
    rules.push(match algorithm {
        Algorithm::IdaStar => Phrase::Again,
        _ => Phrase::StopEmpty,
    });
    rules.iter().map(Phrase::to_string).collect()
}

fn looks_up(heuristic: Heuristic) -> bool {
    match heuristic {
        Heuristic::Patterns => true,
        Heuristic::Own(own) => own.source().contains("pattern("),
        Heuristic::Zero
        | Heuristic::Misplaced
        | Heuristic::Manhattan
        | Heuristic::Patchy
        | Heuristic::LinearConflict => false,
    }
}

/// The estimates of all boards of a sheet, in an order that tells nothing of the search.
fn values(sheet: &Worksheet) -> Vec<(Board, u32)> {
    let steps = sheet.steps.iter().flat_map(|step| {
        let successors = step.successors.iter().map(|each| (each.board, each.h));
        successors.chain([(step.board, step.h)])
    });
    let values = steps.filter_map(|(board, h)| Some((board.cells(), (board, h?))));
    let values: BTreeMap<Vec<u8>, (Board, u32)> = values.collect();
    values.into_values().collect()
}

fn is_ida(strategy: Strategy) -> bool {
    strategy.algorithm == Algorithm::IdaStar
}

const fn columns(algorithm: Algorithm) -> &'static [Column] {
    use Column::{Expanded, F, Frontier, G, H, Side, Step, Successors, Threshold};
    match algorithm {
        Algorithm::Bfs
        | Algorithm::UniformCost
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening => &[Step, Expanded, G, Successors, Frontier],
        Algorithm::Bidirectional => &[Step, Side, Expanded, G, Successors, Frontier],
        Algorithm::AStar | Algorithm::WeightedAStar => {
            &[Step, Expanded, G, H, F, Successors, Frontier]
        }
        Algorithm::IdaStar => &[Step, Threshold, Expanded, G, H, F, Successors],
        Algorithm::Greedy => &[Step, Expanded, G, H, Successors, Frontier],
        Algorithm::Mm => &[Step, Side, Expanded, G, H, F, Successors, Frontier],
    }
}

impl Question {
    fn of(sheet: &Worksheet) -> Vec<Self> {
        let strategy = sheet.strategy;
        let heuristic = strategy.heuristic_used();
        let mut questions = Vec::new();
        if sheet.end == End::Exhausted {
            return vec![Self::Parity];
        }
        questions.push(Self::Length);
        if !strategy.algorithm.is_optimal() {
            questions.push(Self::Shortest);
        }
        if strategy.algorithm != Algorithm::Bfs {
            questions.extend(bfs_expansions(&sheet.problem).map(Self::Bfs));
        }
        if !sheet.reparenting().is_empty() {
            questions.push(Self::Reparented);
        }
        if heuristic.is_some() && !sheet.astray().is_empty() {
            questions.push(Self::Astray);
        }
        questions.extend(heuristic.map(Self::TooHigh));
        questions
    }
}

/// Expansions of BFS on the same board, where they can be made by hand.
fn bfs_expansions(problem: &Problem) -> Option<u64> {
    let limits = Limits {
        expansions: Some(MOST_BY_HAND),
        ..Limits::NONE
    };
    let bfs = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let (outcome, stats) = solve(problem, bfs, limits, &PatternDatabases::default(), |_| ());
    matches!(outcome, Outcome::Solved(_)).then_some(stats.expanded)
}

struct Known {
    /// Moves of a shortest solution, where it was found.
    shortest: Option<usize>,
}

impl Known {
    fn of(sheet: &Worksheet, databases: &PatternDatabases) -> Self {
        let limits = Limits {
            expansions: Some(MOST_COMPARED),
            ..Limits::NONE
        };
        let run = |strategy: Strategy| solve(&sheet.problem, strategy, limits, databases, |_| ());
        let length = |outcome: Outcome| match outcome {
            Outcome::Solved(solution) => Some(solution.len()),
            Outcome::Exhausted
            | Outcome::Cancelled
            | Outcome::Limit(_)
            | Outcome::NoEstimate(_) => None,
        };
        if sheet.end == End::Exhausted {
            return Self { shortest: None };
        }
        let found = length(run(Strategy::new(Algorithm::Bfs, Heuristic::Zero)).0);
        let by_a_star = || {
            let strategy = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
            length(run(strategy).0)
        };
        Self {
            shortest: found.or_else(by_a_star),
        }
    }

    fn answer(&self, sheet: &Worksheet, question: Question) -> String {
        let answer = match question {
            Question::Length => match &sheet.end {
                End::Solved(solution) => Phrase::Moves(Some(solution.len())),
                End::Exhausted => Phrase::Moves(None),
            },
            Question::Shortest => Phrase::Moves(self.shortest),
            Question::Bfs(expansions) => Phrase::Expansions(expansions),
            Question::Astray => Phrase::Steps(sheet.astray()),
            Question::Reparented => Phrase::Steps(sheet.reparenting()),
            Question::TooHigh(heuristic) => Phrase::Admissible(heuristic),
            Question::Parity => Phrase::Unsolvable(sheet.problem.solvability()),
        };
        answer.to_string()
    }
}
