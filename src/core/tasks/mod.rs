//! Background work: a runner runs a [`Task`] in turns.
//!
//! There are two runners. On the desktop [`start`] gives each task a thread, which sleeps while the task is idle. If a
//! [`FrameRunner`] has been entered on the calling thread, as in a browser, tasks stay on that thread, and [`turn_all`] runs
//! them between frames. A task does not know which runner it has: it starts no thread, never blocks, and takes the time from
//! its [`Deadline`].
//!
//! Most work is a [`Job`]: a task that works on the newest request and reports its progress through one slot.
//!
//! A [`Waker`] gives an idle task its next turn. A task publishes results through a bounded channel, or through a [`Latest`]
//! cell if only the newest matters.

mod frame;
mod job;
mod waker;

use std::any::Any;
use std::future::{self, Future};
use std::panic::{self, AssertUnwindSafe};
use std::pin::pin;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, LazyLock};
use std::task::{self, Context, Poll};
use std::time::Duration;
use std::{io, thread};

pub use frame::{FrameRunner, turn_all};
pub use job::{Job, JobError, Token, Update, brief_until, in_words, is_brief, keep_brief};
pub use waker::{Latest, Waker};
use web_time::Instant;

/// Wakes the user interface, from any thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Background work that is done in turns.
pub trait Task {
    /// Whether its thread yields to those of other tasks and of the window if there are too few processors.
    const YIELDS: bool = false;

    /// Works until there is nothing to do or `until` is over. A cancelled task gets one more turn, whose deadline is already
    /// over.
    fn turn(&mut self, until: &Deadline<'_>) -> Turn;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// There is more to do immediately.
    Busy,
    /// There is nothing to do until the task is woken, or until this time on the [clock](Deadline::now).
    Idle(Option<Duration>),
    Done,
}

/// The end of a turn: at a time, if there is one, or as soon as the task is cancelled.
#[derive(Debug)]
pub struct Deadline<'a> {
    at: Option<Duration>,
    cancelled: &'a AtomicBool,
}

impl Deadline<'_> {
    /// The time on the runner's clock, which starts at an arbitrary time before the task and is monotonic.
    pub fn now(&self) -> Duration {
        now()
    }

    pub fn is_over(&self) -> bool {
        self.is_cancelled() || self.at.is_some_and(|at| now() >= at)
    }

    /// Whether the handle of the task was dropped.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }
}

/// The time on the clock of the runners.
pub fn now() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// A task panicked, which is a bug. Holds the message of the panic, if it had one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panicked(pub Option<String>);

impl Panicked {
    pub fn from_panic(panic: &(dyn Any + Send)) -> Self {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        Self(text.or_else(|| panic.downcast_ref::<String>().cloned()))
    }
}

/// The owner's end of a task. Dropping it cancels the task without waiting; the runner frees it.
#[derive(Debug)]
pub struct TaskHandle {
    link: Arc<Link>,
    waker: Waker,
}

#[derive(Debug, Default)]
struct Link {
    cancelled: AtomicBool,
    failure: Latest<Panicked>,
}

impl TaskHandle {
    /// Returns the panic of the task, if there was one. Returns it only once.
    pub fn take_failure(&self) -> Option<Panicked> {
        self.link.failure.take()
    }
}

impl Drop for TaskHandle {
    fn drop(&mut self) {
        self.link.cancelled.store(true, Relaxed);
        self.waker.wake();
    }
}

/// Starts the task that `make` creates in its first turn from the time on the runner's clock: on a thread of this name, or
/// on the calling thread if that has entered a [`FrameRunner`]. `waker` gives it another turn; `wake` is called if it
/// panics.
///
/// # Errors
/// If the system cannot start another thread.
pub fn start<T: Task + 'static>(
    name: &str,
    waker: &Waker,
    wake: &Wake,
    make: impl FnOnce(Duration) -> T + Send + 'static,
) -> io::Result<TaskHandle> {
    let handle = TaskHandle {
        link: Arc::default(),
        waker: waker.clone(),
    };
    let (link, wake) = (Arc::clone(&handle.link), Arc::clone(wake));
    // Created on the thread of the task, because a task need not be `Send`.
    let turner = move || Turner {
        make: Some(make),
        task: None,
        link,
        wake,
    };
    let waker = waker.clone();
    if FrameRunner::is_entered() {
        frame::add(waker, turner());
    } else {
        let thread = thread::Builder::new().name(name.to_owned());
        thread.spawn(move || {
            if T::YIELDS {
                yield_to_others();
            }
            turner().run(&waker);
        })?;
    }
    Ok(handle)
}

/// A task, with the work before and after its turns.
struct Turner<T, F> {
    make: Option<F>,
    task: Option<T>,
    link: Arc<Link>,
    // The last field: when it is dropped, the task has been freed.
    wake: Wake,
}

impl<T: Task, F: FnOnce(Duration) -> T> Turner<T, F> {
    fn run(mut self, waker: &Waker) {
        loop {
            match self.turn(None) {
                Turn::Busy => {}
                Turn::Idle(until) => {
                    waker.wait(until.map(|until| until.saturating_sub(now())));
                }
                Turn::Done => return,
            }
        }
    }

    /// Runs one turn. A task that is cancelled or panics is done.
    fn turn(&mut self, at: Option<Duration>) -> Turn {
        let until = Deadline {
            at,
            cancelled: &self.link.cancelled,
        };
        let is_last = until.is_cancelled();
        let (make, task) = (&mut self.make, &mut self.task);
        let turned = panic::catch_unwind(AssertUnwindSafe(|| {
            if let Some(make) = make.take() {
                *task = Some(make(now()));
            }
            task.as_mut().map_or(Turn::Done, |task| task.turn(&until))
        }));
        match turned {
            Ok(_) if is_last => Turn::Done,
            Ok(turn) => turn,
            Err(panic) => {
                self.link.failure.put(Panicked::from_panic(panic.as_ref()));
                (self.wake)();
                Turn::Done
            }
        }
    }
}

/// The nice value of yielding threads: they get a third of their share if they compete. The user waits for the short work of
/// the other threads, while a search can run for long.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Gives other threads priority from now on. Does nothing on systems other than Linux, where it would slow the whole process
/// or need more than one call.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    {
        // If the system refuses, all threads keep the same priority.
        _ = rustix::process::nice(NICE);
    }
}

/// Pauses for `time`, so that other tasks run. If tasks have their own threads, this thread sleeps, so a future that waits
/// for nothing else is ready when it is first polled.
pub async fn rest(time: Duration) {
    if !FrameRunner::is_entered() {
        thread::sleep(time);
        return;
    }
    let until = now() + time;
    let mut is_first = true;
    future::poll_fn(|_| {
        if std::mem::take(&mut is_first) || now() < until {
            Poll::Pending
        } else {
            Poll::Ready(())
        }
    })
    .await;
}

/// Returns the value of a future that waits only for [`rest`], on a thread that has not entered a [`FrameRunner`].
pub fn finish<V>(work: impl Future<Output = V>) -> V {
    let mut work = pin!(work);
    let mut context = Context::from_waker(task::Waker::noop());
    loop {
        if let Poll::Ready(value) = work.as_mut().poll(&mut context) {
            return value;
        }
    }
}

/// Runs `body` with each task on its own thread, then with all of them on this thread.
pub fn under_both_runners(body: impl Fn()) {
    body();
    let _frame = FrameRunner::enter();
    body();
}
