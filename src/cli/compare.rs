//! `slidescope compare`.

use std::{io, ops::ControlFlow, process::ExitCode};

use clap::Args;

use crate::{
    cli::{
        input, preparing,
        progress::ProgressLine,
        report::{BAD_INPUT, NO_SOLUTION},
        tables::{LimitArgs, OutputArgs, strategy},
        text,
    },
    console,
    puzzle::{Problem, Size},
    search::{Limits, Strategy},
    study::{
        End,
        compare::{self, Comparison, Verdict},
    },
};

/// Run several strategies on the same boards and put what they did into one table.
///
/// They run one after the other, so that they do not disturb each other's timing.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = AFTER)]
pub(crate) struct CompareArgs {
    /// Start boards or names of instances, each one argument; - reads a board from standard input
    #[arg(required = true, num_args = 1.., value_name = "BOARD")]
    pub boards: Vec<String>,

    /// The goal: a board, blank-last, blank-first or p1379 [default: that of the instance, else blank-last]
    #[arg(long, value_name = "BOARD")]
    pub goal: Option<String>,

    /// Rows x columns, for example 2x4 [default: what the board suggests]
    #[arg(long, value_name = "RxC")]
    pub size: Option<Size>,

    /// Two to six strategies, each an algorithm or algorithm:heuristic
    #[arg(long, value_delimiter = ',', value_parser = strategy, default_value = "bfs,bidirectional,astar:manhattan", value_name = "STRATEGIES")]
    pub strategies: Vec<Strategy>,

    /// Search a board that has no solution all the same
    #[arg(long)]
    pub search_anyway: bool,

    #[command(flatten)]
    limits: LimitArgs,

    #[command(flatten)]
    output: OutputArgs,
}

const AFTER: &str = "\
Strategies:
  An algorithm, a heuristic where it uses one, and settings, with colons between: bfs, astar:misplaced,
  weighted-astar:manhattan:w=3, depth-limited:limit=20, astar:manhattan:ties=smaller-g. `slidescope solve --help`
  lists algorithms and heuristics.

Exit codes:
  0  every strategy solved every board
  1  a board has no solution
  2  bad input, described on standard error
  3  a limit was reached first
  74 the table could not be written
";

/// Compares, prints, and returns the exit code.
pub(crate) fn run(args: &CompareArgs) -> ExitCode {
    let bad = |message: &dyn std::fmt::Display| {
        console::warn(format_args!(
            "{message}\n`slidescope compare --help` says what is read."
        ));
        ExitCode::from(BAD_INPUT)
    };
    if let Err(fault) = compare::check(&args.strategies) {
        return bad(&format_args!("--strategies: {fault}"));
    }
    let mut problems = Vec::new();
    for start in &args.boards {
        let typed = input::Typed {
            start,
            goal: args.goal.as_deref(),
            size: args.size,
        };
        match input::problem(typed, io::stdin().lock()) {
            Ok(problem) => problems.push(problem),
            Err(fault) => return bad(&format_args!("{start}: {fault}")),
        }
    }
    let empty: Vec<Comparison> = problems.iter().map(|p| Comparison::of(p, &[])).collect();
    if let Err(fault) = args.output.check(compare::table(&empty)) {
        return bad(&format_args!("--sort: {fault}"));
    }
    for problem in &problems {
        let solvability = problem.solvability();
        if !solvability.is_solvable() && !args.search_anyway {
            console::warn(format_args!(
                "{} has no solution. {}\nAdd --search-anyway to search it all the same.",
                problem.start(),
                solvability.reason()
            ));
            return ExitCode::from(NO_SOLUTION);
        }
    }
    match comparisons(args, &problems) {
        Ok(done) => args.output.deliver(compare::table(&done), code(&done)),
        Err(fault) => bad(&fault),
    }
}

const LIMIT: u8 = 3;

fn comparisons(
    args: &CompareArgs,
    problems: &[Problem],
) -> Result<Vec<Comparison>, compare::StrategyCountError> {
    let memory = args.limits.memory_limit;
    let limits = Limits {
        memory: memory.map_or_else(crate::jobs::machine::default_memory_limit, |bytes| bytes.0),
        expansions: args.limits.max_expansions,
    };
    preparing::prepare(&args.strategies, problems.iter().copied());
    let mut progress = ProgressLine::new();
    let one = |problem| {
        compare::compare(problem, &args.strategies, limits, |strategy, stats| {
            progress.show(|elapsed| text::progress(strategy, stats, elapsed));
            ControlFlow::Continue(())
        })
    };
    let done = problems.iter().map(one).collect();
    progress.clear();
    done
}

/// 0 where all is solved; else what stands in the way: a board without a solution, or a limit.
fn code(done: &[Comparison]) -> u8 {
    let rows = done.iter().flat_map(|one| &one.rows);
    let code = |verdict| match verdict {
        Verdict::Unsolved(End::Exhausted) => NO_SOLUTION,
        Verdict::Unsolved(_) => LIMIT,
        _ => 0,
    };
    rows.map(|row| code(row.verdict)).max().unwrap_or(0)
}
