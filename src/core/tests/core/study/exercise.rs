//! Exercises: what students get, and how their answers are graded, compared with a grader written as plainly as the
//! rules.

use std::collections::{HashMap, HashSet, VecDeque};
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex};

use proptest::prelude::*;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{
    Concern, TraceCell, grade, grade_task, judge_rows, right_answer, right_rows,
};
use slidescope_core::lesson::exercise::{
    Answer, Answers, AnswersFault, Drawn, Student, StudentTask, TaskAnswers, TraceRow, Try, ills,
};
use slidescope_core::puzzle::{Board, Move};
use slidescope_core::search::{Algorithm, Heuristic, Strategy as Searched, estimator};
use slidescope_core::study::check::supports;
use slidescope_core::study::worksheet::{MOST_EXPANSIONS, Worksheet};
use tempfile::TempDir;

use crate::common::databases;

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
        r#"{{"format": "slidescope lesson", "version": 6, "start": "813467052", "goal": "123456780",
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
    let (lesson, drawn) = homework();
    let student = student(of);
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

fn beside(board: Board) -> Vec<Board> {
    Move::ALL
        .into_iter()
        .filter_map(|mv| board.after(mv))
        .collect()
}

/// The length of a shortest path from `start` to `goal`, by breadth-first search.
fn distance(start: Board, goal: Board) -> usize {
    let (mut seen, mut waits) = (HashSet::from([start]), VecDeque::from([(start, 0)]));
    while let Some((board, moves)) = waits.pop_front() {
        if board == goal {
            return moves;
        }
        let new = beside(board).into_iter().filter(|next| seen.insert(*next));
        waits.extend(new.map(|next| (next, moves + 1)));
    }
    panic!("solvable");
}

/// How many lines of a table are right by the rules alone, up to the first wrong one, and whether the search is over
/// after them. Without `with_values` only the boards count.
fn plain_lines(own: &StudentTask, rows: &[TraceRow], with_values: bool) -> (usize, bool) {
    let setup = own.setup();
    let goal = setup.problem.goal();
    let h = estimator(setup.strategy, &goal, databases());
    let is_bfs = setup.strategy.algorithm == Algorithm::Bfs;
    let value = |board: Board, g: u32| if is_bfs { g } else { g + h(board.state()) };
    let mut open = HashMap::from([(setup.problem.start(), 0)]);
    let mut best = open.clone();
    for (line, row) in rows.iter().enumerate() {
        let lowest = open.iter().map(|(board, g)| value(*board, *g)).min();
        let Some(board) = row.board else {
            return (line, false);
        };
        let Some(g) = open
            .remove(&board)
            .filter(|g| Some(value(board, *g)) == lowest)
        else {
            return (line, false);
        };
        let mut over = !is_bfs && board == goal;
        for next in beside(board).into_iter().filter(|_| !over) {
            if is_bfs && best.contains_key(&next)
                || best.get(&next).is_some_and(|old| *old <= g + 1)
            {
                continue;
            }
            best.insert(next, g + 1);
            open.insert(next, g + 1);
        }
        over |= is_bfs && open.contains_key(&goal);
        let values = !with_values
            || (row.g, row.h, row.f, row.frontier)
                == (
                    Some(g),
                    Some(h(board.state())),
                    Some(value(board, g)),
                    Some(open.len() as u32),
                );
        if !values {
            return (line, false);
        }
        if over {
            return (line + 1, true);
        }
    }
    (rows.len(), false)
}

