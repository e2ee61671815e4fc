//! Each part of `src` mentions only the parts below it; only some may use threads, clocks or egui; and the methods of a
//! type are defined in its own part, since elsewhere they could be called from below without being named.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::core_folder;

/// A file or folder of `src`, the other parts that it may mention, and what else it must not.
type Part = (&'static str, &'static [&'static str], &'static str);

const WINDOW: &str = "egui eframe egui_extras egui_plot epaint emath winit";
const EFFECTS: &str = "egui eframe egui_extras egui_plot epaint emath winit \
    std::thread std::time core::time web_time std::sync::mpsc crossbeam_channel";
/// Text may format spans of time, but reads no clock.
const CLOCKS: &str = "egui eframe egui_plot epaint emath winit \
    std::thread std::time::Instant std::time::SystemTime web_time std::sync::mpsc crossbeam_channel";

#[rustfmt::skip]
const PARTS: &[Part] = &[
    ("console", &[], WINDOW),
    ("files", &[], WINDOW),
    ("values", &[], EFFECTS),
    ("drawings", &[], EFFECTS),
    ("words", &[], CLOCKS),
    ("prefetch", &[], EFFECTS),
    ("puzzle", &[], EFFECTS),
    ("reading", &["puzzle"], EFFECTS),
    ("search", &["prefetch", "puzzle"], EFFECTS),
    ("recording", &["prefetch", "puzzle", "search"], EFFECTS),
    ("explain", &["puzzle", "recording", "search"], EFFECTS),
    ("tasks", &[], WINDOW),
    ("layout", &["prefetch", "recording", "search"], EFFECTS),
    ("services", &["console", "files", "puzzle", "recording", "search", "tasks"], WINDOW),
    ("study", &["console", "files", "puzzle", "reading", "recording", "search", "services", "tasks", "words"], WINDOW),
    ("worksheet", &["files", "puzzle", "recording", "search"], WINDOW),
    ("order", &["files", "puzzle", "reading", "search", "study"], WINDOW),
    ("picture", &["files", "puzzle", "search"], WINDOW),
    ("lesson", &["explain", "files", "order", "puzzle", "reading", "recording", "search", "services", "study", "tasks", "words", "worksheet"], WINDOW),
    ("interchange", &["files", "puzzle", "recording", "search"], WINDOW),
    ("text", &["explain", "files", "interchange", "lesson", "order", "picture", "puzzle", "reading", "recording", "search", "services", "study", "tasks", "words", "worksheet"], CLOCKS),
    ("undo", &[], WINDOW),
    ("run", &["explain", "layout", "lesson", "puzzle", "reading", "recording", "search", "services", "study", "tasks", "text"], WINDOW),
    ("boards", &["puzzle", "reading", "search", "services", "study", "tasks", "text", "undo", "worksheet"], WINDOW),
    // No other row has it: what stands there is for the tests alone.
    ("for_tests", &["boards", "console", "explain", "files", "layout", "lesson", "order", "puzzle", "reading", "recording", "run", "search", "services", "study", "tasks", "text", "words", "worksheet"], WINDOW),
    ("cli", &["console", "explain", "files", "interchange", "lesson", "order", "parts", "picture", "puzzle", "reading", "search", "services", "study", "tasks", "text", "window", "words", "worksheet"], WINDOW),
    ("parts", &["boards", "console", "drawings", "explain", "files", "interchange", "layout", "lesson", "order", "picture", "puzzle", "reading", "recording", "run", "search", "services", "study", "tasks", "text", "undo", "values", "words", "worksheet"], ""),
    ("window", &["boards", "console", "drawings", "explain", "files", "interchange", "layout", "lesson", "order", "parts", "picture", "puzzle", "reading", "recording", "run", "search", "services", "study", "tasks", "text", "undo", "values", "words", "worksheet"], ""),
];

fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// The words and signs of `text` without comments and strings, as rustfmt lays them out; `→` stands for `::`.
fn spaced(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim().starts_with("//"));
    let code: Vec<&str> = lines.filter_map(|line| line.split(" //").next()).collect();
    let code = code.join("\n").replace(r"\\", "").replace("'\"'", "");
    let code = code.replace("\\\"", "").replace("::", "→");
    assert!(code.matches('"').count().is_multiple_of(2), "odd quotes");
    let code = code.split('"').step_by(2).collect::<String>();
    let mut apart = String::with_capacity(2 * code.len());
    for c in code.chars() {
        if is_word(c) {
            apart.push(c);
        } else {
            apart.extend([' ', c, ' ']);
        }
    }
    apart
}

