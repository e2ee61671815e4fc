//! The numbers that some algorithms are given: a weight, a depth limit.

use egui::{DragValue, Popup, Rect, Response, RichText, Sense, Ui, UiBuilder, pos2, vec2};

use crate::{
    app::{
        Action, Model, settings,
        theme::{self, Palette, size},
        widgets::{label, list_looks, menu_button},
    },
    search::{Ties, Weight},
};

/// The height of a list's name, beside which the weight stands.
const LINE: f32 = 18.0;

/// The weight of the heuristic, at the right end of the line in which the list of heuristics, at `place`, has its name.
pub(crate) fn weight(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, place: Rect) {
    const ABOUT: &str = "The weight of the heuristic: f = g + w × h. At 1 it is A*; the larger it is, the fewer nodes \
                         and the longer the path, at most w times as long as a shortest one.";
    let line = Rect::from_min_max(
        pos2(place.right() - 62.0, place.top() - 1.0),
        pos2(place.right(), place.top() + LINE - 1.0),
    );
    let mut chosen = model.settings.strategy.weight.get() as u8;
    let range = Weight::LEAST.get() as u8..=Weight::MOST.get() as u8;
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(line).layout(layout));
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.spacing_mut().interact_size = vec2(30.0, LINE);
    ui.spacing_mut().button_padding = vec2(4.0, 0.0);
    ui.style_mut().override_font_id = Some(theme::medium(size::LABEL + 1.0));
    let value = ui.add(DragValue::new(&mut chosen).range(range).speed(0.05));
    name(&ui, &value, "Weight");
    ui.style_mut().override_font_id = None;
    label(&mut ui, "w").on_hover_text(ABOUT);
    if value.on_hover_text(ABOUT).changed()
        && let Some(weight) = Weight::new(chosen)
    {
        actions.push(Action::Settings(settings::Action::Weight(weight)));
    }
}

/// How ties of f are broken, behind a small button at the right end of the same line.
pub(crate) fn ties(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, place: Rect) {
    let line = Rect::from_min_max(
        pos2(place.right() - 62.0, place.top() - 1.0),
        pos2(place.right(), place.top() + LINE - 1.0),
    );
    let chosen = model.settings.strategy.ties;
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(line).layout(layout));
    ui.spacing_mut().item_spacing.x = 2.0;
    let button = menu_button(&mut ui, "", "Ties of f", vec2(18.0, LINE));
    let color = if chosen == Ties::default() {
        Palette::of(&ui).dim
    } else {
        Palette::of(&ui).accent
    };
    ui.label(RichText::new("ties").size(size::LABEL + 1.0).color(color));
    Popup::menu(&button).show(|ui| {
        list_looks(ui);
        for ties in Ties::ALL {
            let row = ui.selectable_label(ties == chosen, ties.name());
            if row.on_hover_text(ties.summary()).clicked() {
                actions.push(Action::Settings(settings::Action::Ties(ties)));
            }
        }
    });
    button.on_hover_text(format!(
        "Of two nodes of the same f: {}.",
        chosen.name().to_lowercase()
    ));
}

/// The depth limit, in a column `width` points wide where other algorithms have their heuristic.
pub(crate) fn depth_limit(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, width: f32) {
    const ABOUT: &str = "How many moves deep the search goes before it turns back. Where the solution is farther away it \
                         finds none; at the top of the range it reaches every solution there can be.";
    let Some(most) = model.boards.deepest() else {
        return;
    };
    let set = model.settings.strategy.depth_limit;
    let mut limit = set.unwrap_or(most).min(most);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size = vec2(width, 28.0);
        let heading = label(ui, "Depth limit").interact(Sense::CLICK);
        let value = ui
            .add(DragValue::new(&mut limit).range(0..=most).speed(0.2))
            .labelled_by(heading.id)
            .on_hover_text(ABOUT);
        if heading.clicked() {
            value.request_focus();
        }
        if value.changed() {
            actions.push(Action::Settings(settings::Action::DepthLimit(
                (limit < most).then_some(limit),
            )));
        }
    });
}

/// Gives a field that has no label of its own a name.
fn name(ui: &Ui, field: &Response, name: &str) {
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(name));
}
