//! Pictures and animations of what the features show, drawn and saved.

use crate::window::shell::{Model, headless};
use slidescope_core::picture::{Animation, Paper, PictureRequest, SearchPicture};
use slidescope_core::run::Phase;
use slidescope_core::search::Limits;
use slidescope_core::services::Measured;
use slidescope_parts::export::PictureSubject;
use slidescope_parts::files::Out;

impl Model {
    pub(crate) fn can_draw(&self) -> bool {
        self.has_picture(self.exports.picture.subject(self.facts.screen))
    }

    pub(crate) fn has_picture(&self, subject: PictureSubject) -> bool {
        let playback = &self.facts.playback;
        let has_map = || match self.facts.space() {
            Measured::Done(space) => space.map.is_some(),
            Measured::Pending | Measured::TooLarge => false,
        };
        match subject {
            PictureSubject::Search(SearchPicture::Map) => playback.run.is_some() && has_map(),
            PictureSubject::Search(SearchPicture::Expansion) => {
                let run = playback.run.as_ref();
                run.is_some_and(|run| run.current().is_some())
            }
            PictureSubject::Search(SearchPicture::Solution) => playback.replay.is_some(),
            PictureSubject::Search(_) => playback.run.is_some(),
            PictureSubject::Columns | PictureSubject::Curves => self.compare.has_begun(),
            PictureSubject::Estimates => self.heuristics.findings().is_some(),
            PictureSubject::Lengths => self.experiment.results().is_some(),
        }
    }

    /// Draws the picture now, and writes it in the background.
    pub(crate) fn save_picture(&mut self, paper: Paper) {
        let picture = &self.exports.picture;
        let (subject, format) = (picture.subject(self.facts.screen), picture.file.format);
        let drawing = self.drawing(subject, paper, &picture.text, format);
        let write = move |out: Out<'_>| drawing.write(out).map(|()| None);
        let file = &mut self.exports.picture.file;
        file.write(&self.facts.wake, write);
    }

    /// Visits the slides in the background, draws them and writes the handout.
    pub(crate) fn save_handout(&mut self) {
        let Some(lesson) = self.lesson.lesson(&self.snapshot()) else {
            return;
        };
        let (handout, tiles) = (self.lesson.handout, self.tiles.look.clone());
        let memory = self.facts.settings.memory_limit;
        let write = async move |out: Out<'_>, go_on| {
            headless::write_handout(&lesson, handout, (&tiles, memory), out, go_on).await?;
            Ok(None)
        };
        let file = &mut self.lesson.handout_file;
        file.write_long(&self.facts.wake, write);
    }

    /// Repeats the search in the background up to the film's end, and draws the film.
    pub(crate) fn save_animation(&mut self, paper: Paper) {
        let (Some(run), Some(view)) = (
            &self.facts.playback.run,
            self.exports.picture.subject(self.facts.screen).moving(),
        ) else {
            return;
        };
        let newest = run.timeline.newest();
        let end = self.exports.animation.end(newest);
        // A film that covers an ended search includes its end, because its last moment has the solution.
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
            text: self.exports.picture.text.clone(),
            animation: Some(Animation {
                format: self.exports.animation.file.format,
                ..self.exports.animation.film
            }),
        };
        let (look, tiles) = (self.explore.options, self.tiles.look.clone());
        let write = async move |out: Out<'_>, go_on| {
            headless::write_film(&request, (look, &tiles), out, go_on).await?;
            Ok(None)
        };
        let file = &mut self.exports.animation.file;
        file.write_long(&self.facts.wake, write);
    }
}
