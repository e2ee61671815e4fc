//! Compares searches of the page in Chromium with those of the desktop program. Needs the page, built by `.ci/web`, and
//! Debian's `chromium-driver`. `-- frames` measures only watched searches, `-- memory` only memory. How to read the figures: `benches/README.md`.

#[allow(dead_code, reason = "the tests of the page use the rest")]
#[path = "../../tests/browser/driver.rs"]
mod driver;

use std::error::Error;
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs};

use driver::{Browser, Server};
use serde_json::json;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{Limits, PatternDatabases, solve};
use slidescope_core::study::parse_strategy;

/// Runs of each kind; the two kinds alternate.
const TURNS: usize = 9;

/// Boards and strategies. The 15-puzzles are numbers 5 and 12 of Korf's hundred: see `benches/search/workloads.rs`.
const WORK: [(&str, &str, &str); 3] = [
    ("BFS on 3×3", "867254301", "bfs"),
    (
        "A* on Korf 5",
        "4 7 14 13 / 10 3 9 12 / 11 5 6 15 / 1 2 8 0",
        "astar:manhattan",
    ),
    (
        "IDA* on Korf 12",
        "14 1 9 6 / 4 8 12 5 / 7 2 3 0 / 10 11 13 15",
        "idastar:manhattan",
    ),
];

