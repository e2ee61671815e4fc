//! Every number that a slide of the lessons that come along states, against the searches themselves.

use std::ops::Range;

use crate::common::databases;
use slidescope::lesson::{CompareScene, Lesson, Scene, SearchSetup, Shipped, Slide};
use slidescope::puzzle::Solvability;
use slidescope::recording::{Moment, Recording};
use slidescope::search::estimator;
use slidescope::search::{Distances, Limit, Limits, Outcome, Stats, Strategy, solve};
use slidescope::study::parse_strategy;

fn limits(expansions: Option<u64>) -> Limits {
    Limits {
        memory: 1 << 30,
        expansions,
    }
}

/// The numbers in a text, in their order: 37,708 is one.
fn numbers(text: &str) -> Vec<u64> {
    let parts = text.split(|c: char| !c.is_ascii_digit() && c != ',');
    let digits = parts.map(|part| part.replace(',', ""));
    digits.filter_map(|digits| digits.parse().ok()).collect()
}

/// The counters at the moment of a slide.
fn stats(slide: &Slide) -> Stats {
    let SearchSetup { problem, strategy } = slide.setup;
    solve(
        &problem,
        strategy,
        limits(slide.expansion()),
        databases(),
        |_| (),
    )
    .1
}

/// Moves of the solution and the counters at the end of another strategy on the slide's board.
fn end(slide: &Slide, strategy: &str) -> (u64, Stats) {
    let strategy = parse_strategy(strategy).expect("a strategy");
    let (outcome, stats) = solve(
        &slide.setup.problem,
        strategy,
        limits(None),
        databases(),
        |_| (),
    );
    let Outcome::Solved(solution) = outcome else {
        panic!("{strategy}: {outcome:?}");
    };
    (solution.len() as u64, stats)
}

fn recording(setup: &SearchSetup) -> Recording {
    Recording::ahead(&setup.problem, setup.strategy, 1000, databases())
}

fn optimal(slide: &Slide) -> u64 {
    let distances = Distances::new(slide.setup.problem.goal()).expect("a small board");
    let distance = distances.distance(&slide.setup.problem.start());
    distance.expect("solvable").into()
}

/// The numbers that a slide may state, in the order of its caption.
type Facts<'a> = &'a dyn Fn(&Slide) -> Vec<u64>;

