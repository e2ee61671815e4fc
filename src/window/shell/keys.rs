//! Keyboard shortcuts that work while no field has the focus, and scrolling to the widget focused with Tab.

use egui::accesskit::{self, ActionRequest, TreeId};
use egui::{Context, Event, Id, Key, Modifiers};

use crate::window::shell::Model;
use crate::window::shell::presentation::Zoom;
use slidescope_core::boards::Edit;
use slidescope_core::lesson::Task;
use slidescope_core::recording::Landmark;
use slidescope_core::run::{Command, Speed, Transport};
use slidescope_parts::deck::player::Course;
use slidescope_parts::files::Target;
use slidescope_parts::{Effect, Facts, Screen};

/// The factor by which one key press enlarges the picture of a presentation.
const ZOOM: f64 = 1.25;

/// Turns key presses into effects, except those used by a focused field, list or board.
pub(crate) fn read(ctx: &Context, model: &mut Model) {
    let (lesson, course, facts) = (&model.lesson, &model.course, &model.facts);
    let (presents, surveys) = (model.present.on, model.survey.open);
    if !presents {
        zoom(ctx, facts);
    }
    show_help(ctx, model.help.open, surveys, facts);
    if model.exercises.open.is_some() {
        return;
    }
    if press(ctx, Key::F11) {
        facts.ask(match presents {
            true => Effect::StopPresenting,
            false => Effect::StartPresenting,
        });
    }
    if lesson.unsaved.is_some() {
        return;
    }
    if presents {
        return presented(ctx, model);
    }
    for (key, effect) in [
        (Key::S, Effect::SaveLesson),
        (Key::O, Effect::ChooseFile(Target::OpenLesson)),
    ] {
        if press_with(ctx, Modifiers::COMMAND, key) && !lesson.is_busy() {
            facts.ask(effect);
        }
    }
    if course.is_folded() {
        return played(ctx, course, facts);
    }
    // An open menu uses the arrows and Escape itself. (`Context::any_popup_open` only covers the current frame, in
    // which none has been shown yet.)
    if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) || surveys {
        return;
    }
    if course.play.is_some() || !lesson.slides.is_empty() {
        turn_slides(ctx, facts);
    }
    let speed = model.speed_shown();
    match facts.screen {
        Screen::Explore => explore(ctx, speed, facts),
        Screen::Compare => search(ctx, speed, false, facts),
        Screen::Lessons | Screen::Heuristics | Screen::Experiment => {}
    }
}

