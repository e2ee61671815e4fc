//! Help of the terminal: the text below the options of each command, and all help texts in languages other than English.

use std::fmt::Write;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::puzzle::examples;
use crate::search::{Algorithm, Counter};
use crate::text::heuristic::FUNCTIONS;
use crate::text::language::Language;
use crate::text::messages::window::help as window;
use crate::text::messages::{experiment_files, help as said, study};
use crate::text::numbers::NO_VALUE;
use crate::text::programs::program_rows;
use crate::text::terminal::answer::left_in;
use crate::text::{Named, examples, properties, rule};

/// A file of `assets/help` in the chosen language, or in English.
macro_rules! text_of {
    ($name:expr) => {
        match $crate::text::language::Language::chosen().tag() {
            "zh-CN" => include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/help/zh-CN/",
                $name
            )),
            _ => include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../assets/help/en/",
                $name
            )),
        }
    };
}

/// A function for the file of each of these commands: the text below its options.
macro_rules! pages {
    ($($command:ident)+) => {
        $(
            #[must_use]
            pub fn $command() -> &'static str {
                text_of!(concat!(stringify!($command), ".txt"))
            }
        )+
    };
}
pages! { completions exercise grade man package picture survey worksheet }

/// Help in a language other than English. English help is in the declarations of the arguments and in clap.
pub struct Translation {
    arguments: FluentBundle<FluentResource>,
    /// A phrase of clap and its translation on each line.
    phrases: &'static str,
}

impl Translation {
    /// Returns the translation for the chosen language, or `None` for English.
    pub fn chosen() -> Option<Self> {
        let (arguments, phrases) = match Language::chosen().tag() {
            "zh-CN" => (
                include_str!("../../../assets/help/zh-CN/arguments.ftl"),
                include_str!("../../../assets/help/zh-CN/clap.txt"),
            ),
            _ => return None,
        };
        let read = FluentResource::try_new(arguments.to_owned()).unwrap_or_else(|(read, _)| read);
        let mut arguments = FluentBundle::new_concurrent(Vec::new());
        arguments.add_resource_overriding(read);
        Some(Self { arguments, phrases })
    }

    /// Returns the help of a command or of one of its arguments: a short paragraph, and details if there are any.
    pub fn of(&self, command: &str, argument: Option<&str>) -> Option<String> {
        let find = |id| {
            let message = self.arguments.get_message(id)?;
            match argument {
                None => message.value(),
                Some(argument) => Some(message.get_attribute(argument)?.value()),
            }
        };
        let pattern = find(command).or_else(|| find("all"))?;
        let text = self
            .arguments
            .format_pattern(pattern, None, &mut Vec::new());
        Some(text.into_owned())
    }

    /// Translates clap's own phrases in a text that clap has made.
    pub fn of_clap(&self, text: String) -> String {
        let pairs = self
            .phrases
            .lines()
            .filter_map(|line| line.split_once(" | "));
        pairs.fold(text, |text, (phrase, own)| text.replace(phrase, own))
    }
}

pub fn check() -> String {
    let mut help = text_of!("check.txt").to_owned();
    let _ = writeln!(help, "\n{}:\n", window::PROGRAMS_HEADING);
    for line in folded(window::PROGRAMS_LEAD.text(), 118) {
        let _ = writeln!(help, "  {line}");
    }
    for program in program_rows("") {
        let strategy = program.strategy.unwrap_or(NO_VALUE);
        let _ = writeln!(help, "\n  {}: {strategy}", program.name);
        for line in folded(program.habits, 116) {
            let _ = writeln!(help, "    {line}");
        }
    }
    help
}

/// Returns the lines of a text of at most `width` columns. Chinese characters take two, and a line may end after each.
fn folded(text: &str, width: usize) -> Vec<String> {
    let (mut lines, mut line, mut taken) = (Vec::new(), String::new(), 0);
    for word in text.split_inclusive(|c: char| c == ' ' || !c.is_ascii()) {
        let wide = word.chars().filter(|c| *c >= '\u{2e80}').count();
        let columns = word.trim_end().chars().count() + wide;
        if taken + columns > width {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
            taken = 0;
        }
        line += word;
        taken += word.chars().count() + wide;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

pub fn compare() -> String {
    let (strategies, rest) = (text_of!("strategies.txt"), text_of!("compare.txt"));
    let note = study::COMPARISON_NOTE_BRANCHING;
    format!("{strategies}\n{note}\n\n{rest}")
}

pub fn experiment() -> String {
    let (strategies, rest) = (text_of!("strategies.txt"), text_of!("experiment.txt"));
    let note = experiment_files::NOTE_BRANCHING;
    format!("{strategies}\n{note}\n\n{rest}")
}

pub fn heuristic() -> String {
    let mut help = text_of!("heuristic.txt").to_owned();
    for function in FUNCTIONS {
        let _ = writeln!(help, "  {:<26} {}", function.signature, function.about);
        let _ = writeln!(help, "  {:<26}   {}", "", function.example);
    }
    help + "\n" + text_of!("heuristic_answer.txt")
}

pub fn solve() -> String {
    let mut help = format!("{}\n", said::COUNTERS);
    for counter in Counter::ALL {
        let name = left_in(13, counter.name());
        let _ = writeln!(help, "  {name} {}", rule(counter));
    }
    let _ = writeln!(help, "\n{}", said::GUARANTEES);
    for algorithm in Algorithm::ALL {
        let has = properties(algorithm);
        let guarantees = said::guarantee(has.complete, has.optimal, has.memory, has.time);
        let _ = writeln!(help, "  {:<20} {guarantees}", algorithm.id());
    }
    let _ = writeln!(help, "\n{}\n{}", text_of!("counting.md"), said::EXAMPLES);
    for example in examples() {
        let length = example
            .optimal
            .map_or_else(|| NO_VALUE.to_owned(), |moves| moves.to_string());
        let about = examples::about(example);
        let _ = writeln!(help, "  {:<16} {length:>3}  {about}", example.id());
    }
    help + "\n" + text_of!("solve.txt")
}
