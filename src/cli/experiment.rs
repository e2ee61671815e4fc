//! `slidescope experiment`: its options and its table; shards and their merging.

mod every_board;

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::{HeuristicFiles, LimitArgs, OutputArgs, one_of, strategy_name};
use crate::cli::input::{self, CostArgs};
use crate::cli::interrupt;
use crate::cli::output::{
    BAD_INPUT, BROKEN, CANCELLED, MISSING, NOT_WRITTEN, NamedFile, Refusal, check_files,
    with_failures,
};
use crate::cli::progress::{ExperimentProgress, prepare};
use slidescope_core::console;
use slidescope_core::puzzle::{MoveOrder, Size};
use slidescope_core::search::{Limits, Strategy};
use slidescope_core::study::every_board::EveryBoardJournal;
use slidescope_core::study::experiment::{
    Control, Draw, Event, Journal, JournalError, Lengths, MergeError, Plan, Progress, Run, Shard,
    Source, Spec, Stopped, Summary, merge, read_instance_file, results_table, run as make,
};
use slidescope_core::study::presets::Preset;
use slidescope_core::study::table::Table;
use slidescope_core::study::{End, StrategyError};
use slidescope_core::text::{Message, Summarized, help, terminal};

/// Run strategies on many boards and print means, spread and effective branching factors.
///
/// Boards with a shortest solution of an exact length are drawn at random, up to 2x5. On larger boards a length is that
/// of a random walk. The same seed gives the same numbers on any number of threads. Ctrl-C stops the experiment and
/// prints the finished runs. Several machines can share an experiment with --shard and --merge.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::experiment())]
pub(crate) struct ExperimentArgs {
    /// A predefined experiment instead of your own
    #[arg(long, value_parser = one_of(&Ready::ALL, Ready::id), conflicts_with_all = ["size", "goal", "costs", "lengths", "strategies", "instances"], value_name = "PRESET")]
    preset: Option<Ready>,

    /// The size of the boards: rows x columns, for example 2x4 [default: 3x3]
    #[arg(long, conflicts_with = "instances", value_name = "RxC")]
    size: Option<Size>,

    /// The goal: a board, blank-last, blank-first, snail or p1379 [default: blank-last]
    #[arg(long, conflicts_with = "instances", value_name = "BOARD")]
    goal: Option<String>,

    /// Lengths of the boards: 20, 6..28, or 6..28:2 for every second one; both ends are included
    #[arg(long, required_unless_present_any = ["preset", "instances", "merge", "every_board"], conflicts_with = "instances", value_name = "LENGTHS")]
    lengths: Option<Lengths>,

    /// Every board that can be solved, in place of boards drawn at random: exact figures. Up to 3x3 and 2x5; with --lengths only boards of these lengths
    #[arg(long, conflicts_with_all = ["preset", "seed", "instances", "merge"])]
    every_board: bool,

    /// With --every-board: on how many boards each strategy expands more, as many and fewer nodes than this one, and finds a longer path
    #[arg(long, value_parser = strategy_name, value_name = "STRATEGY")]
    against: Option<String>,

    /// Boards per length; for the presets korf and korf-felner: the total number of boards, easiest first, of 50 each (korf has the odd half of Korf's hundred) [default: 10, or that of the preset]
    #[arg(long, value_name = "N")]
    boards: Option<u32>,

    /// The same seed gives the same boards
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// Boards from a file, one per line: `name: board = length`. Name and length may be left out. A line `goal: board` sets the goal
    #[arg(long, conflicts_with = "boards", value_name = "FILE")]
    instances: Option<PathBuf>,

    /// Strategies: algorithm or algorithm:heuristic, separated by commas
    #[arg(long, value_delimiter = ',', value_parser = strategy_name, default_value = "bfs,bidirectional,astar:manhattan", value_name = "STRATEGIES")]
    strategies: Vec<String>,

    /// The order in which all strategies try the moves of the blank, for example RDUL, or all: every strategy with each of the 24 orders
    #[arg(long, value_parser = move_orders, conflicts_with = "preset", value_name = "ORDER|all")]
    move_order: Option<MoveOrders>,

    #[command(flatten)]
    costs: CostArgs,

    #[command(flatten)]
    own: HeuristicFiles,

    /// Threads to use [default: one per core, fewer if memory is short]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), value_name = "N")]
    threads: Option<u16>,

    /// Store finished runs in this file, and read them when the same experiment is run again
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,

    /// Run one part of the experiment, for example 3/16, and store it in the file of --journal [default then: experiment-03-of-16.journal]; --merge makes one table of all parts
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,

    /// Make one table of the journals of all shards, and list the missing runs. Nothing is run
    #[arg(long, num_args = 1.., conflicts_with_all = ["preset", "size", "goal", "lengths", "boards", "seed", "instances", "strategies", "move_order", "costs", "threads", "journal", "shard", "files", "memory_limit", "max_expansions"], value_name = "JOURNAL")]
    merge: Vec<PathBuf>,

