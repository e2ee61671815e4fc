//! Links to what is shown, and what a page has in place of folders.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::OutputCommand;
use egui_kittest::kittest::Queryable as _;
use slidescope_parts::{NoDialog, Platform, Question};

use crate::window::{
    Window, click, counter, disabled, fill, value, wait_until, window, window_with,
};

/// The text that a click on `label` copies.
fn copied(window: &mut Window, label: &str) -> String {
    window.get_by_label(label).click();
    for _ in 0..10 {
        window.step();
        let commands = &window.output().platform_output.commands;
        let copied = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(copied) = copied {
            return copied;
        }
    }
    panic!("{label} copies nothing");
}

#[test]
fn a_link_is_copied_once_the_address_of_the_page_is_known() {
    let mut window = window();
    click(&mut window, "Export");
    assert!(disabled(&window, "Copy link"));
    fill(
        &mut window,
        "Address of the page",
        "https://school.example/s/#old",
    );
    let link = copied(&mut window, "Copy link");
    assert_eq!(
        link,
        "https://school.example/s/#board=813467052&strategy=astar:manhattan"
    );
    let frame = copied(&mut window, "Copy as iframe");
    assert!(frame.starts_with("<iframe src=\"https://school.example/s/?embed#board="));
}

#[test]
fn a_link_opens_a_moment() {
    let mut window = window_with(|app| app.with_link("board=867254301&strategy=bfs&at=5"));
    wait_until(&mut window, "the moment", |window| {
        counter(window, "Expanded") == 5
    });
    assert_eq!(value(&window, "Start board"), "867254301");
}

struct Page;

impl Platform for Page {
    fn choose(&self, question: &Question) -> Result<Option<PathBuf>, NoDialog> {
        Ok(Some(PathBuf::from(&question.name)))
    }

    fn show_in_folder(&self, _: &Path) -> Result<(), NoDialog> {
        Err(NoDialog)
    }

    fn page(&self) -> Option<String> {
        Some("https://school.example/s/".to_owned())
    }
}

#[test]
fn a_page_has_names_and_no_folders() {
    let mut window = window_with(|app| app.with_dialogs(Arc::new(Page)));
    click(&mut window, "Export");
    window.get_by_label("Picture file");
    assert!(window.query_by_label("Choose: Picture file").is_none());
    window.get_by_label("Animation file");
    assert!(window.query_by_label("Address of the page").is_none());
    let link = copied(&mut window, "Copy link");
    assert!(link.starts_with("https://school.example/s/#board="));
}
