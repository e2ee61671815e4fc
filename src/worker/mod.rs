//! One run is one thread and one pair of bounded channels. Nothing here knows the user interface. A run that is recorded
//! has a third way, for its trace.
//!
//! The event channel holds one message. Where it is full, the run keeps its batch and merges what comes next into it, so
//! memory is bounded and neither side waits for the other.

pub(crate) mod batch;
pub(crate) mod handle;
pub(crate) mod pacer;
pub(crate) mod protocol;
pub(crate) mod run_loop;
pub(crate) mod series;
pub(crate) mod traces;

pub use handle::{RunHandle, spawn, spawn_traced};
pub use protocol::{Command, Event, Pace, Progress, Report, Request, Sample};
pub use series::Series;
pub use traces::{TraceReceiver, TraceSender, Traced, Waiting, traces};
