//! A drop-down list under its label.

use egui::{ComboBox, IdSalt, Popup, Rect, RichText, Ui, vec2};

use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{Icon, label, set_name, width_of};
use crate::text::Message;

/// What a list offers.
pub(crate) struct Choice<'a, T> {
    /// Its accessible name, written above it.
    pub name: &'a str,
    pub width: f32,
    pub chosen: T,
    pub options: &'a [T],
}

/// Shows the list and gives the option that was newly chosen. `text` names an option, `about` explains it in a sentence,
/// and `swatch` gives it a colour.
pub(crate) fn combo<T: Copy + PartialEq>(
    ui: &mut Ui,
    choice: &Choice<'_, T>,
    text: impl Fn(T) -> String,
    about: impl Fn(T) -> Message,
    swatch: impl Fn(T) -> Option<egui::Color32>,
) -> Option<T> {
    ui.vertical(|ui| {
        ui.set_width(choice.width);
        ui.spacing_mut().item_spacing.y = 4.0;
        labelled(ui, choice, text, about, swatch)
    })
    .inner
}

/// As [`combo`], with the label at the left of the list in one line of the same width.
pub(crate) fn combo_in_line<T: Copy + PartialEq>(
    ui: &mut Ui,
    choice: &Choice<'_, T>,
    text: impl Fn(T) -> String,
    about: impl Fn(T) -> Message,
) -> Option<T> {
    let name = width_of(ui, choice.name, &theme::regular(size::LABEL + 1.0));
    ui.horizontal(|ui| {
        let list = choice.width - name - ui.spacing().item_spacing.x;
        let choice = Choice {
            width: list,
            ..*choice
        };
        labelled(ui, &choice, text, about, |_| None)
    })
    .inner
}

/// The label and the list, as the layout of `ui` places them.
fn labelled<T: Copy + PartialEq>(
    ui: &mut Ui,
    choice: &Choice<'_, T>,
    text: impl Fn(T) -> String,
    about: impl Fn(T) -> Message,
    swatch: impl Fn(T) -> Option<egui::Color32>,
) -> Option<T> {
    let mut picked = None;
    ui.spacing_mut().icon_spacing = 2.0;
    ui.spacing_mut().icon_width = 12.0;
    let name = label(ui, choice.name).interact(egui::Sense::CLICK);
    // A click on the label opens the list, as it does everywhere else.
    let list = ui
        .make_persistent_id(IdSalt::new(choice.name))
        .with("popup");
    if name.clicked() && ui.is_enabled() {
        Popup::open_id(ui.ctx(), list);
    }
    let indent = |option| {
        if swatch(option).is_some() {
            "     "
        } else {
            ""
        }
    };
    let shown = format!("{}{}", indent(choice.chosen), text(choice.chosen));
    let shown = RichText::new(shown).font(theme::medium(size::TEXT - 0.5));
    let response = ComboBox::from_id_salt(choice.name)
        .width(choice.width)
        .truncate()
        .icon(chevron)
        .selected_text(shown)
        .show_ui(ui, |ui| {
            list_style(ui);
            for &option in choice.options {
                let words = format!("{}{}", indent(option), text(option));
                let mut row = ui.selectable_label(option == choice.chosen, words);
                paint_swatch(ui, row.rect, swatch(option));
                if !about(option).is_empty() {
                    row = row.on_hover_text(about(option));
                }
                // The name a test or a screen reader goes by is without the room for the swatch.
                row.widget_info(|| {
                    let chosen = option == choice.chosen;
                    egui::WidgetInfo::selected(egui::Role::Button, true, chosen, text(option))
                });
                if row.clicked() {
                    picked = Some(option);
                }
            }
        })
        .response
        .labelled_by(name.id);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(text(choice.chosen)));
    paint_swatch(ui, response.rect, swatch(choice.chosen));
    let hint = about(choice.chosen);
    if !hint.is_empty() {
        response.on_hover_text(hint);
    }
    picked.filter(|&option| option != choice.chosen)
}

/// A list that shows what is `chosen` without a label beside it; `rows` fills it when it is open.
pub(crate) fn plain_list(
    ui: &mut Ui,
    (name, about): (Message, &str),
    width: f32,
    chosen: RichText,
    rows: impl FnOnce(&mut Ui),
) {
    let response = ComboBox::from_id_salt(name.0)
        .width(width)
        .icon(chevron)
        .selected_text(chosen)
        .show_ui(ui, |ui| {
            list_style(ui);
            rows(ui);
        })
        .response;
    set_name(ui, &response, name);
    response.on_hover_text(about);
}

fn chevron(ui: &Ui, rect: Rect, _: &egui::style::WidgetVisuals, _: bool) {
    let color = Palette::of(ui).dim;
    Icon::Chevron.paint(ui.painter(), rect.center(), 10.0, color);
}

/// The style of an open list: close rows, and the chosen one in plain text on the accent's tint.
pub(crate) fn list_style(ui: &mut Ui) {
    // All nineteen sizes fit under their list without scrolling.
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().interact_size.y = 24.0;
    ui.spacing_mut().button_padding.y = 3.0;
    let text = Palette::of(ui).text;
    ui.visuals_mut().selection.stroke.color = text;
}

fn paint_swatch(ui: &Ui, row: Rect, color: Option<egui::Color32>) {
    if let Some(color) = color {
        let at = row.left_center() + vec2(14.0, 0.0);
        let square = Rect::from_center_size(at, vec2(10.0, 10.0));
        ui.painter().rect_filled(square, 3.0, color);
    }
}
