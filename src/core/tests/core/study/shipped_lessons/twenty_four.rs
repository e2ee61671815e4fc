//! The lesson on the 24-puzzle.

use super::*;
use slidescope_core::lesson::CompareScene;
use slidescope_core::search::{Limit, estimator};

/// The outcome and the counters of another strategy on the slide's board, within the slide's limits.
fn within_limits(slide: &Slide, strategy: &str) -> (Outcome, Stats) {
    let setup = with(slide, strategy);
    let CompareScene {
        strategies, limits, ..
    } = comparison(slide);
    assert!(strategies.contains(&setup.strategy), "{strategy} is shown");
    let limits = limits.within(u64::MAX);
    solve(&setup.problem, setup.strategy, limits, databases(), |_| ())
}

fn comparison(slide: &Slide) -> &CompareScene {
    match &slide.scene {
        Scene::Compare(scene) => scene,
        other => panic!("{other:?}"),
    }
}

fn solved(outcome: &Outcome) -> u64 {
    match outcome {
        Outcome::Solved(path) => path.len() as u64,
        other => panic!("{other:?}"),
    }
}

/// The estimate for the slide's start board.
fn h_of_start(slide: &Slide, strategy: &str) -> u64 {
    let SearchSetup { problem, strategy } = with(slide, strategy);
    estimator(strategy, &problem.goal(), databases())(problem.start().state()).into()
}

/// The MiB and expansions that each search of a comparison may use.
fn scene_limits(slide: &Slide) -> (u64, u64) {
    let limits = comparison(slide).limits;
    let (memory, expansions) = (limits.memory_mib, limits.expansions);
    (
        memory.expect("a limit").get(),
        expansions.expect("a limit").get(),
    )
}

const HASTY: &str = "weighted-astar:manhattan:w=2";

/// Expansions of IDA* per second, as once measured: 943,517,671 of them took 7.9 s.
const RATE: u64 = 120_000_000;

/// The last threshold of IDA* whose expansions are told.
const TOLD: u64 = 50;

const YEAR: f64 = 365.25 * 24.0 * 3600.0;

/// The length of a shortest solution, which the pattern databases find.
const SHORTEST: u64 = 74;

/// Expansions of IDA* on the slide's board up to a threshold.
fn up_to(slide: &Slide, threshold: u64) -> u64 {
    let setup = with(slide, &format!("idastar:manhattan:limit={threshold}"));
    searched(&setup, None).1.expanded
}

/// The slide with the board on which IDA* takes too long.
fn hopeless() -> Slide {
    let lesson = Shipped::TwentyFour.lesson().expect("a lesson");
    lesson.slides[3].clone()
}

/// Its tables take ten seconds to build.
#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_number_in_it_is_right() {
    check(
        Shipped::TwentyFour,
        &[
            &|slide| {
                let size = slide.setup.problem.size();
                let boards = (1..=25).map(f64::from).product::<f64>() / 2.0;
                let years = boards / 1e9 / YEAR;
                assert!((240e6..250e6).contains(&years), "{years}");
                let (rows, columns) = (size.rows(), size.columns());
                let tiles = size.cells() - 1;
                facts![
                    tiles,
                    tiles,
                    rows,
                    columns,
                    1_000_000_000,
                    240_000_000,
                    1000,
                    240_000_000 / 1000
                ]
            },
            &|slide| {
                let h = h_of_start(slide, "astar:manhattan");
                facts![h, h, h, stats(slide).expanded, 24, 1, 1, 1, h, 0]
            },
            &|slide| {
                let (outcome, stats) = within_limits(slide, "astar:manhattan");
                assert_eq!(outcome, Outcome::Limit(Limit::Memory));
                assert!(stats.visited > 3_000_000, "{stats:?}");
                facts![scene_limits(slide).0, 3_000_000]
            },
            &|slide| {
                let (outcome, stats) = within_limits(slide, "idastar:manhattan");
                assert_eq!(outcome, Outcome::Limit(Limit::Expansions));
                assert!(stats.visited < 100, "one path");
                assert_eq!(stats.expanded, scene_limits(slide).1);
                let told = [TOLD - 4, TOLD - 2, TOLD].map(|it| up_to(slide, it));
                assert!(told[2] < RATE, "less than a second");
                let grown = (told[2] - told[1]) as f64 / (told[1] - told[0]) as f64;
                let grown = grown.round() as u64;
                let goal = end(slide, "astar:patterns").0;
                let more = (goal - TOLD) / 2;
                let times = grown.pow(more as u32);
                assert!(told[2] * times / RATE > 3600, "an hour");
                let (few, rest) = (3, more - 3);
                facts![
                    TOLD,
                    told[2],
                    1,
                    RATE,
                    grown,
                    goal,
                    more,
                    1,
                    1,
                    few,
                    grown.pow(few),
                    rest,
                    1,
                    more,
                    grown,
                    times / 1000 * 1000
                ]
            },
            &|slide| {
                let w = slide.setup.strategy.weight_used().expect("a weight").get();
                facts![w, w, 1, 0]
            },
            &|slide| {
                let whole = shown_end(slide, HASTY).1;
                facts![whole.expanded, whole.visited, 3_000_000, 2, 2]
            },
            &|slide| {
                let moves = shown_end(slide, HASTY).0;
                let bound = h_of_start(slide, "astar:manhattan");
                facts![moves, bound, moves, bound, moves - bound]
            },
            &|slide| {
                let bound = h_of_start(slide, "astar:manhattan");
                assert!(h_of_start(slide, "astar:patterns") > bound);
                // 5-5-5-5-4.
                facts![5, bound]
            },
            &|slide| {
                let (outcome, stats) = within_limits(slide, "astar:patterns");
                assert!(stats.expanded < 1_000_000, "{stats:?}");
                assert_eq!(solved(&outcome), SHORTEST);
                let (moves, other) = end(&hopeless(), "astar:patterns");
                assert!(other.expanded < 500_000, "{other:?}");
                facts![scene_limits(slide).0, SHORTEST, 1_000_000, moves, 500_000]
            },
            &|slide| {
                let hasty = solved(&within_limits(slide, HASTY).0);
                facts![hasty, SHORTEST]
            },
            &|_| facts![2],
            &|_| facts![],
        ],
        &[],
    );
}

#[test]
fn its_questions_are_judged() {
    asks(Shipped::TwentyFour);
}
