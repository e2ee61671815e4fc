//! A background job: a task that works on the newest request.
//!
//! The user interface requests by key and polls. A new request cancels the previous one, whose work learns this from its
//! [`Token`] and may stop early. Nothing here waits for the task. The result of a cancelled request is freed by the
//! task.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::panic::{self, AssertUnwindSafe};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::task::{self, Context, Poll};
use std::time::Duration;
use std::{fmt, io};

use crate::tasks::{self, Deadline, Latest, Panicked, Task, TaskHandle, Turn, Wake, Waker};

/// Background work that makes values of type `V` for keys of type `K`, with progress of type `P`.
///
/// The task starts with the first request and ends when the job is dropped. A request that is still waiting then is
/// still worked on, with its token cancelled.
pub struct Job<K, V, P = ()> {
    name: &'static str,
    shared: Arc<Shared<V, P>>,
    waker: Waker,
    task: Option<TaskHandle>,
    /// The key of the newest request, until its outcome is polled.
    asked: Option<K>,
    number: u64,
}

#[derive(Debug)]
pub enum Update<K, V, P> {
    Progress(P),
    Finished(K, Result<V, JobError>),
}

#[derive(Debug, thiserror::Error)]
pub enum JobError {
    NoThread(#[source] io::Error),
    Panicked(Panicked),
}

/// Returns the outcome of a job that may fail, with its own error or that of the job in words.
///
/// # Errors
/// The job could not start, its work panicked, or its work returned an error.
pub fn in_words<V, E: fmt::Display>(outcome: Result<Result<V, E>, JobError>) -> Result<V, String> {
    let outcome = outcome.map_err(|fault| fault.to_string())?;
    outcome.map_err(|fault| fault.to_string())
}

impl<K, V: Send + 'static, P: Send + 'static> Job<K, V, P> {
    /// Creates a job whose thread has this name. `wake` is called, mostly from that thread, when there is something to
    /// [`poll`](Self::poll).
    pub fn new(name: &'static str, wake: Wake) -> Self {
        Self {
            name,
            shared: Arc::new(Shared {
                wake,
                newest: AtomicU64::new(0),
                request: Latest::default(),
                progress: Latest::default(),
                outcome: Latest::default(),
            }),
            waker: Waker::default(),
            task: None,
            asked: None,
            number: 0,
        }
    }

    /// Creates a job with a first request, which is answered by `work`.
    pub fn of(
        name: &'static str,
        wake: &Wake,
        key: K,
        work: impl FnOnce(&Token<'_, P>) -> V + Send + 'static,
    ) -> Self {
        let mut job = Self::new(name, Arc::clone(wake));
        job.ask(key, work);
        job
    }

    /// Creates a job with a first request, which is answered by a future. `work` receives a function that reports progress
    /// and returns whether to go on. In a browser, other tasks run while the future [rests](tasks::rest).
    pub fn of_future<F: Future<Output = V> + 'static>(
        name: &'static str,
        wake: &Wake,
        key: K,
        work: impl FnOnce(Box<dyn FnMut(P) -> bool>) -> F + Send + 'static,
    ) -> Self {
        let mut job = Self::new(name, Arc::clone(wake));
        // The number that the first request will get.
        let (number, shared) = (job.number + 1, Arc::clone(&job.shared));
        let go_on = move |progress| {
            let token = shared.token(number, None);
            token.report(progress);
            !token.is_cancelled()
        };
        job.put(
            key,
            Work::Long(Box::new(|| Box::pin(work(Box::new(go_on))))),
        );
        job
    }

