//! Charts: the live plots, and small ones painted by hand.

pub(crate) mod axes;
pub(crate) mod curve_style;
pub(crate) mod level_bars;

pub(crate) use axes::{
    Around, Axis, CLOSE, LONG, SMALL, Scale, USUAL, across, inside, marks, name_up, step_up, up,
};
pub(crate) use curve_style::{CurveStyle, draw_line, paint_line};
pub(crate) use level_bars::{LevelBars, LevelColumn};

use egui::{Response, Role, Ui, vec2};
use egui_plot::{HoverPosition, Plot, PlotPoint, PlotPoints, PlotTransform, PlotUi};

use crate::window::theme::{self, Palette, size};
use crate::window::widgets::{centred_text, described};

/// A chart that shows all data and cannot be dragged or zoomed, so that a class sees the same as the teacher.
pub(crate) struct Chart<'a> {
    pub(crate) id: &'static str,
    pub(crate) name: &'a str,
    /// A description of its curves for screen readers.
    pub(crate) said: Option<String>,
    pub(crate) x: Axis<'a>,
    pub(crate) y: Axis<'a>,
    /// How many points narrower than its area it is.
    pub(crate) spare: f32,
    /// The text in its middle if there is nothing to draw.
    pub(crate) empty: Option<&'a str>,
}

pub(crate) struct ShownChart {
    pub(crate) response: Response,
    pub(crate) transform: PlotTransform,
    /// The horizontal coordinate at which the pointer is pressed.
    pub(crate) pressed: Option<f64>,
}

impl Chart<'_> {
    pub(crate) fn grain(&self, ui: &Ui) -> [f64; 2] {
        let of = |axis: &Axis<'_>, points: f32| {
            (axis.range.end() - axis.range.start()) / f64::from(points.max(1.0))
        };
        let room = ui.available_size();
        [of(&self.x, room.x), of(&self.y, room.y)]
    }

    /// Draws the axes and what `draw` adds. `readout` returns the text for a horizontal coordinate.
    pub(crate) fn show(
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
pub(crate) fn thinned(
    points: impl IntoIterator<Item = [f64; 2]>,
    grain: [f64; 2],
) -> PlotPoints<'static> {
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
    pub(crate) fn place(&self, x: f64, y: f64) -> egui::Pos2 {
        self.transform.position_from_point(&PlotPoint::new(x, y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_thinned_out_cannot_be_seen(
            heights in prop::collection::vec(0_u32..50, 0..300),
            grain in 1.0..9.0_f64,
        ) {
            let all: Vec<[f64; 2]> = (0..).zip(heights).map(|(x, y)| [f64::from(x) / 3.0, f64::from(y)]).collect();
            let kept = thinned(all.iter().copied(), [grain; 2]);
            let kept: Vec<[f64; 2]> = kept.points().iter().map(|point| [point.x, point.y]).collect();
            prop_assert_eq!((kept.first(), kept.last()), (all.first(), all.last()));
            let mut next = kept.iter().peekable();
            let mut before = all.first();
            for point in &all {
                if next.next_if_eq(&point).is_some() {
                    before = Some(point);
                }
                let Some(before) = before else { continue };
                prop_assert!((0..2).all(|axis| (point[axis] - before[axis]).abs() < grain));
            }
            prop_assert!(next.next().is_none());
        }
    }
}
