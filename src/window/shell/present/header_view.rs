//! The line at the top: the strategy shown on the left, its counters on the right.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Align2, Color32, Galley, Pos2, Rect, Sense, TextFormat, Ui, pos2, vec2};

use crate::window::screens::compare::{Compare, bar_view};
use crate::window::shell::Model;
use crate::window::shell::present::present_view::NARROW;
use slidescope_core::lesson::Tab;
use slidescope_core::run::Run;
use slidescope_core::search::{Algorithm, Weight};
use slidescope_core::text::explore::counters::threshold;
use slidescope_core::text::strategies::open_list;
use slidescope_core::text::{listed, present as text, thousands};
use slidescope_parts::theme::{self, Hue, Palette};
use slidescope_parts::widgets::{elided, named, paint_mark};
use slidescope_parts::{Facts, Screen};

const HEIGHT: f32 = 30.0;
const NAME: f32 = 15.0;
const NUMBER: f32 = 16.0;
const LABEL: f32 = 12.5;
/// Points between the strategy and the figures beside it.
const GAP: f32 = 22.0;

/// Returns the height of the header. In a narrow one the figures of a search have their own line.
pub(crate) fn height(rect: Rect, model: &Model) -> f32 {
    let (tab, facts) = (model.explore.tab, &model.facts);
    let has_figures = facts.screen == Screen::Explore && !is_said(tab, rect, facts);
    if rect.width() < NARROW && has_figures {
        HEIGHT + LOW
    } else {
        HEIGHT
    }
}

/// Returns whether the view itself shows the figures of the current node and there is no threshold to show. In a narrow room a
/// tree of a few boards has them below its boards, which need the space.
fn is_said(tab: Tab, rect: Rect, facts: &Facts) -> bool {
    let shown = facts.playback.run.as_ref().map(|run| run.shown().visited);
    let few = rect.width() < NARROW && shown.is_some_and(|boards| boards <= FEW);
    let says = tab == Tab::Expansion || tab == Tab::Tree && few;
    says && !facts.strategy().algorithm.is_depth_first()
}

/// So many boards are few.
const FEW: u64 = 12;

const LOW: f32 = 22.0;

/// Shows the header in `rect`.
pub(crate) fn show(ui: &mut Ui, model: &Model, rect: Rect) {
    let (tab, facts) = (model.explore.tab, &model.facts);
    // The Board tab needs no header before the first expansion.
    let begun = facts.playback.at() > 0 || tab != Tab::Board;
    if facts.screen == Screen::Explore && !begun {
        return;
    }
    let figures = !is_said(tab, rect, facts);
    let (rect, below) = rect.split_top_bottom_at_y(rect.top() + HEIGHT);
    let palette = Palette::of(ui);
    let right = match facts.screen {
        Screen::Explore => facts
            .playback
            .run
            .as_ref()
            .map(|run| counters(run, palette)),
        Screen::Compare => Some(clock(&model.compare, palette)),
        Screen::Lessons | Screen::Heuristics | Screen::Experiment => None,
    };
    let right = right.map_or(rect.right(), |(job, spoken)| {
        let galley = ui.painter().layout_job(job);
        let place = Align2::RIGHT_CENTER.align_size_within_rect(galley.size(), rect);
        written(ui, place.min, galley, "counters", &spoken);
        place.left()
    });
    let left = rect.with_max_x(right - 20.0);
    let name = match facts.screen {
        Screen::Explore => return strategy(ui, left, below, figures, facts),
        Screen::Heuristics => model.heuristics.name_of(model.heuristics.chosen),
        screen @ (Screen::Lessons | Screen::Compare | Screen::Experiment) => screen.name(),
    };
    let (from, font) = (left.left_center(), theme::semibold(NAME));
    ui.painter()
        .text(from, Align2::LEFT_CENTER, name, font, palette.text);
}

