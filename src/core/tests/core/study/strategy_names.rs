//! Algorithms and heuristics by the names that people give them.

use slidescope_core::search::{Algorithm, Heuristic};
use slidescope_core::study::{algorithm_known_as, heuristic_known_as};

#[test]
fn algorithms_are_known_by_their_other_names() {
    for (name, algorithm) in [
        ("dfs", Algorithm::Dfs),
        ("DFS", Algorithm::Dfs),
        ("depth-first", Algorithm::Dfs),
        ("backtracking", Algorithm::DepthLimited),
        ("ids", Algorithm::IterativeDeepening),
        ("IDDFS", Algorithm::IterativeDeepening),
        ("ucs", Algorithm::UniformCost),
        ("Dijkstra", Algorithm::UniformCost),
        ("breadth-first", Algorithm::Bfs),
        ("A*", Algorithm::AStar),
        ("a-star", Algorithm::AStar),
        ("wa*", Algorithm::WeightedAStar),
        ("best_first", Algorithm::Greedy),
        ("bidirectional-bfs", Algorithm::Bidirectional),
        ("Bidirectional A*", Algorithm::Mm),
        ("ida*", Algorithm::IdaStar),
    ] {
        assert_eq!(algorithm_known_as(name), Some(algorithm), "{name}");
    }
    assert_eq!(algorithm_known_as("annealing"), None);
    assert_eq!(algorithm_known_as(""), None);
    for (name, heuristic) in [
        ("hamming", Heuristic::Misplaced),
        ("Manhattan", Heuristic::Manhattan),
        ("PDB", Heuristic::Patterns),
        ("linear_conflict", Heuristic::LinearConflict),
    ] {
        assert_eq!(heuristic_known_as(name), Some(heuristic), "{name}");
    }
}
