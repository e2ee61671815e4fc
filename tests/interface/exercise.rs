//! Exercises: a student does the tasks by keyboard, goes on after a restart, saves the answers, and the grader agrees.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use slidescope::window::App;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{
    Grading, USUAL_OPERATIONS, answer_files, grade, right_answer,
};
use slidescope_core::lesson::exercise::{Answer, Answers, Drawn, Student, StudentTask, TraceRow};
use slidescope_core::puzzle::{Board, Move, Notation};
use slidescope_core::search::PatternDatabases;
use slidescope_parts::Platform;
use tempfile::TempDir;

use crate::files::{Answering, drop_files};
use crate::window::{
    Window, click, fill, is_there, press, value, wait_for, wait_for_words, wait_until, window_with,
};

const HOMEWORK: &str = include_str!("../../assets/exercises/homework.lesson.json");

/// The homework with its boards, and the databases behind them.
struct Homework {
    lesson: Lesson,
    drawn: Drawn,
    databases: PatternDatabases,
}

impl Homework {
    fn of(text: &str) -> Self {
        let lesson = Lesson::from_text(text).expect("a lesson");
        let databases = PatternDatabases::default();
        let exercise = lesson.exercise.as_ref().expect("tasks");
        let drawn = Drawn::new(exercise, &databases, &|| true).expect("boards");
        Self {
            lesson,
            drawn,
            databases,
        }
    }

    fn tasks(&self, student: &str) -> Vec<StudentTask> {
        let student = Student::new(student).expect("a student");
        self.drawn.tasks_for(&student)
    }

    fn right(&self, own: &StudentTask) -> Answer {
        right_answer(own, &self.databases).expect("an answer")
    }

    /// The points that a file of answers earns.
    #[track_caller]
    fn points(&self, answers: &Path) -> Vec<u32> {
        let name = self.lesson.fingerprint().expect("an exercise");
        let with = Grading {
            drawn: &self.drawn,
            name: &name,
            roster: None,
            operations: USUAL_OPERATIONS,
            databases: &self.databases,
        };
        let files = answer_files(&[answers.to_owned()]).expect("a file");
        let graded = grade(&with, files, &|_, _, _| true);
        let file = &graded.students[0];
        assert!(file.concerns.is_empty(), "{:?}", file.concerns);
        file.grades.iter().map(|grade| grade.points).collect()
    }
}

fn homework() -> &'static Homework {
    static HOMEWORK_DRAWN: LazyLock<Homework> = LazyLock::new(|| Homework::of(HOMEWORK));
    &HOMEWORK_DRAWN
}

/// A folder that windows opened one after another share.
struct Computer {
    folder: TempDir,
    file: PathBuf,
}