    /// Requests the result of `work` and cancels the previous request. The work starts when the earlier work has ended.
    pub fn ask(&mut self, key: K, work: impl FnOnce(&Token<'_, P>) -> V + Send + 'static) {
        self.put(key, Work::Brief(Box::new(work)));
    }

    fn put(&mut self, key: K, work: Work<V, P>) {
        self.cancel();
        self.shared.request.put((self.number, work));
        self.asked = Some(key);
        if self.task.is_some() {
            self.waker.wake();
            return;
        }
        let shared = Arc::clone(&self.shared);
        let server = |_| Server { shared, work: None };
        match tasks::start(self.name, &self.waker, &self.shared.wake, server) {
            Ok(task) => self.task = Some(task),
            Err(error) => self
                .shared
                .finish(self.number, Err(JobError::NoThread(error))),
        }
    }

    pub fn cancel(&mut self) {
        self.number += 1;
        self.shared.newest.store(self.number, Relaxed);
        drop((self.shared.request.take(), self.shared.progress.take()));
        self.asked = None;
    }

    /// Returns the key of the current request, until its outcome is polled.
    pub const fn asked(&self) -> Option<&K> {
        self.asked.as_ref()
    }

    pub fn poll(&mut self) -> Option<Update<K, V, P>> {
        self.asked.as_ref()?;
        let Shared {
            progress, outcome, ..
        } = &*self.shared;
        let is_mine = |outcome: &(u64, _)| outcome.0 == self.number;
        // Read before the progress: once the request is finished, no more progress is added.
        let is_over = outcome.update(|outcome| outcome.as_ref().is_some_and(is_mine));
        if let Some(progress) = progress.take() {
            return Some(Update::Progress(progress));
        }
        let (_, outcome) = is_over.then(|| outcome.take())??;
        Some(Update::Finished(self.asked.take()?, outcome))
    }

    pub const fn is_started(&self) -> bool {
        self.task.is_some()
    }
}

impl<K, V: Send + 'static> Job<K, V> {
    /// Returns the outcome of the newest request, for a job without progress. Never blocks.
    pub fn finished(&mut self) -> Option<(K, Result<V, JobError>)> {
        match self.poll()? {
            Update::Progress(()) => None,
            Update::Finished(key, outcome) => Some((key, outcome)),
        }
    }

    /// Returns the outcome of the job in `slot` if it has finished, and empties the slot then.
    pub fn take_finished(slot: &mut Option<Self>) -> Option<(K, Result<V, JobError>)> {
        let finished = slot.as_mut()?.finished()?;
        *slot = None;
        Some(finished)
    }
}

impl<V: Send + 'static> Job<(), V> {
    /// Creates a job with a single request, which is completed even if the job is dropped.
    pub fn once(
        name: &'static str,
        wake: &Wake,
        work: impl FnOnce() -> V + Send + 'static,
    ) -> Self {
        Self::of(name, wake, (), |_| work())
    }
}

impl<K, V, P> Drop for Job<K, V, P> {
    fn drop(&mut self) {
        self.shared.newest.store(CLOSED, Relaxed);
    }
}

impl<K: fmt::Debug, V, P> fmt::Debug for Job<K, V, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("name", &self.name)
            .field("asked", &self.asked)
            .finish_non_exhaustive()
    }
}

thread_local! {
    static LONGEST: Cell<Option<Duration>> = const { Cell::new(None) };
}

/// Cancels all work on this thread that takes longer than this, because a page is not drawn meanwhile.
pub fn keep_brief(longest: Duration) {
    LONGEST.set(Some(longest));
}

pub fn is_brief() -> bool {
    LONGEST.get().is_some()
}

/// Returns the time at which work that begins now is cancelled, if it has to be brief.
pub fn brief_until() -> Option<Duration> {
    LONGEST.get().map(|longest| tasks::now() + longest)
}

/// The connection of a piece of work to its request.
pub struct Token<'a, P> {
    number: u64,
    /// The time at which the work is cancelled, if it has to be brief.
    until: Option<Duration>,
    newest: &'a AtomicU64,
    progress: &'a Latest<P>,
    wake: &'a Wake,
}

