//! Where the nodes of a search tree are drawn.
//!
//! A node is given its position when it is generated, and keeps it: nothing that stands ever moves because of what comes
//! later. (A node for which a better path is found gets a new position below its new parent, for it has moved.) Three ideas
//! make that look like a tree that was drawn knowing all of it.
//!
//! **Lookahead.** A search is deterministic, so its future is known by searching: a few thousand expansions take a
//! millisecond or two. Their tree is drawn tidily (`tidy`), as one would draw it on paper, and its nodes
//! appear at the positions they have there. A search that ends within that horizon, as most in a lesson do, is drawn
//! perfectly from its first node on.
//!
//! **Fair shares beyond it.** What is generated later goes where room is left (`grow`). Levels are rows; edges
//! do not cross, so the children of a node must stand between those of the nodes left and right of it in its own row.
//! That gap is shared with neighbours which may be about to have children too: those that are open and of no higher f.
//! BFS so divides each row among all its nodes; A* lets a promising node use the room below one that is not promising,
//! and nothing shrinks with depth alone, as it would if each subtree owned an interval (a child of two a half: at depth
//! 20 a millionth).
//!
//! **Detail by density.** What is seen of the tree depends on how near one is (`visible`): nodes that stand
//! alone in a cell of a few points are told one by one, others as a cloud with its counts. Near, the rows are walked
//! through the window; far, all nodes have been counted into fine cells, which are kept up to date with the moment that
//! is looked at (`overview`). Both are exact at every moment of the recording.
//!
//! **One iteration at a time.** A depth-first search that deepens draws the same tree again and again, each time with
//! more below it. What is seen is one iteration, and a path has one position in all of them (`overlay`).
//!
//! x is measured in leaves of the foreseen tree, from 0 to [`Tree::width`]; y in rows, downwards. Two searches face each
//! other: the forward tree grows down from y = 0, the backward one up from [`Tree::height`].

pub(crate) mod cells;
pub(crate) mod grow;
pub(crate) mod lookahead;
pub(crate) mod near;
pub(crate) mod overlay;
pub(crate) mod overview;
pub(crate) mod positions;
pub(crate) mod rows;
pub(crate) mod tidy;
pub mod visible;

use crate::app::explore::tree::layout::overlay::Overlay;
use crate::app::explore::tree::layout::positions::{Positions, RowHeights};
use crate::app::explore::tree::layout::rows::{Guess, Row};
use crate::recording::column::Column;
use crate::recording::{Moment, NodeId};
use crate::search::{Algorithm, Side};

/// The positions of a recording's nodes. A copy costs little: what does not change is shared.
#[derive(Clone)]
pub struct Tree {
    positions: Positions,
    /// Which nodes share a position, of a depth-first search.
    overlay: Option<Overlay>,
    rows: [Column<Row, 16>; 2],
    /// Where the parents of the children placed last stand in each row, and these children.
    recent: [Vec<Guess>; 2],
    /// When each row got its first position.
    begun: [Column<u32>; 2],
    width: f64,
    /// How far apart leaves are drawn on each side.
    leaf: [f64; 2],
    heights: RowHeights,
    /// Expansions whose successors have their positions.
    grown: u32,
    /// Tells this tree from any other.
    serial: u64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    /// In leaves, 0 to [`Tree::width`].
    pub x: f64,
    /// In rows, downwards.
    pub y: f64,
}

impl Position {
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

impl Tree {
    /// How many expansions to search ahead for a tree of `algorithm`: enough to fill a screen with nodes, and for two
    /// searches enough to meet on any 3×3 board, so that it is known how far apart they begin.
    pub const fn horizon(algorithm: Algorithm) -> u64 {
        if algorithm.is_bidirectional() {
            16_384
        } else {
            4_096
        }
    }

    /// Expansions whose successors have their positions; the tree can be seen at every moment up to this one.
    pub fn grown(&self) -> u64 {
        u64::from(self.grown)
    }

    pub fn bytes(&self) -> usize {
        let rows = self.rows.iter().flat_map(Column::iter).map(Row::bytes);
        let overlay = self.overlay.as_ref().map_or(0, Overlay::bytes);
        self.positions.bytes() + overlay + rows.sum::<usize>()
    }

    /// From left to right, in leaves.
    pub const fn width(&self) -> f64 {
        self.width
    }

    /// From the root of one search to that of the other, in rows; of one search, to its deepest row so far.
    pub fn height(&self) -> f64 {
        let deepest = self.rows[0].len().saturating_sub(1) as f64;
        self.heights.distance.unwrap_or(deepest)
    }

    pub fn y(&self, side: Side, g: u32) -> f64 {
        self.heights.y(side, g)
    }

    /// Where a node is drawn at a moment; none where it has not been generated or placed yet.
    pub fn position(&self, moment: &Moment<'_>, id: NodeId) -> Option<Position> {
        let moment = self.seen(moment);
        let node = moment.node(id)?;
        Some(Position::new(
            self.x(&moment, id.0),
            self.y(node.side, node.g),
        ))
    }

    /// The smallest rectangle that holds every node of a moment: its upper left and lower right corner. Of a large tree
    /// the whole width is returned; of a depth-first search what all iterations so far take, so that the view stays where it
    /// is when the next begins.
    pub fn bounds(&self, moment: &Moment<'_>) -> (Position, Position) {
        const FEW: usize = 4096;
        let moment = self.seen(moment);
        let (mut low, mut high) = (0.0, self.width);
        if moment.nodes() <= FEW {
            let xs = (0..moment.nodes() as u32).map(|node| self.positions.x(node, moment.k));
            (low, high) = xs.fold((f64::MAX, f64::MIN), |(low, high), x| {
                (low.min(x), high.max(x))
            });
        }
        let deepest = |side: Side| {
            let rows = self.begun[side as usize].partition_point(|&at| at <= moment.k);
            self.y(side, (rows as u32).saturating_sub(1))
        };
        let distance = self.heights.distance;
        let bottom = distance.unwrap_or_else(|| deepest(Side::Forward));
        (Position::new(low, 0.0), Position::new(high, bottom))
    }

    /// The x of a node: a better path that the expansion under way has not taken yet has not moved it.
    pub(crate) fn x(&self, moment: &Moment<'_>, node: u32) -> f64 {
        let k = if moment.is_pending(node) {
            moment.settled()
        } else {
            moment.k
        };
        self.positions.x(node, k)
    }

    /// `moment`, or the last one that this tree can show.
    fn seen<'h>(&self, moment: &Moment<'h>) -> Moment<'h> {
        if moment.k <= self.grown {
            *moment
        } else {
            Moment::new(moment.recording, self.grown)
        }
    }
}
