//! The line at the top: which strategy is shown at the left, its counters at the right.

use egui::text::LayoutJob;
use egui::{Align2, Color32, Rect, Sense, TextFormat, Ui, pos2, vec2};

use crate::app::compare::{Compare, bar_view};
use crate::app::explore::Tab;
use crate::app::theme::{self, Hue, Palette};
use crate::app::widgets::{elided, named, paint_mark};
use crate::app::{Facts, Screen};
use crate::text::strategies::open_list;
use crate::text::{listed, present as text, thousands};

pub(crate) const HEIGHT: f32 = 30.0;
const NAME: f32 = 15.0;
const NUMBER: f32 = 16.0;
const LABEL: f32 = 12.5;
const NOTE: f32 = 11.0;

/// Shows it in `rect`. `tab` is the view of Explore; none where the board is shown.
pub(crate) fn show(ui: &mut Ui, tab: Option<Tab>, compare: &Compare, rect: Rect, facts: &Facts) {
    // A board that nobody has searched yet stands for itself.
    let begun = facts.playback.at() > 0 || tab.is_some();
    if facts.screen == Screen::Explore && !begun {
        return;
    }
    let right = match facts.screen {
        Screen::Explore => counters(ui, facts, rect),
        Screen::Compare => clock(ui, compare, rect),
        Screen::Heuristics | Screen::Experiment => rect.right(),
    };
    let left = rect.with_max_x(right - 20.0);
    match facts.screen {
        Screen::Explore => strategy(ui, tab == Some(Tab::Tree), left, facts),
        Screen::Compare | Screen::Heuristics | Screen::Experiment => {
            let font = theme::semibold(NAME);
            let color = Palette::of(ui).text;
            let from = left.left_center();
            let name = facts.screen.name();
            ui.painter()
                .text(from, Align2::LEFT_CENTER, name, font, color);
        }
    }
}

/// The strategy's mark and name, and what the labels of a tree mean where there is room.
fn strategy(ui: &mut Ui, is_tree: bool, rect: Rect, facts: &Facts) {
    let palette = *Palette::of(ui);
    let Some(run) = &facts.playback.run else {
        return;
    };
    let hue = Hue::of(run.strategy.algorithm);
    let mark = rect.left_center() + vec2(6.0, 0.0);
    paint_mark(ui.painter(), mark, 5.5, hue, palette.hue(hue));
    let name = run.strategy.to_string();
    let font = theme::semibold(NAME);
    let room = (rect.width() - 20.0).max(0.0);
    let galley = elided(ui.painter(), &name, font, palette.text, room);
    let place = Rect::from_min_size(rect.min + vec2(20.0, 0.0), vec2(galley.size().x, HEIGHT));
    let response = ui.interact(place, ui.scope_id().with("strategy"), Sense::hover());
    named(ui, &response, &name);
    let from = pos2(place.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(from, galley, palette.text);
    if !is_tree || !run.strategy.algorithm.uses_heuristic() {
        return;
    }
    let words = text::g_h_f(run.strategy.algorithm.uses_weight());
    let note = ui
        .painter()
        .layout_no_wrap(words.to_owned(), theme::regular(NOTE), palette.dim);
    let from = pos2(place.right() + 18.0, rect.center().y - note.size().y / 2.0);
    if from.x + note.size().x <= rect.right() {
        ui.painter().galley(from, note, palette.dim);
    }
}

/// Expanded, frontier and visited; returns where they begin.
fn counters(ui: &mut Ui, facts: &Facts, rect: Rect) -> f32 {
    let palette = *Palette::of(ui);
    let Some(run) = &facts.playback.run else {
        return rect.right();
    };
    let stats = run.shown();
    let algorithm = run.strategy.algorithm;
    let color = palette.algorithm(algorithm);
    let counters = [
        (text::EXPANDED.text(), stats.expanded, palette.text),
        (open_list(algorithm), stats.frontier, color),
        (text::VISITED.text(), stats.visited, palette.text),
    ];
    let mut job = LayoutJob::default();
    let mut spoken = Vec::new();
    let format = |size, color, bold: bool| TextFormat {
        font_id: if bold {
            theme::semibold(size)
        } else {
            theme::regular(size)
        },
        color,
        valign: egui::Align::Center,
        ..TextFormat::default()
    };
    for (index, (name, count, color)) in counters.into_iter().enumerate() {
        let count = thousands(count);
        let space = if index == 0 { 0.0 } else { 16.0 };
        job.append(
            &format!("{name} "),
            space,
            format(LABEL, palette.dim, false),
        );
        job.append(&count, 2.0, format(NUMBER, color, true));
        spoken.push(format!("{name} {count}"));
    }
    right_aligned(ui, job, rect, &listed(spoken))
}

/// Where the clock of a comparison stands.
fn clock(ui: &mut Ui, compare: &Compare, rect: Rect) -> f32 {
    let palette = *Palette::of(ui);
    let words = text::clock(bar_view::position(compare));
    let format = TextFormat::simple(theme::medium(LABEL), palette.text);
    let job = LayoutJob::single_section(words.clone(), format);
    right_aligned(ui, job, rect, &words)
}

fn right_aligned(ui: &mut Ui, job: LayoutJob, rect: Rect, spoken: &str) -> f32 {
    let galley = ui.painter().layout_job(job);
    let size = galley.size();
    let from = pos2(rect.right() - size.x, rect.center().y - size.y / 2.0);
    let place = Rect::from_min_size(from, size);
    let response = ui.interact(place, ui.scope_id().with("counters"), Sense::hover());
    named(ui, &response, spoken);
    ui.painter().galley(from, galley, Color32::PLACEHOLDER);
    from.x
}
