//! What a first look does not need, behind one button: moments to go to and to stop at, ties, the memory limit, the survey.

use egui::{DragValue, Ui, vec2};

use crate::app::Facts;
use crate::app::playback::{breakpoints_menu, jump_menu};
use crate::app::settings::MIN_MEMORY;
use crate::app::survey::survey_view;
use crate::app::theme;
use crate::app::widgets::strategy_picker::{self, Parameter};
use crate::app::widgets::{label, menu_button, menu_card};
use crate::text::explore::{memory, more as text};
use crate::text::strategies;
use crate::text::units::{bytes, parse_mib};

pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    ui.vertical_centered(|ui| {
        let [words, name, about] = text::MORE;
        let button = menu_button(ui, &words, &name, vec2(72.0, 24.0));
        menu_card(&button, ui, 306.0, |ui| contents(ui, facts));
        button.on_hover_text(about);
    });
}

fn contents(ui: &mut Ui, facts: &Facts) {
    jump_menu::rows(ui, facts);
    breakpoints_menu::rows(ui, facts);
    theme::rule(ui, 2.0, 2.0);
    let mut strategy = facts.settings.strategy;
    if Parameter::of(strategy.algorithm) == Some(Parameter::Ties) {
        label(ui, &strategies::TIES);
        strategy_picker::parameters::ties_rows(ui, &mut strategy);
        if strategy != facts.settings.strategy {
            facts.set(|settings| settings.choose_strategy(strategy));
        }
        theme::rule(ui, 2.0, 2.0);
    }
    ui.horizontal(|ui| memory_limit(ui, facts));
    survey_view::link_to(ui, facts);
}

fn memory_limit(ui: &mut Ui, facts: &Facts) {
    const MIB: f64 = (1 << 20) as f64;
    let name = label(ui, &memory::LIMIT);
    let mut limit = facts.settings.memory_limit as f64 / MIB;
    let value = DragValue::new(&mut limit)
        .range(MIN_MEMORY as f64 / MIB..=1e9)
        .speed(16.0)
        .custom_formatter(|mib, _| bytes((mib * MIB) as u64))
        .custom_parser(parse_mib);
    let value = ui.add(value).labelled_by(name.id);
    let value = value.on_hover_text(memory::ABOUT_LIMIT);
    if value.changed() {
        let bytes = ((limit * MIB) as u64).max(MIN_MEMORY);
        facts.set(|settings| settings.memory_limit = bytes);
    }
}
