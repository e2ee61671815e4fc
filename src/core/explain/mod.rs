//! Facts about a moment of a search: why a node is taken, what happened to each successor. They are enums with data; the
//! sentences are in `text`.

pub(crate) mod fine_steps;
pub(crate) mod node_events;
pub(crate) mod successors;
pub(crate) mod why;

pub use crate::recording::Reason;
pub use fine_steps::{FineStep, NamedSuccessor, StepKind, fine_steps, part_at};
pub use node_events::{NodeEvent, events_by, events_of};
pub use successors::{Ending, Successor, Treatment, successors};
pub use why::{GuessVerdict, Selection, judge, predictable, why, why_next};
