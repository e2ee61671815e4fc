//! Tests that an answer which the window calls kept is in the file, whatever other windows and the disk do.

use std::fs;
use std::path::Path;

use crate::testing::{model, poll_until, problem, rest};
use slidescope::window::shell::Model;
use slidescope_core::lesson::exercise::{
    Answer, Answers, AnswersShown, Draw, Exercise, Student, TaskKind,
};
use slidescope_core::lesson::{Lesson, LessonView};
use slidescope_core::run::Tone;
use slidescope_parts::deck::answer::Typed;
use slidescope_parts::deck::exercise::form::new_tasks;
use slidescope_parts::deck::exercise::kept::Fate;
use slidescope_parts::deck::exercise::{Form, Work};
use slidescope_parts::files::NamedFile as _;

/// An exercise with four equal tasks: which of four strategies expands least.
pub(crate) fn lesson(again: bool) -> Lesson {
    let all = new_tasks(problem("413720586")).into_iter();
    let task = all.filter(|task| matches!(task.kind, TaskKind::Strategy { .. }));
    let mut task = task.last().expect("a task");
    task.boards = Draw::Same;
    Lesson {
        title: "Four".to_owned(),
        remember: Vec::new(),
        setup: task.slide.setup,
        exercise: Some(Exercise {
            seed: 1,
            again,
            answers: AnswersShown::HandedIn,
            solutions: slidescope_core::lesson::exercise::Solutions::Open,
            tasks: vec![task; 4],
        }),
        view: LessonView::default(),
        compare: Vec::new(),
        slides: Vec::new(),
    }
}

/// A window in which student 7 does the exercise, with answers kept in `folder`.
pub(crate) fn begin(folder: &Path, lesson: &Lesson) -> Model {
    let mut model = model();
    model.exercises.folder = Some(folder.to_owned());
    let path = folder.with_file_name("four.lesson.json");
    let student = Student::new("7");
    let taken = model.exercises.take(path, lesson, student, &model.facts);
    taken.expect("an exercise");
    poll_until(&mut model, |model| work(model).is_some());
    model
}

pub(crate) fn work(model: &Model) -> Option<&Work> {
    model.exercises.open.as_ref()?.work.as_ref()
}

pub(crate) fn answer(model: &mut Model, task: usize, option: usize) {
    let Model {
        facts, exercises, ..
    } = model;
    let open = exercises.open.as_mut().expect("an exercise");
    let work = open.work.as_mut().expect("tasks");
    work.go_to(task);
    work.typed[task] = Typed {
        option: Some(option),
        ..Typed::default()
    };
    work.answer(facts);
}

fn fate(model: &Model, task: usize) -> Fate {
    work(model).expect("tasks").fate(task)
}

fn options(answers: &Answers, task: usize) -> Vec<Answer> {
    let tries = answers.tries(task).iter();
    tries.map(|given| given.answer.clone()).collect()
}

pub(crate) fn kept(folder: &Path) -> Answers {
    let files = fs::read_dir(folder).expect("a folder").flatten();
    let mut files = files.map(|entry| entry.path());
    let file = files.find(|path| path.extension().is_some_and(|it| it == "json"));
    Answers::open(&file.expect("kept answers")).expect("answers")
}

#[test]
fn two_windows_on_one_exercise_keep_the_answers_of_both_and_show_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("answers");
    let lesson = lesson(false);
    let mut windows = [begin(&folder, &lesson), begin(&folder, &lesson)];
    for (task, window) in [(0, 0), (1, 1), (2, 0)] {
        answer(&mut windows[window], task, window);
        poll_until(&mut windows[window], |model| {
            fate(model, task) == Fate::Kept
        });
        let written = kept(&folder);
        assert_eq!(options(&written, task), [Answer::Option(window)]);
    }
    // Both answer the last task before either has seen the other's answer: the first one stays.
    answer(&mut windows[1], 3, 1);
    poll_until(&mut windows[1], |model| fate(model, 3) == Fate::Kept);
    answer(&mut windows[0], 3, 0);
    for model in &mut windows {
        poll_until(model, |model| {
            let answers = &work(model).expect("tasks").answers;
            let all = [0, 1, 0, 1].into_iter().enumerate();
            let mut all = all.map(|(task, window)| (task, [Answer::Option(window)]));
            all.all(|(task, expected)| options(answers, task) == expected)
        });
    }
    assert!(work(&windows[0]).expect("tasks").refused.is_some());
    assert_eq!(kept(&folder), work(&windows[0]).expect("tasks").answers);
}

#[test]
fn many_windows_that_answer_at_once_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("answers");
    let lesson = lesson(true);
    let mut windows: Vec<Model> = (0..4).map(|_| begin(&folder, &lesson)).collect();
    for round in 0..12 {
        for (number, window) in windows.iter_mut().enumerate() {
            answer(window, (round + number) % 4, number);
        }
    }
    for window in &mut windows {
        poll_until(window, |model| {
            (0..4).all(|task| fate(model, task) == Fate::Kept)
        });
    }
    let written = kept(&folder);
    for window in &windows {
        let own = &work(window).expect("tasks").answers;
        for given in own.tasks.iter().flat_map(|task| &task.tries) {
            assert!(written.tasks.iter().any(|task| task.tries.contains(given)));
        }
    }
}