/// Every path in `text` and every prefix of it, groups expanded. `depth`: how many `super` lead to the crate root.
fn paths(text: &str, depth: usize) -> Vec<String> {
    let spaced = spaced(text);
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    // For every open brace, the path that its group continues, and whether it is a module's.
    let mut braces: Vec<(Vec<&str>, bool)> = Vec::new();
    let (mut path, mut found) = (Vec::new(), Vec::new());
    for (i, &token) in tokens.iter().enumerate() {
        let before = |n| i.checked_sub(n).map_or("", |i| tokens[i]);
        let prefix = || braces.last().map_or(Vec::new(), |(path, _)| path.clone());
        match token {
            "→" if !before(1).ends_with(is_word) => path = prefix(),
            "{" if before(1) == "→" => braces.push((path.clone(), false)),
            "{" => braces.push((Vec::new(), before(2) == "mod")),
            "}" => drop(braces.pop()),
            "as" => path.push("*"), // an alias could stand for anything
            _ if before(1) == "→" => path.push(token),
            _ if token.starts_with(is_word) => path = [prefix(), vec![token]].concat(),
            _ => continue,
        }
        path.retain(|&segment| segment != "self");
        let up = path.iter().take_while(|&&segment| segment == "super");
        let (up, inner) = (up.count(), braces.iter().filter(|(_, module)| *module));
        let mut whole = path[up..].join("::");
        if up > 0 && up >= depth + inner.count() {
            whole.insert_str(0, "crate::");
        }
        found.push(whole);
    }
    found
}

fn violations((own, known, banned): &Part, depth: usize, text: &str) -> Vec<String> {
    let is_part = |name: &str| name == "*" || PARTS.iter().any(|part| part.0 == name);
    let mut found = paths(text, depth);
    let inside = |path: &str| {
        // A crate of its own, and one row.
        if path == "slidescope_parts" {
            return Some("parts".to_owned());
        }
        let crates = ["crate::", "slidescope_core::"];
        let inside = crates.iter().find_map(|name| path.strip_prefix(name));
        inside.map(str::to_owned)
    };
    found.retain(|path| match inside(path) {
        Some(name) => is_part(&name) && name != *own && !known.contains(&name.as_str()),
        None => path == "std::*" || banned.split_whitespace().any(|banned| banned == path),
    });
    found
}

/// The types that `code`, laid out as by [`spaced`], defines.
fn defined(code: &str) -> Vec<&str> {
    let tokens: Vec<&str> = code.split_whitespace().collect();
    let names = tokens.windows(2).filter_map(|pair| match pair {
        ["struct" | "enum" | "union" | "trait", name] => Some(*name),
        _ => None,
    });
    names.collect()
}

/// The types for which `code` has inherent methods.
fn extended(code: &str) -> Vec<&str> {
    let tokens: Vec<&str> = code.split_whitespace().collect();
    let mut found = Vec::new();
    for (at, _) in tokens
        .iter()
        .enumerate()
        .filter(|(_, token)| **token == "impl")
    {
        let head = tokens[at + 1..]
            .split(|token| matches!(*token, "{" | ";"))
            .next();
        let head = head.unwrap_or_default();
        // After any other token `impl Trait` is the type of an argument or a result.
        let is_block = at == 0 || matches!(tokens[at - 1], "}" | ";" | "]" | "unsafe" | "{");
        if !is_block || head.contains(&"for") {
            continue;
        }
        let mut depth = 0;
        let mut path = Vec::new();
        for token in head {
            match *token {
                "<" => depth += 1,
                ">" => depth -= 1,
                "where" => break,
                name if depth == 0 => path.push(name),
                _ => {}
            }
        }
        found.extend(path.iter().rev().find(|name| name.starts_with(is_word)));
    }
    found
}

/// Every file of a part: its path, how many `super` lead from it to the crate root, and its text.
fn sources(path: &Path, depth: usize) -> Vec<(PathBuf, usize, String)> {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("readable");
        let inner = entries.map(|entry| sources(&entry.expect("readable").path(), depth + 1));
        return inner.flatten().collect();
    }
    let depth = depth - usize::from(path.ends_with("mod.rs"));
    let text = fs::read_to_string(path).expect("readable");
    vec![(path.to_owned(), depth, text)]
}

