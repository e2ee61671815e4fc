//! The legend below the tree.

use egui::{Align2, Color32, Pos2, Rect, Ui, pos2, vec2};

use crate::app::explore::tree::Scene;
use crate::app::explore::tree::colours::Colours;
use crate::app::explore::tree::marks::Marks;
use crate::app::export::wants_shapes;
use crate::app::theme::{self, Palette, size};
use crate::search::{Algorithm, Side};
use crate::text::tree as text;

/// The mark before an entry.
enum Sign {
    Ring(Color32),
    Disc(Color32),
    Line(Color32),
}

/// In points.
pub(crate) const HEIGHT: f32 = 20.0;

/// Along the lower edge.
pub(crate) fn show(ui: &Ui, rect: Rect, scene: &Scene<'_>) {
    let palette = Palette::of(ui);
    let colours = Colours::new(palette, scene);
    let ring = |side| Sign::Ring(colours.open(side));
    let mut entries = if scene.moment.recording().algorithm().is_bidirectional() {
        vec![
            (ring(Side::Forward), text::FRONTIER_FROM_START.to_owned()),
            (ring(Side::Backward), text::FROM_GOAL.to_owned()),
        ]
    } else {
        let name = scene.moment.recording().algorithm().open_list();
        vec![(ring(Side::Forward), name.to_owned())]
    };
    if !scene.moment.solution().is_empty() {
        entries.push((Sign::Line(palette.gold), text::SOLUTION.to_owned()));
    } else if scene.moment.current().is_some() {
        let path = text::PATH_TO_CURRENT.to_owned();
        entries.push((Sign::Line(palette.accent), path));
    }
    let by = colours.word();
    entries.push((Sign::Disc(palette.dim), text::expanded_by(by)));
    if scene.moment.recording().algorithm() == Algorithm::IdaStar {
        let beyond = text::BEYOND.to_owned();
        entries.push((Sign::Disc(colours.dropped()), beyond));
    }
    let (mut at, mut marks) = (
        rect.left_bottom() + vec2(6.0, -8.0),
        Marks::new(wants_shapes(ui)),
    );
    for (sign, entry) in entries {
        // What finds no room is left out: the least needed stands last.
        if at.x + 8.0 * entry.len() as f32 > rect.right() {
            continue;
        }
        draw(&mut marks, at, &sign, palette.panel);
        let font = theme::regular(size::LABEL + 1.0);
        let after = at + vec2(12.0, 0.0);
        let words = ui
            .painter()
            .text(after, Align2::LEFT_CENTER, entry, font, palette.dim);
        at.x = words.right() + 18.0;
    }
    ui.painter().add(marks.shape());
}

fn draw(marks: &mut Marks, at: Pos2, sign: &Sign, ground: Color32) {
    let middle = pos2(at.x + 3.0, at.y);
    match *sign {
        Sign::Ring(color) => marks.ring(middle, 4.4, 1.5, ground, color),
        Sign::Disc(color) => marks.disc(middle, 4.0, color),
        Sign::Line(color) => {
            marks.stroke(middle - vec2(4.0, 0.0), middle + vec2(4.0, 0.0), 2.0, color);
        }
    }
}
