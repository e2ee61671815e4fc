//! Which paths a piece of Rust mentions: enough of a reader for `use` trees, `super`, `self` and paths in code, blind to
//! comments and literals.

use std::fmt;

/// A path as seen from the crate's root: `crate::search::Stats`, or `std::time::Instant`.
pub struct Mention {
    segments: Vec<String>,
    /// Whether all that is behind the path comes along with it: `path::*`, or `path as name`.
    open: bool,
    /// Counted from one.
    pub line: usize,
}

impl Mention {
    /// Whether this is `path`, something in it, or something that gives access to it.
    pub fn reaches(&self, path: &str) -> bool {
        let mut wanted = path.split("::");
        let mut mine = self.segments.iter();
        loop {
            match (wanted.next(), mine.next()) {
                (None, _) => return true,
                (Some(_), None) => return self.open,
                (Some(w), Some(m)) if w != m => return false,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Mention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.segments.join("::"))?;
        if self.open {
            f.write_str("::*")
        } else {
            Ok(())
        }
    }
}

/// Every path that `text` mentions, `text` being the source of the crate's `module`.
pub fn mentions(module: &[&str], text: &str) -> Vec<Mention> {
    let tokens = tokens(text);
    let mut reader = Reader {
        tokens: &tokens,
        module: module.iter().map(ToString::to_string).collect(),
        found: Vec::new(),
    };
    reader.read();
    reader.found
}

#[derive(Debug, PartialEq)]
enum Token<'a> {
    Word(&'a str),
    /// `::`
    Colons,
    Sign(char),
}

struct Reader<'a> {
    tokens: &'a [(Token<'a>, usize)],
    /// The module that is being read.
    module: Vec<String>,
    found: Vec<Mention>,
}

impl<'a> Reader<'a> {
    fn at(&self, i: usize) -> Option<&'a Token<'a>> {
        self.tokens.get(i).map(|(token, _)| token)
    }

    fn sign(&self, i: usize, sign: char) -> bool {
        self.at(i) == Some(&Token::Sign(sign))
    }

