//! What a presentation says besides its slides.

pub(crate) use crate::text::messages::present::*;

/// A time as `12:05`.
pub(crate) fn minutes_and_seconds(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
