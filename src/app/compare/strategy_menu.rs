//! The menus that add a strategy to the comparison and change one.

use egui::Ui;

use crate::app::compare::{self, Hue, Lane};
use crate::app::theme::Palette;
use crate::app::widgets::{list_style, paint_mark, quiet, strategy_picker};
use crate::app::{Effect, Facts, Model};
use crate::search::Algorithm;
use crate::text::compare as text;

/// Every algorithm, to be added.
pub(crate) fn add(ui: &mut Ui, model: &Model, facts: &Facts) {
    list_style(ui);
    ui.set_min_width(240.0);
    for &algorithm in Algorithm::ALL {
        let free = |strategy| !model.compare.has(strategy);
        let Some(strategy) = strategy_picker::first_free(algorithm, free) else {
            continue;
        };
        let row = ui.selectable_label(false, format!("       {strategy}"));
        let at = row.rect.left_center() + egui::vec2(15.0, 0.0);
        let hue = Hue::of(algorithm);
        let color = Palette::of(ui).hue(hue);
        paint_mark(ui.painter(), at, 4.5, hue, color);
        row.widget_info(|| {
            let name = text::add(strategy);
            egui::WidgetInfo::labeled(egui::Role::Button, true, name)
        });
        if row.on_hover_text(algorithm.summary()).clicked() {
            facts.ask(Effect::Compare(compare::Action::Add(strategy)));
            ui.close();
        }
    }
}

/// Everything that can be changed of a strategy.
pub(crate) fn change(ui: &mut Ui, model: &Model, index: usize, lane: &Lane, facts: &Facts) {
    list_style(ui);
    ui.set_min_width(260.0);
    let free = |strategy| !model.compare.has(strategy);
    if let Some(strategy) = strategy_picker::menu(ui, lane.strategy, &facts.own, free) {
        facts.ask(Effect::Compare(compare::Action::Change(index, strategy)));
    }
    ui.separator();
    let enough = model.compare.can_lose_one();
    ui.add_enabled_ui(enough, |ui| {
        let button = quiet(ui, &text::REMOVE_BUTTON).on_disabled_hover_text(text::AT_LEAST_TWO);
        if button.on_hover_text(text::REMOVE).clicked() {
            facts.ask(Effect::Compare(compare::Action::Remove(index)));
            ui.close();
        }
    });
}