    fn word(&self, i: usize) -> Option<&'a str> {
        match self.at(i) {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    fn read(&mut self) {
        // For every open brace, whether it is that of a `mod name {`.
        let mut braces = Vec::new();
        let mut i = 0;
        while i < self.tokens.len() {
            if let (Some("mod"), Some(name), true) =
                (self.word(i), self.word(i + 1), self.sign(i + 2, '{'))
            {
                self.module.push(name.to_owned());
                braces.push(true);
                i += 3;
            } else if self.word(i).is_some() && self.begins_a_path(i) {
                i = self.tree(i, &[]);
            } else {
                if self.sign(i, '{') {
                    braces.push(false);
                } else if self.sign(i, '}') && braces.pop() == Some(true) {
                    self.module.pop();
                }
                i += 1;
            }
        }
    }

    /// A word behind `a::`, `<T>::` or `value.` goes on with something; one behind `..` or a leading `::` does not.
    fn begins_a_path(&self, i: usize) -> bool {
        let before = |n| i.checked_sub(n).and_then(|k| self.at(k));
        match before(1) {
            Some(Token::Colons) => {
                !matches!(before(2), Some(Token::Word(_) | Token::Sign('>' | ')')))
            }
            Some(Token::Sign('.')) => before(2) == Some(&Token::Sign('.')),
            _ => true,
        }
    }

    /// Reads the path or the `use` tree that begins at token `i`, behind `prefix`, and returns where it ends.
    fn tree(&mut self, mut i: usize, prefix: &[&'a str]) -> usize {
        let line = self.tokens[i].1;
        let mut path = prefix.to_vec();
        while let Some(word) = self.word(i) {
            path.push(word);
            i += 1;
            if self.at(i) != Some(&Token::Colons) {
                let renamed = self.word(i) == Some("as");
                self.note(&path, renamed, line);
                return i;
            }
            i += 1;
        }
        if self.sign(i, '*') {
            self.note(&path, true, line);
            return i + 1;
        }
        if !self.sign(i, '{') {
            self.note(&path, false, line); // `path::<T>`
            return i;
        }
        i += 1;
        while i < self.tokens.len() && !self.sign(i, '}') {
            i = match self.at(i) {
                Some(Token::Word(_)) if self.word(i) != Some("as") => self.tree(i, &path),
                Some(Token::Word(_)) => i + 2, // `as name`
                Some(Token::Sign('*')) => {
                    self.note(&path, true, line);
                    i + 1
                }
                _ => i + 1,
            };
        }
        i + 1
    }

    /// Keeps `path` as it is seen from the crate's root.
    fn note(&mut self, path: &[&str], open: bool, line: usize) {
        let mut segments = Vec::new();
        for (k, &segment) in path.iter().enumerate() {
            match segment {
                "crate" => segments = vec!["crate".to_owned()],
                "self" | "super" if k == 0 => {
                    segments = vec!["crate".to_owned()];
                    segments.extend(self.module.iter().cloned());
                    if segment == "super" {
                        segments.pop();
                    }
                }
                "self" => {} // `path::{self}` is `path`
                "super" => drop(segments.pop()),
                _ => segments.push(segment.to_owned()),
            }
        }
        self.found.push(Mention {
            segments,
            open,
            line,
        });
    }
}

/// `text` without its comments, strings and other literals, each token with its line.
fn tokens(text: &str) -> Vec<(Token<'_>, usize)> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let (length, token) = next(rest, first);
        found.extend(token.map(|t| (t, line)));
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    found
}

/// How long the token, blank or literal is that `rest` begins with, and the token, if it is one.
fn next(rest: &str, first: char) -> (usize, Option<Token<'_>>) {
    let upto = |end: &str, from: usize| {
        rest[from..]
            .find(end)
            .map_or(rest.len(), |k| from + k + end.len())
    };
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), None);
    }
    if rest.starts_with("/*") {
        return (block_comment(rest), None);
    }
    if rest.starts_with("::") {
        return (2, Some(Token::Colons));
    }
    let is_word = |c: char| c == '_' || c.is_alphanumeric();
    match first {
        '"' => (string(rest), None),
        '\'' => match rest[1..].chars().next() {
            Some('\\') => (upto("'", 3), None),
            Some(c) if rest[1 + c.len_utf8()..].starts_with('\'') => (2 + c.len_utf8(), None),
            _ => (1, None), // a lifetime; its name is then a word that no path begins with
        },
        'r' | 'b' | 'c' if raw_hashes(rest).is_some() => {
            let (begin, hashes) = raw_hashes(rest).unwrap_or_default();
            (upto(&format!("\"{}", "#".repeat(hashes)), begin), None)
        }
        c if is_word(c) => {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            (end, Some(Token::Word(&rest[..end])))
        }
        c if c.is_whitespace() => (c.len_utf8(), None),
        c => (c.len_utf8(), Some(Token::Sign(c))),
    }
}

/// Where the text of a raw string begins (`r#"`, `br"`, `cr##"`), and its number of hashes.
fn raw_hashes(rest: &str) -> Option<(usize, usize)> {
    let letters = rest.len() - rest.trim_start_matches(['b', 'c']).len();
    let behind = rest[letters..].strip_prefix('r')?;
    let hashes = behind.len() - behind.trim_start_matches('#').len();
    behind[hashes..]
        .starts_with('"')
        .then_some((letters + 1 + hashes + 1, hashes))
}

fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (k, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return k + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut k) = (0, 0);
    while k < rest.len() {
        if rest[k..].starts_with("/*") {
            (depth, k) = (depth + 1, k + 2);
        } else if rest[k..].starts_with("*/") {
            (depth, k) = (depth - 1, k + 2);
            if depth == 0 {
                return k;
            }
        } else {
            k += rest[k..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}
