//! `slidescope grade`: the answers of a class, as a table.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use crate::cli::args::OutputArgs;
use crate::cli::exercise::{Opened, open};
use crate::cli::output::{NamedFile, check_files, refuse};
use crate::lesson::exercise::grade::{Graded, answer_files, grade};
use crate::study::table::Format;
use crate::text::grade as text;
use crate::text::{help, terminal};

/// A file could not be graded, or there is something odd about it.
const CONCERNS: u8 = 1;

/// Grade the answers of students: a line for each file, a column for each task.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::text_of!("grade.txt"))]
pub(crate) struct GradeArgs {
    /// The lesson with the exercise
    #[arg(value_name = "EXERCISE")]
    exercise: PathBuf,

    /// The files that students handed in, or folders with them: NAME.answers.json
    #[arg(required = true, value_name = "ANSWERS")]
    answers: Vec<PathBuf>,

    #[command(flatten)]
    output: OutputArgs,
}

/// Grades, prints, and returns the exit code.
pub(crate) fn run(args: &GradeArgs) -> ExitCode {
    let command = terminal::Command::Grade;
    let paths = match answer_files(&args.answers) {
        Ok(paths) if paths.is_empty() => return refuse(text::NO_FILES, command),
        Ok(paths) => paths,
        Err(fault) => return refuse(fault, command),
    };
    let read = paths.iter().map(|path| NamedFile("ANSWERS", path));
    let read = read.chain([NamedFile("EXERCISE", &args.exercise)]);
    let written = args.output.file().map(|path| NamedFile("--output", path));
    if let Err(clash) = check_files(read, written) {
        return refuse(clash, command);
    }
    let opened = match open(&args.exercise, command) {
        Ok(opened) => opened,
        Err(code) => return code,
    };
    let Opened {
        lesson,
        drawn,
        databases,
        title,
    } = opened;
    let exercise = drawn.exercise();
    let empty = text::table(&title, exercise, &Graded { files: Vec::new() });
    if let Err(fault) = args.output.check(empty) {
        return refuse(fault, command);
    }
    let name = lesson.fingerprint().unwrap_or_default();
    let graded = grade(&drawn, &name, paths, &databases, &|_| true);
    let odd = graded.files.iter().any(|file| !file.concerns.is_empty());
    let table = text::table(&title, exercise, &graded);
    let usual = match args.output.format {
        Format::Csv | Format::Json => Vec::new(),
        Format::Text | Format::Markdown | Format::Latex => text::usual_columns(exercise),
    };
    let usual: Vec<&str> = usual.iter().map(String::as_str).collect();
    args.output
        .deliver_columns(table, &usual, if odd { CONCERNS } else { 0 })
}
