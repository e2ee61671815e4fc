//! The legend below the tree: what frames, circles, lines and colours mean.

use egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::Facts;
use crate::help::explained::painted_links;
use crate::pictures::tree::colours::Colours;
use crate::pictures::tree::detail::Detail;
use crate::pictures::tree::marks::Marks;
use crate::pictures::tree::scene::Scene;
use crate::pictures::tree::storyboard::paint::ink_on;
use crate::theme::{self, Palette, size};
use crate::widgets::width_of;
use slidescope_core::search::{Algorithm, Side};
use slidescope_core::text::strategies::open_list;
use slidescope_core::text::tree as text;

enum Sign {
    None,
    Frame(Color32),
    Ring(Color32),
    Disc(Color32),
    Number,
    Line(Color32),
}

pub(crate) const HEIGHT: f32 = 20.0;
const SCALE: Vec2 = vec2(44.0, 8.0);
/// Below this width, in points, there is no room for all words.
const NARROW: f32 = 400.0;
const GAP: f32 = 16.0;

/// Shows the legend along the lower edge, for nodes drawn as `detail`, or as dots.
pub(crate) fn show(ui: &Ui, rect: Rect, scene: &Scene<'_>, detail: Option<Detail>, facts: &Facts) {
    let palette = Palette::of(ui);
    let colours = Colours::new(palette, scene);
    let font = theme::regular(size::LABEL + 1.0);
    let mut at = rect.left_bottom() + vec2(6.0, -8.0);
    // Entries without room begin a second line, which is above the picture's edge as the first is. A scale of several values
    // is always shown.
    let words = scale_words(&colours).map(|words| width_of(ui, words, &font));
    let mut room = rect.right() - words.iter().sum::<f32>() - SCALE.x - 24.0;
    let mut marks = Marks::new(theme::wants_shapes(ui.ctx()));
    let entries = entries(scene, &colours, detail, rect.width() < NARROW);
    let entries = entries.into_iter().map(|(sign, words)| {
        let painter = ui.painter();
        (
            sign,
            painter.layout_no_wrap(words, font.clone(), palette.dim),
        )
    });
    let entries: Vec<_> = entries.collect();
    let whole: f32 = entries
        .iter()
        .map(|(_, words)| words.size().x + 14.0 + GAP)
        .sum();
    let (least, greatest) = colours.range();
    let is_cramped = at.x + whole > room;
    let has_scale = least != greatest || !is_cramped;
    if is_cramped && !has_scale {
        room = rect.right();
    }
    if at.x + whole > room {
        at.y -= HEIGHT;
    }
    for (sign, galley) in entries {
        let is_word = matches!(sign, Sign::None);
        let sign_width = if is_word { 0.0 } else { 14.0 };
        let is_above = at.y < rect.bottom() - HEIGHT;
        let end = if is_above { rect.right() } else { room };
        if at.x + sign_width + galley.size().x > end {
            if !is_above {
                continue;
            }
            at = rect.left_bottom() + vec2(6.0, -8.0);
        }
        draw(ui, &mut marks, at, &sign, palette);
        at.x += sign_width;
        let corner = pos2(at.x, at.y - galley.size().y / 2.0);
        at.x += galley.size().x + GAP;
        painted_links(ui, corner, &galley, facts);
        ui.painter().galley(corner, galley, palette.dim);
    }
    if at.y < rect.bottom() - HEIGHT {
        at = rect.left_bottom() + vec2(6.0, -8.0);
    }
    ui.painter().add(marks.shape());
    if has_scale {
        show_scale(ui, at, &colours, &font);
    }
}

