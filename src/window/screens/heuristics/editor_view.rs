//! The editor of a heuristic's program: its name, its code with any error, and completions for what is typed. A built-in
//! heuristic is described in a sentence.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Area, Button, EventFilter, Frame, Id, Key, Label, Layout, Modifiers, Order, RichText,
    ScrollArea, Stroke, StrokeKind, Ui, vec2,
};

use crate::window::screens::heuristics::completion::{self, Completion, WORDS, Word};
use crate::window::screens::heuristics::list_view::small_button;
use crate::window::screens::heuristics::{Chosen, Heuristics, code};
use slidescope_core::search::Heuristic;
use slidescope_core::search::heuristics::MAX_NAME;
use slidescope_core::text::heuristic::FUNCTIONS;
use slidescope_core::text::{Named, Summarized, heuristics_place as text, sentence};
use slidescope_parts::theme::{self, Palette, RADIUS, size};
use slidescope_parts::widgets::{
    MOST_OF_CODE, announced, at, ends, heading, label, left_out_note, lines_field, menu_button,
    menu_card, pressed_outside, set_name, small, text_field,
};

const BELOW: f32 = 46.0;
/// The width of the menu of functions.
const FUNCTIONS_WIDTH: f32 = 400.0;

pub(crate) fn show(ui: &mut Ui, heuristics: &mut Heuristics) {
    ui.spacing_mut().item_spacing.y = 4.0;
    match (heuristics.chosen, heuristics.source()) {
        (Chosen::BuiltIn(heuristic), _) => {
            heuristics.completion.close();
            built_in(ui, heuristics, heuristic);
        }
        (Chosen::Own(index), Some(source)) => {
            let source = source.to_owned();
            program(ui, heuristics, index, source);
        }
        (Chosen::Own(_), None) => heuristics.completion.close(),
    }
}

fn built_in(ui: &mut Ui, heuristics: &mut Heuristics, heuristic: Heuristic) {
    ui.add_space(4.0);
    heading(ui, heuristic.name());
    ui.add(Label::new(heuristic.summary().text()).wrap());
    label(ui, &text::ABOUT_DUPLICATE);
    let (name, about) = text::WRITE_OWN;
    if ui
        .add(small_button(&name))
        .on_hover_text(about.text())
        .clicked()
    {
        heuristics.duplicate();
    }
}

