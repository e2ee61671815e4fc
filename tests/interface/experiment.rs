//! The Experiment place, driven by accessible names.

use std::cell::{Cell, RefCell};
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::rc::Rc;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::window::{
    Window, click, disabled, fill, pick, press, thousands, value, wait_for, wait_until, window,
    window_of,
};
use slidescope::window::App;
use slidescope_core::puzzle::Costs;
use slidescope_core::search::PatternDatabases;
use slidescope_core::services::machine::Cores;
use slidescope_core::study::every_board::EveryBoard;
use slidescope_core::study::parse_strategy;

/// A window at the Experiment place.
fn experiment() -> Window {
    let mut window = window();
    click(&mut window, "Experiment");
    window
}

/// Two strategies on a few easy boards.
fn ask_for_little(window: &mut Window) {
    click(window, "Remove BFS");
    click(window, "Remove A* · Misplaced tiles");
    fill(window, "From length", "4");
    fill(window, "To length", "8");
    fill(window, "Boards per length", "3");
}

/// More runs than finish within a test.
fn ask_for_much(window: &mut Window) {
    pick(window, "Size", "4 × 4");
    fill(window, "From length", "4");
    fill(window, "To length", "20");
    fill(window, "Boards per length", "9000");
}

/// The texts of the labels that begin with `begin`.
fn labels(window: &Window, begin: &str) -> Vec<String> {
    let labels = window.get_all_by_role(Role::Label);
    let texts = labels.filter_map(|node| node.value());
    texts.filter(|text| text.starts_with(begin)).collect()
}

fn says(window: &Window, begin: &str) -> bool {
    !labels(window, begin).is_empty()
}

/// Finished runs and all runs, from a text like "12 of 34 runs".
fn made(window: &Window) -> Option<(u64, u64)> {
    let texts = labels(window, "");
    let read = |text: &String| {
        let (made, rest) = text.split_once(" of ")?;
        let made = made.rsplit(' ').next()?.replace(',', "");
        let all = rest.split_once(" runs")?.0.replace(',', "");
        Some((made.parse().ok()?, all.parse().ok()?))
    };
    texts.iter().find_map(read)
}

#[test]
fn a_small_experiment_runs_to_its_end_and_lists_means() {
    let mut window = experiment();
    window.get_by_label("Run experiment");
    ask_for_little(&mut window);
    click(&mut window, "Run experiment");
    wait_for(&mut window, "All 18 runs finished");
    window.run_ok();
    assert_eq!(value(&window, "Progress"), "100 %");
    // A row for each of three lengths and two strategies, with all boards solved.
    for strategy in ["Bidirectional BFS", "A* · Manhattan"] {
        for length in [4, 6, 8] {
            let row = format!("Length {length}, Strategy {strategy}, Runs 3, Solved 3");
            assert!(says(&window, &row), "{row}");
        }
    }
    window.get_by_label("Nodes generated against length, one curve per strategy");
    click(&mut window, "Every run");
    assert!(says(&window, "Run "));
}

#[test]
fn a_presentation_has_all_means_in_sight() {
    let mut window = window_of([1024.0, 768.0]);
    click(&mut window, "Experiment");
    let ends = ["From length", "To length"].map(|field| value(&window, field));
    fill(&mut window, "Boards per length", "1");
    click(&mut window, "Run experiment");
    wait_until(&mut window, "the end", |window| {
        let all = labels(window, "All ");
        all.iter().any(|text| text.ends_with(" runs finished"))
    });
    press(&mut window, Key::F11);
    window.run_ok();
    let screen = window.ctx.viewport_rect();
    let in_sight = |node: &egui_kittest::Node<'_>| screen.contains_rect(node.rect());
    for heading in ["Length", &ends[0], &ends[1]] {
        assert!(in_sight(&window.get_by_label(heading)), "{heading}");
    }
    for strategy in ["BFS", "A* · Manhattan"] {
        let rows = window.query_all_by_role(Role::Label);
        let is_row = |node: &egui_kittest::Node<'_>| {
            let words = node.value().unwrap_or_default();
            words.starts_with(&format!("{strategy}, "))
        };
        let row = rows.into_iter().find(is_row);
        assert!(row.is_some_and(|row| in_sight(&row)), "{strategy}");
    }
    assert!(!says(&window, "Length 4, Strategy"), "no scrolled table");
}

