//! A search that runs as a [task](crate::tasks) and streams its events over a bounded channel.
//!
//! | channel | from | holds |
//! | --- | --- | --- |
//! | commands | the window | pending commands, merged |
//! | events | the run | one message; if it is full, the run merges later progress into its next message |
//! | trace | the run | the part not recorded yet, as one trace |
//!
//! So memory is bounded, and neither side waits for the other.

pub(crate) mod handle;
pub(crate) mod pacer;
pub(crate) mod protocol;
pub(crate) mod series;
pub(crate) mod task;
pub(crate) mod traces;

pub use handle::{RunHandle, spawn};
pub use protocol::{Command, Event, Pace, Progress, Report, Request, Sample};
pub use series::Series;
pub use traces::{TraceReceiver, TraceSender, Traced, traces};
