//! What the Experiment screen says.

use std::fmt;
use std::time::Duration;

use crate::search::{Counter, Strategy};
use crate::study::experiment::{Plan, Source, StoredExperiment};
use crate::study::presets::Preset;
use crate::study::table::{ColumnKey, TextbookFigure};
use crate::text::glossary::Term;
use crate::text::jobs::no_more_threads;
use crate::text::numbers::abbreviated;
use crate::text::units::time_left;
use crate::text::{counted, thousands};

// The form. A pair is the text or name of a control, and its hint.

pub(crate) const OWN: &str = "An experiment of your own";
pub(crate) const MAKE_OWN: (&str, &str) = (
    "Make it an experiment of your own",
    "Makes boards and strategies editable.",
);
pub(crate) const BOARDS: &str = "Boards";
pub(crate) const BOARDS_IN_ALL: &str = "Boards in all";
pub(crate) const BOARDS_A_LENGTH: &str = "Boards per length";
pub(crate) const MORE_BOARDS: &str = "With more boards, means depend less on chance.";
pub(crate) const DRAWN: (&str, &str) = (
    "Drawn at random",
    "Boards with an exact shortest solution, up to 2 × 5. On larger boards: random walks of a length.",
);
pub(crate) const FROM_FILE: (&str, &str) = (
    "From a file",
    "One board per line: “name: board = length”. Name and length may be left out. A line “goal: board” sets the goal.",
);
pub(crate) const INSTANCE_FILE: &str = "Instance file";
pub(crate) const SIZE: (&str, &str) = ("Size", "Rows × columns of the boards.");
pub(crate) const GOAL: (&str, &str) = ("Goal", "The board that every search looks for.");
pub(crate) const FROM_LENGTH: (&str, &str) = (
    "From length",
    "Length of a shortest solution of the easiest boards, in moves.",
);
pub(crate) const TO_LENGTH: (&str, &str) = (
    "To length",
    "Length of a shortest solution of the hardest boards, in moves.",
);
pub(crate) const STEP: (&str, &str) = (
    "Step",
    "The distance from one length to the next. 2 takes every second length.",
);
pub(crate) const SEED: (&str, &str) = (
    "Seed",
    "The same seed gives the same boards, and the same numbers.",
);
pub(crate) const EXPANSIONS: (&str, &str) = (
    "Expansion limit per run",
    "A run that needs more expansions ends without a solution. Empty: no limit.",
);
pub(crate) const MEMORY: (&str, &str) = (
    "Memory limit per run",
    "A run that needs more memory ends without a solution.",
);
pub(crate) const DEPTH_LIMIT: (&str, &str) = (
    "Depth limit",
    "The search goes no deeper. Empty: as deep as the longest solution of any board.",
);
pub(crate) const NO_LIMIT: &str = "no limit";

pub(crate) fn taken_up(boards: usize) -> String {
    let boards = counted(boards as u64, "board");
    format!("The {boards} of the experiment shown. Name a file to read others.")
}

/// Text, accessible name and hint.
pub(crate) const RUN: [&str; 3] = [
    "Run",
    "Run experiment",
    "Runs every strategy on every board, on all cores.",
];
pub(crate) const UNDER_WAY: &str = "Cancel the experiment first. Finished runs are kept.";
pub(crate) const FORM_FAULTY: &str =
    "Correct the form first: the errors are listed below the fields.";

pub(crate) const PRESETS: &str = "Known experiments";

/// A preset in a few words.
pub(crate) const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Aima => "The table of AIMA, Fig. 3.26",
        Preset::Korf => "Korf's fifteen-puzzles by IDA*",
        Preset::BidirectionalAgainstAstar => "Lesson: bidirectional BFS against A*",
    }
}

pub(crate) fn about_preset(preset: Preset) -> String {
    format!("{}.", preset.summary())
}

