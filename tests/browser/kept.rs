//! What outlasts a page: answers after leaving, in two tabs and without storage; the work after the picture was lost; a lesson
//! without a network. And what is shown where the page cannot run.

use std::fs;

use serde_json::json;

use crate::driver::{Browser, Server};
use crate::platform::{answer, exercise};
use crate::{Checked, in_chromium, in_firefox};

const EXERCISE_LINK: &str = "site/#lesson=two.lesson.json&lang=en";

/// Opens the exercise of the server's folder, and begins it as student 4711, whose number is there already if `again`.
fn begin(browser: &mut Browser, server: &Server, again: bool) -> Checked {
    browser.open("about:blank")?;
    browser.open(&server.address(EXERCISE_LINK))?;
    browser.find("textbox", "Your number")?;
    if !again {
        browser.fill("Your number", "4711")?;
    }
    browser.click("button", "Begin")?;
    Ok(())
}

fn in_exercise(name: &str, check: impl FnOnce(&mut Browser, &mut Server) -> Checked) -> Checked {
    in_chromium(name, |browser, server| {
        fs::write(server.folder().join("site/two.lesson.json"), exercise())?;
        check(browser, server)
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn answers_are_there_after_leave_and_reload_and_two_tabs_have_those_of_both() -> Checked {
    in_exercise("answers", |browser, server| {
        begin(browser, server, false)?;
        answer(browser, "181440")?;
        browser.text("Your answer is kept.")?;
        browser.click("button", "Leave")?;
        browser.text("Two numbers")?;
        browser.click("button", "Continue Two numbers")?;
        browser.text("Student 4711 · 1 of 2")?;

        begin(browser, server, true)?;
        browser.text("Student 4711 · 1 of 2")?;
        browser.script("window.open(location.href)")?;
        browser.enter_newest_window()?;
        browser.click("button", "Begin")?;
        browser.text("Student 4711 · 1 of 2")?;
        answer(browser, "8")?;
        browser.text("Your answer is kept.")?;
        browser.enter_first_window()?;
        browser.text("Student 4711 · 2 of 2")?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn without_storage_it_is_said_from_the_beginning_and_the_browser_asks_before_the_page_is_left()
-> Checked {
    in_exercise("no-storage", |browser, server| {
        let source = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused') } })";
        browser.tools(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": source }),
        )?;
        begin(browser, server, false)?;
        browser.text("Your answers are not kept on this computer.")?;
        let asks = "const leaving = new Event('beforeunload', { cancelable: true });
            dispatchEvent(leaving);
            return leaving.defaultPrevented";
        assert_eq!(browser.script(asks)?, false);
        answer(browser, "181440")?;
        browser.wait_for_script("a question before leaving", asks)?;
        browser.click("button", "Save answers…")?;
        browser.click("button", "Save answers")?;
        browser.downloaded("4711.answers.json")?;
        browser.text("Handed to the browser as 4711.answers.json")?;
        browser.find("button", "Copy")?;
        assert_eq!(browser.script(asks)?, false);
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_lost_picture_is_drawn_again_after_a_click_with_the_work_kept() -> Checked {
    in_chromium("lost", |browser, server| {
        browser.open(&server.address("site/#board=867254301&strategy=bfs&lang=en"))?;
        browser.click("button", "Step")?;
        browser.find("StaticText", "Expanded 1")?;
        browser.wait_for_script(
            "the moment in the address",
            "return location.hash.includes('at=1')",
        )?;
        let loses = "const canvas = document.getElementById('window');
            (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context').loseContext()";
        browser.script(loses)?;
        let again = browser.wait("the button", |it| it.name.starts_with("Draw it again"))?;
        browser.click_at(&again, 0.5)?;
        browser.find("button", "Run")?;
        browser.find("StaticText", "Expanded 1")?;
        browser.wait("the board", |it| {
            it.name == "Start board" && it.value == "867254301"
        })?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn an_exercise_that_was_opened_once_opens_without_a_network() -> Checked {
    in_exercise("offline", |browser, server| {
        begin(browser, server, false)?;
        browser.text("Student 4711 · 0 of 2")?;
        let has = "return navigator.serviceWorker.controller !== undefined
            && (await (await caches.open('slidescope-lessons')).keys()).length == 1
            && (await navigator.serviceWorker.getRegistration())?.active?.state == 'activated'";
        browser.wait_for_script("the exercise in the cache", has)?;
        server.end()?;
        begin(browser, server, true)?;
        browser.text("Student 4711 · 0 of 2")?;
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn where_the_page_cannot_run_there_are_words_and_a_link() -> Checked {
    in_chromium("stuck", |browser, server| {
        let off = json!({ "value": true });
        browser.tools("Emulation.setScriptExecutionDisabled", &off)?;
        browser.open(&server.address("site/"))?;
        browser.find("link", "Open it in a window of its own")?;
        let shown = browser.widgets()?;
        assert!(shown.iter().all(|it| it.role != "progressbar"));
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn a_browser_that_names_another_ratio_of_pixels_draws_as_large_as_the_others() -> Checked {
    in_chromium("ratio", |browser, server| {
        let source = "Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => 2 })";
        browser.tools(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": source }),
        )?;
        browser.open(&server.address("site/#lang=en"))?;
        let run = browser.find("button", "Run")?;
        let size = browser.script("const { width, clientWidth } = document.getElementById('window'); return [width, clientWidth]")?;
        assert_eq!(size, json!([1280, 1280]));
        browser.click_at(&run, 0.5)?;
        browser.text("Solved in ")?;
        Ok(())
    })
}

/// The program in a frame with these permissions.
fn sandboxed(server: &Server, permissions: &str, link: &str) -> std::io::Result<String> {
    let page = format!(
        "<!doctype html><title>School</title><iframe sandbox='{permissions}' src='{link}' width='1200' height='700'></iframe>"
    );
    fs::write(server.folder().join("sandbox.html"), page)?;
    Ok(server.address("sandbox.html"))
}

#[test]
#[ignore = "takes a browser and the page"]
fn in_a_sandbox_that_lets_no_script_load_there_are_words_and_a_link() -> Checked {
    in_chromium("sandbox", |browser, server| {
        browser.open(&sandboxed(server, "allow-scripts", "site/")?)?;
        browser.switch_to_frame()?;
        let shown = "const words = document.getElementById('stuck');
            return words !== null && getComputedStyle(words).opacity == 1
              && words.querySelector('a').target == '_blank'
              && document.getElementById('progress').hidden";
        browser
            .wait_for_script("the words", shown)
            .map_err(Into::into)
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn in_a_sandbox_that_lets_no_file_be_saved_answers_can_be_copied() -> Checked {
    in_exercise("sandbox-files", |browser, server| {
        let frame = sandboxed(server, "allow-scripts allow-same-origin", EXERCISE_LINK)?;
        browser.open(&frame)?;
        browser.enter_frame()?;
        browser.fill("Your number", "4711")?;
        browser.click("button", "Begin")?;
        answer(browser, "181440")?;
        browser.text("Your answer is kept.")?;
        browser.click("button", "Save answers…")?;
        browser.click("button", "Save answers")?;
        browser.text("Handed to the browser as 4711.answers.json")?;
        browser.find("button", "Copy")?;
        assert!(
            !browser.has_downloaded("4711.answers.json"),
            "the sandbox lets it"
        );
        Ok(())
    })
}

#[test]
#[ignore = "takes a browser and the page"]
fn firefox_that_hides_its_ratio_of_pixels_draws_as_large_as_the_others() -> Checked {
    let settings = "user_pref(\"privacy.resistFingerprinting\", true);
        user_pref(\"layout.css.devPixelsPerPx\", \"1.5\");\n";
    in_firefox("ratio-firefox", settings, |browser, server| {
        browser.open(&server.address("site/#lang=en"))?;
        browser.click("button", "Finish")?;
        browser.text("Solved in ")?;
        let ratio = "const { width, clientWidth } = document.getElementById('window');
            return Math.abs(width / clientWidth - 1.5) < 0.02";
        browser.wait_for_script("a canvas of the real ratio", ratio)?;
        Ok(())
    })
}
