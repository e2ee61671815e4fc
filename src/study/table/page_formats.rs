//! Tables for reading: aligned text, Markdown and LaTeX.

use unicode_width::UnicodeWidthStr;

use crate::study::table::{Cell, Table};

/// Between two columns of text.
const GAP: &str = "  ";

pub(crate) fn text(table: &Table) -> String {
    let heading = table.columns.iter().map(|column| column.title.clone());
    let mut lines: Vec<Vec<String>> = vec![heading.collect()];
    lines.extend(
        table
            .rows
            .iter()
            .map(|row| row.iter().map(Cell::shown).collect()),
    );
    let width = |at: usize| lines.iter().map(|line| line[at].width()).max();
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
                // Not by the formatter, to which a wide letter is as wide as any other.
                let space = " ".repeat(width - cell.width());
                if table.is_numeric(at) {
                    format!("{space}{cell}")
                } else {
                    format!("{cell}{space}")
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

pub(crate) fn markdown(table: &Table) -> String {
    let mut text = format!("**{}**\n\n", markdown_escaped(&table.title));
    text.push_str(&markdown_line(
        table.columns.iter().map(|c| markdown_escaped(&c.title)),
    ));
    let rules = (0..table.columns.len()).map(|at| {
        let rule = if table.is_numeric(at) { "--:" } else { ":--" };
        rule.to_owned()
    });
    text.push_str(&markdown_line(rules));
    for row in &table.rows {
        text.push_str(&markdown_line(
            row.iter().map(|cell| markdown_escaped(&cell.shown())),
        ));
    }
    for note in &table.notes {
        text.push_str(&format!("\n{}\n", markdown_escaped(note)));
    }
    text
}

fn markdown_line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("| {} |\n", cells.join(" | "))
}

/// With a backslash before whatever Markdown would take for a mark; the end of a line would end the row.
pub(crate) fn markdown_escaped(text: &str) -> String {
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

/// A `tabular` for LaTeX with its title above and its notes below, in small letters, ruled by `\hline` so that it needs no
/// package.
pub(crate) fn latex(table: &Table) -> String {
    let spec = (0..table.columns.len()).map(|at| if table.is_numeric(at) { 'r' } else { 'l' });
    let spec: String = spec.collect();
    let mut text = format!(
        "{{\\footnotesize\\setlength{{\\tabcolsep}}{{4pt}}\n\\noindent {}\\par\\smallskip\n\\noindent\\begin{{tabular}}{{{spec}}}\n\\hline\n",
        latex_escaped(&table.title)
    );
    text.push_str(&latex_line(
        table.columns.iter().map(|c| latex_escaped(&c.title)),
    ));
    text.push_str("\\hline\n");
    for row in &table.rows {
        text.push_str(&latex_line(
            row.iter().map(|cell| latex_escaped(&cell.shown())),
        ));
    }
    text.push_str("\\hline\n\\end{tabular}\\par\\smallskip\n");
    for note in &table.notes {
        text.push_str(&format!("\\noindent {}\\par\n", latex_escaped(note)));
    }
    text + "}\n"
}

fn latex_line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("{} \\\\\n", cells.join(" & "))
}

/// As LaTeX sets it: its special characters escaped, and the signs that the program uses as commands, so that any engine
/// and font encoding has them.
pub(crate) fn latex_escaped(text: &str) -> String {
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
            '…' => escaped.push_str("\\dots{}"),
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
