//! Moments that mean something, to go to and to stop at.

use crate::{
    puzzle::State,
    recording::{History, NodeId, Order},
    search::Algorithm,
};

/// A kind of moment to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A layer begins: its first node has just been expanded. Of a best-first search: a g larger than any before was
    /// expanded.
    Layer,
    /// An f larger than any before was expanded. A* and weighted A*.
    F,
    /// A priority larger than any before was expanded. MM.
    Priority,
    /// An iteration with the next threshold begins: its root has just been expanded. Iterative deepening and IDA*.
    Threshold,
    /// A state was generated that the other search has. Bidirectional BFS and MM.
    Meeting,
    /// The goal was generated.
    Goal,
    /// A node is not what it was: generated, expanded, improved, reopened.
    Change(NodeId),
    /// The last moment recorded.
    End,
}

/// Something to stop at, as soon as it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breakpoint {
    /// A node of this depth is expanded; of bidirectional BFS, the finished layers of both sides reach this number.
    Depth(u32),
    /// A node of this f, or a larger one, is expanded; of IDA*, the root with this threshold, or a larger one.
    F(u32),
    /// This state is generated, by either side.
    Generated(State),
    /// This state is expanded, by either side.
    Expanded(State),
    /// The two searches first have a state in common.
    Meeting,
}

impl Algorithm {
    /// The kind of moment that divides its runs into stretches.
    #[must_use]
    pub const fn landmark(self) -> Landmark {
        if matches!(self, Self::IterativeDeepening | Self::IdaStar) {
            Landmark::Threshold
        } else if self.goes_by_f() {
            Landmark::F
        } else if matches!(self, Self::Mm) {
            Landmark::Priority
        } else {
            Landmark::Layer
        }
    }
}

impl History {
    /// Every moment of a kind, in order, each once: the marks on a timeline.
    #[must_use]
    pub fn landmarks(&self, landmark: Landmark) -> Vec<u64> {
        let mut moments: Vec<u64> = match (landmark, &self.open) {
            (Landmark::Layer, Order::Queues(layers)) => {
                let layers = layers.all().iter();
                layers.map(|layer| u64::from(layer.before) + 1).collect()
            }
            (Landmark::F, Order::Buckets(buckets)) if self.algorithm.goes_by_f() => {
                let rises = buckets.rises().iter();
                rises.map(|&(at, _)| u64::from(at)).collect()
            }
            (Landmark::Priority, Order::Facing(facing)) => facing.rises(),
            (Landmark::Layer, Order::Facing(facing)) => facing.descents(),
            (Landmark::Layer, Order::Buckets(buckets)) => {
                let descents = buckets.descents().iter();
                descents.map(|&(at, _)| u64::from(at)).collect()
            }
            (Landmark::Layer, Order::Stack(descent)) => {
                let depths = descent.by_depth().iter();
                depths
                    .filter_map(|at| at.first().copied().map(u64::from))
                    .collect()
            }
            (Landmark::Threshold, Order::Stack(descent)) => {
                let roots = descent.iterations().iter().map(|it| u64::from(it.at) + 1);
                roots.filter(|&at| at <= self.len()).collect()
            }
            (Landmark::F | Landmark::Priority | Landmark::Threshold, _) => Vec::new(),
            (Landmark::Meeting, _) => self.meetings.iter().map(|meeting| meeting.at).collect(),
            (Landmark::Goal, _) => {
                let born = self.goal.map(|goal| self.nodes.born[goal as usize]);
                born.map(u64::from).into_iter().collect()
            }
            (Landmark::Change(id), _) => {
                let story = self.story(id).into_iter();
                let changes = story.filter(|(_, event)| event.is_change());
                changes.map(|(at, _)| at).collect()
            }
            (Landmark::End, _) => vec![self.len()],
        };
        moments.dedup();
        moments
    }

    /// The first moment of a kind after moment `k`.
    #[must_use]
    pub fn next(&self, landmark: Landmark, k: u64) -> Option<u64> {
        self.landmarks(landmark).into_iter().find(|&at| at > k)
    }

