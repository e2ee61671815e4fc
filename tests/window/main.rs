//! The real program in a real window.
//!
//! It needs a display, so it is ignored by default: `xvfb-run -a cargo test --test window -- --ignored`. It leaves a
//! screenshot in the folder `SLIDESCOPE_SCREENSHOTS`, or in `target/tmp`.

#[allow(dead_code, reason = "the soak test uses the rest")]
mod driver;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use driver::App;
use egui::accesskit::Role;

use slidescope_core::puzzle::{Board, Size};
use slidescope_core::search::Distances;

fn screenshots() -> PathBuf {
    env::var_os("SLIDESCOPE_SCREENSHOTS")
        .unwrap_or_else(|| env!("CARGO_TARGET_TMPDIR").into())
        .into()
}

fn keep_screenshot(app: &mut App, folder: &Path, name: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let file = folder.join(name);
    fs::write(&file, app.screenshot()?)?;
    println!("screenshot in {}", file.display());
    Ok(())
}

/// Types `start`, picks A*, runs, and waits for the verdict.
fn search(app: &mut App, start: &Board, verdict: &str) -> io::Result<()> {
    app.fill("Start board", &start.to_string())?;
    let algorithm = app.find(Role::ComboBox, "Algorithm")?;
    app.click(&algorithm)?;
    let entry = app.wait_for("entry 'A*'", |w| w.role != Role::ComboBox && w.name == "A*")?;
    app.click(&entry)?;

    let run = app.find(Role::Button, "Run")?;
    app.click(&run)?;
    app.wait_for("expansions", |w| {
        w.name.starts_with("Expanded ") && w.name != "Expanded 0"
    })?;
    let finish = app.find(Role::Button, "Finish")?;
    app.click(&finish)?;
    app.wait_for(verdict, |w| w.name.contains(verdict))
        .map(drop)
}

#[test]
#[ignore = "opens a window: run with `-- --ignored` where there is a display"]
fn a_search_runs_to_its_end_in_a_real_window() -> Result<(), Box<dyn Error>> {
    let distances = Distances::new(Board::blank_last(Size::new(3, 3)?)).ok_or("no 3×3 space")?;
    let farthest = distances.farthest();
    let start = distances.board_at(farthest, 1).ok_or("nothing so far")?;

    // The settings of the person who runs the tests are neither read nor written.
    let mut program = Command::new(env!("CARGO_BIN_EXE_slidescope"));
    program.args(["--fresh", "--lang", "en"]);
    let mut app = App::open(program)?;
    let searched = search(&mut app, &start, &format!("Solved in {farthest} moves"));
    if let Err(missing) = searched {
        keep_screenshot(&mut app, &screenshots(), "failed.png")?;
        panic!("{missing}");
    }
    let idle = app.settles()?;
    keep_screenshot(&mut app, &screenshots(), "explore.png")?;
    assert!(idle, "it goes on drawing with nothing to show");
    Ok(())
}
