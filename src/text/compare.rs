//! What the Compare place says.

use crate::search::Strategy;

pub(crate) const AT_LEAST_TWO: &str = "A comparison is of two at least.";

pub(crate) const REMOVE: &str = "Takes this strategy out.";

/// The accessible name of a strategy in the menu that adds one.
pub(crate) fn add(strategy: Strategy) -> String {
    format!("Add {strategy}")
}
