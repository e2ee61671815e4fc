//! What is said of pictures on tiles.

use std::io;

use crate::text::thousands;

/// The button that opens the choice, and what it does.
pub(crate) const TILES: (&str, &str) = ("Tiles", "What tiles show: their numbers, or a picture.");

pub(crate) const NUMBERS: &str = "Numbers";
pub(crate) const MOUNTAINS: &str = "Mountains";
pub(crate) const CLOCK: &str = "Clock";
pub(crate) const MOSAIC: &str = "Mosaic";
/// The button that chooses a file, and what it does.
pub(crate) const OWN_PICTURE: (&str, &str) = (
    "Own picture…",
    "A PNG or JPEG file, cut to the shape of the board. It can be dropped onto the window, too.",
);
pub(crate) const NUMBERS_ON_PICTURES: (&str, &str) = (
    "Numbers on pictures",
    "Shows each tile's number in its corner.",
);
/// Below the choice.
pub(crate) const SMALL_TILES: &str = "Very small tiles show their numbers.";

/// The field for a path, where there is no dialog, and the button beside it.
pub(crate) const FILE: &str = "Picture of your own";
pub(crate) const SHOW: &str = "Show";
pub(crate) const NO_DIALOG: &str =
    "This desktop has no file dialog: type the picture's path, or drop the file onto the window.";

/// What a dialog for pictures says.
pub(crate) const CHOOSE: &str = "Choose a picture for the tiles";
pub(crate) const PICTURES: &str = "PNG and JPEG pictures";

pub(crate) fn reading(name: &str) -> String {
    format!("Reading {name} …")
}

pub(crate) fn shown(name: &str) -> String {
    format!("The tiles show {name}.")
}

/// After the reason why a picture that was kept is not shown.
pub(crate) fn numbers_instead(reason: &str) -> String {
    format!("{reason} The tiles show numbers.")
}

pub(crate) fn unreadable(name: &str, error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::NotFound {
        return format!("The picture {name} is not there any more: choose it again under Tiles.");
    }
    format!("The picture {name} could not be read: {error}.")
}

pub(crate) fn not_a_file(name: &str) -> String {
    format!("{name} is a folder, a pipe or a device: choose a PNG or JPEG file.")
}

pub(crate) fn empty(name: &str) -> String {
    format!("{name} is empty: choose another picture.")
}

pub(crate) fn large_file(name: &str, most: u64) -> String {
    let most = most >> 20;
    format!("{name} is larger than {most} MiB: save the picture smaller and choose it again.")
}

pub(crate) fn many_pixels(name: &str, (width, height): (u32, u32), most: u64) -> String {
    let (width, height) = (thousands(width), thousands(height));
    let most = most / 1_000_000;
    format!(
        "{name} has {width} × {height} pixels, more than {most} million: save it smaller and choose it again."
    )
}

pub(crate) fn few_pixels(name: &str, (width, height): (u32, u32), least: usize) -> String {
    format!(
        "{name} has only {width} × {height} pixels: a picture for tiles has {least} or more on each side."
    )
}

pub(crate) fn memory(name: &str) -> String {
    format!("{name} would take too much memory: save the picture smaller and choose it again.")
}

pub(crate) fn no_picture(name: &str) -> String {
    format!("{name} is no picture: choose a PNG or JPEG file.")
}

/// `format` is how such files end.
pub(crate) fn other_format(name: &str, format: &str) -> String {
    format!(
        "{name} is a picture of another kind ({format}): save it as PNG or JPEG and choose it again."
    )
}

pub(crate) fn damaged(name: &str) -> String {
    format!(
        "The picture {name} is damaged or cut off: open it in another program, save it anew and choose it again."
    )
}

pub(crate) fn broke_off(name: &str) -> String {
    format!("Reading the picture {name} stopped with an error: choose another.")
}
