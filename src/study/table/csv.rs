//! Comma-separated values, as RFC 4180 has them: lines end in CR LF, and a field with a comma, a quote or the end of a
//! line in it stands in quotes, its own quotes doubled.

use crate::study::table::{Cell, Table};

pub(crate) fn write(table: &Table) -> String {
    let mut text = record(table.columns.iter().map(|column| column.id.clone()));
    for row in &table.rows {
        text.push_str(&record(row.iter().map(plain)));
    }
    text
}

fn record(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<String> = fields.map(|field| quoted(&field)).collect();
    fields.join(",") + "\r\n"
}

/// The value in full, with nothing between thousands; empty where there is none.
fn plain(cell: &Cell) -> String {
    match cell {
        Cell::None => String::new(),
        Cell::Text(text) | Cell::Named { id: text, .. } => text.clone(),
        Cell::Count(count) => count.to_string(),
        Cell::Number(number, _) => number.to_string(),
    }
}

fn quoted(field: &str) -> String {
    // Spaces at the ends are part of a field, but not every reader knows.
    if field.contains([',', '"', '\r', '\n']) || field.trim() != field {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
