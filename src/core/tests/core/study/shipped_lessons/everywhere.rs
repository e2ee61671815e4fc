//! The first lesson: breadth-first search.

use super::*;
use slidescope_core::explain::{StepKind, Treatment, fine_steps};

/// The number of boards whose distance from `root` is `depth`.
fn layer(root: &Board, depth: usize) -> u64 {
    distances(root).counts()[depth]
}

#[test]
fn every_number_in_it_is_right() {
    let all = |slide: &Slide| -> u64 {
        distances(&slide.setup.problem.start())
            .counts()
            .iter()
            .sum()
    };
    check(
        Shipped::Everywhere,
        &[
            &|slide| facts![1, slide.setup.problem.size().cells() - 1],
            &|slide| {
                let goal = slide.setup.problem.goal();
                let corner = layer(&goal, 1);
                facts![stats(slide).frontier, corner, corner]
            },
            &|_| facts![],
            &|slide| {
                let start = slide.setup.problem.start();
                let (near, far) = (layer(&start, 1), layer(&start, 2));
                let now = stats(slide);
                assert_eq!(
                    (now.expanded, now.frontier),
                    (1 + near, far),
                    "whole layers"
                );
                facts![1, 2, 2, now.expanded, near, far, 2]
            },
            &|slide| {
                let (moves, end) = shown_end(slide, "bfs");
                assert_eq!(moves, optimal(slide));
                facts![end.expanded, moves, moves]
            },
            &|slide| {
                let recording = recording(slide);
                let moment = recording.at(slide.expansion().expect("a moment"));
                let parent = moment.current().expect("a node");
                let Scene::Explore(scene) = &slide.scene else {
                    panic!("a search");
                };
                let at = scene.fine_step.expect("a fine step") as usize;
                let StepKind::Treated(name, Treatment::Dropped { .. }) =
                    fine_steps(&moment)[at].kind
                else {
                    panic!("a duplicate");
                };
                let start = slide.setup.problem.start();
                let moves = distances(&start).distance(&name.board.expect("a board"));
                assert_eq!(moves, Some(parent.g + 1), "both paths are shortest");
                facts![parent.g + 1, parent.g + 1]
            },
            &|slide| {
                let (moves, end) = shown_end(slide, "bfs");
                let start = slide.setup.problem.start();
                let (from, to) = (10, moves as usize);
                let grown = layer(&start, to) as f64 / layer(&start, from) as f64;
                let each = grown.powf(1.0 / (to - from) as f64);
                let each = (each * 10.0).round() / 10.0;
                let sizes: Vec<u64> = distances(&start).counts().to_vec();
                let last = (0..sizes.len())
                    .max_by_key(|&at| sizes[at])
                    .expect("layers");
                assert!(sizes[last..].is_sorted_by(|a, b| a > b), "{sizes:?}");
                facts![
                    moves,
                    end.expanded,
                    from,
                    to,
                    each,
                    last,
                    all(slide),
                    2,
                    3,
                    4
                ]
            },
            &|slide| {
                let start = slide.setup.problem.start();
                let (from, to) = (10, 20);
                let grown = layer(&start, to) as f64 / layer(&start, from) as f64;
                let each = (grown.powf(0.1) * 10.0).round() / 10.0;
                let twice = 2_u32.pow(10);
                let times = f64::powi(each, 10).round();
                facts![
                    each,
                    10,
                    each,
                    10,
                    times,
                    2,
                    10,
                    2,
                    10,
                    twice,
                    2,
                    5,
                    2_u32.pow(5),
                    2,
                    2,
                    2
                ]
            },
            &|slide| {
                let (_, end) = shown_end(slide, "bfs");
                assert_eq!(end.visited, all(slide));
                let boards: u64 = (1..=16).product::<u64>() / 2;
                let terabyte = 1_000_000_000_000;
                let terabytes = (boards * 8 + terabyte / 2) / terabyte;
                let exact = boards as f64 * 8.0 / terabyte as f64;
                assert_eq!(solution(slide, databases()), Some(Answer::Number(exact)));
                let exact = format!("{exact:.2}");
                facts![
                    all(slide),
                    15,
                    boards,
                    8,
                    15,
                    1,
                    terabyte,
                    terabytes,
                    exact,
                    8
                ]
            },
            &|slide| {
                let (moves, deep) = shown_end(slide, "dfs:marks=taken");
                let (fewest, bfs) = end(slide, "bfs");
                facts![deep.expanded, moves, bfs.expanded, fewest]
            },
            &|slide| {
                let problem = slide.setup.problem;
                let path = |name: &str| {
                    let strategy = parse_strategy(name).expect("a strategy");
                    match solve(&problem, strategy, Limits::NONE, databases(), |_| ()).0 {
                        Outcome::Solved(path) => (path.len(), path.cost()),
                        other => panic!("{other:?}"),
                    }
                };
                let [short, cheap] = ["bfs", "uniform-cost"].map(path);
                let dear = problem.costs().of(8);
                facts![
                    8, dear, short.0, short.1, cheap.0, cheap.1, cheap.0, short.0
                ]
            },
            &|slide| {
                let start = distances(&slide.setup.problem.start());
                assert_eq!(start.distance(&slide.setup.problem.goal()), None);
                facts![7, 8, 2, 22, all(slide), all(slide)]
            },
            &|slide| facts![1, 2, 0, optimal(slide)],
            &|slide| {
                let start = slide.setup.problem.start();
                assert_eq!(layer(&start, 2), 2 * layer(&start, 1));
                facts![2, layer(&start, 1), 2]
            },
            &|_| facts![],
        ],
        &[],
    );
}

#[test]
fn its_questions_are_judged() {
    asks(Shipped::Everywhere);
}
