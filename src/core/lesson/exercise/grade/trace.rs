//! Grades a student's table line by line. What follows from a slip, or from what the table says elsewhere, is right.

use std::collections::{HashMap, HashSet};

use crate::lesson::SearchSetup;
use crate::lesson::exercise::TraceRow;
use crate::order::follow::{Follower, Place, Waiting};
use crate::order::rule::Rule;
use crate::puzzle::{Board, Move, State};
use crate::search::{PatternDatabases, Side, Strategy};
use crate::worksheet::MOST_EXPANSIONS;

/// The most lines of a table that are compared. Longer searches are cut off there.
const MOST_LINES: usize = 2 * MOST_EXPANSIONS as usize;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TraceCell by id {
        /// The expanded board.
        Board = "board",
        G = "g",
        H = "h",
        F = "f",
        /// The number of boards in the frontier afterwards.
        Frontier = "frontier",
    }
}

impl TraceCell {
    /// Returns `true` if the table of a search by this strategy has the cell.
    pub fn is_in(self, strategy: Strategy) -> bool {
        match self {
            Self::H => strategy.heuristic_used().is_some(),
            Self::F => strategy.f(0, 0).is_some(),
            Self::Board | Self::G | Self::Frontier => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// From 0.
    pub line: usize,
    pub cells: Vec<TraceCell>,
}

/// The result of grading a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Traced {
    /// The number of lines that the table needs.
    pub of: u32,
    /// The given lines that are wrong or have empty cells.
    pub slips: Vec<Slip>,
    /// The number of lines that are missing until the search ends.
    pub missing: u32,
    /// The number of lines with a wrong cell, or after the end of the search.
    wrong: u32,
    /// The number of other lines with empty cells, and of the empty cells in each column of numbers.
    hollow: u32,
    empty: [u32; 4],
    /// The number of columns that the strategy has.
    columns: u32,
}

impl Traced {
    /// Returns what it earns of `points`. A line that is wrong or missing costs a point, or its share if that is more. The
    /// empty cells of a column cost as much, but together at most the share of the column, rounded up.
    pub fn points(&self, points: u32) -> u32 {
        // Costs are counted in parts of a point.
        let parts = self.of.max(1);
        let line = parts.max(points);
        let column = points.div_ceil(self.columns.max(1)) * parts;
        let columns = self.empty.iter().map(|cells| (cells * line).min(column));
        let empty = columns.sum::<u32>().min(self.hollow * line);
        let lost = (self.wrong + self.missing) * line + empty;
        (points * parts).saturating_sub(lost).div_ceil(parts)
    }
}

/// Returns the lines of the search according to the rule.
pub fn right_rows(setup: &SearchSetup, databases: &PatternDatabases) -> Vec<TraceRow> {
    let rule = Rule::new(&setup.problem, setup.strategy, databases);
    let mut follower = Follower::new(&rule);
    let mut rows = Vec::new();
    while let Some((side, node)) = follower.next()
        && rows.len() < MOST_LINES
    {
        follower.take(side, node, node.g);
        let frontier = Some(follower.frontier());
        rows.push(TraceRow {
            board: Board::from_state(rule.problem.size(), node.state),
            g: Some(node.g),
            h: rule.strategy.heuristic_used().map(|_| node.h),
            f: rule.strategy.f(node.g, node.h),
            frontier,
            is_unread: false,
        });
    }
    rows
}

/// Judges a table. Each cell may follow from the search, or from what the table itself says: see `Replay`.
pub fn judge_rows(setup: &SearchSetup, rows: &[TraceRow], databases: &PatternDatabases) -> Traced {
    let needed = right_rows(setup, databases).len() as u32;
    let rule = Rule::new(&setup.problem, setup.strategy, databases);
    let is_empty = |row: &TraceRow| *row == TraceRow::default();
    let end = rows.iter().rposition(|row| !is_empty(row));
    let rows = &rows[..end.map_or(0, |last| last + 1)];
    let mut replay = Replay::new(&rule, rows);
    let columns = TraceCell::ALL.iter().filter(|it| it.is_in(setup.strategy));
    let mut traced = Traced {
        columns: columns.count() as u32,
        ..Traced::default()
    };
    let mut lines = 0;
    for (line, row) in rows.iter().enumerate() {
        let is_over = replay.follower.over.is_some() || line >= MOST_LINES;
        lines += u32::from(!is_over);
        let (cells, empty) = match is_over {
            true => (vec![TraceCell::Board], Vec::new()),
            false => replay.judge(line, row),
        };
        if cells.is_empty() && empty.is_empty() {
            continue;
        }
        if cells.is_empty() {
            traced.hollow += 1;
            for cell in &empty {
                traced.empty[*cell as usize - 1] += 1;
            }
        } else {
            traced.wrong += 1;
        }
        let cells = [cells, empty].concat();
        traced.slips.push(Slip { line, cells });
    }
    while (lines as usize) < MOST_LINES
        && replay.follower.over.is_none()
        && let Some((side, node)) = replay.open().min_by_key(|(_, node)| *node)
    {
        replay.follower.take(side, node, node.g);
        traced.missing += 1;
        lines += 1;
    }
    traced.of = lines.max(needed);
    traced
}

/// The search along the boards of a table, with the values that the table gives them.
///
/// A number is right if the search has it at this moment, or if it follows from the table: g from the g of the parent, f
/// from the line's own g and h, and g and the frontier also if they are off by as much as in the line before. A board is
/// right if it is among the best by the values of the search or by those that the table gives the boards.
struct Replay<'a> {
    follower: Follower<'a>,
    rule: &'a Rule,
    rows: &'a [TraceRow],
    /// The lines that name a state, in order.
    named: HashMap<State, Vec<usize>>,
    /// The g that the table has for an expanded state.
    own_g: HashMap<(usize, State), u32>,
    /// The nodes that the table passed over and never names. They are no better choice in later lines.
    lost: HashSet<(usize, State)>,
    /// The difference between the table and the search in the last g and the last frontier that were written.
    off: [i64; 2],
}

