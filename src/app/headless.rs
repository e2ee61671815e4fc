//! `slidescope picture`: the window's model and its views, without a window.

use std::io;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::bounded;
use egui::Rect;

use crate::app::explore::{Tab, ViewOptions};
use crate::app::export::film::Film;
use crate::app::export::pixels::{self, Raster};
use crate::app::export::stage::{self, Stage};
use crate::app::export::{Cameras, Drawing, Figure, PictureSubject};
use crate::app::playback::{self, Phase, Run, Transport};
use crate::app::tiles::TileLook;
use crate::app::{Model, Speed};
use crate::cli::progress::ProgressLine;
use crate::console;
use crate::files::replace;
use crate::jobs::Measured;
use crate::study::picture::{Animation, Frame, PictureError, PictureRequest, SearchPicture, Sheet};
use crate::text::terminal;
use crate::worker::Command;

/// Searches, draws and writes what is asked for. Exit code 2 where there is nothing to draw, 74 where it cannot be written.
#[must_use]
pub fn picture(request: &PictureRequest) -> ExitCode {
    match write_picture(request) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            console::warn(&error);
            ExitCode::from(match error {
                PictureError::Write(_) => 74,
                PictureError::NotStarted
                | PictureError::SearchFailed(_)
                | PictureError::EndedBefore { .. }
                | PictureError::NotRecorded { .. }
                | PictureError::SpaceTooLarge
                | PictureError::NotSolved
                | PictureError::NotExpanded
                | PictureError::Still
                | PictureError::FilmTooLarge
                | PictureError::TwoSpaces => 2,
            })
        }
    }
}

fn write_picture(request: &PictureRequest) -> Result<(), PictureError> {
    let mut model = search(request, || true)?;
    if let Some(film) = &request.animation {
        let mut line = ProgressLine::new();
        let done = replace(&request.path, |out| {
            write_frames(&mut model, request, film, out, |share| {
                line.show(|_| terminal::animation_progress(share));
                true
            })
        });
        line.clear();
        done?;
        tell(request, &model);
        return Ok(());
    }
    let figure = Figure {
        shown: model.shown(),
        subject: PictureSubject::Search(request.view),
        paper: request.paper,
        text: &request.text,
    };
    let drawing = Drawing::new(&figure, request.format);
    replace(&request.path, |out| {
        drawing.write(out as &mut dyn io::Write)
    })?;
    tell(request, &model);
    Ok(())
}

/// Says what was written. A pipe or a device has no size.
fn tell(request: &PictureRequest, model: &Model) {
    let file = std::fs::metadata(&request.path).ok();
    let size = file.filter(std::fs::Metadata::is_file).map(|f| f.len());
    let run = model.facts.playback.run.as_ref();
    let expansions = run.map_or(0, |run| run.timeline.at());
    console::say(terminal::picture_written(&request.path, size, expansions));
}

/// Searches and draws a film, with the views set as in `look` and the tiles as in `tiles`.
pub(crate) fn write_film(
    request: &PictureRequest,
    (look, tiles): (ViewOptions, &TileLook),
    out: &mut dyn io::Write,
    mut go_on: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    let Some(film) = &request.animation else {
        return Ok(());
    };
    let mut model = search(request, || go_on(0.0)).map_err(io::Error::other)?;
    model.explore.options = look;
    model.tiles.look = tiles.clone();
    write_frames(&mut model, request, film, out, go_on)
}

