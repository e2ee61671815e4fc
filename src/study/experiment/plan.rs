//! The specification of an experiment, and its boards and runs.

use std::collections::BTreeMap;
use std::thread::available_parallelism;

use crate::puzzle::{Board, Problem, Size, random_walk};
use crate::search::heuristics::{Estimate as _, Manhattan};
use crate::search::{Distances, Limits, Strategy};
use crate::study::experiment::{Instance, Lengths, Shard};
use crate::study::notes::Note;
use crate::study::strategy_name;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    Drawn(Draw),
    Given(Vec<Instance>),
}

/// What is drawn: `each` boards of each of the `lengths` from `goal`. Up to 2 × 5 cells a length is the distance to the
/// goal, exactly, and no board is drawn twice; on larger boards it is the number of moves of a random walk, none of which
/// turns straight back, and a shortest solution may be shorter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Where every walk begins, and every distance.
    pub goal: Board,
    /// The distances or lengths of walks.
    pub lengths: Lengths,
    pub each: u32,
    /// The same seed gives the same boards.
    pub seed: u64,
}

/// Bytes a state takes at most, whatever the strategy: two tables, each while it grows, and two frontiers.
const BYTES_A_STATE: u64 = 128;

#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    pub source: Source,
    pub strategies: Vec<Strategy>,
    pub limits: Limits,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    NoStrategies,
    Twice(String),
    NoBoards,
    TooFar {
        length: u32,
        goal: Board,
        farthest: u32,
    },
    TooMany {
        /// Boards times strategies.
        runs: u64,
    },
}

values! {
    /// Which known experiment a plan is; `study::presets` holds them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Preset by id {
        /// The table of AIMA, Fig. 3.26.
        Aima = "aima",
        /// Korf's 15-puzzles by IDA*.
        Korf = "korf",
        /// Korf and Felner's 24-puzzles by searches that do not promise a shortest path.
        KorfFelner = "korf-felner",
        /// Where bidirectional BFS beats A*.
        BidirectionalAgainstAstar = "bidirectional-against-astar",
    }
}

impl Preset {
    /// Whether its boards are published ones, not drawn: they have no seed, and their number is that of all boards.
    pub const fn is_published(self) -> bool {
        match self {
            Self::Korf | Self::KorfFelner => true,
            Self::Aima | Self::BidirectionalAgainstAstar => false,
        }
    }

    /// How many of its boards are run at first where all of them take hours: the easiest ones.
    pub const fn first_boards(self) -> Option<u32> {
        match self {
            Self::Korf => Some(20),
            Self::Aima | Self::KorfFelner | Self::BidirectionalAgainstAstar => None,
        }
    }
}

/// The boards of an experiment, and its runs by number: every strategy on the first board, then on the next. Lengths take
/// turns, so that each has results early.
#[derive(Clone, Debug)]
pub struct Plan {
    spec: Spec,
    tasks: Vec<Instance>,
    exact: bool,
    preset: Option<Preset>,
    part: Option<ShardRuns>,
}

#[derive(Clone, Debug)]
struct ShardRuns {
    shard: Shard,
    has: Vec<bool>,
}

pub(crate) struct PlanTitle<'a>(pub &'a Plan);

impl Plan {
    pub const MOST_RUNS: u64 = 1_000_000;

    /// The default memory limit of a run in bytes. It does not depend on the machine, so that the same
    /// experiment gives the same numbers on each.
    pub const MEMORY: u64 = 2 << 30;

    /// As many threads as there are cores, or as fit into the memory that is free.
    pub fn threads(&self) -> usize {
        let cores = available_parallelism().map_or(1, usize::from);
        let sizes = self.tasks.iter().map(|task| task.problem.size());
        let states = sizes.map(Size::reachable_states);
        let states = states.map(|states| u64::try_from(states).unwrap_or(u64::MAX));
        let most = states.max().unwrap_or(1).saturating_mul(BYTES_A_STATE);
        let each = most.min(self.spec.limits.memory).max(1);
        let fit = crate::jobs::machine::default_memory_limit() / each;
        cores.min(usize::try_from(fit).unwrap_or(usize::MAX)).max(1)
    }

