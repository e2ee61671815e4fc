//! Exercises: how files of answers are read, and how those of a class are graded.

use std::path::PathBuf;

use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{
    Concern, Graded, GradedStudent, Grading, Others, USUAL_OPERATIONS, answer_files, grade,
    grade_task,
};
use slidescope_core::lesson::exercise::{
    Answer, Answers, AnswersFault, Drawn, Misread, ReadAnswers, Student, TaskAnswers, Try,
};
use slidescope_core::text::grade::remarks;
use tempfile::TempDir;

use crate::common::databases;
use crate::study::exercise::{homework, right_file, right_file_of, student, tries};

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
        said[0].starts_with("task 6: 0 of 6, “a” is no list of moves"),
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
pub(super) fn graded(lesson: &Lesson, drawn: &Drawn, files: &[(String, String)]) -> Graded {
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
    let others = |concern: &Concern| matches!(concern, Concern::Others { task: 0, what: Others::Board, of: Some(of) } if is_of_one(of));
    assert!(concerns.iter().any(others) && points < Some(all));
    let (concerns, hidden_points, _) = of(4);
    let others = |concern: &Concern| matches!(concern, Concern::Others { task: 0, what: Others::Answer, of: Some(of) } if is_of_one(of));
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
