//! The nodes in a window that shows many of them: all are counted into fine cells, which are kept from frame to frame.
//!
//! The cells are those of one moment. Another moment is reached by undoing or doing what lies between, an expansion
//! changing a handful of cells; or by counting anew, where that is less work.

use crate::app::explore::tree::layout::Tree;
use crate::app::explore::tree::layout::cells::{CellCounts, RowCells, column};
use crate::recording::{Moment, NodeId};
use crate::search::Side;

#[derive(Clone, Debug, Default)]
pub(crate) struct Overview {
    /// The serial number of the tree, and the moment.
    of: Option<(u64, u32)>,
    rows: [Vec<RowCells>; 2],
}

/// There are two to this power in the tree's width.
const LEVEL: u32 = 13;
/// Trees of fewer nodes are always walked.
const LARGE: usize = 30_000;
/// Applying or undoing an expansion costs as much as counting this many nodes.
const EXPANSION: usize = 12;

impl Overview {
    /// Whether a tree of this size is seen from so far that these cells are fine enough.
    pub(crate) fn serves(moment: &Moment<'_>, level: u32) -> bool {
        level <= LEVEL && moment.drawn() > LARGE
    }

    /// Hands over the cells `seen` of a row, of which there are two to the power of `level` in the tree's width.
    pub(crate) fn cells(
        &self,
        (side, g): (Side, u32),
        level: u32,
        seen: (i64, i64),
        each: impl FnMut(i64, CellCounts),
    ) {
        self.rows[side as usize][g as usize].wider(LEVEL - level, seen, each);
    }

    /// Goes to a moment of a tree; in the middle of an expansion, to the one before it.
    pub(crate) fn go(&mut self, tree: &Tree, moment: &Moment<'_>) {
        let moment = &Moment::new(moment.recording, moment.settled());
        let here = self.of.filter(|&(serial, _)| serial == tree.serial);
        if here.is_none() {
            // What another tree needed may be far more than this one does.
            self.rows = Default::default();
        }
        for (cells, rows) in self.rows.iter_mut().zip(&tree.rows) {
            cells.resize_with(rows.len(), RowCells::new);
            for (cells, row) in cells.iter_mut().zip(rows.iter()) {
                // At most one node of a moment stands in a position.
                cells.make_room(row.len(), 1 << LEVEL);
            }
        }
        match here {
            Some((_, k)) if k == moment.k => {}
            // What a depth-first search drops would have to be looked for.
            Some((_, k))
                if tree.overlay.is_none()
                    && k.abs_diff(moment.k) as usize * EXPANSION < moment.nodes() =>
            {
                for at in k + 1..=moment.k {
                    self.redo(tree, moment, at, true);
                }
                for at in (moment.k + 1..=k).rev() {
                    self.redo(tree, moment, at, false);
                }
            }
            _ => self.count(tree, moment),
        }
        self.of = Some((tree.serial, moment.k));
    }

    fn count(&mut self, tree: &Tree, moment: &Moment<'_>) {
        self.rows.iter_mut().flatten().for_each(RowCells::clear);
        let per_leaf = tree.cells_per_leaf();
        let nodes = &moment.recording.nodes;
        let drawn = moment.drawn_range();
        let drawn = drawn.start as usize..drawn.end as usize;
        let plain = tree.positions.first().range(drawn.clone());
        for (index, &x) in drawn.zip(plain) {
            let node = index as u32;
            let (x, g, open) = if nodes.is_revised(node) {
                let open = !moment.is_closed(NodeId(node));
                (tree.positions.x(node, moment.k), moment.link(node).g, open)
            } else {
                (x, nodes.g(node), nodes.expanded_at(node) > moment.k)
            };
            let row = &mut self.rows[nodes.side(node) as usize][g as usize];
            row.count(inside(column(x, per_leaf)), node, nodes.h(node), open);
        }
        self.rows.iter_mut().flatten().for_each(RowCells::settle);
    }

