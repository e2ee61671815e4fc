//! The recorder and the layout of its tree, with a window that polls rarely or never.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{databases, eight_puzzle, korf};
use crate::search_task::rest;
use slidescope_core::layout::Tree;
use slidescope_core::puzzle::Problem;
use slidescope_core::recording::{Coverage, Moment, Recording};
use slidescope_core::run::recorder::{Picture, RecorderHandle, spawn};
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, SLICE, Status, Strategy, Trace, any_search,
};
use slidescope_core::services::search_task::{self, Command, Event, Pace, Request, RunHandle};
use slidescope_core::tasks::{Wake, under_both_runners};

fn hardest() -> Problem {
    eight_puzzle("867254301", "123456780")
}

/// A board that takes long.
fn korf_1() -> Problem {
    korf()[0].problem
}

const ALL: [(Algorithm, Heuristic); 9] = [
    (Algorithm::Bfs, Heuristic::Zero),
    (Algorithm::Bidirectional, Heuristic::Zero),
    (Algorithm::AStar, Heuristic::Misplaced),
    (Algorithm::WeightedAStar, Heuristic::Manhattan),
    (Algorithm::Greedy, Heuristic::Manhattan),
    (Algorithm::Mm, Heuristic::Manhattan),
    (Algorithm::IdaStar, Heuristic::Manhattan),
    (Algorithm::DepthLimited, Heuristic::Zero),
    (Algorithm::IterativeDeepening, Heuristic::Zero),
];

fn tree(problem: &Problem, strategy: Strategy) -> Tree {
    let horizon = Tree::horizon(strategy.algorithm);
    Tree::new(&ahead(problem, strategy, horizon))
}

fn ahead(problem: &Problem, strategy: Strategy, expansions: u64) -> Recording {
    Recording::ahead(problem, strategy, expansions, databases())
}

fn started(
    problem: &Problem,
    strategy: Strategy,
    cap: usize,
) -> (RecorderHandle, RunHandle, Arc<Picture>) {
    let recording = Recording::capped(problem, strategy, cap, databases());
    let planned = *problem;
    let wake: Wake = Arc::new(|| ());
    let (recorder, traces) =
        spawn(recording, move || tree(&planned, strategy), &wake).expect("a thread");
    let shown = recorder.first().expect("a plan");
    let request = Request::waiting(
        *problem,
        strategy,
        Limits::NONE,
        cap as u64,
        databases().clone(),
    );
    let run = search_task::spawn(request, Some(traces), || ()).expect("a thread");
    (recorder, run, shown)
}

/// The contents of a moment that are shown: of its open list the beginning, and every `step`th node with its position.
fn told(moment: &Moment<'_>, tree: &Tree, step: usize) -> impl PartialEq + std::fmt::Debug + use<> {
    let ids = (0..moment.nodes()).step_by(step);
    let ids = ids.filter_map(|index| moment.recording().id(index));
    let node = |id| {
        let position = tree.position(moment, id);
        (moment.node(id), moment.children(id), position)
    };
    let nodes: Vec<_> = ids.map(node).collect();
    let open: Vec<_> = moment.open().range(0..50).collect();
    let (stats, solution) = (moment.stats(), moment.solution());
    (stats, solution, moment.drawn(), open, nodes)
}

/// Copies taken while the recording grows do not change later: each equals a recording of that many expansions.
#[test]
fn every_copy_is_the_recording_of_a_search_stopped_there() {
    under_both_runners(|| {
        let problem = hardest();
        for (algorithm, heuristic) in ALL {
            let strategy = Strategy::new(algorithm, heuristic);
            let (recorder, mut run, mut shown) = started(&problem, strategy, 60_000);
            let mut kept = vec![Arc::clone(&shown)];
            run.send(Command::Step(40_000));
            let begun = Instant::now();
            while shown.recording.len() < 40_000 && !shown.recording.is_whole() {
                assert!(begun.elapsed() < Duration::from_secs(60), "{algorithm}");
                while run.poll().is_some() {}
                if recorder.update(&mut shown) {
                    kept.push(Arc::clone(&shown));
                }
                rest(Duration::from_millis(1));
            }
            for picture in kept
                .iter()
                .step_by(kept.len().div_ceil(4))
                .chain(kept.last())
            {
                let recording = &picture.recording;
                let stopped = ahead(&problem, strategy, recording.len());
                let mut drawn = tree(&problem, strategy);
                drawn.grow(&stopped, u64::MAX);
                for part in [0, 1, 3, 4] {
                    let k = recording.len() * part / 4;
                    let step = recording.nodes() / 500 + 1;
                    assert_eq!(
                        told(&recording.at(k), &picture.tree, step),
                        told(&stopped.at(k), &drawn, step),
                        "{algorithm}, {k} of {}",
                        recording.len()
                    );
                }
            }
        }
    });
}

