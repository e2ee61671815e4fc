//! The terminal commands, such as `slidescope solve`, `compare`, `experiment` and `survey`, print what the window
//! shows.

pub(crate) mod args;
pub(crate) mod check;
pub(crate) mod compare;
pub(crate) mod exercise;
pub(crate) mod experiment;
pub(crate) mod grade;
pub(crate) mod heuristic;
pub(crate) mod input;
pub(crate) mod interrupt;
pub(crate) mod language;
pub(crate) mod output;
pub(crate) mod package;
#[cfg(feature = "gui")]
pub mod picture;
pub mod progress;
pub(crate) mod report;
pub(crate) mod shell;
pub(crate) mod solve;
pub(crate) mod survey;
#[cfg(feature = "gui")]
pub(crate) mod worksheet;

use std::io::{self, Write as _};
#[cfg(feature = "gui")]
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::cli::output::Refusal;
#[cfg(feature = "gui")]
use crate::window::{self, Opening};
use slidescope_core::console;
#[cfg(feature = "gui")]
use slidescope_core::files::has_extension;
use slidescope_core::text::language::Language;
use slidescope_core::text::terminal;

/// Watch search algorithms at work on sliding-tile puzzles.
///
/// Without a command the window opens.
#[derive(Debug, Parser)]
#[command(name = "slidescope", version)]
#[cfg_attr(
    feature = "gui",
    command(
        override_usage = "slidescope [OPTIONS] [LESSON]\n       slidescope [OPTIONS] <COMMAND>"
    )
)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// A lesson to open in the window, a file that ends in .json; or a link: https://…#board=…
    #[cfg(feature = "gui")]
    // Only one is meant. More are accepted here, so that after a mistyped command the error is not about its arguments.
    #[arg(value_parser = lesson, num_args = 0..)]
    lesson: Vec<PathBuf>,

    /// Open the first lesson of the course in the window, on breadth-first search
    #[cfg(feature = "gui")]
    #[arg(long, conflicts_with = "lesson")]
    first_lesson: bool,

    /// The language: en or zh-CN [default: the system's]
    #[arg(long, global = true, value_name = "TAG")]
    lang: Option<Language>,

    /// Open the window without the saved settings, and save none
    #[cfg(feature = "gui")]
    #[arg(long)]
    fresh: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    Solve(solve::SolveArgs),
    Compare(compare::CompareArgs),
    // Much larger than the others.
    Experiment(Box<experiment::ExperimentArgs>),
    Survey(survey::SurveyArgs),
    Heuristic(heuristic::HeuristicArgs),
    Check(check::CheckArgs),
    Exercise(exercise::ExerciseArgs),
    Grade(grade::GradeArgs),
    Package(package::PackageArgs),
    #[cfg(feature = "gui")]
    Picture(Box<picture::PictureArgs>),
    #[cfg(feature = "gui")]
    Worksheet(Box<worksheet::WorksheetArgs>),
    Completions(shell::CompletionArgs),
    Man(shell::ManArgs),
}

impl Command {
    fn run(self) -> Result<u8, Refusal> {
        match self {
            Self::Solve(args) => solve::run(&args),
            Self::Compare(args) => compare::run(&args),
            Self::Experiment(args) => experiment::run(&args),
            Self::Survey(args) => survey::run(&args),
            Self::Heuristic(args) => heuristic::run(&args),
            Self::Check(args) => check::run(&args),
            Self::Exercise(args) => exercise::run(&args),
            Self::Grade(args) => grade::run(&args),
            Self::Package(args) => package::run(&args),
            Self::Completions(args) => {
                Language::english().choose();
                shell::completions(args, &Cli::command())
            }
            Self::Man(args) => shell::man(&args, language::program::<Cli>()),
            #[cfg(feature = "gui")]
            Self::Picture(args) => picture::run(&args),
            #[cfg(feature = "gui")]
            Self::Worksheet(args) => worksheet::run(&args),
        }
    }
}