#[test]
fn no_part_knows_what_is_above_it() {
    let mut found = Vec::new();
    let mut parts = Vec::new();
    let core = core_folder();
    let folders = [core, core.parent().expect("a folder")];
    let entries = folders.map(|folder| fs::read_dir(folder).expect("readable"));
    for entry in entries.into_iter().flatten() {
        let path = entry.expect("readable").path();
        let name = path.file_stem().and_then(|name| name.to_str());
        match PARTS.iter().find(|part| Some(part.0) == name) {
            Some(part) => parts.push((part, sources(&path, 1))),
            None => {
                let others = ["Cargo", "build", "core", "lib", "main", "tests"];
                assert!(
                    name.is_some_and(|name| others.contains(&name)),
                    "no row: {name:?}"
                );
            }
        }
    }
    let mut homes = BTreeMap::<String, Vec<&str>>::new();
    for (part, files) in &parts {
        for (path, depth, text) in files {
            let here = violations(part, *depth, text).into_iter();
            found.extend(here.map(|mention| format!("{}: {mention}", path.display())));
            for name in defined(&spaced(text)) {
                homes.entry(name.to_owned()).or_default().push(part.0);
            }
        }
    }
    for (part, files) in &parts {
        for (path, _, text) in files {
            for name in extended(&spaced(text)) {
                // A type that is defined nowhere is a macro's parameter.
                let Some(homes) = homes.get(name) else {
                    continue;
                };
                if !homes.contains(&part.0) {
                    found.push(format!(
                        "{}: methods of {name}, of {homes:?}",
                        path.display()
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn methods_of_other_types_are_seen() {
    let code = spaced(
        "struct Own; impl<T: Into<u8>> Own { } impl fmt::Display for Other { } \
         impl super::Other<'_> { fn f(x: impl Into<u8>) -> impl Fn(u8) { } }",
    );
    assert_eq!(defined(&code), ["Own"]);
    assert_eq!(extended(&code), ["Own", "Other"]);
}

#[test]
fn a_violation_is_caught_however_it_is_written() {
    let part = PARTS.iter().find(|part| part.0 == "search").expect("a row");
    for text in [
        "use crate::{puzzle::{State, Board}, services::{self, Oracle}};",
        "use super::{super::cli, Stats};",
        "mod tests { use super::super::super::window::Model; }",
        "use crate::*;",
        "use crate as root; fn f() { root::window::run(); }",
        "macro_rules! m { () => { $crate::window::run() } }",
        "use std::{collections::VecDeque, time::Instant};",
        "fn f(t: ::std::time::Instant) { let r = ..std::time::UNIX_EPOCH; }",
        "fn f() { std::thread::yield_now(); }",
        "use crossbeam_channel as channel;",
        "fn f(ui: &mut eframe::egui::Ui) {}",
        "use slidescope_core::for_tests::Fifo;",
        "const Q: char = '\"'; fn f<'a>(x: &'a u8) { crate::window::run(); }",
    ] {
        assert!(!violations(part, 2, text).is_empty(), "not caught: {text}");
    }
    let allowed = r##"
        use crate::puzzle::{Board, State}; use super::{Stats, super::puzzle};
        mod tests { use super::*; use super::super::Stats; }
        // crate::window
        let url = "http://crate::window"; // crate::services::search_task
        const HELP: &str = "std::time is \" not used";
        fn window(services: u8) -> u8 { let time = services; time }
    "##;
    assert_eq!(violations(part, 2, allowed), Vec::<String>::new());
}

/// The files named in the README, in CONTRIBUTING and in the benches' README exist. NAME, TAG and * are placeholders.
#[test]
fn the_guides_name_files_that_exist() {
    let root = core_folder().join("../..");
    let mut missing = Vec::new();
    for guide in ["README.md", "CONTRIBUTING.md", "benches/README.md"] {
        let text = fs::read_to_string(root.join(guide)).unwrap();
        // Every second piece between backquotes is quoted; a block of commands has a fence of three on either side.
        let quoted = text.split('`').skip(1).step_by(2);
        let of_ours = |path: &&str| {
            let tops = ["src/", "tests/", "assets/", "benches/", ".ci/"];
            tops.iter().any(|top| path.starts_with(top)) && !path.contains(char::is_whitespace)
        };
        let named = quoted.filter(of_ours);
        let any = |path: &&str| ["NAME", "TAG", "*"].iter().any(|any| path.contains(any));
        let gone = named.filter(|path| !any(path) && !root.join(path).exists());
        missing.extend(gone.map(|path| format!("{guide}: {path}")));
    }
    assert_eq!(missing, [""; 0]);
}
