//! What a presentation says above its view, and when its bar is there.

use egui::{Context, Label, PointerState, Pos2, Rect, RichText, ScrollArea, Ui, vec2};

use crate::app::explore::node::why::answer_text;
use crate::app::present::notes_view::NotesView;
use crate::app::present::text_view::fitting;
use crate::app::theme::{self, Palette};
use crate::app::widgets::at;
use crate::app::{Facts, Screen, Tone};
use crate::text::node::why;
use crate::text::present as text;
use crate::text::strategies::open_list;

pub(crate) const MARGIN: f32 = 24.0;
const SAID: f32 = 12.5;
/// Below this width, in points, a line holds half as much.
pub(crate) const NARROW: f32 = 720.0;
/// How long the bar and the pointer stay after the pointer has moved, in seconds.
const STAY: f64 = 2.0;

#[derive(Default)]
pub(crate) struct PresentView {
    bar_until: f64,
    pointer: Option<Pos2>,
    /// Whether a button of the bar had the keyboard in the last frame.
    focused: bool,
    /// Whether the window was made full-screen for it.
    shown: bool,
    pub(crate) notes: NotesView,
}

impl PresentView {
    /// Brings the window in line with the presentation: full-screen while there is one. Where a slide is shown, be it `played`,
    /// no hover text covers it once the pointer rests.
    pub(crate) fn follow(&mut self, ctx: &Context, on: bool, played: bool) {
        let rested = ctx.input(|input| f64::from(input.pointer.time_since_last_movement()));
        if (on || played) && rested < STAY {
            let left = std::time::Duration::from_secs_f64((STAY - rested).max(0.01));
            ctx.request_repaint_after(left);
        } else if on || played {
            // A pointer that is gone hovers over nothing until it moves again. One that lights a part of the slide stays.
            ctx.input_mut(|input| {
                let pointer = &input.pointer;
                // A click without a movement, as every tap is, is no rest.
                let presses = pointer.any_down() || pointer.any_released();
                if pointer.has_pointer() && !presses && !input.modifiers.ctrl {
                    input.pointer = PointerState::default();
                }
            });
        }
        if self.shown != on {
            self.shown = on;
            self.notes = NotesView::since(ctx.input(|input| input.time));
            ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(on));
        }
    }
}

/// A line about the question that is asked, the step that is shown, or how the search ended; returns what is left of the
/// room.
pub(crate) fn said(ui: &mut Ui, facts: &Facts, rest: Rect) -> Rect {
    let Some((tone, words)) = words(facts) else {
        return rest;
    };
    let color = tone.color(Palette::of(ui));
    if facts.playback.predict.is_none() {
        let text = RichText::new(words).font(theme::medium(SAID)).color(color);
        let shown = at(ui, rest, |ui| ui.add(Label::new(text).wrap()));
        return rest.with_min_y(shown.rect.bottom() + 2.0);
    }
    // Question and answer have one height, so that the picture stays where it is when the answer is told. What finds no
    // room in it scrolls.
    let lines = if rest.width() < NARROW { 4.0 } else { 3.0 };
    let height = lines * ui.fonts_mut(|fonts| fonts.row_height(&theme::medium(SAID)));
    let (place, below) = rest.split_top_bottom_at_y(rest.top() + height + 2.0);
    let room = vec2(rest.width(), height + 0.5);
    let galley = fitting(ui, &words, theme::medium, SAID, color, room);
    at(ui, place, |ui| {
        ScrollArea::vertical()
            .id_salt("said")
            .auto_shrink(false)
            .show(ui, |ui| ui.add(Label::new(galley)));
    });
    below
}

fn words(facts: &Facts) -> Option<(Tone, String)> {
    if facts.screen != Screen::Explore {
        return None;
    }
    let run = facts.playback.run.as_ref()?;
    let moment = run.timeline.moment();
    if let Some(predict) = &facts.playback.predict {
        return Some(match predict.answer(moment.k()) {
            _ if moment.is_over() => (Tone::Quiet, why::OVER.to_string()),
            Some(answer) => {
                let tone = match answer.is_right() {
                    Some(true) => Tone::Solved,
                    Some(false) => Tone::Bad,
                    None => Tone::Waiting,
                };
                (tone, answer_text(&moment, answer)?)
            }
            None => {
                let open = open_list(run.strategy.algorithm);
                (Tone::Waiting, text::ask(open))
            }
        });
    }
    if facts.playback.fine_steps {
        let (steps, at) = facts.playback.fine_steps();
        return Some((Tone::Busy, steps.get(at)?.to_string()));
    }
    let status = facts.playback.notice.as_ref()?;
    Some((status.tone, status.text.clone()))
}

/// Shows the bar while the pointer moves. `show` shows it, visible or not, and says whether it has the keyboard. Where the
/// pointer rests nothing is drawn again but for the frame that hides both.
pub(crate) fn bar(ui: &mut Ui, view: &mut PresentView, show: impl FnOnce(&mut Ui, bool) -> bool) {
    let (now, pointer, clicked) = ui.input(|input| {
        (
            input.time,
            input.pointer.latest_pos(),
            input.pointer.any_click(),
        )
    });
    // egui tells no movement of a pointer that comes in from outside.
    let moved = pointer.is_some() && pointer != view.pointer;
    view.pointer = pointer;
    if moved || clicked {
        view.bar_until = now + STAY;
    }
    let stays = now < view.bar_until;
    // Whoever uses the keyboard needs no pointer.
    let visible = stays || view.focused || egui::Popup::is_any_open(ui.ctx());
    view.focused = show(ui, visible);
    // A click on a node chooses it, and the keys stay those of the presentation.
    if ui.input(|input| input.pointer.any_click()) {
        ui.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
    if stays {
        let left = std::time::Duration::from_secs_f64((view.bar_until - now).max(0.01));
        ui.ctx().request_repaint_after(left);
    } else {
        ui.ctx().set_cursor_icon(egui::CursorIcon::None);
    }
}
