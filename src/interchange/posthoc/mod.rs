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

use crate::files::{WriteError, replace};
use crate::puzzle::Problem;
use crate::search::{
    Limits, Outcome, PatternDatabases, SLICE, Stats, Status, Strategy, any_search,
};

pub const VERSION: &str = "1.4.0";

/// Posthoc draws traces of more expansions than this slowly.
pub const SLOW_EXPANSIONS: u64 = 5_000;

/// Expansions after which a trace ends, though the search goes on; the file has some thirty megabytes then.
pub const MAX_EXPANSIONS: u64 = 50_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceSummary {
    pub expansions: u64,
    /// Expansions that came after its end and are not in it.
    pub left_out: u64,
}

#[derive(Debug)]
pub struct TracedSearch {
    pub outcome: Outcome,
    pub stats: Stats,
    /// What was written; an error costs the trace, not the search.
    pub written: Result<TraceSummary, WriteError>,
}

/// Runs `strategy` on `problem` to its end and writes its trace to `path`, whole or not at all. `between` is called with
/// the counters every [`SLICE`] expansions; where it breaks, the search is cancelled and the trace is of what was done.
///
/// # Errors
/// [`WriteError`] where the file cannot be begun; nothing is searched then.
pub fn trace(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    path: &Path,
    between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> Result<TracedSearch, WriteError> {
    let mut done = None;
    let written = replace(path, |out| {
        let mut writer = Writer::begin(out, problem, strategy, databases)?;
        let (outcome, stats) = traced(&mut writer, problem, strategy, limits, databases, between);
        let summary = writer.finish(&outcome);
        let so_far = summary.as_ref().copied().unwrap_or_default();
        done = Some((outcome, stats, so_far));
        summary.map(drop)
    });
    let Some((outcome, stats, summary)) = done else {
        // It was not begun, for which there is an error.
        return written.map(|_| TracedSearch {
            outcome: Outcome::Cancelled,
            stats: Stats::default(),
            written: Ok(TraceSummary::default()),
        });
    };
    let written = written.map(|_| summary);
    Ok(TracedSearch {
        outcome,
        stats,
        written,
    })
}

/// As [`trace`], to anything that takes bytes.
///
/// # Errors
/// Where `out` takes no more; the search goes on to its end all the same.
pub fn write(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    out: impl io::Write,
    between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> io::Result<(Outcome, Stats, TraceSummary)> {
    let mut writer = Writer::begin(out, problem, strategy, databases)?;
    let (outcome, stats) = traced(&mut writer, problem, strategy, limits, databases, between);
    let summary = writer.finish(&outcome)?;
    Ok((outcome, stats, summary))
}

/// Advances a search to its end, also where its trace cannot be written.
fn traced(
    writer: &mut Writer<impl io::Write>,
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    mut between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> (Outcome, Stats) {
    let mut search = any_search(problem, strategy, limits, databases);
    loop {
        let before = search.stats().expanded;
        let status = if writer.is_full() || writer.is_broken() {
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
        if between(&stats).is_break() {
            return (Outcome::Cancelled, stats);
        }
    }
}
