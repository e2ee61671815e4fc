//! What is said of pictures on tiles.

use std::io;

use crate::text::{Message, message};

/// The button that opens the choice, and what it does.
pub(crate) const TILES: (Message, Message) =
    (Message("tiles-button"), Message("tiles-button-about"));

pub(crate) const NUMBERS: Message = Message("tiles-numbers");
pub(crate) const MOUNTAINS: Message = Message("tiles-mountains");
pub(crate) const CLOCK: Message = Message("tiles-clock");
pub(crate) const MOSAIC: Message = Message("tiles-mosaic");
/// The button that chooses a file, and what it does.
pub(crate) const OWN_PICTURE: (Message, Message) = (
    Message("tiles-own-picture"),
    Message("tiles-own-picture-about"),
);
pub(crate) const NUMBERS_ON_PICTURES: (Message, Message) = (
    Message("tiles-numbers-on-pictures"),
    Message("tiles-numbers-on-pictures-about"),
);
/// Below the choice.
pub(crate) const SMALL_TILES: Message = Message("tiles-small-tiles");

/// The field for a path, where there is no dialog, and the button beside it.
pub(crate) const FILE: Message = Message("tiles-file");
pub(crate) const SHOW: Message = Message("tiles-show");
pub(crate) const NO_DIALOG: Message = Message("tiles-no-dialog");

/// What a dialog for pictures says.
pub(crate) const CHOOSE: Message = Message("tiles-choose");
pub(crate) const PICTURES: Message = Message("tiles-pictures");

pub(crate) fn reading(name: &str) -> String {
    message!("tiles-reading", name)
}

pub(crate) fn shown(name: &str) -> String {
    message!("tiles-shown", name)
}

/// After the reason why a picture that was kept is not shown.
pub(crate) fn numbers_instead(reason: &str) -> String {
    message!("tiles-numbers-instead", reason)
}

pub(crate) fn unreadable(name: &str, error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::NotFound {
        return message!("tiles-gone", name);
    }
    message!("tiles-unreadable", name, error = error.to_string())
}

pub(crate) fn not_a_file(name: &str) -> String {
    message!("tiles-not-a-file", name)
}

pub(crate) fn empty(name: &str) -> String {
    message!("tiles-empty", name)
}

pub(crate) fn large_file(name: &str, most: u64) -> String {
    message!("tiles-large-file", name, most = most >> 20)
}

pub(crate) fn many_pixels(name: &str, (width, height): (u32, u32), most: u64) -> String {
    message!(
        "tiles-many-pixels",
        name,
        width,
        height,
        most = most / 1_000_000
    )
}

pub(crate) fn few_pixels(name: &str, (width, height): (u32, u32), least: usize) -> String {
    message!("tiles-few-pixels", name, width, height, least)
}

pub(crate) fn memory(name: &str) -> String {
    message!("tiles-memory", name)
}

pub(crate) fn no_picture(name: &str) -> String {
    message!("tiles-no-picture", name)
}

/// `format` is how such files end.
pub(crate) fn other_format(name: &str, format: &str) -> String {
    message!("tiles-other-format", name, format)
}

pub(crate) fn damaged(name: &str) -> String {
    message!("tiles-damaged", name)
}

pub(crate) fn broke_off(name: &str) -> String {
    message!("tiles-broke-off", name)
}
