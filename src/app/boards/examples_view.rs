//! Boards that ship with the app, and shuffling.

use egui::{Align2, Button, DragValue, Id, Popup, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::boards::Edit;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{label, menu_button, quiet};
use crate::app::{Effect, Facts};
use crate::puzzle::{Example, examples};
use crate::text::examples;
use crate::text::{board_editor as text, sentence};

/// The menu of named boards.
pub(crate) fn menu(ui: &mut Ui, facts: &Facts) {
    let button = menu_button(ui, &text::EXAMPLES, &text::EXAMPLES, vec2(100.0, 28.0));
    Popup::menu(&button).show(|ui| {
        ScrollArea::vertical().max_height(480.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for instance in examples() {
                entry(ui, instance, facts);
            }
        });
    });
    button.on_hover_text(text::ABOUT_EXAMPLES);
}

/// Its name, size and length, and below them what it is good for.
fn entry(ui: &mut Ui, instance: &Example, facts: &Facts) {
    let palette = Palette::of(ui);
    let button = Button::new("")
        .frame_when_inactive(false)
        .min_size(vec2(352.0, 42.0));
    let response = ui.add(button);
    let place = response.rect.shrink2(vec2(8.0, 4.0));
    let small = theme::regular(size::LABEL + 0.5);
    let painter = ui.painter();
    for (at, align, words, font, color) in [
        (
            place.left_top(),
            Align2::LEFT_TOP,
            examples::title(instance).to_owned(),
            theme::medium(size::TEXT),
            palette.text,
        ),
        (
            place.right_top(),
            Align2::RIGHT_TOP,
            text::example_size(instance),
            small.clone(),
            palette.dim,
        ),
        (
            place.left_bottom(),
            Align2::LEFT_BOTTOM,
            sentence(examples::about(instance)),
            small,
            palette.dim,
        ),
    ] {
        painter.text(at, align, words, font, color);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, examples::title(instance)));
    let response = response.on_hover_text(text::about_example(instance));
    if response.clicked()
        && let Some(problem) = instance.problem()
    {
        facts.ask(Effect::Edit(Edit::Load(problem)));
    }
}

/// Shuffle and the wanted length, which egui keeps.
pub(crate) fn shuffle(ui: &mut Ui, facts: &Facts) {
    /// At first.
    const LENGTH: u32 = 20;
    let id = Id::unique("shuffle length");
    let length = ui.data(|kept| kept.get_temp(id)).unwrap_or(LENGTH);
    ui.horizontal(|ui| {
        let exact = facts.boards.shuffle_is_exact(&facts.surveys);
        let about = text::about_shuffle(exact);
        if quiet(ui, &text::SHUFFLE).on_hover_text(about).clicked() {
            facts.ask(Effect::Edit(Edit::Shuffle(length)));
        }
        let name = label(ui, text::shuffle_to(exact));
        let most = if exact {
            let longest = facts.boards.longest_shuffle(&facts.surveys);
            longest.unwrap_or(60)
        } else {
            10_000
        };
        // The wish stays as it is for larger boards.
        let mut shown = length.min(most);
        let value = ui
            .add(DragValue::new(&mut shown).range(0..=most).speed(0.2))
            .labelled_by(name.id)
            .on_hover_text(about);
        label(ui, &text::MOVES);
        if value.changed() {
            ui.data_mut(|kept| kept.insert_temp(id, shown));
        }
    });
}
