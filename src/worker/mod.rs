//! One run is one [task](crate::tasks). Nothing here knows the user interface.
//!
//! | way | from | holds |
//! | --- | --- | --- |
//! | commands | the window | those that are not obeyed yet, merged |
//! | events | the run | one message; where it is full, the run merges what comes next into its batch |
//! | trace | the run | what is not recorded yet, as one trace |
//!
//! So memory is bounded and neither side waits for the other.

pub(crate) mod handle;
pub(crate) mod pacer;
pub(crate) mod protocol;
pub(crate) mod run_task;
pub(crate) mod series;
pub(crate) mod traces;

pub use handle::{RunHandle, spawn};
pub use protocol::{Command, Event, Pace, Progress, Report, Request, Sample};
pub use series::Series;
pub use traces::{TraceReceiver, TraceSender, Traced, Waiting, traces};
