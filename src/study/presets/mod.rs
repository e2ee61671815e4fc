//! Ready-made experiments: classic tables that show published values next to measured ones, and a lesson.

mod aima;
mod bidirectional_against_astar;
mod korf;
mod korf_felner;

use crate::puzzle::{Board, Problem, Size};
use crate::search::{Limits, Strategy};
pub use crate::study::experiment::Preset;
use crate::study::experiment::{Draw, Instance, Lengths, Plan, Run, Source, Spec};
use crate::study::notes::Note;
use crate::study::table::{Field, Table};
use crate::study::{StrategyError, parse_strategy};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PresetError {
    Missing(#[from] StrategyError),
    /// The embedded data are malformed, which is a defect of the build.
    Data {
        /// The line, from 1.
        line: usize,
    },
}

impl Preset {
    /// Returns its specification. `boards` sets the number per length (in total for [published ones](Self::is_published)).
    ///
    /// # Errors
    /// [`PresetError`] if a strategy is missing.
    pub fn spec(self, boards: Option<u32>, seed: u64, limits: Limits) -> Result<Spec, PresetError> {
        use bidirectional_against_astar as against;
        let (source, names): (_, &[&str]) = match self {
            Self::Aima => (aima::source(boards, seed)?, &aima::STRATEGIES),
            Self::Korf => (korf::source(boards)?, &korf::STRATEGIES),
            Self::KorfFelner => (korf_felner::source(boards)?, &korf_felner::STRATEGIES),
            Self::BidirectionalAgainstAstar => {
                (against::source(boards, seed)?, &against::STRATEGIES)
            }
        };
        Ok(Spec {
            source,
            strategies: strategies(names)?,
            limits,
        })
    }

    pub fn of(spec: &Spec) -> Option<Self> {
        let (boards, seed) = match &spec.source {
            Source::Drawn(draw) => (Some(draw.each), draw.seed),
            Source::Given(instances) => (u32::try_from(instances.len()).ok(), 0),
        };
        let mut all = Self::ALL.into_iter();
        all.find(|preset| preset.spec(boards, seed, spec.limits).as_ref() == Ok(spec))
    }

    /// Returns its table, made from the finished `runs` of its `plan`.
    ///
    /// # Errors
    /// [`PresetError`] if a strategy or data are missing.
    pub fn table(self, plan: &Plan, runs: &[Run]) -> Result<Table, PresetError> {
        match self {
            Self::Aima => aima::table(plan, runs),
            Self::Korf => korf::table(plan, runs),
            Self::KorfFelner => korf_felner::table(plan, runs),
            Self::BidirectionalAgainstAstar => bidirectional_against_astar::table(plan, runs),
        }
    }
}

pub(crate) struct PresetTitle(pub Preset);

fn titled<R>(preset: Preset, fields: &[Field<R>], rows: &[R]) -> Table {
    let notes = match preset {
        Preset::Aima => [Note::AimaSource, Note::AimaCount, Note::Branching].as_slice(),
        Preset::Korf => &[Note::KorfSource, Note::KorfCount],
        Preset::KorfFelner => &[Note::KorfFelnerSource, Note::KorfFelnerRatio],
        Preset::BidirectionalAgainstAstar => &[Note::BidirectionalTies],
    };
    Table::new(PresetTitle(preset).to_string(), fields, rows).noted(notes)
}

fn strategies(names: &[&str]) -> Result<Vec<Strategy>, StrategyError> {
    names.iter().map(|name| parse_strategy(name)).collect()
}

/// The default number of boards per length of a drawn preset.
const BOARDS: u32 = 100;

/// Returns random 8-puzzles of the lengths `from` to `to` in steps of `step`.
fn drawn(
    goal: fn(Size) -> Board,
    (from, to, step): (u32, u32, u32),
    boards: Option<u32>,
    seed: u64,
) -> Result<Source, PresetError> {
    let lengths = Lengths::new(from, to, step).ok();
    let size = Size::new(3, 3).ok();
    let (lengths, size) = lengths.zip(size).ok_or(PresetError::Data { line: 1 })?;
    Ok(Source::Drawn(Draw {
        goal: goal(size),
        lengths,
        each: boards.unwrap_or(BOARDS),
        seed,
    }))
}

/// Returns the first `boards` published instances, or all. `instances` gives the name, the start and the length of a
/// shortest path of each. The blank is first in their goal.
fn given(instances: impl Iterator<Item = (String, Board, u32)>, boards: Option<u32>) -> Source {
    let boards = boards.map_or(usize::MAX, |boards| boards as usize);
    let instance = |(name, start, length): (String, Board, u32)| {
        let goal = Board::blank_first(start.size());
        Some(Instance {
            name,
            problem: Problem::new(start, goal).ok()?,
            length: Some(length),
        })
    };
    Source::Given(instances.take(boards).filter_map(instance).collect())
}

/// Parses the lines of a data file, without comments and empty lines.
fn read_data<T>(text: &str, read: fn(&str) -> Option<T>) -> Result<Vec<T>, PresetError> {
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
    let data = lines.map(|(line, text)| read(text).ok_or(PresetError::Data { line }));
    data.collect()
}
