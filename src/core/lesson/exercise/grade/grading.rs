//! Grades the files of a class on all cores.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::lesson::exercise::grade::class::{Concern, Graded, GradedStudent, Grading};
use crate::lesson::exercise::grade::copied::compare;
use crate::lesson::exercise::grade::handed_in::HandedIn;
use crate::lesson::exercise::grade::together::{grouped, on_all_cores, one_of_each_person};
use crate::lesson::exercise::grade::{Grade, grade_within};
use crate::lesson::exercise::{Answer, Student};
use crate::lesson::proof::Operations;

/// Grades files on all cores. `goes_on` gets the number of graded students, the number of students, and a file that is
/// being graded. If it returns `false`, the rest is skipped.
pub fn grade(
    with: &Grading<'_>,
    files: Vec<HandedIn>,
    goes_on: &(dyn Fn(usize, usize, &str) -> bool + Sync),
) -> Graded {
    let mut roster = with.roster.cloned();
    let groups = grouped(with, &mut roster, files);
    let all = groups.len();
    let estimates = Estimates::default();
    let mut students = on_all_cores(
        groups,
        &|done, group: &GradedStudent| {
            goes_on(done, all, group.files.first().map_or("", |it| it.as_str()))
        },
        |group| graded(with, group, &estimates),
    );
    compare(with.drawn, &mut students);
    let mut students = one_of_each_person(students, with.drawn.exercise().again);
    let order = |one: &GradedStudent| {
        let key = one.student.as_ref().map(Student::key);
        let number = key.as_ref().and_then(|key| key.parse::<u64>().ok());
        let is_known = one.row.is_some();
        (
            !is_known,
            one.row,
            key.is_none(),
            number.is_none(),
            number,
            key,
        )
    };
    students.sort_by_cached_key(order);
    if let Some(roster) = &roster {
        let handed_in: Vec<Option<usize>> = students.iter().map(|one| one.row).collect();
        let missing = (0..roster.rows.len()).filter(|row| !handed_in.contains(&Some(*row)));
        students.extend(missing.map(|row| GradedStudent {
            student: roster.student(row),
            concerns: vec![Concern::Absent],
            row: Some(row),
            ..GradedStudent::default()
        }));
        students.sort_by_key(|one| (one.row.is_none(), one.row));
    }
    Graded { students }
}

/// A cache of the grades of programs by task. They do not depend on a student's board, and checking one takes long.
type Estimates = Mutex<HashMap<(usize, Vec<String>), (Grade, bool)>>;

fn graded(with: &Grading<'_>, mut group: GradedStudent, estimates: &Estimates) -> GradedStudent {
    let Some(student) = group.student.as_ref().filter(|_| !group.grades.is_empty()) else {
        group.grades.clear();
        return group;
    };
    let again = with.drawn.exercise().again;
    let tasks = with.drawn.tasks_for(student);
    let mut concerns = Vec::new();
    let grades = tasks.iter().map(|own| {
        let given = group.tasks.iter().find(|given| given.task == own.number);
        let tries = given.map_or(&[][..], |given| &given.tries);
        let programs = tries.iter().map(|one| match &one.answer {
            Answer::Program(source) => Some(source.clone()),
            _ => None,
        });
        let programs: Option<Vec<String>> = programs.collect();
        let programs = programs.filter(|programs| !programs.is_empty());
        let key = programs.map(|programs| (own.number, programs));
        let known = || estimates.lock().unwrap_or_else(PoisonError::into_inner);
        let cached = key.as_ref().and_then(|key| known().get(key).cloned());
        let (grade, is_exceeded) = cached.unwrap_or_else(|| {
            let operations = Operations::at_most(with.operations);
            let grade = grade_within(own, again, tries, &operations, with.databases);
            let made = (grade, operations.are_exceeded());
            known().extend(key.map(|key| (key, made.clone())));
            made
        });
        if is_exceeded {
            concerns.push(Concern::TooManyOperations(own.number));
        }
        grade
    });
    group.grades = grades.collect();
    group.concerns.append(&mut concerns);
    let more = group.tasks.iter().map(|given| given.task);
    let more = more.filter(|task| *task >= tasks.len());
    group.concerns.extend(more.map(Concern::NoSuchTask));
    group
}
