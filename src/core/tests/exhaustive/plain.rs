//! The fast searches of ranked spaces, compared with plain ones: a queue, a hash map, and the rules as they are written
//! down. Both must expand the same nodes in the same order, and count the same.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, VecDeque};

use crate::common::{board, databases, reachable, size};
use slidescope_core::puzzle::{Board, Move, Problem, State};
use slidescope_core::search::{
    Algorithm, Expansion, Heuristic, Limits, Outcome, Side, Status, Strategy, any_search, solve,
};

/// What both kinds of search report.
#[derive(Default, PartialEq, Debug)]
struct Done {
    /// Side, state and g of each expansion.
    expanded: Vec<(Side, State, u32)>,
    generated: u64,
    duplicates: u64,
    improved: u64,
    peak: u64,
    /// Moves of the path found.
    length: Option<usize>,
}

/// Runs the real search to its end.
fn real(problem: &Problem, strategy: Strategy) -> Done {
    let mut search = any_search(problem, strategy, Limits::NONE, databases());
    let mut done = Done::default();
    let status = search.observe(u64::MAX, &mut |&Expansion { state, side, g, .. }| {
        done.expanded.push((side, state, g));
    });
    let Status::Finished(outcome) = status else {
        unreachable!("the budget has no end");
    };
    let stats = search.stats();
    assert_eq!(stats.expanded, done.expanded.len() as u64);
    done.generated = stats.generated;
    done.duplicates = stats.duplicates;
    done.improved = stats.improved + stats.reopened;
    done.peak = stats.peak_frontier;
    done.length = match outcome {
        Outcome::Solved(path) => Some(path.len()),
        _ => None,
    };
    done
}

/// The successors of a board in the fixed order, without the move straight back.
fn successors(board: Board, came: Option<Move>) -> impl Iterator<Item = (Move, Board)> {
    let ways = Move::ALL
        .into_iter()
        .filter(move |mv| came != Some(mv.inverse()));
    ways.filter_map(move |mv| Some((mv, board.after(mv)?)))
}

/// How each state was reached by one side: the move, and its g.
type Reached = HashMap<Board, (Option<Move>, u32)>;

/// Breadth-first search; the goal is tested when a node is generated.
fn bfs(problem: &Problem) -> Done {
    let mut done = Done {
        peak: 1,
        ..Done::default()
    };
    let mut reached = Reached::from([(problem.start(), (None, 0))]);
    let mut open = VecDeque::from([problem.start()]);
    if problem.start() == problem.goal() {
        return Done {
            length: Some(0),
            ..done
        };
    }
    while let Some(node) = open.pop_front() {
        let (came, g) = reached[&node];
        done.expanded.push((Side::Forward, node.state(), g));
        for (mv, child) in successors(node, came) {
            done.generated += 1;
            if reached.contains_key(&child) {
                done.duplicates += 1;
                continue;
            }
            reached.insert(child, (Some(mv), g + 1));
            open.push_back(child);
            if child == problem.goal() {
                done.length = Some(g as usize + 1);
                break;
            }
        }
        done.peak = done.peak.max(open.len() as u64);
        if done.length.is_some() {
            break;
        }
    }
    done
}

/// Whole layers, that of the smaller frontier first, forward if they are equal; ends with the layer in which they meet.
fn bidirectional(problem: &Problem) -> Done {
    let mut done = Done {
        peak: 2,
        ..Done::default()
    };
    let roots = [problem.start(), problem.goal()];
    let mut reached = roots.map(|root| Reached::from([(root, (None, 0))]));
    let mut layers = roots.map(|root| vec![root]);
    if roots[0] == roots[1] {
        return Done {
            length: Some(0),
            ..done
        };
    }
    while done.length.is_none() && layers.iter().all(|layer| !layer.is_empty()) {
        let side = usize::from(layers[0].len() > layers[1].len());
        let layer = std::mem::take(&mut layers[side]);
        let mut left = layer.len();
        for node in layer {
            let (came, g) = reached[side][&node];
            done.expanded
                .push(([Side::Forward, Side::Backward][side], node.state(), g));
            left -= 1;
            for (mv, child) in successors(node, came) {
                done.generated += 1;
                if reached[side].contains_key(&child) {
                    done.duplicates += 1;
                    continue;
                }
                reached[side].insert(child, (Some(mv), g + 1));
                layers[side].push(child);
                if let (None, Some((_, theirs))) = (done.length, reached[1 - side].get(&child)) {
                    done.length = Some((g + 1 + theirs) as usize);
                }
            }
            let open = left + layers[0].len() + layers[1].len();
            done.peak = done.peak.max(open as u64);
        }
    }
    done
}

/// The sum of the tiles' distances, counted tile by tile.
fn manhattan(board: &Board, goal: &Board) -> u32 {
    let size = goal.size();
    let home = |tile| (0..size.cells()).find(|&cell| goal.tile(cell) == tile);
    let tiles = (0..size.cells()).filter(|&cell| board.tile(cell) != 0);
    tiles
        .filter_map(|cell| home(board.tile(cell)).map(|home| size.distance(cell, home) as u32))
        .sum()
}

