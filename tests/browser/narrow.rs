//! Narrow screens: a question and its button are whole at every width, and an exercise is done on a phone.

use std::fs;
use std::path::Path;

use slidescope_core::lesson::{Lesson, Shipped, Task};

use crate::driver::{Browser, PAGE_DOWN};
use crate::platform::{answer, exercise};
use crate::{Checked, in_chromium, kept_folder};

/// A phone, two tablets upright, one across, and a small laptop.
const SCREENS: [[u32; 2]; 5] = [
    [390, 844],
    [768, 1024],
    [820, 1180],
    [955, 700],
    [1280, 800],
];

/// Checks that all that is clicked or filled in lies between the edges of the screen.
fn all_whole(browser: &mut Browser, screen: [u32; 2], place: &str) -> Checked {
    const USED: [&str; 5] = ["button", "textbox", "combobox", "spinbutton", "radio"];
    let width = f64::from(screen[0]);
    let widgets = browser.widgets()?;
    for widget in widgets.iter().filter(|it| USED.contains(&it.role.as_str())) {
        // A page may be on its way to another.
        let Ok([left, right, ..]) = browser.edges(widget) else {
            continue;
        };
        assert!(
            left >= 0.0 && right <= width,
            "{widget} of {place} from {left} to {right} of {width}"
        );
    }
    Ok(())
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_question_with_a_number_is_whole_at_every_width() -> Checked {
    in_chromium("narrow", |browser, server| {
        let lesson = Shipped::AStar.lesson()?;
        let asks = |task: Option<&Task>| matches!(task, Some(Task::Number { .. }));
        let slide = lesson.slides.iter().position(|slide| asks(slide.task()));
        let slide = slide.ok_or("no question with a number")? + 1;
        for screen in SCREENS {
            browser.become_phone(screen)?;
            browser.open("about:blank")?;
            browser.open(&server.address(&format!("site/#lesson=a-star&slide={slide}&lang=en")))?;
            let check = browser.find("button", "Check")?;
            let field = browser.find("textbox", "Your number")?;
            browser.screenshot(&kept_folder()?.join(format!("narrow-{}.png", screen[0])))?;
            let width = f64::from(screen[0]);
            for widget in [check, field] {
                let [left, right, ..] = browser.edges(&widget)?;
                assert!(
                    left >= 0.0 && right <= width,
                    "{widget} from {left} to {right} of {width}"
                );
            }
        }
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn an_exercise_is_done_on_a_phone() -> Checked {
    in_chromium("narrow-exercise", |browser, server| {
        fs::write(server.folder().join("site/two.lesson.json"), exercise())?;
        browser.become_phone([390, 844])?;
        browser.open(&server.address("site/#lesson=two.lesson.json&lang=en"))?;
        browser.find("textbox", "Your number")?;
        browser.fill("Your number", "4711")?;
        browser.click("button", "Begin")?;
        answer(browser, "181440")?;
        browser.text("Your answer is kept.")?;
        let list = browser.wait("the list", |it| it.name.starts_with("Tasks, now "))?;
        browser.click_at(&list, 0.5)?;
        let second = browser.wait("the second task", |it| it.name.starts_with("Task 2"))?;
        browser.click_at(&second, 0.5)?;
        browser.text("Task 2 · ")?;
        browser.screenshot(&kept_folder()?.join("narrow-exercise-390.png"))?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn every_task_of_the_homework_and_the_saving_are_whole_at_every_width() -> Checked {
    let homework = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/exercises/homework.lesson.json"
    );
    let tasks = Lesson::open(Path::new(homework))?
        .exercise
        .ok_or("an exercise")?
        .tasks
        .len();
    in_chromium("narrow-tasks", |browser, server| {
        fs::copy(homework, server.folder().join("site/homework.lesson.json"))?;
        for screen in SCREENS {
            browser.become_phone(screen)?;
            browser.open("about:blank")?;
            browser.open(&server.address("site/#lesson=homework.lesson.json&lang=en"))?;
            browser.fill("Your number", "4711")?;
            browser.click("button", "Begin")?;
            for task in 1..=tasks + 1 {
                let (role, shows) = match task {
                    _ if task <= tasks => ("heading", format!("Task {task} · ")),
                    _ => ("button", "Save answers".to_owned()),
                };
                browser.wait(&shows, |it| it.role == role && it.name.starts_with(&shows))?;
                all_whole(browser, screen, &shows)?;
                browser.press(&[PAGE_DOWN])?;
            }
        }
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn compare_heuristics_and_experiment_are_used_without_scrolling_sideways() -> Checked {
    in_chromium("narrow-screens", |browser, server| {
        for screen in SCREENS {
            browser.become_phone(screen)?;
            for (tab, shows) in [
                ("compare", "Run"),
                ("heuristics", "New"),
                ("experiment", "Run experiment"),
            ] {
                browser.open("about:blank")?;
                browser.open(&server.address(&format!("site/#tab={tab}&lang=en")))?;
                browser.find("button", shows)?;
                let name = format!("narrow-{tab}-{}.png", screen[0]);
                browser.screenshot(&kept_folder()?.join(name))?;
                all_whole(browser, screen, tab)?;
            }
        }
        Ok(())
    })
}
