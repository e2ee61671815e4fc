//! The list of recent files in a menu.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::app::kept::Recent;
use crate::app::widgets::link;

/// Files that a menu shows; the others are kept all the same.
const SHOWN: usize = 5;

/// Shows the names of the newest, and gives the one that was clicked. `about` says what a click does.
pub(crate) fn list(
    ui: &mut Ui,
    recent: &Recent,
    enabled: bool,
    about: impl Fn(&Path) -> String,
) -> Option<PathBuf> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for path in recent.iter().take(SHOWN) {
            let name = path.file_name().unwrap_or(path.as_os_str());
            let name = name.to_string_lossy();
            let button = ui.add_enabled_ui(enabled, |ui| link(ui, &name)).inner;
            if button.on_hover_text(about(path)).clicked() {
                clicked = Some(path.to_owned());
            }
        }
    });
    clicked
}
