//! The recording of a run, and the moment of it that is looked at.

use std::collections::VecDeque;

use crate::app::explore::tree::layout::Tree;
use crate::app::playback::{Clock, Span, Speed};
use crate::puzzle::Problem;
use crate::recording::{Coverage, Moment, Node, NodeId, Recording};
use crate::search::{PatternDatabases, Strategy, Trace};

/// Expansions recorded between two looks at the clock: some tens of microseconds.
const PORTION: usize = 256;

/// Everything recorded of a run, where its nodes are drawn, and which moment is looked at. Moments are numbered by
/// expansions: moment `k` is after `k` of them.
pub struct Timeline {
    recording: Recording,
    tree: Tree,
    /// What has come and is not yet recorded, oldest first.
    backlog: VecDeque<Trace>,
    /// How much of the first of them is recorded.
    begun: usize,
    /// Expansions whose trace has come.
    received: u64,
    /// Expansions that the run has made.
    made: u64,
    clock: Clock,
    selected: Option<NodeId>,
}

impl Timeline {
    /// The timeline of a run that is yet to begin, with about `cap` nodes recorded at most. Its first few thousand
    /// expansions are searched ahead, for their tree to be drawn tidily.
    #[must_use]
    pub fn new(
        problem: &Problem,
        strategy: Strategy,
        cap: usize,
        databases: &PatternDatabases,
    ) -> Self {
        let horizon = if cap == 0 {
            0
        } else {
            Tree::horizon(strategy.algorithm)
        };
        Self {
            recording: Recording::capped(problem, strategy, cap, databases),
            tree: Tree::new(&Recording::ahead(problem, strategy, horizon, databases)),
            backlog: VecDeque::new(),
            begun: 0,
            received: 0,
            made: 0,
            clock: Clock::default(),
            selected: None,
        }
    }

    /// Takes in the next stretch of the trace of a run that has made `made` expansions by now.
    pub(crate) fn receive(&mut self, trace: Trace, made: u64) {
        self.received += trace.len() as u64;
        self.made = made;
        if !trace.is_empty() && self.recording.coverage() == Coverage::Growing {
            self.backlog.push_back(trace);
        }
    }

    /// Records what has come, as long as there is `time`; gives back whether something is left.
    pub(crate) fn record(&mut self, mut time: impl FnMut() -> bool) -> bool {
        while let Some(trace) = self.backlog.front() {
            if !time() {
                return true;
            }
            let end = self.begun + PORTION;
            self.recording.append(trace.stretch(self.begun..end));
            self.begun = end;
            if end >= trace.len() {
                self.backlog.pop_front();
                self.begun = 0;
            }
            self.tree.grow(&self.recording, u64::MAX);
        }
        if self.received < self.made {
            // The run went on beyond what it traces.
            self.recording.finish(self.made);
        }
        false
    }

    /// Whether something has come that is not yet recorded.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        !self.backlog.is_empty()
    }

    /// Notes that the run has ended.
    pub(crate) fn end(&mut self) {
        if self.backlog.is_empty() {
            self.recording.finish(self.made);
        }
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
        self.clock.go_to(k, self.span());
    }

    /// Looks at the newest from now on.
    pub(crate) const fn follow(&mut self) {
        self.clock.follow();
    }

    /// Plays what is recorded from the moment looked at, or stops there.
    pub(crate) fn toggle(&mut self) {
        self.clock.toggle(self.span());
    }

    /// Lets `seconds` go by, where it plays, up to the newest recorded. Gives the seconds until something changes again.
    pub(crate) fn pass(&mut self, seconds: f64, speed: Speed) -> Option<f64> {
        self.clock.pass(seconds, speed, self.span())
    }

    /// Chooses a node to be inspected, or none.
    pub(crate) const fn select(&mut self, node: Option<NodeId>) {
        self.selected = node;
    }

    /// Everything recorded.
    #[must_use]
    pub const fn recording(&self) -> &Recording {
        &self.recording
    }

    /// Where its nodes are drawn.
    #[must_use]
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Expansions that the run has made.
    #[must_use]
    pub const fn newest(&self) -> u64 {
        self.made
    }

    /// Expansions recorded: every moment up to this one can be looked at.
    #[must_use]
    pub fn recorded(&self) -> u64 {
        self.recording.len()
    }

    /// The moment looked at.
    #[must_use]
    pub fn at(&self) -> u64 {
        self.clock.at(self.span())
    }

    /// Whether the newest is looked at, whichever it is.
    #[must_use]
    pub const fn follows(&self) -> bool {
        self.clock.follows()
    }

    /// Whether what is recorded is being played.
    #[must_use]
    pub const fn plays(&self) -> bool {
        self.clock.plays()
    }

    /// Whether the run went on beyond what can be recorded.
    #[must_use]
    pub const fn is_truncated(&self) -> bool {
        matches!(self.recording.coverage(), Coverage::Truncated(_))
    }

    /// Whether the moment looked at lies beyond what can be recorded.
    #[must_use]
    pub fn is_beyond(&self) -> bool {
        self.is_truncated() && self.at() > self.recorded()
    }

    /// The moment looked at, or the last one recorded before it.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        self.recording.at(self.at())
    }

    /// The node chosen, where there is one at this moment.
    #[must_use]
    pub fn selected(&self) -> Option<NodeId> {
        self.selected.filter(|&id| self.moment().contains(id))
    }

    /// The node that is inspected: the one chosen, else the one expanded last.
    #[must_use]
    pub fn inspected(&self) -> Option<Node> {
        let moment = self.moment();
        let chosen = self.selected().and_then(|id| moment.node(id));
        chosen.or_else(|| moment.current())
    }
}
