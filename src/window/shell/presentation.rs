//! Whether the window is presented, and what of it the presenter has chosen.

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Present {
    pub on: bool,
    pub(crate) blank: bool,
    pub(crate) notes: bool,
    /// How the picture is enlarged from the next frame on.
    pub(crate) zoom: Option<Zoom>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Zoom {
    By(f64),
    Whole,
}

impl Present {
    pub(crate) const fn show(&mut self, on: bool) {
        self.on = on;
        self.blank = false;
        self.notes = false;
    }
}
