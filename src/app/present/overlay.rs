//! Overlays: the spotlight round the pointer, and the black screen.

use egui::epaint::Vertex;
use egui::{Color32, Context, Id, LayerId, Mesh, Order, Pos2, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::text::present as text;

/// The radius of the spotlight, and the width of its soft edge, in points.
const LIGHT: f32 = 78.0;
const SOFT: f32 = 14.0;
const DARK: Color32 = Color32::from_black_alpha(190);

/// Darkens everything except a disc round the pointer while Ctrl is held.
pub(crate) fn spotlight(ctx: &Context) {
    let (held, pointer) = ctx.input(|input| (input.modifiers.ctrl, input.pointer.hover_pos()));
    let Some(centre) = pointer.filter(|_| held) else {
        return;
    };
    let layer = LayerId::new(Order::Tooltip, Id::unique("spotlight"));
    ctx.layer_painter(layer)
        .add(shade(centre, ctx.viewport_rect().size().length()));
}

/// Rings round `centre`: clear, soft, and dark out to `reach`.
fn shade(centre: Pos2, reach: f32) -> Mesh {
    const SIDES: u32 = 96;
    let mut mesh = Mesh::default();
    let rings = [
        (LIGHT, Color32::TRANSPARENT),
        (LIGHT + SOFT, DARK),
        (reach * 2.0, DARK),
    ];
    for side in 0..SIDES {
        let angle = std::f32::consts::TAU * side as f32 / SIDES as f32;
        for (radius, color) in rings {
            mesh.vertices.push(Vertex {
                pos: centre + Vec2::angled(angle) * radius,
                uv: egui::epaint::WHITE_UV,
                color,
            });
        }
    }
    let rings = rings.len() as u32;
    for side in 0..SIDES {
        let next = (side + 1) % SIDES;
        for ring in 0..rings - 1 {
            let [a, b] = [side, next].map(|side| side * rings + ring);
            mesh.add_triangle(a, b, a + 1);
            mesh.add_triangle(b, b + 1, a + 1);
        }
    }
    mesh
}

pub(crate) fn blank(ui: &Ui) -> bool {
    let rect = ui.max_rect().expand(1.0);
    ui.painter().rect_filled(rect, 0.0, Color32::BLACK);
    let response = ui.interact(rect, Id::unique("blank screen"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text::BLANKED));
    ui.ctx().set_cursor_icon(egui::CursorIcon::None);
    response.clicked()
}
