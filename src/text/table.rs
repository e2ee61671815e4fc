//! What the headings of a table say.

use crate::text::messages::table as said;
pub(crate) use said::*;

/// A heading, with an arrow where the table is sorted by it.
pub(crate) fn heading(title: &str, descending: Option<bool>) -> String {
    match descending {
        None => title.to_owned(),
        Some(false) => format!("{title} ↑"),
        Some(true) => format!("{title} ↓"),
    }
}

/// What a click on a heading does.
pub(crate) fn click(descending: Option<bool>) -> &'static str {
    match descending {
        None => said::CLICK_UNSORTED.text(),
        Some(false) => said::CLICK_ASCENDING.text(),
        Some(true) => said::CLICK_DESCENDING.text(),
    }
}
