//! The keys of a presentation: those of a presenter's remote control, and a few more.

use egui::{Context, Key, Modifiers};

use crate::app::playback::Transport;
use crate::app::present::{Present, ZOOM, Zoom};
use crate::app::{Effect, Facts, Screen, Speed};

/// Turns key presses into effects. `speed` is that of the searches shown.
pub(crate) fn read(ctx: &Context, present: &mut Present, speed: Speed, facts: &Facts) {
    if press(ctx, Key::Escape) {
        facts.ask(Effect::Present(false));
        return;
    }
    let ctrl = |key| ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
    for (key, zoom) in [
        (Key::Plus, Zoom::By(ZOOM)),
        (Key::Equals, Zoom::By(ZOOM)),
        (Key::Minus, Zoom::By(1.0 / ZOOM)),
        (Key::Num0, Zoom::Whole),
    ] {
        if ctrl(key) {
            present.zoom = Some(zoom);
        }
    }
    let blank = present.blank;
    // Some remote controls send a full stop.
    if press(ctx, Key::B) || press(ctx, Key::Period) {
        present.blank = !blank;
    }
    if press(ctx, Key::N) {
        present.notes = !present.notes;
    }
    for (key, forward) in [(Key::PageDown, true), (Key::PageUp, false)] {
        if press(ctx, key) {
            present.blank = false;
            facts.ask(Effect::NextSlide(forward));
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
        (Key::Plus, true, Transport::Speed(speed.faster())),
        (Key::Equals, true, Transport::Speed(speed.faster())),
        (Key::Minus, true, Transport::Speed(speed.slower())),
    ];
    let pressed = keys
        .into_iter()
        .filter(|(key, heard, _)| *heard && press(ctx, *key));
    if !matches!(facts.screen, Screen::Explore | Screen::Compare) {
        return;
    }
    facts.ask_all(pressed.map(|(.., transport)| Effect::transport(transport)));
    if press(ctx, Key::End) {
        let end = match facts.screen {
            Screen::Explore => facts.playback.end(),
            _ => Transport::Finish,
        };
        facts.ask(Effect::transport(end));
    }
}

fn press(ctx: &Context, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}
