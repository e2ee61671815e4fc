//! The axes of a chart: the position of a value, the marks, and their texts.

use std::ops::RangeInclusive;

use egui::{Color32, RichText};
use egui_plot::{AxisHints, GridInput, GridMark};

use crate::app::theme::{self, size};
use crate::text::numbers::abbreviated;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    Linear,
    Log,
}

impl Scale {
    pub(crate) const fn of(log: bool) -> Self {
        if log { Self::Log } else { Self::Linear }
    }

    pub(crate) fn place(self, value: f64) -> f64 {
        match self {
            Self::Linear => value,
            Self::Log => value.log10(),
        }
    }

    /// Returns the position of a count. On a logarithmic axis 0 is at the position of 1; a count of nodes is hardly ever 0.
    pub(crate) fn place_count(self, count: f64) -> f64 {
        match self {
            Self::Linear => count,
            Self::Log => count.max(1.0).log10(),
        }
    }

    pub(crate) fn value(self, place: f64) -> f64 {
        match self {
            Self::Linear => place,
            Self::Log => 10_f64.powf(place),
        }
    }

    /// Returns the top of an axis of counts up to `highest`, rounded up so that it does not change with every sample.
    pub(crate) fn top(self, highest: u64) -> f64 {
        let highest = highest.max(10) as f64;
        match self {
            Self::Linear => step_up(highest),
            Self::Log => highest.log10().ceil(),
        }
    }
}

pub(crate) struct Axis<'a> {
    pub(crate) scale: Scale,
    pub(crate) range: RangeInclusive<f64>,
    pub(crate) words: fn(f64) -> String,
    /// The approximate number of marks of a linear axis.
    pub(crate) marks: f64,
    /// Whether only integers have a mark.
    pub(crate) whole: bool,
    /// The least space for the text of a mark, and the space at which it is fully opaque.
    pub(crate) spacing: RangeInclusive<f32>,
    pub(crate) title: Option<&'a str>,
}

impl<'a> Axis<'a> {
    pub(crate) fn of_counts(scale: Scale, top: f64) -> Self {
        Self {
            scale,
            range: -0.02 * top..=top * 1.08,
            words: abbreviated,
            marks: 4.0,
            whole: false,
            spacing: 10.0..=14.0,
            title: None,
        }
    }

    /// A horizontal axis of board lengths, with about `marks` marks.
    pub(crate) fn of_lengths((from, to): (u32, u32), marks: f64, title: &'a str) -> Self {
        let margin = f64::from(to - from).max(1.0) * 0.03;
        Self {
            scale: Scale::Linear,
            range: f64::from(from) - margin..=f64::from(to) + margin,
            words: |length| format!("{length:.0}"),
            marks,
            whole: true,
            spacing: 16.0..=20.0,
            title: Some(title),
        }
    }

    pub(crate) fn across(&self, color: Color32) -> AxisHints<'a> {
        self.hints(AxisHints::new_x(), color)
    }

    /// Has a minimum width, so that the curves do not jump as numbers grow.
    pub(crate) fn up(&self, color: Color32) -> AxisHints<'a> {
        self.hints(AxisHints::new_y(), color).min_thickness(44.0)
    }

    fn hints(&self, hints: AxisHints<'a>, color: Color32) -> AxisHints<'a> {
        let (scale, words) = (self.scale, self.words);
        let hints = hints
            .formatter(move |mark, _| {
                // There is no room for numbers at marks between powers of ten.
                let between = (mark.value - mark.value.round()).abs() > 1e-6;
                if scale == Scale::Log && between {
                    String::new()
                } else {
                    words(scale.value(mark.value))
                }
            })
            .label_spacing(self.spacing.clone())
            .tick_label_color(color)
            .tick_label_font(theme::regular(size::LABEL));
        match self.title {
            Some(title) => hints.label(RichText::new(title).size(size::LABEL).color(color)),
            None => hints,
        }
    }

    pub(crate) fn grid(&self) -> impl Fn(GridInput) -> Vec<GridMark> + 'static {
        let (scale, count, whole) = (self.scale, self.marks, self.whole);
        move |input| match scale {
            Scale::Log => decades(&input),
            Scale::Linear => {
                let mut marks = steps(&input, count);
                marks.retain(|mark| !whole || mark.value.fract() == 0.0);
                marks
            }
        }
    }
}

/// Rounds up to 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten.
pub(crate) fn step_up(value: f64) -> f64 {
    let decade = 10_f64.powf(value.log10().floor());
    let steps = [1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0];
    let over = |&step: &f64| step * decade >= value * (1.0 - 1e-9);
    decade * steps.into_iter().find(over).unwrap_or(10.0)
}

/// Returns about `count` marks, spaced by 1, 2 or 5 times a power of ten.
fn steps(input: &GridInput, count: f64) -> Vec<GridMark> {
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

fn decades(input: &GridInput) -> Vec<GridMark> {
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
