//! The specification of an experiment, its boards and its runs.

use std::collections::BTreeMap;
use std::thread::available_parallelism;

use crate::puzzle::{Board, Costs, CostsError, Problem, Size, random_walk};
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

/// Random boards: `each` boards for each of the `lengths` from `goal`. Up to 2 × 5 cells, a length is the exact distance to
/// the goal, and no board is drawn twice. On larger boards it is the number of moves of a random walk in which no move
/// undoes the previous one, so a shortest solution may be shorter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The board from which walks and distances start.
    pub goal: Board,
    /// The distances, or the lengths of the walks.
    pub lengths: Lengths,
    pub each: u32,
    /// The same seed gives the same boards.
    pub seed: u64,
}

/// An upper bound on the bytes per state for any strategy: two tables, each while it grows, and two frontiers.
const BYTES_A_STATE: u64 = 128;

#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    pub source: Source,
    /// What moves cost, on all boards.
    pub costs: Costs,
    pub strategies: Vec<Strategy>,
    pub limits: Limits,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    NoStrategies,
    Twice(String),
    NoBoards,
    /// The list of costs is not for the boards.
    Costs(CostsError),
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
    /// A ready-made experiment, defined in `study::presets`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Preset by id {
        /// The table of AIMA, Fig. 3.26.
        Aima = "aima",
        /// Korf's 15-puzzles by IDA*.
        Korf = "korf",
        /// Korf and Felner's 24-puzzles by searches that do not guarantee a shortest path.
        KorfFelner = "korf-felner",
        /// Where bidirectional BFS beats A*.
        BidirectionalAgainstAstar = "bidirectional-against-astar",
    }
}

impl Preset {
    /// Returns `true` if its boards are published instead of drawn: they have no seed, and their number is the total.
    pub const fn is_published(self) -> bool {
        match self {
            Self::Korf | Self::KorfFelner => true,
            Self::Aima | Self::BidirectionalAgainstAstar => false,
        }
    }

    /// Returns how many of its easiest boards are run by default, if all of them would take hours.
    pub const fn first_boards(self) -> Option<u32> {
        match self {
            Self::Korf => Some(20),
            Self::Aima | Self::KorfFelner | Self::BidirectionalAgainstAstar => None,
        }
    }
}

/// The boards of an experiment and its numbered runs: every strategy on the first board, then on the next. Lengths
/// alternate, so that each has results early.
#[derive(Clone, Debug)]
pub struct Plan {
    spec: Spec,
    tasks: Vec<Instance>,
    preset: Option<Preset>,
    /// The shard, and for each run whether it belongs to it.
    part: Option<(Shard, Vec<bool>)>,
}

impl Plan {
    pub const MOST_RUNS: u64 = 1_000_000;

    /// The default memory limit of a run in bytes. It does not depend on the machine, so the same experiment gives the same
    /// numbers everywhere.
    pub const MEMORY: u64 = 2 << 30;

    /// Returns the number of threads: the number of cores, or fewer if memory is short.
    pub fn threads(&self) -> usize {
        let cores = available_parallelism().map_or(1, usize::from);
        let sizes = self.tasks.iter().map(|task| task.problem.size());
        let states = sizes.map(Size::reachable_states);
        let states = states.map(|states| u64::try_from(states).unwrap_or(u64::MAX));
        let most = states.max().unwrap_or(1).saturating_mul(BYTES_A_STATE);
        let each = most.min(self.spec.limits.memory).max(1);
        let fit = crate::services::machine::default_memory_limit() / each;
        cores.min(usize::try_from(fit).unwrap_or(usize::MAX)).max(1)
    }

    /// Creates a plan and draws its boards. With 2 × 5 cells this takes a large part of a second.
    ///
    /// # Errors
    /// [`SpecError`] if there is nothing to run or too much, a strategy occurs twice, or a length is too large.
    pub fn new(spec: Spec) -> Result<Self, SpecError> {
        check(&spec)?;
        let mut tasks = match &spec.source {
            Source::Given(instances) => instances.clone(),
            Source::Drawn(of) => draw(*of)?,
        };
        for task in &mut tasks {
            let costs = Costs::read(&spec.costs.write(), task.problem.size());
            let costs = costs.map_err(SpecError::Costs)?;
            task.problem = task.problem.with_costs(costs);
        }
        if tasks.is_empty() {
            return Err(SpecError::NoBoards);
        }
        Ok(Self {
            spec,
            tasks,
            preset: None,
            part: None,
        })
    }

