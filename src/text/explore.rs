//! What the Explore screen says of a search as a whole: counters, curves, depths, the map of the space, the solution.

use crate::puzzle::Size;
use crate::search::{Algorithm, Distances, Heuristic};
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::units::seconds;

/// What a toggle for a logarithmic axis says.
pub(crate) const LOG: Message = Message("explore-log");
pub(crate) const ABOUT_LOG: Message = Message("explore-about-log");

/// The button that runs the search, by what it would do: its text and its accessible name.
pub(crate) mod run {
    use crate::text::Message;

    pub(crate) const RUN: [Message; 2] =
        [Message("explore-run-run"), Message("explore-run-run-name")];
    pub(crate) const PAUSE: [Message; 2] = [
        Message("explore-run-pause"),
        Message("explore-run-pause-name"),
    ];
    pub(crate) const GO_ON: [Message; 2] = [
        Message("explore-run-go-on"),
        Message("explore-run-go-on-name"),
    ];
    pub(crate) const AGAIN: [Message; 2] = [
        Message("explore-run-again"),
        Message("explore-run-again-name"),
    ];
    pub(crate) const ABOUT: Message = Message("explore-run-about");
    pub(crate) const MEND_FIRST: Message = Message("explore-run-mend-first");
}

pub(crate) mod tabs {
    use crate::text::Message;

    pub(crate) const TREE: Message = Message("explore-tabs-tree");
    pub(crate) const STATE_SPACE: Message = Message("explore-tabs-state-space");
    pub(crate) const DEPTHS: Message = Message("explore-tabs-depths");
    pub(crate) const EXPANSION: Message = Message("explore-tabs-expansion");
    pub(crate) const STACK: Message = Message("explore-tabs-stack");
    pub(crate) const FRONTIER: Message = Message("explore-tabs-frontier");
    pub(crate) const SOLUTION: Message = Message("explore-tabs-solution");
}

/// Before the first expansion.
pub(crate) mod empty {
    use super::{Algorithm, Heuristic};
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const ILLEGAL: Message = Message("explore-empty-illegal");
    pub(crate) const START: Message = Message("explore-empty-start");
    pub(crate) const GOAL: Message = Message("explore-empty-goal");
    pub(crate) const NO_WAY: Message = Message("explore-empty-no-way");
    pub(crate) const SEARCH_ANYWAY: Message = Message("explore-empty-search-anyway");
    pub(crate) const STEP_OR_END: Message = Message("explore-empty-step-or-end");

    pub(crate) fn press_space(algorithm: Algorithm, heuristic: Option<Heuristic>) -> String {
        let wanted = if algorithm.is_optimal() {
            "shortest"
        } else {
            "any"
        };
        let algorithm = algorithm.to_string();
        match heuristic {
            Some(heuristic) => message!(
                "explore-empty-press-space-heuristic",
                algorithm,
                heuristic = heuristic.to_string(),
                wanted
            ),
            None => message!("explore-empty-press-space", algorithm, wanted),
        }
    }
}

/// The names of counters without a rule of their own, and what they count.
/// The handles of the panels at the sides: of an open panel, and of a closed one.
pub(crate) mod sides {
    use crate::text::Message;

    pub(crate) const BOARDS: [Message; 2] = [
        Message("explore-sides-boards"),
        Message("explore-sides-boards-name"),
    ];
    pub(crate) const NODE: [Message; 2] = [
        Message("explore-sides-node"),
        Message("explore-sides-node-name"),
    ];
}

pub(crate) mod counters {
    use super::{Algorithm, Term};
    use crate::text::Message;

    /// Below the size of the frontier: its peak.
    pub(crate) const AT_MOST: Message = Message("explore-counters-at-most");
    pub(crate) const SEARCH_TIME: (Message, Message) = (
        Message("explore-counters-search-time"),
        Message("explore-counters-search-time-about"),
    );
    pub(crate) const ITERATIONS: (Message, Message) = (
        Message("explore-counters-iterations"),
        Message("explore-counters-iterations-about"),
    );

    /// The threshold of a depth-first search.
    pub(crate) fn threshold(algorithm: Algorithm) -> (Message, Term) {
        if algorithm == Algorithm::IdaStar {
            (Message("explore-counters-threshold"), Term::Threshold)
        } else {
            (Message("explore-counters-depth-limit"), Term::DepthLimit)
        }
    }

    /// How far a search has come.
    pub(crate) const fn reached(algorithm: Algorithm) -> (Message, Message) {
        match algorithm {
            Algorithm::Bfs => (
                Message("explore-counters-depth-reached"),
                Message("explore-counters-about-depth-last"),
            ),
            Algorithm::Bidirectional => (
                Message("explore-counters-depth-reached"),
                Message("explore-counters-about-depths-added"),
            ),
            Algorithm::UniformCost => (
                Message("explore-counters-g-reached"),
                Message("explore-counters-about-g"),
            ),
            Algorithm::AStar => (
                Message("explore-counters-f-reached"),
                Message("explore-counters-about-f"),
            ),
            Algorithm::WeightedAStar => (
                Message("explore-counters-f-reached"),
                Message("explore-counters-about-weighted-f"),
            ),
            Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => (
                Message("explore-counters-depth-reached"),
                Message("explore-counters-about-depth-largest"),
            ),
            Algorithm::Mm => (
                Message("explore-counters-priority-reached"),
                Message("explore-counters-about-priority"),
            ),
            Algorithm::Greedy => (
                Message("explore-counters-depth-reached"),
                Message("explore-counters-about-g"),
            ),
        }
    }
}

