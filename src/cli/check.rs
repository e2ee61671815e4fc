//! `slidescope check`, and the order that `solve --order` writes.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use crate::cli::args::{AnswerFormat, StrategyArgs, one_of};
use crate::cli::input::{self, GoalArgs};
use crate::cli::output::{Refusal, print_answer};
use crate::cli::progress::prepare;
use slidescope_core::console;
use slidescope_core::files::{WriteError, has_extension, write_whole};
use slidescope_core::order::{
    Explains, MAX_BOARDS, MAX_ORDER_FILE, Order, OrderReport, Row, SolutionFault, TiesAccepted,
    Why, own_order, plain_value, read_order, write_order,
};
use slidescope_core::puzzle::{Notation, Problem};
use slidescope_core::search::{PatternDatabases, Strategy};
use slidescope_core::text::check as text;
use slidescope_core::text::{help, thousands};

/// The exit code if the order or the solution is wrong.
const DIFFERS: u8 = 1;

/// Compare the order in which your own search expanded boards with the rule, and report the first difference.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::check())]
pub(crate) struct CheckArgs {
    /// The file with the boards in the order of their expansion, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The start board, or the name of an example
    #[arg(long, value_name = "BOARD")]
    board: String,

    #[command(flatten)]
    goal: GoalArgs,

    #[command(flatten)]
    by: StrategyArgs,

    /// Which order is accepted
    #[arg(long, default_value = TiesAccepted::Any.id(), value_parser = one_of(&TiesAccepted::ALL, TiesAccepted::id), value_name = "TIES")]
    ties: TiesAccepted,

    /// The format of the answer: text, or one JSON object
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    format: AnswerFormat,
}

pub(crate) fn run(args: &CheckArgs) -> Result<u8, Refusal> {
    let GoalArgs { goal, size, costs } = &args.goal;
    let problem = input::problem(&args.board, goal.as_deref(), *size, io::empty())?;
    let problem = costs.of(problem)?;
    let strategy = args.by.strategy()?;
    let order = read(&args.file, &problem)?;
    let databases = prepare(&[strategy], [problem]);
    let report = OrderReport::new(problem, strategy, order, args.ties, &databases);
    let answer = match args.format {
        AnswerFormat::Text => text::report(&report),
        AnswerFormat::Json => json(&report),
    };
    print_answer(&answer, if report.checked.agrees() { 0 } else { DIFFERS })
}

fn read(path: &Path, problem: &Problem) -> Result<Order, String> {
    let unread = |fault: io::Error| text::not_read(path.display(), fault);
    let mut bytes = Vec::new();
    // One byte more reveals that the file is too long.
    let from: Box<dyn io::Read> = match path == Path::new("-") {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(path).map_err(unread)?),
    };
    let read = from.take(MAX_ORDER_FILE + 1).read_to_end(&mut bytes);
    read.map_err(unread)?;
    read_order(&bytes, problem).map_err(|fault| text::bad_file(path.display(), fault))
}

fn json(report: &OrderReport) -> String {
    let checked = &report.checked;
    let seen = |seen: &Row| {
        let [g, h, f] = [seen.g, seen.h, seen.f].map(plain_value);
        json!({"board": seen.board.write(Notation::Compact), "g": g, "h": h, "f": f})
    };
    let ids = |cause: &Vec<Why>| cause.iter().map(Why::id).collect::<Vec<_>>();
    let divergence = checked.divergence.as_ref().map(|found| {
        json!({
            "expansion": found.number,
            "yours": found.yours.as_ref().map(seen),
            "yours_by_rule": found.by_rule.as_ref().map(seen),
            "right": found.ours.as_ref().map(seen),
            "equal": found.equal,
            "reason": found.reason().id(),
            "causes": found.causes.iter().map(ids).collect::<Vec<_>>(),
            "explanation": text::explanation(report, found),
            "explains_all": found.explains == Explains::All,
            "h_between": found.h_between.map(|it| [it.low, it.high]),
        })
    });
    let solution = checked.solution.map(|fault| match fault {
        SolutionFault::NoPath => "no-path",
        SolutionFault::OtherLength { .. } => "other-length",
        SolutionFault::OtherCost { .. } => "other-cost",
    });
    let object = json!({
        "agrees": checked.agrees(),
        "expansions": checked.expansions,
        "divergence": divergence,
        "solution_fault": solution,
        "compared": text::compared_with_rule(report),
        "left_out": text::not_compared(report),
        "remarks": text::remarks(report),
    });
    format!("{object:#}\n")
}

/// Writes the order in which `strategy` expands boards, as CSV if the file's extension says so, otherwise as JSON.
pub(crate) fn write(
    path: &Path,
    problem: &Problem,
    strategy: Strategy,
    databases: &PatternDatabases,
) -> Result<(), WriteError> {
    match own_order(problem, strategy, databases) {
        Some(order) => {
            let as_json = !has_extension(path, "csv");
            write_whole(path, &write_order(problem, strategy, &order, as_json))
        }
        None => {
            console::warn(text::order_not_written(thousands(MAX_BOARDS)));
            Ok(())
        }
    }
}
