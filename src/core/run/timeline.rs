//! The recording of a run, and the moment of it that is shown.

use std::cell::OnceCell;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use crate::explain::{fine_steps, part_at};
use crate::layout::Tree;
use crate::puzzle::Problem;
use crate::recording::{Coverage, Moment, Node, NodeId, Recording};
use crate::run::recorder::{self, Picture, RecorderHandle};
use crate::run::{Clock, Span, Speed};
use crate::search::{PatternDatabases, Strategy};
use crate::services::search_task::TraceSender;
use crate::tasks::Panicked;
use crate::tasks::Wake;

/// The newest copy of a run's recording, and the moment shown. Moment `k` is after `k` expansions. The
/// [recorder](crate::run::recorder) makes the copies; only [`tree`](Self::tree) may block on it.
pub struct Timeline {
    /// The newest copy. Empty until the tree is planned or [`tree`](Self::tree) has waited for that. Given back on
    /// drop, so that the layout's thread frees it instead of the window's.
    picture: OnceCell<Arc<Picture>>,
    /// The recording before the first expansion.
    begun: Recording,
    recorder: RecorderHandle,
    /// The number of expansions that the search has reported.
    pub made: u64,
    /// The number of expansions checked for breakpoints.
    checked: u64,
    clock: Clock,
    /// The expansion and the index of its fine step shown, or `None` to show whole expansions; ignored while another
    /// expansion is shown.
    pub fine: Option<(u64, usize)>,
    pub selected: Option<NodeId>,
}

impl Timeline {
    /// Creates the timeline of a run that has not begun, with about `cap` nodes recorded at most, and the sender for
    /// the run's trace. The recorder searches its first few thousand expansions ahead, to lay out their tree tidily.
    ///
    /// # Errors
    /// If the system starts no thread.
    pub fn new(
        problem: &Problem,
        strategy: Strategy,
        cap: usize,
        databases: &PatternDatabases,
        wake: &Wake,
    ) -> io::Result<(Self, TraceSender)> {
        let records = cap > 0;
        let horizon = if records {
            Tree::horizon(strategy.algorithm)
        } else {
            0
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

    pub fn update(&mut self) {
        if self.picture.get().is_none()
            && let Some(first) = self.recorder.try_first()
        {
            self.picture = OnceCell::from(first);
        }
        if let Some(picture) = self.picture.get_mut() {
            self.recorder.update(picture);
        }
    }

    /// Returns the expansions not yet checked for breakpoints, and marks them as checked.
    pub fn unchecked(&mut self) -> Range<u64> {
        let newest = self.recorded();
        let from = std::mem::replace(&mut self.checked, newest);
        from..newest
    }

    /// Returns the recorder's panic, if any; only once.
    pub fn take_failure(&self) -> Option<Panicked> {
        self.recorder.take_failure()
    }

    /// The size of the recording and of what waits to be recorded, in bytes.
    pub fn bytes(&self) -> u64 {
        let recorded = self.picture.get().map_or(0, |picture| picture.bytes());
        recorded + self.recorder.waiting_bytes()
    }

    /// A single run counts as a comparison of one: every moment up to the newest can be reached.
    fn span(&self) -> Span {
        Span {
            end: self.newest(),
            reach: self.newest(),
            over: true,
        }
    }

    /// Shows moment `k`, or follows the newest if there is no later one.
    pub fn go_to(&mut self, k: u64) {
        self.fine = None;
        self.clock.go_to(k, self.span());
    }

    pub const fn follow(&mut self) {
        self.fine = None;
        self.clock.follow();
    }

    /// Plays from the moment shown, or pauses.
    pub fn toggle(&mut self) {
        self.fine = None;
        self.clock.toggle(self.span());
    }

    /// Advances by `seconds` while playing. Returns the seconds until the next change.
    pub fn pass(&mut self, seconds: f64, speed: Speed) -> Option<f64> {
        self.clock.pass(seconds, speed, self.span())
    }

    pub fn recording(&self) -> &Recording {
        let picture = self.picture.get();
        picture.map_or(&self.begun, |picture| &picture.recording)
    }

    /// The layout of the nodes. Blocks until the tree is planned. That is rarely necessary, because the frame that
    /// started the run is drawn meanwhile.
    pub fn tree(&self) -> &Tree {
        let unplanned = || {
            let (recording, tree) = (self.begun.clone(), Tree::new(&self.begun));
            Arc::new(Picture { recording, tree })
        };
        let first = || self.recorder.first().unwrap_or_else(unplanned);
        let picture = self.picture.get_or_init(first);
        &picture.tree
    }

    /// The newest moment that can be shown: the last one recorded, and beyond the recording the last one reported.
    pub fn newest(&self) -> u64 {
        match self.is_truncated() {
            true => self.made.max(self.recorded()),
            false => self.recorded(),
        }
    }

    /// The number of expansions recorded: every moment up to it can be shown.
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
        self.recording().coverage() == Coverage::Truncated
    }

    pub fn is_beyond(&self) -> bool {
        self.at() > self.recorded()
    }

    pub fn fine(&self) -> Option<usize> {
        let here = self.fine.filter(|(k, _)| *k == self.at());
        here.map(|(_, step)| step)
    }

    /// The moment shown, or the last one recorded before it. In an expansion shown in fine steps, later events have not
    /// happened yet; every view follows this.
    pub fn moment(&self) -> Moment<'_> {
        let whole = self.recording().at(self.at());
        let fine = self.fine().filter(|_| whole.k() == self.at());
        let part = fine.and_then(|step| part_at(&fine_steps(&whole), step));
        part.map_or(whole, |part| whole.partly(part))
    }

    pub fn selected(&self) -> Option<NodeId> {
        self.selected.filter(|&id| self.moment().contains(id))
    }

    /// The inspected node: the selected one, or else the one expanded last.
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
