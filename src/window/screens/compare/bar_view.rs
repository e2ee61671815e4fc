//! The bar at the bottom: one clock for all strategies, as Explore's is for one.

use egui::{Align, Layout, RichText, Ui, vec2};
use slidescope_core::words::count;

use crate::window::screens::compare::Compare;
use slidescope_core::boards::Verdict;
use slidescope_core::run::{ClockBy, Transport, clock};
use slidescope_core::text::compare as text;
use slidescope_core::text::units::{bytes, seconds};
use slidescope_parts::Facts;
use slidescope_parts::playback::shared_bar::{self, Buttons};
use slidescope_parts::theme::{self, PHONE, Palette, size};
use slidescope_parts::widgets::{Scrubber, quiet_clicked};

pub(crate) fn show(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(4.0);
    scrubber(ui, compare, facts);
    if ui.available_width() < PHONE {
        ui.horizontal(|ui| steer(ui, 1.0, compare, facts));
        ui.horizontal_centered(|ui| read(ui, compare, facts));
        return;
    }
    ui.horizontal_centered(|ui| {
        steer(ui, 8.0, compare, facts);
        ui.add_space(8.0);
        read(ui, compare, facts);
    });
}

/// Shows the buttons and the speed with `gap` points between them.
fn steer(ui: &mut Ui, gap: f32, compare: &Compare, facts: &Facts) {
    let narrow = ui.available_width() < 1100.0;
    buttons(compare, facts).show(ui, facts);
    ui.add_space(gap);
    let speed = compare.speed;
    let words = clock::speed_words(compare.clock.by(), speed);
    let width = if narrow { 80.0 } else { 120.0 };
    shared_bar::speed(ui, speed, words, &text::SPEED, width, facts);
}

fn read(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    said(ui, compare, facts);
    status(ui, compare, facts);
}

/// Shows the moment of the clock and, below it, what each search may use. It does not reveal when the last one ends.
fn said(ui: &mut Ui, compare: &Compare, facts: &Facts) {
    let room = vec2(ui.available_width(), 34.0);
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let text = RichText::new(position(compare, true)).font(theme::medium(size::TEXT));
        ui.label(text)
            .on_hover_text(clock::counted(compare.clock.by()).1.text());
        let (limit, about) = match text::limits(compare.limits) {
            Some(limits) => (limits, text::ABOUT_LIMITS),
            None => {
                let share = bytes(Compare::memory_share(facts));
                (text::memory_share(share), text::ABOUT_MEMORY_SHARE)
            }
        };
        let limit = RichText::new(limit).size(size::LABEL);
        ui.label(limit.color(Palette::of(ui).dim))
            .on_hover_text(about.text());
    });
    ui.add_space(8.0);
}

fn scrubber(ui: &mut Ui, compare: &Compare, facts: &Facts) {
    let (by, span) = (compare.clock.by(), compare.span());
    // An end that is still to come would reveal the winner.
    let ends = || compare.lanes.iter().filter(|lane| compare.is_over(lane));
    let mut ticks: Vec<u64> = ends().map(|lane| lane.end(by)).collect();
    ticks.sort_unstable();
    let scrubber = Scrubber {
        at: compare.at(),
        end: span.end,
        recorded: span.reach,
        ticks: &ticks,
        flags: &[],
        slides: &[],
        goal: None,
    };
    let position = position(compare, facts.hides_verdict);
    let (response, moved) = scrubber.show(ui, &text::CLOCK, &position);
    let moved = moved.map(Transport::GoTo);
    moved.into_iter().for_each(|to| facts.transport(to));
    if let Some(pos) = response.hover_pos().filter(|_| span.end > 0) {
        let at = scrubber.under(&response, pos.x);
        let mut words = match by {
            ClockBy::Expansions => text::after_each(count::expansions(at)),
            ClockBy::Depth => text::up_to_depth(at),
            ClockBy::Time => text::after_each(seconds(at as f64 / 1e6)),
        };
        if at <= compare.at() {
            for lane in &compare.lanes {
                let over = lane.is_over_at(by, at);
                let done = text::strategy_at(over, lane.strategy, lane.moment_at(by, at));
                words += &format!("\n{done}");
            }
        }
        response.on_hover_text_at_pointer(words);
    }
}

pub(crate) fn position(compare: &Compare, hides_end: bool) -> String {
    let (at, end) = (compare.at(), compare.span().end);
    if !compare.has_begun() {
        return String::new();
    }
    match compare.clock.by() {
        // When the last search ends may be what a slide asks, or what the class waits for.
        ClockBy::Expansions if hides_end && at < end => count::expansions(at),
        ClockBy::Expansions => text::expanded_of(at, end),
        ClockBy::Depth => text::depth_of(at, end),
        ClockBy::Time => {
            let words = |micros: u64| seconds(micros as f64 / 1e6);
            text::time_of(words(at), words(end))
        }
    }
}

fn buttons(compare: &Compare, facts: &Facts) -> Buttons {
    let begun = compare.has_begun();
    let possible = begun || facts.verdict() != Verdict::Faulty;
    let ended = begun && compare.clock.follows() && compare.span().over;
    Buttons {
        at: compare.at(),
        begun,
        possible,
        unended: possible && !ended,
        plays: compare.plays(),
        hints: "compare-transport",
        behind: false,
    }
}

/// Shows the status from the right, and the button to cancel beside it.
fn status(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        if compare.is_searching() && quiet_clicked(ui, text::CANCEL) {
            compare.cancel();
        }
        shared_bar::status(ui, &compare.status(facts));
    });
}
