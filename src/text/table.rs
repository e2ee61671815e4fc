//! Texts of the headings of a table.

use crate::text::messages::explain::followed;
use crate::text::messages::table as said;
pub(crate) use said::*;

/// Returns a heading, with an arrow if the table is sorted by it.
pub(crate) fn heading(title: &str, descending: Option<bool>) -> String {
    match descending {
        None => title.to_owned(),
        Some(false) => format!("{title} ↑"),
        Some(true) => format!("{title} ↓"),
    }
}

pub(crate) fn with_click(about: &str, descending: Option<bool>) -> String {
    let click = match descending {
        None => said::CLICK_UNSORTED,
        Some(false) => said::CLICK_ASCENDING,
        Some(true) => said::CLICK_DESCENDING,
    };
    followed(about, click)
}
