//! Presentations, and lessons played by the keys of a clicker.

use std::fs;
use std::path::PathBuf;

use egui::{CursorIcon, Key, Modifiers, Rect, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use slidescope_core::lesson::{Lesson, Scene, Shipped, Tab, Task};

use crate::window::{
    Window, click, counter, disabled, fill, pick, press, thousands, wait_for, wait_until, window,
    window_of, window_with,
};

/// No circle is as wide, in points.
const BOARD: f32 = 26.0;

fn is_there(window: &Window, label: &str) -> bool {
    window.query_by_label(label).is_some()
}

/// The counters at the top of a presentation that shows a run.
fn counters(window: &Window) -> Option<String> {
    let labels = window.get_all_by_role(Role::Label);
    let mut values = labels.filter_map(|node| node.value());
    values.find(|value| value.starts_with("expanded "))
}

fn numbers(window: &Window) -> String {
    counters(window).expect("the counters")
}

#[test]
fn what_is_on_screen_is_presented_without_a_lesson() {
    let mut window = window();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    press(&mut window, Key::F11);
    assert!(is_there(&window, "Leave presentation"));
    assert!(!is_there(&window, "Start board"), "no panels");
    assert!(numbers(&window).starts_with("expanded 1, frontier 2"));
    press(&mut window, Key::ArrowRight);
    wait_until(&mut window, "a step", |window| {
        numbers(window).starts_with("expanded 2,")
    });
    press(&mut window, Key::ArrowLeft);
    wait_until(&mut window, "a step back", |window| {
        numbers(window).starts_with("expanded 1,")
    });
    assert!(disabled(&window, "Next slide") && disabled(&window, "Previous slide"));
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    press(&mut window, Key::Escape);
    assert!(is_there(&window, "Start board") && !is_there(&window, "Leave presentation"));
}

#[test]
fn a_button_begins_and_a_button_leaves() {
    let mut window = window();
    click(&mut window, "Present");
    click(&mut window, "Leave presentation");
    assert!(is_there(&window, "Start board"));
}

#[test]
fn the_screen_is_blank_until_b_is_pressed_again() {
    let mut window = window();
    press(&mut window, Key::F11);
    press(&mut window, Key::B);
    assert!(is_there(&window, "The screen is blank. B shows it again."));
    assert!(!is_there(&window, "Leave presentation"));
    press(&mut window, Key::B);
    assert!(is_there(&window, "Leave presentation"));
    press(&mut window, Key::B);
    press(&mut window, Key::Escape);
    assert!(is_there(&window, "Start board"));
}

/// Presents a lesson from its first slide to its last by Page Down alone, and checks each slide's moment.
fn play(shipped: Shipped, name: &str) {
    let Lesson { slides, .. } = shipped.lesson().expect("a lesson");
    let mut window = window();
    click(&mut window, "Help");
    click(&mut window, name);
    press(&mut window, Key::F11);
    let count = slides.len();
    for (index, slide) in slides.iter().enumerate() {
        if index > 0 {
            press(&mut window, Key::PageDown);
        }
        wait_for(&mut window, &format!("Slide {} of {count}", index + 1));
        assert!(is_there(&window, &slide.text), "{}", slide.text);
        match &slide.scene {
            // A board alone has no counters.
            Scene::Explore(scene) if scene.tab == Some(Tab::Board) => {
                assert!(
                    window
                        .query_all_by_label_contains("tile 1, ")
                        .next()
                        .is_some()
                );
            }
            Scene::Explore(scene) => {
                let moment = format!("expanded {},", thousands(scene.expansion));
                // Pattern databases are built before a run begins.
                wait_until(&mut window, &moment, |window| {
                    counters(window).is_some_and(|counters| counters.starts_with(&moment))
                });
            }
            Scene::Heuristics(_) | Scene::Experiment(_) | Scene::Survey(_) | Scene::Text(_) => {}
            Scene::Compare(scene) => {
                let words = scene.at.map_or_else(String::new, thousands);
                // Before all have ended, the question may be which one ends last.
                let label = match scene.at {
                    Some(_) if slide.question.is_some() => format!("{words} expansion"),
                    _ => format!("{words} of "),
                };
                wait_until(&mut window, &label, |window| {
                    window.query_all_by_label_contains(&label).next().is_some()
                });
            }
        }
    }
    press(&mut window, Key::PageDown);
    assert!(is_there(&window, &format!("Slide {count} of {count}")));
    assert!(disabled(&window, "Next slide"));
    // And back again, including the comparison.
    for index in (1..count).rev() {
        click(&mut window, "Previous slide");
        wait_for(&mut window, &format!("Slide {index} of {count}"));
    }
    press(&mut window, Key::Escape);
    assert!(is_there(&window, &slides[0].text), "it stays on its slide");
}

#[test]
fn the_first_lesson_is_played_by_page_down_alone() {
    play(Shipped::Everywhere, "Looking everywhere");
}

#[test]
fn the_lesson_on_a_star_is_played_by_page_down_alone() {
    play(Shipped::AStar, "A*: looking ahead");
}

#[test]
fn the_lesson_on_two_ends_is_played_by_page_down_alone() {
    play(Shipped::TwoEnds, "Two ends, little memory");
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_lesson_on_the_24_puzzle_is_played_by_page_down_alone() {
    play(Shipped::TwentyFour, "The 24-puzzle");
}

#[test]
fn the_presenter_reads_the_notes_and_what_comes_next() {
    let mut window = window();
    for (words, paused) in [
        ("first words", "Paused at 1 expansion"),
        ("second words", "Paused at 2 expansions"),
    ] {
        click(&mut window, "Step");
        wait_for(&mut window, paused);
        add_slide(&mut window, words);
    }
    click(&mut window, "Lesson");
    fill(
        &mut window,
        "Notes for the teacher",
        "ask for a show of hands",
    );
    press(&mut window, Key::Escape);
    press(&mut window, Key::F11);
    press(&mut window, Key::PageUp);
    let notes = "ask for a show of hands";
    assert!(!is_there(&window, notes), "the class reads no notes");
    press(&mut window, Key::N);
    wait_until(&mut window, "what comes next", |window| {
        window.query_all_by_label("second words").count() == 1
    });
    assert!(window.query_by_label_contains("Elapsed 0:").is_some());
    press(&mut window, Key::PageDown);
    assert!(is_there(&window, notes) && is_there(&window, "This is the last slide."));
    press(&mut window, Key::B);
    assert!(is_there(&window, notes), "while the screen is black, too");
    press(&mut window, Key::B);
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    click(&mut window, "Close notes");
    assert!(!is_there(&window, notes));
}

#[test]
fn an_answer_is_judged_in_the_presentation() {
    let mut window = window();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    click(&mut window, "Predict");
    press(&mut window, Key::F11);
    let asked = "Click a node of the frontier";
    wait_until(&mut window, asked, |window| {
        window.query_all_by_label_contains(asked).next().is_some()
    });
    press(&mut window, Key::Space);
    wait_until(&mut window, "the answer", |window| {
        let told = "This node is taken";
        window.query_all_by_label_contains(told).next().is_some()
    });
    assert!(numbers(&window).starts_with("expanded 1,"));
    press(&mut window, Key::Space);
    wait_until(&mut window, "the node taken", |window| {
        numbers(window).starts_with("expanded 2,")
    });
}

/// The smallest text has eleven points.
#[test]
fn on_every_screen_the_smallest_type_is_a_forty_fifth_of_it() {
    for size in [
        [1920.0, 1080.0],
        [1280.0, 720.0],
        [1024.0, 768.0],
        [3840.0, 2160.0],
    ] {
        let mut window = window_of(size);
        press(&mut window, Key::F11);
        let height = window.ctx.viewport_rect().height();
        assert!(
            (height / 45.0 - 11.0).abs() < 0.1,
            "{size:?}: {height} points"
        );
    }
}

/// The places of the open nodes in the picture.
fn open_nodes(window: &Window) -> Vec<Rect> {
    let nodes = window.get_all_by_label_contains("in the frontier: ");
    nodes.map(|node| node.rect()).collect()
}

#[test]
fn the_pointer_rests_unseen_and_nothing_is_drawn_for_it() {
    let mut window = window();
    press(&mut window, Key::F11);
    for label in ["tile 8, row 1, column 1", "Leave presentation"] {
        let place = window.get_by_label_contains(label).rect().center();
        window.hover_at(place);
        window.step();
        let hidden =
            |window: &Window| window.output().platform_output.cursor_icon == CursorIcon::None;
        assert!(!hidden(&window), "{label}");
        // Without a pointer there is no hover text.
        let hovers = |window: &Window| window.ctx.input(|input| input.pointer.has_pointer());
        assert!(hovers(&window), "{label}");
        // A little more than two seconds.
        for _ in 0..130 {
            window.step();
        }
        assert!(hidden(&window) && !hovers(&window), "{label}");
        let outputs = window.output().viewport_output.values();
        let soonest = outputs.map(|output| output.repaint_delay).min();
        assert!(
            soonest.is_none_or(|soonest| soonest.as_secs() > 0),
            "{soonest:?}"
        );
    }
}

#[test]
fn the_header_tells_the_figures_of_the_current_node_and_the_threshold() {
    for (algorithm, wanted) in [
        ("A*", "g 0, h 12, f 12"),
        ("IDA*", "Threshold 12, g 0, h 12, f 12"),
        ("BFS", "g 0"),
    ] {
        let mut window = window();
        if algorithm != "A*" {
            pick(&mut window, "Algorithm", algorithm);
        }
        click(&mut window, "Step");
        wait_for(&mut window, "Paused at 1 expansion");
        press(&mut window, Key::F11);
        wait_for(&mut window, wanted);
    }
}

#[test]
fn control_and_plus_enlarge_the_picture_and_not_the_window() {
    let mut window = window();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    press(&mut window, Key::F11);
    let (room, before) = (window.ctx.viewport_rect(), open_nodes(&window)[0].width());
    window.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
    window.run_ok();
    assert_eq!(window.ctx.viewport_rect(), room);
    assert!(open_nodes(&window)[0].width() > before);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num0);
    window.run_ok();
    assert!((open_nodes(&window)[0].width() - before).abs() < 0.01);
}

/// Neither when the answer is shown nor after a wrong guess.
#[test]
fn a_prediction_that_is_judged_moves_nothing() {
    for size in [[1024.0, 768.0], [1920.0, 1080.0]] {
        let mut window = window_of(size);
        click(&mut window, "Step");
        wait_for(&mut window, "Paused at 1 expansion");
        click(&mut window, "Predict");
        press(&mut window, Key::F11);
        wait_until(&mut window, "the tree is drawn", |window| {
            open_nodes(window).len() > 1
        });
        let before = open_nodes(&window);
        let guess = before[1].center();
        window.hover_at(guess);
        window.run_ok();
        let worst = window.get_all_by_label_contains("in the frontier: ").last();
        worst.expect("an open node").click();
        window.run_ok();
        wait_until(&mut window, "the answer", |window| {
            let told = "This node is taken";
            window.query_all_by_label_contains(told).next().is_some()
        });
        assert_eq!(open_nodes(&window), before, "{size:?}");
        let score = window.query_all_by_label_contains("Score: ");
        assert_eq!(score.count(), 1);
    }
}

/// The reason of the right option replaces the text.
#[test]
fn an_answer_that_is_told_moves_nothing() {
    let Lesson { slides, .. } = Shipped::COURSE[2].lesson().expect("a lesson");
    let slide = &slides[0];
    let Some(Task::Choose { options, .. }) = slide.question.as_ref().map(|asked| &asked.task)
    else {
        panic!("options");
    };
    let right = options.iter().position(|option| option.right);
    let right = right.expect("a right option");
    for size in [[1024.0, 768.0], [1920.0, 1080.0]] {
        let mut window = window_of(size);
        click(&mut window, "Lessons");
        click(&mut window, "Start Two ends, little memory");
        press(&mut window, Key::F11);
        let wrong = (right + 1) % options.len();
        let other = format!("Answer {}: {}", wrong + 1, options[wrong].text);
        wait_for(&mut window, &other);
        wait_for(&mut window, &slide.text);
        window.run_ok();
        let before = window.get_by_label(&other).rect();
        press(&mut window, Key::Space);
        wait_for(&mut window, &options[right].because);
        assert!(!is_there(&window, &slide.text));
        assert_eq!(window.get_by_label(&other).rect(), before, "{size:?}");
        // Slide 4 asks for a number.
        for _ in 0..3 {
            press(&mut window, Key::PageDown);
        }
        wait_for(&mut window, &slides[3].text);
        window.run_ok();
        let asked = slides[3].question.as_ref().map(|asked| &asked.ask);
        let asked = asked.expect("a question");
        let before = window.get_by_label(asked).rect();
        press(&mut window, Key::Space);
        wait_until(&mut window, "the answer", |window| {
            !is_there(window, "Space shows the answer.")
        });
        assert_eq!(window.get_by_label(asked).rect(), before);
    }
}

/// In a dot nobody sees a board. Of a deep tree on a small projector the boards to mark are circles with their f.
#[test]
fn boards_that_a_question_asks_for_are_drawn_as_boards() {
    let mut seen = 0;
    for (number, shipped) in Shipped::COURSE.into_iter().enumerate() {
        let mut window = window_of([1280.0, 800.0]);
        click(&mut window, "Lessons");
        let start = window.query_all_by_label_contains("Start ").nth(number);
        start.expect("a lesson").click();
        window.run_ok();
        let lesson = shipped.lesson().expect("a lesson");
        for (index, slide) in lesson.slides.iter().enumerate() {
            let marks = matches!(slide.task(), Some(Task::Mark { .. }));
            if !marks && !matches!(slide.task(), Some(Task::Predict(_))) {
                continue;
            }
            click(&mut window, &format!("Slide {}, a question", index + 1));
            let depth_first = slide.setup.strategy.algorithm.is_depth_first();
            let waits = ["in the frontier: ", "on the stack: "][usize::from(depth_first)];
            for presented in [false, true] {
                if presented {
                    window.set_size(egui::vec2(1024.0, 768.0));
                    press(&mut window, Key::F11);
                }
                let zoom = window.ctx.zoom_factor();
                wait_until(&mut window, &slide.text, |window| {
                    let mut nodes = window.query_all_by_label_contains(waits).peekable();
                    nodes.peek().is_some()
                        && nodes
                            .all(|node| presented && marks || node.rect().width() > BOARD * zoom)
                });
                seen += 1;
            }
            press(&mut window, Key::Escape);
            window.set_size(egui::vec2(1280.0, 800.0));
            window.run_ok();
        }
    }
    assert!(seen > 10, "{seen}");
}

/// Boards that a question asks for are marked in the tree.
#[test]
fn boards_that_answer_a_question_are_ringed_in_the_tree() {
    let mut window = window();
    click(&mut window, "Lessons");
    click(&mut window, "Start A*: looking ahead");
    press(&mut window, Key::F11);
    press(&mut window, Key::PageDown);
    wait_for(&mut window, "Space shows the answer.");
    let ringed = |window: &Window| window.query_all_by_label_contains("right, ").count();
    assert_eq!(ringed(&window), 0);
    press(&mut window, Key::Space);
    wait_for(&mut window, "Ringed in the picture");
    wait_until(&mut window, "two boards", |window| ringed(window) == 2);
}

#[test]
fn no_node_is_next_after_the_last() {
    for algorithm in ["A*", "BFS", "IDA*"] {
        let mut window = window();
        if algorithm != "A*" {
            pick(&mut window, "Algorithm", algorithm);
        }
        click(&mut window, "Step");
        wait_for(&mut window, "Paused at 1 expansion");
        press(&mut window, Key::Home);
        assert!(is_there(&window, "Which node is next?"), "{algorithm}");
        click(&mut window, "Finish");
        wait_until(&mut window, "the end", |window| {
            window
                .query_all_by_label_contains("Solved in")
                .next()
                .is_some()
        });
        window.run_ok();
        assert!(!is_there(&window, "Which node is next?"), "{algorithm}");
    }
}

/// The path of a folder for one test, which does not exist.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = folder.join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn add_slide(window: &mut Window, text: &str) {
    click(window, "Add slide");
    fill(window, "Text of the slide", text);
    press(window, Key::Escape);
}

