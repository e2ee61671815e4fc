//! Recording and layout alone, on one thread: processor time per node.

use std::time::{Duration, Instant};

use slidescope_core::layout::Tree;
use slidescope_core::puzzle::Problem;
use slidescope_core::recording::{Coverage, Recording};
use slidescope_core::search::{Limits, PatternDatabases, Status, Strategy, Trace, any_search};

use crate::cpu;

/// Expansions between two checks of the clock, as in the recorder.
const PORTION: usize = 512;
/// Time between two copies.
const INTERVAL: Duration = Duration::from_millis(80);

/// Prints the processor time that one search takes unwatched and traced, that recording its trace takes, and that
/// laying out its tree takes.
pub fn report(name: &str, problem: &Problem, strategy: Strategy) {
    let databases = PatternDatabases::default();
    let search = || any_search(problem, strategy, Limits::NONE, &databases);
    let (mut traced, mut trace) = (search(), Trace::default());
    let began = cpu::of_this_thread();
    while recorded_nodes(strategy, &*traced) < Recording::CAP as u64
        && traced.record(2048, &mut trace) == Status::Running
    {}
    let tracing = cpu::of_this_thread() - began;
    let made = traced.stats().expanded;
    drop(traced);
    let mut unwatched = search();
    let began = cpu::of_this_thread();
    while unwatched.stats().expanded < made
        && unwatched.advance(2048.min(made - unwatched.stats().expanded)) == Status::Running
    {}
    let searching = cpu::of_this_thread() - began;
    drop(unwatched);
    let began = cpu::of_this_thread();
    let ahead = Recording::ahead(
        problem,
        strategy,
        Tree::horizon(strategy.algorithm),
        &databases,
    );
    let mut tree = Tree::new(&ahead);
    let looking_ahead = cpu::of_this_thread() - began;
    let mut recording = Recording::new(problem, strategy, &databases);
    let [mut appending, mut growing, mut copying] = [Duration::ZERO; 3];
    let mut shown = [(); 2].map(|()| (recording.clone(), tree.clone()));
    let mut copied = Instant::now();
    for from in (0..trace.len()).step_by(PORTION) {
        if recording.coverage() != Coverage::Growing {
            break;
        }
        let began = cpu::of_this_thread();
        recording.append(trace.stretch(from..from + PORTION));
        let appended = cpu::of_this_thread();
        tree.grow(&recording, u64::MAX);
        appending += appended - began;
        let grown = cpu::of_this_thread();
        growing += grown - appended;
        if copied.elapsed() > INTERVAL {
            shown.swap(0, 1);
            shown[0] = (recording.clone(), tree.clone());
            copied = Instant::now();
            copying += cpu::of_this_thread() - grown;
        }
    }
    let nodes = recording.nodes();
    let each = |spent: Duration| spent.as_nanos() as f64 / nodes as f64;
    println!(
        "{name}: {nodes} nodes of {} expansions; ns a node: {:.0} to search, {:.0} traced, {:.0} to record, {:.0} to lay \
         out, {:.0} to copy; {:.0} ms in all, {:.1} ms ahead; {:.0} MB",
        recording.len(),
        each(searching),
        each(tracing),
        each(appending),
        each(growing),
        each(copying),
        1e3 * (appending + growing + copying).as_secs_f64(),
        1e3 * looking_ahead.as_secs_f64(),
        (recording.bytes() as usize + tree.bytes()) as f64 / 1e6,
    );
}

/// A lower bound of the nodes in the recording of a search, as its task counts them.
fn recorded_nodes(strategy: Strategy, search: &dyn slidescope_core::search::AnySearch) -> u64 {
    let stats = search.stats();
    if strategy.algorithm.is_depth_first() {
        stats.generated + u64::from(stats.iterations)
    } else {
        stats.visited.max(stats.expanded)
    }
}
