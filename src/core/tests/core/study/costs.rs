//! Moves that cost, in everything that repeats a search: the check, sheets, exercises, experiments, proofs of heuristics.

use super::experiment::spec;
use super::files::Folder;
use crate::common::{board, databases, eight_puzzle, size};
use slidescope_core::lesson::exercise::grade::{judge_rows, right_rows};
use slidescope_core::lesson::exercise::{
    AnswersShown, Draw, Drawn, Exercise, ExerciseTask, Solutions, Student, TaskKind,
};
use slidescope_core::lesson::{ExploreScene, Lesson, Scene, SearchSetup, Shipped, Slide};
use slidescope_core::order::{TiesAccepted, Why, check, own_order, read_order, write_order};
use slidescope_core::puzzle::{Costs, Problem, random_walk};
use slidescope_core::search::{Algorithm, Distances, Heuristic, Sequential, Strategy};
use slidescope_core::study::experiment::{
    Control, Event, Journal, Plan, Run, Spec, merge, results_table, run,
};
use slidescope_core::study::heuristic_check::{Subject, check_every_state, every_value};
use slidescope_core::study::parse_strategy;
use slidescope_core::study::table::Format;
use slidescope_core::text::worksheet::Sheets;
use slidescope_core::worksheet::{Question, Worksheet, WorksheetError};

fn uneven() -> Costs {
    Costs::read("9,1,4,30,2,99,1,7", size("3x3")).expect("eight costs")
}

fn problems(costs: Costs) -> Vec<Problem> {
    let goal = board("3x3", "123456780");
    let start = |seed| random_walk(goal, 9 + seed as usize, seed);
    let problems = (0..6).map(|seed| Problem::new(start(seed), goal).expect("one size"));
    problems.map(|problem| problem.with_costs(costs)).collect()
}

const ALL: [&str; 16] = [
    "bfs",
    "bidirectional",
    "uniform-cost",
    "astar:manhattan",
    "astar:patchy",
    "astar:misplaced:ties=smaller-g",
    "astar:manhattan:ties=oldest",
    "astar:manhattan:ties=newest:reopen=never",
    "weighted-astar:manhattan:w=3",
    "greedy:linear-conflict",
    "mm:manhattan",
    "idastar:manhattan",
    "iterative-deepening",
    "dfs:marks=taken",
    "dfs:marks=generated",
    "depth-limited:limit=20",
];

/// The check follows the rules by itself, so it is a second opinion on every search.
#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_search_agrees_with_its_rule() {
    for costs in [Costs::Tile, uneven()] {
        for problem in problems(costs) {
            for name in ALL {
                let strategy = parse_strategy(name).expect(name);
                let Some(order) = own_order(&problem, strategy, databases()) else {
                    assert!(strategy.algorithm.is_depth_first(), "{name}");
                    continue;
                };
                for ties in TiesAccepted::ALL {
                    let checked = check(&problem, strategy, &order, ties, databases());
                    assert!(checked.agrees(), "{name} {} {checked:?}", problem.start());
                }
                let text = write_order(&problem, strategy, &order, true);
                let read = read_order(text.as_bytes(), &problem).expect("its own file");
                let same =
                    (read.rows, read.solutions) == (order.rows.clone(), order.solutions.clone());
                assert!(same && read.remarks.is_empty(), "{name}");
            }
        }
    }
}

#[test]
fn a_search_by_other_costs_is_told() {
    let problem = problems(Costs::Tile)[5];
    let unit = problem.with_costs(Costs::Unit);
    let strategy = Strategy::new(Algorithm::UniformCost, Heuristic::Zero);
    for (made, here) in [(problem, unit), (unit, problem)] {
        let mut order = own_order(&made, strategy, databases()).expect("an order");
        for row in &mut order.rows {
            row.g = None;
        }
        order.solutions.clear();
        let checked = check(&here, strategy, &order, TiesAccepted::Any, databases());
        let found = checked.divergence.expect("a difference");
        let cause = vec![Why::OtherCosts(made.costs())];
        assert!(found.causes.contains(&cause), "{:?}", found.causes);
    }
    let text = write_order(
        &problem,
        strategy,
        &own_order(&problem, strategy, databases()).expect("an order"),
        true,
    );
    let read = read_order(text.as_bytes(), &unit).expect("a file");
    assert_eq!(
        read.remarks.len(),
        1,
        "the file says its costs: {:?}",
        read.remarks
    );
}

