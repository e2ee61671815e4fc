//! What the Compare place says.

use crate::{
    search::{Algorithm, Strategy},
    study::{Optimality, compare::Verdict},
    text::{counted, thousands},
};

pub(crate) const AT_LEAST_TWO: &str = "A comparison is of two at least.";

pub(crate) const REMOVE: &str = "Takes this strategy out.";

/// The accessible name of a strategy in the menu that adds one.
pub(crate) fn add(strategy: Strategy) -> String {
    format!("Add {strategy}")
}

pub(crate) fn is_compared(strategy: Strategy) -> String {
    format!("{strategy} is compared already")
}

/// The heading of a column, and what stands in it.
#[derive(Clone, Copy)]
pub(crate) struct Column {
    pub(crate) title: &'static str,
    pub(crate) about: &'static str,
}

pub(crate) const STRATEGY: Column = Column {
    title: "Strategy",
    about: "The strategies compared.",
};
pub(crate) const LENGTH: Column = Column {
    title: "Moves",
    about: "Moves of the path found.",
};
pub(crate) const EXPANDED: Column = Column {
    title: "Expanded",
    about: "Nodes taken from the frontier.",
};
pub(crate) const GENERATED: Column = Column {
    title: "Generated",
    about: "Successors produced.",
};
pub(crate) const VISITED: Column = Column {
    title: "Visited",
    about: "States stored.",
};
pub(crate) const PEAK_FRONTIER: Column = Column {
    title: "Peak",
    about: "The most nodes that were open at once.",
};
pub(crate) const MEMORY: Column = Column {
    title: "Memory",
    about: "The most memory held.",
};
pub(crate) const TIME: Column = Column {
    title: "Time",
    about: "Time spent searching.",
};
pub(crate) const BRANCHING: Column = Column {
    title: "b*",
    about: "The effective branching factor: the root of N + 1 = 1 + b* + … + b*^d for N nodes generated and a path of d moves.",
};
pub(crate) const RATIO: Column = Column {
    title: "× best",
    about: "Nodes generated, to the fewest that a strategy needed.",
};

/// What times are worth that were measured side by side.
pub(crate) fn time_side_by_side() -> String {
    format!(
        "{} They ran side by side and slowed each other down: let the clock count time, and they run one after the other.",
        TIME.about
    )
}

/// What the table says before a search has begun, on a board that can be searched or not.
pub(crate) const fn no_rows(solvable: bool) -> &'static str {
    if solvable {
        "What each strategy needed stands here once it has searched: press Run, or Space."
    } else {
        "What each strategy needed stands here once it has searched."
    }
}

pub(crate) const NO_CURVES: &str = "The curves grow here once the searches run.";

/// The accessible name of the plot of `curve`.
pub(crate) fn plot(curve: &str) -> String {
    format!("{curve} of every strategy")
}

pub(crate) fn cancelled(searches: u64) -> String {
    let noun = if searches == 1 { "search" } else { "searches" };
    format!("{} {noun} cancelled", thousands(searches))
}

/// A verdict in a few words, the same in fewer, and why.
pub(crate) struct Said {
    pub(crate) text: String,
    /// Where there is little room.
    pub(crate) short: String,
    pub(crate) about: String,
}

impl Said {
    fn new(text: impl Into<String>, about: impl Into<String>) -> Self {
        let text = text.into();
        Self {
            short: text.clone(),
            text,
            about: about.into(),
        }
    }

    /// `short` with `more` behind it where there is room.
    fn longer(short: String, more: &str, about: String) -> Self {
        let text = format!("{short} {more}");
        Self { text, short, about }
    }
}

pub(crate) fn not_run(why: &str) -> Said {
    Said::new("not run", why)
}

pub(crate) fn waits() -> Said {
    let about = "The searches run one after the other, so that none slows another down.";
    Said::new("waits for its turn", about)
}

/// At `moment` of `made` expansions.
pub(crate) fn at_moment(moment: u64, made: u64) -> Said {
    let text = format!("at {} of {}", thousands(moment), thousands(made));
    Said::new(text, "So many of its expansions are shown, by the clock.")
}

pub(crate) fn searching() -> Said {
    Said::new("searching", "It goes on.")
}

/// The verdict on a search that is over, with a path of `length` moves.
pub(crate) fn verdict(verdict: Verdict, length: u32) -> Said {
    let moves = counted(length.into(), "move");
    match verdict {
        Verdict::Proven(proof) => {
            Said::longer(format!("{moves}, optimal"), "by proof", proven(proof))
        }
        Verdict::AsShort => {
            let about = "It proves nothing itself, but another way of knowing says that no path is shorter.";
            let short = format!("{moves}, optimal");
            Said::longer(short, "by comparison", about.to_owned())
        }
        Verdict::Longer(more) => Said::new(
            format!("{moves}, {more} too many"),
            "A shorter path is known.",
        ),
        Verdict::Unknown => {
            let about = "It proves nothing itself, and no strategy beside it does.";
            Said::new(format!("{moves}, perhaps not optimal"), about)
        }
        Verdict::Unsolved(end) => {
            let about = "It ended without a path; each search may hold a sixth of the memory limit set in Explore.";
            Said::new(end.name(), about)
        }
    }
}

fn proven(proof: Optimality) -> String {
    format!("No shorter path exists: {}.", proof.reason())
}

/// What the algorithms do on a board that is `best` moves from its goal, a sentence each.
pub(crate) fn lesson(strategies: &[Strategy], best: u32) -> String {
    let mut told: Vec<Algorithm> = Vec::new();
    let mut sentences = Vec::new();
    for strategy in strategies {
        if !told.contains(&strategy.algorithm) {
            told.push(strategy.algorithm);
            sentences.push(what_it_does(strategy.algorithm, best));
        }
    }
    sentences.join(" ")
}

fn what_it_does(algorithm: Algorithm, best: u32) -> String {
    match algorithm {
        Algorithm::Bfs => format!("BFS expands everything nearer than {best} moves."),
        Algorithm::Bidirectional => "Two half searches leave the middle out.".to_owned(),
        Algorithm::UniformCost => format!("Uniform-cost search expands all with g < {best}."),
        Algorithm::AStar => format!("A* keeps to states with f ≤ {best}."),
        Algorithm::WeightedAStar => {
            "Weighted A* hurries, and may miss the shortest way.".to_owned()
        }
        Algorithm::Greedy => "Greedy search runs after h alone.".to_owned(),
        Algorithm::Mm => "MM is guided from both ends, and meets in the middle.".to_owned(),
        Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
            format!("{algorithm} stores one path, and expands again and again.")
        }
    }
}
