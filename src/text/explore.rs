//! What the Explore screen says of a search as a whole: counters, curves, depths, the map of the space, the solution.

use crate::puzzle::Size;
use crate::search::{Algorithm, Distances, Heuristic};
use crate::text::glossary::Term;
use crate::text::units::seconds;
use crate::text::{counted, thousands};

/// What a toggle for a logarithmic axis says.
pub(crate) const LOG: &str = "log";
pub(crate) const ABOUT_LOG: &str = "A logarithmic vertical axis.";

/// The button that runs the search, by what it would do: its text and its accessible name.
pub(crate) mod run {
    pub(crate) const RUN: [&str; 2] = ["Run", "Run search"];
    pub(crate) const PAUSE: [&str; 2] = ["Pause", "Pause search"];
    pub(crate) const GO_ON: [&str; 2] = ["Resume", "Resume search"];
    pub(crate) const AGAIN: [&str; 2] = ["Run again", "Run again"];
    pub(crate) const ABOUT: &str = "Runs or pauses the search (Space).";
    pub(crate) const MEND_FIRST: &str = "Correct the board first: its faults are listed above.";
}

pub(crate) mod tabs {
    pub(crate) const TREE: &str = "Tree";
    pub(crate) const STATE_SPACE: &str = "State space";
    pub(crate) const DEPTHS: &str = "Depths";
    pub(crate) const EXPANSION: &str = "Expansion";
    pub(crate) const STACK: &str = "Stack";
    pub(crate) const FRONTIER: &str = "Frontier";
    pub(crate) const SOLUTION: &str = "Solution";
}

/// Before the first expansion.
pub(crate) mod empty {
    use super::{Algorithm, Heuristic};

    pub(crate) const ILLEGAL: &str = "The board on the left is not legal yet.";
    pub(crate) const START: &str = "start";
    pub(crate) const GOAL: &str = "goal";
    pub(crate) const NO_WAY: &str = "The goal cannot be reached from this board.";
    pub(crate) const SEARCH_ANYWAY: &str =
        "Search anyway: the search visits every state it can reach.";
    pub(crate) const STEP_OR_END: &str =
        "→ makes one expansion. End runs to the end at full speed.";

    pub(crate) fn press_space(algorithm: Algorithm, heuristic: Option<Heuristic>) -> String {
        let by = heuristic.map_or(String::new(), |h| format!(" with {h}"));
        let wanted = if algorithm.is_optimal() {
            "a shortest solution"
        } else {
            "a solution"
        };
        format!("Press Space: {algorithm}{by} searches for {wanted}.")
    }
}

/// The names of counters without a rule of their own, and what they count.
/// The handles of the panels at the sides: of an open panel, and of a closed one.
pub(crate) mod sides {
    pub(crate) const BOARDS: [&str; 2] = ["Hide the boards", "Show the boards"];
    pub(crate) const NODE: [&str; 2] = ["Hide the node", "Show the node"];
}

pub(crate) mod counters {
    use super::{Algorithm, Term};

    /// Below the size of the frontier: its peak.
    pub(crate) const AT_MOST: &str = "at most";
    pub(crate) const SEARCH_TIME: (&str, &str) = (
        "Search time",
        "Time spent searching. Pauses and the waits of a slow speed are not counted.",
    );
    pub(crate) const ITERATIONS: (&str, &str) = (
        "Iterations",
        "Searches begun at the start, each with a larger threshold than the one before.",
    );

    /// The threshold of a depth-first search.
    pub(crate) fn threshold(algorithm: Algorithm) -> (&'static str, Term) {
        if algorithm == Algorithm::IdaStar {
            ("Threshold", Term::Threshold)
        } else {
            ("Depth limit", Term::DepthLimit)
        }
    }

    /// How far a search has come.
    pub(crate) const fn reached(algorithm: Algorithm) -> (&'static str, &'static str) {
        match algorithm {
            Algorithm::Bfs => ("Depth reached", "The depth of the node expanded last."),
            Algorithm::Bidirectional => (
                "Depth reached",
                "The depths of the forward and the backward search, added up.",
            ),
            Algorithm::UniformCost => ("g reached", "The largest g of the nodes expanded."),
            Algorithm::AStar => ("f reached", "The largest f = g + h of the nodes expanded."),
            Algorithm::WeightedAStar => (
                "f reached",
                "The largest f = g + w × h of the nodes expanded.",
            ),
            Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
                ("Depth reached", "The largest depth of the nodes expanded.")
            }
            Algorithm::Mm => (
                "Priority reached",
                "The largest priority p = max(g + h, 2g + 1) of the nodes expanded.",
            ),
            Algorithm::Greedy => ("Depth reached", "The largest g of the nodes expanded."),
        }
    }
}

