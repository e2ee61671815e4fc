//! Answers to the questions of slides are judged against the search itself.

use std::num::NonZeroU32;

use crate::common::databases;
use slidescope_core::explain::GuessVerdict;
use slidescope_core::lesson::{
    Answer, Choice, ExploreScene, Figure, Judgement, Question, Reason, Scene, SearchSetup, Slide,
    Task, Wanted, judge, solution,
};
use slidescope_core::puzzle::{Board, Move, Problem};
use slidescope_core::recording::Recording;
use slidescope_core::search::{Distances, Heuristic, Limits, Outcome, solve};
use slidescope_core::study::parse_strategy;
use slidescope_core::text::question::judged;

/// The board of the first lesson, six moves from its goal.
const NEAR: &str = "136402758";
/// A board twenty moves from its goal.
const FAR: &str = "813467052";

pub fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

/// A slide of a search after `expansion` expansions, which asks for `task`.
pub fn slide(start: &str, strategy: &str, expansion: u64, task: Task) -> Slide {
    let problem = Problem::new(board(start), board("123456780")).expect("one size");
    let strategy = parse_strategy(strategy).expect("a strategy");
    let setup = SearchSetup { problem, strategy };
    let scene = ExploreScene {
        expansion,
        ..ExploreScene::default()
    };
    Slide {
        question: Some(Question::new("?", task)),
        ..Slide::new(setup, Scene::Explore(scene))
    }
}

pub fn recording(slide: &Slide, expansions: u64) -> Recording {
    let SearchSetup { problem, strategy } = slide.setup;
    Recording::ahead(&problem, strategy, expansions, databases())
}

fn judged_as(slide: &Slide, given: &Answer) -> Judgement {
    judge(slide, given, databases())
}

fn said(slide: &Slide, given: &Answer) -> String {
    let question = slide.question.as_ref().expect("a question");
    judged(question, &judged_as(slide, given))
}

fn number(start: &str, strategy: &str, expansion: u64, query: &str) -> Slide {
    let answer = Figure::Query(query.to_owned());
    let tolerance = 0.0;
    slide(
        start,
        strategy,
        expansion,
        Task::Number { answer, tolerance },
    )
}

/// The program's own answer.
pub fn figure(start: &str, strategy: &str, expansion: u64, query: &str) -> Option<f64> {
    match solution(&number(start, strategy, expansion, query), databases())? {
        Answer::Number(number) => Some(number),
        other => panic!("{other:?}"),
    }
}

/// Every kind of question, on several strategies and moments.
fn questions() -> Vec<Slide> {
    let literal = Figure::Literal(84.0);
    let options = [30, 6, 20].map(|number| Choice {
        text: number.to_string(),
        because: format!("it is {number}"),
        right: false,
    });
    let mut marked_right = options.to_vec();
    marked_right[2].right = true;
    let tasks = [
        Task::Solve,
        Task::Predict(NonZeroU32::new(3).expect("not 0")),
        Task::Mark {
            answer: "frontier with smallest f".to_owned(),
        },
        Task::Number {
            answer: literal,
            tolerance: 0.05,
        },
        Task::Choose {
            options: options.to_vec(),
            answer: Some(Figure::Query("shortest".to_owned())),
        },
        Task::Choose {
            options: marked_right,
            answer: None,
        },
    ];
    let mut all = vec![slide(
        NEAR,
        "astar",
        3,
        Task::Heuristic(vec![Wanted::Admissible, Wanted::CloserThanManhattan]),
    )];
    for (strategy, expansion) in [
        ("astar", 3),
        ("bfs", 1),
        ("bidirectional", 4),
        ("mm", 2),
        ("idastar", 5),
    ] {
        for task in &tasks {
            all.push(slide(NEAR, strategy, expansion, task.clone()));
        }
    }
    all
}

#[test]
fn the_programs_own_answer_is_right() {
    for slide in questions() {
        let given = solution(&slide, databases()).expect("an answer");
        let judgement = judged_as(&slide, &given);
        assert!(judgement.right, "{given:?}: {judgement:?}");
    }
}

#[test]
fn an_answer_of_another_kind_is_none() {
    for slide in questions() {
        let is_choice = matches!(
            slide.question.as_ref().map(|it| &it.task),
            Some(Task::Choose { .. })
        );
        let other = if is_choice {
            Answer::Number(1.0)
        } else {
            Answer::Option(0)
        };
        let judgement = judged_as(&slide, &other);
        assert_eq!(
            judgement,
            Judgement {
                right: false,
                reason: Reason::NoAnswer
            }
        );
        let silent = Slide {
            question: None,
            ..slide
        };
        assert_eq!(judged_as(&silent, &other).reason, Reason::NoAnswer);
        assert!(solution(&silent, databases()).is_none());
    }
}