/// Shows the strategy's mark and name, and the figures of its current node beside or below the name.
fn strategy(ui: &mut Ui, rect: Rect, below: Rect, with_figures: bool, facts: &Facts) {
    let palette = Palette::of(ui);
    let Some(run) = &facts.playback.run else {
        return;
    };
    let entries = with_figures.then(|| figures(run, facts, palette));
    let (figures, spoken) = line(entries.unwrap_or_default(), palette);
    let figures = ui.painter().layout_job(figures);
    let two_lines = below.is_positive();
    let hue = Hue::of(run.strategy.algorithm);
    let mark = rect.left_center() + vec2(6.0, 0.0);
    paint_mark(ui.painter(), mark, 5.5, hue, palette.hue(hue));
    let name = run.strategy.to_string();
    let font = theme::semibold(NAME);
    let beside = GAP + figures.size().x;
    let room = rect.width() - 20.0 - if two_lines { 0.0 } else { beside };
    let galley = elided(ui.painter(), &name, font, palette.text, room);
    let place = Rect::from_min_size(rect.min + vec2(20.0, 0.0), vec2(galley.size().x, HEIGHT));
    let response = ui.interact(place, ui.scope_id().with("strategy"), Sense::hover());
    named(ui, &response, &name);
    let from = pos2(place.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(from, galley, palette.text);
    let left = if two_lines {
        below.left_center() + vec2(20.0, 0.0)
    } else {
        pos2(place.right() + GAP, rect.center().y)
    };
    let from = left - vec2(0.0, figures.size().y / 2.0);
    written(ui, from, figures, "figures", &spoken);
}

/// A name in the header, its value, and the colour of the value.
type Entry = (String, String, Color32);

/// Returns the threshold of a depth-first search, and g, h and f of the current node.
fn figures(run: &Run, facts: &Facts, palette: &Palette) -> Vec<Entry> {
    let algorithm = run.strategy.algorithm;
    let mut entries = Vec::new();
    let mut put = |name: &str, value: u32| {
        entries.push((name.to_owned(), value.to_string(), palette.text));
    };
    if algorithm.is_depth_first() {
        // The threshold that belongs to the shown node and picture.
        let timeline = &run.timeline;
        let moment = (!timeline.is_beyond()).then(|| timeline.moment());
        let within = moment.and_then(|moment| moment.threshold());
        let within = within.unwrap_or_else(|| run.shown().threshold);
        put(threshold(algorithm).0.text(), within);
    }
    // A slide's question may ask for one of these.
    if let Some(node) = run.current().filter(|_| !facts.hides_values) {
        put("g", node.g);
        if let Some(h) = node.h {
            put("h", h);
            let weight = run.strategy.weight_used().map_or(1, Weight::get);
            if algorithm.goes_by_f() || matches!(algorithm, Algorithm::IdaStar | Algorithm::Mm) {
                put("f", node.g + weight * h);
            }
        }
    }
    entries
}

fn counters(run: &Run, palette: &Palette) -> (LayoutJob, String) {
    let stats = run.shown();
    let algorithm = run.strategy.algorithm;
    let color = palette.algorithm(algorithm);
    let counters = [
        (text::EXPANDED.text(), stats.expanded, palette.text),
        (open_list(algorithm), stats.frontier, color),
        (text::VISITED.text(), stats.visited, palette.text),
    ];
    let counters = counters.map(|(name, count, color)| (name.to_owned(), thousands(count), color));
    line(counters.into(), palette)
}

fn line(entries: Vec<Entry>, palette: &Palette) -> (LayoutJob, String) {
    let format = |font_id, color| TextFormat {
        font_id,
        color,
        valign: egui::Align::Center,
        ..TextFormat::default()
    };
    let mut job = LayoutJob::default();
    let mut spoken = Vec::new();
    for (index, (name, value, color)) in entries.into_iter().enumerate() {
        let space = if index == 0 { 0.0 } else { 14.0 };
        let label = format(theme::regular(LABEL), palette.dim);
        job.append(&format!("{name} "), space, label);
        job.append(&value, 2.0, format(theme::semibold(NUMBER), color));
        spoken.push(format!("{name} {value}"));
    }
    (job, listed(spoken))
}

fn clock(compare: &Compare, palette: &Palette) -> (LayoutJob, String) {
    let words = text::clock(bar_view::position(compare, true));
    let format = TextFormat::simple(theme::medium(LABEL), palette.text);
    (LayoutJob::single_section(words.clone(), format), words)
}

/// Paints words that are read as `spoken`.
fn written(ui: &Ui, from: Pos2, galley: Arc<Galley>, id: &str, spoken: &str) {
    let place = Rect::from_min_size(from, galley.size());
    let response = ui.interact(place, ui.scope_id().with(id), Sense::hover());
    named(ui, &response, spoken);
    ui.painter().galley(from, galley, Color32::PLACEHOLDER);
}
