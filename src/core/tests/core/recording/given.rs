//! Recordings of a given order of expansions: a search's own order gives the search's own recording.

use proptest::prelude::{Strategy as _, prop, prop_assert, prop_assert_eq, proptest};

use super::moments::problems;
use crate::common::databases;
use slidescope_core::order::is_by_hand;
use slidescope_core::puzzle::{Board, Size, State};
use slidescope_core::recording::{Moment, Node, Recording};
use slidescope_core::search::{Algorithm, Heuristic, Strategy};

/// More expansions than these would make the test slow on large boards.
const EXPANSIONS: u64 = 300;

fn strategies() -> impl proptest::strategy::Strategy<Value = Strategy> {
    let algorithms = Algorithm::ALL.into_iter().filter(|it| is_by_hand(*it));
    // The first is inconsistent, so nodes are reopened.
    let heuristics = [Heuristic::Patchy, Heuristic::Manhattan];
    (
        prop::sample::select(algorithms.collect::<Vec<_>>()),
        prop::sample::select(heuristics.to_vec()),
    )
        .prop_map(|(algorithm, heuristic)| Strategy::new(algorithm, heuristic))
}

fn nodes<'a>(moment: &'a Moment<'_>) -> impl Iterator<Item = Option<Node>> + 'a {
    (0..moment.nodes()).map(|index| moment.node(moment.recording().id(index)?))
}

fn order(recording: &Recording) -> Vec<State> {
    let moments = (1..=recording.len()).map(|k| recording.at(k).current());
    moments
        .map(|node| node.expect("an expansion").state)
        .collect()
}

proptest! {
    #[test]
    fn the_order_of_a_search_gives_its_recording(problem in problems(), strategy in strategies()) {
        let own = Recording::ahead(&problem, strategy, EXPANSIONS, databases());
        let given = Recording::following(&problem, strategy, order(&own), databases());
        prop_assert_eq!(given.len(), own.len());
        for k in 0..=own.len() {
            let (given, own) = (given.at(k), own.at(k));
            prop_assert!(nodes(&given).eq(nodes(&own)), "the nodes at {}", k);
            prop_assert_eq!(given.stats().frontier, own.stats().frontier);
            prop_assert_eq!(given.stats().reopened, own.stats().reopened);
            // Searches that go by layers count the whole layer.
            if strategy.algorithm.goes_by_f() {
                prop_assert_eq!(given.stats().depth, own.stats().depth);
            }
        }
        if own.newest().is_over() {
            prop_assert_eq!(given.newest().solution(), own.newest().solution());
        }
    }
}

#[test]
fn it_ends_before_a_board_that_does_not_wait() {
    let board = |cells: &str| {
        Board::from_cells(
            Size::new(3, 3).expect("a size"),
            &cells.bytes().map(|cell| cell - b'0').collect::<Vec<_>>(),
        )
        .expect("a board")
    };
    let problem = slidescope_core::puzzle::Problem::new(board("123485706"), board("123456780"))
        .expect("equal sizes");
    let order = ["123485706", "123405786", "123485706"].map(|cells| board(cells).state());
    let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let given = Recording::following(&problem, strategy, order, databases());
    assert_eq!(given.len(), 2);
}
