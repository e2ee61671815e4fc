//! Writes the trace of a search for [Posthoc](https://github.com/ShortestPathLab/posthoc-app), which draws and replays it: a
//! file `*.trace.json` with the events of all nodes, in order.
//!
//! The events are `source` and `destination`; then for each expansion `expanding`, a `generating` for every successor that
//! is new or reached by a better path, and `closing`; and `end` at the node where the goal was found. Each event has the
//! node's `id`, `g`, `h`, `f` and board, and except for the roots its parent's id as `pId`. Ids count from 1: the start is 1
//! and the goal 2. In a two-sided search each side has its own ids, such as `f-1` and `b-1`. A node that is reached by a
//! better path keeps its id. A state that a depth-first search reaches again is a new node.
//!
//! `views` makes Posthoc draw each node as a board, with a row for each depth in the order of generation. For this an event
//! has the board's `tiles`, its `column` and its `row`.

pub(crate) mod views;
pub(crate) mod writer;

use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use crate::files::{NewFile, WriteError};
use crate::puzzle::Problem;
use crate::recording::Recording;
use crate::search::{
    Limits, Outcome, PatternDatabases, SLICE, Stats, Status, Strategy, Trace, any_search,
};

pub const VERSION: &str = "1.4.0";

/// Posthoc is slow with traces of more expansions than this.
pub const SLOW_EXPANSIONS: u64 = 5_000;

/// The maximum number of expansions in a trace, which make a file of about thirty megabytes. The search itself goes on.
pub const MAX_EXPANSIONS: u64 = 50_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceSummary {
    pub expansions: u64,
    /// The number of expansions after the end of the trace, which are not in it.
    pub left_out: u64,
}

#[derive(Debug)]
pub struct TracedSearch {
    pub outcome: Outcome,
    pub stats: Stats,
    /// The result of writing. An error loses the trace, not the search.
    pub written: Result<TraceSummary, WriteError>,
}

/// Runs `strategy` on `problem` to its end and writes its trace to `path` atomically. `between` is called with the
/// counters every [`SLICE`] expansions. If it breaks, the search is cancelled and the trace ends there.
///
/// # Errors
/// [`WriteError`] if the file cannot be created. Then nothing is searched.
pub fn trace(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    path: &Path,
    between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> Result<TracedSearch, WriteError> {
    let mut file = NewFile::begin(path)?;
    let out = file.out();
    let (outcome, stats, written) = write(problem, strategy, limits, databases, out, between);
    let written = match written {
        Ok(summary) => file.finish().map(|_| summary),
        Err(error) => Err(file.failed(error)),
    };
    Ok(TracedSearch {
        outcome,
        stats,
        written,
    })
}

/// Like [`trace`], to any writer. An error of writing to `out` loses the trace, not the search.
pub fn write(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    out: impl io::Write,
    mut between: impl FnMut(&Stats) -> ControlFlow<()>,
) -> (Outcome, Stats, io::Result<TraceSummary>) {
    let mut recording = Recording::new(problem, strategy, databases);
    let mut search = any_search(problem, strategy, limits, databases);
    let (outcome, stats) = loop {
        let left = MAX_EXPANSIONS - recording.len();
        let status = if left == 0 {
            search.advance(SLICE)
        } else {
            let mut trace = Trace::default();
            let status = search.record(SLICE.min(left), &mut trace);
            recording.append(trace.all());
            status
        };
        let stats = search.stats();
        if let Status::Finished(outcome) = status {
            break (outcome, stats);
        }
        if between(&stats).is_break() {
            break (Outcome::Cancelled, stats);
        }
    };
    let expansions = recording.len();
    let written = writer::write(out, &recording, &outcome).map(|()| TraceSummary {
        expansions,
        left_out: stats.expanded - expansions,
    });
    (outcome, stats, written)
}
