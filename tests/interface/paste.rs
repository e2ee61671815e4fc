//! Pasting into text fields, however much.

use egui_kittest::kittest::Queryable as _;

use crate::window::{Window, click, value, window};

/// Replaces the text of a field by pasting `text`.
fn paste(window: &mut Window, field: &str, text: &str) {
    window.get_by_label(field).focus();
    window.run_ok();
    let select = egui::Modifiers::COMMAND;
    window.key_press_modifiers(select, egui::Key::A);
    window.run_ok();
    window.event(egui::Event::Paste(text.to_owned()));
    window.run_ok();
}

fn says(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

#[test]
fn every_field_takes_what_it_can_need_and_says_what_it_left_out() {
    let megabyte = "1 2 3 4 ".repeat(1 << 17);
    let mut window = window();
    let check = |window: &mut Window, field: &str, most: usize| {
        paste(window, field, &megabyte);
        assert_eq!(value(window, field).chars().count(), most, "{field}");
        let left_out = crate::window::thousands((megabyte.len() - most) as u64);
        let note = format!("{left_out} characters were left out");
        assert!(says(window, &note), "{field}: {note}");
        // A text that fits is taken without a message.
        paste(window, field, "123456780");
        assert_eq!(value(window, field), "123456780", "{field}");
        assert!(!says(window, "left out"), "{field}");
    };
    check(&mut window, "Start board", 1000);
    check(&mut window, "Goal board", 1000);
    click(&mut window, "Lesson");
    check(&mut window, "File", 4096);
}

#[test]
fn a_field_of_an_experiment_takes_only_the_beginning_of_a_megabyte() {
    let mut window = window();
    click(&mut window, "Experiment");
    for (field, most) in [
        ("Seed", 200),
        ("From length", 200),
        ("Expansion limit per run", 200),
    ] {
        paste(&mut window, field, &"9".repeat(1 << 20));
        assert_eq!(value(&window, field).len(), most, "{field}");
        assert!(says(&window, "characters were left out"), "{field}");
        paste(&mut window, field, "6");
        assert!(!says(&window, "left out"), "{field}");
    }
}

#[test]
fn what_is_pasted_behind_a_board_is_left_out_with_a_word() {
    let mut window = window();
    window.get_by_label("Start board").click();
    window.run_ok();
    let before = value(&window, "Start board").chars().count();
    let megabyte = "1 2 3 4 ".repeat(1 << 17);
    window.event(egui::Event::Paste(megabyte.clone()));
    window.run_ok();
    assert_eq!(value(&window, "Start board").chars().count(), 1000);
    let left_out = crate::window::thousands((before + megabyte.len() - 1000) as u64);
    assert!(says(
        &window,
        &format!("{left_out} characters were left out")
    ));
}

/// As when a slow frame takes several keys at once.
#[test]
fn a_text_that_is_selected_and_replaced_in_one_frame_leaves_nothing_out() {
    let mut window = window();
    click(&mut window, "Export");
    window.get_by_label("Picture file").click();
    window.run_ok();
    let all = egui::Event::Key {
        key: egui::Key::A,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::COMMAND,
    };
    let typed = egui::Event::Text("other.svg".to_owned());
    window.input_mut().events.extend([all, typed]);
    window.run_ok();
    assert_eq!(value(&window, "Picture file"), "other.svg");
    assert!(!says(&window, "left out"));
}
