//! How a presentation's bar looks, and what covers the view: the spotlight round the pointer, and the blanked screen.

use egui::epaint::{Vertex, WHITE_UV};
use egui::{
    Color32, Context, Id, Label, LayerId, Mesh, Order, PointerState, Pos2, Rect, RichText, Role,
    ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2,
};

use crate::window::screens::explore::node::why::answer_text;
use crate::window::shell::present::LEAST;
use crate::window::shell::present::notes_view::NotesView;
use slidescope_core::run::Tone;
use slidescope_core::text::node::why;
use slidescope_core::text::present as text;
use slidescope_core::text::strategies::open_list;
use slidescope_parts::deck::editor::text_view::fitting;
use slidescope_parts::theme::{self, Palette};
use slidescope_parts::widgets::at;
use slidescope_parts::{Facts, Screen};

pub(crate) const MARGIN: f32 = 24.0;
/// The size of the line above the view, and the sizes tried for a question.
const SAID: f32 = 12.5;
const SIZES: [f32; 3] = [SAID, SAID - 1.0, LEAST];
/// Below this width, in points, a line holds only half as much.
pub(crate) const NARROW: f32 = 720.0;
/// How long the bar and the pointer stay after the pointer has moved, in seconds.
const STAY: f64 = 2.0;
/// The radius of the spotlight, and the width of its soft edge, in points.
const LIGHT: f32 = 78.0;
const SOFT: f32 = 14.0;
const DARK: Color32 = Color32::from_black_alpha(190);

#[derive(Default)]
pub struct PresentView {
    bar_until: f64,
    pointer: Option<Pos2>,
    /// Whether a button of the bar had the keyboard focus in the last frame.
    focused: bool,
    /// Whether the window was made full-screen for the presentation.
    shown: bool,
    pub(crate) notes: NotesView,
}

impl PresentView {
    /// Makes the window full-screen during a presentation. While a slide is presented or `played`, removes a resting
    /// pointer, so that no hover text covers the slide.
    pub(crate) fn follow(&mut self, ctx: &Context, on: bool, played: bool) {
        let rested = ctx.input(|input| f64::from(input.pointer.time_since_last_movement()));
        if (on || played) && rested < STAY {
            let left = std::time::Duration::from_secs_f64((STAY - rested).max(0.01));
            ctx.request_repaint_after(left);
        } else if on || played {
            // A removed pointer hovers over nothing until it moves again. The pointer of the spotlight stays.
            ctx.input_mut(|input| {
                let pointer = &input.pointer;
                // A click without a movement, such as a tap, does not count as resting.
                let presses = pointer.any_down() || pointer.any_released();
                if pointer.has_pointer() && !presses && !input.modifiers.ctrl {
                    input.pointer = PointerState::default();
                }
            });
        }
        if self.shown != on {
            self.shown = on;
            self.notes = NotesView::since(ctx.input(|input| input.time));
            ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(on));
        }
    }
}

/// Shows a line about the question asked, the current step, or how the search ended. Returns the remaining area.
pub(crate) fn said(ui: &mut Ui, facts: &Facts, rest: Rect) -> Rect {
    let Some((tone, words)) = words(facts) else {
        return rest;
    };
    let color = Palette::of(ui).tone(tone);
    if facts.playback.predict.is_none() {
        let text = RichText::new(words).font(theme::medium(SAID)).color(color);
        let shown = at(ui, rest, |ui| ui.add(Label::new(text).wrap()));
        return rest.with_min_y(shown.rect.bottom() + 2.0);
    }
    // Question and answer have the same height, so that the picture does not move when the answer appears. Longer text
    // scrolls.
    let lines = if rest.width() < NARROW { 4.0 } else { 3.0 };
    let height = lines * ui.fonts_mut(|fonts| fonts.row_height(&theme::medium(SAID)));
    let (place, below) = rest.split_top_bottom_at_y(rest.top() + height + 2.0);
    let room = vec2(rest.width(), height + 0.5);
    let galley = fitting(ui, &words, theme::medium, &SIZES, color, room);
    at(ui, place, |ui| {
        ScrollArea::vertical()
            .id_salt("said")
            .auto_shrink(false)
            .show(ui, |ui| ui.add(Label::new(galley)));
    });
    below
}

fn words(facts: &Facts) -> Option<(Tone, String)> {
    if facts.screen != Screen::Explore {
        return None;
    }
    let run = facts.playback.run.as_ref()?;
    let moment = run.timeline.moment();
    if let Some(predict) = &facts.playback.predict {
        return Some(match predict.answer(moment.k()) {
            _ if moment.is_over() => (Tone::Quiet, why::OVER.to_string()),
            Some(answer) => {
                let tone = match answer.is_right() {
                    Some(true) => Tone::Solved,
                    Some(false) => Tone::Bad,
                    None => Tone::Waiting,
                };
                (tone, answer_text(&moment, answer)?)
            }
            None => (Tone::Waiting, text::ask(open_list(run.strategy.algorithm))),
        });
    }
    if facts.playback.fine_steps {
        let (steps, at) = facts.playback.fine_steps();
        return Some((Tone::Busy, steps.get(at)?.to_string()));
    }
    let status = facts.playback.notice.as_ref()?;
    Some((status.tone, status.text.clone()))
}

/// Shows the bar while the pointer moves. `show` draws the bar, visible or not, and returns whether the bar has the keyboard
/// focus. While the pointer rests, nothing is redrawn except one frame that hides bar and pointer.
pub(crate) fn bar(ui: &mut Ui, view: &mut PresentView, show: impl FnOnce(&mut Ui, bool) -> bool) {
    let (now, pointer) = ui.input(|input| (input.time, input.pointer.latest_pos()));
    let clicked = ui.input(|input| input.pointer.any_click());
    // egui reports no movement when the pointer enters the window.
    let moved = pointer.is_some() && pointer != view.pointer;
    view.pointer = pointer;
    if moved || clicked {
        view.bar_until = now + STAY;
    }
    let stays = now < view.bar_until;
    // With the keyboard, the bar is used without the pointer.
    let visible = stays || view.focused || egui::Popup::is_any_open(ui.ctx());
    view.focused = show(ui, visible);
    // A click on a node selects it, but the keys remain those of the presentation.
    if ui.input(|input| input.pointer.any_click()) {
        ui.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
    if stays {
        let left = std::time::Duration::from_secs_f64((view.bar_until - now).max(0.01));
        ui.ctx().request_repaint_after(left);
    } else {
        ui.ctx().set_cursor_icon(egui::CursorIcon::None);
    }
}

/// Darkens everything except a disc round the pointer while Ctrl is held.
pub(crate) fn spotlight(ctx: &Context) {
    let (held, pointer) = ctx.input(|input| (input.modifiers.ctrl, input.pointer.hover_pos()));
    let Some(centre) = pointer.filter(|_| held) else {
        return;
    };
    ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("spotlight")))
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
                uv: WHITE_UV,
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
