//! What the Experiment screen says.

use std::fmt;
use std::time::Duration;

use crate::search::{Counter, Strategy};
use crate::study::experiment::{Lengths, Plan, Source, StoredExperiment};
use crate::study::presets::Preset;
use crate::study::table::{ColumnKey, TextbookFigure};
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::jobs::no_more_threads;
use crate::text::message;
use crate::text::numbers::abbreviated;
use crate::text::sentence;
use crate::text::units::time_left;

// The form. A pair is the text or name of a control, and its hint.

pub(crate) const OWN: Message = Message("experiment-own");
pub(crate) const MAKE_OWN: (Message, Message) = (
    Message("experiment-make-own"),
    Message("experiment-make-own-about"),
);
pub(crate) const BOARDS: Message = Message("experiment-boards");
pub(crate) const BOARDS_IN_ALL: Message = Message("experiment-boards-in-all");
pub(crate) const BOARDS_A_LENGTH: Message = Message("experiment-boards-a-length");
pub(crate) const MORE_BOARDS: Message = Message("experiment-more-boards");
pub(crate) const DRAWN: (Message, Message) = (
    Message("experiment-drawn"),
    Message("experiment-drawn-about"),
);
pub(crate) const FROM_FILE: (Message, Message) = (
    Message("experiment-from-file"),
    Message("experiment-from-file-about"),
);
pub(crate) const INSTANCE_FILE: Message = Message("experiment-instance-file");
pub(crate) const SIZE: (Message, Message) =
    (Message("experiment-size"), Message("experiment-size-about"));
pub(crate) const GOAL: (Message, Message) =
    (Message("experiment-goal"), Message("experiment-goal-about"));
pub(crate) const FROM_LENGTH: (Message, Message) = (
    Message("experiment-from-length"),
    Message("experiment-from-length-about"),
);
pub(crate) const TO_LENGTH: (Message, Message) = (
    Message("experiment-to-length"),
    Message("experiment-to-length-about"),
);
pub(crate) const STEP: (Message, Message) =
    (Message("experiment-step"), Message("experiment-step-about"));
pub(crate) const SEED: (Message, Message) =
    (Message("experiment-seed"), Message("experiment-seed-about"));
pub(crate) const EXPANSIONS: (Message, Message) = (
    Message("experiment-expansions"),
    Message("experiment-expansions-about"),
);
pub(crate) const MEMORY: (Message, Message) = (
    Message("experiment-memory"),
    Message("experiment-memory-about"),
);
pub(crate) const DEPTH_LIMIT: (Message, Message) = (
    Message("experiment-depth-limit"),
    Message("experiment-depth-limit-about"),
);
pub(crate) const NO_LIMIT: Message = Message("experiment-no-limit");

pub(crate) fn taken_up(boards: usize) -> String {
    let boards = message!("count-board", count = boards);
    message!("experiment-taken-up", boards)
}

/// Text, accessible name and hint.
pub(crate) const RUN: [Message; 3] = [
    Message("experiment-run"),
    Message("experiment-run-name"),
    Message("experiment-run-about"),
];
pub(crate) const UNDER_WAY: Message = Message("experiment-under-way");
pub(crate) const FORM_FAULTY: Message = Message("experiment-form-faulty");

pub(crate) const PRESETS: Message = Message("experiment-presets");

/// A preset in a few words.
pub(crate) fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Aima => message!("experiment-preset-aima"),
        Preset::Korf => message!("experiment-preset-korf"),
        Preset::KorfFelner => message!("experiment-preset-korf-felner"),
        Preset::BidirectionalAgainstAstar => {
            message!("experiment-preset-bidirectional-against-astar")
        }
    }
}

pub(crate) fn about_preset(preset: Preset) -> String {
    sentence(preset.summary())
}

/// What is wrong with the form.
pub(crate) mod fault {
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const EXPANSIONS: Message = Message("experiment-fault-expansions");
    pub(crate) const FILE: Message = Message("experiment-fault-file");
    pub(crate) const LENGTH: Message = Message("experiment-fault-length");
    pub(crate) const BOARDS: Message = Message("experiment-fault-boards");
    pub(crate) const SEED: Message = Message("experiment-fault-seed");
    pub(crate) const DEPTH_LIMIT: Message = Message("experiment-fault-depth-limit");

    pub(crate) fn is_listed(strategy: &str) -> String {
        message!("experiment-fault-is-listed", strategy)
    }
}

// The strategies.

pub(crate) const STRATEGIES: Message = Message("experiment-strategies");
pub(crate) const ADD: Message = Message("experiment-add");
pub(crate) const ABOUT_REMOVE: Message = Message("experiment-about-remove");

