//! The order of the open list of a best-first search. Recordings and explanations use [`Strategy::rank`] and
//! [`Strategy::takes_smaller_g`].

use std::hint::select_unpredictable;

use bytemuck::Pod;

use crate::search::engine::age_queue::AgeQueue;
use crate::search::engine::mm_bounds;
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::step_costs::StepCosts;
use crate::search::{Algorithm, Reopen, Strategy, Ties, Weight};

/// Orders the open list of a best-first search: the lowest rank first, then the lowest tie, then the oldest.
pub trait Priority {
    /// Whether the search has an estimate to show.
    const SHOWS_H: bool = true;
    /// Whether a shorter path to a stored node replaces the longer one, and reopens the node if it was closed.
    const IMPROVES: bool;
    /// Whether rank and tie tell g and h: see [`undo`](Self::undo). Otherwise the rank is f, and g is that of the node's record.
    const TELLS_G: bool = true;

    /// The open list of a search with such costs of moves.
    type Open<C: StepCosts, N: Pod + Default>: OpenQueue<N>;

    fn open<C: StepCosts, N: Pod + Default>(&self) -> Self::Open<C, N>;

    /// Whether a closed node is reopened if it [improves](Self::IMPROVES).
    fn reopens(&self) -> bool {
        true
    }

    /// The first key, lowest first.
    fn rank(&self, g: u32, h: u32) -> u32;

    /// The second key among equal ranks, lowest first.
    fn tie(&self, g: u32, h: u32) -> u32;

    /// Recovers g and h from rank and tie, if they [tell](Self::TELLS_G).
    fn undo(&self, rank: u32, tie: u32) -> (u32, u32);
}

/// A* (Hart, Nilsson, Raphael 1968): lowest f = g + h, then the largest g (and so the lowest h) or the smallest g (ties by
/// age alone are `ByAge`). One type serves both tie rules: a second one, compiled for every heuristic and space, would make the
/// program noticeably larger.
#[derive(Clone, Copy, Debug)]
pub struct ByF(pub Ties, pub Reopen);

impl ByF {
    #[inline(always)]
    fn is_shallow(self) -> bool {
        self.0 == Ties::SmallerG
    }
}

impl Priority for ByF {
    const IMPROVES: bool = true;

    type Open<C: StepCosts, N: Pod + Default> = C::Open<N>;

    fn open<C: StepCosts, N: Pod + Default>(&self) -> C::Open<N> {
        C::Open::default()
    }

    #[inline]
    fn reopens(&self) -> bool {
        self.1 == Reopen::Always
    }

    #[inline]
    fn rank(&self, g: u32, h: u32) -> u32 {
        g + h
    }

    #[inline]
    fn tie(&self, g: u32, h: u32) -> u32 {
        select_unpredictable(self.is_shallow(), g, h)
    }

    #[inline]
    fn undo(&self, rank: u32, tie: u32) -> (u32, u32) {
        let g = select_unpredictable(self.is_shallow(), tie, rank - tie);
        (g, rank - g)
    }
}

/// A* in which only age decides between nodes of the same f, as in the queues of many libraries. It is compiled once for all
/// heuristics, and makes no successors ahead: slower, and no load on the usual search.
///
/// The entry of a node that is closed by now is stale. That of a node whose g has improved has a larger f than the new one and
/// is closed when its turn comes.
#[derive(Clone, Copy, Debug)]
pub struct ByAge(pub Ties, pub Reopen);

impl Priority for ByAge {
    const IMPROVES: bool = true;
    const TELLS_G: bool = false;

    type Open<C: StepCosts, N: Pod + Default> = AgeQueue<N>;

    fn open<C: StepCosts, N: Pod + Default>(&self) -> AgeQueue<N> {
        AgeQueue::new(self.0 == Ties::Newest)
    }

    fn reopens(&self) -> bool {
        self.1 == Reopen::Always
    }

    fn rank(&self, g: u32, h: u32) -> u32 {
        g + h
    }

    fn tie(&self, _: u32, _: u32) -> u32 {
        0
    }

    fn undo(&self, rank: u32, _: u32) -> (u32, u32) {
        (0, rank)
    }
}

/// Uniform-cost search (Dijkstra 1959; Russell & Norvig, 4th ed., § 3.4.2): lowest g.
#[derive(Clone, Copy, Debug)]
pub struct ByG;

impl Priority for ByG {
    const SHOWS_H: bool = false;
    const IMPROVES: bool = true;

    type Open<C: StepCosts, N: Pod + Default> = C::Open<N>;

    fn open<C: StepCosts, N: Pod + Default>(&self) -> C::Open<N> {
        C::Open::default()
    }

