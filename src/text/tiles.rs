//! What is said of pictures on tiles.

use crate::text::messages::tiles as said;
pub(crate) use said::*;

use std::io;

pub(crate) fn unreadable(name: &str, error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::NotFound {
        return said::gone(name);
    }
    said::unreadable(name, error)
}

pub(crate) fn large_file(name: &str, most: u64) -> String {
    said::large_file(name, most >> 20)
}

pub(crate) fn many_pixels(name: &str, (width, height): (u32, u32), most: u64) -> String {
    said::many_pixels(name, width, height, most / 1_000_000)
}

pub(crate) fn few_pixels(name: &str, (width, height): (u32, u32), least: usize) -> String {
    said::few_pixels(name, width, height, least)
}
