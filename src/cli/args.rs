//! The arguments of `slidescope solve`, and its help.

use std::{fmt::Write, ops::RangeInclusive, path::PathBuf};

use clap::{
    Args, ValueEnum,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
    value_parser,
};

use crate::{
    puzzle::{Size, examples},
    search::{Algorithm, COUNTING_RULES, Heuristic, Limits, Properties, Strategy, Weight},
    text::{numbers::NO_VALUE, units::Bytes},
};

/// Solve a board and print the solution.
///
/// Whether a solution exists is decided before any search; a board without one is refused with the reason, unless
/// --search-anyway is given.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = long_help())]
pub(crate) struct SolveArgs {
    /// The start board, the name of an instance, or - to read a board from standard input
    ///
    /// Written as 285174306, as "4 1 2 / 5 0 3", as [[4,1,2],[5,0,3]] or one row a line, with commas or spaces; 0, _, x
    /// or . is the blank.
    #[arg(required = true, num_args = 1.., value_name = "BOARD")]
    pub board: Vec<String>,

    /// The goal: a board, blank-last, blank-first or p1379 [default: that of the instance, else blank-last]
    #[arg(long, value_name = "BOARD")]
    pub goal: Option<String>,

    /// Rows x columns, for example 2x4 [default: what the board suggests]
    #[arg(long, value_name = "RxC")]
    pub size: Option<Size>,

    /// The search algorithm
    #[arg(long, default_value = Algorithm::AStar.id(), value_parser = algorithm(), value_name = "ALGORITHM")]
    pub algorithm: Algorithm,

    /// The heuristic that guides A* and its kin, greedy search and IDA*
    #[arg(long, default_value = Heuristic::Manhattan.id(), value_parser = heuristic(), value_name = "HEURISTIC")]
    pub heuristic: Heuristic,

    /// How much weighted A* trusts its heuristic, 1 to 10: it expands the lowest f = g + w × h
    #[arg(long, default_value_t = Weight::default().get() as u8, value_parser = value_parser!(u8).range(WEIGHTS), value_name = "W")]
    pub weight: u8,

    /// The largest depth of depth-limited and iterative-deepening, of idastar the largest f [default: as far as a
    /// solution can be away]
    #[arg(long, value_name = "N")]
    pub depth_limit: Option<u32>,

    /// Search a board that has no solution all the same
    #[arg(long)]
    pub search_anyway: bool,

    /// The most memory the search may hold, for example 4GiB or 512MB [default: half of what is free]
    #[arg(long, value_name = "SIZE")]
    pub memory_limit: Option<Bytes>,

    /// The most expansions the search may make [default: no limit]
    #[arg(long, value_name = "N")]
    pub max_expansions: Option<u64>,

    /// Write the search to a file that Posthoc replays, usually named *.trace.json; the time is then that of writing too
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,

    /// How to print the answer
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

/// How an answer is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For reading
    Text,
    /// One object, for programs
    Json,
}

impl SolveArgs {
    /// The strategy chosen.
    pub(crate) fn strategy(&self) -> Strategy {
        Strategy {
            weight: Weight::new(self.weight).unwrap_or_default(),
            depth_limit: self.depth_limit,
            ..Strategy::new(self.algorithm, self.heuristic)
        }
    }

    /// The limits chosen, or the machine's.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            memory: self
                .memory_limit
                .map_or_else(crate::jobs::machine::default_memory_limit, |bytes| bytes.0),
            expansions: self.max_expansions,
        }
    }
}

const WEIGHTS: RangeInclusive<i64> = Weight::LEAST.get() as i64..=Weight::MOST.get() as i64;

fn algorithm() -> impl TypedValueParser<Value = Algorithm> {
    one_of(Algorithm::ALL, Algorithm::id, Algorithm::summary)
}

fn heuristic() -> impl TypedValueParser<Value = Heuristic> {
    one_of(&Heuristic::ALL, Heuristic::id, Heuristic::summary)
}

/// A parser of the names of `all`, each with its summary in the help.
pub(crate) fn one_of<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    id: fn(T) -> &'static str,
    summary: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let values = all
        .iter()
        .map(move |value| PossibleValue::new(id(*value)).help(summary(*value)));
    PossibleValuesParser::new(values).try_map(move |name| {
        let found = all.iter().copied().find(|value| id(*value) == name);
        found.ok_or("no such name")
    })
}

/// What stands below the options in `--help`.
fn long_help() -> String {
    let mut help = String::from("What the counters count:\n");
    for (name, rule) in COUNTING_RULES {
        let _ = writeln!(help, "  {name:<11} {rule}");
    }
    help.push_str(
        "\nMemory (in JSON and in tables: bytes) is the most that the search held at once in tables, queues and buckets at their\n\
         capacity, as far as seen every few thousand expansions and at the end.\n",
    );
    help.push_str(
        "\nWhat the algorithms promise (b: successors of a node on average, d: length of a shortest solution):\n",
    );
    for algorithm in Algorithm::ALL {
        let Properties {
            complete,
            optimal,
            memory,
            time,
        } = algorithm.properties();
        let _ = writeln!(
            help,
            "  {:<20} finds a solution: {complete}; a shortest one: {optimal}; nodes held: {memory}; nodes generated: {time}",
            algorithm.id()
        );
    }
    help.push_str("\nInstances, with the length of a shortest solution:\n");
    for instance in examples() {
        let length = instance
            .optimal
            .map_or_else(|| NO_VALUE.to_owned(), |n| n.to_string());
        let _ = writeln!(
            help,
            "  {:<16} {length:>3}  {}",
            instance.id(),
            instance.about
        );
    }
    help.push_str(
        "\nExit codes:\n  \
         0  solved\n  \
         1  no solution\n  \
         2  bad input, described on standard error\n  \
         3  a limit was reached first\n  \
         74 the answer could not be written\n",
    );
    help
}
