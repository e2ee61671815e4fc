//! Landmarks for navigation, and breakpoints.

use crate::puzzle::State;
use crate::recording::nodes::NEVER;
use crate::recording::{NodeId, Recording};
use crate::search::{Algorithm, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A layer begins: its first node has just been expanded. In a best-first search: a g larger than any before was
    /// expanded.
    Layer,
    /// An f larger than any before was expanded. A* and weighted A*.
    F,
    /// A priority larger than any before was expanded. MM.
    Priority,
    /// An iteration with the next threshold begins: its root has just been expanded. Iterative deepening and IDA*.
    Threshold,
    /// A state was generated that the other side has reached. Bidirectional BFS and MM.
    Meeting,
    Goal,
    Reopened,
    /// A state was generated that was already stored.
    Duplicate,
    /// A shorter path to an open node was found.
    Improved,
    /// An f larger than this was first expanded, or became the threshold of IDA*.
    FAbove(u32),
    /// The deepest node was expanded.
    Deepest,
    /// A node changed: it was generated, expanded, improved, reopened or dropped.
    Change(NodeId),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breakpoint {
    /// A node of this depth is expanded; for bidirectional BFS, the finished layers of both sides reach this number.
    Depth(u32),
    /// A node of this f, or a larger one, is expanded; for IDA*, the root with this threshold, or a larger one.
    F(u32),
    /// This state is generated, by either side.
    Generated(State),
    /// This state is expanded, by either side.
    Expanded(State),
    /// The two searches first have a state in common.
    Meeting,
}

impl Landmark {
    /// The landmark that divides the runs of an algorithm into sections.
    pub const fn of(algorithm: Algorithm) -> Self {
        if matches!(
            algorithm,
            Algorithm::IterativeDeepening | Algorithm::IdaStar
        ) {
            Self::Threshold
        } else if algorithm.goes_by_f() {
            Self::F
        } else if matches!(algorithm, Algorithm::Mm) {
            Self::Priority
        } else {
            Self::Layer
        }
    }
}

impl Recording {
    /// All moments of a landmark, in order and without duplicates: the marks on a timeline.
    pub fn landmarks(&self, landmark: Landmark) -> Vec<u64> {
        let timeline = self.timeline.kind();
        let mut moments: Vec<u64> = match landmark {
            Landmark::Layer => timeline.layer_starts(self),
            Landmark::F if self.algorithm.goes_by_f() => timeline.rank_rises(),
            Landmark::Priority if self.algorithm == Algorithm::Mm => timeline.rank_rises(),
            Landmark::F | Landmark::Priority => Vec::new(),
            Landmark::Threshold => {
                let stack = self.depth_first();
                stack.map_or_else(Vec::new, |stack| stack.iteration_starts(self))
            }
            Landmark::Meeting => self.meetings.iter().map(|meeting| meeting.at).collect(),
            Landmark::Goal => {
                let generated = self.goal.map(|goal| self.nodes.generated_at(goal));
                generated.map(u64::from).into_iter().collect()
            }
            Landmark::Reopened => self.revised(true),
            Landmark::Improved => self.revised(false),
            Landmark::Duplicate => (1..=self.expansions.len())
                .filter(|&k| self.expansions.duplicates(k) > self.expansions.duplicates(k - 1))
                .map(u64::from)
                .collect(),
            Landmark::FAbove(f) => timeline
                .reaches_f(self, f.saturating_add(1))
                .into_iter()
                .collect(),
            Landmark::Deepest => self.deepest().into_iter().collect(),
            Landmark::Change(id) => self.changes(id),
            Landmark::End => vec![self.len()],
        };
        moments.dedup();
        moments
    }

    fn deepest(&self) -> Option<u64> {
        let mut starts = self.timeline.kind().layer_starts(self).into_iter();
        if self.algorithm != Algorithm::Bidirectional || self.seeks_best_path() {
            return starts.next_back();
        }
        // The layer begun last may belong to the side that is less deep.
        let node = |at: u64| self.expansions.node(at as u32);
        let depth = |at| node(at).map(|node| self.nodes.g(node));
        // Of equal depths the first.
        starts.rev().max_by_key(|&at| depth(at))
    }

    /// The expansions that found a better path to a closed node, or to an open one.
    fn revised(&self, reopened: bool) -> Vec<u64> {
        let all = self.revisions.until(self.expansions.len());
        let wanted = all.filter(|revision| revision.reopened == reopened);
        wanted.map(|revision| u64::from(revision.at)).collect()
    }

    /// The moments at which a node was generated, expanded, improved or dropped.
    fn changes(&self, id: NodeId) -> Vec<u64> {
        if id.index() >= self.nodes() {
            return Vec::new();
        }
        let left = self.nodes.expanded_at(id.0);
        let mut moments = vec![self.nodes.generated_at(id.0)];
        moments.extend(Some(left).filter(|&left| left != NEVER));
        moments.extend(self.expansions_of(id.0));
        moments.extend(self.revisions.of(id.0).map(|revision| revision.at));
        moments.sort_unstable();
        moments.into_iter().map(u64::from).collect()
    }

    pub fn next(&self, landmark: Landmark, k: u64) -> Option<u64> {
        self.landmarks(landmark).into_iter().find(|&at| at > k)
    }

    pub fn previous(&self, landmark: Landmark, k: u64) -> Option<u64> {
        self.landmarks(landmark).into_iter().rfind(|&at| at < k)
    }

    /// The first moment after `k` at which a breakpoint triggers, within the recording.
    pub fn strikes(&self, breakpoint: Breakpoint, k: u64) -> Option<u64> {
        let first = match breakpoint {
            Breakpoint::Depth(depth) => self.timeline.kind().reaches_depth(self, depth),
            Breakpoint::F(f) => self.timeline.kind().reaches_f(self, f),
            Breakpoint::Meeting => self.meetings.first().map(|meeting| meeting.at),
            Breakpoint::Generated(state) => {
                let nodes = self.nodes_of(state);
                let mut generated = nodes.map(|id| u64::from(self.nodes.generated_at(id.0)));
                return generated.find(|&at| at > k);
            }
            Breakpoint::Expanded(state) => {
                let expanded = self.nodes_of(state).flat_map(|id| self.expansions_of(id.0));
                return expanded.map(u64::from).filter(|&at| at > k).min();
            }
        };
        first.filter(|&at| at > k)
    }

    /// The nodes with this state, in the order of generation; in a depth-first search there may be many.
    pub fn nodes_of(&self, state: State) -> Box<dyn Iterator<Item = NodeId> + '_> {
        if self.algorithm.is_depth_first() {
            let all = (0..).zip(self.nodes.states().iter());
            let same = all.filter(move |&(_, other)| other == state);
            return Box::new(same.map(|(id, _)| NodeId(id)));
        }
        let mut nodes = [Side::Forward, Side::Backward].map(|side| self.find(state, side));
        nodes.sort_unstable();
        Box::new(nodes.into_iter().flatten())
    }

    /// The first moment whose counters have this `depth` or a larger one: see [`Stats::depth`](crate::search::Stats).
    pub fn reaches(&self, depth: u32) -> Option<u64> {
        self.timeline.kind().reaches(self, depth)
    }
}
