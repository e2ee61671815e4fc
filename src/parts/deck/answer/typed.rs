//! What a student has entered and not submitted yet, and the answer made from it.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use slidescope_core::lesson::exercise::answers_file::MOST_VALUE;
use slidescope_core::lesson::exercise::grade::{TraceCell, right_rows};
use slidescope_core::lesson::exercise::{Answer, ExerciseTask, StudentTask, TaskKind, TraceRow};
use slidescope_core::lesson::{Task, parse_number};
use slidescope_core::order::is_by_hand;
use slidescope_core::puzzle::{Board, Move, Notation, Problem, Size};
use slidescope_core::search::heuristics::script::{Script, ScriptError, ScriptPatterns};
use slidescope_core::search::{Algorithm, PatternDatabases};
use slidescope_core::text::exercises as text;
use slidescope_core::worksheet::MOST_EXPANSIONS;

pub(crate) const MOST_ROWS: usize = 2 * MOST_EXPANSIONS as usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Tiles,
    /// Boards are named, at most this many.
    Boards(usize),
    Table,
    Number,
    Options,
    Program,
    File,
}

impl Way {
    pub(crate) fn of(task: &ExerciseTask) -> Self {
        match &task.kind {
            TaskKind::Trace => Self::Table,
            TaskKind::Order { expansions } => Self::Boards(*expansions as usize),
            TaskKind::Strategy { .. } => Self::Options,
            TaskKind::Heuristic(_) => Self::Program,
            TaskKind::OwnSearch => Self::File,
            TaskKind::Question => task.slide.task().map_or(Self::Tiles, Self::to),
        }
    }

    /// The way to answer the question of a slide.
    pub(crate) fn to(question: &Task) -> Self {
        match question {
            Task::Solve => Self::Tiles,
            Task::Predict(times) => Self::Boards(times.get() as usize),
            Task::Mark { .. } => Self::Boards(MOST_ROWS),
            Task::Number { .. } | Task::Play(_) => Self::Number,
            Task::Choose { .. } => Self::Options,
            Task::Heuristic(_) => Self::Program,
        }
    }
}

/// Why something is no answer yet.
#[derive(Debug)]
pub(crate) enum Objection {
    Program(ScriptError),
    /// A line of a table, from 1, has an empty cell.
    EmptyCell(usize),
    /// The search is not over after the last line.
    Unfinished(usize),
}

