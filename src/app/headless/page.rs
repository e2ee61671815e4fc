//! A page cannot search without being watched: it has one thread, and that draws.

use std::io;

use crate::app::explore::ViewOptions;
use crate::app::lesson::Handout;
use crate::app::tiles::TileLook;
use crate::lesson::Lesson;
use crate::study::picture::PictureRequest;
use crate::text::page as text;

/// Refuses.
pub(crate) fn write_film(
    _: &PictureRequest,
    _: (ViewOptions, &TileLook),
    _: &mut dyn io::Write,
    _: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    Err(io::Error::other(text::ON_THE_DESKTOP.text()))
}

/// Refuses.
pub(crate) fn write_handout(
    _: &Lesson,
    _: Handout,
    _: (&TileLook, u64),
    _: &mut dyn io::Write,
    _: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    Err(io::Error::other(text::ON_THE_DESKTOP.text()))
}
