//! `slidescope package`: the archive of an exercise that a learning platform takes.

use std::path::PathBuf;

use clap::Args;

use crate::cli::output::{NamedFile, Refusal, check_files, print_answer};
use slidescope_core::files::{read_regular, replace};
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::scorm::package::{Site, is_page, missing, write};
use slidescope_core::text::exercise::none;
use slidescope_core::text::{help, package as text};

/// The largest file of a page that is read; the program itself has 12 MB.
const MOST_BYTES: u64 = 64 << 20;

/// Write an exercise with the page as a package for a learning platform (SCORM 1.2), which keeps answers and points.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::package())]
pub(crate) struct PackageArgs {
    /// The lesson with the exercise
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The folder of the page, with its index.html
    #[arg(long, value_name = "FOLDER")]
    site: PathBuf,

    /// The archive, a .zip file. An old file is replaced only at the end
    #[arg(short, long, required = true, value_name = "FILE")]
    output: PathBuf,
}

pub(crate) fn run(args: &PackageArgs) -> Result<u8, Refusal> {
    let lesson = Lesson::open(&args.file)?;
    if lesson.exercise.is_none() {
        return Err(none(args.file.as_path()).into());
    }
    let mut site = Site::new();
    while let Some(name) = missing(&site) {
        let path = args.site.join(&name);
        let bytes = read_regular(&path, MOST_BYTES)
            .map_err(|fault| text::no_page(&args.site, &name, fault.to_string()))?;
        site.insert(name, bytes);
    }
    if !is_page(&site) {
        return Err(text::other_page(&args.site).into());
    }
    let paths: Vec<PathBuf> = site.keys().map(|name| args.site.join(name)).collect();
    let read = paths.iter().map(|path| NamedFile("--site", path));
    check_files(
        read.chain([NamedFile("FILE", &args.file)]),
        [NamedFile("--output", &args.output)],
    )?;
    let title = lesson.title_or_name(&args.file);
    replace(&args.output, |out| write(out, &site, &lesson, &title))
        .map_err(Refusal::not_written)?;
    print_answer(&format!("{}\n", text::written(&args.output)), 0)
}
