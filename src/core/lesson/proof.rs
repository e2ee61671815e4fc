//! Proves the wanted properties of a student's heuristic on every state.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crate::lesson::Wanted;
use crate::lesson::answer::{Judged, Reason};
use crate::puzzle::{Board, Costs, Problem, State};
use crate::search::heuristics::script::{Script, ScriptError};
use crate::search::{Distances, Heuristic, PatternDatabases};
use crate::services::machine::Cores;
use crate::study::heuristic_check::values::{Evaluate, every_value_by};
use crate::study::heuristic_check::{NoValues, Subject, check_every_state, every_value};

/// On how many boards an estimate has to be closer to the truth than another; in a small space, on a tenth of the boards.
const CLOSER_ON: u64 = 10_000;

/// The operations that programs may take. A count does not depend on the machine.
#[derive(Debug)]
pub struct Operations {
    most: u64,
    taken: AtomicU64,
}

impl Operations {
    pub const fn at_most(most: u64) -> Self {
        Self {
            most,
            taken: AtomicU64::new(0),
        }
    }

    /// Returns `true` if the programs needed more.
    pub fn are_exceeded(&self) -> bool {
        self.taken.load(Relaxed) > self.most
    }

    /// Returns the evaluation function of a program that takes operations from here.
    fn evaluation(
        &self,
        source: &str,
        (goal, costs): (&Board, Costs),
        databases: &PatternDatabases,
    ) -> Result<impl FnMut(State) -> Result<u32, ScriptError>, ScriptError> {
        let mut script = Script::by(source, goal, costs, &databases.own().patterns)?;
        let count = script.count_operations();
        Ok(move |state| {
            let value = script.estimate(state);
            self.taken.fetch_add(count.get(), Relaxed);
            value
        })
    }
}

/// Judges whether the program `source` has all wanted properties on every state from which `goal` can be reached. Returns
/// `None` if there are too many of them.
pub(crate) fn proven(
    problem: &Problem,
    source: &str,
    wants: &[Wanted],
    operations: &Operations,
    databases: &PatternDatabases,
) -> Judged {
    let (goal, costs) = (problem.goal(), problem.costs());
    let distances = Distances::by(goal, costs)?;
    let go_on = |_| match operations.are_exceeded() {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    };
    let values =
        |subject: &Subject| every_value(subject, &distances, databases, &Cores::all(), &go_on);
    let evaluation = || -> Result<Evaluate<'_>, ScriptError> {
        Ok(Box::new(operations.evaluation(
            source,
            (&goal, costs),
            databases,
        )?))
    };
    let own = match every_value_by(&evaluation, &distances, &Cores::all(), &go_on) {
        _ if operations.are_exceeded() => return Some((false, Reason::TooManyOperations)),
        Ok(values) => values,
        Err(NoValues::Script(error)) => return Some((false, Reason::Broken(error))),
        Err(NoValues::Cancelled) => return None,
    };
    let check = check_every_state(&distances, &own);
    let mean = check.mean_h();
    let not_closer = |than: Heuristic| {
        let others = values(&Subject::BuiltIn(than)).ok()?;
        let truths = distances
            .by_address()
            .iter()
            .map(|&h_star| u32::from(h_star));
        let each = truths.zip(own.iter().zip(&others));
        let closer = |(truth, (h, other)): &(u32, (&u32, &u32))| {
            truth.abs_diff(**h) < truth.abs_diff(**other)
        };
        let boards = each.filter(closer).count() as u64;
        let least = CLOSER_ON.min(check.states / 10);
        Some((boards < least).then_some(Reason::NotCloser {
            boards,
            least,
            than,
        }))
    };
    for wanted in wants {
        let fault = match wanted {
            Wanted::Admissible => check.worst.map(Reason::NotAdmissible),
            Wanted::Consistent => check.steepest.map(Reason::NotConsistent),
            Wanted::CloserThanMisplaced => not_closer(Heuristic::Misplaced)?,
            Wanted::CloserThanManhattan => not_closer(Heuristic::Manhattan)?,
        };
        if let Some(reason) = fault {
            return Some((false, reason));
        }
    }
    let states = check.states;
    Some((true, Reason::Proven { states, mean }))
}
