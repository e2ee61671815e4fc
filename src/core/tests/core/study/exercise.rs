//! Exercises: what students get, and how their answers are graded, compared with a grader written as plainly as the
//! rules.

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex};

use proptest::prelude::*;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{
    Concern, Graded, GradedStudent, Grading, TraceCell, USUAL_OPERATIONS, answer_files, grade,
    grade_task, judge_rows, right_answer, right_rows,
};
use slidescope_core::lesson::exercise::{
    Answer, Answers, AnswersFault, Drawn, Misread, ReadAnswers, Student, StudentTask, TaskAnswers,
    TaskKind, TraceRow, Try, ills,
};
use slidescope_core::order::is_by_hand;
use slidescope_core::puzzle::Board;
use slidescope_core::search::{Algorithm, Heuristic, Strategy as Searched};
use slidescope_core::text::grade::remarks;
use slidescope_core::worksheet::{MOST_EXPANSIONS, Worksheet};
use tempfile::TempDir;

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

fn homework() -> &'static (Lesson, Drawn) {
    static DRAWN: LazyLock<(Lesson, Drawn)> = LazyLock::new(|| {
        let lesson = lesson(&tasks(HOMEWORK));
        let drawn = drawn(&lesson);
        (lesson, drawn)
    });
    &DRAWN
}

fn student(number: u64) -> Student {
    Student::new(&number.to_string()).expect("a number")
}

fn tries(answer: Answer) -> Vec<Try> {
    vec![Try { at: 0, answer }]
}

fn points(own: &StudentTask, answer: Answer) -> u32 {
    grade_task(own, false, &tries(answer), databases()).points
}

fn right_file(of: u64) -> Answers {
    right_file_of(student(of))
}