/// The points that the documentation gives for an answer; `None` for a table that is not all right.
fn plain_points(own: &StudentTask, answer: &Answer) -> Option<u32> {
    let all = own.task.points;
    let problem = own.setup().problem;
    Some(match (own.number, answer) {
        (0, Answer::Moves(moves)) => {
            let walk = moves
                .iter()
                .try_fold(problem.start(), |board, mv| board.after(*mv));
            let is_shortest = moves.len() == distance(problem.start(), problem.goal());
            if walk == Some(problem.goal()) && is_shortest {
                all
            } else {
                0
            }
        }
        (1, Answer::Rows(rows)) => {
            let (lines, over) = plain_lines(own, rows, true);
            match lines == rows.len() && over {
                true => all,
                false => return None,
            }
        }
        (2, Answer::Boards(boards)) => {
            // One point per board.
            let rows: Vec<TraceRow> = boards.iter().map(row_of).take(all as usize).collect();
            plain_lines(own, &rows, false).0 as u32
        }
        (3, Answer::Number(number)) if *number == 181_440.0 => all,
        // A* expands fewer nodes than BFS on every board that is 12 moves away.
        (4, Answer::Option(1)) => all,
        (5, Answer::File(text)) => {
            let known = match right_answer(own, databases()) {
                Some(Answer::File(right)) => right == *text,
                _ => false,
            };
            if known { all } else { 0 }
        }
        _ => 0,
    })
}

const fn row_of(board: &Board) -> TraceRow {
    TraceRow {
        board: Some(*board),
        g: None,
        h: None,
        f: None,
        frontier: None,
    }
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
        Answer::Program(source) => Answer::Program(source.clone()),
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
            if let Some(plain) = plain_points(own, &right) {
                prop_assert_eq!(plain, own.task.points);
            }
            let others = right_answer(others, databases()).expect("an answer");
            for answer in [edited(&right, kind, at), edited(&others, kind, at), others] {
                let given = points(own, answer.clone());
                prop_assert!(given <= own.task.points);
                match plain_points(own, &answer) {
                    Some(plain) => prop_assert_eq!(given, plain, "{} {:?}", own.number, answer),
                    None => prop_assert!(given < own.task.points, "{} {:?}", own.number, answer),
                }
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
    for number in 0..20 {
        let own = &drawn.tasks_for(&student(number))[1];
        let right = right_rows(own.setup(), databases());
        let judged = |rows: &[TraceRow]| judge_rows(own.setup(), rows, databases());
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
            // A board missing from the frontier stays missing in later lines.
            let mut rows = right.clone();
            for row in &mut rows[line..] {
                row.frontier = row.frontier.map(|frontier| frontier + 1);
            }
            let traced = judged(&rows);
            assert_eq!((traced.points(7), traced.slips[0].line), (6, line));
            // A missing g costs one point.
            let mut rows = right.clone();
            rows[line].g = None;
            assert_eq!(judged(&rows).points(7), 6);
        }
        assert_eq!(judged(&[]).points(7), 0);
        assert_eq!(judged(&vec![TraceRow::default(); 7]).points(7), 0);
    }
}

