//! Moving to any moment of a run: the search runs at the newest moment; before it the recording is played.

use crate::explain::{FineStep, fine_steps};
use crate::recording::{Landmark, NodeId};
use crate::run::{Phase, Playback, Predict, Run, Setup, Speed, Status, Timeline, Tone};
use crate::services::search_task::Command;
use crate::text::background::no_more_threads;
use crate::text::{playback, status};

impl Playback {
    pub fn with_timeline(&mut self, what: impl FnOnce(&mut Timeline)) {
        if let Some(run) = &mut self.run {
            what(&mut run.timeline);
        }
    }

    pub fn timeline(&self) -> Option<&Timeline> {
        self.run.as_ref().map(|run| &run.timeline)
    }

    /// Whether the newest moment is shown, which is the only one without a run.
    pub fn follows(&self) -> bool {
        self.timeline().is_none_or(Timeline::follows)
    }

    pub fn plays(&self) -> bool {
        match self.timeline() {
            Some(timeline) if !timeline.follows() => timeline.plays(),
            Some(_) | None => self.phase() == Some(Phase::Running),
        }
    }

    pub fn toggle(&mut self, setup: &Setup) {
        if self.predict.is_some() {
            return self.step(setup);
        }
        let plays = self.plays();
        if !self.follows() {
            self.with_timeline(Timeline::toggle);
        } else if plays {
            self.pause();
        } else {
            self.run_on(false, setup);
        }
    }

    pub fn step(&mut self, setup: &Setup) {
        if self.fine_step(true) || self.reveal() {
            return;
        }
        let next = self.at() + 1;
        match self.timeline() {
            Some(timeline) if !timeline.follows() => self.go_to(next),
            Some(_) | None => self.start_and(Command::Step(1), false, setup),
        }
        let fine = self.steps_finely().then_some((next, 0));
        self.with_timeline(|timeline| timeline.fine = fine);
    }

    /// Whether a step goes line by line through an expansion. Guesses concern whole expansions.
    const fn steps_finely(&self) -> bool {
        self.fine_steps && self.predict.is_none()
    }

    /// The fine steps of the expansion that led to the moment shown, and the index of the one shown: the last, unless
    /// the user steps through them.
    pub fn fine_steps(&self) -> (Vec<FineStep>, usize) {
        let Some(timeline) = self.timeline().filter(|timeline| !timeline.is_beyond()) else {
            return (Vec::new(), 0);
        };
        let moment = timeline.moment();
        let steps = fine_steps(&moment);
        let last = steps.len().saturating_sub(1);
        let at = timeline.fine().map_or(last, |at| at.min(last));
        (steps, at)
    }

    /// Goes one fine step forward or back within an expansion. Returns `false` if there is none.
    fn fine_step(&mut self, on: bool) -> bool {
        if !self.steps_finely() {
            return false;
        }
        let (steps, at) = self.fine_steps();
        let to = if on { at + 1 } else { at.wrapping_sub(1) };
        let k = self.at();
        let there = to < steps.len();
        if there {
            self.with_timeline(|timeline| timeline.fine = Some((k, to)));
        }
        there
    }

    pub fn select(&mut self, node: Option<NodeId>) {
        let timeline = self.run.as_ref().map(|run| &run.timeline);
        if let (Some(predict), Some(timeline), Some(node)) = (&mut self.predict, timeline, node) {
            predict.guess(&timeline.moment(), node);
        }
        self.with_timeline(|timeline| timeline.selected = node);
    }

    /// Reveals the next node if it is asked for and not yet known. Returns whether it did.
    fn reveal(&mut self) -> bool {
        let timeline = self.run.as_ref().map(|run| &run.timeline);
        let (Some(predict), Some(timeline)) = (&mut self.predict, timeline) else {
            return false;
        };
        // The next node of a moment that is not recorded yet is unknown.
        let known = timeline.at() == timeline.moment().k();
        known && predict.reveal(&timeline.moment())
    }

    /// Starts or stops asking before each expansion. The search pauses meanwhile.
    pub fn set_predict(&mut self, on: bool, setup: &Setup) {
        self.predict = None;
        self.with_timeline(|timeline| timeline.fine = None);
        if on {
            self.start_and(Command::Pause, false, setup);
            self.predict = self.run.as_ref().map(|_| Predict::default());
        }
    }

    /// Goes one expansion back and pauses the search, so that the newest moment stays near.
    pub fn step_back(&mut self) {
        self.pause();
        if self.fine_step(false) {
            return;
        }
        if let Some(timeline) = self.timeline() {
            let before = timeline.at().saturating_sub(1);
            self.go_to(before);
        }
    }

    pub fn finish(&mut self, setup: &Setup) {
        self.follow();
        self.start_and(Command::Go(Speed::FULL.pace()), false, setup);
    }

    pub fn go_to(&mut self, k: u64) {
        self.with_timeline(|timeline| timeline.go_to(k));
        self.seek();
    }

    pub fn follow(&mut self) {
        self.with_timeline(Timeline::follow);
        self.seek();
    }

    fn seek(&mut self) {
        if let Some(Err(error)) = self.run.as_mut().map(Run::seek) {
            let reason = no_more_threads(&error);
            self.note(Tone::Bad, playback::not_searched_again(reason));
        }
    }

    /// Goes to the next moment of a kind (`forward`), or to the previous one.
    pub fn go_to_landmark(&mut self, landmark: Landmark, forward: bool) {
        let Some(timeline) = self.timeline() else {
            return;
        };
        let (recording, at) = (timeline.recording(), timeline.at());
        let found = if forward {
            recording.next(landmark, at)
        } else {
            recording.previous(landmark, at)
        };
        match found {
            Some(k) => self.go_to(k),
            None => {
                self.note(Tone::Quiet, status::none_recorded(forward, at));
            }
        }
    }

    /// Stops at a breakpoint met by newly recorded expansions. A moment beyond the recording, to which the clock has played,
    /// is searched again.
    pub fn look_at_recorded(&mut self) {
        let Some(run) = &mut self.run else {
            return;
        };
        let timeline = &mut run.timeline;
        let new = timeline.unchecked();
        if !timeline.follows() {
            if timeline.is_beyond() {
                self.seek();
            }
        } else if !new.is_empty() {
            self.stop_between(new.start, new.end);
        }
    }

    /// Stops at the first breakpoint met after moment `from`, up to moment `to`.
    fn stop_between(&mut self, from: u64, to: u64) {
        let Some(recording) = self.timeline().map(Timeline::recording) else {
            return;
        };
        let strikes = self.breakpoints.iter().filter_map(|&breakpoint| {
            let at = recording.strikes(breakpoint, from)?;
            (at <= to).then_some((at, breakpoint))
        });
        let Some((at, breakpoint)) = strikes.min_by_key(|(at, _)| *at) else {
            return;
        };
        self.pause();
        self.go_to(at);
        let text = status::stopped_at(at, status::met(breakpoint));
        self.notice = Some(Status::new(Tone::Waiting, text).with_short(status::STOPPED));
    }

    /// Advances the played recording by `seconds`. Returns the seconds until the next change.
    pub fn play_on(&mut self, seconds: f64) -> Option<f64> {
        let speed = self.speed;
        let timeline = &mut self.run.as_mut()?.timeline;
        if !timeline.plays() {
            return None;
        }
        let before = timeline.at();
        let next = timeline.pass(seconds, speed);
        let now = timeline.at();
        self.stop_between(before, now);
        if self.follows() && self.phase() == Some(Phase::Paused) {
            self.command(Command::Go(self.speed.pace()));
        }
        self.plays().then(|| next.unwrap_or(0.0))
    }
}
