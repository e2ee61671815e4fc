//! One JSON object.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::study::table::{Cell, Column, Table};

pub(crate) fn write(table: &Table) -> String {
    let whole = Whole {
        title: &table.title,
        notes: &table.notes,
        rows: table
            .rows
            .iter()
            .map(|row| Row(&table.columns, row))
            .collect(),
    };
    // Strings and numbers under string keys: there is nothing here that JSON cannot hold.
    serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n"
}

#[derive(Serialize)]
struct Whole<'a> {
    title: &'a str,
    notes: &'a [String],
    rows: Vec<Row<'a>>,
}

/// A row as an object whose keys stand in the order of the columns.
struct Row<'a>(&'a [Column], &'a [Cell]);

impl Serialize for Row<'_> {
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
