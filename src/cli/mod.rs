//! The terminal: `slidescope solve`, `compare`, `experiment` and `survey` do in text what the window does in pictures.

mod args;
mod bytes;
mod compare;
mod experiment;
mod input;
mod preparing;
mod progress;
mod report;
mod solve;
mod survey;
mod tables;
mod text;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Watch search algorithms at work on sliding-tile puzzles.
///
/// Without a command the window opens.
#[derive(Debug, Parser)]
#[command(name = "slidescope", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Solve(args::SolveArgs),
    Compare(compare::CompareArgs),
    // Much larger than the others.
    Experiment(Box<experiment::ExperimentArgs>),
    Survey(survey::SurveyArgs),
}

/// Does what the program's arguments ask for and returns its exit code, or `None` where they ask for the window.
#[must_use]
pub fn run() -> Option<ExitCode> {
    match Cli::try_parse() {
        Ok(cli) => match cli.command? {
            Command::Solve(args) => Some(solve::run(&args)),
            Command::Compare(args) => Some(compare::run(&args)),
            Command::Experiment(args) => Some(experiment::run(&args)),
            Command::Survey(args) => Some(survey::run(&args)),
        },
        Err(error) => {
            // Nobody is left to tell where this cannot be printed.
            let _ = error.print();
            let code = u8::try_from(error.exit_code()).unwrap_or(report::BAD_INPUT);
            Some(ExitCode::from(code))
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        super::Cli::command().debug_assert();
    }
}
