//! Tables for programs: CSV and JSON.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::study::table::{Cell, Column, Table};

/// Returns comma-separated values according to RFC 4180: lines end in CR LF, and a field that contains a comma, a quote or
/// a line break is quoted, with its own quotes doubled. A word that a spreadsheet would run as a formula gets a `'` before it,
/// which makes it a text there.
pub(crate) fn csv(table: &Table) -> String {
    let mut text = record(table.columns.iter().map(|column| column.id.clone()));
    for row in &table.rows {
        text.push_str(&record(row.iter().map(plain)));
    }
    text
}

/// Returns a line of CSV.
pub(crate) fn record(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<String> = fields.map(|field| quoted(&field)).collect();
    fields.join(",") + "\r\n"
}

/// Returns the value with full precision and without thousands separators, or an empty string if there is none. A number
/// never has exactly three decimals: where the point separates thousands, a spreadsheet would take `1.234` for 1234.
fn plain(cell: &Cell) -> String {
    match cell {
        Cell::None => String::new(),
        Cell::Text(text) | Cell::Named { id: text, .. } => text.clone(),
        Cell::Count(count) => count.to_string(),
        Cell::Number(number, _) => {
            let text = number.to_string();
            let decimals = text
                .split_once('.')
                .map_or(0, |(_, decimals)| decimals.len());
            if decimals == 3 { text + "0" } else { text }
        }
    }
}

fn quoted(field: &str) -> String {
    let is_formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if is_formula && field.parse::<f64>().is_err() {
        return quoted(&format!("'{field}"));
    }
    // Leading and trailing spaces belong to a field, but some readers trim them.
    if field.contains([',', '"', '\r', '\n']) || field.trim() != field {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// Returns one JSON object with title, notes and rows.
pub(crate) fn json(table: &Table) -> String {
    let rows = table.rows.iter();
    let rows = rows.map(|row| JsonRow(&table.columns, row));
    let whole = JsonTable {
        title: &table.title,
        notes: table.notes().collect(),
        rows: rows.collect(),
    };
    // This cannot fail: JSON can represent strings and numbers under string keys.
    serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n"
}

#[derive(Serialize)]
struct JsonTable<'a> {
    title: &'a str,
    notes: Vec<&'a str>,
    rows: Vec<JsonRow<'a>>,
}

/// A row as an object whose keys are in the order of the columns.
struct JsonRow<'a>(&'a [Column], &'a [Cell]);

impl Serialize for JsonRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (column, cell) in self.0.iter().zip(self.1) {
            let key = &column.id;
            match cell {
                Cell::None => map.serialize_entry(key, &()),
                Cell::Text(text) | Cell::Named { id: text, .. } => map.serialize_entry(key, text),
                Cell::Count(count) => map.serialize_entry(key, count),
                Cell::Number(number, _) => map.serialize_entry(key, number),
            }?;
        }
        map.end()
    }
}
