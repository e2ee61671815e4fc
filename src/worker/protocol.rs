//! What the two sides of a run say to each other.

use std::time::Duration;

use crate::puzzle::Problem;
use crate::search::{Limits, NodeView, Outcome, PatternDatabases, Stats, Strategy};
use crate::tasks::Panicked;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// So many expansions a second, at least [`Pace::SLOWEST`].
    PerSecond(f64),
    Full,
}

impl Pace {
    pub const SLOWEST: f64 = 1.0;
    /// The fastest pace that is still timed; above it a run goes at full speed.
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
    /// About how many nodes, and how many expansions, are traced at most, where the trace is wanted: expansions are traced
    /// until the run has stored so many states; a depth-first run, which stores one path only, until it has generated so
    /// many.
    pub trace_cap: u64,
}

impl Request {
    /// A search at full pace that waits for its first command and traces about `trace_cap` nodes.
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

/// What the user wants of a run. To cancel, drop the [`RunHandle`](crate::worker::RunHandle).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Command {
    /// Stop expanding, keep everything.
    Pause,
    Go(Pace),
    /// Make so many expansions at once, then pause.
    Step(u64),
    /// Go on at once until so many expansions are made in all, then pause.
    StepTo(u64),
    /// Change the pace, without a pause or its end.
    Pace(Pace),
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sample {
    pub expanded: u64,
    pub frontier: u64,
    pub visited: u64,
    pub bytes: u64,
    /// Time spent searching, in seconds: pauses and the waits of a slow pace are left out.
    pub seconds: f64,
}

/// Where a run stands: the newest of everything, and what came since the last.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    pub stats: Stats,
    /// The most bytes that the search held so far, as far as seen between two portions of its work.
    pub peak_bytes: u64,
    /// Time spent searching so far.
    pub elapsed: Duration,
    pub paused: bool,
    /// Samples since the last progress, oldest first; bounded, thinned where too many gathered.
    pub samples: Vec<Sample>,
    /// Expansions whose trace has been sent to the recorder, from the first on.
    pub traced: u64,
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
    /// It broke: a defect. The message is meant to be shown.
    Failed(Panicked),
}
