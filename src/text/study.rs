//! What studies say: ends and verdicts of runs, titles, notes and headings of tables, and errors.

use std::fmt;

use crate::{
    search::{Algorithm, Heuristic, Ties, Weight},
    study::{
        End, Optimality, StrategyError,
        compare::{self, Comparison, StrategyCountError, Verdict},
        experiment::{
            Broken, InstanceError, InstanceFault, InstanceFileError, InstanceFileFault,
            JournalError, JournalFault, Lengths, LengthsError, LineFault, MAX_INSTANCE_FILE,
            MAX_INSTANCES, Plan, Source, SpecError, VERSION,
        },
        presets::{Preset, PresetError},
        table::{Format, NoSuchColumn},
    },
    text::numbers::plural,
};

/// Headings of table columns.
pub(crate) mod headings {
    pub(crate) const BOARD: &str = "Board";
    pub(crate) const BOARDS: &str = "Boards";
    pub(crate) const GOAL: &str = "Goal";
    pub(crate) const RUN: &str = "Run";
    pub(crate) const RUNS: &str = "Runs";
    pub(crate) const NAME: &str = "Name";
    pub(crate) const STRATEGY: &str = "Strategy";
    pub(crate) const VERDICT: &str = "Verdict";
    pub(crate) const END: &str = "End";
    pub(crate) const SOLVED: &str = "Solved";
    pub(crate) const LENGTH: &str = "Length";
    pub(crate) const WALK: &str = "Walk";
    pub(crate) const DEPTH: &str = "d";
    pub(crate) const MOVES_FOUND: &str = "Moves found";
    pub(crate) const EXPANDED: &str = "Expanded";
    pub(crate) const GENERATED: &str = "Generated";
    pub(crate) const DEVIATION: &str = "± s.d.";
    pub(crate) const VISITED: &str = "Visited";
    pub(crate) const PEAK_FRONTIER: &str = "Peak frontier";
    pub(crate) const BYTES: &str = "Bytes";
    pub(crate) const SECONDS: &str = "Seconds";
    pub(crate) const BRANCHING: &str = "b*";
    pub(crate) const RATIO: &str = "Ratio";
    pub(crate) const NODES: &str = "Nodes";
    pub(crate) const PUBLISHED: &str = "Published";
    pub(crate) const KORF: &str = "Korf";
    pub(crate) const AIMA: &str = "AIMA";
    pub(crate) const BIDIRECTIONAL: &str = "Bidirectional BFS";
    pub(crate) const SMALLER_G: &str = "A*, ties to smaller g";
    pub(crate) const LARGER_G: &str = "A*, ties to larger g";
    pub(crate) const BIDIRECTIONAL_WINS: &str = "Bidirectional below smaller g";

    pub(crate) fn branching_of(strategy: &str) -> String {
        format!("{BRANCHING} {strategy}")
    }
}

impl End {
    /// In a few words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Exhausted => "no solution",
            Self::Cancelled => "cancelled",
            Self::MemoryLimit => "memory limit",
            Self::ExpansionLimit => "expansion limit",
            Self::DepthLimit => "depth limit",
        }
    }
}

impl Optimality {
    /// The argument in a few words, to stand after “optimal”.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Layers => "whole layers are searched in order",
            Self::Meeting => "the frontiers meet in the first layer in which they can",
            Self::Admissible => "the estimate is never above the truth, and no smaller f is left",
            Self::Bounds => "no path still to be found can be shorter",
            Self::Deepening => "every shorter path was tried before",
            Self::LowerBound => "no path can be shorter than the estimate of the start",
        }
    }
}

impl Verdict {
    /// In a few words.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Proven(_) => "optimal, proven".to_owned(),
            Self::AsShort => "optimal, by comparison".to_owned(),
            Self::Longer(moves) => format!("{moves} {} too long", plural(moves.into(), "move")),
            Self::Unknown => "not known to be optimal".to_owned(),
            Self::Unsolved(end) => end.name().to_owned(),
        }
    }
}

