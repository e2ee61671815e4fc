//! The state space: every state by its distances, and how much of it the search has reached. In a file, with a scale of the
//! map's colours.

pub(crate) mod map;

pub use map::{MapStyle, MapView, side_colors};

use std::sync::Arc;

use egui::{Color32, Galley, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::Facts;
use crate::help::explained::legend;
use crate::pictures::state_space::map::{filled, generated, unreached};
use crate::theme::{self, Palette, size};
use crate::widgets::note;
use slidescope_core::run::Run;
use slidescope_core::search::{Algorithm, Distances};
use slidescope_core::services::Measured;
use slidescope_core::text::{explore::map as text, thousands};

pub fn show(ui: &mut Ui, facts: &Facts, run: &Run, view: &mut MapView) {
    match facts.space() {
        Measured::TooLarge => {
            let (size, most) = (run.problem.size(), Distances::MAX_STATES);
            note(
                ui,
                &text::too_large(size, thousands(size.reachable_states()), most),
            );
        }
        Measured::Pending => note(ui, &text::MEASURING),
        Measured::Done(space) => match &space.map {
            None => note(ui, &text::TWO_SPACES),
            Some(map) => {
                legend(ui, &text::legend(map.optimal()), facts);
                let room = ui.available_size();
                view.show(ui, map, &run.timeline.moment(), room);
            }
        },
    }
}

/// Draws the map for a picture file, with a scale of its colours below it.
pub fn picture(ui: &mut Ui, facts: &Facts, run: &Run, view: &mut MapView) {
    if let Measured::Done(space) = facts.space()
        && let Some(map) = &space.map
    {
        let scale = scale(ui, run.strategy.algorithm, map.optimal());
        let room = ui.available_size() - vec2(0.0, scale.len() as f32 * LINE + 10.0);
        view.show(ui, map, &run.timeline.moment(), room);
        show_scale(ui, &scale);
    }
}

/// The height of a line, and the gap between two of its entries, in points.
const LINE: f32 = 17.0;
const GAP: f32 = 16.0;
const STEPS: usize = 24;

enum Sign {
    /// From none of a cell's states to all of them.
    Ramp(Color32),
    Cell(Color32),
    Dashes(Color32),
}

impl Sign {
    const fn width(&self) -> f32 {
        match self {
            Self::Ramp(_) => 64.0,
            Self::Cell(_) => 12.0,
            Self::Dashes(_) => 22.0,
        }
    }
}

/// The entries of the scale by line: a ramp for each side, generated cells, unreached cells, and the line of the shortest
/// paths. An entry is never split.
type Scale = Vec<Vec<(Sign, Arc<Galley>)>>;

fn scale(ui: &Ui, algorithm: Algorithm, optimal: u32) -> Scale {
    let palette = Palette::of(ui);
    let own = palette.algorithm(algorithm);
    let mut entries = if algorithm.is_bidirectional() {
        let [forward, backward] = text::SIDES;
        vec![
            (Sign::Ramp(own), forward.to_string()),
            (Sign::Ramp(palette.backward), backward.to_string()),
        ]
    } else {
        vec![(Sign::Ramp(own), text::SCALE.to_string())]
    };
    let made = Sign::Cell(generated(palette, own, 1.0));
    entries.extend([
        (made, text::GENERATED.to_string()),
        (Sign::Cell(unreached(palette)), text::UNREACHED.to_string()),
        (Sign::Dashes(palette.gold), text::shortest(optimal)),
    ]);
    let font = theme::regular(size::LABEL);
    let (room, mut used) = (ui.available_width(), f32::INFINITY);
    let mut lines: Vec<Vec<_>> = Vec::new();
    for (sign, words) in entries {
        let galley = ui
            .painter()
            .layout_no_wrap(words, font.clone(), palette.dim);
        let width = sign.width() + 5.0 + galley.size().x;
        if used + GAP + width > room {
            lines.push(Vec::new());
            used = 0.0;
        } else {
            used += GAP;
        }
        used += width;
        if let Some(line) = lines.last_mut() {
            line.push((sign, galley));
        }
    }
    lines
}

fn show_scale(ui: &mut Ui, scale: &Scale) {
    let palette = *Palette::of(ui);
    let room = vec2(ui.available_width(), scale.len() as f32 * LINE);
    let (area, _) = ui.allocate_exact_size(room, Sense::hover());
    for (number, line) in scale.iter().enumerate() {
        let mut at = pos2(area.left(), area.top() + (number as f32 + 0.5) * LINE);
        for (sign, words) in line {
            let place = Rect::from_min_size(at - vec2(0.0, 5.0), vec2(sign.width(), 10.0));
            paint(ui, &palette, sign, place);
            at.x = place.right() + 5.0;
            let corner = at - vec2(0.0, words.size().y / 2.0);
            ui.painter().galley(corner, Arc::clone(words), palette.dim);
            at.x += words.size().x + GAP;
        }
    }
}

fn paint(ui: &Ui, palette: &Palette, sign: &Sign, place: Rect) {
    let painter = ui.painter();
    match *sign {
        Sign::Ramp(color) => {
            let step = place.width() / STEPS as f32;
            for number in 0..STEPS {
                let share = (number as f32 + 0.5) / STEPS as f32;
                let left = place.left() + number as f32 * step;
                // Each step overlaps the next, so that no seam shows.
                let right = (left + step + 0.5).min(place.right());
                let part = Rect::from_x_y_ranges(left..=right, place.y_range());
                painter.rect_filled(part, 0.0, filled(palette, color, share));
            }
        }
        Sign::Cell(color) => {
            painter.rect_filled(place, 1.0, color);
        }
        Sign::Dashes(color) => {
            let ends = [place.left_center(), place.right_center()];
            painter.extend(Shape::dashed_line(&ends, Stroke::new(1.5, color), 5.0, 4.0));
        }
    }
}