/// Parses the arguments and returns them with the name of their command. Arguments that open the window are rejected if
/// there is a command. (clap's own rule for this would reject `--lang` too.)
fn parsed(mut program: clap::Command) -> Result<(Cli, String), clap::Error> {
    let mut matches = program.try_get_matches_from_mut(language::arguments())?;
    let name = matches.subcommand_name().unwrap_or_default().to_owned();
    let cli =
        Cli::from_arg_matches_mut(&mut matches).map_err(|fault| fault.format(&mut program))?;
    #[cfg(feature = "gui")]
    if cli.command.is_some() && (!cli.lesson.is_empty() || cli.first_lesson || cli.fresh) {
        let fault = terminal::WINDOW_BESIDE_COMMAND.text();
        return Err(program.error(clap::error::ErrorKind::ArgumentConflict, fault));
    }
    #[cfg(feature = "gui")]
    if cli.lesson.len() > 1 {
        return Err(program.error(
            clap::error::ErrorKind::TooManyValues,
            terminal::ONE_LESSON.text(),
        ));
    }
    Ok((cli, name))
}

/// Parses the program's arguments, and runs the command or opens the window. The language is that requested by the arguments
/// or the system. Completions are in English.
pub fn run() -> ExitCode {
    language::asked_for().choose();
    let (cli, name) = match parsed(language::program::<Cli>()) {
        Ok(parsed) => parsed,
        Err(error) => return print_clap_error(&error).into(),
    };
    match cli.command {
        Some(command) => {
            let done = command.run();
            done.unwrap_or_else(|refusal| refusal.tell(&name)).into()
        }
        None => open_window(cli),
    }
}

#[cfg(feature = "gui")]
fn open_window(cli: Cli) -> ExitCode {
    let opening = match cli.lesson.into_iter().next() {
        Some(path) => match path.to_str().and_then(link) {
            Some(link) => Opening::Link(link.to_owned()),
            None => Opening::Lesson(path),
        },
        None if cli.first_lesson => Opening::FirstLesson,
        None => Opening::Board,
    };
    console::leave_own();
    window::run(opening, cli.fresh, cli.lang)
}

/// Prints that this build has no window.
#[cfg(not(feature = "gui"))]
fn open_window(_: Cli) -> ExitCode {
    console::warn(terminal::NO_WINDOW);
    ExitCode::FAILURE
}

/// Prints the fault of the arguments or the requested help, and returns the exit code.
fn print_clap_error(error: &clap::Error) -> u8 {
    let text = language::of_clap(error.render().ansi().to_string());
    let written = match error.use_stderr() {
        true => write!(anstream::stderr(), "{text}"),
        false => write!(anstream::stdout(), "{text}"),
    };
    match written {
        // A reader that closes the pipe early, such as `head`, is not an error. A lost error message cannot be reported.
        Err(fault) if !error.use_stderr() && fault.kind() != io::ErrorKind::BrokenPipe => {
            console::warn(terminal::help_not_written(&fault));
            output::NOT_WRITTEN
        }
        _ => u8::try_from(error.exit_code()).unwrap_or(output::BAD_INPUT),
    }
}

/// Parses the path of a lesson's file. Rejects anything else, such as a mistyped command.
#[cfg(feature = "gui")]
fn lesson(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if link(text).is_some() || has_extension(&path, "json") {
        return Ok(path);
    }
    let cli = Cli::command();
    let mut commands = cli.get_subcommands().map(clap::Command::get_name);
    let alike = |name: &&str| strsim::jaro_winkler(name, text) > 0.8;
    Err(match commands.find(alike) {
        Some(name) => terminal::did_you_mean(name),
        None => terminal::NOT_A_LESSON.to_string(),
    })
}

/// Returns the part of `text` after its `#`, if it is the address of a page.
#[cfg(feature = "gui")]
pub fn link(text: &str) -> Option<&str> {
    let (page, link) = text.split_once('#')?;
    let is_page = page.is_empty() || page.contains("://");
    is_page.then_some(link)
}
