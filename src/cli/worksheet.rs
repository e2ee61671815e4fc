//! The arguments of `slidescope worksheet`. What draws is the window's, so that only builds with one have the command.

use std::fmt::Display;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use crate::cli::args::{HeuristicFiles, StrategyName, one_of, strategy_name};
use crate::cli::input;
use crate::cli::output::{BAD_INPUT, LIMIT, NO_SOLUTION, refuse};
use crate::cli::progress::ProgressLine;
use crate::console;
use crate::puzzle::{Board, Problem, Size};
use crate::search::PatternDatabases;
use crate::study::worksheet::{
    MOST_EXPANSIONS, NotFound, Sheets, Teaches, TeachesError, Wanted, Worksheet, WorksheetError,
    WorksheetFormat, WorksheetRequest, find,
};
use crate::text::worksheet as text;
use crate::text::{Summarized, help, terminal};

const MOST_COPIES: usize = 200;

/// Write a page to trace a search by hand, or its solution: as PDF, SVG, LaTeX or Markdown.
///
/// No window is opened, and no screen is needed.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::WORKSHEET)]
pub(crate) struct WorksheetArgs {
    /// The start board, the name of an example, or - to read a board from standard input [default: boards are found]
    #[arg(num_args = 0.., value_name = "BOARD")]
    pub board: Vec<String>,

    /// The goal: a board, blank-last, blank-first or p1379 [default: that of the example, else blank-last]
    #[arg(long, value_name = "BOARD")]
    pub goal: Option<String>,

    /// The size of the board: rows x columns, for example 2x3 [default: what the board suggests, else 3x3]
    #[arg(long, value_name = "RxC")]
    pub size: Option<Size>,

    /// The strategy: algorithm or algorithm:heuristic, for example bfs or astar:manhattan
    #[arg(long, value_parser = strategy_name, default_value = "astar:manhattan", value_name = "STRATEGY")]
    strategy: StrategyName,

    #[command(flatten)]
    own: HeuristicFiles,

    /// The expansions that each sheet takes, which is the number of lines of its table [default: 7, or what ties and lessons need]
    #[arg(long, value_parser = expansions, conflicts_with = "board", value_name = "N")]
    pub expansions: Option<u32>,

    /// At how many steps the rule for ties decides: none, or a number [default: any]
    #[arg(long, value_parser = ties, conflicts_with = "board", value_name = "none|N")]
    pub ties: Option<u32>,

    /// What each sheet shows
    #[arg(long, conflicts_with = "board", value_parser = one_of(&Teaches::ALL, Teaches::id, |teaches| teaches.summary().in_english()), value_name = "WHAT")]
    pub teaches: Option<Teaches>,

    /// How many sheets, with as many different boards
    #[arg(long, default_value = "1", value_parser = copies, value_name = "K")]
    pub copies: usize,

    /// What the shuffles begin with: the same seed gives the same sheets
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,

    /// Fill the solution in
    #[arg(long)]
    pub solution: bool,

    /// The file. Its ending gives the format: .pdf, .svg, .tex or .md. An old file is replaced only when all is written
    #[arg(short, long, required = true, value_name = "FILE")]
    pub output: PathBuf,
}

impl WorksheetArgs {
    /// The sheets to write.
    pub(crate) fn request(&self) -> Result<WorksheetRequest, ExitCode> {
        let bad = |fault: &dyn Display| refuse(fault, terminal::Command::Worksheet);
        let Some(format) = WorksheetFormat::of(&self.output) else {
            return Err(bad(&text::NOT_A_WORKSHEET));
        };
        let named = std::slice::from_ref(&self.strategy);
        let strategies = self.own.strategies(named).map_err(|fault| bad(&fault))?;
        let (strategy, databases) = (strategies[0], PatternDatabases::default());
        let first = if self.board.is_empty() {
            None
        } else {
            let problem = self.problem().map_err(|fault| bad(&fault))?;
            check_size(&problem)?;
            let sheet = Worksheet::trace(&problem, strategy, MOST_EXPANSIONS, &databases);
            Some(sheet.map_err(|fault| told(&NotFound::from(fault)))?)
        };
        let goal = match &first {
            Some(first) => first.problem.goal(),
            None => self.goal().map_err(|fault| bad(&fault))?,
        };
        let wanted = Wanted {
            goal,
            any_goal: self.goal.is_none() && strategy.heuristic_used().is_none(),
            strategy,
            expansions: self.expansions,
            ties: self.ties,
            teaches: self.teaches,
            copies: self.copies,
            seed: self.seed,
        };
        let given = first.is_some() && self.copies == 1;
        let mut line = ProgressLine::new();
        let sheets = find(&wanted, first, &databases, || {
            line.show(terminal::looks_for_boards);
            true
        });
        line.clear();
        let sheets = sheets.map_err(|fault| told(&fault))?;
        Ok(WorksheetRequest {
            sheets: Sheets {
                sheets,
                seed: (!given).then_some(self.seed),
                filled: self.solution,
            },
            path: self.output.clone(),
            format,
        })
    }

    fn problem(&self) -> Result<Problem, input::BadInput> {
        let start = self.board.join(" ");
        let typed = input::ProblemText {
            start: &start,
            goal: self.goal.as_deref(),
            size: self.size,
        };
        input::problem(typed, io::stdin().lock())
    }

    /// The goal of boards that are found.
    fn goal(&self) -> Result<Board, input::BadInput> {
        let small = Size::inferred(4).filter(|_| self.teaches == Some(Teaches::Unsolvable));
        let size = self.size.or(small.filter(|_| self.goal.is_none()));
        input::lone_goal(self.goal.as_deref(), size)
    }
}

/// Refuses a board without a solution that would take too many expansions by hand.
fn check_size(problem: &Problem) -> Result<(), ExitCode> {
    let states = problem.size().reachable_states();
    if problem.solvability().is_solvable() || states <= u128::from(MOST_EXPANSIONS) {
        return Ok(());
    }
    console::warn(text::no_solution(
        problem,
        TeachesError::TooManyStates(states),
    ));
    Err(ExitCode::from(NO_SOLUTION))
}

fn told(fault: &NotFound) -> ExitCode {
    let code = match fault {
        NotFound::Never(_)
        | NotFound::NoSheet(WorksheetError::Unsupported(_) | WorksheetError::NothingToDo) => {
            return refuse(fault, terminal::Command::Worksheet);
        }
        NotFound::TooFew { .. }
        | NotFound::NoSheet(WorksheetError::TooLong(_) | WorksheetError::NoMemory) => LIMIT,
        NotFound::NoSheet(WorksheetError::NoEstimate(_)) | NotFound::Cancelled { .. } => BAD_INPUT,
    };
    console::warn(fault);
    ExitCode::from(code)
}

fn expansions(text: &str) -> Result<u32, String> {
    let number = text.parse().ok();
    let number = number.filter(|number| (2..=MOST_EXPANSIONS).contains(number));
    number.ok_or_else(|| text::not_expansions(MOST_EXPANSIONS))
}

fn ties(text: &str) -> Result<u32, &'static str> {
    if text == "none" {
        return Ok(0);
    }
    let number = text.parse().ok();
    let number = number.filter(|number| *number <= MOST_EXPANSIONS);
    number.ok_or(&text::NOT_TIES)
}

fn copies(text: &str) -> Result<usize, String> {
    let number = text.parse().ok();
    let number = number.filter(|number| (1..=MOST_COPIES).contains(number));
    number.ok_or_else(|| text::not_copies(MOST_COPIES))
}
