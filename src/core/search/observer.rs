//! What a search reports about its nodes and expansions.

use crate::puzzle::{Move, State};
use crate::search::engine::parent_move::ParentMove;

values! {
    /// One of the two directions of a bidirectional search; a unidirectional search is always forward.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Side by id {
        /// From the start.
        #[default]
        Forward = "forward",
        /// From the goal.
        Backward = "backward",
    }
}

impl Side {
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeView {
    pub state: State,
    pub side: Side,
    /// Moves from the root of its side.
    pub g: u32,
    /// The estimate, if the strategy uses one.
    pub h: Option<u32>,
}

/// What happened to one successor of an expanded node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fate {
    /// Not generated: a move off the board, the move straight back, or the search ended first.
    None = 0,
    /// A new state, put into the open list. In a depth-first search: a state within the threshold.
    New = 1,
    /// A stored state, reached by a path that is not shorter: dropped. In a depth-first search, which stores no states: a
    /// state beyond the threshold.
    Duplicate = 2,
    /// A stored state whose g improves: it gets another parent and is open (again).
    Improved = 3,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Successors(u8);

impl Successors {
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Two bits per move, with `Up` in the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    #[inline]
    pub const fn set(&mut self, mv: Move, fate: Fate) {
        self.0 |= (fate as u8) << (2 * mv as u8);
    }

    /// Records the fate of the successor that this move led to. A root is not a successor, so nothing is recorded for it.
    #[inline]
    pub(crate) fn note(&mut self, parent_move: ParentMove, fate: Fate) {
        let shift = 2 * (u32::from(parent_move.code()).wrapping_sub(1) & 7);
        self.0 |= ((fate as u32) << shift) as u8;
    }

    /// Reports them for an expanded node, with their estimates `hs` if the search makes any.
    #[inline]
    pub(crate) fn report<O: Observer>(
        self,
        observer: &mut O,
        hs: Option<[u16; 4]>,
        state: impl Into<State>,
        side: Side,
        g: u32,
    ) {
        if O::WATCHES {
            hs.into_iter().for_each(|hs| observer.estimated(hs));
            observer.expanded(self, || Expansion {
                state: state.into(),
                side,
                g,
                successors: self,
            });
        }
    }

    #[inline]
    pub const fn get(self, mv: Move) -> Fate {
        match (self.0 >> (2 * mv as u8)) & 3 {
            0 => Fate::None,
            1 => Fate::New,
            2 => Fate::Duplicate,
            _ => Fate::Improved,
        }
    }
}

/// One expansion: the node taken from the open list, and the fates of its successors. The list of expansions describes a run
/// completely: with the fixed order of moves it determines every node, its parent, and when it was generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expansion {
    pub state: State,
    /// The side that expanded it; always forward in a unidirectional search.
    pub side: Side,
    /// Moves from the root of its side when it was expanded.
    pub g: u32,
    pub successors: Successors,
}

/// Receives the expansions of a search, in order.
///
/// A search calls [`expanded`](Self::expanded) once for each node that it takes from its open list, after the node's
/// successors were looked up. This includes the goal, whose successors are all [`Fate::None`]. A search that expands nodes
/// in batches reports a batch when it is done, so its counters may be ahead of its reports. A depth-first search reports the
/// fates of all successors at once, though it generates them one by one. Nodes dropped as duplicates and the end of a search
/// are not reported.
///
/// The searches are compiled for each observer, and the calls are part of their loops. `()` observes nothing and costs
/// nothing. Any other costs a few instructions per expansion for the fates, and its own work; the state is looked up only if
/// it asks for the expansion. IDA* slows down most, because it stops at each node.
///
/// An observer that counts, and needs no states:
///
/// ```
/// use slidescope::puzzle::{Board, Move, Problem};
/// use slidescope::search::{
///     Algorithm, Expansion, Fate, Heuristic, Limits, Observer, PatternDatabases, Strategy, Successors, any_search,
/// };
///
/// #[derive(Default)]
/// struct Duplicates(u64);
///
/// impl Observer for Duplicates {
///     fn expanded(&mut self, successors: Successors, _: impl FnOnce() -> Expansion) {
///         let dropped = |mv: &Move| successors.get(*mv) == Fate::Duplicate;
///         self.0 += Move::ALL.iter().filter(|mv| dropped(mv)).count() as u64;
///     }
/// }
///
/// let start: Board = "724506831".parse()?;
/// let problem = Problem::new(start, Board::blank_first(start.size()))?;
/// let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
/// let mut search = any_search(&problem, strategy, Limits::NONE, &PatternDatabases::default());
/// let mut duplicates = Duplicates::default();
/// // A search of any algorithm takes a closure, so that it need not be compiled for each observer.
/// let _ = search.observe(1000, &mut |expansion| {
///     duplicates.expanded(expansion.successors, || *expansion);
/// });
/// assert_eq!(duplicates.0, search.stats().duplicates);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Observer {
    /// Whether anything is observed. If `false`, a search omits the work of reporting.
    const WATCHES: bool = true;

    /// Receives the estimates of the successors of the node [reported](Self::expanded) next, indexed by move. Only those of
    /// successors put into the open list are set. Best-first searches and MM call this.
    #[inline]
    fn estimated(&mut self, hs: [u16; 4]) {
        let _ = hs;
    }

    /// Receives the fates of an expanded node's successors. `expansion` computes the rest; in a space addressed by rank this
    /// looks up the state.
    fn expanded(&mut self, successors: Successors, expansion: impl FnOnce() -> Expansion);
}

impl Observer for () {
    const WATCHES: bool = false;

    #[inline]
    fn expanded(&mut self, _: Successors, _: impl FnOnce() -> Expansion) {}
}
