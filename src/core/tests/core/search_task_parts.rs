//! The parts of a run: the commands that wait, the pace, and the search beyond what is recorded.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use crossbeam_channel::bounded;

use crate::common::{databases, eight_puzzle};
use slidescope_core::for_tests::{Due, Ends, Pacer, RunTask, merge};
use slidescope_core::search::{
    Algorithm, AnySearch, Expansion, Heuristic, Limits, NodeView, Stats, Status, Strategy, Trace,
    any_search,
};
use slidescope_core::services::search_task::{Command, Pace, Request, traces};
use slidescope_core::tasks::{self, FrameRunner, Turn, Wake, Waker, turn_all};

/// A search that counts its expansions: those recorded, and those made unobserved.
struct Counted {
    search: Box<dyn AnySearch>,
    made: Arc<[AtomicU64; 2]>,
}

impl Counted {
    fn count(&mut self, kind: usize, advance: impl FnOnce(&mut dyn AnySearch) -> Status) -> Status {
        let before = self.search.stats().expanded;
        let status = advance(self.search.as_mut());
        self.made[kind].fetch_add(self.search.stats().expanded - before, Relaxed);
        status
    }
}

impl AnySearch for Counted {
    fn advance(&mut self, budget: u64) -> Status {
        self.count(1, |search| search.advance(budget))
    }

    fn record(&mut self, budget: u64, trace: &mut Trace) -> Status {
        self.count(0, |search| search.record(budget, trace))
    }

    fn observe(&mut self, budget: u64, observe: &mut dyn FnMut(&Expansion)) -> Status {
        self.search.observe(budget, observe)
    }

    fn stats(&self) -> Stats {
        self.search.stats()
    }

    fn current(&self) -> Option<NodeView> {
        self.search.current()
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        self.search.next_open(count)
    }
}

/// A full channel, without polls, does not prolong the recording.
#[test]
fn beyond_the_cap_a_depth_first_search_runs_in_the_unwatched_core() {
    let problem = eight_puzzle("867254301", "123456780");
    let strategy = Strategy::new(Algorithm::IterativeDeepening, Heuristic::Zero);
    let request = Request {
        problem,
        strategy,
        limits: Limits {
            expansions: Some(100_000),
            ..Limits::NONE
        },
        databases: databases().clone(),
        pace: Pace::Full,
        paused: false,
        trace_cap: 1000,
    };
    let made = Arc::<[AtomicU64; 2]>::default();
    let (events, _polled) = bounded(1024);
    let (traces, _traced) = traces();
    let wake: Wake = Arc::new(|| ());
    let ends = Ends {
        commands: Arc::default(),
        events,
        traces: Some(traces),
        wake: Arc::clone(&wake),
    };
    let counted = Arc::clone(&made);
    let make = move |now| {
        let search = any_search(&problem, strategy, request.limits, &request.databases);
        let made = counted;
        RunTask::new(&request, Box::new(Counted { search, made }), ends, now)
    };
    let _frame = FrameRunner::enter();
    let _task = tasks::start("search", &Waker::default(), &wake, make).expect("no thread");
    while turn_all(Duration::from_secs(1)) == Some(Turn::Busy) {}
    let [recorded, unwatched] = [&made[0], &made[1]].map(|made| made.load(Relaxed));
    // The last recorded slice may go beyond the cap.
    assert!(recorded > 0 && recorded < 1100, "{recorded} recorded");
    assert_eq!(recorded + unwatched, 100_000);
}

#[test]
fn pending_commands_are_merged_and_keep_their_order() {
    let mut waiting = Vec::new();
    let pace = Command::Pace(Pace::PerSecond(5.0));
    for _ in 0..1000 {
        for command in [Command::Go(Pace::Full), Command::Step(2), pace] {
            merge(&mut waiting, command);
        }
    }
    assert_eq!(waiting, [Command::Go(Pace::Full), Command::Step(2), pace]);
    for _ in 1..1000 {
        merge(&mut waiting, Command::Step(2));
    }
    assert_eq!(
        waiting,
        [Command::Go(Pace::Full), Command::Step(2000), pace]
    );
    merge(&mut waiting, Command::StepTo(9));
    merge(&mut waiting, Command::Step(1));
    assert_eq!(waiting, [pace, Command::StepTo(9), Command::Step(1)]);
    merge(&mut waiting, Command::Pause);
    assert_eq!(waiting, [pace, Command::Pause]);
}

/// Simulates one second of a paced run.
fn expansions_in_a_second(rate: f64) -> u64 {
    let start = Duration::from_secs(1000);
    let mut pacer = Pacer::new(Pace::PerSecond(rate), true, start);
    let (mut now, mut expanded) = (start, 0);
    while now < start + Duration::from_secs(1) {
        match pacer.due(now, expanded) {
            Due::Expand(count) => expanded += count,
            Due::Wait(due) => now = due.expect("a time"),
        }
    }
    expanded
}

#[test]
fn keeps_the_pace() {
    for rate in [1.0, 7.0, 60.0, 1000.0, 12_345.0, 1e6] {
        let made = expansions_in_a_second(rate) as f64;
        assert!((made - rate).abs() <= rate / 50.0 + 1.0, "{made} at {rate}");
    }
}

#[test]
fn a_run_that_was_held_up_does_not_rush_to_catch_up() {
    let start = Duration::from_secs(1000);
    let mut pacer = Pacer::new(Pace::PerSecond(10.0), true, start);
    let later = start + Duration::from_secs(60);
    let mut made = 0;
    while let Due::Expand(count) = pacer.due(later, made) {
        made += count;
    }
    assert!(made <= 3, "{made} expansions at once");
}
