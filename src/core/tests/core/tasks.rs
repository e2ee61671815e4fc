//! Tasks, turned on threads of their own and on the thread that made them.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use slidescope_core::tasks::Wake;
use slidescope_core::tasks::{
    Deadline, FrameRunner, Task, TaskHandle, Turn, Waker, start, turn_all,
};

/// Runs `body` with each task on a thread of its own, then with all of them on this thread.
pub fn under_both_runners(body: impl Fn()) {
    body();
    let _frame = FrameRunner::enter();
    body();
}

const LONG: Duration = Duration::from_secs(60);

/// Reports that it is turned, and by dropping its sender that it is freed.
struct Told {
    turned: mpsc::Sender<bool>,
    breaks: bool,
}

impl Task for Told {
    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        assert!(!self.breaks, "tile {} fell off", 7);
        _ = self.turned.send(until.is_over());
        Turn::Idle(None)
    }
}

fn told(breaks: bool) -> (TaskHandle, Waker, mpsc::Receiver<bool>) {
    let (turned, told) = mpsc::channel();
    let (waker, wake): (_, Wake) = (Waker::default(), Arc::new(|| ()));
    let make = move |_| Told { turned, breaks };
    let task = start("told", &waker, &wake, make).expect("a thread");
    (task, waker, told)
}

/// Turns the tasks of this thread, if there are any.
fn turn() {
    assert_ne!(turn_all(LONG), Some(Turn::Busy));
}

#[test]
fn a_task_is_turned_once_for_each_call_and_once_more_when_it_is_cancelled() {
    under_both_runners(|| {
        let (task, waker, told) = told(false);
        for _ in 0..3 {
            turn();
            assert_eq!(told.recv_timeout(LONG), Ok(false));
            assert!(told.try_recv().is_err());
            waker.wake();
        }
        turn();
        assert_eq!(told.recv_timeout(LONG), Ok(false));
        drop(task);
        turn();
        assert_eq!(told.recv_timeout(LONG), Ok(true));
        let ended = told.recv_timeout(LONG);
        assert_eq!(ended, Err(mpsc::RecvTimeoutError::Disconnected));
    });
}

#[test]
fn a_panic_ends_a_task_and_is_told_once() {
    under_both_runners(|| {
        let (task, _, told) = told(true);
        turn();
        // The failure is reported before the task is freed.
        assert!(told.recv_timeout(LONG).is_err());
        let panicked = task.take_failure().expect("it panicked");
        assert_eq!(panicked.0.as_deref(), Some("tile 7 fell off"));
        assert!(task.take_failure().is_none());
    });
}
