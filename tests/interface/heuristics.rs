//! The Heuristics place, driven by accessible names.

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use crate::window::{
    Window, click, counter, disabled, fill, painted, pick, press, thousands, value, wait_for,
    wait_until, window, window_of,
};

use slidescope_core::puzzle::{Board, Costs, Size};
use slidescope_core::search::Distances;

const CODE: &str = "Heuristic code";
const PICTURE: &str = "States by true distance and estimate";

/// A window at the Heuristics place.
fn heuristics() -> Window {
    let mut window = window();
    click(&mut window, "Heuristics");
    window
}

/// Whether a label begins with `begin` and contains `part`.
fn says(window: &Window, begin: &str, part: &str) -> bool {
    let labels = window.get_all_by_role(Role::Label);
    let mut texts = labels.filter_map(|node| node.value().or(node.accesskit_node().label()));
    texts.any(|text| text.starts_with(begin) && text.contains(part))
}

#[track_caller]
fn wait_to_say(window: &mut Window, begin: &str, part: &str) {
    wait_until(window, &format!("{begin} {part}"), |window| {
        says(window, begin, part)
    });
    window.run_ok();
}

#[test]
fn a_sum_is_refuted_and_its_counterexample_becomes_the_start() {
    let mut window = heuristics();
    click(&mut window, "New");
    assert_eq!(value(&window, "Heuristic name"), "My heuristic");
    fill(&mut window, CODE, "manhattan() + misplaced()");
    wait_to_say(&mut window, "Not admissible.", "60,669 of 181,440 states");
    assert!(says(&window, "Not consistent.", "55,440 of 483,840 moves"));
    assert!(value(&window, PICTURE).contains("60,669 above the line"));
    click(&mut window, "Use as start");
    wait_until(&mut window, "it says so", |window| {
        window
            .query_by_label_contains("is the start board now")
            .is_some()
    });
    // The card shows the counterexample now: h is 8 too many there.
    wait_for(&mut window, "8 too many");
    click(&mut window, "Explore");
    assert_ne!(value(&window, "Start board"), "813467052");
}

#[test]
fn corner_aware_manhattan_is_admissible_and_not_consistent() {
    let mut window = heuristics();
    click(&mut window, "Corner-aware Manhattan");
    wait_to_say(&mut window, "Admissible.", "181,440 states");
    assert!(says(&window, "Not consistent.", "78 of 483,840 moves"));
    assert!(says(&window, "exact (h = h*) on", "2,351 states"));
    window.get_by_label("h 12");
    window.get_by_label("h* 20");
    click(&mut window, "Error");
    assert!(value(&window, "Error by true distance").contains("below h* on average"));
    click(&mut window, "Estimate");
    click(&mut window, "Zero");
    wait_to_say(&mut window, "Consistent.", "483,840 moves");
    assert!(says(&window, "mean h / h*", "0.00"));
    assert!(window.query_by_label(CODE).is_none());
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

#[test]
fn an_error_stands_below_the_code_and_the_verdict_stays() {
    let mut window = heuristics();
    click(&mut window, "Weighted Manhattan");
    wait_to_say(&mut window, "Not admissible.", "181,440");
    fill(&mut window, CODE, "let a = 1;\na + b");
    wait_to_say(&mut window, "Line 2, column 5: ", "");
    wait_for(&mut window, "The last version without an error is shown.");
    assert!(says(&window, "Not admissible.", "181,440"));
    assert!(says(&window, "Results of the last version", ""));
    assert!(disabled(&window, "Search with it"));
    fill(&mut window, CODE, "loop {}");
    wait_to_say(&mut window, "Line 1", "does a loop go on for ever?");
    fill(&mut window, CODE, "manhattan()");
    wait_to_say(&mut window, "Admissible.", "");
    assert!(!says(&window, "Line ", ""));
    assert!(!disabled(&window, "Search with it"));
}

#[test]
fn a_sample_of_a_large_board_proves_nothing() {
    let mut window = heuristics();
    click(&mut window, "Explore");
    pick(&mut window, "Size", "4 × 4");
    click(&mut window, "Heuristics");
    click(&mut window, "Manhattan");
    // The check goes on while another place is shown.
    click(&mut window, "Compare");
    click(&mut window, "Heuristics");
    wait_to_say(&mut window, "No counterexample in 300 boards.", "no proof");
    fill_own(&mut window, "2 * manhattan()");
    wait_to_say(&mut window, "Not admissible.", " of 300 states");
}

fn fill_own(window: &mut Window, source: &str) {
    click(window, "New");
    fill(window, CODE, source);
}

#[test]
fn words_are_completed_as_one_types() {
    let mut window = heuristics();
    fill_own(&mut window, "");
    window.get_by_label(CODE).focus();
    window.run_ok();
    window.event(egui::Event::Text("1 + mi".to_owned()));
    window.run_ok();
    window.get_by_label("Insert misplaced");
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::ArrowUp);
    press(&mut window, Key::Tab);
    assert_eq!(value(&window, CODE), "1 + misplaced()");
    window.event(egui::Event::Text(" + dis".to_owned()));
    window.run_ok();
    press(&mut window, Key::Enter);
    // The cursor is between the parentheses.
    window.event(egui::Event::Text("1".to_owned()));
    window.run_ok();
    assert_eq!(value(&window, CODE), "1 + misplaced() + distance(1)");
    // Chosen by its label, and not offered after Escape.
    fill(&mut window, CODE, "man");
    click(&mut window, "Insert manhattan");
    assert_eq!(value(&window, CODE), "manhattan()");
    window.event(egui::Event::Text("+ li".to_owned()));
    window.run_ok();
    window.get_by_label("Insert linear_conflict");
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("Insert linear_conflict").is_none());
    click(&mut window, "Functions");
    click(&mut window, "Insert misplaced()");
    assert_eq!(value(&window, CODE), "manhattan()+ limisplaced()");
}