/// What is wrong with the form.
pub(crate) mod fault {
    pub(crate) const EXPANSIONS: &str =
        "Write a whole number from 1, or leave the field empty for no limit.";
    pub(crate) const FILE: &str = "Write the path of a file with boards.";
    pub(crate) const LENGTH: &str = "Write a whole number of moves.";
    pub(crate) const BOARDS: &str = "Ask for at least one board.";
    pub(crate) const SEED: &str = "Write a whole number.";
    pub(crate) const DEPTH_LIMIT: &str = "Write a whole number of moves, or leave the field empty.";

    pub(crate) fn is_listed(strategy: &str) -> String {
        format!("{strategy} is in the list already.")
    }
}

// The strategies.

pub(crate) const STRATEGIES: &str = "Strategies, each run on every board";
pub(crate) const ADD: &str = "Add";
pub(crate) const ABOUT_REMOVE: &str = "Removes it from the list.";

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

pub(crate) const DISCARD: (&str, &str) = ("Discard", "Deletes its finished runs.");
pub(crate) const SHOW_KEPT: (&str, &str) = ("Show it", "Shows its results. Nothing is run again.");
pub(crate) const GO_ON: (&str, &str) = ("Resume", "Runs what is left.");

pub(crate) fn kept(kept: &StoredExperiment) -> String {
    let name = name_of_kept(kept);
    let (made, all) = (kept.finished as u64, kept.total as u64);
    if made == all {
        return format!("From before: {name}, all {} finished.", counted(all, "run"));
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
            counted(instances.len() as u64, "board")
        ),
        (None, Source::Drawn { goal, lengths, .. }) => {
            format!("{} boards, lengths {lengths}, {strategies}", goal.size())
        }
    }
}

// The progress.

pub(crate) const NO_EXPERIMENT: &str = "No experiment yet";
pub(crate) const NEW_EXPERIMENT: &str = "A new experiment";
pub(crate) const HOW_TO_BEGIN: &str =
    "Fill in the form and press Run, or click a known experiment.";
pub(crate) const TIME_LEFT: &str = "Estimated from the mean time of each strategy on each length.";
pub(crate) const THREADS: &str = "Each run has its own thread.";
pub(crate) const PROGRESS: &str = "Progress";
pub(crate) const CANCEL: (&str, &str) = ("Cancel", "Ends the experiment. Finished runs are kept.");
pub(crate) const PAUSE: (&str, &str) = ("Pause", "Pauses all runs.");
pub(crate) const RESUME: (&str, &str) = ("Resume", "Continues all runs.");
pub(crate) const RESUME_REST: (&str, &str) = ("Resume", GO_ON.1);
pub(crate) const PREPARING: &str = "Preparing the boards";
pub(crate) const CANCELLED_EARLY: &str = "Cancelled before the first run";
pub(crate) const BROKE_OFF: &str =
    "The experiment stopped with an error. This is a defect in Slidescope; please report it.";

/// What is run, in a line.
pub(crate) fn plan_in_a_line(plan: &Plan) -> String {
    let boards = counted(plan.tasks().len() as u64, "board");
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
    format!("All {} finished", counted(all as u64, "run"))
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
        parts.push(counted(threads, "thread"));
    }
    if expanded > 0 {
        parts.push(format!("{} expanded", counted(expanded, "node")));
    }
    if kept > 0 {
        parts.push(format!("{} from before", counted(kept, "run")));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

// The table, and taking it along.

pub(crate) const RESULTS: &str = "Results";
pub(crate) const MEANS: (&str, &str) = (
    "Means",
    "One row per length and strategy: mean, spread and b*.",
);
pub(crate) const EVERY_RUN: (&str, &str) = (
    "Every run",
    "One row per finished run, in the order of finishing.",
);
pub(crate) const ABOUT_KNOWN: &str = "The results beside the published ones.";

/// The name of the table of what is measured beside what is known.
pub(crate) const fn known(preset: Preset) -> &'static str {
    match preset {
        Preset::Aima => "Beside the textbook",
        Preset::Korf => "Beside Korf",
        Preset::BidirectionalAgainstAstar => "The lesson",
    }
}

