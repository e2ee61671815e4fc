//! Grades the answers of a class: a row for each student. Files that cannot be graded have rows too, and anything suspicious
//! is reported.

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::lesson::answer::Operations;
use crate::lesson::exercise::answers_file::{AnswersFault, Unread};
use crate::lesson::exercise::grade::handed_in::HandedIn;
use crate::lesson::exercise::grade::roster::Roster;
use crate::lesson::exercise::grade::{Grade, grade_within};
use crate::lesson::exercise::{
    Answer, Draw, Drawn, MAX_TRIES, ReadAnswers, Student, StudentTask, TaskAnswers,
};
use crate::puzzle::Board;
use crate::search::{Parallel as _, PatternDatabases};
use crate::services::machine::Cores;

/// The operations that a student's programs for a task may take together, unless the teacher says otherwise: about half a
/// minute on one core.
pub const USUAL_OPERATIONS: u64 = 1_000_000_000;

/// What the answers are graded by.
#[derive(Clone, Copy, Debug)]
pub struct Grading<'a> {
    pub drawn: &'a Drawn,
    /// The exercise's [fingerprint](crate::lesson::Lesson::fingerprint).
    pub name: &'a str,
    pub roster: Option<&'a Roster>,
    /// The operations that a student's programs for a task may take together.
    pub operations: u64,
    pub databases: &'a PatternDatabases,
}

/// The answers of a student, or a file without a student.
#[derive(Debug, Default)]
pub struct GradedStudent {
    /// Where the files stand. Empty if nothing was handed in.
    pub files: Vec<String>,
    pub student: Option<Student>,
    /// A grade for each task. Empty if no file could be graded.
    pub grades: Vec<Grade>,
    pub concerns: Vec<Concern>,
    /// The student's row in the roster.
    pub row: Option<usize>,
    /// The answers of all files.
    tasks: Vec<TaskAnswers>,
    /// The form of the student's number that the grade of each task belongs to, if there are several.
    forms: Vec<Student>,
}

impl GradedStudent {
    /// Returns the sum of the points, or `None` if nothing could be graded.
    pub fn points(&self) -> Option<u32> {
        let all = self.grades.iter().map(|grade| grade.points);
        (!self.grades.is_empty()).then(|| all.sum())
    }

    /// Returns the tasks that the grades belong to.
    pub fn graded_tasks(&self, drawn: &Drawn) -> Vec<StudentTask> {
        let own = self.student.iter().flat_map(|it| drawn.tasks_for(it));
        let in_form = |own: StudentTask| match self.forms.get(own.number) {
            Some(form) => drawn.tasks_for(form).swap_remove(own.number),
            None => own,
        };
        own.map(in_form).collect()
    }
}

/// A remark on a student's files for the teacher. Tasks are counted from 0.
#[derive(Debug)]
pub enum Concern {
    /// A file cannot be read.
    Fault(String, AnswersFault),
    /// Some part of a file cannot be read and counts as wrong.
    Unread(String, Unread),
    /// The answers of a file belong to another exercise.
    OtherExercise(String),
    /// The student is named by the folder alone.
    NamedByFolder,
    /// There are several files. Their answers to these tasks differ.
    SeveralFiles(Vec<usize>),
    /// Files write the student's number in these forms, each of which has boards of its own.
    SeveralForms(Vec<Student>),
    /// There are answers to a task that does not exist.
    NoSuchTask(usize),
    /// There is the board of another student or an unknown one.
    OthersBoard {
        task: usize,
        /// The student whose board it is, if known.
        of: Option<Student>,
    },
    /// There is a wrong answer that would be right for another student's board.
    OthersAnswer { task: usize, of: Student },
    /// Another student was given the same board.
    SharedBoard { task: usize, with: Student },
    /// The programs for a task take more operations than they may.
    TooManyOperations(usize),
    /// The student is not in the roster, or more than one row fits.
    NotInRoster,
    /// The row of the roster is already that of this student.
    SameRow(Student),
    /// The student is in the roster and handed in nothing.
    Absent,
}

