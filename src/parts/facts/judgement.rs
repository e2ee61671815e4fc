//! What is known about the boards: whether they can be solved, the shortest length and which source is asked for it first, and how
//! a solution compares with it.

use crate::Facts;
use slidescope_core::boards::{self, Verdict};
use slidescope_core::puzzle::{Problem, Solvability};
use slidescope_core::search::{Distances, estimator};
use slidescope_core::study::heuristic_check::Overestimate;
use slidescope_core::study::{SolutionQuality, proven_bound};

impl Facts {
    pub fn verdict(&self) -> Verdict {
        self.verdict_on(self.boards.editor.problem())
    }

    /// Why the board cannot be solved; `None` if it can, or if a slide hides the verdict.
    pub fn unsolvable(&self) -> Option<Solvability> {
        match self.verdict() {
            Verdict::Unsolvable(solvability) if !self.hides_verdict => Some(solvability),
            Verdict::Unsolvable(_) | Verdict::Solvable(..) | Verdict::Faulty => None,
        }
    }

    /// Returns the verdict on `problem`; `None` stands for faulty boards.
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

    /// Returns the length of a shortest solution: from the distances in a small space, from the literature for a named
    /// board, from a search that has just proven it, or from the oracle.
    pub fn best_length(&self, problem: &Problem) -> Option<u32> {
        self.length_at_hand(problem)
            .or_else(|| self.lengths.get(problem))
    }

    /// The source of the published length of a shortest solution, unless the length has been proven here.
    pub(crate) fn length_source(&self) -> Option<&'static str> {
        let problem = self.boards.editor.problem()?;
        let proven = self.boards.distances.get(problem.goal()).is_some()
            || self.playback.proven_length().is_some()
            || self.lengths.get(&problem).is_some();
        let example = boards::example_of(&problem).filter(|_| !proven)?;
        let cited = example.is_cited() && example.optimal.is_some();
        cited.then(|| slidescope_core::text::examples::source(example))
    }

    /// The problem whose shortest length only the oracle can determine; `compared` if the draft is faulty.
    pub fn length_to_ask(&self, compared: Option<Problem>) -> Option<Problem> {
        let problem = self.boards.editor.problem().or(compared)?;
        let asks = !Distances::covers(problem.size())
            && problem.solvability().is_solvable()
            && self.length_at_hand(&problem).is_none();
        asks.then_some(problem)
    }

    /// Updates the run's lower bound on the solution length, and how the solution found compares with a shortest one,
    /// as far as that is known.
    pub fn judge_run(&mut self) {
        let Some(run) = &self.playback.run else {
            return;
        };
        let problem = run.problem;
        if !problem.costs().is_unit() {
            // Bounds and distances are of moves.
            return;
        }
        let shortest = self.best_length(&problem);
        // The distances of a small space are available almost at once: a bound would only flicker.
        let is_bounded = shortest.is_none()
            && !Distances::covers(problem.size())
            && problem.solvability().is_solvable();
        let at_least = is_bounded.then(|| {
            let proven = proven_bound(&problem, run.strategy, &run.progress.stats, run.outcome());
            self.lengths.raise(&problem, proven.unwrap_or(0))
        });
        if let Some(run) = &mut self.playback.run {
            run.at_least = at_least;
        }
        if let Some(shortest) = shortest {
            self.judge_solution(shortest);
        } else if let (Some(at_least), Some(replay)) = (at_least, &mut self.playback.replay)
            && replay.quality != SolutionQuality::Shortest
        {
            if replay.solution.len() as u32 > at_least {
                replay.quality = SolutionQuality::AtLeast(at_least);
            } else {
                replay.quality = SolutionQuality::Shortest;
                self.lengths.learn(problem, replay.solution.clone());
            }
        }
    }

    fn judge_solution(&mut self, shortest: u32) {
        let (Some(run), Some(replay)) = (&self.playback.run, &self.playback.replay) else {
            return;
        };
        match replay.quality {
            SolutionQuality::Unknown | SolutionQuality::AtLeast(_) => {}
            SolutionQuality::Shortest
            | SolutionQuality::Longer(..)
            | SolutionQuality::OfCost(..) => return,
        }
        let (problem, strategy) = (run.problem, run.strategy);
        let more = (replay.solution.len() as u32).saturating_sub(shortest);
        let misled = more > 0 && strategy.algorithm.is_optimal();
        let found = misled.then(|| {
            let path = match self.boards.distances.get(problem.goal()) {
                Some(distances) => distances.path(&problem.start()),
                None => Some(self.lengths.path(&problem)?.boards().to_vec()),
            };
            let estimate = estimator(strategy, &problem.goal(), &self.databases);
            Overestimate::on(&path?, estimate)
        });
        if let Some(replay) = &mut self.playback.replay {
            replay.quality = match more {
                0 => SolutionQuality::Shortest,
                more => SolutionQuality::Longer(more, found.flatten()),
            };
        }
    }

    /// The length of a shortest solution, if it is known without the oracle.
    fn length_at_hand(&self, problem: &Problem) -> Option<u32> {
        match self.boards.distances.get(problem.goal()) {
            Some(distances) => distances.distance(&problem.start()),
            None => self
                .playback
                .proven_length()
                .or_else(|| boards::example_of(problem)?.optimal),
        }
    }
}
