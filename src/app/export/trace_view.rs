//! The trace of the search, for Posthoc.

use egui::Ui;

use crate::app::{
    Action, Model, Status, Tone,
    export::{
        self,
        save_view::{self, FileWish, Words},
        trace,
    },
    widgets::heading,
};

const WORDS: Words = Words {
    field: "Trace file",
    button: "Save trace",
    about: "Writes every expansion so far, for Posthoc (posthoc.pathfinding.ai) to draw and replay.",
    why_not: "There is no search to write down yet: run it or make a step first.",
};

/// Shows what is to be known, and the button that saves it.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    heading(ui, "Search trace for Posthoc");
    if let Some(text) = model.trace_warning() {
        let tone = Tone::Waiting;
        save_view::message(ui, &Status::new(tone, text));
    }
    let possible = model.playback.expanded() > 0;
    let wish = save_view::row(ui, &model.trace.saving, &WORDS, possible);
    actions.extend(wish.map(|wish| {
        Action::Export(export::Action::Trace(match wish {
            FileWish::Path(path) => trace::Action::Path(path),
            FileWish::Write => trace::Action::Write,
        }))
    }));
}