pub(crate) mod memory {
    pub(crate) const HELD: &str = "Memory";
    pub(crate) const ABOUT_HELD: &str =
        "Memory that the search and its recording hold, free places in tables and queues included.";
    pub(crate) const OF: &str = "of";
    pub(crate) const LIMIT: &str = "Memory limit";
    pub(crate) const ABOUT_LIMIT: &str =
        "A search that needs more memory stops and says so. The limit counts from the next run.";
}

/// The live curves.
pub(crate) mod plot {
    use super::{Term, counted, seconds, thousands};

    pub(crate) const NAME: &str = "Frontier and visited states against expansions or search time";
    pub(crate) const EMPTY: &str = "Frontier and visited grow here once the search runs.";
    /// What is stored by a depth-first search, and by another: its name, and what it counts.
    pub(crate) const PATH: (&str, &str) = (
        "path",
        "All that is stored: the nodes from the start to the one that comes next.",
    );
    pub(crate) const VISITED: (&str, &str) = ("visited", Term::Visited.about());
    pub(crate) const WAITING: &str = Term::Frontier.about();
    pub(crate) const LOG_NAME: &str = "Logarithmic axis";
    pub(crate) const X_AXIS: (&str, &str) = ("Horizontal axis", "What the horizontal axis counts.");
    pub(crate) const AGAINST_EXPANSIONS: &str = "against expansions";
    pub(crate) const AGAINST_TIME: &str = "against search time";
    pub(crate) const EXPANSIONS: &str = "expansions";
    pub(crate) const TIME: &str = "time";
    pub(crate) const SEARCH_TIME: &str = "search time";
    pub(crate) const STATES: &str = "states";

    pub(crate) fn readout(expanded: u64, spent: f64, visited: u64, frontier: u64) -> String {
        format!(
            "{}, {}\nvisited {}\nfrontier {}",
            counted(expanded, "expansion"),
            seconds(spent),
            thousands(visited),
            thousands(frontier),
        )
    }
}

pub(crate) mod pseudocode {
    /// Text, accessible name, and what it does.
    pub(crate) const FINE_STEPS: [&str; 3] = [
        "fine steps",
        "Fine steps",
        "Step goes through each expansion line by line.",
    ];
    pub(crate) const ABOUT_NOTE: &str = "What the highlighted line does in the expansion shown.";

    pub(crate) fn step(number: usize, steps: usize) -> String {
        format!("{number} of {steps}")
    }

    /// The accessible name of a line.
    pub(crate) fn line(code: &str, at_work: bool) -> String {
        if at_work {
            format!("{code} (at work)")
        } else {
            code.to_owned()
        }
    }
}

/// The bars of depths, or of f.
pub(crate) mod depths {
    use super::{counted, thousands};

    pub(crate) const FROM_START: &str = "from the start";
    pub(crate) const FROM_GOAL: &str = "from the goal";
    pub(crate) const DEPTH: &str = "depth";
    pub(crate) const F: &str = "f";
    pub(crate) const DEPTH_AXIS: &str = "moves from the root (g)";
    pub(crate) const NODES_AXIS: &str = "nodes";
    pub(crate) const LOG_NAME: &str = "Logarithmic bars";
    pub(crate) const BY_F: &str = "by f";
    pub(crate) const BY_DEPTH: &str = "by depth";
    pub(crate) const BY_F_NAME: &str = "Bars by f";
    pub(crate) const ABOUT_BY: &str = "One bar for each f, or for each depth.";

    pub(crate) fn legend(depth_first: bool, states_known: bool) -> String {
        let bars = if depth_first {
            "This iteration. Filled: expanded. Outlined: on the stack"
        } else {
            "Filled: expanded. Outlined: in the frontier"
        };
        let states = if states_known {
            ". Grey: all states at that distance from the start"
        } else {
            ""
        };
        format!("{bars}{states}.")
    }

    /// The accessible name of the bars: of the nodes of a search, or of all states.
    pub(crate) fn name(of_search: bool, by: &str) -> String {
        let counted = if of_search { "Nodes" } else { "States" };
        format!("{counted} by {by}")
    }

    pub(crate) fn levels(levels: usize, by: &str) -> String {
        format!("{levels} levels by {by}")
    }

    pub(crate) fn states_at(states: u64, level: usize, by: &str) -> String {
        format!("{} at {level} {by}", counted(states, "state"))
    }

    pub(crate) fn level(level: usize, by: &str) -> String {
        format!("{by} {level}")
    }

    /// The line of a search in the readout of a level; `name` where there are two.
    pub(crate) fn nodes(name: Option<&str>, expanded: u64, frontier: u64, stored: u64) -> String {
        let name = name.map_or_else(String::new, |name| format!("{name}: "));
        format!(
            "\n{name}{} expanded, {} in the frontier, {} stored",
            thousands(expanded),
            thousands(frontier),
            thousands(stored)
        )
    }

