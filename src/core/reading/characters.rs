//! Characters: plain punctuation and digits for those of other keyboards, and characters that are not displayed.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use unicode_normalization::UnicodeNormalization as _;

use crate::reading::InvisibleCharacter;

/// Returns `text` in plain punctuation: full-width letters, digits and signs become those of ASCII (Unicode's NFKC), and so do
/// other quotes, dashes, commas and brackets.
pub fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    // A digit on a key, as messengers show it, is the digit.
    let text = text.replace("\u{fe0f}\u{20e3}", " ");
    text.nfkc().map(plain_character).collect()
}

fn plain_character(c: char) -> char {
    match c {
        '、' | '،' | '‚' => ',',
        '。' | '；' | '→' | '⇒' | '➔' | '➜' | '⟶' => ';',
        '【' | '〔' | '「' | '『' | '《' => '[',
        '】' | '〕' | '」' | '』' | '》' => ']',
        '“' | '”' | '„' | '‟' | '«' | '»' => '"',
        '‘' | '’' | '‛' | '´' => '\'',
        '‐'..='―' | '−' => '-',
        '×' | '✕' => 'x',
        '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '¦' => '|',
        '⁄' | '∕' => '/',
        _ => c,
    }
}

/// Returns `text` as JSON: unchanged if it is, or with curly quotes made straight if it is JSON then.
pub fn json_text(text: &str) -> Cow<'_, str> {
    let is_json = |text: &str| serde_json::from_str::<IgnoredAny>(text).is_ok();
    if !text.contains(['“', '”', '„', '‟']) || is_json(text) {
        return text.into();
    }
    let straight = text.replace(['“', '”', '„', '‟'], "\"");
    match is_json(&straight) {
        true => straight.into(),
        false => text.into(),
    }
}

/// Whether `c` is neither displayed nor a space that can be typed: a control character, or one that only affects how others
/// are shown (Unicode's format characters, variation selectors, fillers).
fn is_invisible(c: char) -> bool {
    match c {
        '\t'..='\r' | '\u{85}' => false,
        '\u{ad}'
        | '\u{34f}'
        | '\u{61c}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}'
        | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' => true,
        _ => c.is_control(),
    }
}

/// The first invisible character of `text` and their number.
pub(super) fn invisible_characters(text: &str) -> Option<(InvisibleCharacter, usize)> {
    let is_key = |at: usize| text[at..].starts_with("\u{fe0f}\u{20e3}");
    let found = text.char_indices();
    let mut found = found.filter(|(at, c)| is_invisible(*c) && !is_key(*at));
    let (at, character) = found.next()?;
    let before = &text[..at];
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default();
    let first = InvisibleCharacter {
        character,
        line: text.trim_end().contains('\n').then_some(line),
        column: column.chars().count(),
    };
    Some((first, 1 + found.count()))
}

/// `text` without its invisible characters.
pub fn visible(text: &str) -> String {
    text.chars().filter(|c| !is_invisible(*c)).collect()
}

/// `text` without the byte order mark that some editors put at the start of a file.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
