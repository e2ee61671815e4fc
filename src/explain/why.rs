//! Why a node is taken, read from the order of the open list.

use crate::{
    explain::{Reason, Why},
    recording::{Group, Moment, Node, NodeId, OpenList, Order, depth_first_timeline::Descent},
    search::{Algorithm, Side},
};

impl Moment<'_> {
    /// Why the node expanded last was taken; none at moment 0.
    #[must_use]
    pub fn why(&self) -> Option<Why> {
        let before = self.k.checked_sub(1)?;
        Self::new(self.history, before).why_next()
    }

    /// Why the node that comes next will be taken; none where the search is over.
    #[must_use]
    pub fn why_next(&self) -> Option<Why> {
        if self.is_over() {
            return None;
        }
        let open = self.open();
        let first = *open.groups().first()?;
        if let Some(descent) = self.history.descent() {
            let reason = self.reason_down(descent);
            return Some(Why { reason, tied: 1 });
        }
        let reason = if open.len() == 1 {
            Reason::Only
        } else {
            self.reason(&first, open.groups())
        };
        let tied = tied(&open);
        Some(Why { reason, tied })
    }

    fn reason_down(&self, descent: &Descent) -> Reason {
        let nodes = &self.history.nodes;
        let by_f = self.history.algorithm == Algorithm::IdaStar;
        let (threshold, last) = (descent.begun(self.k).1, descent.of_expansion(self.k));
        let (Some(current), Some(next)) = (self.current(), self.history.next_down(self.k)) else {
            return Reason::Only;
        };
        if nodes.is_root(next) {
            return Reason::NextThreshold {
                by_f,
                last: last.threshold,
                threshold: threshold.threshold,
            };
        }
        Reason::LastOnPath {
            back: current.g + 1 - u32::from(nodes.g[next as usize]),
            by_f,
            threshold: threshold.threshold,
        }
    }

    fn reason(&self, first: &Group, groups: &[Group]) -> Reason {
        let count = |wanted: &dyn Fn(&Group) -> bool| -> usize {
            let groups = groups.iter().filter(|group| wanted(group));
            groups.map(|group| group.len).sum()
        };
        let (g, with_g) = (first.g, first.len);
        if let Some(priority) = first.priority {
            let mut across = groups.iter().filter(|group| group.side != first.side);
            return Reason::LowestPriority {
                side: first.side,
                priority,
                other: across
                    .next()
                    .and_then(|group| group.priority)
                    .unwrap_or(priority),
                with_priority: count(&|group| {
                    (group.side, group.priority) == (first.side, first.priority)
                }),
                g,
                with_g,
            };
        }
        match (first.f, first.h, &self.history.open) {
            (Some(f), ..) => Reason::LowestF {
                ties: self.history.strategy.ties_used().unwrap_or_default(),
                f,
                with_f: count(&|group| group.f == Some(f)),
                g,
                with_g,
            },
            (None, Some(h), _) => Reason::LowestH {
                h,
                with_h: count(&|group| group.h == Some(h)),
                g,
                with_g,
            },
            (None, None, Order::Buckets(_)) => Reason::LowestG { g, with_g },
            (None, None, Order::Queues(layers)) if self.history.algorithm.is_bidirectional() => {
                let (side, depth) = (first.side, first.g);
                if layers.in_layer(self.k) {
                    let left = first.len;
                    Reason::SameLayer { side, depth, left }
                } else {
                    Reason::SmallerFrontier {
                        side,
                        depth,
                        here: count(&|group| group.side == side),
                        there: count(&|group| group.side != side),
                    }
                }
            }
            _ => Reason::Oldest {
                waiting: count(&|_| true),
            },
        }
    }

    /// Whether the search has its answer, or nothing is left to expand.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let history = self.history;
        match history.algorithm {
            Algorithm::Bfs => history.goal().is_some_and(|goal| self.contains(goal)),
            Algorithm::Mm => {
                let newest = self.k == history.expansions.len();
                newest
                    && history
                        .facing()
                        .is_some_and(|facing| facing.next().is_none())
            }
            Algorithm::Bidirectional => {
                let Order::Queues(layers) = &history.open else {
                    return false;
                };
                let met = history
                    .meetings
                    .first()
                    .is_some_and(|meeting| meeting.at <= self.k());
                let empty = |side| {
                    let runs = layers.open_of(side, self.k, &history.expansions);
                    runs.iter().all(|run| run.len == 0)
                };
                !layers.in_layer(self.k) && (met || empty(Side::Forward) || empty(Side::Backward))
            }
            _ => history.goal().is_some_and(|goal| self.is_closed(goal)),
        }
    }

    /// The node that will be taken next; none where the search is over.
    #[must_use]
    pub fn next(&self) -> Option<Node> {
        if self.is_over() {
            return None;
        }
        self.open().first()
    }

    /// The nodes that a correct prediction of the next one may name: the next one, and any sibling that the rule holds
    /// equal to it (see [`Why::tied`]).
    #[must_use]
    pub fn predictable(&self) -> Vec<NodeId> {
        let open = self.open();
        let count = self.why_next().map_or(0, |why| why.tied);
        (0..count).filter_map(|place| open.id(place)).collect()
    }
}

/// How many nodes at the head of `open` went in by one expansion and stand in one group.
fn tied(open: &OpenList<'_>) -> usize {
    let Some((_, put)) = open.entry(0) else {
        return 0;
    };
    // An expansion puts in at most four.
    let most = open.groups()[0].len.min(4);
    (0..most)
        .take_while(|&place| open.entry(place).is_some_and(|(_, other)| other == put))
        .count()
}
