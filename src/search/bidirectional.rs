//! Bidirectional breadth-first search.

use super::{
    Algorithm, Expansion, Fate, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution,
    Stats, Status, Successors,
    ledger::Ledger,
    queue::Queue,
    space::{Space, Table, no_children},
    way::{self, Came},
};
use crate::puzzle::{Move, Problem};

/// Breadth-first search from start and goal at once. It expands whole layers, the one of the smaller frontier first (the
/// forward one where they are equal), finishes the layer in which the frontiers first meet, and stops. The two depths
/// before that layer add up to less than the answer, so the first meeting lies on a shortest path: any shorter one would
/// have met in an earlier layer (Pohl 1971; the layer rule keeps the early stop correct, see Holte et al., *MM*, 2017).
pub struct Bidirectional<S: Space> {
    problem: Problem,
    sides: [Half<S>; 2],
    /// How each side reached a state: [`Came`] of the forward search in the low bits, of the backward one above.
    table: S::Table<u8>,
    /// Whether start and goal lie in the same space, so that a shared address is a shared state.
    same_space: bool,
    /// The side whose layer is being expanded.
    turn: Side,
    layer_left: u64,
    meeting: Option<S::Node>,
    /// The node expanded last, with its side and depth.
    current: Option<(S::Node, Side, u32)>,
    ledger: Ledger,
}

/// One of the two searches.
struct Half<S: Space> {
    space: S,
    queue: Queue<S::Queued>,
    depth: u32,
}

const fn shift(side: Side) -> u32 {
    match side {
        Side::Forward => 0,
        Side::Backward => Came::BITS,
    }
}

const fn other(side: Side) -> Side {
    match side {
        Side::Forward => Side::Backward,
        Side::Backward => Side::Forward,
    }
}

fn came(entry: u8, side: Side) -> Option<Move> {
    Came::from_code(entry >> shift(side)).mv()
}

impl<S: Space> Bidirectional<S> {
    /// A search of `problem`, with the spaces around its start and its goal.
    pub fn new(problem: &Problem, spaces: [S; 2], limits: Limits) -> Self {
        let states = [problem.start().state(), problem.goal().state()];
        let same_space = spaces[0].node(states[1]).is_some();
        let mut table = spaces[0].table();
        let mut root = 0;
        let sides = spaces.map(|space| {
            let node = space.node(states[root]).unwrap_or_default();
            let side = [Side::Forward, Side::Backward][root];
            root += 1;
            *table.entry(node) |= Came::root().code() << shift(side);
            let mut queue = Queue::default();
            queue.push(space.queue(node, None));
            Half {
                space,
                queue,
                depth: 0,
            }
        });
        let bytes = table.bytes() + sides.iter().map(|half| half.queue.bytes()).sum::<u64>();
        let mut search = Self {
            problem: *problem,
            sides,
            table,
            same_space,
            turn: Side::Forward,
            layer_left: 1,
            meeting: None,
            current: None,
            ledger: Ledger::new(limits, 2, bytes),
        };
        if states[0] == states[1] {
            let stats = search.ledger.stats;
            let none = Solution::found(problem, Vec::new());
            search.ledger.publish(stats, Some(Outcome::Solved(none)));
        }
        search
    }

    fn bytes(&self) -> u64 {
        self.table.bytes()
            + self
                .sides
                .iter()
                .map(|half| half.queue.bytes())
                .sum::<u64>()
    }

    fn frontier(&self) -> u64 {
        self.sides.iter().map(|half| half.queue.len() as u64).sum()
    }

    /// The path through `meeting`: the forward way to it, then the backward way to it taken back.
    fn solved(&self, meeting: S::Node) -> Outcome {
        let way = |side: Side| {
            let half = &self.sides[side as usize];
            way::back(&half.space, meeting, |node| {
                came(self.table.get(node), side)
            })
        };
        let mut moves = way(Side::Forward);
        moves.extend(way(Side::Backward).iter().rev().map(|mv| mv.inverse()));
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    /// At the end of a layer: chooses the next one, and stops where the frontiers have met or one is used up.
    fn next_layer(&mut self) -> Option<Outcome> {
        let [forward, backward] = self.sides.each_ref().map(|half| half.queue.len());
        self.turn = if forward <= backward {
            Side::Forward
        } else {
            Side::Backward
        };
        self.layer_left = forward.min(backward) as u64;
        if let Some(meeting) = self.meeting {
            return Some(self.solved(meeting));
        }
        (self.layer_left == 0).then_some(Outcome::Exhausted)
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let mut children = no_children();
        for _ in 0..budget {
            if self.ledger.out_of_memory(stats.expanded, || self.bytes()) {
                return Some(Outcome::Limit(Limit::Memory));
            }
            let side = self.turn;
            let half = &mut self.sides[side as usize];
            let (node, last) = half.space.unqueue(half.queue.pop()?);
            let g = half.depth;
            self.layer_left -= 1;
            stats.expanded += 1;

            let mut fates = Successors::default();
            let generated = half.space.successors(node, last, &mut children);
            for child in &children[..generated] {
                stats.generated += 1;
                let entry = self.table.entry(child.node);
                let of_side = |side| Came::from_code(*entry >> shift(side)).code();
                if of_side(side) != 0 {
                    stats.duplicates += 1;
                    fates.set(child.mv, Fate::Duplicate);
                    continue;
                }
                if self.same_space && self.meeting.is_none() && of_side(other(side)) != 0 {
                    self.meeting = Some(child.node);
                }
                *entry |= Came::by(child.mv).code() << shift(side);
                half.queue
                    .push(half.space.queue(child.node, Some(child.mv)));
                fates.set(child.mv, Fate::New);
            }
            stats.open(self.frontier());
            if O::WATCHES {
                observer.expanded(fates, || Expansion {
                    state: self.sides[side as usize].space.state(node),
                    side,
                    g,
                    successors: fates,
                });
            }
            self.current = Some((node, side, g));
            if self.layer_left == 0 {
                self.sides[side as usize].depth += 1;
                if let Some(end) = self.next_layer() {
                    return Some(end);
                }
            }
        }
        None
    }
}

impl<S: Space> Search for Bidirectional<S> {
    const ALGORITHM: Algorithm = Algorithm::Bidirectional;

    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status {
        let mut stats = self.ledger.stats;
        let end = self.expand(self.ledger.allowance(budget), &mut stats, observer);
        stats.visited = 2 + stats.generated - stats.duplicates;
        stats.depth = self.sides.iter().map(|half| half.depth).sum();
        stats.bytes = self.bytes();
        self.ledger.publish(stats, end)
    }

    fn stats(&self) -> Stats {
        self.ledger.stats
    }

    fn current(&self) -> Option<NodeView> {
        let (node, side, g) = self.current?;
        let state = self.sides[side as usize].space.state(node);
        Some(NodeView {
            state,
            side,
            g,
            h: None,
        })
    }

    /// The rest of the layer at hand, then what the other side would expand next.
    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let of = |side: Side| {
            let half = &self.sides[side as usize];
            let left = if side == self.turn {
                self.layer_left
            } else {
                u64::MAX
            };
            half.queue
                .iter()
                .enumerate()
                .map(move |(place, queued)| NodeView {
                    state: half.space.state(half.space.unqueue(queued).0),
                    side,
                    g: half.depth + u32::from(place as u64 >= left),
                    h: None,
                })
        };
        of(self.turn)
            .chain(of(other(self.turn)))
            .take(count)
            .collect()
    }
}
