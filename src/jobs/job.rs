//! A background job: a task that works on the newest request.
//!
//! The user interface asks by key and polls. A new request takes back the one before, whose work sees that in its
//! [`Token`]; whether it stops early is its own affair. Nothing here waits for the task, and what it made for a request
//! that was taken back is freed by it.

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

use crate::puzzle::Size;
use crate::tasks::{self, Deadline, Latest, Panicked, Task, TaskHandle, Turn, Wake, Waker};

/// Work in the background: values of type `V` by keys of type `K`, with progress of type `P` on the way.
///
/// The task starts with the first request and ends when the job is dropped. A request that still waits then is worked
/// on all the same, with its token cancelled.
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

impl<K, V: Send + 'static, P: Send + 'static> Job<K, V, P> {
    /// A job whose thread has this name. `wake` is called, mostly from that thread, when there is something to
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

    /// A job that was asked for what `work` makes.
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

    /// A job that was asked for what a future makes. The future is given what tells progress and says whether to go on; in a
    /// page other tasks go on where it [rests](tasks::rest).
    pub fn of_future<F: Future<Output = V> + 'static>(
        name: &'static str,
        wake: &Wake,
        key: K,
        work: impl FnOnce(Box<dyn FnMut(P) -> bool>) -> F + Send + 'static,
    ) -> Self {
        let mut job = Self::new(name, Arc::clone(wake));
        // The first request has the number after that of none.
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

    /// Asks for what `work` makes, and takes back what was asked before. The work starts when the earlier work has ended.
    pub fn ask(&mut self, key: K, work: impl FnOnce(&Token<'_, P>) -> V + Send + 'static) {
        self.put(key, Work::Brief(Box::new(work)));
    }

    fn put(&mut self, key: K, work: Work<V, P>) {
        self.cancel();
        self.shared.request.put(Request {
            number: self.number,
            work,
        });
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

    /// The key of the request that is under way, until its outcome is polled.
    pub const fn asked(&self) -> Option<&K> {
        self.asked.as_ref()
    }

    pub fn poll(&mut self) -> Option<Update<K, V, P>> {
        self.asked.as_ref()?;
        let Shared {
            progress, outcome, ..
        } = &*self.shared;
        let is_mine = |outcome: &(u64, _)| outcome.0 == self.number;
        // Before the look at the progress: nothing is added to it afterwards.
        let is_over = outcome.update(|outcome| outcome.as_ref().is_some_and(is_mine));
        if let Some(progress) = progress.take() {
            return Some(Update::Progress(progress));
        }
        let (_, outcome) = is_over.then(|| outcome.take())??;
        Some(Update::Finished(self.asked.take()?, outcome))
    }

    #[cfg(all(test, feature = "gui"))]
    pub(crate) const fn is_started(&self) -> bool {
        self.task.is_some()
    }
}

impl<K, V: Send + 'static> Job<K, V> {
    /// The outcome of the newest request, for a job without progress. Never waits.
    pub fn finished(&mut self) -> Option<(K, Result<V, JobError>)> {
        match self.poll()? {
            Update::Progress(()) => None,
            Update::Finished(key, outcome) => Some((key, outcome)),
        }
    }

    /// The same of the job in `slot`, which is empty after it.
    pub fn take_finished(slot: &mut Option<Self>) -> Option<(K, Result<V, JobError>)> {
        let finished = slot.as_mut()?.finished()?;
        *slot = None;
        Some(finished)
    }
}

impl<V: Send + 'static> Job<(), V> {
    /// A job of one request, which is worked on to its end even where the job is dropped.
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

/// Breaks off all work on this thread that takes longer: a page is not drawn meanwhile.
pub fn keep_brief(longest: Duration) {
    LONGEST.set(Some(longest));
}

pub fn is_brief() -> bool {
    LONGEST.get().is_some()
}

/// When work that begins now is broken off, where it has to be brief.
pub fn brief_until() -> Option<Duration> {
    LONGEST.get().map(|longest| tasks::now() + longest)
}

/// Whether the states of boards of this size are too many for work that has to be brief.
pub fn is_too_long(size: Size) -> bool {
    is_brief() && size.cells() > 9
}

/// What a piece of work knows of its request.
pub struct Token<'a, P> {
    number: u64,
    /// When it is broken off.
    until: Option<Duration>,
    newest: &'a AtomicU64,
    progress: &'a Latest<P>,
    wake: &'a Wake,
}

impl<P> Token<'_, P> {
    /// Whether the request was taken back, the job is gone, or the work takes too long.
    pub fn is_cancelled(&self) -> bool {
        let is_late = || self.until.is_some_and(|until| self.now() >= until);
        self.newest.load(Relaxed) != self.number || is_late()
    }

    /// The same, for work that asks whether it is to go on.
    pub fn go_on(&self) -> ControlFlow<()> {
        match self.is_cancelled() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    /// Whether the job is gone: nobody will ask for anything any more.
    pub fn is_dropped(&self) -> bool {
        self.newest.load(Relaxed) == CLOSED
    }

    pub fn now(&self) -> Duration {
        tasks::now()
    }

    /// Tells `progress` in place of what was told before.
    pub fn report(&self, progress: P) {
        self.update(|_| progress);
    }

    /// Tells what `merge` makes of the progress that was told before and is not polled yet. The user interface is woken
    /// where there was none.
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

/// The number of no request: the job is gone.
const CLOSED: u64 = u64::MAX;

type Brief<V, P> = dyn FnOnce(&Token<'_, P>) -> V + Send;

type Ongoing<V> = Pin<Box<dyn Future<Output = V>>>;

enum Work<V, P> {
    /// Of one turn.
    Brief(Box<Brief<V, P>>),
    /// Of as many as it takes.
    Long(Box<dyn FnOnce() -> Ongoing<V> + Send>),
}

struct Request<V, P> {
    number: u64,
    work: Work<V, P>,
}

struct Shared<V, P> {
    wake: Wake,
    newest: AtomicU64,
    request: Latest<Request<V, P>>,
    /// Of the newest request, for nothing is told of those before it.
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

/// What `work` makes, where it does not panic.
fn caught<V>(work: impl FnOnce() -> V) -> Result<V, JobError> {
    let made = panic::catch_unwind(AssertUnwindSafe(work));
    made.map_err(|panic| JobError::Panicked(Panicked::from_panic(panic.as_ref())))
}

/// The task, which lives as long as the job.
struct Server<V, P> {
    shared: Arc<Shared<V, P>>,
    /// What takes more turns than one, with the number of its request.
    work: Option<(u64, Ongoing<V>)>,
}

impl<V, P> Server<V, P> {
    /// Goes on with what takes several turns; says whether it is over.
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
            let Some(Request { number, work }) = self.shared.request.take() else {
                if until.is_cancelled() {
                    drop(self.shared.outcome.take());
                }
                return Turn::Idle(None);
            };
            // What nobody polled is freed here.
            drop(self.shared.outcome.take());
            match work {
                Work::Brief(work) => {
                    let token = self.shared.token(number, brief_until());
                    self.shared.finish(number, caught(|| work(&token)));
                }
                Work::Long(work) => self.work = Some((number, work())),
            }
        }
        // It rests.
        Turn::Idle(Some(until.now()))
    }
}
