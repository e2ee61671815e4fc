//! Exercises: what students get, and how their answers are graded, compared with a grader written as plainly as the
//! rules.

use std::collections::HashSet;
use std::sync::LazyLock;

use proptest::prelude::*;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{
    TraceCell, grade_task, judge_rows, right_answer, right_rows,
};
use slidescope_core::lesson::exercise::{
    Answer, Answers, Drawn, ReadAnswers, Student, StudentTask, TaskAnswers, TaskKind, TraceRow,
    Try, ills,
};
use slidescope_core::order::is_by_hand;
use slidescope_core::puzzle::Board;
use slidescope_core::search::{Algorithm, Heuristic, Strategy as Searched};
use slidescope_core::worksheet::{MOST_EXPANSIONS, Worksheet};

use crate::common::{board, databases};
use crate::study::plain_grader as plain;

/// The parameters of an exercise.
#[derive(Clone, Copy, Debug)]
struct Shape {
    solve: u32,
    trace: (u32, &'static str),
    order: (u32, &'static str),
    own_search: (u32, &'static str),
}

const HOMEWORK: Shape = Shape {
    solve: 8,
    trace: (7, "astar:manhattan"),
    order: (5, "bfs"),
    own_search: (9, "astar:manhattan"),
};

fn shapes() -> impl Strategy<Value = Shape> {
    let of = |names: &[&'static str]| prop::sample::select(names.to_vec());
    let informed = || of(&["astar:manhattan", "astar:misplaced"]);
    (
        4..10_u32,
        (4..8_u32, informed()),
        (3..6_u32, of(&["bfs", "astar:manhattan"])),
        (
            6..10_u32,
            of(&[
                "bfs",
                "astar:manhattan",
                "greedy:manhattan",
                "bidirectional",
            ]),
        ),
    )
        .prop_map(|(solve, trace, order, own_search)| Shape {
            solve,
            trace,
            order,
            own_search,
        })
}

/// Six tasks; the points differ, and each is worth more than one.
fn tasks(shape: Shape) -> String {
    let Shape {
        solve,
        trace,
        order,
        own_search,
    } = shape;
    format!(
        r#"{{"kind": "question", "points": 2, "boards": {{"length": {solve}}},
            "slide": {{"question": {{"kind": "solve", "ask": "Solve it."}}}}}},
           {{"kind": "trace", "points": 7, "boards": {{"expansions": {}}}, "slide": {{"strategy": "{}"}}}},
           {{"kind": "order", "points": {}, "expansions": {}, "boards": {{"length": 6}}, "slide": {{"strategy": "{}"}}}},
           {{"kind": "question", "points": 3,
            "slide": {{"question": {{"kind": "number", "ask": "How many states?", "answer": 181440}}}}}},
           {{"kind": "strategy", "points": 4, "options": ["bfs", "astar:manhattan"], "boards": {{"length": 12}}, "slide": {{}}}},
           {{"kind": "own-search", "points": 6, "boards": {{"length": {}}}, "slide": {{"strategy": "{}"}}}}"#,
        trace.0, trace.1, order.0, order.0, order.1, own_search.0, own_search.1
    )
}

fn drawn(lesson: &Lesson) -> Drawn {
    let exercise = lesson.exercise.as_ref().expect("tasks");
    Drawn::new(exercise, databases(), &|| true).expect("boards")
}

fn lesson(tasks: &str) -> Lesson {
    let text = format!(
        r#"{{"format": "slidescope lesson", "version": 8, "start": "813467052", "goal": "123456780",
        "strategy": "astar:manhattan", "slides": [],
        "view": {{"place": "explore", "tab": "tree", "colour": "f", "speed": 20.0}},
        "exercise": {{"tasks": [{tasks}]}}}}"#
    );
    Lesson::from_text(&text).expect("a lesson")
}

pub(super) fn homework() -> &'static (Lesson, Drawn) {
    static DRAWN: LazyLock<(Lesson, Drawn)> = LazyLock::new(|| {
        let lesson = lesson(&tasks(HOMEWORK));
        let drawn = drawn(&lesson);
        (lesson, drawn)
    });
    &DRAWN
}

pub(super) fn student(number: u64) -> Student {
    Student::new(&number.to_string()).expect("a number")
}

pub(super) fn tries(answer: Answer) -> Vec<Try> {
    vec![Try { at: 0, answer }]
}

fn points(own: &StudentTask, answer: Answer) -> u32 {
    grade_task(own, false, &tries(answer), databases()).points
}

pub(super) fn right_file(of: u64) -> Answers {
    right_file_of(student(of))
}

