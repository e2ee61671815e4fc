//! Help: the glossary, its search field, and the ways into it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use slidescope_core::text;

use crate::window::{Window, click, fill, press, value, wait_for, window, window_of};

fn shows(window: &Window, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

/// Presses the key for a question mark, which sends a key and a text, as a keyboard does.
fn question_mark(window: &mut Window) {
    window.event(egui::Event::Key {
        key: Key::Questionmark,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::SHIFT,
    });
    window.event(egui::Event::Text("?".to_owned()));
    window.run_ok();
}

fn query(window: &Window) -> String {
    let field = window.get_by_label("Search help");
    field.value().unwrap_or_default()
}

#[test]
fn f1_and_a_question_mark_open_help_and_escape_closes_it() {
    let mut window = window();
    for by_key in [true, false] {
        if by_key {
            press(&mut window, Key::F1);
        } else {
            question_mark(&mut window);
        }
        assert!(window.get_by_label("Search help").is_focused());
        assert_eq!(query(&window), "");
        // In the field it is ordinary text.
        question_mark(&mut window);
        assert_eq!(query(&window), "?");
        press(&mut window, Key::Escape);
        assert!(!shows(&window, "Search help"));
    }
    press(&mut window, Key::F1);
    press(&mut window, Key::F1);
    assert!(!shows(&window, "Search help"));
    click(&mut window, "Help");
    click(&mut window, "Close help");
    assert!(!shows(&window, "Search help"));
}

#[test]
fn a_question_mark_in_a_field_is_text() {
    let mut window = window();
    window
        .get_by_role_and_label(egui::accesskit::Role::TextInput, "Start board")
        .focus();
    window.run_ok();
    question_mark(&mut window);
    assert!(!shows(&window, "Search help"));
}

#[test]
fn the_glossary_is_searched() {
    let mut window = window();
    press(&mut window, Key::F1);
    for term in [
        "g",
        "h*",
        "frontier (open list)",
        "tie",
        "pattern databases",
    ] {
        let term = if term == "pattern databases" {
            "Pattern databases"
        } else {
            term
        };
        assert!(shows(&window, term), "{term}");
    }
    fill(&mut window, "Search help", "open list");
    assert!(shows(&window, "frontier (open list)"));
    assert!(!shows(&window, "threshold"));
    fill(&mut window, "Search help", "h");
    assert!(shows(&window, "h") && !shows(&window, "g"));
    fill(&mut window, "Search help", "undo");
    assert!(shows(&window, "Ctrl Z"));
    fill(&mut window, "Search help", "zebra");
    assert!(shows(&window, "Nothing in help has these words."));
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

/// The sign of a key in the help.
fn sign(key: &str) -> String {
    let sign = match key {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "OpenBracket" => "[",
        "CloseBracket" => "]",
        "Plus" | "Equals" => "+",
        "Minus" => "−",
        "Period" => ".",
        "Questionmark" => "?",
        "PageDown" => "Page Down",
        "PageUp" => "Page Up",
        "Escape" => "Esc",
        other => other.strip_prefix("Num").unwrap_or(other),
    };
    sign.to_owned()
}

/// The keys that the sources of the window name.
fn keys_in(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if name.contains("test") || name.contains("headless") {
            continue;
        }
        if path.is_dir() {
            keys_in(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        for (at, _) in text.match_indices("Key::") {
            let is_whole = !text[..at].ends_with(char::is_alphanumeric);
            let rest = &text[at + 5..];
            let end = rest.find(|c: char| !c.is_alphanumeric());
            if is_whole {
                found.insert(rest[..end.unwrap_or(rest.len())].to_owned());
            }
        }
    }
}

#[test]
fn help_tells_every_key() {
    let mut window = window_of([1296.0, 816.0]);
    window.key_press(Key::F1);
    window.run_ok();
    click(&mut window, "Keys");
    let mut keys = BTreeSet::new();
    for folder in ["src/parts", "src/window"] {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        keys_in(&sources, &mut keys);
    }
    assert!(keys.contains("F11") && keys.len() > 20, "{keys:?}");
    let told = text::window::help::KEYS.text();
    let told: Vec<&str> = told
        .lines()
        .filter_map(|row| row.split('|').next())
        .collect();
    for key in keys {
        let sign = sign(&key);
        let row = told.iter().find(|row| {
            row.split_whitespace().any(|it| it == sign) || row.contains(&sign) && sign.len() > 2
        });
        let row = row.unwrap_or_else(|| panic!("{key}, {sign}, is not told"));
        assert!(
            window.query_all_by_label(row.trim()).next().is_some(),
            "{row} is not shown"
        );
    }
}

#[test]
fn every_term_of_the_reason_leads_to_its_entry() {
    let mut window = window();
    fill(&mut window, "Start board", "136402758");
    for k in 1..=5 {
        click(&mut window, "Step");
        let nodes = if k == 1 { "expansion" } else { "expansions" };
        wait_for(&mut window, &format!("Paused at {k} {nodes}"));
    }
    window.get_by_label_contains("is the lowest in the frontier.");
    for (link, entry) in [
        ("Explain “f”", "f"),
        ("Explain “frontier”", "frontier (open list)"),
    ] {
        click(&mut window, link);
        // Help scrolls to the entry.
        for _ in 0..60 {
            window.step();
        }
        let entry = window
            .query_all_by_label(entry)
            .find(|node| node.rect().left() > 640.0)
            .expect("the entry");
        let (top, bottom) = (entry.rect().top(), entry.rect().bottom());
        assert!(top > 60.0 && bottom < 760.0, "{top} to {bottom}");
        press(&mut window, Key::Escape);
        assert!(!shows(&window, "Search help"));
    }
    // The figures of the node lead there too.
    click(&mut window, "g 4");
    assert!(shows(&window, "Search help"));
}

#[test]
fn terms_explain_themselves_on_hover() {
    let mut window = window();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    for (label, about) in [
        ("h 12", "Estimated moves from this node to the goal."),
        ("Expanded 1", "Nodes whose successors were generated."),
        (
            "Reopened 0",
            "Closed nodes that went back into the frontier",
        ),
    ] {
        wait_for(&mut window, label);
        window.get_by_label(label).hover();
        for _ in 0..120 {
            window.step();
        }
        let shown = window.query_all_by_label_contains(about).next().is_some();
        assert!(shown, "{label} explains itself");
    }
}

#[test]
fn an_unsolvable_board_offers_the_goal_that_it_reaches() {
    let mut window = window();
    fill(&mut window, "Start board", "123456870");
    window.get_by_label("Solvable with the goal 1 2 3 / 8 0 4 / 7 6 5.");
    click(&mut window, "Use that goal");
    assert!(!shows(&window, "Use that goal"));
    assert!(!shows(&window, "Unsolvable"));
    assert_eq!(value(&window, "Goal board"), "123804765");
}

#[test]
fn a_guess_opens_its_board() {
    let mut window = window();
    press(&mut window, Key::F1);
    click(&mut window, "Guess and truth");
    click(&mut window, "Open 584670321");
    assert!(!shows(&window, "Search help"));
    assert_eq!(value(&window, "Start board"), "584670321");
    assert_eq!(value(&window, "Algorithm"), "Greedy best-first");
}