    #[inline]
    fn rank(&self, g: u32, _: u32) -> u32 {
        g
    }

    #[inline]
    fn tie(&self, _: u32, _: u32) -> u32 {
        0
    }

    #[inline]
    fn undo(&self, rank: u32, _: u32) -> (u32, u32) {
        (rank, 0)
    }
}

/// Weighted A* (Pohl 1970): lowest f = g + w·h, then the lowest h (and so the largest g). The solution is at most w times as
/// long as a shortest one.
#[derive(Clone, Copy, Debug)]
pub struct ByWeightedF(pub Weight, pub Reopen);

impl Priority for ByWeightedF {
    const IMPROVES: bool = true;

    type Open<C: StepCosts, N: Pod + Default> = C::Open<N>;

    fn open<C: StepCosts, N: Pod + Default>(&self) -> C::Open<N> {
        C::Open::default()
    }

    #[inline]
    fn reopens(&self) -> bool {
        self.1 == Reopen::Always
    }

    #[inline]
    fn rank(&self, g: u32, h: u32) -> u32 {
        g + self.0.get() * h
    }

    #[inline]
    fn tie(&self, _: u32, h: u32) -> u32 {
        h
    }

    #[inline]
    fn undo(&self, rank: u32, tie: u32) -> (u32, u32) {
        (rank - self.0.get() * tie, tie)
    }
}

/// Greedy best-first search (Doran, Michie 1966; Russell & Norvig, 4th ed., § 3.5.1): lowest h, then lowest g. A node keeps
/// the path by which it was first reached, so none is expanded twice.
#[derive(Clone, Copy, Debug)]
pub struct ByH;

impl Priority for ByH {
    const IMPROVES: bool = false;

    type Open<C: StepCosts, N: Pod + Default> = C::Open<N>;

    fn open<C: StepCosts, N: Pod + Default>(&self) -> C::Open<N> {
        C::Open::default()
    }

    #[inline]
    fn rank(&self, _: u32, h: u32) -> u32 {
        h
    }

    #[inline]
    fn tie(&self, g: u32, _: u32) -> u32 {
        g
    }

    #[inline]
    fn undo(&self, rank: u32, tie: u32) -> (u32, u32) {
        (tie, rank)
    }
}

impl Strategy {
    /// The first key of the open list if every move costs 1: see [`rank_by`](Self::rank_by).
    pub fn rank(self, g: u32, h: u32) -> Option<u32> {
        self.rank_by(None, g, h)
    }

    /// The first key of the open list, lowest first: f, g or h, or the priority max(g + h, 2g + ε) of MM. `epsilon` is the
    /// cost of the cheapest move, `None` if every move costs 1; with it a bidirectional search goes by the priority too.
    /// `None` if the open list is a queue or a stack.
    pub fn rank_by(self, epsilon: Option<u32>, g: u32, h: u32) -> Option<u32> {
        match self.algorithm {
            Algorithm::UniformCost => Some(ByG.rank(g, h)),
            Algorithm::AStar => Some(ByF(self.ties, self.reopen).rank(g, h)),
            Algorithm::WeightedAStar => Some(ByWeightedF(self.weight, self.reopen).rank(g, h)),
            Algorithm::Greedy => Some(ByH.rank(g, h)),
            Algorithm::Mm => Some(mm_bounds::priority(g, h, epsilon.unwrap_or(1))),
            Algorithm::Bidirectional => epsilon.map(|least| mm_bounds::priority(g, h, least)),
            Algorithm::Bfs
            | Algorithm::Dfs
            | Algorithm::DepthLimited
            | Algorithm::IterativeDeepening
            | Algorithm::IdaStar => None,
        }
    }

    /// Returns `true` if, among nodes of equal rank, the one with the smaller g is expanded first. Returns `false` if the
    /// larger g goes first or the open list is not ordered by rank.
    pub fn takes_smaller_g(self) -> bool {
        let by_smaller_g = matches!(
            self.algorithm,
            Algorithm::UniformCost | Algorithm::Greedy | Algorithm::Mm
        );
        by_smaller_g || self.ties_used() == Some(Ties::SmallerG)
    }

    /// The second key, by which nodes of equal rank are ordered, lowest first.
    pub(crate) fn tie(self, g: u32, h: u32) -> u32 {
        if self.takes_smaller_g() { g } else { h }
    }

    /// The f of a node, g + h or g + w·h, if the algorithm uses an f.
    pub fn f(self, g: u32, h: u32) -> Option<u32> {
        if self.algorithm == Algorithm::IdaStar {
            return Some(g + h);
        }
        self.rank(g, h).filter(|_| self.algorithm.goes_by_f())
    }
}
