//! Tests of the page in real browsers, compared with the program on the desktop.
//!
//! They need the page that `.ci/web` builds and Debian's `chromium-driver`, so they are ignored by default:
//! `cargo test --test browser -- --ignored --test-threads 1`. Firefox also needs a display, such as Xvfb. The page is that
//! in `SLIDESCOPE_SITE`, else in `target/web/site`. When a test fails, a screenshot is saved in the folder
//! `SLIDESCOPE_SCREENSHOTS`.

mod driver;
mod heard;
mod kept;
mod narrow;
mod platform;
mod same;
#[allow(dead_code, reason = "the tests of the window use the rest")]
#[path = "../common/window.rs"]
mod window;

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

use driver::{Browser, HOME, PAGE_DOWN, Server};
use serde_json::{Value, json};
use slidescope_core::lesson::{Answer, Shipped, Task, solution};
use slidescope_core::search::PatternDatabases;

/// The longest frame that the app counts in full.
const FRAME_SECONDS: f32 = 0.1;

type Checked = Result<(), Box<dyn std::error::Error>>;

/// The board that the program shows first.
const FIRST: &str = "813467052";

/// Runs `check` in Chromium; if it fails, saves a screenshot.
fn in_chromium(name: &str, check: impl FnOnce(&mut Browser, &mut Server) -> Checked) -> Checked {
    in_browser(name, Browser::chromium()?, check)
}

/// Runs `check` in Firefox with these settings, if there is one here.
fn in_firefox(
    name: &str,
    settings: &str,
    check: impl FnOnce(&mut Browser, &mut Server) -> Checked,
) -> Checked {
    let browser = match Browser::firefox(settings) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => {
            println!("skipped: {e}");
            return Ok(());
        }
        browser => browser?,
    };
    in_browser(name, browser, check)
}

fn in_browser(
    name: &str,
    mut browser: Browser,
    check: impl FnOnce(&mut Browser, &mut Server) -> Checked,
) -> Checked {
    // A page longer than the screen, with the program embedded as a figure.
    let figure = "<!doctype html><title>School</title><h1>School</h1>
        <iframe src='site/?embed#board=813467052&amp;strategy=astar:manhattan' width='800' height='500' title='Figure'></iframe>
        <div style='height: 3000px'>Below</div>";
    let mut server = Server::start(&[("school.html", figure)])?;
    let checked = check(&mut browser, &mut server);
    if checked.is_err() {
        let file = kept_folder()?.join(format!("browser-{name}.png"));
        browser.screenshot(&file)?;
        println!("picture in {}", file.display());
    }
    checked
}

