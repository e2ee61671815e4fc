//! Help: the keys, and what the counters count.

use egui::{Popup, PopupCloseBehavior, RectAlign, RichText, Ui, vec2};

use crate::{
    app::{
        Action, Model, settings,
        theme::{self, Palette, size},
        widgets::{heading, label},
    },
    search::Counter,
};

/// The width of the card's contents.
const WIDTH: f32 = 470.0;

/// The keys that work wherever no field has the keyboard.
const KEYS: &[(&str, &str)] = &[
    ("Space", "run, pause"),
    ("→  ←", "one expansion on, one back"),
    ("Home", "to the beginning"),
    (
        "End",
        "to the newest moment; from there to the end at full speed",
    ),
    ("[  ]", "to the previous and next layer, f or threshold"),
    ("R", "back to no expansions"),
    ("+  −", "faster, slower"),
    (
        "Page Down  Page Up",
        "next and previous bookmark of the lesson",
    ),
    ("Ctrl Z", "undo an edit"),
    ("Ctrl Y  Ctrl Shift Z", "redo it"),
    ("Ctrl +  Ctrl −  Ctrl 0", "zoom"),
    ("↑ ← → ↓", "slide tiles, while the board is outlined"),
    ("Esc", "leave a field or the board"),
    ("Esc  outside of both", "choose no node"),
    ("F1", "this help"),
];

/// The button "?" and, while it is open, what it shows.
pub(crate) fn button(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let open = model.settings.help;
    let text = RichText::new("?").font(theme::semibold(size::TEXT + 1.0));
    let button = egui::Button::new(text)
        .frame_when_inactive(false)
        .selected(open)
        .min_size(vec2(28.0, 26.0));
    let response = ui
        .add(button)
        .on_hover_text("Keys and counting rules (F1).");
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label("Help"));
    if response.clicked() {
        actions.push(Action::Settings(settings::Action::Help(!open)));
    }
    let shown = Popup::from_response(&response)
        .open(open)
        .align(RectAlign::BOTTOM_END)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .frame(theme::card(Palette::of(ui)))
        .width(WIDTH)
        .show(contents);
    if shown.is_some_and(|s| s.response.should_close()) && !response.clicked() {
        actions.push(Action::Settings(settings::Action::Help(false)));
    }
}

fn contents(ui: &mut Ui) {
    ui.set_width(WIDTH);
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.add_space(4.0);
    heading(ui, "Keys");
    for (keys, what) in KEYS {
        row(ui, keys, what, 168.0);
    }
    ui.add_space(10.0);
    heading(ui, "What the counters count");
    for counter in Counter::ALL {
        row(ui, counter.name(), counter.rule(), 92.0);
    }
    ui.add_space(10.0);
    heading(ui, "Editing the board");
    label(
        ui,
        "Click a tile in the blank's row or column to slide it; drag one tile onto another to exchange them; or type the \
         board: 285174306, or 4 1 2 / 5 0 3 with _, x, . or 0 for the blank.",
    );
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
