//! The status line: its text and its tone.

use egui::Color32;

use crate::app::theme::Palette;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Quiet,
    Busy,
    Waiting,
    Solved,
    Bad,
}

impl Tone {
    pub(crate) const fn color(self, palette: &Palette) -> Color32 {
        match self {
            Self::Quiet => palette.dim,
            Self::Busy => palette.accent,
            Self::Waiting | Self::Solved => palette.gold_text,
            Self::Bad => palette.bad,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    pub text: String,
    /// A shorter text for when there is little room.
    pub short: Option<String>,
    pub tone: Tone,
}

impl Status {
    pub(crate) fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            short: None,
            tone,
        }
    }

    pub(crate) fn shortened(mut self) -> Self {
        self.text = self.short.take().unwrap_or(self.text);
        self
    }

    pub(crate) fn with_short(self, short: impl Into<String>) -> Self {
        Self {
            short: Some(short.into()),
            ..self
        }
    }
}
