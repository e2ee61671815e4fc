//! Puts together the files of each student, and the students who are one person.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::lesson::exercise::AnswersFault;
use crate::lesson::exercise::grade::Grade;
use crate::lesson::exercise::grade::class::{Concern, GradedStudent, Grading};
use crate::lesson::exercise::grade::handed_in::HandedIn;
use crate::lesson::exercise::grade::roster::Roster;
use crate::lesson::exercise::{MAX_TRIES, ReadAnswers, Student, TaskAnswers};
use crate::search::Parallel as _;
use crate::services::machine::Cores;

/// Runs `work` on all cores and returns the results in order. Stops when `goes_on` returns `false`, which it is asked with the
/// number of finished items before each.
pub(super) fn on_all_cores<T: Send, R: Send>(
    items: Vec<T>,
    goes_on: &(dyn Fn(usize, &T) -> bool + Sync),
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let lock = || done.lock().unwrap_or_else(PoisonError::into_inner);
    let ended = AtomicBool::new(false);
    Cores::all().each(
        items.into_iter().enumerate().collect(),
        |(place, item): (usize, T)| {
            let count = lock().len();
            if !goes_on(count, &item) {
                ended.store(true, Ordering::Relaxed);
            }
            if !ended.load(Ordering::Relaxed) {
                let made = work(item);
                lock().push((place, made));
            }
        },
    );
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, made)| made).collect()
}

/// Reads the files and puts together those of each student.
pub(super) fn grouped(
    with: &Grading<'_>,
    roster: &mut Option<Roster>,
    files: Vec<HandedIn>,
) -> Vec<GradedStudent> {
    let heads = files
        .iter()
        .map(|file| (file.place.clone(), file.hints.clone(), file.is_named));
    let heads: Vec<_> = heads.collect();
    let read = on_all_cores(files, &|_, _| true, HandedIn::read);
    let named = |read: &Result<ReadAnswers, _>| read.as_ref().ok()?.student.clone();
    if let Some(roster) = roster {
        let students: Vec<Student> = read.iter().filter_map(named).collect();
        let found = students
            .iter()
            .filter_map(|it| Some((roster.find(it.as_str())?, it)));
        let found: Vec<(usize, &Student)> = found.collect();
        roster.note_column(found.into_iter());
    }
    // The student of each folder of a learning platform, as the files in it say.
    let mut owners: HashMap<&str, Student> = HashMap::new();
    for ((_, hints, is_named), read) in heads.iter().zip(&read) {
        if let Some((hint, student)) = hints.first().zip(named(read)).filter(|_| *is_named) {
            owners.insert(hint, student);
        }
    }
    let mut groups: Vec<GradedStudent> = Vec::new();
    let mut by_key: HashMap<String, usize> = HashMap::new();
    for ((place, hints, is_named), read) in heads.iter().zip(read) {
        let mut group = GradedStudent {
            files: vec![place.clone()],
            ..GradedStudent::default()
        };
        let own = named(&read);
        let owner = hints
            .first()
            .and_then(|hint| owners.get(hint.as_str()).cloned());
        let known = own.clone().or(owner);
        if let Some(roster) = roster {
            let texts = known.iter().map(Student::as_str);
            let mut texts = texts.chain(hints.iter().map(String::as_str));
            group.row = texts.find_map(|text| roster.find(text));
        }
        let listed = group
            .row
            .zip(roster.as_ref())
            .filter(|(_, roster)| roster.has_column());
        let listed = listed.and_then(|(row, roster)| roster.student(row));
        // The folder of a file that is no file of answers may be any folder.
        let hint = hints.iter().filter(|_| *is_named || read.is_ok());
        let hinted = hint.filter_map(|hint| Student::new(hint)).next();
        group.student = known.or(listed).or(hinted);
        match read {
            Ok(read) => {
                group.concerns.extend(match (&own, &group.student) {
                    (Some(_), _) => None,
                    (None, Some(_)) => Some(Concern::NamedByFolder),
                    (None, None) => Some(Concern::Fault(place.clone(), AnswersFault::Student)),
                });
                group.take(with, place, read);
            }
            Err(fault) => group.concerns.push(Concern::Fault(place.clone(), fault)),
        }
        let key = group.student.as_ref().map(Student::key);
        let first = key.as_ref().and_then(|key| by_key.get(key));
        if let Some(&first) = first {
            groups[first].join(group);
        } else {
            by_key.extend(key.map(|key| (key, groups.len())));
            groups.push(group);
        }
    }
    for group in &mut groups {
        for task in &mut group.tasks {
            task.tries.truncate(MAX_TRIES);
        }
    }
    // A row of the roster is one student's.
    let mut rows: HashMap<usize, Student> = HashMap::new();
    for group in groups.iter_mut().filter(|_| roster.is_some()) {
        match (group.row, &group.student) {
            (Some(row), Some(student)) => {
                let first = rows.get(&row);
                if let Some(first) = first.filter(|it| it.person() != student.person()) {
                    group.concerns.push(Concern::SameRow(first.clone()));
                    group.row = None;
                } else {
                    rows.insert(row, student.clone());
                }
            }
            (None, _) => group.concerns.push(Concern::NotInRoster),
            (Some(_), None) => group.row = None,
        }
    }
    groups
}