impl Format {
    /// One sentence on what it is.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Text => "aligned columns, for reading",
            Self::Csv => "comma-separated values (RFC 4180), for a spreadsheet",
            Self::Json => "one object with a list of rows, for programs",
            Self::Markdown => "a table for GitHub and other Markdown",
            Self::Latex => "a tabular that needs no package",
        }
    }
}

impl fmt::Display for NoSuchColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, columns) = (&self.name, self.columns.join(", "));
        write!(f, "there is no column “{name}”; the columns are {columns}")
    }
}

impl fmt::Display for StrategyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "there is no strategy; write one of {}", algorithms()),
            Self::NoSuchAlgorithm { name } => write!(
                f,
                "there is no algorithm “{name}”; the algorithms are {}",
                algorithms()
            ),
            Self::NoSuchHeuristic { name } => write!(
                f,
                "there is no heuristic “{name}”; the heuristics are {}",
                heuristics()
            ),
            Self::Unguided { algorithm } => write!(
                f,
                "{algorithm} uses no heuristic; write “{}” alone",
                algorithm.id()
            ),
            Self::NoSuchSetting { algorithm, name } => write!(
                f,
                "{algorithm} has no setting “{name}”; w= is for weighted A*, limit= for depth-first searches, ties= for A*"
            ),
            Self::BadValue { name, value } => write!(
                f,
                "“{value}” is no value of {name}; write {}",
                values_of(name)
            ),
        }
    }
}

/// The values that a setting of a strategy takes.
fn values_of(setting: &str) -> String {
    match setting {
        "w" => format!("a number from {} to {}", Weight::LEAST, Weight::MOST),
        "ties" => Ties::ALL.map(Ties::id).join(" or "),
        _ => "a number of moves".to_owned(),
    }
}

fn algorithms() -> String {
    let ids: Vec<&str> = Algorithm::ALL.iter().map(|known| known.id()).collect();
    ids.join(", ")
}

fn heuristics() -> String {
    let ids: Vec<&str> = Heuristic::ALL.iter().map(|known| known.id()).collect();
    ids.join(", ")
}

impl fmt::Display for StrategyCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let given = self.given;
        let strategies = if given == 1 { "strategy" } else { "strategies" };
        let (least, most) = (compare::STRATEGIES.start(), compare::STRATEGIES.end());
        write!(
            f,
            "{given} {strategies} cannot be compared; choose {least} to {most}"
        )
    }
}

/// The title of the table of these comparisons.
pub(crate) fn comparison_title(comparisons: &[Comparison]) -> String {
    match comparisons {
        [one] => format!("From {} to {}", one.problem.start(), one.problem.goal()),
        many => format!("{} boards", many.len()),
    }
}

/// The notes below a table of comparisons.
pub(crate) const COMPARISON_NOTES: [&str; 2] = [
    "Ratio: nodes generated, to the fewest that a strategy needed to solve the board.",
    "b*: the effective branching factor, the root of N + 1 = 1 + b* + … + b*^d for N nodes generated and a path of d moves.",
];

/// The title of an experiment's tables.
pub(crate) fn experiment_title(plan: &Plan) -> String {
    match &plan.spec().source {
        Source::Given(instances) => {
            let boards = plural(instances.len() as u64, "board");
            format!("{} {boards}", instances.len())
        }
        Source::Drawn {
            goal,
            lengths,
            each,
            seed,
        } => {
            let boards = plural(u64::from(*each), "board");
            let kind = if plan.is_exact() {
                "lengths"
            } else {
                "random walks of"
            };
            format!(
                "{} to {goal}, {kind} {lengths}, {each} {boards} each, seed {seed}",
                goal.size()
            )
        }
    }
}

