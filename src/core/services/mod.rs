//! What is asked of the background: a search that streams its events, shortest lengths, spaces, surveys, tables, and the cache on disk.

pub mod cache;
pub mod machine;
pub mod oracle;
pub mod pattern_tables;
pub mod search_task;
pub mod spaces;
pub mod surveys;

pub use oracle::{Oracle, Reply};
pub use spaces::Measured;

use crate::puzzle::Size;
use crate::tasks::is_brief;

/// Returns `true` if work has to be brief and boards of this size have too many states for it.
pub fn is_too_long(size: Size) -> bool {
    is_brief() && size.cells() > 9
}
