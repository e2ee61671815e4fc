//! Help: the keys, and what the counters count.

use egui::{Popup, PopupCloseBehavior, RectAlign, RichText, ScrollArea, Ui, vec2};

use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{heading, label, quiet};
use crate::app::{Action, Model, lesson, settings};
use crate::lesson::Shipped;
use crate::search::Counter;
use crate::text::lesson::open_shipped;
use crate::text::window::help as text;

/// The width of the card's contents.
const WIDTH: f32 = 600.0;

/// The button "?" and, while it is open, what it shows.
pub(crate) fn button(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let open = model.settings.help;
    let text = RichText::new("?").font(theme::semibold(size::TEXT + 1.0));
    let button = egui::Button::new(text)
        .frame_when_inactive(false)
        .selected(open)
        .min_size(vec2(28.0, 26.0));
    let response = ui.add(button).on_hover_text(text::ABOUT);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(text::NAME));
    if response.clicked() {
        actions.push(Action::Settings(settings::Action::Help(!open)));
    }
    let shown = Popup::from_response(&response)
        .open(open)
        .align(RectAlign::BOTTOM_END)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .frame(theme::card(Palette::of(ui)))
        .width(WIDTH)
        .show(|ui| {
            let height = ui.ctx().content_rect().height() - 90.0;
            let area = ScrollArea::vertical().max_height(height);
            let area = area.min_scrolled_height(height);
            area.show(ui, |ui| contents(ui, actions));
        });
    if shown.is_some_and(|s| s.response.should_close()) && !response.clicked() {
        actions.push(Action::Settings(settings::Action::Help(false)));
    }
}

fn contents(ui: &mut Ui, actions: &mut Vec<Action>) {
    ui.set_width(WIDTH);
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.add_space(4.0);
    heading(ui, text::LESSONS_HEADING);
    ui.horizontal(|ui| {
        for shipped in [Shipped::First, Shipped::Memory] {
            let (name, about) = open_shipped(shipped);
            if quiet(ui, name).on_hover_text(about).clicked() {
                actions.push(Action::Settings(settings::Action::Help(false)));
                actions.push(Action::Lesson(lesson::Action::OpenShipped(shipped)));
            }
        }
    });
    ui.add_space(6.0);
    heading(ui, text::KEYS_HEADING);
    for (keys, what) in text::KEYS {
        row(ui, keys, what, 168.0);
    }
    ui.add_space(10.0);
    heading(ui, text::COUNTERS_HEADING);
    for counter in Counter::ALL {
        row(ui, counter.name(), counter.rule(), 92.0);
    }
    ui.add_space(10.0);
    heading(ui, text::EDITING_HEADING);
    label(ui, text::EDITING);
    ui.add_space(4.0);
}

fn row(ui: &mut Ui, name: &str, text: &str, width: f32) {
    let palette = Palette::of(ui);
    ui.horizontal_top(|ui| {
        let name = RichText::new(name)
            .font(theme::medium(size::LABEL + 1.0))
            .color(palette.text);
        ui.allocate_ui(vec2(width, 16.0), |ui| {
            ui.set_min_width(width);
            ui.label(name);
        });
        ui.vertical(|ui| {
            ui.set_width(WIDTH - width - 8.0);
            label(ui, text);
        });
    });
}
