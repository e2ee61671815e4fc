//! What is pasted into a text field, however much.

use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable as _;

use crate::window::{Window, click, value, window};

/// Pastes `text` into a field, and gives the longest of the frames after it.
fn paste(window: &mut Window, field: &str, text: &str) -> Duration {
    window.get_by_label(field).focus();
    window.run_ok();
    let select = egui::Modifiers::COMMAND;
    window.key_press_modifiers(select, egui::Key::A);
    window.run_ok();
    window.event(egui::Event::Paste(text.to_owned()));
    let frame = |_| {
        let began = Instant::now();
        window.step();
        began.elapsed()
    };
    (0..10).map(frame).max().unwrap_or_default()
}

fn says(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

/// Far more than a frame takes on any machine, and far less than a megabyte would.
const LONG: Duration = Duration::from_millis(250);

#[test]
fn every_field_takes_what_it_can_need_and_says_what_it_left_out() {
    let megabyte = "1 2 3 4 ".repeat(1 << 17);
    let mut window = window();
    let check = |window: &mut Window, field: &str, most: usize| {
        let longest = paste(window, field, &megabyte);
        println!("{field}: {:.1} ms", 1e3 * longest.as_secs_f64());
        assert!(longest < LONG, "{field}: {longest:?}");
        assert_eq!(value(window, field).chars().count(), most, "{field}");
        let left_out = crate::window::thousands((megabyte.len() - most) as u64);
        let note = format!("{left_out} characters were left out");
        assert!(says(window, &note), "{field}: {note}");
        // What fits is taken without a word.
        let longest = paste(window, field, "123456780");
        assert!(longest < LONG, "{field}: {longest:?}");
        assert_eq!(value(window, field), "123456780", "{field}");
        assert!(!says(window, "left out"), "{field}");
    };
    check(&mut window, "Start board", 1000);
    check(&mut window, "Goal board", 1000);
    click(&mut window, "Lesson");
    check(&mut window, "Note", 300);
    check(&mut window, "File", 4096);
}

#[test]
fn a_field_of_an_experiment_takes_a_megabyte_quickly() {
    let mut window = window();
    click(&mut window, "Experiment");
    for (field, most) in [
        ("Seed", 200),
        ("From length", 200),
        ("Expansions of a run", 200),
    ] {
        let longest = paste(&mut window, field, &"9".repeat(1 << 20));
        println!("{field}: {:.1} ms", 1e3 * longest.as_secs_f64());
        assert!(longest < LONG, "{field}: {longest:?}");
        assert_eq!(value(&window, field).len(), most, "{field}");
        assert!(says(&window, "characters were left out"), "{field}");
        paste(&mut window, field, "6");
        assert!(!says(&window, "left out"), "{field}");
    }
}
