//! The functions a heuristic can call, each with an example, and the file that a heuristic is saved to.

use egui::{Align, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::files::{Target, save_view};
use crate::app::heuristics::Heuristics;
use crate::app::heuristics::completion::{WORDS, Word};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{heading, label, menu_button, menu_card, quiet_clicked, set_name};
use crate::app::{Effect, Facts};
use crate::text::heuristic::FUNCTIONS;
use crate::text::heuristics_place as text;

const WIDTH: f32 = 400.0;

/// Shows the menu of functions. Returns the function to insert.
pub(crate) fn menu(ui: &mut Ui) -> Option<Word> {
    let mut clicked = None;
    let (name, about) = text::FUNCTIONS_MENU;
    let button = menu_button(ui, &name, &name, vec2(94.0, 28.0)).on_hover_text(about);
    menu_card(&button, ui, WIDTH, |ui| {
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            label(ui, &text::ABOUT_LANGUAGE)
        });
        ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                // A menu justifies its contents; programs are not justified.
                ui.set_width(WIDTH - 12.0);
                for function in FUNCTIONS {
                    let mut words = WORDS.iter();
                    let word = words.find(|word| function.signature.starts_with(word.name));
                    let font = theme::code(size::TEXT - 0.5);
                    let signature = RichText::new(function.signature).font(font.clone());
                    let button = egui::Button::new(signature).frame_when_inactive(false);
                    let response = ui.add(button);
                    set_name(ui, &response, text::insert(function.signature));
                    if response.clicked() {
                        clicked = word.copied();
                    }
                    ui.indent(function.signature, |ui| {
                        label(ui, &function.about);
                        let example = RichText::new(text::example(function.example));
                        let font = theme::code(size::LABEL);
                        ui.label(example.font(font).color(Palette::of(ui).dim));
                    });
                    ui.add_space(4.0);
                }
            });
        });
    });
    clicked
}

pub(crate) fn file_menu(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    let (name, about) = text::FILE_MENU;
    let button = menu_button(ui, &name, &name, vec2(56.0, 28.0)).on_hover_text(about);
    menu_card(&button, ui, WIDTH + 40.0, |ui| {
        ui.horizontal(|ui| {
            heading(ui, &text::file::TITLE);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if quiet_clicked(ui, text::file::OPEN) {
                    match facts.in_page() {
                        true => facts.ask(Effect::ChooseFile(Target::OpenHeuristic)),
                        false => heuristics.open(&facts.wake),
                    }
                }
            });
        });
        let source = heuristics.source().map(str::to_owned);
        let file = &mut heuristics.file;
        let saves = save_view::row(ui, file, text::file::SAVE, source.is_some(), facts);
        if let Some(source) = source.filter(|_| saves) {
            file.write_text(&facts.wake, move || source);
        }
    });
}