    /// Print every run instead of means
    #[arg(long)]
    every_run: bool,

    #[command(flatten)]
    limits: LimitArgs,

    #[command(flatten)]
    output: OutputArgs,
}

/// An experiment of drawn or published boards, or of every board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ready {
    Of(Preset),
    EveryBoard,
}

impl Ready {
    const ALL: [Self; 5] = [
        Self::Of(Preset::Aima),
        Self::Of(Preset::Korf),
        Self::Of(Preset::KorfFelner),
        Self::Of(Preset::BidirectionalAgainstAstar),
        Self::EveryBoard,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Of(preset) => preset.id(),
            Self::EveryBoard => "every-board",
        }
    }

    const fn preset(self) -> Option<Preset> {
        match self {
            Self::Of(preset) => Some(preset),
            Self::EveryBoard => None,
        }
    }
}

impl Summarized for Ready {
    fn summary(self) -> Message {
        match self {
            Self::Of(preset) => preset.summary(),
            Self::EveryBoard => terminal::PRESET_EVERY_BOARD,
        }
    }
}

/// Orders of moves: one, or all. (Clap would take a `Vec` for an option that is given several times.)
type MoveOrders = Vec<MoveOrder>;

fn move_orders(text: &str) -> Result<MoveOrders, String> {
    MoveOrder::one_or_all(text).map_err(|_| StrategyError::bad_order(text).to_string())
}

/// The default number of boards per length.
const BOARDS: u32 = 10;

pub(crate) fn run(args: &ExperimentArgs) -> Result<u8, Refusal> {
    if !args.merge.is_empty() {
        return merged(args);
    }
    if args.every_board || args.preset == Some(Ready::EveryBoard) {
        return every_board::run(args);
    }
    if args.against.is_some() {
        return Err(terminal::fault_of("--against", terminal::ONLY_EVERY_BOARD).into());
    }
    let (plan, journal) = prepared(args)?;
    perform(args, &plan, journal)
}

impl ExperimentArgs {
    /// Returns the path of the journal. A shard always has one, because it would be useless without.
    fn journal_path(&self) -> Option<PathBuf> {
        let of_shard = || Some(PathBuf::from(self.shard?.journal_name()));
        self.journal.clone().or_else(of_shard)
    }
}

/// Merges the journals and prints their table.
fn merged(args: &ExperimentArgs) -> Result<u8, Refusal> {
    let read = args.merge.iter().map(|path| NamedFile("--merge", path));
    check_files(read, args.output.named())?;
    if args
        .merge
        .first()
        .is_some_and(|path| EveryBoardJournal::is_at(path))
    {
        return every_board::merged(args);
    }
    let merged = merge(&args.merge).map_err(|fault| match fault {
        MergeError::Journal(fault) => unopened(fault),
        fault => fault.into(),
    })?;
    args.output.check(table(args, &merged.plan, &[]))?;
    merged.remarks.iter().for_each(console::warn);
    let (table, code) = result(args, &merged.plan, &merged.runs);
    let Some(missing) = merged.missing() else {
        return args.output.deliver(table, code);
    };
    console::warn(&missing);
    let note = terminal::unfinished(merged.runs.len(), merged.plan.runs());
    args.output.deliver(table.note(note), MISSING)
}

/// Returns the error for a journal that cannot be used. I/O errors are not faults of the arguments.
fn unopened(fault: JournalError) -> Refusal {
    match fault.is_io() {
        true => Refusal::not_written(fault),
        false => fault.into(),
    }
}

type OpenJournal = (Journal, Vec<Run>);

fn prepared(args: &ExperimentArgs) -> Result<(Plan, Option<OpenJournal>), Refusal> {
    let journal = args.journal_path();
    let instances = args.instances.iter();
    let instances = instances.map(|path| NamedFile("--instances", path));
    let journal = journal.iter().map(|path| NamedFile("--journal", path));
    check_files(
        instances.chain(args.own.read()),
        args.output.named().into_iter().chain(journal),
    )?;
    let mut plan = Plan::new(spec(args)?)?.shown_as(args.preset.and_then(Ready::preset));
    if let Some(shard) = args.shard {
        plan = plan.with_shard(shard);
    }
    args.output.check(table(args, &plan, &[]))?;
    let open = |path: PathBuf| Journal::open(&path, &plan).map_err(unopened);
    let journal = args.journal_path().map(open).transpose()?;
    Ok((plan, journal))
}