/// Without polls nothing is lost, and only the newest picture is kept.
#[test]
fn a_recording_is_complete_without_polls() {
    under_both_runners(|| {
        let problem = hardest();
        for (algorithm, heuristic) in ALL {
            let strategy = Strategy::new(algorithm, heuristic);
            let (recorder, mut run, mut shown) = started(&problem, strategy, 20_000);
            run.send(Command::Step(15_000));
            rest(Duration::from_millis(50));
            run.send(Command::Go(Pace::Full));
            let begun = Instant::now();
            while !shown.recording.is_whole() {
                assert!(begun.elapsed() < Duration::from_secs(60), "{algorithm}");
                rest(Duration::from_millis(20));
                recorder.update(&mut shown);
            }
            assert!(!recorder.update(&mut shown), "it was the newest");
            let recording = &shown.recording;
            let stopped = ahead(&problem, strategy, recording.len()).newest().stats();
            assert_eq!(recording.newest().stats(), stopped, "{algorithm}");
            let mut again = any_search(&problem, strategy, Limits::NONE, databases());
            let goes_on = again.record(recording.len(), &mut Trace::default());
            let is_whole = recording.coverage() == Coverage::Complete;
            assert_eq!(is_whole, goes_on != Status::Running, "{algorithm}");
        }
    });
}

/// The limits on nodes and memory hold without polls, and the search continues.
#[test]
fn a_recording_stays_within_its_cap_without_polls() {
    under_both_runners(|| {
        const CAP: usize = 50_000;
        let problem = korf_1();
        for algorithm in [
            Algorithm::IdaStar,
            Algorithm::AStar,
            Algorithm::Bfs,
            Algorithm::Mm,
        ] {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let (recorder, mut run, mut shown) = started(&problem, strategy, CAP);
            run.send(Command::Go(Pace::Full));
            // An expansion takes nine bytes: four estimates and the fates.
            let most = 2 * 9 * (CAP as u64 + SLICE);
            let begun = Instant::now();
            let mut told = 0;
            let mut wait = || {
                assert!(begun.elapsed() < Duration::from_secs(60), "{algorithm}");
                assert!(recorder.waiting_bytes() <= most, "{algorithm}");
                if let Some(Event::Progress(progress)) = run.poll() {
                    told = progress.stats.expanded;
                }
                rest(Duration::from_millis(5));
                told
            };
            // Nobody takes a picture until all of the trace is recorded.
            while wait() <= CAP as u64
                || recorder.waiting_bytes() > 0
                || begun.elapsed() < Duration::from_millis(300)
            {}
            while !shown.recording.is_whole() {
                wait();
                recorder.update(&mut shown);
            }
            // The search continues, and its further traces are discarded.
            let recorded = shown.recording.len();
            while wait() <= recorded || recorder.waiting_bytes() > 0 {}
            let nodes = shown.recording.nodes();
            // The last expansion may exceed the cap by its successors.
            assert!((CAP..CAP + 4).contains(&nodes), "{algorithm}: {nodes}");
            let bytes = shown.bytes();
            assert!(bytes < 250 * CAP as u64, "{algorithm}: {bytes} bytes");
        }
    });
}

/// A picture that was given back is freed by the recorder's tasks, which then end.
#[test]
fn dropping_the_handles_ends_the_recorder() {
    under_both_runners(|| {
        let problem = korf_1();
        let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        let (recorder, mut run, mut shown) = started(&problem, strategy, 100_000);
        run.send(Command::Go(Pace::Full));
        rest(Duration::from_millis(20));
        recorder.update(&mut shown);
        let picture = Arc::downgrade(&shown);
        recorder.give_back(shown);
        drop((recorder, run));
        let begun = Instant::now();
        while picture.strong_count() > 0 {
            assert!(begun.elapsed() < Duration::from_secs(60));
            rest(Duration::from_millis(1));
        }
    });
}
