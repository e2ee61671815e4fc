//! A search that is played: its clock, its timeline, its recorder and the commands of a player, without a pixel.

pub mod arrival;
pub mod clock;
pub mod curve;
pub mod live;
pub mod predict;
pub mod recorder;
pub mod replay;
mod speed;
mod starting;
mod status_line;
mod timeline;
mod transport;

pub use clock::{Clock, ClockBy, Span};
pub use live::{Phase, Rerun, Run};
pub use predict::Predict;
pub use replay::{Playhead, Replay};
pub use speed::Speed;
pub use starting::Setup;
pub use status_line::{Status, Tone};
pub use timeline::Timeline;

use crate::recording::{Breakpoint, Landmark, NodeId};
use crate::run::starting::Waiting;
use crate::search::{Limit, Outcome};
use crate::study::SolutionQuality;
use crate::study::compare::least_cost;
use crate::text::status;

fn replay_of(run: &Run) -> Option<Replay> {
    let Some(Outcome::Solved(solution)) = run.outcome() else {
        return None;
    };
    let quality = if !run.problem.costs().is_unit() {
        let least = match run.strategy.finds_cheapest(&run.problem) {
            true => Some(solution.cost()),
            false => least_cost(&run.problem),
        };
        SolutionQuality::OfCost(solution.cost(), least)
    } else if run.strategy.is_optimal() || solution.is_empty() {
        SolutionQuality::Shortest
    } else {
        SolutionQuality::Unknown
    };
    Some(Replay::new(solution.clone(), quality))
}

/// The commands common to the bars of one search and of a comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Transport {
    Reset,
    GoTo(u64),
    StepBack,
    /// Play if paused, pause if playing; start if nothing has started.
    Toggle,
    /// One step forward; the search makes it if it has not been made.
    Step,
    Finish,
    Speed(Speed),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Command {
    Transport(Transport),
    SearchAnyway,
    /// Show the next moment of a kind (`true`), or the previous one.
    ToLandmark(Landmark, bool),
    /// Stop at this breakpoint.
    Break(Breakpoint),
    /// Stop at this breakpoint no more.
    Unbreak(Breakpoint),
    /// Select a node to inspect, or none. While the next node is asked for, selecting an open node is the answer.
    Select(Option<NodeId>),
    /// Start or stop asking before each expansion which node is next.
    Predict(bool),
    FineSteps(bool),
    /// Show this board of the solution, and continue from there as given.
    Replay(Playhead),
    /// Show the last run again, although board or strategy have changed.
    ShowLast,
}

/// The search of the Explore screen, the moment shown, and the state that ends with it.
#[derive(Default)]
pub struct Playback {
    pub run: Option<Run>,
    pub replay: Option<Replay>,
    /// The game of guessing the next node, while it is played.
    pub predict: Option<Predict>,
    /// The breakpoints, in the order in which they were set.
    pub breakpoints: Vec<Breakpoint>,
    pub speed: Speed,
    /// Whether a step goes line by line through an expansion.
    pub fine_steps: bool,
    /// The finished run that was last on screen before board or strategy changed.
    pub last: Option<Box<Run>>,
    /// A message shown in the status line instead of the run's status, until the next action.
    pub notice: Option<Status>,
    /// The command to carry out as soon as the pattern tables of the run are available.
    waiting: Option<Waiting>,
}