fn spec(args: &ExperimentArgs) -> Result<Spec, Refusal> {
    let memory = args.limits.memory_limit;
    let limits = Limits {
        memory: memory.map_or(Plan::MEMORY, |bytes| bytes.0),
        expansions: args.limits.max_expansions,
    };
    if let Some(preset) = args.preset.and_then(Ready::preset) {
        let spec = preset.spec(args.boards, args.seed, limits);
        if let (Source::Given(instances), Some(asked)) = (&spec.source, args.boards)
            && instances.len() < asked as usize
        {
            console::warn(terminal::preset_has(preset.id(), instances.len()));
        }
        return Ok(spec);
    }
    let source = source(args)?;
    let strategies = args.own.strategies(&args.strategies);
    let mut strategies = strategies.map_err(|fault| terminal::fault_of("--strategies", fault))?;
    if let Some(orders) = &args.move_order {
        strategies = Strategy::in_orders(&strategies, orders);
    }
    let size = match &source {
        Source::Drawn(draw) => draw.goal.size(),
        Source::Given(instances) => instances[0].problem.size(),
    };
    Ok(Spec {
        costs: args.costs.read(size)?,
        source,
        strategies,
        limits,
    })
}

fn source(args: &ExperimentArgs) -> Result<Source, Refusal> {
    if let Some(path) = &args.instances {
        return Ok(Source::Given(read_instance_file(path)?));
    }
    let size = args.size.map_or_else(|| Size::new(3, 3), Ok)?;
    let goal = input::goal(args.goal.as_deref(), size)?;
    let lengths = args.lengths.ok_or(terminal::NO_LENGTHS)?;
    Ok(Source::Drawn(Draw {
        goal,
        lengths,
        each: args.boards.unwrap_or(BOARDS),
        seed: args.seed,
    }))
}

fn table(args: &ExperimentArgs, plan: &Plan, runs: &[Run]) -> Table {
    match plan.preset() {
        _ if args.every_run => results_table(plan, runs),
        Some(preset) => preset.table(plan, runs),
        None => Summary::of(plan, runs).table(plan),
    }
}

/// Returns the table of these runs and the exit code, once it is printed why heuristics failed.
fn result(args: &ExperimentArgs, plan: &Plan, runs: &[Run]) -> (Table, u8) {
    let all = runs
        .iter()
        .map(|run| (plan.task(run.index).problem, run.measured));
    let table = with_failures(table(args, plan, runs), all);
    let failed = runs.iter().any(|run| run.measured.end == End::NoEstimate);
    (table, if failed { BAD_INPUT } else { 0 })
}

fn perform(
    args: &ExperimentArgs,
    plan: &Plan,
    journal: Option<OpenJournal>,
) -> Result<u8, Refusal> {
    let strategies = plan.spec().strategies.len();
    let mut boards: Vec<usize> = plan.assigned().map(|run| run / strategies).collect();
    boards.dedup();
    let problems = boards.into_iter().map(|at| plan.tasks()[at].problem);
    let databases = prepare(&plan.spec().strategies, problems);
    let threads = args.threads.map_or_else(|| plan.threads(), usize::from);
    let (mut journal, runs) = journal.unzip();
    let mut runs = runs.unwrap_or_default();
    let mut progress = Progress::new(plan);
    runs.iter().for_each(|run| progress.add(plan, run));
    let control = Control::default();
    // Set up before the first line is printed, because a caller may interrupt after reading it.
    if let Some(fault) = interrupt::heed() {
        console::warn(terminal::no_interrupt(fault));
    }
    let mut reporter = ExperimentProgress::new(threads);
    reporter.begin(&progress);
    if let Some((shard, path)) = args.shard.zip(args.journal_path()) {
        console::say(terminal::kept_in(shard, path.display()));
    }
    let mut lost = None;
    let done = runs.clone();
    let stopped = make(plan, &done, threads, &control, &databases, |event| {
        if let Event::Finished(run) = event {
            runs.push(*run);
            progress.add(plan, run);
            if let Some(Err(fault)) = journal.as_mut().map(|journal| journal.append(plan, run)) {
                // Stops, because runs that are not stored would have to be repeated.
                control.cancel();
                lost = Some(fault);
            }
        }
        if interrupt::go_on().is_break() {
            control.cancel();
        }
        reporter.show(&progress);
    });
    reporter.end();
    if let Some(fault) = &lost {
        console::warn(fault);
    }
    let broke_off = match stopped {
        _ if lost.is_some() => Some(NOT_WRITTEN),
        Ok(Stopped::Complete) => None,
        Ok(Stopped::Cancelled) => Some(CANCELLED),
        Err(broken) => {
            console::warn(&broken);
            Some(BROKEN)
        }
    };
    runs.sort_by_key(|run| run.index);
    let (table, code) = result(args, plan, &runs);
    let (made, all) = (progress.finished, progress.total);
    let note = if made == all {
        let part = |shard| terminal::part_of_experiment(shard, all, plan.runs());
        plan.shard().map(part)
    } else {
        let note = terminal::unfinished(made, all);
        console::warn(&note);
        Some(note)
    };
    args.output.deliver(
        note.into_iter().fold(table, Table::note),
        broke_off.unwrap_or(code),
    )
}
