//! What the window shows, without a window: plain structs that only [`Model::apply`] and [`Model::poll`] change.

mod distances;
mod editor;
#[cfg(test)]
mod editor_tests;
mod replay;
mod run;
mod settings;
mod status;
#[cfg(test)]
mod tests;
mod words;

use std::sync::Arc;

pub(super) use editor::{Complaint, Editor, Field, slid};
pub(super) use replay::{Replay, SPEEDS as REPLAY_SPEEDS};
pub(super) use run::{Phase, Run};
pub(super) use settings::{Settings, Speed, Theme, XAxis};
pub(super) use status::{Status, Tone, Verdict};
pub(super) use words::{bytes, counted, seconds, thousands};

use super::action::Action;
use crate::{
    puzzle::{Board, Problem, Size, random_walk},
    search::{Distances, Limits, Outcome},
};
use distances::DistanceCache;

/// Wakes the window from another thread.
pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// What the middle of the window shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The node just expanded and its successors.
    Expansion,
    /// The path found.
    Solution,
}

/// Everything the window shows.
pub struct Model {
    /// The boards being edited.
    pub editor: Editor,
    /// What a person set.
    pub settings: Settings,
    /// The run, where one was started.
    pub run: Option<Run>,
    /// The replay of the solution found.
    pub replay: Option<Replay>,
    /// What the middle shows.
    pub tab: Tab,
    /// The wanted length of a shuffle.
    pub shuffle_length: u32,
    /// What happened that the run does not tell: it stands in the status line until the next action.
    notice: Option<Status>,
    shuffle_pending: bool,
    distances: DistanceCache,
    seed: u64,
    wake: Wake,
}

impl Model {
    /// A board ready to be searched. `wake` is called from other threads when there is something to
    /// [`poll`](Self::poll); `seed` starts the shuffles.
    #[must_use]
    pub fn new(seed: u64, memory_limit: u64, wake: Wake) -> Self {
        Self {
            editor: Editor::new(first_problem()),
            settings: Settings::new(memory_limit),
            run: None,
            replay: None,
            tab: Tab::Expansion,
            shuffle_length: 20,
            notice: None,
            shuffle_pending: false,
            distances: DistanceCache::new(Arc::clone(&wake)),
            seed,
            wake,
        }
    }

    /// Takes in what other threads have told. Never waits.
    pub fn poll(&mut self) {
        if let Some(run) = &mut self.run {
            let before = run.phase();
            run.poll();
            if before != Phase::Ended && run.phase() == Phase::Ended {
                self.ended();
            }
        }
        if let Some(goal) = self.editor.goal().board() {
            self.distances.want(goal);
            if self.shuffle_pending && self.distances.get(goal).is_some() {
                self.shuffle();
            }
        }
    }

    fn ended(&mut self) {
        let outcome = self.run.as_ref().and_then(Run::outcome);
        if let Some(Outcome::Solved(solution)) = outcome {
            self.replay = Some(Replay::new(solution.clone()));
            self.tab = Tab::Solution;
        }
    }

    /// Lets `seconds` pass for what moves by itself. Gives the seconds until something changes again.
    pub fn advance(&mut self, seconds: f64) -> Option<f64> {
        self.replay.as_mut()?.advance(seconds)
    }

