//! What is said of a strategy: its verdict, and what it does on this board.

use crate::{
    app::{Model, Tone, compare::Lane},
    search::{Algorithm, Strategy},
    study::compare::Verdict,
    text::{counted, thousands},
};

/// A verdict in a few words, and why.
pub(crate) struct Said {
    pub(crate) text: String,
    /// The same where there is little room.
    pub(crate) short: String,
    pub(crate) tone: Tone,
    pub(crate) about: String,
}

fn said(tone: Tone, text: impl Into<String>, about: impl Into<String>) -> Said {
    let text = text.into();
    let short = text
        .strip_suffix(" by proof")
        .or_else(|| text.strip_suffix(" by comparison"));
    Said {
        short: short.unwrap_or(&text).to_owned(),
        text,
        tone,
        about: about.into(),
    }
}

/// The verdict on the strategy in this place, at the moment looked at.
pub(crate) fn verdict(model: &Model, index: usize, lane: &Lane) -> Option<Said> {
    let compare = &model.compare;
    if let Some(failure) = lane.failure() {
        return Some(said(Tone::Bad, "not run", failure));
    }
    if !compare.has_begun() {
        return None;
    }
    if lane.is_waiting() {
        let about = "The searches run one after the other, so that none slows another down.";
        return Some(said(Tone::Quiet, "waits for its turn", about));
    }
    let made = lane.stats().expanded;
    let k = compare.moment_of(lane);
    if k < made {
        let text = format!("at {} of {}", thousands(k), thousands(made));
        let about = "So many of its expansions are shown, by the clock.";
        return Some(said(Tone::Quiet, text, about));
    }
    if lane.is_searching() {
        return Some(said(Tone::Busy, "searching", "It goes on."));
    }
    Some(over(compare.results().row(index)?))
}

/// The verdict on a search that is over.
fn over(row: &crate::study::compare::Row) -> Said {
    let moves = counted(row.measured.length.unwrap_or(0).into(), "move");
    match row.verdict {
        Verdict::Proven(proof) => {
            let about = format!("No shorter path exists: {}.", proof.reason());
            said(Tone::Solved, format!("{moves}, optimal by proof"), about)
        }
        Verdict::AsShort => {
            let about = "It proves nothing itself, but another way of knowing says that no path is shorter.";
            let text = format!("{moves}, optimal by comparison");
            said(Tone::Solved, text, about)
        }
        Verdict::Longer(more) => {
            let text = format!("{moves}, {more} too many");
            let about = "A shorter path is known.";
            said(Tone::Waiting, text, about)
        }
        Verdict::Unknown => {
            let text = format!("{moves}, perhaps not optimal");
            let about = "It proves nothing itself, and no strategy beside it does.";
            said(Tone::Waiting, text, about)
        }
        Verdict::Unsolved(end) => {
            let about = "It ended without a path; each search may hold a sixth of the memory limit set in Explore.";
            said(Tone::Bad, end.name(), about)
        }
    }
}

/// What the algorithms do on a board that is `best` moves from its goal, a sentence each.
pub(crate) fn lesson(strategies: &[Strategy], best: u32) -> String {
    let mut told: Vec<Algorithm> = Vec::new();
    let mut sentences = Vec::new();
    for strategy in strategies {
        if told.contains(&strategy.algorithm) {
            continue;
        }
        told.push(strategy.algorithm);
        sentences.push(match strategy.algorithm {
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
                format!(
                    "{} stores one path, and expands again and again.",
                    strategy.algorithm
                )
            }
        });
    }
    sentences.join(" ")
}
