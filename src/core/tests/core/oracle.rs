//! The oracle answers the last question, and blocks no caller.

use std::iter;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use tempfile::TempDir;

use crate::common::{board, databases, size};
use slidescope_core::puzzle::{Board, Problem, examples, random_walk};
use slidescope_core::search::heuristics::pattern_database::{BuildProgress, PatternSize};
use slidescope_core::search::heuristics::{Estimate, LinearConflict};
use slidescope_core::search::{Distances, PatternDatabases};
use slidescope_core::services::cache::Cache;
use slidescope_core::services::oracle::{BETWEEN, Progress, is_due};
use slidescope_core::services::{Oracle, Reply};

/// Long enough for any machine; no test waits so long unless it fails.
const LONG: Duration = Duration::from_secs(120);

/// An oracle, and the receiver of its wake-ups.
struct Temple {
    oracle: Oracle,
    woken: mpsc::Receiver<()>,
}

impl Temple {
    fn new(cache: Cache, databases: &PatternDatabases) -> Self {
        Self::with_patience(cache, databases, LONG)
    }

    fn with_patience(cache: Cache, databases: &PatternDatabases, patience: Duration) -> Self {
        let (wake, woken) = mpsc::channel();
        let wake = move || {
            let _ = wake.send(());
        };
        let oracle = Oracle::new(cache, databases.clone(), patience, wake);
        Self { oracle, woken }
    }

    /// The next reply.
    fn next(&mut self) -> Reply {
        loop {
            if let Some(reply) = self.oracle.poll() {
                return reply;
            }
            self.woken
                .recv_timeout(LONG)
                .expect("an oracle that is awake");
        }
    }

    /// The next reply that is an answer.
    fn answer(&mut self) -> Reply {
        loop {
            let reply = self.next();
            if !matches!(reply, Reply::Preparing { .. } | Reply::Searching { .. }) {
                return reply;
            }
        }
    }

    fn solve(&mut self, problem: Problem) -> usize {
        assert!(self.oracle.ask(PatternSize::Standard, problem));
        match self.answer() {
            Reply::Solved(path) => {
                assert_eq!(path.boards().first(), Some(&problem.start()));
                assert_eq!(path.boards().last(), Some(&problem.goal()));
                path.len()
            }
            other => panic!("{other:?}"),
        }
    }
}