#[derive(Debug, Default)]
pub struct Graded {
    /// In the order of the roster, or by number and then by name. Files without a student come last.
    pub students: Vec<GradedStudent>,
}

/// The quartiles of the sums of points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The lower quartile.
    pub lower: f64,
    pub median: f64,
    /// The upper quartile.
    pub upper: f64,
}

impl Graded {
    /// Makes the places of files relative to this folder.
    pub fn within(&mut self, folder: &Path) {
        let shorten = |place: &mut String| {
            if let Ok(inside) = Path::new(&*place).strip_prefix(folder)
                && inside != Path::new("")
            {
                *place = inside.display().to_string();
            }
        };
        for one in &mut self.students {
            one.files.iter_mut().for_each(shorten);
            for concern in &mut one.concerns {
                if let Concern::Fault(place, _)
                | Concern::Unread(place, _)
                | Concern::OtherExercise(place) = concern
                {
                    shorten(place);
                }
            }
        }
    }

    /// Returns `true` if there is something to look at: any concern but absence.
    pub fn is_odd(&self) -> bool {
        let mut concerns = self.students.iter().flat_map(|one| &one.concerns);
        concerns.any(|concern| !matches!(concern, Concern::Absent))
    }

    /// Returns the quartiles of the sums, or `None` if there are no sums.
    pub fn spread(&self) -> Option<Spread> {
        let mut sums: Vec<u32> = self
            .students
            .iter()
            .filter_map(GradedStudent::points)
            .collect();
        sums.sort_unstable();
        let last = sums.len().checked_sub(1)?;
        let at = |share: f64| {
            let place = share * last as f64;
            let (low, high) = (sums[place.floor() as usize], sums[place.ceil() as usize]);
            f64::from(low) + place.fract() * (f64::from(high) - f64::from(low))
        };
        Some(Spread {
            lower: at(0.25),
            median: at(0.5),
            upper: at(0.75),
        })
    }

    /// Returns how many of the graded students did not get all points of a task.
    pub fn missed(&self, task: usize, points: u32) -> usize {
        let grades = self.students.iter().filter_map(|one| one.grades.get(task));
        grades.filter(|grade| grade.points < points).count()
    }

    /// Returns the most frequent wrong number or option in a task, and its frequency.
    pub fn commonest_wrong(&self, task: usize) -> Option<(&Answer, usize)> {
        let grades = self.students.iter().filter_map(|one| one.grades.get(task));
        let mut counts: Vec<(&Answer, usize)> = Vec::new();
        for wrong in grades.filter_map(|grade| grade.wrong.as_ref()) {
            if !matches!(wrong, Answer::Number(_) | Answer::Option(_)) {
                continue;
            }
            match counts.iter_mut().find(|(answer, _)| *answer == wrong) {
                Some((_, count)) => *count += 1,
                None => counts.push((wrong, 1)),
            }
        }
        // Reversed, so that the first of several maxima is returned.
        counts.into_iter().rev().max_by_key(|(_, count)| *count)
    }
}

