//! `slidescope completions` and `slidescope man`: input for shells and `man`, generated from the arguments.

use clap::builder::Resettable;
use clap::{Args, Command};
use clap_complete::Shell;

use crate::cli::language;
use crate::cli::output::{Refusal, print_answer};
use slidescope_core::text::{help, terminal};

/// Print the completions of commands and options for a shell.
#[derive(Args, Clone, Copy, Debug)]
#[command(after_long_help = help::completions())]
pub(crate) struct CompletionArgs {
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

/// Print the manual page, in the format of man.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::man())]
pub(crate) struct ManArgs {
    /// The command whose page is printed [default: the page of the program]
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

/// The day of this version, for the manual.
const DATE: &str = "2026-11-28";

/// Prints a script for the shell. It is made without the program's own argument, a file or a link: clap_complete 4.6 counts
/// the words after it, so that zsh would complete no option of a command.
pub(crate) fn completions(args: CompletionArgs, program: &Command) -> Result<u8, Refusal> {
    const NAME: &str = "slidescope";
    let options = program.get_arguments().filter(|it| !it.is_positional());
    let mut program = Command::new(NAME)
        .args(options.map(|it| it.clone().conflicts_with(Resettable::Reset)))
        .subcommands(program.get_subcommands().cloned());
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, NAME, &mut script);
    print_answer(&String::from_utf8_lossy(&script), 0)
}

pub(crate) fn man(args: &ManArgs, mut program: Command) -> Result<u8, Refusal> {
    // Sets the full names of the commands.
    program.build();
    let command = match &args.command {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(command) => command.clone(),
            None => return Err(terminal::no_such_command(name).into()),
        },
    };
    let mut page = Vec::new();
    let page_of = clap_mangen::Man::new(command)
        .date(DATE)
        .source(concat!("slidescope ", env!("CARGO_PKG_VERSION")));
    let made = page_of.render(&mut page);
    made.map_err(Refusal::not_written)?;
    let page = without_idle_breaks(&String::from_utf8_lossy(&page));
    print_answer(&language::of_clap(page), 0)
}

/// Leaves out each `.br` beside a `.sp` or an empty line, which break the line as well; mandoc warns of them.
fn without_idle_breaks(page: &str) -> String {
    let lines: Vec<&str> = page.lines().collect();
    let is_space = |at: Option<usize>| {
        let line = at.and_then(|at| lines.get(at));
        line.is_some_and(|line| matches!(*line, ".sp" | ""))
    };
    let is_idle = |at: usize| is_space(at.checked_sub(1)) || is_space(Some(at + 1));
    let kept = lines.iter().enumerate();
    let kept = kept.filter(|(at, line)| **line != ".br" || !is_idle(*at));
    kept.map(|(_, line)| format!("{line}\n")).collect()
}
