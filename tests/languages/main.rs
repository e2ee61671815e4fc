//! The window and messages in Chinese. A program of its own, since the language applies to the whole process.

mod messages;

#[path = "../common/window.rs"]
#[allow(dead_code, reason = "the helpers of all tests of windows")]
mod window;

use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use window::{Window, click, fill, press, wait_until, window_with};

/// The longest frame that the app counts in full.
const FRAME_SECONDS: f32 = 0.1;

/// The Chinese text of a message without arguments.
fn say(id: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages/zh-CN.ftl");
    let text = fs::read_to_string(file).expect("the Chinese messages");
    let begin = format!("{id} = ");
    let line = text.lines().find_map(|line| line.strip_prefix(&begin));
    line.unwrap_or_else(|| panic!("there is no {id} in a line of its own"))
        .to_owned()
}

/// The language applies to the whole process, so the tests take turns.
static TURN: Mutex<()> = Mutex::new(());

/// A window whose settings choose Chinese.
fn in_chinese() -> (Window, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"format": "slidescope settings", "version": 1, "language": "zh-CN"}"#;
    fs::write(folder.path().join("settings.json"), settings).expect("written");
    let path = folder.path().to_owned();
    (window_with(move |app| app.with_settings_in(&path)), folder)
}

/// Whether two English words are adjacent, as in a sentence or a name. Formulas, keys, file names and the names of
/// algorithms have no such pair.
fn is_english(text: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation());
        word.len() >= 3 && word.chars().skip(1).all(|c| c.is_ascii_lowercase()) && word.is_ascii()
    };
    let words: Vec<&str> = text.split(' ').collect();
    words
        .windows(2)
        .any(|pair| is_word(pair[0]) && is_word(pair[1]))
}

/// All English text in the window, except in fields, which hold what users write, such as programs.
fn english(window: &Window) -> Vec<String> {
    let mut found = Vec::new();
    let mut nodes = vec![window.root()];
    while let Some(node) = nodes.pop() {
        nodes.extend(node.children());
        let node = node.accesskit_node();
        if matches!(
            node.role(),
            Role::TextInput | Role::MultilineTextInput | Role::TextRun
        ) {
            continue;
        }
        let texts = [node.label(), node.value(), node.description()];
        let texts = texts.into_iter().flatten();
        // egui names the edges of panels itself, and the examples of programs begin with comments in English.
        let is_program = |text: &str| text.contains("It teaches:");
        let texts = texts.filter(|text| text != "Resize panel" && !is_program(text));
        found.extend(texts.filter(|text| is_english(text)));
    }
    found
}

#[track_caller]
fn is_chinese(window: &Window, place: &str) {
    let english = english(window);
    assert!(english.is_empty(), "{place}: {english:#?}");
}

#[test]
fn every_place_speaks_chinese() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut window, _folder) = in_chinese();
    let window = &mut window;
    is_chinese(window, "first sight");
    press(window, egui::Key::ArrowRight);
    press(window, egui::Key::ArrowRight);
    is_chinese(window, "two steps");
    press(window, egui::Key::End);
    let solution = say("explore-tabs-solution");
    wait_until(window, "solved", |window| {
        window.query_by_label(&solution).is_some()
    });
    for tab in ["state-space", "depths", "expansion", "solution", "tree"] {
        let name = say(&format!("explore-tabs-{tab}"));
        window.get_by_role_and_label(Role::Tab, &name).click();
        window.run_ok();
        is_chinese(window, tab);
    }
    press(window, egui::Key::F1);
    is_chinese(window, "help");
    press(window, egui::Key::Escape);
    for place in ["compare", "heuristics", "experiment"] {
        click(window, &say(&format!("window-{place}")));
        window.run_ok();
        is_chinese(window, place);
    }
}

#[test]
fn help_knows_the_other_names_of_a_term() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut window, _folder) = in_chinese();
    let window = &mut window;
    press(window, egui::Key::F1);
    for (name, term) in [
        ("OPEN", say("glossary-frontier")),
        ("CLOSED", say("glossary-closed")),
        ("宽度优先", say("strategies-algorithm-bfs")),
        ("单调", say("glossary-consistent")),
        ("逆序数", say("glossary-solvable")),
    ] {
        fill(window, &say("window-help-search"), name);
        assert!(window.query_by_label(&term).is_some(), "{name}: {term}");
    }
}

#[test]
fn the_language_changes_at_once() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut window, _folder) = in_chinese();
    let window = &mut window;
    let run = say("explore-run-run-name");
    assert!(window.query_by_label(&run).is_some());
    let named = say("language-named").replace("{ $name }", &say("language-name"));
    click(window, &named);
    click(window, "English");
    assert!(window.query_by_label("Run search").is_some());
    assert!(window.query_by_label(&run).is_none());
    click(window, "Language: English");
    click(window, "简体中文");
    assert!(window.query_by_label(&run).is_some());
}
