//! The arguments of `slidescope worksheet`. The window's code draws, so only builds with a window have this command.

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::{StrategyArgs, one_of};
use crate::cli::input::{self, GoalArgs};
use crate::cli::output::{BAD_INPUT, LIMIT, NO_SOLUTION, NamedFile, Refusal, check_files};
use crate::cli::picture::within;
use crate::cli::progress::ProgressLine;
use slidescope_core::console;
use slidescope_core::files::{replace, size_of};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::PatternDatabases;
use slidescope_core::text::worksheet::{self as text, Sheets};
use slidescope_core::text::{help, terminal};
use slidescope_core::worksheet::{
    MOST_COPIES, MOST_EXPANSIONS, NotFound, Teaches, TeachesError, Wanted, Worksheet,
    WorksheetError, WorksheetFormat, find,
};
use slidescope_parts::export::worksheet::write;

/// Write worksheets for tracing a search by hand, or their solutions: as PDF, LaTeX or Markdown.
///
/// No window is opened, and no screen is needed.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::worksheet())]
pub(crate) struct WorksheetArgs {
    /// The start board in any usual form, its file, the name of an example, or - to read it from standard input [default: boards are generated]
    #[arg(num_args = 0.., value_name = "BOARD")]
    pub board: Vec<String>,

    #[command(flatten)]
    goal: GoalArgs,

    #[command(flatten)]
    by: StrategyArgs,

    /// The number of expansions on each sheet, one per line of its table [default: 7, or what the boards need]
    #[arg(long, value_parser = expansions, conflicts_with = "board", value_name = "N")]
    pub expansions: Option<u32>,

    /// The number of steps at which the rule for ties decides: none or a number [default: any]
    #[arg(long, value_parser = ties, conflicts_with = "board", value_name = "none|N")]
    pub ties: Option<u32>,

    /// What each sheet demonstrates
    #[arg(long, conflicts_with = "board", value_parser = one_of(&Teaches::ALL, Teaches::id), value_name = "WHAT")]
    pub teaches: Option<Teaches>,

    /// The number of sheets, each with a different board
    #[arg(long, default_value = "1", value_parser = copies, value_name = "K")]
    pub copies: usize,

    /// The seed of the shuffles: the same seed gives the same sheets
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,

    /// Fill in the solution
    #[arg(long)]
    pub solution: bool,

    /// The file. Its extension determines the format: .pdf, .tex or .md. An old file is replaced only at the end
    #[arg(short, long, required = true, value_name = "FILE")]
    pub output: PathBuf,
}

/// Finds the boards and writes the sheets.
pub(crate) fn run(args: &WorksheetArgs) -> Result<u8, Refusal> {
    let path = &args.output;
    let format = WorksheetFormat::of(path).ok_or(text::NOT_A_WORKSHEET)?;
    let databases = PatternDatabases::default();
    let sheets = args.sheets(&databases)?;
    replace(path, |out| write(&sheets, format, &databases, out)).map_err(Refusal::not_written)?;
    let (size, copies) = (size_of(path), sheets.sheets.len());
    let expansions = sheets.sheets.first().map_or(0, Worksheet::expansions);
    console::say(text::written(path, size, copies, expansions, args.solution));
    Ok(0)
}

impl WorksheetArgs {
    fn sheets(&self, databases: &PatternDatabases) -> Result<Sheets, Refusal> {
        let written = NamedFile("--output", &self.output);
        check_files(self.by.own.read(), [written])?;
        let strategy = self.by.strategy()?;
        let first = if self.board.is_empty() {
            None
        } else {
            let problem = self.goal.problem(&self.board.join(" "))?;
            check_size(&problem)?;
            let sheet = Worksheet::trace(&problem, strategy, MOST_EXPANSIONS, databases);
            Some(sheet.map_err(|fault| refusal(&NotFound::from(fault)))?)
        };
        let goal = match &first {
            Some(first) => first.problem.goal(),
            None => self.found_goal()?,
        };
        let wanted = Wanted {
            goal,
            costs: self.goal.costs.read(goal.size())?,
            any_goal: self.goal.goal.is_none() && strategy.heuristic_used().is_none(),
            strategy,
            expansions: self.expansions,
            ties: self.ties,
            teaches: self.teaches,
            exercises: true,
            copies: self.copies,
            seed: self.seed,
        };
        let given = first.is_some() && self.copies == 1;
        let mut line = ProgressLine::new();
        let sheets = find(&wanted, first, databases, || {
            line.show(terminal::looks_for_boards);
            true
        });
        line.clear();
        let sheets = sheets.map_err(|fault| refusal(&fault))?;
        // A board that was given is what it is.
        if let Some(good) = wanted.too_few(&sheets[usize::from(given)..], databases) {
            console::warn(text::few_exercise_something(good, sheets.len()));
        }
        Ok(Sheets {
            sheets,
            seed: (!given).then_some(self.seed),
            filled: self.solution,
        })
    }

    fn found_goal(&self) -> Result<Board, String> {
        let GoalArgs { goal, size, .. } = &self.goal;
        let needed = self.teaches.and_then(Teaches::size);
        let size = size.or(needed.filter(|_| goal.is_none()));
        input::lone_goal(goal.as_deref(), size)
    }
}

/// Rejects an unsolvable board that would take too many expansions by hand.
fn check_size(problem: &Problem) -> Result<(), Refusal> {
    let states = problem.size().reachable_states();
    if problem.solvability().is_solvable() || states <= u128::from(MOST_EXPANSIONS) {
        return Ok(());
    }
    let fault = text::no_solution(problem, TeachesError::TooManyStates(states));
    Err(Refusal::Failed(fault, NO_SOLUTION))
}

fn refusal(fault: &NotFound) -> Refusal {
    let code = match fault {
        NotFound::Never(_)
        | NotFound::NoSheet(WorksheetError::Unsupported(..) | WorksheetError::NothingToDo) => {
            return fault.into();
        }
        NotFound::TooFew { .. }
        | NotFound::NoSheet(WorksheetError::TooLong(_) | WorksheetError::NoMemory) => LIMIT,
        NotFound::NoSheet(WorksheetError::NoEstimate(_)) | NotFound::Cancelled { .. } => BAD_INPUT,
    };
    Refusal::Failed(fault.to_string(), code)
}

fn expansions(text: &str) -> Result<u32, String> {
    within(text, &(2..=MOST_EXPANSIONS)).ok_or_else(|| text::not_expansions(MOST_EXPANSIONS))
}

fn ties(text: &str) -> Result<u32, &'static str> {
    match text {
        "none" => Ok(0),
        text => within(text, &(0..=MOST_EXPANSIONS)).ok_or(&text::NOT_TIES),
    }
}

fn copies(text: &str) -> Result<usize, String> {
    within(text, &(1..=MOST_COPIES)).ok_or_else(|| text::not_copies(MOST_COPIES))
}