    /// The last moment of a kind before moment `k`.
    #[must_use]
    pub fn previous(&self, landmark: Landmark, k: u64) -> Option<u64> {
        self.landmarks(landmark).into_iter().rfind(|&at| at < k)
    }

    /// When a breakpoint strikes first after moment `k`, as far as is recorded.
    #[must_use]
    pub fn strikes(&self, breakpoint: Breakpoint, k: u64) -> Option<u64> {
        let moments = match breakpoint {
            Breakpoint::Depth(depth) => vec![self.reaches_depth(depth)],
            Breakpoint::F(f) => match &self.open {
                Order::Buckets(buckets) if self.algorithm.goes_by_f() => {
                    vec![buckets.reaches(f).map(u64::from)]
                }
                Order::Stack(descent) if self.algorithm == Algorithm::IdaStar => {
                    let mut roots = descent.iterations().iter();
                    let first = roots.find(|it| it.threshold >= f);
                    let at = first.map(|it| u64::from(it.at) + 1);
                    vec![at.filter(|&at| at <= self.len())]
                }
                _ => Vec::new(),
            },
            Breakpoint::Meeting => vec![self.meetings.first().map(|meeting| meeting.at)],
            Breakpoint::Generated(state) | Breakpoint::Expanded(state)
                if self.descent().is_some() =>
            {
                let expanded = matches!(breakpoint, Breakpoint::Expanded(_));
                vec![self.strikes_down(state, expanded, k)]
            }
            Breakpoint::Generated(state) => {
                let nodes = self.nodes_of(state);
                nodes
                    .map(|id| Some(u64::from(self.nodes.born[id.index()])))
                    .collect()
            }
            Breakpoint::Expanded(state) => {
                let nodes = self.nodes_of(state);
                nodes
                    .flat_map(|id| self.expansions_of(id.0))
                    .map(|at| Some(u64::from(at)))
                    .collect()
            }
        };
        moments.into_iter().flatten().filter(|&at| at > k).min()
    }

    /// When a depth-first search first generated or expanded `state` after moment `k`, on whichever path.
    fn strikes_down(&self, state: State, expanded: bool, k: u64) -> Option<u64> {
        let from = self.expansions.nodes(self.at(k).k);
        let nodes = (0..)
            .zip(&self.nodes.state)
            .filter(|&(_, &other)| other == state);
        if expanded {
            let at = nodes.flat_map(|(id, _)| self.expansions_of(id));
            return at.map(u64::from).filter(|&at| at > k).min();
        }
        let mut later = nodes.filter(|&(id, _)| id >= from);
        later
            .next()
            .map(|(id, _)| u64::from(self.nodes.born[id as usize]))
    }

    /// The nodes of `state`, on either side.
    fn nodes_of(&self, state: State) -> impl Iterator<Item = NodeId> {
        use crate::search::Side::{Backward, Forward};
        [Forward, Backward]
            .into_iter()
            .filter_map(move |side| self.find(state, side))
    }

    fn reaches_depth(&self, depth: u32) -> Option<u64> {
        match &self.open {
            Order::Buckets(buckets) => buckets.reaches_g(depth).map(u64::from),
            Order::Facing(facing) => facing.reaches_g(depth).map(u64::from),
            Order::Queues(layers) if self.algorithm.is_bidirectional() => {
                let layer = (depth as usize)
                    .checked_sub(1)
                    .and_then(|last| layers.all().get(last))?;
                let end = u64::from(layer.before + layer.len);
                (end <= self.len()).then_some(end)
            }
            Order::Stack(descent) => {
                let at = descent.by_depth().get(depth as usize)?;
                at.first().copied().map(u64::from)
            }
            Order::Queues(layers) => {
                let layer = layers.all().get(depth as usize)?;
                Some(u64::from(layer.before) + 1)
            }
        }
    }
}
