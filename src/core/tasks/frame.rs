//! The runner for one thread: tasks run between frames.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::time::Duration;

use crate::tasks::{Task, Turn, Turner, Waker, now};

/// The longest turn of one task in a frame.
const PORTION: Duration = Duration::from_millis(2);

thread_local! {
    /// The tasks of this thread, while it has entered a [`FrameRunner`].
    static TASKS: RefCell<Option<Vec<Entry>>> = const { RefCell::new(None) };
}

struct Entry {
    waker: Waker,
    /// When the next turn is due even if the task is not woken.
    due: Option<Duration>,
    turn: Box<dyn FnMut(Duration) -> Turn>,
}

/// While it exists, tasks started by this thread stay on it, and [`turn_all`] runs them.
#[derive(Debug)]
pub struct FrameRunner {
    /// The runner must stay on its thread.
    not_send: PhantomData<*const ()>,
}

impl FrameRunner {
    /// Keeps tasks that are started on this thread from now on.
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

/// Runs the tasks of this thread in turn, for about as long as `spell` or until all are idle. Returns when they need their
/// next turn: at once if one is busy. Returns `None` if the thread has not entered a [`FrameRunner`]: its tasks have their
/// own threads.
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
            // Tasks started in the meantime come last.
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