/// The notes below an experiment's tables.
pub(crate) fn experiment_notes(plan: &Plan) -> Vec<String> {
    let mut notes = vec![
        "b*: the root of N + 1 = 1 + b* + … + b*^d, for the mean N of nodes generated and a path of d moves.".to_owned(),
    ];
    if !plan.is_exact() {
        notes.push("Lengths are of random walks: a shortest solution may be shorter.".to_owned());
    }
    let scarce = plan.scarce();
    if !scarce.is_empty() {
        let each = scarce
            .iter()
            .map(|(length, have)| format!("{have} of length {length}"));
        let each: Vec<String> = each.collect();
        notes.push(format!(
            "There are no more boards than {}.",
            each.join(", ")
        ));
    }
    notes
}

/// The note below means that leave out so many runs.
pub(crate) fn unsolved_note(unsolved: u64) -> String {
    let runs = plural(unsolved, "run");
    format!("{unsolved} {runs} found no path within their limits; means are of those that did.")
}

impl fmt::Display for LengthsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(text) => write!(
                f,
                "“{text}” is no range of lengths; write 20, 6..28, or 6..28:2 for every second"
            ),
            Self::Backwards { from, to } => write!(
                f,
                "the lengths go from {from} down to {to}; put the smaller one first"
            ),
            Self::NoStep => f.write_str("a step of 0 leads nowhere; write 1 or more"),
            Self::TooLong(length) => write!(
                f,
                "a length of {length} is too large; no length is above {}",
                Lengths::MOST
            ),
        }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStrategies => f.write_str("there is no strategy; give at least one"),
            Self::Twice(strategy) => {
                write!(f, "the strategy {strategy} is there twice; keep one")
            }
            Self::NoBoards => f.write_str("there is no board; ask for at least one of each length"),
            Self::TooFar {
                length,
                goal,
                farthest,
            } => write!(
                f,
                "no board is {length} moves from {goal}; the farthest are {farthest}"
            ),
            Self::TooMany { runs } => {
                write!(f, "that makes {runs} runs; the most is {}", Plan::MOST_RUNS)
            }
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            strategy,
            board,
            message,
        } = self;
        let message = message.as_deref().unwrap_or("it gave no reason");
        write!(
            f,
            "{strategy} broke down on {board}: {message}; this is a defect in Slidescope, please report the board"
        )
    }
}

impl fmt::Display for InstanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for InstanceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(faults) => write!(f, "the board is not legal: {faults}"),
            Self::Mismatch(mismatch) => mismatch.fmt(f),
            Self::Unsolvable(solvability) => {
                write!(f, "the board has no solution: {}", solvability.reason())
            }
            Self::Length(text) => write!(
                f,
                "“{text}” is no length; write the moves of a shortest solution after the =, or leave it out"
            ),
            Self::TooMany => {
                write!(
                    f,
                    "there are more than {MAX_INSTANCES} boards; split the file"
                )
            }
        }
    }
}

impl fmt::Display for InstanceFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

impl fmt::Display for InstanceFileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::TooLong => {
                write!(f, "it is longer than {MAX_INSTANCE_FILE} bytes; split it")
            }
            Self::Line(error) => error.fmt(f),
            Self::Empty => f.write_str("there is no board in it; write one a line"),
        }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

impl fmt::Display for JournalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::InUse => f.write_str("another experiment is writing to it; choose another file"),
            Self::NotAJournal => {
                f.write_str("it is no journal of an experiment; choose another file")
            }
            Self::Newer(version) => write!(
                f,
                "it was written by a newer version of the program (form {version}, this one reads {VERSION}); update it, or choose another file"
            ),
            Self::OtherExperiment { differing } => write!(
                f,
                "it belongs to another experiment, which differs in its {}; choose another file, or ask for the same",
                differing.join(" and its ")
            ),
            Self::Damaged { line, fault } => write!(
                f,
                "line {line} is damaged: {fault}; remove the line to have its run made again"
            ),
        }
    }
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::NoSuchRun(run) => write!(f, "there is no run {run}"),
            Self::OtherBoard(run) => write!(f, "run {run} is of another board"),
            Self::OtherStrategy(run) => write!(f, "run {run} is of another strategy"),
        }
    }
}

