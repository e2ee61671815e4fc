//! The timeline: the scrubber with its marks, the moment as a number, and the button to follow the newest.

use egui::{DragValue, RichText, Ui};

use crate::Facts;
use crate::theme::{Palette, size};
use crate::widgets::{Scrubber, label, toggle, width_of};
use slidescope_core::recording::Landmark;
use slidescope_core::run::{Timeline, Transport};
use slidescope_core::text::{playback as text, thousands};

/// Shows the scrubber in the whole width. A slide is given by its moment and its text.
pub fn scrubber(ui: &mut Ui, slides: &[(u64, &str)], facts: &Facts) {
    let timeline = facts.playback.timeline();
    let ticks = timeline.map_or_else(Vec::new, ticks);
    let flags = timeline.map_or_else(Vec::new, |timeline| flags(facts, timeline));
    let marks: Vec<u64> = slides.iter().map(|(at, _)| *at).collect();
    let goal = timeline.and_then(|timeline| timeline.recording().next(Landmark::Goal, 0));
    let scrubber = Scrubber {
        at: timeline.map_or(0, Timeline::at),
        end: timeline.map_or(0, Timeline::newest),
        recorded: timeline.map_or(0, Timeline::recorded),
        ticks: &ticks,
        flags: &flags,
        slides: &marks,
        goal,
    };
    let value = text::expansion_of(scrubber.at, scrubber.end);
    let (response, moved) = scrubber.show(ui, &text::TIMELINE, &value);
    let moved = moved.map(Transport::GoTo);
    moved.into_iter().for_each(|to| facts.transport(to));
    if let (Some(timeline), Some(pos)) = (timeline, response.hover_pos()) {
        let under = scrubber.under(&response, pos.x);
        let mut words = about(timeline, under);
        let near = slide_near(slides, timeline, under, response.rect.width());
        if let Some((at, said)) = near {
            words = format!("{words}\n{}", text::slide(at, said));
        }
        response.on_hover_text_at_pointer(words);
    }
}

/// The moments at which layers begin or f rises, and the first meeting of two searches.
fn ticks(timeline: &Timeline) -> Vec<u64> {
    let recording = timeline.recording();
    let mut ticks = recording.landmarks(Landmark::of(recording.algorithm()));
    ticks.extend(recording.next(Landmark::Meeting, 0));
    ticks.sort_unstable();
    ticks
}

fn flags(facts: &Facts, timeline: &Timeline) -> Vec<u64> {
    let breakpoints = facts.playback.breakpoints.iter();
    breakpoints
        .filter_map(|&breakpoint| timeline.recording().strikes(breakpoint, 0))
        .collect()
}

/// The slide under the pointer, which is at moment `k` of a scrubber of `width` points.
fn slide_near<'a>(
    slides: &[(u64, &'a str)],
    timeline: &Timeline,
    k: u64,
    width: f32,
) -> Option<(u64, &'a str)> {
    const REACH: f64 = 5.0;
    let reach = timeline.newest() as f64 / f64::from(width.max(1.0)) * REACH;
    let nearest = *slides.iter().min_by_key(|(at, _)| at.abs_diff(k))?;
    (nearest.0.abs_diff(k) as f64 <= reach).then_some(nearest)
}

fn about(timeline: &Timeline, k: u64) -> String {
    if k > timeline.recorded() {
        return text::beyond_recording(k, timeline.recording().nodes());
    }
    let stats = timeline.recording().at(k).stats();
    let algorithm = timeline.recording().algorithm();
    if algorithm.is_depth_first() {
        let (threshold, depth) = (stats.threshold, stats.visited.saturating_sub(1));
        let (threshold, depth) = (threshold.to_string(), depth.to_string());
        return text::moment_depth_first(k, threshold, depth, stats.frontier);
    }
    let reached = match Landmark::of(algorithm) {
        Landmark::F => text::F,
        Landmark::Priority => text::PRIORITY,
        _ => text::DEPTH,
    };
    let depth = stats.depth.to_string();
    text::moment_shown(k, reached, depth, stats.visited, stats.frontier)
}

/// Shows the moment as an editable number, the number of moments, and the button to follow the newest.
pub fn moment(ui: &mut Ui, facts: &Facts, narrow: bool) {
    let Some(timeline) = facts.playback.timeline() else {
        return;
    };
    ui.spacing_mut().item_spacing.x = 6.0;
    if !narrow {
        label(ui, &text::EXPANSION);
    }
    let mut at = timeline.at();
    let speed = (timeline.newest() as f64 / 400.0).max(0.2);
    // As wide as the newest moment, whichever is shown.
    let digits = thousands(timeline.newest()).replace(|c: char| c.is_ascii_digit(), "0");
    let font = egui::TextStyle::Button.resolve(ui.style());
    ui.spacing_mut().interact_size.x =
        width_of(ui, digits, &font) + 2.0 * ui.spacing().button_padding.x + 2.0;
    let value = DragValue::new(&mut at)
        .range(0..=timeline.newest())
        .speed(speed)
        .custom_formatter(|value, _| thousands(value as u64))
        .custom_parser(|typed| typed.replace([',', ' '], "").parse().ok());
    let value = ui.add(value).on_hover_text(text::ABOUT_MOMENT.text());
    ui.ctx()
        .accesskit_node_builder(value.id, |node| node.set_label(text::MOMENT));
    if value.changed() {
        facts.transport(Transport::GoTo(at));
    }
    let of = RichText::new(text::of_expansions(timeline.newest()))
        .size(size::TEXT)
        .color(Palette::of(ui).dim);
    if ui.available_width() > 260.0 {
        ui.label(of).on_hover_text(text::ABOUT_EXPANSIONS.text());
    }
    let follows = timeline.follows();
    let button = toggle(ui, follows, &text::NEWEST, &text::FOLLOW);
    if button.on_hover_text(text::about_follow(follows)).clicked() {
        let newest = Transport::GoTo(timeline.newest());
        facts.transport(newest);
    }
}
