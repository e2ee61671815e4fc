//! State that every feature may read: the boards, the search and its moment shown, the settings, and what is known
//! about the boards.
//!
//! A feature draws itself with `&mut self` and `&Facts`. It changes its own state while drawing and requests changes to
//! other features with [`Facts::ask`]; the model carries them out at the end of the frame. The requests are stored in
//! the facts instead of a separate parameter, because nearly every drawing function makes some.

mod background;
mod judgement;

pub use background::Pending;

use std::cell::RefCell;
use std::sync::Arc;

use background::Background;

use crate::{Effect, Screen, Settings};
use slidescope_core::boards::shortest_length::Lengths;
use slidescope_core::boards::{Boards, Verdict};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::run::{self, Playback, Setup, Status, Timeline, Tone, Transport};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{PatternDatabases, Strategy};
use slidescope_core::services::Measured;
use slidescope_core::services::cache::Cache;
use slidescope_core::services::pattern_tables::Tables;
use slidescope_core::services::spaces::SpaceCache;
use slidescope_core::services::surveys::SurveyCache;
use slidescope_core::study::every_board::EveryBoardCache;
use slidescope_core::tasks::Wake;
use slidescope_core::text::status as text;

pub struct Facts {
    pub screen: Screen,
    pub settings: Settings,
    pub boards: Boards,
    /// The search of Explore, and the moment of it that is shown.
    pub playback: Playback,
    /// The number of states at each depth around a board, if counted.
    pub surveys: SurveyCache,
    pub space: SpaceCache,
    /// What strategies need on every board, where the screen shown compares with that.
    pub every: EveryBoardCache,
    /// Lengths of shortest solutions that needed a search.
    pub lengths: Lengths,
    /// The pattern databases used by all searches started here.
    pub databases: PatternDatabases,
    pub tables: Tables,
    pub wake: Wake,
    /// Whether to hide if the board can be solved, because a slide asks for it.
    pub hides_verdict: bool,
    /// Whether to hide g, h and f, because a slide asks for one of them.
    pub hides_values: bool,
    /// Whether the frontier hides which node is next, because a played slide asks for it.
    pub hides_next: bool,
    /// Whether that slide fills the window, and the next node is chosen in its picture.
    pub predicts: bool,
    /// Whether animations are replaced by immediate changes.
    pub reduces_motion: bool,
    /// Whether settings and progress are kept on this computer.
    pub keeps: bool,
    /// The address of the page, if the app runs in a browser.
    pub page: Option<String>,
    /// Whether that page is a figure embedded in another page.
    pub embedded: bool,
    /// The custom heuristics that searches can use, as of when the Heuristics screen was last left.
    pub own: Vec<OwnHeuristic>,
    asked: RefCell<Vec<Effect>>,
    background: Background,
}

impl Facts {
    /// Creates facts with a board ready to be searched. `wake` is called from other threads when there is something to
    /// poll; `seed` seeds the shuffles.
    pub fn new(problem: Problem, seed: u64, memory_limit: u64, wake: Wake) -> Self {
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

    pub const fn in_page(&self) -> bool {
        self.page.is_some()
    }

    /// The board about whose values a slide asks, until the question is answered.
    pub fn board_in_question(&self) -> Option<Board> {
        let run = self.playback.run.as_ref().filter(|_| self.hides_values)?;
        let node = Some(&run.timeline).filter(|timeline| !timeline.is_beyond());
        let start = run.problem.start();
        let state = node.and_then(Timeline::inspected).map(|node| node.state);
        state.map_or(Some(start), |state| Board::from_state(start.size(), state))
    }

    /// Requests a change that concerns other features.
    pub fn ask(&self, effect: Effect) {
        self.asked.borrow_mut().push(effect);
    }

    /// Requests a change of the search, or of the moment of it that is shown. While a played slide asks for the next node,
    /// nothing moves the search, which would give the answer away.
    pub fn steer(&self, command: run::Command) {
        if !(self.predicts && moves_search(command)) {
            self.ask(Effect::Playback(command));
        }
    }

    /// Like [`steer`](Self::steer), for the searches that the screen shows.
    pub fn transport(&self, transport: Transport) {
        self.steer(run::Command::Transport(transport));
    }

    pub fn ask_all(&self, effects: impl IntoIterator<Item = Effect>) {
        self.asked.borrow_mut().extend(effects);
    }

    /// Requests a change of the settings.
    pub fn set(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.ask(Effect::Set(settings));
    }

    /// Returns the requests since the last call, oldest first.
    pub fn take_asked(&self) -> Vec<Effect> {
        self.asked.take()
    }

    pub fn setup(&self) -> Setup {
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
    pub fn tile_goal(&self) -> Board {
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
    pub fn strategy(&self) -> Strategy {
        let run = self.playback.run.as_ref();
        run.map_or(self.settings.strategy, |run| run.strategy)
    }

    /// Whether the search shown, or the next one, goes by what moves cost.
    pub fn goes_by_cost(&self) -> bool {
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
