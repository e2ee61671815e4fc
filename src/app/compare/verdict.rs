//! The verdict on a strategy, and its tone.

use crate::app::compare::Lane;
use crate::app::compare::results::ShownResults;
use crate::app::{Model, Tone};
use crate::study::compare::Verdict;
use crate::text::compare::{self, Said};

/// The verdict on the strategy of this number, at the moment shown.
pub(crate) fn verdict(
    model: &Model,
    index: usize,
    lane: &Lane,
    shown: Option<&ShownResults>,
) -> Option<(Tone, Said)> {
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
    // How a search ends is not told before the clock has passed its end.
    if !comparison.is_over(lane) {
        let depth = lane.stats_at(comparison.moment_of(lane)).depth;
        return Some((Tone::Quiet, compare::searching(lane.strategy, depth)));
    }
    let row = shown?.comparison.rows.get(index)?;
    let tone = match row.verdict {
        Verdict::Proven(_) | Verdict::AsShort => Tone::Solved,
        Verdict::Longer(_) | Verdict::Unknown => Tone::Waiting,
        Verdict::Unsolved(_) => Tone::Bad,
    };
    let length = row.measured.length.unwrap_or(0);
    Some((tone, compare::verdict(row.verdict, length)))
}
