//! Grades the answers of a class. Files that cannot be graded are listed, and anything suspicious is reported.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::jobs::machine::Cores;
use crate::lesson::exercise::answers_file::AnswersFault;
use crate::lesson::exercise::grade::{Grade, grade_task};
use crate::lesson::exercise::{Answer, Answers, Drawn, Student, StudentTask};
use crate::puzzle::Board;
use crate::search::{Parallel as _, PatternDatabases};

#[derive(Debug)]
pub struct GradedFile {
    pub path: PathBuf,
    /// The student, or `None` if the file cannot be read.
    pub student: Option<Student>,
    /// A grade for each task. Empty if the file could not be graded.
    pub grades: Vec<Grade>,
    pub concerns: Vec<Concern>,
}

impl GradedFile {
    /// Returns the sum of its points, or `None` if it could not be graded.
    pub fn points(&self) -> Option<u32> {
        let all = self.grades.iter().map(|grade| grade.points);
        (!self.grades.is_empty()).then(|| all.sum())
    }
}

/// A remark on a file for the teacher. Tasks are counted from 0.
#[derive(Debug)]
pub enum Concern {
    /// It cannot be read.
    Fault(AnswersFault),
    /// Its answers belong to another exercise.
    OtherExercise,
    /// Another file has answers of the same student.
    SameStudent(PathBuf),
    /// It has answers to a task that does not exist.
    NoSuchTask(usize),
    /// It has the board of another student or an unknown one.
    OthersBoard {
        task: usize,
        /// The student whose board it is, if known.
        of: Option<Student>,
    },
    /// It has a wrong answer that would be right for another student's board.
    OthersAnswer { task: usize, of: Student },
}

#[derive(Debug)]
pub struct Graded {
    /// The files in their given order.
    pub files: Vec<GradedFile>,
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
    /// Makes the paths of files relative to this folder.
    pub fn within(&mut self, folder: &Path) {
        let shorten = |path: &mut PathBuf| {
            if let Ok(inside) = path.strip_prefix(folder)
                && inside != Path::new("")
            {
                *path = inside.to_owned();
            }
        };
        for file in &mut self.files {
            shorten(&mut file.path);
            for concern in &mut file.concerns {
                if let Concern::SameStudent(other) = concern {
                    shorten(other);
                }
            }
        }
    }

    /// Returns the quartiles of the sums, or `None` if there are no sums.
    pub fn spread(&self) -> Option<Spread> {
        let mut sums: Vec<u32> = self.files.iter().filter_map(GradedFile::points).collect();
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
        let grades = self.files.iter().filter_map(|file| file.grades.get(task));
        grades.filter(|grade| grade.points < points).count()
    }

