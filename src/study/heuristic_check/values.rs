//! The values of a heuristic on every state of a space.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, PoisonError};

use crate::puzzle::{Board, State};
use crate::search::heuristics::script::{Script, ScriptError, ScriptPatterns};
use crate::search::heuristics::{Estimate, LinearConflict, Manhattan, Misplaced, Patchy};
use crate::search::{Distances, Heuristic, Parallel, PatternDatabases};

/// States that one thread evaluates at a time; between two such pieces a check can be broken off.
const PIECE: usize = 6_000;

#[derive(Clone)]
pub enum Subject {
    BuiltIn(Heuristic),
    Script {
        source: String,
        /// The tables that it shares with others.
        patterns: ScriptPatterns,
    },
}

/// The heuristic of one thread.
pub(crate) type Evaluate = Box<dyn FnMut(State) -> Result<u32, ScriptError>>;

impl Subject {
    /// The heuristic for `goal`, for one thread.
    ///
    /// # Errors
    /// Where the program cannot be read.
    pub(crate) fn for_goal(
        &self,
        goal: &Board,
        databases: &PatternDatabases,
    ) -> Result<Evaluate, ScriptError> {
        fn built_in(estimate: impl Estimate + 'static) -> Evaluate {
            Box::new(move |state| Ok(estimate.of(state)))
        }
        Ok(match self {
            Self::BuiltIn(Heuristic::Zero) => Box::new(|_| Ok(0)),
            Self::BuiltIn(Heuristic::Misplaced) => built_in(Misplaced::new(goal)),
            Self::BuiltIn(Heuristic::Patchy) => built_in(Patchy::new(goal)),
            Self::BuiltIn(Heuristic::Manhattan) => built_in(Manhattan::new(goal)),
            Self::BuiltIn(Heuristic::LinearConflict) => built_in(LinearConflict::new(goal)),
            Self::BuiltIn(Heuristic::Patterns) => {
                let estimate = databases.get_or_build(goal).estimate(goal);
                built_in(estimate.expect("made for this goal"))
            }
            Self::BuiltIn(Heuristic::Own(own)) => {
                let mut script = Script::new(own.source(), goal, databases.own().patterns())?;
                Box::new(move |state| script.estimate(state))
            }
            Self::Script { source, patterns } => {
                let mut script = Script::new(source, goal, patterns)?;
                Box::new(move |state| script.estimate(state))
            }
        })
    }
}

#[derive(Debug)]
pub enum NoValues {
    /// The program cannot be read or broke off; of several errors, that of the lowest address.
    Script(ScriptError),
    Cancelled,
}

/// The heuristic of every state, by address. `go_on` hears how many states are done.
///
/// # Errors
/// Where a program cannot be read or breaks off, or `go_on` does not.
pub fn every_value(
    subject: &Subject,
    distances: &Distances,
    databases: &PatternDatabases,
    parallel: &impl Parallel,
    go_on: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
) -> Result<Vec<u32>, NoValues> {
    let (goal, ranking) = (distances.goal(), distances.ranking());
    // What is wrong everywhere is told at once, and tables are built before threads would wait for them.
    let mut first = subject
        .for_goal(&goal, databases)
        .map_err(NoValues::Script)?;
    first(goal.state()).map_err(NoValues::Script)?;
    let mut values = vec![0; ranking.addresses()];
    let fault: Mutex<Option<(usize, NoValues)>> = Mutex::new(None);
    let done = AtomicU64::new(0);
    let stop = |at: usize, why: NoValues| {
        let mut fault = fault.lock().unwrap_or_else(PoisonError::into_inner);
        if fault.as_ref().is_none_or(|(earlier, _)| at < *earlier) {
            *fault = Some((at, why));
        }
    };
    let is_stopped_before = |at: usize| {
        let fault = fault.lock().unwrap_or_else(PoisonError::into_inner);
        fault.as_ref().is_some_and(|(earlier, _)| *earlier <= at)
    };
    let pieces = values.chunks_mut(PIECE).enumerate().collect();
    parallel.each(pieces, |(piece, values): (usize, &mut [u32])| {
        let begin = piece * PIECE;
        if is_stopped_before(begin) {
            return;
        }
        let mut evaluate = match subject.for_goal(&goal, databases) {
            Ok(evaluate) => evaluate,
            Err(error) => return stop(begin, NoValues::Script(error)),
        };
        for (offset, value) in values.iter_mut().enumerate() {
            match evaluate(ranking.state((begin + offset) as u32)) {
                Ok(h) => *value = h,
                Err(error) => return stop(begin + offset, NoValues::Script(error)),
            }
        }
        let done = done.fetch_add(values.len() as u64, Relaxed) + values.len() as u64;
        if go_on(done).is_break() {
            stop(0, NoValues::Cancelled);
        }
    });
    match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, why)) => Err(why),
        None => Ok(values),
    }
}