#[test]
fn a_board_is_solved_in_the_fewest_moves() {
    for (start, size) in [
        (NEAR, 3),
        ("1 2 3 4 / 5 6 7 8 / 9 10 0 12 / 13 14 11 15", 4),
    ] {
        let mut slide = slide(NEAR, "bfs", 0, Task::Solve);
        let goal = if size == 3 {
            "123456780"
        } else {
            "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0"
        };
        slide.setup.problem = Problem::new(board(start), board(goal)).expect("one size");
        let (outcome, _) = solve(
            &slide.setup.problem,
            parse_strategy("bfs").expect("known"),
            Limits::NONE,
            databases(),
            |_| (),
        );
        let Outcome::Solved(shortest) = outcome else {
            panic!("{outcome:?}")
        };
        let fewest = shortest.len();
        let moves = shortest.moves().to_vec();
        let right = Answer::Moves(moves.clone());
        assert_eq!(said(&slide, &right), format!("{fewest} moves, the fewest."));
        // A detour of one move and back.
        let first = moves[0];
        let longer = [vec![first, first.inverse()], moves.clone()].concat();
        let wrong = Answer::Moves(longer);
        assert!(!judged_as(&slide, &wrong).right);
        let words = format!("{} moves. There is a way in {fewest}.", fewest + 2);
        assert_eq!(said(&slide, &wrong), words);
        let unfinished = Answer::Moves(moves[1..].to_vec());
        assert_eq!(judged_as(&slide, &unfinished).reason, Reason::NotSolved);
        let off_the_board = Answer::Moves(vec![Move::Up; 9]);
        assert_eq!(judged_as(&slide, &off_the_board).reason, Reason::NotSolved);
    }
}

#[test]
fn every_board_that_the_rule_allows_is_a_right_prediction() {
    for strategy in [
        "astar",
        "bfs",
        "uniform-cost",
        "greedy",
        "weighted-astar",
        "bidirectional",
        "mm",
        "idastar",
        "depth-limited:limit=12",
    ] {
        let slide = slide(
            NEAR,
            strategy,
            2,
            Task::Predict(NonZeroU32::new(4).expect("not 0")),
        );
        let recording = recording(&slide, 6);
        let mut named = Vec::new();
        for more in 0..4 {
            let moment = recording.at(2 + more);
            let Some(next) = moment.next() else { break };
            let size = slide.setup.problem.size();
            let state = |id| Board::from_state(size, recording.state(id)).expect("a board");
            for id in (0..moment.nodes()).filter_map(|index| recording.id(index)) {
                if !moment.contains(id) {
                    continue;
                }
                let verdict = slidescope_core::explain::judge(&moment, id);
                let given = Answer::Boards([named.clone(), vec![state(id)]].concat());
                let judgement = judged_as(&slide, &given);
                if verdict.is_right() {
                    assert!(judgement.right, "{strategy}, {more}: {judgement:?}");
                    if verdict == GuessVerdict::Right {
                        let why = slidescope_core::explain::why_next(&moment);
                        assert_eq!(judgement.reason, Reason::Predicted(verdict, why));
                    }
                } else if !judgement.right {
                    assert!(
                        matches!(judgement.reason, Reason::Predicted(_, None)),
                        "{judgement:?}"
                    );
                }
            }
            named.push(state(next.id));
        }
        let elsewhere = Answer::Boards(vec![board("876543210")]);
        let not_there = GuessVerdict::NotOpen { closed: false };
        assert_eq!(
            judged_as(&slide, &elsewhere).reason,
            Reason::Predicted(not_there, None)
        );
        assert_eq!(
            judged_as(&slide, &Answer::Boards(Vec::new())).reason,
            Reason::NoAnswer
        );
    }
}

#[test]
fn marks_that_are_too_many_and_missing_are_told_with_one_of_each() {
    let answer = "frontier".to_owned();
    let slide = slide(NEAR, "astar", 3, Task::Mark { answer });
    let Some(Answer::Boards(all)) = solution(&slide, databases()) else {
        panic!("a set")
    };
    let stats = recording(&slide, 3).newest().stats();
    assert_eq!(all.len() as u64, stats.frontier);
    let start = slide.setup.problem.start();
    let given = Answer::Boards([&all[1..], &[start, start]].concat());
    let judgement = judged_as(&slide, &given);
    let expected = Reason::Marked {
        wrong: vec![start],
        missing: 1,
        missed: Some(all[0]),
    };
    assert_eq!(
        judgement,
        Judgement {
            right: false,
            reason: expected
        }
    );
    assert_eq!(
        said(&slide, &given),
        "You marked 1 board that does not belong. 1 board is missing."
    );
    let twice = Answer::Boards([all.clone(), all].concat());
    assert!(
        judged_as(&slide, &twice).right,
        "a board marked twice is one"
    );
}

