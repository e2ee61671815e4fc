//! A run is the same however it is divided into portions, watched or not, and its counters are consistent.

use proptest::prelude::*;
use proptest::strategy::Strategy as _;

use crate::common::{board, databases, eight_puzzle, optimal_strategies, strategies};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Expansion, Fate, Heuristic, Limit, Limits, Outcome, Stats, Status, Strategy, any_search,
};

/// Advances by the budgets of `cut`, in turn, to the end, and checks the counters at every return. The expansions are
/// collected if `watched`.
fn run_within(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    cut: &[u64],
    watched: bool,
) -> (Outcome, Stats, Vec<Expansion>) {
    let mut search = any_search(problem, strategy, limits, databases());
    let mut trace = Vec::new();
    let roots = search.stats().visited;
    for &budget in cut.iter().cycle() {
        let before = search.stats();
        let status = if watched {
            search.observe(budget, &mut |expansion| trace.push(*expansion))
        } else {
            search.advance(budget)
        };
        let stats = search.stats();
        assert!(stats.expanded - before.expanded <= budget);
        assert_eq!(stats.visited, roots + stats.generated - stats.duplicates);
        assert_eq!(
            stats.frontier,
            stats.visited + stats.reopened - stats.expanded
        );
        assert!(
            stats.peak_frontier >= stats.frontier && stats.peak_frontier >= before.peak_frontier
        );
        if let Status::Finished(outcome) = status {
            assert_eq!(search.advance(9), Status::Finished(outcome.clone()));
            assert_eq!(search.stats(), stats, "a finished search stays as it is");
            return (outcome, stats, trace);
        }
    }
    unreachable!()
}

fn run(
    problem: &Problem,
    strategy: Strategy,
    cut: &[u64],
    watched: bool,
) -> (Outcome, Stats, Vec<Expansion>) {
    run_within(problem, strategy, Limits::NONE, cut, watched)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn cutting_and_watching_change_nothing(
        cells in Just((0..9_u8).collect::<Vec<_>>()).prop_shuffle(),
        cut in prop::collection::vec(0_u64..300, 1..6).prop_filter("some progress", |cut| cut.iter().sum::<u64>() > 0),
        pick in any::<prop::sample::Index>(),
    ) {
        let size = "3x3".parse().expect("a size");
        let start = Board::from_cells(size, &cells).expect("legal");
        let problem = Problem::new(start, board("3x3", "123456780")).expect("equal sizes");
        let strategies = strategies();
        let strategy = strategies[pick.index(strategies.len())];
        let whole = run(&problem, strategy, &[u64::MAX], true);
        let parts = run(&problem, strategy, &cut, true);
        let unwatched = run(&problem, strategy, &cut, false);
        prop_assert_eq!(&whole, &parts);
        prop_assert_eq!((&whole.0, &whole.1), (&unwatched.0, &unwatched.1));
        // The trace accounts for the counters.
        prop_assert_eq!(whole.2.len() as u64, whole.1.expanded);
        let fates = |fate| whole.2.iter().map(|e| {
            slidescope_core::puzzle::Move::ALL.into_iter().filter(|&mv| e.successors.get(mv) == fate).count() as u64
        }).sum::<u64>();
        prop_assert_eq!(fates(Fate::New) + fates(Fate::Duplicate) + fates(Fate::Improved), whole.1.generated);
        prop_assert_eq!(fates(Fate::Duplicate) + fates(Fate::Improved), whole.1.duplicates);
        prop_assert_eq!(fates(Fate::Improved), whole.1.improved + whole.1.reopened);
    }
}

/// With a consistent heuristic A* never reopens a closed node (AIMA 4th ed., § 3.5.2).
#[test]
fn nothing_is_reopened() {
    let consistent = |strategy: &Strategy| strategy.heuristic.is_consistent();
    for strategy in optimal_strategies().into_iter().filter(consistent) {
        let (_, stats, _) = run(
            &eight_puzzle("867254301", "123456780"),
            strategy,
            &[u64::MAX],
            false,
        );
        assert_eq!(stats.reopened, 0, "{strategy}");
    }
}

#[test]
fn limits_end_a_run_at_the_same_place_however_it_is_cut() {
    let tiles: Vec<u8> = vec![14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];
    let size = "4x4".parse().expect("a size");
    let start = Board::from_cells(size, &tiles).expect("legal");
    let problem = Problem::new(start, Board::blank_first(size)).expect("equal sizes");
    // With pattern databases it is solved within the limit.
    let others = |strategy: &Strategy| strategy.heuristic != Heuristic::Patterns;
    for strategy in optimal_strategies().into_iter().filter(others) {
        let limits = Limits {
            memory: 3 << 20,
            expansions: None,
        };
        let whole = run_within(&problem, strategy, limits, &[u64::MAX], false);
        let parts = run_within(&problem, strategy, limits, &[7, 100, 1], false);
        assert_eq!(whole.0, Outcome::Limit(Limit::Memory), "{strategy}");
        assert_eq!((whole.0, whole.1), (parts.0, parts.1), "{strategy}");
        let excess = whole.1.bytes as f64 / limits.memory as f64;
        assert!(excess < 1.05, "{strategy} held {excess:.3} of its limit");

        let limits = Limits {
            memory: u64::MAX,
            expansions: Some(1234),
        };
        let (outcome, stats, _) = run_within(&problem, strategy, limits, &[500], false);
        assert_eq!(
            (outcome, stats.expanded),
            (Outcome::Limit(Limit::Expansions), 1234),
            "{strategy}"
        );
    }
}

/// The first node of the open list is the one expanded next: at each of the first expansions, and at one in sixteen after
/// them, as it takes long to look through a large open list.
fn foretells(problem: &Problem, strategy: Strategy) {
    let mut search = any_search(problem, strategy, Limits::NONE, databases());
    loop {
        let next = search.next_open(3);
        assert!(next.len() as u64 == search.stats().frontier.min(3));
        if !matches!(search.advance(1), Status::Running) {
            break;
        }
        assert_eq!(search.current().as_ref(), next.first());
        if search.stats().expanded > 500 && !matches!(search.advance(15), Status::Running) {
            break;
        }
    }
}

#[test]
fn the_open_list_foretells_the_next_expansion() {
    let six = Problem::new(board("2x3", "530214"), board("2x3", "123450")).expect("equal sizes");
    for strategy in strategies() {
        foretells(&six, strategy);
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_open_list_foretells_the_next_expansion_of_the_8_puzzle() {
    for strategy in strategies() {
        foretells(&eight_puzzle("283104765", "123456780"), strategy);
    }
}
