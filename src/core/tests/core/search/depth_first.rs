//! What depth-first searches find, how they end, and how many nodes they generate.

use crate::common::{
    Korf, board, databases, depth_first_strategies, eight_puzzle, korf, length, own_deepening,
    reachable, size,
};
use slidescope_core::for_tests::{Budget, MOST, Path, Reach};
use slidescope_core::puzzle::{Board, Move, Problem};
use slidescope_core::search::{
    Algorithm, Distances, Expansion, Fate, Heuristic, Limit, Limits, Outcome, Stats, Status,
    Strategy, any_search, solve,
};

fn repeats(instances: &[Korf]) {
    let strategy = Strategy::new(Algorithm::IdaStar, Heuristic::Manhattan);
    for instance in instances {
        let (outcome, stats) = solve(
            &instance.problem,
            strategy,
            Limits::NONE,
            databases(),
            |_| (),
        );
        let Outcome::Solved(solution) = outcome else {
            panic!("Korf {}: {outcome:?}", instance.id);
        };
        assert_eq!(solution.len(), instance.length, "Korf {}", instance.id);
        // The file counts the root among the nodes.
        assert_eq!(stats.generated + 1, instance.nodes, "Korf {}", instance.id);
    }
}

#[test]
fn ida_star_generates_what_it_should_on_the_ten_easiest_of_korfs_boards() {
    let mut instances = korf();
    instances.sort_by_key(|instance| instance.nodes);
    repeats(&instances[..10]);
}

#[test]
#[ignore = "10,000 million nodes: a few minutes in release mode"]
fn ida_star_generates_what_it_should_on_all_of_korfs_boards() {
    repeats(&korf());
}

fn limited(limit: u32) -> Strategy {
    Strategy {
        depth_limit: Some(limit),
        ..Strategy::new(Algorithm::DepthLimited, Heuristic::Zero)
    }
}

/// Whether a strategy finds the shortest path, for every `step`th board of a space.
fn agrees(strategy: Strategy, goal: Board, step: usize) {
    let distances = Distances::new(goal).expect("a small space");
    for start in reachable(goal).into_iter().step_by(step) {
        let problem = Problem::new(start, goal).expect("equal sizes");
        let best = distances.distance(&start).expect("reachable");
        let (found, _) = length(&problem, strategy);
        assert_eq!(found, Some(best), "{strategy} on {start:?}");
    }
}

#[test]
fn iterative_deepening_and_ida_star_find_shortest_paths() {
    for strategy in depth_first_strategies() {
        if !strategy.algorithm.is_optimal() {
            continue;
        }
        for goal in ["123450", "012345", "530214"] {
            agrees(strategy, board("2x3", goal), 1);
        }
        agrees(strategy, Board::blank_first(size("2x2")), 1);
        agrees(strategy, board("2x4", "12340567"), 997);
        agrees(strategy, Board::blank_last(size("3x3")), 20_011);
    }
    let ida_star = Strategy::new(Algorithm::IdaStar, Heuristic::Manhattan);
    for goal in ["12345670", "01234567", "12340567"] {
        agrees(ida_star, board("2x4", goal), 7);
    }
    for goal in ["123456780", "123804765"] {
        agrees(ida_star, board("3x3", goal), 1499);
    }
}

/// As in the texts that the project grew out of: backtracking, limited to the length that BFS found.
#[test]
fn backtracking_within_the_length_of_a_shortest_path_finds_one() {
    for (start, goal, moves) in [
        ("285174306", "123456780", 19),
        ("813467052", "123456780", 20),
        ("283104765", "123804765", 4),
    ] {
        let problem = eight_puzzle(start, goal);
        let bfs = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        assert_eq!(length(&problem, bfs).0, Some(moves));
        assert_eq!(length(&problem, limited(moves)).0, Some(moves));
        let (outcome, stats) = solve(
            &problem,
            limited(moves - 1),
            Limits::NONE,
            databases(),
            |_| (),
        );
        assert_eq!(outcome, Outcome::Limit(Limit::Depth));
        assert_eq!((stats.depth, stats.frontier), (moves - 1, 0));
    }
}

