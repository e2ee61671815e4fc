//! The verdict on a strategy, and its tone.

use egui::Color32;

use crate::{
    app::{Model, Tone, compare::Lane, theme::Palette},
    study::compare::Verdict,
    text::compare::{self, Said},
};

/// The verdict on the strategy in this place, at the moment looked at.
pub(crate) fn verdict(model: &Model, index: usize, lane: &Lane) -> Option<(Tone, Said)> {
    let comparison = &model.compare;
    if let Some(failure) = lane.failure() {
        return Some((Tone::Bad, compare::not_run(failure)));
    }
    if !comparison.has_begun() {
        return None;
    }
    if lane.is_waiting() {
        return Some((Tone::Quiet, compare::waits()));
    }
    let made = lane.stats().expanded;
    let moment = comparison.moment_of(lane);
    if moment < made {
        return Some((Tone::Quiet, compare::at_moment(moment, made)));
    }
    if lane.is_searching() {
        return Some((Tone::Busy, compare::searching()));
    }
    let row = comparison.results.row(index)?;
    let tone = match row.verdict {
        Verdict::Proven(_) | Verdict::AsShort => Tone::Solved,
        Verdict::Longer(_) | Verdict::Unknown => Tone::Waiting,
        Verdict::Unsolved(_) => Tone::Bad,
    };
    let length = row.measured.length.unwrap_or(0);
    Some((tone, compare::verdict(row.verdict, length)))
}

/// The colour of a tone.
pub(crate) const fn color(palette: &Palette, tone: Tone) -> Color32 {
    match tone {
        Tone::Quiet => palette.dim,
        Tone::Busy => palette.accent,
        Tone::Waiting | Tone::Solved => palette.gold_text,
        Tone::Bad => palette.bad,
    }
}
