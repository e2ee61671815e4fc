//! Questions come back as they were saved, and a fault in one is named with its field and its line.

use std::num::NonZeroU32;

use slidescope_core::lesson::{
    Choice, Figure, InvalidValue, Lesson, LessonFormatError, Question, Shipped, SlidePanel, Task,
    Wanted,
};

/// The lesson into which every question here is put.
fn lesson() -> Lesson {
    let mut lesson = Shipped::Example.lesson().expect("a lesson");
    lesson.slides.truncate(2);
    lesson
}

fn asking(task: Task) -> Lesson {
    let mut lesson = lesson();
    lesson.slides[1].question = Some(Question {
        right: "Well done.".to_owned(),
        wrong: "Think again.".to_owned(),
        hints: vec!["Look left.".to_owned()],
        ..Question::new("What comes next?", task)
    });
    lesson
}

fn choice(text: &str, right: bool) -> Choice {
    Choice {
        text: text.to_owned(),
        because: "so it is".to_owned(),
        right,
    }
}

fn tasks() -> Vec<Task> {
    let query = |text: &str| Figure::Query(text.to_owned());
    vec![
        Task::Solve,
        Task::Predict(NonZeroU32::new(5).expect("not 0")),
        Task::Mark {
            answer: "frontier with f > 6".to_owned(),
        },
        Task::Number {
            answer: Figure::Literal(84.0),
            tolerance: 0.05,
        },
        Task::Number {
            answer: query("expanded by bfs"),
            tolerance: 0.0,
        },
        Task::Choose {
            options: vec![choice("never", false), choice("always", true)],
            answer: None,
        },
        Task::Choose {
            options: vec![choice("1,204", false), choice("6", false)],
            answer: Some(query("shortest")),
        },
        Task::Heuristic(vec![Wanted::Admissible, Wanted::CloserThanMisplaced]),
    ]
}

#[test]
fn every_kind_of_question_comes_back_as_it_was_saved() {
    for task in tasks() {
        let lesson = asking(task);
        let text = lesson.to_text();
        assert_eq!(
            Lesson::from_text(&text).expect("a lesson"),
            lesson,
            "{text}"
        );
    }
}

#[test]
fn a_title_what_to_remember_and_panels_come_back() {
    let changes: [&dyn Fn(&mut Lesson); 3] = [
        &|lesson| lesson.title = "Towers".to_owned(),
        &|lesson| lesson.remember = vec!["All is tree.".to_owned()],
        &|lesson| lesson.slides[0].panels = vec![SlidePanel::Plot],
    ];
    for change in changes {
        let mut lesson = lesson();
        change(&mut lesson);
        assert_eq!(Lesson::from_text(&lesson.to_text()), Ok(lesson));
    }
}

/// The fault of the lesson with one thing in its text replaced.
fn fault(task: Task, old: &str, new: &str) -> (String, LessonFormatError) {
    let text = asking(task).to_text();
    assert!(text.contains(old), "{old} is not in\n{text}");
    let text = text.replacen(old, new, 1);
    let fault = Lesson::from_text(&text).expect_err(new);
    (text, fault)
}

