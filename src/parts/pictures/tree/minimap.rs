//! The small picture of the whole tree, shown while part of it is outside of the view.

use egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::pictures::tree::marks::Marks;
use crate::pictures::tree::scene::Area;
use crate::pictures::tree::viewport::Viewport;
use crate::theme::Palette;
use slidescope_core::layout::visible::{Visible, Window};
use slidescope_core::text::tree as text;

const SIZE: Vec2 = vec2(132.0, 84.0);
const CELL: f64 = 2.0;

/// Shows the tree of dots and the part of it in `view`. Shows nothing if all of it is on the screen.
pub(crate) fn of_tree(area: &Area<'_>, visible: &mut Visible, view: Viewport) {
    let &Area {
        ui, rect, scene, ..
    } = area;
    let (low, high) = scene.tree.bounds(&scene.moment);
    let [from, to] = [low, high].map(|corner| view.to_screen(rect, corner));
    if rect.expand(2.0).contains_rect(Rect::from_two_pos(from, to)) {
        return;
    }
    let palette = Palette::of(ui);
    let place = frame(ui, rect, SIZE);
    let inside = place.shrink(6.0);
    let [across, down] = [high.x - low.x, high.y - low.y].map(|span| span.max(1.0) as f32);
    let span = vec2(across, down);
    let scale = inside.size() / span;
    let pos = |x: f64, y: f64| inside.min + vec2((x - low.x) as f32, (y - low.y) as f32) * scale;
    let window = Window {
        low,
        high,
        cell: CELL / f64::from(scale.x),
    };
    scene.tree.see(&scene.moment, &window, visible);
    let mut marks = Marks::new(false);
    let mark = palette.dim.gamma_multiply(0.8);
    let clouds = visible.clouds.iter().map(|cloud| cloud.position);
    let dots = visible.dots.iter().map(|dot| dot.position);
    for position in clouds.chain(dots) {
        let dot = Rect::from_center_size(pos(position.x, position.y), Vec2::splat(1.6));
        marks.bar(dot, mark);
    }
    ui.painter().add(marks.shape());
    let [a, b] = [view.to_tree(rect, rect.min), view.to_tree(rect, rect.max)];
    part(ui, place, Rect::from_two_pos(pos(a.x, a.y), pos(b.x, b.y)));
}

/// Shows a storyboard with these boxes, from the corner of its room, and the part of it in `view`, unless all of it is on
/// the screen.
pub(crate) fn of_sheet(area: &Area<'_>, boxes: &[Rect], view: Viewport) {
    let &Area { ui, rect, .. } = area;
    let size = rect.size();
    let corner = |pos| {
        let at = view.to_tree(rect, pos);
        pos2(at.x as f32, at.y as f32) + size / 2.0
    };
    let window = Rect::from_min_max(corner(rect.min), corner(rect.max));
    let seen = window.expand(2.0);
    if boxes.iter().all(|place| seen.contains_rect(*place)) {
        return;
    }
    let scale = (SIZE.x / size.x).min(SIZE.y / size.y);
    let place = frame(ui, rect, size * scale);
    let to_map = |rect: Rect| (rect * scale).translate(place.min.to_vec2());
    let color = Palette::of(ui).dim.gamma_multiply(0.8);
    for each in boxes {
        let mark = to_map(*each).scale_from_center(0.8);
        ui.painter().rect_filled(mark, 1.0, color);
    }
    part(ui, place, to_map(window));
}

/// Draws the background in the lower right corner and returns its place.
fn frame(ui: &Ui, rect: Rect, size: Vec2) -> Rect {
    let palette = Palette::of(ui);
    let place = Rect::from_min_size(rect.max - size - Vec2::splat(6.0), size);
    let response = ui.interact(place, ui.scope_id().with("minimap"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text::MINIMAP));
    let line = Stroke::new(1.0, palette.line);
    ui.painter()
        .rect(place, 4.0, palette.card, line, StrokeKind::Inside);
    place
}

fn part(ui: &Ui, place: Rect, part: Rect) {
    let accent = Palette::of(ui).accent;
    let part = part.intersect(place.shrink(1.0));
    if part.is_positive() {
        let fill: Color32 = accent.gamma_multiply(0.15);
        let line = Stroke::new(1.5, accent);
        ui.painter().rect(part, 2.0, fill, line, StrokeKind::Inside);
    }
}
