//! Worksheets as a LaTeX document.

use std::fmt::Write as _;

use crate::puzzle::Board;
use crate::study::table::{is_chinese, latex_escaped};
use crate::text::worksheet as said;
use crate::text::worksheet::{Cell, Child, Column, Page};

const CLASS: &str = r"\documentclass[a4paper,10pt]{article}
";

/// Packages that every engine and every installation has.
const LATIN: &str = r"\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
";

/// The package for Chinese, which finds fonts of the system with XeLaTeX and LuaLaTeX.
const CHINESE: &str = r"\usepackage{ctex}
";

/// Tells editors of LaTeX which engine a document with Chinese needs.
const ENGINE: &str = "% !TEX program = xelatex\n";

const HEAD: &str = r"\usepackage[margin=16mm]{geometry}
\usepackage{array,longtable}
\setlength{\parindent}{0pt}
\setlength{\LTleft}{0pt}
\renewcommand{\arraystretch}{1.1}
\newcommand{\blank}{\rule{24mm}{0.4pt}}
\begin{document}
";

pub fn latex(pages: &[Page]) -> String {
    let mut out = String::new();
    for (number, page) in pages.iter().enumerate() {
        if number > 0 {
            out.push_str("\\clearpage\n");
        }
        sheet(&mut out, page);
    }
    let (engine, letters) = match is_chinese(&out) {
        true => (ENGINE, CHINESE),
        false => ("", LATIN),
    };
    [engine, CLASS, letters, HEAD, &out, "\\end{document}\n"].concat()
}

/// Writing to a string never fails.
fn sheet(out: &mut String, page: &Page) {
    let size = page.problem.size();
    let _ = writeln!(
        out,
        "{{\\Large\\bfseries {}}}\\\\[2pt]\n{}\\par\\bigskip",
        words(&page.title),
        words(&page.line)
    );
    let _ = writeln!(
        out,
        "{}\\quad {}\\qquad$\\to$\\qquad {}\\quad {}\\par\\bigskip",
        said::START,
        board(Some(page.problem.start()), size.columns(), size.rows()),
        said::GOAL_BOARD,
        board(Some(page.problem.goal()), size.columns(), size.rows()),
    );
    out.push_str("\\begin{enumerate}\\setlength{\\itemsep}{0pt}\n");
    for rule in &page.rules {
        let _ = writeln!(out, "\\item {}", words(rule));
    }
    out.push_str("\\end{enumerate}\n");
    let columns = page.columns.iter();
    let columns: String = columns.map(|(column, _)| spec(*column)).collect();
    let heading = |(_, heading): &(Column, String)| format!("\\textbf{{{}}}", words(heading));
    let headings: Vec<String> = page.columns.iter().map(heading).collect();
    let _ = writeln!(
        out,
        "\\begin{{longtable}}{{|{columns}}}\n\\hline\n{} \\\\\n\\hline\n\\endhead",
        headings.join(" & ")
    );
    for cells in &page.rows {
        let cell = |each: &Cell| cell(each, size.columns(), size.rows());
        let cells: Vec<String> = cells.iter().map(cell).collect();
        let _ = writeln!(out, "{} \\\\\n\\hline", cells.join(" & "));
    }
    out.push_str("\\end{longtable}\n");
    if !page.note.is_empty() {
        let _ = writeln!(out, "{}\\par\\medskip", words(&page.note));
    }
    for (question, answer) in &page.questions {
        let answer = match answer {
            Some(answer) => format!("\\textbf{{{}}}", words(answer)),
            None => "\\blank".to_owned(),
        };
        let _ = writeln!(out, "{} {answer}\\par\\medskip", words(question));
    }
}

const fn spec(column: Column) -> &'static str {
    match column {
        Column::Step | Column::Threshold | Column::G | Column::H | Column::F => "r|",
        Column::Side | Column::Expanded => "l|",
        Column::Frontier => "p{15mm}|",
        Column::Successors => "p{88mm}|",
    }
}

fn cell(cell: &Cell, columns: usize, rows: usize) -> String {
    match cell {
        Cell::Text(text) => words(text),
        Cell::Board(shown) => board(*shown, columns, rows),
        Cell::Outlines(count) => vec![board(None, columns, rows); *count].join(" "),
        Cell::Successors(children, more) => {
            let child = |child: &Child| {
                let sum = format!("{} {}", child.sum, child.mark);
                format!(
                    "\\begin{{tabular}}[c]{{@{{}}c@{{}}}}{}\\\\\\scriptsize {}\\end{{tabular}}",
                    board(Some(child.board), columns, rows),
                    words(sum.trim())
                )
            };
            let more = Some(words(more)).filter(|more| !more.is_empty());
            let parts: Vec<String> = children.iter().map(child).chain(more).collect();
            parts.join(" ")
        }
    }
}

/// Returns a board as a table, which is empty if it is to be filled in.
fn board(board: Option<Board>, columns: usize, rows: usize) -> String {
    let mut out = String::from("{\\footnotesize\\setlength{\\tabcolsep}{2pt}\\begin{tabular}[c]{|");
    for _ in 0..columns {
        out.push_str("w{c}{3mm}|");
    }
    out.push_str("}\\hline ");
    for row in 0..rows {
        let tile = |column: usize| {
            let tile = board.map_or(0, |board| board.tile(row * columns + column));
            if tile == 0 {
                "\\strut".to_owned()
            } else {
                tile.to_string()
            }
        };
        let tiles: Vec<String> = (0..columns).map(tile).collect();
        let _ = write!(out, "{} \\\\\\hline ", tiles.join(" & "));
    }
    out.push_str("\\end{tabular}}");
    out
}

/// Escapes a text, including characters that do not occur in tables.
fn words(text: &str) -> String {
    latex_escaped(text).replace('—', "---").replace('’', "'")
}
