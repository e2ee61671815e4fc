//! The algorithm as pseudocode, with the current line highlighted.

use egui::{Align2, Sense, Ui, vec2};

use slidescope_core::explain::FineStep;
use slidescope_core::run::Command;
use slidescope_core::text::Named;
use slidescope_core::text::explore::pseudocode as text;
use slidescope_core::text::pseudocode::{Line, code_by, pseudocode};
use slidescope_parts::Facts;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{label, named, toggle_clicked};

const LINE: f32 = 16.0;
const INDENT: f32 = 12.0;
const NOTE: f32 = 48.0;

pub(crate) fn height(facts: &Facts) -> f32 {
    let lines = pseudocode(facts.strategy()).len() as f32;
    40.0 + lines * LINE + NOTE
}

/// Shows the code and, below it, what the current step does.
pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let (steps, at) = if facts.playback.predict.is_some() {
        (Vec::new(), 0)
    } else {
        facts.playback.fine_steps()
    };
    let step = steps.get(at);
    ui.horizontal(|ui| {
        label(ui, facts.strategy().algorithm.name());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let on = facts.playback.fine_steps;
            if toggle_clicked(ui, on, text::FINE_STEPS) {
                facts.steer(Command::FineSteps(!on));
            }
            if on && !steps.is_empty() {
                label(ui, &text::step(at + 1, steps.len()));
            }
        });
    });
    ui.spacing_mut().item_spacing.y = 0.0;
    let by_cost = facts.goes_by_cost();
    for (number, line) in pseudocode(facts.strategy()).into_iter().enumerate() {
        row(
            ui,
            (line, by_cost),
            step.is_some_and(|step| step.line == number),
        );
    }
    ui.add_space(4.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), NOTE - 8.0), Sense::hover());
    let words = step.map_or_else(String::new, FineStep::to_string);
    slidescope_parts::widgets::at(ui, rect, |ui| {
        label(ui, &words).on_hover_text(text::ABOUT_NOTE.text());
    });
}

fn row(ui: &mut Ui, (line, by_cost): (Line, bool), lit: bool) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let Line { level, code } = line;
    let code = code_by(code, by_cost);
    if lit {
        let fill = palette.accent.gamma_multiply(0.3);
        ui.painter()
            .rect_filled(rect.expand2(vec2(4.0, 0.0)), 3.0, fill);
    }
    let from = rect.left_center() + vec2(level as f32 * INDENT, 0.0);
    let color = if lit { palette.text } else { palette.dim };
    let font = theme::regular(size::LABEL + 1.0);
    ui.painter()
        .text(from, Align2::LEFT_CENTER, &code, font, color);
    named(ui, &response, &text::line(lit, &*code));
}
