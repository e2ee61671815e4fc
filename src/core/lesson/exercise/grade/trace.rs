//! Grades a student's table line by line. After a slip, later lines are compared with what follows from it.

use crate::lesson::SearchSetup;
use crate::lesson::exercise::TraceRow;
use crate::lesson::exercise::answers_file::MOST_VALUE;
use crate::search::PatternDatabases;
use crate::study::check::follow::{Follower, Place, Rule};
use crate::study::worksheet::MOST_EXPANSIONS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TraceCell {
    /// The expanded board.
    Board,
    G,
    H,
    F,
    /// The number of boards in the frontier afterwards.
    Frontier,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// From 0.
    pub line: usize,
    pub cells: Vec<TraceCell>,
}

/// The result of grading a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    /// The number of lines that are right, given the slips before them.
    pub right: u32,
    /// The number of lines of the search.
    pub of: u32,
    /// The given lines that are wrong.
    pub slips: Vec<Slip>,
    /// Whether the search has ended after the last line.
    pub is_whole: bool,
}

impl Traced {
    /// Returns what it earns of `points`: each slip and each missing line costs one point, and at least its share.
    pub fn points(&self, points: u32) -> u32 {
        let right = self.right.min(self.of);
        let flawed = !self.slips.is_empty() || !self.is_whole;
        let lost = (self.of - right).max(u32::from(flawed));
        let share = (points * right).div_ceil(self.of.max(1));
        points.saturating_sub(lost).min(share)
    }
}

/// Returns the lines of the search according to the rule.
pub fn right_rows(setup: &SearchSetup, databases: &PatternDatabases) -> Vec<TraceRow> {
    let rule = Rule::new(&setup.problem, setup.strategy, databases);
    let mut follower = Follower::new(&rule);
    let mut rows = Vec::new();
    while let Some((side, node)) = follower.next()
        && rows.len() < 2 * MOST_EXPANSIONS as usize
    {
        follower.take(side, node, node.g);
        let frontier = Some(follower.frontier());
        rows.extend(rule.row(node.state, node.g).map(|row| TraceRow {
            board: Some(row.board),
            g: row.g,
            h: row.h,
            f: row.f,
            frontier,
        }));
    }
    rows
}

/// Judges a table. A wrong g may be a mere typo or carry over to later lines; the reading with fewer slips counts.
pub fn judge_rows(setup: &SearchSetup, rows: &[TraceRow], databases: &PatternDatabases) -> Traced {
    let of = right_rows(setup, databases).len() as u32;
    let rule = Rule::new(&setup.problem, setup.strategy, databases);
    let [carried, corrected] = [true, false].map(|carries| judge(&rule, rows, of, carries));
    match carried.right > corrected.right {
        true => carried,
        false => corrected,
    }
}

fn judge(rule: &Rule, rows: &[TraceRow], of: u32, carries: bool) -> Traced {
    let guided = rule.strategy.heuristic_used().is_some();
    let mut follower = Follower::new(rule);
    let mut slips = Vec::new();
    // The offset of the student's frontier count since the last slip in it.
    let mut off = 0;
    for (line, row) in rows.iter().enumerate() {
        let board = row.board.filter(|it| it.size() == rule.problem.size());
        let place = board.map(|board| follower.place(board.state()));
        let place = place.filter(|_| follower.over.is_none());
        let Some(Place::Waits {
            side,
            node,
            is_best,
        }) = place
        else {
            // A board outside the frontier has no consequences: the search continues by the rule.
            let cells = vec![TraceCell::Board];
            slips.push(Slip { line, cells });
            if let Some((side, node)) = follower.next() {
                follower.take(side, node, node.g);
            }
            continue;
        };
        let own =
            |value: Option<u32>, right: u32| value.filter(|it| *it <= MOST_VALUE).unwrap_or(right);
        let (g, h) = (own(row.g, node.g), own(row.h, node.h));
        let f = rule.strategy.f(g, h);
        follower.take(side, node, if carries { g } else { node.g });
        let right = i64::from(follower.frontier());
        let frontier = row.frontier.map(i64::from);
        let counts = frontier.is_some_and(|it| it == right || it == right + off);
        off = frontier.map_or(off, |it| it - right);
        let wrong = [
            (TraceCell::Board, !is_best),
            (TraceCell::G, row.g != Some(node.g)),
            (TraceCell::H, guided && row.h != Some(node.h)),
            (TraceCell::F, f.is_some() && row.f != f),
            (TraceCell::Frontier, !counts),
        ];
        let cells = wrong.into_iter().filter(|(_, is_wrong)| *is_wrong);
        let cells: Vec<TraceCell> = cells.map(|(cell, _)| cell).collect();
        if !cells.is_empty() {
            slips.push(Slip { line, cells });
        }
    }
    Traced {
        right: (rows.len() - slips.len()) as u32,
        of,
        slips,
        is_whole: follower.over.is_some(),
    }
}
