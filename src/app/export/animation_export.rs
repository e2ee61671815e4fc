//! The animation that is saved: how fast, how long, and which part of the run.

use crate::app::export::PictureSubject;
use crate::app::files::{SaveFile, Target};
use crate::study::picture::{Animation, AnimationFormat, Frame, SearchPicture};

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

    /// Its frames, in a run of so many expansions.
    pub(crate) fn frames(&self, newest: u64) -> Vec<Frame> {
        self.film.frames(self.end(newest))
    }
}

/// The view of a search that `subject` is, where it changes as the search goes.
pub(crate) const fn moving(subject: PictureSubject) -> Option<SearchPicture> {
    match subject {
        PictureSubject::Tree => Some(SearchPicture::Tree),
        PictureSubject::StateSpace => Some(SearchPicture::Map),
        PictureSubject::Depths => Some(SearchPicture::Depths),
        PictureSubject::Plot => Some(SearchPicture::Plot),
        PictureSubject::Expansion => Some(SearchPicture::Expansion),
        PictureSubject::Solution
        | PictureSubject::Columns
        | PictureSubject::Curves
        | PictureSubject::Estimates
        | PictureSubject::Lengths => None,
    }
}
