//! Why a node was taken, or the question which comes next.

use egui::{Frame, Margin, RichText, Ui};

use crate::app::explore::node::low_links;
use crate::app::playback::{self, Predict, Timeline};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{heading, label, link};
use crate::app::{Action, Model};
use crate::explain::NodeEvent;
use crate::text::node::why as text;

pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let timeline = model.playback.run.as_ref().map(|run| &run.timeline);
    Frame::new()
        .fill(palette.card)
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            low_links(ui);
            if let Some(predict) = &model.playback.predict {
                return asked(ui, model, predict, actions);
            }
            let known = timeline.filter(|timeline| !timeline.is_beyond());
            let (title, answer) = known.and_then(reason).unwrap_or_else(|| {
                let rule = text::rule(model.settings.strategy);
                (text::WHICH_NEXT, rule.to_owned())
            });
            ui.horizontal(|ui| {
                heading(ui, title);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let (predict, about) = text::PREDICT;
                    if link(ui, predict).on_hover_text(about).clicked() {
                        actions.push(Action::Playback(playback::Action::Predict(true)));
                    }
                });
            });
            label(ui, &answer);
        });
}

/// Why the node inspected was taken, or why it has not been yet.
fn reason(timeline: &Timeline) -> Option<(&'static str, String)> {
    let moment = timeline.moment();
    let node = timeline.inspected()?;
    if node.closed {
        let story = moment.events_of(node.id);
        let last = story
            .iter()
            .filter(|(_, event)| matches!(event, NodeEvent::Expanded | NodeEvent::Beyond))
            .last()?;
        if last.1 == NodeEvent::Beyond {
            return Some((text::NOT_TAKEN, text::DROPPED.to_owned()));
        }
        let why = timeline.recording().at(last.0).why()?;
        return Some((text::TAKEN, why.to_string()));
    }
    if moment.part().is_some() {
        // The expansion under way decides what comes next.
        return None;
    }
    let verdict = moment.judge(node.id);
    if verdict.is_right() {
        return Some((text::NEXT, moment.why_next()?.to_string()));
    }
    Some((text::NOT_YET, verdict.to_string()))
}

/// The question of the prediction game, then the verdict on the answer.
fn asked(ui: &mut Ui, model: &Model, predict: &Predict, actions: &mut Vec<Action>) {
    let (right, answered) = predict.score();
    heading(ui, text::QUESTION);
    let run = model.playback.run.as_ref();
    let at = run.map_or(0, |run| run.timeline.at());
    let over = run.is_some_and(|run| run.timeline.moment().is_over());
    let words = match predict.answer(at) {
        _ if over => text::OVER.to_owned(),
        Some(answer) => text::answered(answer.verdict),
        None => {
            let strategy = run.map_or(model.settings.strategy, |run| run.strategy);
            text::how_to_answer(strategy.algorithm.open_list())
        }
    };
    let verdict = predict.answer(at).map(|answer| answer.verdict.is_right());
    let palette = Palette::of(ui);
    let color = match verdict {
        Some(true) => palette.good,
        Some(false) => palette.bad,
        None => palette.dim,
    };
    ui.label(RichText::new(words).size(size::LABEL + 1.0).color(color));
    ui.horizontal(|ui| {
        label(ui, &text::score(right, answered)).on_hover_text(text::ABOUT_SCORE);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if link(ui, text::END_GAME).clicked() {
                actions.push(Action::Playback(playback::Action::Predict(false)));
            }
        });
    });
}
