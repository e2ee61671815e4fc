//! Recently opened or written files, and their list in a menu.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::files::name_of;
use crate::widgets::link;

const MOST: usize = 8;
/// The longest path accepted, in bytes.
const LONGEST: usize = 4096;
/// The number of files shown in a menu; more are saved.
const SHOWN: usize = 5;

/// Recent files, newest first, without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recent(Vec<PathBuf>);

impl Recent {
    pub fn of(texts: &[String]) -> Self {
        let paths = texts.iter().filter(|text| text.len() <= LONGEST);
        let paths = paths.map(PathBuf::from).filter(|path| path.is_absolute());
        let paths: Vec<PathBuf> = paths.take(MOST).collect();
        let mut recent = Self::default();
        // In reverse order, so that the first path is the newest.
        paths.into_iter().rev().for_each(|path| recent.note(path));
        recent
    }

    pub fn note(&mut self, path: PathBuf) {
        // A device or a file descriptor is not a file to open again.
        if !path.is_absolute() || path.starts_with("/dev") || path.starts_with("/proc") {
            return;
        }
        self.0.retain(|other| *other != path);
        self.0.insert(0, path);
        self.0.truncate(MOST);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Path> {
        self.0.iter().map(PathBuf::as_path)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the paths for the settings file; a path that is not Unicode is omitted.
    pub fn texts(&self) -> Vec<String> {
        let texts = self.0.iter().filter_map(|path| path.to_str());
        texts.map(str::to_owned).collect()
    }
}

/// Shows the names of the newest files. Returns the one that was clicked. `about` describes the effect of a click.
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
            let button = ui.add_enabled_ui(enabled, |ui| link(ui, &name_of(path)));
            let button = button.inner;
            if button.on_hover_text(about(path)).clicked() {
                clicked = Some(path.to_owned());
            }
        }
    });
    clicked
}
