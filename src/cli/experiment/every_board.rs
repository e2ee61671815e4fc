//! `slidescope experiment --every-board`.

use crate::cli::experiment::ExperimentArgs;
use crate::cli::output::{CANCELLED, Refusal, check_files};
use crate::cli::progress::{prepare, with_progress_line};
use crate::cli::{input, interrupt};
use slidescope_core::console;
use slidescope_core::jobs::machine::Cores;
use slidescope_core::puzzle::{Problem, Size};
use slidescope_core::study::every_board::{EveryBoard, NotMeasured, STRATEGIES};
use slidescope_core::study::table::Format;
use slidescope_core::text::terminal;

/// The columns of the table for people; the other formats have all.
const USUAL: [&str; 9] = [
    "length",
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
        ("--journal", args.journal.is_some()),
        ("--shard", args.shard.is_some()),
        ("--cost", args.costs.is_given()),
        ("--move-order", args.move_order.is_some()),
        ("--every-run", args.every_run),
        ("--memory-limit", args.limits.memory_limit.is_some()),
        ("--max-expansions", args.limits.max_expansions.is_some()),
    ];
    if let Some((option, _)) = given.into_iter().find(|(_, is_given)| *is_given) {
        return Err(terminal::fault_of(option, terminal::NOT_EVERY_BOARD).into());
    }
    check_files(args.own.read(), args.output.named())?;
    let every = every_board(args)?;
    args.output.check(every.table(None))?;
    if let Some(fault) = interrupt::heed() {
        console::warn(terminal::no_interrupt(fault));
    }
    let problem = Problem::new(every.goal(), every.goal())?;
    let databases = prepare(every.strategies(), [problem]);
    let cores = args
        .threads
        .map_or_else(Cores::all, |threads| Cores::up_to(threads.into()));
    let measured = with_progress_line(|show| {
        every.measure(&databases, &cores, &|now| {
            let _ = show(&|| {
                let done = 100 * now.searches / now.of.max(1);
                let length = now.length.map(|length| length.to_string());
                terminal::every_board_progress(length, format!("{done} %"))
            });
            interrupt::go_on()
        })
    });
    let measured = measured.map_err(|fault| match fault {
        NotMeasured::Cancelled => Refusal::Failed(fault.to_string(), CANCELLED),
        NotMeasured::NoEstimate(..) => fault.into(),
    })?;
    let compared = every.against().map_or(&[][..], |_| &COMPARED);
    let usual: Vec<&str> = match args.output.format {
        Format::Text => USUAL.iter().chain(compared).copied().collect(),
        _ => Vec::new(),
    };
    let code = if measured.is_whole { 0 } else { CANCELLED };
    let table = every.table(Some(&measured));
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
    every.check_lengths()?;
    Ok(every)
}
