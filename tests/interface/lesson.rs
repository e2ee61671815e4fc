//! A lesson, driven by accessible names: prepared, saved, and played again.

use std::fs;
use std::path::{Path, PathBuf};

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use slidescope_core::lesson::{Hand, Lesson, Shipped, Task};

use crate::files::drop_files;
use crate::window::{
    Window, click, counter, disabled, fill, is_there, pick, press, value, wait_for, wait_for_words,
    wait_until, window, window_with,
};

/// The path of a file for one test, which does not exist.
fn file(name: &str) -> PathBuf {
    let name = format!("{name}-{}.lesson.json", std::process::id());
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Goes to a moment by typing its number.
fn look_at(window: &mut Window, k: u64) {
    click(window, "Moment");
    window.get_by_label("Moment").type_text(&k.to_string());
    window.run_ok();
    press(window, Key::Enter);
    wait_until(window, "the moment", |window| {
        counter(window, "Expanded") == k
    });
}

fn add_slide(window: &mut Window, text: &str) {
    click(window, "Add slide");
    fill(window, "Text of the slide", text);
    press(window, Key::Escape);
}

/// A lesson of two moments of A* and one of BFS, as its teacher leaves it.
fn prepared() -> Window {
    let mut window = window();
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    look_at(&mut window, 31);
    add_slide(&mut window, "why this one?");
    look_at(&mut window, 7);
    add_slide(&mut window, "f has not risen yet");
    pick(&mut window, "Algorithm", "BFS");
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    look_at(&mut window, 100);
    add_slide(&mut window, "a layer");
    window
}

fn save(window: &mut Window, path: &Path) {
    click(window, "Lesson");
    fill(window, "File", path.to_str().expect("a text"));
    click(window, "Save lesson");
    wait_for_words(window, "Written to ");
}

/// The search of a slide runs on a thread of its own.
#[track_caller]
fn wait_for_expansions(window: &mut Window, k: u64) {
    wait_until(window, "the expansions of a slide", |window| {
        counter(window, "Expanded") == k
    });
}

#[test]
fn a_saved_lesson_is_played_in_another_window() {
    let path = file("played");
    let mut teacher = prepared();
    click(&mut teacher, "State space");
    save(&mut teacher, &path);

    let mut class = window();
    pick(&mut class, "Size", "2 × 3");
    click(&mut class, "Step");
    wait_for(&mut class, "Paused at 1 expansion");
    click(&mut class, "Lesson");
    assert!(!is_there(&class, "Slide 1:"));
    fill(&mut class, "File", path.to_str().expect("a text"));
    click(&mut class, "Open lesson");
    wait_for_words(&mut class, "Opened with 3 slides");
    press(&mut class, Key::Escape);
    assert_eq!(value(&class, "Start board"), "813467052");
    assert_eq!(value(&class, "Algorithm"), "BFS");
    assert_eq!(counter(&class, "Expanded"), 0);

    // The slides are in the order in which they were made.
    click(&mut class, "Lesson");
    click(&mut class, "Slide 2: expansion 7, f has not risen yet");
    press(&mut class, Key::Escape);
    wait_for(&mut class, "f has not risen yet");
    wait_for_expansions(&mut class, 7);
    assert_eq!(value(&class, "Algorithm"), "A*");
    assert_eq!(
        value(&class, "Timeline"),
        "expansion 7 of 7",
        "nothing beyond the slide is given away"
    );
    click(&mut class, "Lesson");
    click(&mut class, "Slide 3: expansion 100, a layer");
    press(&mut class, Key::Escape);
    wait_for(&mut class, "a layer");
    wait_for_expansions(&mut class, 100);
    assert_eq!(value(&class, "Algorithm"), "BFS");
}

/// Whatever its moment, and whatever search it is of.
#[test]
fn a_slide_is_put_after_the_one_selected_in_the_list() {
    let mut window = prepared();
    click(&mut window, "Lesson");
    click(&mut window, "Slide 2: expansion 7, f has not risen yet");
    press(&mut window, Key::Escape);
    wait_for_expansions(&mut window, 7);
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    for (k, text) in [(150, "much later"), (1, "the first")] {
        look_at(&mut window, k);
        add_slide(&mut window, text);
    }
    click(&mut window, "Lesson");
    for row in [
        "Slide 1: expansion 31, why this one?",
        "Slide 2: expansion 7, f has not risen yet",
        "Slide 3: expansion 150, much later",
        "Slide 4: expansion 1, the first",
        "Slide 5: expansion 100, a layer",
    ] {
        window.get_by_label(row);
    }
}

/// On a usual screen all are seen at once; on a low one the list scrolls to the slide that is shown.
#[test]
fn a_list_of_eight_slides_shows_them() {
    let mut window = window();
    for number in 1..=8 {
        click(&mut window, "Step");
        wait_until(&mut window, "a step", |window| {
            counter(window, "Expanded") == number
        });
        add_slide(&mut window, "");
    }
    for (height, all) in [(1080.0, true), (700.0, false)] {
        window.set_size(egui::vec2(1280.0, height));
        window.run();
        click(&mut window, "Lesson");
        window.run();
        let row = |number: u64| {
            let name = format!("Slide {number}: expansion {number}, ");
            let row = window.get_by_label_contains(&name).rect();
            row.top() > 0.0 && row.bottom() < height
        };
        assert!(row(8), "the one that is shown");
        assert!(!all || (1..=8).all(row));
        press(&mut window, Key::Escape);
    }
}

#[test]
fn a_slide_that_lies_before_is_gone_back_to() {
    let mut window = window();
    for _ in 0..3 {
        click(&mut window, "Step");
    }
    wait_for(&mut window, "Paused at 3 expansions");
    add_slide(&mut window, "");
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    let end = counter(&window, "Expanded");
    click(&mut window, "Lesson");
    click(&mut window, "Slide 1: expansion 3, ");
    press(&mut window, Key::Escape);
    assert_eq!(counter(&window, "Expanded"), 3);
    let words = value(&window, "Timeline");
    assert_eq!(words, format!("expansion 3 of {end}"), "the run stays");
}

#[test]
fn a_text_can_be_written_anew_and_a_slide_dropped() {
    let mut window = window();
    click(&mut window, "Experiment");
    assert!(disabled(&window, "Add slide"), "there is nothing to keep");
    click(&mut window, "Explore");
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    add_slide(&mut window, "first words");
    add_slide(&mut window, "second words");
    click(&mut window, "Lesson");
    window.get_by_label("Slide 1: expansion 1, second words");
    assert!(!is_there(&window, "Slide 2:"), "a moment is one slide");
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    click(&mut window, "Remove slide 1");
    assert!(!is_there(&window, "second words"));
}

#[test]
fn a_refused_file_says_why_and_leaves_everything() {
    let path = file("refused");
    let mut window = prepared();
    save(&mut window, &path);
    let whole = fs::read_to_string(&path).expect("saved");
    for (text, words) in [
        (whole[..whole.len() / 2].to_owned(), "is damaged at line"),
        (
            whole.replace("\"version\": 8", "\"version\": 99"),
            "of version 99",
        ),
        (
            whole.replacen("8 1 3 /", "8 1 1 /", 1),
            "is damaged at line 4, “start”",
        ),
        (
            whole.replacen("\"bfs\"", "\"bsf\"", 1),
            "there is no algorithm “bsf”",
        ),
        ("[]".to_owned(), "is not a lesson"),
    ] {
        fs::write(&path, text).expect("written");
        click(&mut window, "Open lesson");
        wait_for_words(&mut window, words);
        window.get_by_label("Slide 3: expansion 100, a layer");
        assert_eq!(value(&window, "Algorithm"), "BFS");
        assert_eq!(counter(&window, "Expanded"), 100);
    }
    fs::remove_file(&path).expect("removed");
    click(&mut window, "Open lesson");
    wait_for_words(&mut window, "could not be read");
    fill(&mut window, "File", "  ");
    click(&mut window, "Save lesson");
    wait_for_words(&mut window, "type one first");
}

#[test]
fn a_file_refused_outside_of_the_menu_says_why_over_the_window() {
    let path = file("refused-outside");
    let mut window = prepared();
    save(&mut window, &path);
    let whole = fs::read_to_string(&path).expect("saved");
    let limit = whole.replacen("\"bfs\"", "\"depth-limited:limit=4294967295\"", 1);
    fs::write(&path, limit).expect("written");
    let words = "the depth limit 4294967295 is outside 0 to 1000";
    let named = path.clone();
    let mut window = window_with(move |app| app.with_lesson(named));
    wait_for_words(&mut window, words);
    click(&mut window, "Dismiss");
    assert!(!is_there(&window, words));
    crate::files::drop_files(&mut window, &[&path]);
    wait_for_words(&mut window, words);
}

#[test]
fn another_file_is_written_over_only_where_that_is_wished() {
    let path = file("replaced");
    fs::write(&path, "a thesis").expect("written");
    let mut window = window();
    click(&mut window, "Lesson");
    fill(&mut window, "File", path.to_str().expect("a text"));
    click(&mut window, "Save lesson");
    wait_for(&mut window, "Replace it");
    let kept = fs::read_to_string(&path).expect("there");
    assert_eq!(kept, "a thesis");
    click(&mut window, "Replace it");
    wait_for_words(&mut window, "Written to ");
    let saved = fs::read_to_string(&path).expect("there");
    assert!(saved.contains("slidescope lesson"));
    click(&mut window, "Save lesson");
    wait_for_words(&mut window, "Written to ");
}

#[test]
fn escape_closes_the_menu() {
    let mut window = window();
    click(&mut window, "Lesson");
    window.get_by_label("Save lesson");
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "Save lesson"));
    click(&mut window, "Help");
    assert!(is_there(&window, "Search help"));
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "Search help"));
}

