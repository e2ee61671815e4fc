//! What must be the same in the page as on the desktop, to the last number and the last byte.

use std::path::Path;
use std::{env, fs};

use egui::Key;
use slidescope_core::puzzle::{Board, Problem, Size, random_walk};
use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_core::study::{fingerprint, strategy_name};

use crate::driver::{Browser, Server};
use crate::window::{
    Window, click, disabled, fill, press, wait_for, wait_for_tree, wait_until, window,
};
use crate::{Checked, in_chromium, kept_folder, solved};

/// The number of boards that are searched, unless `SLIDESCOPE_BOARDS` gives another.
const BOARDS: usize = 12;

/// Sizes of boards, and the most moves by which they are shuffled: few, so that depth-first searches end soon too.
const SIZES: [(&str, usize); 5] = [
    ("3x3", 20),
    ("2x3", 21),
    ("2x4", 20),
    ("4x4", 14),
    ("5x5", 12),
];

/// Every strategy that ends soon on a board of this size. Only the desktop program has larger pattern databases.
fn strategies(size: Size) -> Vec<Strategy> {
    let mut all = Vec::new();
    for algorithm in Algorithm::ALL {
        for heuristic in Heuristic::ALL {
            let made = heuristic != Heuristic::Patterns || size.cells() <= 9;
            let guided = algorithm.uses_heuristic() || heuristic == Heuristic::ALL[0];
            // On a large board depth-first search goes on until the memory is full.
            let ends = algorithm != Algorithm::Dfs || size.cells() <= 9;
            let strategy = Strategy::new(algorithm, heuristic);
            let is_limited = algorithm == Algorithm::DepthLimited;
            let depth_limit = is_limited.then_some(12);
            if made && guided && ends {
                all.push(Strategy {
                    depth_limit,
                    ..strategy
                });
            }
        }
    }
    all
}

#[test]
#[ignore = "takes a browser and the page"]
fn counts_and_order_are_those_of_the_desktop() -> Checked {
    let count = env::var("SLIDESCOPE_BOARDS").ok();
    let count = count.map_or(Ok(BOARDS), |count| count.parse())?;
    in_chromium("counts", |browser, server| {
        browser.open(&server.address("site/#lang=en"))?;
        browser.find("button", "Run")?;
        let mut searches = 0;
        for number in 0..count {
            let (size, most) = SIZES[number % SIZES.len()];
            let size: Size = size.parse()?;
            let moves = 1 + number % most;
            let goal = Board::blank_last(size);
            let board = random_walk(goal, moves, number as u64);
            let problem = Problem::new(board, goal)?;
            let strategies = strategies(size);
            let names: Vec<String> = strategies.iter().copied().map(strategy_name).collect();
            let body = format!(
                "const page = await import(document.querySelector('[rel=modulepreload]').href);
                 return {}.map((strategy) => JSON.parse(page.search('{board}', '{goal}', strategy, true)))",
                serde_json::to_string(&names)?,
            );
            let there = browser.script(&body)?;
            for (at, strategy) in strategies.into_iter().enumerate() {
                let (there, name) = (&there[at], &names[at]);
                let here = serde_json::to_value(fingerprint(&problem, strategy))?;
                assert_eq!(*there, here, "{name} on {board}");
                let printed = solved(&["--strategy", name, &board.to_string()])?;
                assert_eq!(there["moves"], printed["moves"], "{name} on {board}");
                let counters = there["stats"].as_object().ok_or("counters")?;
                for (counter, value) in counters.iter().filter(|(counter, _)| *counter != "bytes") {
                    let printed = printed.get(counter).filter(|printed| !printed.is_null());
                    assert!(
                        printed.is_none_or(|it| it == value),
                        "{counter} of {name} on {board}"
                    );
                }
                searches += 1;
            }
        }
        println!("{searches} searches of {count} boards");
        Ok(())
    })
}

/// What is drawn, and the name of its file.
const PICTURES: [(&str, &str); 4] = [
    ("Tree", "tree.svg"),
    ("State space", "state-space.svg"),
    ("Depths", "depths.svg"),
    ("Plot", "plot.svg"),
];

/// A window with a finished first search and its whole tree.
fn solved_window() -> Window {
    let mut desktop = window();
    click(&mut desktop, "Finish");
    wait_for(&mut desktop, "Solved in 20 moves");
    wait_for_tree(&mut desktop);
    desktop
}

/// The same in the page.
fn solve_in_page(browser: &mut Browser, server: &Server) -> Checked {
    browser.open(&server.address("site/#lang=en"))?;
    browser.click("button", "Finish")?;
    browser.text("Solved in 20 moves")?;
    browser.text("Search tree, ")?;
    Ok(())
}

#[test]
#[ignore = "takes a browser and the page"]
fn pictures_are_those_of_the_desktop_byte_for_byte() -> Checked {
    let mut desktop = solved_window();
    click(&mut desktop, "Export");
    let folder = tempfile::tempdir()?;
    in_chromium("pictures", |browser, server| {
        solve_in_page(browser, server)?;
        browser.click("button", "Export")?;
        for (picture, name) in PICTURES {
            let choice = format!("Picture of: {picture}");
            click(&mut desktop, &choice);
            let choice = browser.wait(&choice, |it| it.name == choice)?;
            browser.click_at(&choice, 0.5)?;
            // The proposed file name is that of the picture.
            browser.wait(name, |it| it.name == "Picture file" && it.value == name)?;
            saved_alike(browser, &mut desktop, folder.path(), "picture", name)?;
        }
        Ok(())
    })
}

/// The exports that take long: an animation of a run, and a handout.
#[test]
#[ignore = "takes a browser and the page"]
fn an_animation_and_a_handout_are_those_of_the_desktop_byte_for_byte() -> Checked {
    let mut desktop = solved_window();
    let folder = tempfile::tempdir()?;
    in_chromium("animation", |browser, server| {
        solve_in_page(browser, server)?;
        click(&mut desktop, "Export");
        click(&mut desktop, "Picture size: 16:9");
        browser.click("button", "Export")?;
        browser.click("button", "Picture size: 16:9")?;
        saved_alike(browser, &mut desktop, folder.path(), "animation", "run.gif")?;

        press(&mut desktop, Key::Escape);
        click(&mut desktop, "Add slide");
        click(&mut desktop, "Lesson");
        browser.click("button", "Export")?;
        browser.click("button", "Add slide")?;
        browser.click("button", "Lesson")?;
        saved_alike(browser, &mut desktop, folder.path(), "handout", "run.pdf")
    })
}

/// Saves a file of this kind in the window and in the page, and checks that they are the same.
fn saved_alike(
    browser: &mut Browser,
    desktop: &mut Window,
    folder: &Path,
    kind: &str,
    name: &str,
) -> Checked {
    let path = folder.join(name);
    let field = format!("{}{} file", kind[..1].to_uppercase(), &kind[1..]);
    let save = format!("Save {kind}");
    fill(desktop, &field, path.to_str().ok_or("a text")?);
    wait_until(desktop, "it can be saved", |it| !disabled(it, &save));
    click(desktop, &save);
    wait_until(desktop, "it is saved", |_| path.exists());
    browser.fill(&field, name)?;
    browser.click("button", &save)?;
    let file = browser.downloaded(name)?;
    if fs::read(&path)? == fs::read(&file)? {
        return Ok(());
    }
    let kept = kept_folder()?;
    for (program, file) in [("desktop", &path), ("page", &file)] {
        fs::copy(file, kept.join(format!("{program}-{name}")))?;
    }
    let kept = kept.display();
    Err(format!("{kept}/desktop-{name} and {kept}/page-{name} differ").into())
}
