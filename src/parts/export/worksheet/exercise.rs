//! An exercise on paper, the sheets of one student after the other: tasks with room to write, or with the right answers.

use std::io;
use std::sync::Arc;

use egui::{Galley, Stroke, pos2, vec2};

use crate::export::worksheet::pages::{draw_sheet, drawn};
use crate::export::worksheet::pen::{FAINT, INK, PALE, Pen};
use crate::theme::{regular, semibold};
use slidescope_core::lesson::Task;
use slidescope_core::lesson::exercise::{Answer, Paper, StudentTask, TaskKind};
use slidescope_core::puzzle::Board;
use slidescope_core::search::PatternDatabases;
use slidescope_core::text::papers as text;
use slidescope_core::text::worksheet::{self, Page, Sheets};
use slidescope_core::worksheet::{MOST_EXPANSIONS, Worksheet};

/// The side of a cell of the boards of a task, and of those that are an answer.
const CELL: f32 = 24.0;
const SMALL: f32 = 18.0;
/// The distance between the lines to write on, in points.
const RULES: f32 = 26.0;
/// The space between two boards, and between two tasks, in points.
const GAP: f32 = 14.0;
const TASKS: f32 = 26.0;

/// Writes the tasks of each paper as a PDF.
///
/// # Errors
///
/// Fails if the file cannot be written, or if the fonts lack a character.
pub fn write(
    title: &str,
    papers: &[Paper],
    by: &PatternDatabases,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    let of_tasks = |paper| traced(title, paper, by);
    let traced: Vec<_> = papers.iter().map(of_tasks).collect();
    let drawing = drawn(title.to_owned(), |pen| {
        for (paper, traced) in papers.iter().zip(&traced) {
            draw(pen, title, paper, traced);
        }
    });
    drawing.write(out)
}

/// Returns, for each task of a student, its sheet, if it has one.
pub fn traced(title: &str, paper: &Paper, databases: &PatternDatabases) -> Vec<Option<Page>> {
    let trace = |own| trace(title, paper, own, databases);
    paper.tasks.iter().map(trace).collect()
}

/// Returns the sheet of a search that is to be traced. It has pages of its own.
fn trace(title: &str, paper: &Paper, own: &StudentTask, by: &PatternDatabases) -> Option<Page> {
    if own.task.kind != TaskKind::Trace {
        return None;
    }
    let setup = own.setup();
    let sheet = Worksheet::trace(&setup.problem, setup.strategy, MOST_EXPANSIONS, by);
    let sheets = Sheets {
        sheets: vec![sheet.ok()?],
        seed: None,
        filled: paper.right.is_some(),
    };
    let page = sheets.page(0, by);
    let heading = text::heading_of(title, paper);
    Some(Page {
        line: format!("{heading} · {}", page.line),
        title: text::task(own),
        questions: Vec::new(),
        ..page
    })
}

pub fn draw(pen: &mut Pen, title: &str, paper: &Paper, traced: &[Option<Page>]) {
    let width = pen.right - pen.left;
    pen.next_page();
    let heading = pen.galley(&text::heading_of(title, paper), semibold(20.0), INK, width);
    pen.line(heading, TASKS);
    let mut after_a_sheet = false;
    for (at, own) in paper.tasks.iter().enumerate() {
        if let Some(page) = traced.get(at).and_then(Option::as_ref) {
            draw_sheet(pen, page);
            after_a_sheet = true;
            continue;
        }
        let right = paper.right.as_ref();
        let parts = parts(pen, own, right.map(|right| right.get(at)?.as_ref()));
        let whole = pen.height(|pen| parts.iter().for_each(|part| part.draw(pen)));
        if after_a_sheet || pen.y + whole > pen.bottom {
            next_page(pen, title, paper);
        }
        after_a_sheet = false;
        for part in &parts {
            if pen.y + pen.height(|pen| part.draw(pen)) > pen.bottom {
                next_page(pen, title, paper);
            }
            part.draw(pen);
        }
        pen.y += TASKS;
    }
}

fn next_page(pen: &mut Pen, title: &str, paper: &Paper) {
    pen.next_page();
    let (line, width) = (text::heading_of(title, paper), pen.right - pen.left);
    let line = pen.galley(&line, regular(11.0), FAINT, width);
    pen.line(line, GAP);
}