fn complains(model: &Model) -> bool {
    let toast = model.toast.as_ref();
    toast.is_some_and(|toast| toast.text.contains("cannot be kept"))
}

/// With a file in the place of the folder, nothing can be kept. The window says so, does not leave, and the answers can be
/// saved elsewhere and gone on with.
#[test]
fn an_answer_that_cannot_be_kept_is_not_called_kept() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("answers");
    let lesson = lesson(false);
    let mut model = begin(&folder, &lesson);
    fs::write(&folder, "").expect("written");
    answer(&mut model, 0, 2);
    assert_ne!(fate(&model, 0), Fate::Kept);
    poll_until(&mut model, |model| {
        matches!(fate(model, 0), Fate::OnlyHere(Some(_)))
    });
    assert!(complains(&model) && work(&model).expect("tasks").is_only_here());

    let file = place.path().join("7.answers.json");
    let Model {
        facts, exercises, ..
    } = &mut model;
    let work = exercises.open.as_mut().and_then(|open| open.work.as_mut());
    let work = work.expect("tasks");
    work.file.set_path(file.display().to_string());
    work.save(facts);
    poll_until(&mut model, |model| fate(model, 0) == Fate::Saved);

    // When there is room, they are kept without further ado.
    fs::remove_file(&folder).expect("removed");
    poll_until(&mut model, |model| fate(model, 0) == Fate::Kept);
    assert!(!complains(&model), "it was said that they cannot be kept");

    // On another computer, one goes on with the file.
    let other = place.path().join("other");
    let mut model = begin_without_student(&other, &lesson);
    model.exercises.read_answers(file, &model.facts);
    poll_until(&mut model, |model| self::work(model).is_some());
    let work = self::work(&model).expect("tasks");
    assert_eq!(work.student.as_str(), "7");
    assert_eq!(
        (work.at, options(&work.answers, 0)),
        (1, vec![Answer::Option(2)])
    );
    poll_until(&mut model, |model| fate(model, 0) == Fate::Kept);
    assert_eq!(options(&kept(&other), 0), [Answer::Option(2)]);
}

/// With a file in the place of the folder from the beginning, the window speaks of no file that was put aside, and says at
/// once that nothing can be kept.
#[test]
fn a_folder_that_cannot_be_made_is_said_before_the_first_answer() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("answers");
    fs::write(&folder, "").expect("written");
    let mut model = begin(&folder, &lesson(false));
    poll_until(&mut model, |model| model.toast.is_some());
    let said = model.toast.as_ref().map(|toast| toast.text.clone());
    let said = said.expect("a message");
    assert!(
        said.contains("cannot be kept") && !said.contains("aside"),
        "{said}"
    );
    answer(&mut model, 0, 2);
    poll_until(&mut model, |model| {
        matches!(fate(model, 0), Fate::OnlyHere(Some(_)))
    });
    // When there is room, the answer is kept without further ado.
    fs::remove_file(&folder).expect("removed");
    poll_until(&mut model, |model| fate(model, 0) == Fate::Kept);
    assert!(!complains(&model), "it was said that they cannot be kept");
}

fn begin_without_student(folder: &Path, lesson: &Lesson) -> Model {
    let mut model = model();
    model.exercises.folder = Some(folder.to_owned());
    let path = folder.with_file_name("four.lesson.json");
    let taken = model.exercises.take(path, lesson, None, &model.facts);
    taken.expect("an exercise");
    model
}

#[test]
fn answers_of_another_exercise_or_student_are_refused_by_name() {
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("8.answers.json");
    let student = Student::new("8").expect("a student");
    let lesson = lesson(false);
    let own = lesson.fingerprint().expect("an exercise");
    for (exercise, words) in [(own, "8"), ("00000000".to_owned(), "another exercise")] {
        Answers::none(exercise, student.clone())
            .save(&file)
            .expect("written");
        let mut model = begin(&place.path().join("answers"), &lesson);
        model.exercises.read_answers(file.clone(), &model.facts);
        poll_until(&mut model, |model| model.toast.is_some());
        let toast = model.toast.expect("a message");
        assert!(toast.text.contains(words), "{}", toast.text);
    }
}

/// Every form that shows nothing amiss is saved, and its file is the exercise.
#[test]
fn an_exercise_of_drawn_boards_is_saved_whatever_explore_holds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut model = model();
    for start in ["123456870", "413720586"] {
        model.facts.boards.editor.set_start(problem(start).start());
        let mut form = Form::new(&model.facts);
        for task in new_tasks(problem(start)) {
            form.add(task);
        }
        form.follow(&model.facts);
        let path = folder.path().join(format!("{start}.lesson.json"));
        form.file.set_path(path.display().to_string());
        form.save(&model.facts);
        while form.file.is_busy() {
            form.file.poll();
            rest(std::time::Duration::from_millis(2));
        }
        let status = form.file.status().expect("a result");
        assert_eq!(status.tone, Tone::Solved, "{}", status.text);
        let lesson = Lesson::open(&path).expect("an exercise");
        let mut shown = lesson.clone();
        shown.exercise = Some(form.exercise);
        assert_eq!(lesson.to_text(), shown.to_text());
    }
}
