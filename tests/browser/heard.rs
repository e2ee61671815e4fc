//! The page as those use it who hear it or have no mouse: axe-core, the copy in `pinned`, which is not shipped, finds nothing
//! against WCAG 2.2 AA.

use std::fs;

use slidescope_core::lesson::Shipped;

use crate::driver::{Browser, PAGE_DOWN, SHIFT, TAB};
use crate::{Checked, in_chromium};

/// What axe-core finds on the page as it is: a line for each rule and element.
fn violations(browser: &mut Browser) -> Result<String, Box<dyn std::error::Error>> {
    let axe = include_str!("pinned/axe-core-4.14.1.js");
    let run = "const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
        const { violations } = await axe.run({ runOnly: tags });
        return violations.flatMap((it) => it.nodes.map((node) => `${it.id}: ${node.html.slice(0, 200)}`)).join('\\n')";
    let found = browser.script(&format!("{axe};\n{run}"))?;
    Ok(found.as_str().ok_or("a list")?.to_owned())
}

#[test]
#[ignore = "takes a browser and the page"]
fn axe_finds_nothing_on_any_screen() -> Checked {
    in_chromium("axe", |browser, server| {
        let mut found = Vec::new();
        for (link, shows) in [
            ("", "Run"),
            ("tab=compare&", "Run"),
            ("tab=heuristics&", "New"),
            ("tab=experiment&", "Run experiment"),
            ("tab=lessons&", "Open exercise…"),
            ("lesson=a-star&", "Leave"),
        ] {
            browser.open("about:blank")?;
            browser.open(&server.address(&format!("site/#{link}lang=en")))?;
            browser.find("button", shows)?;
            let violations = violations(browser)?;
            if !violations.is_empty() {
                found.push(format!("{link}\n{violations}"));
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}

/// More widgets than any screen has on its way from one end to the other.
const MOST_STOPS: usize = 150;

#[test]
#[ignore = "takes a browser and the page"]
fn tab_goes_through_a_figure_and_leaves_it_at_both_ends() -> Checked {
    in_chromium("tab", |browser, server| {
        let page = "<!doctype html><title>School</title><button id='before'>Before</button>
            <iframe src='site/?embed#board=813467052' width='800' height='500' title='Figure'></iframe>
            <button id='after'>After</button>";
        fs::write(server.folder().join("around.html"), page)?;
        browser.open(&server.address("around.html"))?;
        browser.enter_frame()?;
        browser.find("button", "Run")?;
        for (from, keys, to) in [
            ("before", &[TAB][..], "after"),
            ("after", &[SHIFT, TAB][..], "before"),
        ] {
            browser.script(&format!("document.getElementById('{from}').focus()"))?;
            let mut stops = 0;
            while browser.script("return document.activeElement.id")? != to {
                browser.press(keys)?;
                // The page tells its ends five times a second.
                std::thread::sleep(std::time::Duration::from_millis(300));
                stops += 1;
                assert!(stops < MOST_STOPS, "it is a trap");
            }
            assert!(stops > 5, "it has been passed over: {stops}");
        }
        Ok(())
    })
}

/// What Orca 43 said with Firefox at each slide of the first lesson, in the words of the tree: the number of the slide and its
/// question, as soon as the slide is there.
#[test]
#[ignore = "takes a browser and the page"]
fn each_slide_of_the_first_lesson_is_told_with_its_question() -> Checked {
    in_chromium("heard-lesson", |browser, server| {
        let lesson = Shipped::Everywhere.lesson()?;
        let count = lesson.slides.len();
        let link = "site/#lesson=looking-everywhere&slide=1&lang=en";
        browser.open(&server.address(link))?;
        browser.text(&format!("Slide 1 of {count}"))?;
        for (index, slide) in lesson.slides.iter().enumerate().skip(1) {
            browser.press(&[PAGE_DOWN])?;
            let number = index + 1;
            let question = slide.question.as_ref();
            let ask = question.map_or("", |question| question.ask.as_str());
            let parts = [format!("Slide {number} of {count}"), ask.to_owned()];
            let is_told = format!(
                "const told = document.getElementById('told').textContent;
                 return {}.every((part) => told.includes(part))",
                serde_json::to_string(&parts)?
            );
            browser.wait_for_script(&format!("slide {number}"), &is_told)?;
        }
        Ok(())
    })
}
