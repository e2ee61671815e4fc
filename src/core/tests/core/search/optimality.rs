//! Every optimal algorithm finds a shortest path, on every board; the others find paths within their bounds.

use crate::common::{
    board, databases, eight_puzzle, length, optimal_strategies, published_counts, reachable, size,
    strategies,
};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Algorithm, Distances, Expansion, Heuristic, Limits, Outcome, Status, Strategy, Weight,
    any_search,
};

/// The boards of the texts the project grew out of: LeetCode 773, P1379 and the picture puzzle.
#[test]
fn known_answers() {
    let six =
        |start, goal| Problem::new(board("2x3", start), board("2x3", goal)).expect("equal sizes");
    let table = [
        (six("412503", "123450"), Some(5)),
        (six("123540", "123450"), None),
        (six("123405", "123450"), Some(1)),
        (six("324150", "123450"), Some(14)),
        (six("123450", "123450"), Some(0)),
        (eight_puzzle("283104765", "123804765"), Some(4)),
        (eight_puzzle("285174306", "123456780"), Some(19)),
        (eight_puzzle("813467052", "123456780"), Some(20)),
        (eight_puzzle("867254301", "123456780"), Some(31)),
        (eight_puzzle("647850321", "123456780"), Some(31)),
        (eight_puzzle("123456780", "123456780"), Some(0)),
    ];
    for (problem, expected) in table {
        assert_eq!(
            problem.solvability().is_solvable(),
            expected.is_some(),
            "{problem:?}"
        );
        for strategy in optimal_strategies() {
            assert_eq!(
                length(&problem, strategy).0,
                expected,
                "{strategy} on {problem:?}"
            );
        }
    }
}

#[test]
fn distances_follow_the_published_distribution() {
    let rows = [
        ("2x2 blank last", Board::blank_last(size("2x2"))),
        ("2x3 blank last", Board::blank_last(size("2x3"))),
        ("2x4 blank last", Board::blank_last(size("2x4"))),
        ("2x5 blank last", Board::blank_last(size("2x5"))),
        ("3x3 blank last (corner)", Board::blank_last(size("3x3"))),
        ("3x3 blank last (corner)", Board::blank_first(size("3x3"))),
        (
            "3x3 blank in the middle of an edge",
            board("3x3", "103456782"),
        ),
        (
            "3x3 P1379 goal 123804765 (blank in the centre)",
            board("3x3", "123804765"),
        ),
    ];
    for (row, goal) in rows {
        let distances = Distances::new(goal).expect("a small space");
        assert_eq!(distances.counts(), published_counts(row), "{row}");
    }
    // A board laid on its side has the same distances.
    for (tall, wide) in [("3x2", "2x3"), ("4x2", "2x4"), ("5x2", "2x5")] {
        let [tall, wide] =
            [tall, wide].map(|s| Distances::new(Board::blank_last(size(s))).expect("small"));
        assert_eq!(tall.counts(), wide.counts());
    }
}

fn agrees(goal: Board, step: usize) {
    let distances = Distances::new(goal).expect("a small space");
    let all = reachable(goal);
    assert_eq!(all.len() as u128, goal.size().reachable_states());
    for start in all.into_iter().step_by(step) {
        let problem = Problem::new(start, goal).expect("equal sizes");
        for strategy in optimal_strategies() {
            assert_eq!(
                length(&problem, strategy).0,
                distances.distance(&start),
                "{strategy} on {start:?}"
            );
        }
    }
}

#[test]
fn all_of_2x3_for_several_goals() {
    agrees(Board::blank_last(size("2x3")), 1);
    agrees(Board::blank_first(size("2x3")), 1);
    agrees(board("2x3", "530214"), 1);
    agrees(Board::blank_last(size("3x2")), 1);
}

