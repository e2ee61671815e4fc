//! Ready-made experiments: classic tables that show published values next to measured ones, and a lesson.

mod aima;
mod bidirectional_against_astar;
mod korf;
mod korf_felner;

use crate::puzzle::{Board, Costs, Problem, Size};
use crate::search::{Limits, Strategy};
pub use crate::study::experiment::Preset;
use crate::study::experiment::{Draw, Instance, Lengths, Plan, Run, Source, Spec};
use crate::study::notes::Note;
use crate::study::parse_strategy;
use crate::study::table::{Field, Table};

impl Preset {
    /// Returns its specification. `boards` sets the number per length (in total for [published ones](Self::is_published)).
    pub fn spec(self, boards: Option<u32>, seed: u64, limits: Limits) -> Spec {
        use bidirectional_against_astar as against;
        let (source, names): (_, &[&str]) = match self {
            Self::Aima => (aima::source(boards, seed), &aima::STRATEGIES),
            Self::Korf => (korf::source(boards), &korf::STRATEGIES),
            Self::KorfFelner => (korf_felner::source(boards), &korf_felner::STRATEGIES),
            Self::BidirectionalAgainstAstar => {
                (against::source(boards, seed), &against::STRATEGIES)
            }
        };
        Spec {
            source,
            costs: Costs::Unit,
            strategies: strategies(names),
            limits,
        }
    }

    pub fn of(spec: &Spec) -> Option<Self> {
        let (boards, seed) = match &spec.source {
            Source::Drawn(draw) => (Some(draw.each), draw.seed),
            Source::Given(instances) => (u32::try_from(instances.len()).ok(), 0),
        };
        let mut all = Self::ALL.into_iter();
        all.find(|preset| preset.spec(boards, seed, spec.limits) == *spec)
    }

    /// Returns its table, made from the finished `runs` of its `plan`.
    pub fn table(self, plan: &Plan, runs: &[Run]) -> Table {
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

fn strategies(names: &[&str]) -> Vec<Strategy> {
    let strategy = |name: &&str| parse_strategy(name).expect("a strategy of the program");
    names.iter().map(strategy).collect()
}

/// The default number of boards per length of a drawn preset.
const BOARDS: u32 = 100;

/// Returns random 8-puzzles of the lengths `from` to `to` in steps of `step`.
fn drawn(
    goal: fn(Size) -> Board,
    (from, to, step): (u32, u32, u32),
    boards: Option<u32>,
    seed: u64,
) -> Source {
    Source::Drawn(Draw {
        goal: goal(Size::new(3, 3).expect("a size")),
        lengths: Lengths::new(from, to, step).expect("a range"),
        each: boards.unwrap_or(BOARDS),
        seed,
    })
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

/// Parses a line with the number of an instance, its cells, and then other numbers.
fn read_instance(text: &str, size: Size) -> Option<(u32, Board, Vec<u64>)> {
    let values: Option<Vec<u64>> = text.split_whitespace().map(|v| v.parse().ok()).collect();
    let mut values = values?.into_iter();
    let number = values.next()?.try_into().ok()?;
    let cells = values.by_ref().take(size.cells());
    let cells: Option<Vec<u8>> = cells.map(|cell| cell.try_into().ok()).collect();
    Some((number, Board::from_cells(size, &cells?)?, values.collect()))
}

/// Parses the lines of an embedded data file, without comments and empty lines.
fn read_data<T>(text: &str, read: fn(&str) -> Option<T>) -> Vec<T> {
    let lines = text.lines();
    let lines = lines.filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| read(line).expect(line)).collect()
}