impl<'a> Replay<'a> {
    fn new(rule: &'a Rule, rows: &'a [TraceRow]) -> Self {
        let mut named: HashMap<State, Vec<usize>> = HashMap::new();
        for (line, row) in rows.iter().enumerate() {
            let board = row.board.filter(|it| it.size() == rule.problem.size());
            if let Some(board) = board {
                named.entry(board.state()).or_default().push(line);
            }
        }
        Self {
            follower: Follower::new(rule),
            rule,
            rows,
            named,
            own_g: HashMap::new(),
            lost: HashSet::new(),
            off: [0; 2],
        }
    }

    /// Returns the first line from `line` on that names a state.
    fn line_of(&self, state: State, line: usize) -> Option<usize> {
        let mut lines = self.named.get(&state)?.iter().copied();
        lines.find(|at| *at >= line)
    }

    fn open(&self) -> impl Iterator<Item = (Side, Waiting)> {
        let open = self.follower.waiting();
        open.filter(|(side, node)| !self.lost.contains(&(*side as usize, node.state)))
    }

    /// Returns g as it follows from the g that the table has for the parent.
    fn carried_g(&self, side: Side, node: &Waiting) -> u32 {
        let through = |parent: State| {
            let g = self.own_g.get(&(side as usize, parent))?;
            Some(g + self.rule.step(parent, node.state.blank()))
        };
        node.parent.and_then(through).unwrap_or(node.g)
    }

    /// Returns the priority of a node by the values that the table gives it, or else its parent.
    fn own_priority(&self, line: usize, side: Side, node: &Waiting) -> u32 {
        let row = self.line_of(node.state, line).map(|line| &self.rows[line]);
        let g = row.and_then(|row| row.g);
        let g = g.unwrap_or_else(|| self.carried_g(side, node));
        let h = row.and_then(|row| row.h).unwrap_or(node.h);
        self.rule.priority(g, h)
    }