fn right_file_of(student: Student) -> Answers {
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
fn plain_points(own: &StudentTask, answer: &Answer) -> u32 {
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
fn edited(answer: &Answer, kind: u8, at: usize) -> Answer {
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
fn a_file_of_answers_is_read_as_it_was_written_and_what_cannot_be_read_is_named() {
    let file = right_file(4711);
    assert_eq!(Answers::from_text(&file.to_text()).expect("answers"), file);
    let with = |from: &str, to: &str| {
        let text = file.to_text();
        assert!(text.contains(from), "{from}");
        ReadAnswers::from_bytes(text.replacen(from, to, 1).as_bytes())
    };
    let fault = |from: &str, to: &str| with(from, to).expect_err("no answers");
    assert!(matches!(
        fault("slidescope answers", "other"),
        AnswersFault::NotAnswers
    ));
    assert!(matches!(
        fault("\"version\": 1", "\"version\": 2"),
        AnswersFault::Newer
    ));
    let whole = |bytes: &[u8]| ReadAnswers::from_bytes(bytes).expect_err("no answers");
    assert!(matches!(
        whole(&file.to_text().as_bytes()[..300]),
        AnswersFault::Damaged { .. }
    ));
    assert!(matches!(whole(b" \r\n"), AnswersFault::Empty));
    let wide: Vec<u8> = file
        .to_text()
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for wide in [wide.clone(), [b"\xff\xfe", &wide[..]].concat()] {
        let read = ReadAnswers::from_bytes(&wide).expect("answers in UTF-16");
        assert_eq!(read.student.as_ref(), Some(&file.student));
        assert!(read.unread.is_empty());
    }
    assert!(matches!(whole(b"%PDF-1.7"), AnswersFault::NotAnswers));
    assert!(matches!(whole(b"{\n\xff"), AnswersFault::NotAnswers));
    let brackets = format!("{{\"format\": {}", "[".repeat(1 << 20));
    assert!(matches!(
        whole(brackets.as_bytes()),
        AnswersFault::Damaged { .. }
    ));
    // Windows marks its text, and a number may stand for a student.
    let marked = format!("\u{feff}{}", file.to_text().replace('\n', "\r\n"));
    let read = ReadAnswers::from_bytes(marked.as_bytes()).expect("answers");
    assert_eq!((read.unread.len(), &read.tasks), (0, &file.tasks));
    let read = with("\"4711\"", "4711").expect("answers");
    assert_eq!((read.student, read.unread.len()), (Some(student(4711)), 0));
    assert_eq!(with("\"4711\"", "\" \"").expect("answers").student, None);

    let part = |from: &str, to: &str| {
        let mut read = with(from, to).expect("answers");
        assert_eq!(read.unread.len(), 1, "{to}");
        let part = read.unread.remove(0);
        let strict = Answers::from_text(&file.to_text().replacen(from, to, 1));
        assert!(matches!(strict, Err(AnswersFault::Part(it)) if it == part));
        (part.task, part.line, part.why, read.tasks)
    };
    let (task, line, why, _) = part("\"task\": 2", "\"task\": 1");
    assert_eq!((task, line, why), (None, None, Misread::Task));
    assert_eq!(part("\"task\": 2", "\"task\": 0").2, Misread::Task);
    for g in ["4000000000", "\"6,0\"", "-1", "0.5", "[]"] {
        let (task, line, why, tasks) = part("\"g\": 0", &format!("\"g\": {g}"));
        assert_eq!(
            (task, line, why),
            (Some(2), Some(1), Misread::Number),
            "{g}"
        );
        let Answer::Rows(rows) = &tasks[1].tries[0].answer else {
            panic!("a table")
        };
        let Answer::Rows(right) = &file.tasks[1].tries[0].answer else {
            panic!("a table")
        };
        assert_eq!((rows[0].g, &rows[1..]), (None, &right[1..]));
    }
    let twice = part("\"board\": \"", "\"board\": \"9").2;
    assert!(matches!(twice, Misread::Board(_)));
    assert_eq!(part("\"option\": ", "\"option\": -").2, Misread::Number);
    let (_, _, why, tasks) = part("\"moves\": \"", "\"moves\": \"LDX");
    assert_eq!(why, Misread::Moves);
    assert!(matches!(
        tasks[0].tries[0].answer,
        Answer::Unreadable { .. }
    ));
    assert_eq!(
        part("\"at\": 0,", "\"at\": 0, \"option\": 1,").2,
        Misread::NotOneAnswer
    );
    // A key that is not known is no answer.
    let (_, _, why, tasks) = part("\"at\": 0,", "\"score\": 9,");
    assert_eq!((why, tasks), (Misread::Unknown, file.tasks.clone()));
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

#[test]
fn the_remark_on_a_search_of_ones_own_says_what_is_wrong_with_its_file() {
    let (lesson, drawn) = homework();
    let mut file = right_file(1);
    let mut remark = |change: &dyn Fn(String) -> String| {
        let Answer::File(order) = right_file(1).tasks.remove(5).tries.remove(0).answer else {
            panic!("an order")
        };
        file.tasks[5].tries = tries(Answer::File(change(order)));
        let graded = graded(lesson, drawn, &[("1.json".to_owned(), file.to_text())]);
        let points: Vec<u32> = drawn.exercise().tasks.iter().map(|it| it.points).collect();
        remarks(&graded.students[0], &points)
    };
    let solution = |wanted: &'static str| {
        move |order: String| {
            let (before, after) = order.split_once("\"solution\":\"").expect("a solution");
            let (_, after) = after.split_once('"').expect("its end");
            format!("{before}\"solution\":{wanted}{after}")
        }
    };
    assert_eq!(remark(&|order| order), [""; 0]);
    let said = remark(&solution("\"fish\""));
    assert!(
        said[0].starts_with("task 6: 0 of 6, “fish” is no list of moves"),
        "{said:?}"
    );
    let said = remark(&solution("{\"a\": 1}"));
    assert!(
        said[0].starts_with("task 6: 0 of 6, “a: 1” is no list of moves"),
        "{said:?}"
    );
    let said = remark(&|order| order.replacen("\"version\"", "\"author\":\"me\",\"version\"", 1));
    assert_eq!(said, ["task 6: 6 of 6, Not compared: “author”."]);
    let said = remark(&|order| order.replacen("\"g\":1", "\"g\":7", 1));
    assert!(
        said[0].starts_with("task 6: 0 of 6, Expansion 2: "),
        "{said:?}"
    );
}

/// Grades these files, each with the text given.
fn graded(lesson: &Lesson, drawn: &Drawn, files: &[(String, String)]) -> Graded {
    let folder = TempDir::new().expect("a folder of one's own");
    let write = |(name, text): &(String, String)| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(&path, text).expect("written");
    };
    files.iter().for_each(write);
    let listed = answer_files(&[folder.path().to_owned()]).expect("listed");
    let name = lesson.fingerprint().expect("an exercise");
    let with = grading(drawn, &name);
    let mut graded = grade(&with, listed, &|_, _, _| true);
    graded.within(folder.path());
    graded
}

fn grading<'a>(drawn: &'a Drawn, name: &'a str) -> Grading<'a> {
    Grading {
        drawn,
        name,
        roster: None,
        operations: USUAL_OPERATIONS,
        databases: databases(),
    }
}

#[test]
fn every_file_is_graded_or_named() {
    let (lesson, drawn) = homework();
    let (one, two) = (right_file(1), right_file(2));
    // Another student's answers, with that student's boards and without any boards.
    let copied = Answers {
        student: student(3),
        ..one.clone()
    };
    let mut hidden = Answers {
        student: student(4),
        ..one.clone()
    };
    hidden.tasks.iter_mut().for_each(|task| task.board = None);
    let mut again = two.clone();
    again.tasks.truncate(2);
    let mut later = right_file(7);
    later.tasks[0].tries = vec![Try {
        at: 9,
        ..tries(Answer::Moves(Vec::new())).remove(0)
    }];
    let mut more = right_file(6);
    more.tasks.push(TaskAnswers {
        task: 9,
        board: None,
        tries: Vec::new(),
    });
    let other = Answers {
        exercise: "00000000".to_owned(),
        ..right_file(5)
    };
    let cut = one.to_text()[..300].to_owned();
    let files = [
        ("1.json", one.to_text()),
        ("2.json", two.to_text()),
        ("again.json", again.to_text()),
        ("copied.json", copied.to_text()),
        ("hidden.json", hidden.to_text()),
        ("cut.answers.json.txt", cut),
        ("deep/er/more.json", more.to_text()),
        ("other.json", other.to_text()),
        ("7a.json", right_file(7).to_text()),
        ("7b.json", later.to_text()),
        ("notes.pdf", "%PDF".to_owned()),
        (".DS_Store", String::new()),
        ("10.json", right_file(10).to_text()),
    ];
    let files: Vec<(String, String)> = files
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text))
        .collect();
    let graded = graded(lesson, drawn, &files);
    let all: u32 = drawn.exercise().tasks.iter().map(|task| task.points).sum();
    let rows = graded.students.iter();
    let names: Vec<&str> = rows
        .map(|one| one.student.as_ref().map_or("", Student::as_str))
        .collect();
    assert_eq!(names, ["1", "2", "3", "4", "5", "6", "7", "10", "", ""]);
    let of = |number: u64| {
        let is_one = |one: &&GradedStudent| one.student == Some(student(number));
        let one = graded.students.iter().find(is_one).expect("a row");
        (&one.concerns[..], one.points(), &one.files[..])
    };
    assert!(matches!(of(1), ([], Some(points), _) if points == all));
    let (concerns, points, files) = of(2);
    assert!(matches!(concerns, [Concern::SeveralFiles(differ)] if differ.is_empty()));
    assert_eq!(
        (points, files),
        (
            Some(all),
            &["2.json".to_owned(), "again.json".to_owned()][..]
        )
    );
    // The first answer counts, in whichever file it stands.
    let (concerns, points, _) = of(7);
    assert!(matches!(concerns, [Concern::SeveralFiles(differ)] if differ == &[0]));
    assert_eq!(points, Some(all));
    let is_of_one = |of: &Student| *of == student(1);
    let (concerns, points, _) = of(3);
    let others = |concern: &Concern| matches!(concern, Concern::OthersBoard { task: 0, of: Some(of) } if is_of_one(of));
    assert!(concerns.iter().any(others) && points < Some(all));
    let (concerns, hidden_points, _) = of(4);
    let others = |concern: &Concern| matches!(concern, Concern::OthersAnswer { task: 0, of } if is_of_one(of));
    assert!(concerns.iter().any(others));
    assert_eq!(hidden_points, Some(points_of(4, &hidden)));
    assert!(matches!(of(5), ([Concern::OtherExercise(_)], None, _)));
    assert!(matches!(of(6), ([Concern::NoSuchTask(9)], Some(points), [_]) if points == all));
    assert_eq!(of(6).2, ["deep/er/more.json"]);
    let [.., cut, pdf] = &graded.students[..] else {
        panic!("ten rows")
    };
    assert!(matches!(
        &cut.concerns[..],
        [Concern::Fault(_, AnswersFault::Damaged { .. })]
    ));
    assert!(matches!(
        &pdf.concerns[..],
        [Concern::Fault(_, AnswersFault::NotAnswers)]
    ));
    assert_eq!(graded.missed(3, 3), 0);
    assert!(answer_files(&[PathBuf::from("/missing/folder/x.json")]).is_ok());
}

