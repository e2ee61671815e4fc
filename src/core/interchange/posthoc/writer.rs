//! Writes a trace while the search runs.

use std::io;

use serde::Serialize;
use serde_json::Value;

use crate::interchange::posthoc::node_ids::NodeIds;
use crate::interchange::posthoc::{MAX_EXPANSIONS, TraceSummary, VERSION, views};
use crate::puzzle::{Board, Move, Problem, State};
use crate::search::heuristics::Estimator;
use crate::search::{Expansion, Fate, Outcome, PatternDatabases, Side, Strategy, estimators};

/// Writes a trace event by event. An error is returned by [`finish`](Self::finish).
pub struct Writer<W> {
    out: W,
    problem: Problem,
    strategy: Strategy,
    two_sided: bool,
    ids: [NodeIds; 2],
    /// The estimate for each side, if the strategy uses one.
    estimates: [Option<Estimator>; 2],
    /// The goal's id, until a node gets it.
    reserved: Option<u64>,
    summary: TraceSummary,
    error: Option<io::Error>,
}

#[derive(Clone, Copy)]
struct Node {
    side: Side,
    id: u64,
    state: State,
    g: u32,
}

#[derive(Serialize)]
struct Event {
    r#type: &'static str,
    /// A number, prefixed with the letter of the side in a two-sided search.
    id: Value,
    #[serde(rename = "pId", skip_serializing_if = "Option::is_none")]
    parent: Option<Value>,
    f: u32,
    g: u32,
    h: u32,
    board: String,
    /// The tile on each cell. Like column and row, this is for the views.
    tiles: Vec<u8>,
    column: i64,
    row: i64,
}

impl<W: io::Write> Writer<W> {
    /// Begins the trace of a run of `strategy` on `problem`.
    ///
    /// # Errors
    /// If writing to `out` fails.
    pub fn begin(
        out: W,
        problem: &Problem,
        strategy: Strategy,
        databases: &PatternDatabases,
    ) -> io::Result<Self> {
        let mut writer = Self {
            out,
            problem: *problem,
            strategy,
            two_sided: strategy.algorithm.is_bidirectional(),
            ids: [NodeIds::default(), NodeIds::default()],
            estimates: estimators(problem, strategy, databases),
            reserved: None,
            summary: TraceSummary::default(),
            error: None,
        };
        write!(writer.out, "{{\"version\":\"{VERSION}\",\n\"views\":")?;
        let guided = strategy.heuristic_used().is_some();
        let size = problem.size();
        serde_json::to_writer(&mut writer.out, &views::views(size, guided))?;
        write!(writer.out, ",\n\"pivot\":")?;
        serde_json::to_writer(&mut writer.out, &views::pivot(size))?;
        write!(writer.out, ",\n\"events\":[")?;
        writer.roots()?;
        Ok(writer)
    }

    fn roots(&mut self) -> io::Result<()> {
        let (start, goal) = (self.problem.start().state(), self.problem.goal().state());
        let root = |side, state, id| Node {
            side,
            id,
            state,
            g: 0,
        };
        let id = self.ids[0].add(start, 0, None);
        self.event("\n", "source", root(Side::Forward, start, id))?;
        let (side, id) = if self.two_sided {
            (Side::Backward, self.ids[1].add(goal, 0, None))
        } else if start == goal {
            (Side::Forward, id)
        } else {
            let id = self.ids[0].reserve();
            self.reserved = Some(id);
            (Side::Forward, id)
        };
        self.event(",\n", "destination", root(side, goal, id))
    }

    /// Returns `true` if writing has failed, so that nothing more is written.
    pub const fn is_broken(&self) -> bool {
        self.error.is_some()
    }

    /// Returns `true` if the trace takes no more expansions.
    pub const fn is_full(&self) -> bool {
        self.summary.expansions == MAX_EXPANSIONS
    }

    /// Writes an expansion, unless the trace is full.
    pub fn write(&mut self, expansion: &Expansion) {
        if self.error.is_some() {
            return;
        }
        if self.is_full() {
            self.leave_out(1);
            return;
        }
        self.summary.expansions += 1;
        self.error = self.expansion(expansion).err();
    }

    pub const fn leave_out(&mut self, expansions: u64) {
        self.summary.left_out += expansions;
    }