#[test]
fn own_heuristics_are_copied_renamed_deleted_and_brought_back() {
    let mut window = heuristics();
    click(&mut window, "Linear conflict");
    assert!(disabled(&window, "Delete"));
    click(&mut window, "Duplicate");
    assert_eq!(value(&window, CODE), "linear_conflict()\n");
    fill(&mut window, "Heuristic name", "Mine");
    window.get_by_label("Mine");
    click(&mut window, "Delete");
    assert!(window.query_by_label("Mine").is_none());
    click(&mut window, "Bring back Mine");
    assert_eq!(value(&window, "Heuristic name"), "Mine");
    // A name that a strategy cannot have.
    fill(&mut window, "Heuristic name", "manhattan");
    wait_to_say(&mut window, "A heuristic that ships is called", "");
    assert!(disabled(&window, "Search with it"));
}

#[test]
fn a_search_goes_by_what_is_chosen() {
    let mut window = heuristics();
    click(&mut window, "Misplaced tiles");
    click(&mut window, "Search with it");
    assert_eq!(value(&window, "Heuristic"), "Misplaced tiles");
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
}

/// The user's heuristic is in every list of heuristics, in its latest version.
#[test]
fn searches_everywhere_go_by_a_heuristic_of_ones_own() {
    let mut window = heuristics();
    click(&mut window, "New");
    fill(&mut window, CODE, "let h = manhattan();\nh += 0;\nh");
    click(&mut window, "Explore");
    let mut expanded = Vec::new();
    for heuristic in ["Linear conflict", "Manhattan", "My heuristic"] {
        pick(&mut window, "Heuristic", heuristic);
        click(&mut window, "Finish");
        wait_for(&mut window, "Solved in 20 moves");
        expanded.push(counter(&window, "Expanded"));
    }
    assert!(expanded[0] < expanded[1] && expanded[1] == expanded[2]);
    click(&mut window, "Step back");
    wait_for(&mut window, "More of this node");
    click(&mut window, "More of this node");
    wait_until(&mut window, "what h adds up from", |window| {
        says(
            window,
            "h = ",
            "(manhattan()) + 0 (line 2), by My heuristic",
        )
    });

    click(&mut window, "Compare");
    click(&mut window, "Strategy 3: A* · Manhattan");
    click(&mut window, "By My heuristic");
    press(&mut window, Key::Escape);
    window.get_by_label("Strategy 3: A* · My heuristic");
    click(&mut window, "Experiment");
    pick(&mut window, "Algorithm", "IDA*");
    pick(&mut window, "Heuristic", "My heuristic");
    click(&mut window, "Add IDA* · My heuristic");
    window.get_by_label("Remove IDA* · My heuristic");

    // A heuristic that fails on some board ends the search, which names the board.
    click(&mut window, "Heuristics");
    fill(&mut window, CODE, "if at(0) == 1 { at(99) } else { 0 }");
    click(&mut window, "Explore");
    click(&mut window, "Finish");
    wait_until(&mut window, "the failure", |window| {
        let told = window.query_by_label_contains("The heuristic failed: line 1, column 17");
        told.is_some()
    });
    click(&mut window, "Compare");
    window.get_by_label("Strategy 3: A* · My heuristic");
}