fn points_of(number: u64, answers: &Answers) -> u32 {
    let (_, drawn) = homework();
    let tasks = drawn.tasks_for(&student(number));
    let grades = tasks.iter().zip(&answers.tasks);
    grades
        .map(|(own, given)| grade_task(own, false, &given.tries, databases()).points)
        .sum()
}

/// An exercise with a task of every kind.
fn of_every_kind() -> &'static (Lesson, Drawn) {
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

/// A random number below `most`.
fn below(random: &mut Pcg64Mcg, most: usize) -> usize {
    (random.next_u32() as usize) % most
}

/// A right answer. Each is found once for all students with the same board.
fn known_answer(own: &StudentTask) -> Answer {
    static KNOWN: LazyLock<Mutex<HashMap<(usize, Board), Answer>>> = LazyLock::new(Mutex::default);
    let key = (own.number, own.setup().problem.start());
    let mut known = KNOWN.lock().expect("no panic");
    let right = || right_answer(own, databases()).expect("an answer");
    known.entry(key).or_insert_with(right).clone()
}

/// An answer to a task: the right one, one with up to four edits, another student's, or nonsense.
fn any_answer(random: &mut Pcg64Mcg, own: &StudentTask, others: &StudentTask) -> Answer {
    if own.number == 9 {
        let programs = [
            "manhattan()",
            "misplaced()",
            "misplaced() + 1",
            "2 * manhattan()",
            "1 +",
        ];
        return Answer::Program(programs[below(random, 5)].to_owned());
    }
    let of = if below(random, 8) == 0 { others } else { own };
    let mut answer = known_answer(of);
    for _ in 0..below(random, 5) {
        let is_empty = match &answer {
            Answer::Moves(moves) => moves.is_empty(),
            Answer::Boards(boards) => boards.is_empty(),
            Answer::Rows(rows) => rows.is_empty(),
            Answer::File(text) => text.lines().count() < 2,
            _ => false,
        };
        if is_empty {
            break;
        }
        let (kind, at) = (below(random, 256), below(random, 1000));
        answer = match answer {
            // A column that is left empty, a g that stays wrong, a board that cannot be one, empty lines at the end.
            Answer::Rows(mut rows) if kind % 3 == 0 => {
                let from = at % rows.len();
                match kind / 3 % 6 {
                    0 => rows.iter_mut().for_each(|row| row.frontier = None),
                    1 => rows[from..]
                        .iter_mut()
                        .for_each(|row| row.g = row.g.map(|g| g + 1)),
                    2 => rows[from].board = None,
                    3 => rows.extend([TraceRow::default(); 3]),
                    4 => rows[from..]
                        .iter_mut()
                        .for_each(|row| row.f = row.f.map(|f| f + 1)),
                    _ => rows[from].h = Some(at as u32 % 7),
                }
                Answer::Rows(rows)
            }
            answer => edited(&answer, kind as u8, at),
        };
    }
    answer
}

