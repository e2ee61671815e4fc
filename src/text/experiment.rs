//! What the Experiment screen says.

use std::fmt;
use std::time::Duration;

use crate::search::{Counter, Strategy};
use crate::study::experiment::{Plan, Source, StoredExperiment};
use crate::study::presets::Preset;
use crate::study::table::{ColumnKey, TextbookFigure};
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::jobs::no_more_threads;
use crate::text::message;
use crate::text::numbers::abbreviated;
use crate::text::thousands;
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
    format!("The {boards} of the experiment shown. Name a file to read others.")
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
        Preset::BidirectionalAgainstAstar => {
            message!("experiment-preset-bidirectional-against-astar")
        }
    }
}

pub(crate) fn about_preset(preset: Preset) -> String {
    format!("{}.", preset.summary())
}

/// What is wrong with the form.
pub(crate) mod fault {
    use crate::text::Message;

    pub(crate) const EXPANSIONS: Message = Message("experiment-fault-expansions");
    pub(crate) const FILE: Message = Message("experiment-fault-file");
    pub(crate) const LENGTH: Message = Message("experiment-fault-length");
    pub(crate) const BOARDS: Message = Message("experiment-fault-boards");
    pub(crate) const SEED: Message = Message("experiment-fault-seed");
    pub(crate) const DEPTH_LIMIT: Message = Message("experiment-fault-depth-limit");

    pub(crate) fn is_listed(strategy: &str) -> String {
        format!("{strategy} is in the list already.")
    }
}

// The strategies.

pub(crate) const STRATEGIES: Message = Message("experiment-strategies");
pub(crate) const ADD: Message = Message("experiment-add");
pub(crate) const ABOUT_REMOVE: Message = Message("experiment-about-remove");

pub(crate) fn remove(strategy: Strategy) -> String {
    format!("Remove {strategy}")
}

pub(crate) fn about_strategy(strategy: Strategy) -> String {
    format!("{strategy}. {}", strategy.algorithm.summary())
}

pub(crate) fn add(strategy: Strategy) -> String {
    format!("Add {strategy}")
}

pub(crate) fn about_add(strategy: Strategy) -> String {
    format!("Runs {strategy} too.")
}

pub(crate) fn most_strategies(most: usize) -> String {
    format!("An experiment has at most {most} strategies.")
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
        return format!(
            "From before: {name}, all {} finished.",
            message!("count-run", count = all)
        );
    }
    format!(
        "Unfinished from before: {name}, {} of {} runs finished.",
        thousands(made),
        thousands(all)
    )
}

fn name_of_kept(kept: &StoredExperiment) -> String {
    let strategies = strategies(kept.spec.strategies.len() as u64);
    match (Preset::of(&kept.spec), &kept.spec.source) {
        (Some(preset), _) => preset.name().to_owned(),
        (None, Source::Given(instances)) => format!(
            "{} of a file, {strategies}",
            message!("count-board", count = instances.len())
        ),
        (None, Source::Drawn { goal, lengths, .. }) => {
            format!("{} boards, lengths {lengths}, {strategies}", goal.size())
        }
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
        Source::Given(_) => format!("{boards} from a file"),
        Source::Drawn {
            goal,
            lengths,
            seed,
            ..
        } => {
            let kind = if plan.is_exact() {
                "lengths"
            } else {
                "walks of"
            };
            let lengths = match (lengths.from(), lengths.to(), lengths.step()) {
                (from, to, _) if from == to => format!("{kind} {from}"),
                (from, to, 1) => format!("{kind} {from} to {to}"),
                (from, to, step) => format!("{kind} {from} to {to} by {step}"),
            };
            format!(
                "{} to {goal} · {lengths} · {boards} · seed {seed}",
                goal.size()
            )
        }
    }
}

pub(crate) fn share_done(percent: &str) -> String {
    format!("{percent} of the runs are finished.")
}

/// How many runs are made, to stand in the sentences below.
pub(crate) fn runs_made(made: usize, all: usize) -> String {
    let (made, all) = (thousands(made as u64), thousands(all as u64));
    format!("{made} of {all} runs")
}

pub(crate) fn running(made: &str, left: Option<Duration>) -> String {
    match left {
        Some(left) => format!("{made} · about {} left", time_left(left)),
        None => format!("{made} · no estimate yet"),
    }
}

pub(crate) fn paused(made: &str) -> String {
    format!("Paused at {made}")
}

pub(crate) fn cancelling(made: &str) -> String {
    format!("Cancelling at {made}")
}

pub(crate) fn complete(all: usize) -> String {
    format!("All {} finished", message!("count-run", count = all))
}

pub(crate) fn cancelled(made: &str) -> String {
    format!("Cancelled at {made}; finished runs are kept")
}

pub(crate) fn broken(made: &str, why: &str) -> String {
    format!("Stopped at {made}. {why}")
}

pub(crate) fn not_kept(fault: impl fmt::Display) -> String {
    format!("Finished runs are not kept: {fault}.")
}

pub(crate) fn no_thread(fault: impl fmt::Display) -> String {
    format!("The experiment did not start: {}.", no_more_threads(fault))
}

