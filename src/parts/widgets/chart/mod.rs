//! Charts: the live plots, and small ones painted by hand.

pub mod axes;
pub mod curve_style;
pub(crate) mod level_bars;

pub use axes::{
    Around, Axis, CLOSE, LONG, SMALL, Scale, USUAL, across, inside, marks, name_up, step_up, up,
};
pub use curve_style::{CurveStyle, draw_line, paint_line};
pub use level_bars::{LevelBars, LevelColumn};

use egui::{Response, Role, Ui, vec2};
use egui_plot::{HoverPosition, Plot, PlotPoint, PlotPoints, PlotTransform, PlotUi};

use crate::theme::{self, Palette, size};
use crate::widgets::{centred_text, described};

/// A chart that shows all data and cannot be dragged or zoomed, so that a class sees the same as the teacher.
pub struct Chart<'a> {
    pub id: &'static str,
    pub name: &'a str,
    /// A description of its curves for screen readers.
    pub said: Option<String>,
    pub x: Axis<'a>,
    pub y: Axis<'a>,
    /// How many points narrower than its area it is.
    pub spare: f32,
    /// The text in its middle if there is nothing to draw.
    pub empty: Option<&'a str>,
}

pub struct ShownChart {
    pub response: Response,
    pub(crate) transform: PlotTransform,
    /// The horizontal coordinate at which the pointer is pressed.
    pub pressed: Option<f64>,
}

impl Chart<'_> {
    pub fn grain(&self, ui: &Ui) -> [f64; 2] {
        let of = |axis: &Axis<'_>, points: f32| {
            (axis.range.end() - axis.range.start()) / f64::from(points.max(1.0))
        };
        let room = ui.available_size();
        [of(&self.x, room.x), of(&self.y, room.y)]
    }

    /// Draws the axes and what `draw` adds. `readout` returns the text for a horizontal coordinate.
    pub fn show(
        self,
        ui: &mut Ui,
        readout: impl Fn(f64) -> Option<String>,
        draw: impl FnOnce(&mut PlotUi<'_>),
    ) -> ShownChart {
        let palette = *Palette::of(ui);
        let (x, y) = (&self.x, &self.y);
        ui.visuals_mut().override_text_color = Some(palette.dim);
        let plot = Plot::new(self.id)
            .height(ui.available_height())
            .width(ui.available_width() - self.spare)
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .allow_axis_zoom_drag(false)
            .show_background(false)
            .grid_color(palette.line)
            .cursor_color(palette.dim)
            .show_y(false)
            .custom_x_axes(vec![x.across(palette.dim)])
            .custom_y_axes(vec![y.up(ui, palette.dim)])
            .x_grid_spacer(x.grid())
            .y_grid_spacer(y.grid())
            .set_margin_fraction(vec2(0.0, 0.06))
            .label_formatter(move |position| {
                let (HoverPosition::Elsewhere { position }
                | HoverPosition::NearDataPoint { position, .. }) = position;
                readout(position.x)
            })
            .show(ui, |plot| {
                plot.set_plot_bounds_x(x.range.clone());
                plot.set_plot_bounds_y(y.range.clone());
                draw(plot);
                let pressed = plot.response().is_pointer_button_down_on();
                plot.pointer_coordinate().filter(|_| pressed)
            });
        let said = self.said.as_deref().or(self.empty);
        described(ui, &plot.response, Role::Image, self.name, said);
        if let Some(text) = self.empty {
            let font = theme::regular(size::LABEL + 1.0);
            let place = plot.response.rect;
            let width = place.width() - 8.0;
            let galley = centred_text(ui, text, font, palette.dim, width);
            let top = place.center() - vec2(0.0, galley.size().y / 2.0);
            ui.painter().galley(top, galley, palette.dim);
        }
        ShownChart {
            response: plot.response,
            transform: plot.transform,
            pressed: plot.inner.map(|at| at.x),
        }
    }
}

/// Returns the points of a curve without those closer than a `grain` to the one before in both directions: on the screen
/// they are indistinguishable, and each would be tessellated and drawn in every frame. The last point is kept.
pub fn thinned(points: impl IntoIterator<Item = [f64; 2]>, grain: [f64; 2]) -> PlotPoints<'static> {
    let mut kept: Vec<[f64; 2]> = Vec::new();
    let mut points = points.into_iter().peekable();
    while let Some(point) = points.next() {
        let is_near = kept.last().is_some_and(|last: &[f64; 2]| {
            (0..2).all(|axis| (point[axis] - last[axis]).abs() < grain[axis])
        });
        if !is_near || points.peek().is_none() {
            kept.push(point);
        }
    }
    kept.into()
}

impl ShownChart {
    pub fn place(&self, x: f64, y: f64) -> egui::Pos2 {
        self.transform.position_from_point(&PlotPoint::new(x, y))
    }
}