#[test]
fn headings_sort() {
    let mut window = experiment();
    ask_for_little(&mut window);
    click(&mut window, "Run experiment");
    wait_for(&mut window, "All 18 runs finished");
    window.run_ok();
    let first = |window: &Window| labels(window, "Length ")[0].clone();
    assert!(first(&window).starts_with("Length 4,"));
    click(&mut window, "Sort by Length");
    assert!(first(&window).starts_with("Length 4,"));
    click(&mut window, "Sort by Length");
    assert!(first(&window).starts_with("Length 8,"));
    click(&mut window, "Sort by Length");
    assert!(first(&window).starts_with("Length 4,"));
}

#[test]
fn what_is_wrong_is_named_and_nothing_runs() {
    let mut window = experiment();
    assert!(!disabled(&window, "Run experiment"));
    for (field, wrong, right, fault) in [
        ("Goal", "1234567", "123456780", ""),
        ("From length", "four", "4", "Write a whole number of moves."),
        (
            "To length",
            "2",
            "8",
            "The lengths go from 4 down to 2; write the smaller one first.",
        ),
        ("Step", "0", "2", "The step is 0; write 1 or more."),
        ("Boards per length", "0", "3", "Ask for at least one board."),
        ("Seed", "x", "1", "Write a whole number."),
        (
            "Expansion limit per run",
            "0",
            "",
            "Write a whole number from 1, or leave the field empty for no limit.",
        ),
    ] {
        fill(&mut window, field, wrong);
        assert!(disabled(&window, "Run experiment"), "{field}");
        if !fault.is_empty() {
            window.get_by_label(fault);
        }
        fill(&mut window, field, right);
        assert!(!disabled(&window, "Run experiment"), "{field}");
    }
    // Faults that depend on the boards appear once they are drawn.
    fill(&mut window, "To length", "40");
    click(&mut window, "Run experiment");
    wait_until(&mut window, "it is refused", |window| {
        says(
            window,
            "No board is 32 moves from 123456780; the farthest are 31.",
        )
    });
    fill(&mut window, "To length", "8");
    assert!(!says(&window, "No board is"));
    // A file that does not exist.
    pick(&mut window, "Boards", "From a file");
    assert!(disabled(&window, "Run experiment"));
    fill(&mut window, "Instance file", "/no/such/file.txt");
    click(&mut window, "Run experiment");
    wait_until(&mut window, "it is refused", |window| {
        says(window, "/no/such/file.txt: ")
    });
}

#[test]
fn strategies_are_added_once_and_taken_out() {
    let mut window = experiment();
    pick(&mut window, "Algorithm", "A*");
    assert!(disabled(&window, "Add A* · Manhattan"));
    window.get_by_label("A* · Manhattan is in the list already.");
    pick(&mut window, "Ties of f", "Smaller g first");
    assert!(!disabled(&window, "Add A* · Manhattan · ties to smaller g"));
    pick(&mut window, "Algorithm", "Weighted A*");
    pick(&mut window, "Weight", "3");
    click(&mut window, "Add Weighted A* · w = 3 · Manhattan");
    window.get_by_label("Remove Weighted A* · w = 3 · Manhattan");
    for name in [
        "BFS",
        "Bidirectional BFS",
        "A* · Misplaced tiles",
        "A* · Manhattan",
        "Weighted A* · w = 3 · Manhattan",
    ] {
        click(&mut window, &format!("Remove {name}"));
    }
    window.get_by_label("There is no strategy; give at least one.");
    assert!(disabled(&window, "Run experiment"));
}

