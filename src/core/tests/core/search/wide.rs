//! Boards of more than sixteen cells: the same searches, on states of twice the width.

use std::collections::{HashMap, VecDeque};

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use crate::common::{databases, far_board, size};
use slidescope_core::puzzle::{Board, Move, Problem, Size, random_walk};
use slidescope_core::search::estimator;
use slidescope_core::search::heuristics::pattern_database::{
    PatternDatabase, PatternPlan, PatternSize,
};
use slidescope_core::search::heuristics::{Estimate, LinearConflict, Manhattan};
use slidescope_core::search::{
    Algorithm, Heuristic, Limit, Limits, Outcome, Parallel, Sequential, Solution, Strategy, Weight,
    solve,
};
use slidescope_core::services::machine::Cores;

const WIDE: [&str; 12] = [
    "2x9", "9x2", "2x12", "12x2", "3x6", "6x3", "3x8", "4x5", "5x4", "4x6", "6x4", "5x5",
];

/// A board `moves` random moves from its goal: the ordered one, with its blank last for an even `seed`, else first.
fn shuffled(name: &str, moves: usize, seed: u64) -> Problem {
    let size = size(name);
    let goal = match seed % 2 {
        0 => Board::blank_last(size),
        _ => Board::blank_first(size),
    };
    Problem::new(random_walk(goal, moves, seed), goal).expect("equal sizes")
}

