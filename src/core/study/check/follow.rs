//! Follows a search step by step according to its rule, with any choice among equal nodes and with variants of the rule.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::puzzle::{Board, Move, Problem, State};
use crate::search::{Algorithm, PatternDatabases, Side, Strategy, estimator};
use crate::study::check::{Row, TiesAccepted};

/// An estimate of a state, for a search from the start.
pub(crate) type EstimateOf = Arc<dyn Fn(State) -> u32 + Send + Sync>;

values! {
    /// The node taken from several that are equally good.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TieHabit by id {
        Oldest = "oldest",
        Newest = "newest",
        LargerG = "larger-g",
        SmallerG = "smaller-g",
    }
}

/// The rule of a search, including the ways in which a program may deviate from it.
#[derive(Clone)]
pub(crate) struct Rule {
    pub(crate) problem: Problem,
    pub(crate) strategy: Strategy,
    pub(crate) estimate: EstimateOf,
    /// The node taken from several that are equally good. `None` means the choice of this program.
    pub(crate) ties: Option<TieHabit>,
    /// The order in which moves are tried.
    pub(crate) moves: [Move; 4],
    /// Whether a board is looked up before it is put into the frontier.
    pub(crate) remembers: bool,
    /// Whether moves that undo the previous one are left out.
    pub(crate) leaves_out_back: bool,
    /// Whether a node's g is updated when a shorter path is found.
    pub(crate) improves: bool,
    pub(crate) goal: GoalTest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GoalTest {
    /// When a board is generated.
    Generated,
    /// When it is taken from the frontier.
    Taken,
    /// At the end of a layer in which the two sides met.
    EndOfLayer,
}

impl GoalTest {
    pub(crate) const fn usual(algorithm: Algorithm) -> Self {
        match algorithm {
            Algorithm::Bfs => Self::Generated,
            Algorithm::Bidirectional => Self::EndOfLayer,
            _ => Self::Taken,
        }
    }
}

impl Rule {
    pub(crate) fn new(problem: &Problem, strategy: Strategy, databases: &PatternDatabases) -> Self {
        let guided = strategy.heuristic_used().is_some();
        let estimate: EstimateOf = match guided {
            true => Arc::from(estimator(strategy, &problem.goal(), databases)),
            false => Arc::new(|_| 0),
        };
        Self {
            problem: *problem,
            strategy,
            estimate,
            ties: None,
            moves: Move::ALL,
            remembers: true,
            leaves_out_back: true,
            improves: strategy.improves(false),
            goal: GoalTest::usual(strategy.algorithm),
        }
    }

    /// Returns the tie-breaking value. Among nodes of equal priority, the lowest value is taken first.
    fn tie(&self, g: u32, h: u32) -> i64 {
        match self.ties {
            Some(TieHabit::Oldest | TieHabit::Newest) => 0,
            Some(TieHabit::LargerG) => -i64::from(g),
            Some(TieHabit::SmallerG) => g.into(),
            None => self.strategy.tie(g, h).into(),
        }
    }

    /// Returns the values of a state that is reached in `g` moves.
    pub(crate) fn row(&self, state: State, g: u32) -> Option<Row> {
        let h = (self.estimate)(state);
        Some(Row {
            board: Board::from_state(self.problem.size(), state)?,
            g: Some(g),
            h: self.strategy.heuristic_used().map(|_| h),
            f: self.strategy.f(g, h),
        })
    }
}

/// A node in the frontier. The smallest node is taken first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Waiting {
    pub(crate) priority: u32,
    tie: i64,
    age: i64,
    pub(crate) state: State,
    pub(crate) g: u32,
    pub(crate) h: u32,
    parent: Option<State>,
}

#[derive(Default)]
struct Half {
    open: BTreeSet<Waiting>,
    /// Every generated state, with its nodes in the frontier and its g.
    known: HashMap<State, Known>,
}

struct Known {
    /// Its nodes in the frontier. There can be several if the rule does not remember boards.
    waits: Vec<Waiting>,
    g: u32,
    first_g: u32,
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
    age: i64,
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
            age: 0,
            over: None,
        };
        follower.put(Side::Forward, start.state(), 0, None);
        if follower.is_bidirectional() {
            follower.put(Side::Backward, goal.state(), 0, None);
            follower.turn = None;
        }
        if start == goal && rule.goal != GoalTest::Taken {
            follower.over = Some(Over::Found(0));
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

    pub(crate) fn first_g(&self, side: Side, state: State) -> Option<u32> {
        Some(self.halves[side as usize].known.get(&state)?.first_g)
    }

    /// Expands a node of the frontier. Its successors get `g` + 1.
    pub(crate) fn take(&mut self, side: Side, node: Waiting, g: u32) {
        let half = &mut self.halves[side as usize];
        half.open.remove(&node);
        if let Some(known) = half.known.get_mut(&node.state) {
            known.waits.retain(|waits| *waits != node);
            known.g = g;
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
            self.put(side, state, g + 1, Some(node.state));
            if self.is_bidirectional() {
                let meets = self.halves[other].known.get(&state).map(|it| it.g + g + 1);
                self.met = self.met.or(meets);
            } else if self.rule.goal == GoalTest::Generated && state == target {
                self.over = Some(Over::Found(g + 1));
                return;
            }
        }
        if let Some(length) = self.met
            && self.rule.goal == GoalTest::Generated
        {
            self.over = Some(Over::Found(length));
        } else if self.is_bidirectional() {
            self.end_layer(side);
        } else if self.halves[0].open.is_empty() {
            self.over = Some(Over::Exhausted);
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
        let half = &mut self.halves[side as usize];
        if let Some(old) = half.known.get_mut(&state)
            && self.rule.remembers
        {
            let replaces = match old.waits.is_empty() {
                true => self.rule.improves && self.rule.strategy.improves(true),
                false => self.rule.improves,
            };
            if g >= old.g || !replaces {
                return;
            }
            old.waits.drain(..).for_each(|node| {
                half.open.remove(&node);
            });
        }
        let h = (self.rule.estimate)(state);
        self.age += 1;
        let node = Waiting {
            // Searches without priorities take the nodes of one depth after the other.
            priority: self.rule.strategy.rank(g, h).unwrap_or(g),
            tie: self.rule.tie(g, h),
            age: match self.rule.ties {
                Some(TieHabit::Newest) => -self.age,
                _ => self.age,
            },
            state,
            g,
            h,
            parent,
        };
        half.open.insert(node);
        let known = half.known.entry(state).or_insert(Known {
            waits: Vec::new(),
            g,
            first_g: g,
        });
        known.waits.push(node);
        known.g = known.g.min(g);
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
