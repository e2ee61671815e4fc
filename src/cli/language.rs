//! Help, the manual, and errors in arguments, in the chosen language.

use std::env;

use clap::{Command, CommandFactory};

use slidescope_core::text::help::Translation;
use slidescope_core::text::language::Language;

/// Returns the language requested by `--lang` or the system. This runs before the arguments are parsed, because errors in
/// them are reported in this language too.
pub(crate) fn asked_for() -> Language {
    let arguments = env::args_os().map(|it| it.to_string_lossy().into_owned());
    let arguments: Vec<String> = arguments.collect();
    let (mut pairs, mut each) = (arguments.windows(2), arguments.iter());
    let apart = pairs.find_map(|pair| (pair[0] == "--lang").then_some(pair[1].as_str()));
    let tag = apart.or_else(|| each.find_map(|argument| argument.strip_prefix("--lang=")));
    let language = tag.and_then(|tag| tag.parse().ok());
    language.unwrap_or_else(Language::of_the_system)
}

/// Returns the arguments of the program, with help in the chosen language.
pub(crate) fn program<T: CommandFactory>() -> Command {
    match Translation::chosen() {
        Some(translation) => translated(T::command(), &translation),
        None => T::command(),
    }
}

fn translated(command: Command, translation: &Translation) -> Command {
    let name = command.get_name().to_owned();
    let said = |argument: Option<&str>| {
        let whole = translation.of(&name, argument)?;
        let short = whole.split("\n\n").next().unwrap_or_default();
        Some((short.to_owned(), whole))
    };
    let command = match said(None) {
        Some((short, whole)) => command.about(short).long_about(whole),
        None => command,
    };
    let command = command.mut_args(|argument| {
        let help = said(Some(argument.get_id().as_str()));
        match help {
            Some((short, whole)) => argument.help(short).long_help(whole),
            None => argument,
        }
    });
    command.mut_subcommands(|command| translated(command, translation))
}

/// Translates a text from clap into the chosen language.
pub(crate) fn of_clap(text: String) -> String {
    match Translation::chosen() {
        Some(translation) => translation.of_clap(text),
        None => text,
    }
}
