//! Lists the languages and generates a constant or a function for every English message.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

/// The folder of the languages, from that of this crate.
const LANGUAGES: &str = "../../assets/languages";

fn main() -> io::Result<()> {
    let output = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    list_languages(Path::new(LANGUAGES), &output)?;
    let english = fs::read_to_string(Path::new(LANGUAGES).join("en.ftl"))?;
    generate_messages(&english, &output)?;
    println!("cargo::rerun-if-changed=build.rs");
    Ok(())
}

/// Writes a slice with the tag and the text of every language's file, so that a new language only needs a new file. Paths
/// are relative to the project's folder at compile time, because it may be moved together with its target folder.
fn list_languages(folder: &Path, output: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries: Vec<_> = fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    let mut files: Vec<_> = entries.iter().map(fs::DirEntry::path).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let mut list = String::from("&[");
    for file in files {
        let tag = file.file_stem().unwrap_or_default();
        let path = format!("/{}", file.display());
        list +=
            &format!("({tag:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),");
    }
    fs::write(output.join("languages.rs"), list + "]")
}

/// The groups of messages used in `words`, the layer below everything about puzzles. All others are used in `text`.
const WORDS: [&str; 4] = ["count", "language", "phrases", "units"];

/// The suffixes of the messages for saving a file: label of its name, button, hint of the button, and why it is disabled.
const SAVED: [&str; 4] = ["-field", "-button", "-about", "-why-not"];

/// The messages below a heading of the English file, and its inner groups.
#[derive(Default)]
struct Group {
    /// For the rest of each id, the arguments in the order of the English text.
    messages: BTreeMap<String, Vec<Variable>>,
    inner: BTreeMap<String, Group>,
}

/// An argument of a message.
struct Variable {
    name: String,
    /// It selects a plural or is in `NUMBER()`.
    is_number: bool,
    /// It may be missing, which selects the variant `[none]`.
    is_optional: bool,
}

/// Writes a Rust module for every heading `## group` or `## outer/inner` of the English file. Ids below it begin with the
/// name of the group. The rest of an id is the name of a constant, or of a function if the message has arguments. Messages
/// whose ids differ only in a final `-name` or `-about` share one constant: see [`write_constant`]. Messages below a heading
/// `## group, by id` are looked up by the ids of values instead.
fn generate_messages(english: &str, output: &Path) -> io::Result<()> {
    let file = fluent_syntax::parser::parse(english)
        .map_err(|(_, faults)| io::Error::other(format!("en.ftl: {faults:?}")))?;
    let mut root = Group::default();
    let mut heading = "";
    for entry in &file.body {
        match entry {
            Entry::GroupComment(comment) => heading = comment.content[0],
            Entry::Message(message) if !heading.ends_with(", by id") => {
                let (mut group, mut rest) = (&mut root, message.id.name);
                for name in heading.split('/') {
                    rest = rest
                        .strip_prefix(name)
                        .and_then(|rest| rest.strip_prefix('-'))
                        .ok_or_else(|| {
                            io::Error::other(format!(
                                "en.ftl: {} stands below {heading}",
                                message.id.name
                            ))
                        })?;
                    group = group.inner.entry(name.to_owned()).or_default();
                }
                let mut arguments = Vec::new();
                message
                    .value
                    .iter()
                    .for_each(|pattern| collect_arguments(pattern, &mut arguments));
                group.messages.insert(rest.to_owned(), arguments);
            }
            _ => {}
        }
    }
    let counted = root.inner.get("count");
    let counted: Vec<String> = counted
        .iter()
        .flat_map(|group| group.messages.keys().cloned())
        .collect();
    let (mut words, mut text) = (String::new(), String::new());
    for (name, group) in &root.inner {
        let file = if WORDS.contains(&name.as_str()) {
            &mut words
        } else {
            &mut text
        };
        write_group(file, name, name, group, &counted);
    }
    fs::write(output.join("words.rs"), words)?;
    fs::write(output.join("text.rs"), text)
}

/// Adds the arguments of a pattern that are missing in `found`.
fn collect_arguments(pattern: &Pattern<&str>, found: &mut Vec<Variable>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(expression) => {
                argument(expression, found);
            }
            Expression::Select { selector, variants } => {
                if let Some(selected) = argument(selector, found) {
                    for variant in variants {
                        match variant.key {
                            VariantKey::Identifier { name: "one" }
                            | VariantKey::NumberLiteral { .. } => selected.is_number = true,
                            VariantKey::Identifier { name: "none" } => selected.is_optional = true,
                            VariantKey::Identifier { .. } => {}
                        }
                    }
                }
                for variant in variants {
                    collect_arguments(&variant.value, found);
                }
            }
        }
    }
}

