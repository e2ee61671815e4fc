//! Why a node was taken; the question which node comes next, and the answer to a guess.

use egui::{Frame, Margin, RichText, ScrollArea, Sense, Ui, vec2};

use crate::window::screens::explore::frontier::row::words;
use slidescope_core::explain::{self, GuessVerdict, NodeEvent};
use slidescope_core::recording::Moment;
use slidescope_core::run::predict::Answered;
use slidescope_core::run::{Command, Phase, Predict, Timeline};
use slidescope_core::text::explain::move_order;
use slidescope_core::text::node::why as text;
use slidescope_core::text::strategies::open_list;
use slidescope_core::text::tree;
use slidescope_parts::Facts;
use slidescope_parts::help::explained::sentence;
use slidescope_parts::theme::{self, PHONE, Palette, size};
use slidescope_parts::widgets::{
    at, heading, label, link, link_clicked, low_links, named, show_board, small,
};

/// The height in points of a heading with five lines, and of a question with its answer. It does not depend on the text, so
/// that the list below stays in its place.
const HEIGHTS: [f32; 2] = [98.0, 214.0];

pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let asks = facts.playback.predict.as_ref();
    Frame::new()
        .fill(Palette::of(ui).card)
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            let height = HEIGHTS[usize::from(asks.is_some())];
            let (place, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            at(ui, place, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                low_links(ui);
                ScrollArea::vertical()
                    .id_salt("why")
                    .auto_shrink(false)
                    .show(ui, |ui| match asks {
                        Some(predict) => asked(ui, predict, facts),
                        None => told(ui, facts),
                    });
            });
        });
}

fn told(ui: &mut Ui, facts: &Facts) {
    let timeline = facts.playback.timeline();
    let known = timeline.filter(|timeline| !timeline.is_beyond());
    let reason = known.and_then(reason);
    let playback = &facts.playback;
    let ended = playback.phase() == Some(Phase::Ended) && playback.at() == playback.expanded();
    if ended && reason.is_none() {
        // There is no next node.
        return;
    }
    let (title, answer) = reason.unwrap_or_else(|| {
        let rule = text::rule(facts.settings.strategy);
        (&text::WHICH_NEXT, rule.to_string())
    });
    ui.horizontal(|ui| {
        heading(ui, title);
        if ended {
            return;
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let is_phone = ui.ctx().content_rect().width() < PHONE;
            if is_phone && link_clicked(ui, text::PREDICT) {
                facts.steer(Command::Predict(true));
            }
        });
    });
    sentence(ui, &answer, facts);
}

/// Returns why the inspected node was taken, or why it has not been taken yet.
fn reason(timeline: &Timeline) -> Option<(&'static str, String)> {
    let moment = timeline.moment();
    let node = timeline.inspected()?;
    if node.closed {
        let story = explain::events_by(&moment, node.id);
        let closing = |event| matches!(event, &NodeEvent::Expanded | &NodeEvent::Beyond);
        let last = story.iter().rfind(|(_, event)| closing(event))?;
        if last.1 == NodeEvent::Beyond {
            return Some((&text::NOT_TAKEN, text::DROPPED.to_string()));
        }
        let why = explain::why(&timeline.recording().at(last.0))?;
        return Some((&text::TAKEN, why.to_string()));
    }
    if moment.part().is_some() {
        // The current expansion decides what comes next.
        return None;
    }
    let verdict = explain::judge(&moment, node.id);
    if verdict == GuessVerdict::Right {
        return Some((&text::NEXT, explain::why_next(&moment)?.to_string()));
    }
    if verdict == GuessVerdict::AsGood {
        let order = timeline.recording().strategy().move_order;
        return Some((&text::NOT_YET, text::tied(move_order(order))));
    }
    Some((&text::NOT_YET, verdict.to_string()))
}

/// Shows the question of the prediction game or, once answered, the answer, its reason, and what was wrong with the guess.
fn asked(ui: &mut Ui, predict: &Predict, facts: &Facts) {
    let moment = facts.playback.timeline().map(Timeline::moment);
    let answer = moment.as_ref().and_then(|m| predict.answer(m.k()));
    let told = moment.as_ref().zip(answer);
    if moment.as_ref().is_some_and(Moment::is_over) {
        heading(ui, &text::QUESTION);
        label(ui, &text::OVER);
    } else if let Some((moment, answer)) = told {
        heading(ui, &text::ANSWER);
        self::answer(ui, moment, answer, facts);
    } else {
        heading(ui, &text::QUESTION);
        let words = text::how_to_answer(open_list(facts.strategy().algorithm));
        sentence(ui, &words, facts);
    }
    ui.horizontal(|ui| {
        let (right, answered) = predict.score();
        label(ui, &text::score(right, answered)).on_hover_text(text::ABOUT_SCORE.text());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if link(ui, &text::END_GAME).clicked() {
                facts.steer(Command::Predict(false));
            }
        });
    });
}

/// Shows the node that is taken next, why, and why the guessed one is not.
fn answer(ui: &mut Ui, moment: &Moment<'_>, answer: Answered, facts: &Facts) {
    let palette = Palette::of(ui);
    let guessed = |ui: &mut Ui, right: bool| {
        let Some(verdict) = answer.verdict.filter(|verdict| verdict.is_right() == right) else {
            return;
        };
        let color = if right { palette.good } else { palette.bad };
        ui.label(small(text::guessed(verdict, right), color));
    };
    guessed(ui, true);
    if let Some(node) = moment.next()
        && let Some(board) = moment.board(node.state)
    {
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let [.., figures] = words(moment.recording().strategy(), node.view());
            let board_text = tree::board(&board);
            let response = show_board(ui, "taken", &board, vec2(64.0, 48.0));
            named(ui, &response, &text::taken(&figures, &board_text));
            ui.label(RichText::new(figures).font(theme::medium(size::TEXT)));
        });
        ui.add_space(2.0);
    }
    if let Some(why) = explain::why_next(moment) {
        sentence(ui, &why.to_string(), facts);
    }
    guessed(ui, false);
    label(ui, &text::GO_ON);
}

/// Returns the whole answer as one text, or `None` if there is no next node.
pub(crate) fn answer_text(moment: &Moment<'_>, answer: Answered) -> Option<String> {
    let node = moment.next()?;
    let board = moment.board(node.state)?;
    let guessed = |verdict: GuessVerdict| text::guessed(verdict, verdict.is_right());
    let guessed = answer.verdict.map(guessed);
    let why = explain::why_next(moment)?.to_string();
    // An audience cannot identify a board by a list of sixteen numbers.
    let board = match board.size().cells() {
        ..=9 => tree::board(&board),
        _ => text::MARKED.to_string(),
    };
    let [.., figures] = words(moment.recording().strategy(), node.view());
    Some(text::answer_told(guessed, board, &figures, why))
}
