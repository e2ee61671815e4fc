//! Random clicks and texts while searches run: nothing breaks, and the window comes to rest.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;
use std::{env, fs};

use egui::accesskit::{Action, Role};
use egui_kittest::Node;
use egui_kittest::kittest::{AccessKitNode, By, NodeT as _, Queryable as _};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg32;

use crate::window::{Window, number_after, window_of};

/// Texts that are typed into any field.
const TEXTS: [&str; 8] = [
    "813467052",
    "1 1 x 9",
    "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3",
    "[[1,2,3],[5,4,0]]",
    "-7",
    "99999999999999999999",
    "",
    "δ",
];

/// Whether something can be clicked or typed into. Excluded are experiments, which write to the disk, and other
/// languages, which would apply to every test in this process.
fn can(node: &AccessKitNode<'_>) -> bool {
    let label = node.label().unwrap_or_default();
    node.data().supports_action(Action::Click)
        && !node.is_disabled()
        && label != "Experiment"
        && !label.starts_with("Language:")
}

fn meddle(window: &mut Window, random: &mut Pcg32) {
    let all: Vec<Node<'_>> = window.get_all(By::new().predicate(can)).collect();
    let Some(node) = all.get(random.next_u32() as usize % all.len().max(1)) else {
        return;
    };
    assert!(node.rect().is_finite(), "it has no place: {node:?}");
    if node.accesskit_node().role() == Role::TextInput {
        node.set_text_value_accesskit(TEXTS[random.next_u32() as usize % TEXTS.len()]);
    } else {
        node.click();
    }
}

/// Begins a search, as random clicks alone would seldom do so.
fn begin(window: &mut Window) {
    let click = |window: &mut Window, label: &str| {
        if let Some(node) = window
            .query_all_by_label(label)
            .find(|node| !node.accesskit_node().is_disabled())
        {
            node.click();
        }
        window.step();
    };
    window.key_press(egui::Key::Escape);
    window.step();
    click(window, "Leave presentation");
    click(window, "Explore");
    click(window, "Show the boards");
    if let Some(field) = window.query_by_role_and_label(Role::TextInput, "Start board") {
        field.set_text_value_accesskit(TEXTS[0]);
    }
    window.step();
    click(window, "Run");
    for _ in 0..100 {
        if expanded(window) > 0 {
            return;
        }
        sleep(Duration::from_millis(2));
        window.step();
    }
}

/// The number of counters that show expansions.
fn expanded(window: &Window) -> usize {
    let counters = window.query_all(By::new().predicate(|node| {
        let text = node.value().unwrap_or_default();
        number_after(&text, "Expanded").is_some_and(|count| count > 0)
    }));
    counters.count()
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_no_click_and_no_text_breaks_the_window() {
    // Files are written too, under names that stay in this folder. It applies to the whole process; every other test
    // here uses absolute paths.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("monkey");
    fs::create_dir_all(&folder).expect("a folder");
    env::set_current_dir(folder).expect("a folder");
    for (seed, size) in [
        (1, [1280.0, 800.0]),
        (2, [1024.0, 700.0]),
        (3, [640.0, 420.0]),
    ] {
        let mut window = window_of(size);
        let mut random = Pcg32::seed_from_u64(seed);
        let mut searched = 0;
        for turn in 0..240 {
            if turn % 4 == 0 {
                begin(&mut window);
            }
            meddle(&mut window, &mut random);
            for _ in 0..random.next_u32() % 4 {
                window.step();
            }
            searched += expanded(&window);
        }
        println!("{searched} frames with a search at {size:?}");
        assert!(searched > 10, "{searched} frames with a search at {size:?}");
    }
}
