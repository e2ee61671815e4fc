use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crossbeam_channel::bounded;

use super::*;
use crate::puzzle::{Board, Problem, Size};
use crate::search::{
    Algorithm, Expansion, Heuristic, Limits, NodeView, PatternDatabases, Stats, Strategy, Trace,
    any_search,
};
use crate::services::search_task::{Pace, traces};
use crate::tasks::{self, FrameRunner, Waker, turn_all};

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
    let goal = Board::blank_last(Size::new(3, 3).expect("a size"));
    let farthest = Board::from_cells(goal.size(), &[8, 6, 7, 2, 5, 4, 3, 0, 1]);
    let problem = Problem::new(farthest.expect("legal"), goal).expect("one size");
    let strategy = Strategy::new(Algorithm::IterativeDeepening, Heuristic::Zero);
    let request = Request {
        problem,
        strategy,
        limits: Limits {
            expansions: Some(100_000),
            ..Limits::NONE
        },
        databases: PatternDatabases::default(),
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
