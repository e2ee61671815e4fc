//! Axes painted by hand, for bars and maps: the area inside them, their marks and their names.

use egui::{Align2, Rect, Stroke, Ui, pos2, vec2};

use crate::app::theme::{self, Palette, size};

/// The space for the numbers and names of the axes: left, right, above, below.
pub(crate) type Around = [f32; 4];
pub(crate) const USUAL: Around = [56.0, 12.0, 10.0, 44.0];
/// For numbers of five digits and more.
pub(crate) const LONG: Around = [66.0, 12.0, 10.0, 44.0];
/// For numbers of two digits.
pub(crate) const CLOSE: Around = [42.0, 4.0, 6.0, 40.0];
/// For small charts, whose axes have no names.
pub(crate) const SMALL: Around = [24.0, 4.0, 4.0, 18.0];

pub(crate) fn inside(rect: Rect, [left, right, above, below]: Around) -> Rect {
    Rect::from_min_max(rect.min + vec2(left, above), rect.max - vec2(right, below))
}

/// Paints marks along the lower edge of `inside`, each with its x, and the axis's name.
pub(crate) fn across(ui: &Ui, inside: Rect, marks: &[(f32, String)], name: &str) {
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
pub(crate) fn up(ui: &Ui, inside: Rect, marks: &[(f32, String)], lines: bool) {
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
pub(crate) fn name_up(ui: &Ui, inside: Rect, around: Around, name: &str) {
    let palette = Palette::of(ui);
    let font = theme::regular(size::LABEL);
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), font, palette.dim);
    let at = pos2(
        inside.left() - around[0] + 4.0,
        inside.center().y + galley.size().x / 2.0,
    );
    let words = egui::epaint::TextShape::new(at, galley, palette.dim);
    ui.painter()
        .add(words.with_angle(-std::f32::consts::FRAC_PI_2));
}

/// Returns marks of an axis from 0 to `most`, far enough apart that their numbers do not overlap.
pub(crate) fn marks(most: u32, pitch: f32, room: f32) -> impl Iterator<Item = u32> {
    let decades = (0..6).map(|power| 10_u32.pow(power));
    let steps = decades.flat_map(|decade| [5 * decade, 10 * decade, 20 * decade]);
    let mut wide = steps.skip_while(move |&step| pitch * step as f32 <= room);
    let step = wide.next().unwrap_or(1_000_000);
    (0..=most).step_by(step as usize)
}