#[test]
fn the_example_is_played_by_the_keys_of_a_clicker() {
    let mut window = window();
    click(&mut window, "Lesson");
    click(&mut window, "Open the example");
    wait_for_words(&mut window, "Opened with 8 slides");
    press(&mut window, Key::Escape);
    let mut seen = Vec::new();
    for _ in 0..3 {
        press(&mut window, Key::PageDown);
        wait_until(&mut window, "it is there", |window| {
            is_there(window, "?") && seen.last() != Some(&counter(window, "Expanded"))
        });
        seen.push(counter(&window, "Expanded"));
    }
    press(&mut window, Key::PageUp);
    wait_until(&mut window, "it is back", |window| {
        counter(window, "Expanded") == seen[1]
    });
    assert!(seen.is_sorted() && seen[0] == 0, "{seen:?}");
    click(&mut window, "Compare");
    assert!(is_there(&window, "Strategy 4: Greedy best-first"));
    press(&mut window, Key::PageUp);
    wait_for(&mut window, "Next in the frontier");
    assert_eq!(counter(&window, "Expanded"), 0, "back in Explore");
}

/// Acts as a user, and counts clicks, keys, and texts typed in one go.
struct Hands {
    window: Window,
    actions: usize,
}

impl Hands {
    fn click(&mut self, label: &str) {
        self.actions += 1;
        click(&mut self.window, label);
    }

