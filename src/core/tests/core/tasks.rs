//! Tasks, turned on threads of their own and on the thread that made them.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use slidescope_core::tasks::{
    Deadline, Panicked, Task, TaskHandle, Turn, Wake, Waker, start, turn_all, under_both_runners,
};

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

#[test]
fn both_kinds_of_messages_of_a_panic_are_read() {
    let (text, formatted): (&str, String) = ("tile 7", format!("tile {}", 8));
    assert_eq!(Panicked::from_panic(&text).to_string(), "tile 7");
    assert_eq!(Panicked::from_panic(&formatted).to_string(), "tile 8");
    assert_eq!(Panicked::from_panic(&7).to_string(), "no reason given");
}
