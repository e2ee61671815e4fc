//! The menus that add a strategy to the comparison and change one.

use egui::Ui;

use crate::app::Facts;
use crate::app::compare::Compare;
use crate::app::theme::{Hue, Palette};
use crate::app::widgets::{list_style, paint_mark, quiet, strategy_picker};
use crate::search::Algorithm;
use crate::text::compare as text;
use crate::text::strategies::about;

pub(crate) fn add(ui: &mut Ui, compare: &mut Compare) {
    list_style(ui);
    ui.set_min_width(240.0);
    for algorithm in Algorithm::ALL {
        let free = |strategy| !compare.has(strategy);
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
        if row.on_hover_text(about(strategy)).clicked() {
            compare.add(strategy);
            ui.close();
        }
    }
}

/// Everything that can be changed of the strategy at `index`. Returns whether it is to be removed.
pub(crate) fn change(ui: &mut Ui, compare: &mut Compare, index: usize, facts: &Facts) -> bool {
    list_style(ui);
    ui.set_min_width(260.0);
    let now = compare.lanes[index].strategy;
    let free = |strategy| !compare.has(strategy);
    if let Some(strategy) = strategy_picker::menu(ui, now, &facts.own, free) {
        compare.change(index, strategy);
    }
    ui.separator();
    let button = ui.add_enabled_ui(compare.can_lose_one(), |ui| {
        let button = quiet(ui, &text::REMOVE_BUTTON).on_disabled_hover_text(text::AT_LEAST_TWO);
        button.on_hover_text(text::REMOVE).clicked()
    });
    if button.inner {
        ui.close();
    }
    button.inner
}
