//! Where the nodes of a search tree are drawn: the [`Tree`] holds its rows, positions and guesses.
//!
//! A node gets its position when it is generated, and keeps it: no node moves because of what comes later. (A node for
//! which a better path is found gets a new position below its new parent.) The following ideas make the result look like
//! a tree that was drawn with all of it known.
//!
//! **Lookahead.** A search is deterministic, so its future can be computed by searching ahead: a few thousand expansions
//! take a millisecond or two. Their tree gets a tidy drawing (`tidy`), as on paper, and its nodes appear at the positions
//! they have there. A search that ends within that horizon, as most in a lesson do, is drawn perfectly from its first
//! node on.
//!
//! **Fair shares beyond it.** Later nodes are placed where room is left (`grow`). Levels are rows, and edges do not
//! cross, so the children of a node must be between those of its left and right neighbours in its own row. That gap is
//! shared with neighbours that may be about to have children too: those that are open and have no higher f. So BFS
//! divides each row among all its nodes, and A* lets a promising node use the room below one that is not promising.
//! Nothing shrinks with depth alone, as it would if each subtree owned an interval (half of it for each of two children:
//! a millionth at depth 20).
//!
//! **Detail by density.** What is drawn depends on the zoom (`visible`): nodes alone in a cell of a few points are drawn
//! one by one, others as a cloud with its counts. Close up, the rows are walked through the window. From far away, all
//! nodes are counted into fine cells, which are kept up to date with the current moment (`overview`). Both are exact at
//! every moment of the recording.
//!
//! **One iteration at a time.** Iterative deepening draws the same tree again and again, each time with more below it.
//! One iteration is shown at a time, and a path has the same position in all of them (`overlay`).
//!
//! x is measured in leaves of the foreseen tree, from 0 to [`Tree::width`]; y in rows, downwards. Two searches face each
//! other: the forward tree grows down from y = 0, the backward one up from [`Tree::height`].

pub(crate) mod cells;
pub(crate) mod grow;
pub(crate) mod lookahead;
pub(crate) mod overlay;
pub(crate) mod overview;
pub(crate) mod positions;
pub(crate) mod rows;
pub mod tidy;
pub mod visible;

use crate::layout::overlay::Overlay;
use crate::layout::positions::{Positions, RowHeights};
use crate::layout::rows::{Guess, Row};
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
    /// By row: the blocks of the node whose children were placed last, and of these children.
    recent: [Vec<Guess>; 2],
    /// The expansion in which each row got its first position.
    begun: [Column<u32>; 2],
    /// In leaves.
    pub width: f64,
    /// How far apart leaves are drawn on each side.
    leaf: [f64; 2],
    heights: RowHeights,
    /// Expansions whose successors have their positions.
    grown: u32,
    /// Distinguishes this tree from any other.
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
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

impl Tree {
    /// Returns how many expansions to search ahead for a tree of `algorithm`: enough to fill a screen with nodes and, for
    /// two searches, enough to meet on any 3×3 board, so that the distance between their roots is known.
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

    /// Returns the height in rows: between the roots of two searches, or down to the deepest row of one so far.
    pub fn height(&self) -> f64 {
        let deepest = self.rows[0].len().saturating_sub(1) as f64;
        self.heights.distance.unwrap_or(deepest)
    }

    pub fn y(&self, side: Side, g: u32) -> f64 {
        self.heights.y(side, g)
    }

    /// Returns where a node is drawn at a moment, or `None` if it has not been generated or placed yet.
    pub fn position(&self, moment: &Moment<'_>, id: NodeId) -> Option<Position> {
        let moment = self.seen(moment);
        let node = moment.node(id)?;
        Some(Position::new(
            self.x(&moment, id.0),
            self.y(node.side, node.depth),
        ))
    }

    /// Returns the upper left and the lower right corner of the smallest rectangle that holds every node of a moment. For a
    /// large tree, the rectangle has the whole width. For a depth-first search, it holds all iterations so far, so that the
    /// view does not move when the next one begins.
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

    /// Returns the x of a node. A better path that the current expansion has not taken yet does not count.
    pub(crate) fn x(&self, moment: &Moment<'_>, node: u32) -> f64 {
        let k = if moment.is_pending(node) {
            moment.settled()
        } else {
            moment.k
        };
        self.positions.x(node, k)
    }

    /// Returns `moment`, or the last one that this tree can show.
    fn seen<'h>(&self, moment: &Moment<'h>) -> Moment<'h> {
        if moment.k <= self.grown {
            *moment
        } else {
            Moment::new(moment.recording, self.grown)
        }
    }
}
