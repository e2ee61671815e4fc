//! Reads the problem given by the arguments.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::Path;

use clap::Args;

use slidescope_core::files::{open, text_of};
use slidescope_core::puzzle::{
    Board, Costs, Mismatch, Notation, Problem, Size, UsualGoal, examples, name_id,
};
use slidescope_core::reading::Draft;
use slidescope_core::text::terminal::{self, board_faults};

/// The maximum number of bytes read from standard input. No board is nearly as long.
const MAX_INPUT: u64 = 1 << 16;

/// The goal and the size of boards, and what their moves cost.
#[derive(Args, Clone, Debug)]
pub(crate) struct GoalArgs {
    /// The goal: a board, blank-last, blank-first, snail or p1379 [default: that of the example, or blank-last]
    #[arg(long, value_name = "BOARD")]
    pub goal: Option<String>,

    /// The size of the board: rows x columns, for example 2x4 [default: what the board suggests]
    #[arg(long, value_name = "RxC")]
    pub size: Option<Size>,

    #[command(flatten)]
    pub costs: CostArgs,
}

/// What moves cost.
#[derive(Args, Clone, Debug)]
pub(crate) struct CostArgs {
    /// What a move costs: unit (1), tile (the number of the tile), or a list of the costs of the tiles 1, 2 and so on, from 1
    /// to 99 each [default: unit]
    #[arg(long = "cost", value_name = "COSTS")]
    costs: Option<String>,
}

impl CostArgs {
    /// Returns the problem with these costs.
    pub(crate) fn of(&self, problem: Problem) -> Result<Problem, String> {
        Ok(problem.with_costs(self.read(problem.size())?))
    }

    /// Returns the costs for a board of this `size`.
    pub(crate) fn read(&self, size: Size) -> Result<Costs, String> {
        let costs = self.costs.as_ref().map(|text| Costs::read(text, size));
        let costs = costs.transpose();
        let costs = costs.map_err(|fault| terminal::fault_of("--cost", fault))?;
        Ok(costs.unwrap_or_default())
    }
}

impl GoalArgs {
    /// Returns the problem with the start `start`: a board, the name of an instance, or `-` for standard input.
    pub(crate) fn problem(&self, start: &str) -> Result<Problem, String> {
        let problem = problem(start, self.goal.as_deref(), self.size, io::stdin().lock())?;
        self.costs.of(problem)
    }
}

/// Like [`GoalArgs::problem`], with the goal given as a board or a name, and without costs.
pub(crate) fn problem(
    start: &str,
    goal: Option<&str>,
    size: Option<Size>,
    stdin: impl Read,
) -> Result<Problem, String> {
    let (start, instance_goal) = if start == "-" {
        (Draft::parse(&read(stdin)?, size), None)
    } else if let Some((start, goal)) = named(start) {
        (Draft::parse(&start, size), Some(goal))
    } else {
        (board_or_file(start, size)?, None)
    };
    if let (None, Some(both)) = (goal, start.problem()) {
        return Ok(both);
    }
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

/// Reads a board, or the file that `text` names if it is no board.
fn board_or_file(text: &str, size: Option<Size>) -> Result<Draft, String> {
    let draft = Draft::parse(text, size);
    if draft.board().is_ok() || draft.problem().is_some() || text.contains('\n') {
        return Ok(draft);
    }
    let path = Path::new(text.trim());
    if path.is_file() {
        let wrong = |fault: &io::Error| terminal::fault_of(path.display(), fault);
        let file = open(path).map_err(|fault| wrong(&fault))?;
        return Ok(Draft::parse(&whole(file, wrong)?, size));
    }
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let extension = path.extension().and_then(OsStr::to_str);
    match extension.filter(|it| it.len() > 1 && it.chars().all(is_letter)) {
        Some(_) => Err(terminal::no_such_board_file(path.display())),
        None => Ok(draft),
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
    if let Some(usual) = UsualGoal::known_as(&id) {
        let Some(size) = start else { return Ok(None) };
        let goal = usual.at(size);
        let goal = goal.ok_or_else(|| terminal::no_such_goal(&id, size))?;
        return Ok(Some(Draft::from_board(&goal)));
    }
    let own = board_or_file(text, given)?;
    Ok(Some(if own.has_rows() {
        own
    } else {
        board_or_file(text, given.or(start))?
    }))
}

fn read(stdin: impl Read) -> Result<String, String> {
    whole(stdin, |fault| terminal::unreadable_input(fault))
}

fn whole(from: impl Read, wrong: impl FnOnce(&io::Error) -> String) -> Result<String, String> {
    let text = text_of(from, MAX_INPUT).map_err(|fault| wrong(&fault))?;
    if text.len() as u64 > MAX_INPUT {
        return Err(terminal::input_too_long(MAX_INPUT));
    }
    Ok(text)
}