    fn key(&mut self, key: Key, modifiers: egui::Modifiers) {
        self.actions += 1;
        self.window.key_press_modifiers(modifiers, key);
        self.window.run_ok();
    }

    fn type_text(&mut self, text: &str) {
        self.actions += 1;
        self.window.event(egui::Event::Text(text.to_owned()));
        self.window.run_ok();
    }
}

#[test]
fn a_lecture_of_eight_slides_takes_forty_actions_at_most() {
    let path = file("eight");
    let mut hands = Hands {
        window: window(),
        actions: 0,
    };
    for number in 1..=8 {
        hands.click("Step");
        let expanded = |window: &Window| counter(window, "Expanded") == number;
        wait_until(&mut hands.window, "a step", expanded);
        hands.click("Add slide");
        hands.type_text(&format!("text {number}"));
    }
    hands.key(Key::S, egui::Modifiers::COMMAND);
    wait_for(&mut hands.window, "Save lesson");
    hands.actions += 1;
    fill(&mut hands.window, "File", path.to_str().expect("a text"));
    hands.click("Save lesson");
    wait_for_words(&mut hands.window, "Written to ");
    assert!(hands.actions <= 40, "{} actions", hands.actions);
    let lesson = slidescope_core::lesson::Lesson::open(&path).expect("a lesson");
    let texts: Vec<&str> = lesson.slides.iter().map(|it| it.text.as_str()).collect();
    let typed: Vec<String> = (1..=8).map(|number| format!("text {number}")).collect();
    assert_eq!(texts, typed);
}

