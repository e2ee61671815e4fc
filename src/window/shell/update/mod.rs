//! The parts of [`Model`](crate::window::shell::Model) that apply effects, because a change of one feature affects others.

pub(crate) mod course;
mod dropped;
pub(crate) mod exports;
pub(crate) mod files;
pub(crate) mod kept;
pub(crate) mod lesson;
mod slide;

use crate::window::shell::Model;
use crate::window::shell::toast::Toast;
use slidescope_core::run::Tone;

impl Model {
    pub(crate) fn say(&mut self, tone: Tone, words: impl Into<String>) {
        self.toast = Some(Toast::new(tone, words));
    }

    /// Shows a message about a change of the boards, and offers to undo it.
    pub(crate) fn say_of_boards(&mut self, tone: Tone, words: String) {
        let mut toast = Toast::new(tone, words);
        toast.offers_undo = true;
        self.toast = Some(toast);
    }
}