impl Playback {
    /// Carries out a command. `setup` is used to start a search if there is none.
    pub fn update(&mut self, command: Command, setup: &Setup) {
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
                self.with_timeline(|timeline| timeline.fine = None);
            }
            Command::Break(breakpoint) => {
                if !self.breakpoints.contains(&breakpoint) {
                    self.breakpoints.push(breakpoint);
                }
            }
            Command::Unbreak(breakpoint) => self.breakpoints.retain(|other| *other != breakpoint),
            Command::Replay(head) => self.with_replay(|replay| replay.set(head)),
            Command::ShowLast => self.show_last(),
        }
    }

    /// The command of the End key: go to the newest moment or, from there, search to the end at full speed.
    pub fn end(&self) -> Transport {
        match self.timeline() {
            Some(timeline) if !timeline.follows() => Transport::GoTo(timeline.newest()),
            Some(_) | None => Transport::Finish,
        }
    }

    pub fn with_replay(&mut self, what: impl FnOnce(&mut Replay)) {
        if let Some(replay) = &mut self.replay {
            what(replay);
        }
    }

    /// Processes the messages of the search and the recorder, and stops at a breakpoint met on the way. Never blocks.
    pub fn poll(&mut self) {
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

    /// Advances playing by `seconds`. Returns the seconds until the next change.
    pub fn advance(&mut self, seconds: f64) -> Option<f64> {
        let played = self.play_on(seconds);
        let replayed = self.replay.as_mut().and_then(|r| r.advance(seconds));
        played.into_iter().chain(replayed).reduce(f64::min)
    }

    pub fn reset(&mut self) {
        self.run = None;
        self.waiting = None;
        self.predict = None;
        self.replay = None;
    }

    /// Removes a run that does not match the current settings from the screen, and shows why. It is kept if it has
    /// ended: then it uses no more memory than its recording.
    pub fn drop_run(&mut self, why: &str) {
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

    pub fn note(&mut self, tone: Tone, text: String) {
        self.notice = Some(Status::new(tone, text));
    }

    pub fn phase(&self) -> Option<Phase> {
        self.run.as_ref().map(|run| run.phase)
    }

    /// The newest moment, 0 without a run.
    pub fn expanded(&self) -> u64 {
        self.timeline().map_or(0, Timeline::newest)
    }

    pub fn at(&self) -> u64 {
        self.timeline().map_or(0, Timeline::at)
    }

    /// The status line about the search.
    pub fn status(&self) -> Option<Status> {
        if let Some(notice) = &self.notice {
            return Some(notice.clone());
        }
        let run = self.run.as_ref()?;
        if run.failure().is_some() {
            return Some(Status::new(Tone::Bad, status::BROKEN));
        }
        let timeline = &run.timeline;
        let made = timeline.newest();
        if timeline.moment().part().is_some() {
            let (_, at) = self.fine_steps();
            let text = status::within(timeline.at(), at + 1);
            return Some(Status::new(Tone::Waiting, text));
        }
        if !timeline.follows() {
            // The outcome comes after the moment shown.
            let text = status::looks_at(timeline.at(), made);
            return Some(Status::new(Tone::Quiet, text));
        }
        let bad = |text| Status::new(Tone::Bad, text);
        let limit = |text: String| match run.at_least {
            Some(at_least) => bad(status::with_bound(at_least, &text)).with_short(text),
            None => bad(text),
        };
        Some(match run.outcome() {
            Some(Outcome::Solved(solution)) => {
                let replay = self.replay.as_ref();
                let quality = replay.map_or(SolutionQuality::Unknown, |replay| replay.quality);
                let text = status::solved_in(solution.len(), quality);
                Status::new(Tone::Solved, text).with_short(status::solved(solution.len()))
            }
            Some(Outcome::Exhausted) => bad(status::exhausted(run.progress.stats.visited)),
            Some(Outcome::NoEstimate(error)) => bad(status::no_estimate(&**error)),
            Some(Outcome::Limit(Limit::Memory)) => limit(status::memory_limit(made)),
            Some(Outcome::Limit(Limit::Depth)) => limit(status::depth_limit(made)),
            Some(Outcome::Limit(Limit::Expansions)) => limit(status::expansion_limit(made)),
            Some(Outcome::Cancelled) | None => match run.phase {
                Phase::Running => Status::new(Tone::Busy, status::SEARCHING),
                Phase::Paused => {
                    Status::new(Tone::Waiting, status::paused_at(made)).with_short(status::PAUSED)
                }
                Phase::Ended => Status::new(Tone::Quiet, status::CANCELLED),
            },
        })
    }

    /// The length of the solution found, if the algorithm guarantees a shortest one.
    pub fn proven_length(&self) -> Option<u32> {
        let run = self.run.as_ref()?;
        let proven = run.strategy.is_optimal() && run.problem.costs().is_unit();
        let replay = self.replay.as_ref().filter(|_| proven)?;
        Some(replay.solution.len() as u32)
    }
}
