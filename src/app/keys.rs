//! The keys that work wherever no field has the keyboard.

use egui::{Context, Key, Modifiers};

use crate::app::{Action, Model, Place, compare::CompareWish, lesson::LessonWish};

/// Turns keys pressed into actions. What a focused field, list or board uses itself is left to it.
pub(crate) fn read(ctx: &Context, model: &Model, actions: &mut Vec<Action>) {
    zoom(ctx, model, actions);
    if press(ctx, Modifiers::NONE, Key::F1) {
        actions.push(Action::Help(!model.settings.help));
    }
    // An open menu has its own use for the arrows and Escape. (`Context::any_popup_open` knows only this frame's, and none
    // has been shown yet.)
    if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) || model.surveys().open {
        return;
    }
    // What a presenter's clicker sends.
    for (key, forward) in [(Key::PageDown, true), (Key::PageUp, false)] {
        if !model.lesson.bookmarks.is_empty() && press(ctx, Modifiers::NONE, key) {
            actions.push(Action::Lesson(LessonWish::Next(forward)));
        }
    }
    match model.place {
        Place::Explore => explore(ctx, model, actions),
        Place::Compare => compare(ctx, actions),
        Place::Experiment => {}
    }
}

/// As in Explore, where they steer one search; here they steer the clock of all.
fn compare(ctx: &Context, actions: &mut Vec<Action>) {
    let free = ctx.memory(egui::Memory::focused).is_none();
    // A focused button takes Space for itself, a slider the arrows.
    let keys = [
        (Key::Space, free, CompareWish::Toggle),
        (Key::ArrowRight, free, CompareWish::Step),
        (Key::ArrowLeft, free, CompareWish::StepBack),
        (Key::Home, true, CompareWish::GoTo(0)),
        (Key::End, true, CompareWish::Finish),
        (Key::R, true, CompareWish::Reset),
        (Key::Plus, true, CompareWish::Faster),
        (Key::Equals, true, CompareWish::Faster),
        (Key::Minus, true, CompareWish::Slower),
    ];
    for (key, heard, wish) in keys {
        if heard && (press(ctx, Modifiers::NONE, key) || press(ctx, Modifiers::SHIFT, key)) {
            actions.push(Action::Compare(wish));
        }
    }
}

fn explore(ctx: &Context, model: &Model, actions: &mut Vec<Action>) {
    undo(ctx, actions);
    let focused = ctx.memory(egui::Memory::focused);
    let free = focused.is_none();
    let on_board = focused == Some(egui::Id::unique("start board"));
    // A focused button takes Space for itself, a slider the arrows.
    if (free || on_board) && press(ctx, Modifiers::NONE, Key::Space) {
        actions.push(Action::Toggle);
    }
    if free && press(ctx, Modifiers::NONE, Key::ArrowRight) {
        actions.push(Action::Step);
    }
    if free && press(ctx, Modifiers::NONE, Key::ArrowLeft) {
        actions.push(Action::StepBack);
    }
    if free && !model.settings.help && press(ctx, Modifiers::NONE, Key::Escape) {
        actions.push(Action::Select(None));
    }
    let landmark = model.settings.strategy.algorithm.landmark();
    for (key, action) in [
        (Key::Home, Action::GoTo(0)),
        (Key::End, Action::End),
        (Key::OpenBracket, Action::ToPrevious(landmark)),
        (Key::CloseBracket, Action::ToNext(landmark)),
        (Key::R, Action::Reset),
        (Key::Plus, Action::Faster),
        (Key::Equals, Action::Faster),
        (Key::Minus, Action::Slower),
    ] {
        if press(ctx, Modifiers::NONE, key) || press(ctx, Modifiers::SHIFT, key) {
            actions.push(action);
        }
    }
    if on_board && press(ctx, Modifiers::NONE, Key::Escape) {
        ctx.memory_mut(|memory| memory.surrender_focus(egui::Id::unique("start board")));
    }
}

fn press(ctx: &Context, modifiers: Modifiers, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(modifiers, key))
}

fn zoom(ctx: &Context, model: &Model, actions: &mut Vec<Action>) {
    let ctrl = Modifiers::COMMAND;
    if press(ctx, ctrl, Key::Plus) || press(ctx, ctrl, Key::Equals) {
        actions.push(Action::Zoom(model.settings.zoom_step(true)));
    }
    if press(ctx, ctrl, Key::Minus) {
        actions.push(Action::Zoom(model.settings.zoom_step(false)));
    }
    if press(ctx, ctrl, Key::Num0) {
        actions.push(Action::Zoom(1.0));
    }
}

fn undo(ctx: &Context, actions: &mut Vec<Action>) {
    let ctrl = Modifiers::COMMAND;
    if press(ctx, ctrl | Modifiers::SHIFT, Key::Z) || press(ctx, ctrl, Key::Y) {
        actions.push(Action::Redo);
    } else if press(ctx, ctrl, Key::Z) {
        actions.push(Action::Undo);
    }
}
