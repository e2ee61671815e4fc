//! Keyboard shortcuts that work while no field has the focus, and scrolling to the widget focused with Tab.

use egui::accesskit::{self, ActionRequest, TreeId};
use egui::{Context, Event, Id, Key, Modifiers};

use crate::app::boards::Edit;
use crate::app::course::{self, Course};
use crate::app::files::Target;
use crate::app::lesson::LessonState;
use crate::app::playback::{Command, Transport};
use crate::app::present::{self, Present};
use crate::app::{Effect, Facts, Screen, Speed};
use crate::recording::Landmark;

/// The features that determine the meaning of a key.
pub(crate) struct Shown<'a> {
    pub(crate) lesson: &'a LessonState,
    pub(crate) course: &'a Course,
    /// The speed of the searches that the screen shows.
    pub(crate) speed: Speed,
    pub(crate) helps: bool,
    pub(crate) surveys: bool,
    /// Whether an exercise fills the window.
    pub(crate) exercise: bool,
}

/// Turns key presses into effects, except those used by a focused field, list or board.
pub(crate) fn read(ctx: &Context, shown: &Shown<'_>, present: &mut Present, facts: &Facts) {
    let &Shown { lesson, course, .. } = shown;
    if !present.on {
        zoom(ctx, facts);
    }
    show_help(ctx, shown.helps, shown.surveys, facts);
    if shown.exercise {
        return;
    }
    let presents = present.on;
    if press(ctx, Modifiers::NONE, Key::F11) {
        facts.ask(Effect::Present(!presents));
    }
    if lesson.unsaved.is_some() {
        return;
    }
    for (key, effect) in [
        (Key::S, Effect::SaveLesson),
        (Key::O, Effect::ChooseFile(Target::OpenLesson)),
    ] {
        if !presents && press(ctx, Modifiers::COMMAND, key) && !lesson.is_busy() {
            facts.ask(effect);
        }
    }
    if presents {
        return present::keys::read(ctx, present, shown.speed, facts);
    }
    if course.is_folded() {
        return course::play_view::keys(ctx, course, facts);
    }
    // An open menu uses the arrows and Escape itself. (`Context::any_popup_open` only covers the current frame, in
    // which none has been shown yet.)
    if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) || shown.surveys {
        return;
    }
    // A presenter's clicker sends these keys.
    for (key, forward) in [(Key::PageDown, true), (Key::PageUp, false)] {
        let any = course.play.is_some() || !lesson.slides.is_empty();
        if any && press(ctx, Modifiers::NONE, key) {
            facts.ask(Effect::NextSlide(forward));
        }
    }
    match facts.screen {
        Screen::Explore => explore(ctx, facts),
        Screen::Compare => transport(ctx, shown.speed, Transport::Finish, false, facts),
        Screen::Lessons | Screen::Heuristics | Screen::Experiment => {}
    }
}

/// Scrolls to the widget focused with Tab. egui moves the focus without scrolling, so the widget may be out of sight.
#[derive(Default)]
pub(crate) struct FocusFollower {
    last: Option<Id>,
    hidden: Option<Id>,
}

impl FocusFollower {
    pub(crate) fn reveal(&mut self, ctx: &Context) {
        let Some(hidden) = self.hidden.take() else {
            return;
        };
        let scroll = ActionRequest {
            action: accesskit::Action::ScrollIntoView,
            target_tree: TreeId::ROOT,
            target_node: hidden.accesskit_id(),
            data: None,
        };
        ctx.input_mut(|input| input.events.push(Event::AccessKitActionRequest(scroll)));
    }

    /// Called after everything is shown: notes whether Tab moved the focus to a widget that is mostly hidden.
    pub(crate) fn follow(&mut self, ctx: &Context) {
        let now = ctx.memory(egui::Memory::focused);
        let moved = now != self.last && ctx.input(|input| input.key_pressed(Key::Tab));
        self.last = now;
        let response = now.filter(|_| moved).and_then(|id| ctx.read_response(id));
        let Some(response) = response else {
            return;
        };
        let (whole, seen) = (response.rect.size(), response.interact_rect.size());
        if seen.x < 0.9 * whole.x || seen.y < 0.9 * whole.y {
            self.hidden = now;
            ctx.request_repaint();
        }
    }
}

