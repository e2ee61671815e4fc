//! The presentation from top to bottom: a line of numbers, the view, the caption.

use egui::{CentralPanel, Color32, Context, Frame, Rect, RichText, Ui, vec2};

use crate::app::compare::compare_view;
use crate::app::experiment::experiment_view;
use crate::app::explore::node::why::answer_text;
use crate::app::explore::tabs;
use crate::app::heuristics::heuristics_view;
use crate::app::layout::Views;
use crate::app::present::{self, bar_view, board_view, caption_view, header_view, overlay};
use crate::app::theme::{self, Palette};
use crate::app::widgets::at;
use crate::app::{Effect, Facts, Model, Screen, Tone};
use crate::text::node::why;
use crate::text::present as text;

/// Around the view.
const MARGIN: f32 = 24.0;
/// The size of what is said of a prediction, a step or a search that ended.
const SAID: f32 = 12.5;
/// How long the bar stays after the pointer has moved, in seconds.
const STAY: f64 = 2.5;

/// What a presentation keeps from one frame to the next.
#[derive(Default)]
pub(crate) struct PresentView {
    /// Until when the bar stays.
    bar_until: f64,
    /// Whether the window was made full-screen for it.
    shown: bool,
}

impl PresentView {
    /// Brings the window in line with the presentation: full-screen while there is one.
    pub(crate) fn follow(&mut self, ctx: &Context, on: bool) {
        if self.shown != on {
            self.shown = on;
            ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(on));
        }
    }
}

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, model: &mut Model, views: &mut Views) {
    if model.present.blank {
        if overlay::blank(ui) {
            model
                .facts
                .ask(Effect::Present(present::Action::Blank(false)));
        }
        return;
    }
    let strip = caption_view::strip(ui, model);
    caption_view::show(ui, model);
    CentralPanel::default()
        .frame(Frame::new().fill(grounds(ui)[0]))
        .show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let inside = area.shrink2(vec2(MARGIN, 8.0));
            let (header, rest) = inside.split_top_bottom_at_y(inside.top() + header_view::HEIGHT);
            header_view::show(ui, model, header);
            let rest = said(ui, &model.facts, rest);
            at(ui, rest.with_min_y(rest.top() + 4.0), |ui| {
                ui.shrink_clip_rect(rest.expand2(vec2(MARGIN, 0.0)));
                view(ui, model, views);
            });
        });
    bar(ui, model, strip, &mut views.present, &model.facts);
    overlay::spotlight(ui.ctx());
}

/// Behind the view, and behind the caption. On a light screen a map's empty cells need the lighter ground.
pub(crate) fn grounds(ui: &Ui) -> [Color32; 2] {
    let palette = Palette::of(ui);
    if ui.visuals().dark_mode {
        [palette.ground, palette.panel]
    } else {
        [palette.panel, palette.card]
    }
}

/// The one view.
fn view(ui: &mut Ui, model: &mut Model, views: &mut Views) {
    let facts = &model.facts;
    match facts.screen {
        Screen::Explore if model.present.board || facts.playback.run.is_none() => {
            board_view::show(ui, &model.facts);
        }
        Screen::Explore => tabs::contents(ui, model, &mut views.explore, facts, true),
        Screen::Compare => compare_view::window_columns(ui, &mut model.compare, facts),
        Screen::Heuristics => heuristics_view::presented(ui, &mut model.heuristics, facts),
        Screen::Experiment => experiment_view::show(ui, &mut model.experiment, facts),
    }
}

/// A line about the question that is asked, the step that is shown, or how the search ended; returns what is left of the
/// room.
fn said(ui: &mut Ui, facts: &Facts, rest: Rect) -> Rect {
    let Some((tone, words)) = words(facts) else {
        return rest;
    };
    let palette = Palette::of(ui);
    let text = RichText::new(words)
        .font(theme::medium(SAID))
        .color(tone.color(palette));
    let shown = at(ui, rest, |ui| ui.add(egui::Label::new(text).wrap()));
    rest.with_min_y(shown.rect.bottom() + 2.0)
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
                let open = run.strategy.algorithm.open_list();
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

fn bar(ui: &mut Ui, model: &Model, area: Rect, view: &mut PresentView, facts: &Facts) {
    let (now, moved) = ui.input(|input| {
        let moved = input.pointer.delta() != egui::Vec2::ZERO || input.pointer.any_click();
        (input.time, moved)
    });
    if moved {
        view.bar_until = now + STAY;
    }
    let visible = now < view.bar_until;
    if bar_view::show(ui, model, area, visible, facts) {
        view.bar_until = view.bar_until.max(now + 0.5);
    }
    // A click on a node chooses it, and the keys stay those of the presentation.
    if ui.input(|input| input.pointer.any_click()) {
        ui.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
    if visible {
        let left = std::time::Duration::from_secs_f64((view.bar_until - now).max(0.01));
        ui.ctx().request_repaint_after(left);
    } else {
        ui.ctx().set_cursor_icon(egui::CursorIcon::None);
    }
}