    /// Applies expansion `at` to the counts (`forth`), or undoes it.
    fn redo(&mut self, tree: &Tree, moment: &Moment<'_>, at: u32, forth: bool) {
        let recording = moment.recording;
        let (before, after) = (Moment::new(recording, at - 1), Moment::new(recording, at));
        let Some(node) = recording.expansions.node(at) else {
            return;
        };
        let mut closed = |closed: bool| {
            let cell = self.cell(tree, &after, node);
            cell.open = if closed { cell.open - 1 } else { cell.open + 1 };
        };
        closed(forth);
        for (child, new) in recording.inserted_by(at) {
            let h = recording.nodes.h(child);
            let was_open = !before.is_closed(NodeId(child));
            if forth {
                if !new {
                    self.cell(tree, &before, child).take(child, h, was_open);
                }
                self.cell(tree, &after, child).add(child, h, true);
            } else {
                self.cell(tree, &after, child).take(child, h, true);
                if !new {
                    self.cell(tree, &before, child).add(child, h, was_open);
                }
            }
        }
    }

    fn cell(&mut self, tree: &Tree, moment: &Moment<'_>, node: u32) -> &mut CellCounts {
        let side = moment.recording.nodes.side(node);
        let x = tree.positions.x(node, moment.k);
        let row = &mut self.rows[side as usize][moment.link(node).g as usize];
        row.at(inside(column(x, tree.cells_per_leaf())))
    }
}

/// The position of a cell in its row. A node may stand on the very edge of the tree.
#[inline]
fn inside(column: i64) -> usize {
    (column as usize).min((1 << LEVEL) - 1)
}

