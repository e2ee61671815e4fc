//! `slidescope compare`: its options, its table, and its exit code.

use std::iter;

use clap::Args;

use crate::cli::args::{HeuristicFiles, LimitArgs, OutputArgs, limits, strategy_name};
use crate::cli::input::GoalArgs;
use crate::cli::interrupt;
use crate::cli::output::{
    BAD_INPUT, CANCELLED, LIMIT, NO_SOLUTION, Refusal, check_files, check_solvable, with_failures,
};
use crate::cli::progress::{ProgressLine, prepare};
use slidescope_core::console;
use slidescope_core::puzzle::Problem;
use slidescope_core::search::Strategy;
use slidescope_core::study::compare::{self, Comparison, PathVerdict};
use slidescope_core::study::table::Table;
use slidescope_core::study::{End, proven_bound, quick_bound};
use slidescope_core::text::{help, terminal};

/// Run several strategies on the same boards and compare them in one table.
///
/// The searches run one after the other, so that they do not slow each other down.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::compare())]
pub(crate) struct CompareArgs {
    /// Start boards, their files or names of examples, one per argument; - reads a board from standard input
    #[arg(required = true, num_args = 1.., value_name = "BOARD")]
    pub boards: Vec<String>,

    #[command(flatten)]
    goal: GoalArgs,

    /// Two to six strategies: algorithm or algorithm:heuristic, separated by commas
    #[arg(long, value_delimiter = ',', value_parser = strategy_name, default_value = "bfs,bidirectional,astar:manhattan", value_name = "STRATEGIES")]
    strategies: Vec<String>,

    #[command(flatten)]
    own: HeuristicFiles,

    /// Search a board even if it has no solution
    #[arg(long)]
    pub search_anyway: bool,

    #[command(flatten)]
    limits: LimitArgs,

    #[command(flatten)]
    output: OutputArgs,
}

pub(crate) fn run(args: &CompareArgs) -> Result<u8, Refusal> {
    let bad = |fault: String| terminal::fault_of("--strategies", fault);
    let strategies = args.own.strategies(&args.strategies).map_err(bad)?;
    check_files(args.own.read(), args.output.named())?;
    compare::check(&strategies).map_err(|fault| bad(fault.to_string()))?;
    let problems = args.boards.iter().map(|start| {
        let problem = args.goal.problem(start);
        problem.map_err(|fault| terminal::fault_of(start, fault))
    });
    let problems: Vec<Problem> = problems.collect::<Result<_, _>>()?;
    let empty: Vec<Comparison> = problems.iter().map(|p| Comparison::of(p, &[])).collect();
    args.output.check(compare::table(&empty))?;
    for problem in &problems {
        check_solvable(problem, args.search_anyway)?;
    }
    let (done, interrupted) = comparisons(args, &strategies, &problems)?;
    let rows = done
        .iter()
        .flat_map(|one| one.rows.iter().map(move |row| (one.problem, row.measured)));
    let table = with_failures(compare::table(&done), rows);
    interrupted.iter().for_each(console::warn);
    let table = interrupted.into_iter().fold(table, Table::note);
    args.output.deliver(table, code(&done))
}

/// Returns the comparisons and, if they were interrupted, a message.
fn comparisons(
    args: &CompareArgs,
    strategies: &[Strategy],
    problems: &[Problem],
) -> Result<(Vec<Comparison>, Vec<String>), compare::StrategyCountError> {
    let limits = limits(args.limits.memory_limit, args.limits.max_expansions);
    let databases = prepare(strategies, problems.iter().copied());
    let mut progress = ProgressLine::new();
    let (mut done, mut known) = (Vec::new(), None);
    let _ = interrupt::heed();
    for problem in problems {
        if interrupt::go_on().is_break() {
            break;
        }
        done.push(compare::compare(
            problem,
            strategies,
            limits,
            &databases,
            |strategy, stats| {
                progress.show(|elapsed| terminal::search_progress(strategy, stats, elapsed));
                let go_on = interrupt::go_on();
                if go_on.is_break() {
                    let proven = proven_bound(problem, strategy, stats, None).unwrap_or(0);
                    known = Some((
                        problem.start(),
                        proven.max(quick_bound(problem, &databases)),
                    ));
                }
                go_on
            },
        )?);
    }
    progress.clear();
    if interrupt::go_on().is_break() {
        let known = known.map(|(start, at_least)| terminal::known_of_board(at_least, start));
        let note = terminal::interrupted(done.len(), problems.len());
        return Ok((done, iter::once(note).chain(known).collect()));
    }
    Ok((done, Vec::new()))
}

/// Returns the exit code, which is 0 if everything is solved.
fn code(done: &[Comparison]) -> u8 {
    let rows = done.iter().flat_map(|one| &one.rows);
    let code = |verdict| match verdict {
        PathVerdict::Unsolved(End::Exhausted) => NO_SOLUTION,
        PathVerdict::Unsolved(End::Cancelled) => CANCELLED,
        PathVerdict::Unsolved(
            End::Solved | End::MemoryLimit | End::ExpansionLimit | End::DepthLimit,
        ) => LIMIT,
        PathVerdict::Unsolved(End::NoEstimate) => BAD_INPUT,
        PathVerdict::Proven(_)
        | PathVerdict::AsShort
        | PathVerdict::Longer(_)
        | PathVerdict::Dearer(_)
        | PathVerdict::Unknown => 0,
    };
    rows.map(|row| code(row.verdict)).max().unwrap_or(0)
}