/// The folder for the screenshots of failed tests.
fn kept_folder() -> io::Result<PathBuf> {
    let folder = env::var_os("SLIDESCOPE_SCREENSHOTS")
        .map_or_else(|| env!("CARGO_TARGET_TMPDIR").into(), PathBuf::from);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// The JSON that `slidescope solve` prints on the desktop.
fn solved(args: &[&str]) -> Result<Value, Box<dyn std::error::Error>> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_slidescope"));
    let output = program
        .args(["solve", "--format", "json"])
        .args(args)
        .output()?;
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// A counter that the page shows.
fn counter(browser: &mut Browser, name: &str) -> io::Result<u64> {
    let text = browser.text(&format!("{name} "))?;
    text.replace(',', "").parse().map_err(io::Error::other)
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_search_is_stepped_run_and_scrubbed() -> Checked {
    in_chromium("search", |browser, server| {
        let began = Instant::now();
        browser.open(&server.address("site/#lang=en"))?;
        browser.find("button", "Run")?;
        println!("usable after {:.1} s", began.elapsed().as_secs_f64());
        browser.click("button", "Step")?;
        browser.find("StaticText", "Expanded 1")?;
        browser.click("button", "Finish")?;
        browser.text("Solved in ")?;
        let desktop = solved(&[FIRST])?;
        for (name, key) in [
            ("Expanded", "expanded"),
            ("Generated", "generated"),
            ("Duplicates", "duplicates"),
            ("Visited", "visited"),
        ] {
            assert_eq!(json!(counter(browser, name)?), desktop[key], "{name}");
        }
        let all = counter(browser, "Expanded")?;
        let timeline = browser.wait("the timeline", |it| it.name == "Timeline")?;
        browser.click_at(&timeline, 0.5)?;
        let end = format!("Expanded {all}");
        browser.wait("an earlier moment", |it| {
            it.name.starts_with("Expanded ") && it.name != end
        })?;
        let there = counter(browser, "Expanded")?;
        assert!(all / 4 < there && there < all - all / 4, "{there} of {all}");
        browser.press(&[HOME])?;
        browser.find("StaticText", "Expanded 0")?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_link_opens_what_it_names_and_names_what_it_does_not_understand() -> Checked {
    in_chromium("link", |browser, server| {
        let link = "site/#board=867254301&strategy=bfs&at=5&lang=en&colour=red";
        browser.open(&server.address(link))?;
        browser.find("StaticText", "Expanded 5")?;
        browser.wait("the board", |it| {
            it.name == "Start board" && it.value == "867254301"
        })?;
        browser.wait("the algorithm", |it| {
            it.name == "Algorithm" && it.value == "BFS"
        })?;
        browser.wait("the damaged part", |it| it.name.contains("colour=red"))?;
        browser.click("button", "Step")?;
        browser.find("StaticText", "Expanded 6")?;
        let follows = "return location.hash.includes('at=6')";
        browser.wait_for_script("the moment in the address", follows)?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_lesson_is_played_by_keyboard_and_its_answers_are_kept() -> Checked {
    in_chromium("lesson", |browser, server| {
        let lesson = Shipped::AStar.lesson()?;
        let count = lesson.slides.len();
        let databases = PatternDatabases::default();
        browser.open(&server.address("site/#lesson=a-star&lang=en"))?;
        let mut answered = 0;
        for (index, slide) in lesson.slides.iter().enumerate() {
            browser.text(&format!("Slide {} of {count}", index + 1))?;
            let task = slide.question.as_ref().map(|question| &question.task);
            if let Some(Task::Choose { .. }) = task
                && let Some(Answer::Option(right)) = solution(slide, &databases)
            {
                browser.press(&[&(right + 1).to_string()])?;
                browser.text(&format!("Answer {}, right: ", right + 1))?;
                answered += 1;
            }
            if answered == 2 {
                break;
            }
            browser.press(&[PAGE_DOWN])?;
        }
        let kept = "return Object.values(localStorage).join().includes('a-star')";
        browser.wait_for_script("the progress in the browser's storage", kept)?;
        browser.open("about:blank")?;
        browser.open(&server.address("site/"))?;
        browser.click("button", "Lessons")?;
        browser.text("Continue A*")?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn settings_are_kept() -> Checked {
    in_chromium("settings", |browser, server| {
        browser.open(&server.address("site/#lang=en"))?;
        browser.click("combobox", "Algorithm")?;
        let entry = browser.wait("entry “BFS”", |it| {
            it.name == "BFS" && it.role != "combobox"
        })?;
        browser.click_at(&entry, 0.5)?;
        browser.wait("the choice", |it| {
            it.name == "Algorithm" && it.value == "BFS"
        })?;
        let kept = "return Object.values(localStorage).join().includes('bfs')";
        browser.wait_for_script("the strategy in the browser's storage", kept)?;
        browser.open("about:blank")?;
        browser.open(&server.address("site/"))?;
        browser.wait("the choice", |it| {
            it.name == "Algorithm" && it.value == "BFS"
        })?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_page_of_ones_own_has_it_as_a_figure() -> Checked {
    in_chromium("figure", |browser, server| {
        browser.open(&server.address("school.html"))?;
        browser.enter_frame()?;
        browser.find("button", "Finish")?;
        // The search has started, and the keys still belong to the surrounding page.
        browser.press(&[PAGE_DOWN])?;
        browser.wait_for_script("the page scrolls by its keys", "return scrollY > 0")?;
        browser.press(&[HOME])?;
        browser.wait_for_script("the page scrolls back", "return scrollY == 0")?;
        browser.click("button", "Finish")?;
        browser.text("Solved in ")?;
        let shown = browser.widgets()?;
        assert!(
            shown.iter().all(|it| it.name != "Lessons"),
            "a figure has no bar"
        );
        assert_eq!(browser.script("return scrollY")?, 0);
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn what_takes_the_desktop_program_leads_to_a_page_about_it() -> Checked {
    in_chromium("desktop", |browser, server| {
        browser.open(&server.address("site/#tab=experiment&lang=en"))?;
        browser.text("Long experiments: in the desktop program")?;
        browser.click("button", "How to get it")?;
        let began = Instant::now();
        loop {
            let open = browser.tools("Target.getTargets", &json!({}))?;
            let mut open = open["targetInfos"].as_array().into_iter().flatten();
            if open.any(|page| page["title"] == "Slidescope on the desktop") {
                return Ok(());
            }
            if began.elapsed() > REST {
                return Err("the page about the desktop program never came".into());
            }
            thread::sleep(Duration::from_millis(100));
        }
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_panic_ends_in_a_page_that_starts_again_with_the_work_kept() -> Checked {
    in_chromium("panic", |browser, server| {
        browser.open(&server.address("site/#board=867254301&strategy=bfs&lang=en"))?;
        browser.find("button", "Run")?;
        // An invalid board causes a panic here, and nowhere else.
        let panics = "const page = await import(document.querySelector('[rel=modulepreload]').href); page.search('', '', '', true)";
        browser.script(panics)?;
        browser.wait("the reason", |it| {
            it.name.contains("Slidescope stopped with an error") && it.name.contains("a board")
        })?;
        let shown = browser.widgets()?;
        assert!(
            shown.iter().all(|it| it.name != "Run"),
            "nothing of the app is left"
        );
        browser.click("button", "Start again")?;
        browser.find("button", "Run")?;
        browser.wait("the board", |it| {
            it.name == "Start board" && it.value == "867254301"
        })?;
        browser.wait("the algorithm", |it| {
            it.name == "Algorithm" && it.value == "BFS"
        })?;
        Ok(())
    })
}

/// The width of the tree's root on the screen.
fn width_of_root(browser: &mut Browser) -> io::Result<f64> {
    let root = browser.wait("the root", |it| it.name.contains(", expanded 1: "))?;
    let [left, right, ..] = browser.edges(&root)?;
    Ok(right - left)
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_phone_is_used_by_touch() -> Checked {
    in_chromium("phone", |browser, server| {
        browser.become_phone([390, 844])?;
        browser.open(&server.address("site/#lang=en"))?;
        browser.find("button", "Run search")?;
        browser.click("button", "tile 4, row 2, column 1")?;
        browser.wait("the tile has moved", |it| {
            it.name == "Start board" && it.value == "813067452"
        })?;
        browser.click("button", "Step")?;
        browser.text("Paused at 1 expansion")?;
        let tree = browser.wait("the tree", |it| it.name.starts_with("Search tree, "))?;
        let before = width_of_root(browser)?;
        let middle = browser.place(&tree, 0.5)?;
        browser.spread(middle)?;
        let began = Instant::now();
        while width_of_root(browser)? < 2.0 * before {
            if began.elapsed() > REST {
                return Err("two fingers do not enlarge the tree".into());
            }
            thread::sleep(Duration::from_millis(100));
        }
        browser.click("button", "Screen: Explore")?;
        let entry = browser.wait("entry “Lessons”", |it| it.name == "Lessons")?;
        browser.click_at(&entry, 0.5)?;
        browser.click("button", "Start Looking everywhere")?;
        browser.text("Slide 1 of ")?;
        browser.click("button", "Skip")?;
        browser.text("Slide 2 of ")?;
        Ok(())
    })
}

/// How long a page that shows a result is watched for any activity.
const REST: Duration = Duration::from_secs(5);

#[test]
#[ignore = "takes a browser and the page"]
fn nothing_is_drawn_and_no_timer_runs_while_nothing_changes() -> Checked {
    in_chromium("idle", |browser, server| {
        // Counts the program's draw calls and the timers that it sets.
        let source = "window.busy = 0;
            for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
              const draw = kind.prototype.drawElements;
              kind.prototype.drawElements = function (...all) { busy += 1; return draw.apply(this, all) };
            }
            for (const timer of ['setTimeout', 'setInterval']) {
              const set = window[timer];
              window[timer] = (...all) => { busy += 1; return set(...all) };
            }";
        browser.tools(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": source }),
        )?;
        browser.open(&server.address("site/#lang=en"))?;
        browser.click("button", "Finish")?;
        browser.text("Solved in ")?;
        let began = Instant::now();
        let mut busy = Value::Null;
        // Work that was begun may take a while to end.
        while began.elapsed() < Duration::from_secs(120) {
            let now = browser.script("return busy")?;
            assert!(now.as_u64() > Some(0), "it has drawn: {now}");
            if now == busy {
                return Ok(());
            }
            busy = now;
            thread::sleep(REST);
        }
        Err("it goes on drawing with nothing to show".into())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn firefox_opens_it_and_runs_a_search() -> Checked {
    in_firefox("firefox", "", |browser, server| {
        browser.open(&server.address("site/#lang=en"))?;
        browser.click("button", "Finish")?;
        browser.text("Solved in ")?;
        let desktop = solved(&[FIRST])?;
        assert_eq!(json!(counter(browser, "Expanded")?), desktop["expanded"]);
        Ok(())
    })
}