#[test]
fn the_solution_of_a_worksheet_earns_all_points() {
    let (_, drawn) = homework();
    for algorithm in Algorithm::ALL.into_iter().filter(|it| supports(*it)) {
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
fn a_file_of_answers_is_read_as_it_was_written() {
    let file = right_file(4711);
    assert_eq!(Answers::from_text(&file.to_text()).expect("answers"), file);
    let fault = |from: &str, to: &str| {
        let text = file.to_text();
        assert!(text.contains(from), "{from}");
        Answers::from_text(&text.replacen(from, to, 1)).expect_err("no answers")
    };
    assert!(matches!(
        fault("slidescope answers", "other"),
        AnswersFault::NotAnswers
    ));
    assert!(matches!(
        fault("\"version\": 1", "\"version\": 2"),
        AnswersFault::Newer
    ));
    assert!(matches!(fault("\"4711\"", "\" \""), AnswersFault::Student));
    assert!(matches!(
        fault("\"task\": 2", "\"task\": 1"),
        AnswersFault::Task(1)
    ));
    assert!(matches!(
        fault("\"task\": 2", "\"task\": 0"),
        AnswersFault::Task(0)
    ));
    assert!(matches!(
        fault("\"g\": 0", "\"g\": 4000000000"),
        AnswersFault::Number(2)
    ));
    assert!(matches!(
        fault("\"option\": 2", "\"option\": 0"),
        AnswersFault::Number(5)
    ));
    assert!(matches!(
        fault("\"moves\": \"", "\"moves\": \"X"),
        AnswersFault::Moves(1)
    ));
    assert!(matches!(
        fault("\"board\": \"", "\"board\": \"9"),
        AnswersFault::Board { task: 1, .. }
    ));
    assert!(matches!(
        fault("\"at\": 0,", "\"at\": 0, \"option\": 1,"),
        AnswersFault::NoAnswer(1)
    ));
    assert!(matches!(
        fault("\"at\": 0,", "\"score\": 9,"),
        AnswersFault::Damaged { .. }
    ));
    let brackets = "[".repeat(1 << 20);
    assert!(matches!(
        Answers::from_text(&brackets),
        Err(AnswersFault::Damaged { .. })
    ));
}

#[test]
fn every_file_is_graded_or_named() {
    let (lesson, drawn) = homework();
    let folder = TempDir::new().expect("a folder of one's own");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path
    };
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
    let cut = &one.to_text()[..300];
    let mut again = two.clone();
    again.tasks.truncate(2);
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
    let paths: Vec<PathBuf> = vec![
        write("1.json", &one.to_text()),
        write("2.json", &two.to_text()),
        write("copied.json", &copied.to_text()),
        write("hidden.json", &hidden.to_text()),
        write("cut.json", cut),
        write("again.json", &again.to_text()),
        write("more.json", &more.to_text()),
        write("other.json", &other.to_text()),
        folder.path().join("missing.json"),
        folder.path().to_owned(),
    ];
    let name = lesson.fingerprint().expect("an exercise");
    let told = Mutex::new(Vec::new());
    let goes_on = |done| {
        told.lock().expect("no panic").push(done);
        true
    };
    let graded = grade(drawn, &name, paths.clone(), databases(), &goes_on);
    let told = told.into_inner().expect("no panic");
    assert!(told.into_iter().eq(1..=paths.len()), "after each file");
    assert_eq!(graded.files.len(), paths.len());
    let all: u32 = drawn.exercise().tasks.iter().map(|task| task.points).sum();
    let file = |at: usize| (&graded.files[at].concerns[..], graded.files[at].points());
    assert!(matches!(file(0), ([], Some(points)) if points == all));
    assert!(
        matches!(file(1), ([Concern::SameStudent(path)], Some(points)) if points == all && *path == paths[5])
    );
    assert!(
        matches!(file(2).0, [Concern::OthersBoard { task: 0, of: Some(of) }, ..] if *of == student(1))
    );
    assert!(matches!(file(3).0, [Concern::OthersAnswer { task: 0, of }, ..] if *of == student(1)));
    assert!(file(2).1 < Some(all) && file(3).1 == file(2).1.map(|_| points_of(4, &hidden)));
    assert!(matches!(
        file(4),
        ([Concern::Fault(AnswersFault::Damaged { .. })], None)
    ));
    assert!(matches!(file(5), ([Concern::SameStudent(path)], Some(9)) if *path == paths[1]));
    assert!(matches!(file(6), ([Concern::NoSuchTask(9)], Some(points)) if points == all));
    assert!(matches!(file(7), ([Concern::OtherExercise], None)));
    assert!(matches!(
        file(8),
        ([Concern::Fault(AnswersFault::Read(_))], None)
    ));
    assert!(matches!(
        file(9),
        ([Concern::Fault(AnswersFault::Read(_))], None)
    ));
    assert_eq!(graded.missed(3, 3), 1);
}

fn points_of(number: u64, answers: &Answers) -> u32 {
    let (_, drawn) = homework();
    let tasks = drawn.tasks_for(&student(number));
    let grades = tasks.iter().zip(&answers.tasks);
    grades
        .map(|(own, given)| grade_task(own, false, &given.tries, databases()).points)
        .sum()
}
