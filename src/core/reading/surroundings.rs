//! Takes from a text what stands around a board: comments, names, the words of programs, quotes and frames. What is taken
//! leaves spaces, so that columns stay aligned.

use crate::puzzle::UsualGoal;
use crate::reading::cell::BLANKS;

/// Words that may stand beside a board and say nothing else about it.
const NAMES: &str = "new, start, goal, initial, final, target, end, state, board, puzzle, from, \
    to, source, destination, node, config, configuration, the, is, 起点, 终点, 目标, 初始, 状态, 初始状态, \
    目标状态, 棋盘, 起始, 起始状态, 开始";

/// What ends the name before a colon on its left.
const BOUNDARY: &[char] = &['\n', ';', ',', '{', '}', '[', ']', '(', ')', '/'];

/// Returns `text`, in plain punctuation, as rows of cells alone.
pub(super) fn bare(text: &str) -> String {
    let text = of_link(text);
    let text = text
        .replace("\\n", "\n")
        .replace("\\\\", ";")
        .replace("->", "; ")
        .replace("=>", "; ");
    let text = without_macros(&with_size_first(&text));
    let is_reply = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('>');
    let is_quoted = text.lines().all(is_reply) && text.contains('>');
    let mut bare = String::new();
    for line in text.split('\n') {
        let line = line.split('#').next().unwrap_or_default();
        // What ends a clause of Prolog is no blank.
        let clause = line.trim_end().strip_suffix('.');
        let line = clause.filter(|it| it.ends_with(')')).unwrap_or(line);
        let line = if is_quoted {
            line.replacen('>', " ", 1)
        } else {
            line.to_owned()
        };
        // Code in Markdown, and what polars prints above a table.
        let begins = |sign| line.trim_start().starts_with(sign);
        if is_frame(&line) || begins("```") || begins("shape: (") {
            continue;
        }
        bare.push_str(&without_names(&without_quotes(&line)));
        bare.push('\n');
    }
    bare
}

/// Whether `text` is a link to the window, or its part after the `#`.
pub(super) fn is_link(text: &str) -> bool {
    let mut parts = text.split('&').skip(1);
    let has_parts = parts.any(|part| part.starts_with(char::is_alphabetic));
    let begins = text.contains("://") || text.trim_start().starts_with('#');
    text.contains("board=") && (begins || has_parts) && text.trim().lines().count() == 1
}

/// Returns the boards of a link to the window, as text: `#board=867254301&goal=…`. Other text is returned as it is.
fn of_link(text: &str) -> String {
    let part = |name: &str| {
        let (_, value) = text.split_once(name)?;
        let value = value.split(['&', '\n', ' ']).next()?;
        let value = value
            .replace(['+'], " ")
            .replace("%20", " ")
            .replace("%2B", " ");
        Some(
            value
                .replace("%2F", "/")
                .replace("%2f", "/")
                .replace("%2C", ","),
        )
    };
    match part("board=").filter(|_| is_link(text)) {
        Some(start) => [start, part("goal=").unwrap_or_default()].join("\n\n"),
        None => text.to_owned(),
    }
}

/// The start of a text whose goal is a name, in a link or behind an arrow or a line `goal:`.
pub(super) fn named_goal(text: &str) -> Option<(&str, UsualGoal)> {
    let usual = |name: &str| UsualGoal::known_as(&name.trim().to_lowercase());
    if is_link(text) {
        let (start, rest) = text.split_once("&goal=")?;
        return Some((start, usual(rest.split('&').next()?)?));
    }
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let text = text.trim_end();
    let start = text.trim_end_matches(is_letter);
    let goal = usual(&text[start.len()..])?;
    let start = start.trim_end();
    let before = ["->", "=>", ";", "goal:", "goal"];
    let before = before.iter().find_map(|sign| start.strip_suffix(sign));
    Some((before.unwrap_or(start), goal))
}

/// Writes `….reshape(3, 2)` as a first row `3 2`.
fn with_size_first(text: &str) -> String {
    let found = text.split_once(".reshape(").and_then(|(before, rest)| {
        let (size, after) = rest.split_once(')')?;
        let size = size.trim_start_matches('(').replace(',', " ");
        Some(format!("{size};{before}{after}"))
    });
    found.unwrap_or_else(|| text.to_owned())
}

