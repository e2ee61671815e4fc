//! The terms whose sum is the value of a program, for explanations.
//!
//! A program is split as text, and the parts are evaluated on the same board. Terms whose sum is not the estimate are not
//! shown, so a split that misreads a program does no harm.

use std::ops::Range;

use crate::puzzle::{Board, State};
use crate::search::heuristics::script::{Script, ScriptPatterns};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub from: TermSource,
    pub value: i64,
}

/// The largest number of terms: longer sums explain nothing.
const MOST_TERMS: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermSource {
    Expression(String),
    /// The change that these lines, counted from 1, make to the first value.
    Lines(usize, usize),
}

/// The terms whose sum is the estimate `h` of `state` by the program `source`: the summands of its last expression, or the
/// first value of the variable it ends with and what later lines add to it. Empty if there are no such terms.
pub fn terms(
    source: &str,
    goal: &Board,
    state: State,
    h: u32,
    patterns: &ScriptPatterns,
) -> Vec<Term> {
    let statements = statements(source);
    let Some(last) = statements.last().cloned() else {
        return Vec::new();
    };
    let values = |program: &str| -> Option<Vec<i64>> {
        let mut script = Script::new(program, goal, patterns).ok()?;
        let values = script.list(state)?;
        (values.iter().sum::<i64>() == i64::from(h)).then_some(values)
    };
    let found = split_sum(source, last.clone(), &values);
    let found = found.or_else(|| split_variable(source, &statements, last, &values));
    found.unwrap_or_default()
}

type Values<'a> = &'a dyn Fn(&str) -> Option<Vec<i64>>;

fn split_sum(source: &str, last: Range<usize>, values: Values<'_>) -> Option<Vec<Term>> {
    let summands = summands(&source[last.clone()]);
    if !(2..=MOST_TERMS).contains(&summands.len()) {
        return None;
    }
    let list = summands.join("), (");
    let program = format!("{}[({list})]", &source[..last.start]);
    let values = values(&program)?;
    let term = |(text, value): (&str, i64)| Term {
        from: TermSource::Expression(text.trim().to_owned()),
        value,
    };
    Some(summands.into_iter().zip(values).map(term).collect())
}

/// Splits a variable at the end into its first value and what is added to it.
fn split_variable(
    source: &str,
    statements: &[Range<usize>],
    last: Range<usize>,
    values: Values<'_>,
) -> Option<Vec<Term>> {
    let name = source[last.clone()].trim();
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    if name.is_empty() || !name.chars().all(is_name) {
        return None;
    }
    let first_value = |statement: &Range<usize>| {
        let text = source[statement.clone()].trim().strip_prefix("let ")?;
        let (variable, value) = text.split_once('=')?;
        (variable.trim() == name).then(|| value.trim().trim_end_matches(';').trim())
    };
    let (declared, value) = statements
        .iter()
        .find_map(|statement| Some((statement, first_value(statement)?)))?;
    let (before, after) = source.split_at(declared.end);
    let rest = &after[..last.start - declared.end];
    let program = format!(
        "{before} let first_value_of_h = {name};{rest}[first_value_of_h, {name} - first_value_of_h]"
    );
    let values = values(&program)?;
    let line = |at: usize| 1 + source[..at].matches('\n').count();
    let begin = declared.end + rest.len() - rest.trim_start().len();
    let end = declared.end + rest.trim_end().len();
    let [first, more] = values[..] else {
        return None;
    };
    let first = Term {
        from: TermSource::Expression(value.to_owned()),
        value: first,
    };
    let more = Term {
        from: TermSource::Lines(line(begin), line(end)),
        value: more,
    };
    Some(vec![first, more])
}

/// Calls `seen` with each character of a program that is not in a string or a comment, its position, and the number of open
/// brackets before it.
fn scan(source: &str, mut seen: impl FnMut(usize, char, usize)) {
    let (mut depth, mut rest) = (0_usize, source.char_indices().peekable());
    while let Some((at, c)) = rest.next() {
        match c {
            '/' if source[at..].starts_with("//") => {
                while rest.next_if(|&(_, c)| c != '\n').is_some() {}
            }
            '/' if source[at..].starts_with("/*") => {
                let end = source[at..]
                    .find("*/")
                    .map_or(source.len(), |end| at + end + 2);
                while rest.next_if(|&(next, _)| next < end).is_some() {}
            }
            '"' | '`' | '\'' => {
                while let Some((_, next)) = rest.next() {
                    match next {
                        '\\' => drop(rest.next()),
                        next if next == c => break,
                        _ => {}
                    }
                }
            }
            _ => {
                if matches!(c, ')' | ']' | '}') {
                    depth = depth.saturating_sub(1);
                }
                seen(at, c, depth);
                if matches!(c, '(' | '[' | '{') {
                    depth += 1;
                }
            }
        }
    }
}

/// The top-level statements of a program: each ends with a semicolon or a closing brace.
fn statements(source: &str) -> Vec<Range<usize>> {
    let (mut all, mut start, mut code) = (Vec::new(), 0, false);
    let mut begin = 0;
    scan(source, |at, c, depth| {
        if !c.is_whitespace() && !code {
            (code, begin) = (true, at);
        }
        if depth == 0 && matches!(c, ';' | '}') {
            all.push(begin..at + 1);
            (start, code) = (at + 1, false);
        }
    });
    if code {
        all.push(begin.max(start)..source.len());
    }
    all
}

/// The summands of an expression; the whole expression if it is not a pure sum.
fn summands(expression: &str) -> Vec<&str> {
    let (mut parts, mut start, mut other) = (Vec::new(), 0, false);
    scan(expression, |at, c, depth| {
        if depth == 0 {
            match c {
                '+' => {
                    parts.push(&expression[start..at]);
                    start = at + 1;
                }
                '-' | '=' | '<' | '>' | '&' | '|' | '?' | '{' | ';' | '!' => other = true,
                _ => {}
            }
        }
    });
    parts.push(&expression[start..]);
    if other || parts.iter().any(|part| part.trim().is_empty()) {
        return vec![expression];
    }
    parts
}