#[test]
fn a_presentation_of_a_file_begins_with_its_first_slide() {
    let path = file("begins");
    let mut teacher = prepared();
    save(&mut teacher, &path);
    let mut class = window_with(move |app| app.with_lesson(path));
    wait_for_words(&mut class, "Opened with 3 slides");
    press(&mut class, Key::F11);
    wait_for(&mut class, "Slide 1 of 3");
    wait_for(&mut class, "why this one?");
}

#[test]
fn a_question_is_put_together_in_the_menu() {
    let path = file("asks");
    let mut window = window();
    click(&mut window, "Add slide");
    fill(&mut window, "Text of the slide", "one question a kind");
    press(&mut window, Key::Escape);
    click(&mut window, "Lesson");
    let kinds = [
        "type a number",
        "mark boards",
        "predict the next board",
        "slide the tiles",
        "write a heuristic",
        "choose an option",
    ];
    for kind in kinds {
        click(&mut window, kind);
        fill(&mut window, "What is asked", kind);
        assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    }
    fill(&mut window, "Option 1", "four");
    fill(
        &mut window,
        "Because, option 1",
        "the blank is in the middle",
    );
    fill(&mut window, "Option 2", "two");
    click(&mut window, "Option 2 is right");
    // The end of a long question must be scrolled to.
    window.get_by_label("Add option").scroll_to_me();
    window.run_ok();
    click(&mut window, "Add option");
    fill(&mut window, "Option 3", "three");
    fill(&mut window, "Said to a wrong answer", "Count again.");
    fill(&mut window, "File", path.to_str().expect("a text"));
    window.get_by_label("Save lesson").scroll_to_me();
    window.run_ok();
    click(&mut window, "Save lesson");
    wait_for_words(&mut window, "Written to ");
    let lesson = slidescope_core::lesson::Lesson::open(&path).expect("a lesson");
    let question = lesson.slides[0].question.as_ref().expect("a question");
    assert_eq!(question.ask, "choose an option");
    let slidescope_core::lesson::Task::Choose { options, .. } = &question.task else {
        panic!("{question:?}");
    };
    let right: Vec<&str> = options
        .iter()
        .filter(|option| option.right)
        .map(|option| option.text.as_str())
        .collect();
    assert_eq!((options.len(), right), (3, vec!["two"]));
    // A text that is not a query is not kept.
    click(&mut window, "type a number");
    fill(&mut window, "Right answer, or which figure", "fronttier");
    assert!(is_there(&window, "Not kept yet"));
    fill(&mut window, "Right answer, or which figure", "frontier");
    assert!(!is_there(&window, "Not kept yet"));
}

/// Each kind has other controls above the question and below it.
#[test]
fn a_question_is_typed_as_soon_as_its_kind_is_chosen() {
    let mut window = window();
    click(&mut window, "Add slide");
    press(&mut window, Key::Escape);
    click(&mut window, "Lesson");
    for kind in ["predict the next board", "choose an option"] {
        click(&mut window, kind);
        window.event(egui::Event::Text(format!("{kind}? ")));
        window.run_ok();
        assert!(value(&window, "What is asked").contains(kind));
    }
}