/// A window with slides that are in no file; the backup is written.
fn unsaved(folder: &PathBuf) -> Window {
    let place = folder.clone();
    let mut window = window_with(move |app| app.with_slides_in(place));
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    add_slide(&mut window, "why this one?");
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 2 expansions");
    add_slide(&mut window, "and now? Почему? Γιατί;");
    wait_until(&mut window, "the backup", |_| {
        let files = fs::read_dir(folder).into_iter().flatten().flatten();
        let texts = files.filter_map(|file| fs::read_to_string(file.path()).ok());
        texts.into_iter().any(|text| text.contains("Γιατί"))
    });
    // The window takes its lock back from the thread that wrote.
    for _ in 0..10 {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    window
}

#[test]
fn slides_survive_a_crash_are_saved_and_opened_again() {
    let folder = folder("crash");
    // The process ends abruptly: the window is not told to close.
    drop(unsaved(&folder));

    let place = folder.clone();
    let mut window = window_with(move |app| app.with_slides_in(place).offering_slides());
    wait_for(
        &mut window,
        "The last session ended before 2 slides could be saved.",
    );
    click(&mut window, "Recover");
    press(&mut window, Key::PageDown);
    wait_for(&mut window, "why this one?");
    press(&mut window, Key::PageDown);
    wait_for(&mut window, "and now? Почему? Γιατί;");
    wait_until(&mut window, "the moment", |window| {
        counter(window, "Expanded") == 2
    });
    let file = folder.join("saved.lesson.json");
    click(&mut window, "Lesson");
    fill(&mut window, "File", file.to_str().expect("a text"));
    click(&mut window, "Save lesson");
    wait_until(&mut window, "saved", |_| file.exists());
    press(&mut window, Key::Escape);
    let lesson = || Lesson::open(&file).expect("a lesson");
    assert_eq!(lesson().slides.len(), 2);
    wait_until(&mut window, "the backup is deleted", |_| {
        fs::read_dir(&folder).expect("there").count() == 1
    });

    let place = folder.clone();
    let mut again = window_with(move |app| app.with_lesson(place.join("saved.lesson.json")));
    wait_until(&mut again, "opened", |window| {
        window
            .query_all_by_label_contains("Opened with 2 slides")
            .next()
            .is_some()
    });
    press(&mut again, Key::PageDown);
    wait_for(&mut again, "Slide 1 of 2");
    press(&mut again, Key::PageDown);
    wait_for(&mut again, "and now? Почему? Γιατί;");
}

/// Slides saved before the crash are saved to the same file after it.
#[test]
fn slides_that_are_recovered_belong_to_their_file() {
    let folder = folder("recovered");
    let mut window = unsaved(&folder);
    let file = folder.join("own.lesson.json");
    click(&mut window, "Lesson");
    fill(&mut window, "File", file.to_str().expect("a text"));
    click(&mut window, "Save lesson");
    wait_until(&mut window, "saved", |_| file.exists());
    press(&mut window, Key::Escape);
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 3 expansions");
    add_slide(&mut window, "the third");
    wait_until(&mut window, "the backup", |_| {
        let files = fs::read_dir(&folder).into_iter().flatten().flatten();
        let texts = files.filter_map(|file| fs::read_to_string(file.path()).ok());
        texts.into_iter().any(|text| text.contains("the third"))
    });
    for _ in 0..10 {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    drop(window);
    let place = folder.clone();
    let mut window = window_with(move |app| app.with_slides_in(place).offering_slides());
    wait_for(&mut window, "Recover");
    click(&mut window, "Recover");
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::S);
    wait_until(&mut window, "saved again", |_| {
        Lesson::open(&file).is_ok_and(|lesson| lesson.slides.len() == 3)
    });
}

/// As with `--fresh`.
#[test]
fn a_window_that_starts_fresh_leaves_the_slides_of_another_alone() {
    let folder = folder("fresh");
    drop(unsaved(&folder));
    let place = folder.clone();
    let mut fresh = window_with(move |app| app.with_slides_in(place));
    for _ in 0..60 {
        fresh.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(!is_there(&fresh, "Recover"));
    drop(fresh);
    let place = folder.clone();
    let mut usual = window_with(move |app| app.with_slides_in(place).offering_slides());
    wait_for(&mut usual, "Recover");
}

#[test]
fn a_window_that_is_open_keeps_its_backup_to_itself() {
    let folder = folder("two windows");
    let first = unsaved(&folder);
    let place = folder.clone();
    let mut second = window_with(move |app| app.with_slides_in(place).offering_slides());
    for _ in 0..60 {
        second.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(!is_there(&second, "Recover"));
    drop(first);
}

#[test]
fn unsaved_slides_are_asked_about_before_they_are_lost() {
    let folder = folder("asked");
    let mut window = unsaved(&folder);
    click(&mut window, "Lesson");
    click(&mut window, "Open the example");
    wait_for(&mut window, "The slides have changes that are not saved.");
    click(&mut window, "Keep editing");
    click(&mut window, "Lesson");
    assert!(is_there(&window, "Slide 1: expansion 1, why this one?"));
    press(&mut window, Key::Escape);
    click(&mut window, "Lesson");
    click(&mut window, "Open the example");
    let file = folder.join("asked.lesson.json");
    click(&mut window, "Keep editing");
    click(&mut window, "Lesson");
    fill(&mut window, "File", file.to_str().expect("a text"));
    press(&mut window, Key::Escape);
    click(&mut window, "Lesson");
    click(&mut window, "Open the example");
    click(&mut window, "Save changes");
    wait_until(&mut window, "the example", |window| {
        window
            .query_all_by_label_contains("Opened with")
            .next()
            .is_some()
    });
    assert_eq!(Lesson::open(&file).expect("saved").slides.len(), 2);
}

#[test]
fn slides_are_moved_copied_written_anew_and_had_back() {
    let folder = folder("edited");
    let mut window = unsaved(&folder);
    click(&mut window, "Lesson");
    click(&mut window, "Move slide up");
    assert!(is_there(&window, "Slide 2: expansion 1, why this one?"));
    click(&mut window, "Duplicate slide");
    fill(&mut window, "Slide text", "the copy");
    assert!(is_there(&window, "Slide 2: expansion 2, the copy"));
    click(&mut window, "Remove slide 1");
    assert!(is_there(&window, "Slide 1: expansion 2, the copy"));
    assert!(!is_there(&window, "Slide 3: expansion 1, why this one?"));
    for _ in 0..4 {
        click(&mut window, "Undo slide change");
    }
    assert!(is_there(&window, "Slide 1: expansion 1, why this one?"));
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

#[test]
fn a_slide_keeps_its_view_and_a_comparison_its_clock() {
    let mut window = window();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    click(&mut window, "Depths");
    add_slide(&mut window, "depths");
    click(&mut window, "Compare");
    for moment in ["1 of", "2 of"] {
        click(&mut window, "Step");
        wait_until(&mut window, moment, |window| {
            let clock = window.get_by_label("Clock").value();
            clock.is_some_and(|value| value.contains(moment))
        });
    }
    add_slide(&mut window, "side by side");
    click(&mut window, "Explore");
    click(&mut window, "State space");
    press(&mut window, Key::PageUp);
    wait_for(&mut window, "Slide 1 of 2");
    wait_until(&mut window, "the depths", |window| {
        let bars = window.query_all_by_label_contains("Filled: closed");
        bars.count() == 1
    });
    press(&mut window, Key::PageDown);
    wait_for(&mut window, "side by side");
    assert!(is_there(&window, "Slide 2 of 2"));
    wait_until(&mut window, "the clock", |window| {
        let clock = window.get_by_label("Clock").value();
        clock.is_some_and(|value| value.contains("2 of"))
    });
}

#[test]
fn the_first_lesson_is_offered_once_and_can_be_put_away() {
    let mut window = window_with(slidescope::window::App::offering_first_lesson);
    click(&mut window, "No, thanks");
    assert!(!is_there(&window, "No, thanks"));
    let mut window = window_with(slidescope::window::App::offering_first_lesson);
    click(&mut window, "Looking everywhere");
    wait_for(&mut window, "Slide 1, a question");
    assert!(!is_there(&window, "No, thanks"));
}
