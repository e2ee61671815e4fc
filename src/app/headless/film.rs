//! The frames of a film: each is the window's picture of one moment.

use std::io;
use std::time::Duration;

use crate::app::Model;
use crate::app::explore::ViewOptions;
use crate::app::export::animated_file::Film;
use crate::app::export::stage::{self, Stage};
use crate::app::export::{Cameras, Figure, PictureSubject};
use crate::app::headless::search;
use crate::app::playback::{self, Transport};
use crate::app::tiles::TileLook;
use crate::study::picture::{Animation, Frame, PictureRequest};
use crate::tasks::rest;

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
pub(super) async fn write_frames(
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