impl Objection {
    pub(crate) fn words(&self) -> String {
        match self {
            Self::Program(error) => text::no_program(error),
            Self::EmptyCell(line) => text::empty_cell(*line),
            Self::Unfinished(line) => text::unfinished(*line),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Typed {
    /// A number, a program, or the path of a file.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move>,
    /// The boards that are marked, named or predicted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Board>,
    /// The lines of a table: board, g, h, f, frontier.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<[String; 5]>,
    /// The chosen option, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<usize>,
}

impl Typed {
    /// Returns the entries that make this answer.
    pub(crate) fn of(answer: &Answer) -> Self {
        let mut typed = Self::default();
        match answer {
            Answer::Moves(moves) => typed.moves.clone_from(moves),
            Answer::Boards(boards) => typed.boards.clone_from(boards),
            Answer::Number(number) => typed.text = number.to_string(),
            Answer::Option(option) => typed.option = Some(*option),
            Answer::Program(source) => typed.text.clone_from(source),
            Answer::File(_) | Answer::Unreadable { .. } => {}
            Answer::Rows(rows) => {
                let rows = rows.iter().map(|it| {
                    let board = it.board.map_or_else(String::new, |board| written(&board));
                    let [g, h, f, frontier] = [it.g, it.h, it.f, it.frontier]
                        .map(|value| value.map_or_else(String::new, |it| it.to_string()));
                    [board, g, h, f, frontier]
                });
                typed.rows = rows.collect();
            }
        }
        typed
    }

    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns why the entries are no answer yet, although [`answer`](Self::answer) has one: a program that cannot be read, or
    /// a table that is not finished. An unfinished table may be handed in all the same.
    pub(crate) fn objection(&self, own: &StudentTask) -> Option<Objection> {
        let problem = own.setup().problem;
        match Way::of(&own.task) {
            Way::Program => {
                let patterns = ScriptPatterns::default();
                let script = Script::new(&self.text, &problem.goal(), &patterns);
                // The table of a pattern would take too long here.
                let has_tables = self.text.contains("pattern");
                let value = script.and_then(|mut it| match has_tables {
                    true => Ok(0),
                    false => it.estimate(problem.start().state()),
                });
                Some(Objection::Program(value.err()?))
            }
            Way::Table => {
                let lines = self.rows.iter().zip(1..).filter(|(row, _)| !is_blank(row));
                let strategy = own.setup().strategy;
                let is_empty = |row: &[String; 5]| {
                    let mut cells = row.iter().zip(TraceCell::ALL);
                    cells.any(|(text, cell)| text.trim().is_empty() && cell.is_in(strategy))
                };
                if let Some((_, line)) = lines.clone().find(|(row, _)| is_empty(row)) {
                    return Some(Objection::EmptyCell(line));
                }
                let (last, line) = lines.last()?;
                let last = board(&last[0], problem.size())?;
                let goal = problem.goal();
                let ends = match strategy.algorithm {
                    _ if !problem.solvability().is_solvable() => true,
                    Algorithm::Bidirectional => true,
                    Algorithm::Bfs => Move::ALL.into_iter().any(|mv| last.after(mv) == Some(goal)),
                    _ => last == goal,
                };
                (!ends).then_some(Objection::Unfinished(line))
            }
            _ => None,
        }
    }

    /// Returns the answer, or `None` if something is missing or cannot be read. A file is read elsewhere.
    pub(crate) fn answer(&self, way: Way, problem: &Problem) -> Option<Answer> {
        match way {
            Way::Tiles => {
                let is_solved = self.slid(problem.start()) == problem.goal();
                is_solved.then(|| Answer::Moves(self.moves.clone()))
            }
            Way::Boards(_) => {
                let any = !self.boards.is_empty();
                any.then(|| Answer::Boards(self.boards.clone()))
            }
            Way::Table => {
                let lines = self.rows.iter().filter(|row| !is_blank(row));
                let rows: Option<Vec<TraceRow>> =
                    lines.map(|line| row(line, problem.size())).collect();
                rows.filter(|rows| !rows.is_empty()).map(Answer::Rows)
            }
            Way::Number => parse_number(&self.text).map(Answer::Number),
            Way::Options => self.option.map(Answer::Option),
            Way::Program => {
                let is_empty = self.text.trim().is_empty();
                (!is_empty).then(|| Answer::Program(self.text.clone()))
            }
            Way::File => None,
        }
    }

    /// Returns the board after the moves, skipping those that are not possible.
    pub(crate) fn slid(&self, start: Board) -> Board {
        let step = |board: Board, mv: &Move| board.after(*mv).unwrap_or(board);
        self.moves.iter().fold(start, step)
    }

    /// Adds the moves of the blank in one direction that lead from one board to the other, if there are any.
    pub(crate) fn slide(&mut self, from: Board, to: Board) {
        let towards = |mv: Move| {
            let mut boards = std::iter::successors(Some(from), move |board| board.after(mv));
            Some((mv, boards.position(|board| board == to)?))
        };
        let way = Move::ALL.into_iter().find_map(towards);
        self.moves
            .extend(way.into_iter().flat_map(|(mv, steps)| vec![mv; steps]));
    }

    pub(crate) fn traced(&self, size: Size) -> Vec<Board> {
        let boards = self.rows.iter();
        boards.filter_map(|row| board(&row[0], size)).collect()
    }
}

pub(crate) fn written(board: &Board) -> String {
    board.write(Notation::Rows)
}

pub(crate) fn board(text: &str, size: Size) -> Option<Board> {
    slidescope_core::reading::Draft::parse(text, Some(size))
        .board()
        .ok()
}

/// Returns the value in a cell of a table, or `Ok(None)` for an empty cell. Fails if it is not a number or too large.
pub(crate) fn value(text: &str) -> Result<Option<u32>, ()> {
    match text.trim() {
        "" => Ok(None),
        digits => match digits.parse() {
            Ok(value) if value <= MOST_VALUE => Ok(Some(value)),
            _ => Err(()),
        },
    }
}

pub(crate) fn is_blank(row: &[String; 5]) -> bool {
    row.iter().all(|cell| cell.trim().is_empty())
}

fn row(line: &[String; 5], size: Size) -> Option<TraceRow> {
    let [board, g, h, f, frontier] = line;
    Some(TraceRow {
        board: match board.trim() {
            "" => None,
            named => Some(self::board(named, size)?),
        },
        g: value(g).ok()?,
        h: value(h).ok()?,
        f: value(f).ok()?,
        frontier: value(frontier).ok()?,
        is_unread: false,
    })
}

/// Returns the boards expanded up to the moment of the question, in order, or none if they are too many to show.
pub(crate) fn expanded(own: &StudentTask, databases: &PatternDatabases) -> Vec<Board> {
    let setup = own.setup();
    let moment = own.task.slide.expansion().unwrap_or(0);
    let has_moment = (1..=MOST_ROWS as u64).contains(&moment);
    let is_question = own.task.kind == TaskKind::Question;
    if !has_moment || !is_question || !is_by_hand(setup.strategy.algorithm) {
        return Vec::new();
    }
    let rows = right_rows(setup, databases).into_iter();
    let rows = rows.take(moment as usize);
    rows.filter_map(|row| row.board).collect()
}

/// Returns the boards that may be named next: the start, and those one move from a board that is `expanded` or `named`.
/// Named boards are excluded. Expanded boards are excluded too, unless the task is to mark boards of any kind.
pub(crate) fn reachable(own: &StudentTask, expanded: &[Board], named: &[Board]) -> Vec<Board> {
    let setup = own.setup();
    let question = own.task.slide.question.as_ref();
    let marks = question.is_some_and(|it| matches!(it.task, Task::Mark { .. }));
    let gone = |board: &Board| named.contains(board) || (!marks && expanded.contains(board));
    let mut boards = vec![setup.problem.start()];
    if setup.strategy.algorithm == Algorithm::Bidirectional {
        boards.push(setup.problem.goal());
    }
    for board in expanded.iter().chain(named) {
        boards.extend(Move::ALL.into_iter().filter_map(|mv| board.after(mv)));
    }
    let mut seen = HashSet::new();
    boards.retain(|board| !gone(board) && seen.insert(*board));
    boards
}