    /// Does what a person wishes.
    pub fn apply(&mut self, action: Action) {
        // Leaving a field is no wish of its own: what was just said stays.
        if !matches!(action, Action::Commit(_)) {
            self.notice = None;
        }
        match action {
            Action::Algorithm(algorithm) => self.restrategise(|s| s.strategy.algorithm = algorithm),
            Action::Heuristic(heuristic) => self.restrategise(|s| s.strategy.heuristic = heuristic),
            Action::MemoryLimit(bytes) => self.settings.memory_limit = bytes.max(MIN_MEMORY),
            Action::SearchAnyway => self.run_on(true),
            Action::Toggle if self.phase() == Some(Phase::Running) => self.pause(),
            Action::Toggle => self.run_on(false),
            Action::Step => self.with_run(false, |run, _| run.step(1)),
            Action::Finish => self.with_run(false, |run, _| run.go(Speed::FULL.pace())),
            Action::Reset => self.reset(),
            Action::Speed(notch) => self.set_speed(Speed::notch(notch)),
            Action::Faster => self.set_speed(self.settings.speed.faster()),
            Action::Slower => self.set_speed(self.settings.speed.slower()),
            Action::Play(_) | Action::PlayTo(_) | Action::PlaySpeed(_) => self.replay_by(&action),
            Action::Show(tab) => self.tab = tab,
            Action::Theme(theme) => self.settings.theme = theme,
            Action::Zoom(zoom) => self.settings.zoom = zoom,
            Action::LogAxis(on) => self.settings.log_axis = on,
            Action::XAxis(axis) => self.settings.x_axis = axis,
            Action::Help(on) => self.settings.help = on,
            edit => self.edit(edit),
        }
    }

    /// An edit of the boards. A run belongs to the boards it was started with, so it ends when they change.
    fn edit(&mut self, action: Action) {
        let before = self.editor.problem();
        let shown = self.shown_start();
        match (action, shown) {
            (Action::Type(field, text), _) => self.editor.type_text(field, text),
            (Action::Commit(field), _) => self.editor.commit(field),
            (Action::Slide(cell), Some(board)) => {
                self.editor.slide(board, cell);
            }
            (Action::Nudge(mv), Some(board)) => {
                self.editor.nudge(board, mv);
            }
            (Action::Swap(a, b), Some(board)) if a != b => {
                self.editor.set_start(board.swapped(a, b));
            }
            (Action::Mend, _) => self.mend(),
            (Action::SetSize(size), _) => self.set_size(size),
            (Action::SetGoal(board), _) => self.editor.set_goal(board),
            (Action::Load(problem), _) => self.editor.set_problem(problem),
            (Action::UseLastBoard, _) => self.editor.use_last_start(),
            (Action::Shuffle, _) => self.shuffle(),
            (Action::ShuffleLength(length), _) => self.shuffle_length = length,
            (Action::Undo, _) => self.editor.undo(),
            (Action::Redo, _) => self.editor.redo(),
            _ => {}
        }
        let after = self.editor.problem();
        if after.is_some() && after != before {
            self.drop_run("The board changed");
        }
    }

    fn drop_run(&mut self, why: &str) {
        if self.run.is_some() {
            self.reset();
            self.note(Tone::Quiet, format!("{why}: back to no expansions"));
        }
    }

    fn mend(&mut self) {
        let Some(problem) = self.editor.problem() else {
            return;
        };
        let (a, b) = problem.solvability().swap;
        let start = problem.start();
        let cell = |tile| start.cells().iter().position(|&t| t == tile);
        if let (Some(a), Some(b)) = (cell(a), cell(b)) {
            self.editor.set_start(start.swapped(a, b));
        }
    }

    fn set_size(&mut self, size: Size) {
        if size != self.editor.size() {
            let seed = self.next_seed();
            let start = random_walk(self.editor.goal_for(size), 4 * size.cells(), seed);
            self.editor.set_start(start);
        }
    }

    /// Shuffles to the exact length where distances are known; waits for them where they are on their way.
    fn shuffle(&mut self) {
        self.shuffle_pending = false;
        let Some(goal) = self.editor.goal().board() else {
            return;
        };
        let seed = self.next_seed();
        if !DistanceCache::covers(goal.size()) {
            let start = random_walk(goal, self.shuffle_length as usize, seed);
            self.editor.set_start(start);
        } else if let Some(distances) = self.distances.get(goal) {
            let length = self.shuffle_length.min(distances.farthest());
            if let Some(start) = distances.board_at(length, seed) {
                self.editor.set_start(start);
                self.shuffle_length = length;
            }
        } else {
            self.shuffle_pending = true;
        }
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.seed
    }

