//! The window's model and views without a window: pictures and films of a search, and a lesson as a handout.

mod film;
pub(crate) mod handout;
#[cfg(not(target_arch = "wasm32"))]
mod picture;

pub(crate) use film::write_film;
pub(crate) use handout::write as write_handout;
#[cfg(not(target_arch = "wasm32"))]
pub use picture::picture;

use std::sync::Arc;
use std::time::Duration;

use crate::app::explore::Tab;
use crate::app::playback::{self, Phase, Run, Transport};
use crate::app::{Model, Speed};
use crate::jobs::Measured;
use crate::study::picture::{Animation, PictureError, PictureRequest, SearchPicture, Sheet};
use crate::tasks::rest;
use crate::worker::Command;

/// The time between two checks of a search's progress.
const LOOK: Duration = Duration::from_millis(5);

/// Returns a model that has searched as far as requested and has everything that the view shows. Fails if `go_on` returns
/// `false`.
async fn search(
    request: &PictureRequest,
    mut go_on: impl FnMut(Option<&Run>) -> bool,
) -> Result<Model, PictureError> {
    let Sheet { size, zoom, .. } = request.paper.screen(1.0);
    if request.animation.is_some() && size[0] * size[1] * zoom * zoom > Animation::PIXELS {
        return Err(PictureError::FilmTooLarge);
    }
    let mut model = Model::new(1, request.limits.memory, Arc::new(|| {}));
    model.begin_picture(request);
    loop {
        model.poll();
        let run = model.facts.playback.run.as_ref();
        if !go_on(run) {
            return Err(PictureError::NotStarted);
        }
        let run = run.ok_or(PictureError::NotStarted)?;
        if let Some(failure) = run.failure() {
            return Err(PictureError::SearchFailed(failure.to_owned()));
        }
        if has_arrived(run, request) && is_measured(&model, request.view)? {
            check_moment(&model, run, request)?;
            if ends_with_recording(run, request) {
                let end = run.timeline.recorded();
                let setup = model.facts.setup();
                let to = playback::Command::Transport(Transport::GoTo(end));
                model.facts.playback.pause();
                model.facts.playback.update(to, &setup);
            }
            return Ok(model);
        }
        rest(LOOK).await;
    }
}

/// Returns whether the search has reached and recorded the moment to draw.
fn has_arrived(run: &Run, request: &PictureRequest) -> bool {
    if ends_with_recording(run, request) {
        return true;
    }
    let ended = run.phase == Phase::Ended;
    let timeline = &run.timeline;
    let told = ended || request.stop().is_some_and(|stop| timeline.newest() >= stop);
    told && (timeline.recorded() >= timeline.newest() || timeline.is_whole())
}

/// Returns whether the search has exceeded what can be recorded, and no more is requested; it might otherwise continue for
/// years. The plot needs no recording.
fn ends_with_recording(run: &Run, request: &PictureRequest) -> bool {
    let asked = request.view == SearchPicture::Plot && request.stop().is_some();
    run.timeline.is_truncated() && !asked
}

/// Returns whether the state space is measured, if the view needs it.
fn is_measured(model: &Model, view: SearchPicture) -> Result<bool, PictureError> {
    match (view, model.facts.space()) {
        (SearchPicture::Map, Measured::TooLarge) => Err(PictureError::SpaceTooLarge),
        (SearchPicture::Map, Measured::Done(space)) if space.map.is_none() => {
            Err(PictureError::TwoSpaces)
        }
        (SearchPicture::Map | SearchPicture::Depths, Measured::Pending) => Ok(false),
        _ => Ok(true),
    }
}

/// Checks that the requested moment exists and can be drawn. The plot needs no recording.
fn check_moment(model: &Model, run: &Run, request: &PictureRequest) -> Result<(), PictureError> {
    let timeline = &run.timeline;
    let (expansions, recorded) = (timeline.newest(), timeline.recorded());
    match request.at {
        Some(at) if ends_with_recording(run, request) && at > recorded => {
            Err(PictureError::NotRecorded { recorded })
        }
        Some(at) if at > expansions => Err(PictureError::EndedBefore { expansions, at }),
        _ if request.view == SearchPicture::Solution && model.facts.playback.replay.is_none() => {
            Err(PictureError::NotSolved)
        }
        _ if request.view == SearchPicture::Solution && request.animation.is_some() => {
            Err(PictureError::Still)
        }
        _ if request.view == SearchPicture::Expansion && run.current().is_none() => {
            Err(PictureError::NotExpanded)
        }
        _ => Ok(()),
    }
}

impl Model {
    /// Starts the search that `request` asks for at full speed, and shows the required view.
    fn begin_picture(&mut self, request: &PictureRequest) {
        self.facts.boards.editor.set_problem(request.problem);
        self.facts.settings.strategy = request.strategy;
        self.facts.playback.speed = Speed::FULL;
        self.explore.tab = match request.view {
            SearchPicture::Map => Tab::StateSpace,
            SearchPicture::Depths => Tab::Depths,
            SearchPicture::Tree
            | SearchPicture::Plot
            | SearchPicture::Expansion
            | SearchPicture::Solution => Tab::Tree,
        };
        let setup = self.facts.setup();
        let go = Command::Go(Speed::FULL.pace());
        let command = request.stop().map_or(go, Command::StepTo);
        self.facts.playback.start_and(command, true, &setup);
    }
}
