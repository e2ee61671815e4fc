//! The messages of `assets/languages`: every language has all of them with the same arguments, and no sentence is
//! written elsewhere. The compiler checks that each is used, and with its arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::core_folder;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The arguments of each message, by its id.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The folder of the whole project.
fn project() -> PathBuf {
    core_folder().join("../..")
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![project().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|of| of == extension) {
                found.push(path);
            }
        }
    }
    found
}

/// Precedes the id of a referenced message, which is listed among the arguments.
const REFERENCE: &str = "message ";

fn arguments_of(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    let mut inline = |expression: &InlineExpression<String>| match expression {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::StringLiteral { .. } => {}
        InlineExpression::MessageReference { id, .. } => {
            found.insert(format!("{REFERENCE}{}", id.name));
        }
        // `NUMBER($n, type: "ordinal")`: the plural of 1st, 2nd and 3rd.
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    found.insert(id.name.clone());
                }
            }
        }
        other => panic!("an expression that no message needs: {other:?}"),
    };
    let mut inner = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable {
                expression: Expression::Inline(expression),
            } => inline(expression),
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => {
                inline(selector);
                inner.extend(variants.iter().map(|variant| &variant.value));
            }
        }
    }
    for pattern in inner {
        arguments_of(pattern, found);
    }
}

/// The messages of a file. Panics if anything in it is unreadable or an id occurs twice.
fn messages(path: &Path) -> Messages {
    let text = fs::read_to_string(path).expect("a file");
    let file = parse(text).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in file.body {
        match entry {
            Entry::Message(message) => {
                let mut arguments = BTreeSet::new();
                let pattern = message.value.expect("a text");
                arguments_of(&pattern, &mut arguments);
                let before = messages.insert(message.id.name.clone(), arguments);
                assert!(before.is_none(), "{path:?} has {} twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{path:?}: {other:?}"),
        }
    }
    messages
}

fn english() -> Messages {
    messages(&project().join("assets/languages/en.ftl"))
}

#[test]
fn every_language_has_every_message_with_the_same_arguments() {
    let english = english();
    let files = files("assets/languages", "ftl");
    assert!(files.len() >= 2, "{files:?}");
    for file in files {
        let other = messages(&file);
        let ids = |of: &Messages| of.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = ids(&english).difference(&ids(&other)).cloned().collect();
        let left: Vec<_> = ids(&other).difference(&ids(&english)).cloned().collect();
        assert!(
            missing.is_empty() && left.is_empty(),
            "{file:?}: missing {missing:?}, unknown {left:?}"
        );
        for (id, arguments) in &english {
            assert_eq!(&other[id], arguments, "{file:?}: {id}");
            for repeated in arguments.iter().filter_map(|it| it.strip_prefix(REFERENCE)) {
                assert_eq!(
                    other.get(repeated),
                    Some(&BTreeSet::new()),
                    "{file:?}: {id}"
                );
            }
        }
    }
}

/// The string literals of a file, by line, without tests, comments, and what only programmers read.
fn literals(path: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(path).expect("a file");
    let end = text
        .find("#[cfg(test)]\nmod tests")
        .or(text.find("#[cfg(test)]\npub(crate) mod tests"));
    let code = &text[..end.unwrap_or(text.len())];
    const FOR_PROGRAMMERS: [&str; 9] = [
        "//",
        "#[",
        "expect(",
        "reason = ",
        "panic!",
        "assert",
        "unreachable!",
        "request_discard(",
        "write!(out, \"<",
    ];
    let mut found = Vec::new();
    for (number, line) in code.lines().enumerate() {
        if FOR_PROGRAMMERS.iter().any(|sign| line.contains(sign)) {
            continue;
        }
        let parts = line.split('"').skip(1).step_by(2);
        found.extend(parts.map(|part| (number + 1, part.to_owned())));
    }
    found
}

/// The largest number of adjacent words made of letters.
fn words_in_a_row(text: &str) -> usize {
    let is_word = |word: &&str| {
        let word = word.trim_end_matches(['.', ':', '?']);
        word.len() >= 2 && word.chars().all(|c| c.is_ascii_alphabetic())
    };
    let words: Vec<&str> = text.split(' ').collect();
    let runs = words.split(|word| !is_word(word));
    runs.map(<[&str]>::len).max().unwrap_or(0)
}

#[test]
fn no_sentence_stands_outside_the_languages() {
    // The English help stands where the arguments are declared.
    const ENGLISH: [&str; 2] = ["cli/", "core/build.rs"];
    let mut found = Vec::new();
    for file in files("src", "rs") {
        let name = file.to_string_lossy().replace('\\', "/");
        if ENGLISH.iter().any(|part| name.contains(part)) || name.contains("/tests/") {
            continue;
        }
        // `text` and `words` may write out ids and examples of programs. Elsewhere a few words may name a
        // thread, a value in a table's file or a place in the window's memory, or be an example of a query.
        let is_text = name.contains("core/text/") || name.contains("core/words/");
        let allowed = if is_text { 1 } else { 6 };
        for (line, literal) in literals(&file) {
            let is_program = literal.contains([';', '\\']);
            if words_in_a_row(&literal) > allowed && !is_program {
                found.push(format!("{name}:{line}: {literal}"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
