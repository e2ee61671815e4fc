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
    "Lets you change its boards and strategies.",
);
pub(crate) const BOARDS: &str = "Boards";
pub(crate) const BOARDS_IN_ALL: &str = "Boards in all";
pub(crate) const BOARDS_A_LENGTH: &str = "Boards a length";
pub(crate) const MORE_BOARDS: &str = "More boards give means that depend less on chance.";
pub(crate) const DRAWN: (&str, &str) = (
    "Drawn at random",
    "Boards of an exact length, up to 2 × 5 cells; on larger boards a length is that of a random walk.",
);
pub(crate) const FROM_FILE: (&str, &str) = (
    "From a file",
    "One board a line: “name: board = length”, of which only the board must be there; a line “goal: board” sets the goal.",
);
pub(crate) const INSTANCE_FILE: &str = "Instance file";
pub(crate) const SIZE: (&str, &str) = ("Size", "Rows × columns of the boards.");
pub(crate) const GOAL: (&str, &str) = ("Goal", "The board that every search is to reach.");
pub(crate) const FROM_LENGTH: (&str, &str) = (
    "From length",
    "Moves of a shortest solution of the easiest boards.",
);
pub(crate) const TO_LENGTH: (&str, &str) = (
    "To length",
    "Moves of a shortest solution of the hardest boards.",
);
pub(crate) const STEP: (&str, &str) = (
    "Step",
    "How far lengths are apart: 2 takes every second one.",
);
pub(crate) const SEED: (&str, &str) = (
    "Seed",
    "The same seed gives the same boards, and the same numbers.",
);
pub(crate) const EXPANSIONS: (&str, &str) = (
    "Expansions of a run",
    "A run that would expand more nodes ends without a path; empty: no limit.",
);
pub(crate) const MEMORY: (&str, &str) = (
    "Memory of a run",
    "A run that would hold more ends without a path.",
);
pub(crate) const DEPTH_LIMIT: (&str, &str) = (
    "Depth limit",
    "How deep it may go; empty: as far as a solution can be away.",
);
pub(crate) const NO_LIMIT: &str = "no limit";

pub(crate) fn taken_up(boards: usize) -> String {
    let boards = counted(boards as u64, "board");
    format!("The {boards} of the experiment taken up; name a file to read others.")
}

/// Text, accessible name and hint.
pub(crate) const RUN: [&str; 3] = [
    "Run",
    "Run experiment",
    "Runs every strategy on every board, on all cores.",
];
pub(crate) const UNDER_WAY: &str = "Cancel the experiment first; what is done of it is kept.";
pub(crate) const FORM_FAULTY: &str = "Mend the form first: what is wrong stands below its fields.";

pub(crate) const PRESETS: &str = "Run at a click";

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
        format!("{strategy} is in the list.")
    }
}

// The strategies.

pub(crate) const STRATEGIES: &str = "Strategies, each run on every board";
pub(crate) const ADD: &str = "Add";
pub(crate) const ABOUT_REMOVE: &str = "Takes it out of the list.";

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
    format!("{most} strategies are the most that can be told apart.")
}

// The experiment that is kept from before.

pub(crate) const DISCARD: (&str, &str) = ("Discard", "Removes what is kept of it.");
pub(crate) const SHOW_KEPT: (&str, &str) = ("Show it", "Shows its results; nothing is run again.");
pub(crate) const GO_ON: (&str, &str) = ("Go on", "Makes the runs that are left.");

