//! The second lesson: A* and its estimates.

use std::ops::ControlFlow;

use super::*;
use slidescope_core::explain::{StepKind, Treatment, fine_steps};
use slidescope_core::lesson::{ExploreScene, Played};
use slidescope_core::search::{Algorithm, Heuristic, Sequential, Side, estimator};
use slidescope_core::study::heuristic_check::{
    HeuristicCheck, Subject, check_every_state, every_value,
};

/// The check of a heuristic on all states.
fn checked(goal: Board, subject: &Subject) -> HeuristicCheck {
    let distances = distances(&goal);
    let go_on = |_| ControlFlow::Continue(());
    let values = every_value(subject, &distances, databases(), &Sequential, &go_on);
    check_every_state(&distances, &values.expect("it runs"))
}

fn is_admissible(slide: &Slide, source: &str) -> bool {
    let subject = Subject::Script(source.into());
    checked(slide.setup.problem.goal(), &subject).is_admissible() == Some(true)
}

fn h(slide: &Slide, strategy: &str, board: &Board) -> u32 {
    let strategy = parse_strategy(strategy).expect("a strategy");
    estimator(strategy, &slide.setup.problem.goal(), databases())(board.state())
}

/// The tiles that are `moves` rows and columns from their place, in order.
fn tiles_away(slide: &Slide, moves: usize) -> Vec<u8> {
    let problem = &slide.setup.problem;
    let (size, goal) = (problem.size(), problem.goal());
    let cell = |board: &Board, tile| board.cells().iter().position(|it| *it == tile);
    let away = |tile: &u8| {
        let (from, to) = (cell(&problem.start(), *tile), cell(&goal, *tile));
        size.distance(from.expect("a cell"), to.expect("a cell")) == moves
    };
    (1..size.cells() as u8).filter(away).collect()
}

/// The search that a slide shows.
fn shown(slide: &Slide) -> &ExploreScene {
    let Scene::Explore(scene) = &slide.scene else {
        panic!("a search");
    };
    scene
}

