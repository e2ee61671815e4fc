//! Charts: the live plots, and what is painted by hand in small ones.

pub(crate) mod axes;
pub(crate) mod curve_style;
pub(crate) mod hue;
pub(crate) mod painted;

pub(crate) use axes::{Axis, Scale, step_up};
pub(crate) use curve_style::CurveStyle;
pub(crate) use hue::Hue;
pub(crate) use painted::{across, inside, inside_small, up};

use egui::text::LayoutJob;
use egui::{Align, Response, Role, Ui, WidgetInfo, vec2};
use egui_plot::{HoverPosition, Plot, PlotPoint, PlotTransform, PlotUi};

use crate::app::theme::{self, Palette, size};

/// A chart that shows all there is and stands still: nothing in it is dragged or zoomed, for a class is to see the same
/// as the teacher.
pub(crate) struct Chart<'a> {
    pub(crate) id: &'static str,
    /// Its accessible name.
    pub(crate) name: &'a str,
    /// What its curves show, in words for a screen reader.
    pub(crate) said: Option<String>,
    pub(crate) x: Axis<'a>,
    pub(crate) y: Axis<'a>,
    /// How many points narrower it is than its place.
    pub(crate) spare: f32,
    /// What stands in its middle where there is nothing to draw.
    pub(crate) empty: Option<&'a str>,
}

/// What there is of a chart that was shown.
pub(crate) struct Shown {
    pub(crate) response: Response,
    pub(crate) transform: PlotTransform,
    /// The horizontal coordinate where the pointer presses.
    pub(crate) pressed: Option<f64>,
}

impl Chart<'_> {
    /// Draws the axes and what `draw` adds. `readout` says what stands at a horizontal coordinate.
    pub(crate) fn show(
        self,
        ui: &mut Ui,
        readout: impl Fn(f64) -> Option<String>,
        draw: impl FnOnce(&mut PlotUi<'_>),
    ) -> Shown {
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
            .custom_y_axes(vec![y.up(palette.dim)])
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
        plot.response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Image, true, self.name);
            let empty = || self.empty.map(str::to_owned);
            info.current_text_value = self.said.clone().or_else(empty);
            info
        });
        if let Some(text) = self.empty {
            let font = theme::regular(size::LABEL + 1.0);
            let place = plot.response.rect;
            let width = place.width() - 8.0;
            let mut job = LayoutJob::simple(text.to_owned(), font, palette.dim, width);
            job.halign = Align::Center;
            let galley = ui.painter().layout_job(job);
            let top = place.center() - vec2(0.0, galley.size().y / 2.0);
            ui.painter().galley(top, galley, palette.dim);
        }
        Shown {
            response: plot.response,
            transform: plot.transform,
            pressed: plot.inner.map(|at| at.x),
        }
    }
}

impl Shown {
    /// Where a pair of coordinates stands on the screen.
    pub(crate) fn place(&self, x: f64, y: f64) -> egui::Pos2 {
        self.transform.position_from_point(&PlotPoint::new(x, y))
    }
}
