//! `slidescope grade`: the answers of a class, as a table.

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::OutputArgs;
use crate::cli::exercise::{Opened, open};
use crate::cli::output::{NamedFile, Refusal, check_files};
use slidescope_core::lesson::exercise::grade::{Graded, answer_files, grade};
use slidescope_core::study::table::Format;
use slidescope_core::text::grade as text;
use slidescope_core::text::help;

/// The exit code if a file could not be graded or there is a concern about it.
const CONCERNS: u8 = 1;

/// Grade the answers of students: a line for each file, a column for each task.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::grade())]
pub(crate) struct GradeArgs {
    /// The lesson with the exercise
    #[arg(value_name = "EXERCISE")]
    exercise: PathBuf,

    /// The files of the students, or folders with them: NAME.answers.json
    #[arg(required = true, value_name = "ANSWERS")]
    answers: Vec<PathBuf>,

    #[command(flatten)]
    output: OutputArgs,
}

pub(crate) fn run(args: &GradeArgs) -> Result<u8, Refusal> {
    let paths = answer_files(&args.answers)?;
    if paths.is_empty() {
        return Err(text::NO_FILES.into());
    }
    let read = paths.iter().map(|path| NamedFile("ANSWERS", path));
    let read = read.chain([NamedFile("EXERCISE", &args.exercise)]);
    check_files(read, args.output.named())?;
    let Opened {
        lesson,
        drawn,
        databases,
        title,
    } = open(&args.exercise)?;
    let exercise = drawn.exercise();
    let empty = text::table(&title, exercise, &Graded { files: Vec::new() });
    args.output.check(empty)?;
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
