//! The list of strategies to run, and the controls that add one.

use egui::{Align, Layout, Sense, Ui, vec2};

use crate::app::Facts;
use crate::app::experiment::field_view::{fault_of, field};
use crate::app::experiment::{Form, FormField};
use crate::app::theme::Palette;
use crate::app::widgets::chart::CurveStyle;
use crate::app::widgets::strategy_picker::{self, Parameter};
use crate::app::widgets::{Icon, body, icon_button, label, quiet, set_name};
use crate::text::experiment as text;

pub(crate) fn show(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    label(ui, &text::STRATEGIES);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        list(ui, form);
    });
    fault_of(ui, form, FormField::Strategies);
    if form.is_own() {
        adder(ui, form, facts);
    }
}

fn list(ui: &mut Ui, form: &mut Form) {
    let styles = CurveStyle::each(Palette::of(ui), &form.strategies);
    let mut removed = None;
    for (at, (strategy, style)) in form.strategies.iter().zip(styles).enumerate() {
        ui.horizontal(|ui| {
            ui.set_height(24.0);
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 12.0), Sense::hover());
            style.paint(ui.painter(), rect);
            let name = strategy.to_string();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if form.is_own() {
                    let remove = text::remove(*strategy);
                    let button = icon_button(ui, true, Icon::Remove, &remove, false);
                    if button.on_hover_text(text::ABOUT_REMOVE).clicked() {
                        removed = Some(at);
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(egui::Label::new(body(&name)).truncate())
                        .on_hover_text(text::about_strategy(*strategy));
                });
            });
        });
    }
    if let Some(at) = removed {
        form.strategies.remove(at);
        form.edited();
    }
}

fn adder(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    let chosen = strategy_picker::in_rows(ui, form.adder, &facts.own, |ui, parameter, width| {
        if parameter == Some(Parameter::DepthLimit) {
            field(ui, form, FormField::DepthLimit, text::DEPTH_LIMIT, width);
        }
        // As high as the control beside it, so that the button is aligned with its bottom.
        let height = if parameter.is_some() { 48.0 } else { 28.0 };
        let rest = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(rest, Layout::right_to_left(Align::Max), |ui| {
            add(ui, form);
        });
    });
    if let Some(strategy) = chosen {
        form.adder = strategy;
        form.edited();
    }
    fault_of(ui, form, FormField::DepthLimit);
    if let Some(why) = why_not(form) {
        label(ui, &why);
    }
}

fn add(ui: &mut Ui, form: &mut Form) {
    let button = ui.add_enabled_ui(form.can_add(), |ui| quiet(ui, &text::ADD));
    let button = button.inner;
    set_name(ui, &button, text::add(form.adder));
    let button = button
        .on_hover_text(text::about_add(form.adder))
        .on_disabled_hover_text(why_not(form).unwrap_or_default());
    if button.clicked() {
        form.add();
    }
}

fn why_not(form: &Form) -> Option<String> {
    if form.strategies.len() >= Form::MOST {
        return Some(text::most_strategies(Form::MOST));
    }
    form.fault(FormField::Adder).map(str::to_owned)
}
