//! Every number that a slide of the lessons that come along states, against the searches themselves.

use std::ops::Range;

use crate::common::databases;
use slidescope::lesson::{Lesson, Scene, SearchSetup, Shipped, Slide};
use slidescope::puzzle::Solvability;
use slidescope::recording::{Moment, Recording};
use slidescope::search::{Distances, Limits, Outcome, Stats, Strategy, solve};
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

/// Only what a search does is said of it, so a strategy named in a caption is the one that is shown.
#[test]
fn strategies_of_the_slides_can_be_searched() {
    for shipped in Shipped::ALL {
        for slide in shipped.lesson().expect("a lesson").slides {
            let strategy: Strategy = slide.setup.strategy;
            assert!(slide.setup.problem.size().cells() <= 9, "{strategy}");
        }
    }
}
