//! Background work and its disk cache. This module does not depend on the user interface.
//!
//! Each kind of work is a [`Job`]: a task that works on the newest request and reports its progress through one slot.

pub mod cache;
pub mod job;
pub mod machine;
pub mod oracle;
pub mod pattern_tables;
pub mod spaces;
pub mod surveys;

pub use crate::tasks::Wake;
pub use job::{
    Job, JobError, Token, Update, brief_until, in_words, is_brief, is_too_long, keep_brief,
};
pub use oracle::{Oracle, Reply};
pub use spaces::Measured;
