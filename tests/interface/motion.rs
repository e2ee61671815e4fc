//! Less motion, if the system is set to it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use slidescope_parts::{NoDialog, Platform, Question};

use crate::window::{Window, click, wait_for, wait_for_tree, wait_until, window_with};

/// A platform without dialogs, and whether it reduces motion.
struct Still(bool);

impl Platform for Still {
    fn choose(&self, _: &Question) -> Result<Option<PathBuf>, NoDialog> {
        Err(NoDialog)
    }

    fn show_in_folder(&self, _: &Path) -> Result<(), NoDialog> {
        Err(NoDialog)
    }

    fn reduces_motion(&self) -> bool {
        self.0
    }
}

fn window_on(still: bool) -> Window {
    window_with(move |app| app.with_dialogs(Arc::new(Still(still))))
}

/// The frames until a slid tile is in its place.
fn frames_of_a_slide(window: &mut Window) -> u64 {
    window.run_ok();
    let mut tiles = window.query_all_by_label("tile 2, row 3, column 3");
    let tile = tiles.find(|tile| tile.accesskit_node().role() == Role::Button);
    tile.expect("on the start board").click_accesskit();
    drop(tiles);
    window.run()
}

#[test]
fn a_tile_slides_or_is_there_at_once() {
    let mut moving = window_on(false);
    let slide = frames_of_a_slide(&mut moving);
    assert!(moving.ctx.global_style().animation_time > 0.0);
    let mut still = window_on(true);
    wait_until(&mut still, "the answer", |window| {
        window.ctx.global_style().animation_time == 0.0
    });
    let at_once = frames_of_a_slide(&mut still);
    assert!(at_once < slide, "{at_once} and {slide} frames");
}

#[test]
fn the_tree_stands_still_when_the_camera_has_another_mode() {
    let mut frames = [false, true].map(|still| {
        let mut window = window_on(still);
        wait_until(&mut window, "the answer", |window| {
            (window.ctx.global_style().animation_time == 0.0) == still
        });
        click(&mut window, "Finish");
        wait_for(&mut window, "Solved in 20 moves");
        // The tree is laid out on another thread; when it ends, the camera leaves a path that it went to before.
        wait_for_tree(&mut window);
        window.run_ok();
        click(&mut window, "Go to the path");
        // Part of it is outside once the camera is there.
        wait_for(&mut window, "Minimap: the part of the tree that is shown");
        window.run_ok();
        window.get_by_label("Fit the tree").click();
        window.run()
    });
    frames.reverse();
    assert!(frames[0] < frames[1], "{frames:?}");
}
