//! An exercise packed for a learning platform by the window's Export.

use std::fs;
use std::path::Path;
use std::process::Command;

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use crate::site;
use crate::window::{Window, click, fill, wait_for_words, window};

const HOMEWORK: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/exercises/homework.lesson.json"
);

fn fill_path(window: &mut Window, field: &str, path: &Path) {
    fill(window, field, path.to_str().expect("a text"));
}

#[test]
fn an_exercise_is_packed_as_the_terminal_packs_it() {
    let folder = TempDir::new().expect("a folder");
    let [pages, own, theirs] =
        ["site", "own.zip", "theirs.zip"].map(|name| folder.path().join(name));
    site::make(&pages);
    let mut window = window();
    click(&mut window, "Export");
    click(&mut window, "For a learning platform…");
    let is_disabled = |window: &Window| {
        let save = window.get_by_label("Save package");
        save.accesskit_node().is_disabled()
    };
    assert!(is_disabled(&window), "nothing is chosen yet");
    fill_path(&mut window, "Exercise", Path::new(HOMEWORK));
    assert!(is_disabled(&window), "the page's folder is missing");
    fill_path(&mut window, "Page's folder", &pages);
    fill_path(&mut window, "Package file", &own);
    click(&mut window, "Save package");
    wait_for_words(&mut window, "Written to ");
    let mut terminal = Command::new(env!("CARGO_BIN_EXE_slidescope"));
    let terminal = terminal.args(["package", HOMEWORK, "--site"]).arg(&pages);
    let ended = terminal.arg("-o").arg(&theirs).output().expect("a program");
    assert!(ended.status.success(), "{ended:?}");
    assert!(fs::read(own).expect("packed") == fs::read(theirs).expect("packed"));
}

#[test]
fn a_folder_without_a_page_is_named() {
    let folder = TempDir::new().expect("a folder");
    let mut window = window();
    click(&mut window, "Export");
    click(&mut window, "For a learning platform…");
    fill_path(&mut window, "Exercise", Path::new(HOMEWORK));
    fill_path(&mut window, "Page's folder", folder.path());
    fill_path(&mut window, "Package file", &folder.path().join("a.zip"));
    click(&mut window, "Save package");
    wait_for_words(&mut window, "is not the folder of the page");
    assert!(!folder.path().join("a.zip").exists());
}
