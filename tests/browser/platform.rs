//! An exercise on a learning platform. scorm-again, an implementation of SCORM 1.2 for platforms, plays it: the copy in
//! `pinned`, which is not shipped.

use std::fs;
use std::process::Command;

use serde_json::{Value, json};
use slidescope_core::lesson::VERSION;

use crate::driver::{Browser, Server};
use crate::{Checked, in_chromium};

/// Two questions with numbers. Only the first answer counts.
const EXERCISE: &str = r#"{
  "format": "slidescope lesson", "version": VERSION, "title": "Two numbers",
  "start": "813467052", "goal": "123456780", "strategy": "astar:manhattan", "slides": [],
  "view": {"place": "explore", "tab": "tree", "colour": "f", "speed": 20.0},
  "exercise": {"tasks": [
    {"kind": "question", "slide": {"question": {"kind": "number", "ask": "How many states?", "answer": 181440}}},
    {"kind": "question", "slide": {"question": {"kind": "number", "ask": "How many tiles?", "answer": 8}}}
  ]}
}"#;

pub fn exercise() -> String {
    EXERCISE.replace("VERSION", &VERSION.to_string())
}

/// The platform: it has student 4711, and keeps what it is told in the browser, apart from the program's own.
fn course(api: &str, launch: &str) -> String {
    format!(
        "<!doctype html><title>Course</title><script src='scorm-again.js'></script><script>
           const first = {{ core: {{ student_id: '4711', student_name: 'Muster, Anna' }} }};
           if ({api}) {{
             var API = new Scorm12API({{ logLevel: 5 }});
             API.loadFromJSON(JSON.parse(localStorage.platform ?? JSON.stringify(first)), '');
             API.on('LMSCommit', () => {{ localStorage.platform = JSON.stringify(API.cmi) }});
             API.on('LMSFinish', () => {{ localStorage.finished = 'yes' }});
           }}
         </script><body>{launch}"
    )
}

const FRAME: &str = "<iframe src='package/index.html' width='1200' height='700'></iframe>";
const WINDOW: &str = "<button onclick=\"window.open('package/index.html')\">Launch</button>";

/// Checks a course whose package is in `package/` beside it.
fn in_course(name: &str, check: impl FnOnce(&mut Browser, &Server) -> Checked) -> Checked {
    in_chromium(name, |browser, server| {
        let folder = server.folder();
        let exercise = folder.join("two.lesson.json");
        fs::write(&exercise, self::exercise())?;
        let archive = folder.join("two.zip");
        let made = Command::new(env!("CARGO_BIN_EXE_slidescope"))
            .arg("package")
            .arg(&exercise)
            .arg("--site")
            .arg(folder.join("site"))
            .arg("-o")
            .arg(&archive)
            .output()?;
        assert!(
            made.status.success(),
            "{}",
            String::from_utf8_lossy(&made.stderr)
        );
        let unpacked = Command::new("python3")
            .args(["-m", "zipfile", "-e"])
            .arg(&archive)
            .arg(folder.join("package"))
            .status()?;
        assert!(unpacked.success());
        let player = include_str!("pinned/scorm-again-3.4.3.js");
        fs::write(folder.join("scorm-again.js"), player)?;
        for (file, page) in [
            ("frame.html", course("true", FRAME)),
            ("window.html", course("true", WINDOW)),
            ("none.html", course("false", FRAME)),
        ] {
            fs::write(folder.join(file), page)?;
        }
        check(browser, server)
    })
}

/// What the platform has kept.
fn kept(browser: &mut Browser) -> Result<Value, Box<dyn std::error::Error>> {
    let text = browser.script("return localStorage.platform ?? '{}'")?;
    Ok(serde_json::from_str(text.as_str().unwrap_or_default())?)
}