    /// Draws the boards. On 2 × 5 cells that takes a good part of a second.
    ///
    /// # Errors
    /// [`SpecError`] where there is nothing to run, or too much.
    pub fn new(spec: Spec) -> Result<Self, SpecError> {
        check(&spec)?;
        let (tasks, exact) = match &spec.source {
            Source::Given(instances) => (instances.clone(), true),
            Source::Drawn(of) => draw(*of)?,
        };
        if tasks.is_empty() {
            return Err(SpecError::NoBoards);
        }
        Ok(Self {
            spec,
            tasks,
            exact,
            preset: None,
            part: None,
        })
    }

    /// The same plan, whose table is that of `preset`, where there is one.
    #[must_use]
    pub fn shown_as(self, preset: Option<Preset>) -> Self {
        Self { preset, ..self }
    }

    /// What stands below every table of it.
    pub(crate) fn notes(&self) -> Vec<Note> {
        let mut notes = vec![Note::Branching];
        if !self.is_exact() {
            notes.push(Note::Walks);
        }
        let scarce = self.scarce();
        if !scarce.is_empty() {
            notes.push(Note::Scarce(scarce));
        }
        notes
    }

    /// The preset whose table it has; none where it has that of its means.
    pub const fn preset(&self) -> Option<Preset> {
        self.preset
    }

    /// The same plan, of which only the runs of `shard` are made. Boards, runs and their numbers stay the same.
    #[must_use]
    pub fn with_shard(self, shard: Shard) -> Self {
        let shards = self.shards(shard.of());
        let has = shards.iter().map(|number| *number == shard.number());
        let has = has.collect();
        Self {
            part: Some(ShardRuns { shard, has }),
            ..self
        }
    }

    /// The shard whose runs are made, where it is not all of them.
    pub fn shard(&self) -> Option<Shard> {
        self.part.as_ref().map(|part| part.shard)
    }

    /// Whether a run is to be made: where there is a shard, whether it is one of its own.
    pub fn has(&self, run: usize) -> bool {
        self.part.as_ref().is_none_or(|part| part.has[run])
    }

    /// The numbers of the runs to be made.
    pub fn assigned(&self) -> impl Iterator<Item = usize> {
        (0..self.runs()).filter(|&run| self.has(run))
    }

    /// The number of the shard, from 1 to `of`, to which each run belongs.
    ///
    /// The runs are ordered by strategy, then by the length of their board (where it is not known, by its Manhattan
    /// distance), then by their number, and dealt out one by one like cards. So of each strategy, and of each strategy on
    /// each length, no shard has more than one run more than another; and as those dealt in one round are about equally
    /// hard, shards take about equally long. Where every strategy would begin with the same shard, each begins as many
    /// further on as there are boards of the last length, so that the hardest of all strategies are not in the same. It
    /// depends on the spec alone.
    pub fn shards(&self, of: u32) -> Vec<u32> {
        let (strategies, tasks) = (self.spec.strategies.len(), self.tasks.len());
        let lengths: Vec<u32> = self.tasks.iter().map(length_or_estimate).collect();
        let mut order: Vec<usize> = (0..tasks).collect();
        order.sort_by_key(|&task| (lengths[task], task));
        let (of, longest) = (of.max(1) as usize, lengths.iter().max());
        let further = match tasks % of {
            0 => {
                let of_it = |length: &&u32| Some(*length) == longest;
                lengths.iter().filter(of_it).count()
            }
            _ => 0,
        };
        let mut shards = vec![0; self.runs()];
        for strategy in 0..strategies {
            for (at, task) in order.iter().enumerate() {
                let dealt = strategy * (tasks + further) + at;
                shards[task * strategies + strategy] = (dealt % of) as u32 + 1;
            }
        }
        shards
    }

    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    pub fn tasks(&self) -> &[Instance] {
        &self.tasks
    }

    /// Whether lengths are of shortest solutions; else they are of random walks.
    pub const fn is_exact(&self) -> bool {
        self.exact
    }

