//! Worksheets as Markdown.

use std::fmt::Write as _;

use crate::puzzle::{Board, Notation};
use crate::study::table::{markdown_escaped, markdown_line};
use crate::text::worksheet as said;
use crate::text::worksheet::{Cell, Child, Column, Page};

/// Returns the sheets, separated by rules.
pub fn markdown(pages: &[Page]) -> String {
    let pages: Vec<String> = pages.iter().map(sheet).collect();
    pages.join("\n---\n\n")
}

fn sheet(page: &Page) -> String {
    let escaped = |text: &str| markdown_escaped(text);
    let mut out = format!("# {}\n\n{}\n\n", escaped(&page.title), escaped(&page.line));
    let boards = [
        (said::START, page.problem.start()),
        (said::GOAL_BOARD, page.problem.goal()),
    ];
    for (name, board) in boards {
        // Writing to a string never fails.
        let board = board.write(Notation::Lines);
        let _ = writeln!(out, "{name}\n\n```text\n{board}\n```\n");
    }
    for (number, rule) in page.rules.iter().enumerate() {
        let _ = writeln!(out, "{}. {}", number + 1, escaped(rule));
    }
    out.push('\n');
    let columns = page.columns.iter();
    out += &markdown_line(columns.clone().map(|(_, name)| escaped(name)));
    let rules = columns.map(|(column, _)| match column {
        Column::Side | Column::Expanded | Column::Successors => ":--".to_owned(),
        _ => "--:".to_owned(),
    });
    out += &markdown_line(rules);
    for cells in &page.rows {
        out += &markdown_line(cells.iter().map(cell));
    }
    if !page.note.is_empty() {
        let _ = writeln!(out, "\n{}", escaped(&page.note));
    }
    out.push('\n');
    for (question, answer) in &page.questions {
        let answer = match answer {
            Some(answer) => format!("**{}**", escaped(answer)),
            None => escaped("______________"),
        };
        let _ = writeln!(out, "- {} {answer}", escaped(question));
    }
    out
}

fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => markdown_escaped(text),
        Cell::Board(board) => board.map_or_else(String::new, rows),
        Cell::Outlines(_) => String::new(),
        Cell::Successors(children, words) => {
            let child = |child: &Child| {
                let mark = match child.mark.as_str() {
                    "" => String::new(),
                    mark => format!(" {}", markdown_escaped(mark)),
                };
                let sum = markdown_escaped(&child.sum);
                format!("{}: {sum}{mark}", rows(child.board))
            };
            let words = Some(markdown_escaped(words)).filter(|words| !words.is_empty());
            let parts: Vec<String> = children.iter().map(child).chain(words).collect();
            parts.join("; ")
        }
    }
}

fn rows(board: Board) -> String {
    format!("`{}`", board.write(Notation::Rows))
}
