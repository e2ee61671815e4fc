//! Pattern databases never overestimate, and the solutions found with them are shortest.

use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use proptest::prelude::*;

use crate::common::{self, board, reachable, size};
use slidescope_core::interchange::posthoc;
use slidescope_core::puzzle::{Board, Move, Problem, Size, random_walk};
use slidescope_core::recording::Recording;
use slidescope_core::search::estimator;
use slidescope_core::search::heuristics::pattern_database::{
    PatternDatabase, PatternPlan, PatternSize,
};
use slidescope_core::search::heuristics::{Estimate, Manhattan};
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, Parallel, PatternDatabases, Sequential,
    Solution, Stats, Strategy, solve,
};
use slidescope_core::services::machine::Cores;

fn build(goal: &Board) -> Arc<PatternDatabase> {
    PatternDatabases::default().get_or_build(goal)
}

/// A copy of the tables.
fn copy(goal: &Board, patterns: &PatternDatabase) -> PatternDatabase {
    PatternPlan::standard(goal)
        .read(patterns.bytes())
        .expect("whole")
}

/// The tables of the 15-puzzle with the goal's blank on a corner, on an edge, and in the middle.
fn fifteen() -> &'static [(Board, Arc<PatternDatabase>); 3] {
    static MADE: OnceLock<[(Board, Arc<PatternDatabase>); 3]> = OnceLock::new();
    MADE.get_or_init(|| {
        [0, 1, 5].map(|blank| {
            let goal = Board::blank_first(size("4x4")).swapped(0, blank);
            (goal, build(&goal))
        })
    })
}

/// The length of the path found.
fn length(patterns: &PatternDatabase, start: Board, goal: Board) -> u32 {
    shortest(patterns, start, goal, &Sequential).len() as u32
}

fn shortest(
    patterns: &PatternDatabase,
    start: Board,
    goal: Board,
    parallel: &impl Parallel,
) -> Solution {
    let problem = Problem::new(start, goal).expect("equal sizes");
    let answer = patterns.solve(&problem, parallel, &|_| ControlFlow::Continue(()));
    match answer.expect("made for it").outcome {
        Outcome::Solved(path) => path,
        other => panic!("{start} to {goal}: {other:?}"),
    }
}

/// Korf's instances with the published lengths.
fn korf() -> Vec<(Board, u32)> {
    let all = common::korf().into_iter();
    all.map(|korf| (korf.problem.start(), korf.length as u32))
        .collect()
}

#[test]
fn korfs_instances_take_as_many_moves_as_published() {
    let (goal, patterns) = &fifteen()[0];
    let instances = korf();
    assert_eq!(instances.len(), 50);
    for (start, optimal) in instances {
        assert_eq!(length(patterns, start, *goal), optimal, "{start}");
    }
}

/// On every state of the 8-puzzle, with the goal's blank on a corner, an edge and in the middle.
#[test]
fn every_8_puzzle_is_solved_at_best() {
    for digits in ["123456780", "103456782", "123804765"] {
        let goal = board("3x3", digits);
        let (distances, patterns) = (Distances::new(goal).expect("small"), build(&goal));
        let estimate = patterns.estimate(&goal).expect("made for it");
        for (index, board) in reachable(goal).into_iter().enumerate() {
            let truth = distances.distance(&board).expect("reachable");
            let h = estimate.of(board.state());
            assert!(
                h <= truth && (truth - h) % 2 == 0,
                "{board}: {h}, but {truth} moves"
            );
            if index % 23 == 0 || truth >= 30 {
                assert_eq!(length(&patterns, board, goal), truth, "{board}");
            }
        }
    }
}

/// Wide, tall, and long thin boards; their tables are made for boards turned and reflected.
#[test]
fn every_shape_is_solved_at_best() {
    for text in ["2x2", "2x3", "3x2", "2x4", "4x2", "5x2"] {
        let size: Size = size(text);
        for blank in 0..size.cells() {
            let goal = random_walk(Board::blank_first(size).swapped(0, blank), 2 * blank, 5);
            let (distances, patterns) = (Distances::new(goal).expect("small"), build(&goal));
            for seed in 0..40 {
                let start = random_walk(goal, 200, seed);
                assert_eq!(
                    Some(length(&patterns, start, goal)),
                    distances.distance(&start)
                );
            }
        }
    }
}