/// Runs `work` on all cores and returns the results in order. Stops when `goes_on` returns `false`, which it is asked with the
/// number of finished items before each.
fn on_all_cores<T: Send, R: Send>(
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

/// Reads the files and puts together those of each student.
fn grouped(
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
fn one_of_each_person(students: Vec<GradedStudent>, again: bool) -> Vec<GradedStudent> {
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
        let operations = Operations::at_most(with.operations);
        let grade = || grade_within(own, again, tries, &operations, with.databases);
        let programs = tries.iter().map(|one| match &one.answer {
            Answer::Program(source) => Some(source.clone()),
            _ => None,
        });
        let programs: Option<Vec<String>> = programs.collect();
        let Some(programs) = programs.filter(|programs| !programs.is_empty()) else {
            let grade = grade();
            if operations.are_exceeded() {
                concerns.push(Concern::TooManyOperations(own.number));
            }
            return grade;
        };
        let key = (own.number, programs);
        let known = || estimates.lock().unwrap_or_else(PoisonError::into_inner);
        let cached = known().get(&key).cloned();
        let (grade, is_exceeded) = cached.unwrap_or_else(|| {
            let made = (grade(), operations.are_exceeded());
            known().insert(key, made.clone());
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

/// Reports boards and answers that belong to another student.
fn compare(drawn: &Drawn, students: &mut [GradedStudent]) {
    let own: Vec<Vec<StudentTask>> = students
        .iter()
        .map(|one| match &one.student {
            Some(student) if !one.grades.is_empty() => drawn.tasks_for(student),
            _ => Vec::new(),
        })
        .collect();
    // For each task the first owner of each board and of each right answer.
    let mut boards: HashMap<(usize, Board), usize> = HashMap::new();
    let mut right: HashMap<(usize, String), usize> = HashMap::new();
    let mut found: Vec<(usize, Concern)> = Vec::new();
    let student = |at: usize| students[at].student.clone();
    for (at, tasks) in own.iter().enumerate() {
        for own in tasks {
            let board = (own.number, own.setup().problem.start());
            let first = *boards.entry(board).or_insert(at);
            if first != at && own.task.boards != Draw::Same {
                let pairs = [(first, student(at)), (at, student(first))];
                let shared = pairs.into_iter().filter_map(|(at, with)| {
                    let (task, with) = (own.number, with?);
                    Some((at, Concern::SharedBoard { task, with }))
                });
                found.extend(shared);
            }
            if students[at].grades[own.number].points == own.task.points {
                for text in words(&students[at].tasks, own.number) {
                    right.entry((own.number, text)).or_insert(at);
                }
            }
        }
    }
    for (at, tasks) in own.iter().enumerate() {
        for one in tasks {
            let (task, board) = (one.number, one.setup().problem.start());
            let given = students[at].tasks.iter().find(|given| given.task == task);
            let shown = given.and_then(|given| given.board);
            if let Some(shown) = shown.filter(|shown| *shown != board) {
                let of = boards.get(&(task, shown)).and_then(|&at| student(at));
                found.push((at, Concern::OthersBoard { task, of }));
                continue;
            }
            if students[at].grades[task].points == one.task.points {
                continue;
            }
            let others = words(&students[at].tasks, task).into_iter();
            let mut others = others.filter_map(|text| right.get(&(task, text)).copied());
            let copied = others.find(|&other| own[other][task].setup().problem.start() != board);
            if let Some(of) = copied.and_then(student) {
                found.push((at, Concern::OthersAnswer { task, of }));
            }
        }
    }
    let is_own = |at: usize, concern: &Concern| {
        let (Concern::OthersBoard {
            of: Some(other), ..
        }
        | Concern::OthersAnswer { of: other, .. }
        | Concern::SharedBoard { with: other, .. }) = concern
        else {
            return false;
        };
        student(at).is_some_and(|own| own.person() == other.person())
    };
    found.retain(|(at, concern)| !is_own(*at, concern));
    for (at, concern) in found {
        students[at].concerns.push(concern);
    }
}

/// Returns the tries of a task that are specific to one student's board, as text for comparison.
fn words(tasks: &[TaskAnswers], task: usize) -> Vec<String> {
    let given = tasks.iter().filter(|given| given.task == task);
    let tries = given.flat_map(|given| &given.tries).map(|one| &one.answer);
    let tells = |answer: &&Answer| match answer {
        Answer::Moves(moves) => moves.len() > 3,
        Answer::Boards(boards) => boards.len() > 1,
        Answer::Rows(rows) => rows.len() > 1,
        Answer::File(_) => true,
        Answer::Number(_) | Answer::Option(_) | Answer::Program(_) | Answer::Unreadable { .. } => {
            false
        }
    };
    tries
        .filter(tells)
        .map(|answer| format!("{answer:?}"))
        .collect()
}