/// Without a limit it goes as deep as a solution can be, and finds some path.
#[test]
fn backtracking_without_a_limit_finds_a_path_wherever_there_is_one() {
    let goal = board("2x3", "123450");
    let strategy = Strategy::new(Algorithm::DepthLimited, Heuristic::Zero);
    for start in reachable(goal) {
        let problem = Problem::new(start, goal).expect("equal sizes");
        let (found, stats) = length(&problem, strategy);
        assert!(found.is_some_and(|moves| moves <= problem.longest_solution()));
        assert_eq!(stats.threshold, problem.longest_solution());
    }
}

/// No board has a longer solution than a depth-first search looks for, and if the goal's blank is in a corner, some
/// board has one of that length.
#[test]
fn no_solution_is_longer_than_the_longest() {
    for name in ["2x2", "2x3", "3x2", "2x4", "3x3"] {
        let blank_last = Board::blank_last(size(name));
        let last = blank_last.blank();
        for cell in 0..=last {
            let goal = blank_last.swapped(cell, last);
            let distances = Distances::new(goal).expect("a small space");
            let mut longest = [0; 2];
            for start in reachable(goal) {
                let problem = Problem::new(start, goal).expect("equal sizes");
                let (moves, most) = (distances.distance(&start), problem.longest_solution());
                assert!(moves.is_some_and(|moves| moves <= most && (most - moves) % 2 == 0));
                longest[most as usize % 2] = most;
            }
            if goal.blank() == last {
                assert_eq!(longest.into_iter().max(), Some(distances.farthest()));
            }
        }
    }
    let goal = Board::blank_last(size("2x5"));
    let distances = Distances::new(goal).expect("a small space");
    assert_eq!(distances.farthest(), goal.size().hardest());
}

#[test]
fn a_board_without_a_solution_ends_by_proof_or_by_the_limit() {
    let problem = Problem::new(board("2x3", "123540"), board("2x3", "123450")).expect("equal");
    for strategy in depth_first_strategies() {
        let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
        assert_eq!(outcome, Outcome::Exhausted, "{strategy}");
        assert_eq!(stats.frontier, 0);
        for limit in [0, 1, 2, 9] {
            let strategy = Strategy {
                depth_limit: Some(limit),
                ..strategy
            };
            let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
            assert_eq!(outcome, Outcome::Limit(Limit::Depth), "{strategy}");
            assert!(stats.depth <= limit);
        }
    }
}

#[test]
fn a_limit_below_the_goal_stops_every_one() {
    let problem = eight_puzzle("813467052", "123456780");
    for strategy in depth_first_strategies() {
        for (limit, found) in [(19, false), (20, true), (25, true)] {
            let strategy = Strategy {
                depth_limit: Some(limit),
                ..strategy
            };
            let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
            assert_eq!(matches!(outcome, Outcome::Solved(_)), found, "{strategy}");
            assert!(stats.threshold <= limit);
        }
    }
}

/// Advances by the budgets of `cut` to the end, and checks the counters at every return.
fn run(problem: &Problem, strategy: Strategy, cut: &[u64]) -> (Outcome, Stats, Vec<Expansion>) {
    let mut search = any_search(problem, strategy, Limits::NONE, databases());
    let mut trace = Vec::new();
    for &budget in cut.iter().cycle() {
        let before = search.stats();
        let next = search.next_open(1);
        let status = search.observe(budget, &mut |expansion| trace.push(*expansion));
        let stats = search.stats();
        assert!(stats.expanded - before.expanded <= budget);
        assert!(stats.peak_frontier >= stats.frontier);
        assert!(stats.threshold >= before.threshold && stats.depth <= stats.threshold);
        assert_eq!(search.next_open(usize::MAX).len() as u64, stats.frontier);
        if budget == 1 {
            assert_eq!(search.current().as_ref(), next.first());
        }
        if let Status::Finished(outcome) = status {
            assert_eq!(search.advance(9), Status::Finished(outcome.clone()));
            assert_eq!(search.stats(), stats, "a finished search stays as it is");
            if let Outcome::Solved(solution) = &outcome {
                assert_eq!(stats.visited, solution.len() as u64 + 1);
            }
            return (outcome, stats, trace);
        }
        assert!(stats.visited >= 1 && stats.frontier >= 1);
    }
    unreachable!()
}

