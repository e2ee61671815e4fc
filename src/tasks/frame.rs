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
    /// When the next turn is due, though nobody wakes the task.
    due: Option<Duration>,
    turn: Box<dyn FnMut(Duration) -> Turn>,
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
        due: Some(Duration::ZERO),
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
        let mut is_idle = true;
        tasks.retain_mut(|task| {
            let woken = task.waker.take();
            if !woken && task.due.is_none_or(|due| due > now()) {
                return true;
            }
            is_idle = false;
            let turn = (task.turn)((now() + PORTION).min(end));
            task.due = match turn {
                Turn::Busy => Some(Duration::ZERO),
                Turn::Idle(until) => until,
                Turn::Done => None,
            };
            turn != Turn::Done
        });
        let due = tasks.iter().filter_map(|task| task.due).min();
        TASKS.with_borrow_mut(|kept| {
            // Those that were started meanwhile come last.
            if let Some(kept) = kept {
                kept.splice(0..0, tasks);
            }
        });
        if is_idle {
            return Some(Turn::Idle(due));
        }
        if now() >= end {
            return Some(Turn::Busy);
        }
    }
}
