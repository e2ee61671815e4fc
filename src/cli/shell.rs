//! `slidescope completions` and `slidescope man`: input for shells and `man`, generated from the arguments.

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

pub(crate) fn completions(args: CompletionArgs, mut program: Command) -> Result<u8, Refusal> {
    let name = program.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, name, &mut script);
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
    let made = clap_mangen::Man::new(command).render(&mut page);
    made.map_err(Refusal::not_written)?;
    let page = String::from_utf8_lossy(&page).into_owned();
    print_answer(&language::of_clap(page), 0)
}