/// A 3×3 board has the goal with its blank last, a 4×4 board Korf's goal, with its blank first.
fn problem(start: &str) -> Result<Problem, Box<dyn Error>> {
    let start: Board = start.parse()?;
    let goal = match start.size().cells() {
        9 => Board::blank_last(start.size()),
        _ => Board::blank_first(start.size()),
    };
    Ok(Problem::new(start, goal)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::start(&[])?;
    if env::args().any(|arg| arg == "frames") {
        return frames(&server);
    }
    if env::args().any(|arg| arg == "memory") {
        return memory(&server);
    }
    let mut browser = Browser::chromium()?;
    browser.open(&server.address("site/#lang=en"))?;
    browser.find("button", "Run")?;
    for (name, start, strategy) in WORK {
        let problem = problem(start)?;
        let search = format!(
            "const page = await import(document.querySelector('[rel=modulepreload]').href);
             const began = performance.now();
             const expanded = page.search('{}', '{}', '{strategy}', false);
             return [Number(expanded), performance.now() - began]",
            problem.start(),
            problem.goal(),
        );
        let strategy = parse_strategy(strategy)?;
        let (mut here, mut there) = (f64::MAX, f64::MAX);
        let mut expanded = 0;
        for _ in 0..TURNS {
            let databases = PatternDatabases::default();
            let began = Instant::now();
            let (_, stats) = solve(&problem, strategy, Limits::NONE, &databases, |_| ());
            here = here.min(began.elapsed().as_secs_f64());
            let answer = browser.script(&search)?;
            assert_eq!(answer[0], stats.expanded, "the same search");
            let millis = answer[1].as_f64().ok_or("a time")?;
            there = there.min(millis / 1e3);
            expanded = stats.expanded;
        }
        println!(
            "{name}: {expanded} expansions, {:.2} million a second in the browser, {:.2} here, ratio {:.2}",
            expanded as f64 / there / 1e6,
            expanded as f64 / here / 1e6,
            here / there,
        );
    }
    frames(&server)?;
    memory(&server)
}

/// Korf's boards; the header of the file says what its fields are.
const KORF: &str = include_str!("../../assets/studies/korf.txt");

/// Measures the memory of a tab after A* on the ten of Korf's boards in the file that take IDA* the fewest nodes.
fn memory(server: &Server) -> Result<(), Box<dyn Error>> {
    let rows = KORF.lines().filter(|line| !line.starts_with('#'));
    let rows = rows.map(|line| line.split(' ').collect::<Vec<_>>());
    let mut boards = rows
        .map(|row| {
            let lines = row[1..17].chunks(4).map(|line| line.join("+"));
            Ok((row[19].parse()?, lines.collect::<Vec<_>>().join("/")))
        })
        .collect::<Result<Vec<(u64, String)>, Box<dyn Error>>>()?;
    boards.sort();
    let mut browser = Browser::chromium()?;
    browser.open(&server.address("site/#lang=en"))?;
    browser.find("button", "Run")?;
    println!("a tab at the beginning: {} MB", tab_memory()?);
    for (_, board) in &boards[..10] {
        let link = format!("#board={board}&goal={GOAL}&strategy=astar:manhattan&lang=en");
        browser.script(&format!("location.hash = '{link}'"))?;
        // The page follows its address at the next frame.
        thread::sleep(Duration::from_secs(1));
        browser.click("button", "Finish")?;
        browser.text("Solved in ")?;
    }
    // What was given up is freed.
    thread::sleep(Duration::from_secs(3));
    println!("after ten 15-puzzles: {} MB", tab_memory()?);
    Ok(())
}

/// The memory of the largest page of any Chromium on this computer, in megabytes: what it shares with others counts in part
/// (`Pss` in Linux).
fn tab_memory() -> Result<u64, Box<dyn Error>> {
    let mut most = 0;
    for process in fs::read_dir("/proc")? {
        let path = process?.path();
        let command = fs::read_to_string(path.join("cmdline")).unwrap_or_default();
        if !command.contains("--type=renderer") {
            continue;
        }
        let shares = fs::read_to_string(path.join("smaps_rollup")).unwrap_or_default();
        let line = shares.lines().find_map(|line| line.strip_prefix("Pss:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        most = most.max(kilobytes.unwrap_or(0u64) * 1024 / 1_000_000);
    }
    Ok(most)
}

/// Korf's goal in links.
const GOAL: &str = "0+1+2+3/4+5+6+7/8+9+10+11/12+13+14+15";

/// The link of Korf 5.
fn korf_5(strategy: &str, tab: &str) -> String {
    let board = WORK[1].1.replace(" / ", "/").replace(' ', "+");
    format!("site/#board={board}&goal={GOAL}&strategy={strategy}&tab={tab}&lang=en")
}

/// Measures A* from “Finish” to its end, with its recording, beside the bare engine of the page.
fn finished(browser: &mut Browser, server: &Server, tab: &str) -> Result<(), Box<dyn Error>> {
    let (_, start, strategy) = WORK[1];
    let problem = problem(start)?;
    let body = format!(
        "const page = await import(document.querySelector('[rel=modulepreload]').href);
         const shown = (words) => [...document.querySelectorAll('#names > *')]
           .find((it) => (it.ariaLabel ?? it.textContent).startsWith(words));
         const began = performance.now();
         page.search('{}', '{}', '{strategy}', false);
         const bare = performance.now();
         shown('Finish').click();
         while (!shown('Solved in')) await new Promise((done) => setTimeout(done, 20));
         return [bare - began, performance.now() - bare]",
        problem.start(),
        problem.goal(),
    );
    browser.open("about:blank")?;
    browser.open(&server.address(&korf_5(strategy, tab)))?;
    browser.find("button", "Finish")?;
    let took: [f64; 2] = serde_json::from_value(browser.script(&body)?)?;
    println!(
        "A* on Korf 5 by “Finish”, {tab} in front: {:.1} s, {:.2} of the bare engine's speed in the page",
        took[1] / 1e3,
        took[0] / took[1],
    );
    Ok(())
}

/// Measures a watched search to its end, and for ten seconds how long the page works on each frame of one.
fn frames(server: &Server) -> Result<(), Box<dyn Error>> {
    let mut browser = Browser::chromium()?;
    for tab in ["tree", "depths"] {
        finished(&mut browser, server, tab)?;
    }
    let source = "window.frames_took = [];
        const ask = window.requestAnimationFrame;
        window.requestAnimationFrame = (work) => ask.call(window, (at) => {
          const began = performance.now();
          work(at);
          const took = performance.now() - began;
          // Shorter frames had nothing to draw.
          if (took > 1) frames_took.push(took);
        });";
    let source = json!({ "source": source });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", &source)?;
    for (name, strategy) in [("A*", "astar:manhattan"), ("BFS", "bfs")] {
        browser.open("about:blank")?;
        browser.open(&server.address(&korf_5(strategy, "tree")))?;
        browser.click("button", "Finish")?;
        thread::sleep(Duration::from_secs(1));
        browser.script("frames_took.length = 0")?;
        thread::sleep(Duration::from_secs(10));
        let took = browser.script("return frames_took")?;
        let mut took: Vec<f64> = serde_json::from_value(took)?;
        took.sort_by(f64::total_cmp);
        let part = |share: usize| took[(took.len() - 1) * share / 100];
        println!(
            "{} frames of {name} on 4×4: median {:.1} ms, 95 % {:.1} ms, longest {:.1} ms",
            took.len(),
            part(50),
            part(95),
            part(100),
        );
    }
    Ok(())
}
