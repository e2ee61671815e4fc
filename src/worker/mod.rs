//! One run: one thread, one pair of bounded channels. Nothing here knows who looks.
//!
//! The event channel holds one message. A run that finds it full keeps its batch and merges what comes next into it: no
//! sample is lost, memory is bounded, and neither side ever waits for the other.

pub(crate) mod batch;
pub(crate) mod drive;
pub(crate) mod handle;
pub(crate) mod pacer;
pub(crate) mod protocol;
pub(crate) mod series;

pub use handle::{RunHandle, spawn};
pub use protocol::{Command, Event, Pace, Progress, Report, Request, Sample};
pub use series::Series;