/// Writes the film of a model that has searched far enough. `go_on` is told the share that is done; where it says no, the
/// work ends as interrupted. One frame is held at a time, beside the recording.
fn write_frames(
    model: &mut Model,
    request: &PictureRequest,
    film: &Animation,
    out: &mut dyn io::Write,
    mut go_on: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    let (subject, paper) = (PictureSubject::Search(request.view), request.paper);
    let frames = film.frames(model.facts.playback.at());
    let sheet = paper.screen(model.shown().aspect(subject, paper));
    let mut stage = Stage::new(paper.light, false);
    let mut cameras = Cameras::default();
    let mut shoot = |frame: Frame| {
        let setup = model.facts.setup();
        let to = playback::Command::Transport(Transport::GoTo(frame.moment));
        model.facts.playback.update(to, &setup);
        let figure = Figure {
            shown: model.shown(),
            subject,
            paper,
            text: &request.text,
        };
        let shapes = figure.draw_with(&mut stage, &sheet, &mut cameras);
        stage::check_characters(&shapes)?;
        let meshes = stage.tessellate(&shapes, sheet.zoom);
        let raster = Raster {
            frame: Rect::from_min_size(egui::Pos2::ZERO, sheet.size.into()),
            zoom: sheet.zoom,
            background: stage.background(),
        };
        io::Result::Ok(pixels::draw(&meshes, stage.textures(), &raster))
    };
    let mut samples = Vec::new();
    for at in [0, frames.len() / 2, frames.len() - 1] {
        samples.push(shoot(frames[at])?);
        if !go_on(0.0) {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
    let mut film = Film::begin(out, film.format, frames.len(), &samples)?;
    drop(samples);
    for (number, frame) in frames.iter().enumerate() {
        film.add(&shoot(*frame)?, frame.hundredths)?;
        if !go_on((number + 1) as f32 / frames.len() as f32) {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
    film.finish()
}

/// A model that has searched as far as asked, with everything known that the view shows. It is given up where `go_on` says
/// no.
fn search(
    request: &PictureRequest,
    mut go_on: impl FnMut() -> bool,
) -> Result<Model, PictureError> {
    let Sheet { size, zoom, .. } = request.paper.screen(1.0);
    if request.animation.is_some() && size[0] * size[1] * zoom * zoom > Animation::PIXELS {
        return Err(PictureError::FilmTooLarge);
    }
    let (send, woken) = bounded(1);
    let wake = Arc::new(move || {
        // A wake-up that is there already is enough.
        let _ = send.try_send(());
    });
    let mut model = Model::new(1, request.limits.memory, wake);
    model.begin_picture(request);
    loop {
        model.poll();
        if !go_on() {
            return Err(PictureError::NotStarted);
        }
        let run = model
            .facts
            .playback
            .run
            .as_ref()
            .ok_or(PictureError::NotStarted)?;
        if let Some(failure) = run.failure() {
            return Err(PictureError::SearchFailed(failure.to_owned()));
        }
        if has_arrived(run, request.at) && is_measured(&model, request.view)? {
            check_moment(&model, run, request)?;
            return Ok(model);
        }
        // The time limit covers a wake-up that came before this wait.
        let _ = woken.recv_timeout(Duration::from_millis(20));
    }
}

/// Whether the search is where it is to be drawn, and recorded.
fn has_arrived(run: &Run, at: Option<u64>) -> bool {
    let ended = run.phase == Phase::Ended;
    let timeline = &run.timeline;
    let told = ended || at.is_some_and(|at| timeline.newest() >= at);
    told && (timeline.recorded() >= timeline.newest() || timeline.is_whole())
}

/// Whether the space is measured, where the view needs it.
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

/// Whether the moment asked for exists and can be drawn. The plot needs no recording.
fn check_moment(model: &Model, run: &Run, request: &PictureRequest) -> Result<(), PictureError> {
    let timeline = &run.timeline;
    let expansions = timeline.newest();
    match request.at {
        Some(at) if at > expansions => Err(PictureError::EndedBefore { expansions, at }),
        _ if request.view != SearchPicture::Plot && timeline.is_beyond() => {
            let recorded = timeline.recorded();
            Err(PictureError::NotRecorded { recorded })
        }
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
    /// Begins to search as far as `request` asks, as fast as can be, and shows the view that it needs.
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
        let command = request.at.map_or(go, Command::StepTo);
        self.facts.playback.start_and(command, true, &setup);
    }
}