#[test]
fn a_sheet_and_the_table_that_is_graded_have_the_same_figures() {
    let start = "123485706";
    for costs in [Costs::Tile, uneven()] {
        let problem = eight_puzzle(start, "123456780").with_costs(costs);
        for name in [
            "bfs",
            "uniform-cost",
            "astar:manhattan",
            "greedy:misplaced",
            "idastar:manhattan",
        ] {
            let strategy = parse_strategy(name).expect(name);
            let sheet = match Worksheet::trace(&problem, strategy, 200, databases()) {
                Ok(sheet) => sheet,
                Err(WorksheetError::TooLong(_)) => continue,
                Err(fault) => panic!("{name}: {fault}"),
            };
            let setup = SearchSetup { problem, strategy };
            let rows = right_rows(&setup, databases());
            for (step, row) in sheet.steps.iter().zip(&rows) {
                assert_eq!(
                    (Some(step.board), Some(step.g), step.h),
                    (row.board, row.g, row.h),
                    "{name}"
                );
                for made in &step.successors {
                    let tile = step.board.tile(made.board.blank());
                    assert_eq!(made.g, step.g + strategy.costs(&problem).of(tile));
                }
            }
            assert!(
                judge_rows(&setup, &rows, databases()).slips.is_empty(),
                "{name}"
            );
            let questions = Question::of(&sheet);
            assert!(questions.contains(&Question::Cost));
            let misses = !strategy.finds_cheapest(&problem);
            assert_eq!(questions.contains(&Question::Cheapest), misses, "{name}");
            let sheets = Sheets {
                sheets: vec![sheet],
                seed: None,
                filled: true,
            };
            let page = sheets.page(0, databases());
            assert!(
                page.rules.iter().any(|rule| rule.contains("cost")),
                "{:?}",
                page.rules
            );
        }
        let both = Strategy::new(Algorithm::Bidirectional, Heuristic::Zero);
        let refused = Worksheet::trace(&problem, both, 40, databases());
        assert!(matches!(refused, Err(WorksheetError::Unsupported(..))));
    }
}

fn made(plan: &Plan) -> Vec<Run> {
    let mut runs = Vec::new();
    let control = Control::default();
    let done = run(plan, &[], 1, &control, databases(), |event| {
        if let Event::Finished(run) = event {
            runs.push(*run);
        }
    });
    done.expect("no run breaks");
    runs
}

#[test]
fn an_experiment_by_cost_comes_back_from_its_journal() {
    let goal = board("3x3", "123456780");
    let spec = Spec {
        costs: Costs::Tile,
        ..spec(
            goal,
            "18..20:2",
            10,
            &["bfs", "uniform-cost", "astar:manhattan"],
        )
    };
    let plan = Plan::new(spec).expect("a plan");
    let folder = Folder::new("costs");
    let path = folder.file("costs.journal");
    let runs = made(&plan);
    let (mut journal, none) = Journal::open(&path, &plan).expect("a journal");
    assert!(none.is_empty());
    runs.iter()
        .for_each(|run| journal.append(&plan, run).expect("written"));
    drop(journal);
    let (_, kept) = Journal::open(&path, &plan).expect("a journal");
    assert_eq!(kept, runs);
    let merged = merge(&[path]).expect("one journal");
    assert_eq!(merged.plan.spec(), plan.spec());
    assert_eq!(merged.runs, runs);
    let dearer = runs
        .chunks(3)
        .filter(|of| of[0].measured.cost > of[1].measured.cost);
    assert!(dearer.count() > 0, "BFS pays more on some board");
    for of in runs.chunks(3) {
        assert_eq!(of[1].measured.cost, of[2].measured.cost);
    }
    let table = results_table(&plan, &runs).write(Format::Csv);
    assert!(
        table
            .lines()
            .next()
            .is_some_and(|head| head.contains(",cost,")),
        "{table}"
    );
    let other = Costs::read("3,2,1", size("2x2")).expect("three costs");
    assert!(
        Plan::new(Spec {
            costs: other,
            ..plan.spec().clone()
        })
        .is_err()
    );
}

