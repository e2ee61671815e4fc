//! The values of a heuristic on every state of a space.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::{Board, State};
use crate::search::heuristics::script::{Script, ScriptError};
use crate::search::heuristics::{Estimate, LinearConflict, Manhattan, Misplaced, Patchy};
use crate::search::{Distances, Heuristic, Parallel, PatternDatabases};

/// States that one thread evaluates at a time; between two such pieces a check can be broken off.
const PIECE: usize = 6_000;

/// A heuristic to be evaluated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    BuiltIn(Heuristic),
    /// A program, which [`Script`] reads.
    Script(Arc<str>),
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
        // Its tables are shared with others.
        let script = |source: &str| -> Result<Evaluate, ScriptError> {
            let mut script = Script::new(source, goal, &databases.own().patterns)?;
            Ok(Box::new(move |state| script.estimate(state)))
        };
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
            Self::BuiltIn(Heuristic::Own(own)) => script(own.source())?,
            Self::Script(source) => script(source)?,
        })
    }
}

#[derive(Debug)]
pub enum NoValues {
    /// The program cannot be read or broke off; of several errors, that of the lowest address.
    Script(ScriptError),
    Cancelled,
}

impl From<ScriptError> for NoValues {
    fn from(error: ScriptError) -> Self {
        Self::Script(error)
    }
}

/// Has `work` do all `pieces`. After a fault the pieces behind it are left out.
///
/// # Errors
/// Where one is cancelled, and else that of the first piece that failed.
pub(crate) fn try_each<T: Send>(
    parallel: &impl Parallel,
    pieces: impl IntoIterator<Item = T>,
    work: impl Fn(usize, T) -> Result<(), NoValues> + Sync,
) -> Result<(), NoValues> {
    let fault: Mutex<Option<(usize, NoValues)>> = Mutex::new(None);
    let lock = || fault.lock().unwrap_or_else(PoisonError::into_inner);
    let pieces = pieces.into_iter().enumerate().collect();
    parallel.each(pieces, |(number, piece): (usize, T)| {
        if lock().as_ref().is_some_and(|(first, _)| *first < number) {
            return;
        }
        if let Err(why) = work(number, piece) {
            let is_cancelled = matches!(why, NoValues::Cancelled);
            let number = if is_cancelled { 0 } else { number };
            let mut fault = lock();
            if fault.as_ref().is_none_or(|(first, _)| number < *first) {
                *fault = Some((number, why));
            }
        }
    });
    match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, why)) => Err(why),
        None => Ok(()),
    }
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
    subject.for_goal(&goal, databases)?(goal.state())?;
    let mut values = vec![0; ranking.addresses()];
    let done = AtomicU64::new(0);
    try_each(
        parallel,
        values.chunks_mut(PIECE),
        |piece, values: &mut [u32]| {
            let mut evaluate = subject.for_goal(&goal, databases)?;
            for (address, value) in (piece * PIECE..).zip(values.iter_mut()) {
                *value = evaluate(ranking.state(address as u32))?;
            }
            let count = values.len() as u64;
            match go_on(done.fetch_add(count, Relaxed) + count) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(NoValues::Cancelled),
            }
        },
    )?;
    Ok(values)
}