/// Returns the entries; if `narrow`, in few words.
fn entries(
    scene: &Scene<'_>,
    colours: &Colours,
    detail: Option<Detail>,
    narrow: bool,
) -> Vec<(Sign, String)> {
    let palette = colours.palette;
    let recording = scene.moment.recording();
    let algorithm = recording.algorithm();
    let is_board = detail.is_some_and(Detail::is_board);
    let open_sign = if is_board { Sign::Frame } else { Sign::Ring };
    let open = |side| open_sign(colours.open(side));
    let mut entries = if algorithm.is_bidirectional() && narrow {
        let side = |side| (open(side), text::from(Side::id(side)));
        vec![side(Side::Forward), side(Side::Backward)]
    } else if algorithm.is_bidirectional() {
        vec![
            (open(Side::Forward), text::FRONTIER_FROM_START.to_string()),
            (open(Side::Backward), text::FROM_GOAL.to_string()),
        ]
    } else {
        let frontier = open_list(algorithm).to_owned();
        let inside = detail.is_some() && !is_board && algorithm.goes_by_f();
        let words = if inside {
            text::with_its_f(&frontier)
        } else {
            frontier
        };
        vec![(open(Side::Forward), words)]
    };
    if algorithm == Algorithm::IdaStar {
        let sign = if is_board { Sign::Frame } else { Sign::Disc };
        entries.push((sign(colours.dropped()), text::BEYOND.to_string()));
    }
    if detail.is_some() {
        entries.push((Sign::Number, text::ORDER.to_string()));
    }
    if !scene.moment.solution().is_empty() {
        entries.push((Sign::Line(palette.gold), text::SOLUTION.to_string()));
    } else if scene.current().is_some() {
        let path = text::PATH_TO_CURRENT.to_string();
        entries.push((Sign::Line(palette.accent), path));
    }
    if is_board {
        let weighted = recording.strategy().weight_used().is_some();
        let bidirectional = algorithm.is_bidirectional();
        let figures = text::figures(algorithm.uses_heuristic(), weighted, bidirectional);
        entries.push((Sign::None, figures));
    }
    entries
}

fn scale_words(colours: &Colours) -> [String; 3] {
    let (low, high) = colours.range();
    [
        match low == high {
            true => text::expanded_all(colours.word()),
            false => text::expanded_by(colours.word()),
        },
        low.to_string(),
        high.to_string(),
    ]
}

/// Shows what the colours of expanded nodes mean, from the least value to the greatest.
fn show_scale(ui: &Ui, at: Pos2, colours: &Colours, font: &FontId) {
    let dim = colours.palette.dim;
    let [words, low, high] = scale_words(colours);
    let (least, greatest) = colours.range();
    let (low_value, high_value) = (least as f32, greatest as f32);
    let text = |x: f32, words: String| {
        let at = pos2(x, at.y);
        let painter = ui.painter();
        painter.text(at, Align2::LEFT_CENTER, words, font.clone(), dim)
    };
    let x = text(at.x, words).right() + 6.0;
    let x = text(x, low).right() + 4.0;
    if least == greatest {
        let place = Rect::from_min_size(pos2(x, at.y - SCALE.y / 2.0), Vec2::splat(SCALE.y));
        ui.painter().rect_filled(place, 2.0, colours.of(low_value));
        return;
    }
    let (parts, part) = (11, SCALE.x / 11.0);
    for step in 0..parts {
        let min = pos2(x + step as f32 * part, at.y - SCALE.y / 2.0);
        let share = step as f32 / (parts - 1) as f32;
        let color = colours.of(low_value + (high_value - low_value) * share);
        // A little wider than its part, so that no gap shows.
        let place = Rect::from_min_size(min, vec2(part + 0.3, SCALE.y));
        ui.painter().rect_filled(place, 0.0, color);
    }
    text(x + SCALE.x + 4.0, high);
}

fn draw(ui: &Ui, marks: &mut Marks, at: Pos2, sign: &Sign, palette: &Palette) {
    let middle = pos2(at.x + 4.0, at.y);
    match *sign {
        Sign::None => {}
        Sign::Frame(color) => {
            let place = Rect::from_center_size(middle, Vec2::splat(9.0));
            let line = Stroke::new(1.5, color);
            ui.painter()
                .rect_stroke(place, 2.0, line, StrokeKind::Inside);
        }
        Sign::Ring(color) => marks.ring(middle, 4.4, 1.5, palette.panel, color),
        Sign::Disc(color) => marks.disc(middle, 4.0, color),
        Sign::Number => {
            let ground = palette.scale[2];
            ui.painter().circle_filled(middle, 6.0, ground);
            let (font, ink) = (theme::semibold(9.0), ink_on(ground));
            ui.painter()
                .text(middle, Align2::CENTER_CENTER, "3", font, ink);
        }
        Sign::Line(color) => {
            marks.stroke(middle - vec2(4.0, 0.0), middle + vec2(4.0, 0.0), 2.0, color);
        }
    }
}