pub(crate) mod memory {
    use crate::text::Message;

    pub(crate) const HELD: Message = Message("explore-memory-held");
    pub(crate) const ABOUT_HELD: Message = Message("explore-memory-about-held");
    pub(crate) const OF: Message = Message("explore-memory-of");
    pub(crate) const LIMIT: Message = Message("explore-memory-limit");
    pub(crate) const ABOUT_LIMIT: Message = Message("explore-memory-about-limit");
}

/// The live curves.
pub(crate) mod plot {
    use super::{Term, seconds};
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const NAME: Message = Message("explore-plot-name");
    pub(crate) const EMPTY: Message = Message("explore-plot-empty");
    /// What is stored by a depth-first search, and by another: its name, and what it counts.
    pub(crate) const PATH: (Message, Message) = (
        Message("explore-plot-path"),
        Message("explore-plot-path-about"),
    );
    pub(crate) const VISITED: (Message, Message) =
        (Message("explore-plot-visited"), Term::Visited.about());
    pub(crate) const WAITING: Message = Term::Frontier.about();
    pub(crate) const LOG_NAME: Message = Message("explore-plot-log-name");
    pub(crate) const X_AXIS: (Message, Message) = (
        Message("explore-plot-x-axis"),
        Message("explore-plot-x-axis-about"),
    );
    pub(crate) const AGAINST_EXPANSIONS: Message = Message("explore-plot-against-expansions");
    pub(crate) const AGAINST_TIME: Message = Message("explore-plot-against-time");
    pub(crate) const EXPANSIONS: Message = Message("explore-plot-expansions");
    pub(crate) const TIME: Message = Message("explore-plot-time");
    pub(crate) const SEARCH_TIME: Message = Message("explore-plot-search-time");
    pub(crate) const STATES: Message = Message("explore-plot-states");

    pub(crate) fn readout(expanded: u64, spent: f64, visited: u64, frontier: u64) -> String {
        message!(
            "explore-plot-readout",
            expanded,
            time = seconds(spent),
            visited,
            frontier
        )
    }
}

pub(crate) mod pseudocode {
    use crate::text::Message;
    use crate::text::message;

    /// Text, accessible name, and what it does.
    pub(crate) const FINE_STEPS: [Message; 3] = [
        Message("explore-pseudocode-fine-steps"),
        Message("explore-pseudocode-fine-steps-name"),
        Message("explore-pseudocode-fine-steps-about"),
    ];
    pub(crate) const ABOUT_NOTE: Message = Message("explore-pseudocode-about-note");

    pub(crate) fn step(number: usize, steps: usize) -> String {
        message!("explore-pseudocode-step", number, steps)
    }

    /// The accessible name of a line.
    pub(crate) fn line(code: &str, at_work: bool) -> String {
        if at_work {
            message!("explore-pseudocode-at-work", code)
        } else {
            code.to_owned()
        }
    }
}

/// The bars of depths, or of f.
pub(crate) mod depths {
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const FROM_START: Message = Message("explore-depths-from-start");
    pub(crate) const FROM_GOAL: Message = Message("explore-depths-from-goal");
    pub(crate) const DEPTH: Message = Message("explore-depths-depth");
    pub(crate) const F: Message = Message("explore-depths-f");
    pub(crate) const DEPTH_AXIS: Message = Message("explore-depths-depth-axis");
    pub(crate) const NODES_AXIS: Message = Message("explore-depths-nodes-axis");
    pub(crate) const LOG_NAME: Message = Message("explore-depths-log-name");
    pub(crate) const BY_F: Message = Message("explore-depths-by-f");
    pub(crate) const BY_DEPTH: Message = Message("explore-depths-by-depth");
    pub(crate) const BY_F_NAME: Message = Message("explore-depths-by-f-name");
    pub(crate) const ABOUT_BY: Message = Message("explore-depths-about-by");

    pub(crate) fn legend(depth_first: bool, states_known: bool) -> String {
        let legend = match (depth_first, states_known) {
            (false, false) => message!("explore-depths-legend"),
            (false, true) => message!("explore-depths-legend-states"),
            (true, false) => message!("explore-depths-legend-depth-first"),
            (true, true) => message!("explore-depths-legend-depth-first-states"),
        };
        legend.to_owned()
    }

    /// The accessible name of the bars: of the nodes of a search, or of all states.
    pub(crate) fn name(of_search: bool, by: &str) -> String {
        if of_search {
            message!("explore-depths-name-nodes", by)
        } else {
            message!("explore-depths-name-states", by)
        }
    }

