use crate::export::pages::check_margins;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::Paper;
use slidescope_core::lesson::exercise::grade::right_answer;
use slidescope_core::lesson::exercise::{Drawn, Student};
use slidescope_parts::export::worksheet::exercise::*;
use slidescope_parts::export::worksheet::pages::drawn;

/// Whatever is asked, nothing exceeds the margins of its page.
#[test]
fn every_task_and_its_answer_stays_on_its_page() {
    let file = include_str!("../../../assets/exercises/homework.lesson.json");
    let lesson = Lesson::from_text(file).expect("a lesson");
    let mut exercise = lesson.exercise.expect("an exercise");
    // Enough of them for several pages.
    exercise.tasks = vec![exercise.tasks; 3].concat();
    let databases = slidescope_core::search::PatternDatabases::default();
    let tasks = Drawn::new(&exercise, &databases, &|| true).expect("boards");
    let student = Student::new("4711").expect("a student");
    let tasks = tasks.tasks_for(&student);
    let right = tasks.iter().map(|own| right_answer(own, &databases));
    for right in [None, Some(right.collect())] {
        let paper = Paper {
            student: student.clone(),
            tasks: tasks.clone(),
            right,
        };
        let traced = traced(&lesson.title, &paper, &databases);
        let title = &lesson.title;
        let drawing = drawn(title.clone(), |pen| draw(pen, title, &paper, &traced));
        assert!(drawing.frames.len() > traced.iter().flatten().count());
        check_margins(&drawing.shapes);
    }
}
