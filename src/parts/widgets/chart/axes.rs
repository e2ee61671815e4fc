//! The axes of a chart: the position of a value, the marks, and their texts. For bars and maps, axes are painted by hand.

use std::f32::consts::FRAC_PI_2;
use std::ops::RangeInclusive;

use egui::epaint::TextShape;
use egui::{Align2, Color32, Rect, RichText, Stroke, Ui, pos2, vec2};
use egui_plot::{AxisHints, GridInput, GridMark};

use crate::theme::{self, Palette, size};
use crate::widgets::width_of;
use slidescope_core::text::explore as text;
use slidescope_core::text::numbers::abbreviated;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    Linear,
    Log,
}

impl Scale {
    pub const fn of(log: bool) -> Self {
        if log { Self::Log } else { Self::Linear }
    }

    pub fn place(self, value: f64) -> f64 {
        match self {
            Self::Linear => value,
            Self::Log => value.log10(),
        }
    }

    /// Returns the position of a count. On a logarithmic axis 0 is at the position of 1; a count of nodes is hardly ever 0.
    pub fn place_count(self, count: f64) -> f64 {
        match self {
            Self::Linear => count,
            Self::Log => count.max(1.0).log10(),
        }
    }

    pub fn value(self, place: f64) -> f64 {
        match self {
            Self::Linear => place,
            Self::Log => 10_f64.powf(place),
        }
    }

    /// Returns the title of a vertical axis with this name and `room` points high: a logarithmic one says what its lines mean.
    pub(crate) fn title_up(self, ui: &Ui, name: Option<&str>, room: f32) -> Option<String> {
        if self == Self::Linear {
            return name.map(str::to_owned);
        }
        let whole = text::log_lines(name);
        let fits = width_of(ui, &*whole, &theme::regular(size::LABEL)) <= room;
        Some(if fits {
            whole
        } else {
            text::log_lines_short(name)
        })
    }

    /// Returns the top of an axis of counts up to `highest`, rounded up so that it does not change with every sample.
    pub fn top(self, highest: u64) -> f64 {
        let highest = highest.max(10) as f64;
        match self {
            Self::Linear => step_up(highest),
            Self::Log => highest.log10().ceil(),
        }
    }
}

pub struct Axis<'a> {
    pub scale: Scale,
    pub range: RangeInclusive<f64>,
    pub words: fn(f64) -> String,
    /// The approximate number of marks of a linear axis.
    pub marks: f64,
    /// Whether only integers have a mark.
    pub whole: bool,
    /// The least space for the text of a mark, and the space at which it is fully opaque.
    pub spacing: RangeInclusive<f32>,
    pub title: Option<&'a str>,
}

impl<'a> Axis<'a> {
    pub fn of_counts(scale: Scale, top: f64) -> Self {
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
    pub fn of_lengths((from, to): (u32, u32), marks: f64, title: &'a str) -> Self {
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

    pub fn across(&self, color: Color32) -> AxisHints<'a> {
        self.hints(AxisHints::new_x(), color, self.title.map(str::to_owned))
    }

    /// Has a minimum width, so that the curves do not jump as numbers grow.
    pub fn up(&self, ui: &Ui, color: Color32) -> AxisHints<'a> {
        let title = self
            .scale
            .title_up(ui, self.title, ui.available_height() - 40.0);
        self.hints(AxisHints::new_y(), color, title)
            .min_thickness(44.0)
    }

    fn hints(&self, hints: AxisHints<'a>, color: Color32, title: Option<String>) -> AxisHints<'a> {
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
        match title {
            Some(title) => hints.label(RichText::new(title).size(size::LABEL).color(color)),
            None => hints,
        }
    }

    pub(crate) fn grid(&self) -> impl Fn(GridInput) -> Vec<GridMark> + 'static {
        let (scale, count, whole) = (self.scale, self.marks, self.whole);
        move |input| {
            let (low, high) = input.bounds;
            let step_size = match scale {
                // A mark at each power of ten.
                Scale::Log => 1.0,
                Scale::Linear => step((high - low) / count),
            };
            let steps = (low / step_size).ceil() as i64..=(high / step_size).floor() as i64;
            let values = steps.map(|k| k as f64 * step_size);
            let shown = values.filter(|value| !whole || value.fract() == 0.0);
            let mark = |value| GridMark { value, step_size };
            shown.map(mark).collect()
        }
    }
}