/// The parts of a task, which are below each other.
enum Part {
    Words(Arc<Galley>),
    /// Boards in lines, with a name above each if there are names; `None` is to be filled in.
    Boards(Vec<(Option<Board>, Option<Arc<Galley>>)>, Board, f32),
    /// The number of lines to write on.
    Rules(usize),
}

/// Returns the parts of a task. `right` is the answer, if answers are wanted.
fn parts(pen: &Pen, own: &StudentTask, right: Option<Option<&Answer>>) -> Vec<Part> {
    let width = pen.right - pen.left;
    let words = |words: &str, size: f32| pen.galley(words, regular(size), INK, width);
    let problem = own.setup().problem;
    let heading = pen.galley(&text::task(own), semibold(14.0), INK, width);
    let mut parts = vec![Part::Words(heading)];
    let line = |it: String| Part::Words(words(&it, 12.0));
    parts.extend(text::asked(own).into_iter().map(line));
    let named = |name: String, board| (Some(board), Some(words(&name, 10.5)));
    let mut boards = vec![named(worksheet::GOAL_BOARD.to_string(), problem.goal())];
    if own.shows_start() {
        boards.insert(0, named(worksheet::START.to_string(), problem.start()));
    }
    parts.push(Part::Boards(boards, problem.goal(), CELL));
    parts.extend(text::context(own).chain(text::numbered(own)).map(line));
    parts.push(match right {
        Some(Some(Answer::Boards(boards))) => {
            let boards = boards.iter().map(|board| (Some(*board), None));
            Part::Boards(boards.collect(), problem.goal(), SMALL)
        }
        Some(answer) => {
            let answer = text::right_line(answer);
            Part::Words(pen.galley(&answer, semibold(12.0), INK, width))
        }
        None => room(own, problem.goal()),
    });
    parts
}

fn room(own: &StudentTask, like: Board) -> Part {
    let question = own.task.slide.question.as_ref();
    match (&own.task.kind, question.map(|question| &question.task)) {
        (TaskKind::Order { expansions }, _) => {
            Part::Boards(vec![(None, None); *expansions as usize], like, SMALL)
        }
        (TaskKind::Question, Some(Task::Predict(times))) => {
            Part::Boards(vec![(None, None); times.get() as usize], like, SMALL)
        }
        (TaskKind::Question, Some(Task::Mark { .. })) => Part::Rules(3),
        (TaskKind::Heuristic(_), _) | (_, Some(Task::Heuristic(_))) => Part::Rules(6),
        (TaskKind::OwnSearch, _) => Part::Rules(0),
        _ => Part::Rules(1),
    }
}

impl Part {
    fn draw(&self, pen: &mut Pen) {
        let top = pen.y;
        match self {
            Self::Words(galley) => pen.line(Arc::clone(galley), 4.0),
            Self::Boards(boards, like, cell) => {
                let step = vec2(across(*like, *cell) + GAP, line(boards, *like, *cell));
                let in_line = in_line(pen, *like, *cell);
                for (index, (board, name)) in boards.iter().enumerate() {
                    let place = vec2((index % in_line) as f32, (index / in_line) as f32) * step;
                    let mut at = pos2(pen.left, top + 4.0) + place;
                    if let Some(name) = name {
                        pen.put(at, Arc::clone(name));
                        at.y += name.size().y + 2.0;
                    }
                    pen.board(at, like.size(), *board, *cell);
                }
                pen.y += boards.len().div_ceil(in_line) as f32 * step.y + 4.0;
            }
            Self::Rules(count) => {
                for number in 1..=*count {
                    let y = top + number as f32 * RULES - 2.0;
                    let stroke = Stroke::new(0.8, PALE);
                    pen.painter.hline(pen.left..=pen.right, y, stroke);
                }
                pen.y += *count as f32 * RULES;
            }
        }
    }
}

fn across(board: Board, cell: f32) -> f32 {
    board.size().columns() as f32 * cell
}

fn in_line(pen: &Pen, like: Board, cell: f32) -> usize {
    let step = across(like, cell) + GAP;
    ((pen.right - pen.left + GAP) / step).floor().max(1.0) as usize
}

/// Returns the distance from one line of boards to the next.
fn line(boards: &[(Option<Board>, Option<Arc<Galley>>)], like: Board, cell: f32) -> f32 {
    let names = boards.iter().filter_map(|(_, name)| name.as_ref());
    let names = names.map(|name| name.size().y + 2.0).fold(0.0, f32::max);
    names + like.size().rows() as f32 * cell + GAP
}