#[test]
fn all_of_2x2() {
    agrees(Board::blank_last(size("2x2")), 1);
    agrees(board("2x2", "3021"), 1);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_all_of_2x4() {
    agrees(Board::blank_last(size("2x4")), 1);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_a_sample_of_4x2_and_3x3_for_several_goals() {
    agrees(Board::blank_first(size("4x2")), 17);
    agrees(Board::blank_last(size("3x3")), 1511);
    agrees(Board::blank_first(size("3x3")), 2999);
    agrees(board("3x3", "123804765"), 1511);
}

/// Without a solution every reachable state is visited, and stored once.
#[test]
fn what_cannot_be_solved_is_searched_to_the_end() {
    let cases = [
        (
            Problem::new(board("2x3", "123540"), board("2x3", "123450")).expect("equal sizes"),
            360,
        ),
        (eight_puzzle("123456870", "123456780"), 181_440),
    ];
    for (problem, states) in cases {
        for strategy in strategies()
            .into_iter()
            .filter(|strategy| !strategy.algorithm.is_bidirectional())
        {
            let (found, stats) = length(&problem, strategy);
            assert_eq!(
                (
                    found,
                    stats.visited,
                    stats.expanded - stats.reopened,
                    stats.frontier
                ),
                (None, states, states, 0),
                "{strategy}"
            );
        }
    }
}

/// Spaces that are hashed, not ranked: boards a few moves from the goal, compared with a plain breadth-first search.
#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_larger_boards_near_the_goal() {
    for name in ["4x4", "3x5", "2x8", "8x2", "3x4", "2x6"] {
        let goal = Board::blank_last(size(name));
        let mut layer = vec![goal];
        let mut seen = std::collections::HashSet::from([goal]);
        for depth in 0..=14_u32 {
            for start in layer.iter().step_by(1 + layer.len() / 4) {
                let problem = Problem::new(*start, goal).expect("equal sizes");
                for strategy in optimal_strategies() {
                    assert_eq!(
                        length(&problem, strategy).0,
                        Some(depth),
                        "{strategy} on {start:?}"
                    );
                }
            }
            let moves = slidescope_core::puzzle::Move::ALL;
            let next = layer
                .iter()
                .flat_map(|b| moves.iter().filter_map(|&mv| b.after(mv)));
            layer = next.filter(|b| seen.insert(*b)).collect();
        }
    }
}

/// Weighted A* is never longer than its weight times the shortest, and algorithms without a bound still find paths
/// (every path is checked when it is made).
#[test]
fn answers_that_need_not_be_shortest_are_paths_within_their_bounds() {
    within_their_bounds(Board::blank_last(size("2x3")), 7);
    within_their_bounds(Board::blank_last(size("3x3")), 30_011);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_more_answers_are_within_their_bounds() {
    within_their_bounds(Board::blank_last(size("2x3")), 1);
    within_their_bounds(board("2x4", "12340567"), 97);
    within_their_bounds(Board::blank_last(size("3x3")), 3001);
}

fn within_their_bounds(goal: Board, step: usize) {
    let distances = Distances::new(goal).expect("a small space");
    for start in reachable(goal).into_iter().step_by(step) {
        let problem = Problem::new(start, goal).expect("equal sizes");
        let best = distances.distance(&start).expect("reachable");
        for heuristic in Heuristic::ALL {
            for weight in (1..=10).filter_map(Weight::new) {
                let strategy = Strategy {
                    weight,
                    ..Strategy::new(Algorithm::WeightedAStar, heuristic)
                };
                let (found, _) = length(&problem, strategy);
                let found = found.expect("a path");
                assert!(best <= found && found <= weight.get() * best, "{strategy}");
            }
            let (found, stats) = length(&problem, Strategy::new(Algorithm::Greedy, heuristic));
            assert!(found.is_some_and(|found| found >= best));
            assert_eq!((stats.reopened, stats.improved), (0, 0));
        }
    }
}

/// Weighted A* with w = 1 is A*, and uniform-cost search is A* without a heuristic, expansion for expansion.
#[test]
fn the_special_cases_are_the_same_search() {
    let problem = eight_puzzle("813467052", "123456780");
    for heuristic in Heuristic::ALL {
        let weighted = Strategy {
            weight: Weight::LEAST,
            ..Strategy::new(Algorithm::WeightedAStar, heuristic)
        };
        let astar = Strategy::new(Algorithm::AStar, heuristic);
        assert_eq!(length(&problem, weighted), length(&problem, astar));
    }
    let uniform = Strategy::new(Algorithm::UniformCost, Heuristic::Manhattan);
    let astar = Strategy::new(Algorithm::AStar, Heuristic::Zero);
    assert_eq!(length(&problem, uniform), length(&problem, astar));
}

/// With an inconsistent heuristic A* must reopen nodes.
#[test]
fn astar_opens_nodes_again_where_its_heuristic_is_not_consistent() {
    let problem = eight_puzzle("867254301", "123456780");
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::Patchy);
    let (found, stats) = length(&problem, strategy);
    assert_eq!(found, Some(31));
    assert!(stats.reopened > 0);
    // Greedy search never does.
    let (_, stats) = length(
        &problem,
        Strategy::new(Algorithm::Greedy, Heuristic::Patchy),
    );
    assert_eq!(stats.reopened, 0);
}

/// Neither side of MM expands a node beyond the middle of a shortest path.
#[test]
fn mm_meets_in_the_middle() {
    for (start, goal) in [
        ("867254301", "123456780"),
        ("813467052", "123456780"),
        ("283104765", "123804765"),
    ] {
        for heuristic in Heuristic::ALL {
            let problem = eight_puzzle(start, goal);
            let strategy = Strategy::new(Algorithm::Mm, heuristic);
            let mut deepest = [0; 2];
            let mut search = any_search(&problem, strategy, Limits::NONE, databases());
            let status = search.observe(u64::MAX, &mut |&Expansion { side, g, .. }| {
                deepest[side as usize] = g.max(deepest[side as usize]);
            });
            let Status::Finished(Outcome::Solved(path)) = status else {
                panic!("{strategy}: {status:?}");
            };
            // MM orders by 2g + 1, and expands no priority above the length of the solution.
            assert!(
                deepest.into_iter().all(|g| 2 * g < path.len() as u32),
                "{strategy}"
            );
        }
    }
}
