//! `slidescope solve`.

use std::{
    io::{self, Write},
    ops::ControlFlow,
    process::ExitCode,
    time::{Duration, Instant},
};

use crate::{
    cli::{
        args::{Format, SolveArgs},
        input, preparing,
        progress::ProgressLine,
        report::{Answer, BAD_INPUT, NOT_WRITTEN, Report},
        text,
    },
    console,
    interchange::posthoc,
    puzzle::Problem,
    search::{self, Stats},
    study::file::WriteError,
};

/// Solves, prints, and returns the exit code.
pub(crate) fn run(args: &SolveArgs) -> ExitCode {
    let start = args.board.join(" ");
    let typed = input::Typed {
        start: &start,
        goal: args.goal.as_deref(),
        size: args.size,
    };
    let problem = match input::problem(typed, io::stdin().lock()) {
        Ok(problem) => problem,
        Err(bad) => {
            console::warn(format_args!(
                "{bad}\n`slidescope solve --help` lists notations and names."
            ));
            return ExitCode::from(BAD_INPUT);
        }
    };
    let report = match answer(args, problem) {
        Ok(report) => report,
        Err(fault) => {
            console::warn(&fault);
            return ExitCode::from(NOT_WRITTEN);
        }
    };
    match print(&report, args.format) {
        // A reader that has seen enough, such as `head`, is no failure.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            console::warn(format_args!("the answer could not be written: {error}"));
            ExitCode::from(NOT_WRITTEN)
        }
        _ => ExitCode::from(report.exit_code()),
    }
}

fn answer(args: &SolveArgs, problem: Problem) -> Result<Report, WriteError> {
    let (strategy, limits) = (args.strategy(), args.limits());
    let mut report = Report {
        problem,
        strategy,
        limits,
        answer: Answer::Refused,
        stats: Stats::default(),
        elapsed: Duration::ZERO,
    };
    if problem.solvability().is_solvable() || args.search_anyway {
        preparing::prepare(&[strategy], [problem]);
        let mut progress = ProgressLine::new();
        let start = Instant::now();
        let mut most = 0;
        let mut between = |stats: &Stats| {
            most = most.max(stats.bytes);
            progress.show(|elapsed| text::progress(strategy, stats, elapsed));
        };
        let (outcome, stats) = match &args.trace {
            None => search::solve(&problem, strategy, limits, between),
            Some(path) => {
                let go_on = |stats: &Stats| {
                    between(stats);
                    ControlFlow::Continue(())
                };
                let traced = posthoc::trace(&problem, strategy, limits, path, go_on);
                progress.clear();
                let (outcome, stats, written) = traced?;
                if let Some(warning) = written.warning() {
                    console::warn(&warning);
                }
                (outcome, stats)
            }
        };
        report.elapsed = start.elapsed();
        progress.clear();
        report.stats = Stats {
            bytes: stats.bytes.max(most),
            ..stats
        };
        report.answer = Answer::Searched(outcome);
    } else if args.trace.is_some() {
        console::warn("no trace was written: the board was not searched");
    }
    Ok(report)
}

fn print(report: &Report, format: Format) -> io::Result<()> {
    let text = match format {
        Format::Text => text::report(report),
        Format::Json => report.json()? + "\n",
    };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