    pub(crate) fn levels(levels: usize, by: &str) -> String {
        message!("explore-depths-levels", levels, by)
    }

    pub(crate) fn states_at(states: u64, level: usize, by: &str) -> String {
        message!("explore-depths-states-at", states, level, by)
    }

    pub(crate) fn level(level: usize, by: &str) -> String {
        message!("explore-depths-level", by, level)
    }

    /// The line of a search in the readout of a level; `name` where there are two.
    pub(crate) fn nodes(name: Option<&str>, expanded: u64, frontier: u64, stored: u64) -> String {
        let line = match name {
            Some(name) => message!(
                "explore-depths-nodes-named",
                name,
                expanded,
                frontier,
                stored
            ),
            None => message!("explore-depths-nodes", expanded, frontier, stored),
        };
        format!("\n{line}")
    }

    pub(crate) fn states_exist(states: u64) -> String {
        format!("\n{}", message!("explore-depths-states-exist", states))
    }
}

/// The map of the state space.
pub(crate) mod map {
    use super::{Distances, Size};
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const NAME: Message = Message("explore-map-name");
    pub(crate) const MEASURING: Message = Message("explore-map-measuring");
    pub(crate) const TWO_SPACES: Message = Message("explore-map-two-spaces");
    pub(crate) const FROM_START: Message = Message("explore-map-from-start");
    pub(crate) const TO_GOAL: Message = Message("explore-map-to-goal");
    pub(crate) const EXPANDED: Message = Message("explore-map-expanded");
    pub(crate) const GENERATED_SHARE: Message = Message("explore-map-generated-share");
    pub(crate) const VISITED_SHARE: Message = Message("explore-map-visited-share");

    /// Below the share of all states that was visited or generated.
    pub(crate) fn of_states(states: u64) -> String {
        message!("explore-map-of-states", states)
    }

    /// The scale below a map on paper.
    pub(crate) const SCALE: Message = Message("explore-map-scale");
    pub(crate) const GENERATED: Message = Message("explore-map-generated");
    pub(crate) const UNREACHED: Message = Message("explore-map-unreached");
    pub(crate) const SIDES: [Message; 2] = [
        Message("explore-map-sides"),
        Message("explore-map-sides-name"),
    ];

    pub(crate) fn shortest(optimal: u32) -> String {
        message!("explore-map-shortest", moves = optimal)
    }

    pub(crate) fn too_large(size: Size) -> String {
        message!(
            "explore-map-too-large",
            size = size.to_string(),
            all = size.reachable_states(),
            most = Distances::MAX_STATES
        )
    }

    pub(crate) fn legend(optimal: u32) -> String {
        message!("explore-map-legend", optimal)
    }

    pub(crate) fn cell(
        (g, h): (usize, usize),
        states: u64,
        generated: u64,
        expanded: u64,
    ) -> String {
        message!("explore-map-cell", g, h, states, generated, expanded)
    }
}

/// The path found, and its replay.
pub(crate) mod solution {
    use crate::study::SolutionQuality;
    use crate::text::Message;
    use crate::text::heuristic::too_high;
    use crate::text::message;

    pub(crate) const COPY: Message = Message("explore-solution-copy");
    pub(crate) const ABOUT_COPY: Message = Message("explore-solution-about-copy");
    pub(crate) const START: Message = Message("explore-solution-start");
    pub(crate) const BACK: Message = Message("explore-solution-back");
    pub(crate) const PAUSE: Message = Message("explore-solution-pause");
    pub(crate) const PLAY: Message = Message("explore-solution-play");
    pub(crate) const NEXT: Message = Message("explore-solution-next");
    pub(crate) const SLIDER: Message = Message("explore-solution-slider");
    pub(crate) const SPEED: (Message, Message) = (
        Message("explore-solution-speed"),
        Message("explore-solution-speed-about"),
    );

    pub(crate) fn length(moves: usize, quality: SolutionQuality) -> String {
        match quality {
            SolutionQuality::Shortest => message!("explore-solution-shortest", moves),
            SolutionQuality::Unknown => message!("explore-solution-unknown", moves),
            SolutionQuality::AtLeast(at_least) => {
                message!("explore-solution-at-least", moves, at_least)
            }
            SolutionQuality::Longer(more, None) => {
                message!("explore-solution-longer", moves, more)
            }
            SolutionQuality::Longer(more, Some(_)) => {
                message!("explore-solution-longer-overestimates", moves, more)
            }
        }
    }

    /// On which board it does.
    pub(crate) fn proof(quality: SolutionQuality) -> Option<String> {
        match quality {
            SolutionQuality::Longer(_, Some(found)) => Some(too_high(&found)),
            SolutionQuality::Longer(_, None)
            | SolutionQuality::Shortest
            | SolutionQuality::AtLeast(_)
            | SolutionQuality::Unknown => None,
        }
    }

    /// Above the boards on paper.
    pub(crate) fn moves(moves: usize) -> String {
        message!("count-move", count = moves)
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