    pub(crate) fn states_exist(states: u64) -> String {
        format!(
            "\n{} states exist at this distance from the start",
            thousands(states)
        )
    }
}

/// The map of the state space.
pub(crate) mod map {
    use super::{Distances, Size, thousands};

    pub(crate) const NAME: &str = "State space map";
    pub(crate) const MEASURING: &str = "Measuring the state space…";
    pub(crate) const TWO_SPACES: &str = "Start and goal are in two spaces without a path between them, so no state has both distances.";
    pub(crate) const FROM_START: &str = "moves from the start";
    pub(crate) const TO_GOAL: &str = "moves to the goal";
    pub(crate) const EXPANDED: &str = "expanded";
    pub(crate) const GENERATED_SHARE: &str = "generated";
    pub(crate) const VISITED_SHARE: &str = "visited";

    /// Below the share of all states that was visited or generated.
    pub(crate) fn of_states(states: u64) -> String {
        format!("of {} states", thousands(states))
    }

    /// The scale below a map on paper.
    pub(crate) const SCALE: &str = "expanded, 0 to 100 % of a cell";
    pub(crate) const GENERATED: &str = "only generated";
    pub(crate) const UNREACHED: &str = "not reached";
    pub(crate) const SIDES: [&str; 2] = [
        "expanded from the start, 0 to 100 % of a cell",
        "from the goal",
    ];

    pub(crate) fn shortest(optimal: u32) -> String {
        format!(
            "shortest solution: {}",
            super::counted(u64::from(optimal), "move")
        )
    }

    pub(crate) fn too_large(size: Size) -> String {
        let most = thousands(Distances::MAX_STATES);
        let all = thousands(size.reachable_states());
        format!(
            "{size} has {all} states. The map is drawn of up to {most} states: boards of up to nine cells, and 2 × 5."
        )
    }

    pub(crate) fn legend(optimal: u32) -> String {
        format!(
            "One cell: all states x moves from the start and y from the goal. Brighter: more of them expanded. Outline: only generated. States on a shortest solution lie on the dashed line (x + y = {optimal})."
        )
    }

    pub(crate) fn cell(
        (g, h): (usize, usize),
        states: u64,
        generated: u64,
        expanded: u64,
    ) -> String {
        format!(
            "{g} from the start, {h} to the goal: {} states, {} generated, {} expanded",
            thousands(states),
            thousands(generated),
            thousands(expanded),
        )
    }
}

/// The path found, and its replay.
pub(crate) mod solution {
    use super::counted;
    use crate::study::SolutionQuality;
    use crate::text::heuristic::too_high;

    pub(crate) const COPY: &str = "Copy moves";
    pub(crate) const ABOUT_COPY: &str = "Copies the moves as text.";
    pub(crate) const START: &str = "start";
    pub(crate) const BACK: &str = "Previous move";
    pub(crate) const PAUSE: &str = "Pause replay";
    pub(crate) const PLAY: &str = "Play solution";
    pub(crate) const NEXT: &str = "Next move";
    pub(crate) const SLIDER: &str = "Move of the solution";
    pub(crate) const SPEED: (&str, &str) = ("Replay speed", "Moves a second.");

    pub(crate) fn length(moves: usize, quality: SolutionQuality) -> String {
        let moves = counted(moves as u64, "move");
        match quality {
            SolutionQuality::Shortest => format!("{moves}; no solution is shorter"),
            SolutionQuality::Unknown => format!("{moves}; a shorter solution may exist"),
            SolutionQuality::Longer(more, None) => format!("{moves}, {more} longer than optimal"),
            SolutionQuality::Longer(more, Some(_)) => {
                format!("{moves}, {more} longer than optimal: this heuristic overestimates")
            }
        }
    }

    /// On which board it does.
    pub(crate) fn proof(quality: SolutionQuality) -> Option<String> {
        match quality {
            SolutionQuality::Longer(_, Some(found)) => Some(too_high(&found)),
            SolutionQuality::Longer(_, None)
            | SolutionQuality::Shortest
            | SolutionQuality::Unknown => None,
        }
    }

    /// Above the boards on paper.
    pub(crate) fn moves(moves: usize) -> String {
        counted(moves as u64, "move")
    }

    pub(crate) fn step(number: usize, moved: &str) -> String {
        format!("{number}. {moved}")
    }

    pub(crate) fn position(at: usize, moves: usize) -> String {
        format!("{at} / {moves}")
    }

    pub(crate) fn speed(moves_per_second: f64) -> String {
        format!("{moves_per_second} / s")
    }
}