    /// Takes the board of a line. Returns the cells that are wrong, and those that are empty.
    fn judge(&mut self, line: usize, row: &TraceRow) -> (Vec<TraceCell>, Vec<TraceCell>) {
        let board = row.board.filter(|it| it.size() == self.rule.problem.size());
        let place = board.map(|board| self.follower.place(board.state()));
        let Some(Place::Waits { side, node, .. }) = place else {
            if let Some((side, node)) = self.meant(line) {
                self.take(side, node, row);
            }
            return (vec![TraceCell::Board], Vec::new());
        };
        let open = self.open().filter(|(other, _)| *other == side);
        let open: Vec<Waiting> = open.map(|(_, node)| node).collect();
        let is_lowest = |value: &dyn Fn(&Waiting) -> u32| {
            open.contains(&node) && open.iter().all(|other| value(other) >= value(&node))
        };
        let is_best = is_lowest(&|node| node.priority)
            || is_lowest(&|node| self.own_priority(line, side, node));
        if !is_best {
            let better = open.iter().filter(|other| other.priority < node.priority);
            let lost = better.filter(|other| self.line_of(other.state, line).is_none());
            let lost: Vec<_> = lost.map(|other| (side as usize, other.state)).collect();
            self.lost.extend(lost);
        }
        let (carried, off) = (self.carried_g(side, &node), self.off);
        self.take(side, node, row);
        let off_by = |right: u32, off: i64| u32::try_from(i64::from(right) + off).ok();
        let count = self.follower.frontier();
        let f = |g, h| self.rule.strategy.f(g, h);
        let own_f = f(row.g.unwrap_or(node.g), row.h.unwrap_or(node.h));
        let right_g = [Some(node.g), Some(carried), off_by(node.g, off[0])];
        let cells = [
            (TraceCell::G, row.g, right_g.to_vec()),
            (TraceCell::H, row.h, vec![Some(node.h)]),
            (TraceCell::F, row.f, vec![own_f, f(node.g, node.h)]),
            (
                TraceCell::Frontier,
                row.frontier,
                vec![Some(count), off_by(count, off[1])],
            ),
        ];
        let mut wrong = Vec::new();
        let mut empty = Vec::new();
        wrong.extend((!is_best).then_some(TraceCell::Board));
        for (cell, value, right) in cells {
            match value {
                _ if !cell.is_in(self.rule.strategy) => {}
                None if !row.is_unread => empty.push(cell),
                Some(_) if right.contains(&value) => {}
                _ => wrong.push(cell),
            }
        }
        (wrong, empty)
    }

    /// Returns the node that a line without a possible board stands for: among the best, one that no later line names, and
    /// rather one whose successors are named.
    fn meant(&self, line: usize) -> Option<(Side, Waiting)> {
        let lowest = self.open().map(|(_, node)| node.priority).min();
        let best = self
            .open()
            .filter(|(_, node)| Some(node.priority) == lowest);
        let unnamed = best.filter(|(_, node)| self.line_of(node.state, line).is_none());
        let size = self.rule.problem.size();
        let leads_on = |node: &Waiting| {
            let blank = node.state.blank();
            let cells = Move::ALL
                .into_iter()
                .filter_map(|mv| size.neighbour(blank, mv));
            let mut next = cells.map(|cell| node.state.slide(blank, cell));
            next.any(|state| {
                let is_new = self.follower.place(state) == Place::Unknown;
                is_new && self.line_of(state, line).is_some()
            })
        };
        unnamed.min_by_key(|(_, node)| (!leads_on(node), *node))
    }

    fn take(&mut self, side: Side, node: Waiting, row: &TraceRow) {
        let own = row.g.unwrap_or_else(|| self.carried_g(side, &node));
        self.own_g.insert((side as usize, node.state), own);
        self.follower.take(side, node, node.g);
        let count = self.follower.frontier();
        let pairs = [(row.g, node.g), (row.frontier, count)];
        for (off, (written, right)) in self.off.iter_mut().zip(pairs) {
            if let Some(written) = written {
                *off = i64::from(written) - i64::from(right);
            }
        }
    }
}