pub(super) fn right_file_of(student: Student) -> Answers {
    let (lesson, drawn) = homework();
    let tasks = drawn.tasks_for(&student).into_iter().map(|own| {
        let answer = right_answer(&own, databases()).expect("an answer");
        TaskAnswers {
            task: own.number,
            board: Some(own.setup().problem.start()),
            tries: tries(answer),
        }
    });
    Answers {
        exercise: lesson.fingerprint().expect("an exercise"),
        tasks: tasks.collect(),
        student,
    }
}

/// The points that the sentences of the help give for an answer.
pub(super) fn plain_points(own: &StudentTask, answer: &Answer) -> u32 {
    let (all, problem) = (own.task.points, own.setup().problem);
    let search = plain_search(own);
    let share = |right: usize, of: usize| all * right as u32 / of as u32;
    let whole = |is_right: bool| if is_right { all } else { 0 };
    match (own.number, answer) {
        (0, Answer::Moves(moves)) => whole(plain::solves(problem.start(), moves)),
        (1, Answer::Rows(rows)) => plain::table(&search, rows, all),
        (2, Answer::Boards(boards)) => {
            let TaskKind::Order { expansions } = own.task.kind else {
                panic!("an order")
            };
            let asked = &boards[..boards.len().min(expansions as usize)];
            let (right, over) = plain::prefix(&search, asked);
            // All that the search has is enough.
            let is_all = over && right == boards.len();
            share(right, if is_all { right } else { expansions as usize })
        }
        (3, Answer::Number(number)) => whole(*number == 181_440.0),
        // A* expands fewer nodes than BFS on every board that is 12 moves away.
        (4, answer) => {
            let TaskKind::Strategy { options, .. } = &own.task.kind else {
                panic!("options")
            };
            let is_astar = |it: &Searched| it.algorithm == Algorithm::AStar;
            let right = options.iter().position(is_astar).expect("A*");
            whole(plain::is_option(answer, right))
        }
        (5, Answer::File(text)) if own.setup().strategy.algorithm == Algorithm::Bidirectional => {
            whole(right_answer(own, databases()) == Some(Answer::File(text.clone())))
        }
        (5, Answer::File(text)) => {
            let order: Option<serde_json::Value> = serde_json::from_str(text).ok();
            let boards = order
                .as_ref()
                .and_then(|order| order.get("order")?.as_array());
            let boards = boards.and_then(|boards| {
                let read = |value: &serde_json::Value| {
                    let text = value.as_str().or_else(|| value.get("board")?.as_str());
                    text.map(|text| board("3x3", text))
                };
                boards.iter().map(read).collect::<Option<Vec<Board>>>()
            });
            whole(boards.is_some_and(|it| plain::prefix(&search, &it) == (it.len(), true)))
        }
        (6, Answer::Boards(boards)) => {
            let right = boards.iter().take(2).enumerate();
            let right =
                right.filter(|(more, board)| search.clone().after(2 + more).is_next(**board));
            share(right.count(), 2)
        }
        (7, Answer::Boards(boards)) => {
            let right: HashSet<Board> = search.after(3).open.iter().map(|it| it.board).collect();
            whole(boards.iter().copied().collect::<HashSet<_>>() == right)
        }
        (8, answer) => whole(plain::is_option(answer, 1)),
        (9, Answer::Program(source)) => whole(plain::is_estimate(source)),
        _ => 0,
    }
}

fn plain_search(own: &StudentTask) -> plain::Search {
    let setup = own.setup();
    let (rule, h) = match setup.strategy.to_string().as_str() {
        it if it.contains("Greedy") => (plain::Rule::Greedy, plain::H::Manhattan),
        it if it.contains("isplaced") => (plain::Rule::AStar, plain::H::Misplaced),
        it if it.contains('A') => (plain::Rule::AStar, plain::H::Manhattan),
        _ => (plain::Rule::Bfs, plain::H::None),
    };
    plain::Search::new(rule, h, setup.problem.start(), setup.problem.goal())
}

