//! What the headings of a table say.

use crate::text::message;

/// The accessible name of a heading that sorts.
pub(crate) fn sort_by(title: &str) -> String {
    message!("table-sort-by", title)
}

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
        None => message!("table-click-unsorted"),
        Some(false) => message!("table-click-ascending"),
        Some(true) => message!("table-click-descending"),
    }
}
