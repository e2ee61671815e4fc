//! Kills the program while somebody works with it. What it has acknowledged by then must be there afterwards.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, io};

use crate::shell::answers::{answer, begin, kept, lesson, work};
use crate::testing::{model, poll_until};
use slidescope::window::screens::experiment::FormField;
use slidescope::window::shell::Model;
use slidescope::window::shell::kept::Store;
use slidescope_core::lesson::{Lesson, Scene, Slide};
use slidescope_core::study::experiment::JournalFolder;
use slidescope_parts::deck::editor::Slides;
use slidescope_parts::deck::exercise::kept::Fate;

/// Where the killed program keeps what it keeps.
const FOLDER: &str = "SLIDESCOPE_KILLED_IN";

/// The program that is killed: it works, and says what it has acknowledged, as `ACT NUMBER`.
#[test]
#[ignore = "it ends when it is killed"]
fn works_until_it_is_killed() {
    let folder = PathBuf::from(env::var(FOLDER).expect("a folder"));
    let exercise = lesson(true);
    let mut model = begin(&folder.join("answers"), &exercise);
    let (store, opened) = Store::open(&folder);
    model.keep_in(store, &opened);
    model.lesson.backup.keep_in(folder.join("unsaved"));
    model.experiment.keep(folder.join("journals"), &model.facts);
    for (field, text) in [(FormField::Each, "400"), (FormField::To, "12")] {
        model.experiment.form.set(field, text.to_owned());
    }
    model.experiment.run();
    let slide = Slide::new(exercise.setup, Scene::Text(None));
    model.lesson.slides = Slides::unsaved(vec![slide]);
    let path = folder.join("deck.lesson.json").display().to_string();
    for number in 1.. {
        let slides = &mut model.lesson.slides;
        slides.edit(0, |slide| slide.text = number.to_string());
        poll_until(&mut model, |model| {
            let lesson = &model.lesson;
            !lesson.backup.is_due(&lesson.slides) && !lesson.backup.is_busy()
        });
        acknowledge("edit", number);

        if number < 600 {
            answer(&mut model, number % 4, number % 3);
            let all = |model: &Model| {
                let work = work(model).expect("tasks");
                (0..4).map(|task| work.tries(task).len()).sum::<usize>()
            };
            poll_until(&mut model, |model| {
                let work = work(model).expect("tasks");
                (0..4).all(|task| work.fate(task) == Fate::Kept)
            });
            acknowledge("answer", all(&model));
        }

        let open = model
            .exercises
            .open
            .as_mut()
            .and_then(|open| open.work.as_mut());
        open.expect("tasks").typed[0].text = number.to_string();
        let (kept, wake) = (model.kept(), model.facts.wake.clone());
        let store = &mut model.keeping.store;
        loop {
            store.keep(&kept, Instant::now(), &wake);
            if store.is_settled() {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        acknowledge("move", number);

        if number % 5 == 0 {
            model.lesson.file.set_path(path.clone());
            model.lesson.file.agree();
            let window = model.snapshot();
            model.lesson.save(&window, &model.facts);
            poll_until(&mut model, |model| !model.lesson.is_busy());
            assert!(model.lesson.file.saved().is_some());
            acknowledge("save", number);
        }
        model.experiment.poll(true);
        let runs = model
            .experiment
            .results()
            .map_or(0, |results| results.runs.len());
        acknowledge("runs", runs);
    }
}

fn acknowledge(act: &str, number: usize) {
    let mut out = io::stdout().lock();
    writeln!(out, "acknowledged {act} {number}").expect("a reader");
    out.flush().expect("a reader");
}

/// What is found after the end: the number of each act.
fn found(folder: &Path) -> BTreeMap<&'static str, usize> {
    let text = |lesson: &Lesson| lesson.slides[0].text.parse().expect("a number");
    let mut next = model();
    next.lesson.backup.keep_in(folder.join("unsaved"));
    next.lesson.backup.look(&next.facts);
    let mut found = BTreeMap::new();
    let unsaved = fs::read_dir(folder.join("unsaved"));
    if unsaved.is_ok_and(|mut entries| entries.next().is_some()) {
        for _ in 0..2000 {
            next.poll();
            std::thread::sleep(Duration::from_millis(1));
            if next.lesson.backup.left().is_some() {
                break;
            }
        }
        next.lesson.recover(true, &next.facts);
        next.poll();
        let slides = next.lesson.slides.list();
        let number = slides
            .first()
            .map_or(0, |slide| slide.text.parse().expect("a number"));
        found.insert("edit", number);
    }
    if let Ok(saved) = Lesson::open(&folder.join("deck.lesson.json")) {
        let number = text(&saved);
        found.insert("save", number);
        // What is saved needs no copy for the case of a crash.
        let edit = found.entry("edit").or_default();
        *edit = number.max(*edit);
    }
    if folder.join("answers").exists() {
        let answers = kept(&folder.join("answers"));
        found.insert(
            "answer",
            answers.tasks.iter().map(|task| task.tries.len()).sum(),
        );
    }
    let (_, opened) = Store::open(folder);
    assert!(opened.trouble.is_none(), "{:?}", opened.trouble);
    let typed = opened
        .kept
        .exercises
        .first()
        .and_then(|it| it.typed.get(&0));
    let typed = typed.and_then(|typed| typed.text.parse().ok());
    found.insert("move", typed.unwrap_or(0));
    let journal = JournalFolder::new(folder.join("journals")).newest();
    found.insert("runs", journal.map_or(0, |stored| stored.finished));
    found
}

#[test]
fn what_was_acknowledged_before_the_program_was_killed_is_there() {
    killed((0..40).step_by(4));
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_what_was_acknowledged_before_the_program_was_killed_is_there() {
    killed(0..40);
}

/// Kills the program after another number of acts each time, and looks for what it had acknowledged.
fn killed(kills: impl Iterator<Item = usize>) {
    let mut acts = BTreeMap::<String, usize>::new();
    for kill in kills {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = Command::new(env::current_exe().expect("this test"))
            .args(["--exact", "shell::killed::works_until_it_is_killed"])
            .args(["--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        let out = BufReader::new(program.stdout.take().expect("a pipe"));
        let mut last = BTreeMap::<String, usize>::new();
        let mut count = 0;
        for line in out.lines().map_while(Result::ok) {
            let words = line.rsplit("acknowledged ").next().unwrap_or_default();
            let Some((act, number)) = words.split_once(' ') else {
                continue;
            };
            let Ok(number) = number.parse() else { continue };
            last.insert(act.to_owned(), number);
            count += 1;
            // The lines that it writes until it is dead are read too.
            if count == 3 + 7 * kill % 83 {
                std::thread::sleep(Duration::from_micros(137 * kill as u64 % 4000));
                program.kill().expect("it runs");
            }
        }
        program.wait().expect("it has ended");
        assert!(count >= 3, "it has worked");
        let found = found(folder.path());
        for (act, number) in last {
            let there = found.get(act.as_str()).copied().unwrap_or(0);
            assert!(there >= number, "kill {kill}, {act}: {there} of {number}");
            *acts.entry(act).or_default() += number;
        }
    }
    assert_eq!(acts.len(), 5, "each act was acknowledged: {acts:?}");
    assert!(acts.values().all(|count| *count > 0), "{acts:?}");
}
