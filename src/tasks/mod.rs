//! One kind of background work: a [`Task`] is turned by a runner.
//!
//! There are two runners. On the desktop [`start`] gives each task a thread, which sleeps while the task is idle. Where a
//! [`FrameRunner`] is entered on the calling thread, as in a browser, tasks stay on that thread, and [`turn_all`] turns them
//! between frames. A task does not know which of the two turns it: it starts no thread, waits for nothing and takes the time
//! from its [`Deadline`].
//!
//! Others have an idle task turned by its [`Waker`]. What a task makes known goes through a bounded channel, or through a
//! [`Latest`] cell where only the newest matters.

mod frame;
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
pub use waker::{Latest, Waker};
use web_time::Instant;

/// Wakes the user interface, from any thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Background work that goes on in turns.
pub trait Task {
    /// Whether its thread lets those of other tasks and of the window go first, where they share too few processors.
    const YIELDS: bool = false;

    /// Works until there is nothing to do or `until` is over. Once the task is cancelled it gets one more turn, which is
    /// over from the beginning.
    fn turn(&mut self, until: &Deadline<'_>) -> Turn;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// There is more to do at once.
    Busy,
    /// There is nothing to do until somebody wakes the task, or until this time on the [clock](Deadline::now).
    Idle(Option<Duration>),
    Done,
}

/// When a turn is to end: at a time, if there is one, or as soon as the task is cancelled.
#[derive(Debug)]
pub struct Deadline<'a> {
    at: Option<Duration>,
    cancelled: &'a AtomicBool,
}

impl Deadline<'_> {
    /// The time on the runner's clock, which starts at any moment before the task and never goes back.
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
pub(crate) fn now() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// A task panicked: a defect. Holds the message of the panic, where it had one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panicked(pub Option<String>);

impl Panicked {
    pub fn from_panic(panic: &(dyn Any + Send)) -> Self {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        Self(text.or_else(|| panic.downcast_ref::<String>().cloned()))
    }
}

/// The owner's end of a task. Dropping it cancels the task, which is freed by its runner; nobody waits for that.
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
    /// Why the task broke off, where it did; told once.
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

/// Starts the task that `make` makes in its first turn, out of the time on the runner's clock: on a thread of this name, or
/// on the calling thread where it has entered a [`FrameRunner`]. `waker` has it turned again; `wake` is called where it
/// panics.
///
/// # Errors
/// Where the system gives no more threads.
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
    // Made where the task is turned, for a task need not be `Send`.
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

/// A task, and what is to be done around its turns.
struct Turner<T, F> {
    make: Option<F>,
    task: Option<T>,
    link: Arc<Link>,
    // Last: whoever sees it dropped knows that the task is freed.
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

    /// One turn. A task that is cancelled or panics is done.
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

/// By how much threads that yield are nicer than the others: they get a third of their share where they compete. What the
/// others have to do is little and waited for, and a search has no end.
#[cfg(all(target_os = "linux", feature = "gui"))]
const NICE: i32 = 5;

/// Lets other threads go first from now on. Elsewhere than on Linux it would slow the whole process, or takes more than a
/// call.
fn yield_to_others() {
    #[cfg(all(target_os = "linux", feature = "gui"))]
    {
        // Where the system refuses, all threads go on as equals.
        _ = rustix::process::nice(NICE);
    }
}

/// Lets other tasks go on for so long. Where tasks have threads of their own this thread sleeps, so that a future that waits for
/// nothing else is ready when it is first polled.
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

/// The value of a future that waits for nothing but [`rest`], on a thread that has entered no [`FrameRunner`].
pub fn finish<V>(work: impl Future<Output = V>) -> V {
    let mut work = pin!(work);
    let mut context = Context::from_waker(task::Waker::noop());
    loop {
        if let Poll::Ready(value) = work.as_mut().poll(&mut context) {
            return value;
        }
    }
}

/// Does `body` with each task on a thread of its own, then with all of them on this thread.
#[cfg(all(test, feature = "gui"))]
pub(crate) fn under_both_runners(body: impl Fn()) {
    body();
    let _frame = FrameRunner::enter();
    body();
}
