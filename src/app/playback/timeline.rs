//! The recording of a run, and the moment of it that is looked at.

use std::cell::OnceCell;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use crate::app::explore::tree::layout::Tree;
use crate::app::playback::recorder::{self, Picture, RecorderHandle};
use crate::app::playback::{Clock, Span, Speed};
use crate::explain::{fine_steps, part_at};
use crate::jobs::Wake;
use crate::puzzle::Problem;
use crate::recording::{Coverage, Moment, Node, NodeId, Recording};
use crate::search::{PatternDatabases, Strategy};
use crate::tasks::Panicked;
use crate::worker::TraceSender;

/// The newest copy of what is recorded of a run, and which moment is looked at. Moments are numbered by expansions: moment
/// `k` is after `k` of them. The [recorder](crate::app::playback::recorder) makes the copies; none of this waits for it.
pub struct Timeline {
    /// The newest copy. Empty until the recorder has planned the tree, or somebody has waited for that. It is given back on
    /// drop: the recorder's thread frees it, not the window's.
    picture: OnceCell<Arc<Picture>>,
    /// What is recorded before the first expansion.
    begun: Recording,
    recorder: RecorderHandle,
    pub(crate) made: u64,
    /// Expansions that were looked at for breakpoints.
    checked: u64,
    clock: Clock,
    /// Which fine step of which expansion is looked at; that of another one is out of date.
    fine: Option<(u64, usize)>,
    selected: Option<NodeId>,
}

impl Timeline {
    /// The timeline of a run that is yet to begin, with about `cap` nodes recorded at most, and where the run sends its trace.
    /// Its first few thousand expansions are searched ahead by the recorder, for their tree to be drawn tidily.
    pub(crate) fn new(
        problem: &Problem,
        strategy: Strategy,
        cap: usize,
        databases: &PatternDatabases,
        wake: &Wake,
    ) -> io::Result<(Self, TraceSender)> {
        let horizon = if cap == 0 {
            0
        } else {
            Tree::horizon(strategy.algorithm)
        };
        let begun = Recording::capped(problem, strategy, cap, databases);
        let (problem, databases) = (*problem, databases.clone());
        let plan = move || Tree::new(&Recording::ahead(&problem, strategy, horizon, &databases));
        let (recorder, traces) = recorder::spawn(begun.clone(), plan, wake)?;
        let timeline = Self {
            recorder,
            picture: OnceCell::new(),
            begun,
            made: 0,
            checked: 0,
            clock: Clock::default(),
            fine: None,
            selected: None,
        };
        Ok((timeline, traces))
    }

    pub(crate) fn update(&mut self) {
        match self.picture.get_mut() {
            Some(picture) => _ = self.recorder.update(picture),
            None => {
                if let Some(first) = self.recorder.try_first() {
                    self.picture = OnceCell::from(first);
                }
            }
        }
    }

    /// The expansions to be looked at for breakpoints that were not before.
    pub(crate) fn unchecked(&mut self) -> Range<u64> {
        let newest = self.recorded().min(self.made).max(self.checked);
        let from = std::mem::replace(&mut self.checked, newest);
        from..newest
    }

    /// Expansions whose trace is recorded, as far as there is room for it.
    pub(crate) fn traced(&self) -> u64 {
        self.picture
            .get()
            .map_or(0, |picture| picture.recorded.traced)
    }

    /// Whether all is recorded that ever will be.
    pub fn is_whole(&self) -> bool {
        self.picture
            .get()
            .is_some_and(|picture| picture.recorded.is_whole)
    }

    /// Why the recorder broke off, where it did; told once.
    pub(crate) fn take_failure(&self) -> Option<Panicked> {
        self.recorder.take_failure()
    }

    /// Bytes of what is recorded, and of what waits to be.
    pub fn bytes(&self) -> u64 {
        let recorded = self.picture.get().map_or(0, |picture| picture.bytes);
        recorded + self.recorder.waiting_bytes()
    }

