//! `slidescope exercise`: the tasks of a student, and whether an exercise is sound.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::args::AnswerFormat;
use crate::cli::output::{NOT_WRITTEN, NamedFile, check_files, print_answer, refuse};
use crate::cli::progress::{prepare, with_progress_line};
use crate::console;
use crate::lesson::Lesson;
use crate::lesson::exercise::grade::right_answer;
use crate::lesson::exercise::{
    Answer, Answers, Drawn, Student, StudentTask, TaskAnswers, TaskKind, Try,
};
use crate::puzzle::Notation;
use crate::search::PatternDatabases;
use crate::text::exercise as text;
use crate::text::{help, terminal};

/// The most students of a range.
const MOST_STUDENTS: u64 = 10_000;

/// Something is wrong with the tasks of some students.
const UNSOUND: u8 = 1;

/// Print the tasks that a student gets, or check that those of all are sound.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::EXERCISE)]
pub(crate) struct ExerciseArgs {
    /// The lesson with the exercise
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The student's number or name, or several: 1-30, 4711 [default with --check: 1-30]
    #[arg(long = "student", value_parser = students, value_delimiter = ',', required_unless_present = "check", value_name = "STUDENT")]
    students: Vec<Students>,

    /// Check that every task of these students has an answer, needs the same work, and has another board for each
    #[arg(long)]
    check: bool,

    /// Give the right answers, too
    #[arg(long, conflicts_with = "check")]
    solution: bool,

    /// Write a file of answers for one student to this file: empty, or with the right ones
    #[arg(long, conflicts_with = "check", value_name = "FILE")]
    answers: Option<PathBuf>,

    /// How to print the tasks
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text, conflicts_with = "check")]
    format: AnswerFormat,
}

/// Students as they are typed: one, or a range of numbers.
#[derive(Clone, Debug)]
struct Students(Vec<Student>);

fn students(text: &str) -> Result<Students, String> {
    let range = text.split_once('-').and_then(|(first, last)| {
        let number = |text: &str| text.trim().parse::<u64>().ok();
        number(first).zip(number(last))
    });
    match range {
        Some((first, last)) if last >= first && last - first < MOST_STUDENTS => {
            let all = (first..=last).filter_map(|number| Student::new(&number.to_string()));
            Ok(Students(all.collect()))
        }
        Some((first, last)) if last < first => Err(text::NOT_A_STUDENT.to_string()),
        Some(_) => Err(text::too_many_students(MOST_STUDENTS.to_string())),
        None => match Student::new(text) {
            Some(student) => Ok(Students(vec![student])),
            None => Err(text::NOT_A_STUDENT.to_string()),
        },
    }
}

/// An exercise with its boards.
pub(crate) struct Opened {
    pub(crate) lesson: Lesson,
    pub(crate) drawn: Drawn,
    pub(crate) databases: PatternDatabases,
    /// What the lesson is called, or its file.
    pub(crate) title: String,
}

/// Reads an exercise and finds its boards.
///
/// # Errors
/// The exit code, where what is wrong has been told.
pub(crate) fn open(path: &Path, command: terminal::Command) -> Result<Opened, ExitCode> {
    let lesson = Lesson::open(path).map_err(|fault| refuse(fault, command))?;
    let Some(exercise) = &lesson.exercise else {
        return Err(refuse(text::none(path), command));
    };
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
    });
    let drawn = drawn.map_err(|fault| refuse(fault, command))?;
    let stem = path.file_name().unwrap_or_default().to_string_lossy();
    let title = match lesson.title.as_str() {
        "" => stem.into_owned(),
        title => title.to_owned(),
    };
    Ok(Opened {
        drawn,
        databases,
        title,
        lesson,
    })
}

/// Prints, and returns the exit code.
pub(crate) fn run(args: &ExerciseArgs) -> ExitCode {
    let command = terminal::Command::Exercise;
    let written = args.answers.iter().map(|path| NamedFile("--answers", path));
    if let Err(clash) = check_files([NamedFile("FILE", &args.file)], written) {
        return refuse(clash, command);
    }
    let given = args.students.iter().flat_map(|students| &students.0);
    let mut students: Vec<Student> = given.cloned().collect();
    if args.answers.is_some() && students.len() != 1 {
        return refuse(text::ONE_STUDENT, command);
    }
    let opened = match open(&args.file, command) {
        Ok(opened) => opened,
        Err(code) => return code,
    };
    if args.check {
        if students.is_empty() {
            students = (1..=30_u32)
                .filter_map(|it| Student::new(&it.to_string()))
                .collect();
        }
        let ills = opened.drawn.ills(&students, &opened.databases);
        let answer = text::looked_at(&opened.drawn, students.len(), &ills);
        return print_answer(Ok(answer), if ills.is_empty() { 0 } else { UNSOUND });
    }
    let (mut sheets, mut objects) = (Vec::new(), Vec::new());
    for student in &students {
        let tasks = opened.drawn.tasks_for(student);
        let right = args.solution.then(|| {
            let right = tasks.iter().map(|own| right_answer(own, &opened.databases));
            right.collect::<Vec<Option<Answer>>>()
        });
        let answers = file_of(&opened.lesson, student, &tasks, right.as_deref());
        if let Some(path) = &args.answers
            && let Err(fault) = answers.save(path)
        {
            console::warn(fault);
            return ExitCode::from(NOT_WRITTEN);
        }
        match args.format {
            AnswerFormat::Text => {
                sheets.push(text::sheet(
                    &opened.title,
                    student,
                    &tasks,
                    right.as_deref(),
                ));
            }
            AnswerFormat::Json => objects.push(object(&opened, student, &tasks, right.as_deref())),
        }
    }
    match args.format {
        AnswerFormat::Text => print_answer(Ok(sheets.join("\n")), 0),
        AnswerFormat::Json => {
            let all = match objects.len() {
                1 => objects.remove(0),
                _ => Value::Array(objects),
            };
            print_answer(
                serde_json::to_string_pretty(&all).map(|json| json + "\n"),
                0,
            )
        }
    }
}

fn file_of(
    lesson: &Lesson,
    student: &Student,
    tasks: &[StudentTask],
    right: Option<&[Option<Answer>]>,
) -> Answers {
    let tasks = tasks.iter().enumerate().map(|(at, own)| {
        let answer = right.and_then(|right| right.get(at)?.clone());
        TaskAnswers {
            task: own.number,
            board: Some(own.setup().problem.start()),
            tries: answer
                .map(|answer| Try { at: 0, answer })
                .into_iter()
                .collect(),
        }
    });
    Answers {
        exercise: lesson.fingerprint().unwrap_or_default(),
        student: student.clone(),
        tasks: tasks.collect(),
    }
}

fn object(
    opened: &Opened,
    student: &Student,
    tasks: &[StudentTask],
    right: Option<&[Option<Answer>]>,
) -> Value {
    let tasks = tasks.iter().enumerate().map(|(at, own)| {
        let row = |board: crate::puzzle::Board| board.write(Notation::Rows);
        let answer = right.and_then(|right| right.get(at)?.as_ref());
        json!({
            "task": own.number + 1,
            "points": own.task.points,
            "text": text::lines(own),
            "board": row(own.setup().problem.start()),
            "goal": row(own.setup().problem.goal()),
            "options": text::options(own),
            "answer": answer.map(text::answer),
        })
    });
    json!({
        "title": opened.title,
        "exercise": opened.lesson.fingerprint(),
        "student": student.as_str(),
        "tasks": tasks.collect::<Vec<Value>>(),
    })
}