#[test]
fn a_paused_experiment_waits_and_goes_on() {
    let mut window = experiment();
    ask_for_much(&mut window);
    click(&mut window, "Run experiment");
    wait_until(&mut window, "some are made", |window| {
        made(window).is_some_and(|(made, _)| made > 0)
    });
    click(&mut window, "Pause");
    assert!(says(&window, "Paused at "));
    // Runs under way at the pause may still finish.
    let stands = Cell::new((made(&window), 0));
    wait_until(&mut window, "it stands still", |window| {
        let (before, frames) = stands.get();
        let now = made(window);
        stands.set((now, if now == before { frames + 1 } else { 0 }));
        frames == 60
    });
    let (before, all) = made(&window).expect("a count");
    assert!(before < all);
    click(&mut window, "Resume");
    wait_until(&mut window, "it goes on", |window| {
        made(window).is_some_and(|(made, _)| made > before)
    });
    click(&mut window, "Cancel");
    wait_until(&mut window, "it ends", |window| {
        says(window, "Cancelled at ")
    });
}

#[test]
fn cancel_keeps_what_is_done_and_resume_completes_it() {
    let mut window = experiment();
    ask_for_much(&mut window);
    fill(&mut window, "Boards per length", "12");
    click(&mut window, "Run experiment");
    wait_until(&mut window, "some are made", |window| {
        made(window).is_some_and(|(made, _)| made > 0)
    });
    click(&mut window, "Cancel");
    wait_until(&mut window, "it ends", |window| {
        says(window, "Cancelled at ")
    });
    let (kept, all) = made(&window).expect("a count");
    assert!(0 < kept && kept < all);
    assert!(
        says(&window, "Length 4, ") || says(&window, "Walk 4, "),
        "the table is there"
    );
    click(&mut window, "Resume");
    let words = format!("All {} runs finished", thousands(all));
    wait_for(&mut window, &words);
    assert!(
        labels(&window, "")
            .iter()
            .any(|text| text.contains("from before"))
    );
}

/// A folder that is removed with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A window that keeps its experiments in this folder.
fn keeping(folder: &Folder) -> Window {
    let app: Rc<RefCell<Option<App>>> = Rc::default();
    let shown = Rc::clone(&app);
    let path = folder.0.join("journals");
    let mut window = Harness::builder()
        .with_size([1296.0, 816.0])
        .with_max_steps(400)
        .with_context_setup(move |ctx| {
            *app.borrow_mut() = Some(App::new(ctx, 1, 1 << 30).with_experiments_in(path.clone()));
        })
        .build_ui(move |ui| {
            let mut app = shown.borrow_mut();
            let app = app.as_mut().expect("set up before the first frame");
            app.logic(ui.ctx());
            app.ui(ui);
        });
    window.run_ok();
    click(&mut window, "Experiment");
    window
}