    /// A run by itself is a comparison of one: every moment up to the newest can be gone to.
    const fn span(&self) -> Span {
        Span {
            end: self.made,
            reach: self.made,
            over: true,
        }
    }

    /// Looks at moment `k`, or follows the newest where there is none later.
    pub(crate) const fn go_to(&mut self, k: u64) {
        self.fine = None;
        self.clock.go_to(k, self.span());
    }

    pub(crate) const fn follow(&mut self) {
        self.fine = None;
        self.clock.follow();
    }

    /// Plays what is recorded from the moment looked at, or stops there.
    pub(crate) fn toggle(&mut self) {
        self.fine = None;
        self.clock.toggle(self.span());
    }

    /// Lets `seconds` go by, where it plays, up to the newest recorded. Gives the seconds until something changes again.
    pub(crate) fn pass(&mut self, seconds: f64, speed: Speed) -> Option<f64> {
        self.clock.pass(seconds, speed, self.span())
    }

    pub(crate) const fn select(&mut self, node: Option<NodeId>) {
        self.selected = node;
    }

    pub fn recording(&self) -> &Recording {
        self.picture
            .get()
            .map_or(&self.begun, |picture| &picture.recorded.recording)
    }

    /// Where its nodes are drawn. Waits for the plan of the tree where that is not there yet: the frame that started the run is
    /// drawn meanwhile, so there is rarely anything to wait for.
    pub fn tree(&self) -> &Tree {
        let picture = self.picture.get_or_init(|| {
            let unplanned = || Picture::begun(self.begun.clone(), Tree::new(&self.begun));
            self.recorder
                .first()
                .unwrap_or_else(|| Arc::new(unplanned()))
        });
        &picture.tree
    }

    /// Expansions that the run has made.
    pub const fn newest(&self) -> u64 {
        self.made
    }

    /// Expansions recorded: every moment up to this one can be looked at.
    pub fn recorded(&self) -> u64 {
        self.recording().len()
    }

    pub fn at(&self) -> u64 {
        self.clock.at(self.span())
    }

    pub const fn follows(&self) -> bool {
        self.clock.follows()
    }

    pub const fn plays(&self) -> bool {
        self.clock.plays()
    }

    pub fn is_truncated(&self) -> bool {
        matches!(self.recording().coverage(), Coverage::Truncated(_))
    }

    pub fn is_beyond(&self) -> bool {
        self.is_truncated() && self.at() > self.recorded()
    }

    /// Looks at a fine step of an expansion when that is the moment looked at; at the whole of it from now on.
    pub(crate) const fn set_fine(&mut self, fine: Option<(u64, usize)>) {
        self.fine = fine;
    }

    pub fn fine(&self) -> Option<usize> {
        let here = self.fine.filter(|(k, _)| *k == self.at());
        here.map(|(_, step)| step)
    }

    /// The moment looked at, or the last one recorded before it. Within an expansion that is gone through in fine steps,
    /// what comes later in it has not happened: every view goes by this.
    pub fn moment(&self) -> Moment<'_> {
        let whole = self.recording().at(self.at());
        let fine = self.fine().filter(|_| whole.k() == self.at());
        let part = fine.and_then(|step| part_at(&fine_steps(&whole), step));
        part.map_or(whole, |part| whole.partly(part))
    }

    pub fn selected(&self) -> Option<NodeId> {
        self.selected.filter(|&id| self.moment().contains(id))
    }

    /// The node that is inspected: the one chosen, else the one expanded last.
    pub fn inspected(&self) -> Option<Node> {
        let moment = self.moment();
        let chosen = self.selected().and_then(|id| moment.node(id));
        chosen.or_else(|| moment.current())
    }
}

impl Drop for Timeline {
    fn drop(&mut self) {
        if let Some(picture) = self.picture.take() {
            self.recorder.give_back(picture);
        }
    }
}
