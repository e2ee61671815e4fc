//! Texts of the window about saving files.

use crate::text::messages::files as said;
pub(crate) use said::*;

use crate::interchange::posthoc::{MAX_EXPANSIONS, SLOW_EXPANSIONS};

pub(crate) use crate::words::ended_with_a_stop;

/// Returns a warning to show before a trace of this many expansions is written, if it is large.
pub(crate) fn warning_before_trace(expanded: u64) -> Option<String> {
    let (all, most, slow) = (expanded, MAX_EXPANSIONS, SLOW_EXPANSIONS);
    if expanded > MAX_EXPANSIONS {
        Some(said::trace_is_cut(most, all))
    } else if expanded > SLOW_EXPANSIONS {
        Some(said::trace_is_long(all, slow))
    } else {
        None
    }
}
