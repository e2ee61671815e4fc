//! Draws a picture away from the screen, at the size asked for, with the views of the window.

use std::io;

use egui::epaint::ClippedShape;
use egui::{CentralPanel, Color32, Context, Frame, Margin, RawInput, Rect, Ui, ViewportId, vec2};

use crate::app::Model;
use crate::app::compare::compare_view;
use crate::app::experiment::experiment_view;
use crate::app::explore::state_space::{self, MapView};
use crate::app::explore::tree::{TreeView, tree_view};
use crate::app::explore::{depths, plot};
use crate::app::export::pixels::{self, Textures};
use crate::app::export::{PictureSubject, svg};
use crate::app::theme::{self, Palette};
use crate::study::picture::{Paper, PictureFormat};

/// The views of a picture, which show everything: not the window's, which a person may have zoomed.
#[derive(Default)]
pub(crate) struct Cameras {
    tree: TreeView,
    map: MapView,
    compare: compare_view::CompareViews,
}

/// Draws what its panel shows, without what can be clicked there.
pub(crate) fn draw(ui: &mut Ui, model: &Model, subject: PictureSubject, cameras: &mut Cameras) {
    match (subject, &model.playback.run) {
        (PictureSubject::Tree, Some(run)) => tree_view::picture(ui, model, run, &mut cameras.tree),
        (PictureSubject::StateSpace, Some(run)) => {
            state_space::show(ui, model, run, &mut cameras.map);
        }
        (PictureSubject::Depths, Some(run)) => depths::show(ui, model, run),
        (PictureSubject::Plot, Some(run)) => plot::picture(ui, model, run),
        (PictureSubject::Columns, _) => {
            compare_view::columns_picture(ui, model, &mut cameras.compare);
        }
        (PictureSubject::Curves, _) => compare_view::curves_picture(ui, model),
        (PictureSubject::Lengths, _) => experiment_view::picture(ui, model),
        (
            PictureSubject::Tree
            | PictureSubject::StateSpace
            | PictureSubject::Depths
            | PictureSubject::Plot,
            None,
        ) => {}
    }
}

/// Frames until the layout is settled and the camera stands still.
const FRAMES: usize = 4;

/// A picture that is drawn, but not written yet: writing takes long and can be done on any thread.
pub(crate) struct Drawing {
    ctx: Context,
    shapes: Vec<ClippedShape>,
    textures: Textures,
    background: Color32,
    paper: Paper,
    format: PictureFormat,
}

impl Drawing {
    /// What `show` draws on `paper`, for a file of this format.
    pub(crate) fn new(paper: Paper, format: PictureFormat, mut show: impl FnMut(&mut Ui)) -> Self {
        let ctx = Context::default();
        theme::apply(&ctx);
        let (theme, palette) = if paper.light {
            (egui::Theme::Light, Palette::LIGHT)
        } else {
            (egui::Theme::Dark, Palette::DARK)
        };
        ctx.set_theme(theme);
        svg::want_shapes(&ctx, format == PictureFormat::Svg);
        let size = vec2(paper.width as f32, paper.height as f32) / paper.zoom;
        let (mut shapes, mut textures) = (Vec::new(), Textures::default());
        for frame in 0..FRAMES {
            let mut input = RawInput {
                screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
                time: Some(frame as f64),
                ..RawInput::default()
            };
            let screen = input.viewports.entry(ViewportId::ROOT).or_default();
            screen.native_pixels_per_point = Some(paper.zoom);
            let mut output = ctx.run_ui(input, |ui| {
                let frame = Frame::new()
                    .fill(palette.panel)
                    .inner_margin(Margin::same(12));
                CentralPanel::default().frame(frame).show(ui, &mut show);
            });
            textures.take(&output.textures_delta);
            output.textures_delta.clear();
            shapes = output.shapes;
        }
        Self {
            ctx,
            shapes,
            textures,
            background: palette.panel,
            paper,
            format,
        }
    }

    /// Writes the file.
    pub(crate) fn write(&self, out: &mut dyn io::Write) -> io::Result<()> {
        match self.format {
            PictureFormat::Svg => {
                let text = svg::svg(&self.shapes, self.paper, self.background);
                out.write_all(text.as_bytes())
            }
            PictureFormat::Png => {
                let meshes = self.ctx.tessellate(self.shapes.clone(), self.paper.zoom);
                let pixels = pixels::draw(&meshes, &self.textures, self.paper, self.background);
                pixels.write(out)
            }
        }
    }
}