fn problems() -> Vec<Problem> {
    let six = |start| Problem::new(board("2x3", start), board("2x3", "123450")).expect("equal");
    vec![
        six("412503"),
        six("324150"),
        six("123450"),
        six("123540"),
        eight_puzzle("283104765", "123804765"),
    ]
}

#[test]
fn cutting_and_watching_change_nothing() {
    for problem in problems() {
        for strategy in depth_first_strategies().into_iter().chain(own_deepening()) {
            let run = |cut: &[u64]| run(&problem, strategy, cut);
            let whole = run(&[u64::MAX]);
            assert!(
                whole == run(&[1]) && whole == run(&[3, 0, 17, 1]),
                "{strategy}"
            );
            let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
            assert_eq!((outcome, stats), (whole.0, whole.1));
        }
    }
}

/// One byte per expansion is enough: the order of moves gives the rest, threshold by threshold.
#[test]
fn the_trace_implies_which_node_comes_next() {
    for problem in problems() {
        for strategy in depth_first_strategies().into_iter().chain(own_deepening()) {
            let (_, stats, trace) = run(&problem, strategy, &[u64::MAX]);
            assert_eq!(trace.len() as u64, stats.expanded);
            let (mut stack, mut iterations) = (Vec::new(), 0);
            let mut told = 0;
            for expansion in &trace {
                let (next, g) = stack.pop().unwrap_or_else(|| {
                    iterations += 1;
                    (problem.start(), 0)
                });
                assert_eq!(
                    (next.state(), g),
                    (expansion.state, expansion.g),
                    "{strategy}"
                );
                for mv in Move::ALL.into_iter().rev() {
                    let fate = expansion.successors.get(mv);
                    told += u64::from(fate != Fate::None);
                    if fate == Fate::New {
                        stack.push((next.after(mv).expect("on the board"), g + 1));
                    }
                }
            }
            assert_eq!(iterations, stats.iterations);
            // The successors still open when the goal was found are in the trace, but were never generated.
            assert_eq!(told, stats.generated + stats.frontier, "{strategy}");
        }
    }
}

/// With a limit below the estimate of the start nothing passes, not even the start.
#[test]
fn a_limit_below_the_estimate_of_the_start_begins_no_iteration() {
    let problem = eight_puzzle("813467052", "123456780");
    for limit in [0, 5] {
        let strategy = Strategy {
            depth_limit: Some(limit),
            ..Strategy::new(Algorithm::IdaStar, Heuristic::Manhattan)
        };
        let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
        assert_eq!(outcome, Outcome::Limit(Limit::Depth));
        assert_eq!(
            (stats.expanded, stats.iterations, stats.threshold),
            (0, 0, limit)
        );
    }
}

/// The path `at` moves deep beside which `more` successors wait.
fn path(at: u32, mut more: u32) -> Path {
    let deeper = |path: Path, _| {
        let left = more.min(u8::BITS);
        more -= left;
        path.deeper((0..left).fold(0, |bits, bit| bits | 1 << bit))
    };
    (0..at).fold(Path::with_room(0), deeper)
}

#[test]
fn reach_tells_which_paths_go_further() {
    for (g, waiting) in [(0, 0), (1, 0), (0, 1), (7, 12), (255, 765)] {
        let reach = Reach::below(g, waiting);
        assert_eq!(reach.ends(), (g, waiting));
        for (at, more) in [(0, 0), (3, 11), (6, 12), (7, 3), (254, 764)] {
            let path = path(at, more);
            assert_eq!(reach.is_passed_by(path), at >= g || more >= waiting);
            let ends = (g.max(at + 1), waiting.max(more + 1));
            assert_eq!(reach.with(path).ends(), ends);
        }
    }
}

#[test]
fn a_budget_allows_so_many_expansions() {
    for allowed in [0, 1, 5, MOST] {
        let start = Budget::allowing(allowed);
        let mut budget = start;
        for _ in 0..allowed {
            assert!(!budget.is_used_up());
            budget = budget.expanded(0b1011);
        }
        assert!(budget.is_used_up() && !budget.unwinds());
        assert_eq!(budget.since(start), (allowed, 3 * allowed));
        assert_eq!(budget.unwind().since(start), (allowed, 3 * allowed));
    }
}