#[test]
fn a_number_may_be_off_by_its_tolerance() {
    let slide = |tolerance| {
        let answer = Figure::Query("shortest".to_owned());
        slide(FAR, "bfs", 0, Task::Number { answer, tolerance })
    };
    let exact = slide(0.0);
    let distances = Distances::new(board("123456780")).expect("a small space");
    let right = f64::from(distances.distance(&board(FAR)).expect("a way"));
    assert_eq!(said(&exact, &Answer::Number(right)), "Right.");
    assert_eq!(
        said(&exact, &Answer::Number(right - 1.0)),
        "Your number is too small."
    );
    assert_eq!(
        said(&exact, &Answer::Number(right + 1.0)),
        "Your number is too large."
    );
    let near = slide(0.1);
    assert!(judged_as(&near, &Answer::Number(right * 1.1)).right);
    assert!(!judged_as(&near, &Answer::Number(right * 1.2)).right);
    assert_eq!(
        said(&near, &Answer::Number(right - 1.0)),
        format!("Exactly {right}.")
    );
}

#[test]
fn an_option_says_why() {
    for slide in questions() {
        let Some(Task::Choose { options, .. }) = slide.question.as_ref().map(|it| &it.task) else {
            continue;
        };
        for (index, option) in options.iter().enumerate() {
            assert_eq!(said(&slide, &Answer::Option(index)), option.because);
        }
        assert!(!judged_as(&slide, &Answer::Option(options.len())).right);
    }
}

#[test]
fn an_estimate_is_proven_or_refuted_by_a_board() {
    use Wanted::{Admissible, CloserThanManhattan, CloserThanMisplaced, Consistent};
    let goal = board("1 2 3 4 / 5 6 7 0");
    let judged = |source: &str, wants: &[Wanted]| {
        let mut slide = slide(NEAR, "astar", 0, Task::Heuristic(wants.to_vec()));
        slide.setup.problem = Problem::new(goal, goal).expect("one size");
        judged_as(&slide, &Answer::Program(source.to_owned()))
    };
    let every = [Admissible, Consistent, CloserThanMisplaced];
    let proven = judged("manhattan()", &every);
    let states = 8 * 7 * 6 * 5 * 4 * 3;
    assert!(
        matches!(proven.reason, Reason::Proven { states: all, .. } if all == states),
        "{proven:?}"
    );
    assert!(proven.right);

    let doubled = judged("2 * manhattan()", &every);
    let Reason::NotAdmissible(found) = doubled.reason else {
        panic!("{doubled:?}")
    };
    let distances = Distances::new(goal).expect("a small space");
    assert_eq!(distances.distance(&found.board), Some(found.h_star));
    assert!(found.h > found.h_star);
    // Only the wanted properties count.
    assert!(judged("2 * manhattan()", &[CloserThanManhattan]).right);

    let patched = judged(
        "if misplaced() % 2 == 0 { manhattan() } else { 0 }",
        &[Admissible, Consistent],
    );
    let Reason::NotConsistent(found) = patched.reason else {
        panic!("{patched:?}")
    };
    assert!(found.h_from > found.h_to + 1);

    let same = judged("manhattan()", &[CloserThanManhattan]);
    let Reason::NotCloser {
        boards,
        least,
        than,
    } = same.reason
    else {
        panic!("{same:?}")
    };
    assert_eq!(
        (boards, least, than),
        (0, states / 10, Heuristic::Manhattan)
    );
    // A patch on a few boards is not enough.
    let hardly = "max(manhattan(), if misplaced() == 1 { 0 } else { min(manhattan(), 1) })";
    assert!(!judged(hardly, &[CloserThanManhattan]).right);

    assert!(matches!(
        judged("manhattan(", &every).reason,
        Reason::Broken(_)
    ));
    assert!(matches!(
        judged("\"far\"", &every).reason,
        Reason::Broken(_)
    ));
}

#[test]
fn what_is_too_far_is_unknown_and_soon_told() {
    let far = |task| slide(FAR, "bfs", u64::MAX, task);
    // A search that ends before the slide's moment is shown at its end.
    let visited = figure(FAR, "bfs", u64::MAX, "visited");
    assert!(visited.is_some());
    let mut large = far(Task::Number {
        answer: Figure::Query("visited".to_owned()),
        tolerance: 0.0,
    });
    let text = |row: &str| board(&format!("{row} / 5 6 7 8 / 9 10 11 12 / 13 14 15 0"));
    large.setup.problem = Problem::new(text("2 1 3 4"), text("1 2 3 4")).expect("one size");
    let unknown = Judgement {
        right: false,
        reason: Reason::Unknown,
    };
    assert_eq!(judged_as(&large, &Answer::Number(1.0)), unknown);
}

#[test]
fn the_questions_own_sentences_come_first() {
    let mut slide = slide(NEAR, "bfs", 0, Task::Solve);
    let question = slide.question.as_mut().expect("a question");
    (question.right, question.wrong) = ("Well done.".to_owned(), "Try again.".to_owned());
    let Some(given) = solution(&slide, databases()) else {
        panic!("an answer")
    };
    let fewest = figure(NEAR, "bfs", 0, "shortest").expect("a way");
    assert_eq!(
        said(&slide, &given),
        format!("Well done. {fewest} moves, the fewest.")
    );
    assert_eq!(
        said(&slide, &Answer::Moves(Vec::new())),
        "Try again. The tiles are not in place yet."
    );
}