#[test]
fn a_heuristic_goes_to_a_file_and_back() {
    let folder = TempDir::new().expect("a folder of one's own");
    let file = folder.path().join("mine.rhai");
    let path = file.to_str().expect("plain");
    let mut window = heuristics();
    fill_own(&mut window, "misplaced() // ä");
    click(&mut window, "File");
    fill(&mut window, "Heuristic file", path);
    click(&mut window, "Save to file…");
    wait_until(&mut window, "it is written", |window| {
        window.query_by_label_contains("Written to ").is_some()
    });
    assert_eq!(
        fs::read_to_string(&file).expect("written"),
        "misplaced() // ä"
    );
    fs::write(&file, "7").expect("written");
    click(&mut window, "Open file…");
    wait_until(&mut window, "it is read", |window| {
        window
            .query_by_label("“mine” is among your heuristics now.")
            .is_some()
    });
    press(&mut window, Key::Escape);
    assert_eq!(value(&window, CODE), "7");
    assert_eq!(value(&window, "Heuristic name"), "mine");
}

#[test]
fn a_megabyte_is_cut_and_typing_never_waits() {
    let mut window = heuristics();
    click(&mut window, "New");
    window.get_by_label(CODE).focus();
    window.run_ok();
    // Longer than a path or a board may be.
    let program = "manhattan() + \n".repeat(500);
    window.event(egui::Event::Paste(program.clone()));
    window.run_ok();
    assert!(value(&window, CODE).contains(&program));
    assert!(window.query_by_label_contains("left out").is_none());
    fill(&mut window, CODE, "");
    let megabyte = "manhattan() + at(3) + \n".repeat(1 << 16);
    window.event(egui::Event::Paste(megabyte.clone()));
    window.run_ok();
    let most = 16_000;
    let left_out = thousands((megabyte.len() - most) as u64);
    let note = format!("{left_out} characters were left out");
    assert!(window.query_by_label_contains(&note).is_some());
    // Frames go on while a slow program is checked.
    fill(
        &mut window,
        CODE,
        "let n = 0; for i in 0..900 { n += 1 } min(n, manhattan())",
    );
    let began = Instant::now();
    for _ in 0..20 {
        window.step();
        sleep(Duration::from_millis(1));
    }
    assert!(began.elapsed() < Duration::from_secs(10));
    fill(&mut window, CODE, "0");
    wait_to_say(&mut window, "Admissible.", "");
}

#[test]
fn no_words_are_cut_in_the_smallest_window() {
    let mut window = window_of([800.0, 600.0]);
    click(&mut window, "Heuristics");
    click(&mut window, "Manhattan");
    wait_to_say(&mut window, "Admissible.", "");
    wait_for(&mut window, "Curve: Misplaced tiles");
    // Names may be elided in the table; they are whole in the list at the left.
    let is_listed = |window: &Window, text: &str| {
        let mut all = window.query_all_by_label(text);
        all.any(|node| node.accesskit_node().role() == Role::Button)
    };
    for place in ["Heuristics", "Experiment"] {
        let cut = painted(&window).into_iter().filter(|of| of.is_cut);
        let cut: Vec<String> = cut
            .map(|of| of.text)
            .filter(|text| !is_listed(&window, text))
            .collect();
        assert!(cut.is_empty(), "{place}: {cut:?}");
        click(&mut window, "Experiment");
    }
}

/// Every estimate of 32 is above the truth where each move costs 1: no board needs more than 31 moves.
#[test]
fn the_proof_goes_by_the_costs_of_the_boards() {
    let mut window = window();
    click(&mut window, "Cost of moves");
    click(&mut window, "Each move costs the tile’s number");
    click(&mut window, "Heuristics");
    click(&mut window, "New");
    fill(&mut window, CODE, "if manhattan() == 0 { 0 } else { 32 }");
    let goal = Board::blank_last(Size::new(3, 3).expect("a size"));
    let distances = Distances::by(goal, Costs::Tile).expect("a small space");
    let nearer: u64 = distances.counts()[1..32].iter().sum();
    let above = format!("{} of 181,440 states", thousands(nearer));
    wait_to_say(&mut window, "Not admissible.", &above);
    wait_to_say(
        &mut window,
        "In this table and in the curves each move counts 1",
        "",
    );
    assert!(!says(&window, "Here each move counts 1", ""));
    // Larger boards are a sample by moves, and it says so.
    click(&mut window, "Explore");
    pick(&mut window, "Size", "3 × 4");
    click(&mut window, "Heuristics");
    wait_to_say(&mut window, "Here each move counts 1", "");
}
