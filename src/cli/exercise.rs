//! `slidescope exercise`: prints the tasks of a student, or checks an exercise.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use crate::cli::args::AnswerFormat;
use crate::cli::output::{NamedFile, Refusal, check_files, print_answer};
use crate::cli::progress::{prepare, with_progress_line};
use slidescope_core::files::write_whole;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::right_answer;
use slidescope_core::lesson::exercise::{
    Answer, Answers, Drawn, Paper, Solutions, Student, TaskAnswers, TaskKind, Try, ills,
};
use slidescope_core::puzzle::Notation;
use slidescope_core::reading::{plain, visible};
use slidescope_core::search::PatternDatabases;
use slidescope_core::text::papers as text;
use slidescope_core::text::{help, terminal};
#[cfg(feature = "gui")]
use slidescope_core::{console, files::replace};
#[cfg(feature = "gui")]
use slidescope_parts::export::worksheet::exercise;

/// The maximum number of students in a range.
const MOST_STUDENTS: u64 = 10_000;

/// The exit code if there is a problem with the tasks of some students.
const UNSOUND: u8 = 1;

/// Print the tasks of a student, or check the tasks of all students.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::exercise())]
pub(crate) struct ExerciseArgs {
    /// The lesson with the exercise
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The student's number or name, or several: 1-30, 4711 [default with --check: 1-30]
    #[arg(long = "student", value_parser = students, value_delimiter = ',', required_unless_present_any = ["check", "new_key", "for_students"], value_name = "STUDENT")]
    students: Vec<Students>,

    /// Check that every task has an answer, takes the same work, and has a different board for each of these students unless
    /// the task gives all the same
    #[arg(long)]
    check: bool,

    /// Also give the right answers
    #[arg(long, conflicts_with = "check")]
    solution: bool,

    /// Give the file a key, which asks for the right answers to be the teacher's: see --for-students
    #[arg(long, conflicts_with_all = ["check", "solution", "answers"])]
    new_key: bool,

    /// Write the exercise without its key to this file, for the students: it gives no right answers
    #[arg(long, conflicts_with_all = ["check", "solution", "answers"], value_name = "FILE")]
    for_students: Option<PathBuf>,

    /// Write an answer file for one student to this file: empty, or with the right answers
    #[arg(long, conflicts_with = "check", value_name = "FILE")]
    answers: Option<PathBuf>,

    /// Write the tasks of these students to this file, a PDF for printing
    #[cfg(feature = "gui")]
    #[arg(long, conflicts_with_all = ["check", "format", "answers"], value_name = "FILE")]
    paper: Option<PathBuf>,

    /// The format of the tasks: text, or JSON with an object for each student
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text, conflicts_with = "check")]
    format: AnswerFormat,
}

/// Students as typed: one, or a range of numbers. (Clap would take a `Vec` for an option that is given several times.)
type Students = Vec<Student>;

fn students(text: &str) -> Result<Students, String> {
    let text = &plain(&visible(text));
    let range = text.split_once('-').and_then(|(first, last)| {
        let number = |text: &str| text.trim().parse::<u64>().ok();
        number(first).zip(number(last))
    });
    match range {
        Some((first, last)) if last >= first && last - first < MOST_STUDENTS => {
            let all = (first..=last).filter_map(|number| Student::new(&number.to_string()));
            Ok(all.collect())
        }
        Some((first, last)) if last < first => Err(text::NOT_A_STUDENT.to_string()),
        Some(_) => Err(text::too_many_students(MOST_STUDENTS)),
        None => match Student::new(text) {
            Some(student) => Ok(vec![student]),
            None => Err(text::NOT_A_STUDENT.to_string()),
        },
    }
}

pub(crate) struct Opened {
    pub(crate) lesson: Lesson,
    pub(crate) drawn: Drawn,
    pub(crate) databases: PatternDatabases,
    /// The title of the lesson, or the name of its file.
    pub(crate) title: String,
}

pub(crate) fn open(path: &Path) -> Result<Opened, Refusal> {
    let lesson = Lesson::open(path)?;
    let exercise = lesson
        .exercise
        .as_ref()
        .ok_or_else(|| text::none(path.display()))?;
    let mut strategies = Vec::new();
    for task in &exercise.tasks {
        strategies.push(task.slide.setup.strategy);
        if let TaskKind::Strategy { options, .. } = &task.kind {
            strategies.extend(options);
        }
    }
    let problems = exercise.tasks.iter().map(|task| task.slide.setup.problem);
    let databases = prepare(&strategies, problems);
    let drawn = with_progress_line(|show| {
        Drawn::new(exercise, &databases, &|| {
            show(&|| terminal::looks_for_boards(std::time::Duration::ZERO)).is_continue()
        })
    })?;
    Ok(Opened {
        drawn,
        databases,
        title: lesson.title_or_name(path),
        lesson,
    })
}

