//! `slidescope completions` and `slidescope man`: what shells and `man` read, made from the arguments themselves.

use std::io;
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;

use crate::cli::language;
use crate::cli::output::{NOT_WRITTEN, print, refuse};
use crate::console;
use crate::text::{help, terminal};

/// Print the completions of commands and options for a shell.
#[derive(Args, Clone, Copy, Debug)]
#[command(after_long_help = help::text_of!("completions.txt"))]
pub(crate) struct CompletionArgs {
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

/// Print the manual page, in the format of man.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::text_of!("man.txt"))]
pub(crate) struct ManArgs {
    /// The command whose page is printed [default: that of the program]
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

pub(crate) fn completions(args: CompletionArgs, mut program: Command) -> ExitCode {
    let name = program.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, name, &mut script);
    written(&String::from_utf8_lossy(&script))
}

/// Prints a manual page of `program`.
pub(crate) fn man(args: &ManArgs, mut program: Command) -> ExitCode {
    // Gives the commands their full names.
    program.build();
    let command = match &args.command {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(command) => command.clone(),
            None => {
                let fault = terminal::no_such_command(name);
                return refuse(fault, terminal::Command::Man);
            }
        },
    };
    let mut page = Vec::new();
    match clap_mangen::Man::new(command).render(&mut page) {
        Ok(()) => written(&language::of_clap(
            String::from_utf8_lossy(&page).into_owned(),
        )),
        Err(error) => not_written(&error),
    }
}

fn written(text: &str) -> ExitCode {
    match print(text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => not_written(&error),
    }
}

fn not_written(error: &io::Error) -> ExitCode {
    console::warn(terminal::answer_not_written(error));
    ExitCode::from(NOT_WRITTEN)
}