/// Shapes without a table of distances: a short walk bounds the length from above, the estimate from below.
#[test]
fn larger_shapes_are_solved() {
    for text in ["3x4", "4x3", "2x6", "7x2", "3x5", "2x8"] {
        let goal = random_walk(Board::blank_last(size(text)), 30, 3);
        let patterns = build(&goal);
        let estimate = patterns.estimate(&goal).expect("made for it");
        for seed in 0..10 {
            let start = random_walk(goal, 30, seed);
            let moves = length(&patterns, start, goal);
            assert!(
                estimate.of(start.state()) <= moves && moves <= 30,
                "{text} {start}"
            );
            assert_eq!(moves % 2, 0);
        }
    }
}

#[test]
fn tables_serve_all_goals_alike_but_for_names_turns_and_reflections() {
    let (_, corner) = &fifteen()[0];
    let corners = [0, 3, 12, 15];
    for blank in 0..16 {
        let goal = random_walk(Board::blank_first(size("4x4")), 500, 9);
        let goal = goal.swapped(goal.blank(), blank);
        assert_eq!(corner.serves(&goal), corners.contains(&blank));
        assert_eq!(corner.estimate(&goal).is_some(), corners.contains(&blank));
        let problem = Problem::new(goal, goal).expect("equal sizes");
        let solved = corner.solve(&problem, &Sequential, &|_| ControlFlow::Continue(()));
        assert_eq!(solved.is_some(), corners.contains(&blank));
    }
    assert!(!corner.serves(&Board::blank_first(size("2x8"))));
}

#[test]
fn no_solution_is_known_without_a_search() {
    let (goal, patterns) = &fifteen()[0];
    let problem = Problem::new(goal.swapped(1, 2), *goal).expect("equal sizes");
    let answer = patterns.solve(&problem, &Sequential, &|_| panic!("searched"));
    assert_eq!(answer.expect("made for it").outcome, Outcome::Exhausted);
}

/// The large tables of the 15-puzzle for one goal.
fn large(goal: &Board) -> PatternDatabase {
    let plan = PatternPlan::of(goal, PatternSize::Large).expect("4×4");
    let built = plan.build(&Cores::all(), &|_| ControlFlow::Continue(()));
    let built = built.expect("nothing stops it");
    assert_eq!(built.bytes().len(), plan.bytes());
    assert!(plan.bytes() < 30_000_000);
    built
}

