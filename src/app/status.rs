//! What the model says in words: the verdict on the board, and the status line.

use crate::{
    app::{Model, boards::Seeking, playback::Phase},
    jobs::distances::DistanceCache,
    puzzle::{Problem, Solvability, instances},
    search::{Limit, Outcome},
    text::{counted, thousands},
};

/// Whether the board can be solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// Start or goal has faults.
    Faulty,
    /// It can, in so many moves at best where that is known.
    Solvable(Solvability, Option<u32>),
    /// It cannot.
    Unsolvable(Solvability),
}

/// How a status is to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing to note.
    Quiet,
    /// Something is going on.
    Busy,
    /// It waits for a person.
    Waiting,
    /// A solution was found.
    Solved,
    /// Something does not work out.
    Bad,
}

/// The status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// In words.
    pub text: String,
    /// How to take it.
    pub tone: Tone,
}

impl Model {
    /// The verdict on the boards in the editor.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict_on(self.editor.problem())
    }

    /// The verdict on these boards; none are faulty ones.
    pub(crate) fn verdict_on(&self, problem: Option<Problem>) -> Verdict {
        let Some(problem) = problem else {
            return Verdict::Faulty;
        };
        let solvability = problem.solvability();
        if solvability.is_solvable() {
            Verdict::Solvable(solvability, self.best_length(&problem))
        } else {
            Verdict::Unsolvable(solvability)
        }
    }

    /// The length of a shortest solution: from the distances where the space is small, from the literature for a named
    /// board, from a search that has just proven it, or from the oracle.
    pub(crate) fn best_length(&self, problem: &Problem) -> Option<u32> {
        self.length_at_hand(problem)
            .or_else(|| self.lengths.get(problem))
    }

    /// The problem whose shortest length only the oracle can tell.
    pub(crate) fn length_to_ask(&self) -> Option<Problem> {
        let problem = self
            .editor
            .problem()
            .or_else(|| self.problem_to_compare())?;
        let asks = !DistanceCache::covers(problem.size())
            && problem.solvability().is_solvable()
            && self.length_at_hand(&problem).is_none();
        asks.then_some(problem)
    }

    /// What is to be said of a shortest length that is not known.
    #[must_use]
    pub fn seeking(&self) -> Option<Seeking> {
        self.lengths.seeking()
    }

    /// The length of a shortest solution where nobody needs to be asked.
    fn length_at_hand(&self, problem: &Problem) -> Option<u32> {
        if let Some(distances) = self.distances.get(problem.goal()) {
            return distances.distance(&problem.start());
        }
        let proven = self
            .run
            .as_ref()
            .is_some_and(|run| run.strategy().algorithm.is_optimal());
        let replay = self.replay.as_ref().filter(|_| proven);
        let found = replay.map(|r| r.solution().len() as u32);
        found.or_else(|| {
            let named = |i: &&crate::puzzle::Instance| {
                i.start == problem.start() && i.goal == problem.goal()
            };
            instances().iter().find(named)?.optimal
        })
    }

    /// The status line.
    #[must_use]
    pub fn status(&self) -> Status {
        let status = |tone, text: String| Status { text, tone };
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        let Some(run) = &self.run else {
            if let Some(part) = self.preparing() {
                return status(Tone::Busy, preparing(part));
            }
            return match self.verdict() {
                Verdict::Faulty => status(Tone::Bad, "The board is not legal yet".into()),
                _ => status(Tone::Quiet, "Ready".into()),
            };
        };
        let expansions = counted(run.stats().expanded, "expansion");
        if run.failure().is_some() {
            return status(Tone::Bad, "The search broke off".into());
        }
        match (run.phase(), run.outcome()) {
            (_, Some(Outcome::Solved(solution))) => {
                let moves = counted(solution.len() as u64, "move");
                status(Tone::Solved, format!("Solved in {moves}"))
            }
            (_, Some(Outcome::Exhausted)) => status(
                Tone::Bad,
                format!(
                    "No solution: all {} states searched",
                    self.searched_states()
                ),
            ),
            (_, Some(Outcome::Limit(Limit::Memory))) => status(
                Tone::Bad,
                format!("Memory limit reached after {expansions}"),
            ),
            (_, Some(Outcome::Limit(Limit::Depth))) => status(
                Tone::Bad,
                format!("Not found within the depth limit, after {expansions}"),
            ),
            (_, Some(Outcome::Limit(Limit::Expansions))) => {
                status(Tone::Bad, format!("Limit reached after {expansions}"))
            }
            (Phase::Running, _) => status(Tone::Busy, "Searching".into()),
            (Phase::Paused, _) => status(Tone::Waiting, format!("Paused at {expansions}")),
            (Phase::Ended, _) => status(Tone::Quiet, "Cancelled".into()),
        }
    }

    fn searched_states(&self) -> String {
        thousands(self.run.as_ref().map_or(0, |run| run.stats().visited))
    }
}

/// What is said while a search waits for its tables.
pub(crate) fn preparing(part: u8) -> String {
    format!("Making pattern databases: {part} %")
}
