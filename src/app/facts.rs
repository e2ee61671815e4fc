//! What every feature may read: the boards, the search and the moment of it that is shown, the settings, and what is known
//! of the boards.
//!
//! A feature draws itself with `&mut self` and `&Facts`. It changes its own state where it is drawn; what crosses features
//! it asks for by [`Facts::ask`], and the model carries it out at the end of the frame. The requests lie in the facts, not
//! in a parameter of their own, because whatever may be asked of a button is asked by nearly every function that draws.

use std::cell::RefCell;
use std::sync::Arc;

use crate::app::boards::shortest_length::Lengths;
use crate::app::boards::{self, Boards};
use crate::app::playback::{self, Playback, Setup, Timeline};
use crate::app::{Effect, Screen, Settings, Status, Tone, Verdict};
use crate::jobs::cache::Cache;
use crate::jobs::pattern_tables::Tables;
use crate::jobs::spaces::{DistanceCache, SpaceCache};
use crate::jobs::surveys::SurveyCache;
use crate::jobs::{Measured, Wake};
use crate::puzzle::{Board, Problem, Solvability};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{PatternDatabases, Strategy, estimator};
use crate::study::heuristic_check::Overestimate;
use crate::study::{SolutionQuality, proven_bound};
use crate::text::status as text;

pub(crate) struct Facts {
    pub(crate) screen: Screen,
    pub(crate) settings: Settings,
    pub(crate) boards: Boards,
    /// The search of Explore, and the moment of it that is looked at.
    pub(crate) playback: Playback,
    /// How many states there are at each depth around a board, where that was counted.
    pub(crate) surveys: SurveyCache,
    pub(crate) space: SpaceCache,
    /// Lengths of shortest solutions that somebody had to search for.
    pub(crate) lengths: Lengths,
    /// What every search that is started here looks up.
    pub(crate) databases: PatternDatabases,
    pub(crate) tables: Tables,
    pub(crate) wake: Wake,
    /// Whether it is kept to itself if the board can be solved: a slide asks it.
    pub(crate) hides_verdict: bool,
    /// Whether g, h and f are kept to themselves: a slide asks for one of them.
    pub(crate) hides_values: bool,
    /// Whether the frontier does not say which node is next: a slide that is played asks it.
    pub(crate) hides_next: bool,
    /// Whether things show at once where they otherwise move.
    pub(crate) reduces_motion: bool,
    /// The address of the page, where the window is one in a browser.
    pub(crate) page: Option<String>,
    /// Whether that is a figure in another page.
    pub(crate) embedded: bool,
    /// The heuristics of one's own that searches can go by: as they were written when their place was left last.
    pub(crate) own: Vec<OwnHeuristic>,
    asked: RefCell<Vec<Effect>>,
}

impl Facts {
    /// A board ready to be searched. `wake` is called from other threads when there is something to be taken in; `seed`
    /// starts the shuffles.
    pub(crate) fn new(problem: Problem, seed: u64, memory_limit: u64, wake: Wake) -> Self {
        let databases = PatternDatabases::default();
        Self {
            screen: Screen::Explore,
            settings: Settings::new(memory_limit),
            boards: Boards::new(problem, seed, Arc::clone(&wake)),
            playback: Playback::default(),
            surveys: SurveyCache::new(Cache::none(), Arc::clone(&wake)),
            space: SpaceCache::new(Arc::clone(&wake)),
            lengths: Lengths::new(Cache::none(), databases.clone(), Arc::clone(&wake)),
            tables: Tables::new(Cache::none(), databases.clone(), Arc::clone(&wake)),
            databases,
            wake,
            hides_verdict: false,
            hides_values: false,
            hides_next: false,
            reduces_motion: false,
            page: None,
            embedded: false,
            own: Vec::new(),
            asked: RefCell::default(),
        }
    }

    pub(crate) const fn in_page(&self) -> bool {
        self.page.is_some()
    }