/// Prints the requested output, or writes papers, which the window's code draws.
pub(crate) fn run(args: &ExerciseArgs) -> Result<u8, Refusal> {
    let answers = args.answers.as_ref();
    let answers = answers.map(|path| NamedFile("--answers", path));
    let for_students = args.for_students.as_ref();
    let for_students = for_students.map(|path| NamedFile("--for-students", path));
    #[cfg(feature = "gui")]
    let paper = args.paper.as_ref().map(|path| NamedFile("--paper", path));
    #[cfg(not(feature = "gui"))]
    let paper = None;
    check_files(
        [NamedFile("FILE", &args.file)],
        answers.into_iter().chain(paper).chain(for_students),
    )?;
    if args.new_key || args.for_students.is_some() {
        return lock(args);
    }
    let mut students = args.students.concat();
    if args.answers.is_some() && students.len() != 1 {
        return Err(text::ONE_STUDENT.into());
    }
    let opened = open(&args.file)?;
    if args.solution && opened.drawn.exercise().solutions == Solutions::Locked {
        return Err(text::locked(args.file.display()).into());
    }
    if args.check {
        if students.is_empty() {
            students = self::students("1-30")?;
        }
        let found = ills(&opened.drawn, &students, &opened.databases);
        let enough = opened
            .drawn
            .enough_for(students.len(), &opened.databases, &|| true);
        let answer = text::looked_at(&opened.drawn, students.len(), &found, &enough);
        let code = if found.is_empty() { 0 } else { UNSOUND };
        return print_answer(&answer, code);
    }
    let papers = students.into_iter().map(|student| {
        let tasks = opened.drawn.tasks_for(&student);
        let right = args.solution.then(|| {
            let right = tasks.iter().map(|own| right_answer(own, &opened.databases));
            right.collect()
        });
        Paper {
            student,
            tasks,
            right,
        }
    });
    let papers: Vec<Paper> = papers.collect();
    #[cfg(feature = "gui")]
    if let Some(path) = &args.paper {
        let Opened {
            title, databases, ..
        } = &opened;
        let written = replace(path, |out| exercise::write(title, &papers, databases, out));
        written.map_err(Refusal::not_written)?;
        console::say(text::papers(path.display(), text::students(papers.len())));
        return Ok(0);
    }
    if let Some((path, paper)) = args.answers.as_ref().zip(papers.first()) {
        let saved = file_of(&opened.lesson, paper).save(path);
        saved.map_err(Refusal::not_written)?;
    }
    match args.format {
        AnswerFormat::Text => {
            let sheets = papers.iter().map(|paper| text::sheet(&opened.title, paper));
            print_answer(&sheets.collect::<Vec<_>>().join("\n"), 0)
        }
        AnswerFormat::Json => {
            let objects = papers.iter().map(|paper| object(&opened, paper));
            let mut objects: Vec<Value> = objects.collect();
            let all = match objects.len() {
                1 => objects.remove(0),
                _ => Value::Array(objects),
            };
            print_answer(&format!("{all:#}\n"), 0)
        }
    }
}

/// Writes the teacher's file with a new key, and the students' without it.
fn lock(args: &ExerciseArgs) -> Result<u8, Refusal> {
    let mut lesson = Lesson::open(&args.file)?;
    let exercise = lesson
        .exercise
        .as_mut()
        .ok_or_else(|| text::none(args.file.display()))?;
    let mut written = Vec::new();
    if args.new_key {
        exercise.solutions = Solutions::new_key();
        written.push((
            &args.file,
            text::with_key(args.file.display()),
            lesson.to_text(),
        ));
    } else if !matches!(exercise.solutions, Solutions::Key(_)) {
        return Err(text::no_key(args.file.display()).into());
    }
    if let Some(path) = &args.for_students {
        let mut locked = lesson.clone();
        if let Some(exercise) = &mut locked.exercise {
            exercise.solutions = Solutions::Locked;
        }
        written.push((path, text::for_students(path.display()), locked.to_text()));
    }
    let mut said = String::new();
    for (path, words, text) in written {
        write_whole(path, &text).map_err(Refusal::not_written)?;
        said += &format!("{words}\n");
    }
    print_answer(&said, 0)
}

fn right_of(paper: &Paper, at: usize) -> Option<&Answer> {
    paper.right.as_ref()?.get(at)?.as_ref()
}

fn file_of(lesson: &Lesson, paper: &Paper) -> Answers {
    let tasks = paper.tasks.iter().enumerate().map(|(at, own)| {
        let answer = right_of(paper, at).cloned().into_iter();
        TaskAnswers {
            task: own.number,
            board: Some(own.setup().problem.start()),
            tries: answer.map(|answer| Try { at: 0, answer }).collect(),
        }
    });
    Answers {
        exercise: lesson.fingerprint().unwrap_or_default(),
        student: paper.student.clone(),
        tasks: tasks.collect(),
    }
}

fn object(opened: &Opened, paper: &Paper) -> Value {
    let tasks = paper.tasks.iter().enumerate().map(|(at, own)| {
        let row = |board: slidescope_core::puzzle::Board| board.write(Notation::Rows);
        json!({
            "task": own.number + 1,
            "points": own.task.points,
            "text": text::lines(own),
            "board": row(own.setup().problem.start()),
            "goal": row(own.setup().problem.goal()),
            "options": text::options(own),
            "answer": right_of(paper, at).map(text::answer),
        })
    });
    json!({
        "title": opened.title,
        "exercise": opened.lesson.fingerprint(),
        "student": paper.student.as_str(),
        "tasks": tasks.collect::<Vec<Value>>(),
    })
}
