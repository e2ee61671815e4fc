//! Why a node was taken, or the question which comes next.

use egui::{Frame, Margin, RichText, Ui};

use crate::{
    app::{
        Action, Model,
        explore::node::low_links,
        open_list,
        playback::{self, Predict, Timeline},
        theme::{self, Palette, size},
        widgets::{heading, label, link},
    },
    explain::Event,
    search::{Algorithm, Ties},
};

/// Why the node was taken, or the question which comes next.
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
            let (title, text) = known
                .and_then(reason)
                .unwrap_or_else(|| ("Which node is next?", rule(model).to_owned()));
            ui.horizontal(|ui| {
                heading(ui, title);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let about = "A game: before each expansion, guess which node comes next.";
                    if link(ui, "Predict").on_hover_text(about).clicked() {
                        actions.push(Action::Playback(playback::Action::Predict(true)));
                    }
                });
            });
            label(ui, &text);
        });
}

/// Why the node inspected was taken, or why it has not been yet.
fn reason(timeline: &Timeline) -> Option<(&'static str, String)> {
    let moment = timeline.moment();
    let node = timeline.inspected()?;
    if node.closed {
        let story = timeline.history().story(node.id);
        let past = story.iter().take_while(|(at, _)| *at <= moment.k());
        let last = past
            .filter(|(_, event)| matches!(event, Event::Expanded | Event::Beyond))
            .last()?;
        if last.1 == Event::Beyond {
            let words = "Its turn came, and it was beyond the threshold: dropped.";
            return Some(("Why was it not taken?", words.to_owned()));
        }
        let why = timeline.history().at(last.0).why()?;
        return Some(("Why this node?", why.to_string()));
    }
    let verdict = moment.judge(node.id);
    if verdict.is_right() {
        return Some(("Why is it next?", moment.why_next()?.to_string()));
    }
    Some(("Why not yet?", verdict.to_string()))
}

/// The question of the game, and what there is to say of the answer.
fn asked(ui: &mut Ui, model: &Model, predict: &Predict, actions: &mut Vec<Action>) {
    let (right, answered) = predict.score();
    heading(ui, "Which node comes next?");
    let at = model
        .playback
        .run
        .as_ref()
        .map_or(0, |run| run.timeline.at());
    let over = model
        .playback
        .run
        .as_ref()
        .is_some_and(|run| run.timeline.moment().is_over());
    let words = match predict.answer(at) {
        _ if over => "The search is over: nothing comes next.".to_owned(),
        Some(answer) => format!("{} Space shows the node taken.", answer.verdict),
        None => {
            let open = model
                .playback
                .run
                .as_ref()
                .map(|run| run.strategy.algorithm);
            let open = open_list(open.unwrap_or(model.settings.strategy.algorithm));
            format!(
                "Click a node of the {open}, in the list or in the tree; Space shows the answer."
            )
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
        let about = "Right answers, of how many. Nodes between which the algorithm has no preference are all right.";
        label(ui, &format!("Score: {right} of {answered}")).on_hover_text(about);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if link(ui, "End the game").clicked() {
                actions.push(Action::Playback(playback::Action::Predict(false)));
            }
        });
    });
}

/// Which node comes next, in a sentence.
const fn rule(model: &Model) -> &'static str {
    match model.settings.strategy.algorithm {
        Algorithm::Bfs => "The oldest node of the frontier: first in, first out.",
        Algorithm::Bidirectional => "Whole layers, of the side whose frontier is smaller.",
        Algorithm::AStar if matches!(model.settings.strategy.ties, Ties::SmallerG) => {
            "The lowest f in the frontier; of those the smallest g; of those the oldest."
        }
        Algorithm::AStar => {
            "The lowest f in the frontier; of those the largest g; of those the oldest."
        }
        Algorithm::UniformCost => "The lowest g in the frontier; of those the oldest.",
        Algorithm::WeightedAStar => {
            "The lowest f = g + w × h in the frontier; of those the largest g; of those the oldest."
        }
        Algorithm::Mm => {
            "The lowest p = max(g + h, 2g + 1) of both frontiers; of those the smallest g; of those the oldest."
        }
        Algorithm::DepthLimited | Algorithm::IterativeDeepening => {
            "The next successor of the node expanded last; at the limit, of the last one on the path that has any left."
        }
        Algorithm::IdaStar => {
            "The next successor of the last node on the path that has any left within the threshold."
        }
        Algorithm::Greedy => {
            "The lowest h in the frontier; of those the smallest g; of those the oldest."
        }
    }
}
