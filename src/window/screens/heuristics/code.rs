//! Syntax colours of a program: comments, numbers, words of the language, and functions.

use egui::Stroke;
use egui::text::{LayoutJob, TextFormat};

use crate::window::screens::heuristics::completion::WORDS;
use slidescope_parts::theme::{self, Hue, Palette, size};

pub(crate) const LETTERS: f32 = size::TEXT - 0.5;

/// Programs with more bytes than this are shown without colours; laying them out would take too much of every frame.
const MOST_COLOURED: usize = 16_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Plain,
    Comment,
    Number,
    Keyword,
    Function,
}

const KEYWORDS: [&str; 14] = [
    "let", "const", "for", "in", "if", "else", "while", "loop", "break", "continue", "return",
    "fn", "true", "false",
];

/// Lays `source` out in colours, wrapped at `width`. Underlines the character at `fault`, a line and a column, both from 1.
pub fn layout(
    source: &str,
    palette: &Palette,
    width: f32,
    fault: Option<(usize, usize)>,
) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    job.keep_trailing_whitespace = true;
    if source.len() > MOST_COLOURED {
        job.append(source, 0.0, format(Piece::Plain, palette));
        return job;
    }
    for (number, line) in source.split_inclusive('\n').enumerate() {
        let marked = fault.filter(|&(row, _)| row == number + 1);
        let marked = marked.and_then(|(_, column)| {
            let mut columns = line.char_indices().skip(column.saturating_sub(1));
            columns.next().map(|(at, _)| at)
        });
        let mut at = 0;
        for (piece, text) in pieces(line) {
            let range = at..at + text.len();
            at = range.end;
            let mut format = format(piece, palette);
            if marked.is_some_and(|mark| range.contains(&mark)) {
                format.underline = Stroke::new(1.5, palette.bad);
            }
            job.append(text, 0.0, format);
        }
    }
    job
}

fn format(piece: Piece, palette: &Palette) -> TextFormat {
    let color = match piece {
        Piece::Plain => palette.text,
        Piece::Comment => palette.dim,
        Piece::Number => palette.gold_text,
        Piece::Keyword => palette.accent,
        Piece::Function => palette.text.lerp_to_gamma(palette.hue(Hue::Violet), 0.8),
    };
    TextFormat::simple(theme::code(LETTERS), color)
}

/// Splits a line into pieces, which concatenate to the line.
pub fn pieces(line: &str) -> Vec<(Piece, &str)> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let (piece, length) = if rest.starts_with("//") {
            (Piece::Comment, rest.len())
        } else if first.is_ascii_digit() {
            (Piece::Number, run(rest, |c| c == '.' || c.is_ascii_digit()))
        } else if first == '_' || first.is_alphabetic() {
            let length = run(rest, |c| c == '_' || c.is_alphanumeric());
            let word = &rest[..length];
            let piece = if KEYWORDS.contains(&word) {
                Piece::Keyword
            } else if WORDS.iter().any(|known| known.name == word) {
                Piece::Function
            } else {
                Piece::Plain
            };
            (piece, length)
        } else {
            let plain = |c: char| c != '/' && c != '_' && !c.is_alphanumeric();
            (Piece::Plain, run(rest, plain).max(first.len_utf8()))
        };
        let (text, after) = rest.split_at(length);
        pieces.push((piece, text));
        rest = after;
    }
    pieces
}

/// Returns the length in bytes of the longest prefix whose characters all satisfy `so`.
fn run(text: &str, so: impl Fn(char) -> bool) -> usize {
    text.find(|c| !so(c)).unwrap_or(text.len())
}