fn program(ui: &mut Ui, heuristics: &mut Heuristics, index: usize, mut code: String) {
    let id = Id::unique("heuristic code").with(index);
    let mut inserted = None;
    ui.horizontal(|ui| {
        ui.set_height(26.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        let named = |ui: &mut Ui| name(ui, heuristics);
        inserted = ends(ui, named, menu);
    });
    let area = ui.available_rect_before_wrap();
    let (field, below) = area.split_top_bottom_at_y(area.bottom() - BELOW);
    let fault = heuristics.error().and_then(|error| error.place);
    let mut is_edited = at(ui, field, |ui| {
        editor(ui, id, &mut code, fault, &mut heuristics.completion)
    });
    if let Some(word) = inserted {
        let state = TextEditState::load(ui.ctx(), id);
        let range = state.and_then(|state| state.cursor.char_range());
        let cursor = range.map_or_else(|| code.chars().count(), |range| range.primary.index.0);
        let (longer, cursor) = completion::insert(&code, cursor, word);
        put_cursor(ui, id, cursor);
        (code, is_edited) = (longer, true);
    }
    if is_edited {
        heuristics.edit(code);
    }
    at(ui, below.with_min_y(below.top() + 3.0), |ui| {
        faults(ui, heuristics, id);
    });
}

fn name(ui: &mut Ui, heuristics: &mut Heuristics) {
    let Some(written) = heuristics.written_mut() else {
        return;
    };
    let width = ui.available_width();
    let id = Id::unique("heuristic name");
    let field = text_field(ui, id, &mut written.name, MAX_NAME, |edit| {
        edit.font(theme::medium(size::TEXT))
            .desired_width(width)
            .min_size(vec2(width, 24.0))
    });
    set_name(ui, &field, text::NAME);
    if field.changed() {
        heuristics.notice = None;
    }
}

/// Shows the menu of functions. Returns the function to insert.
fn menu(ui: &mut Ui) -> Option<Word> {
    let mut clicked = None;
    let (name, about) = text::FUNCTIONS_MENU;
    let button = menu_button(ui, &name, &name, vec2(94.0, 28.0)).on_hover_text(about.text());
    menu_card(&button, ui, FUNCTIONS_WIDTH, |ui| {
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            label(ui, &text::ABOUT_LANGUAGE)
        });
        ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                // A menu justifies its contents; programs are not justified.
                ui.set_width(FUNCTIONS_WIDTH - 12.0);
                for function in FUNCTIONS {
                    let mut words = WORDS.iter();
                    let word = words.find(|word| function.signature.starts_with(word.name));
                    let font = theme::code(size::TEXT - 0.5);
                    let signature = RichText::new(function.signature).font(font.clone());
                    let button = Button::new(signature).frame_when_inactive(false);
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

/// Shows the code field with the character at `fault` underlined, and completions below the cursor. Returns whether the code
/// has changed.
fn editor(
    ui: &mut Ui,
    id: Id,
    code: &mut String,
    fault: Option<(usize, usize)>,
    completion: &mut Completion,
) -> bool {
    let palette = *Palette::of(ui);
    if completion.code != *code {
        completion.close();
    }
    let mut taken = keys(ui, id, completion);
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, width: f32| {
        let job = code::layout(text.as_str(), &palette, width, fault);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    // Without completions, Tab moves to the next field.
    let offers = !completion.words.is_empty();
    let filter = EventFilter {
        tab: offers,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: offers,
    };
    // The frame is drawn outside the scroll area, so it does not scroll.
    let place = ui.available_rect_before_wrap();
    let focused = ui.memory(|memory| memory.has_focus(id));
    let line = Stroke::new(1.0, if focused { palette.dim } else { palette.line });
    let fill = ui.visuals().text_edit_bg_color();
    ui.painter()
        .rect(place, RADIUS, fill, line, StrokeKind::Inside);
    let shown = at(ui, place.shrink(2.0), |ui| {
        let room = ui.available_size();
        ScrollArea::vertical()
            .id_salt(id)
            .max_height(room.y)
            .min_scrolled_height(0.0)
            .auto_shrink(false)
            .show(ui, |ui| {
                lines_field(ui, id, code, MOST_OF_CODE, &mut layouter, |edit| {
                    edit.font(theme::code(code::LETTERS))
                        .event_filter(filter)
                        .frame(Frame::NONE.inner_margin(egui::Margin::symmetric(6, 3)))
                        .desired_width(room.x)
                        .min_size(room)
                })
            })
    });
    let output = shown.inner;
    let response = &output.response.response;
    set_name(ui, response, text::CODE);
    let cursor = output.state.cursor.char_range().map(|range| range.primary);
    let changed = response.changed();
    if changed {
        let at = cursor.map_or_else(|| code.chars().count(), |cursor| cursor.index.0);
        completion.follow(code, at);
    } else if cursor.is_some_and(|cursor| cursor.index.0 != completion.cursor) {
        completion.close();
    }
    if !completion.words.is_empty() {
        let cursor = CCursor::new(completion.cursor);
        let place = output.galley.pos_from_cursor(cursor);
        let below = output.galley_pos + place.left_bottom().to_vec2() + vec2(0.0, 4.0);
        taken = offer(ui, id, below, completion).or(taken);
    }
    if let Some(word) = taken {
        let (completed, cursor) = completion::complete(code, completion.cursor, word);
        put_cursor(ui, id, cursor);
        completion.close();
        *code = completed;
        return true;
    }
    changed
}

/// Handles keys while completions are shown: arrows choose, Tab and Enter take one, and Escape closes them.
fn keys(ui: &Ui, id: Id, completion: &mut Completion) -> Option<Word> {
    let focused = ui.memory(|memory| memory.has_focus(id));
    if completion.words.is_empty() || !focused {
        return None;
    }
    let press = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let count = completion.words.len();
    if press(Key::ArrowDown) {
        completion.at = (completion.at + 1) % count;
    }
    if press(Key::ArrowUp) {
        completion.at = (completion.at + count - 1) % count;
    }
    if press(Key::Escape) {
        completion.close();
        return None;
    }
    let taken = press(Key::Tab) || press(Key::Enter);
    let word = completion.words.get(completion.at).copied();
    word.filter(|_| taken)
}

/// Shows the completions with a description of each. Returns the one that was clicked.
fn offer(ui: &Ui, id: Id, place: egui::Pos2, completion: &mut Completion) -> Option<Word> {
    let mut clicked = None;
    let area = Area::new(id.with("words"))
        .order(Order::Foreground)
        .fixed_pos(place);
    let shown = area.show(ui.ctx(), |ui| {
        Frame::menu(ui.style()).show(ui, |ui| {
            ui.set_width(300.0);
            ui.spacing_mut().item_spacing.y = 0.0;
            for (at, word) in completion.words.iter().enumerate() {
                let chosen = at == completion.at;
                let code = RichText::new(word.code.trim()).font(theme::code(size::TEXT - 0.5));
                let button = Button::selectable(chosen, code).min_size(vec2(300.0, 22.0));
                let response = ui.add(button);
                set_name(ui, &response, text::insert(word.name));
                if response.clicked() {
                    clicked = Some(*word);
                }
            }
            let chosen = completion.words.get(completion.at);
            if let Some(about) = chosen.and_then(|word| text::about_function(word.name)) {
                label(ui, about);
            }
        });
    });
    if pressed_outside(ui, shown.response.rect) {
        completion.close();
    }
    clicked
}

fn faults(ui: &mut Ui, heuristics: &Heuristics, id: Id) {
    ui.spacing_mut().item_spacing.y = 1.0;
    left_out_note(ui, id, heuristics.source().unwrap_or_default());
    let broken = heuristics.broke_off().map(|why| why.to_string());
    let unnamed = heuristics.name_error();
    let unnamed = unnamed.map(|error| sentence(&error.to_string()));
    let fault = heuristics.error();
    let fault = fault.map(|error| sentence(&error.to_string()));
    let Some(fault) = fault.or(broken).or(unnamed) else {
        return;
    };
    let words = small(&fault, Palette::of(ui).bad);
    ScrollArea::vertical()
        .id_salt("fault")
        .min_scrolled_height(0.0)
        .show(ui, |ui| {
            let response = ui.add(Label::new(words).wrap());
            announced(ui, &response);
            if heuristics.error().is_some() && heuristics.good.is_some() {
                label(ui, &text::LAST_GOOD_IS_CHECKED);
            }
        });
}

fn put_cursor(ui: &Ui, id: Id, cursor: CCursor) {
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::one(cursor)));
    state.store(ui.ctx(), id);
    ui.memory_mut(|memory| memory.request_focus(id));
}
