//! Texts of the Experiment screen.

use crate::text::messages::experiment as said;
use crate::text::strategies::about;
use crate::text::{Message, Named, Summarized, sentence};
use crate::words::count;
pub(crate) use said::add_strategy as add;
pub(crate) use said::*;

use std::time::Duration;

use crate::search::Strategy;
use crate::study::experiment::{Lengths, Plan, Source, StoredExperiment};
use crate::study::presets::Preset;
use crate::study::table::ColumnKey;
use crate::text::numbers::abbreviated;
use crate::text::units::time_left;

// The form. A pair is the text or name of a control, and its hint.

pub(crate) fn preset(preset: Preset) -> Message {
    Message::of("experiment-preset", preset.id())
}

pub(crate) fn about_preset(preset: Preset) -> String {
    sentence(&preset.summary())
}

// The strategies.

pub(crate) fn about_strategy(strategy: Strategy) -> String {
    said::about_strategy(strategy, about(strategy))
}

// The experiment stored from an earlier run.

pub(crate) fn kept(kept: &StoredExperiment) -> String {
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
        (None, Source::Drawn(draw)) => {
            let size = draw.goal.size().to_string();
            said::kept_drawn(size, draw.lengths.to_string(), strategies)
        }
    }
}

// The progress.

pub(crate) const RESUME_REST: (Message, Message) = (RESUME.0, GO_ON.1);

pub(crate) fn plan_in_a_line(plan: &Plan) -> String {
    match &plan.spec().source {
        Source::Given(_) => said::plan_from_file(plan.tasks().len()),
        Source::Drawn(draw) => {
            let goal = said::plan_goal(draw.goal.size().to_string(), draw.goal.to_string());
            let lengths = lengths_in_words(draw.lengths, plan.is_exact());
            let seed = said::plan_seed(draw.seed.to_string());
            [goal, lengths, count::boards(plan.tasks().len()), seed].join(" · ")
        }
    }
}

fn lengths_in_words(lengths: Lengths, is_exact: bool) -> String {
    let [from, to, step] = [lengths.from(), lengths.to(), lengths.step()].map(|n| n.to_string());
    match (lengths.from() == lengths.to(), lengths.step(), is_exact) {
        (true, _, true) => said::plan_length(from),
        (true, _, false) => said::plan_walk(from),
        (false, 1, true) => said::plan_lengths(from, to),
        (false, 1, false) => said::plan_walks(from, to),
        (false, _, true) => said::plan_lengths_by(from, to, step),
        (false, _, false) => said::plan_walks_by(from, to, step),
    }
}

pub(crate) fn running(runs: &str, left: Option<Duration>) -> String {
    match left {
        Some(left) => said::running(runs, time_left(left)),
        None => said::running_no_estimate(runs),
    }
}

/// Returns the numbers of threads, expansions and stored runs. Counts of 0 are left out.
pub(crate) fn work(threads: u64, expanded: u64, kept: u64) -> Option<String> {
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
pub(crate) fn known(preset: Preset) -> Message {
    Message::of("experiment-known", preset.id())
}

// The plot.

pub(crate) fn point(strategy: Strategy, mean: f64, deviation: Option<f64>) -> String {
    let spread = deviation.map_or_else(String::new, |s| format!(" ± {}", abbreviated(s)));
    let mean = format!("{}{spread}", abbreviated(mean));
    said::point(strategy, mean)
}

pub(crate) fn column(key: ColumnKey) -> String {
    Message::of("experiment-column", key.id()).to_string()
}

#[cfg(test)]
mod tests {
    use crate::search::Limits;
    use crate::study::experiment::{Plan, Summary, results_table};
    use crate::study::presets::Preset;

    #[test]
    fn every_column_of_every_table_is_explained() {
        for preset in Preset::ALL {
            let spec = preset.spec(Some(1), 1, Limits::NONE).expect("a preset");
            let plan = Plan::new(spec).expect("a plan");
            let tables = [
                preset.table(&plan, &[]).expect("a table"),
                results_table(&plan, &[]),
                Summary::default().table(&plan),
            ];
            for column in tables.iter().flat_map(crate::study::table::Table::columns) {
                let key = column.key().expect(&column.id);
                assert!(super::column(key).ends_with('.'), "{}", column.id);
            }
        }
    }
}