#[test]
fn every_number_in_it_is_right() {
    let lesson = Shipped::AStar.lesson().expect("a lesson");
    let own = lesson.own_heuristics();
    let sum = |slide: &Slide| {
        let Heuristic::Own(sum) = slide.setup.strategy.heuristic else {
            panic!("a heuristic of its own");
        };
        assert_eq!(own, [sum]);
        sum
    };
    check(
        Shipped::AStar,
        &[
            &|slide| {
                let start = slide.setup.problem.start();
                let mut facts = facts![h(slide, "astar:manhattan", &start)];
                let (ones, twos) = (tiles_away(slide, 1), tiles_away(slide, 2));
                facts.extend(twos.iter().map(ToString::to_string));
                facts.extend(facts![2]);
                facts.extend(ones.iter().map(ToString::to_string));
                assert_eq!(facts[0], (ones.len() + 2 * twos.len()).to_string());
                facts.extend(facts![1]);
                facts
            },
            &|slide| {
                let recording = recording(slide);
                let moment = recording.at(slide.expansion().expect("a moment"));
                let mut all: Vec<_> = open(&moment).map(|it| (it.g, it.h, it.f)).collect();
                all.sort_unstable();
                all.dedup();
                let [(g, Some(near), Some(least)), (also, Some(far), Some(most))] = all[..] else {
                    panic!("{all:?}");
                };
                assert_eq!(g, also);
                facts![g, near, least, far, most]
            },
            &|slide| {
                let recording = recording(slide);
                let k = slide.expansion().expect("a moment");
                let moment = recording.at(k);
                let f = open(&moment).filter_map(|node| node.f).min().expect("open");
                let mut best: Vec<Node> = open(&moment).filter(|it| it.f == Some(f)).collect();
                best.sort_by_key(|node| node.g);
                let [first, next] = best[..] else {
                    panic!("{best:?}");
                };
                assert_eq!(moment.next().map(|node| node.id), Some(next.id));
                let h = |node: Node| node.h.expect("guided");
                assert!(next.id > first.id, "generated later");
                let guess = h(next);
                facts![k, f, next.g, first.g, f, next.g, guess, first.g, h(first)]
            },
            &|slide| {
                let (moves, end) = shown_end(slide, "astar:manhattan");
                let recording = recording(slide);
                let moment = recording.at(end.expanded);
                let equal = open(&moment).filter(|node| node.f == Some(moves as u32));
                assert_eq!(equal.count(), 1, "the other board");
                let bfs = self::end(slide, "bfs").1.expanded;
                facts![moves, end.expanded, bfs, moves, moves, moves]
            },
            &|slide| {
                let (moves, end) = shown_end(slide, "astar:manhattan");
                let recording = recording(slide);
                let moment = recording.at(end.expanded);
                assert!(open(&moment).all(|node| node.f >= Some(moves as u32)));
                let bfs = self::end(slide, "bfs").1.expanded;
                facts![end.expanded, bfs, moves, moves, moves]
            },
            &|slide| {
                let start = slide.setup.problem.start();
                let expanded = |name| end(slide, name).1.expanded;
                let mut facts = facts![
                    expanded("astar:misplaced"),
                    expanded("astar:manhattan"),
                    expanded("astar:linear-conflict"),
                ];
                facts.extend(tiles_away(slide, 0).iter().map(ToString::to_string));
                facts.extend(facts![
                    h(slide, "astar:misplaced", &start),
                    h(slide, "astar:manhattan", &start),
                    optimal(slide),
                    1,
                    8
                ]);
                facts
            },
            &|slide| {
                let problem = slide.setup.problem;
                let strategy = Strategy::new(Algorithm::AStar, Heuristic::Own(sum(slide)));
                let setup = SearchSetup { problem, strategy };
                let (Outcome::Solved(path), own) = searched(&setup, None) else {
                    panic!("solved");
                };
                let recording = Recording::ahead(&problem, strategy, own.expanded, databases());
                let behind: Board = "1 5 2 / 0 8 3 / 4 7 6".parse().expect("a board");
                let node = recording
                    .find(behind.state(), Side::Forward)
                    .expect("generated");
                let shown = slide.expansion().expect("a moment");
                let moment = recording.at(shown);
                let node = moment.node(node).expect("a node");
                let first = open(&moment).any(|other| other.f < node.f);
                assert!(!node.closed && first, "another goes first");
                let moment = recording.at(own.expanded);
                let node = moment.node(node.id).expect("a node");
                let truth = distances(&problem.goal())
                    .distance(&behind)
                    .expect("solvable");
                assert!(!node.closed, "it waits");
                assert_eq!(u64::from(node.g + truth), optimal(slide), "on the way");
                let (moves, exact) = end(slide, "astar:manhattan");
                assert_eq!(moves, optimal(slide));
                let mut facts = facts![path.len(), moves, own.expanded, exact.expanded, moves];
                facts.extend(tiles(&behind));
                let (h, f) = (node.h.expect("guided"), node.f.expect("guided"));
                facts.extend(facts![h, truth, f, path.len()]);
                facts
            },
            &|slide| {
                assert!(!is_admissible(slide, sum(slide).source()), "red cells");
                let question = slide.question.as_ref().expect("a question");
                let Task::Choose { options, .. } = &question.task else {
                    panic!("a choice");
                };
                let sources = [
                    "2 * misplaced()",
                    "manhattan() + 1",
                    "max(misplaced(), manhattan())",
                ];
                for (option, source) in options.iter().zip(sources) {
                    assert_eq!(option.right, is_admissible(slide, source), "{source}");
                }
                let goal = slide.setup.problem.goal();
                let table = distances(&goal);
                let near = table.board_at(1, 0).expect("a board");
                let misplaced = h(slide, "astar:misplaced", &near);
                let states: u64 = table.counts().iter().sum();
                facts![
                    misplaced,
                    2 * misplaced,
                    1,
                    1,
                    h(slide, "astar:manhattan", &goal) + 1,
                    0,
                    states
                ]
            },
            &|slide| {
                let values: Vec<Played> = played(slide);
                let moves: Vec<usize> = values.iter().map(|played| played.moves).collect();
                // Above the truth and harmless, and one step further a longer way.
                assert_eq!(values[5].truth, Some(4));
                assert_eq!(moves, [5, 5, 5, 5, 5, 5, 7, 7, 7, 7]);
                facts![optimal(slide)]
            },
            &|slide| {
                let recording = recording(slide);
                let moment = recording.at(slide.expansion().expect("a moment"));
                let table = distances(&slide.setup.problem.goal());
                let on_the_way = |node: &Node| {
                    let board = Board::from_state(slide.setup.problem.size(), node.state);
                    let left = board.and_then(|board| table.distance(&board));
                    left.is_some_and(|left| u64::from(node.g + left) == optimal(slide))
                };
                let waits = open(&moment)
                    .find(on_the_way)
                    .expect("a board of a shortest way");
                assert!(waits.f.is_some_and(|f| u64::from(f) <= optimal(slide)));
                facts![]
            },
            &|slide| {
                let name = "astar:patchy";
                assert_eq!(slide.setup, with(slide, name));
                let patchy = checked(
                    slide.setup.problem.goal(),
                    &Subject::BuiltIn(Heuristic::Patchy),
                );
                assert_eq!(
                    (patchy.is_admissible(), patchy.is_consistent()),
                    (Some(true), Some(false))
                );
                let recording = recording(slide);
                let moment = recording.at(slide.expansion().expect("a moment"));
                let parent = moment.current().expect("a node");
                let chosen = shown(slide).selected.expect("a board");
                let id = recording
                    .find(chosen.state(), Side::Forward)
                    .expect("a node");
                let child = moment.node(id).expect("a node");
                assert_eq!(child.parent, Some(parent.id));
                let (above, below) = (parent.h.expect("h"), child.h.expect("h"));
                let f = |node: Node| node.f.expect("guided");
                let size = slide.setup.problem.size();
                let (rows, columns) = (size.rows(), size.columns());
                facts![
                    1,
                    rows,
                    columns,
                    above,
                    below,
                    above - below,
                    f(parent),
                    f(child)
                ]
            },
            &|slide| {
                let recording = recording(slide);
                let k = slide.expansion().expect("a moment");
                let moment = recording.at(k);
                let at = shown(slide).fine_step.expect("a fine step") as usize;
                let StepKind::Treated(name, Treatment::Reparented { .. }) =
                    fine_steps(&moment)[at].kind
                else {
                    panic!("a shorter path");
                };
                let state = name.board.expect("a board").state();
                let id = recording.find(state, Side::Forward).expect("a node");
                let before = recording.at(k - 1).node(id).expect("a node");
                let after = moment.node(id).expect("a node");
                assert!(before.closed && !after.closed, "reopened");
                assert_eq!(moment.stats().reopened, 1);
                facts![before.g, after.g]
            },
            &|slide| {
                let values = played(slide);
                let reopened = values.iter().find(|played| played.reopened > 0);
                let least = reopened.expect("a board is reopened");
                assert!(
                    least.truth.is_some_and(|truth| least.value <= truth),
                    "{least:?}"
                );
                assert!(values.iter().all(
                    |played| played.moves == played.fewest || played.truth < Some(played.value)
                ));
                // The fall of h on the move to the neighbour's successor on the shortest way.
                facts![1]
            },
            &|_| facts![],
            &|slide| {
                assert!(is_admissible(slide, "pattern([1, 2, 3, 4])"));
                assert!(is_admissible(slide, "linear_conflict()"));
                let goal = slide.setup.problem.goal();
                let values = |subject| checked(goal, &subject);
                let manhattan = values(Subject::BuiltIn(Heuristic::Manhattan)).mean_h();
                assert!(values(Subject::Script("linear_conflict()".into())).mean_h() > manhattan);
                facts![10_000, 1, 2, 3, 4]
            },
            &|slide| {
                let start = slide.setup.problem.start();
                assert_eq!(
                    tiles_away(slide, 1).len(),
                    h(slide, "astar:manhattan", &start) as usize
                );
                let mut facts: Vec<String> = tiles_away(slide, 1)
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                facts.push(1.to_string());
                facts
            },
            &|_| facts![],
        ],
        &[],
    );
}

#[test]
fn its_questions_are_judged() {
    asks(Shipped::AStar);
}
