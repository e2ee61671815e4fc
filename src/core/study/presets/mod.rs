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

/// A published instance, whose goal has the blank first.
#[derive(Clone)]
struct Published {
    number: u32,
    name: String,
    start: Board,
    /// The length of a shortest path.
    length: u32,
    /// The nodes generated, if they were published too.
    nodes: Option<u64>,
}

/// Parses the instances of an embedded data file. A line has a number, the cells of a board with this many rows, and other
/// numbers: the length is at `length` among them, and nodes may stand behind it.
fn instances(text: &str, name: &str, rows: usize, length: usize) -> Vec<Published> {
    let size = Size::new(rows, rows).expect("a size");
    read_data(text, |line| {
        let values = line.split_whitespace().map(|value| value.parse().ok());
        let values: Vec<u64> = values.collect::<Option<_>>()?;
        let (&number, others) = values.split_first()?;
        let (cells, others) = others.split_at_checked(size.cells())?;
        let cells = cells.iter().map(|cell| (*cell).try_into().ok());
        let cells: Vec<u8> = cells.collect::<Option<_>>()?;
        Some(Published {
            number: number.try_into().ok()?,
            name: format!("{name} {number}"),
            start: Board::from_cells(size, &cells)?,
            length: (*others.get(length)?).try_into().ok()?,
            nodes: others.get(length + 1).copied(),
        })
    })
}

/// Returns the first `boards` published instances, or all.
fn given(instances: Vec<Published>, boards: Option<u32>) -> Source {
    let boards = boards.map_or(usize::MAX, |boards| boards as usize);
    let instance = |row: Published| {
        let goal = Board::blank_first(row.start.size());
        Some(Instance {
            name: row.name,
            problem: Problem::new(row.start, goal).ok()?,
            length: Some(row.length),
        })
    };
    let instances = instances.into_iter().take(boards);
    Source::Given(instances.filter_map(instance).collect())
}

/// Parses the lines of an embedded data file, without comments and empty lines.
fn read_data<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Vec<T> {
    let lines = text.lines();
    let lines = lines.filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| read(line).expect(line)).collect()
}
