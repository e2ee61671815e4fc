//! The menu of moments: those to go to by their meaning, and the breakpoints at which the run stops.

use egui::{DragValue, Id, RichText, Ui};

use crate::Facts;
use crate::theme::{self, Palette, size};
use crate::widgets::{
    Icon, MOST_OF_BOARD, at_right, icon_button, keep_pasted_rows, label, labelled, left_out_note,
    quiet, set_name, small, text_field,
};
use slidescope_core::puzzle::Board;
use slidescope_core::reading::Draft;
use slidescope_core::recording::{Breakpoint, Landmark};
use slidescope_core::run::{Command, Timeline, Transport};
use slidescope_core::search::Algorithm;
use slidescope_core::text::Message;
use slidescope_core::text::playback::{breakpoint as breakpoint_words, breakpoints as stops, jump};

pub fn landmarks(ui: &mut Ui, facts: &Facts) {
    if facts.playback.run.is_none() {
        return;
    }
    label(ui, &jump::GO_TO).on_hover_text(jump::ABOUT.text());
    let algorithm = facts.strategy().algorithm;
    for landmark in offered(algorithm, facts) {
        row(ui, landmark, facts);
    }
    if algorithm.goes_by_f() || algorithm == Algorithm::IdaStar {
        f_above(ui, facts);
    }
    theme::rule(ui, 2.0, 2.0);
}

fn offered(algorithm: Algorithm, facts: &Facts) -> Vec<Landmark> {
    let mut landmarks = vec![Landmark::of(algorithm)];
    if algorithm.is_bidirectional() {
        landmarks.push(Landmark::Meeting);
    }
    if !algorithm.is_depth_first() {
        landmarks.push(Landmark::Duplicate);
    }
    // In other searches the first path to a state is a shortest one.
    if algorithm.uses_heuristic() && !algorithm.is_depth_first() {
        landmarks.extend([Landmark::Improved, Landmark::Reopened]);
    }
    landmarks.push(Landmark::Deepest);
    let chosen = facts.playback.timeline().and_then(Timeline::selected);
    landmarks.extend(chosen.map(Landmark::Change));
    landmarks.extend([Landmark::Goal, Landmark::End]);
    landmarks
}

/// Shows a row for the first f above a value, which egui stores.
fn f_above(ui: &mut Ui, facts: &Facts) {
    let id = Id::unique("f to go beyond");
    let mut value: u32 = ui.data(|kept| kept.get_temp(id)).unwrap_or(0);
    let landmark = Landmark::FAbove(value);
    let (name, about) = jump::landmark(landmark, facts.strategy().algorithm);
    ui.horizontal(|ui| {
        title(ui, (name, about));
        let field = ui.add(DragValue::new(&mut value).range(0..=10_000).speed(0.2));
        set_name(ui, &field, jump::F_ABOVE_VALUE.text());
        if field.on_hover_text(about.text()).changed() {
            ui.data_mut(|kept| kept.insert_temp(id, value));
        }
        at_right(ui, |ui| {
            let button = icon_button(ui, true, Icon::Play, &jump::next(name), false);
            if button.on_hover_text(about.text()).clicked() {
                // Searches from the beginning, whichever moment is shown.
                facts.transport(Transport::GoTo(0));
                facts.steer(Command::ToLandmark(landmark, true));
            }
        });
    });
}

fn title(ui: &mut Ui, (name, about): (Message, Message)) {
    let text = RichText::new(name).size(size::TEXT);
    ui.label(text.color(Palette::of(ui).text))
        .on_hover_text(about.text());
}

fn row(ui: &mut Ui, landmark: Landmark, facts: &Facts) {
    let words = jump::landmark(landmark, facts.strategy().algorithm);
    ui.horizontal(|ui| {
        title(ui, words);
        at_right(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let back = (Icon::Back, jump::previous(words.0), jump::ABOUT_PREVIOUS);
            let on = (Icon::Play, jump::next(words.0), jump::ABOUT_NEXT);
            for (forward, (icon, name, about)) in [(false, back), (true, on)] {
                let button = icon_button(ui, true, icon, &name, false);
                if button.on_hover_text(about.text()).clicked() {
                    facts.steer(Command::ToLandmark(landmark, forward));
                }
            }
        });
    });
}

pub fn breakpoints(ui: &mut Ui, facts: &Facts) {
    let breakpoints = &facts.playback.breakpoints;
    label(ui, &stops::button(breakpoints.len())).on_hover_text(stops::ABOUT.text());
    for &breakpoint in breakpoints {
        set(ui, breakpoint, facts);
    }
    let algorithm = facts.settings.strategy.algorithm;
    number(ui, stops::DEPTH, facts, Breakpoint::Depth);
    if algorithm.goes_by_f() {
        number(ui, stops::F, facts, Breakpoint::F);
    }
    if algorithm == Algorithm::IdaStar {
        number(ui, stops::THRESHOLD, facts, Breakpoint::F);
    }
    let meeting =
        |ui: &mut Ui| quiet(ui, &stops::MEETING).on_hover_text(stops::ABOUT_MEETING.text());
    if algorithm.is_bidirectional() && meeting(ui).clicked() {
        facts.steer(Command::Break(Breakpoint::Meeting));
    }
    board(ui, facts);
}

/// Shows a breakpoint that is set: its description, where it is met, and a button to remove it.
fn set(ui: &mut Ui, breakpoint: Breakpoint, facts: &Facts) {
    let words = breakpoint_words(breakpoint, facts.boards.editor.size);
    ui.horizontal(|ui| {
        let remove = icon_button(ui, true, Icon::Remove, &stops::remove(&words), false);
        if remove.on_hover_text(stops::ABOUT_REMOVE.text()).clicked() {
            facts.steer(Command::Unbreak(breakpoint));
        }
        let text = RichText::new(&words).font(theme::medium(size::TEXT));
        ui.label(text);
        let timeline = facts.playback.timeline();
        if let Some(at) = timeline.and_then(|t| t.recording().strikes(breakpoint, 0)) {
            ui.label(RichText::new(stops::met_at(at)).color(Palette::of(ui).dim))
                .on_hover_text(stops::ABOUT_MET.text());
        }
    });
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
        let field = DragValue::new(&mut value).range(0..=200).speed(0.1);
        if labelled(ui, &stops::reaches(name), field).changed() {
            ui.data_mut(|data| data.insert_temp(id, value));
        }
        if quiet(ui, &button).clicked() {
            facts.steer(Command::Break(breakpoint(value)));
        }
    });
}

/// Shows a field for a board in any notation, to stop when it is generated or expanded.
fn board(ui: &mut Ui, facts: &Facts) {
    let id = Id::unique("stop at board");
    let mut text: String = ui.data_mut(|data| data.get_temp_mut_or_default::<String>(id).clone());
    let label = label(ui, &stops::BOARD);
    keep_pasted_rows(ui, id.with("field"), facts.boards.editor.size);
    let field = text_field(ui, id.with("field"), &mut text, MOST_OF_BOARD, |edit| {
        edit.hint_text(stops::BOARD_HINT.text())
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
            (stops::GENERATED, Breakpoint::Generated as fn(_) -> _),
            (stops::EXPANDED, Breakpoint::Expanded),
        ] {
            let clicked = ui
                .add_enabled_ui(state.is_some(), |ui| quiet(ui, &name).clicked())
                .inner;
            if let Some(state) = state.filter(|_| clicked) {
                facts.steer(Command::Break(breakpoint(state)));
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