pub(crate) fn remove(strategy: Strategy) -> String {
    message!("experiment-remove", strategy = strategy.to_string())
}

pub(crate) fn about_strategy(strategy: Strategy) -> String {
    message!(
        "experiment-about-strategy",
        strategy = strategy.to_string(),
        summary = strategy.algorithm.summary()
    )
}

pub(crate) fn add(strategy: Strategy) -> String {
    message!("experiment-add-strategy", strategy = strategy.to_string())
}

pub(crate) fn about_add(strategy: Strategy) -> String {
    message!("experiment-about-add", strategy = strategy.to_string())
}

pub(crate) fn most_strategies(most: usize) -> String {
    message!("experiment-most-strategies", most)
}

// The experiment that is kept from before.

pub(crate) const DISCARD: (Message, Message) = (
    Message("experiment-discard"),
    Message("experiment-discard-about"),
);
pub(crate) const SHOW_KEPT: (Message, Message) = (
    Message("experiment-show-kept"),
    Message("experiment-show-kept-about"),
);
pub(crate) const GO_ON: (Message, Message) = (
    Message("experiment-go-on"),
    Message("experiment-go-on-about"),
);

pub(crate) fn kept(kept: &StoredExperiment) -> String {
    let name = name_of_kept(kept);
    let (made, all) = (kept.finished as u64, kept.total as u64);
    if made == all {
        let runs = message!("count-run", count = all);
        return message!("experiment-kept", name, runs);
    }
    message!("experiment-kept-unfinished", name, made, all)
}

fn name_of_kept(kept: &StoredExperiment) -> String {
    let strategies = strategies(kept.spec.strategies.len() as u64);
    match (Preset::of(&kept.spec), &kept.spec.source) {
        (Some(preset), _) => preset.name().to_owned(),
        (None, Source::Given(instances)) => {
            let boards = message!("count-board", count = instances.len());
            message!("experiment-kept-of-file", boards, strategies)
        }
        (None, Source::Drawn { goal, lengths, .. }) => message!(
            "experiment-kept-drawn",
            size = goal.size().to_string(),
            lengths = lengths.to_string(),
            strategies
        ),
    }
}

// The progress.

pub(crate) const NO_EXPERIMENT: Message = Message("experiment-no-experiment");
pub(crate) const NEW_EXPERIMENT: Message = Message("experiment-new-experiment");
pub(crate) const HOW_TO_BEGIN: Message = Message("experiment-how-to-begin");
pub(crate) const TIME_LEFT: Message = Message("experiment-time-left");
pub(crate) const THREADS: Message = Message("experiment-threads");
pub(crate) const PROGRESS: Message = Message("experiment-progress");
pub(crate) const CANCEL: (Message, Message) = (
    Message("experiment-cancel"),
    Message("experiment-cancel-about"),
);
pub(crate) const PAUSE: (Message, Message) = (
    Message("experiment-pause"),
    Message("experiment-pause-about"),
);
pub(crate) const RESUME: (Message, Message) = (
    Message("experiment-resume"),
    Message("experiment-resume-about"),
);
pub(crate) const RESUME_REST: (Message, Message) = (RESUME.0, GO_ON.1);
pub(crate) const PREPARING: Message = Message("experiment-preparing");
pub(crate) const CANCELLED_EARLY: Message = Message("experiment-cancelled-early");
pub(crate) const BROKE_OFF: Message = Message("experiment-broke-off");

/// What is run, in a line.
pub(crate) fn plan_in_a_line(plan: &Plan) -> String {
    let boards = message!("count-board", count = plan.tasks().len());
    match &plan.spec().source {
        Source::Given(_) => message!("experiment-plan-from-file", boards),
        Source::Drawn {
            goal,
            lengths,
            seed,
            ..
        } => {
            let (size, goal) = (goal.size().to_string(), goal.to_string());
            let goal = message!("experiment-plan-goal", size, goal);
            let lengths = lengths_in_words(*lengths, plan.is_exact());
            let seed = message!("experiment-plan-seed", seed = seed.to_string());
            [goal, lengths, boards, seed].join(" · ")
        }
    }
}

fn lengths_in_words(lengths: Lengths, is_exact: bool) -> String {
    let [from, to, step] = [lengths.from(), lengths.to(), lengths.step()].map(|n| n.to_string());
    match (lengths.from() == lengths.to(), lengths.step(), is_exact) {
        (true, _, true) => message!("experiment-plan-length", length = from),
        (true, _, false) => message!("experiment-plan-walk", length = from),
        (false, 1, true) => message!("experiment-plan-lengths", from, to),
        (false, 1, false) => message!("experiment-plan-walks", from, to),
        (false, _, true) => message!("experiment-plan-lengths-by", from, to, step),
        (false, _, false) => message!("experiment-plan-walks-by", from, to, step),
    }
}