/// Lowest f, then lowest h, then oldest; the goal is tested when a node is expanded.
fn astar(problem: &Problem) -> Done {
    let mut done = Done {
        peak: 1,
        ..Done::default()
    };
    let goal = problem.goal();
    let mut reached = Reached::from([(problem.start(), (None, 0))]);
    let h = manhattan(&problem.start(), &goal);
    let mut open = BTreeMap::from([((h, h, 0_u64), problem.start())]);
    let mut keys = HashMap::from([(problem.start(), (h, h, 0))]);
    let mut age = 0;
    while let Some((_, node)) = open.pop_first() {
        let (came, g) = reached[&node];
        done.expanded.push((Side::Forward, node.state(), g));
        if node == goal {
            done.length = Some(g as usize);
            break;
        }
        for (mv, child) in successors(node, came) {
            done.generated += 1;
            if let Some(&(_, before)) = reached.get(&child) {
                done.duplicates += 1;
                if before <= g + 1 {
                    continue;
                }
                done.improved += 1;
                open.remove(&keys[&child]);
            }
            reached.insert(child, (Some(mv), g + 1));
            age += 1;
            let h = manhattan(&child, &goal);
            keys.insert(child, (g + 1 + h, h, age));
            open.insert((g + 1 + h, h, age), child);
        }
        done.peak = done.peak.max(open.len() as u64);
    }
    done
}

fn agree(problem: &Problem, algorithm: Algorithm, plain: fn(&Problem) -> Done) {
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    let real = real(problem, strategy);
    // Not `assert_eq`, which would print a million expansions.
    assert!(real == plain(problem), "{strategy} on {problem:?}");
}

fn agree_in_all(problem: &Problem) {
    agree(problem, Algorithm::Bfs, bfs);
    agree(problem, Algorithm::Bidirectional, bidirectional);
    agree(problem, Algorithm::AStar, astar);
}

/// From every `step`-th state, and once over each whole space with nothing to find.
fn agree_on(goals: &[Board], step: usize) {
    for &goal in goals {
        for start in reachable(goal).into_iter().step_by(step) {
            agree_in_all(&Problem::new(start, goal).expect("equal sizes"));
        }
        walk(goal);
    }
}

/// Searches every state around `centre` for a goal that cannot be reached, by each algorithm.
fn walk(centre: Board) {
    let tiles: Vec<usize> = (0..centre.size().cells())
        .filter(|&cell| centre.tile(cell) != 0)
        .collect();
    let out_of_reach = centre.swapped(tiles[0], tiles[1]);
    agree_in_all(&Problem::new(centre, out_of_reach).expect("equal sizes"));
}

#[test]
fn on_every_state_of_the_smallest() {
    agree_on(&[Board::blank_last(size("2x2")), board("2x2", "3021")], 1);
    agree_on(&[Board::blank_last(size("2x3")), board("2x3", "530214")], 1);
    agree_on(&[Board::blank_first(size("3x2"))], 1);
}

#[test]
fn on_2x4_and_4x2() {
    agree_on(
        &[Board::blank_last(size("2x4")), board("2x4", "34120567")],
        601,
    );
    agree_on(&[Board::blank_first(size("4x2"))], 601);
}

#[test]
fn on_3x3() {
    let goals = ["123456780", "123804765", "103456782"].map(|goal| board("3x3", goal));
    agree_on(&goals, 30_011);
    agree_on_the_hardest("867254301");
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_on_the_other_hardest_3x3() {
    agree_on_the_hardest("647850321");
}

/// Compares all searches of one of the two boards that are 31 moves from their goal.
fn agree_on_the_hardest(start: &str) {
    let goal = board("3x3", "123456780");
    agree_in_all(&Problem::new(board("3x3", start), goal).expect("equal sizes"));
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_on_every_state_of_2x5() {
    walk(Board::blank_last(size("2x5")));
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_on_every_state_of_2x5_with_the_blank_inside() {
    walk(board("2x5", "7380416295"));
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_on_every_state_of_5x2() {
    walk(Board::blank_first(size("5x2")));
}

/// The boards that can be reached, each with its distance from `goal`, by a plain breadth-first search.
fn plain_distances(goal: Board) -> Vec<(Board, usize)> {
    let mut reached = Reached::from([(goal, (None, 0))]);
    let mut all = vec![(goal, 0)];
    let mut next = 0;
    while let Some(&(board, g)) = all.get(next) {
        next += 1;
        for (mv, child) in successors(board, None) {
            if let Entry::Vacant(new) = reached.entry(child) {
                new.insert((Some(mv), g as u32 + 1));
                all.push((child, g + 1));
            }
        }
    }
    all
}

/// From every state that can reach `goal`, on all cores.
fn find_every_distance(goal: Board) {
    let all = plain_distances(goal);
    assert_eq!(all.len() as u128, goal.size().reachable_states());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for part in all.chunks(all.len().div_ceil(cores)) {
            scope.spawn(move || {
                for &(start, distance) in part {
                    let problem = Problem::new(start, goal).expect("equal sizes");
                    for algorithm in [Algorithm::AStar, Algorithm::Bidirectional] {
                        let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
                        let (outcome, _) =
                            solve(&problem, strategy, Limits::NONE, databases(), |_| ());
                        let Outcome::Solved(path) = outcome else {
                            panic!("{algorithm}: {outcome:?} on {problem:?}");
                        };
                        assert_eq!(path.len(), distance, "{algorithm} on {problem:?}");
                    }
                }
            });
        }
    });
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_distance_of_the_8_puzzle() {
    for goal in ["123456780", "123804765", "103456782"] {
        find_every_distance(board("3x3", goal));
    }
}

#[test]
fn every_distance_of_2x4_and_4x2() {
    find_every_distance(board("2x4", "34120567"));
    find_every_distance(Board::blank_last(size("4x2")));
}
