//! The forms in which people write boards, in the fields of the window, pasted without a field, and dropped.

use std::fs;

use egui_kittest::kittest::Queryable as _;

use crate::files::drop_files;
use crate::window::{Window, click, is_there, value, wait_for_words, window};

#[path = "../common/layouts.rs"]
mod layouts;

use layouts::{Given, LAYOUTS};

/// Replaces the text of a field by pasting `text`.
fn paste(window: &mut Window, field: &str, text: &str) {
    window.get_by_label(field).focus();
    window.run_ok();
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    window.run_ok();
    window.event(egui::Event::Paste(text.to_owned()));
    window.run_ok();
}

/// A board in rows, as its field writes it.
fn written(rows: &str) -> String {
    let board: slidescope_core::puzzle::Board = rows.parse().expect("a board");
    board.to_string()
}

#[test]
fn a_board_pasted_into_its_field_keeps_its_shape() {
    let mut window = window();
    for (pasted, shown) in [
        ("4 1\n2 5\n0 3", "4 1 / 2 5 / 0 3"),
        ("4\t1\r\n2\t5\r\n0\t3\r\n", "4 1 / 2 5 / 0 3"),
        ("8 1 3\n4   7\n6 5 2", "8 1 3 / 4 0 7 / 6 5 2"),
        ("3\n8 1 3\n4 6 7\n0 5 2", "8 1 3 / 4 6 7 / 0 5 2"),
        ("8 1 3\n4 6 7\n0 5 5", "8 1 3 / 4 6 7 / 0 5 5"),
    ] {
        paste(&mut window, "Start board", pasted);
        assert_eq!(value(&window, "Start board"), shown, "{pasted:?}");
    }
    assert!(is_there(&window, "tile 5 is there twice"));
}

#[test]
fn a_largest_number_is_taken_for_the_blank_when_it_is_asked_for() {
    let mut window = window();
    for field in ["Start board", "Goal board"] {
        paste(&mut window, field, "8 1 3 4 6 7 9 5 2");
        click(&mut window, "Take 9 for the blank");
        assert_eq!(value(&window, field), "813467052");
        assert!(window.query_by_label("Take 9 for the blank").is_none());
    }
}

#[test]
fn a_start_and_a_goal_pasted_into_a_field_are_both() {
    for field in ["Start board", "Goal board"] {
        let mut window = window();
        paste(&mut window, field, "4 1\n2 5\n0 3\n\n1 2\n3 4\n5 0\n");
        assert_eq!(value(&window, "Start board"), "4 1 / 2 5 / 0 3");
        assert_eq!(value(&window, "Goal board"), "1 2 / 3 4 / 5 0");
    }
}

#[test]
fn layouts_are_one_board_pasted_without_a_field() {
    one_board_pasted_without_a_field(4);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_layout_is_one_board_pasted_without_a_field() {
    one_board_pasted_without_a_field(1);
}

/// Pastes every layout, or every second one and so on.
fn one_board_pasted_without_a_field(every: usize) {
    let mut window = window();
    let layouts = LAYOUTS.iter().step_by(every);
    for (text, given) in layouts.filter(|(text, _)| !text.trim().is_empty()) {
        // A board of another size would be a size to prefer.
        window.event(egui::Event::Paste("876543210".to_owned()));
        window.run_ok();
        assert_eq!(value(&window, "Start board"), "876543210");
        window.event(egui::Event::Paste((*text).to_owned()));
        window.run_ok();
        match given {
            Given::Board(board) => {
                assert_eq!(value(&window, "Start board"), written(board), "{text:?}");
            }
            Given::Problem(start, goal) => {
                assert_eq!(value(&window, "Start board"), written(start), "{text:?}");
                assert_eq!(value(&window, "Goal board"), written(goal), "{text:?}");
            }
            Given::Fault(_) => {
                assert_eq!(value(&window, "Start board"), "876543210", "{text:?}");
                assert!(is_there(&window, "What was pasted is no board"), "{text:?}");
            }
        }
    }
}

#[test]
fn a_dropped_file_is_read_in_every_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let utf_16 = |text: &str| -> Vec<u8> {
        let units = format!("\u{feff}{text}");
        units.encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    for (bytes, start, goal) in [
        (utf_16("4 1\r\n2 5\r\n0 3\r\n"), "4 1 / 2 5 / 0 3", "123450"),
        (b"[[4,1,2],[5,0,3]]".to_vec(), "412503", "123450"),
        (
            b"{\"start\": \"412503\", \"goal\": \"123405\"}".to_vec(),
            "412503",
            "123405",
        ),
    ] {
        let path = folder.path().join("board.json");
        fs::write(&path, &bytes).expect("written");
        let mut window = window();
        drop_files(&mut window, &[&path]);
        wait_for_words(&mut window, "in board.json");
        assert_eq!(value(&window, "Start board"), start);
        if goal != "123450" {
            assert_eq!(value(&window, "Goal board"), goal);
        }
    }
}
