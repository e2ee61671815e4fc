//! Checks a student's heuristic on every state.

use std::ops::ControlFlow;

use crate::jobs::machine::Cores;
use crate::lesson::answer::Judged;
use crate::lesson::{Reason, Wanted};
use crate::puzzle::Board;
use crate::search::{Distances, Heuristic, PatternDatabases};
use crate::study::heuristic_check::{NoValues, Subject, check_every_state, every_value};

/// Judges whether the program `source` has all wanted properties on every state from which `goal` can be reached. Returns
/// `None` if there are too many of them.
pub(crate) fn proven(
    goal: Board,
    source: &str,
    wants: &[Wanted],
    databases: &PatternDatabases,
) -> Judged {
    let distances = Distances::new(goal)?;
    let script = Subject::Script(source.into());
    let go_on = |_| ControlFlow::Continue(());
    let values =
        |subject: &Subject| every_value(subject, &distances, databases, &Cores::all(), &go_on);
    let own = match values(&script) {
        Ok(values) => values,
        Err(NoValues::Script(error)) => return Some((false, Reason::Broken(error))),
        Err(NoValues::Cancelled) => return None,
    };
    let check = check_every_state(&distances, &own);
    let mean = check.mean_h();
    let not_closer = |than: Heuristic| {
        let other = mean_of(&values(&Subject::BuiltIn(than)).ok()?);
        Some((mean <= other).then_some(Reason::NotCloser { mean, than, other }))
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

fn mean_of(values: &[u32]) -> f64 {
    let sum: u64 = values.iter().map(|&h| u64::from(h)).sum();
    sum as f64 / values.len().max(1) as f64
}
