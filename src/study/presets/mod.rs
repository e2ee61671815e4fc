//! Ready-made experiments: classic tables that show published values next to measured ones, and a lesson.

pub(crate) mod aima;
pub(crate) mod bidirectional_against_astar;
pub(crate) mod korf;
pub(crate) mod korf_felner;

use crate::puzzle::{Board, Problem};
use crate::search::{Limits, Strategy};
pub use crate::study::experiment::Preset;
use crate::study::experiment::{Instance, Plan, Run, Source, Spec};
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
        let (source, strategies) = match self {
            Self::Aima => aima::experiment(boards, seed)?,
            Self::Korf => korf::experiment(boards)?,
            Self::KorfFelner => korf_felner::experiment(boards)?,
            Self::BidirectionalAgainstAstar => {
                bidirectional_against_astar::experiment(boards, seed)?
            }
        };
        Ok(Spec {
            source,
            strategies,
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