pub(crate) const EXPORT: &str = "Export";
pub(crate) const EXPORT_MORE: &str = "Export…";
pub(crate) const ABOUT_EXPORT: &str = "Writes this table to a file.";
pub(crate) const COPY: &str = "Copy";
pub(crate) const TOO_LONG_TO_COPY: &str =
    "The table is too long for the clipboard. Export it instead.";
pub(crate) const FORMAT: &str = "Format";

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

pub(crate) const NODES_AGAINST_LENGTH: &str = "Nodes against length";
pub(crate) const AGAINST_LENGTH: &str = "against length";
pub(crate) const LOG_MEAN: &str = "log · mean ± s.d.";
pub(crate) const VERTICAL_AXIS: (&str, &str) = ("Vertical axis", "What the vertical axis counts.");
pub(crate) const SHORTEST_LENGTH: &str = "length of a shortest solution";
pub(crate) const WALK_LENGTH: &str = "moves of the random walk";

/// What the vertical axis counts.
pub(crate) mod quantity {
    pub(crate) const GENERATED: &str = "Nodes generated";
    pub(crate) const CHILDREN: &str = "Nodes generated (AIMA's count)";
    pub(crate) const EXPANDED: &str = "Nodes expanded";
    pub(crate) const VISITED: &str = "States visited";
    pub(crate) const PEAK_FRONTIER: &str = "Peak frontier";
}

pub(crate) fn plot_title(quantity: &str) -> String {
    format!("{quantity} against length, log, mean ± s.d.")
}

pub(crate) fn length_of_boards(length: u32, boards: u64) -> String {
    format!("length {length}, {}", counted(boards, "board"))
}

/// A point of a strategy's curve.
pub(crate) fn point(strategy: Strategy, mean: f64, deviation: Option<f64>) -> String {
    let spread = deviation.map_or_else(String::new, |s| format!(" ± {}", abbreviated(s)));
    format!("{strategy}: {}{spread}", abbreviated(mean))
}

pub(crate) const NO_ROWS: &str =
    "Mean, standard deviation and effective branching factor appear here as runs finish.";

pub(crate) const NO_CURVES: &str =
    "Nodes generated against the length of the boards appear here, one curve per strategy.";

pub(crate) const NO_LENGTHS: &str =
    "The plot needs the lengths of the boards. Write each behind an = in the file.";

pub(crate) const SPREAD: &str = "A logarithmic axis. Each point is the mean of all boards of one length. The band is one standard deviation up and down, cut at the largest and the smallest count.";

/// The accessible name of the plot of `quantity`.
pub(crate) fn plot(quantity: &str) -> String {
    format!("{quantity} against length, one curve per strategy")
}

pub(crate) fn unfinished(made: usize, all: usize) -> String {
    format!("Unfinished: {made} of {all} runs finished.")
}

pub(crate) fn strategies(count: u64) -> String {
    match count {
        1 => counted(1, "strategy"),
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
        ColumnKey::Branching => BRANCHING,
        ColumnKey::Expanded => Counter::Expanded.rule(),
        ColumnKey::Visited => Counter::Visited.rule(),
        ColumnKey::PeakFrontier => Term::PeakFrontier.about(),
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

const BRANCHING: &str = Term::BranchingFactor.about();

/// The rule by which the AIMA table, and the plot beside it, count nodes generated.
pub(crate) fn textbook_count() -> String {
    textbook(TextbookFigure::Generated)
}

fn textbook(figure: TextbookFigure) -> String {
    const GENERATED: &str = "Mean of the nodes generated, counted as in the textbook: all neighbours of an expanded node, its parent too.";
    const PUBLISHED: &str = "As published in AIMA, Fig. 3.26.";
    match figure {
        TextbookFigure::Generated => GENERATED.to_owned(),
        TextbookFigure::GeneratedPublished => format!("{PUBLISHED} {GENERATED}"),
        TextbookFigure::Branching => BRANCHING.to_owned(),
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
