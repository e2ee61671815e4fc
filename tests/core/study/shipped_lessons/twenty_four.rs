//! The lesson on the 24-puzzle.

use super::*;
use slidescope::lesson::CompareScene;
use slidescope::search::{Limit, estimator};

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

/// The estimate of the slide's board.
fn h_of_start(slide: &Slide, strategy: &str) -> u64 {
    let SearchSetup { problem, strategy } = with(slide, strategy);
    estimator(strategy, &problem.goal(), databases())(problem.start().state()).into()
}

/// MiB and expansions that each search of a comparison may use.
fn scene_limits(slide: &Slide) -> (u64, u64) {
    let limits = comparison(slide).limits;
    let (memory, expansions) = (limits.memory_mib, limits.expansions);
    (
        memory.expect("a limit").get(),
        expansions.expect("a limit").get(),
    )
}

const HASTY: &str = "weighted-astar:manhattan:w=2";

/// Expansions of IDA* by Manhattan until it finds the goal.
const PATIENCE: u64 = 943_517_671;

/// Expansions of IDA* in a second, as once measured: PATIENCE took 7.9 s.
const RATE: u64 = 120_000_000;

const YEAR: f64 = 365.25 * 24.0 * 3600.0;

/// Moves of a shortest solution, which the pattern databases find.
const SHORTEST: u64 = 74;

/// By how much an iteration of IDA* is larger than the one before it.
fn growth(slide: &Slide) -> f64 {
    let up_to = |limit: u64| {
        let setup = with(slide, &format!("idastar:manhattan:limit={limit}"));
        searched(&setup, None).1.expanded as f64
    };
    let h = h_of_start(slide, "astar:manhattan");
    let [first, second, third] = [h + 6, h + 8, h + 10].map(up_to);
    (third - second) / (second - first)
}

/// The mean length of Korf and Felner's random boards.
fn random_length() -> f64 {
    let boards = include_str!("../../../../assets/studies/korf_felner.txt").lines();
    let boards = boards.filter(|line| !line.starts_with('#'));
    let lengths = boards.filter_map(|line| line.split_whitespace().last()?.parse::<f64>().ok());
    let lengths: Vec<f64> = lengths.collect();
    lengths.iter().sum::<f64>() / lengths.len() as f64
}

#[test]
fn it_says_what_is_so() {
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
                let seconds = (PATIENCE + RATE / 2) / RATE;
                let grown = growth(slide).round();
                let random = (random_length() / 10.0).round() as u64 * 10;
                let more = random - SHORTEST;
                let thresholds = more / 2;
                let years = 5_f64.powi(thresholds as i32) * seconds as f64 / YEAR;
                assert!(years > 300.0, "{years}");
                let alike = (seconds * random + SHORTEST / 2) / SHORTEST;
                facts![
                    stats.expanded,
                    PATIENCE,
                    seconds,
                    RATE,
                    grown,
                    SHORTEST,
                    random,
                    alike,
                    grown,
                    seconds,
                    thresholds,
                    300,
                    more,
                    thresholds,
                    5,
                    seconds,
                    300
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
                facts![scene_limits(slide).0, SHORTEST, 1_000_000]
            },
            &|slide| {
                let hasty = solved(&within_limits(slide, HASTY).0);
                facts![hasty, SHORTEST]
            },
            &|_| facts![2],
        ],
        &[],
    );
}

/// `cargo test --release --test core -- --ignored how_patient`
#[test]
#[ignore = "a thousand million nodes: a minute in release mode"]
fn it_says_how_patient_ida_star_must_be() {
    let lesson = Shipped::TwentyFour.lesson().expect("a lesson");
    let (moves, whole) = end(&lesson.slides[3], "idastar:manhattan");
    assert_eq!((moves, whole.expanded), (SHORTEST, PATIENCE));
}

#[test]
fn its_questions_are_judged() {
    asks(Shipped::TwentyFour);
}