#[test]
fn two_thousand_files_get_the_points_of_the_plain_grader() {
    let (lesson, drawn) = of_every_kind();
    let mut random = Pcg64Mcg::seed_from_u64(46);
    let (mut files, mut plain) = (Vec::new(), Vec::new());
    for number in 0..2000 {
        let own = drawn.tasks_for(&student(number));
        let others = drawn.tasks_for(&student(number + 1 + below(&mut random, 200) as u64));
        let mut points = Vec::new();
        let given = own.iter().zip(&others).map(|(own, others)| {
            if below(&mut random, 20) == 0 {
                points.push(0);
                return TaskAnswers {
                    task: own.number,
                    board: None,
                    tries: Vec::new(),
                };
            }
            let answer = any_answer(&mut random, own, others);
            points.push(plain_points(own, &answer));
            TaskAnswers {
                task: own.number,
                board: None,
                tries: tries(answer),
            }
        });
        let answers = Answers {
            exercise: lesson.fingerprint().expect("an exercise"),
            tasks: given.collect(),
            student: student(number),
        };
        files.push((format!("{number}.answers.json"), answers.to_text()));
        plain.push(points);
    }
    let graded = graded(lesson, drawn, &files);
    let mut tables = [0_usize; 8];
    for ((one, plain), (name, text)) in graded.students.iter().zip(&plain).zip(&files) {
        let points: Vec<u32> = one.grades.iter().map(|grade| grade.points).collect();
        assert_eq!(&points, plain, "{name} {text}");
        tables[points[1] as usize] += 1;
    }
    // The tables are of all kinds, from right to hopeless.
    assert!(tables.iter().all(|count| *count > 20), "{tables:?}");
}

