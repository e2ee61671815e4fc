//! Exercises: thousands of answers get the points of a grader that is written as plainly as the rules.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use slidescope_core::lesson::exercise::grade::{grade_task, right_answer};
use slidescope_core::lesson::exercise::{Answer, Answers, StudentTask, TaskAnswers, TraceRow};
use slidescope_core::puzzle::Board;

use crate::common::databases;
use crate::study::exercise::{
    edited, homework, of_every_kind, plain_points, right_file, student, tries,
};
use crate::study::exercise_files::graded;

/// A random number below `most`.
fn below(random: &mut Pcg64Mcg, most: usize) -> usize {
    (random.next_u32() as usize) % most
}

/// A right answer. Each is found once for all students with the same board.
fn known_answer(own: &StudentTask) -> Answer {
    static KNOWN: LazyLock<Mutex<HashMap<(usize, Board), Answer>>> = LazyLock::new(Mutex::default);
    let key = (own.number, own.setup().problem.start());
    let mut known = KNOWN.lock().expect("no panic");
    let right = || right_answer(own, databases()).expect("an answer");
    known.entry(key).or_insert_with(right).clone()
}

/// An answer to a task: the right one, one with up to four edits, another student's, or nonsense.
fn any_answer(random: &mut Pcg64Mcg, own: &StudentTask, others: &StudentTask) -> Answer {
    if own.number == 9 {
        let programs = [
            "manhattan()",
            "misplaced()",
            "misplaced() + 1",
            "2 * manhattan()",
            "1 +",
        ];
        return Answer::Program(programs[below(random, 5)].to_owned());
    }
    let of = if below(random, 8) == 0 { others } else { own };
    let mut answer = known_answer(of);
    for _ in 0..below(random, 5) {
        let is_empty = match &answer {
            Answer::Moves(moves) => moves.is_empty(),
            Answer::Boards(boards) => boards.is_empty(),
            Answer::Rows(rows) => rows.is_empty(),
            Answer::File(text) => text.lines().count() < 2,
            _ => false,
        };
        if is_empty {
            break;
        }
        let (kind, at) = (below(random, 256), below(random, 1000));
        answer = match answer {
            // A column that is left empty, a g that stays wrong, a board that cannot be one, empty lines at the end.
            Answer::Rows(mut rows) if kind % 3 == 0 => {
                let from = at % rows.len();
                match kind / 3 % 6 {
                    0 => rows.iter_mut().for_each(|row| row.frontier = None),
                    1 => rows[from..]
                        .iter_mut()
                        .for_each(|row| row.g = row.g.map(|g| g + 1)),
                    2 => rows[from].board = None,
                    3 => rows.extend([TraceRow::default(); 3]),
                    4 => rows[from..]
                        .iter_mut()
                        .for_each(|row| row.f = row.f.map(|f| f + 1)),
                    _ => rows[from].h = Some(at as u32 % 7),
                }
                Answer::Rows(rows)
            }
            answer => edited(&answer, kind as u8, at),
        };
    }
    answer
}

#[test]
fn two_thousand_files_get_the_points_of_the_plain_grader() {
    let (lesson, drawn) = of_every_kind();
    let mut random = Pcg64Mcg::seed_from_u64(46);
    let (mut files, mut plain) = (Vec::new(), Vec::new());
    for number in 0..2000 {
        let own = drawn.tasks_for(&student(number));
        let others = drawn.tasks_for(&student(number + 1 + below(&mut random, 200) as u64));
        let mut points = Vec::new();
        let given = own.iter().zip(&others).map(|(own, others)| {
            if below(&mut random, 20) == 0 {
                points.push(0);
                return TaskAnswers {
                    task: own.number,
                    board: None,
                    tries: Vec::new(),
                };
            }
            let answer = any_answer(&mut random, own, others);
            points.push(plain_points(own, &answer));
            TaskAnswers {
                task: own.number,
                board: None,
                tries: tries(answer),
            }
        });
        let answers = Answers {
            exercise: lesson.fingerprint().expect("an exercise"),
            tasks: given.collect(),
            student: student(number),
        };
        files.push((format!("{number}.answers.json"), answers.to_text()));
        plain.push(points);
    }
    let graded = graded(lesson, drawn, &files);
    let mut tables = [0_usize; 8];
    for ((one, plain), (name, text)) in graded.students.iter().zip(&plain).zip(&files) {
        let points: Vec<u32> = one.grades.iter().map(|grade| grade.points).collect();
        assert_eq!(&points, plain, "{name} {text}");
        tables[points[1] as usize] += 1;
    }
    // The tables are of all kinds, from right to hopeless.
    assert!(tables.iter().all(|count| *count > 20), "{tables:?}");
}

