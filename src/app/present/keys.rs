//! The keys of a presentation: those of a clicker, and a few more.

use egui::{Context, Key, Modifiers};

use crate::app::playback::Transport;
use crate::app::present::{self, Present};
use crate::app::{Effect, Facts, Model, Screen, lesson, playback};

/// Turns keys pressed into facts.
pub(crate) fn read(ctx: &Context, model: &Model, facts: &Facts) {
    let Present { blank, .. } = model.present;
    let set = |action| Effect::Present(action);
    if press(ctx, Key::Escape) {
        facts.ask(set(present::Action::Show(false)));
        return;
    }
    // Clickers send a full stop as well.
    if press(ctx, Key::B) || press(ctx, Key::Period) {
        facts.ask(set(present::Action::Blank(!blank)));
    }
    for (key, forward) in [(Key::PageDown, true), (Key::PageUp, false)] {
        if press(ctx, key) {
            facts.ask(set(present::Action::Blank(false)));
            facts.ask(Effect::Lesson(lesson::Action::Next(forward)));
        }
    }
    if blank {
        return;
    }
    let free = ctx.memory(egui::Memory::focused).is_none();
    let keys = [
        (Key::Space, free, Transport::Toggle),
        (Key::ArrowRight, free, Transport::Step),
        (Key::ArrowLeft, free, Transport::StepBack),
        (Key::Home, true, Transport::GoTo(0)),
        (Key::Plus, true, Transport::Faster),
        (Key::Equals, true, Transport::Faster),
        (Key::Minus, true, Transport::Slower),
    ];
    let pressed = keys
        .into_iter()
        .filter(|(key, heard, _)| *heard && press(ctx, *key));
    match facts.screen {
        Screen::Explore => {
            facts.ask_all(pressed.map(|(.., transport)| Effect::transport(transport)));
            if press(ctx, Key::End) {
                facts.ask(Effect::Playback(playback::Action::End));
            }
        }
        Screen::Compare => {
            facts.ask_all(pressed.map(|(.., transport)| Effect::transport(transport)));
            if press(ctx, Key::End) {
                facts.ask(Effect::transport(Transport::Finish));
            }
        }
        Screen::Heuristics | Screen::Experiment => {}
    }
}

fn press(ctx: &Context, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}
