//! Words of the language that complete what is being typed.

use std::ops::Range;

use egui::text::CCursor;

/// A word, the text inserted for it, and how far before the end of that text the cursor is put (between parentheses).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    pub name: &'static str,
    pub(crate) code: &'static str,
    pub(crate) back: usize,
}

const fn word(name: &'static str, code: &'static str, back: usize) -> Word {
    Word { name, code, back }
}

/// Functions and constants first, then the language's own words.
pub const WORDS: &[Word] = &[
    word("manhattan", "manhattan()", 0),
    word("misplaced", "misplaced()", 0),
    word("linear_conflict", "linear_conflict()", 0),
    word("pattern", "pattern([])", 2),
    word("additive_pattern", "additive_pattern([])", 2),
    word("at", "at()", 1),
    word("goal_at", "goal_at()", 1),
    word("cell_of", "cell_of()", 1),
    word("row_of", "row_of()", 1),
    word("column_of", "column_of()", 1),
    word("distance", "distance()", 1),
    word("neighbours", "neighbours()", 1),
    word("blank", "blank()", 0),
    word("inversions", "inversions()", 0),
    word("size", "size", 0),
    word("rows", "rows", 0),
    word("columns", "columns", 0),
    word("max", "max()", 1),
    word("min", "min()", 1),
    word("let", "let ", 0),
    word("for", "for ", 0),
    word("if", "if ", 0),
    word("else", "else ", 0),
    word("while", "while ", 0),
    word("loop", "loop ", 0),
    word("break", "break", 0),
    word("return", "return ", 0),
    word("fn", "fn ", 0),
];

const fn is_in_word(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric()
}

/// Returns the word directly before the cursor.
fn word_before(before: &str) -> &str {
    before.rsplit(|c| !is_in_word(c)).next().unwrap_or_default()
}

/// Returns the words that begin with the typed text. Returns none inside a comment or when the word is already complete.
pub fn matches(text: &str, cursor: usize) -> Vec<Word> {
    let before: String = text.chars().take(cursor).collect();
    let typed = word_before(&before);
    let line = before.rsplit('\n').next().unwrap_or_default();
    let next = text.chars().nth(cursor);
    let begun = typed.starts_with(|c: char| c.is_ascii_alphabetic());
    if typed.len() < 2 || !begun || line.contains("//") || next.is_some_and(is_in_word) {
        return Vec::new();
    }
    let fits = |word: &&Word| word.name.starts_with(typed) && word.name != typed;
    WORDS.iter().filter(fits).copied().collect()
}

/// Replaces the typed part with `word`. Returns the new text and the new cursor position.
pub fn complete(text: &str, cursor: usize, word: Word) -> (String, CCursor) {
    let before: String = text.chars().take(cursor).collect();
    put(text, cursor - word_before(&before).len()..cursor, word)
}

pub fn insert(text: &str, cursor: usize, word: Word) -> (String, CCursor) {
    put(text, cursor..cursor, word)
}

fn put(text: &str, place: Range<usize>, word: Word) -> (String, CCursor) {
    let mut new: String = text.chars().take(place.start).collect();
    new += word.code;
    new.extend(text.chars().skip(place.end));
    let at = place.start + word.code.chars().count() - word.back;
    (new, CCursor::new(at))
}

const OFFERED: usize = 6;

#[derive(Default)]
pub(crate) struct Completion {
    pub(crate) words: Vec<Word>,
    /// Index of the word that Enter takes.
    pub(crate) at: usize,
    pub(crate) cursor: usize,
    pub(crate) code: String,
}

impl Completion {
    pub(crate) fn close(&mut self) {
        self.words.clear();
    }

    pub(crate) fn follow(&mut self, code: &str, cursor: usize) {
        self.words = matches(code, cursor);
        self.words.truncate(OFFERED);
        (self.at, self.cursor) = (0, cursor);
        code.clone_into(&mut self.code);
    }
}