    fn restrategise(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.strategy;
        change(&mut self.settings);
        if self.settings.strategy != before {
            self.drop_run("The strategy changed");
        }
    }

    fn set_speed(&mut self, speed: Speed) {
        self.settings.speed = speed;
        if let Some(run) = &mut self.run {
            run.set_pace(speed.pace());
        }
    }

    /// Runs from here, or from the start where there is no run or it is over.
    fn run_on(&mut self, anyway: bool) {
        if self.phase() == Some(Phase::Ended) {
            self.reset();
        }
        self.with_run(anyway, |run, settings| run.go(settings.speed.pace()));
    }

    fn pause(&mut self) {
        if let Some(run) = &mut self.run {
            run.pause();
        }
    }

    /// Does `what` with the run, which is started first where there is none. An unsolvable board is refused unless it is
    /// to be searched anyway.
    fn with_run(&mut self, anyway: bool, what: impl FnOnce(&mut Run, &Settings)) {
        if self.run.is_none() {
            match self.verdict() {
                Verdict::Faulty => return,
                Verdict::Unsolvable(_) if !anyway => {
                    return self.note(Tone::Bad, "No solution: the parities differ".into());
                }
                _ => self.start_run(),
            }
        }
        if let Some(run) = &mut self.run {
            what(run, &self.settings);
        }
    }

    fn start_run(&mut self) {
        let Some(problem) = self.editor.problem() else {
            return;
        };
        let limits = Limits {
            memory: self.settings.memory_limit,
            expansions: None,
        };
        match Run::start(problem, self.settings.strategy, limits, &self.wake) {
            Ok(run) => self.run = Some(run),
            Err(error) => {
                self.note(
                    Tone::Bad,
                    format!("The search could not be started: {error}"),
                );
            }
        }
    }

    fn note(&mut self, tone: Tone, text: String) {
        self.notice = Some(Status { text, tone });
    }

    fn reset(&mut self) {
        self.run = None;
        self.replay = None;
        self.tab = Tab::Expansion;
    }

    fn replay_by(&mut self, action: &Action) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        match *action {
            Action::Play(on) => replay.set_playing(on),
            Action::PlayTo(at) => replay.go_to(at),
            Action::PlaySpeed(speed) => replay.set_speed(speed),
            _ => {}
        }
    }

    /// What the run is doing, where there is one.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        self.run.as_ref().map(Run::phase)
    }

    /// Nodes expanded so far.
    #[must_use]
    pub fn expanded(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.stats().expanded)
    }

    /// The start board, or the replay's where that has moved on; `None` where the draft is faulty.
    #[must_use]
    pub fn shown_start(&self) -> Option<Board> {
        let replayed = self.replay.as_ref().filter(|r| r.at() > 0);
        match replayed {
            Some(replay) if self.editor.start().board().is_some() => Some(replay.board()),
            _ => self.editor.start().board(),
        }
    }

    /// The longest shuffle: the farthest state where that is known.
    #[must_use]
    pub fn longest_shuffle(&self) -> Option<u32> {
        let goal = self.editor.goal().board()?;
        self.distances.get(goal).map(Distances::farthest)
    }

    /// Whether a shuffle goes to an exact length rather than a number of random moves.
    #[must_use]
    pub fn shuffle_is_exact(&self) -> bool {
        DistanceCache::covers(self.editor.size())
    }
}

/// The least memory limit that can be set.
pub(super) const MIN_MEMORY: u64 = 16 << 20;

/// The board of the first start: twenty moves from the usual goal, and A* finds them in fewer than 200 expansions.
fn first_problem() -> Problem {
    let size = Size::new(3, 3).expect("3 × 3 is a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("every tile once");
    Problem::new(start, Board::blank_last(size)).expect("one size")
}
