//! The Tab key: it goes from left to right and from top to bottom, and reaches everything that a click reaches.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::window::{Window, click, press, wait_for, window_of};

/// The focused widget: its name, and its place on the screen.
#[derive(Clone, Debug, PartialEq)]
struct Stop {
    name: String,
    rect: Rect,
    /// Its place before it was scrolled to.
    before: Rect,
}

fn stop(node: &Node<'_>) -> Stop {
    let accessible = node.accesskit_node();
    Stop {
        name: accessible.label().unwrap_or_default(),
        rect: node.rect(),
        before: node.rect(),
    }
}

fn focused(window: &Window) -> Option<Stop> {
    let mut nodes = window.root().children_recursive();
    let found = nodes.find(Node::is_focused);
    found.map(|node| stop(&node))
}

/// All stops of the Tab key from `first` until it returns there.
#[track_caller]
fn round(window: &mut Window, first: &str) -> Vec<Stop> {
    window.get_by_label(first).focus();
    window.run_ok();
    let mut stops: Vec<Stop> = Vec::new();
    for _ in 0..400 {
        let before = focused(window).map(|stop| stop.rect);
        window.run_ok();
        if let (Some(stop), Some(before)) = (focused(window), before) {
            if stops.first().is_some_and(|first| first.name == stop.name) {
                return stops;
            }
            stops.push(Stop { before, ..stop });
        }
        window.key_press(Key::Tab);
        window.step();
    }
    panic!("no way round: {stops:?}");
}

/// Within a row neighbours follow one another from left to right.
#[track_caller]
fn goes_to_the_right(stops: &[Stop]) {
    for pair in stops.windows(2) {
        let [a, b] = [pair[0].rect, pair[1].before];
        let same_row = (a.center().y - b.center().y).abs() < 6.0;
        let neighbours = (a.left() - b.right()).abs() < 60.0;
        assert!(
            !(same_row && neighbours && b.center().x < a.center().x),
            "after {} comes {}",
            pair[0].name,
            pair[1].name
        );
    }
}

/// The visible widgets that respond to a click or a key.
fn controls(window: &Window) -> Vec<Stop> {
    let nodes = window.root().children_recursive();
    let all = nodes.filter(|node| {
        let node = node.accesskit_node();
        let works = matches!(
            node.role(),
            Role::Button
                | Role::CheckBox
                | Role::ComboBox
                | Role::MultilineTextInput
                | Role::Slider
                | Role::SpinButton
                | Role::Tab
                | Role::TextInput
        );
        // The arrow keys slide the tiles of the board editor.
        let slides = node.label().is_some_and(|name| name.starts_with("tile "));
        works && !slides && !node.is_disabled() && !node.is_hidden()
    });
    all.map(|node| stop(&node)).collect()
}

#[track_caller]
fn reaches_everything(window: &mut Window, place: &str) {
    let stops = round(window, "Explore");
    goes_to_the_right(&stops);
    for control in controls(window) {
        // A control that was scrolled to has another place by now.
        let reached = stops.iter().any(|stop| stop.name == control.name);
        assert!(reached, "{place}: {control:?} of {stops:#?}");
    }
}

#[test]
fn the_tab_key_reaches_everything() {
    the_tab_key_reaches_everything_in(&["Explore", "Heuristics"]);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_tab_key_reaches_everything_in_every_place() {
    the_tab_key_reaches_everything_in(&["Explore", "Compare", "Heuristics", "Experiment"]);
}

fn the_tab_key_reaches_everything_in(places: &[&str]) {
    let mut window = window_of([1600.0, 1000.0]);
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    for place in places {
        click(&mut window, place);
        reaches_everything(&mut window, place);
    }
}

#[test]
fn the_tab_key_goes_through_a_menu_row_by_row() {
    the_tab_key_goes_row_by_row_through(&["Export"]);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_tab_key_goes_through_the_menus_row_by_row() {
    the_tab_key_goes_row_by_row_through(&["Lesson", "Export"]);
}

fn the_tab_key_goes_row_by_row_through(menus: &[&str]) {
    let mut window = window_of([1280.0, 800.0]);
    for _ in 0..3 {
        click(&mut window, "Step");
        click(&mut window, "Add slide");
        press(&mut window, Key::Escape);
    }
    for &menu in menus {
        click(&mut window, menu);
        let stops = round(&mut window, menu);
        let within = stops
            .iter()
            .skip(1)
            .skip_while(|stop| stop.rect.top() <= 44.0)
            .take_while(|stop| stop.rect.top() > 44.0);
        let within: Vec<Stop> = within.cloned().collect();
        assert!(within.len() > 8, "{menu}: {stops:#?}");
        goes_to_the_right(&within);
        for pair in within.windows(2) {
            let [a, b] = [pair[0].rect, pair[1].before];
            assert!(
                b.bottom() > a.top(),
                "{menu}: after {} comes {}",
                pair[0].name,
                pair[1].name
            );
        }
        press(&mut window, Key::Escape);
    }
}