impl Preset {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Aima => "AIMA, Fig. 3.26",
            Self::Korf => "Korf's fifteen-puzzles",
            Self::BidirectionalAgainstAstar => "Bidirectional BFS against A*",
        }
    }

    /// One sentence on what it shows.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Aima => {
                "8-puzzle, lengths 6 to 28, 100 boards each: BFS against A* with misplaced tiles and with Manhattan, beside the values of the textbook"
            }
            Self::Korf => {
                "15-puzzle: Korf's instances by IDA* with Manhattan, node for node beside the published counts, the easiest first; a few minutes for all of them"
            }
            Self::BidirectionalAgainstAstar => {
                "8-puzzle boards of 26 moves and more, on which bidirectional BFS generates fewer nodes than a textbook's A* with Manhattan; how A* breaks ties decides"
            }
        }
    }

    /// The title of its table.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Aima => {
                "8-puzzle: nodes generated and effective branching factor, here and in AIMA, 4th edition, Fig. 3.26"
            }
            Self::Korf => {
                "15-puzzle: Korf's instances by IDA* with Manhattan, here and as published"
            }
            Self::BidirectionalAgainstAstar => {
                "8-puzzle: nodes generated by bidirectional BFS and by A* with Manhattan"
            }
        }
    }

    /// The notes below its table that do not depend on the runs.
    pub(crate) const fn notes(self) -> &'static [&'static str] {
        match self {
            Self::Aima => &[
                "AIMA: Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, Fig. 3.26; means of 100 boards a length.",
                "Here: nodes generated are counted as there, with the move straight back; A* takes of equal f the smaller g first; b* is that of the mean.",
            ],
            Self::Korf => &[
                "Published: R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985; the counts as two independent programs confirm them.",
                "Nodes: generated, the move straight back left out, the root counted once; moves in the order up, left, right, down.",
            ],
            Self::BidirectionalAgainstAstar => &[
                "A* with ties to the smaller g expands every node of f = C*, much as the plain queue of a textbook does; to the larger g it expands few of them.",
            ],
        }
    }
}

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(error) => write!(
                f,
                "this experiment needs a strategy that is missing: {error}"
            ),
            Self::Data { line } => write!(
                f,
                "the data of this experiment are damaged in line {line}; this is a defect in Slidescope, please report it"
            ),
        }
    }
}

/// How many boards of a length were run for the AIMA table: the fewest and the most.
pub(crate) fn boards_a_length(least: u64, most: u64) -> String {
    if least == most {
        let boards = plural(most, "board");
        format!("Here: {most} {boards} a length.")
    } else {
        format!("Here: {least} to {most} boards a length; there are no more of the shortest.")
    }
}

/// Whose means ours are compared with.
#[derive(Clone, Copy)]
pub(crate) enum ComparedMeans {
    Aima,
    Replication,
}

/// The largest differences of our means to those of others, in standard errors, by strategy.
pub(crate) fn largest_differences(
    whose: ComparedMeans,
    differences: &[(&'static str, f64)],
) -> String {
    let whose = match whose {
        ComparedMeans::Aima => "to AIMA's",
        ComparedMeans::Replication => "to an independent replication's, 300 boards a length",
    };
    let each = differences
        .iter()
        .map(|(strategy, errors)| format!("{strategy} {errors:.1}"));
    let each: Vec<String> = each.collect();
    format!(
        "Largest difference of our means {whose}, in standard errors: {}.",
        each.join(", ")
    )
}

/// How many of Korf's instances were solved with the published number of nodes.
pub(crate) fn agreement(same: usize, solved: usize) -> String {
    format!("{same} of {solved} solved instances agree to the last node.")
}

/// On how many boards bidirectional BFS generated fewer nodes.
pub(crate) fn bidirectional_wins(wins: u64, boards: u64) -> String {
    format!(
        "Bidirectional BFS generated fewer nodes than A* with ties to the smaller g on {wins} of {boards} boards."
    )
}