/// Who works, and how much; a count of 0 is left out.
pub(crate) fn work(threads: u64, expanded: u64, kept: u64) -> Option<String> {
    let mut parts = Vec::new();
    if threads > 0 {
        parts.push(message!("count-thread", count = threads));
    }
    if expanded > 0 {
        parts.push(format!(
            "{} expanded",
            message!("count-node", count = expanded)
        ));
    }
    if kept > 0 {
        parts.push(format!(
            "{} from before",
            message!("count-run", count = kept)
        ));
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
    format!("Copies this table as {format}.")
}

pub(crate) fn copied(format: &str) -> String {
    format!("Copied as {format}.")
}

pub(crate) fn about_cell(title: &str, shown: &str, about: &str) -> String {
    format!("{title}: {shown}\n{about}")
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
    format!("{quantity} against length, log, mean ± s.d.")
}

pub(crate) fn length_of_boards(length: u32, boards: u64) -> String {
    format!(
        "length {length}, {}",
        message!("count-board", count = boards)
    )
}

/// A point of a strategy's curve.
pub(crate) fn point(strategy: Strategy, mean: f64, deviation: Option<f64>) -> String {
    let spread = deviation.map_or_else(String::new, |s| format!(" ± {}", abbreviated(s)));
    format!("{strategy}: {}{spread}", abbreviated(mean))
}

pub(crate) const NO_ROWS: Message = Message("experiment-no-rows");

pub(crate) const NO_CURVES: Message = Message("experiment-no-curves");

pub(crate) const NO_LENGTHS: Message = Message("experiment-no-lengths");

pub(crate) const SPREAD: Message = Message("experiment-spread");

/// The accessible name of the plot of `quantity`.
pub(crate) fn plot(quantity: &str) -> String {
    format!("{quantity} against length, one curve per strategy")
}

pub(crate) fn unfinished(made: usize, all: usize) -> String {
    format!("Unfinished: {made} of {all} runs finished.")
}

pub(crate) fn strategies(count: u64) -> String {
    match count {
        1 => message!("count-strategy", count = 1),
        many => format!("{many} strategies"),
    }
}

/// What stands in a column, in a sentence.
pub(crate) fn column(key: ColumnKey) -> String {
    let words = match key {
        ColumnKey::Length => {
            "Moves of a shortest solution. On boards that are random walks: moves of the walk."
        }
        ColumnKey::Strategy => "The algorithm with its heuristic and settings.",
        ColumnKey::Verdict => "Whether the path found is a shortest one.",
        ColumnKey::Ratio => {
            "Nodes generated, divided by the fewest of all strategies that solved the board."
        }
        ColumnKey::BytesPerState => "Bytes stored for each state visited.",
        ColumnKey::Runs => "Runs finished.",
        ColumnKey::Solved => {
            "Runs that found a solution within their limits. Means are of these runs."
        }
        ColumnKey::Found => {
            "Moves of the solution found. More than the length if it is not a shortest one."
        }
        ColumnKey::Generated => Counter::Generated.rule(),
        ColumnKey::GeneratedDeviation => {
            "Standard deviation of the nodes generated: how much the boards of this length differ."
        }
        ColumnKey::Branching => &BRANCHING,
        ColumnKey::Expanded => Counter::Expanded.rule(),
        ColumnKey::Visited => Counter::Visited.rule(),
        ColumnKey::PeakFrontier => Term::PeakFrontier.about().text(),
        ColumnKey::Bytes => {
            "The most memory that the search held, in bytes, free places in tables and queues included."
        }
        ColumnKey::Seconds => {
            "Search time in seconds. Other runs have their threads at the same time."
        }
        ColumnKey::Run => "The number of the run.",
        ColumnKey::Name => "The name of the board in its file.",
        ColumnKey::Board => "The start board, row by row; 0 is the blank.",
        ColumnKey::Goal => "The goal board.",
        ColumnKey::End => "How the run ended.",
        ColumnKey::Instance => "The number of the instance in Korf's paper.",
        ColumnKey::LengthPublished => "Moves of a shortest solution, as published.",
        ColumnKey::Nodes => "Nodes generated by all iterations, the root counted once.",
        ColumnKey::NodesPublished => "Nodes generated, as published.",
        ColumnKey::Boards => "Boards that all strategies have solved.",
        ColumnKey::Bidirectional => "Mean of the nodes that bidirectional BFS generated.",
        ColumnKey::AstarSmallerG => {
            "Mean of the nodes that A* with Manhattan generated. At a tie the smaller g goes first, much as in a textbook."
        }
        ColumnKey::AstarLargerG => {
            "Mean of the nodes that A* with Manhattan generated. At a tie the larger g goes first, as usual here."
        }
        ColumnKey::Wins => {
            "Boards on which bidirectional BFS generated fewer nodes than A* with ties to smaller g."
        }
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
    const GENERATED: Message = Message("experiment-generated");
    const PUBLISHED: Message = Message("experiment-published");
    match figure {
        TextbookFigure::Generated => GENERATED.to_string(),
        TextbookFigure::GeneratedPublished => format!("{PUBLISHED} {GENERATED}"),
        TextbookFigure::Branching => BRANCHING.to_string(),
        TextbookFigure::BranchingPublished => format!("{PUBLISHED} {BRANCHING}"),
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
