//! What the window shows, without a window: plain structs that only [`Model::apply`] and [`Model::poll`] change.

#[cfg(test)]
pub(crate) mod tests;

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use crate::{
    app::{
        Action, Place, Settings, Speed, Status, Tone,
        boards::{Editor, shortest_length::Lengths},
        compare::Compare,
        experiment::Experiment,
        explore::{Predict, solution::Replay},
        export::{Motif, PictureDesk, TraceDesk},
        lesson::LessonDesk,
        playback::{Phase, Run, searching::Waiting},
        survey::Surveys,
    },
    jobs::{
        Measured, Wake, cache::Cache, distances::DistanceCache, pattern_tables::Tables,
        state_space::SpaceCache,
    },
    puzzle::{Board, Problem, Size},
    recording::Breakpoint,
    search::Outcome,
};

/// What the middle of the window shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The search tree.
    Tree,
    /// Every state by its distances from the start and to the goal.
    StateSpace,
    /// How many nodes there are at each depth, or of each f.
    Depths,
    /// The node just expanded and its successors.
    Expansion,
    /// The frontier's first nodes, where the window is too narrow for a panel of their own.
    Frontier,
    /// The path found.
    Solution,
}

/// Everything the window shows.
pub struct Model {
    /// Which place of the window is shown.
    pub place: Place,
    /// The comparison of strategies.
    pub compare: Compare,
    /// The experiment on many boards.
    pub experiment: Experiment,
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
    /// What to stop at, in the order in which it was wished.
    pub breakpoints: Vec<Breakpoint>,
    /// The game of guessing the node that comes next, while it is played.
    pub predict: Option<Predict>,
    /// The lesson: bookmarks, and the file they are kept in.
    pub lesson: LessonDesk,
    /// The picture that is saved.
    pub picture: PictureDesk,
    /// The trace that is written.
    pub trace: TraceDesk,
    /// Which fine step of which expansion is looked at.
    pub(crate) fine: Option<(u64, usize)>,
    /// The wanted length of a shuffle.
    pub shuffle_length: u32,
    /// What happened that the run does not tell: it stands in the status line until the next action.
    pub(crate) notice: Option<Status>,
    pub(crate) shuffle_pending: bool,
    pub(crate) distances: DistanceCache,
    space: SpaceCache,
    pub(crate) lengths: Lengths,
    pub(crate) tables: Tables,
    pub(crate) surveys: Surveys,
    /// What is to be done with the run as soon as the tables it looks up are there.
    pub(crate) waiting: Option<Waiting>,
    pub(crate) seed: u64,
    pub(crate) wake: Wake,
    due: Option<Duration>,
    /// When the trace was last recorded, where more of it waits.
    pub(crate) recorded: Option<Instant>,
    /// Whether this frame's time went into recording, and the next one's is for drawing what was recorded.
    pub(crate) picture_due: bool,
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
            tab: Tab::Tree,
            breakpoints: Vec::new(),
            predict: None,
            lesson: LessonDesk::new(),
            picture: PictureDesk::new(),
            trace: TraceDesk::new(),
            fine: None,
            shuffle_length: 20,
            notice: None,
            shuffle_pending: false,
            distances: DistanceCache::new(Arc::clone(&wake)),
            space: SpaceCache::new(Arc::clone(&wake)),
            place: Place::Explore,
            compare: Compare::new(),
            experiment: Experiment::new(first_problem().start().size(), Arc::clone(&wake)),
            lengths: Lengths::new(Cache::none(), Arc::clone(&wake)),
            tables: Tables::new(Cache::none(), Arc::clone(&wake)),
            waiting: None,
            surveys: Surveys::new(Cache::none(), Arc::clone(&wake)),
            seed,
            wake,
            due: None,
            recorded: None,
            picture_due: false,
        }
    }

    /// The same model, which keeps between runs in `cache` what took long to work out. Without it nothing is kept.
    #[must_use]
    pub fn caching(mut self, cache: Cache) -> Self {
        self.tables.keep_in(cache.clone());
        self.surveys.keep_in(cache.clone());
        self.lengths.keep_in(cache);
        self
    }

    /// Offers to write files into `folder`.
    pub(crate) fn export_to(&mut self, folder: &Path) {
        for saving in [
            &mut self.lesson.saving,
            &mut self.picture.saving,
            &mut self.trace.saving,
            &mut self.compare.export.saving,
            &mut self.experiment.export.saving,
        ] {
            saving.offer_folder(folder);
        }
    }

    /// Takes in what other threads have told. Never waits; gives back whether it has more to do than it took the time for.
    pub fn poll(&mut self) -> bool {
        self.poll_tables();
        self.poll_surveys();
        if let Some(run) = &mut self.run {
            let before = run.phase();
            run.poll();
            if before != Phase::Ended && run.phase() == Phase::Ended {
                self.ended();
            }
        }
        self.poll_lesson();
        self.picture.saving.poll();
        self.trace.saving.poll();
        self.poll_comparison();
        let busy = self.record();
        let mapped = matches!(self.tab, Tab::StateSpace | Tab::Depths)
            || self.picture.is_of(Motif::StateSpace)
            || self.picture.is_of(Motif::Depths);
        if let Some(run) = self.run.as_ref().filter(|_| mapped) {
            self.space.want(run.problem());
        }
        if let (Place::Compare, Some(problem)) = (self.place, self.problem_to_compare()) {
            self.space.want(problem);
        }
        if let Some(goal) = self.editor.goal().board() {
            self.distances.want(goal);
            if self.shuffle_pending && self.distances.get(goal).is_some() {
                self.edit(Action::Shuffle);
            }
        }
        self.due = self.experiment.poll(self.place == Place::Experiment);
        self.lengths.want(self.length_to_ask());
        busy
    }

    /// How long from the last [`poll`](Self::poll) until there is more to show of what was told.
    #[must_use]
    pub const fn due(&self) -> Option<Duration> {
        self.due
    }

    fn ended(&mut self) {
        let outcome = self.run.as_ref().and_then(Run::outcome);
        if let Some(Outcome::Solved(solution)) = outcome {
            self.replay = Some(Replay::new(solution.clone()));
        }
    }

    /// How long until a question to the oracle has waited so long that it is to be told.
    #[must_use]
    pub fn blink(&self) -> Option<Duration> {
        self.lengths.blink()
    }

    /// Lets `seconds` pass for what moves by itself. Gives the seconds until something changes again.
    pub fn advance(&mut self, seconds: f64) -> Option<f64> {
        let played = self.play_on(seconds);
        let replayed = self.replay.as_mut().and_then(|r| r.advance(seconds));
        let compared = (self.place == Place::Compare).then(|| self.compare.advance(seconds));
        let next = played.into_iter().chain(replayed);
        next.chain(compared.flatten()).reduce(f64::min)
    }

    /// Does what a person wishes.
    pub fn apply(&mut self, action: Action) {
        // Leaving a field is no wish of its own: what was just said stays.
        if !matches!(action, Action::Commit(_)) {
            self.notice = None;
        }
        self.give_up_bookmark(&action);
        match action {
            Action::Algorithm(algorithm) => self.restrategise(|s| s.choose(algorithm)),
            Action::Heuristic(heuristic) => self.restrategise(|s| s.strategy.heuristic = heuristic),
            Action::Weight(weight) => self.restrategise(|s| s.strategy.weight = weight),
            Action::Ties(ties) => self.restrategise(|s| s.strategy.ties = ties),
            Action::DepthLimit(limit) => self.restrategise(|s| s.strategy.depth_limit = limit),
            Action::MemoryLimit(bytes) => self.settings.memory_limit = bytes.max(MIN_MEMORY),
            Action::SearchAnyway => self.run_on(true),
            Action::Toggle => self.toggle(),
            Action::ToggleSearch if self.phase() == Some(Phase::Running) => self.pause(),
            Action::ToggleSearch => self.run_on(false),
            Action::Step => self.step(),
            Action::Finish => self.finish(),
            Action::GoTo(k) => self.go_to(k),
            Action::End if self.follows() => self.finish(),
            Action::Follow | Action::End => self.follow(),
            Action::StepBack => self.step_back(),
            Action::ToNext(landmark) => self.go_to_landmark(landmark, true),
            Action::ToPrevious(landmark) => self.go_to_landmark(landmark, false),
            Action::Select(node) => self.select(node),
            Action::Predict(on) => self.set_predict(on),
            Action::FineSteps(on) => {
                self.settings.fine_steps = on;
                self.fine = None;
            }
            Action::Break(breakpoint) => self.set_break(breakpoint, true),
            Action::Unbreak(breakpoint) => self.set_break(breakpoint, false),
            Action::Reset => self.reset(),
            Action::Speed(notch) => self.set_speed(Speed::notch(notch)),
            Action::Faster => self.set_speed(self.settings.speed.faster()),
            Action::Slower => self.set_speed(self.settings.speed.slower()),
            Action::Play(_) | Action::PlayTo(_) | Action::PlaySpeed(_) => self.replay_by(&action),
            Action::Visit(place) => {
                self.name_picture(self.place, place);
                self.place = place;
            }
            Action::Compare(wish) => self.compare_by(wish),
            Action::Experiment(wish) => self.experiment.apply(wish),
            Action::Lesson(wish) => self.lesson_wish(wish),
            Action::Picture(wish) => self.picture_wish(wish),
            Action::Trace(wish) => self.trace_wish(wish),
            Action::Survey(wish) => self.survey_by(wish),
            Action::Show(tab) => self.tab = tab,
            Action::Theme(theme) => self.settings.theme = theme,
            Action::Zoom(zoom) => self.settings.zoom = zoom,
            Action::Colour(by) => self.settings.colour = by,
            Action::Stubs(on) => self.settings.stubs = on,
            Action::LevelsByF(on) => self.settings.levels_by_f = on,
            Action::LogLevels(on) => self.settings.log_levels = on,
            Action::LogAxis(on) => self.settings.log_axis = on,
            Action::XAxis(axis) => self.settings.x_axis = axis,
            Action::Help(on) => self.settings.help = on,
            edit => self.edit(edit),
        }
    }

    pub(crate) fn note(&mut self, tone: Tone, text: String) {
        self.notice = Some(Status { text, tone });
    }

    /// Whether a picture of much that is recorded right now may wait for the next frame.
    #[must_use]
    pub const fn picture_may_wait(&self) -> bool {
        self.picture_due
    }

    /// What is known of the space that the run searches.
    #[must_use]
    pub fn space(&self) -> Measured<'_> {
        match &self.run {
            Some(run) => self.space.get(run.problem()),
            None => Measured::Pending,
        }
    }

    /// What is known of the space around the boards that are compared.
    #[must_use]
    pub fn space_to_compare(&self) -> Measured<'_> {
        match self.problem_to_compare() {
            Some(problem) => self.space.get(problem),
            None => Measured::Pending,
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
}

/// The least memory limit that can be set.
pub(crate) const MIN_MEMORY: u64 = 16 << 20;

/// The board of the first start: twenty moves from the usual goal, and A* finds them in fewer than 200 expansions.
fn first_problem() -> Problem {
    let size = Size::new(3, 3).expect("3 × 3 is a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("every tile once");
    Problem::new(start, Board::blank_last(size)).expect("one size")
}
