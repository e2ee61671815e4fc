//! A field for the path of a file to read, with a button that opens the dialog.

use egui::{Ui, vec2};

use crate::app::files::Target;
use crate::app::widgets::{MOST_OF_PATH, label_in, quiet, set_name, text_field};
use crate::app::{Effect, Facts};
use crate::text::Message;
use crate::text::dialogs::{CHOOSE, choose_for};

/// The width of the name, and of the field where there is room.
pub(crate) const NAME: f32 = 84.0;
const FIELD: f32 = 460.0;

pub(crate) fn show(
    ui: &mut Ui,
    name: Message,
    path: &mut String,
    target: Target,
    facts: &Facts,
) -> bool {
    let row = ui.horizontal(|ui| {
        let shown = label_in(ui, vec2(NAME, 28.0), &name);
        let id = ui.unique_id().with(name.text());
        let width = (ui.available_width() - 90.0).min(FIELD);
        let field = text_field(ui, id, path, MOST_OF_PATH, |edit| edit.desired_width(width));
        let changed = field.labelled_by(shown.id).changed();
        let button = quiet(ui, CHOOSE.0.text()).on_hover_text(CHOOSE.1);
        set_name(ui, &button, choose_for(name.text()));
        if button.clicked() {
            facts.ask(Effect::ChooseFile(target));
        }
        changed
    });
    row.inner
}
