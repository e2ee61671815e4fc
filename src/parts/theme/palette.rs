//! The two sets of colours.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use egui::{Color32, Ui};

use crate::theme::Hue;
use slidescope_core::run::Tone;
use slidescope_core::search::Algorithm;

/// Whether the person asks for contrast.
static CONTRAST: AtomicBool = AtomicBool::new(false);

/// Uses colours of high contrast from now on. Called before the window is made.
#[cfg(target_arch = "wasm32")]
pub fn raise_contrast() {
    CONTRAST.store(true, Relaxed);
}

const fn rgb(hex: [u32; 2], theme: usize) -> Color32 {
    let hex = hex[theme];
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// The colours of one theme. The hues of the most common strategies are Okabe and Ito's, which colour-blind people can tell
/// apart; each is accompanied by a shape and a dash.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    pub ground: Color32,
    /// Side panels and large cards.
    pub panel: Color32,
    /// Fields, buttons, small cards.
    pub card: Color32,
    pub hover: Color32,
    pub line: Color32,
    pub text: Color32,
    /// Labels and notes.
    pub dim: Color32,
    /// Controls that can be used now.
    pub accent: Color32,
    pub on_accent: Color32,
    /// The solution, as a shape.
    pub gold: Color32,
    /// The solution, as text.
    pub gold_text: Color32,
    /// A good verdict, as a shape.
    pub good: Color32,
    pub bad: Color32,
    pub tile: Color32,
    pub tile_hover: Color32,
    pub blank: Color32,
    /// The backward half of a bidirectional search.
    pub backward: Color32,
    /// In the order of [`Hue::ALL`].
    pub hues: [Color32; 11],
    /// The colours of expanded nodes, from the least value. After Viridis (Nathaniel Smith and Stéfan van der Walt, 2015;
    /// CC0), each bright enough to be told from the background.
    pub scale: [Color32; 6],
}

impl Palette {
    pub const DARK: Self = Self::new(0);
    /// For daylight and projectors.
    pub const LIGHT: Self = Self::new(1);

    /// The first colour of each pair is the dark theme's, the second the light one's.
    const fn new(theme: usize) -> Self {
        Self {
            ground: rgb([0x14161a, 0xf3f4f6], theme),
            panel: rgb([0x1b1e24, 0xffffff], theme),
            card: rgb([0x22262e, 0xf7f8fa], theme),
            hover: rgb([0x2b303a, 0xeceff3], theme),
            line: rgb([0x2e333d, 0xdfe3e8], theme),
            text: rgb([0xe8eaee, 0x1c2026], theme),
            dim: rgb([0x98a0ad, 0x626b78], theme),
            accent: rgb([0x4aa3e0, 0x0b6cb0], theme),
            on_accent: rgb([0x08141e, 0xffffff], theme),
            gold: rgb([0xf0c33c, 0xb8860b], theme),
            gold_text: rgb([0xf0c33c, 0x856000], theme),
            good: rgb([0x22b58a, 0x008f68], theme),
            bad: rgb([0xf08a6c, 0xb0360f], theme),
            tile: rgb([0x323946, 0xe2e7ee], theme),
            tile_hover: rgb([0x3e4757, 0xd3dbe5], theme),
            blank: rgb([0x1f2229, 0xf0f2f5], theme),
            backward: rgb([0xe08cc0, 0xb0558c], theme),
            hues: [
                rgb([0x5ab4e8, 0x0072b2], theme),
                rgb([0x22b58a, 0x008f68], theme),
                rgb([0xf29f38, 0xc96a00], theme),
                rgb([0xb18af7, 0x8a4fe0], theme),
                rgb([0xf3efa0, 0x736800], theme),
                rgb([0x8fce3a, 0x4a9e12], theme),
                rgb([0x5470f5, 0x2a35b8], theme),
                rgb([0xb08968, 0x6b4226], theme),
                rgb([0xf0604d, 0xb5271c], theme),
                rgb([0x9ff0e8, 0x0d5f6b], theme),
                rgb([0x607890, 0x26303c], theme),
            ],
            scale: [
                rgb([0x8860d0, 0x483684], theme),
                rgb([0x7080e4, 0x3c4f8a], theme),
                rgb([0x4c94d6, 0x30678e], theme),
                rgb([0x2ca3b4, 0x247c8c], theme),
                rgb([0x2cb084, 0x1c8a78], theme),
                rgb([0x70be54, 0x3a8e34], theme),
            ],
        }
    }

    /// The colours where a person asks for contrast: text, lines and grounds are black and white.
    pub const fn contrasting(theme: usize) -> Self {
        let (ground, text) = (
            rgb([0x000000, 0xffffff], theme),
            rgb([0xffffff, 0x000000], theme),
        );
        Self {
            ground,
            panel: ground,
            card: ground,
            line: text,
            text,
            dim: text,
            gold_text: rgb([0xffe066, 0x5c4300], theme),
            good: rgb([0x4be3b4, 0x00593f], theme),
            bad: rgb([0xffb199, 0x8a2300], theme),
            accent: rgb([0x8fd0ff, 0x004a80], theme),
            on_accent: ground,
            ..Self::new(theme)
        }
    }

    pub fn of(ui: &Ui) -> &'static Self {
        Self::themed(ui.visuals().dark_mode)
    }

    pub(crate) fn themed(dark: bool) -> &'static Self {
        match (dark, CONTRAST.load(Relaxed)) {
            (true, false) => &Self::DARK,
            (false, false) => &Self::LIGHT,
            (true, true) => &const { Self::contrasting(0) },
            (false, true) => &const { Self::contrasting(1) },
        }
    }

    /// The colour of a status line.
    pub const fn tone(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Quiet => self.dim,
            Tone::Busy => self.accent,
            Tone::Waiting | Tone::Solved => self.gold_text,
            Tone::Bad => self.bad,
        }
    }

    pub const fn algorithm(&self, algorithm: Algorithm) -> Color32 {
        self.hue(Hue::of(algorithm))
    }

    /// Returns the colour of an answer or a result that is right or wrong.
    pub(crate) const fn judged(&self, right: bool) -> Color32 {
        if right { self.good } else { self.bad }
    }

    /// Returns the colour for a statement that holds, does not hold, or is undecided.
    pub const fn verdict(&self, holds: Option<bool>) -> Color32 {
        match holds {
            Some(true) => self.good,
            Some(false) => self.hue(Hue::Vermilion),
            None => self.dim,
        }
    }

    pub const fn hue(&self, hue: Hue) -> Color32 {
        self.hues[hue as usize]
    }
}
