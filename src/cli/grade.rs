//! `slidescope grade`: the answers of a class, as a table.

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::{OutputArgs, one_of};
use crate::cli::exercise::{Opened, open};
use crate::cli::output::{NamedFile, Refusal, check_files};
use crate::cli::progress::with_progress_line;
use slidescope_core::console;
use slidescope_core::files::write_into;
use slidescope_core::lesson::exercise::grade::{
    Gradebook, Graded, Grading, Roster, USUAL_OPERATIONS, answer_files, grade,
};
use slidescope_core::study::table::Format;
use slidescope_core::text::grade as text;
use slidescope_core::text::{feedback, help};

/// The exit code if a file could not be graded or there is a concern about it.
const CONCERNS: u8 = 1;

/// Grade the answers of students: a line for each student, a column for each task.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::grade())]
pub(crate) struct GradeArgs {
    /// The lesson with the exercise
    #[arg(value_name = "EXERCISE")]
    exercise: PathBuf,

    /// The files of the students, or folders and zip archives with them
    #[arg(required = true, value_name = "ANSWERS")]
    answers: Vec<PathBuf>,

    /// The class, as CSV with any columns: every student has a line, also those who handed in nothing
    #[arg(long, value_name = "FILE")]
    roster: Option<PathBuf>,

    /// Write the CSV that a learning platform imports instead of the table
    #[arg(long, value_parser = one_of(&Gradebook::ALL, Gradebook::id), conflicts_with_all = ["format", "columns", "sort"], value_name = "PLATFORM")]
    gradebook: Option<Gradebook>,

    /// Write a page in HTML for each student into this folder: the tasks, the answer given, the right one, and why
    #[arg(long, value_name = "FOLDER")]
    feedback: Option<PathBuf>,

    /// The operations that a student’s programs for a task may take together
    #[arg(long, default_value_t = USUAL_OPERATIONS, value_name = "NUMBER")]
    operations: u64,

    #[command(flatten)]
    output: OutputArgs,
}

pub(crate) fn run(args: &GradeArgs) -> Result<u8, Refusal> {
    let files = answer_files(&args.answers)?;
    if files.is_empty() {
        return Err(text::NO_FILES.into());
    }
    let roster = args.roster.as_deref().map(|path| {
        let roster = Roster::open(path);
        roster.map_err(|fault| text::remark(path.display(), fault))
    });
    let roster = roster.transpose()?;
    if let Some(gradebook) = args.gradebook {
        gradebook.check(roster.as_ref())?;
    }
    let read = files.iter().filter_map(|file| file.path());
    let read = read.chain(args.answers.iter().map(PathBuf::as_path));
    let read = read.map(|path| NamedFile("ANSWERS", path));
    let read = read.chain(args.roster.iter().map(|path| NamedFile("--roster", path)));
    let read = read.chain([NamedFile("EXERCISE", &args.exercise)]);
    check_files(read, args.output.named())?;
    let Opened {
        lesson,
        drawn,
        databases,
        title,
    } = open(&args.exercise)?;
    let exercise = drawn.exercise();
    args.output
        .check(text::table(&title, exercise, &Graded::default()))?;
    let name = lesson.fingerprint().unwrap_or_default();
    let with = Grading {
        drawn: &drawn,
        name: &name,
        roster: roster.as_ref(),
        operations: args.operations,
        databases: &databases,
    };
    let graded = with_progress_line(|show| {
        grade(&with, files, &|done, all, file| {
            show(&|| text::grading_file(done, all, file)).is_continue()
        })
    });
    if let Some(folder) = &args.feedback {
        let pages = feedback::pages(&title, &drawn, &graded, &databases);
        write_into(folder, pages).map_err(Refusal::not_written)?;
    }
    let code = if graded.is_odd() { CONCERNS } else { 0 };
    if let Some(gradebook) = args.gradebook {
        for one in graded
            .students
            .iter()
            .filter(|one| !one.concerns.is_empty())
        {
            console::warn(text::remark(text::who(one), text::concerns(one).join("; ")));
        }
        let csv = text::gradebook(gradebook, &title, exercise, &graded, roster.as_ref());
        return args.output.write(&csv, code);
    }
    let table = text::table(&title, exercise, &graded);
    let usual = match args.output.format {
        Format::Csv | Format::Json => Vec::new(),
        Format::Text | Format::Markdown | Format::Latex => text::usual_columns(exercise),
    };
    let usual: Vec<&str> = usual.iter().map(String::as_str).collect();
    args.output.deliver_columns(table, &usual, code)
}