    /// Returns the most frequent wrong number or option in a task, and its frequency.
    pub fn commonest_wrong(&self, task: usize) -> Option<(&Answer, usize)> {
        let grades = self.files.iter().filter_map(|file| file.grades.get(task));
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

/// Returns the files of answers. A folder stands for the files in it, sorted by name.
///
/// # Errors
/// If a folder cannot be read.
pub fn answer_files(given: &[PathBuf]) -> std::io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for path in given {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let inside = std::fs::read_dir(path)?.map(|entry| Ok(entry?.path()));
        let mut inside: Vec<PathBuf> = inside.collect::<std::io::Result<_>>()?;
        inside.retain(|path| crate::files::has_extension(path, "json"));
        inside.sort();
        all.append(&mut inside);
    }
    Ok(all)
}

/// A cache of the grades of programs by task. They do not depend on a student's board, and checking one takes long.
type Estimates = Mutex<HashMap<(usize, Vec<String>), Grade>>;

/// Grades files on all cores. `name` is the exercise's [fingerprint](crate::lesson::Lesson::fingerprint). `goes_on` gets
/// the number of graded files after each file. If it returns `false`, the remaining files are skipped.
pub fn grade(
    drawn: &Drawn,
    name: &str,
    paths: Vec<PathBuf>,
    databases: &PatternDatabases,
    goes_on: &(dyn Fn(usize) -> bool + Sync),
) -> Graded {
    let done = Mutex::new(Vec::with_capacity(paths.len()));
    let estimates = Estimates::default();
    let ended = AtomicBool::new(false);
    Cores::all().each(paths.into_iter().enumerate().collect(), |(place, path)| {
        if ended.load(Ordering::Relaxed) {
            return;
        }
        let one = graded(drawn, name, path, &estimates, databases);
        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
        done.push((place, one));
        if !goes_on(done.len()) {
            ended.store(true, Ordering::Relaxed);
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(place, _)| *place);
    let (mut files, answers): (Vec<GradedFile>, Vec<Option<Answers>>) =
        done.into_iter().map(|(_, one)| one).unzip();
    compare(drawn, &mut files, &answers);
    Graded { files }
}

fn graded(
    drawn: &Drawn,
    name: &str,
    path: PathBuf,
    estimates: &Estimates,
    databases: &PatternDatabases,
) -> (GradedFile, Option<Answers>) {
    let mut file = GradedFile {
        path,
        student: None,
        grades: Vec::new(),
        concerns: Vec::new(),
    };
    let answers = match Answers::open(&file.path) {
        Ok(answers) => answers,
        Err(fault) => {
            file.concerns.push(Concern::Fault(fault));
            return (file, None);
        }
    };
    file.student = Some(answers.student.clone());
    if answers.exercise != name {
        file.concerns.push(Concern::OtherExercise);
        return (file, None);
    }
    let again = drawn.exercise().again;
    let tasks = drawn.tasks_for(&answers.student);
    let grades = tasks.iter().map(|own| {
        let given = answers.tasks.iter().find(|given| given.task == own.number);
        let tries = given.map_or(&[][..], |given| &given.tries);
        let programs = tries.iter().map(|one| match &one.answer {
            Answer::Program(source) => Some(source.clone()),
            _ => None,
        });
        let programs: Option<Vec<String>> = programs.collect();
        let Some(programs) = programs.filter(|programs| !programs.is_empty()) else {
            return grade_task(own, again, tries, databases);
        };
        let key = (own.number, programs);
        let known = || estimates.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(grade) = known().get(&key) {
            return grade.clone();
        }
        let grade = grade_task(own, again, tries, databases);
        known().insert(key, grade.clone());
        grade
    });
    file.grades = grades.collect();
    let more = answers.tasks.iter().map(|given| given.task);
    let more = more.filter(|task| *task >= tasks.len());
    file.concerns.extend(more.map(Concern::NoSuchTask));
    (file, Some(answers))
}

/// Reports students with several files, and answers that belong to another student.
fn compare(drawn: &Drawn, files: &mut [GradedFile], answers: &[Option<Answers>]) {
    let tasks_of = |answers: &Option<Answers>| {
        let tasks = answers.iter().flat_map(|it| drawn.tasks_for(&it.student));
        tasks.collect()
    };
    let own: Vec<Vec<StudentTask>> = answers.iter().map(tasks_of).collect();
    // The first file of each student, and for each task the owner of each board and of each right answer.
    let mut named: HashMap<String, usize> = HashMap::new();
    let mut boards: HashMap<(usize, Board), usize> = HashMap::new();
    let mut right: HashMap<(usize, String), usize> = HashMap::new();
    for (at, answers) in answers.iter().enumerate() {
        let Some(answers) = answers else { continue };
        if let Some(&first) = named.get(&answers.student.key()) {
            let path = files[first].path.clone();
            files[at].concerns.push(Concern::SameStudent(path));
            let path = files[at].path.clone();
            files[first].concerns.push(Concern::SameStudent(path));
        }
        named.entry(answers.student.key()).or_insert(at);
        for own in &own[at] {
            boards
                .entry((own.number, own.setup().problem.start()))
                .or_insert(at);
            if files[at].grades[own.number].points == own.task.points {
                for text in words(answers, own.number) {
                    right.entry((own.number, text)).or_insert(at);
                }
            }
        }
    }
    let student = |at: usize| answers[at].as_ref().map(|it| it.student.clone());
    for (at, answers) in answers.iter().enumerate() {
        let Some(answers) = answers else { continue };
        for one in &own[at] {
            let (task, board) = (one.number, one.setup().problem.start());
            let given = answers.tasks.iter().find(|given| given.task == task);
            let shown = given.and_then(|given| given.board);
            if let Some(shown) = shown.filter(|shown| *shown != board) {
                let of = boards.get(&(task, shown)).and_then(|&at| student(at));
                files[at].concerns.push(Concern::OthersBoard { task, of });
                continue;
            }
            if files[at].grades[task].points == one.task.points {
                continue;
            }
            let others = words(answers, task).into_iter();
            let mut others = others.filter_map(|text| right.get(&(task, text)).copied());
            let copied = others.find(|&other| own[other][task].setup().problem.start() != board);
            if let Some(of) = copied.and_then(student) {
                files[at].concerns.push(Concern::OthersAnswer { task, of });
            }
        }
    }
}

/// Returns the tries of a task that are specific to one student's board, as text for comparison.
fn words(answers: &Answers, task: usize) -> Vec<String> {
    let given = answers.tasks.iter().filter(|given| given.task == task);
    let tries = given.flat_map(|given| &given.tries).map(|one| &one.answer);
    let tells = |answer: &&Answer| match answer {
        Answer::Moves(moves) => moves.len() > 3,
        Answer::Boards(boards) => boards.len() > 1,
        Answer::Rows(rows) => rows.len() > 1,
        Answer::File(_) => true,
        Answer::Number(_) | Answer::Option(_) | Answer::Program(_) => false,
    };
    tries
        .filter(tells)
        .map(|answer| format!("{answer:?}"))
        .collect()
}