/// The answer, edited: an element exchanged, doubled, left out or cut off, or a number changed.
pub(super) fn edited(answer: &Answer, kind: u8, at: usize) -> Answer {
    fn list<T: Clone>(list: &[T], kind: u8, at: usize) -> Vec<T> {
        let mut list = list.to_vec();
        let (one, other) = (at % list.len(), (at / 7 + 1) % list.len());
        match kind % 4 {
            0 => list.swap(one, other),
            1 => drop(list.remove(one)),
            2 => list.truncate(one),
            _ => list.insert(one, list[other].clone()),
        }
        list
    }
    match answer {
        Answer::Moves(moves) => Answer::Moves(list(moves, kind, at)),
        Answer::Boards(boards) => Answer::Boards(list(boards, kind, at)),
        Answer::Rows(rows) if kind.is_multiple_of(2) => Answer::Rows(list(rows, kind / 2, at)),
        Answer::Rows(rows) => {
            let mut rows = rows.clone();
            let line = at % rows.len();
            let row = &mut rows[line];
            let cell = [&mut row.g, &mut row.h, &mut row.f, &mut row.frontier];
            let [g, h, f, frontier] = cell;
            *[g, h, f, frontier][at / 5 % 4] =
                [None, Some(at as u32 % 9)][usize::from(kind) / 2 % 2];
            Answer::Rows(rows)
        }
        Answer::Number(number) => Answer::Number(number + f64::from(kind % 3) - 1.0),
        Answer::Option(_) => Answer::Option(usize::from(kind % 3)),
        Answer::File(text) => {
            let lines: Vec<&str> = text.lines().collect();
            Answer::File(lines[..lines.len() - 1 - at % (lines.len() - 1)].join("\n"))
        }
        Answer::Program(_) | Answer::Unreadable { .. } => answer.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn grading_agrees_with_a_plain_grader_and_no_change_raises_a_score(
        shape in shapes(), number in 0_u64..400, kind in any::<u8>(), at in 0_usize..1000, other in 1_u64..100,
    ) {
        let drawn = drawn(&lesson(&tasks(shape)));
        let tasks = drawn.tasks_for(&student(number));
        let others = drawn.tasks_for(&student(number + other));
        for (own, others) in tasks.iter().zip(&others) {
            let right = right_answer(own, databases()).expect("an answer");
            prop_assert_eq!(points(own, right.clone()), own.task.points);
            prop_assert_eq!(plain_points(own, &right), own.task.points);
            let others = right_answer(others, databases()).expect("an answer");
            for answer in [edited(&right, kind, at), edited(&others, kind, at), others] {
                let given = points(own, answer.clone());
                prop_assert!(given <= own.task.points);
                prop_assert_eq!(given, plain_points(own, &answer), "{} {:?}", own.number, answer);
                // A second try earns nothing where only one is allowed.
                let late = [tries(answer), tries(right.clone())].concat();
                prop_assert_eq!(grade_task(own, false, &late, databases()).points, given);
                prop_assert_eq!(grade_task(own, true, &late, databases()).points, own.task.points);
            }
        }
    }

    #[test]
    fn a_table_never_earns_more_for_being_cut(number in 0_u64..100, kinds in prop::collection::vec((any::<u8>(), 0_usize..1000), 1..4)) {
        let (_, drawn) = homework();
        let own = &drawn.tasks_for(&student(number))[1];
        let mut answer = right_answer(own, databases()).expect("an answer");
        for (kind, at) in kinds {
            // Cells are changed, and no lines are added.
            answer = match &answer {
                Answer::Rows(rows) if rows.is_empty() => break,
                _ => edited(&answer, kind | 1, at),
            };
        }
        let Answer::Rows(rows) = &answer else { panic!("a table") };
        let whole = points(own, answer.clone());
        for lines in 0..rows.len() {
            prop_assert!(points(own, Answer::Rows(rows[..lines].to_vec())) <= whole);
        }
    }
}

#[test]
fn a_slip_in_a_table_costs_one_point_and_what_follows_from_it_is_right() {
    let (_, drawn) = homework();
    for number in 0..40 {
        let own = &drawn.tasks_for(&student(number))[1];
        let right = right_rows(own.setup(), databases());
        let judged = |rows: &[TraceRow]| judge_rows(own.setup(), rows, databases());
        let changed = |from: usize, change: &dyn Fn(&mut TraceRow)| {
            let mut rows = right.clone();
            rows[from..].iter_mut().for_each(change);
            judged(&rows)
        };
        for line in 0..right.len() {
            let mut rows = right.clone();
            rows[line].h = rows[line].h.map(|h| h + 1);
            rows[line].f = rows[line].f.map(|f| f + 1);
            let traced = judged(&rows);
            assert_eq!(traced.points(7), 6);
            assert_eq!(traced.slips.len(), 1);
            assert_eq!(
                (traced.slips[0].line, &traced.slips[0].cells[..]),
                (line, &[TraceCell::H][..])
            );
            // A board missing from the frontier stays missing in later lines, and a g that is too high stays too high.
            let traced = changed(line, &|row| row.frontier = row.frontier.map(|it| it + 1));
            assert_eq!((traced.points(7), traced.slips[0].line), (6, line));
            let traced = changed(line, &|row| {
                row.g = row.g.map(|g| g + 1);
                row.f = row.f.map(|f| f + 1);
            });
            assert_eq!(
                (traced.points(7), traced.slips[0].line),
                (6, line),
                "{number}"
            );
            // A missing g costs one point, and so does a board that cannot be read.
            let mut rows = right.clone();
            rows[line].g = None;
            assert_eq!(judged(&rows).points(7), 6);
            let mut rows = right.clone();
            rows[line].board = None;
            assert_eq!(judged(&rows).points(7), 6, "{number} {line}");
        }
        // A column costs its share of the points, 7/5 of them.
        assert_eq!(changed(0, &|row| row.frontier = None).points(7), 5);
        let with_empty = [right.clone(), vec![TraceRow::default(); 10]].concat();
        assert_eq!(judged(&with_empty).points(7), 7);
        assert_eq!(judged(&[]).points(7), 0);
        assert_eq!(judged(&vec![TraceRow::default(); 7]).points(7), 0);
        // What is missing is counted from the student's own table.
        assert_eq!(judged(&right[..3]).points(7), 3);
    }
}

/// Boards of the frontier that are not next cost a point each where the table takes the better ones later, and lines after a
/// slip that ends the search are not missing.
#[test]
fn wrong_boards_cost_a_point_each_and_an_early_end_costs_one() {
    let (_, drawn) = homework();
    let (mut wrong_ones, mut early_ends) = (0, 0);
    for number in 0..60 {
        let own = &drawn.tasks_for(&student(number))[1];
        let setup = own.setup();
        let rows = |lines: &[plain::Node], goal: Option<plain::Node>| {
            let mut search = plain_search(own);
            let lines = lines.iter().chain(goal.as_ref()).map(|node| {
                let (g, h) = (
                    node.g,
                    plain::H::Manhattan.of(node.board, setup.problem.goal()),
                );
                search.take(*node);
                TraceRow {
                    board: Some(node.board),
                    g: Some(g),
                    h: Some(h),
                    f: Some(g + h),
                    frontier: Some(search.open.len() as u32),
                    is_unread: false,
                }
            });
            lines.collect::<Vec<TraceRow>>()
        };
        // Seven boards that are not next, and then the rule.
        let (mut search, mut lines) = (plain_search(own), Vec::new());
        search = search.after(0);
        let first = search.open[0];
        search.take(first);
        lines.push(first);
        let mut wrong = 0;
        while wrong < 7 {
            let bad = search
                .open
                .iter()
                .find(|node| !search.is_best(node))
                .copied();
            let Some(bad) = bad.filter(|node| node.board != setup.problem.goal()) else {
                break;
            };
            search.take(bad);
            lines.push(bad);
            wrong += 1;
        }
        while !search.over && lines.len() < 80 {
            let next = *search
                .open
                .iter()
                .find(|node| search.is_best(node))
                .expect("a board");
            search.take(next);
            lines.push(next);
        }
        if wrong == 7 {
            let points = judge_rows(setup, &rows(&lines, None), databases()).points(7);
            assert!(points <= 1, "{number}: {points}");
            wrong_ones += 1;
        }
        // The goal is taken as soon as it is in the frontier, before better boards.
        let mut search = plain_search(own);
        let mut lines = Vec::new();
        while !search.over {
            let goal = search
                .open
                .iter()
                .find(|node| node.board == setup.problem.goal())
                .copied();
            if let Some(goal) = goal.filter(|goal| !search.is_best(goal)) {
                let points = judge_rows(setup, &rows(&lines, Some(goal)), databases()).points(7);
                assert_eq!(points, 6, "{number}");
                early_ends += 1;
                break;
            }
            let next = *search
                .open
                .iter()
                .find(|node| search.is_best(node))
                .expect("a board");
            search.take(next);
            lines.push(next);
        }
    }
    assert!(wrong_ones > 0, "no table with seven wrong boards");
    println!("{wrong_ones} tables with seven wrong boards, {early_ends} that end early");
}

#[test]
fn the_solution_of_a_worksheet_earns_all_points() {
    let (_, drawn) = homework();
    for algorithm in Algorithm::ALL.into_iter().filter(|it| is_by_hand(*it)) {
        for number in 0..30 {
            let mut setup = *drawn.tasks_for(&student(number))[2].setup();
            setup.strategy = Searched::new(algorithm, Heuristic::Manhattan);
            let Ok(sheet) =
                Worksheet::trace(&setup.problem, setup.strategy, MOST_EXPANSIONS, databases())
            else {
                continue;
            };
            let rows = sheet.steps.iter().map(|step| TraceRow {
                board: Some(step.board),
                g: Some(step.g),
                h: step.h,
                f: step.f,
                frontier: Some(step.frontier.iter().sum::<u64>() as u32),
                is_unread: false,
            });
            let rows: Vec<TraceRow> = rows.collect();
            let traced = judge_rows(&setup, &rows, databases());
            assert_eq!(traced.points(10), 10, "{algorithm:?} {number} {traced:?}");
        }
    }
}

#[test]
fn every_student_has_boards_of_the_same_work() {
    let (_, drawn) = homework();
    let few = (0..drawn.exercise().tasks.len())
        .map(|task| drawn.boards(task))
        .filter(|it| *it > 1)
        .min();
    let students: Vec<Student> = (0..few.expect("boards") as u64)
        .map(|it| student(4711 + it))
        .collect();
    assert_eq!(ills(drawn, &students, databases()), []);
    for (one, other) in [("7", "007"), (" Ada ", "ada")] {
        let tasks =
            [one, other].map(|text| drawn.tasks_for(&Student::new(text).expect("a student")));
        assert_eq!(tasks[0], tasks[1]);
    }
}

#[test]
fn an_unreadable_prediction_is_one_wrong_prediction() {
    let (_, drawn) = of_every_kind();
    let own = &drawn.tasks_for(&student(1))[6];
    let Some(Answer::Boards(right)) = right_answer(own, databases()) else {
        panic!("predictions")
    };
    let text = |first: &str| {
        format!(
            r#"{{"format": "slidescope answers", "exercise": "x", "student": "1", "tasks":
            [{{"task": 7, "tries": [{{"at": 0, "boards": ["{first}", "{}"]}}]}}]}}"#,
            right[1]
        )
    };
    let first = right[0].to_string();
    for (first, earned) in [(first.as_str(), 5), ("12", 2), ("412503", 2)] {
        let read = ReadAnswers::from_bytes(text(first).as_bytes()).expect("a file");
        let grade = grade_task(own, false, &read.tasks[0].tries, databases());
        assert_eq!(grade.points, earned, "{first}");
    }
}

