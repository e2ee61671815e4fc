//! What stands below the options in the help of each command.

use std::fmt::Write;

use crate::puzzle::examples;
use crate::search::heuristics::pattern_database::PatternSize;
use crate::search::{Algorithm, Counter};
use crate::text::heuristic::FUNCTIONS;
use crate::text::messages::{experiment_files, study};
use crate::text::numbers::NO_VALUE;
use crate::text::strategies::Properties;
use crate::text::{Named, examples, properties, rule};

const STRATEGIES: &str = include_str!("../../assets/help/strategies.txt");

pub(crate) fn compare() -> String {
    let branching = study::COMPARISON_NOTE_BRANCHING.in_english();
    let rest = include_str!("../../assets/help/compare.txt");
    format!("{STRATEGIES}\n{branching}\n\n{rest}")
}

pub(crate) fn experiment() -> String {
    let branching = experiment_files::NOTE_BRANCHING.in_english();
    let rest = include_str!("../../assets/help/experiment.txt");
    format!("{STRATEGIES}\n{branching}\n\n{rest}")
}

pub(crate) const WORKSHEET: &str = include_str!("../../assets/help/worksheet.txt");

pub(crate) const PICTURE: &str = include_str!("../../assets/help/picture.txt");

pub(crate) const CHECK: &str = include_str!("../../assets/help/check.txt");

pub(crate) const EXERCISE: &str = include_str!("../../assets/help/exercise.txt");

pub(crate) const GRADE: &str = include_str!("../../assets/help/grade.txt");

pub(crate) const SURVEY: &str = include_str!("../../assets/help/survey.txt");

pub(crate) fn heuristic() -> String {
    let mut help = include_str!("../../assets/help/heuristic.txt").to_owned();
    for function in FUNCTIONS {
        let _ = writeln!(
            help,
            "  {:<26} {}",
            function.signature,
            function.about.in_english()
        );
        let _ = writeln!(help, "  {:<26}   {}", "", function.example);
    }
    help.push('\n');
    help.push_str(include_str!("../../assets/help/heuristic_answer.txt"));
    help
}

pub(crate) const COMPLETIONS: &str = include_str!("../../assets/help/completions.txt");

pub(crate) const MAN: &str = include_str!("../../assets/help/man.txt");

/// The rules by which searches go and count, in full: all that a program needs that is to count the same.
pub(crate) const COUNTING: &str = include_str!("counting.md");

pub(crate) fn solve() -> String {
    let mut help = String::from("What the counters count, in short:\n");
    for counter in Counter::ALL {
        let (name, rule) = (counter.name(), rule(counter));
        let _ = writeln!(help, "  {name:<11} {rule}");
    }
    help.push_str(
        "\nWhat the algorithms guarantee (b: successors of a node on average, d: length of a shortest solution):\n",
    );
    for algorithm in Algorithm::ALL {
        let Properties {
            complete,
            optimal,
            memory,
            time,
        } = properties(algorithm);
        let _ = writeln!(
            help,
            "  {:<20} finds a solution: {complete}; a shortest one: {optimal}; nodes stored: {memory}; nodes generated: {time}",
            algorithm.id()
        );
    }
    help.push('\n');
    help.push_str(COUNTING);
    help.push_str("\nExamples, with the length of a shortest solution:\n");
    for example in examples() {
        let length = example
            .optimal
            .map_or_else(|| NO_VALUE.to_string(), |n| n.to_string());
        let _ = writeln!(
            help,
            "  {:<16} {length:>3}  {}",
            example.id(),
            examples::about_message(example).in_english()
        );
    }
    help.push('\n');
    help.push_str(include_str!("../../assets/help/solve.txt"));
    help
}

pub(crate) fn about_pattern_size(size: PatternSize) -> &'static str {
    match size {
        PatternSize::Standard => {
            "1 to 4 MB, made in less than a second; above 16 cells up to 13 MB, made in some seconds"
        }
        PatternSize::Large => {
            "17 or 26 MB, made in some seconds; on 5x5 boards 128 MB, made in two or three minutes with 1.8 GB of memory"
        }
        PatternSize::Largest => {
            "268 or 277 MB, made in a minute or two with 1.4 GB of memory: for the hardest boards"
        }
    }
}
