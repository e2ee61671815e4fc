//! Shown instead of the columns where the board cannot be searched: why, and what to do.

use egui::{RichText, Ui};

use crate::app::compare::Compare;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::quiet;
use crate::app::{Effect, Facts, Screen, Verdict, boards};
use crate::text::{compare as text, sentence, status};

pub(crate) fn show(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.add_space(ui.available_height() * 0.22);
        ui.vertical_centered(|ui| {
            ui.set_max_width(520.0);
            let (title, words) = reason(facts);
            let title = RichText::new(title).font(theme::semibold(size::HEADING));
            ui.label(title.color(palette.text));
            ui.label(RichText::new(words).color(palette.dim));
        });
        ui.add_space(8.0);
        let buttons = if matches!(facts.verdict(), Verdict::Unsolvable(_)) {
            360.0
        } else {
            130.0
        };
        ui.horizontal(|ui| {
            ui.add_space((ui.available_width() - buttons) / 2.0);
            if let Verdict::Unsolvable(parity) = facts.verdict() {
                unsolvable(ui, parity.swap, compare, facts);
            }
            let (text, about) = text::EDIT_BOARD;
            if quiet(ui, &text).on_hover_text(about).clicked() {
                facts.ask(Effect::Visit(Screen::Explore));
            }
        });
    });
}

fn reason(facts: &Facts) -> (&'static str, String) {
    match facts.verdict() {
        Verdict::Unsolvable(parity) => (&text::BOARD_UNSOLVABLE, parity.to_string()),
        Verdict::Solvable(..) | Verdict::Faulty => {
            let editor = &facts.boards.editor;
            let complaints = editor.start.complaints.iter();
            let all = complaints.chain(&editor.goal.complaints);
            let first = all.map(|complaint| sentence(&complaint.text)).next();
            (&status::ILLEGAL, first.unwrap_or_default())
        }
    }
}

fn unsolvable(ui: &mut Ui, swap: (u8, u8), compare: &mut Compare, facts: &Facts) {
    let button = quiet(ui, &text::swap(swap));
    if button.on_hover_text(text::SWAP).clicked() {
        let mended = facts.boards.mended();
        facts.ask_all(mended.map(|board| Effect::Edit(boards::Edit::Start(board))));
    }
    let (text, about) = text::ANYWAY;
    if quiet(ui, &text).on_hover_text(about).clicked() {
        compare.begin_anyway(facts);
    }
}
