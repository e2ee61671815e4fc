//! Arguments that several commands share: strategies, limits, and the output of tables.

use std::error::Error;
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use clap::builder::{PathBufValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::cli::output::{NamedFile, Refusal, print};
use slidescope_core::files::{read_text, write_whole};
use slidescope_core::puzzle::{Board, MoveOrder, Size};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::heuristics::script::{MAX_SOURCE, Script, ScriptPatterns};
use slidescope_core::search::{Limits, Strategy};
use slidescope_core::services::machine::default_memory_limit;
use slidescope_core::study::table::{Format, NoSuchColumn, Table};
use slidescope_core::study::{StrategyError, parse_strategy, parse_strategy_with};
use slidescope_core::text::units::Bytes;
use slidescope_core::text::{Summarized, heuristic, terminal};

/// How an answer is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AnswerFormat {
    Text,
    Json,
}

/// Returns a parser of the names of `all`. The help lists each name with its summary.
pub(crate) fn one_of<T: Copy + Summarized + Send + Sync + 'static>(
    all: &'static [T],
    id: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let values = all.iter();
    let values = values.map(|value| PossibleValue::new(id(*value)).help(value.summary().text()));
    PossibleValuesParser::new(values).try_map(move |name| {
        let found = all.iter().copied().find(|value| id(*value) == name);
        found.ok_or(terminal::NO_SUCH_NAME.text())
    })
}

/// Parses an order of moves.
pub(crate) fn move_order(text: &str) -> Result<MoveOrder, String> {
    let order = text.parse();
    order.map_err(|_| StrategyError::bad_order(text).to_string())
}

/// A parser of names with its own error messages, instead of clap's suggestion of a similar name. The help lists the
/// names of `all`, each with its summary.
#[derive(Clone, Copy)]
pub(crate) struct Named<T: 'static> {
    pub all: &'static [T],
    pub id: fn(T) -> &'static str,
    pub parse: fn(&str) -> Result<T, StrategyError>,
}

impl<T: Copy + Summarized + Send + Sync + 'static> TypedValueParser for Named<T> {
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
        let named = |value: &T| PossibleValue::new((self.id)(*value)).help(value.summary().text());
        Some(Box::new(values.map(named)))
    }
}

/// Checks a strategy that may use a heuristic from a file, and returns it as it was typed. It is parsed once the heuristic
/// files have been read.
pub(crate) fn strategy_name(text: &str) -> Result<String, StrategyError> {
    match parse_strategy(text) {
        Ok(_) | Err(StrategyError::NoSuchHeuristic { .. }) => Ok(text.to_owned()),
        Err(error) => Err(error),
    }
}

/// Heuristics from files.
#[derive(Args, Clone, Debug)]
pub(crate) struct HeuristicFiles {
    /// A file with your own heuristic. Strategies use the file's name without its extension: astar:my for my.h. Can be
    /// given several times
    #[arg(long = "heuristic-file", value_parser = heuristic_file(), value_name = "FILE")]
    files: Vec<HeuristicFile>,
}

impl HeuristicFiles {
    pub(crate) fn strategies(&self, typed: &[String]) -> Result<Vec<Strategy>, String> {
        let own: Vec<OwnHeuristic> = self.files.iter().map(|file| file.own).collect();
        let mut names: Vec<&str> = own.iter().map(|own| own.name()).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(terminal::two_heuristics(twice[0]));
        }
        let strategies = typed.iter().map(|text| parse_strategy_with(text, &own));
        let strategies: Result<_, StrategyError> = strategies.collect();
        strategies.map_err(|fault| fault.to_string())
    }

    pub(crate) fn read(&self) -> impl Iterator<Item = NamedFile<'_>> {
        self.files.iter().map(HeuristicFile::named)
    }
}

/// One strategy, which may use a heuristic from a file.
#[derive(Args, Clone, Debug)]
pub(crate) struct StrategyArgs {
    /// The strategy: algorithm or algorithm:heuristic, for example bfs or astar:manhattan
    #[arg(long, value_parser = strategy_name, default_value = "astar:manhattan", value_name = "STRATEGY")]
    strategy: String,

    #[command(flatten)]
    pub own: HeuristicFiles,
}

impl StrategyArgs {
    pub(crate) fn strategy(&self) -> Result<Strategy, String> {
        let named = std::slice::from_ref(&self.strategy);
        Ok(self.own.strategies(named)?[0])
    }
}

#[derive(Clone, Debug)]
pub(crate) struct HeuristicFile {
    pub path: PathBuf,
    pub own: OwnHeuristic,
}

impl HeuristicFile {
    pub(crate) fn named(&self) -> NamedFile<'_> {
        NamedFile("--heuristic-file", &self.path)
    }
}

