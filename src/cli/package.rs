//! `slidescope package`: the archive of an exercise that a learning platform takes.

use std::path::PathBuf;

use clap::Args;

use crate::cli::output::{NamedFile, Refusal, check_files, print_answer};
use slidescope_core::files::replace;
use slidescope_core::lesson::exercise::scorm::package::Package;
use slidescope_core::tasks::finish;
use slidescope_core::text::{help, package as text};

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
    let package = finish(Package::read(&args.file, &args.site))?;
    let names = package.site.keys();
    let paths: Vec<PathBuf> = names.map(|name| args.site.join(name)).collect();
    let read = paths.iter().map(|path| NamedFile("--site", path));
    check_files(
        read.chain([NamedFile("FILE", &args.file)]),
        [NamedFile("--output", &args.output)],
    )?;
    replace(&args.output, |out| finish(package.write(out, |_| true)))
        .map_err(Refusal::not_written)?;
    print_answer(&format!("{}\n", text::written(args.output.display())), 0)
}
