//! Worksheets of the board and the strategy in Explore, from the Export menu.

use std::fs;
use std::path::PathBuf;

use egui_kittest::kittest::Queryable as _;

use crate::window::{Window, click, fill, value, wait_until, window};

fn says(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

fn file(name: &str) -> PathBuf {
    let name = format!("{}-{name}", std::process::id());
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn save(window: &mut Window, path: &str) {
    fill(window, "Worksheet file", path);
    click(window, "Save worksheet");
}

#[test]
fn sheets_of_the_board_at_hand_are_saved() {
    let mut window = window();
    click(&mut window, "Export");
    click(&mut window, "Worksheet…");
    let path = file("sheet.md");
    let path = path.to_str().expect("a text");
    // The board of the first start takes 174 expansions.
    save(&mut window, path);
    wait_until(&mut window, "the reason", |window| {
        says(window, "more than 40 expansions")
    });
    window.key_press(egui::Key::Escape);
    window.run_ok();
    fill(&mut window, "Start board", "136402758");
    click(&mut window, "Export");
    save(&mut window, path);
    wait_until(&mut window, "a sheet", |window| says(window, "Written to "));
    let sheet = fs::read_to_string(path).expect("saved");
    assert!(sheet.contains("A\\* by hand") && sheet.contains("7 expansions"));

    let solution = file("solution.pdf");
    let solution = solution.to_str().expect("a text");
    click(&mut window, "Worksheet solution");
    window.get_by_label("Worksheet copies").focus();
    window.run_ok();
    window.get_by_label("Worksheet copies").type_text("3");
    window.run_ok();
    window.key_press(egui::Key::Enter);
    window.run_ok();
    save(&mut window, solution);
    wait_until(&mut window, "solutions", |window| {
        says(window, "Written to ") && says(window, "solution.pdf")
    });
    let pdf = fs::read(solution).expect("saved");
    assert!(String::from_utf8_lossy(&pdf).contains("/Count 3"));
}

#[test]
fn the_name_follows_the_format_and_what_is_filled_in() {
    let mut window = window();
    click(&mut window, "Export");
    click(&mut window, "Worksheet…");
    assert_eq!(value(&window, "Worksheet file"), "worksheet.pdf");
    click(&mut window, "Worksheet as LaTeX");
    click(&mut window, "Worksheet solution");
    assert_eq!(value(&window, "Worksheet file"), "worksheet-solution.tex");
}

/// As in the terminal with --teaches, --ties and --seed.
#[test]
fn boards_are_found_by_what_they_show_and_by_a_seed() {
    let mut window = window();
    click(&mut window, "Export");
    click(&mut window, "Worksheet…");
    click(&mut window, "the heuristic leads off the solution’s path");
    click(&mut window, "Worksheet ties: 2");
    window.get_by_label("Worksheet seed").focus();
    window.run_ok();
    window.get_by_label("Worksheet seed").type_text("7");
    window.run_ok();
    window.key_press(egui::Key::Enter);
    window.run_ok();
    click(&mut window, "Worksheet solution");
    let path = file("found.md");
    let path = path.to_str().expect("a text");
    save(&mut window, path);
    wait_until(&mut window, "a sheet", |window| says(window, "Written to "));
    let sheet = fs::read_to_string(path).expect("saved");
    assert!(sheet.contains("seed 7"), "{sheet}");
    assert!(sheet.contains("not on the solution’s path? **"), "{sheet}");
}