/// Finds the argument that an expression names, or adds it. In `NUMBER($n)` it is a number.
fn argument<'a>(
    expression: &InlineExpression<&str>,
    found: &'a mut Vec<Variable>,
) -> Option<&'a mut Variable> {
    if let InlineExpression::FunctionReference { arguments, .. } = expression {
        let number = argument(arguments.positional.first()?, found)?;
        number.is_number = true;
        return Some(number);
    }
    let InlineExpression::VariableReference { id } = expression else {
        return None;
    };
    let at = found.iter().position(|known| known.name == id.name);
    let at = at.unwrap_or_else(|| {
        found.push(Variable {
            name: id.name.to_owned(),
            is_number: false,
            is_optional: false,
        });
        found.len() - 1
    });
    found.get_mut(at)
}

fn write_group(code: &mut String, name: &str, prefix: &str, group: &Group, counted: &[String]) {
    let module = name.replace('-', "_");
    let _ = writeln!(code, "pub mod {module} {{");
    *code += "#[allow(unused_imports, reason = \"not every group has each kind\")]\nuse crate::words::language::{Message, Number, as_displayed, with_arguments};\n";
    for (rest, arguments) in &group.messages {
        if arguments.is_empty() {
            write_constant(code, rest, prefix, group);
        } else {
            write_function(code, rest, prefix, arguments, counted);
        }
    }
    for (name, inner) in &group.inner {
        write_group(code, name, &format!("{prefix}-{name}"), inner, counted);
    }
    *code += "}\n";
}

/// Writes a constant. `x` alone is a [`Message`]; `x` and `x-about`, the text and the hint of a control, are a pair. With
/// `x-name`, the accessible name of a control with a short text, they are an array, as are the four messages of [`SAVED`].
fn write_constant(code: &mut String, rest: &str, prefix: &str, group: &Group) {
    let is_plain = |id: &str| group.messages.get(id).is_some_and(Vec::is_empty);
    let belongs = ["-name", "-about"]
        .iter()
        .any(|end| rest.strip_suffix(end).is_some_and(is_plain));
    if belongs {
        return;
    }
    let mut ends = SAVED.iter().filter_map(|end| rest.strip_suffix(end));
    let is_saved = |base: &&str| SAVED.iter().all(|end| is_plain(&format!("{base}{end}")));
    if let Some(base) = ends.find(is_saved) {
        if rest.ends_with(SAVED[0]) {
            let all = SAVED.map(|end| format!("Message(\"{prefix}-{base}{end}\")"));
            let name = base.replace('-', "_").to_uppercase();
            let value = all.join(", ");
            let _ = writeln!(code, "pub const {name}: [Message; 4] = [{value}];");
        }
        return;
    }
    let message = |end: &str| format!("Message(\"{prefix}-{rest}{end}\")");
    let has = |end: &str| is_plain(&format!("{rest}{end}"));
    let (kind, value) = match (has("-name"), has("-about")) {
        (false, false) => ("Message", message("")),
        (false, true) => (
            "(Message, Message)",
            format!("({}, {})", message(""), message("-about")),
        ),
        (true, false) => (
            "[Message; 2]",
            format!("[{}, {}]", message(""), message("-name")),
        ),
        (true, true) => {
            let all = ["", "-name", "-about"].map(message);
            ("[Message; 3]", format!("[{}]", all.join(", ")))
        }
    };
    let name = rest.replace('-', "_").to_uppercase();
    let _ = writeln!(code, "pub const {name}: {kind} = {value};");
}

/// Writes a function. An argument that selects a plural or is in `NUMBER()` is a number. So is an argument named like a message
/// in the group `count`: that message is inserted into the sentence, so `$boards` becomes “12 boards”. All others are inserted as
/// they are displayed. With a variant `[none]` an argument is an `Option`.
fn write_function(
    code: &mut String,
    rest: &str,
    prefix: &str,
    arguments: &[Variable],
    counted: &[String],
) {
    let (mut parameters, mut values) = (Vec::new(), Vec::new());
    for argument in arguments {
        let name = &argument.name;
        let is_counted = !argument.is_number && counted.contains(&name.replace('_', "-"));
        let (kind, value) = match (is_counted, argument.is_number) {
            (true, _) => (
                "impl Into<Number>",
                format!("crate::words::count::{name}({name}).into()"),
            ),
            (false, true) => ("impl Into<Number>", format!("{name}.into().into()")),
            (false, false) => ("impl std::fmt::Display", format!("as_displayed(&{name})")),
        };
        if argument.is_optional {
            parameters.push(format!("{name}: Option<{kind}>"));
            values.push(format!(
                "(\"{name}\", match {name} {{ Some({name}) => {value}, None => \"none\".into() }})"
            ));
        } else {
            parameters.push(format!("{name}: {kind}"));
            values.push(format!("(\"{name}\", {value})"));
        }
    }
    let name = rest.replace('-', "_");
    let _ = writeln!(
        code,
        "#[must_use]\npub fn {name}({}) -> String {{\nwith_arguments(\"{prefix}-{rest}\", [{}])\n}}",
        parameters.join(", "),
        values.join(", ")
    );
}