/// F1 and ? open and close help, Escape closes it. A ? typed into a field belongs to the field.
fn show_help(ctx: &Context, open: bool, surveys: bool, facts: &Facts) {
    let asked = !ctx.text_edit_focused() && press(ctx, Modifiers::NONE, Key::Questionmark);
    if press(ctx, Modifiers::NONE, Key::F1) || asked {
        facts.ask(Effect::Help(!open));
    }
    let menu = egui::Popup::is_any_open(ctx) || surveys;
    if open && !menu && press(ctx, Modifiers::NONE, Key::Escape) {
        facts.ask(Effect::Help(false));
    }
}

/// The keys with the same meaning for the search in Explore and for all searches in Compare. `end` is that of the End key.
fn transport(ctx: &Context, speed: Speed, end: Transport, on_board: bool, facts: &Facts) {
    // A focused button uses Space itself, a slider the arrows.
    let free = ctx.memory(egui::Memory::focused).is_none();
    let keys = [
        (Key::Space, free || on_board, Transport::Toggle),
        (Key::ArrowRight, free, Transport::Step),
        (Key::ArrowLeft, free, Transport::StepBack),
        (Key::End, true, end),
        (Key::Home, true, Transport::GoTo(0)),
        (Key::R, true, Transport::Reset),
        (Key::Plus, true, Transport::Speed(speed.faster())),
        (Key::Equals, true, Transport::Speed(speed.faster())),
        (Key::Minus, true, Transport::Speed(speed.slower())),
    ];
    let pressed = keys
        .into_iter()
        .filter(|(key, heard, _)| *heard && press(ctx, Modifiers::NONE, *key));
    facts.ask_all(pressed.map(|(_, _, transport)| Effect::transport(transport)));
}

fn explore(ctx: &Context, facts: &Facts) {
    let ctrl = Modifiers::COMMAND;
    if press(ctx, ctrl | Modifiers::SHIFT, Key::Z) || press(ctx, ctrl, Key::Y) {
        facts.ask(Effect::Edit(Edit::Redo));
    } else if press(ctx, ctrl, Key::Z) {
        facts.ask(Effect::Edit(Edit::Undo));
    }
    let board = Id::unique("start board");
    let focused = ctx.memory(egui::Memory::focused);
    let on_board = focused == Some(board);
    let (speed, end) = (facts.playback.speed, facts.playback.end());
    transport(ctx, speed, end, on_board, facts);
    let landmark = Landmark::of(facts.settings.strategy.algorithm);
    for (key, forward) in [(Key::OpenBracket, false), (Key::CloseBracket, true)] {
        if press(ctx, Modifiers::NONE, key) {
            facts.steer(Command::ToLandmark(landmark, forward));
        }
    }
    if (focused.is_none() || on_board) && press(ctx, Modifiers::NONE, Key::Escape) {
        if on_board {
            ctx.memory_mut(|memory| memory.surrender_focus(board));
        } else {
            facts.steer(Command::Select(None));
        }
    }
}

/// Returns whether the key was pressed with at least these modifiers, and uses it up. Shift may be held too, which some
/// keyboards need for a sign.
fn press(ctx: &Context, modifiers: Modifiers, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(modifiers, key))
}

fn zoom(ctx: &Context, facts: &Facts) {
    let [smaller, larger] = facts.settings.zoom_steps();
    let keys = [
        (Key::Plus, larger),
        (Key::Equals, larger),
        (Key::Minus, smaller),
        (Key::Num0, 1.0),
    ];
    for (key, zoom) in keys {
        if press(ctx, Modifiers::COMMAND, key) {
            facts.set(|settings| settings.zoom = zoom);
        }
    }
}