/// Rounds up to 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten.
pub fn step_up(value: f64) -> f64 {
    let decade = 10_f64.powf(value.log10().floor());
    let steps = [1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0];
    let over = |&step: &f64| step * decade >= value * (1.0 - 1e-9);
    decade * steps.into_iter().find(over).unwrap_or(10.0)
}

/// Rounds up to 1, 2 or 5 times a power of ten.
fn step(rough: f64) -> f64 {
    let decade = 10_f64.powf(rough.log10().floor());
    let nice = [1.0, 2.0, 5.0, 10.0].map(|step| step * decade);
    nice.into_iter().find(|&s| s >= rough).unwrap_or(rough)
}

// Axes painted by hand, for bars and maps.

/// The space for the numbers and names of the axes: left, right, above, below.
pub type Around = [f32; 4];
pub const USUAL: Around = [56.0, 12.0, 10.0, 44.0];
/// For numbers of five digits and more.
pub const LONG: Around = [66.0, 12.0, 10.0, 44.0];
/// For numbers of two digits.
pub const CLOSE: Around = [42.0, 4.0, 6.0, 40.0];
/// For small charts, whose axes have no names.
pub const SMALL: Around = [24.0, 4.0, 4.0, 18.0];

pub fn inside(rect: Rect, [left, right, above, below]: Around) -> Rect {
    Rect::from_min_max(rect.min + vec2(left, above), rect.max - vec2(right, below))
}

/// Paints marks along the lower edge of `inside`, each with its x, and the axis's name.
pub fn across(ui: &Ui, inside: Rect, marks: &[(f32, String)], name: &str) {
    let palette = Palette::of(ui);
    let font = theme::regular(size::LABEL);
    for (x, text) in marks {
        let at = pos2(*x, inside.bottom() + 6.0);
        ui.painter()
            .text(at, Align2::CENTER_TOP, text, font.clone(), palette.dim);
    }
    let at = inside.center_bottom() + vec2(0.0, 24.0);
    ui.painter()
        .text(at, Align2::CENTER_TOP, name, font, palette.dim);
}

/// Paints marks along the left edge of `inside`, each with its y, and with hairlines if `lines`.
pub fn up(ui: &Ui, inside: Rect, marks: &[(f32, String)], lines: bool) {
    let palette = Palette::of(ui);
    let font = theme::regular(size::LABEL);
    for (y, text) in marks {
        let at = pos2(inside.left() - 8.0, *y);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, text, font.clone(), palette.dim);
        if lines {
            let line = Stroke::new(1.0, palette.line);
            ui.painter().hline(inside.x_range(), *y, line);
        }
    }
}

/// Paints the name of the axis at the left of `inside`, written upwards at the left edge of the space `around`.
pub fn name_up(ui: &Ui, inside: Rect, around: Around, name: &str) {
    let palette = Palette::of(ui);
    let font = theme::regular(size::LABEL);
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), font, palette.dim);
    let at = pos2(
        inside.left() - around[0] + 4.0,
        inside.center().y + galley.size().x / 2.0,
    );
    let words = TextShape::new(at, galley, palette.dim);
    ui.painter().add(words.with_angle(-FRAC_PI_2));
}

/// Returns marks of an axis from 0 to `most`, far enough apart that their numbers do not overlap.
pub fn marks(most: u32, pitch: f32, room: f32) -> impl Iterator<Item = u32> {
    let decades = (0..6).map(|power| 10_u32.pow(power));
    let steps = decades.flat_map(|decade| [5 * decade, 10 * decade, 20 * decade]);
    let mut wide = steps.skip_while(move |&step| pitch * step as f32 <= room);
    let step = wide.next().unwrap_or(1_000_000);
    (0..=most).step_by(step as usize)
}
