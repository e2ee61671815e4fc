//! Reads the problem given by the arguments.

use std::io::{self, Read};

use clap::Args;

use slidescope_core::files::text_of;
use slidescope_core::puzzle::{
    Board, Draft, Mismatch, Notation, Problem, Size, default_goals, examples, name_id,
};
use slidescope_core::text::terminal::{self, board_faults};

/// The maximum number of bytes read from standard input. No board is nearly as long.
const MAX_INPUT: u64 = 1 << 16;

/// The goal and the size of boards.
#[derive(Args, Clone, Debug)]
pub(crate) struct GoalArgs {
    /// The goal: a board, blank-last, blank-first or p1379 [default: that of the example, or blank-last]
    #[arg(long, value_name = "BOARD")]
    pub goal: Option<String>,

    /// The size of the board: rows x columns, for example 2x4 [default: what the board suggests]
    #[arg(long, value_name = "RxC")]
    pub size: Option<Size>,
}

impl GoalArgs {
    /// Returns the problem with the start `start`: a board, the name of an instance, or `-` for standard input.
    pub(crate) fn problem(&self, start: &str) -> Result<Problem, String> {
        problem(start, self.goal.as_deref(), self.size, io::stdin().lock())
    }
}

/// Like [`GoalArgs::problem`], with the goal given as a board or a name.
pub(crate) fn problem(
    start: &str,
    goal: Option<&str>,
    size: Option<Size>,
    stdin: impl Read,
) -> Result<Problem, String> {
    let (start, instance_goal) = if start == "-" {
        (read(stdin)?, None)
    } else {
        named(start).map_or((start.to_owned(), None), |(start, goal)| {
            (start, Some(goal))
        })
    };
    let start = Draft::parse(&start, size);
    let goal = match (goal, instance_goal) {
        (Some(text), _) => goal_draft(text, size, start.size())?,
        (None, Some(goal)) => Some(Draft::parse(&goal, size)),
        (None, None) => start
            .size()
            .map(|size| Draft::from_board(&Board::blank_last(size))),
    };
    match (start.board(), goal.map(|goal| goal.board())) {
        (Ok(start), Some(Ok(goal))) => Problem::new(start, goal).map_err(|fault| fault.to_string()),
        (start, goal) => {
            let goal = goal.and_then(Result::err);
            Err(board_faults(start.err().as_ref(), goal.as_ref()))
        }
    }
}

/// Returns a goal given without a start: a board, or the name of a usual goal. A name without a size means 3 × 3.
pub(crate) fn lone_goal(text: Option<&str>, given: Option<Size>) -> Result<Board, String> {
    let size = given.or_else(|| Size::inferred(9));
    let draft = match text {
        None => size.map(|size| Draft::from_board(&Board::blank_last(size))),
        Some(text) => match goal_draft(text, given, given)? {
            None => goal_draft(text, given, size)?,
            draft => draft,
        },
    };
    let board = draft.unwrap_or_else(|| Draft::parse("", given)).board();
    board.map_err(|faults| board_faults(None, Some(&faults)))
}

/// Returns start and goal of the instance called `name`, as text.
fn named(name: &str) -> Option<(String, String)> {
    let id = name_id(name);
    let instance = examples().iter().find(|instance| instance.id() == id)?;
    let text = |board: Board| board.write(Notation::Rows);
    Some((text(instance.start), text(instance.goal)))
}

/// Returns the goal for boards of `size` as typed, or by default the one with the blank last.
pub(crate) fn goal(text: Option<&str>, size: Size) -> Result<Board, String> {
    let Some(text) = text else {
        return Ok(Board::blank_last(size));
    };
    let goal = goal_draft(text, Some(size), Some(size))?;
    match goal.map(|goal| goal.board()) {
        Some(Ok(goal)) if goal.size() == size => Ok(goal),
        Some(Ok(goal)) => Err(Mismatch {
            start: size,
            goal: goal.size(),
        }
        .to_string()),
        Some(Err(faults)) => Err(board_faults(None, Some(&faults))),
        None => Ok(Board::blank_last(size)),
    }
}

/// Returns the goal as typed: a usual goal by name, or a board. A board without rows takes the size of the start.
/// Returns `None` for a name if the size is unknown, in which case the start is at fault.
fn goal_draft(
    text: &str,
    given: Option<Size>,
    start: Option<Size>,
) -> Result<Option<Draft>, String> {
    let id = name_id(text);
    let usual = |size| {
        let mut goals = default_goals(size).into_iter();
        goals.find(|(usual, _)| usual.id() == id)
    };
    if Size::all().into_iter().any(|size| usual(size).is_some()) {
        let Some(size) = start else { return Ok(None) };
        let (_, goal) = usual(size).ok_or_else(|| terminal::no_such_goal(&id, size))?;
        return Ok(Some(Draft::from_board(&goal)));
    }
    let own = Draft::parse(text, given);
    Ok(Some(if own.has_rows() {
        own
    } else {
        Draft::parse(text, given.or(start))
    }))
}

fn read(stdin: impl Read) -> Result<String, String> {
    let text = text_of(stdin, MAX_INPUT).map_err(|fault| terminal::unreadable_input(&fault))?;
    if text.len() as u64 > MAX_INPUT {
        return Err(terminal::input_too_long(MAX_INPUT.to_string()));
    }
    Ok(text)
}