/// Returns a parser of a heuristic file. The heuristic has the name of the file without its extension.
pub(crate) fn heuristic_file() -> impl TypedValueParser<Value = HeuristicFile> {
    PathBufValueParser::new().try_map(|path| {
        let own = read_heuristic(&path)?;
        Ok::<_, Box<dyn Error + Send + Sync>>(HeuristicFile { path, own })
    })
}

fn read_heuristic(path: &Path) -> Result<OwnHeuristic, Box<dyn Error + Send + Sync>> {
    let source =
        read_program(path).map_err(|error| heuristic::program_not_read(path.display(), error))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let own = OwnHeuristic::new(&name, &source)?;
    // Reports errors in the program before any search.
    let goal = Board::blank_last(Size::new(3, 3)?);
    Script::new(&source, &goal, &ScriptPatterns::default())?;
    Ok(own)
}

/// Returns the text of a program's file. If it is too long, the text is one byte longer than allowed.
pub(crate) fn read_program(path: &Path) -> io::Result<String> {
    read_text(path, MAX_SOURCE as u64)
}

/// Returns the limits of a search: those given, and by default half of the free memory.
pub(crate) fn limits(memory: Option<Bytes>, expansions: Option<u64>) -> Limits {
    Limits {
        memory: memory.map_or_else(default_memory_limit, |bytes| bytes.0),
        expansions,
    }
}

/// Limits of a run.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LimitArgs {
    /// The maximum memory of a run, to within 5 %, for example 4GiB or 512MB [default: half of the free memory; in an experiment 2GiB]
    #[arg(long, value_name = "SIZE")]
    pub memory_limit: Option<Bytes>,

    /// The maximum number of expansions of a run [default: no limit]
    #[arg(long, value_name = "N")]
    pub max_expansions: Option<u64>,
}

/// How a table is written, and where.
#[derive(Args, Clone, Debug)]
pub(crate) struct OutputArgs {
    /// The format of the table
    #[arg(long, default_value = Format::Text.id(), value_parser = one_of(&Format::ALL, Format::id), value_name = "FORMAT")]
    pub format: Format,

    /// The file to write, or - for standard output. An old file is replaced only when all is written [default: -]
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// The columns, by their names in CSV, separated by commas [default: all; in LaTeX those that fit a page]
    #[arg(long, value_delimiter = ',', value_name = "COLUMNS")]
    pub columns: Vec<String>,

    /// Sort by a column, given by its name in CSV. With - before it, the largest values come first
    #[arg(long, value_name = "COLUMN", allow_hyphen_values = true)]
    pub sort: Option<String>,
}

impl OutputArgs {
    /// Checks the requested columns and sorting against `empty`, which has the columns of the future table. Called before
    /// the work, which may take long.
    pub(crate) fn check(&self, empty: Table) -> Result<(), Refusal> {
        self.arranged(empty, &[]).map(drop)
    }

    /// Returns the table sorted and with the columns as requested. By default it has the `usual` columns, or all.
    fn arranged(&self, mut table: Table, usual: &[&str]) -> Result<Table, Refusal> {
        let bad = |argument: &'static str| {
            move |fault: NoSuchColumn| terminal::fault_of(argument, fault).into()
        };
        let sorted = self.sort.as_ref().map_or(Ok(()), |by| table.sort(by));
        sorted.map_err(bad("--sort"))?;
        match self.columns.as_slice() {
            [] if usual.is_empty() => Ok(table),
            [] => table.select(usual).map_err(bad("--columns")),
            columns => table.select(columns).map_err(bad("--columns")),
        }
    }

    fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| *path != "-")
    }

    pub(crate) fn named(&self) -> Option<NamedFile<'_>> {
        self.file().map(|path| NamedFile("--output", path))
    }

    /// Sorts `table` as requested and writes it. Returns the exit code `code` on success.
    pub(crate) fn deliver(&self, table: Table, code: u8) -> Result<u8, Refusal> {
        self.deliver_columns(table, &[], code)
    }

    /// Like [`deliver`](Self::deliver), with the `usual` columns by default.
    pub(crate) fn deliver_columns(
        &self,
        table: Table,
        usual: &[&str],
        code: u8,
    ) -> Result<u8, Refusal> {
        self.write(&self.arranged(table, usual)?.write(self.format), code)
    }

    /// Writes a table as it is. Returns the exit code `code` on success.
    pub(crate) fn write(&self, text: &str, code: u8) -> Result<u8, Refusal> {
        let written = match self.file() {
            Some(path) => write_whole(path, text).map_err(|fault| fault.to_string()),
            None => print(text).map_err(|error| terminal::table_not_written(&error)),
        };
        written.map_err(Refusal::not_written).map(|()| code)
    }
}