impl Computer {
    /// With this lesson in a file.
    fn with(text: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("homework.lesson.json");
        fs::write(&file, text).expect("written");
        Self { folder, file }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn start(&self) -> Window {
        let person: Arc<dyn Platform> = Answering::new(Ok(Some(self.file.clone())));
        let folder = self.folder.path().to_owned();
        let mut window = window_with(move |app: App| {
            app.with_settings_in(&folder)
                .with_answers_in(folder.join("answers"))
                .exporting_to(&folder)
                .with_dialogs(person)
        });
        click(&mut window, "Lessons");
        window
    }

    /// Opens the exercise as this student.
    fn begin(&self, student: &str) -> Window {
        let mut window = self.start();
        click(&mut window, "Open exercise…");
        wait_for_words(&mut window, "chooses your boards");
        fill(&mut window, "Your number", student);
        window.get_by_label("Your number").focus();
        press(&mut window, Key::Enter);
        wait_for_words(&mut window, "Task 1 · ");
        window
    }
}

/// The key that moves the blank this way: the arrows move tiles.
pub(crate) const fn arrow(mv: Move) -> Key {
    match mv {
        Move::Up => Key::ArrowDown,
        Move::Down => Key::ArrowUp,
        Move::Left => Key::ArrowRight,
        Move::Right => Key::ArrowLeft,
    }
}

fn row(board: &Board) -> String {
    board.write(Notation::Rows)
}

/// Presses a button by the keyboard.
#[track_caller]
fn push(window: &mut Window, label: &str) {
    window.get_by_label(label).focus();
    window.run_ok();
    press(window, Key::Enter);
}

/// Answers this task, and goes on to the next one.
#[track_caller]
fn hand_over(window: &mut Window, task: usize) {
    push(window, "Answer");
    wait_for_words(window, &format!("Task {task}  "));
    wait_for(window, "Your answer is kept.");
    press(window, Key::PageDown);
}

/// Types the lines of a table from line `from` on, counted from 0.
fn trace(window: &mut Window, rows: &[TraceRow], from: usize) {
    for (line, row) in rows.iter().enumerate().skip(from) {
        let board = row.board.as_ref().map(self::row);
        let cells = [
            ("Board", board),
            ("g", row.g.map(|it| it.to_string())),
            ("h", row.h.map(|it| it.to_string())),
            ("f", row.f.map(|it| it.to_string())),
            ("Frontier", row.frontier.map(|it| it.to_string())),
        ];
        for (cell, text) in cells {
            if let Some(text) = text {
                fill(window, &format!("Line {}: {cell}", line + 1), &text);
            }
        }
    }
}

/// Answers a task by the keyboard.
fn answer(window: &mut Window, given: &Answer, computer: &Computer) {
    match given {
        Answer::Moves(moves) => {
            for mv in moves {
                press(window, arrow(*mv));
            }
        }
        Answer::Boards(boards) => {
            // The first is taken from the boards shown, the others are typed.
            push(window, &format!("Take {}", row(&boards[0])));
            for board in &boards[1..] {
                fill(window, "Or type a board", &row(board));
                window.get_by_label("Or type a board").focus();
                press(window, Key::Enter);
            }
        }
        Answer::Rows(rows) => trace(window, rows, 0),
        Answer::Number(number) => fill(window, "Your answer", &number.to_string()),
        Answer::Option(option) => {
            press(
                window,
                [Key::Num1, Key::Num2, Key::Num3, Key::Num4][*option],
            );
        }
        Answer::Program(source) => fill(window, "Your estimate", source),
        Answer::File(text) => {
            let path = computer.path("order.json");
            fs::write(&path, text).expect("written");
            fill(window, "File", path.to_str().expect("a text"));
        }
        Answer::Unreadable { .. } => panic!("no right answer"),
    }
}

#[test]
fn a_student_does_the_homework_over_a_restart_and_the_grader_agrees() {
    let (homework, student) = (homework(), "4711");
    let computer = Computer::with(HOMEWORK);
    let tasks = homework.tasks(student);
    let mut given: Vec<Answer> = tasks.iter().map(|own| homework.right(own)).collect();
    // A mistake in the table, and the wrong strategy.
    let Answer::Rows(rows) = &mut given[2] else {
        panic!("the third task is a table");
    };
    rows[1].h = rows[1].h.map(|h| h + 1);
    rows[1].f = rows[1].f.map(|f| f + 1);
    let rows = rows.clone();
    let Answer::Option(right) = given[3] else {
        panic!("the fourth task is a choice");
    };
    given[3] = Answer::Option((right + 1) % 4);

    let mut window = computer.begin(student);
    for (task, own) in given.iter().enumerate().take(2) {
        answer(&mut window, own, &computer);
        hand_over(&mut window, task + 1);
    }
    // Half of the table is kept.
    trace(&mut window, &rows[..3], 0);
    wait_until(&mut window, "the settings are written", |_| {
        let kept = fs::read_to_string(computer.path("settings.json"));
        kept.is_ok_and(|kept| kept.contains(&row(&rows[2].board.expect("a board"))))
    });
    drop(window);

    let mut window = computer.start();
    wait_for(&mut window, "2 of 6 answered");
    window.get_by_label_contains("Continue Homework").click();
    wait_for_words(&mut window, "Task 3 · ");
    assert_eq!(
        value(&window, "Line 3: Board"),
        row(&rows[2].board.expect("a board"))
    );
    // The cells of the third line may have been typed after the settings were written.
    trace(&mut window, &rows, 2);
    hand_over(&mut window, 3);
    for (task, own) in given.iter().enumerate().skip(3) {
        answer(&mut window, own, &computer);
        hand_over(&mut window, task + 1);
    }
    wait_for(&mut window, "6 of 6 answered");
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    push(&mut window, "Save answers");
    let saved = computer.path("4711.answers.json");
    wait_until(&mut window, "the file", |_| saved.is_file());
    let points = homework.points(&saved);
    let most: Vec<u32> = tasks.iter().map(|own| own.task.points).collect();
    let lost: Vec<u32> = most
        .iter()
        .zip(&points)
        .map(|(most, got)| most - got)
        .collect();
    assert_eq!(lost, [0, 0, 1, most[3], 0, 0]);

    // Only now the right answers are shown, and nothing can be changed any more.
    wait_for(&mut window, "Show the right answers");
    assert!(!is_there(&window, " of 7 points"));
    push(&mut window, "Show the right answers");
    let (sum, all): (u32, u32) = (points.iter().sum(), most.iter().sum());
    wait_for(&mut window, &format!("Together: {sum} of {all} points"));
    press(&mut window, Key::Home);
    window.get_by_label_contains("Task 3  ").click();
    wait_for(&mut window, "Line 2 is wrong: h");
    assert!(window.query_by_label("Answer").is_none());
}

/// Where only the first answer counts, the form refuses what is no answer yet. A table may be handed in as it is.
#[test]
fn what_is_no_answer_yet_is_refused_with_its_reason() {
    let (homework, student) = (homework(), "4711");
    let computer = Computer::with(HOMEWORK);
    let tasks = homework.tasks(student);
    let mut window = computer.begin(student);
    window.get_by_label_contains("Task 3  ").click();
    wait_for_words(&mut window, "Task 3 · ");
    assert!(is_there(&window, "any of them may be next"));
    assert!(is_there(&window, "the goal has a line"));
    let Answer::Rows(mut rows) = homework.right(&tasks[2]) else {
        panic!("the third task is a table");
    };
    rows.truncate(2);
    rows[1].g = None;
    trace(&mut window, &rows, 0);
    push(&mut window, "Answer");
    wait_for_words(&mut window, "Line 2 has an empty cell");
    assert!(!is_there(&window, "1 of 6 answered"));
    fill(&mut window, "Line 2: g", "1");
    push(&mut window, "Answer");
    wait_for_words(&mut window, "The search is not over after line 2");
    assert!(!is_there(&window, "Your answer is kept"));
    push(&mut window, "Answer");
    wait_for_words(&mut window, "Your answer is kept");
    window.get_by_label_contains("Task 5  ").click();
    wait_for_words(&mut window, "Task 5 · ");
    assert!(is_there(&window, "linear_conflict()"));
    for wrong in ["misplaced( + 1", "no_such_function()"] {
        fill(&mut window, "Your estimate", wrong);
        for _ in 0..2 {
            push(&mut window, "Answer");
            wait_for_words(&mut window, "This is no answer yet");
            assert!(!is_there(&window, "Your answer is kept"));
        }
    }
}

#[test]
fn answers_that_are_shown_at_once_may_be_given_again() {
    let text = HOMEWORK
        .replace(r#""again": false"#, r#""again": true"#)
        .replace("handed-in", "at-once");
    let (homework, student) = (Homework::of(&text), "Ada");
    let computer = Computer::with(&text);
    let tasks = homework.tasks(student);
    let mut window = computer.begin(student);
    let Answer::Boards(boards) = homework.right(&tasks[1]) else {
        panic!("the second task is an order");
    };
    let points = tasks[1].task.points;
    press(&mut window, Key::PageDown);
    push(&mut window, &format!("Take {}", row(&boards[0])));
    push(&mut window, "Answer");
    let share = points / boards.len() as u32;
    wait_for_words(&mut window, &format!("{share} of {points} points"));
    // The right boards are not shown while they can still be found.
    assert!(!is_there(&window, &row(&boards[4])));
    for board in &boards[1..] {
        push(&mut window, &format!("Take {}", row(board)));
    }
    push(&mut window, "Answer");
    wait_for_words(&mut window, &format!("{points} of {points} points"));
    assert!(window.query_by_label("Answer").is_none(), "it is right");
}

#[test]
fn an_exercise_that_is_dropped_closes_the_other_screens_until_it_is_left() {
    let computer = Computer::with(HOMEWORK);
    let mut window = computer.start();
    drop_files(&mut window, &[&computer.file]);
    wait_for_words(&mut window, "chooses your boards");
    assert!(window.query_by_label("Explore").is_none());
    fill(&mut window, "Your number", "7");
    click(&mut window, "Begin");
    wait_for_words(&mut window, "Task 1 · ");
    for _ in 0..7 {
        assert!(window.query_by_label("Explore").is_none());
        assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
        press(&mut window, Key::PageDown);
    }
    drop_files(&mut window, &[&computer.file]);
    wait_for_words(&mut window, "this task takes no file");
    click(&mut window, "Leave");
    wait_for(&mut window, "0 of 6 answered");
    assert!(window.query_by_label("Explore").is_some());
}

#[test]
fn answers_under_another_form_of_a_number_are_found_and_offered() {
    let computer = Computer::with(HOMEWORK);
    let exercise = Lesson::open(&computer.file)
        .expect("an exercise")
        .fingerprint();
    let exercise = exercise.expect("a fingerprint");
    let folder = computer.path("answers");
    fs::create_dir_all(&folder).expect("a folder");
    let older = Answers {
        student: Student::new("４７１１").expect("a student"),
        exercise: exercise.clone(),
        tasks: Vec::new(),
    };
    let kept = folder.join(format!("{exercise}-00000000.answers.json"));
    older.save(&kept).expect("saved");
    for (button, student) in [
        ("Go on as “４７１１”", "４７１１"),
        ("Begin anew as “4711”", "4711"),
    ] {
        let mut window = computer.start();
        click(&mut window, "Open exercise…");
        wait_for_words(&mut window, "chooses your boards");
        fill(&mut window, "Your number", "４７１１\u{200b}");
        click(&mut window, "Begin");
        wait_for_words(&mut window, "Answers are kept under “４７１１”");
        assert!(!is_there(&window, "Task 1 · "));
        assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
        click(&mut window, button);
        wait_for_words(&mut window, "Task 1 · ");
        assert!(is_there(&window, student));
    }
}

#[test]
fn a_lesson_without_tasks_and_damaged_answers_are_named() {
    let computer = Computer::with(include_str!(
        "../../assets/lessons/looking-everywhere.lesson.json"
    ));
    let mut window = computer.start();
    click(&mut window, "Open exercise…");
    wait_for_words(&mut window, "homework.lesson.json has no exercise");
    drop(window);

    let computer = Computer::with(HOMEWORK);
    let mut window = computer.begin("7");
    answer(
        &mut window,
        &homework().right(&homework().tasks("7")[0]),
        &computer,
    );
    push(&mut window, "Answer");
    // A file that is still being written has another name.
    let kept = || {
        let mut all = fs::read_dir(computer.path("answers")).ok()?.flatten();
        all.find(|entry| {
            entry
                .file_name()
                .to_string_lossy()
                .ends_with(".answers.json")
        })
    };
    wait_until(&mut window, "the answers are kept", |_| kept().is_some());
    drop(window);
    let kept = kept().expect("answers").path();
    fs::write(&kept, "{").expect("written");
    let mut window = computer.begin("7");
    wait_for_words(&mut window, "could not be read, so you begin anew");
    assert!(kept.with_extension("damaged").is_file());
}

#[test]
fn a_teacher_sets_an_exercise_that_students_can_do() {
    let computer = Computer::with(HOMEWORK);
    let mut window = computer.start();
    click(&mut window, "New exercise");
    fill(&mut window, "Title", "By hand");
    for kind in [
        "Order",
        "Trace by hand",
        "Which strategy",
        "Estimate",
        "Own search",
    ] {
        push(&mut window, &format!("Add task: {kind}"));
    }
    push(&mut window, "Remove task 5");
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    push(&mut window, "Preview");
    wait_for_words(&mut window, "every task has an answer");
    wait_for(&mut window, "Student 3");
    let path = computer.path("by-hand.lesson.json");
    fill(&mut window, "Exercise file", path.to_str().expect("a text"));
    push(&mut window, "Save exercise");
    wait_until(&mut window, "the file", |_| path.is_file());
    let lesson = Lesson::open(&path).expect("a lesson");
    let exercise = lesson.exercise.expect("tasks");
    assert_eq!(
        (lesson.title.as_str(), exercise.tasks.len()),
        ("By hand", 5)
    );
    click(&mut window, "Back to the lessons");
    drop_files(&mut window, &[&path]);
    wait_for_words(&mut window, "chooses your boards");
    wait_for_words(&mut window, "5 tasks");
}

#[test]
fn questions_about_a_moment_show_what_was_expanded() {
    let text = r#"{"format": "slidescope lesson", "version": 8, "start": "813467052", "goal": "123456780",
        "strategy": "astar:manhattan", "slides": [],
        "view": {"place": "explore", "tab": "tree", "colour": "f", "speed": 20.0},
        "exercise": {"tasks": [
            {"kind": "question", "points": 2,
             "slide": {"expansion": 3, "question": {"kind": "predict", "ask": "Which next?", "times": 2}}},
            {"kind": "question",
             "slide": {"expansion": 2, "question": {"kind": "mark", "ask": "What waits?", "answer": "frontier"}}},
            {"kind": "question",
             "slide": {"question": {"kind": "number", "ask": "How many states?", "answer": 181440}}}]}}"#;
    let homework = Homework::of(text);
    let computer = Computer::with(text);
    let mut window = computer.begin("7");
    for (task, own) in homework.tasks("7").iter().enumerate() {
        match homework.right(own) {
            Answer::Boards(boards) => {
                wait_for(&mut window, "Expanded so far");
                for board in boards {
                    push(&mut window, &format!("Take {}", row(&board)));
                }
            }
            right => answer(&mut window, &right, &computer),
        }
        hand_over(&mut window, task + 1);
    }
    push(&mut window, "Save answers");
    let saved = computer.path("7.answers.json");
    wait_until(&mut window, "the file", |_| saved.is_file());
    assert_eq!(homework.points(&saved), [2, 1, 1]);
}
