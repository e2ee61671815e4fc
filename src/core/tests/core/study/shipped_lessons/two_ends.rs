//! The third lesson: two searches at once, and searches that store little.

use super::*;
use slidescope_core::search::Limit;
use slidescope_core::study::every_board::shipped_extremes;

/// The number of boards within `moves` moves of `root`.
fn ball(root: &Board, moves: usize) -> u64 {
    distances(root).counts()[..=moves].iter().sum()
}

/// The thresholds of a depth-first search, in their order.
fn thresholds(slide: &Slide) -> Vec<u32> {
    let SearchSetup { problem, strategy } = slide.setup;
    let all = end(slide, "idastar:manhattan").1.expanded;
    let recording = Recording::ahead(&problem, strategy, all, databases());
    // After the first expansion the second iteration has begun, so the first threshold is h of the start.
    let first = recording.at(1).current().and_then(|start| start.h);
    let mut found: Vec<u32> = first.into_iter().collect();
    found.extend((1..=all).map(|k| recording.at(k).stats().threshold));
    found.dedup();
    found
}

/// How a search of the slide's comparison ends, within its limits.
fn compared(slide: &Slide, strategy: &str) -> (Outcome, Stats) {
    let Scene::Compare(scene) = &slide.scene else {
        panic!("a comparison");
    };
    let setup = with(slide, strategy);
    assert!(
        scene.strategies.contains(&setup.strategy),
        "{strategy} is shown"
    );
    let limits = scene.limits.within(1 << 30);
    solve(&setup.problem, setup.strategy, limits, databases(), |_| ())
}

/// The length of the solution and the counters of a search that ends with one.
fn solved(slide: &Slide, strategy: &str) -> (u64, Stats) {
    match compared(slide, strategy) {
        (Outcome::Solved(path), stats) => (path.len() as u64, stats),
        (other, _) => panic!("{strategy}: {other:?}"),
    }
}

#[test]
fn every_number_in_it_is_right() {
    check(
        Shipped::TwoEnds,
        &[
            &|slide| {
                let (moves, end) = shown_end(slide, "bidirectional");
                assert_eq!(moves, optimal(slide));
                let problem = &slide.setup.problem;
                let (whole, half) = (moves as usize, moves as usize / 2);
                let near = ball(&problem.start(), half);
                assert_eq!(near, ball(&problem.goal(), half), "each");
                let bfs = self::end(slide, "bfs").1.expanded;
                facts![
                    end.expanded,
                    bfs,
                    half,
                    near,
                    whole,
                    ball(&problem.start(), whole)
                ]
            },
            &|slide| {
                let (_, end) = shown_end(slide, "bidirectional");
                // All orders of the other tiles and the blank, half of which can be reached.
                let cells = slide.setup.problem.size().cells() as u64;
                let goals = (1..cells).product::<u64>() / 2;
                let bfs = self::end(slide, "bfs").1.visited;
                facts![end.visited, bfs, 1, goals]
            },
            &|slide| {
                let (moves, end) = shown_end(slide, "mm:manhattan");
                assert_eq!(moves, optimal(slide));
                facts![end.expanded]
            },
            &|slide| facts![thresholds(slide)[0], stats(slide).threshold],
            &|slide| {
                let all = thresholds(slide);
                let now = stats(slide).threshold;
                let at = all.iter().position(|it| *it == now).expect("a threshold");
                assert!(all.windows(2).all(|two| two[0] + 2 == two[1]), "{all:?}");
                assert_eq!(all[at], 16, "so far");
                let (moves, iterations) = (optimal(slide), all.len());
                assert_eq!(
                    solution(slide, databases()),
                    Some(Answer::Number(iterations as f64))
                );
                let mut facts: Vec<String> = all[..=at].iter().map(ToString::to_string).collect();
                facts.extend(facts![moves, iterations]);
                facts.extend(all.iter().map(ToString::to_string));
                facts.extend(facts![1, 1, 2, all[0], moves]);
                facts
            },
            &|slide| {
                let (moves, end) = shown_end(slide, "idastar:manhattan");
                let astar = self::end(slide, "astar:manhattan").1;
                assert_eq!(moves, optimal(slide));
                assert_eq!(end.iterations as usize, thresholds(slide).len());
                facts![
                    moves,
                    end.iterations,
                    end.visited,
                    astar.visited,
                    end.expanded,
                    astar.expanded
                ]
            },
            &|slide| {
                let (outcome, full) = compared(slide, "astar:manhattan");
                assert_eq!(outcome, Outcome::Limit(Limit::Memory));
                assert!(full.visited > 200_000, "{full:?}");
                let (moves, ida) = solved(slide, "idastar:manhattan");
                assert_eq!(ida.visited, moves + 1, "one path");
                let Scene::Compare(scene) = &slide.scene else {
                    panic!("a comparison");
                };
                let mib = scene.limits.memory_mib.expect("a limit");
                let tiles = slide.setup.problem.size().cells() - 1;
                let (far, path) = (80, 80 + 1);
                let told = facts![tiles, mib, 200_000, moves, ida.expanded, ida.visited];
                [told, facts![far, path, path]].concat()
            },
            &|slide| {
                let (greedy, by_greedy) = solved(slide, "greedy:manhattan");
                let weighted = slide.setup.strategy.weight_used().expect("a weight").get();
                let (moves, by_weight) = solved(slide, "weighted-astar:manhattan:w=2");
                let shortest = optimal(slide);
                facts![
                    by_greedy.expanded,
                    greedy,
                    weighted,
                    by_weight.expanded,
                    moves,
                    shortest,
                    3,
                    3,
                    shortest,
                    3 * shortest
                ]
            },
            &|slide| {
                let values = played(slide);
                assert_eq!(values[0].expanded, end(slide, "astar:manhattan").1.expanded);
                let boards: Vec<u64> = values.iter().map(|played| played.expanded).collect();
                assert!(
                    !boards.is_sorted_by(|a, b| a >= b),
                    "not always fewer: {boards:?}"
                );
                for played in values {
                    assert!(played.moves <= played.value as usize * played.fewest);
                }
                facts![2]
            },
            &|slide| {
                let expanded = |name: &str| solved(slide, name).1.expanded;
                let Scene::Compare(scene) = &slide.scene else {
                    panic!("a comparison");
                };
                let last = expanded("bfs");
                for strategy in &scene.strategies {
                    let name = slidescope_core::study::strategy_name(*strategy);
                    assert!(expanded(&name) <= last, "{name}");
                }
                facts![
                    expanded("astar:manhattan"),
                    expanded("bidirectional"),
                    expanded("idastar:manhattan"),
                    last
                ]
            },
            &|slide| {
                let (moves, a_star) = solved(slide, "astar:manhattan");
                let (_, both_ends) = solved(slide, "bidirectional");
                assert!(both_ends.expanded < a_star.expanded);
                let SearchSetup { problem, strategy } = slide.setup;
                let [hardest, _] = shipped_extremes(problem.goal(), strategy);
                assert_eq!(hardest, Some((a_star.expanded, problem.start())));
                facts![a_star.expanded, moves]
            },
            // The 15-puzzle.
            &|_| facts![15],
            // The 8-puzzle, and h = 0.
            &|_| facts![8, 0],
            // The 15-puzzle, and w = 2.
            &|_| facts![15, 2, 2],
            &|_| facts![],
            &|_| {
                let (w, found) = (3, 30);
                facts![w, found, found, w, found / w, w]
            },
        ],
        &[],
    );
}

#[test]
fn its_questions_are_judged() {
    asks(Shipped::TwoEnds);
}
