//! Text as programs print values: JSON, Python's lists, tuples and dicts, numpy's arrays, braces, bare words. Each board in
//! it is recognized as soon as its last bracket is read, so that a file of a million boards never stands in memory as words.

use std::borrow::Cow;

use crate::order::OrderFileFault;
use crate::order::read::cells;
use crate::order::read::values::{Entry, Item, Notes, Value};
use crate::puzzle::Size;

/// Brackets may be nested this deep.
const MOST_DEPTH: usize = 32;

pub(super) struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    pub(super) notes: Notes,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str, size: Size) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
            notes: Notes::new(size),
        }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Returns the values of the next line, and its text. A bracket that is open goes on over the ends of lines.
    ///
    /// # Errors
    /// [`OrderFileFault::Damaged`].
    pub(super) fn line(&mut self) -> Result<(Vec<Item<'a>>, &'a str), OrderFileFault> {
        let from = self.at;
        let first = self.text[from..].lines().next().unwrap_or_default();
        let says = |c: char| c.is_alphanumeric() || "[({\"'".contains(c);
        if !first.contains(says) || first.trim_start().starts_with(['#']) {
            // An empty line, a line that is drawn, a comment.
            self.at = self.text.len().min(from + first.len());
            self.skip_line_end();
            return Ok((Vec::new(), ""));
        }
        let mut items = Vec::new();
        loop {
            self.skip_space();
            match self.peek() {
                None | Some(b'\n' | b'\r') => break,
                Some(b']' | b')' | b'}') => return Err(self.damaged(self.at)),
                // As in “Step 1: g = 2”, where the colon has a name and a value already.
                Some(b':' | b'=') => self.at += 1,
                Some(_) => items.push(self.item()?),
            }
        }
        let line = &self.text[from..self.at];
        self.skip_line_end();
        Ok((items, line))
    }

    fn skip_line_end(&mut self) {
        if self.peek() == Some(b'\r') {
            self.at += 1;
        }
        if self.peek() == Some(b'\n') {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn damaged(&self, at: usize) -> OrderFileFault {
        let before = &self.text[..at];
        let line = before.matches('\n').count() + 1;
        let last = before.rsplit('\n').next().unwrap_or_default();
        OrderFileFault::Damaged {
            line,
            column: last.chars().count() + 1,
        }
    }

    /// Skips what separates values. Outside brackets the end of a line does not.
    fn skip_space(&mut self) {
        let inside = self.depth > 0;
        let rest = &self.text[self.at..];
        let is_space = |c: char| match c {
            '\n' | '\r' => inside,
            ',' | '|' => true,
            _ => c.is_whitespace(),
        };
        self.at += rest.find(|c| !is_space(c)).unwrap_or(rest.len());
    }

    fn item(&mut self) -> Result<Item<'a>, OrderFileFault> {
        let value = self.value()?;
        let rest = &self.text[self.at..];
        let next = rest.trim_start_matches([' ', '\t']);
        if !next.starts_with([':', '=']) || matches!(value, Value::RowEnd) {
            return Ok(Item { key: None, value });
        }
        let after = next.trim_start_matches([':', '=']);
        let after = after
            .strip_prefix('>')
            .unwrap_or(after)
            .trim_start_matches([' ', '\t']);
        self.at = self.text.len() - after.len();
        let of = match self.peek() {
            None | Some(b'\n' | b'\r') if self.depth == 0 => Value::Word(""),
            None | Some(b',' | b']' | b')' | b'}') => Value::Word(""),
            Some(_) => {
                self.skip_space();
                self.value()?
            }
        };
        let key = match value {
            Value::Word(word) => Cow::Borrowed(word),
            Value::Text(text) => text,
            // The key of a dict is a board.
            value => {
                let pair = [value, of].map(|value| Item { key: None, value });
                let value = self.notes.reduced(pair.into());
                return Ok(Item { key: None, value });
            }
        };
        Ok(Item {
            key: Some(key),
            value: of,
        })
    }

    fn value(&mut self) -> Result<Value<'a>, OrderFileFault> {
        let Some(byte) = self.peek() else {
            return Err(self.damaged(self.at));
        };
        match byte {
            b'[' => self.group(b']'),
            b'(' => self.group(b')'),
            b'{' => self.group(b'}'),
            b'"' | b'\'' => {
                let text = self.quoted(byte)?;
                let size = self.notes.size;
                let is_long = text.len() + 1 >= size.cells();
                let written = is_long.then(|| cells::text(&text, size).ok()).flatten();
                Ok(match written {
                    Some(written) => Value::Entry(Entry::of(self.notes.noted(written))),
                    None => Value::Text(text),
                })
            }
            b'/' | b';' => {
                self.at += 1;
                Ok(Value::RowEnd)
            }
            b':' | b'=' | b']' | b')' | b'}' => Err(self.damaged(self.at)),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Result<Value<'a>, OrderFileFault> {
        let rest = &self.text[self.at..];
        let ends = |c: char| match c {
            ',' | ';' | '|' | '/' | '(' | ')' | '[' | ']' | '{' | '}' | '"' | ':' | '=' => true,
            c => c.is_whitespace(),
        };
        let mut length = rest.find(ends).unwrap_or(rest.len());
        let is_name = rest.starts_with(|c: char| c.is_alphabetic());
        if rest[length..].starts_with("(n)") && is_name {
            // As in g(n).
            length += 3;
        }
        self.at += length;
        let word = &rest[..length];
        if is_name && matches!(self.peek(), Some(b'(' | b'[' | b'{')) {
            // The name of a type, as in array([…]).
            return self.value();
        }
        Ok(match cells::word(word, self.notes.size) {
            Some(written) => Value::Entry(Entry::of(self.notes.noted(written))),
            None => Value::Word(word),
        })
    }

    fn group(&mut self, close: u8) -> Result<Value<'a>, OrderFileFault> {
        let from = self.at;
        self.at += 1;
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(self.damaged(from));
        }
        let mut items = Vec::with_capacity(self.notes.size.cells());
        loop {
            self.skip_space();
            match self.peek() {
                None => return Err(self.damaged(from)),
                Some(byte) if byte == close => break,
                Some(_) => items.push(self.item()?),
            }
        }
        self.at += 1;
        self.depth -= 1;
        Ok(self.notes.reduced(items))
    }

    fn quoted(&mut self, mark: u8) -> Result<Cow<'a, str>, OrderFileFault> {
        let from = self.at;
        let inside = &self.text[from + 1..];
        let mut letters = inside.char_indices();
        let mut plain: Option<String> = None;
        while let Some((at, letter)) = letters.next() {
            if letter == char::from(mark) {
                self.at = from + 1 + at + 1;
                return Ok(plain.map_or(Cow::Borrowed(&inside[..at]), Cow::Owned));
            }
            if letter != '\\' {
                if let Some(plain) = &mut plain {
                    plain.push(letter);
                }
                continue;
            }
            let plain = plain.get_or_insert_with(|| inside[..at].to_owned());
            match letters.next() {
                Some((_, 'n')) => plain.push('\n'),
                Some((_, 'r')) => plain.push('\r'),
                Some((_, 't')) => plain.push('\t'),
                Some((at, 'u')) => {
                    let code = inside.get(at + 1..at + 5);
                    let code = code.and_then(|code| u32::from_str_radix(code, 16).ok());
                    plain.push(code.and_then(char::from_u32).unwrap_or('\u{fffd}'));
                    letters.nth(3);
                }
                Some((_, other)) => plain.push(other),
                None => {}
            }
        }
        Err(self.damaged(from))
    }
}