impl GradedStudent {
    fn take(&mut self, with: &Grading<'_>, place: &str, read: ReadAnswers) {
        let unread = read.unread.into_iter();
        self.concerns
            .extend(unread.map(|part| Concern::Unread(place.to_owned(), part)));
        if read.exercise == with.name {
            self.tasks = read.tasks;
            // Marks that there is something to grade, even if no task was answered.
            self.grades = vec![Grade::default()];
        } else {
            self.concerns.push(Concern::OtherExercise(place.to_owned()));
        }
    }

    /// Adds another file of the student. All its tries count, in the order of their times.
    fn join(&mut self, other: Self) {
        self.files.extend(other.files);
        self.row = self.row.or(other.row);
        let mut differing = Vec::new();
        for task in other.tasks {
            match self.tasks.iter_mut().find(|it| it.task == task.task) {
                None => self.tasks.push(task),
                Some(own) => {
                    let new = task
                        .tries
                        .into_iter()
                        .filter(|one| !own.tries.contains(one));
                    let new: Vec<_> = new.collect();
                    if !new.is_empty() {
                        differing.push(task.task);
                    }
                    own.tries.extend(new);
                    own.tries.sort_by_key(|one| one.at);
                }
            }
        }
        if self.grades.is_empty() {
            self.grades = other.grades;
        }
        let several = self.concerns.iter_mut().find_map(|concern| match concern {
            Concern::SeveralFiles(tasks) => Some(tasks),
            _ => None,
        });
        match several {
            Some(tasks) => tasks.extend(differing),
            None => self.concerns.push(Concern::SeveralFiles(differing)),
        }
        self.concerns.extend(other.concerns);
    }
}

/// Puts together the students whose numbers are the same but for the way of writing them, as `４７１１` and `4711`. Each form is
/// graded by its own boards; a task that was answered in both counts once, as its tries would.
pub(super) fn one_of_each_person(students: Vec<GradedStudent>, again: bool) -> Vec<GradedStudent> {
    let mut all: Vec<GradedStudent> = Vec::new();
    let mut by_person: HashMap<String, usize> = HashMap::new();
    for one in students {
        let person = one.student.as_ref().map(Student::person);
        let first = person.as_ref().and_then(|person| by_person.get(person));
        if let Some(&first) = first {
            all[first].join_form(one, again);
        } else {
            by_person.extend(person.map(|person| (person, all.len())));
            all.push(one);
        }
    }
    all
}

impl GradedStudent {
    fn join_form(&mut self, other: Self, again: bool) {
        let (Some(own), Some(form)) = (&self.student, other.student) else {
            return;
        };
        if self.forms.is_empty() {
            self.forms = vec![own.clone(); self.grades.len()];
        }
        let first = |tasks: &[TaskAnswers], task: usize| {
            let given = tasks.iter().find(|given| given.task == task);
            given.and_then(|given| given.tries.first().map(|one| one.at))
        };
        for (task, grade) in other.grades.into_iter().enumerate() {
            let Some(mine) = self.grades.get_mut(task) else {
                self.grades.push(grade);
                self.forms.push(form.clone());
                continue;
            };
            let is_better = match again {
                true => grade.points > mine.points,
                false => first(&other.tasks, task) < first(&self.tasks, task),
            };
            if grade.answered && (!mine.answered || is_better) {
                *mine = grade;
                self.forms[task] = form.clone();
            }
        }
        self.files.extend(other.files);
        self.row = self.row.or(other.row);
        self.concerns.extend(other.concerns);
        let several = self.concerns.iter_mut().find_map(|concern| match concern {
            Concern::SeveralForms(forms) => Some(forms),
            _ => None,
        });
        match several {
            Some(forms) => forms.push(form.clone()),
            None => {
                let forms = vec![own.clone(), form.clone()];
                self.concerns.push(Concern::SeveralForms(forms));
            }
        }
        // The number as it would be typed today is that of the row.
        if Student::typed(form.as_str()).as_ref() == Some(&form) {
            self.student = Some(form);
        }
    }
}
