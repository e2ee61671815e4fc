//! Writes a recorded search as a trace.

use std::collections::HashMap;
use std::io;

use serde::Serialize;
use serde_json::Value;

use crate::interchange::posthoc::{VERSION, views};
use crate::puzzle::Board;
use crate::recording::{Moment, Node, NodeId, Recording};
use crate::search::{Fate, Outcome, Side};

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

/// The id of a node, and the place where its board is drawn. An id of 0 is none.
#[derive(Clone, Copy, Default)]
struct Drawn {
    id: u64,
    column: u32,
    row: u32,
}

/// The column or row of a goal that is not a node yet: beside the start.
const BESIDE: i64 = -2;

struct Writer<'a, W> {
    out: W,
    recording: &'a Recording,
    two_sided: bool,
    /// By the number of the node.
    drawn: Vec<Drawn>,
    /// The number of ids given, by side.
    ids: [u64; 2],
    /// The goal's id, until a node gets it.
    reserved: Option<u64>,
    /// The number of nodes drawn in each row of a side.
    rows: HashMap<(Side, u32), u32>,
}

/// Writes the trace of a recorded run with this `outcome`.
///
/// # Errors
/// If writing to `out` fails.
pub(crate) fn write(
    mut out: impl io::Write,
    recording: &Recording,
    outcome: &Outcome,
) -> io::Result<()> {
    let (size, strategy) = (recording.problem().size(), recording.strategy());
    write!(out, "{{\"version\":\"{VERSION}\",\n\"views\":")?;
    let guided = strategy.heuristic_used().is_some();
    serde_json::to_writer(&mut out, &views::views(size, guided))?;
    write!(out, ",\n\"pivot\":")?;
    serde_json::to_writer(&mut out, &views::pivot(size))?;
    write!(out, ",\n\"events\":[")?;
    let mut writer = Writer {
        out,
        recording,
        two_sided: strategy.algorithm.is_bidirectional(),
        drawn: vec![Drawn::default(); recording.nodes()],
        ids: [0; 2],
        reserved: None,
        rows: HashMap::new(),
    };
    writer.roots()?;
    for k in 1..=recording.len() {
        writer.expansion(&recording.at(k))?;
    }
    if let Outcome::Solved(path) = outcome {
        writer.end(path.boards())?;
    }
    writer.out.write_all(b"\n]}\n")?;
    writer.out.flush()
}

impl<W: io::Write> Writer<'_, W> {
    fn roots(&mut self) -> io::Result<()> {
        let (moment, problem) = (self.recording.at(0), self.recording.problem());
        let Some(start) = moment.node(NodeId(0)) else {
            return Ok(());
        };
        let drawn = self.draw(&start);
        self.event("source", &start, drawn)?;
        if let Some(goal) = moment.node(NodeId(1)).filter(|_| self.two_sided) {
            let drawn = self.draw(&goal);
            return self.event("destination", &goal, drawn);
        }
        let state = problem.goal().state();
        if state != start.state {
            self.ids[0] += 1;
            self.reserved = Some(self.ids[0]);
        }
        let h = u32::from(self.recording.estimate_of(state, Side::Forward));
        let goal = Node {
            state,
            h: Some(h),
            f: self.recording.strategy().f(0, h),
            ..start
        };
        let id = self.ids[0];
        self.event("destination", &goal, Drawn { id, ..drawn })
    }

    fn expansion(&mut self, moment: &Moment<'_>) -> io::Result<()> {
        let Some(node) = moment.current() else {
            return Ok(());
        };
        let drawn = self.draw(&node);
        self.event("expanding", &node, drawn)?;
        let inserted = self.recording.inserted_by(moment.k() as u32);
        // A depth-first search drops successors beyond its threshold.
        let kept = inserted.filter(|(mv, ..)| moment.fate(*mv) != Fate::Duplicate);
        let mut kept: Vec<_> = kept.collect();
        kept.sort_unstable_by_key(|(mv, ..)| *mv as u8);
        for child in kept
            .iter()
            .filter_map(|(_, id, _)| moment.node(NodeId(*id)))
        {
            let drawn = self.draw(&child);
            self.event("generating", &child, drawn)?;
        }
        self.event("closing", &node, drawn)
    }

    /// Marks where the goal was found: the goal's node, or the nodes at which the two sides met. A truncated trace may not have
    /// them.
    fn end(&mut self, path: &[Board]) -> io::Result<()> {
        let recording = self.recording;
        let ends = if self.two_sided {
            let met = path.iter().map(|board| {
                let find = |side| recording.find(board.state(), side);
                [find(Side::Forward), find(Side::Backward)]
            });
            let mut met = met.filter(|ends| ends.iter().all(Option::is_some));
            met.next().unwrap_or_default()
        } else {
            let at_start = (path.len() == 1).then_some(NodeId(0));
            [recording.goal().or(at_start), None]
        };
        for id in ends.into_iter().flatten() {
            if let Some(node) = recording.newest().node(id) {
                let drawn = self.draw(&node);
                self.event("end", &node, drawn)?;
            }
        }
        Ok(())
    }

    /// Returns the id and the place of a node. A new node gets the next id, and a place at the end of its depth's row. The roots
    /// of all iterations of a depth-first search are one node.
    fn draw(&mut self, node: &Node) -> Drawn {
        let (index, side) = (node.id.index(), node.side as usize);
        if self.drawn[index].id == 0 {
            let is_again = node.parent.is_none() && side == 0 && index > 0;
            let is_goal = side == 0 && node.state == self.recording.problem().goal().state();
            self.drawn[index] = if is_again {
                self.drawn[0]
            } else {
                let id = self.reserved.take_if(|_| is_goal).unwrap_or_else(|| {
                    self.ids[side] += 1;
                    self.ids[side]
                });
                let (row, drawn) = (node.g, self.rows.entry((node.side, node.g)).or_default());
                let column = *drawn;
                *drawn += 1;
                Drawn { id, column, row }
            };
        }
        self.drawn[index]
    }

    fn event(&mut self, kind: &'static str, node: &Node, drawn: Drawn) -> io::Result<()> {
        let h = node.h.unwrap_or(0);
        let id = |id: u64| match (self.two_sided, node.side) {
            (false, _) => Value::from(id),
            (true, Side::Forward) => Value::from(format!("f-{id}")),
            (true, Side::Backward) => Value::from(format!("b-{id}")),
        };
        let board = Board::from_state(self.recording.problem().size(), node.state);
        // The rows of the backward search go upwards.
        let (column, row) = match node.side {
            Side::Forward if kind == "destination" => (BESIDE, 0),
            Side::Forward => (drawn.column.into(), drawn.row.into()),
            Side::Backward => (drawn.column.into(), BESIDE - i64::from(drawn.row)),
        };
        let event = Event {
            r#type: kind,
            id: id(drawn.id),
            parent: node.parent.map(|parent| id(self.drawn[parent.index()].id)),
            f: node.f.unwrap_or(node.g + h),
            g: node.g,
            h,
            tiles: board.as_ref().map_or_else(Vec::new, Board::cells),
            board: board.map_or_else(String::new, |board| board.to_string()),
            column,
            row,
        };
        let before = if kind == "source" { "\n" } else { ",\n" };
        self.out.write_all(before.as_bytes())?;
        Ok(serde_json::to_writer(&mut self.out, &event)?)
    }
}
