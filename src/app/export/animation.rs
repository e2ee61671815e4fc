//! Films of a run: the search is made once more, and drawn at one moment after another.

use std::io;

use egui::Rect;

use crate::app::Model;
use crate::app::export::film::Film;
use crate::app::export::pixels::{self, Pixels, Raster};
use crate::app::export::stage::{self, Stage};
use crate::app::export::{Cameras, Figure, PictureSubject};
use crate::app::playback::{Command, Transport};
use crate::study::picture::{Animation, FigureText, Frame, Paper, Sheet};

/// Writes the film of a model that has searched far enough. `go_on` is told the share that is done; where it says no, the
/// work ends as interrupted. One frame is held at a time, beside the recording.
pub(crate) fn write(
    model: &mut Model,
    film: &Animation,
    subject: PictureSubject,
    (paper, text): (Paper, &FigureText),
    out: &mut dyn io::Write,
    mut go_on: impl FnMut(f32) -> bool,
) -> io::Result<()> {
    let frames = film.frames(model.facts.playback.at());
    let sheet = paper.screen(subject.aspect(model, paper));
    let mut camera = Camera {
        stage: Stage::new(paper.light, false),
        cameras: Cameras::default(),
        subject,
        paper,
        text,
        sheet,
    };
    let mut samples = Vec::new();
    for at in [0, frames.len() / 2, frames.len() - 1] {
        samples.push(camera.shoot(model, frames[at])?);
        if !go_on(0.0) {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
    let mut film = Film::begin(out, film.format, frames.len(), &samples)?;
    drop(samples);
    for (number, frame) in frames.iter().enumerate() {
        film.add(&camera.shoot(model, *frame)?, frame.hundredths)?;
        if !go_on((number + 1) as f32 / frames.len() as f32) {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
    film.finish()
}

struct Camera<'a> {
    stage: Stage,
    cameras: Cameras,
    subject: PictureSubject,
    paper: Paper,
    text: &'a FigureText,
    sheet: Sheet,
}

impl Camera<'_> {
    fn shoot(&mut self, model: &mut Model, frame: Frame) -> io::Result<Pixels> {
        let setup = model.facts.setup();
        let to = Command::Transport(Transport::GoTo(frame.moment));
        model.facts.playback.update(to, &setup);
        let figure = Figure {
            model,
            subject: self.subject,
            paper: self.paper,
            text: self.text,
        };
        let shapes = figure.draw_with(&mut self.stage, &self.sheet, &mut self.cameras);
        stage::check_characters(&shapes)?;
        let meshes = self.stage.tessellate(&shapes, self.sheet.zoom);
        let raster = Raster {
            frame: Rect::from_min_size(egui::Pos2::ZERO, self.sheet.size.into()),
            zoom: self.sheet.zoom,
            background: self.stage.background(),
        };
        Ok(pixels::draw(&meshes, self.stage.textures(), &raster))
    }
}