/// Edits of a file that change no answer, or make a part of it unreadable, never raise its points.
#[test]
fn an_edit_that_is_no_answer_never_raises_the_points() {
    let (lesson, drawn) = homework();
    let mut random = Pcg64Mcg::seed_from_u64(7);
    let (mut files, mut limits) = (Vec::new(), Vec::new());
    let broken = [
        "\"LDX\"",
        "\"813467053\"",
        "\"6,0\"",
        "null",
        "1e9",
        "[]",
        "{}",
        "-1",
        "true",
        "\"\"",
    ];
    for number in 0..300 {
        let own = drawn.tasks_for(&student(number));
        let mut answers = right_file(number);
        for task in &mut answers.tasks {
            if below(&mut random, 2) == 0 {
                let own = &own[task.task];
                task.tries = tries(any_answer(&mut random, own, own));
            }
        }
        let before: u32 = own
            .iter()
            .zip(&answers.tasks)
            .map(|(own, given)| grade_task(own, false, &given.tries, databases()).points)
            .sum();
        let mut value: serde_json::Value = serde_json::from_str(&answers.to_text()).expect("JSON");
        for _ in 0..1 + below(&mut random, 3) {
            let task = below(&mut random, own.len());
            let place = &mut value["tasks"][task];
            let text = broken[below(&mut random, broken.len())];
            let bad: serde_json::Value = serde_json::from_str(text).expect("JSON");
            match below(&mut random, 7) {
                // A column that cannot be read is no empty column.
                6 => {
                    let column = ["g", "h", "f", "frontier"][below(&mut random, 4)];
                    let rows = place["tries"][0]["rows"].as_array_mut();
                    for row in rows.into_iter().flatten() {
                        row[column] = "?".into();
                    }
                }
                0 => place["score"] = bad,
                1 => place["board"] = bad,
                2 => place["tries"][0]["at"] = bad,
                3 => place["tries"][0]["grade"] = bad,
                4 => {
                    place["tries"] = bad;
                    break;
                }
                _ => {
                    let one = place["tries"][0]
                        .as_object_mut()
                        .into_iter()
                        .flat_map(|it| it.iter_mut());
                    for (_, answer) in one.filter(|(key, _)| *key != "at") {
                        let cells = answer.as_array_mut().filter(|cells| !cells.is_empty());
                        let Some(cells) = cells else { continue };
                        let at = below(&mut random, cells.len());
                        match cells[at].as_object_mut() {
                            Some(row) => drop(
                                row.insert(
                                    ["g", "h", "f", "frontier", "board"][below(&mut random, 5)]
                                        .to_owned(),
                                    bad.clone(),
                                ),
                            ),
                            None => cells[at] = bad.clone(),
                        }
                    }
                }
            }
        }
        files.push((format!("{number}.json"), value.to_string()));
        limits.push(before);
    }
    let graded = graded(lesson, drawn, &files);
    for ((one, before), (name, text)) in graded.students.iter().zip(&limits).zip(&files) {
        assert!(
            one.points() <= Some(*before),
            "{name} {:?} > {before} {text}",
            one.points()
        );
    }
}
