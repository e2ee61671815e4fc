//! Running a search, and going to any moment of it.

pub(crate) mod arrival;
pub(crate) mod breakpoints_menu;
pub(crate) mod clock;
pub(crate) mod curve;
pub(crate) mod jump_menu;
#[cfg(test)]
pub(crate) mod moment_tests;
pub(crate) mod predict;
pub(crate) mod recorder;
pub(crate) mod replay;
pub(crate) mod rerun;
pub(crate) mod run;
pub(crate) mod search_status;
pub(crate) mod shared_bar;
pub(crate) mod speed;
pub(crate) mod starting;
pub(crate) mod timeline;
#[cfg(test)]
pub(crate) mod timeline_tests;
pub(crate) mod timeline_view;
pub(crate) mod transport;

pub(crate) use clock::{Clock, ClockBy, Span};
pub(crate) use predict::Predict;
pub(crate) use replay::{Playhead, Replay};
pub(crate) use rerun::Rerun;
pub(crate) use run::{Phase, Run};
pub(crate) use speed::Speed;
pub(crate) use starting::Setup;
pub(crate) use timeline::Timeline;

use std::time::Duration;

use crate::app::playback::starting::Waiting;
use crate::app::status::{Status, Tone};
use crate::recording::{Breakpoint, Landmark, NodeId};
use crate::search::Outcome;
use crate::study::SolutionQuality;

fn replay_of(run: &Run) -> Option<Replay> {
    let Some(Outcome::Solved(solution)) = run.outcome() else {
        return None;
    };
    let quality = if run.strategy.is_optimal() || solution.is_empty() {
        SolutionQuality::Shortest
    } else {
        SolutionQuality::Unknown
    };
    Some(Replay::new(solution.clone(), quality))
}

/// What the bar of one search and that of a comparison have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Transport {
    Reset,
    GoTo(u64),
    StepBack,
    /// Play where it stands still, stand still where it plays; begin where nothing has begun.
    Toggle,
    /// One step on: made, where it has not been made.
    Step,
    Finish,
    Speed(Speed),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Command {
    Transport(Transport),
    SearchAnyway,
    /// Look at the next moment of a kind, or the last one before this.
    ToLandmark(Landmark, bool),
    /// Stop at this from now on, or no more.
    Break(Breakpoint, bool),
    /// Choose a node to be inspected, or none; where the next node is asked for, an open one is the answer.
    Select(Option<NodeId>),
    /// Ask before each expansion which node comes next, or leave that.
    Predict(bool),
    FineSteps(bool),
    /// Show this board of the solution, and go on like this from there.
    Replay(Playhead),
    /// Show the last run again, whose board or strategy has changed since.
    ShowLast,
}

/// The search of the Explore screen and the moment of it that is looked at, with all that ends when it does.
#[derive(Default)]
pub struct Playback {
    pub run: Option<Run>,
    pub replay: Option<Replay>,
    /// The game of guessing the node that comes next, while it is played.
    pub predict: Option<Predict>,
    /// What to stop at, in the order in which it was set.
    pub breakpoints: Vec<Breakpoint>,
    pub speed: Speed,
    /// Whether a step goes line by line through an expansion.
    pub fine_steps: bool,
    /// The finished run that was last on screen before board or strategy changed.
    pub(crate) last: Option<Box<Run>>,
    /// What happened that the run does not tell: it stands in the status line until the next action.
    pub(crate) notice: Option<Status>,
    /// What is to be done with the run as soon as the pattern tables it looks up are there.
    waiting: Option<Waiting>,
}

impl Playback {
    /// Steers the search and the moment looked at. `setup` is what a search is started with where there is none.
    pub(crate) fn update(&mut self, command: Command, setup: &Setup) {
        match command {
            Command::Transport(Transport::Toggle) => self.toggle(setup),
            Command::Transport(Transport::Step) => self.step(setup),
            Command::Transport(Transport::StepBack) => self.step_back(),
            Command::Transport(Transport::GoTo(k)) => self.go_to(k),
            Command::Transport(Transport::Finish) => self.finish(setup),
            Command::Transport(Transport::Reset) => self.reset(),
            Command::Transport(Transport::Speed(speed)) => self.set_speed(speed),
            Command::SearchAnyway => self.run_on(true, setup),
            Command::ToLandmark(landmark, forward) => self.go_to_landmark(landmark, forward),
            Command::Select(node) => self.select(node),
            Command::Predict(on) => self.set_predict(on, setup),
            Command::FineSteps(on) => {
                self.fine_steps = on;
                self.with_timeline(|timeline| timeline.set_fine(None));
            }
            Command::Break(breakpoint, on) => self.set_break(breakpoint, on),
            Command::Replay(head) => self.with_replay(|replay| replay.set(head)),
            Command::ShowLast => self.show_last(),
        }
    }

    /// What the End key does: to the newest moment; from there to the end, as fast as the machine goes.
    pub(crate) fn end(&self) -> Transport {
        match self.timeline() {
            Some(timeline) if !timeline.follows() => Transport::GoTo(timeline.newest()),
            Some(_) | None => Transport::Finish,
        }
    }

    pub(crate) fn with_replay(&mut self, what: impl FnOnce(&mut Replay)) {
        if let Some(replay) = &mut self.replay {
            what(replay);
        }
    }

    /// Takes in what the search told and what was recorded, and stops at a breakpoint met on the way. Never waits.
    pub(crate) fn poll(&mut self) {
        let Some(run) = &mut self.run else {
            return;
        };
        let before = run.phase;
        run.poll();
        if before != Phase::Ended && run.phase == Phase::Ended {
            self.replay = replay_of(run);
        }
        self.look_at_recorded();
    }

    /// How long until the search is to be asked again, though nobody calls.
    pub(crate) fn due(&self) -> Option<Duration> {
        self.run.as_ref().and_then(Run::due)
    }

    /// Lets `seconds` pass for what moves by itself. Gives the seconds until something changes again.
    pub(crate) fn advance(&mut self, seconds: f64) -> Option<f64> {
        let played = self.play_on(seconds);
        let replayed = self.replay.as_mut().and_then(|r| r.advance(seconds));
        played.into_iter().chain(replayed).reduce(f64::min)
    }

    pub(crate) fn reset(&mut self) {
        self.run = None;
        self.waiting = None;
        self.predict = None;
        self.replay = None;
    }

    /// Takes a search off the screen that does not belong to what is set now, and says why. It is kept where it has
    /// ended: then it holds no more than its recording.
    pub(crate) fn drop_run(&mut self, why: &str) {
        if let Some(run) = self.run.take() {
            self.reset();
            self.note(Tone::Quiet, why.to_owned());
            self.keep(run);
        }
    }

    fn keep(&mut self, mut run: Run) {
        if run.outcome().is_some() {
            run.give_up_rerun();
            self.last = Some(Box::new(run));
        }
    }

    fn show_last(&mut self) {
        let Some(last) = self.last.take() else {
            return;
        };
        let shown = self.run.take();
        self.reset();
        self.replay = replay_of(&last);
        self.run = Some(*last);
        if let Some(run) = shown {
            self.keep(run);
        }
    }

    pub(crate) fn note(&mut self, tone: Tone, text: String) {
        self.notice = Some(Status::new(tone, text));
    }

    pub fn phase(&self) -> Option<Phase> {
        self.run.as_ref().map(|run| run.phase)
    }

    pub fn expanded(&self) -> u64 {
        self.run
            .as_ref()
            .map_or(0, |run| run.progress.stats.expanded)
    }

    pub(crate) fn at(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.timeline.at())
    }
}