/// Paths are the same on any number of threads, and as long with large tables, wherever the goal has its blank.
#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_number_of_threads_finds_the_same_path() {
    for (goal, patterns) in fifteen() {
        let large = large(goal);
        for seed in 0..8 {
            let start = random_walk(*goal, 2000, seed);
            let alone = shortest(patterns, start, *goal, &Sequential);
            for threads in [1, 2, 3, 8] {
                let cores = Cores::up_to(threads);
                let path = shortest(patterns, start, *goal, &cores);
                assert_eq!(path.moves(), alone.moves(), "{start}, {threads} threads");
            }
            let by_large = [1, 2].map(|threads| {
                shortest(&large, start, *goal, &Cores::up_to(threads))
                    .moves()
                    .to_vec()
            });
            assert_eq!(by_large[0].len(), alone.len(), "{start} by large tables");
            assert_eq!(by_large[0], by_large[1], "{start} by large tables");
        }
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_korfs_instances_take_as_many_moves_by_large_tables() {
    let goal = Board::blank_first(size("4x4"));
    let large = large(&goal);
    for (start, optimal) in korf() {
        let path = shortest(&large, start, goal, &Cores::up_to(2));
        assert_eq!(path.len() as u32, optimal, "{start}");
    }
}

#[test]
fn the_hardest_small_boards_take_31_moves_on_every_number_of_threads() {
    let goal = board("3x3", "123456780");
    let patterns = build(&goal);
    for start in ["867254301", "647850321"] {
        for threads in [1, 2, 5] {
            let path = shortest(&patterns, board("3x3", start), goal, &Cores::up_to(threads));
            assert_eq!(path.len(), 31);
        }
    }
    assert!(PatternPlan::of(&goal, PatternSize::Large).is_none());
}

/// The seventeen boards that take 80 moves, for the goal with its blank last. That no board takes more is proven by
/// Brüngger, Marzetta, Fukuda and Nievergelt, *The parallel search bench ZRAM and its applications*, Annals of Operations
/// Research 90 (1999), 45-63; how many there are, by the search of the whole space of Korf and Schultze, *Large-scale
/// parallel breadth-first search*, AAAI 2005.
const HARDEST: [&str; 17] = [
    "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1",
    "0 12 10 13 15 11 14 9 3 7 2 5 4 8 6 1",
    "0 11 9 13 12 15 10 14 3 7 6 2 4 8 5 1",
    "0 15 9 13 11 12 10 14 3 7 6 2 4 8 5 1",
    "0 12 9 13 15 11 10 14 3 7 6 2 4 8 5 1",
    "0 12 14 13 15 11 9 10 3 7 6 2 4 8 5 1",
    "0 12 10 13 15 11 14 9 3 7 6 2 4 8 5 1",
    "0 12 11 13 15 14 10 9 3 7 6 2 4 8 5 1",
    "0 12 10 13 15 11 9 14 7 3 6 2 4 8 5 1",
    "0 12 9 13 15 11 14 10 3 8 6 2 4 7 5 1",
    "0 12 9 13 15 11 10 14 8 3 6 2 4 7 5 1",
    "0 12 14 13 15 11 9 10 8 3 6 2 4 7 5 1",
    "0 12 9 13 15 11 10 14 7 8 6 2 4 3 5 1",
    "0 12 10 13 15 11 14 9 7 8 6 2 4 3 5 1",
    "0 12 9 13 15 11 10 14 3 7 5 6 4 8 2 1",
    "0 12 9 13 15 11 10 14 7 8 5 6 4 3 2 1",
    "0 12 9 13 15 8 10 14 11 7 6 2 4 3 5 1",
];

/// Prints the time of each board.
#[test]
#[ignore = "takes minutes: cargo test --release --test exhaustive hardest_boards -- --ignored --nocapture"]
fn the_hardest_boards_take_80_moves() {
    let goal = Board::blank_last(size("4x4"));
    let plan = PatternPlan::of(&goal, PatternSize::Largest).expect("4×4");
    assert!(plan.bytes() < 600_000_000);
    let built = plan.build(&Cores::all(), &|_| ControlFlow::Continue(()));
    let largest = built.expect("nothing stops it");
    for start in HARDEST {
        let began = Instant::now();
        let numbers = start
            .split(' ')
            .map(|number| number.parse().expect("a number"));
        let cells: Vec<u8> = numbers.collect();
        let board = Board::from_cells(goal.size(), &cells).expect("a legal board");
        let path = shortest(&largest, board, goal, &Cores::all());
        println!("{start}: {:.1} s", began.elapsed().as_secs_f64());
        assert_eq!(path.len(), 80, "{start}");
    }
}

#[test]
fn a_search_can_be_stopped() {
    let (goal, patterns) = &fifteen()[0];
    let (start, _) = korf()
        .into_iter()
        .max_by_key(|(_, optimal)| *optimal)
        .expect("instances");
    let problem = Problem::new(start, *goal).expect("equal sizes");
    for threads in [1, 2, 7] {
        let asked = AtomicU64::new(0);
        let answer = patterns.solve(&problem, &Cores::up_to(threads), &|_| {
            asked.fetch_add(1, Relaxed);
            ControlFlow::Break(())
        });
        let outcome = answer.expect("made for it").outcome;
        assert_eq!((outcome, asked.into_inner()), (Outcome::Cancelled, 1));
    }
}

#[test]
fn building_tells_how_far_it_is_and_can_be_stopped() {
    let goal = Board::blank_last(size("3x4"));
    let told = AtomicU64::new(0);
    let built = PatternPlan::standard(&goal).build(&Sequential, &|built| {
        assert!(built.placements <= built.of);
        assert!(told.fetch_max(built.placements, Relaxed) <= built.placements);
        ControlFlow::Continue(())
    });
    assert!(built.is_some() && told.into_inner() > 0);
    let told = AtomicU64::new(0);
    let stopped = PatternPlan::standard(&goal).build(&Sequential, &|_| {
        told.fetch_add(1, Relaxed);
        ControlFlow::Break(())
    });
    assert!(stopped.is_none());
    assert!(
        told.into_inner() < 10,
        "each table stops at its first layer"
    );
}

#[test]
fn tables_survive_as_bytes() {
    let (goal, patterns) = &fifteen()[2];
    let copy = Arc::new(copy(goal, patterns));
    let (a, b) = (patterns.estimate(goal), copy.estimate(goal));
    let (a, b) = (a.expect("made for it"), b.expect("made for it"));
    for seed in 0..100 {
        let state = random_walk(*goal, 300, seed).state();
        assert_eq!(a.sums(state), b.sums(state));
    }
    let bytes = patterns.bytes();
    assert!(PatternPlan::standard(goal).read(&bytes[1..]).is_none());
    assert!(PatternPlan::standard(goal).read(&[]).is_none());
}

/// A search builds only the tables that it looks up; the next search with the same handle or a clone uses them.
#[test]
fn searches_share_the_tables_of_the_handle_they_are_given() {
    let goal = board("3x3", "123456780");
    let problem = Problem::new(board("3x3", "123406758"), goal).expect("equal sizes");
    let (databases, other) = (PatternDatabases::default(), PatternDatabases::default());
    let search = |algorithm, heuristic, databases: &PatternDatabases| {
        let strategy = Strategy::new(algorithm, heuristic);
        let (outcome, _) = solve(&problem, strategy, Limits::NONE, databases, |_| ());
        assert!(matches!(outcome, Outcome::Solved(_)), "{strategy}");
    };
    search(Algorithm::AStar, Heuristic::Manhattan, &databases);
    search(Algorithm::Bfs, Heuristic::Patterns, &databases);
    assert!(!databases.contains(&goal) && databases.get(&goal).is_none());
    search(Algorithm::AStar, Heuristic::Patterns, &databases);
    let built = databases.get(&goal).expect("built by the search");
    search(Algorithm::IdaStar, Heuristic::Patterns, &databases.clone());
    let same = |patterns: Option<Arc<PatternDatabase>>| {
        patterns.is_some_and(|patterns| Arc::ptr_eq(&patterns, &built))
    };
    assert!(same(databases.get(&goal)), "built once");
    assert!(same(Some(databases.get_or_build(&goal))));
    assert!(
        same(databases.clone().get(&Board::blank_first(size("3x3")))),
        "a corner too"
    );
    assert!(
        same(Some(databases.insert(copy(&goal, &built)))),
        "the first one stays"
    );
    // Only MM searches from the start too.
    assert!(!databases.contains(&problem.start()));
    search(Algorithm::Mm, Heuristic::Patterns, &databases);
    assert!(databases.contains(&problem.start()));
    assert!(!other.contains(&goal), "handles made apart share nothing");
    let another = other.insert(copy(&goal, &built));
    search(Algorithm::AStar, Heuristic::Patterns, &other);
    let found = other.get(&goal).expect("inserted");
    assert!(Arc::ptr_eq(&found, &another) && !same(Some(found)));
}

/// A recording and a trace estimate like the search, and build no tables that it does not look up.
#[test]
fn what_is_written_of_a_search_looks_up_no_more_than_the_search() {
    let goal = board("3x3", "123456780");
    let problem = Problem::new(board("3x3", "123406758"), goal).expect("equal sizes");
    for (algorithm, backward) in [(Algorithm::AStar, false), (Algorithm::Mm, true)] {
        let strategy = Strategy::new(algorithm, Heuristic::Patterns);
        let recorded = PatternDatabases::default();
        drop(Recording::new(&problem, strategy, &recorded));
        let traced = PatternDatabases::default();
        let go_on = |_: &Stats| ControlFlow::Continue(());
        let (_, _, written) =
            posthoc::write(&problem, strategy, Limits::NONE, &traced, io::sink(), go_on);
        assert!(written.is_ok());
        for databases in [recorded, traced] {
            assert!(databases.contains(&goal), "{algorithm}");
            assert_eq!(
                databases.contains(&problem.start()),
                backward,
                "{algorithm}"
            );
        }
    }
}

#[test]
fn the_heuristic_finds_shortest_paths() {
    let (goal, patterns) = &fifteen()[0];
    let databases = PatternDatabases::default();
    databases.insert(copy(goal, patterns));
    let h = estimator(
        Strategy::new(Algorithm::IdaStar, Heuristic::Patterns),
        goal,
        &databases,
    );
    let mut jumps = 0;
    for seed in 0..40 {
        let start = random_walk(*goal, 60, seed);
        let estimate = patterns.estimate(goal).expect("made for it");
        assert_eq!(h(start.state()), estimate.of(start.state()));
        let problem = Problem::new(start, *goal).expect("equal sizes");
        let path = shortest(patterns, start, *goal, &Sequential);
        for algorithm in [Algorithm::AStar, Algorithm::IdaStar] {
            let strategy = Strategy::new(algorithm, Heuristic::Patterns);
            let (outcome, _) = solve(&problem, strategy, Limits::NONE, &databases, |_| ());
            let Outcome::Solved(found) = outcome else {
                panic!("{strategy}: {outcome:?}");
            };
            assert_eq!(found.len(), path.len(), "{strategy}, {start}");
        }
        let boards = (0..2000).map(|walk| random_walk(start, 7, walk));
        jumps += boards
            .flat_map(|board| Move::ALL.map(|mv| board.after(mv).map(|after| (board, after))))
            .flatten()
            .filter(|(board, after)| h(board.state()).abs_diff(h(after.state())) > 1)
            .count();
    }
    assert!(jumps > 0, "it says of itself that it is not consistent");
}

/// The board reflected about the diagonal through the goal's blank, and its tiles renamed so that the goal stays.
fn reflected(board: Board) -> Board {
    let turn = |cell: usize| cell % 4 * 4 + cell / 4;
    let cells: Vec<u8> = (0..16)
        .map(|cell| turn(usize::from(board.tile(turn(cell)))) as u8)
        .collect();
    Board::from_cells(board.size(), &cells).expect("a legal board")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Along a shortest path no estimate exceeds the moves left; each is at least the Manhattan distance, and differs
    /// from the true distance by an even number.
    #[test]
    fn estimates_are_admissible(which in 0_usize..3, seed: u64, moves in 0_usize..45) {
        let (goal, patterns) = &fifteen()[which];
        let start = random_walk(*goal, moves, seed);
        let path = shortest(patterns, start, *goal, &Sequential);
        prop_assert!(path.len() <= moves);
        let estimate = patterns.estimate(goal).expect("made for it");
        let manhattan = Manhattan::new(goal);
        for (board, left) in path.boards().iter().zip((0..=path.len() as u32).rev()) {
            for h in estimate.sums(board.state()) {
                prop_assert!(h <= left && (left - h) % 2 == 0);
                prop_assert!(h >= manhattan.of(board.state()));
            }
        }
    }

    /// An estimate after a move is that of the new state from scratch, and a move changes the parity of each sum.
    #[test]
    fn increments_add_up(which in 0_usize..3, seed: u64) {
        let (goal, patterns) = &fifteen()[which];
        let estimate = patterns.estimate(goal).expect("made for it");
        let board = random_walk(*goal, 200, seed);
        let h = estimate.of(board.state());
        for after in Move::ALL.into_iter().filter_map(|mv| board.after(mv)) {
            let next = estimate.after(h, board.state(), board.blank(), after.blank());
            prop_assert_eq!(next, estimate.of(after.state()));
            for (a, b) in estimate.sums(board.state()).into_iter().zip(estimate.sums(after.state())) {
                prop_assert_eq!(a.abs_diff(b) % 2, 1);
            }
        }
    }

    /// The mirrored estimate of a board is the tables' estimate of the mirrored board.
    #[test]
    fn the_mirror_reads_the_same_tables(centre: bool, seed: u64) {
        let (goal, patterns) = &fifteen()[if centre { 2 } else { 0 }];
        // Tiles are named by their homes, so that renaming is reflecting.
        let named: Vec<u8> = (0..16).collect();
        let named = Board::from_cells(goal.size(), &named).expect("a legal board");
        let home = |tile: u8| (0..16).find(|&cell| goal.tile(cell) == tile).expect("a home") as u8;
        let board = random_walk(*goal, 150, seed);
        let by_homes = board.cells().into_iter().map(home).collect::<Vec<u8>>();
        let turned = reflected(Board::from_cells(named.size(), &by_homes).expect("a legal board"));
        let back: Vec<u8> = turned.cells().into_iter().map(|home| goal.tile(usize::from(home))).collect();
        let mirrored = Board::from_cells(goal.size(), &back).expect("a legal board");
        let estimate = patterns.estimate(goal).expect("made for it");
        let [plain, mirror] = estimate.sums(board.state());
        prop_assert_eq!(estimate.sums(mirrored.state()), [mirror, plain]);
    }
}
