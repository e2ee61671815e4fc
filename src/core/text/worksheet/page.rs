//! The words, boards and cells of a sheet, the same for every format.

use std::collections::BTreeMap;

use crate::puzzle::{Board, Problem, Size};
use crate::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
use crate::text::worksheet as said;
use crate::text::{listed, thousands};
use crate::worksheet::{End, Expanded, Question, Successor, Worksheet, shortest};

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Column by id {
        Step = "step",
        /// The side of a two-sided search that makes the expansion.
        Side = "side",
        Threshold = "threshold",
        Expanded = "expanded",
        G = "g",
        H = "h",
        F = "f",
        Successors = "successors",
        /// The number of boards in the frontier afterwards.
        Frontier = "frontier",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    pub sheets: Vec<Worksheet>,
    /// The seed of the shuffles. `None` if the board was given.
    pub seed: Option<u64>,
    pub filled: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Words or a number. Empty if they are to be filled in.
    Text(String),
    /// A board. `None` if it is to be drawn.
    Board(Option<Board>),
    /// Successors and a remark.
    Successors(Vec<Child>, String),
    Outlines(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Child {
    pub board: Board,
    /// Its values, written as a sum.
    pub sum: String,
    pub mark: String,
}

/// A sheet, ready for layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub title: String,
    pub line: String,
    pub problem: Problem,
    pub rules: Vec<String>,
    pub columns: Vec<(Column, String)>,
    /// The cells, by row.
    pub rows: Vec<Vec<Cell>>,
    /// The meaning of the mark next to a successor. Empty if there is none.
    pub note: String,
    /// The questions, with their answers if the sheet is filled in.
    pub questions: Vec<(String, Option<String>)>,
}

impl Sheets {
    /// Returns the sheet with this number, from 0. Its answers may take some hundredths of a second.
    ///
    /// # Panics
    /// If there is no such sheet.
    pub fn page(&self, number: usize, databases: &PatternDatabases) -> Page {
        let sheet = &self.sheets[number];
        let strategy = sheet.strategy;
        let columns = columns(strategy.algorithm);
        let row = |(index, step): (usize, &Expanded)| {
            let cell = |column: &Column| self.cell(sheet, index, step, *column);
            columns.iter().map(cell).collect()
        };
        let question = |question: Question| {
            let answer = self.filled.then(|| answer(sheet, question, databases));
            (said::question(question).to_string(), answer)
        };
        let changes = !sheet.reparenting().is_empty();
        let numbers = (number + 1, self.sheets.len());
        Page {
            title: said::title(self.filled, strategy.algorithm),
            line: said::line(numbers, self.seed, sheet.expansions(), self.filled),
            problem: sheet.problem,
            rules: rules(sheet),
            rows: sheet.steps.iter().enumerate().map(row).collect(),
            columns: columns
                .iter()
                .map(|column| (*column, said::heading(*column, strategy)))
                .collect(),
            note: match (changes, self.filled) {
                _ if is_ida(strategy) && self.filled => said::IS_CUT.to_string(),
                _ if is_ida(strategy) => said::TO_BE_CUT.to_string(),
                (true, true) => said::IS_MARKED.to_string(),
                (true, false) => said::TO_BE_MARKED.to_string(),
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
            Column::Side if self.filled => Cell::Text(said::side(step.side.id())),
            Column::Frontier if self.filled => {
                let [forward, backward] = step.frontier;
                Cell::Text(if sheet.strategy.algorithm.is_bidirectional() {
                    said::frontiers(forward, backward)
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
                // A board other than the root has one move less, because the previous move is not undone.
                let root = step.g == 0;
                Cell::Outlines(most_moves(sheet.problem.size()) - usize::from(!root))
            }
        }
    }
}

/// Returns the maximum number of moves of the blank on any cell.
const fn most_moves(size: Size) -> usize {
    let vertical = if size.rows() > 2 { 2 } else { 1 };
    let horizontal = if size.columns() > 2 { 2 } else { 1 };
    vertical + horizontal
}

fn successors(sheet: &Worksheet, index: usize, step: &Expanded) -> Cell {
    let child = |successor: &Successor| Child {
        board: successor.board,
        sum: said::sum_of(sheet.strategy, successor),
        mark: if successor.cut {
            said::CUT.to_string()
        } else if successor.reparented {
            said::MARK.to_string()
        } else if successor.ends {
            said::ends(sheet.strategy.algorithm.is_bidirectional())
        } else {
            String::new()
        },
    };
    let last = index + 1 == sheet.steps.len();
    let words = match &sheet.end {
        End::Solved(_) if last && step.board == sheet.problem.goal() && step.g > 0 => {
            said::GOAL.to_string()
        }
        End::Exhausted if last => said::NOTHING_LEFT.to_string(),
        End::Solved(_) | End::Exhausted if step.successors.is_empty() => said::NONE.to_string(),
        End::Solved(_) | End::Exhausted => String::new(),
    };
    Cell::Successors(step.successors.iter().map(child).collect(), words)
}

/// Returns the rules: which node is taken next, what happens to successors, when the search stops, and what h is.
fn rules(sheet: &Worksheet) -> Vec<String> {
    let strategy = sheet.strategy;
    let algorithm = strategy.algorithm;
    let mut rules = vec![said::take_by(strategy), said::successors_of(strategy)];
    rules.extend(said::stop_early(algorithm).map(|stop| stop.to_string()));
    rules.extend(said::costs(&sheet.problem, strategy));
    if let Some(heuristic) = strategy.heuristic_used() {
        rules.push(said::estimate(heuristic));
        if looks_up(heuristic) {
            rules.push(said::looked_up(&values(sheet)));
        }
    }
    let last = if is_ida(strategy) {
        said::AGAIN
    } else {
        said::STOP_EMPTY
    };
    rules.push(last.to_string());
    rules
}

fn answer(sheet: &Worksheet, question: Question, databases: &PatternDatabases) -> String {
    match question {
        Question::Length => match &sheet.end {
            End::Solved(solution) => said::length(Some(solution.len() as u32)),
            End::Exhausted => said::length(None),
        },
        Question::Cost => match &sheet.end {
            End::Solved(solution) => thousands(solution.cost()),
            End::Exhausted => said::LENGTH_UNKNOWN.to_string(),
        },
        Question::Cheapest => {
            let least = shortest(sheet, databases);
            least.map_or_else(|| said::LENGTH_UNKNOWN.to_string(), thousands)
        }
        Question::Shortest => said::length(shortest(sheet, databases)),
        Question::Bfs(expansions) => thousands(expansions),
        Question::Astray => listed(sheet.astray().iter().map(usize::to_string)),
        Question::Reparented => listed(sheet.reparenting().iter().map(usize::to_string)),
        Question::TooHigh(heuristic) => said::admissible(heuristic),
        Question::Parity => sheet.problem.solvability().to_string(),
    }
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

/// Returns the estimates of all boards of a sheet, in an order that reveals nothing about the search.
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

/// Returns the columns that a search by this algorithm has something for.
fn columns(algorithm: Algorithm) -> Vec<Column> {
    let has = |column: &Column| match column {
        Column::Side => algorithm.is_bidirectional(),
        Column::Threshold => algorithm == Algorithm::IdaStar,
        Column::H => algorithm.uses_heuristic(),
        Column::F => algorithm.uses_heuristic() && algorithm != Algorithm::Greedy,
        Column::Frontier => algorithm != Algorithm::IdaStar,
        Column::Step | Column::Expanded | Column::G | Column::Successors => true,
    };
    Column::ALL.into_iter().filter(has).collect()
}