    /// The board that a slide asks a figure of, until that is answered.
    pub(crate) fn asked_board(&self) -> Option<Board> {
        let run = self.playback.run.as_ref().filter(|_| self.hides_values)?;
        let node = Some(&run.timeline).filter(|timeline| !timeline.is_beyond());
        let start = run.problem.start();
        let state = node.and_then(Timeline::inspected).map(|node| node.state);
        state.map_or(Some(start), |state| Board::from_state(start.size(), state))
    }

    /// Asks for a change that concerns more than the feature that is drawn.
    pub(crate) fn ask(&self, effect: Effect) {
        self.asked.borrow_mut().push(effect);
    }

    /// Asks for a change of the search, or of the moment of it that is looked at.
    pub(crate) fn steer(&self, command: playback::Command) {
        self.ask(Effect::Playback(command));
    }

    pub(crate) fn ask_all(&self, effects: impl IntoIterator<Item = Effect>) {
        self.asked.borrow_mut().extend(effects);
    }

    /// Asks for the settings with a change.
    pub(crate) fn set(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.ask(Effect::Set(settings));
    }

    /// What was asked for since the last call, oldest first.
    pub(crate) fn take_asked(&self) -> Vec<Effect> {
        self.asked.take()
    }

    pub(crate) fn setup(&self) -> Setup {
        Setup {
            problem: self.boards.editor.problem(),
            strategy: self.settings.strategy,
            memory_limit: self.settings.memory_limit,
            databases: self.databases.clone(),
            wake: Arc::clone(&self.wake),
        }
    }

    pub fn status(&self) -> Status {
        if let Some(status) = self.playback.status() {
            // What a solution needs at least is known beside the search: a slide may ask it.
            let tells = self.hides_verdict && matches!(status.tone, Tone::Solved | Tone::Bad);
            return if tells { status.shortened() } else { status };
        }
        if let Some(part) = self.playback.preparing(&self.tables) {
            return Status::new(Tone::Busy, text::preparing(part));
        }
        match self.verdict() {
            Verdict::Faulty => Status::new(Tone::Bad, text::ILLEGAL),
            Verdict::Solvable(..) | Verdict::Unsolvable(_) => Status::new(Tone::Quiet, text::READY),
        }
    }

    /// The goal whose cells say what each tile shows.
    pub(crate) fn tile_goal(&self) -> Board {
        let editor = &self.boards.editor;
        let run = self.playback.run.as_ref().map(|run| run.problem.goal());
        let goal = editor.goal.board.or(run);
        goal.unwrap_or_else(|| editor.goal_for(editor.size))
    }

    /// The start board, or the replay's where that has moved on; `None` where the draft is faulty.
    pub fn shown_start(&self) -> Option<Board> {
        let start = self.boards.editor.start.board?;
        let replayed = self.playback.replay.as_ref().filter(|r| r.head.at > 0);
        Some(replayed.map_or(start, playback::Replay::board))
    }

    /// The strategy of the run, or that of the next one.
    pub(crate) fn strategy(&self) -> Strategy {
        let run = self.playback.run.as_ref();
        run.map_or(self.settings.strategy, |run| run.strategy)
    }

    /// What is known of the space that the run searches.
    pub fn space(&self) -> Measured<'_> {
        match &self.playback.run {
            Some(run) => self.space.get(run.problem),
            None => Measured::Pending,
        }
    }

    pub fn verdict(&self) -> Verdict {
        self.verdict_on(self.boards.editor.problem())
    }

    /// Whether it may be said that the board cannot be solved, and why.
    pub(crate) fn unsolvable(&self) -> Option<Solvability> {
        match self.verdict() {
            Verdict::Unsolvable(solvability) if !self.hides_verdict => Some(solvability),
            Verdict::Unsolvable(_) | Verdict::Solvable(..) | Verdict::Faulty => None,
        }
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

    /// The problem whose shortest length only the oracle can tell; the one `compared` while the draft has faults.
    pub(crate) fn length_to_ask(&self, compared: Option<Problem>) -> Option<Problem> {
        let problem = self.boards.editor.problem().or(compared)?;
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
        let proven = proven_bound(&problem, run.strategy, &run.progress.stats, run.outcome());
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
                .or_else(|| boards::example_of(problem)?.optimal),
        }
    }
}
