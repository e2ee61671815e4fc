//! A field of the form and its error.

use egui::{Id, Stroke, StrokeKind, Ui, vec2};

use crate::window::screens::experiment::{Form, FormField};
use crate::window::theme::{self, Palette, RADIUS, size};
use crate::window::widgets::{
    MOST_OF_BOARD, MOST_OF_LINE, MOST_OF_PATH, body, keep_pasted_rows, label, left_out_note,
    text_field,
};
use slidescope_core::puzzle::MoveOrder;
use slidescope_core::text::{Message, experiment as text};

const fn most(field: FormField) -> usize {
    match field {
        FormField::Goal => MOST_OF_BOARD,
        FormField::File => MOST_OF_PATH,
        _ => MOST_OF_LINE,
    }
}

/// A text field under its label. `hint` is shown on hover.
pub(crate) fn field(
    ui: &mut Ui,
    form: &mut Form,
    which: FormField,
    (name, hint): (Message, Message),
    width: f32,
) {
    let id = Id::unique("experiment field").with(which as usize);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let name = label(ui, &name).interact(egui::Sense::CLICK);
        if name.clicked() {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if which == FormField::Goal {
            keep_pasted_rows(ui, id, form.size);
        }
        let usual = MoveOrder::USUAL.to_string();
        let hint_text = match which {
            FormField::Expansions | FormField::DepthLimit => &*text::NO_LIMIT,
            FormField::MoveOrder => usual.as_str(),
            _ => "",
        };
        let response = text_field(ui, id, form.text_mut(which), most(which), |edit| {
            edit.font(theme::medium(size::TEXT))
                .hint_text(hint_text)
                .desired_width(width)
                .min_size(vec2(width, 28.0))
                .align(egui::Align2::LEFT_CENTER)
        });
        let response = response.labelled_by(name.id);
        if form.fault(which).is_some() {
            let line = Stroke::new(1.5, Palette::of(ui).bad);
            ui.painter()
                .rect_stroke(response.rect, RADIUS, line, StrokeKind::Inside);
        }
        left_out_note(ui, id, form.text(which));
        if response.changed() {
            form.typed(which);
        }
        if !response.has_focus() {
            response.on_hover_text(hint.text());
        }
    });
}

/// Shows the error of a field on its own line.
pub(crate) fn fault_of(ui: &mut Ui, form: &Form, which: FormField) {
    if let Some(fault) = form.fault(which) {
        let color = Palette::of(ui).bad;
        ui.label(body(fault).size(size::LABEL + 1.0).color(color));
    }
}
