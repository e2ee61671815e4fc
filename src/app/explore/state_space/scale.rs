//! The scale of a map's colours, for pictures on paper.

use egui::{Color32, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::app::explore::state_space::map::{filled, generated, unreached};
use crate::app::theme::Palette;
use crate::app::widgets::label;
use crate::search::Algorithm;
use crate::text::explore::map as text;

/// Points of a line.
const LINE: f32 = 16.0;
/// Points across that all of it needs in one line.
const WIDE: f32 = 600.0;
/// Steps of a ramp.
const STEPS: usize = 24;

/// The room that it needs on paper of so many points across.
pub(crate) fn height(width: f32) -> f32 {
    if width < WIDE {
        3.0 * LINE + 12.0
    } else {
        2.0 * LINE + 8.0
    }
}

/// Shows it: a ramp a side, what was only generated, what was not reached, and the line of the shortest ways.
pub(crate) fn show(ui: &mut Ui, algorithm: Algorithm, optimal: u32) {
    let palette = *Palette::of(ui);
    let own = palette.algorithm(algorithm);
    let mut ramps = vec![(own, text::SCALE)];
    if algorithm.is_bidirectional() {
        ramps = vec![(own, text::SIDES[0]), (palette.backward, text::SIDES[1])];
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        for (color, name) in ramps {
            label(ui, "0");
            ramp(ui, &palette, color);
            label(ui, "100 %");
            label(ui, name);
            ui.add_space(10.0);
        }
        swatch(ui, generated(&palette, own, 1.0));
        label(ui, text::GENERATED);
        ui.add_space(10.0);
        swatch(ui, unreached(&palette));
        label(ui, text::UNREACHED);
        ui.add_space(10.0);
        let (rect, _) = ui.allocate_exact_size(vec2(22.0, 10.0), Sense::hover());
        let line = Stroke::new(1.5, palette.gold);
        let ends = [rect.left_center(), rect.right_center()];
        ui.painter()
            .extend(Shape::dashed_line(&ends, line, 5.0, 4.0));
        label(ui, &text::shortest(optimal));
    });
}

/// From no state of a cell to all of them.
fn ramp(ui: &mut Ui, palette: &Palette, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(72.0, 10.0), Sense::hover());
    let step = rect.width() / STEPS as f32;
    for number in 0..STEPS {
        let share = (number as f32 + 0.5) / STEPS as f32;
        let left = rect.left() + number as f32 * step;
        // Each reaches under the next, so that no seam shows.
        let right = (left + step + 0.5).min(rect.right());
        let place = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
        ui.painter()
            .rect_filled(place, 0.0, filled(palette, color, share));
    }
}

fn swatch(ui: &mut Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(12.0, 10.0), Sense::hover());
    ui.painter().rect_filled(rect, 1.0, color);
}
