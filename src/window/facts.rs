//! State that every feature may read: the boards, the search and its moment shown, the settings, and what is known
//! about the boards.
//!
//! A feature draws itself with `&mut self` and `&Facts`. It changes its own state while drawing and requests changes to
//! other features with [`Facts::ask`]; the model carries them out at the end of the frame. The requests are stored in
//! the facts instead of a separate parameter, because nearly every drawing function makes some.

mod background;

pub(crate) use background::Pending;

use std::cell::RefCell;
use std::sync::Arc;

use background::Background;

use crate::window::{Effect, Screen, Settings};
use slidescope_core::boards::shortest_length::Lengths;
use slidescope_core::boards::{self, Boards, Verdict};
use slidescope_core::puzzle::{Board, Problem, Solvability};
use slidescope_core::run::{self, Playback, Setup, Status, Timeline, Tone, Transport};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{PatternDatabases, Strategy, estimator};
use slidescope_core::services::Measured;
use slidescope_core::services::cache::Cache;
use slidescope_core::services::pattern_tables::Tables;
use slidescope_core::services::spaces::{DistanceCache, SpaceCache};
use slidescope_core::services::surveys::SurveyCache;
use slidescope_core::study::every_board::EveryBoardCache;
use slidescope_core::study::heuristic_check::Overestimate;
use slidescope_core::study::{SolutionQuality, proven_bound};
use slidescope_core::tasks::Wake;
use slidescope_core::text::status as text;

pub(crate) struct Facts {
    pub(crate) screen: Screen,
    pub(crate) settings: Settings,
    pub(crate) boards: Boards,
    /// The search of Explore, and the moment of it that is shown.
    pub(crate) playback: Playback,
    /// The number of states at each depth around a board, if counted.
    pub(crate) surveys: SurveyCache,
    pub(crate) space: SpaceCache,
    /// What strategies need on every board, where the screen shown compares with that.
    pub(crate) every: EveryBoardCache,
    /// Lengths of shortest solutions that needed a search.
    pub(crate) lengths: Lengths,
    /// The pattern databases used by all searches started here.
    pub(crate) databases: PatternDatabases,
    pub(crate) tables: Tables,
    pub(crate) wake: Wake,
    /// Whether to hide if the board can be solved, because a slide asks for it.
    pub(crate) hides_verdict: bool,
    /// Whether to hide g, h and f, because a slide asks for one of them.
    pub(crate) hides_values: bool,
    /// Whether the frontier hides which node is next, because a played slide asks for it.
    pub(crate) hides_next: bool,
    /// Whether that slide fills the window, and the next node is chosen in its picture.
    pub(crate) predicts: bool,
    /// Whether animations are replaced by immediate changes.
    pub(crate) reduces_motion: bool,
    /// Whether settings and progress are kept on this computer.
    pub(crate) keeps: bool,
    /// The address of the page, if the app runs in a browser.
    pub(crate) page: Option<String>,
    /// Whether that page is a figure embedded in another page.
    pub(crate) embedded: bool,
    /// The custom heuristics that searches can use, as of when the Heuristics screen was last left.
    pub(crate) own: Vec<OwnHeuristic>,
    asked: RefCell<Vec<Effect>>,
    background: Background,
}

impl Facts {
    /// Creates facts with a board ready to be searched. `wake` is called from other threads when there is something to
    /// poll; `seed` seeds the shuffles.
    pub(crate) fn new(problem: Problem, seed: u64, memory_limit: u64, wake: Wake) -> Self {
        let databases = PatternDatabases::default();
        Self {
            screen: Screen::Explore,
            settings: Settings::new(memory_limit),
            boards: Boards::new(problem, seed, Arc::clone(&wake)),
            playback: Playback::default(),
            surveys: SurveyCache::new(Cache::none(), Arc::clone(&wake)),
            space: SpaceCache::new(Arc::clone(&wake)),
            every: EveryBoardCache::new(Arc::clone(&wake)),
            lengths: Lengths::new(Cache::none(), databases.clone(), Arc::clone(&wake)),
            tables: Tables::new(Cache::none(), databases.clone(), Arc::clone(&wake)),
            databases,
            wake,
            hides_verdict: false,
            hides_values: false,
            hides_next: false,
            predicts: false,
            reduces_motion: false,
            keeps: true,
            page: None,
            embedded: false,
            own: Vec::new(),
            asked: RefCell::default(),
            background: Background::default(),
        }
    }