#[test]
fn a_slide_to_play_with_keeps_the_board_that_is_typed() {
    let path = file("plays");
    let mut window = window();
    window.set_size(egui::vec2(1280.0, 1100.0));
    window.run();
    click(&mut window, "Add slide");
    fill(&mut window, "Text of the slide", "an estimate in the hand");
    press(&mut window, Key::Escape);
    click(&mut window, "Lesson");
    click(&mut window, "play with it");
    // The search has no weight.
    assert!(is_there(&window, "Not kept yet"));
    click(&mut window, "h of this board");
    assert!(!is_there(&window, "Not kept yet"));
    let field = "The board whose h is in the hand";
    let board = "8 1 3 / 0 6 7 / 4 5 2";
    window.get_by_label(field).focus();
    fill(&mut window, field, board);
    fill(&mut window, "What is asked", "Pull.");
    window.get_by_label(field).focus();
    window.run_ok();
    fill(&mut window, field, "8 1 3 / 0 6");
    assert_eq!(value(&window, field), "8 1 3 / 0 6");
    fill(&mut window, "File", path.to_str().expect("a text"));
    click(&mut window, "Save lesson");
    wait_for_words(&mut window, "Written to ");
    let lesson = Lesson::open(&path).expect("a lesson");
    let Some(Task::Play(play)) = lesson.slides[0].task() else {
        panic!("{:?}", lesson.slides[0].question);
    };
    assert_eq!(play.hand, Hand::Estimate(board.parse().expect("a board")));
}

#[test]
fn a_slide_of_text_takes_a_picture_and_gives_it_back() {
    let path = file("picture").with_extension("png");
    let image = image::RgbImage::from_pixel(64, 40, image::Rgb([200, 30, 30]));
    image.save(&path).expect("written");
    let mut window = window();
    click(&mut window, "Lesson");
    click(&mut window, "Add text slide");
    fill(&mut window, "Text of the slide", "look");
    press(&mut window, Key::Escape);
    drop_files(&mut window, &[&path]);
    wait_for(&mut window, "Picture of the slide");
    click(&mut window, "Lesson");
    click(&mut window, "Remove picture");
    wait_until(&mut window, "no picture", |window| {
        !is_there(window, "Picture of the slide")
    });
}

#[test]
fn the_slides_are_written_for_paper() {
    let path = file("paper").with_extension("pdf");
    let mut window = prepared();
    // Makes the whole menu visible.
    window.set_size(egui::vec2(1280.0, 1100.0));
    window.run();
    click(&mut window, "Lesson");
    click(&mut window, "Six slides on a page of A4");
    click(&mut window, "Answers");
    fill(&mut window, "Handout file", path.to_str().expect("a text"));
    click(&mut window, "Save handout");
    wait_for_words(&mut window, "Written to ");
    let bytes = std::fs::read(&path).expect("a file");
    assert!(bytes.starts_with(b"%PDF"));
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

#[test]
fn slides_of_another_lesson_are_added_and_taken_out_again() {
    let mut window = prepared();
    click(&mut window, "Lesson");
    click(&mut window, "Slides from another lesson");
    click(&mut window, "Slides from: A*: looking ahead");
    let shipped = Shipped::AStar.lesson().expect("a lesson").slides;
    wait_for(&mut window, &format!("Added {} slides.", shipped.len()));
    wait_for(&mut window, &format!("Slide 4 of {}", 3 + shipped.len()));
    assert!(is_there(&window, &shipped[0].text));
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    click(&mut window, "Undo slide change");
    assert!(!is_there(&window, &shipped[0].text));
}

#[test]
fn tasks_and_sentences_to_remember_are_saved_again_as_they_were() {
    let path = file("homework");
    let homework = include_str!("../../assets/exercises/homework.lesson.json");
    fs::write(&path, homework).expect("written");
    let before = Lesson::open(&path).expect("a lesson");
    let mut window = window();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    click(&mut window, "Lesson");
    fill(&mut window, "File", path.to_str().expect("a text"));
    click(&mut window, "Open lesson");
    wait_for_words(&mut window, "Opened with ");
    press(&mut window, Key::Escape);
    add_slide(&mut window, "read this first");
    save(&mut window, &path);
    let after = Lesson::open(&path).expect("a lesson");
    assert_eq!((after.slides.len(), before.slides.len()), (1, 0));
    assert_eq!(
        (after.title, after.exercise),
        (before.title, before.exercise)
    );
}
