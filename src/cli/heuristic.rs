//! `slidescope heuristic`: whether a heuristic is admissible and consistent.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use crate::cli::args::{AnswerFormat, read_program};
use crate::cli::input::{self, CostArgs};
use crate::cli::output::{Refusal, print_answer};
use crate::cli::progress::with_progress_line;
use slidescope_core::files::text_of;
use slidescope_core::puzzle::{Board, Costs, Notation, Size};
use slidescope_core::search::heuristics::pattern_database::BuildProgress;
use slidescope_core::search::heuristics::script::{MAX_SOURCE, ScriptError};
use slidescope_core::search::{Distances, Heuristic, PatternDatabases};
use slidescope_core::services::cache::Cache;
use slidescope_core::services::machine::Cores;
use slidescope_core::study::heuristic_check::{
    Extent, HeuristicCheck, NoValues, Subject, check_every_state, check_sample, every_value,
    sought_longer,
};
use slidescope_core::text::{help, heuristic as text, terminal};

/// The number of boards in a sample, for spaces that are too large to be listed.
const SAMPLE: u64 = 10_000;

/// Check whether a heuristic is admissible and consistent.
///
/// On boards of up to nine cells, and 2x5, every state and every move is checked, so the result is proven. On larger
/// boards a sample of 10,000 boards with known distances is checked, which can only refute the properties.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::heuristic())]
pub(crate) struct HeuristicArgs {
    /// A file with the heuristic, - for standard input, or the name of a built-in one: zero, misplaced, patchy,
    /// manhattan, linear-conflict, patterns
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Rows x columns, for example 3x4 [default: inferred from the goal, or 3x3]
    #[arg(long, value_name = "RxC")]
    size: Option<Size>,

    /// The goal: a board, blank-last, blank-first, snail or p1379 [default: blank-last]
    #[arg(long, value_name = "BOARD")]
    goal: Option<String>,

    #[command(flatten)]
    costs: CostArgs,

    /// The format of the answer: text, or one JSON object
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    format: AnswerFormat,
}

/// The exit code if the heuristic is not admissible or not consistent.
const REFUTED: u8 = 1;

pub(crate) fn run(args: &HeuristicArgs) -> Result<u8, Refusal> {
    let goal = input::lone_goal(args.goal.as_deref(), args.size)?;
    let costs = args.costs.read(goal.size())?;
    if !costs.is_unit() && !Distances::covers(goal.size()) {
        return Err(terminal::fault_of("--cost", terminal::TOO_LARGE_FOR_COSTS).into());
    }
    let name = args.file.display().to_string();
    let subject = subject(&args.file).map_err(|error| text::not_read(&name, error))?;
    let check = with_progress_line(|show| {
        let made = |built: BuildProgress| show(&|| terminal::pattern_progress(built.percent()));
        let go_on = |done, of| show(&|| text::progress(done, of));
        checked(&subject, (goal, costs), &made, &go_on)
    });
    let check = check.map_err(|error| text::in_file(&name, &error))?;
    let answer = match args.format {
        AnswerFormat::Text => text::check(&name, &check),
        AnswerFormat::Json => json(&check),
    };
    let refuted = check.is_admissible() == Some(false) || check.is_consistent() == Some(false);
    print_answer(&answer, if refuted { REFUTED } else { 0 })
}

/// Returns the built-in heuristic with this name, or the program in this file.
fn subject(file: &Path) -> io::Result<Subject> {
    let named = |heuristic: &&Heuristic| file.as_os_str() == heuristic.id();
    if let Some(&heuristic) = Heuristic::ALL.iter().find(named) {
        return Ok(Subject::BuiltIn(heuristic));
    }
    let source = if file == "-" {
        text_of(io::stdin().lock(), MAX_SOURCE as u64)?
    } else {
        read_program(file)?
    };
    Ok(Subject::Script(source.into()))
}

fn checked(
    subject: &Subject,
    (goal, costs): (Board, Costs),
    made: &(dyn Fn(BuildProgress) -> ControlFlow<()> + Sync),
    go_on: &(dyn Fn(u64, u64) -> ControlFlow<()> + Sync),
) -> Result<HeuristicCheck, ScriptError> {
    let (cores, databases) = (Cores::all(), PatternDatabases::default());
    let cache = Cache::of_this_machine();
    let patterns = || cache.patterns(&databases, &goal, &made);
    let result = match Distances::by(goal, costs) {
        Some(distances) => {
            if matches!(subject, Subject::BuiltIn(Heuristic::Patterns)) && costs.is_unit() {
                drop(patterns());
            }
            let all = goal.size().reachable_states() as u64;
            every_value(subject, &distances, &databases, &cores, &|done| {
                go_on(done, all)
            })
            .and_then(|values| {
                let mut check = check_every_state(&distances, &values);
                let overestimates = check.overestimates > 0 && costs.is_unit();
                if let Some(heuristic) = subject.heuristic().filter(|_| overestimates) {
                    if let Subject::Script(source) = subject {
                        databases.own().keep(source, &goal, &values);
                    }
                    let go_on = || ControlFlow::Continue(());
                    check.longer = Some(sought_longer(&distances, heuristic, &databases, &go_on)?);
                }
                Ok(check)
            })
        }
        None => {
            let patterns = patterns().expect("nothing stops it");
            let go_on = |done| go_on(done, SAMPLE);
            let tables = (&*patterns, &databases);
            check_sample(subject, goal, SAMPLE, tables, &cores, &go_on)
        }
    };
    result.map_err(|fault| match fault {
        NoValues::Script(error) => error,
        NoValues::Cancelled => unreachable!("nobody cancels it"),
    })
}

fn json(check: &HeuristicCheck) -> String {
    let state = |board: Board| board.write(Notation::Rows);
    let worst = check
        .worst
        .map(|worst| json!({ "state": state(worst.board), "h": worst.h, "h_star": worst.h_star }));
    let longer = check.longer.and_then(|sought| sought.found);
    let longer = longer.map(|longer| {
        json!({ "state": state(longer.board), "moves": longer.moves, "shortest": longer.shortest })
    });
    let object = json!({
        "goal": state(check.goal),
        "states": check.states,
        "moves": check.moves,
        "admissible": check.is_admissible(),
        "overestimates": check.overestimates,
        "worst": worst,
        "longer_path": longer,
        "consistent": check.is_consistent(),
        "inconsistencies": check.inconsistencies,
        "mean_h": check.mean_h(),
        "mean_h_star": check.mean_h_star(),
        "exact": check.exact,
        "checked": match check.extent {
            Extent::EveryState => json!("every state"),
            Extent::Sample(boards) => json!(boards),
        },
    });
    object.to_string() + "\n"
}