    pub(crate) const fn in_page(&self) -> bool {
        self.page.is_some()
    }

    /// The board about whose values a slide asks, until the question is answered.
    pub(crate) fn asked_board(&self) -> Option<Board> {
        let run = self.playback.run.as_ref().filter(|_| self.hides_values)?;
        let node = Some(&run.timeline).filter(|timeline| !timeline.is_beyond());
        let start = run.problem.start();
        let state = node.and_then(Timeline::inspected).map(|node| node.state);
        state.map_or(Some(start), |state| Board::from_state(start.size(), state))
    }

    /// Requests a change that concerns other features.
    pub(crate) fn ask(&self, effect: Effect) {
        self.asked.borrow_mut().push(effect);
    }

    /// Requests a change of the search, or of the moment of it that is shown. While a played slide asks for the next node,
    /// nothing moves the search, which would give the answer away.
    pub(crate) fn steer(&self, command: run::Command) {
        if !(self.predicts && moves_search(command)) {
            self.ask(Effect::Playback(command));
        }
    }

    /// Like [`steer`](Self::steer), for the searches that the screen shows.
    pub(crate) fn transport(&self, transport: Transport) {
        self.steer(run::Command::Transport(transport));
    }

    pub(crate) fn ask_all(&self, effects: impl IntoIterator<Item = Effect>) {
        self.asked.borrow_mut().extend(effects);
    }

    /// Requests a change of the settings.
    pub(crate) fn set(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.ask(Effect::Set(settings));
    }

    /// Returns the requests since the last call, oldest first.
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
            // The lower bound is shown next to the search and may be the answer that a slide asks for.
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

    /// The goal whose cells determine the pictures on the tiles.
    pub(crate) fn tile_goal(&self) -> Board {
        let editor = &self.boards.editor;
        let run = self.playback.run.as_ref().map(|run| run.problem.goal());
        let goal = editor.goal.board.or(run);
        goal.unwrap_or_else(|| editor.goal_for(editor.size))
    }

    /// The start board, or the replay's once it has advanced; `None` if the start draft is faulty.
    pub fn shown_start(&self) -> Option<Board> {
        let start = self.boards.editor.start.board?;
        let replayed = self.playback.replay.as_ref().filter(|r| r.head.at > 0);
        Some(replayed.map_or(start, run::Replay::board))
    }

    /// The strategy of the run, or of the next run if there is none.
    pub(crate) fn strategy(&self) -> Strategy {
        let run = self.playback.run.as_ref();
        run.map_or(self.settings.strategy, |run| run.strategy)
    }

    /// Whether the search shown, or the next one, goes by what moves cost.
    pub(crate) fn goes_by_cost(&self) -> bool {
        let run = self.playback.run.as_ref().map(|run| run.problem);
        let problem = run.or_else(|| self.boards.editor.problem());
        problem.is_some_and(|problem| self.strategy().epsilon(&problem).is_some())
    }

    /// Returns the measured state space of the run's problem.
    pub fn space(&self) -> Measured<'_> {
        match &self.playback.run {
            Some(run) => self.space.get(run.problem),
            None => Measured::Pending,
        }
    }

    pub fn verdict(&self) -> Verdict {
        self.verdict_on(self.boards.editor.problem())
    }

    /// Why the board cannot be solved; `None` if it can, or if a slide hides the verdict.
    pub(crate) fn unsolvable(&self) -> Option<Solvability> {
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
    pub(crate) fn best_length(&self, problem: &Problem) -> Option<u32> {
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
    pub(crate) fn length_to_ask(&self, compared: Option<Problem>) -> Option<Problem> {
        let problem = self.boards.editor.problem().or(compared)?;
        let asks = !DistanceCache::covers(problem.size())
            && problem.solvability().is_solvable()
            && self.length_at_hand(&problem).is_none();
        asks.then_some(problem)
    }

    /// Updates the run's lower bound on the solution length, and how the solution found compares with a shortest one,
    /// as far as that is known.
    pub(crate) fn judge_run(&mut self) {
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
            && !DistanceCache::covers(problem.size())
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

const fn moves_search(command: run::Command) -> bool {
    use run::Command;
    matches!(
        command,
        Command::Transport(
            Transport::Step | Transport::Toggle | Transport::Finish | Transport::GoTo(_)
        ) | Command::ToLandmark(..)
    )
}
