//! The menu of breakpoints, at which the run stops.

use egui::{DragValue, Id, RichText, Ui};

use crate::app::Facts;
use crate::app::playback::Command;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{
    Icon, MOST_OF_BOARD, icon_button, label, left_out_note, quiet, small, text_field,
};
use crate::puzzle::{Board, Draft};
use crate::recording::Breakpoint;
use crate::search::Algorithm;
use crate::text::Message;
use crate::text::playback::{breakpoint as breakpoint_text, breakpoints as text};

pub(crate) fn rows(ui: &mut Ui, facts: &Facts) {
    let breakpoints = &facts.playback.breakpoints;
    label(ui, &text::button(breakpoints.len())).on_hover_text(text::ABOUT);
    for &breakpoint in breakpoints {
        set(ui, breakpoint, facts);
    }
    offers(ui, facts);
}

/// Shows a breakpoint that is set: its description, where it is met, and a button to remove it.
fn set(ui: &mut Ui, breakpoint: Breakpoint, facts: &Facts) {
    let words = breakpoint_text(breakpoint, facts.boards.editor.size);
    ui.horizontal(|ui| {
        let remove = icon_button(ui, true, Icon::Remove, &text::remove(&words), false);
        if remove.on_hover_text(text::ABOUT_REMOVE).clicked() {
            facts.steer(Command::Break(breakpoint, false));
        }
        let text = RichText::new(&words).font(theme::medium(size::TEXT));
        ui.label(text);
        let timeline = facts.playback.timeline();
        if let Some(at) = timeline.and_then(|t| t.recording().strikes(breakpoint, 0)) {
            ui.label(RichText::new(text::met_at(at)).color(Palette::of(ui).dim))
                .on_hover_text(text::ABOUT_MET);
        }
    });
}

fn offers(ui: &mut Ui, facts: &Facts) {
    let algorithm = facts.settings.strategy.algorithm;
    number(ui, text::DEPTH, facts, Breakpoint::Depth);
    if algorithm.goes_by_f() {
        number(ui, text::F, facts, Breakpoint::F);
    }
    if algorithm == Algorithm::IdaStar {
        number(ui, text::THRESHOLD, facts, Breakpoint::F);
    }
    let meeting = |ui: &mut Ui| quiet(ui, &text::MEETING).on_hover_text(text::ABOUT_MEETING);
    if algorithm.is_bidirectional() && meeting(ui).clicked() {
        facts.steer(Command::Break(Breakpoint::Meeting, true));
    }
    board(ui, facts);
}

fn number(
    ui: &mut Ui,
    (name, button): (Message, Message),
    facts: &Facts,
    breakpoint: impl Fn(u32) -> Breakpoint,
) {
    let id = Id::unique(("stop at", name));
    let mut value: u32 = ui.data_mut(|data| *data.get_temp_mut_or(id, 10));
    ui.horizontal(|ui| {
        let label = label(ui, &text::reaches(name));
        let field = ui
            .add(DragValue::new(&mut value).range(0..=200).speed(0.1))
            .labelled_by(label.id);
        if field.changed() {
            ui.data_mut(|data| data.insert_temp(id, value));
        }
        if quiet(ui, &button).clicked() {
            facts.steer(Command::Break(breakpoint(value), true));
        }
    });
}

/// Shows a field for a board in any notation, to stop when it is generated or expanded.
fn board(ui: &mut Ui, facts: &Facts) {
    let id = Id::unique("stop at board");
    let mut text: String = ui.data_mut(|data| data.get_temp_mut_or_default::<String>(id).clone());
    let label = label(ui, &text::BOARD);
    let field = text_field(ui, id.with("field"), &mut text, MOST_OF_BOARD, |edit| {
        edit.hint_text(text::BOARD_HINT)
            .desired_width(f32::INFINITY)
    });
    let field = field.labelled_by(label.id);
    left_out_note(ui, id.with("field"), &text);
    if field.changed() {
        ui.data_mut(|data| data.insert_temp(id, text.clone()));
    }
    let board = Draft::parse(&text, Some(facts.boards.editor.size)).board();
    ui.horizontal(|ui| {
        let state = board.as_ref().ok().map(Board::state);
        for (name, breakpoint) in [
            (text::GENERATED, Breakpoint::Generated as fn(_) -> _),
            (text::EXPANDED, Breakpoint::Expanded),
        ] {
            let clicked = ui
                .add_enabled_ui(state.is_some(), |ui| quiet(ui, &name).clicked())
                .inner;
            if let Some(state) = state.filter(|_| clicked) {
                facts.steer(Command::Break(breakpoint(state), true));
            }
        }
    });
    if let Err(faults) = board
        && !text.trim().is_empty()
    {
        let text = small(faults.to_string(), Palette::of(ui).bad);
        ui.label(text);
    }
}