/// The length of a shortest path, by a breadth-first search on lists of cells, without packed states.
fn plain_length(problem: &Problem) -> u32 {
    let size = problem.size();
    let (start, goal) = (problem.start().cells(), problem.goal().cells());
    let mut depths = HashMap::from([(start.clone(), 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(cells) = queue.pop_front() {
        let depth = depths[&cells];
        if cells == goal {
            return depth;
        }
        for next in neighbours(size, &cells) {
            if !depths.contains_key(&next) {
                depths.insert(next.clone(), depth + 1);
                queue.push_back(next);
            }
        }
    }
    panic!("a board that was shuffled by moves can be solved");
}

/// The lists of cells one move away.
fn neighbours(size: Size, cells: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let blank = cells.iter().position(|&tile| tile == 0).expect("a blank");
    let to = Move::ALL.into_iter();
    to.filter_map(move |mv| {
        let mut next = cells.to_vec();
        next.swap(blank, size.neighbour(blank, mv)?);
        Some(next)
    })
}

/// Makes the moves one by one on a list of cells, and checks that they reach the goal.
fn walk(problem: &Problem, moves: &[Move]) {
    let size: Size = problem.size();
    let mut cells = problem.start().cells();
    for &mv in moves {
        let blank = cells.iter().position(|&tile| tile == 0).expect("a blank");
        let to = size.neighbour(blank, mv).expect("a move on the board");
        cells.swap(blank, to);
    }
    assert_eq!(cells, problem.goal().cells());
}

fn path(problem: &Problem, strategy: Strategy) -> Vec<Move> {
    match solve(problem, strategy, Limits::NONE, databases(), |_| ()).0 {
        Outcome::Solved(path) => path.moves().to_vec(),
        other => panic!("{strategy} on {problem:?}: {other:?}"),
    }
}

/// Every algorithm with every heuristic except pattern databases, which take seconds to build, and depth-first search, whose
/// set of visited states fills the memory of any machine.
fn strategies() -> Vec<Strategy> {
    let mut all = Vec::new();
    for algorithm in Algorithm::ALL
        .into_iter()
        .filter(|&it| it != Algorithm::Dfs)
    {
        for heuristic in Heuristic::ALL {
            let strategy = Strategy::new(algorithm, heuristic);
            let is_other = strategy.heuristic_used().is_none() && heuristic != Heuristic::Zero;
            if heuristic != Heuristic::Patterns && !is_other {
                all.push(strategy);
            }
        }
    }
    all
}

#[test]
fn every_strategy_solves_boards_of_every_wide_size() {
    for (seed, name) in (0..).zip(WIDE) {
        let problem = shuffled(name, 12, seed);
        let shortest = plain_length(&problem);
        for strategy in strategies() {
            let strategy = match strategy.algorithm {
                // Without a limit it first goes hundreds of moves deep.
                Algorithm::DepthLimited => Strategy {
                    depth_limit: Some(12),
                    ..strategy
                },
                _ => strategy,
            };
            let moves = path(&problem, strategy);
            walk(&problem, &moves);
            assert!(moves.len() as u32 >= shortest);
            if strategy.is_optimal() {
                assert_eq!(moves.len() as u32, shortest, "{strategy} on {problem:?}");
            }
        }
    }
}

fn agree(name: &str, moves: usize, seed: u64) {
    let problem = shuffled(name, moves, seed);
    let algorithms = [Algorithm::AStar, Algorithm::IdaStar, Algorithm::Mm];
    let lengths = algorithms.map(|algorithm| {
        let found = path(
            &problem,
            Strategy::new(algorithm, Heuristic::LinearConflict),
        );
        walk(&problem, &found);
        found.len()
    });
    assert!(
        lengths.iter().all(|&length| length == lengths[0]),
        "{problem:?}: {lengths:?}"
    );
    assert!(lengths[0] <= moves && lengths[0] % 2 == moves % 2);
}

#[test]
fn optimal_searches_agree_on_shuffled_boards() {
    for name in ["4x5", "5x5"] {
        for (seed, moves) in (0..).zip([10, 17, 24, 31, 38]) {
            agree(name, moves, seed);
        }
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release --test core optimal_searches_agree -- --ignored"]
fn optimal_searches_agree_on_boards_shuffled_by_up_to_sixty_moves() {
    for name in ["4x5", "5x4", "5x5"] {
        for seed in 0..10 {
            agree(name, 51 + seed as usize, seed);
        }
    }
}

/// The counts at each depth are those of a search on lists of cells.
#[test]
fn breadth_first_search_visits_what_there_is() {
    for name in ["5x5", "3x7"] {
        let goal = Board::blank_first(size(name));
        let far = Board::blank_last(size(name));
        let problem = Problem::new(goal, far).expect("equal sizes");
        let limits = Limits {
            expansions: Some(20_000),
            ..Limits::NONE
        };
        let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        let (outcome, stats) = solve(&problem, strategy, limits, databases(), |_| ());
        assert_eq!(outcome, Outcome::Limit(Limit::Expansions));
        let size = goal.size();
        let (mut seen, mut queue) = (HashMap::from([(goal.cells(), ())]), VecDeque::new());
        queue.push_back(goal.cells());
        for _ in 0..stats.expanded {
            let cells = queue.pop_front().expect("an open node");
            for next in neighbours(size, &cells) {
                if seen.insert(next.clone(), ()).is_none() {
                    queue.push_back(next);
                }
            }
        }
        assert_eq!(
            (stats.visited, stats.frontier),
            (seen.len() as u64, queue.len() as u64)
        );
    }
}

/// The memory limit is kept on wide boards too.
#[test]
fn the_memory_limit_is_kept() {
    let wide = shuffled("5x5", 2000, 3);
    assert_ne!(wide.size(), far_board().size());
    for algorithm in [Algorithm::Bfs, Algorithm::AStar, Algorithm::Mm] {
        let limits = Limits {
            memory: 16 << 20,
            ..Limits::NONE
        };
        let strategy = Strategy::new(algorithm, Heuristic::Zero);
        let (outcome, stats) = solve(&wide, strategy, limits, databases(), |_| ());
        assert_eq!(outcome, Outcome::Limit(Limit::Memory), "{algorithm}");
        assert!(
            stats.bytes <= limits.memory + limits.memory / 20,
            "{algorithm}"
        );
    }
}

/// Weighted A* and greedy search solve a board for which A* needs more than ten times as many expansions.
#[test]
fn weighted_and_greedy_search_answer_long_before_astar() {
    let problem = shuffled("5x5", 3000, 5);
    let mut weighted = Strategy::new(Algorithm::WeightedAStar, Heuristic::LinearConflict);
    weighted.weight = Weight::new(3).expect("a weight");
    let greedy = Strategy::new(Algorithm::Greedy, Heuristic::LinearConflict);
    let expanded = [weighted, greedy].map(|strategy| {
        let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
        let Outcome::Solved(path) = outcome else {
            panic!("{strategy}: {outcome:?}");
        };
        walk(&problem, path.moves());
        stats.expanded
    });
    let limits = Limits {
        expansions: Some(10 * expanded[0].max(expanded[1])),
        ..Limits::NONE
    };
    let astar = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
    let (outcome, _) = solve(&problem, astar, limits, databases(), |_| ());
    assert_eq!(outcome, Outcome::Limit(Limit::Expansions), "{expanded:?}");
}

/// Korf and Felner's fifty instances, with their published lengths.
fn korf_felner() -> Vec<(Problem, u32)> {
    let goal = Board::blank_first(size("5x5"));
    let text = include_str!("../../../../../assets/studies/korf_felner.txt");
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let instance = |row: &str| {
        let numbers = row
            .split(' ')
            .map(|number| number.parse::<u8>().expect("a number"));
        let numbers: Vec<u8> = numbers.collect();
        let start = Board::from_cells(goal.size(), &numbers[1..26]).expect("a legal board");
        let problem = Problem::new(start, goal).expect("equal sizes");
        (problem, u32::from(numbers[26]))
    };
    rows.map(instance).collect()
}

#[test]
fn the_published_instances_can_have_their_published_lengths() {
    let all = korf_felner();
    assert_eq!(all.len(), 50);
    // The mean that Korf and Felner state: 100.78.
    assert_eq!(all.iter().map(|(_, length)| length).sum::<u32>(), 5039);
    for (problem, published) in all {
        let (start, goal) = (problem.start(), problem.goal());
        assert!(problem.solvability().is_solvable(), "{start}");
        let blank = problem.size().distance(start.blank(), goal.blank());
        assert_eq!(published as usize % 2, blank % 2, "{start}");
        let estimate = LinearConflict::new(&goal).of(start.state());
        assert!(estimate <= published && published <= problem.longest_solution());
    }
}

#[test]
fn weighted_astar_solves_published_instances_within_its_bound() {
    let mut strategy = Strategy::new(Algorithm::WeightedAStar, Heuristic::LinearConflict);
    let weight = 5;
    strategy.weight = Weight::new(weight).expect("a weight");
    for (problem, published) in korf_felner().into_iter().step_by(5) {
        let moves = path(&problem, strategy);
        walk(&problem, &moves);
        let found = moves.len() as u32;
        assert!(
            published <= found && found <= u32::from(weight) * published,
            "{found}"
        );
    }
}

/// A shortest path by tables alone. The lower bound told on the way only grows, up to the length of the path.
fn shortest(tables: &PatternDatabase, problem: &Problem, parallel: &impl Parallel) -> Solution {
    let told = AtomicU32::new(0);
    let answer = tables.solve(problem, parallel, &|known| {
        assert!(told.fetch_max(known.at_least, Relaxed) <= known.at_least);
        ControlFlow::Continue(())
    });
    match answer.expect("made for it").outcome {
        Outcome::Solved(path) => {
            assert!(told.into_inner() <= path.len() as u32);
            path
        }
        other => panic!("{problem:?}: {other:?}"),
    }
}

/// Paths by tables alone are as long as those of A*, and the same on any number of threads.
fn tables_agree(name: &str, moves: impl Iterator<Item = usize>) {
    for (seed, moves) in (0..).zip(moves) {
        let problem = shuffled(name, moves, seed);
        let tables = databases().get_or_build(&problem.goal());
        let by_linear_conflict = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
        let length = path(&problem, by_linear_conflict).len();
        let alone = shortest(&tables, &problem, &Sequential);
        walk(&problem, alone.moves());
        assert_eq!(alone.len(), length, "{problem:?}");
        for threads in [1, 2, 5] {
            let path = shortest(&tables, &problem, &Cores::up_to(threads));
            assert_eq!(
                path.moves(),
                alone.moves(),
                "{problem:?}, {threads} threads"
            );
        }
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_tables_find_shortest_paths_on_every_number_of_threads() {
    for name in ["3x6", "9x2", "4x5"] {
        tables_agree(name, [0, 1, 14, 27, 38].into_iter());
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release --test core tables_of_the_24 -- --ignored"]
fn tables_of_the_24_puzzle_find_shortest_paths_on_every_number_of_threads() {
    tables_agree("5x5", 40..56);
    has_a_mirror(&databases().get_or_build(&Board::blank_first(size("5x5"))));
    for name in ["3x6", "5x4", "4x6"] {
        tables_agree(name, 40..46);
    }
}

/// A search on several threads can be stopped, and a board that cannot be solved is not searched.
#[test]
fn a_search_by_tables_can_be_stopped() {
    let problem = shuffled("3x6", 3000, 3);
    let tables = databases().get_or_build(&problem.goal());
    for threads in [1, 3] {
        let answer = tables.solve(
            &problem,
            &Cores::up_to(threads),
            &|_| ControlFlow::Break(()),
        );
        assert_eq!(answer.expect("made for it").outcome, Outcome::Cancelled);
    }
    let twisted = Problem::new(problem.goal().swapped(1, 2), problem.goal()).expect("equal sizes");
    let answer = tables.solve(&twisted, &Sequential, &|_| panic!("searched"));
    assert_eq!(answer.expect("made for it").outcome, Outcome::Exhausted);
}

/// The board reflected about the diagonal through the goal's blank, and its tiles renamed so that the goal stays.
fn reflected(board: Board) -> Board {
    let turn = |cell: usize| cell % 5 * 5 + cell / 5;
    let cells: Vec<u8> = (0..25)
        .map(|cell| turn(usize::from(board.tile(turn(cell)))) as u8)
        .collect();
    Board::from_cells(board.size(), &cells).expect("a legal board")
}

/// The mirrored estimate of a board is the tables' estimate of the mirrored board.
fn has_a_mirror(tables: &Arc<PatternDatabase>) {
    let goal = Board::blank_first(size("5x5"));
    let estimate = tables.estimate(&goal).expect("a corner");
    let boards = (0..100).map(|seed| random_walk(goal, 400, seed));
    for board in boards.chain(korf_felner().iter().map(|(problem, _)| problem.start())) {
        let [plain, mirror] = estimate.sums(board.state());
        assert_eq!(
            estimate.sums(reflected(board).state()),
            [mirror, plain],
            "{board}"
        );
    }
}

/// The large tables of the 24-puzzle, which take minutes to build.
fn large() -> Arc<PatternDatabase> {
    let goal = Board::blank_first(size("5x5"));
    databases()
        .find(&goal, PatternSize::Large)
        .unwrap_or_else(|| {
            let plan = PatternPlan::of(&goal, PatternSize::Large).expect("a corner");
            let began = Instant::now();
            let built = plan.build(&Cores::all(), &|_| ControlFlow::Continue(()));
            println!(
                "made in {:.0} s, {} s estimated",
                began.elapsed().as_secs_f64(),
                plan.estimated_seconds()
            );
            databases().insert(built.expect("nothing stops it"))
        })
}

/// Large tables never overestimate, by their own sums or their mirror images', and estimate more than small ones.
#[test]
#[ignore = "makes large tables in minutes: cargo test --release --test core large_tables -- --ignored --nocapture"]
fn large_tables_never_promise_too_much() {
    let tables = large();
    has_a_mirror(&tables);
    let goal = Board::blank_first(size("5x5"));
    let small = databases().get_or_build(&goal);
    let (estimate, small_estimate) = (tables.estimate(&goal), small.estimate(&goal));
    let (estimate, small_estimate) = (
        estimate.expect("a corner"),
        small_estimate.expect("a corner"),
    );
    let (mut sum, mut small_sum) = (0, 0);
    for (problem, published) in korf_felner() {
        let state = problem.start().state();
        for h in estimate.sums(state) {
            assert!(
                h <= published && (published - h) % 2 == 0,
                "{}",
                problem.start()
            );
            assert!(h >= Manhattan::new(&goal).of(state));
        }
        sum += estimate.of(state);
        small_sum += small_estimate.of(state);
    }
    println!("sums of the estimates of fifty boards: {sum}, by standard tables {small_sum}");
    assert!(sum > small_sum);
    for seed in 0..60 {
        let start = random_walk(goal, 30 + seed as usize % 25, seed);
        let problem = Problem::new(start, goal).expect("equal sizes");
        let path = shortest(&small, &problem, &Sequential);
        for (board, left) in path.boards().iter().zip((0..=path.len() as u32).rev()) {
            assert!(estimate.of(board.state()) <= left, "{board}");
        }
        assert_eq!(
            shortest(&tables, &problem, &Cores::up_to(2)).len(),
            path.len()
        );
    }
}

/// The published instances that take the least time. Prints the time and the expansions of each.
#[test]
#[ignore = "takes minutes, and makes large tables: cargo test --release --test core published_lengths -- --ignored --nocapture"]
fn the_easiest_published_instances_take_their_published_lengths() {
    let tables = large();
    let instances = korf_felner();
    for number in EASIEST {
        let (problem, published) = instances[number - 1];
        let began = Instant::now();
        let path = shortest(&tables, &problem, &Cores::all());
        walk(&problem, path.moves());
        println!(
            "{number}: {} moves, {:.1} s",
            path.len(),
            began.elapsed().as_secs_f64()
        );
        assert_eq!(path.len() as u32, published, "{number}");
    }
}

/// Numbers of published instances, in the order of work, least first.
const EASIEST: [usize; 4] = [40, 25, 29, 36];

/// Additive patterns never exceed the length that another search finds, and are never below Manhattan.
#[test]
#[ignore = "takes minutes: cargo test --release --test core patterns_of_the_24 -- --ignored"]
fn patterns_of_the_24_puzzle_find_shortest_paths() {
    let patterns = Strategy::new(Algorithm::IdaStar, Heuristic::Patterns);
    let plain = Strategy::new(Algorithm::IdaStar, Heuristic::LinearConflict);
    for seed in 0..8 {
        let problem = shuffled("5x5", 44 + seed as usize, 1 + 2 * seed);
        let [found, shortest] = [patterns, plain].map(|by| path(&problem, by).len());
        assert_eq!(found, shortest, "{problem:?}");
    }
    for (problem, published) in korf_felner() {
        let goal = problem.goal();
        let estimate = estimator(patterns, &goal, databases());
        let h = estimate(problem.start().state());
        assert!(Manhattan::new(&goal).of(problem.start().state()) <= h && h <= published);
    }
}