/// Removes LaTeX's `\begin{bmatrix}` and `\hline`, numpy's `dtype=int64` and torch's `device='cuda:0'`.
fn without_macros(text: &str) -> String {
    let mut text = text.replace("\\hline", " ").replace(['$'], " ");
    let parts = [
        ("\\begin{", '}'),
        ("\\end{", '}'),
        ("dtype", ')'),
        ("device=", ')'),
    ];
    for (begin, end) in parts {
        while let Some(at) = text.find(begin) {
            let rest = &text[at..];
            let to = rest
                .find(end)
                .map_or(rest.len(), |to| to + usize::from(end == '}'));
            text.replace_range(at..at + to, " ");
        }
    }
    text
}

/// Whether `line` is a line of a frame, such as `+--+--+`, or the rule of a Markdown table.
fn is_frame(line: &str) -> bool {
    let line = line.trim();
    let is_line = |c: char| matches!(c, '-' | '=' | '_' | '+' | '|' | ':' | ' ') || is_box(c);
    let has_rule = line.contains("--") || line.contains("==") || line.contains("__");
    line.chars().all(is_line)
        && (has_rule || line.contains(is_box) || line.contains(":-") || line.contains("-+"))
}

/// Whether `c` draws a line of a frame that is not upright.
const fn is_box(c: char) -> bool {
    matches!(c, '\u{2500}'..='\u{257f}') && !matches!(c, '\u{2502}' | '\u{2503}' | '\u{2551}')
}

/// Removes quotes. An empty pair is a blank.
fn without_quotes(line: &str) -> String {
    let mut line = line.to_owned();
    for empty in ["\"\"", "''", "\" \"", "' '"] {
        line = line.replace(empty, &format!("{:<1$}", "_", empty.len()));
    }
    line.replace(['"', '\'', '`'], " ")
}

/// Removes the names of boards, of their parts and of what makes them: `Start:`, `int[][] board =`, `np.array(`.
fn without_names(line: &str) -> String {
    let mut line: Vec<char> = line.chars().collect();
    let begins = |line: &[char]| {
        let mut letters = line.iter().skip_while(|c| c.is_whitespace());
        letters.next().copied()
    };
    let is_name = |c: char| c.is_alphabetic() || c == '_';
    let named = begins(&line).is_some_and(is_name);
    for at in 0..line.len() {
        if line[at] == ':' {
            let from = line[..at].iter().rposition(|c| BOUNDARY.contains(c));
            let from = from.map_or(0, |from| from + 1);
            if begins(&line[from..at]).is_some_and(is_name) {
                line[from..=at].fill(' ');
            }
        }
    }
    if let Some(at) = line.iter().position(|c| *c == '=') {
        let opens = begins(&line[at + 1..]).is_some_and(|c| matches!(c, '[' | '{' | '('));
        if begins(&line[..at]).is_some_and(is_name) || (named && opens) {
            line[..=at].fill(' ');
        }
    }
    let mut at = 0;
    while at < line.len() {
        let inside = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '<' | '>');
        let length = line[at..].iter().take_while(|c| inside(**c)).count();
        let word: String = line[at..at + length].iter().collect();
        let has_name = word.starts_with(char::is_alphabetic);
        if (has_name && length > 1) || !word.is_ascii() {
            let calls =
                begins(&line[at + length..]).is_some_and(|c| matches!(c, '(' | '[' | '{' | '!'));
            let lower = word.to_lowercase();
            let is_in = |words: &str| words.split(", ").any(|known| known == lower);
            let is_blank = is_in(BLANKS);
            if is_blank || is_in(NAMES) || (calls && has_name) {
                line[at..at + length].fill(' ');
            }
            if is_blank {
                line[at] = '_';
            } else if calls && line.get(at + length) == Some(&'!') {
                line[at + length] = ' ';
            }
        }
        at += length.max(1);
    }
    line.into_iter().collect()
}
