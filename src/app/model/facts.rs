//! What is known of the boards: the verdict on them, their space, and the length of a shortest solution. Several features
//! have a part in each.

use crate::app::boards;
use crate::app::{Model, Verdict, playback};
use crate::jobs::Measured;
use crate::jobs::distances::DistanceCache;
use crate::puzzle::{Board, Problem};
use crate::search::heuristics::estimator;
use crate::study::heuristic_check::Overestimate;
use crate::study::{SolutionQuality, proven_bound};

impl Model {
    /// The start board, or the replay's where that has moved on; `None` where the draft is faulty.
    pub fn shown_start(&self) -> Option<Board> {
        let start = self.boards.editor.start.board?;
        let replayed = self.playback.replay.as_ref().filter(|r| r.at > 0);
        Some(replayed.map_or(start, playback::Replay::board))
    }

    /// What is known of the space that the run searches.
    pub fn space(&self) -> Measured<'_> {
        match &self.playback.run {
            Some(run) => self.space.get(run.problem),
            None => Measured::Pending,
        }
    }

    /// The problem that is compared, or would be: while a draft has faults, the one it was before.
    pub(crate) fn problem_to_compare(&self) -> Option<Problem> {
        let compared = self.compare.problem;
        compared.or_else(|| self.boards.editor.problem())
    }

    /// The verdict on that problem.
    pub fn verdict_to_compare(&self) -> Verdict {
        self.verdict_on(self.problem_to_compare())
    }

    /// What is known of the space around the boards that are compared.
    pub fn space_to_compare(&self) -> Measured<'_> {
        match self.problem_to_compare() {
            Some(problem) => self.space.get(problem),
            None => Measured::Pending,
        }
    }

    /// The verdict on the boards in the editor.
    pub fn verdict(&self) -> Verdict {
        self.verdict_on(self.boards.editor.problem())
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

    /// Where the length of a shortest solution is published, while nothing here has proven it.
    pub(crate) fn length_source(&self) -> Option<&'static str> {
        let problem = self.boards.editor.problem()?;
        let proven = self.boards.distances.get(problem.goal()).is_some()
            || self.playback.proven_length().is_some()
            || self.lengths.get(&problem).is_some();
        let example = boards::example_of(&problem).filter(|_| !proven)?;
        let cited = example.is_cited() && example.optimal.is_some();
        cited.then(|| crate::text::examples::source(example))
    }

    /// The problem whose shortest length only the oracle can tell.
    pub(crate) fn length_to_ask(&self) -> Option<Problem> {
        let problem = self.boards.editor.problem();
        let problem = problem.or_else(|| self.problem_to_compare())?;
        let asks = !DistanceCache::covers(problem.size())
            && problem.solvability().is_solvable()
            && self.length_at_hand(&problem).is_none();
        asks.then_some(problem)
    }

    /// Says of the run how long a solution is at least, and of the solution found how it compares with a shortest one, as
    /// far as that is known.
    pub(crate) fn judge_run(&mut self) {
        let Some(run) = &self.playback.run else {
            return;
        };
        let problem = run.problem;
        if let Some(shortest) = self.best_length(&problem) {
            self.set_at_least(None);
            return self.judge_solution(shortest);
        }
        // The distances of a small space are there in a blink: a bound would only flicker.
        if DistanceCache::covers(problem.size()) || !problem.solvability().is_solvable() {
            return;
        }
        let proven = proven_bound(&problem, run.strategy, &run.stats, run.outcome());
        let at_least = self.lengths.raise(&problem, proven.unwrap_or(0));
        self.set_at_least(Some(at_least));
        let Some(replay) = &mut self.playback.replay else {
            return;
        };
        if replay.quality == SolutionQuality::Shortest {
            return;
        }
        if replay.solution.len() as u32 > at_least {
            replay.quality = SolutionQuality::AtLeast(at_least);
        } else {
            replay.quality = SolutionQuality::Shortest;
            self.lengths.learn(problem, replay.solution.clone());
        }
    }

    fn set_at_least(&mut self, at_least: Option<u32>) {
        if let Some(run) = &mut self.playback.run {
            run.at_least = at_least;
        }
    }

    /// Compares the solution found with a shortest one.
    fn judge_solution(&mut self, shortest: u32) {
        let (Some(run), Some(replay)) = (&self.playback.run, &self.playback.replay) else {
            return;
        };
        match replay.quality {
            SolutionQuality::Unknown | SolutionQuality::AtLeast(_) => {}
            SolutionQuality::Shortest | SolutionQuality::Longer(..) => return,
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

    /// The length of a shortest solution where nobody needs to be asked.
    fn length_at_hand(&self, problem: &Problem) -> Option<u32> {
        match self.boards.distances.get(problem.goal()) {
            Some(distances) => distances.distance(&problem.start()),
            None => self
                .playback
                .proven_length()
                .or_else(|| boards::published_length(problem)),
        }
    }
}
