//! The place where a student's own search is checked: the file, the verdict, and both orders one above the other.

use egui::{CentralPanel, Frame, Label, Margin, RichText, ScrollArea, Stroke, Ui, Vec2, vec2};

use crate::app::Facts;
use crate::app::check::{Checking, Found};
use crate::app::files::{Target, path_view};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{
    BoardStyle, at_right, choice, label, named, primary, quiet, show_board, warning,
};
use crate::study::check::{Row, TiesAccepted};
use crate::text::{Message, check as text};

/// The side of a board, and the room for one.
const BOARD: f32 = 84.0;
const STEP: f32 = 112.0;

/// Shows it in place of the lessons.
pub(crate) fn show(ui: &mut Ui, checking: &mut Option<Checking>, facts: &Facts) {
    let palette = *Palette::of(ui);
    let frame = Frame::new().fill(palette.ground).inner_margin(24);
    let mut closes = false;
    let Some(open) = checking else {
        return;
    };
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        ui.horizontal(|ui| {
            ui.label(RichText::new(text::HEADING).font(theme::bold(21.0)));
            at_right(ui, |ui| {
                let (name, about) = text::BACK;
                closes = quiet(ui, &name).on_hover_text(about).clicked();
            });
        });
        what(ui, open, facts);
        if open.is_busy() {
            label(ui, &text::CHECKING);
        }
        if let Some(fault) = &open.fault {
            warning(ui, fault);
        }
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            if let Some(found) = &open.found {
                verdict(ui, found, &palette);
                orders(ui, found, &mut open.at, &palette);
            }
        });
    });
    if closes {
        *checking = None;
    }
}

/// The file, the board and strategy of Explore, and which order is accepted.
fn what(ui: &mut Ui, checking: &mut Checking, facts: &Facts) {
    path_view::show(
        ui,
        text::ORDER_FIELD,
        &mut checking.file,
        Target::CheckedOrder,
        facts,
    );
    let setup = facts.setup();
    let board = setup.problem.map(|problem| problem.start().to_string());
    let words = text::searched(board.unwrap_or_default(), setup.strategy.to_string());
    ui.add(Label::new(RichText::new(words).size(size::TEXT)).wrap());
    ui.horizontal(|ui| {
        let possible = !checking.file.trim().is_empty() && !checking.is_busy();
        let (name, about) = text::CHECK;
        let button = primary(ui, possible, &name, &name, vec2(92.0, 34.0));
        if button.on_hover_text(about).clicked() {
            checking.check(facts);
        }
        ui.add_space(12.0);
        for (ties, (name, about)) in [
            (TiesAccepted::Any, text::ANY_TIES),
            (TiesAccepted::AsHere, text::OUR_TIES),
        ] {
            let button = choice(ui, checking.ties == ties, &name);
            if button.on_hover_text(about).clicked() {
                checking.ties = ties;
            }
        }
    });
}

fn verdict(ui: &mut Ui, found: &Found, palette: &Palette) {
    let color = if found.agrees {
        palette.good
    } else {
        palette.bad
    };
    Frame::new()
        .fill(palette.card.lerp_to_gamma(color, 0.14))
        .stroke(Stroke::new(1.0, color))
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(14, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let words = RichText::new(found.answer.trim_end()).size(size::TEXT + 1.0);
            ui.add(Label::new(words).wrap());
        });
}

/// Both orders around the expansion that is looked at, and the steps through both.
fn orders(ui: &mut Ui, found: &Found, at: &mut usize, palette: &Palette) {
    let (now, last) = (*at, found.len().saturating_sub(1));
    ui.horizontal(|ui| {
        let mut button = |possible: bool, (name, about): (Message, Message), to: usize| {
            let button = ui.add_enabled_ui(possible, |ui| quiet(ui, &name)).inner;
            if button.on_hover_text(about).clicked() {
                *at = to;
            }
        };
        button(now > 0, text::PREVIOUS, now.saturating_sub(1));
        button(now < last, text::NEXT, (now + 1).min(last));
        if let Some(differs) = found.differs {
            button(now != differs, text::TO_DIFFERENCE, differs.min(last));
        }
        let words = text::at(*at + 1, found.len());
        ui.label(RichText::new(words).size(size::TEXT));
    });
    let shown = ((ui.available_width() / STEP) as usize).clamp(1, 15);
    // The expansion in the middle, as far as the orders go.
    let from = at
        .saturating_sub(shown / 2)
        .min(found.len().saturating_sub(shown));
    for (name, rows) in [
        (text::YOUR_ORDER, &found.yours),
        (text::OUR_ORDER, &found.ours),
    ] {
        ui.add_space(6.0);
        ui.label(RichText::new(name.text()).font(theme::semibold(size::TEXT + 1.0)));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (index, row) in rows.iter().enumerate().skip(from).take(shown) {
                let color = match index {
                    _ if Some(index) == found.differs => Some(palette.bad),
                    _ if index == *at => Some(palette.accent),
                    _ => None,
                };
                expansion(ui, &name, index, row, color);
            }
        });
    }
}

fn expansion(ui: &mut Ui, name: &str, index: usize, row: &Row, color: Option<egui::Color32>) {
    let values = match (row.g, row.h, row.f) {
        (Some(g), Some(h), Some(f)) => format!("{g} + {h} = {f}"),
        (g, h, f) => {
            let values = [("g", g), ("h", h), ("f", f)].into_iter();
            let values = values.filter_map(|(name, value)| Some(format!("{name} = {}", value?)));
            values.collect::<Vec<_>>().join("  ")
        }
    };
    let words = format!("{}\n{values}", index + 1);
    ui.allocate_ui(vec2(STEP, BOARD + 44.0), |ui| {
        ui.vertical(|ui| {
            ui.set_width(STEP);
            ui.spacing_mut().item_spacing.y = 4.0;
            let place = Vec2::splat(BOARD);
            let response = show_board(ui, (name, index), &row.board, place, BoardStyle::default());
            if let Some(color) = color {
                let (rect, line) = (response.rect.expand(2.0), Stroke::new(2.5, color));
                ui.painter()
                    .rect_stroke(rect, 4.0, line, egui::StrokeKind::Outside);
            }
            named(
                ui,
                &response,
                &format!("{name} {}: {}", index + 1, row.board),
            );
            ui.add(Label::new(RichText::new(words).size(size::LABEL)).wrap());
        });
    });
}