    /// Ends the trace of a run with this `outcome`.
    ///
    /// # Errors
    /// If any part of the trace could not be written.
    pub fn finish(mut self, outcome: &Outcome) -> io::Result<TraceSummary> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        if let Outcome::Solved(path) = outcome {
            self.end(path.boards())?;
        }
        self.out.write_all(b"\n]}\n")?;
        self.out.flush()?;
        Ok(self.summary)
    }

    /// Marks where the goal was found: the goal's node, or the nodes at which the two sides met.
    fn end(&mut self, path: &[Board]) -> io::Result<()> {
        if !self.two_sided {
            let Some((board, g)) = path.last().zip(u32::try_from(path.len() - 1).ok()) else {
                return Ok(());
            };
            return self.end_at(Side::Forward, board.state(), g);
        }
        let known = |side: usize, board: &Board| self.ids[side].newest(board.state()).is_some();
        let has_met = |board: &Board| known(0, board) && known(1, board);
        let Some(at) = path.iter().position(has_met) else {
            return Ok(());
        };
        let state = path[at].state();
        let (forward, backward) = (at as u32, (path.len() - 1 - at) as u32);
        self.end_at(Side::Forward, state, forward)?;
        self.end_at(Side::Backward, state, backward)
    }

    fn end_at(&mut self, side: Side, state: State, g: u32) -> io::Result<()> {
        // A truncated trace may not have the node.
        let Some(id) = self.ids[side as usize].of(state, g) else {
            return Ok(());
        };
        let node = Node { side, id, state, g };
        self.event(",\n", "end", node)
    }

    fn event(&mut self, before: &str, kind: &'static str, node: Node) -> io::Result<()> {
        let estimate = self.estimates[node.side as usize].as_ref();
        let h = estimate.map_or(0, |estimate| estimate(node.state));
        let id = |id: u64| match (self.two_sided, node.side) {
            (false, _) => Value::from(id),
            (true, Side::Forward) => Value::from(format!("f-{id}")),
            (true, Side::Backward) => Value::from(format!("b-{id}")),
        };
        let board = Board::from_state(self.problem.size(), node.state);
        let tiles = board.as_ref().map_or_else(Vec::new, Board::cells);
        let (column, row) = self.place(kind, node);
        let event = Event {
            r#type: kind,
            id: id(node.id),
            parent: self.ids[node.side as usize].parent(node.id).map(id),
            f: self.strategy.f(node.g, h).unwrap_or(node.g + h),
            g: node.g,
            h,
            board: board.map_or_else(String::new, |board| board.to_string()),
            tiles,
            column,
            row,
        };
        self.out.write_all(before.as_bytes())?;
        Ok(serde_json::to_writer(&mut self.out, &event)?)
    }

    /// Returns the place where a node's board is drawn. The rows of the backward search go upwards. The goal of a forward
    /// search is drawn next to the start.
    fn place(&self, kind: &str, node: Node) -> (i64, i64) {
        const BESIDE: i64 = -2;
        let place = self.ids[node.side as usize].place(node.id);
        match (place, node.side) {
            (_, Side::Forward) if kind == "destination" => (BESIDE, 0),
            (None, _) => (BESIDE, 0),
            (Some((column, row)), Side::Forward) => (column.into(), row.into()),
            (Some((column, row)), Side::Backward) => (column.into(), BESIDE - i64::from(row)),
        }
    }

    fn expansion(&mut self, expansion: &Expansion) -> io::Result<()> {
        let (side, state, g) = (expansion.side, expansion.state, expansion.g);
        let ids = &mut self.ids[side as usize];
        let id = ids.of(state, g).unwrap_or_else(|| ids.add(state, g, None));
        let node = Node { side, id, state, g };
        self.event(",\n", "expanding", node)?;
        let size = self.problem.size();
        for mv in Move::ALL {
            let fate = expansion.successors.get(mv);
            if let Some(to) = size.neighbour(state.blank(), mv)
                && matches!(fate, Fate::New | Fate::Improved)
            {
                let costs = self.strategy.costs(&self.problem);
                let g = g + costs.of(state.tile(to));
                let child = state.slide(state.blank(), to);
                let child = Node {
                    side,
                    id: self.child(side, child, (id, g), fate),
                    state: child,
                    g,
                };
                self.event(",\n", "generating", child)?;
            }
        }
        self.event(",\n", "closing", node)
    }

    fn child(&mut self, side: Side, state: State, (parent, g): (u64, u32), fate: Fate) -> u64 {
        let parent = Some(parent);
        let ids = &mut self.ids[side as usize];
        if fate == Fate::Improved
            && let Some(id) = ids.newest(state)
        {
            return ids.assign(state, g, parent, id);
        }
        let goal = side == Side::Forward && state == self.problem.goal().state();
        match self.reserved.take_if(|_| goal) {
            Some(id) => ids.assign(state, g, parent, id),
            None => ids.add(state, g, parent),
        }
    }
}