impl<P> Token<'_, P> {
    /// Returns `true` if the request was cancelled, the job was dropped, or the work takes too long.
    pub fn is_cancelled(&self) -> bool {
        let is_late = || self.until.is_some_and(|until| tasks::now() >= until);
        self.newest.load(Relaxed) != self.number || is_late()
    }

    /// Like [`is_cancelled`](Self::is_cancelled), as a [`ControlFlow`].
    pub fn go_on(&self) -> ControlFlow<()> {
        match self.is_cancelled() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    /// Returns `true` if the job was dropped, so there will be no more requests.
    pub fn is_dropped(&self) -> bool {
        self.newest.load(Relaxed) == CLOSED
    }

    /// Reports `progress`, which replaces unpolled progress.
    pub fn report(&self, progress: P) {
        self.update(|_| progress);
    }

    /// Reports the progress that `merge` makes from unpolled progress. The user interface is woken only if there was no
    /// unpolled progress.
    pub fn update(&self, merge: impl FnOnce(Option<P>) -> P) {
        let wakes = self.progress.update(|progress| {
            if self.is_cancelled() {
                return false;
            }
            let unpolled = progress.take();
            let wakes = unpolled.is_none();
            *progress = Some(merge(unpolled));
            wakes
        });
        if wakes {
            (self.wake)();
        }
    }
}

/// Marks that the job was dropped. No request has this number.
const CLOSED: u64 = u64::MAX;

type Brief<V, P> = dyn FnOnce(&Token<'_, P>) -> V + Send;

type Ongoing<V> = Pin<Box<dyn Future<Output = V>>>;

enum Work<V, P> {
    /// Work that takes one turn.
    Brief(Box<Brief<V, P>>),
    /// Work that may take several turns.
    Long(Box<dyn FnOnce() -> Ongoing<V> + Send>),
}

struct Shared<V, P> {
    wake: Wake,
    newest: AtomicU64,
    /// The number of the newest request, and its work.
    request: Latest<(u64, Work<V, P>)>,
    /// The progress of the newest request. Older requests report nothing.
    progress: Latest<P>,
    outcome: Latest<(u64, Result<V, JobError>)>,
}

impl<V, P> Shared<V, P> {
    fn token(&self, number: u64, until: Option<Duration>) -> Token<'_, P> {
        Token {
            number,
            until,
            newest: &self.newest,
            progress: &self.progress,
            wake: &self.wake,
        }
    }

    fn finish(&self, number: u64, outcome: Result<V, JobError>) {
        if self.newest.load(Relaxed) == number {
            self.outcome.put((number, outcome));
            (self.wake)();
        }
    }
}

/// Runs `work` and turns a panic into an error.
fn caught<V>(work: impl FnOnce() -> V) -> Result<V, JobError> {
    let made = panic::catch_unwind(AssertUnwindSafe(work));
    made.map_err(|panic| JobError::Panicked(Panicked::from_panic(panic.as_ref())))
}

/// The task of a job, which lives as long as the job.
struct Server<V, P> {
    shared: Arc<Shared<V, P>>,
    /// The work that takes several turns, with the number of its request.
    work: Option<(u64, Ongoing<V>)>,
}

impl<V, P> Server<V, P> {
    /// Continues work that takes several turns. Returns `true` if it has finished.
    fn go_on(&mut self) -> bool {
        let Some((number, work)) = &mut self.work else {
            return true;
        };
        let mut context = Context::from_waker(task::Waker::noop());
        let made = match caught(|| work.as_mut().poll(&mut context)) {
            Ok(Poll::Pending) => return false,
            Ok(Poll::Ready(made)) => Ok(made),
            Err(error) => Err(error),
        };
        let number = *number;
        self.work = None;
        self.shared.finish(number, made);
        true
    }
}

impl<V, P> Task for Server<V, P> {
    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        while self.go_on() {
            let Some((number, work)) = self.shared.request.take() else {
                if until.is_cancelled() {
                    drop(self.shared.outcome.take());
                }
                return Turn::Idle(None);
            };
            // An unpolled outcome is freed here, on the task's thread.
            drop(self.shared.outcome.take());
            match work {
                Work::Brief(work) => {
                    let token = self.shared.token(number, brief_until());
                    self.shared.finish(number, caught(|| work(&token)));
                }
                Work::Long(work) => self.work = Some((number, work())),
            }
        }
        // The work rests, so the task asks for another turn at once.
        Turn::Idle(Some(until.now()))
    }
}
