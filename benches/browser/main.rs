//! How fast the page searches in Chromium beside this program on the desktop. It takes the page, `.ci/web`, and Debian's
//! `chromium-driver`. What the figures are and how to read them: `benches/README.md`.

#[allow(dead_code, reason = "the tests of the page use the rest")]
#[path = "../../tests/browser/driver.rs"]
mod driver;

use std::error::Error;
use std::time::Instant;

use driver::{Browser, Server};
use slidescope::puzzle::{Example, Problem, examples};
use slidescope::search::{Limits, PatternDatabases, solve};
use slidescope::study::parse_strategy;

/// Runs of each kind, which take turns.
const TURNS: usize = 9;

const WORK: [(&str, &str, &str); 3] = [
    ("BFS on 3×3", "867254301", "bfs"),
    ("A* on Korf 5", "korf-5", "astar:manhattan"),
    ("IDA* on Korf 12", "korf-12", "idastar:manhattan"),
];

fn problem(start: &str) -> Option<Problem> {
    let example = examples().iter().find(|example| example.id() == start);
    example.map_or_else(
        || Problem::new(start.parse().ok()?, "123456780".parse().ok()?).ok(),
        Example::problem,
    )
}

fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::start(&[])?;
    let mut browser = Browser::chromium()?;
    browser.open(&server.address("site/#lang=en"))?;
    browser.find("button", "Run")?;
    for (name, start, strategy) in WORK {
        let problem = problem(start).ok_or("a problem")?;
        let search = format!(
            "const page = await import(new URL('slidescope.js', location));
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
    Ok(())
}
