//! Making the runs of a plan on several threads.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;
use std::{io, thread};

use crate::search::PatternDatabases;
use crate::study::experiment::{Control, Plan};
use crate::study::{End, Measurement, measure};

/// A finished run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// Its number in the plan.
    pub index: usize,
    /// What it measured.
    pub measured: Measurement,
}

/// An event of a running experiment.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A run is finished. They come in no particular order.
    Finished(&'a Run),
    /// No run finished for a while.
    Tick,
}

/// How an experiment ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// All runs are made.
    Complete,
    /// It was cancelled, and some are left.
    Cancelled,
}

/// Why an experiment ended early.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A search broke down.
    Broken(Broken),
    /// The system refused the first thread.
    NoThread(io::Error),
}

/// Errors of the system have no equality; of two refusals the kinds are compared.
impl PartialEq for RunError {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Broken(a), Self::Broken(b)) => a == b,
            (Self::NoThread(a), Self::NoThread(b)) => a.kind() == b.kind(),
            (Self::Broken(_), Self::NoThread(_)) | (Self::NoThread(_), Self::Broken(_)) => false,
        }
    }
}

/// A search broke down: a defect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Broken {
    /// The strategy.
    pub strategy: String,
    /// The board.
    pub board: String,
    /// The message of its panic, where it had one.
    pub message: Option<String>,
}

/// The most finished runs that wait to be received; a thread that finishes one more waits.
const WAITING: usize = 64;

/// The most time between two events.
const TICK: Duration = Duration::from_millis(200);

/// Makes the runs of `plan`, or of its shard, that are not `done` on `threads` threads of their own (at least one), calling `each` on the
/// caller's thread, and returns when all have ended. Measurements are the same for any number of threads, but for the
/// time they took. Where the system gives fewer threads, those that it gives do the work.
///
/// # Errors
/// [`RunError`] where the system gives no thread at all, and where a search panicked; the other runs are cancelled then.
///
/// # Panics
/// Where `each` does.
pub fn run(
    plan: &Plan,
    done: &[Run],
    threads: usize,
    control: &Control,
    databases: &PatternDatabases,
    mut each: impl FnMut(Event<'_>),
) -> Result<Stopped, RunError> {
    let mut left = vec![true; plan.runs()];
    for run in done {
        left[run.index] = false;
    }
    let left: Vec<usize> = plan.assigned().filter(|index| left[*index]).collect();
    let next = AtomicUsize::new(0);
    let mut made = 0;
    let mut fault = None;
    thread::scope(|scope| {
        let (sender, receiver) = sync_channel(WAITING);
        for number in 0..threads.clamp(1, left.len().max(1)) {
            let (sender, left, next) = (sender.clone(), &left, &next);
            let thread = thread::Builder::new().name("run".to_owned());
            let work = move || work(plan, left, next, control, databases, &sender);
            if let Err(error) = thread.spawn_scoped(scope, work) {
                fault = (number == 0).then_some(RunError::NoThread(error));
                break;
            }
        }
        drop(sender);
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(Ok(run)) => {
                    made += 1;
                    each(Event::Finished(&run));
                }
                Ok(Err(broken)) => {
                    control.cancel();
                    fault = Some(RunError::Broken(broken));
                }
                Err(RecvTimeoutError::Timeout) => each(Event::Tick),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
    });
    match fault {
        Some(fault) => Err(fault),
        None if made == left.len() => Ok(Stopped::Complete),
        None => Ok(Stopped::Cancelled),
    }
}

/// The work of one thread: takes the next run until none is left, or the receiver is gone.
fn work(
    plan: &Plan,
    left: &[usize],
    next: &AtomicUsize,
    control: &Control,
    databases: &PatternDatabases,
    sender: &SyncSender<Result<Run, Broken>>,
) {
    while control.pass().is_continue() {
        let Some(&index) = left.get(next.fetch_add(1, Ordering::Relaxed)) else {
            return;
        };
        let made = one(plan, index, control, databases);
        let cancelled = |run: &Run| run.measured.end == End::Cancelled;
        if made.as_ref().is_ok_and(cancelled) || sender.send(made).is_err() {
            return;
        }
    }
}

fn one(
    plan: &Plan,
    index: usize,
    control: &Control,
    databases: &PatternDatabases,
) -> Result<Run, Broken> {
    let (task, strategy) = (plan.task(index), plan.strategy(index));
    let limits = plan.spec().limits;
    let mut counted = 0;
    let measured = || {
        measure(&task.problem, strategy, limits, databases, |stats| {
            control.count(stats.expanded - counted);
            counted = stats.expanded;
            control.pass()
        })
    };
    // Nothing of a search that broke down is looked at again.
    match catch_unwind(AssertUnwindSafe(measured)) {
        Ok(measured) => {
            control.count(measured.expanded - counted);
            Ok(Run { index, measured })
        }
        Err(panic) => Err(Broken {
            strategy: strategy.to_string(),
            board: task.problem.start().to_string(),
            message: message(&*panic),
        }),
    }
}

fn message(panic: &(dyn Any + Send)) -> Option<String> {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
}
