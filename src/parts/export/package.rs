//! An exercise with the page in one file, for a learning platform.

use std::io;
use std::path::Path;

use egui::Ui;

use crate::Facts;
use crate::export::save_view;
use crate::files::{GoOn, Out, PackageFormat, SaveFile, Target};
use crate::widgets::{heading, label};
use slidescope_core::lesson::exercise::scorm::package::Package;
use slidescope_core::text::files::PACKAGE;
use slidescope_core::text::package as text;

pub struct PackageExport {
    /// Whether the menu shows this instead of the rest.
    pub(crate) is_shown: bool,
    pub exercise: String,
    /// The folder of the page. In the page it is not asked for.
    pub site: String,
    pub file: SaveFile<PackageFormat>,
}

impl Default for PackageExport {
    fn default() -> Self {
        Self {
            is_shown: false,
            exercise: String::new(),
            site: String::new(),
            file: SaveFile::new(Target::Package, "exercise"),
        }
    }
}

pub(crate) fn show(ui: &mut Ui, export: &mut PackageExport, facts: &Facts) {
    heading(ui, &text::HEADING);
    label(ui, &text::ABOUT);
    let mut changed = save_view::path(
        ui,
        text::EXERCISE,
        &mut export.exercise,
        Target::PackedExercise,
        facts,
    );
    let mut possible = !export.exercise.trim().is_empty();
    if !facts.in_page() {
        let site = &mut export.site;
        changed |= save_view::path(ui, text::SITE, site, Target::PackedSite, facts);
        possible &= !site.trim().is_empty();
    }
    if changed {
        export.file.forget();
    }
    if save_view::row(ui, &mut export.file, PACKAGE, possible, facts) {
        let (exercise, site) = (export.exercise.clone(), export.site.clone());
        let write = async move |out: Out<'_>, go_on: GoOn| {
            let (exercise, site) = (Path::new(exercise.trim()), Path::new(site.trim()));
            let package = Package::read(exercise, site).await;
            let package = package.map_err(io::Error::other)?;
            package.write(out, go_on).await.map(|()| None)
        };
        export.file.write_long(&facts.wake, write);
    }
}