pub fn answer(browser: &mut Browser, number: &str) -> Checked {
    browser.fill("Your answer", number)?;
    browser.click("button", "Answer")?;
    Ok(())
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_platform_in_whose_frame_it_is_gets_answers_and_points_and_gives_them_back() -> Checked {
    in_course("platform", |browser, server| {
        browser.open(&server.address("frame.html"))?;
        browser.enter_frame()?;
        // Nobody types a number.
        browser.text("Student Muster, Anna (4711) · 0 of 2")?;
        answer(browser, "181440")?;
        let points = "return JSON.parse(localStorage.platform ?? '{}').core?.score.raw == 50";
        browser.wait_for_script("the points at the platform", points)?;
        let told = kept(browser)?;
        assert_eq!(told["core"]["lesson_status"], "incomplete");
        let answers = told["suspend_data"].as_str().unwrap_or_default().to_owned();
        assert!(
            answers.len() < 400 && answers.starts_with("slidescope:"),
            "{answers}"
        );

        // Another computer: the platform alone has the answers.
        let forget = "for (const key of Object.keys(localStorage)) if (key != 'platform') delete localStorage[key];
            return localStorage.length";
        browser.open(&server.address("school.html"))?;
        browser.wait_for_script(
            "the end of the session",
            "return localStorage.finished == 'yes'",
        )?;
        assert_eq!(browser.script(forget)?, 1);
        browser.open(&server.address("frame.html"))?;
        browser.enter_frame()?;
        browser.text("Student Muster, Anna (4711) · 1 of 2")?;
        answer(browser, "9")?;
        let both = format!(
            "const told = JSON.parse(localStorage.platform);
            return told.suspend_data != '{answers}' && told.core.score.raw == 50"
        );
        browser.wait_for_script("both answers at the platform", &both)?;
        browser.click("button", "Save answers…")?;
        browser.click("button", "Hand in")?;
        browser.wait("the end", |it| it.name.starts_with("Handed in"))?;
        let ended = "return JSON.parse(localStorage.platform).core.lesson_status == 'completed'";
        browser.wait_for_script("the platform knows", ended)?;
        assert_eq!(kept(browser)?["core"]["score"]["raw"], json!("50"));

        // The teacher grades the same text.
        let folder = server.folder();
        let text = kept(browser)?["suspend_data"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        fs::write(folder.join("4711.txt"), text)?;
        let graded = Command::new(env!("CARGO_BIN_EXE_slidescope"))
            .args(["grade", "--format", "json"])
            .args([folder.join("two.lesson.json"), folder.join("4711.txt")])
            .output()?;
        let graded: Value = serde_json::from_slice(&graded.stdout)?;
        assert!(graded.to_string().contains("4711"), "{graded}");
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_platform_that_opens_a_window_for_it_gets_the_points_too() -> Checked {
    in_course("platform-window", |browser, server| {
        browser.open(&server.address("window.html"))?;
        browser.click("button", "Launch")?;
        browser.enter_newest_window()?;
        browser.text("Student Muster, Anna (4711) · 0 of 2")?;
        answer(browser, "181440")?;
        let points = "return JSON.parse(localStorage.platform ?? '{}').core?.score.raw == 50";
        browser
            .wait_for_script("the points at the platform", points)
            .map_err(Into::into)
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_second_attempt_at_the_same_computer_has_the_answers_of_the_first() -> Checked {
    in_course("platform-attempt", |browser, server| {
        let points = "return JSON.parse(localStorage.platform ?? '{}').core?.score.raw == 50";
        browser.open(&server.address("frame.html"))?;
        browser.enter_frame()?;
        browser.text("Student Muster, Anna (4711) · 0 of 2")?;
        answer(browser, "181440")?;
        browser.wait_for_script("the points of the first", points)?;
        browser.open(&server.address("school.html"))?;
        browser.script("delete localStorage.platform")?;
        browser.open(&server.address("frame.html"))?;
        browser.enter_frame()?;
        browser.text("Student Muster, Anna (4711) · 1 of 2")?;
        browser
            .wait_for_script("the points of the second", points)
            .map_err(Into::into)
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_package_without_a_platform_says_so_and_asks_who_the_student_is() -> Checked {
    in_course("platform-none", |browser, server| {
        browser.open(&server.address("none.html"))?;
        browser.enter_frame()?;
        browser.find("textbox", "Your number")?;
        browser.fill("Your number", "4711")?;
        browser.click("button", "Begin")?;
        browser.wait("a sentence", |it| {
            it.name.starts_with("There is no learning platform")
        })?;
        answer(browser, "181440")?;
        browser.text("Your answer is kept.")?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn the_page_packs_an_exercise_as_the_terminal_does_byte_for_byte() -> Checked {
    in_course("platform-export", |browser, server| {
        fs::write(server.folder().join("site/two.lesson.json"), exercise())?;
        browser.open(&server.address("site/#lesson=two.lesson.json&lang=en"))?;
        browser.find("textbox", "Your number")?;
        browser.click("button", "Leave")?;
        browser.click("button", "Export")?;
        browser.click("button", "For a learning platform…")?;
        // What the page has opened it knows by its name.
        browser.fill("Exercise", "two.lesson.json")?;
        browser.click("button", "Save package")?;
        let packed = fs::read(browser.downloaded("exercise.zip")?)?;
        assert_eq!(packed, fs::read(server.folder().join("two.zip"))?);
        Ok(())
    })
}
