//! The list of heuristics, its buttons, its message with Undo, and the menu of the file that a heuristic is saved to.

use egui::{
    Align, Align2, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::window::screens::heuristics::{Chosen, Heuristics, Written};
use slidescope_core::search::Heuristic;
use slidescope_core::text::{Summarized, heuristics_place as text};
use slidescope_parts::export::save_view;
use slidescope_parts::files::Target;
use slidescope_parts::theme::{self, Palette, RADIUS, size};
use slidescope_parts::widgets::{
    announced, elided, elided_label, heading, link, menu_button, menu_card, quiet_clicked, set_name,
};
use slidescope_parts::{Effect, Facts};

const ROW: f32 = 20.0;
const AROUND: f32 = 74.0;

/// The height at which nothing scrolls.
pub(crate) fn height(heuristics: &Heuristics) -> f32 {
    let entries = Heuristic::ALL.len() + heuristics.own.0.len();
    AROUND + entries as f32 * ROW
}

pub(crate) fn show(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    head(ui, heuristics);
    let buttons = 34.0;
    let height = ui.available_height() - buttons;
    ScrollArea::vertical()
        .id_salt("heuristics")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for listed in heuristics.entries() {
                entry(ui, heuristics, listed);
            }
        });
    ui.add_space(2.0);
    ui.horizontal(|ui| below(ui, heuristics, facts));
}

/// Shows the heading. Beside it are the last action and, after a deletion, a link to undo it.
fn head(ui: &mut Ui, heuristics: &mut Heuristics) {
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        heading(ui, &text::TITLE);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (mut words, mut undeletes) = (heuristics.notice.clone(), false);
            if let Some((_, written)) = &heuristics.deleted {
                let what = text::deleted(&written.name);
                let undo = link(ui, &text::UNDELETE);
                set_name(ui, &undo, text::undelete(&written.name));
                undeletes = undo.on_hover_text(&what).clicked();
                words = words.or(Some(what));
            }
            if undeletes {
                heuristics.undelete();
            }
            if let Some(words) = words {
                let font = theme::regular(size::LABEL + 1.0);
                let shown = elided_label(ui, &words, font, ui.available_width());
                announced(ui, &shown);
                shown.on_hover_text(words);
            }
        });
    });
}

fn entry(ui: &mut Ui, heuristics: &mut Heuristics, entry: Chosen) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let chosen = heuristics.chosen == entry;
    if chosen && heuristics.revealed != Some(entry) {
        heuristics.revealed = Some(entry);
        response.scroll_to_me(None);
    }
    let name = heuristics.name_of(entry);
    let (place, painter, inside) = (rect.shrink(1.0), ui.painter(), StrokeKind::Inside);
    if chosen || response.hovered() {
        let line = if chosen { palette.accent } else { palette.line };
        let line = Stroke::new(1.0, line);
        painter.rect(place, RADIUS, palette.card, line, inside);
    }
    if response.has_focus() {
        painter.rect_stroke(place, RADIUS, Stroke::new(2.0, palette.accent), inside);
    }
    let written = heuristics.own_at(entry);
    let is_yours = written.is_some_and(|written| !written.is_shipped());
    words(ui, place, name, is_yours, chosen);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
    let about = match entry {
        Chosen::BuiltIn(heuristic) => heuristic.summary().to_string(),
        Chosen::Own(_) => written.map_or_else(String::new, Written::about),
    };
    if response.clicked() {
        heuristics.choose(entry);
    }
    if !about.is_empty() {
        response.on_hover_text(about);
    }
}

fn words(ui: &Ui, place: Rect, name: &str, is_yours: bool, chosen: bool) {
    let (palette, painter) = (Palette::of(ui), ui.painter());
    let mut room = place.width() - 16.0;
    let font = if chosen {
        theme::semibold
    } else {
        theme::regular
    };
    if is_yours {
        let (at, right) = (place.right_center() - vec2(9.0, 0.0), Align2::RIGHT_CENTER);
        let small = theme::regular(size::TEXT - 1.0);
        let yours = painter.text(at, right, text::YOURS, small, palette.dim);
        room -= yours.width() + 8.0;
    }
    let galley = elided(painter, name, font(size::TEXT), palette.text, room);
    let at = place.left_center() + vec2(9.0, -galley.size().y / 2.0);
    painter.galley(at, galley, palette.text);
}

fn below(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    ui.spacing_mut().item_spacing.x = 4.0;
    let is_own = heuristics.written().is_some();
    for ((name, about), act, enabled) in [
        (text::NEW, Heuristics::add_new as fn(&mut Heuristics), true),
        (text::DUPLICATE, Heuristics::duplicate, true),
        (text::DELETE, Heuristics::delete, is_own),
    ] {
        let button = ui.add_enabled(enabled, small_button(&name));
        if button.on_hover_text(about.text()).clicked() {
            act(heuristics);
        }
    }
    file_menu(ui, heuristics, facts);
}

fn file_menu(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    let (name, about) = text::FILE_MENU;
    let button = menu_button(ui, &name, &name, vec2(56.0, 28.0)).on_hover_text(about.text());
    menu_card(&button, ui, 440.0, |ui| {
        ui.horizontal(|ui| {
            heading(ui, &text::file::TITLE);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if quiet_clicked(ui, text::file::OPEN) {
                    match facts.in_page() {
                        true => facts.ask(Effect::ChooseFile(Target::OpenHeuristic)),
                        false => heuristics.open(facts),
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

pub(crate) fn small_button(text: &str) -> egui::Button<'_> {
    let text = egui::RichText::new(text).font(theme::medium(size::TEXT - 0.5));
    let button = egui::Button::new(text).min_size(vec2(48.0, 26.0));
    button.wrap_mode(egui::TextWrapMode::Extend)
}
