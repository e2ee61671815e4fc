//! The animation that is saved: how fast, how long, and which part of the run.

use std::path::PathBuf;

use crate::app::Model;
use crate::app::export::{FileEdit, PictureSubject, SaveFile, headless};
use crate::app::playback::Phase;
use crate::search::Limits;
use crate::study::picture::{
    Animation, AnimationFormat, Frame, Paper, PictureFormat, PictureRequest, SearchPicture,
};

/// The animation to be saved. What it shows, its size and the words around it are the picture's.
pub struct AnimationExport {
    /// Speed, length and first moment; the file has the format.
    pub(crate) film: Animation,
    /// The last moment; none is the newest.
    pub(crate) to: Option<u64>,
    pub(crate) file: SaveFile<AnimationFormat>,
}

/// What a person asks of the animation.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// As fast and as long as this, from this moment.
    Film(Animation),
    /// Up to this moment, or the newest.
    To(Option<u64>),
    /// Another name or format.
    File(FileEdit<AnimationFormat>),
    /// Write it, on paper like this.
    Write(Paper),
    /// Give up what is being written.
    Cancel,
}

impl AnimationExport {
    pub(crate) fn new() -> Self {
        Self {
            film: Animation::new(AnimationFormat::default()),
            to: None,
            file: SaveFile::new("run"),
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

/// The views that change as a search goes.
const fn moving(subject: PictureSubject) -> Option<SearchPicture> {
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

impl Model {
    pub(crate) fn update_animation(&mut self, action: Action) {
        let animation = &mut self.animation;
        match action {
            Action::Film(film) => animation.film = film,
            Action::To(to) => animation.to = to,
            Action::File(edit) => animation.file.edit(edit),
            Action::Write(paper) => self.write_animation(paper),
            Action::Cancel => animation.file.cancel(),
        }
    }

    /// Whether there is something to be animated.
    pub(crate) fn can_animate(&self) -> bool {
        let subject = self.picture.subject(self.facts.screen);
        moving(subject).is_some() && self.can_draw() && self.facts.playback.expanded() > 0
    }

    /// Searches once more in the background, as far as the film goes, and draws it.
    fn write_animation(&mut self, paper: Paper) {
        let (Some(run), Some(view)) = (
            &self.facts.playback.run,
            moving(self.picture.subject(self.facts.screen)),
        ) else {
            return;
        };
        let newest = run.stats.expanded;
        let end = self.animation.end(newest);
        // To the end of a search that has ended: its last moment has the solution.
        let whole = run.phase == Phase::Ended && end == newest;
        let request = PictureRequest {
            problem: run.problem,
            strategy: run.strategy,
            limits: Limits {
                memory: self.facts.settings.memory_limit,
                expansions: None,
            },
            view,
            at: (!whole).then_some(end),
            paper,
            text: self.picture.text.clone(),
            path: PathBuf::new(),
            format: PictureFormat::default(),
            animation: Some(Animation {
                format: self.animation.file.format,
                ..self.animation.film
            }),
        };
        let (look, tiles) = (self.explore.options, self.tiles.look.clone());
        self.animation
            .file
            .write_long(&self.facts.wake, false, move |out, token| {
                headless::write_film(&request, (look, &tiles), out, |share| {
                    token.report(share);
                    !token.is_cancelled()
                })?;
                Ok(None)
            });
    }
}