/// Waits until no journal is locked: the threads of a closed window take a moment to stop.
fn wait_until_closed(folder: &Folder) {
    let free = || {
        let journals = fs::read_dir(folder.0.join("journals")).expect("a folder");
        let mut files = journals.map(|entry| fs::File::open(entry.expect("an entry").path()));
        files.all(|file| file.expect("readable").try_lock_shared().is_ok())
    };
    for _ in 0..2_000 {
        if free() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("a thread goes on without its window");
}

#[test]
fn a_closed_window_loses_nothing_that_is_finished() {
    let folder = Folder::new("experiment-closed");
    let mut window = keeping(&folder);
    ask_for_much(&mut window);
    fill(&mut window, "Boards per length", "12");
    click(&mut window, "Run experiment");
    wait_until(&mut window, "some are made", |window| {
        made(window).is_some_and(|(made, _)| made > 100)
    });
    let (_, all) = made(&window).expect("a count");
    drop(window);
    wait_until_closed(&folder);
    let mut window = keeping(&folder);
    wait_until(&mut window, "it is offered", |window| {
        says(
            window,
            "Unfinished from before: 4 × 4 boards, lengths 4..20:2, 4 strategies, ",
        )
    });
    let (kept, of) = made(&window).expect("a count");
    assert!(kept > 100 && kept < all && of == all);
    click(&mut window, "Resume");
    wait_for(
        &mut window,
        &format!("All {} runs finished", thousands(all)),
    );
    drop(window);
    wait_until_closed(&folder);
    // All runs are there after another start.
    let mut window = keeping(&folder);
    wait_until(&mut window, "it is offered", |window| {
        says(window, "From before: ")
    });
    click(&mut window, "Discard");
    assert!(!says(&window, "From before: "));
    drop(window);
    let window = keeping(&folder);
    assert!(!says(&window, "From before: "));
}

#[test]
fn tables_are_written_to_files_that_others_read() {
    let folder = Folder::new("experiment-export");
    let mut window = experiment();
    ask_for_little(&mut window);
    click(&mut window, "Run experiment");
    wait_for(&mut window, "All 18 runs finished");
    click(&mut window, "Export…");
    let path = folder.0.join("means.csv");
    fill(&mut window, "File", &path.display().to_string());
    click(&mut window, "Write file");
    wait_until(&mut window, "it is written", |window| {
        says(window, "Written to ")
    });
    let mut rows = csv::Reader::from_path(&path).expect("a CSV file");
    let headings = rows.headers().expect("headings").clone();
    let at = |name: &str| headings.iter().position(|h| h == name).expect("a column");
    let (length, strategy, runs) = (at("length"), at("strategy"), at("runs"));
    let read: Vec<(String, String, String)> = rows
        .records()
        .map(|row| row.expect("a row"))
        .map(|row| {
            (
                row[length].to_owned(),
                row[strategy].to_owned(),
                row[runs].to_owned(),
            )
        })
        .collect();
    assert_eq!(read.len(), 6);
    assert_eq!(
        read[0],
        ("4".to_owned(), "bidirectional".to_owned(), "3".to_owned())
    );
    // An existing file is not overwritten without asking.
    click(&mut window, "Every run");
    click(&mut window, "Write file");
    wait_until(&mut window, "it asks", |window| says(window, "The file "));
    click(&mut window, "Replace it");
    wait_until(&mut window, "it is written", |window| {
        says(window, "Written to ")
    });
    let rows = csv::Reader::from_path(&path)
        .expect("a CSV file")
        .into_records()
        .count();
    assert_eq!(rows, 18);
    // A path that cannot be written is reported.
    fill(&mut window, "File", "/no/such/folder/means.csv");
    click(&mut window, "Write file");
    wait_until(&mut window, "it says so", |window| {
        says(window, "/no/such/folder/means.csv could not be ")
    });
}

#[test]
fn the_lesson_runs_at_a_click() {
    let mut window = experiment();
    click(&mut window, "Lesson: bidirectional BFS against A*");
    wait_until(&mut window, "it ends", |window| says(window, "All "));
    window.get_by_label("The lesson");
    window.run_ok();
    for length in 26..=31 {
        assert!(says(&window, &format!("Length {length}, ")), "{length}");
    }
}

#[test]
fn a_heading_turns_the_order_round_at_every_click() {
    let mut window = experiment();
    ask_for_little(&mut window);
    click(&mut window, "Run experiment");
    wait_for(&mut window, "All 18 runs finished");
    window.run_ok();
    for first in ["Length 4,", "Length 8,", "Length 4,", "Length 8,"] {
        click(&mut window, "Sort by Length");
        let rows = labels(&window, "Length ");
        assert!(rows[0].starts_with(first), "{}", rows[0]);
    }
}

#[test]
fn boards_of_a_file_are_taken_up_with_a_form_that_runs_them() {
    let folder = Folder::new("experiment-from-a-file");
    let path = folder.0.join("boards.txt");
    fs::write(&path, "one: 123456708\ntwo: 123405786\n").expect("a folder");
    let mut window = keeping(&folder);
    pick(&mut window, "Boards", "From a file");
    fill(&mut window, "Instance file", &path.display().to_string());
    click(&mut window, "Run experiment");
    wait_for(&mut window, "All 8 runs finished");
    drop(window);
    wait_until_closed(&folder);
    let mut window = keeping(&folder);
    wait_until(&mut window, "it is offered", |window| {
        says(window, "From before: ")
    });
    click(&mut window, "Show it");
    wait_for(&mut window, "All 8 runs finished");
    window.run_ok();
    assert!(says(&window, "The 2 boards of the experiment shown"));
    assert!(!says(&window, "Write the path"));
    assert!(!disabled(&window, "Run experiment"));
}

#[test]
fn every_board_is_searched_and_its_totals_stand_in_the_table() {
    let mut window = experiment();
    pick(&mut window, "Boards", "Every board");
    pick(&mut window, "Size", "2 × 3");
    assert!(window.query_by_label("Seed").is_none());
    click(&mut window, "Run experiment");
    wait_for(&mut window, "Every board was searched");
    // All 360 boards by BFS: the shipped table has the same figures.
    let shipped = include_str!("../../assets/studies/every-board-2x3.csv");
    let all = shipped.lines().find(|line| line.starts_with(",bfs,"));
    let total = all.and_then(|line| line.split(',').nth(3)?.parse().ok());
    let total = thousands(total.expect("a total"));
    // The rows over all lengths come last; sorted by their totals, the largest comes first.
    click(&mut window, "Sort by Expanded in all");
    click(&mut window, "Sort by Expanded in all");
    wait_until(&mut window, "the table", |window| {
        window.query_all_by_label_contains(&total).next().is_some()
    });
    pick(&mut window, "Size", "4 × 4");
    assert!(says(&window, "Every board of 4 × 4 is too many"));
    assert!(disabled(&window, "Run experiment"));
}

/// The library measures the same boards; a board costs more than it has moves.
#[test]
fn every_board_goes_by_the_costs_of_the_form() {
    let mut window = experiment();
    pick(&mut window, "Boards", "Every board");
    pick(&mut window, "Size", "2 × 3");
    assert!(window.query_by_label("Order of moves").is_none());
    fill(&mut window, "Cost of moves", "cheap");
    assert!(disabled(&window, "Run experiment"));
    fill(&mut window, "Cost of moves", "tile");
    click(&mut window, "Run experiment");
    wait_for(&mut window, "Every board was searched");
    let bfs = parse_strategy("bfs").expect("a strategy");
    let goal = "123450".parse().expect("a board");
    let every = EveryBoard::new(goal, None, vec![bfs], None).expect("it is measured");
    let every = every.with_costs(Costs::Tile);
    let measured = every.measure(&PatternDatabases::default(), &Cores::all(), &|_| {
        ControlFlow::Continue(())
    });
    let measured = measured.expect("nobody stops it");
    let farthest = measured.lengths.last().expect("there are boards").length;
    assert!(
        farthest > 21,
        "no board of 2 × 3 is more than 21 moves from its goal"
    );
    for _ in 0..2 {
        click(&mut window, "Sort by Cost");
    }
    wait_until(&mut window, "the table", |window| {
        says(window, &format!("Cost {farthest}, Strategy BFS"))
    });
    window.get_by_label("Nodes against cost");
}

#[test]
fn orders_of_moves_are_refused_by_name_and_their_spread_is_shown() {
    let mut window = experiment();
    ask_for_little(&mut window);
    fill(&mut window, "Order of moves", "RDUU");
    window.get_by_label(
        "Order cannot be “RDUU”; write the four moves of the blank in their order, such as RDUL.",
    );
    assert!(disabled(&window, "Run experiment"));
    fill(&mut window, "Order of moves", "rdul");
    fill(&mut window, "Boards per length", "1");
    click(&mut window, "Run experiment");
    wait_for(&mut window, "All 6 runs finished");
    window.run_ok();
    assert!(says(
        &window,
        "Length 8, Strategy A* · Manhattan · moves RDUL, Runs 1"
    ));
    fill(&mut window, "Order of moves", "all");
    click(&mut window, "Run experiment");
    wait_for(&mut window, "All 144 runs finished");
    window.run_ok();
    // One curve for each strategy, which says how far its orders lie apart.
    for strategy in ["Bidirectional BFS", "A* · Manhattan"] {
        let legend = labels(&window, &format!("{strategy}: "));
        assert_eq!(legend.len(), 1, "{legend:?}");
        assert!(legend[0].contains(" expanded"), "{legend:?}");
    }
    // A slide and a later start find the form as it was.
    assert_eq!(value(&window, "Order of moves"), "all");
}