/// Edits of a file that change no answer, or make a part of it unreadable, never raise its points.
#[test]
fn an_edit_that_is_no_answer_never_raises_the_points() {
    let (lesson, drawn) = homework();
    let mut random = Pcg64Mcg::seed_from_u64(7);
    let (mut files, mut limits) = (Vec::new(), Vec::new());
    let broken = [
        "\"LDX\"",
        "\"813467053\"",
        "\"6,0\"",
        "null",
        "1e9",
        "[]",
        "{}",
        "-1",
        "true",
        "\"\"",
    ];
    for number in 0..300 {
        let own = drawn.tasks_for(&student(number));
        let mut answers = right_file(number);
        for task in &mut answers.tasks {
            if below(&mut random, 2) == 0 {
                let own = &own[task.task];
                task.tries = tries(any_answer(&mut random, own, own));
            }
        }
        let before: u32 = own
            .iter()
            .zip(&answers.tasks)
            .map(|(own, given)| grade_task(own, false, &given.tries, databases()).points)
            .sum();
        let mut value: serde_json::Value = serde_json::from_str(&answers.to_text()).expect("JSON");
        for _ in 0..1 + below(&mut random, 3) {
            let task = below(&mut random, own.len());
            let place = &mut value["tasks"][task];
            let text = broken[below(&mut random, broken.len())];
            let bad: serde_json::Value = serde_json::from_str(text).expect("JSON");
            match below(&mut random, 7) {
                // A column that cannot be read is no empty column.
                6 => {
                    let column = ["g", "h", "f", "frontier"][below(&mut random, 4)];
                    let rows = place["tries"][0]["rows"].as_array_mut();
                    for row in rows.into_iter().flatten() {
                        row[column] = "?".into();
                    }
                }
                0 => place["score"] = bad,
                1 => place["board"] = bad,
                2 => place["tries"][0]["at"] = bad,
                3 => place["tries"][0]["grade"] = bad,
                4 => {
                    place["tries"] = bad;
                    break;
                }
                _ => {
                    let one = place["tries"][0]
                        .as_object_mut()
                        .into_iter()
                        .flat_map(|it| it.iter_mut());
                    for (_, answer) in one.filter(|(key, _)| *key != "at") {
                        let cells = answer.as_array_mut().filter(|cells| !cells.is_empty());
                        let Some(cells) = cells else { continue };
                        let at = below(&mut random, cells.len());
                        match cells[at].as_object_mut() {
                            Some(row) => drop(
                                row.insert(
                                    ["g", "h", "f", "frontier", "board"][below(&mut random, 5)]
                                        .to_owned(),
                                    bad.clone(),
                                ),
                            ),
                            None => cells[at] = bad.clone(),
                        }
                    }
                }
            }
        }
        files.push((format!("{number}.json"), value.to_string()));
        limits.push(before);
    }
    let graded = graded(lesson, drawn, &files);
    for ((one, before), (name, text)) in graded.students.iter().zip(&limits).zip(&files) {
        assert!(
            one.points() <= Some(*before),
            "{name} {:?} > {before} {text}",
            one.points()
        );
    }
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

/// The two forms have boards of their own. Each file is graded by the boards of its form, and the student has one row.
#[test]
fn two_forms_of_a_number_are_one_student() {
    let (lesson, drawn) = homework();
    let [wide, plain] = ["４７１１", "4711"].map(|it| Student::new(it).expect("a student"));
    let boards = |of: &Student| {
        let tasks = drawn.tasks_for(of).into_iter();
        tasks
            .map(|own| own.setup().problem.start())
            .collect::<Vec<_>>()
    };
    assert_ne!(boards(&wide), boards(&plain));
    let all: u32 = drawn.exercise().tasks.iter().map(|task| task.points).sum();
    let (mut early, mut late) = (right_file_of(wide.clone()), right_file_of(plain.clone()));
    early.tasks.truncate(2);
    late.tasks.drain(..2);
    let file = |name: &str, of: &Answers| (name.to_owned(), of.to_text());
    let mut orders = [file("early.json", &early), file("late.json", &late)];
    for _ in 0..2 {
        orders.reverse();
        let graded = graded(lesson, drawn, &orders);
        let [one] = &graded.students[..] else {
            panic!("one row: {:?}", graded.students);
        };
        assert_eq!(
            (one.student.as_ref(), one.points()),
            (Some(&plain), Some(all))
        );
        let mut files = one.files.clone();
        files.sort();
        assert_eq!(files, ["early.json", "late.json"]);
        assert!(matches!(&one.concerns[..], [Concern::SeveralForms(forms)] if forms.len() == 2));
        let of_files = boards(&wide)
            .into_iter()
            .take(2)
            .chain(boards(&plain).into_iter().skip(2));
        let tasks = one.graded_tasks(drawn).into_iter();
        let tasks: Vec<_> = tasks.map(|own| own.setup().problem.start()).collect();
        assert_eq!(tasks, of_files.collect::<Vec<_>>());
    }
}
