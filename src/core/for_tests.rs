//! What only the tests reach: parts whose promises cannot be seen from outside.

pub use crate::services::search_task::handle::merge;
pub use crate::services::search_task::pacer::{Due, Pacer};
pub use crate::services::search_task::task::{Ends, RunTask};
pub use crate::study::notes::Heading;
