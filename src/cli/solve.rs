//! `slidescope solve`.

use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
    time::{Duration, Instant},
};

use super::{
    args::{Format, SolveArgs},
    input,
    report::{Answer, BAD_INPUT, NOT_WRITTEN, Report},
    text,
};
use crate::{
    puzzle::Problem,
    search::{self, Stats, Strategy},
};

/// The least time between two lines of progress.
const PROGRESS_EVERY: Duration = Duration::from_millis(100);

/// Solves, prints, and returns the exit code.
pub(super) fn run(args: &SolveArgs) -> ExitCode {
    let problem = match input::problem(args, io::stdin().lock()) {
        Ok(problem) => problem,
        Err(bad) => {
            eprintln!("slidescope: {bad}\n`slidescope solve --help` lists notations and names.");
            return ExitCode::from(BAD_INPUT);
        }
    };
    let report = answer(args, problem);
    match print(&report, args.format) {
        // A reader that has seen enough, such as `head`, is no failure.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("slidescope: the answer could not be written: {error}");
            ExitCode::from(NOT_WRITTEN)
        }
        _ => ExitCode::from(report.exit_code()),
    }
}

fn answer(args: &SolveArgs, problem: Problem) -> Report {
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
        let mut progress = ProgressLine::new(strategy);
        let start = Instant::now();
        let (outcome, stats) =
            search::solve(&problem, strategy, limits, |stats| progress.show(stats));
        report.elapsed = start.elapsed();
        progress.clear();
        report.stats = stats;
        report.answer = Answer::Searched(outcome);
    }
    report
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

/// One line on standard error that is written over and over, where that is a terminal.
struct ProgressLine {
    strategy: Strategy,
    start: Instant,
    shown: Option<Instant>,
    on: bool,
}

impl ProgressLine {
    fn new(strategy: Strategy) -> Self {
        Self {
            strategy,
            start: Instant::now(),
            shown: None,
            on: io::stderr().is_terminal(),
        }
    }

    fn show(&mut self, stats: &Stats) {
        let now = Instant::now();
        let since = self.shown.unwrap_or(self.start);
        if self.on && now.duration_since(since) >= PROGRESS_EVERY {
            self.shown = Some(now);
            let line = text::progress(self.strategy, stats, now.duration_since(self.start));
            // Progress is a courtesy: where it cannot be written, the search goes on.
            let _ = write!(io::stderr(), "\r\x1b[2K{line}");
        }
    }

    fn clear(&self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }
}
