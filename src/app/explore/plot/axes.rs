//! The plot's axes: where a sample stands, which marks they bear, and what they say.

use egui::{Color32, Ui};
use egui_plot::{AxisHints, GridInput, GridMark, HoverPosition, Plot};

use crate::{
    app::{
        XAxis, seconds,
        theme::{self, Palette},
    },
    text::{counted, thousands},
    worker::{Sample, Series},
};

/// A plot that shows all there is and stands still, `spare` points narrower than its place: nothing in it is dragged or
/// zoomed, for a class is to see the same as the teacher.
pub(crate) fn still<'a>(name: &'static str, ui: &Ui, spare: f32) -> Plot<'a> {
    let palette = Palette::of(ui);
    Plot::new(name)
        .height(ui.available_height())
        .width(ui.available_width() - spare)
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
}

/// How the values of one plot map to its coordinates.
#[derive(Clone, Copy)]
pub(crate) struct Axes {
    /// What the horizontal axis counts.
    pub(crate) x: XAxis,
    /// Whether the vertical axis is logarithmic.
    pub(crate) log: bool,
}

impl Axes {
    /// Where a sample stands on the horizontal axis.
    pub(crate) fn x(self, sample: &Sample) -> f64 {
        match self.x {
            XAxis::Expansions => sample.expanded as f64,
            XAxis::Time => sample.seconds,
        }
    }

    /// On a logarithmic axis 0 stands with 1: a count of nodes is hardly ever 0.
    pub(crate) fn y(self, value: u64) -> f64 {
        if self.log {
            (value.max(1) as f64).log10()
        } else {
            value as f64
        }
    }

    fn x_words(self, x: f64) -> String {
        match self.x {
            XAxis::Expansions => short(x),
            XAxis::Time => seconds(x),
        }
    }

    fn y_words(self, y: f64) -> String {
        if self.log {
            // Marks between the decades have no room for a number.
            if (y - y.round()).abs() < 1e-6 {
                short(10_f64.powf(y))
            } else {
                String::new()
            }
        } else {
            short(y)
        }
    }

    /// The looks of the horizontal axis.
    pub(crate) fn x_hints(self, color: Color32) -> AxisHints<'static> {
        AxisHints::new_x()
            .formatter(move |mark, _| self.x_words(mark.value))
            .label_spacing(40.0..=50.0)
            .tick_label_color(color)
            .tick_label_font(theme::regular(theme::size::LABEL))
    }

    /// The looks of the vertical axis; its width is kept, so that the curves do not jump as numbers grow.
    pub(crate) fn y_hints(self, color: Color32) -> AxisHints<'static> {
        AxisHints::new_y()
            .formatter(move |mark, _| self.y_words(mark.value))
            .min_thickness(44.0)
            .label_spacing(10.0..=14.0)
            .tick_label_color(color)
            .tick_label_font(theme::regular(theme::size::LABEL))
    }

    /// The marks of the vertical axis.
    pub(crate) fn y_marks(self, input: &GridInput) -> Vec<GridMark> {
        if self.log {
            decades(input)
        } else {
            steps(input, 4.0)
        }
    }

    /// The right end and the top of the plot, rounded up so that the axes do not creep with every sample.
    pub(crate) fn extent(self, series: &Series, depth_first: bool) -> (f64, f64) {
        let newest = series.last().unwrap_or_default();
        let highest = if depth_first {
            // What is stored is a path, which grows and shrinks.
            let highest = series.points().map(|s| s.visited.max(s.frontier));
            highest.max().unwrap_or_default()
        } else {
            // What is visited never shrinks, and the frontier is part of it.
            newest.visited
        };
        let x = match self.x {
            XAxis::Expansions => step_up((newest.expanded as f64 * 1.02).max(10.0)),
            XAxis::Time => step_up((newest.seconds * 1.02).max(1e-4)),
        };
        let y = if self.log {
            (highest.max(10) as f64).log10().ceil()
        } else {
            step_up(highest.max(10) as f64)
        };
        (x, y)
    }

    /// What the curves are worth where the pointer is.
    pub(crate) fn readout(self, series: &Series, position: &HoverPosition<'_>) -> Option<String> {
        let (HoverPosition::Elsewhere { position } | HoverPosition::NearDataPoint { position, .. }) =
            position;
        let far = |s: &Sample| (self.x(s) - position.x).abs();
        let nearest = series.points().min_by(|a, b| far(a).total_cmp(&far(b)))?;
        Some(format!(
            "{}, {}\nvisited {}\nfrontier {}",
            counted(nearest.expanded, "expansion"),
            seconds(nearest.seconds),
            thousands(nearest.visited),
            thousands(nearest.frontier),
        ))
    }
}

/// A count in few letters: 1,500, 20 k, 3.5 M.
pub(crate) fn short(value: f64) -> String {
    let scaled = |by: f64, unit: &str| {
        let value = value / by;
        let digits = usize::from((value - value.round()).abs() >= 0.05);
        format!("{value:.digits$} {unit}")
    };
    match value {
        v if v >= 1e9 => scaled(1e9, "G"),
        v if v >= 1e6 => scaled(1e6, "M"),
        v if v >= 1e4 => scaled(1e3, "k"),
        v => thousands(v.round().max(0.0) as u64),
    }
}

/// The next of 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten.
pub(crate) fn step_up(value: f64) -> f64 {
    let decade = 10_f64.powf(value.log10().floor());
    let steps = [1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0];
    let over = |&step: &f64| step * decade >= value * (1.0 - 1e-9);
    decade * steps.into_iter().find(over).unwrap_or(10.0)
}

/// About `count` marks, at 1, 2 or 5 times a power of ten apart.
pub(crate) fn steps(input: &GridInput, count: f64) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let rough = (high - low) / count;
    let decade = 10_f64.powf(rough.log10().floor());
    let nice = [1.0, 2.0, 5.0, 10.0].map(|step| step * decade);
    let step = nice.into_iter().find(|&s| s >= rough).unwrap_or(rough);
    let first = (low / step).ceil() as i64;
    (first..=(high / step).floor() as i64)
        .map(|k| GridMark {
            value: k as f64 * step,
            step_size: step,
        })
        .collect()
}

/// A mark at each power of ten.
pub(crate) fn decades(input: &GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    (low.ceil() as i64..=high.floor() as i64)
        .map(|decade| GridMark {
            value: decade as f64,
            step_size: 1.0,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_top_of_an_axis_is_near_above_its_highest_value(value in 1e-4_f64..1e12) {
            let top = step_up(value);
            prop_assert!(top >= value * (1.0 - 1e-6));
            prop_assert!(top <= value * 1.51);
        }
    }
}