/// The keys of a presentation: those of a presenter's remote control, and a few more.
pub(crate) fn presented(ctx: &Context, model: &mut Model) {
    let speed = model.speed_shown();
    let (present, facts) = (&mut model.present, &model.facts);
    if press(ctx, Key::Escape) {
        return facts.ask(Effect::StopPresenting);
    }
    for (key, zoom) in [
        (Key::Plus, Zoom::By(ZOOM)),
        (Key::Equals, Zoom::By(ZOOM)),
        (Key::Minus, Zoom::By(1.0 / ZOOM)),
        (Key::Num0, Zoom::Whole),
    ] {
        if press_with(ctx, Modifiers::COMMAND, key) {
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
    if turn_slides(ctx, facts) {
        present.blank = false;
    }
    if !blank && matches!(facts.screen, Screen::Explore | Screen::Compare) {
        transport(ctx, false, end_and_speed(speed, facts), facts);
    }
}

/// The keys of a lesson that is played: those of a remote control, and those of the shown search. The question handles its
/// own keys.
fn played(ctx: &Context, course: &Course, facts: &Facts) {
    turn_slides(ctx, facts);
    // Typed keys belong to their field, and a focused button uses Space.
    if ctx.memory(egui::Memory::focused).is_some() || egui::Popup::is_any_open(ctx) {
        return;
    }
    // On a slide to play with, the arrows change the value in the hand.
    if !matches!(course.task(), Some(Task::Play(_))) {
        transport(ctx, false, [(Key::End, Transport::Finish)], facts);
    }
    if press(ctx, Key::Enter) && !course.is_open() {
        facts.ask(Effect::NextSlide);
    }
}

/// Turns the slides with the keys that a presenter's clicker sends. Returns whether one was pressed.
fn turn_slides(ctx: &Context, facts: &Facts) -> bool {
    let mut turned = false;
    for (key, turn) in [
        (Key::PageDown, Effect::NextSlide),
        (Key::PageUp, Effect::PreviousSlide),
    ] {
        if press(ctx, key) {
            facts.ask(turn);
            turned = true;
        }
    }
    turned
}

/// F1 and ? open and close help, Escape closes it. A ? typed into a field belongs to the field.
fn show_help(ctx: &Context, open: bool, surveys: bool, facts: &Facts) {
    let asked = !ctx.text_edit_focused() && press(ctx, Key::Questionmark);
    if press(ctx, Key::F1) || asked {
        facts.ask(Effect::ToggleHelp);
    }
    let menu = egui::Popup::is_any_open(ctx) || surveys;
    if open && !menu && press(ctx, Key::Escape) {
        facts.ask(Effect::ToggleHelp);
    }
}

/// The keys of the search in Explore, and of all searches in Compare.
fn search(ctx: &Context, speed: Speed, on_board: bool, facts: &Facts) {
    let more = [(Key::R, Transport::Reset)].into_iter();
    transport(
        ctx,
        on_board,
        more.chain(end_and_speed(speed, facts)),
        facts,
    );
}

/// The keys with the same meaning wherever a search is shown, and `more` of them. Space is one of them, too, while the focus
/// is `on_board`.
fn transport(
    ctx: &Context,
    on_board: bool,
    more: impl IntoIterator<Item = (Key, Transport)>,
    facts: &Facts,
) {
    // A focused button uses Space itself, a slider the arrows.
    let free = ctx.memory(egui::Memory::focused).is_none();
    let usual = [
        (Key::Space, free || on_board, Transport::Toggle),
        (Key::ArrowRight, free, Transport::Step),
        (Key::ArrowLeft, free, Transport::StepBack),
        (Key::Home, true, Transport::GoTo(0)),
    ];
    let more = more.into_iter().map(|(key, to)| (key, true, to));
    for (key, heard, transport) in usual.into_iter().chain(more) {
        if heard && press(ctx, key) {
            facts.transport(transport);
        }
    }
}

fn end_and_speed(speed: Speed, facts: &Facts) -> [(Key, Transport); 4] {
    let end = match facts.screen {
        Screen::Explore => facts.playback.end(),
        _ => Transport::Finish,
    };
    [
        (Key::End, end),
        (Key::Plus, Transport::Speed(speed.faster())),
        (Key::Equals, Transport::Speed(speed.faster())),
        (Key::Minus, Transport::Speed(speed.slower())),
    ]
}

fn explore(ctx: &Context, speed: Speed, facts: &Facts) {
    let ctrl = Modifiers::COMMAND;
    if press_with(ctx, ctrl | Modifiers::SHIFT, Key::Z) || press_with(ctx, ctrl, Key::Y) {
        facts.ask(Effect::Edit(Edit::Redo));
    } else if press_with(ctx, ctrl, Key::Z) {
        facts.ask(Effect::Edit(Edit::Undo));
    }
    let board = Id::unique("start board");
    let focused = ctx.memory(egui::Memory::focused);
    let on_board = focused == Some(board);
    search(ctx, speed, on_board, facts);
    let landmark = Landmark::of(facts.settings.strategy.algorithm);
    for (key, forward) in [(Key::OpenBracket, false), (Key::CloseBracket, true)] {
        if press(ctx, key) {
            facts.steer(Command::ToLandmark(landmark, forward));
        }
    }
    if (focused.is_none() || on_board) && press(ctx, Key::Escape) {
        if on_board {
            ctx.memory_mut(|memory| memory.surrender_focus(board));
        } else {
            facts.steer(Command::Select(None));
        }
    }
}

fn press(ctx: &Context, key: Key) -> bool {
    press_with(ctx, Modifiers::NONE, key)
}

/// Returns whether the key was pressed with at least these modifiers, and uses it up. Shift may be held too, which some
/// keyboards need for a sign.
fn press_with(ctx: &Context, modifiers: Modifiers, key: Key) -> bool {
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
        if press_with(ctx, Modifiers::COMMAND, key) {
            facts.set(|settings| settings.zoom = zoom);
        }
    }
}

/// Scrolls to the widget focused with Tab. egui moves the focus without scrolling, so the widget may be out of sight.
#[derive(Default)]
pub struct FocusFollower {
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
