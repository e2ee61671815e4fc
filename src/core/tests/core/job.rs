//! Background jobs: the newest request, its progress, its end.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use slidescope_core::search::Parallel;
use slidescope_core::services::machine::Cores;
use slidescope_core::tasks::{Job, JobError, Update, Wake};
use slidescope_core::tasks::{rest, turn_all};

use slidescope_core::tasks::under_both_runners;

const LONG: Duration = Duration::from_secs(60);

/// A job, and the receiver of its wake-ups.
fn job<V: Send + 'static, P: Send + 'static>() -> (Job<u32, V, P>, mpsc::Receiver<()>) {
    let (wake, woken) = mpsc::channel();
    let wake = Arc::new(move || _ = wake.send(()));
    (Job::new("test", wake), woken)
}

fn next<V: Send + 'static, P: Send + 'static>(
    job: &mut Job<u32, V, P>,
    woken: &mpsc::Receiver<()>,
) -> Update<u32, V, P> {
    loop {
        if let Some(update) = job.poll() {
            return update;
        }
        wait(woken);
    }
}

/// Waits for a wake-up; tasks that run on this thread are turned first.
fn wait(woken: &mpsc::Receiver<()>) {
    turn_all(Duration::ZERO);
    woken.recv_timeout(LONG).expect("news");
}

#[test]
fn the_newest_request_wins() {
    let (mut job, woken) = job::<u32, ()>();
    for key in 0..100 {
        job.ask(key, move |token| {
            while key < 99 && !token.is_cancelled() {
                thread::yield_now();
            }
            2 * key
        });
    }
    assert_eq!(job.asked(), Some(&99));
    let update = next(&mut job, &woken);
    assert!(
        matches!(update, Update::Finished(99, Ok(198))),
        "{update:?}"
    );
    assert!(job.poll().is_none() && job.asked().is_none());
}

#[test]
fn progress_is_one_slot_and_comes_before_the_outcome() {
    under_both_runners(|| {
        let (mut job, woken) = job::<&str, Vec<u32>>();
        job.ask(1, |token| {
            token.report(vec![0]);
            token.report(vec![1]);
            token.update(|told| [told.unwrap_or_default(), vec![2]].concat());
            "done"
        });
        // Not polled until all is told: progress wakes once for its one slot, the outcome once.
        wait(&woken);
        wait(&woken);
        let update = next(&mut job, &woken);
        assert!(
            matches!(&update, Update::Progress(told) if *told == [1, 2]),
            "{update:?}"
        );
        let update = next(&mut job, &woken);
        assert!(
            matches!(update, Update::Finished(1, Ok("done"))),
            "{update:?}"
        );
        assert!(woken.try_recv().is_err());
    });
}

#[test]
fn a_panic_is_an_error_and_the_job_goes_on() {
    under_both_runners(|| {
        let (mut job, woken) = job::<u32, ()>();
        job.ask(1, |_| panic!("tile {} fell off", 7));
        let update = next(&mut job, &woken);
        let Update::Finished(1, Err(JobError::Panicked(text))) = update else {
            panic!("{update:?}");
        };
        assert_eq!(text.0.as_deref(), Some("tile 7 fell off"));
        job.ask(2, |_| 4);
        assert!(matches!(next(&mut job, &woken), Update::Finished(2, Ok(4))));
    });
}

#[test]
fn a_withdrawn_request_reports_nothing() {
    let (mut job, woken) = job::<u32, u32>();
    let (begin, begun) = mpsc::channel::<()>();
    let (go, gone) = mpsc::channel::<()>();
    job.ask(1, move |token| {
        begin.send(()).expect("somebody waits");
        gone.recv_timeout(LONG).expect("a sign");
        token.report(1);
        1
    });
    begun.recv_timeout(LONG).expect("it begins");
    job.cancel();
    go.send(()).expect("it waits");
    job.ask(2, |_| 2);
    assert!(matches!(next(&mut job, &woken), Update::Finished(2, Ok(2))));
}