/// The proof of a heuristic holds it against least costs.
#[test]
fn heuristics_are_proven_against_least_costs() {
    let goal = board("2x3", "123450");
    let costs = Costs::read("5,1,2,7,3", size("2x3")).expect("five costs");
    let distances = Distances::by(goal, costs).expect("a small space");
    let proof = |subject: Subject| {
        let go_on = |_| std::ops::ControlFlow::Continue(());
        let values = every_value(&subject, &distances, databases(), &Sequential, &go_on);
        check_every_state(&distances, &values.expect("values"))
    };
    for heuristic in [
        Heuristic::Misplaced,
        Heuristic::Manhattan,
        Heuristic::LinearConflict,
    ] {
        let check = proof(Subject::BuiltIn(heuristic));
        assert_eq!(
            (check.is_admissible(), check.is_consistent()),
            (Some(true), Some(true))
        );
        assert_eq!(check.states, 360);
    }
    let own = |program: &str| proof(Subject::Script(program.into()));
    let manhattan = proof(Subject::BuiltIn(Heuristic::Manhattan));
    assert_eq!(own("manhattan()").mean_h(), manhattan.mean_h());
    let twice = own("2 * manhattan()");
    assert_eq!(twice.is_admissible(), Some(false));
    assert_eq!(twice.is_consistent(), Some(false));
}

#[test]
fn distances_by_cost_are_those_of_the_searches() {
    for costs in [Costs::Unit, Costs::Tile, uneven()] {
        let goal = board("3x3", "123456780");
        let distances = Distances::by(goal, costs).expect("a small space");
        assert_eq!(distances.counts().iter().sum::<u64>(), 181_440);
        for problem in problems(costs) {
            let (start, strategy) = (problem.start(), Strategy::default());
            let order = own_order(&problem, strategy, databases()).expect("an order");
            let last = order.rows.last().and_then(|row| row.g);
            assert_eq!(distances.distance(&start).map(f64::from), last);
            let path = distances.path(&start).expect("a path");
            let steps = path
                .windows(2)
                .map(|two| costs.of(two[0].tile(two[1].blank())));
            assert_eq!(Some(steps.sum()), distances.distance(&start));
        }
    }
}

#[test]
fn costs_travel_with_a_lesson_and_its_exercise() {
    let problem = problems(uneven())[0];
    let strategy = parse_strategy("uniform-cost").expect("a name");
    let slide = |problem| {
        Slide::new(
            SearchSetup { problem, strategy },
            Scene::Explore(ExploreScene::default()),
        )
    };
    let mut lesson = Shipped::Everywhere.lesson().expect("a lesson");
    lesson.setup = SearchSetup { problem, strategy };
    lesson.slides = vec![
        slide(problem),
        slide(problem.with_costs(Costs::Tile)),
        slide(problem.with_costs(Costs::Unit)),
    ];
    lesson.exercise = Some(Exercise {
        seed: 1,
        again: false,
        answers: AnswersShown::AtOnce,
        solutions: Solutions::Open,
        tasks: vec![ExerciseTask {
            slide: slide(problem.with_costs(Costs::Tile)),
            kind: TaskKind::Trace,
            points: 5,
            boards: Draw::Length(6),
        }],
    });
    let back = Lesson::from_text(&lesson.to_text()).expect("a lesson");
    let costs = |lesson: &Lesson| -> Vec<Costs> {
        lesson
            .slides
            .iter()
            .map(|slide| slide.setup.problem.costs())
            .collect()
    };
    assert_eq!(costs(&back), [uneven(), Costs::Tile, Costs::Unit]);
    assert_eq!(back.exercise, lesson.exercise);
    let drawn =
        Drawn::new(&back.exercise.expect("an exercise"), databases(), &|| true).expect("boards");
    let student = Student::new("7").expect("a student");
    let task = drawn.tasks_for(&student).remove(0);
    assert_eq!(task.setup().problem.costs(), Costs::Tile);
    let rows = right_rows(task.setup(), databases());
    assert!(rows.iter().any(|row| row.g > Some(6)), "g adds up costs");
}