pub(crate) fn share_done(percent: &str) -> String {
    message!("experiment-share-done", percent)
}

/// How many runs are made, to stand in the sentences below.
pub(crate) fn runs_made(made: usize, all: usize) -> String {
    message!("experiment-runs-made", made, all)
}

pub(crate) fn running(runs: &str, left: Option<Duration>) -> String {
    match left {
        Some(left) => message!("experiment-running", runs, left = time_left(left)),
        None => message!("experiment-running-no-estimate", runs),
    }
}

pub(crate) fn paused(runs: &str) -> String {
    message!("experiment-paused", runs)
}

pub(crate) fn cancelling(runs: &str) -> String {
    message!("experiment-cancelling", runs)
}

pub(crate) fn complete(all: usize) -> String {
    let runs = message!("count-run", count = all);
    message!("experiment-complete", runs)
}

pub(crate) fn cancelled(runs: &str) -> String {
    message!("experiment-cancelled", runs)
}

pub(crate) fn broken(runs: &str, why: &str) -> String {
    message!("experiment-broken", runs, why)
}

pub(crate) fn not_kept(fault: impl fmt::Display) -> String {
    message!("experiment-not-kept", reason = fault.to_string())
}

pub(crate) fn no_thread(fault: impl fmt::Display) -> String {
    message!("experiment-no-thread", reason = no_more_threads(fault))
}

