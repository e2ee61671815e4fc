//! The keys of a lesson that is played: those of a clicker, and those of the search that is shown.

use egui::{Context, Key, Modifiers};

use crate::app::course::Course;
use crate::app::playback::Transport;
use crate::app::{Effect, Facts};

/// Turns keys pressed into effects. The keys of a question belong to it.
pub(crate) fn read(ctx: &Context, course: &Course, facts: &Facts) {
    let press = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (key, forward) in [(Key::PageDown, true), (Key::PageUp, false)] {
        if press(key) {
            facts.ask(Effect::NextSlide(forward));
        }
    }
    // What is typed belongs to its field, and a focused button takes Space for itself.
    let taken = ctx.memory(egui::Memory::focused).is_some() || egui::Popup::is_any_open(ctx);
    if course.play.is_none() || taken {
        return;
    }
    for (key, transport) in [
        (Key::Space, Transport::Toggle),
        (Key::ArrowRight, Transport::Step),
        (Key::ArrowLeft, Transport::StepBack),
        (Key::Home, Transport::GoTo(0)),
        (Key::End, Transport::Finish),
    ] {
        if press(key) {
            facts.ask(Effect::transport(transport));
        }
    }
    if press(Key::Enter) && !course.is_open() {
        facts.ask(Effect::NextSlide(true));
    }
}
