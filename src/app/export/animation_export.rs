//! The animation that is saved: how fast, how long, and which part of the run.

use crate::app::files::{SaveFile, Target};
use crate::study::picture::{Animation, AnimationFormat, Frame};

/// The animation to be saved. What it shows, its size and the words around it are the picture's.
pub struct AnimationExport {
    /// Speed, length and first moment; the file has the format.
    pub(crate) film: Animation,
    /// The last moment; none is the newest.
    pub(crate) to: Option<u64>,
    pub(crate) file: SaveFile<AnimationFormat>,
}

impl AnimationExport {
    pub(crate) fn new() -> Self {
        Self {
            film: Animation::new(AnimationFormat::default()),
            to: None,
            file: SaveFile::new(Target::Animation, "run"),
        }
    }

    /// The last moment, in a run of so many expansions.
    pub(crate) fn end(&self, newest: u64) -> u64 {
        self.to.map_or(newest, |to| to.min(newest))
    }

    pub(crate) fn frames(&self, newest: u64) -> Vec<Frame> {
        self.film.frames(self.end(newest))
    }
}
