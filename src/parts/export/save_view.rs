//! Rows for files: one to be saved, with its name, the button and the result; and the path of one to be read for grading or
//! a check. The width of the names in front of them, and in the rest of the Export menu, stands here.

use egui::{Key, Label, RichText, Ui, vec2};

use crate::files::{FileFormat, SaveFile, Target};
use crate::theme::{Palette, size};
use crate::widgets::{
    MOST_OF_PATH, announced, label_in, left_out_note, named, quiet, quiet_clicked, quiet_width,
    set_name, text_field, toggle,
};
use crate::{Effect, Facts};
use slidescope_core::files::downloaded_text;
use slidescope_core::run::{Status, Tone};
use slidescope_core::text::Message;
use slidescope_core::text::dialogs::{CHOOSE, choose_for};
use slidescope_core::text::files::{FILE, FOLDER, REPLACE};
use slidescope_core::text::page::{COPIED, COPY_FILE};
use slidescope_core::text::toast::SHOW_FOLDER;

/// The width of the label before the field, the same as that of the names in the Export menu.
pub(crate) const NAME: f32 = 52.0;
/// The width of the name of a path, and of its field where there is room.
pub(crate) const PATH_NAME: f32 = 84.0;
const PATH_FIELD: f32 = 460.0;

/// Shows field, button and message. The button is enabled if `possible`. Returns whether to save the file now.
pub fn row<F: FileFormat>(
    ui: &mut Ui,
    file: &mut SaveFile<F>,
    [label, button, about, why_not]: [Message; 4],
    possible: bool,
    facts: &Facts,
) -> bool {
    let mut saves = false;
    let id = ui.unique_id().with(label.0);
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        // All fields of a menu have the same left edge; the heading above says what the file contains.
        let name = label_in(
            ui,
            vec2(NAME - 4.0, 28.0),
            &[FILE, FOLDER][usize::from(F::IS_FOLDER)],
        );
        named(ui, &name, label.text());
        let (text, about) = match file.asks_to_replace() {
            true => REPLACE,
            false => (button, about),
        };
        let possible = possible && !file.is_busy();
        // Laid out from left to right, the order of the Tab key. A download has a name and no folder.
        let choose_width = match facts.in_page() {
            true => 0.0,
            false => quiet_width(ui, CHOOSE.0.text()),
        };
        let buttons = choose_width + quiet_width(ui, &text);
        let gaps = 2.0 * ui.spacing().item_spacing.x;
        let width = (ui.available_width() - buttons - gaps).max(60.0);
        let mut path = file.path().to_owned();
        let field = text_field(ui, id, &mut path, MOST_OF_PATH, |edit| {
            edit.desired_width(width)
        });
        let field = field.labelled_by(name.id);
        if field.changed() {
            file.set_path(path);
        } else if field.lost_focus() && possible && ui.input(|i| i.key_pressed(Key::Enter)) {
            saves = true;
        }
        if !facts.in_page() {
            choose_button(ui, label, file.target, facts);
        }
        let button = ui.add_enabled_ui(possible, |ui| quiet(ui, &text)).inner;
        let button = button.on_hover_text(about.text());
        if button.on_disabled_hover_text(why_not.text()).clicked() {
            saves = true;
        }
    });
    left_out_note(ui, id, file.path());
    if let Some(status) = file.status() {
        message(ui, &status);
    }
    if let Some(path) = file.saved().filter(|_| !facts.in_page())
        && ui.horizontal(|ui| quiet_clicked(ui, SHOW_FOLDER)).inner
    {
        facts.ask(Effect::ShowFolder(path.to_owned()));
    }
    if let Some(text) = file.saved().and_then(downloaded_text)
        && ui.horizontal(|ui| quiet_clicked(ui, COPY_FILE)).inner
    {
        ui.copy_text(text.to_string());
        facts.ask(Effect::Say(Tone::Quiet, COPIED.to_string()));
    }
    saves
}

/// Shows a field for the path of a file to read, with a button that opens the dialog. Returns whether the path was changed.
pub(crate) fn path(
    ui: &mut Ui,
    name: Message,
    path: &mut String,
    target: Target,
    facts: &Facts,
) -> bool {
    let row = ui.horizontal(|ui| {
        let shown = label_in(ui, vec2(PATH_NAME, 28.0), &name);
        let id = ui.unique_id().with(name.text());
        let width = (ui.available_width() - 90.0).min(PATH_FIELD);
        let field = text_field(ui, id, path, MOST_OF_PATH, |edit| edit.desired_width(width));
        let changed = field.labelled_by(shown.id).changed();
        choose_button(ui, name, target, facts);
        changed
    });
    row.inner
}

/// Shows the button that opens the dialog for the file called `name`.
fn choose_button(ui: &mut Ui, name: Message, target: Target, facts: &Facts) {
    let button = quiet(ui, CHOOSE.0.text()).on_hover_text(CHOOSE.1.text());
    set_name(ui, &button, choose_for(name.text()));
    if button.clicked() {
        facts.ask(Effect::ChooseFile(target));
    }
}

/// A switch for each format, in an existing row. A screen reader reads what `name` makes of its name.
pub fn formats<F: FileFormat>(
    ui: &mut Ui,
    file: &mut SaveFile<F>,
    name: impl Fn(&'static str) -> String,
) {
    for &format in F::ALL {
        let text = format.name();
        let button = toggle(ui, format == file.format, text, &name(text));
        if button.on_hover_text(format.about()).clicked() {
            file.set_format(format);
        }
    }
}

/// A line that a screen reader announces when it changes.
pub fn message(ui: &mut Ui, status: &Status) {
    let palette = Palette::of(ui);
    let color = match status.tone {
        Tone::Bad => palette.bad,
        Tone::Waiting => palette.gold_text,
        Tone::Quiet | Tone::Busy | Tone::Solved => palette.dim,
    };
    let text = RichText::new(&status.text).size(size::LABEL + 1.0);
    let response = ui.add(Label::new(text.color(color)).wrap());
    announced(ui, &response);
}
