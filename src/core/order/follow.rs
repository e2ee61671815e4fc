//! Follows a search step by step according to its rule, with any choice among equal nodes.

use std::collections::{BTreeSet, HashMap};

use crate::order::TiesAccepted;
use crate::order::rule::{GoalTest, Memory, Rule};
use crate::puzzle::State;
use crate::search::engine::mm_bounds::{self, Bounds};
use crate::search::{Algorithm, Marks, Side};

/// A node in the frontier. The smallest node is taken first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Waiting {
    pub(crate) priority: u32,
    tie: i64,
    age: i64,
    pub(crate) state: State,
    pub(crate) g: u32,
    pub(crate) h: u32,
    pub(crate) parent: Option<State>,
    /// The number of expansions before it was put into the frontier.
    pub(crate) made: usize,
}

#[derive(Default)]
struct Half {
    open: BTreeSet<Waiting>,
    /// Every generated state, with its nodes in the frontier and its g.
    known: HashMap<State, Known>,
    /// The lowest values in the frontier, by which MM ends.
    bounds: Bounds,
}

pub(crate) struct Known {
    /// Its nodes in the frontier. There can be several if the rule does not remember boards.
    waits: Vec<Waiting>,
    g: u32,
    pub(crate) first_g: u32,
    /// The g of the shortest path found, whether or not the rule makes use of it.
    pub(crate) best_g: u32,
    is_expanded: bool,
    /// The number of expansions before it was generated for the first time.
    pub(crate) made: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// It is in the frontier of this side. `is_best`: it has the lowest priority there, and it is this side's turn.
    Waits {
        side: Side,
        node: Waiting,
        is_best: bool,
    },
    Closed,
    Unknown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    Found(u32),
    Exhausted,
}

pub(crate) struct Follower<'a> {
    rule: &'a Rule,
    halves: [Half; 2],
    /// The side whose layer is expanded. `None` if either side may begin.
    turn: Option<Side>,
    layer: u32,
    met: Option<u32>,
    /// The threshold of a depth-first search, and the lowest value found beyond it.
    threshold: u32,
    beyond: Option<u32>,
    /// The boards from the start to the one that a depth-first search entered last.
    path: Vec<State>,
    age: i64,
    /// The priorities of the nodes that were taken.
    pub(crate) taken: Vec<u32>,
    pub(crate) over: Option<Over>,
}

const SIDES: [Side; 2] = [Side::Forward, Side::Backward];

impl<'a> Follower<'a> {
    pub(crate) fn new(rule: &'a Rule) -> Self {
        let (start, goal) = (rule.problem.start(), rule.problem.goal());
        let mut follower = Self {
            rule,
            halves: <[Half; 2]>::default(),
            turn: Some(Side::Forward),
            layer: 0,
            met: None,
            threshold: u32::MAX,
            beyond: None,
            path: Vec::new(),
            age: 0,
            taken: Vec::new(),
            over: None,
        };
        for half in &mut follower.halves {
            half.bounds = Bounds::by(rule.epsilon.unwrap_or(1));
        }
        if follower.is_depth_first() {
            let largest = rule.strategy.largest_threshold(&rule.problem);
            let first = rule.reach(0, rule.h(Side::Forward, start.state()));
            follower.threshold = match rule.strategy.algorithm {
                Algorithm::DepthLimited => largest,
                _ => first.max(rule.first_limit),
            };
            if first > largest {
                follower.over = Some(Over::Exhausted);
            }
        }
        follower.put(Side::Forward, start.state(), 0, None);
        if follower.is_bidirectional() {
            follower.put(Side::Backward, goal.state(), 0, None);
            follower.turn = None;
        }
        if start == goal && rule.goal != GoalTest::Taken {
            follower.over = Some(Over::Found(0));
        } else if rule.goal == GoalTest::Bounds {
            follower.weigh_sides();
        }
        follower
    }

    pub(crate) fn next(&self) -> Option<(Side, Waiting)> {
        if self.over.is_some() {
            return None;
        }
        let side = self.turn.unwrap_or(Side::Forward);
        let first = self.halves[side as usize].open.first()?;
        Some((side, *first))
    }

    /// Returns the nodes that are as good as the one the rule takes, including it.
    pub(crate) fn equals(&self) -> impl Iterator<Item = Waiting> {
        let is_over = self.over.is_some();
        let sides = SIDES.into_iter();
        let sides = sides.filter(move |side| !is_over && self.is_turn(*side));
        let open = sides.flat_map(|side| {
            let open = &self.halves[side as usize].open;
            let lowest = open.first().map(|node| node.priority);
            let open = open.iter();
            open.take_while(move |node| Some(node.priority) == lowest)
        });
        open.copied()
    }

