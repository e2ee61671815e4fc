//! The values of a heuristic on every state of a space.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::{Board, Costs, State};
use crate::search::heuristics::OwnHeuristic;
use crate::search::heuristics::script::{Script, ScriptError};
use crate::search::{
    Algorithm, Distances, Heuristic, Parallel, PatternDatabases, Strategy, estimator_by,
};

/// The number of states that one thread evaluates at a time. A check can be cancelled between two such pieces.
const PIECE: usize = 6_000;

/// A heuristic to be evaluated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    BuiltIn(Heuristic),
    /// A program, parsed by [`Script`].
    Script(Arc<str>),
}

/// The evaluation function of one thread.
pub(crate) type Evaluate<'a> = Box<dyn FnMut(State) -> Result<u32, ScriptError> + 'a>;

impl Subject {
    /// Returns it as searches use it, or `None` if there is no room for another program.
    pub fn heuristic(&self) -> Option<Heuristic> {
        match self {
            Self::BuiltIn(heuristic) => Some(*heuristic),
            Self::Script(source) => OwnHeuristic::new("program", source)
                .ok()
                .map(Heuristic::Own),
        }
    }

    /// Like [`for_goal`](Self::for_goal), where moves have these `costs`.
    ///
    /// # Errors
    /// If the program cannot be read.
    pub fn by(
        &self,
        goal: &Board,
        costs: Costs,
        databases: &PatternDatabases,
    ) -> Result<Evaluate<'static>, ScriptError> {
        let program = match self {
            Self::BuiltIn(Heuristic::Own(own)) => own.source(),
            Self::Script(source) => source,
            Self::BuiltIn(heuristic) => {
                let strategy = Strategy::new(Algorithm::AStar, *heuristic);
                let estimate = estimator_by(costs, strategy, goal, databases);
                return Ok(Box::new(move |state| Ok(estimate(state))));
            }
        };
        let mut script = Script::by(program, goal, costs, &databases.own().patterns)?;
        Ok(Box::new(move |state| script.estimate(state)))
    }

    /// Creates the evaluation function for `goal`, for one thread.
    ///
    /// # Errors
    /// If the program cannot be read.
    pub fn for_goal(
        &self,
        goal: &Board,
        databases: &PatternDatabases,
    ) -> Result<Evaluate<'static>, ScriptError> {
        self.by(goal, Costs::Unit, databases)
    }
}

#[derive(Debug)]
pub enum NoValues {
    /// The program cannot be read or failed. Of several errors, this is the one at the lowest address.
    Script(ScriptError),
    Cancelled,
}

impl From<ScriptError> for NoValues {
    fn from(error: ScriptError) -> Self {
        Self::Script(error)
    }
}

/// Runs `work` on all `pieces`. After a failure, later pieces are skipped.
///
/// # Errors
/// [`NoValues::Cancelled`] if a piece was cancelled; otherwise the error of the first piece that failed.
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

/// Returns the heuristic value of every state, by address. `go_on` is called with the number of states done so far.
///
/// # Errors
/// If a heuristic's program cannot be read or fails, or `go_on` breaks.
pub fn every_value(
    subject: &Subject,
    distances: &Distances,
    databases: &PatternDatabases,
    parallel: &impl Parallel,
    go_on: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
) -> Result<Vec<u32>, NoValues> {
    let (goal, costs) = (distances.goal(), distances.costs());
    every_value_by(
        &|| subject.by(&goal, costs, databases),
        distances,
        parallel,
        go_on,
    )
}

/// Like [`every_value`]; `evaluation` makes the function of a thread.
pub(crate) fn every_value_by<'a>(
    evaluation: &(dyn Fn() -> Result<Evaluate<'a>, ScriptError> + Sync),
    distances: &Distances,
    parallel: &impl Parallel,
    go_on: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
) -> Result<Vec<u32>, NoValues> {
    let (goal, ranking) = (distances.goal(), distances.ranking());
    // Reports errors that concern every state early, and builds tables before threads would wait for them.
    evaluation()?(goal.state())?;
    let mut values = vec![0; ranking.addresses()];
    let done = AtomicU64::new(0);
    try_each(
        parallel,
        values.chunks_mut(PIECE),
        |piece, values: &mut [u32]| {
            let mut evaluate = evaluation()?;
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