    /// Returns the plan with the table of `preset`, if one is given.
    #[must_use]
    pub fn shown_as(self, preset: Option<Preset>) -> Self {
        Self { preset, ..self }
    }

    /// Returns the notes below each of its tables.
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

    /// Returns the preset whose table it has, or `None` for the table of means.
    pub const fn preset(&self) -> Option<Preset> {
        self.preset
    }

    /// Returns the plan restricted to the runs of `shard`. Boards, runs and their numbers stay the same.
    #[must_use]
    pub fn with_shard(self, shard: Shard) -> Self {
        let shards = self.shards(shard.of());
        let has = shards.iter().map(|number| *number == shard.number());
        let part = Some((shard, has.collect()));
        Self { part, ..self }
    }

    /// Returns the shard whose runs are made, or `None` if all are made.
    pub fn shard(&self) -> Option<Shard> {
        self.part.as_ref().map(|(shard, _)| *shard)
    }

    /// Returns `true` if the run is to be made: it belongs to the shard, or there is no shard.
    pub fn has(&self, run: usize) -> bool {
        self.part.as_ref().is_none_or(|(_, has)| has[run])
    }

    /// Returns the numbers of the runs to be made.
    pub fn assigned(&self) -> impl Iterator<Item = usize> {
        (0..self.runs()).filter(|&run| self.has(run))
    }

    /// Returns the shard of each run, numbered from 1 to `of`.
    ///
    /// The runs are ordered by strategy, then by the length of their board (or its Manhattan distance if the length is
    /// unknown), then by number, and dealt out one by one like cards. For each strategy, and for each strategy on each
    /// length, the numbers of runs in any two shards differ by at most one. Runs dealt in one round are about equally
    /// hard, so shards take about equally long. If every strategy would begin with the same shard, each strategy is shifted
    /// by the number of boards of the largest length, so that the hardest runs of all strategies are in different shards.
    /// The result depends only on the spec.
    pub fn shards(&self, of: u32) -> Vec<u32> {
        let (strategies, tasks) = (self.spec.strategies.len(), self.tasks.len());
        let lengths: Vec<u32> = self.tasks.iter().map(length_or_estimate).collect();
        let mut order: Vec<usize> = (0..tasks).collect();
        order.sort_by_key(|&task| (lengths[task], task));
        let (of, longest) = (of.max(1) as usize, lengths.iter().max());
        let further = match tasks % of {
            0 => lengths.iter().filter(|it| Some(*it) == longest).count(),
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

    /// Returns `true` if lengths are those of shortest solutions, and `false` if they are those of random walks.
    pub fn is_exact(&self) -> bool {
        match &self.spec.source {
            Source::Given(_) => true,
            Source::Drawn(draw) => Distances::covers(draw.goal.size()),
        }
    }

    /// Returns the number of runs: boards times strategies.
    pub fn runs(&self) -> usize {
        self.tasks.len() * self.spec.strategies.len()
    }

    /// Returns the board of a run. Runs are numbered from 0 to [`runs`](Self::runs) − 1.
    pub fn task(&self, run: usize) -> &Instance {
        &self.tasks[run / self.spec.strategies.len()]
    }

    pub fn strategy(&self, run: usize) -> Strategy {
        self.spec.strategies[run % self.spec.strategies.len()]
    }

    /// Returns the group of a run: the length of its board, and the place of its strategy.
    pub(crate) fn group(&self, run: usize) -> (Option<u32>, usize) {
        (self.task(run).length, run % self.spec.strategies.len())
    }

    /// Returns the lengths with fewer boards than requested, each with its number of boards.
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

/// Returns an estimate of how hard a board is.
fn length_or_estimate(task: &Instance) -> u32 {
    task.length
        .unwrap_or_else(|| Manhattan::new(&task.problem.goal()).of(task.problem.start().state()))
}

/// Draws the boards: the first of each length, then the second of each, and so on.
fn draw(of: Draw) -> Result<Vec<Instance>, SpecError> {
    let (goal, lengths, seed) = (of.goal, of.lengths, of.seed);
    let each = of.each as usize;
    let table = Distances::new(goal);
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
    Ok((0..each).flat_map(turn).collect())
}

/// Returns a seed for a length and board that does not depend on the other lengths or the number of boards.
const fn mixed(seed: u64, length: u32, board: u64) -> u64 {
    // Odd numbers near 2^64 / φ (golden ratio) and 2^64 / √2 keep the counted seeds apart from those a user chooses.
    seed.wrapping_add((length as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .wrapping_add(board.wrapping_mul(0xb504_f333_f9de_6485))
}