pub(crate) fn kept(kept: &StoredExperiment) -> String {
    let name = name_of_kept(kept);
    let (made, all) = (kept.finished as u64, kept.total as u64);
    if made == all {
        return format!("From before: {name}, all {} made.", counted(all, "run"));
    }
    format!(
        "Unfinished from before: {name}, {} of {} runs made.",
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
    "Fill in the form and press Run, or run a known one at a click.";
pub(crate) const TIME_LEFT: &str =
    "The time left is estimated from the mean time of each strategy on each length.";
pub(crate) const THREADS: &str = "Each run has a thread to itself.";
pub(crate) const PROGRESS: &str = "Progress";
pub(crate) const CANCEL: (&str, &str) = ("Cancel", "Ends it; what is done is kept.");
pub(crate) const PAUSE: (&str, &str) = ("Pause", "Lets the runs wait where they are.");
pub(crate) const RESUME: (&str, &str) = ("Resume", "Lets the runs go on.");
pub(crate) const RESUME_REST: (&str, &str) = ("Resume", GO_ON.1);
pub(crate) const PREPARING: &str = "Preparing the boards";
pub(crate) const CANCELLED_EARLY: &str = "Cancelled before the first run";
pub(crate) const BROKE_OFF: &str =
    "The experiment broke off; this is a defect in Slidescope, please report it.";

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
    format!("{percent} of the runs are made.")
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
    format!("All {} are made", counted(all as u64, "run"))
}

pub(crate) fn cancelled(made: &str) -> String {
    format!("Cancelled at {made}; they are kept")
}

pub(crate) fn broken(made: &str, why: &str) -> String {
    format!("Broken off at {made}. {why}")
}

pub(crate) fn not_kept(fault: impl fmt::Display) -> String {
    format!("Finished runs are not kept: {fault}.")
}

pub(crate) fn no_thread(fault: impl fmt::Display) -> String {
    format!("It did not run: {}.", no_more_threads(fault))
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
    "A row for each length and strategy: mean, spread and b*.",
);
pub(crate) const EVERY_RUN: (&str, &str) = (
    "Every run",
    "A row for each finished run, in the order in which they finished.",
);
pub(crate) const ABOUT_KNOWN: &str = "What is measured here beside what is known.";

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
pub(crate) const TOO_LONG_TO_COPY: &str = "The table is too long for the clipboard; export it.";
pub(crate) const FORMAT: &str = "Format";

pub(crate) fn about_copy(format: &str) -> String {
    format!("Puts this table on the clipboard as {format}.")
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
    "Mean, standard deviation and effective branching factor are listed here as runs finish.";

pub(crate) const NO_CURVES: &str =
    "Nodes generated are drawn here against the length of the boards, a curve a strategy.";

pub(crate) const NO_LENGTHS: &str = "The lengths of these boards are not known. Write each behind an = in the file, and there is a plot.";

pub(crate) const SPREAD: &str = "A logarithmic axis. Each point is the mean of the boards of one length; the band reaches one standard deviation up and down, but not beyond the largest and the smallest count.";

/// The accessible name of the plot of `quantity`.
pub(crate) fn plot(quantity: &str) -> String {
    format!("{quantity} against length, a curve a strategy")
}

pub(crate) fn unfinished(made: usize, all: usize) -> String {
    format!("Unfinished: {made} of {all} runs are made.")
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
            "Moves of a shortest solution; where boards are random walks, moves of the walk."
        }
        ColumnKey::Strategy => "The algorithm, and what it is given.",
        ColumnKey::Verdict => "Whether the path found is a shortest one.",
        ColumnKey::Ratio => "Nodes generated, in multiples of the fewest that a strategy needed.",
        ColumnKey::BytesPerState => "Bytes kept for each state stored.",
        ColumnKey::Runs => "Runs finished.",
        ColumnKey::Solved => "Runs that found a path within their limits; means are of these.",
        ColumnKey::Found => {
            "Moves of the path found; more than the length where a strategy is not optimal."
        }
        ColumnKey::Generated => Counter::Generated.rule(),
        ColumnKey::GeneratedDeviation => {
            "Standard deviation of the nodes generated: how much boards of this length differ."
        }
        ColumnKey::Branching => BRANCHING,
        ColumnKey::Expanded => Counter::Expanded.rule(),
        ColumnKey::Visited => Counter::Visited.rule(),
        ColumnKey::PeakFrontier => Term::PeakFrontier.about(),
        ColumnKey::Bytes => "The most bytes held: tables, queues and buckets at their capacity.",
        ColumnKey::Seconds => "Time spent searching, on one thread beside others.",
        ColumnKey::Run => "The number of the run.",
        ColumnKey::Name => "The name of the board in its file.",
        ColumnKey::Board => "The start board, row by row; 0 is the blank.",
        ColumnKey::Goal => "The board that was to be reached.",
        ColumnKey::End => "How the run ended.",
        ColumnKey::Instance => "The number of the instance in Korf's paper.",
        ColumnKey::LengthPublished => "Moves of a shortest solution, as published.",
        ColumnKey::Nodes => "Nodes generated by all iterations, the root counted once.",
        ColumnKey::NodesPublished => "Nodes generated, as published; the same to the last node.",
        ColumnKey::Boards => "Boards that all strategies have solved.",
        ColumnKey::Bidirectional => "Mean of the nodes that bidirectional BFS generated.",
        ColumnKey::AstarSmallerG => {
            "Mean of the nodes that A* with Manhattan generated, of nodes of the same f the one of smaller g first, much as a textbook's plain queue does."
        }
        ColumnKey::AstarLargerG => {
            "Mean of the nodes that A* with Manhattan generated, of nodes of the same f the one of larger g first, as A* does here unless it is told otherwise."
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
    const GENERATED: &str = "Mean of the nodes generated, counted as the textbook does: every child of an expanded node, its parent too.";
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
