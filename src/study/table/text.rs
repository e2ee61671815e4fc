//! Aligned columns.

use crate::study::table::{Table, shown::shown};

/// Between two columns.
const GAP: &str = "  ";

pub(crate) fn write(table: &Table) -> String {
    let heading = table.columns.iter().map(|column| column.title.clone());
    let mut lines: Vec<Vec<String>> = vec![heading.collect()];
    lines.extend(table.rows.iter().map(|row| row.iter().map(shown).collect()));
    let letters = |text: &String| text.chars().count();
    let width = |at: usize| lines.iter().map(|line| letters(&line[at])).max();
    let widths: Vec<usize> = (0..table.columns.len()).filter_map(width).collect();
    let rule = widths.iter().map(|width| "─".repeat(*width)).collect();
    lines.insert(1, rule);

    let mut text = format!("{}\n\n", table.title);
    for line in &lines {
        let cells: Vec<String> = line
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(at, (cell, &width))| {
                if table.is_numeric(at) {
                    format!("{cell:>width$}")
                } else {
                    format!("{cell:<width$}")
                }
            })
            .collect();
        text.push_str(cells.join(GAP).trim_end());
        text.push('\n');
    }
    if !table.notes.is_empty() {
        text.push('\n');
    }
    for note in &table.notes {
        text.push_str(note);
        text.push('\n');
    }
    text
}