/// The sender is dropped with the closure, and the closure on the job's thread.
#[test]
fn a_dropped_job_ends_its_thread_and_frees_there() {
    struct Slow(mpsc::Sender<thread::ThreadId>);
    impl Drop for Slow {
        fn drop(&mut self) {
            let _ = self.0.send(thread::current().id());
        }
    }
    let (freed, told) = mpsc::channel();
    // Dropped while it works, and after it has ended unpolled.
    for waits in [false, true] {
        let (mut job, woken) = job::<Slow, ()>();
        let value = Slow(freed.clone());
        job.ask(1, move |token| {
            while !waits && !token.is_dropped() {
                thread::yield_now();
            }
            value
        });
        if waits {
            woken.recv_timeout(LONG).expect("it ends");
        }
        drop(job);
        let thread = told.recv_timeout(LONG).expect("it is freed");
        assert_ne!(thread, thread::current().id());
        assert!(woken.recv_timeout(LONG).is_err());
    }
}

#[test]
fn one_request_is_worked_on_though_nobody_waits() {
    let (done, told) = mpsc::channel();
    let wake: Wake = Arc::new(|| {});
    drop(Job::once("test", &wake, move || done.send(7)));
    assert_eq!(told.recv_timeout(LONG), Ok(7));
}

#[test]
fn every_piece_is_done_once() {
    for count in [0, 1, 2, 7] {
        let mut done = vec![0_u32; 1000];
        let sum = AtomicU64::new(0);
        let pieces: Vec<(u64, &mut u32)> = (0..).zip(&mut done).collect();
        Cores::up_to(count).each(pieces, |(number, done)| {
            *done += 1;
            sum.fetch_add(number, Relaxed);
        });
        assert!(done.iter().all(|&times| times == 1));
        assert_eq!(sum.into_inner(), 1000 * 999 / 2);
    }
    Cores::all().each(Vec::<u8>::new(), |_| panic!("nothing to do"));
}

/// Polls until there is an update, turning tasks that run on this thread.
fn turned<V: Send + 'static, P: Send + 'static>(job: &mut Job<(), V, P>) -> Update<(), V, P> {
    loop {
        if let Some(update) = job.poll() {
            return update;
        }
        turn_all(Duration::from_millis(1));
        thread::yield_now();
    }
}

#[test]
fn a_future_rests_and_goes_on_while_other_tasks_are_turned() {
    under_both_runners(|| {
        let wake: Wake = Arc::new(|| ());
        let (send, told) = mpsc::channel();
        let mut waits = Job::of_future("waits", &wake, (), |mut go_on| async move {
            loop {
                assert!(go_on(1), "nobody has given it up");
                if let Ok(number) = told.try_recv() {
                    return number;
                }
                rest(Duration::from_millis(1)).await;
            }
        });
        let seen = turned(&mut waits);
        assert!(matches!(seen, Update::Progress(1)), "{seen:?}");
        // On a single thread the first job must let the second work.
        let mut other = Job::<(), _>::of("other", &wake, (), move |_| send.send(7).is_ok());
        let sent = turned(&mut other);
        assert!(matches!(sent, Update::Finished((), Ok(true))), "{sent:?}");
        loop {
            match turned(&mut waits) {
                Update::Progress(_) => {}
                Update::Finished((), made) => return assert_eq!(made.expect("a number"), 7),
            }
        }
    });
}

/// It is told to stop, or dropped while it rests.
#[test]
fn a_future_that_is_given_up_ends() {
    under_both_runners(|| {
        let (send, ended) = mpsc::channel::<()>();
        let wake: Wake = Arc::new(|| ());
        let mut job = Job::of_future("given up", &wake, (), |mut go_on| async move {
            while go_on(()) {
                rest(Duration::from_millis(1)).await;
            }
            drop(send);
        });
        assert!(matches!(turned(&mut job), Update::Progress(())));
        drop(job);
        let brief = Duration::from_millis(1);
        let has_ended = |_| {
            turn_all(brief);
            ended.recv_timeout(brief) == Err(RecvTimeoutError::Disconnected)
        };
        assert!((0..10_000).any(has_ended), "it has ended");
    });
}