    /// How many runs there are: boards times strategies.
    pub fn runs(&self) -> usize {
        self.tasks.len() * self.spec.strategies.len()
    }

    /// The board of a run, from 0 to [`runs`](Self::runs).
    pub fn task(&self, run: usize) -> &Instance {
        &self.tasks[run / self.spec.strategies.len()]
    }

    pub fn strategy(&self, run: usize) -> Strategy {
        self.spec.strategies[run % self.spec.strategies.len()]
    }

    /// The lengths of which there are fewer boards than were asked for, each with how many there are.
    pub fn scarce(&self) -> Vec<(u32, usize)> {
        let Source::Drawn(draw) = &self.spec.source else {
            return Vec::new();
        };
        let mut have = BTreeMap::<u32, usize>::new();
        for length in self.tasks.iter().filter_map(|task| task.length) {
            *have.entry(length).or_default() += 1;
        }
        let have = |length| (length, have.get(&length).copied().unwrap_or(0));
        let short = |(_, have): &(u32, usize)| *have < draw.each as usize;
        draw.lengths.iter().map(have).filter(short).collect()
    }
}

fn check(spec: &Spec) -> Result<(), SpecError> {
    let strategies = &spec.strategies;
    if strategies.is_empty() {
        return Err(SpecError::NoStrategies);
    }
    let names: Vec<String> = strategies.iter().map(|s| strategy_name(*s)).collect();
    if let Some(at) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
        return Err(SpecError::Twice(strategies[at].to_string()));
    }
    let boards = match &spec.source {
        Source::Given(instances) => instances.len() as u64,
        Source::Drawn(draw) => draw.lengths.iter().count() as u64 * u64::from(draw.each),
    };
    match boards * strategies.len() as u64 {
        0 => Err(SpecError::NoBoards),
        runs if runs > Plan::MOST_RUNS => Err(SpecError::TooMany { runs }),
        _ => Ok(()),
    }
}

/// How hard a board is likely to be.
fn length_or_estimate(task: &Instance) -> u32 {
    task.length
        .unwrap_or_else(|| Manhattan::new(&task.problem.goal()).of(task.problem.start().state()))
}

/// The boards drawn, the first of each length, then the second of each; and whether their lengths are exact.
fn draw(of: Draw) -> Result<(Vec<Instance>, bool), SpecError> {
    let (goal, lengths, seed) = (of.goal, of.lengths, of.seed);
    let each = of.each as usize;
    let small = goal.size().reachable_states() <= Distances::MAX_STATES.into();
    let table = small.then(|| Distances::new(goal)).flatten();
    if let Some(table) = &table
        && let Some(length) = lengths.iter().find(|length| *length > table.farthest())
    {
        return Err(SpecError::TooFar {
            length,
            goal,
            farthest: table.farthest(),
        });
    }
    let boards = |length| match &table {
        Some(table) => table.boards_at(length, each, mixed(seed, length, 0)),
        None => (0..each)
            .map(|at| random_walk(goal, length as usize, mixed(seed, length, at as u64)))
            .collect(),
    };
    let drawn = lengths.iter().map(|length| (length, boards(length)));
    let drawn: Vec<(u32, Vec<Board>)> = drawn.collect();
    let turn = |at: usize| {
        let task = move |(length, boards): &(u32, Vec<Board>)| {
            Some(Instance {
                name: String::new(),
                problem: Problem::new(*boards.get(at)?, goal).ok()?,
                length: Some(*length),
            })
        };
        drawn.iter().filter_map(task)
    };
    Ok(((0..each).flat_map(turn).collect(), table.is_some()))
}

/// A seed for each length and board, so that neither the other lengths nor the number of boards change it.
const fn mixed(seed: u64, length: u32, board: u64) -> u64 {
    // Odd numbers near 2^64 divided by the golden ratio and by √2 keep what is counted up from what was chosen.
    seed.wrapping_add((length as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .wrapping_add(board.wrapping_mul(0xb504_f333_f9de_6485))
}
