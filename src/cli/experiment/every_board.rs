//! `slidescope experiment --every-board`: its options, its tables, and when it ends early.

use std::ops::ControlFlow;
use std::path::PathBuf;

use crate::cli::experiment::{ExperimentArgs, unopened};
use crate::cli::output::{CANCELLED, MISSING, NOT_WRITTEN, NamedFile, Refusal, check_files};
use crate::cli::progress::{prepare, with_progress_line};
use crate::cli::{input, interrupt};
use slidescope_core::console;
use slidescope_core::puzzle::{Costs, Problem, Size};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::every_board::{
    EveryBoard, EveryBoardJournal, EveryBoardProgress, KeptLengths, Measured, NotMeasured,
    STRATEGIES,
};
use slidescope_core::study::table::Format;
use slidescope_core::text::terminal;

/// The columns of the table for people after the length or the cost; the other formats have all.
const USUAL: [&str; 8] = [
    "strategy",
    "boards",
    "expanded_total",
    "expanded",
    "expanded_median",
    "most",
    "most_board",
    "not_shortest",
];
const COMPARED: [&str; 5] = ["more", "equal", "fewer", "longer", "widest_board"];

pub(super) fn run(args: &ExperimentArgs) -> Result<u8, Refusal> {
    let given = [
        ("--boards", args.boards.is_some()),
        ("--move-order", args.move_order.is_some()),
        ("--every-run", args.every_run),
        ("--memory-limit", args.limits.memory_limit.is_some()),
        ("--max-expansions", args.limits.max_expansions.is_some()),
    ];
    if let Some((option, _)) = given.into_iter().find(|(_, is_given)| *is_given) {
        return Err(terminal::fault_of(option, terminal::NOT_EVERY_BOARD).into());
    }
    let journal = args.journal_path();
    let kept = journal.iter().map(|path| NamedFile("--journal", path));
    check_files(args.own.read(), args.output.named().into_iter().chain(kept))?;
    let every = every_board(args)?;
    args.output.check(every.table(None))?;
    let open = |path: &PathBuf| EveryBoardJournal::open(path, &every).map_err(unopened);
    let (mut journal, known) = journal.as_ref().map(open).transpose()?.unzip();
    if let Some((shard, path)) = args.shard.zip(args.journal_path()) {
        console::say(terminal::kept_in(shard, path.display()));
    }
    if let Some(fault) = interrupt::heed() {
        console::warn(terminal::no_interrupt(fault));
    }
    let problem = Problem::new(every.goal(), every.goal())?;
    let databases = prepare(every.strategies(), [problem]);
    let cores = args
        .threads
        .map_or_else(Cores::all, |threads| Cores::up_to(threads.into()));
    let mut lost = None;
    let measured = with_progress_line(|show| {
        let keeping = KeptLengths {
            known: known.unwrap_or_default(),
            shard: args.shard,
            keep: Some(&mut |of| {
                let Some(Err(fault)) = journal.as_mut().map(|journal| journal.append(of)) else {
                    return ControlFlow::Continue(());
                };
                lost = Some(fault);
                ControlFlow::Break(())
            }),
        };
        let go_on = |now: EveryBoardProgress| {
            let _ = show(&|| {
                let done = 100 * now.searches / now.of.max(1);
                terminal::every_board_progress(now.length, format!("{done} %"))
            });
            interrupt::go_on()
        };
        every.measure_with(&databases, &cores, &go_on, keeping)
    });
    if let Some(fault) = &lost {
        console::warn(fault);
    }
    let measured = measured.map_err(|fault| match fault {
        NotMeasured::Cancelled => Refusal::Failed(fault.to_string(), CANCELLED),
        NotMeasured::NoEstimate(..) => fault.into(),
    })?;
    let code = match measured.is_whole {
        _ if lost.is_some() => NOT_WRITTEN,
        true => 0,
        false => CANCELLED,
    };
    deliver(args, &measured, code)
}

/// Prints one table of the journals of all shards.
pub(super) fn merged(args: &ExperimentArgs) -> Result<u8, Refusal> {
    let merged = EveryBoardJournal::merge(&args.merge).map_err(unopened)?;
    let measured = merged.ok_or(NotMeasured::Cancelled)?;
    let code = if measured.is_whole { 0 } else { MISSING };
    deliver(args, &measured, code)
}

fn deliver(args: &ExperimentArgs, measured: &Measured, code: u8) -> Result<u8, Refusal> {
    let compared = measured.every.against().map_or(&[][..], |_| &COMPARED);
    let first = match measured.every.costs() {
        Costs::Unit => "length",
        _ => "cost",
    };
    let usual: Vec<&str> = match args.output.format {
        Format::Text => [&[first], &USUAL[..], compared].concat(),
        _ => Vec::new(),
    };
    let table = measured.every.table(Some(measured));
    args.output.deliver_columns(table, &usual, code)
}

fn every_board(args: &ExperimentArgs) -> Result<EveryBoard, Refusal> {
    let size = args.size.map_or_else(|| Size::new(3, 3), Ok)?;
    let goal = input::goal(args.goal.as_deref(), size)?;
    let usual = STRATEGIES.map(str::to_owned);
    let strategies = match args.preset {
        Some(_) => &usual[..],
        None => &args.strategies,
    };
    let strategies = args.own.strategies(strategies);
    let strategies = strategies.map_err(|fault| terminal::fault_of("--strategies", fault))?;
    let against = args.own.strategies(args.against.as_slice());
    let against = against.map_err(|fault| terminal::fault_of("--against", fault))?;
    let every = EveryBoard::new(goal, args.lengths, strategies, against.first().copied())?;
    let every = every.with_costs(args.costs.read(size)?);
    every.check_lengths()?;
    Ok(every)
}
