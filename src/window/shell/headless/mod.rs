//! The window's model and views without a window: pictures and films of a search, and a lesson as a handout.

pub mod handout;

pub(crate) use handout::write as write_handout;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::window::shell::Model;
use crate::window::shell::drawing::Cameras;
use slidescope_core::lesson::Tab;
use slidescope_core::picture::{
    Animation, Frame, PictureError, PictureRequest, SearchPicture, Sheet,
};
use slidescope_core::run::{self, Phase, Run, Speed, Transport};
use slidescope_core::services::Measured;
use slidescope_core::services::search_task::Command;
use slidescope_core::tasks::rest;
use slidescope_parts::export::PictureSubject;
use slidescope_parts::export::animated_file::Film;
use slidescope_parts::export::stage::{self, Stage};
use slidescope_parts::pictures::ViewOptions;
use slidescope_parts::tiles::TileLook;

/// The time between two checks of a search's progress.
const LOOK: Duration = Duration::from_millis(5);

/// Returns a model that has searched as far as requested and has everything that the view shows. Fails if `go_on` returns
/// `false`.
pub(crate) async fn search(
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
                let to = run::Command::Transport(Transport::GoTo(end));
                model.facts.playback.pause();
                model.facts.playback.update(to, &setup);
            }
            return Ok(model);
        }
        rest(LOOK).await;
    }
}

/// Returns whether the moment to draw can be shown.
fn has_arrived(run: &Run, request: &PictureRequest) -> bool {
    let is_there = |stop| run.timeline.newest() >= stop;
    let ended = run.phase == Phase::Ended || ends_with_recording(run, request);
    ended || request.stop().is_some_and(is_there)
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

/// Searches and draws a film, with the views set as in `look` and the tiles as in `tiles`.
pub(crate) async fn write_film(
    request: &PictureRequest,
    (look, tiles): (ViewOptions, &TileLook),
    out: &mut dyn io::Write,
    mut go_on: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    let Some(film) = &request.animation else {
        return Ok(());
    };
    let searched = search(request, |_| go_on(0.0)).await;
    let mut model = searched.map_err(io::Error::other)?;
    model.explore.options = look;
    model.tiles.look = tiles.clone();
    write_frames(&mut model, request, film, out, go_on).await
}

/// Writes the film of a model that has searched far enough. `go_on` is called with the share done; if it returns `false`,
/// this fails as interrupted. Only one frame is in memory at a time, beside the recording.
pub(crate) async fn write_frames(
    model: &mut Model,
    request: &PictureRequest,
    film: &Animation,
    out: &mut dyn io::Write,
    mut go_on: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    let (subject, paper) = (PictureSubject::Search(request.view), request.paper);
    let frames = film.frames(model.facts.playback.at());
    let sheet = paper.screen(model.aspect(subject, paper));
    let mut stage = Stage::new(paper.light, false);
    let mut cameras = Cameras::default();
    let mut shoot = |frame: Frame| {
        let setup = model.facts.setup();
        let to = run::Command::Transport(Transport::GoTo(frame.moment));
        model.facts.playback.update(to, &setup);
        let text = &request.text;
        let shapes = model.draw_on(&mut stage, &sheet, subject, text, &mut cameras);
        stage::check_characters(&shapes)?;
        stage.pixels(&shapes, stage::whole(&sheet), sheet.zoom)
    };
    let mut samples = Vec::new();
    for at in [0, frames.len() / 2, frames.len() - 1] {
        samples.push(shoot(frames[at])?);
        if !go_on(0.0) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        rest(Duration::ZERO).await;
    }
    let mut film = Film::begin(out, film.format, frames.len(), &samples)?;
    drop(samples);
    for (number, frame) in frames.iter().enumerate() {
        film.add(&shoot(*frame)?, frame.hundredths)?;
        if !go_on((number + 1) as f32 / frames.len() as f32) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        rest(Duration::ZERO).await;
    }
    film.finish()
}
