//! The messages between the two sides of a run.

use std::time::Duration;

use crate::puzzle::Problem;
use crate::search::{Limits, NodeView, Outcome, PatternDatabases, Stats, Strategy};
use crate::tasks::Panicked;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// This many expansions per second, at least [`Pace::SLOWEST`].
    PerSecond(f64),
    Full,
}

impl Pace {
    pub const SLOWEST: f64 = 1.0;
    /// The fastest timed pace; a larger one is clamped to it.
    pub const FASTEST: f64 = 1e6;
}

#[derive(Clone, Debug)]
pub struct Request {
    /// Start and goal; it need not be solvable.
    pub problem: Problem,
    pub strategy: Strategy,
    pub limits: Limits,
    pub databases: PatternDatabases,
    pub pace: Pace,
    pub paused: bool,
    /// The approximate limit of traced nodes, and of traced expansions: a run is traced until it has stored this many
    /// states; a depth-first run, which stores only one path, until it has generated this many.
    pub trace_cap: u64,
}

impl Request {
    /// A search at full speed that is paused until its first command and traces about `trace_cap` nodes.
    pub const fn waiting(
        problem: Problem,
        strategy: Strategy,
        limits: Limits,
        trace_cap: u64,
        databases: PatternDatabases,
    ) -> Self {
        Self {
            problem,
            strategy,
            limits,
            databases,
            pace: Pace::Full,
            paused: true,
            trace_cap,
        }
    }
}

/// A command of the user to a run. To cancel the run, drop the [`RunHandle`](crate::services::search_task::RunHandle).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Command {
    /// Stop expanding, but keep the search.
    Pause,
    Go(Pace),
    /// Make this many expansions at once, then pause.
    Step(u64),
    /// Continue at once until this many expansions have been made in total, then pause.
    StepTo(u64),
    /// Change the pace, whether paused or not.
    Pace(Pace),
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sample {
    pub expanded: u64,
    pub frontier: u64,
    pub visited: u64,
    pub bytes: u64,
    /// Time spent searching, in seconds, without pauses and the waits of a slow pace.
    pub seconds: f64,
}

/// The progress of a run: the newest values, and the samples since the last message.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    pub stats: Stats,
    /// The largest number of bytes held by the search so far, as sampled between slices.
    pub peak_bytes: u64,
    /// Time spent searching so far.
    pub elapsed: Duration,
    pub paused: bool,
    /// Samples since the last message, oldest first; a bounded number, thinned if necessary.
    pub samples: Vec<Sample>,
    pub current: Option<NodeView>,
    /// The first few nodes of the open list, next first.
    pub next_open: Vec<NodeView>,
}

#[derive(Clone, Debug)]
pub struct Report {
    pub outcome: Outcome,
    pub progress: Progress,
}

#[derive(Clone, Debug)]
pub enum Event {
    Progress(Box<Progress>),
    Finished(Box<Report>),
    /// The run panicked, which is a bug. The message should be shown.
    Failed(Panicked),
}
