//! A `tabular` for LaTeX, ruled by `\hline` so that it needs no package.

use crate::study::table::{Table, shown::shown};

pub(crate) fn write(table: &Table) -> String {
    let spec = (0..table.columns.len()).map(|at| if table.is_numeric(at) { 'r' } else { 'l' });
    let spec: String = spec.collect();
    let mut text = format!(
        "% {}\n\\begin{{tabular}}{{{spec}}}\n\\hline\n",
        one_line(&table.title)
    );
    text.push_str(&line(table.columns.iter().map(|c| escaped(&c.title))));
    text.push_str("\\hline\n");
    for row in &table.rows {
        text.push_str(&line(row.iter().map(|cell| escaped(&shown(cell)))));
    }
    text.push_str("\\hline\n\\end{tabular}\n");
    for note in &table.notes {
        text.push_str(&format!("% {}\n", one_line(note)));
    }
    text
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("{} \\\\\n", cells.join(" & "))
}

/// For a comment, which ends with its line.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

/// As LaTeX sets it: its special characters escaped, and the signs that the program uses as commands, so that any engine
/// and font encoding has them.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                escaped.push('\\');
                escaped.push(c);
            }
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '<' => escaped.push_str("\\textless{}"),
            '>' => escaped.push_str("\\textgreater{}"),
            '|' => escaped.push_str("\\textbar{}"),
            '–' => escaped.push_str("--"),
            '×' => escaped.push_str("$\\times$"),
            '·' => escaped.push_str("$\\cdot$"),
            '±' => escaped.push_str("$\\pm$"),
            '≥' => escaped.push_str("$\\ge$"),
            '≤' => escaped.push_str("$\\le$"),
            '“' => escaped.push_str("``"),
            '”' | '"' => escaped.push_str("''"),
            // A line that begins with [ after \\ would be taken for its option.
            '[' => escaped.push_str("{[}"),
            ']' => escaped.push_str("{]}"),
            '\n' | '\r' => escaped.push(' '),
            _ => escaped.push(c),
        }
    }
    escaped
}
