//! Makes the runs of a plan in parallel. They can be paused and cancelled from outside.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::search::PatternDatabases;
use crate::study::Measurement;
use crate::study::experiment::Plan;
use crate::study::measure::MeasuredRun;
use crate::tasks::{self, Deadline, Latest, Panicked, Task, TaskHandle, Turn, Wake, Waker};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// Its number in the plan.
    pub index: usize,
    pub measured: Measurement,
}

#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A run is finished. Runs finish in no particular order.
    Finished(&'a Run),
    /// No run has finished for a while.
    Tick,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    Complete,
    Cancelled,
}

#[derive(Debug, thiserror::Error)]
pub enum RunError {
    Broken(Broken),
    NoThread(io::Error),
}

/// A search panicked, which is a defect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Broken {
    pub strategy: String,
    pub board: String,
    pub message: Option<String>,
}

/// The maximum time between two events.
pub(crate) const TICK: Duration = Duration::from_millis(200);

/// Makes the runs of `plan`, or of its shard, that are not `done`, on `threads` new threads (at least one). Calls `each` on
/// the caller's thread and returns when all threads have ended. Except for times, measurements do not depend on the number
/// of threads. If the system provides fewer threads, those do all the work.
///
/// # Errors
/// [`RunError`] if the system provides no thread, or a search panics. In the latter case the other runs are cancelled.
///
/// # Panics
/// If `each` panics.
pub fn run(
    plan: &Plan,
    done: &[Run],
    threads: usize,
    control: &Control,
    databases: &PatternDatabases,
    mut each: impl FnMut(Event<'_>),
) -> Result<Stopped, RunError> {
    let waker = Waker::default();
    let plan = Arc::new(plan.clone());
    let mut pool = Pool::start(plan, done, threads, control, databases, &waker)?;
    loop {
        let (runs, end) = pool.take();
        runs.iter().for_each(|run| each(Event::Finished(run)));
        if let Some(end) = end {
            return end;
        }
        if !waker.wait(Some(TICK)) {
            each(Event::Tick);
        }
    }
}

/// A handle that pauses, resumes and cancels a running experiment from any thread. It also counts expansions. Clones
/// control the same experiment.
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<Controlled>);

#[derive(Debug, Default)]
struct Controlled {
    state: Mutex<(RunState, Vec<Waker>)>,
    expanded: AtomicU64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RunState {
    #[default]
    Running,
    Paused,
    Cancelled,
}

impl Control {
    /// Pauses the runs. A cancelled experiment stays cancelled.
    pub fn pause(&self) {
        self.set(RunState::Paused);
    }

    pub fn resume(&self) {
        self.set(RunState::Running);
    }

    pub fn cancel(&self) {
        self.set(RunState::Cancelled);
    }

    /// Returns the number of nodes expanded so far, including unfinished runs. It shows the progress of a long run.
    pub fn expanded(&self) -> u64 {
        self.0.expanded.load(Ordering::Relaxed)
    }

    pub(crate) fn count(&self, expansions: u64) {
        self.0.expanded.fetch_add(expansions, Ordering::Relaxed);
    }

    pub fn state(&self) -> RunState {
        self.lock().0
    }

    /// Registers a waker that is called whenever the state is set.
    pub(crate) fn add_waker(&self, waker: Waker) {
        self.lock().1.push(waker);
    }

    fn set(&self, wanted: RunState) {
        let (state, wakers) = &mut *self.lock();
        if *state != RunState::Cancelled {
            *state = wanted;
        }
        wakers.iter().for_each(Waker::wake);
    }

