//! The ready-made experiments of `--preset`.

use slidescope_core::study::presets::Preset;
use slidescope_core::text::{Message, Summarized, terminal};

/// An experiment of drawn or published boards, or of every board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ready {
    Of(Preset),
    EveryBoard,
}

impl Ready {
    pub(super) const ALL: [Self; 5] = [
        Self::Of(Preset::Aima),
        Self::Of(Preset::Korf),
        Self::Of(Preset::KorfFelner),
        Self::Of(Preset::BidirectionalAgainstAstar),
        Self::EveryBoard,
    ];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Of(preset) => preset.id(),
            Self::EveryBoard => "every-board",
        }
    }

    pub(super) const fn preset(self) -> Option<Preset> {
        match self {
            Self::Of(preset) => Some(preset),
            Self::EveryBoard => None,
        }
    }
}

impl Summarized for Ready {
    fn summary(self) -> Message {
        match self {
            Self::Of(preset) => preset.summary(),
            Self::EveryBoard => terminal::PRESET_EVERY_BOARD,
        }
    }
}
