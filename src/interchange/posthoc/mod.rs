//! The trace of a search for [Posthoc](https://github.com/ShortestPathLab/posthoc-app), which draws and replays it: a file
//! `*.trace.json` with what happened to each node, in order.
//!
//! Events are `source` and `destination`, then for each expansion `expanding`, a `generating` for every successor that is
//! new or better reached, and `closing`; `end` marks the node by which the goal was found. Each has the node's `id`, `g`,
//! `h`, `f` and board, and but for the roots its parent's id as `pId`. NodeIds count from 1: the start is 1 and the goal 2; of
//! two searches each counts its own, as `f-1` and `b-1`. A node that is reached a better way keeps its id; one that a
//! depth-first search comes to again is another node.
//!
//! `views` has Posthoc draw each node as a board, a row for each depth in the order of generation; for that an event has
//! the board's `tiles`, its `column` and its `row`.

pub(crate) mod node_ids;
pub(crate) mod views;
pub(crate) mod writer;

pub use writer::Writer;

use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use crate::puzzle::Problem;
use crate::search::{Limits, Outcome, SLICE, Stats, Status, Strategy, any_search};
use crate::study::file::{WriteError, replace};

/// The version of the format.
pub const VERSION: &str = "1.4.0";

/// Posthoc draws traces of more expansions than this slowly.
pub const SLOW_EXPANSIONS: u64 = 5_000;

/// Expansions after which a trace ends, though the search goes on; the file has some thirty megabytes then.
pub const MAX_EXPANSIONS: u64 = 50_000;

/// What was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceSummary {
    /// Expansions in the trace.
    pub expansions: u64,
    /// Expansions that came after its end and are not in it.
    pub left_out: u64,
}

/// Runs `strategy` on `problem` to its end and writes its trace to `path`, whole or not at all. `between` is called with
/// the counters every [`SLICE`] expansions; where it breaks, the search is cancelled and the trace is of what was done.
///
/// # Errors
/// [`WriteError`] where the file cannot be written; the search is given up then.
pub fn trace(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    path: &Path,
    between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> Result<(Outcome, Stats, TraceSummary), WriteError> {
    let mut done = None;
    replace(path, |out| {
        done = Some(write(problem, strategy, limits, out, between)?);
        Ok(())
    })?;
    // It is there whenever the closure came to its end.
    Ok(done.unwrap_or((
        Outcome::Cancelled,
        Stats::default(),
        TraceSummary::default(),
    )))
}

/// As [`trace`], to anything that takes bytes.
///
/// # Errors
/// Where `out` takes no more; the search is given up then.
pub fn write(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    out: impl io::Write,
    between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> io::Result<(Outcome, Stats, TraceSummary)> {
    let mut writer = Writer::begin(out, problem, strategy)?;
    let (outcome, stats) = traced(&mut writer, problem, strategy, limits, between);
    let summary = writer.finish(&outcome)?;
    Ok((outcome, stats, summary))
}

/// Advances a search to its end, or until its trace cannot be written.
fn traced(
    writer: &mut Writer<impl io::Write>,
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    mut between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> (Outcome, Stats) {
    let mut search = any_search(problem, strategy, limits);
    loop {
        let before = search.stats().expanded;
        let status = if writer.is_full() {
            let status = search.advance(SLICE);
            writer.leave_out(search.stats().expanded - before);
            status
        } else {
            search.observe(SLICE, &mut |expansion| writer.write(expansion))
        };
        let stats = search.stats();
        if let Status::Finished(outcome) = status {
            return (outcome, stats);
        }
        if writer.is_broken() || between(&stats).is_break() {
            return (Outcome::Cancelled, stats);
        }
    }
}