fn check(shipped: Shipped, expected: &[Facts<'_>]) {
    let Lesson { slides, .. } = shipped.lesson().expect("a lesson");
    assert_eq!(slides.len(), expected.len());
    for (index, (slide, facts)) in slides.iter().zip(expected).enumerate() {
        let (number, caption) = (index + 1, &slide.caption);
        assert_eq!(numbers(caption), facts(slide), "slide {number}: {caption}");
        assert!(caption.ends_with('?'), "slide {number} asks: {caption}");
    }
}

/// The lowest f of open nodes, and how many nodes have it.
fn lowest(moment: &Moment<'_>) -> (u64, usize) {
    let open: Vec<u32> = open(moment).filter_map(|node| node.f).collect();
    let low = open.iter().min().copied().expect("an open node");
    (low.into(), open.iter().filter(|&&f| f == low).count())
}

fn open<'a>(moment: &'a Moment<'_>) -> impl Iterator<Item = slidescope::recording::Node> + 'a {
    let all: Range<usize> = 0..moment.open().len();
    moment.open().range(all).collect::<Vec<_>>().into_iter()
}

#[test]
fn the_first_lesson_says_what_is_so() {
    check(
        Shipped::First,
        &[
            &|slide| vec![optimal(slide)],
            &|slide| {
                let now = stats(slide);
                // The whole of two layers: the start and its neighbours.
                let layers = [1, 2];
                assert_eq!(now.expanded, 1 + 4);
                vec![layers[0], layers[1], now.expanded, now.visited]
            },
            &|slide| {
                let goal = slide.setup.problem.goal();
                let from_start = Distances::new(slide.setup.problem.start()).expect("small");
                let moves = from_start.distance(&goal).expect("solvable");
                let layers = &from_start.counts()[..=moves as usize];
                assert!(layers.is_sorted_by(|a, b| a < b), "{layers:?}");
                let (length, whole) = end(slide, "bfs");
                assert_eq!(length, optimal(slide));
                assert_eq!(Some(whole.expanded), slide.expansion());
                vec![length, whole.expanded, length, 30]
            },
            &|slide| {
                let recording = recording(&slide.setup);
                let start = recording.at(1).current().expect("the start");
                let (g, h) = (u64::from(start.g), u64::from(start.h.expect("guided")));
                vec![g, h, g + h]
            },
            &|slide| {
                let recording = recording(&slide.setup);
                let moment = recording.at(slide.expansion().expect("a moment"));
                let (f, count) = lowest(&moment);
                assert_eq!(count, 2, "two boards share it");
                vec![f]
            },
            &|slide| {
                let (moves, whole) = end(slide, "astar:manhattan");
                assert_eq!(Some(whole.expanded), slide.expansion());
                vec![moves, whole.expanded, end(slide, "bfs").1.expanded]
            },
            &|slide| {
                let (_, whole) = end(slide, "astar:manhattan");
                assert_eq!(Some(whole.expanded), slide.expansion());
                vec![whole.expanded, end(slide, "bfs").1.expanded]
            },
            &|slide| {
                let now = stats(slide);
                assert_eq!(now.reopened, 1);
                let before = limits(slide.expansion().map(|k| k - 1));
                let SearchSetup { problem, strategy } = slide.setup;
                assert_eq!(
                    solve(&problem, strategy, before, databases(), |_| ())
                        .1
                        .reopened,
                    0
                );
                vec![now.expanded]
            },
            &|slide| {
                let (length, whole) = end(slide, "bidirectional");
                assert_eq!(length, optimal(slide));
                assert_eq!(Some(whole.expanded), slide.expansion());
                vec![whole.expanded, end(slide, "bfs").1.expanded]
            },
            &|slide| {
                let Scene::Compare(scene) = &slide.scene else {
                    panic!("a comparison");
                };
                let (moves, astar) = end(slide, "astar:manhattan");
                let (longer, greedy) = end(slide, "greedy:manhattan");
                assert_eq!(moves, optimal(slide));
                assert_eq!(scene.at, Some(astar.expanded));
                for other in ["bfs", "bidirectional"] {
                    assert!(end(slide, other).1.expanded > astar.expanded);
                }
                vec![astar.expanded, moves, greedy.expanded, longer]
            },
            &|slide| {
                let (start, goal) = (slide.setup.problem.start(), slide.setup.problem.goal());
                let solvable: Solvability = slide.setup.problem.solvability();
                assert!(!solvable.is_solvable());
                let (from, to) = (start.cells(), goal.cells());
                let differ = from.iter().zip(to.iter()).filter(|(a, b)| a != b);
                let mut tiles: Vec<u64> = differ.map(|(tile, _)| u64::from(*tile)).collect();
                tiles.sort_unstable();
                let reached = Distances::new(start).expect("small");
                assert_eq!(reached.distance(&goal), None);
                tiles.push(reached.counts().iter().sum());
                tiles
            },
            &|slide| {
                let Scene::Explore(scene) = &slide.scene else {
                    panic!("a search");
                };
                assert!(scene.predict);
                vec![]
            },
        ],
    );
}

#[test]
fn the_lesson_on_memory_says_what_is_so() {
    check(
        Shipped::Memory,
        &[
            &|slide| {
                let (_, whole) = end(slide, "astar:manhattan");
                assert_eq!(Some(whole.expanded), slide.expansion());
                vec![whole.expanded, whole.visited]
            },
            &|slide| {
                let distances = Distances::new(slide.setup.problem.goal()).expect("small");
                assert_eq!(optimal(slide), u64::from(distances.farthest()));
                let (_, whole) = end(slide, "astar:manhattan");
                assert_eq!(Some(whole.expanded), slide.expansion());
                vec![8, optimal(slide), whole.visited]
            },
            &|slide| {
                let h = recording(&slide.setup).at(1).current().expect("start").h;
                let h = u64::from(h.expect("guided"));
                assert!(h < optimal(slide));
                vec![h, h]
            },
            &|slide| {
                let recording = recording(&slide.setup);
                let h = recording.at(1).current().expect("the start").h;
                let h = u64::from(h.expect("guided"));
                let SearchSetup { problem, .. } = slide.setup;
                // A*, which keeps what it generates, shows the successors of the start.
                let astar = parse_strategy("astar:manhattan").expect("a strategy");
                let setup = SearchSetup {
                    problem,
                    strategy: astar,
                };
                let astar = self::recording(&setup);
                let moment = astar.at(1);
                let f: Vec<Option<u32>> = open(&moment).map(|node| node.f).collect();
                let threshold = u64::from(stats(slide).threshold);
                assert!(
                    f.iter().all(|f| f.map(u64::from) == Some(threshold)),
                    "{f:?}"
                );
                vec![threshold, h, threshold, threshold - 1]
            },
            &|slide| {
                let now = stats(slide);
                assert_eq!(now.visited, 1, "the start alone");
                let before = limits(slide.expansion().map(|k| k - 1));
                let SearchSetup { problem, strategy } = slide.setup;
                let before = solve(&problem, strategy, before, databases(), |_| ()).1;
                assert!(before.threshold < now.threshold);
                vec![now.threshold.into()]
            },
            &|slide| {
                let (moves, whole) = end(slide, "idastar:manhattan");
                assert_eq!(moves, optimal(slide));
                assert_eq!(Some(whole.expanded), slide.expansion());
                let astar = end(slide, "astar:manhattan").1;
                vec![
                    moves,
                    whole.iterations.into(),
                    whole.threshold.into(),
                    whole.expanded,
                    astar.expanded,
                ]
            },
            &|slide| {
                let astar = end(slide, "astar:manhattan").1;
                let ida = end(slide, "idastar:manhattan").1;
                let boards: u64 = (1..=16).product::<u64>() / 2;
                assert_eq!(boards / 1_000_000_000_000, 10, "about 10 trillion");
                vec![astar.visited, ida.visited, 15, 10]
            },
            &|_| vec![],
        ],
    );
}

/// The outcome and the counters of another strategy on the slide's board, within the slide's limits.
fn within_limits(slide: &Slide, strategy: &str) -> (Outcome, Stats) {
    let Scene::Compare(CompareScene {
        strategies, limits, ..
    }) = &slide.scene
    else {
        panic!("a comparison");
    };
    let strategy = parse_strategy(strategy).expect("a strategy");
    assert!(strategies.contains(&strategy), "{strategy} is shown");
    let limits = limits.within(u64::MAX);
    solve(&slide.setup.problem, strategy, limits, databases(), |_| ())
}

/// The estimate of the slide's board.
fn h_of_start(slide: &Slide, strategy: &str) -> u64 {
    let strategy = parse_strategy(strategy).expect("a strategy");
    let problem = &slide.setup.problem;
    estimator(strategy, &problem.goal(), databases())(problem.start().state()).into()
}

/// MiB and expansions that each search of a comparison may use.
fn scene_limits(slide: &Slide) -> (u64, u64) {
    let Scene::Compare(CompareScene { limits, .. }) = &slide.scene else {
        panic!("a comparison");
    };
    let (memory, expansions) = (limits.memory_mib, limits.expansions);
    (
        memory.expect("a limit").get(),
        expansions.expect("a limit").get(),
    )
}

const HASTY: &str = "weighted-astar:manhattan:w=2";

/// Expansions of IDA* by Manhattan until it finds the goal of the lesson on the 24-puzzle.
const PATIENCE: u64 = 943_517_671;

#[test]
fn the_lesson_on_the_24_puzzle_says_what_is_so() {
    let solved = |outcome: &Outcome| match outcome {
        Outcome::Solved(path) => Some(path.len() as u64),
        _ => None,
    };
    check(
        Shipped::TwentyFour,
        &[
            &|slide| {
                let size = slide.setup.problem.size();
                let boards = (1..=25).map(f64::from).product::<f64>() / 2.0;
                let years = boards / 1e9 / (365.25 * 24.0 * 3600.0);
                assert!((240e6..250e6).contains(&years), "{years}");
                let (rows, columns) = (size.rows() as u64, size.columns() as u64);
                let tiles = size.cells() as u64 - 1;
                vec![tiles, tiles, rows, columns, 1_000_000_000, 240_000_000]
            },
            &|slide| {
                let h = h_of_start(slide, "astar:manhattan");
                vec![h, h, h]
            },
            &|slide| {
                let (outcome, stats) = within_limits(slide, "astar:manhattan");
                assert_eq!(outcome, Outcome::Limit(Limit::Memory));
                assert!(stats.visited > 3_000_000, "{stats:?}");
                vec![scene_limits(slide).0, 3_000_000]
            },
            &|slide| {
                let (outcome, stats) = within_limits(slide, "idastar:manhattan");
                assert_eq!(outcome, Outcome::Limit(Limit::Expansions));
                assert!(stats.visited < 100, "one path");
                assert_eq!(stats.expanded, scene_limits(slide).1);
                vec![stats.expanded, PATIENCE]
            },
            &|slide| {
                let weight = slide.setup.strategy.weight_used().expect("a weight");
                let w = u64::from(weight.get());
                vec![w, w, 1]
            },
            &|slide| {
                let (moves, whole) = end(slide, HASTY);
                assert_eq!(slide.setup.strategy, parse_strategy(HASTY).expect("it is"));
                assert_eq!(Some(whole.expanded), slide.expansion());
                vec![moves, whole.expanded, whole.visited, 3_000_000]
            },
            &|slide| {
                let (moves, whole) = end(slide, HASTY);
                assert_eq!(Some(whole.expanded), slide.expansion());
                let bound = h_of_start(slide, "astar:manhattan");
                vec![moves, moves, bound, moves - bound]
            },
            &|slide| {
                let bound = h_of_start(slide, "astar:manhattan");
                assert!(h_of_start(slide, "astar:patterns") > bound);
                // 5-5-5-5-4.
                vec![5, bound]
            },
            &|slide| {
                let (outcome, stats) = within_limits(slide, "astar:patterns");
                assert!(stats.expanded < 1_000_000, "{stats:?}");
                let moves = solved(&outcome).expect("solved");
                vec![scene_limits(slide).0, moves, 1_000_000]
            },
            &|slide| {
                let hasty = solved(&within_limits(slide, HASTY).0).expect("solved");
                let shortest = solved(&within_limits(slide, "astar:patterns").0).expect("solved");
                vec![hasty, shortest]
            },
            &|slide| {
                let Scene::Explore(scene) = &slide.scene else {
                    panic!("a search");
                };
                assert!(scene.predict);
                vec![2]
            },
        ],
    );
}

/// `cargo test --release --test core -- --ignored lesson_on_the_24`
#[test]
#[ignore = "a thousand million nodes: a minute in release mode"]
fn the_lesson_on_the_24_puzzle_says_how_patient_ida_star_must_be() {
    let lesson = Shipped::TwentyFour.lesson().expect("a lesson");
    let (moves, whole) = end(&lesson.slides[3], "idastar:manhattan");
    assert_eq!((moves, whole.expanded), (74, PATIENCE));
}

/// Only what a search does is said of it, so a strategy named in a caption is the one that is shown.
#[test]
fn strategies_of_the_slides_can_be_searched() {
    for shipped in Shipped::ALL {
        for slide in shipped.lesson().expect("a lesson").slides {
            let strategy: Strategy = slide.setup.strategy;
            let small = slide.setup.problem.size().cells() <= 9;
            assert!(small || shipped == Shipped::TwentyFour, "{strategy}");
        }
    }
}
