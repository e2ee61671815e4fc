//! What the headings of a table say.

/// The accessible name of a heading that sorts.
pub(crate) fn sort_by(title: &str) -> String {
    format!("Sort by {title}")
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
pub(crate) const fn click(descending: Option<bool>) -> &'static str {
    match descending {
        None => "A click sorts by it.",
        Some(false) => "Smallest first; a click turns that round.",
        Some(true) => "Largest first; a click turns that round.",
    }
}
