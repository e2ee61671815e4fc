//! A slide to play with: the value in the student's hand, on a slider with the truth marked.

use egui::{Key, RichText, Stroke, Ui, Vec2, vec2};

use crate::Facts;
use crate::deck::player::Asking;
use crate::theme::{self, Palette, size};
use crate::widgets::{comes_first, label, quiet, set_name, show_board, slider};
use slidescope_core::lesson::{Answer, Hand, Play, Reason, Slide};
use slidescope_core::text::play as text;

const BOARD: f32 = 120.0;
const VALUE: f32 = 40.0;
const MOST_WIDTH: f32 = 420.0;

pub(crate) fn show(ui: &mut Ui, asking: &mut Asking, slide: &Slide, play: &Play, facts: &Facts) {
    let own = play.own_value(slide);
    let value = asking.typed.text.parse().unwrap_or(own);
    let judged = asking.last().and_then(|(_, said)| match &said.reason {
        Reason::Played(played) => Some(played.clone()),
        _ => None,
    });
    let truth = judged.as_ref().and_then(|played| played.truth);
    let name = match play.hand {
        Hand::Estimate(_) => text::HAND_ESTIMATE,
        Hand::Weight => text::HAND_WEIGHT,
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        if let Hand::Estimate(board) = &play.hand {
            show_board(ui, "in hand", board, Vec2::splat(BOARD));
        }
        ui.vertical(|ui| {
            label(ui, &name);
            ui.label(RichText::new(value.to_string()).font(theme::bold(VALUE)));
            if let Some(truth) = truth {
                label(ui, &text::truth(truth, own));
            }
        });
    });
    let range = play.values(slide);
    let (low, high) = (*range.start(), *range.end());
    let width = ui.available_width().min(MOST_WIDTH);
    let mut moved = f64::from(value);
    let response = slider(ui, &mut moved, f64::from(low)..=f64::from(high), width);
    set_name(ui, &response, name.text());
    comes_first(ui, &response);
    ticks(ui, response.rect, (low, high), truth);
    ui.horizontal(|ui| {
        let reset = quiet(ui, &text::RESET.0).on_hover_text(text::RESET.1.text());
        if reset.clicked() {
            moved = f64::from(own);
        }
        label(ui, &text::KEYS);
    });
    // The arrow keys need no focus, as long as nothing else has it.
    if ui.memory(|memory| memory.focused().is_none()) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        let (left, right) = (pressed(Key::ArrowLeft), pressed(Key::ArrowRight));
        moved += f64::from(u8::from(right)) - f64::from(u8::from(left));
    }
    let next = moved.round().clamp(f64::from(low), f64::from(high)) as u32;
    asking.typed.text = next.to_string();
    let given = Answer::Number(f64::from(next));
    if asking.last().is_none_or(|(last, _)| *last != given) {
        asking.submit(slide, facts);
    }
}

/// Writes the values below the slider, and marks the truth.
fn ticks(ui: &mut Ui, rail: egui::Rect, (low, high): (u32, u32), truth: Option<u32>) {
    let palette = *Palette::of(ui);
    let inset = rail.height() / 2.5;
    let (left, right) = (rail.left() + inset, rail.right() - inset);
    let (row, _) = ui.allocate_exact_size(vec2(rail.width(), 18.0), egui::Sense::hover());
    for value in low..=high {
        let part = (value - low) as f32 / (high - low).max(1) as f32;
        let at = egui::pos2(egui::lerp(left..=right, part), row.center().y);
        let is_truth = truth == Some(value);
        let color = if is_truth { palette.good } else { palette.dim };
        let font = theme::regular(size::LABEL);
        let words = value.to_string();
        let align = egui::Align2::CENTER_CENTER;
        ui.painter().text(at, align, words, font, color);
        if is_truth {
            let stroke = Stroke::new(2.0, palette.good);
            let y = rail.center().y;
            ui.painter().vline(at.x, y - 10.0..=y + 10.0, stroke);
        }
    }
}