/// Who works, and how much; a count of 0 is left out.
pub(crate) fn work(threads: u64, expanded: u64, kept: u64) -> Option<String> {
    let mut parts = Vec::new();
    if threads > 0 {
        parts.push(message!("count-thread", count = threads));
    }
    if expanded > 0 {
        let nodes = message!("count-node", count = expanded);
        parts.push(message!("experiment-nodes-expanded", nodes));
    }
    if kept > 0 {
        let runs = message!("count-run", count = kept);
        parts.push(message!("experiment-runs-from-before", runs));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

// The table, and taking it along.

pub(crate) const RESULTS: Message = Message("experiment-results");
pub(crate) const MEANS: (Message, Message) = (
    Message("experiment-means"),
    Message("experiment-means-about"),
);
pub(crate) const EVERY_RUN: (Message, Message) = (
    Message("experiment-every-run"),
    Message("experiment-every-run-about"),
);
pub(crate) const ABOUT_KNOWN: Message = Message("experiment-about-known");

/// The name of the table of what is measured beside what is known.
pub(crate) fn known(preset: Preset) -> &'static str {
    match preset {
        Preset::Aima => message!("experiment-known-aima"),
        Preset::Korf => message!("experiment-known-korf"),
        Preset::KorfFelner => message!("experiment-known-korf-felner"),
        Preset::BidirectionalAgainstAstar => {
            message!("experiment-known-bidirectional-against-astar")
        }
    }
}

pub(crate) const EXPORT: Message = Message("experiment-export");
pub(crate) const EXPORT_MORE: Message = Message("experiment-export-more");
pub(crate) const ABOUT_EXPORT: Message = Message("experiment-about-export");
pub(crate) const COPY: Message = Message("experiment-copy");
pub(crate) const TOO_LONG_TO_COPY: Message = Message("experiment-too-long-to-copy");
pub(crate) const FORMAT: Message = Message("experiment-format");

pub(crate) fn about_copy(format: &str) -> String {
    message!("experiment-about-copy", format)
}

pub(crate) fn copied(format: &str) -> String {
    message!("experiment-copied", format)
}

pub(crate) fn about_cell(title: &str, shown: &str, about: &str) -> String {
    let cell = message!("experiment-cell", title, shown);
    format!("{cell}\n{about}")
}

// The plot.

pub(crate) const NODES_AGAINST_LENGTH: Message = Message("experiment-nodes-against-length");
pub(crate) const AGAINST_LENGTH: Message = Message("experiment-against-length");
pub(crate) const LOG_MEAN: Message = Message("experiment-log-mean");
pub(crate) const VERTICAL_AXIS: (Message, Message) = (
    Message("experiment-vertical-axis"),
    Message("experiment-vertical-axis-about"),
);
pub(crate) const SHORTEST_LENGTH: Message = Message("experiment-shortest-length");
pub(crate) const WALK_LENGTH: Message = Message("experiment-walk-length");

/// What the vertical axis counts.
pub(crate) mod quantity {
    use crate::text::Message;

    pub(crate) const GENERATED: Message = Message("experiment-quantity-generated");
    pub(crate) const CHILDREN: Message = Message("experiment-quantity-children");
    pub(crate) const EXPANDED: Message = Message("experiment-quantity-expanded");
    pub(crate) const VISITED: Message = Message("experiment-quantity-visited");
    pub(crate) const PEAK_FRONTIER: Message = Message("experiment-quantity-peak-frontier");
}

pub(crate) fn plot_title(quantity: &str) -> String {
    message!("experiment-plot-title", quantity)
}

pub(crate) fn length_of_boards(length: u32, boards: u64) -> String {
    let boards = message!("count-board", count = boards);
    message!(
        "experiment-length-of-boards",
        length = length.to_string(),
        boards
    )
}

/// A point of a strategy's curve.
pub(crate) fn point(strategy: Strategy, mean: f64, deviation: Option<f64>) -> String {
    let spread = deviation.map_or_else(String::new, |s| format!(" ± {}", abbreviated(s)));
    let mean = format!("{}{spread}", abbreviated(mean));
    message!("experiment-point", strategy = strategy.to_string(), mean)
}

pub(crate) const NO_ROWS: Message = Message("experiment-no-rows");

pub(crate) const NO_CURVES: Message = Message("experiment-no-curves");

pub(crate) const NO_LENGTHS: Message = Message("experiment-no-lengths");

pub(crate) const SPREAD: Message = Message("experiment-spread");

/// The accessible name of the plot of `quantity`.
pub(crate) fn plot(quantity: &str) -> String {
    message!("experiment-plot", quantity)
}

pub(crate) fn unfinished(made: usize, all: usize) -> String {
    let (made, all) = (made.to_string(), all.to_string());
    message!("experiment-unfinished", made, all)
}

pub(crate) fn strategies(count: u64) -> String {
    message!("count-strategy", count)
}

/// What stands in a column, in a sentence.
pub(crate) fn column(key: ColumnKey) -> String {
    let words = match key {
        ColumnKey::Length => message!("experiment-column-length"),
        ColumnKey::Strategy => message!("experiment-column-strategy"),
        ColumnKey::Verdict => message!("experiment-column-verdict"),
        ColumnKey::Ratio => message!("experiment-column-ratio"),
        ColumnKey::BytesPerState => message!("experiment-column-bytes-per-state"),
        ColumnKey::Runs => message!("experiment-column-runs"),
        ColumnKey::Solved => message!("experiment-column-solved"),
        ColumnKey::Found => message!("experiment-column-found"),
        ColumnKey::Generated => Counter::Generated.rule(),
        ColumnKey::GeneratedDeviation => message!("experiment-column-generated-deviation"),
        ColumnKey::Branching => BRANCHING.text(),
        ColumnKey::Expanded => Counter::Expanded.rule(),
        ColumnKey::Visited => Counter::Visited.rule(),
        ColumnKey::PeakFrontier => Term::PeakFrontier.about().text(),
        ColumnKey::Bytes => message!("experiment-column-bytes"),
        ColumnKey::Seconds => message!("experiment-column-seconds"),
        ColumnKey::Run => message!("experiment-column-run"),
        ColumnKey::Name => message!("experiment-column-name"),
        ColumnKey::Board => message!("experiment-column-board"),
        ColumnKey::Goal => message!("experiment-column-goal"),
        ColumnKey::End => message!("experiment-column-end"),
        ColumnKey::Instance => message!("experiment-column-instance"),
        ColumnKey::LengthPublished => message!("experiment-column-length-published"),
        ColumnKey::TimesPublished => message!("experiment-column-times-published"),
        ColumnKey::Nodes => message!("experiment-column-nodes"),
        ColumnKey::NodesPublished => message!("experiment-column-nodes-published"),
        ColumnKey::Boards => message!("experiment-column-boards"),
        ColumnKey::Bidirectional => message!("experiment-column-bidirectional"),
        ColumnKey::AstarSmallerG => message!("experiment-column-astar-smaller-g"),
        ColumnKey::AstarLargerG => message!("experiment-column-astar-larger-g"),
        ColumnKey::Wins => message!("experiment-column-wins"),
        ColumnKey::Textbook(_, figure) => return textbook(figure),
    };
    words.to_owned()
}

const BRANCHING: Message = Term::BranchingFactor.about();

/// The rule by which the AIMA table, and the plot beside it, count nodes generated.
pub(crate) fn textbook_count() -> String {
    textbook(TextbookFigure::Generated)
}

fn textbook(figure: TextbookFigure) -> String {
    const GENERATED: Message = Message("experiment-column-textbook");
    let published = |rule: Message| message!("experiment-column-published", rule);
    match figure {
        TextbookFigure::Generated => GENERATED.to_string(),
        TextbookFigure::GeneratedPublished => published(GENERATED),
        TextbookFigure::Branching => BRANCHING.to_string(),
        TextbookFigure::BranchingPublished => published(BRANCHING),
    }
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
