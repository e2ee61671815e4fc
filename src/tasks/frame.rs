//! The runner for one thread: tasks are turned between frames.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::time::Duration;

use crate::tasks::{Task, Turn, Turner, Waker, now};

/// The most that one task is turned before the next one is, in a frame.
const PORTION: Duration = Duration::from_millis(2);

thread_local! {
    /// The tasks of this thread, while it has entered a [`FrameRunner`].
    static TASKS: RefCell<Option<Vec<Entry>>> = const { RefCell::new(None) };
}

struct Entry {
    waker: Waker,
    last: Turn,
    turn: Box<dyn FnMut(Duration) -> Turn>,
}

impl Entry {
    fn is_due(&self) -> bool {
        let woken = self.waker.take();
        match self.last {
            Turn::Busy => true,
            Turn::Idle(until) => woken || until.is_some_and(|until| until <= now()),
            Turn::Done => false,
        }
    }
}

/// As long as it lives, tasks that this thread starts stay on it, to be turned by [`turn_all`].
#[derive(Debug)]
pub struct FrameRunner {
    /// It belongs to its thread.
    not_send: PhantomData<*const ()>,
}

impl FrameRunner {
    /// Keeps the tasks that are started on this thread from now on.
    #[must_use]
    pub fn enter() -> Self {
        TASKS.with_borrow_mut(|tasks| _ = tasks.get_or_insert_default());
        Self {
            not_send: PhantomData,
        }
    }

    pub(super) fn is_entered() -> bool {
        TASKS.with_borrow(Option::is_some)
    }
}

impl Drop for FrameRunner {
    fn drop(&mut self) {
        let tasks = TASKS.with_borrow_mut(Option::take);
        drop(tasks);
    }
}

pub(super) fn add<T: Task + 'static, F: FnOnce(Duration) -> T + 'static>(
    waker: Waker,
    mut turner: Turner<T, F>,
) {
    let entry = Entry {
        waker,
        last: Turn::Busy,
        turn: Box::new(move |at| turner.turn(Some(at))),
    };
    TASKS.with_borrow_mut(|tasks| tasks.get_or_insert_default().push(entry));
}

/// Turns the tasks of this thread, one after the other, for about as long as `spell` or until all are idle. Tells when they
/// are to be turned again: at once where one is busy. `None` where the thread has entered no [`FrameRunner`]: its tasks have
/// threads of their own.
pub fn turn_all(spell: Duration) -> Option<Turn> {
    let end = now().saturating_add(spell);
    loop {
        let mut tasks = TASKS.with_borrow_mut(|tasks| tasks.as_mut().map(std::mem::take))?;
        let mut is_busy = false;
        tasks.retain_mut(|task| {
            if task.is_due() {
                is_busy = true;
                task.last = (task.turn)((now() + PORTION).min(end));
            }
            task.last != Turn::Done
        });
        let next = tasks.iter().map(|task| task.last).min_by_key(due);
        TASKS.with_borrow_mut(|kept| {
            // Those that were started meanwhile come last.
            if let Some(kept) = kept {
                kept.splice(0..0, tasks);
            }
        });
        if !is_busy {
            return Some(next.unwrap_or(Turn::Idle(None)));
        }
        if now() >= end {
            return Some(Turn::Busy);
        }
    }
}

/// When the next turn is due.
fn due(last: &Turn) -> Duration {
    match last {
        Turn::Busy => Duration::ZERO,
        Turn::Idle(until) => until.unwrap_or(Duration::MAX),
        Turn::Done => Duration::MAX,
    }
}