impl Tree {
    fn cells_per_leaf(&self) -> f64 {
        f64::from(1 << LEVEL) / self.width
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::explore::tree::layout::Position;
    use crate::app::explore::tree::layout::visible::{CellGrid, Visible, Window};
    use crate::puzzle::{Arrangement, Board, Problem, Size, State};
    use crate::recording::Recording;
    use crate::search::algorithms::best_first::BestFirst;
    use crate::search::algorithms::priority::ByF;
    use crate::search::engine::node_table::RankedSpace;
    use crate::search::heuristics::Estimate;
    use crate::search::{
        Algorithm, AnySearch as _, Heuristic, Limits, PatternDatabases, Search, Strategy, Ties,
        Trace,
    };

    /// An estimate that knows nothing and is not consistent, so that nodes are reopened.
    struct Wild;

    fn wild(state: State) -> u32 {
        let bits = state.bits() as u64;
        let mixed = (bits ^ (bits >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        ((mixed ^ (mixed >> 32)) % 23) as u32
    }

    impl Estimate for Wild {
        fn of(&self, state: impl Arrangement) -> u32 {
            wild(state.into())
        }

        fn after(&self, _: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
            wild(parent.slide(blank, to).into())
        }
    }

    fn wild_run(problem: &Problem) -> [Recording; 2] {
        let space = RankedSpace::around(&problem.start()).expect("a small space");
        let mut trace = Trace::default();
        let search = BestFirst::new(problem, space, ByF(Ties::LargerG), Wild);
        Search::new(problem, search, Limits::NONE).record(3000, &mut trace);
        [100, trace.len()].map(|length| {
            let estimate = Some(std::sync::Arc::new(wild) as std::sync::Arc<_>);
            let mut recording =
                Recording::with(problem, Strategy::default(), estimate, Recording::CAP);
            recording.append(trace.stretch(..length));
            recording
        })
    }

    fn runs() -> Vec<[Recording; 2]> {
        let size = Size::new(3, 3).expect("a size");
        let start = Board::from_cells(size, &[8, 6, 7, 2, 5, 4, 3, 0, 1]).expect("a legal board");
        let problem = Problem::new(start, Board::blank_last(size)).expect("equal sizes");
        let databases = PatternDatabases::default();
        let run = |(algorithm, heuristic)| {
            let strategy = Strategy::new(algorithm, heuristic);
            [200, 3000].map(|length| Recording::ahead(&problem, strategy, length, &databases))
        };
        let mut runs = vec![wild_run(&problem)];
        // Long enough for rows that have all cells.
        let long = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        runs.push([200, 40_000].map(|length| Recording::ahead(&problem, long, length, &databases)));
        runs.extend(
            [
                (Algorithm::Bfs, Heuristic::Zero),
                (Algorithm::Bidirectional, Heuristic::Zero),
                (Algorithm::AStar, Heuristic::Misplaced),
            ]
            .map(run),
        );
        runs
    }

    /// The cells of the same moments and windows, counted and walked.
    #[test]
    fn far_and_near_tell_the_same() {
        for [ahead, recording] in runs() {
            let mut tree = Tree::new(&ahead);
            tree.grow(&recording, u64::MAX);
            let (mut far, mut near) = (Visible::default(), Visible::default());
            let mut seen = 0;
            // Forth and back, by long and by short steps.
            for step in 0..60_u64 {
                let k = (step * step * 131 + step * 7) % (recording.len() + 1);
                let moment = recording.at(if step % 3 == 0 { k } else { k / 50 + step });
                let zoom = [1.0, 3.0, 20.0][step as usize % 3];
                let (x, width) = (tree.width() * 0.3, tree.width() / zoom);
                let window = Window {
                    low: Position { x, y: 2.0 },
                    high: Position {
                        x: x + width,
                        y: 40.0,
                    },
                    cell: width / 300.0,
                };
                let grid = CellGrid::new(tree.width(), &window);
                for visible in [&mut far, &mut near] {
                    visible.dots.clear();
                    visible.clouds.clear();
                }
                for side in [Side::Forward, Side::Backward] {
                    let rows_seen = tree.rows_seen(side, &window);
                    tree.see_far(&moment, rows_seen, &grid, &mut far);
                    tree.see_near(&moment, rows_seen, &grid, &window, &mut near);
                }
                // Only from near edges are followed out of the window.
                let inside = |x: f64| (grid.first..=grid.last).contains(&grid.column(x));
                near.dots.retain(|dot| inside(dot.position.x));
                assert!(far.dots == near.dots, "dots at {}", moment.k());
                assert!(far.clouds == near.clouds, "clouds at {}", moment.k());
                seen += far.dots.len() + far.clouds.len();
            }
            assert!(seen > 1000);
        }
    }

    /// A path of thousands of moves: what is kept goes by the nodes, not by the rows.
    #[test]
    fn a_deep_and_narrow_tree_takes_little_memory() {
        let size = Size::new(4, 4).expect("a size");
        let start = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];
        let start = Board::from_cells(size, &start).expect("a legal board");
        let problem = Problem::new(start, Board::blank_first(size)).expect("equal sizes");
        let strategy = Strategy {
            depth_limit: Some(5_000),
            ..Strategy::new(Algorithm::DepthLimited, Heuristic::Zero)
        };
        let databases = PatternDatabases::default();
        let recording = Recording::ahead(&problem, strategy, 20_000, &databases);
        let mut tree = Tree::new(&Recording::ahead(&problem, strategy, 4_096, &databases));
        tree.grow(&recording, u64::MAX);
        assert!(tree.rows[0].len() > 5_000, "{} rows", tree.rows[0].len());
        let moment = recording.newest();
        let mut overview = Overview::default();
        overview.go(&tree, &moment);
        let rows = overview.rows.iter().flatten();
        let held: usize = rows.map(|row| size_of::<RowCells>() + row.bytes()).sum();
        assert!(
            held <= 64 * (moment.nodes() + tree.rows[0].len()),
            "{held} bytes for {} nodes",
            moment.nodes()
        );
    }

    #[test]
    fn the_runs_above_reopen_nodes() {
        let [_, recording] = &runs()[0];
        assert!(recording.newest().stats().reopened > 10);
    }
}