    fn lock(&self) -> MutexGuard<'_, (RunState, Vec<Waker>)> {
        // No code panics while holding the lock, and the state is never half set.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The tasks that make the runs of a plan. Dropping the pool cancels unfinished runs.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    /// Dropping them cancels the tasks.
    _makers: Vec<TaskHandle>,
    made: usize,
    broken: Option<Broken>,
}

struct Shared {
    plan: Arc<Plan>,
    /// The runs to make.
    left: Vec<usize>,
    begun: AtomicUsize,
    control: Control,
    databases: PatternDatabases,
    finished: Latest<Vec<Result<Run, Broken>>>,
    /// The number of active tasks.
    working: AtomicUsize,
    /// Wakes the caller of [`Pool::take`].
    taker: Waker,
}

impl Pool {
    /// Starts at most `threads` tasks, fewer if the system provides fewer threads. `taker` is woken when there is something
    /// to [`take`](Self::take).
    pub(crate) fn start(
        plan: Arc<Plan>,
        done: &[Run],
        threads: usize,
        control: &Control,
        databases: &PatternDatabases,
        taker: &Waker,
    ) -> Result<Self, RunError> {
        let mut left = vec![true; plan.runs()];
        done.iter().for_each(|run| left[run.index] = false);
        let left: Vec<usize> = plan.assigned().filter(|index| left[*index]).collect();
        let threads = threads.clamp(1, left.len().max(1));
        let shared = Arc::new(Shared {
            plan,
            left,
            begun: AtomicUsize::new(0),
            control: control.clone(),
            databases: databases.clone(),
            finished: Latest::default(),
            working: AtomicUsize::new(0),
            taker: taker.clone(),
        });
        let mut makers = Vec::new();
        for _ in 0..threads {
            let (waker, waken) = (Waker::default(), taker.clone());
            let wake: Wake = Arc::new(move || waken.wake());
            shared.working.fetch_add(1, Ordering::Relaxed);
            let worker = Arc::clone(&shared);
            let make = move |_| Maker {
                shared: worker,
                index: None,
                run: None,
            };
            match tasks::start("run", &waker, &wake, make) {
                Ok(task) => makers.push(task),
                Err(error) if makers.is_empty() => return Err(RunError::NoThread(error)),
                Err(_) => {
                    shared.working.fetch_sub(1, Ordering::Relaxed);
                    break;
                }
            }
            control.add_waker(waker);
        }
        Ok(Self {
            shared,
            _makers: makers,
            made: 0,
            broken: None,
        })
    }

    /// Returns the runs finished since the last call, and the final result if all tasks have ended.
    pub(crate) fn take(&mut self) -> (Vec<Run>, Option<Result<Stopped, RunError>>) {
        // Read first: once no task is active, no more finished runs are added.
        let is_over = self.shared.working.load(Ordering::Acquire) == 0;
        let mut runs = Vec::new();
        for made in self.shared.finished.take().into_iter().flatten() {
            match made {
                Ok(run) => runs.push(run),
                Err(broken) => {
                    self.shared.control.cancel();
                    self.broken = Some(broken);
                }
            }
        }
        self.made += runs.len();
        let end = || match self.broken.take() {
            Some(broken) => Err(RunError::Broken(broken)),
            None if self.made == self.shared.left.len() => Ok(Stopped::Complete),
            None => Ok(Stopped::Cancelled),
        };
        (runs, is_over.then(end))
    }
}

/// A task that makes one run after another until none is left.
struct Maker {
    shared: Arc<Shared>,
    /// The number of the current run, and the run itself once it has begun.
    index: Option<usize>,
    run: Option<MeasuredRun>,
}

impl Maker {
    /// Advances the current run by a slice.
    fn advance(&mut self, index: usize) -> Option<Measurement> {
        let shared = &self.shared;
        let run = self.run.get_or_insert_with(|| {
            let (task, strategy) = (shared.plan.task(index), shared.plan.strategy(index));
            let limits = shared.plan.spec().limits;
            MeasuredRun::new(
                &task.problem,
                strategy,
                limits,
                &shared.databases,
                tasks::now,
            )
        });
        let before = run.stats.expanded;
        let measured = run.advance();
        shared.control.count(run.stats.expanded - before);
        measured
    }

    fn finish(&mut self, made: Result<Run, Broken>) {
        (self.index, self.run) = (None, None);
        let add = |finished: &mut Option<Vec<_>>| finished.get_or_insert_default().push(made);
        self.shared.finished.update(add);
        self.shared.taker.wake();
    }

    fn broken(&self, index: usize, panic: &(dyn Any + Send)) -> Broken {
        let plan = &self.shared.plan;
        Broken {
            strategy: plan.strategy(index).to_string(),
            board: plan.task(index).problem.start().to_string(),
            message: Panicked::from_panic(panic).0,
        }
    }
}

impl Task for Maker {
    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        while !until.is_over() {
            match self.shared.control.state() {
                RunState::Running => {}
                RunState::Paused => return Turn::Idle(None),
                RunState::Cancelled => return Turn::Done,
            }
            let shared = &self.shared;
            let next = || {
                let next = shared.begun.fetch_add(1, Ordering::Relaxed);
                shared.left.get(next).copied()
            };
            let Some(index) = self.index.or_else(next) else {
                return Turn::Done;
            };
            self.index = Some(index);
            // `AssertUnwindSafe` is sound: a search that panicked is not used again.
            match catch_unwind(AssertUnwindSafe(|| self.advance(index))) {
                Ok(None) => {}
                Ok(Some(measured)) => self.finish(Ok(Run { index, measured })),
                Err(panic) => self.finish(Err(self.broken(index, &*panic))),
            }
        }
        Turn::Busy
    }
}

impl Drop for Maker {
    fn drop(&mut self) {
        self.shared.working.fetch_sub(1, Ordering::Release);
        self.shared.taker.wake();
    }
}
