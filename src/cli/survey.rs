//! `slidescope survey`.

use std::{
    fmt::Write as _,
    io::{self, Write},
    ops::ControlFlow,
    process::ExitCode,
    sync::Mutex,
};

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::{
    cli::{
        input,
        progress::ProgressLine,
        report::{BAD_INPUT, NOT_WRITTEN},
    },
    console,
    jobs::cache::Cache,
    puzzle::{Board, Notation, Size},
    search::{Survey, SurveyProgress},
    text::thousands,
};

/// Count how many states stand at each depth below a goal, and name the hardest boards.
///
/// The whole space is walked, on all cores, and the result is kept in the cache: the next time it is there at once. Boards
/// of up to twelve cells can be surveyed; 3x4 has 239,500,800 states.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = EXIT_CODES)]
pub(crate) struct SurveyArgs {
    /// Rows x columns, for example 3x4 [default: what the goal suggests, else 3x3]
    #[arg(long, value_name = "RxC")]
    size: Option<Size>,

    /// The goal: a board, blank-last, blank-first or p1379 [default: blank-last]
    #[arg(long, value_name = "BOARD")]
    goal: Option<String>,

    /// How to print the counts
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

const EXIT_CODES: &str = "Exit codes:
  0  surveyed
  2  bad input, described on standard error
  74 the answer could not be written";

/// How the counts are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For reading, with the hardest boards
    Table,
    /// One object, for programs
    Json,
    /// A line for each depth: depth,states
    Csv,
}

/// Surveys, prints, and returns the exit code.
pub(crate) fn run(args: &SurveyArgs) -> ExitCode {
    let survey = match survey(args) {
        Ok(survey) => survey,
        Err(bad) => {
            console::warn(format_args!(
                "{bad}\n`slidescope survey --help` says what can be surveyed."
            ));
            return ExitCode::from(BAD_INPUT);
        }
    };
    match print(&survey, args.format) {
        // A reader that has seen enough, such as `head`, is no failure.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            console::warn(format_args!("the answer could not be written: {error}"));
            ExitCode::from(NOT_WRITTEN)
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Why there is nothing to survey.
#[derive(Debug, thiserror::Error)]
enum BadSurvey {
    #[error(transparent)]
    Input(#[from] input::BadInput),
    #[error(
        "{size} has {} states, too many to survey; the most are those of {} cells, for example 3x4",
        thousands(size.reachable_states()),
        Survey::MAX_CELLS
    )]
    TooLarge { size: Size },
}

fn survey(args: &SurveyArgs) -> Result<Survey, BadSurvey> {
    let goal = input::lone_goal(args.goal.as_deref(), args.size)?;
    let progress = Mutex::new(ProgressLine::new());
    let survey = Cache::of_this_machine().survey(&goal, &|surveyed| {
        // Every thread comes by; whoever finds another at it goes on with its work.
        if let Ok(mut progress) = progress.try_lock() {
            progress.show(|_| words(surveyed));
        }
        ControlFlow::Continue(())
    });
    if let Ok(progress) = progress.lock() {
        progress.clear();
    }
    survey.ok_or(BadSurvey::TooLarge { size: goal.size() })
}

/// One line that is written over while the survey goes on.
fn words(SurveyProgress { depth, states, of }: SurveyProgress) -> String {
    let (states, of) = (thousands(states), thousands(of));
    format!("Depth {depth} · {states} of {of} states")
}

fn print(survey: &Survey, format: Format) -> io::Result<()> {
    let text = match format {
        Format::Table => table(survey),
        Format::Json => json(survey)? + "\n",
        Format::Csv => csv(survey),
    };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

fn table(survey: &Survey) -> String {
    let rows = |board: &Board| board.write(Notation::Rows);
    let counts = survey.counts();
    let mut text = format!(
        "Goal    {}\nStates  {}\nDepth   {} at most\n\nDepth  {:>12}\n",
        rows(&survey.goal()),
        thousands(counts.iter().sum::<u64>()),
        survey.farthest(),
        "States",
    );
    for (depth, &count) in counts.iter().enumerate() {
        let _ = writeln!(text, "{depth:>5}  {:>12}", thousands(count));
    }
    let (hardest, all) = (survey.hardest(), counts.last().copied().unwrap_or(0));
    let some = if hardest.len() as u64 == all {
        String::new()
    } else {
        format!(", {} of {}", hardest.len(), thousands(all))
    };
    let _ = writeln!(text, "\nHardest boards{some}:");
    for board in &hardest {
        let _ = writeln!(text, "  {}", rows(board));
    }
    text
}

fn csv(survey: &Survey) -> String {
    let mut text = String::from("depth,states\n");
    for (depth, count) in survey.counts().iter().enumerate() {
        let _ = writeln!(text, "{depth},{count}");
    }
    text
}

fn json(survey: &Survey) -> serde_json::Result<String> {
    let (size, counts) = (survey.size(), survey.counts());
    serde_json::to_string(&Json {
        rows: size.rows(),
        columns: size.columns(),
        goal: survey.goal().cells(),
        states: counts.iter().sum(),
        depth: survey.farthest(),
        hardest: survey.hardest().iter().map(Board::cells).collect(),
        counts,
    })
}

#[derive(Serialize)]
struct Json {
    rows: usize,
    columns: usize,
    goal: Vec<u8>,
    states: u64,
    depth: u32,
    counts: Vec<u64>,
    hardest: Vec<Vec<u8>>,
}