    /// Returns the nodes of the sides whose turn it is.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = (Side, Waiting)> {
        let sides = SIDES.into_iter().filter(|side| self.is_turn(*side));
        sides.flat_map(|side| {
            let open = self.halves[side as usize].open.iter();
            open.map(move |node| (side, *node))
        })
    }

    /// Returns the number of boards in both frontiers.
    pub(crate) fn frontier(&self) -> u32 {
        self.halves.iter().map(|half| half.open.len() as u32).sum()
    }

    /// Returns the place of a state. If both sides have it, the side whose turn it is takes precedence.
    pub(crate) fn place(&self, state: State) -> Place {
        let mut place = Place::Unknown;
        for side in SIDES {
            let half = &self.halves[side as usize];
            let Some(known) = half.known.get(&state) else {
                continue;
            };
            let Some(&node) = known.waits.iter().min() else {
                if place == Place::Unknown {
                    place = Place::Closed;
                }
                continue;
            };
            let lowest = half.open.first().map(|first| first.priority);
            let is_best = self.is_turn(side) && Some(node.priority) == lowest;
            if is_best || !matches!(place, Place::Waits { is_best: true, .. }) {
                place = Place::Waits {
                    side,
                    node,
                    is_best,
                };
            }
        }
        place
    }

    /// Returns the node of `state` and its side, if the rule allows that it is taken next.
    pub(crate) fn allowed(&self, state: State, ties: TiesAccepted) -> Option<(Side, Waiting)> {
        match self.place(state) {
            Place::Waits {
                side,
                node,
                is_best: true,
            } if self.over.is_none() => {
                let any = ties == TiesAccepted::Any;
                Some((side, node)).filter(|allowed| any || self.next() == Some(*allowed))
            }
            _ => None,
        }
    }

    /// Returns what is known of a state that this side has generated.
    pub(crate) fn known(&self, side: Side, state: State) -> Option<&Known> {
        self.halves[side as usize].known.get(&state)
    }

    /// Expands a node of the frontier. Its successors get `g` and the cost of the move.
    pub(crate) fn take(&mut self, side: Side, node: Waiting, g: u32) {
        let half = &mut self.halves[side as usize];
        half.open.remove(&node);
        half.bounds.forget(node.g, node.h);
        if let Some(known) = half.known.get_mut(&node.state) {
            known.waits.retain(|waits| *waits != node);
            known.g = g;
            known.is_expanded = true;
        }
        self.taken.push(node.priority);
        if self.is_depth_first() {
            let parent = |state: &State| Some(*state) == node.parent;
            let depth = self.path.iter().rposition(parent).map_or(0, |at| at + 1);
            self.path.truncate(depth);
            self.path.push(node.state);
            let reach = self.rule.reach(node.g, node.h);
            if reach > self.threshold {
                self.note_beyond(reach);
                self.end_threshold();
                return;
            }
        }
        if self.turn.is_none() {
            self.turn = Some(side);
            self.layer = node.g;
        }
        let target = match side {
            Side::Forward => self.rule.problem.goal().state(),
            Side::Backward => self.rule.problem.start().state(),
        };
        let other = 1 - side as usize;
        if self.rule.goal == GoalTest::Taken {
            let meets = self.halves[other].known.get(&node.state);
            if self.is_bidirectional()
                && let Some(meets) = meets
            {
                self.over = Some(Over::Found(g + meets.g));
            } else if node.state == target {
                self.over = Some(Over::Found(g));
            }
            if self.over.is_some() {
                return;
            }
        }
        let size = self.rule.problem.size();
        let blank = node.state.blank();
        for mv in self.rule.moves {
            let Some(cell) = size.neighbour(blank, mv) else {
                continue;
            };
            let state = node.state.slide(blank, cell);
            if self.rule.leaves_out_back && node.parent == Some(state) {
                continue;
            }
            let next = g + self.rule.step(node.state, cell);
            self.put(side, state, next, Some(node.state));
            if self.is_bidirectional() {
                let meets = self.halves[other].known.get(&state).map(|it| it.g + next);
                self.met = match self.rule.goal {
                    GoalTest::Bounds => self.met.into_iter().chain(meets).min(),
                    _ => self.met.or(meets),
                };
            } else if self.rule.goal == GoalTest::Generated && state == target {
                self.over = Some(Over::Found(next));
                return;
            }
        }
        if let Some(length) = self.met
            && self.rule.goal == GoalTest::Generated
        {
            self.over = Some(Over::Found(length));
        } else if self.rule.goal == GoalTest::Bounds {
            self.weigh_sides();
        } else if self.is_bidirectional() {
            self.end_layer(side);
        } else if self.is_depth_first() {
            self.end_threshold();
        } else if self.halves[0].open.is_empty() {
            self.over = Some(Over::Exhausted);
        }
    }

    /// Gives the turn to the side with the lower priority, or ends the search of MM.
    fn weigh_sides(&mut self) {
        let lowest = self.halves.each_mut().map(|half| half.bounds.lowest());
        let priorities = self.halves.each_ref();
        let priorities = priorities.map(|half| half.open.first().map(|node| node.priority));
        if mm_bounds::is_over(lowest, self.met) {
            self.over = Some(self.met.map_or(Over::Exhausted, Over::Found));
        }
        self.turn = match priorities[0] == priorities[1] {
            true => None,
            false => Some(mm_bounds::leading(lowest)),
        };
    }

    fn note_beyond(&mut self, reach: u32) {
        self.beyond = Some(self.beyond.map_or(reach, |beyond| beyond.min(reach)));
    }

    /// Begins the next iteration of a depth-first search if nothing waits within the threshold.
    fn end_threshold(&mut self) {
        if !self.halves[0].open.is_empty() {
            return;
        }
        let (strategy, problem) = (self.rule.strategy, &self.rule.problem);
        let next = self.beyond.take().filter(|beyond| {
            let deepens = strategy.algorithm != Algorithm::DepthLimited;
            deepens && *beyond <= strategy.largest_threshold(problem)
        });
        match next {
            Some(next) => {
                self.threshold = next;
                self.put(Side::Forward, problem.start().state(), 0, None);
            }
            None => self.over = Some(Over::Exhausted),
        }
    }

    /// Ends the layer if it is finished. The side with the smaller frontier is next.
    fn end_layer(&mut self, side: Side) {
        let left = self.halves[side as usize].open.first();
        if left.is_some_and(|node| node.g <= self.layer) {
            return;
        }
        let [forward, backward] = self.halves.each_ref().map(|half| half.open.len());
        if let Some(length) = self.met.filter(|_| self.rule.goal == GoalTest::EndOfLayer) {
            self.over = Some(Over::Found(length));
        } else if forward == 0 || backward == 0 {
            self.over = Some(Over::Exhausted);
        }
        self.turn = match forward.cmp(&backward) {
            std::cmp::Ordering::Less => Some(Side::Forward),
            std::cmp::Ordering::Greater => Some(Side::Backward),
            std::cmp::Ordering::Equal => None,
        };
        let next = self.turn.unwrap_or(Side::Forward);
        let first = self.halves[next as usize].open.first();
        self.layer = first.map_or(self.layer, |node| node.g);
    }

    fn put(&mut self, side: Side, state: State, g: u32, parent: Option<State>) {
        let rule = self.rule;
        let h = rule.h(side, state);
        if self.is_depth_first() {
            if rule.leaves_out_path && parent.is_some() && self.path.contains(&state) {
                return;
            }
            let reach = rule.reach(g, h);
            if reach > self.threshold && !rule.enters_beyond {
                return self.note_beyond(reach);
            }
        }
        let made = self.taken.len();
        let half = &mut self.halves[side as usize];
        if let Some(old) = half.known.get_mut(&state) {
            old.best_g = old.best_g.min(g);
            let is_dropped = match rule.memory {
                Memory::Generated => {
                    let is_closed = old.waits.is_empty();
                    match rule.strategy.marks_used() {
                        Some(marks) => is_closed || marks == Marks::Generated,
                        None => g >= old.g || !rule.improves || (is_closed && !rule.reopens),
                    }
                }
                Memory::Expanded => old.is_expanded,
                Memory::Nothing => false,
            };
            if is_dropped {
                return;
            }
            if rule.memory == Memory::Generated {
                old.waits.drain(..).for_each(|node| {
                    half.open.remove(&node);
                    half.bounds.forget(node.g, node.h);
                });
            }
        }
        self.age += 1;
        let node = Waiting {
            // On a stack the successors of the last expansion lie above all others.
            priority: match rule.strategy.algorithm {
                algorithm if algorithm == Algorithm::Dfs || algorithm.is_depth_first() => {
                    u32::MAX - made as u32
                }
                _ => rule.priority(g, h),
            },
            tie: rule.tie(g, h),
            age: if rule.takes_newest() {
                -self.age
            } else {
                self.age
            },
            state,
            g,
            h,
            parent,
            made,
        };
        half.open.insert(node);
        half.bounds.put(g, h);
        let known = half.known.entry(state).or_insert(Known {
            waits: Vec::new(),
            g,
            first_g: g,
            best_g: g,
            is_expanded: false,
            made,
        });
        known.waits.push(node);
        known.g = known.g.min(g);
    }

    const fn is_depth_first(&self) -> bool {
        self.rule.strategy.algorithm.is_depth_first()
    }

    const fn is_bidirectional(&self) -> bool {
        self.rule.strategy.algorithm.is_bidirectional()
    }

    fn is_turn(&self, side: Side) -> bool {
        match self.turn {
            Some(turn) => turn == side,
            None => self.is_bidirectional() || side == Side::Forward,
        }
    }
}
