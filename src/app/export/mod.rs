//! Pictures as files: what the painters draw, drawn once more at the size asked for, away from the screen.

pub(crate) mod draw;
pub(crate) mod export_view;
pub(crate) mod headless;
pub(crate) mod picture;
pub(crate) mod picture_view;
pub(crate) mod pixels;
pub(crate) mod save_file;
pub(crate) mod save_view;
pub(crate) mod svg;
pub(crate) mod table_file;
pub(crate) mod trace;
pub(crate) mod trace_view;
pub(crate) mod triangles;

pub(crate) use draw::{Cameras, draw};
pub(crate) use picture::{Motif, Page, PictureDesk};
pub(crate) use save_file::Saving;
pub(crate) use table_file::TableFile;
pub(crate) use trace::TraceDesk;

use std::io;

use egui::{
    CentralPanel, Color32, Context, Frame, Id, Margin, RawInput, Rect, Ui, ViewportId,
    epaint::ClippedShape, vec2,
};

use crate::{
    app::{
        export::pixels::Textures,
        theme::{self, Palette},
    },
    study::picture::{Kind, Paper},
};

/// Something done with the picture or the trace of the search.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Picture(picture::Action),
    Trace(trace::Action),
}

/// Frames until everything has found its place and the camera stands still.
const FRAMES: usize = 4;

/// A picture that is drawn, but not written yet: that takes its time, and can be done on any thread.
pub(crate) struct Drawing {
    ctx: Context,
    shapes: Vec<ClippedShape>,
    textures: Textures,
    ground: Color32,
    paper: Paper,
    kind: Kind,
}

impl Drawing {
    /// What `show` draws on `paper`, for a file of this kind.
    pub(crate) fn new(paper: Paper, kind: Kind, mut show: impl FnMut(&mut Ui)) -> Self {
        let ctx = Context::default();
        theme::apply(&ctx);
        let (theme, palette) = if paper.light {
            (egui::Theme::Light, Palette::LIGHT)
        } else {
            (egui::Theme::Dark, Palette::DARK)
        };
        ctx.set_theme(theme);
        ctx.data_mut(|data| data.insert_temp(as_shapes(), kind == Kind::Svg));
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
            ground: palette.panel,
            paper,
            kind,
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// Where `out` takes no more.
    pub(crate) fn write(&self, out: &mut dyn io::Write) -> io::Result<()> {
        match self.kind {
            Kind::Svg => {
                let text = svg::svg(&self.shapes, self.paper, self.ground);
                out.write_all(text.as_bytes())
            }
            Kind::Png => {
                let meshes = self.ctx.tessellate(self.shapes.clone(), self.paper.zoom);
                let pixels = pixels::draw(&meshes, &self.textures, self.paper, self.ground);
                pixels.write(out)
            }
        }
    }
}

/// Whether `ui` is drawn to a file in which lines and discs stay what they are, and many of them make no mesh.
pub(crate) fn wants_shapes(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(as_shapes())).unwrap_or(false)
}

fn as_shapes() -> Id {
    Id::unique("as shapes")
}
