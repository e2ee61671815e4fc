//! A table of GitHub-flavoured Markdown.

use crate::study::table::{Table, shown::shown};

pub(crate) fn write(table: &Table) -> String {
    let mut text = format!("**{}**\n\n", escaped(&table.title));
    text.push_str(&line(table.columns.iter().map(|c| escaped(&c.title))));
    let rules = (0..table.columns.len()).map(|at| {
        let rule = if table.is_numeric(at) { "--:" } else { ":--" };
        rule.to_owned()
    });
    text.push_str(&line(rules));
    for row in &table.rows {
        text.push_str(&line(row.iter().map(|cell| escaped(&shown(cell)))));
    }
    for note in &table.notes {
        text.push_str(&format!("\n{}\n", escaped(note)));
    }
    text
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("| {} |\n", cells.join(" | "))
}

/// With a backslash before whatever Markdown would take for a mark; the end of a line would end the row.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\\' | '|' | '*' | '_' | '`' | '<' | '>' | '[' | ']' | '#' | '~' | '&' | '$' => {
                escaped.push('\\');
                escaped.push(c);
            }
            '\n' | '\r' => escaped.push(' '),
            _ => escaped.push(c),
        }
    }
    escaped
}
