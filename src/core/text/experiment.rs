//! Texts of the Experiment screen.

use crate::text::messages::experiment as said;
use crate::text::strategies::about;
use crate::text::{Message, Named, Summarized, sentence};
use crate::words::count;
pub use said::add_strategy as add;
pub use said::*;

use crate::search::Strategy;
use crate::study::experiment::{Lengths, OrderSpread, Plan, Source, StoredExperiment};
use crate::study::presets::Preset;
use crate::study::table::ColumnKey;
use crate::text::numbers::{abbreviated, decimals};

// The form. A pair is the text or name of a control, and its hint.

pub fn preset(preset: Preset) -> Message {
    Message::of("experiment-preset", preset.id())
}

pub fn about_preset(preset: Preset) -> String {
    sentence(&preset.summary())
}

// The strategies.

pub fn about_strategy(strategy: Strategy) -> String {
    said::about_strategy(strategy, about(strategy))
}

// The experiment stored from an earlier run.

pub fn kept(kept: &StoredExperiment) -> String {
    let name = name_of_kept(kept);
    let (made, all) = (kept.finished as u64, kept.total as u64);
    if made == all {
        return said::kept(name, all);
    }
    said::kept_unfinished(name, made, all)
}

fn name_of_kept(kept: &StoredExperiment) -> String {
    let strategies = kept.spec.strategies.len();
    match (Preset::of(&kept.spec), &kept.spec.source) {
        (Some(preset), _) => preset.name().to_owned(),
        (None, Source::Given(instances)) => said::kept_of_file(instances.len(), strategies),
        (None, Source::Drawn(draw)) => said::kept_drawn(draw.goal.size(), draw.lengths, strategies),
    }
}

// The progress.

pub const RESUME_REST: (Message, Message) = (RESUME.0, GO_ON.1);

pub fn plan_in_a_line(plan: &Plan) -> String {
    match &plan.spec().source {
        Source::Given(_) => said::plan_from_file(plan.tasks().len()),
        Source::Drawn(draw) => {
            let goal = said::plan_goal(draw.goal.size(), draw.goal);
            let lengths = lengths_in_words(draw.lengths, plan.is_exact());
            let seed = said::plan_seed(draw.seed);
            [goal, lengths, count::boards(plan.tasks().len()), seed].join(" · ")
        }
    }
}

fn lengths_in_words(lengths: Lengths, is_exact: bool) -> String {
    let (from, to, step) = (lengths.from(), lengths.to(), lengths.step());
    let to = Some(to).filter(|to| *to > from);
    let step = Some(step).filter(|step| *step > 1);
    said::plan_lengths(is_exact, to, from, step)
}

/// Returns the numbers of threads, expansions and stored runs. Counts of 0 are left out.
pub fn work(threads: u64, expanded: u64, kept: u64) -> Option<String> {
    let mut parts = Vec::new();
    if threads > 0 {
        parts.push(count::threads(threads));
    }
    if expanded > 0 {
        parts.push(said::nodes_expanded(expanded));
    }
    if kept > 0 {
        parts.push(said::runs_from_before(kept));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

// The table, and exporting it.

/// Returns the name of the table that compares measured with known values.
pub fn known(preset: Preset) -> Message {
    Message::of("experiment-known", preset.id())
}

// The plot.

/// Returns a strategy with the means of the orders of moves that expand the fewest and the most.
pub fn of_orders(spread: &OrderSpread) -> String {
    let [least, most] = spread.ends.map(|(_, mean)| decimals(mean, 0));
    said::of_orders(least != most, spread.strategy, least, most)
}

pub fn point(strategy: Strategy, mean: f64, deviation: Option<f64>) -> String {
    let spread = deviation.map_or_else(String::new, |s| format!(" ± {}", abbreviated(s)));
    let mean = format!("{}{spread}", abbreviated(mean));
    said::point(strategy, mean)
}

pub fn column(key: ColumnKey) -> String {
    Message::of("experiment-column", key.id()).to_string()
}
