//! Arguments that several commands share: strategies, limits, and where a table goes.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::cli::output::{BAD_INPUT, NOT_WRITTEN, print};
use crate::console;
use crate::files::write_whole;
use crate::jobs::machine::default_memory_limit;
use crate::search::Strategy;
use crate::study::table::{Format, NoSuchColumn, Table};
use crate::study::{StrategyError, parse_strategy};
use crate::text::terminal;
use crate::text::units::Bytes;

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
        found.ok_or(terminal::NO_SUCH_NAME)
    })
}

/// A parser of names that says itself what is wrong with one, where clap would name one that looks alike. Help lists the
/// names of `all`, each with its summary.
#[derive(Clone, Copy)]
pub(crate) struct Named<T: 'static> {
    pub all: &'static [T],
    pub id: fn(T) -> &'static str,
    pub summary: fn(T) -> &'static str,
    pub parse: fn(&str) -> Result<T, StrategyError>,
}

impl<T: Copy + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        self.parse.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values = self.all.iter();
        let value = |value: &T| PossibleValue::new((self.id)(*value)).help((self.summary)(*value));
        Some(Box::new(values.map(value)))
    }
}

/// The parser of one strategy.
pub(crate) fn strategy(text: &str) -> Result<Strategy, StrategyError> {
    parse_strategy(text)
}

/// The memory limit given, or the machine's.
pub(crate) fn memory_limit(given: Option<Bytes>) -> u64 {
    given.map_or_else(default_memory_limit, |bytes| bytes.0)
}

/// Limits of a run.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LimitArgs {
    /// The most memory a run may hold, for example 4GiB or 512MB [default: half of what is free; in an experiment 2GiB]
    #[arg(long, value_name = "SIZE")]
    pub memory_limit: Option<Bytes>,

    /// The most expansions a run may make [default: no limit]
    #[arg(long, value_name = "N")]
    pub max_expansions: Option<u64>,
}

/// How a table is written, and where.
#[derive(Args, Clone, Debug)]
pub(crate) struct OutputArgs {
    /// How to write the table
    #[arg(long, default_value = Format::Text.id(), value_parser = one_of(&Format::ALL, Format::id, Format::summary), value_name = "FORMAT")]
    pub format: Format,

    /// Write to this file. An old file is replaced only when all is written [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Sort by a column, by its name in CSV. With - before it, the largest come first
    #[arg(long, value_name = "COLUMN", allow_hyphen_values = true)]
    pub sort: Option<String>,
}

impl OutputArgs {
    /// Whether it can be sorted as asked; `empty` has the columns that the table will have. Asked before the work, which
    /// may take long.
    pub(crate) fn check(&self, mut empty: Table) -> Result<(), NoSuchColumn> {
        self.sort.as_ref().map_or(Ok(()), |by| empty.sort(by))
    }

    /// Sorts `table` as asked and writes it where it belongs; `code` is the exit code where that succeeds.
    pub(crate) fn deliver(&self, mut table: Table, code: u8) -> ExitCode {
        if let Some(Err(fault)) = self.sort.as_ref().map(|by| table.sort(by)) {
            console::warn(terminal::fault_of("--sort", fault));
            return ExitCode::from(BAD_INPUT);
        }
        let text = table.write(self.format);
        let written = match &self.output {
            Some(path) => write_whole(path, &text).map_err(|fault| fault.to_string()),
            None => print(&text).map_err(|error| terminal::table_not_written(&error)),
        };
        match written {
            Ok(()) => ExitCode::from(code),
            Err(fault) => {
                console::warn(&fault);
                ExitCode::from(NOT_WRITTEN)
            }
        }
    }
}