/// An exercise with a task of every kind.
pub(super) fn of_every_kind() -> &'static (Lesson, Drawn) {
    static DRAWN: LazyLock<(Lesson, Drawn)> = LazyLock::new(|| {
        let more = r#"{"kind": "question", "points": 5, "boards": {"length": 8}, "slide": {"strategy": "astar:manhattan", "expansion": 2,
             "question": {"kind": "predict", "times": 2, "ask": "Which is next?"}}},
           {"kind": "question", "boards": {"length": 6}, "slide": {"strategy": "bfs", "expansion": 3,
             "question": {"kind": "mark", "ask": "Mark the frontier.", "answer": "frontier"}}},
           {"kind": "question", "slide": {"question": {"kind": "choose", "ask": "Which?",
             "options": [{"text": "one"}, {"text": "other", "right": true}, {"text": "third"}]}}},
           {"kind": "heuristic", "points": 3, "wants": ["admissible", "closer-than-misplaced"], "slide": {}}"#;
        let lesson = lesson(&format!("{}, {more}", tasks(HOMEWORK)));
        let drawn = drawn(&lesson);
        (lesson, drawn)
    });
    &DRAWN
}

/// Where the start is the goal, some searches expand nothing. What the program itself writes earns all points.
#[test]
fn the_programs_own_answers_to_boards_of_no_moves_earn_all_points() {
    let kinds = ["bfs", "bidirectional", "astar:manhattan", "greedy:manhattan"].map(|strategy| {
        let slide = format!(r#""boards": {{"length": 0}}, "slide": {{"strategy": "{strategy}"}}"#);
        format!(
            r#"{{"kind": "trace", "points": 7, {slide}}}, {{"kind": "order", "points": 5, "expansions": 5, {slide}}},
               {{"kind": "own-search", "points": 6, {slide}}}"#
        )
    });
    let solve = r#"{"kind": "question", "points": 2, "boards": {"length": 0},
        "slide": {"question": {"kind": "solve", "ask": "Solve it."}}}"#;
    let drawn = drawn(&lesson(&format!("{}, {solve}", kinds.join(", "))));
    for own in drawn.tasks_for(&student(1)) {
        let right = right_answer(&own, databases()).expect("an answer");
        assert_eq!(
            points(&own, right.clone()),
            own.task.points,
            "{} {right:?}",
            own.number
        );
    }
}