fn problem(start: Board, goal: Board) -> Problem {
    Problem::new(start, goal).expect("equal sizes")
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_instance_that_ships_is_answered() {
    let mut temple = Temple::new(Cache::none(), databases());
    for instance in examples() {
        let problem = problem(instance.start, instance.goal);
        match instance.optimal {
            // Random 24-puzzles take hours. The bound told meanwhile must be true.
            Some(published) if instance.is_cited() && problem.size().cells() > 16 => {
                let soon = Duration::from_secs(1);
                let mut hasty = Temple::with_patience(Cache::none(), databases(), soon);
                assert!(hasty.oracle.ask(PatternSize::Standard, problem));
                let Reply::GaveUp { at_least, .. } = hasty.answer() else {
                    panic!("{}: answered in a second", instance.name);
                };
                assert!(at_least <= published, "{}", instance.name);
            }
            Some(optimal) => assert_eq!(temple.solve(problem) as u32, optimal, "{}", instance.name),
            None => assert!(
                !temple.oracle.ask(PatternSize::Standard, problem),
                "{}",
                instance.name
            ),
        }
    }
}

/// Near and far boards of the larger small spaces, several goals one after another.
#[test]
fn answers_agree_with_the_table_of_distances() {
    let mut temple = Temple::new(Cache::none(), databases());
    for text in ["2x2", "3x2", "3x3", "5x2"] {
        let goal = random_walk(Board::blank_last(size(text)), 7, 3);
        let distances = Distances::new(goal).expect("small");
        let farthest = distances.farthest();
        for depth in [0, 1, farthest / 2, farthest - 1, farthest] {
            let start = distances.board_at(depth, 5).expect("a board at each depth");
            assert_eq!(temple.solve(problem(start, goal)) as u32, depth, "{text}");
        }
    }
}

#[test]
fn of_many_questions_the_last_is_answered() {
    let mut temple = Temple::new(Cache::none(), databases());
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("small");
    for round in 0..20 {
        for seed in 0..50 {
            temple.oracle.ask(
                PatternSize::Standard,
                problem(random_walk(goal, 60, seed), goal),
            );
        }
        let last = random_walk(goal, 60, 100 + round);
        let moves = temple.solve(problem(last, goal)) as u32;
        assert_eq!(Some(moves), distances.distance(&last));
        assert!(
            temple.oracle.poll().is_none(),
            "there is nothing more to say"
        );
    }
}

#[test]
fn nothing_is_said_of_what_has_no_solution_or_is_taken_back() {
    let mut temple = Temple::new(Cache::none(), databases());
    let goal = board("3x3", "123456780");
    temple.oracle.ask(
        PatternSize::Standard,
        problem(board("3x3", "867254301"), goal),
    );
    assert!(
        !temple
            .oracle
            .ask(PatternSize::Standard, problem(goal.swapped(0, 1), goal))
    );
    temple.oracle.ask(
        PatternSize::Standard,
        problem(board("3x3", "647850321"), goal),
    );
    temple.oracle.forget();
    // The next reply belongs to the next question.
    assert_eq!(temple.solve(problem(board("3x3", "123456708"), goal)), 1);
    assert!(temple.oracle.poll().is_none());
}

#[test]
fn making_tables_is_told_and_done_once() {
    let folder = TempDir::new().expect("a folder of one's own");
    let goal = Board::blank_first(size("4x4")).swapped(0, 5);
    let asked = problem(random_walk(goal, 10, 1), goal);
    let databases = PatternDatabases::default();
    let mut temple = Temple::new(Cache::at(folder.path()), &databases);
    temple.oracle.ask(PatternSize::Standard, asked);
    let Reply::Preparing { built, at_least } = temple.next() else {
        panic!("an answer without tables");
    };
    assert!(built.placements <= built.of);
    let Reply::Solved(path) = temple.answer() else {
        panic!("no answer by the tables");
    };
    assert!((1..=path.len() as u32).contains(&at_least));
    let built = databases
        .get(&goal)
        .expect("the oracle's tables are shared");
    // The same oracle; another with the same databases and no cache; a third with the cache alone.
    let mut beside = Temple::new(Cache::none(), &databases);
    let fresh = PatternDatabases::default();
    let mut later = Temple::new(Cache::at(folder.path()), &fresh);
    for again in [&mut temple, &mut beside, &mut later] {
        again.oracle.ask(PatternSize::Standard, asked);
        let mut reply = again.next();
        while matches!(reply, Reply::Searching { .. }) {
            reply = again.next();
        }
        assert!(matches!(reply, Reply::Solved(_)), "tables are at hand");
    }
    let kept = databases.get(&goal).expect("they stay");
    assert!(Arc::ptr_eq(&kept, &built), "built once");
    let loaded = fresh.get(&goal).expect("read from the file");
    assert!(!Arc::ptr_eq(&loaded, &built), "another handle");
    assert_eq!(loaded.bytes(), built.bytes());
}

#[test]
fn larger_tables_are_made_on_request_and_used_from_then_on() {
    let folder = TempDir::new().expect("a folder of one's own");
    let goal = Board::blank_first(size("4x4"));
    let asked = problem(random_walk(goal, 200, 1), goal);
    let has_large = |of: &PatternDatabases| of.find(&goal, PatternSize::Large).is_some();
    let databases = PatternDatabases::default();
    let mut temple = Temple::new(Cache::at(folder.path()), &databases);
    let moves = temple.solve(asked);
    assert!(!has_large(&databases), "nobody asked for them");
    assert!(temple.oracle.ask(PatternSize::Large, asked));
    let Reply::Solved(path) = temple.answer() else {
        panic!("no answer by larger tables");
    };
    assert_eq!(path.len(), moves);
    assert!(has_large(&databases));
    // Cached tables are used without being requested.
    let later = PatternDatabases::default();
    assert_eq!(
        Temple::new(Cache::at(folder.path()), &later).solve(asked),
        moves
    );
    assert!(has_large(&later));
    // Other boards have no larger tables, and are solved all the same.
    let goal = board("3x3", "123456780");
    let small = problem(board("3x3", "867254301"), goal);
    assert!(temple.oracle.ask(PatternSize::Large, small));
    let Reply::Solved(path) = temple.answer() else {
        panic!("no answer for a small board");
    };
    assert_eq!(path.len(), 31);
}

#[test]
fn a_dropped_oracle_ends_though_it_is_busy() {
    let goal = Board::blank_first(size("4x4"));
    for wait in [false, true] {
        let (wake, woken) = mpsc::channel();
        let wake = move || {
            let _ = wake.send(());
        };
        let mut oracle = Oracle::new(
            Cache::none(),
            PatternDatabases::default(),
            Oracle::PATIENCE,
            wake,
        );
        oracle.ask(
            PatternSize::Standard,
            problem(random_walk(goal, 1000, 1), goal),
        );
        if wait {
            woken.recv_timeout(LONG).expect("begun to build");
        }
        drop(oracle);
        // The sender is dropped with the thread.
        let end = iter::repeat_with(|| woken.recv_timeout(LONG)).find_map(Result::err);
        assert_eq!(end, Some(mpsc::RecvTimeoutError::Disconnected));
    }
}

#[test]
fn patience_ends() {
    let mut temple = Temple::with_patience(Cache::none(), databases(), Duration::ZERO);
    let goal = Board::blank_first(size("4x4"));
    let korf = examples()
        .iter()
        .find(|instance| instance.name == "Korf 1")
        .expect("it ships");
    let hard = problem(korf.start, goal);
    temple.oracle.ask(PatternSize::Standard, hard);
    let Reply::GaveUp { at_least } = temple.answer() else {
        panic!("answered without time");
    };
    let estimate = databases()
        .get_or_build(&goal)
        .estimate(&goal)
        .expect("made for it");
    assert!(at_least >= estimate.of(korf.start.state()));
    assert!(at_least <= korf.optimal.expect("known"));
}

/// The bounds told for a board. The last is the one with which the oracle gives up, or on a fast machine the length of
/// the solution.
fn bounds(temple: &mut Temple, hard: Problem) -> Vec<u32> {
    assert!(temple.oracle.ask(PatternSize::Standard, hard));
    let mut bounds = Vec::new();
    loop {
        match temple.next() {
            Reply::Preparing { at_least, .. } | Reply::Searching { at_least, .. } => {
                bounds.push(at_least);
            }
            Reply::GaveUp { at_least, .. } => {
                bounds.push(at_least);
                return bounds;
            }
            Reply::Solved(solution) => {
                bounds.push(solution.moves().len() as u32);
                return bounds;
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn above_sixteen_cells_a_bound_is_told_that_never_falls_and_tables_raise_it() {
    let goal = Board::blank_first(size("2x9"));
    let hard = problem(random_walk(goal, 2000, 3), goal);
    let databases = PatternDatabases::default();
    let patience = Duration::from_millis(400);
    let mut temple = Temple::with_patience(Cache::none(), &databases, patience);
    let first = bounds(&mut temple, hard);
    let tables = databases.get(&goal).expect("the oracle has made them");
    assert!(first.is_sorted(), "{first:?}");
    let conflicts = LinearConflict::new(&goal).of(hard.start().state());
    assert!(first.iter().all(|bound| *bound >= conflicts));
    let by_tables = tables.estimate(&goal).expect("made for it");
    assert!(first.last() >= Some(&by_tables.of(hard.start().state())));
    // With existing tables nothing is prepared.
    assert!(bounds(&mut temple, hard).is_sorted());
}

#[test]
fn an_easy_board_above_sixteen_cells_needs_no_tables() {
    let goal = Board::blank_last(size("5x5"));
    let databases = PatternDatabases::default();
    let mut temple = Temple::new(Cache::none(), &databases);
    assert_eq!(temple.solve(problem(goal, goal)), 0);
    let near = (0..12).map(|seed| problem(random_walk(goal, 12, seed), goal));
    for near in near {
        assert!(temple.solve(near) <= 12);
    }
    assert!(databases.get(&goal).is_none());
}

#[test]
fn a_bound_is_told_at_a_bounded_rate_and_only_where_it_is_new() {
    let built = |placements| {
        Some(BuildProgress {
            placements,
            of: 100,
        })
    };
    let progress = |at_least, built| Progress { at_least, built };
    let (soon, later) = (BETWEEN / 2, BETWEEN);
    let searching = progress(84, None);
    assert!(!is_due(searching, progress(86, None), soon), "too soon");
    assert!(is_due(searching, progress(86, None), later));
    assert!(!is_due(searching, searching, later), "nothing new");
    assert!(
        is_due(searching, progress(84, built(0)), soon),
        "something else goes on"
    );
    assert!(is_due(progress(84, built(99)), searching, soon));
    let making = progress(84, built(40));
    assert!(!is_due(making, progress(84, built(41)), soon));
    assert!(is_due(making, progress(84, built(41)), later));
    assert!(!is_due(making, making, later));
}