#[test]
fn a_bad_question_is_named_with_its_field_and_its_line() {
    let [
        solve,
        predict,
        mark,
        literal,
        query,
        choose,
        number,
        estimate,
    ] = <[Task; 8]>::try_from(tasks()).expect("eight");
    let long = format!("\"ask\": \"{}\"", "x".repeat(301));
    for (task, old, new, field, begins) in [
        (
            &solve,
            "\"ask\": \"What comes next?\"",
            long.as_str(),
            "ask",
            "\"ask\"",
        ),
        (&solve, "Well done.", &"x".repeat(301), "right", "\"right\""),
        (
            &solve,
            "Think again.",
            &"x".repeat(301),
            "wrong",
            "\"wrong\"",
        ),
        (
            &predict,
            "\"times\": 5",
            "\"times\": 21",
            "times",
            "\"times\"",
        ),
        (
            &mark,
            "frontier with",
            "frontline with",
            "answer",
            "\"answer\"",
        ),
        (&mark, "f > 6", "f >", "answer", "\"answer\""),
        (&mark, "f > 6", "k > 6", "answer", "\"answer\""),
        (&mark, "f > 6", "expanded by astr", "answer", "\"answer\""),
        (
            &mark,
            "\"frontier with f > 6\"",
            "7",
            "answer",
            "\"answer\"",
        ),
        (
            &mark,
            "\"frontier with f > 6\"",
            "\"visited\"",
            "answer",
            "\"answer\"",
        ),
        (
            &mark,
            "\"frontier with f > 6\"",
            "\"\"",
            "answer",
            "\"answer\"",
        ),
        (&literal, "\"answer\": 84.0,", "", "answer", "\"question\""),
        (&literal, "0.05", "1.5", "tolerance", "\"tolerance\""),
        (&literal, "0.05", "-0.05", "tolerance", "\"tolerance\""),
        (
            &query,
            "expanded by bfs",
            "expanded by bfs:manhattan",
            "answer",
            "\"answer\"",
        ),
        (
            &query,
            "expanded by bfs",
            "states at depth two",
            "answer",
            "\"answer\"",
        ),
        (
            &choose,
            "\"right\": true",
            "\"right\": false",
            "options",
            "\"options\"",
        ),
        (
            &choose,
            "\"text\": \"never\"",
            "\"right\": true, \"text\": \"never\"",
            "options",
            "\"options\"",
        ),
        (
            &number,
            "\"1,204\"",
            "\"many\"",
            "options[1].text",
            "\"many\"",
        ),
        (&number, "shortest", "longest", "answer", "\"answer\""),
        (
            &estimate,
            "\"heuristic\"",
            "\"mark\"",
            "answer",
            "\"question\"",
        ),
    ] {
        let (text, fault) = fault(task.clone(), old, new);
        let LessonFormatError::BadValue {
            field: found, line, ..
        } = &fault
        else {
            panic!("{new}: {fault}");
        };
        assert_eq!(*found, format!("slides[2].question.{field}"), "{fault}");
        let mut lines = text.lines().zip(1..);
        let key = lines
            .find(|(words, _)| words.contains(begins))
            .expect("a key")
            .1;
        assert_eq!(*line, key, "{fault}\n{text}");
        assert!(
            fault.to_string().contains(&format!("line {line}")),
            "{fault}"
        );
    }
}

#[test]
fn a_question_that_its_slide_cannot_ask_is_refused() {
    let refused = |lesson: &Lesson, expected: InvalidValue| {
        let fault = Lesson::from_text(&lesson.to_text()).expect_err("refused");
        let LessonFormatError::BadValue { field, reason, .. } = fault else {
            panic!("{fault}");
        };
        assert_eq!(
            (field.as_str(), reason),
            ("slides[2].question.kind", expected)
        );
    };
    let [solve, predict, mark, .., estimate] = <[Task; 8]>::try_from(tasks()).expect("eight");
    for task in [predict, mark] {
        let mut lesson = asking(task);
        lesson.slides[1].scene = slidescope_core::lesson::Scene::Text(None);
        refused(&lesson, InvalidValue::NoSearch);
    }
    let on = |lesson: &mut Lesson, start: &str, goal: &str| {
        let board = |text: &str| text.parse().expect("a board");
        let problem = slidescope_core::puzzle::Problem::new(board(start), board(goal));
        lesson.slides[1].setup.problem = problem.expect("one size");
    };
    let mut lesson = asking(solve);
    on(&mut lesson, "123456870", "123456780");
    refused(&lesson, InvalidValue::Unsolvable);
    let mut lesson = asking(estimate);
    let goal = "1 2 3 4 / 5 6 7 8 / 9 10 11 0";
    on(&mut lesson, goal, goal);
    refused(&lesson, InvalidValue::TooLargeToProve);
}

#[test]
fn what_is_no_question_is_refused_with_its_line() {
    for (old, new) in [
        ("\"kind\": \"solve\"", "\"kind\": \"solv\""),
        ("\"kind\": \"solve\",", ""),
        ("\"ask\"", "\"asks\""),
        ("\"ask\": \"What comes next?\"", "\"ask\": 7"),
        (
            "\"kind\": \"solve\"",
            "\"kind\": \"number\", \"answer\": true",
        ),
        (
            "\"kind\": \"solve\"",
            "\"kind\": \"heuristic\", \"wants\": [\"fast\"]",
        ),
        ("\"kind\": \"solve\"", "\"kind\": \"predict\", \"times\": 0"),
    ] {
        let (text, fault) = fault(Task::Solve, old, new);
        let LessonFormatError::Damaged { line, .. } = fault else {
            panic!("{new}: {fault}");
        };
        let mut lines = text.lines().zip(1..);
        let question = lines
            .find(|(words, _)| words.contains("\"question\""))
            .expect("a key")
            .1;
        assert!(
            (question..question + 9).contains(&line),
            "{line}: {fault}\n{text}"
        );
    }
}
