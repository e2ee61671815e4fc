//! The other lines of a journal: finished runs.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::study::experiment::journal::Seal;
use crate::study::experiment::{Plan, Run};
use crate::study::{End, Measurement, Optimality, strategy_name};

#[derive(Debug, thiserror::Error)]
pub enum LineFault {
    Json(#[from] serde_json::Error),
    NoSuchRun(usize),
    OtherBoard(usize),
    OtherStrategy(usize),
    OtherShard(usize),
    NoChecksum,
    Changed,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    run: usize,
    board: String,
    strategy: String,
    end: End,
    length: Option<u32>,
    /// What the moves cost, unless it is their number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cost: Option<u32>,
    proof: Option<Optimality>,
    expanded: u64,
    generated: u64,
    visited: u64,
    peak_frontier: u64,
    bytes: u64,
    nanoseconds: u64,
    /// The checksum of the line without this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crc32: Option<String>,
}

impl Line {
    fn text(&self) -> String {
        // This cannot fail: JSON can represent strings and numbers under string keys.
        serde_json::to_string(self).unwrap_or_default()
    }

    fn sealed(mut self, seal: Seal) -> Self {
        self.crc32 = None;
        self.crc32 = Some(seal.checksum(self.text().as_bytes()));
        self
    }
}

pub(crate) fn line(plan: &Plan, run: &Run, seal: Seal) -> String {
    let row = &run.measured;
    let line = Line {
        run: run.index,
        board: plan.task(run.index).problem.start().to_string(),
        strategy: strategy_name(row.strategy),
        end: row.end,
        length: row.length,
        cost: row.cost.filter(|_| !plan.spec().costs.is_unit()),
        proof: row.proof,
        expanded: row.expanded,
        generated: row.generated,
        visited: row.visited,
        peak_frontier: row.peak_frontier,
        bytes: row.bytes,
        nanoseconds: u64::try_from(row.elapsed.as_nanos()).unwrap_or(u64::MAX),
        crc32: None,
    };
    line.sealed(seal).text() + "\n"
}

/// Parses the run of a line. A line of another plan is reported before its checksum is verified, because that error is
/// more informative.
pub(crate) fn run_of(plan: &Plan, text: &[u8], seal: Seal) -> Result<Run, LineFault> {
    let line: Line = serde_json::from_slice(text)?;
    if line.run >= plan.runs() {
        return Err(LineFault::NoSuchRun(line.run));
    }
    let strategy = plan.strategy(line.run);
    if line.board != plan.task(line.run).problem.start().to_string() {
        return Err(LineFault::OtherBoard(line.run));
    }
    if line.strategy != strategy_name(strategy) {
        return Err(LineFault::OtherStrategy(line.run));
    }
    if !plan.has(line.run) {
        return Err(LineFault::OtherShard(line.run));
    }
    let run = Run {
        index: line.run,
        measured: Measurement {
            strategy,
            end: line.end,
            length: line.length,
            cost: line.cost.or(line.length),
            proof: line.proof,
            expanded: line.expanded,
            generated: line.generated,
            visited: line.visited,
            peak_frontier: line.peak_frontier,
            bytes: line.bytes,
            elapsed: Duration::from_nanos(line.nanoseconds),
        },
    };
    let found = line.crc32.clone().ok_or(LineFault::NoChecksum)?;
    if line.sealed(seal).crc32 != Some(found) {
        return Err(LineFault::Changed);
    }
    Ok(run)
}
