//! The layout: nothing jumps, nothing covers anything else, and panels give up their room.

use egui::{
    Event, Key, Modifiers, PointerButton, Pos2, Rect, TouchDeviceId, TouchId, TouchPhase, vec2,
};
use egui_kittest::kittest::Queryable as _;

use crate::window::{
    Window, click, fill, pick, press, value, wait_for, wait_for_words, wait_until, window,
    window_of,
};

/// The button for what a first look does not need.
const MORE: &str = "More of the search";

const UNSOLVABLE: &str = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0";

#[track_caller]
fn place(window: &Window, label: &str) -> Rect {
    window.get_by_label(label).rect()
}

fn is_there(window: &Window, label: &str) -> bool {
    window.query_by_label(label).is_some()
}

/// Whether two places overlap by more than their edges.
fn overlap(a: Rect, b: Rect) -> bool {
    a.shrink(1.0).intersects(b.shrink(1.0))
}

#[track_caller]
fn none_overlap(window: &Window, labels: &[&str]) {
    for (index, a) in labels.iter().enumerate() {
        for b in &labels[..index] {
            let (at, other) = (place(window, a), place(window, b));
            assert!(!overlap(at, other), "{a} {at} and {b} {other}");
        }
    }
}

fn solve(window: &mut Window) {
    click(window, "Finish");
    wait_for(window, "Solved in 20 moves");
    window.run_ok();
}

#[test]
fn the_left_panel_stays_where_it_is_when_a_solution_is_found() {
    let mut window = window_of([1280.0, 800.0]);
    let labels = ["Start board", "Shuffle", "Algorithm", MORE];
    let before = labels.map(|label| place(&window, label));
    solve(&mut window);
    assert_eq!(before, labels.map(|label| place(&window, label)));
}

#[test]
fn the_left_panel_needs_no_scrolling_in_a_window_of_usual_size() {
    for start in ["813467052", "285174306", UNSOLVABLE] {
        let mut window = window_of([1280.0, 800.0]);
        fill(&mut window, "Start board", start);
        if is_there(&window, "Search anyway") {
            click(&mut window, "Search anyway");
        } else {
            click(&mut window, "Step");
        }
        let counters = |window: &Window| {
            let labels = window.get_all_by_role(egui::accesskit::Role::Label);
            let of = |value: &String| value.starts_with("Duplicates ");
            let mut last = labels.filter(|label| label.value().as_ref().is_some_and(of));
            last.next().map(|label| label.rect())
        };
        wait_until(&mut window, "the counters", |window| {
            counters(window).is_some()
        });
        let lowest = counters(&window).expect("waited for").bottom();
        let bar = place(&window, "Timeline").top();
        assert!(lowest <= bar - 8.0, "{start}: {lowest} of {bar}");
    }
}

const PHONE: [f32; 2] = [390.0, 844.0];

/// Checks that all of these are inside the window.
#[track_caller]
fn in_sight(window: &Window, labels: &[&str]) {
    let screen = window.ctx.viewport_rect();
    for label in labels {
        let at = place(window, label);
        assert!(screen.contains_rect(at), "{label} {at}");
    }
}

#[test]
fn on_a_phone_the_boards_and_the_search_are_sheets() {
    let mut window = window_of(PHONE);
    let bar = ["Timeline", "Step", "Finish", "Boards", "Search"];
    let boards = [
        "Start board",
        "Goal board",
        "Algorithm",
        "Heuristic",
        "Run search",
    ];
    in_sight(&window, &bar);
    in_sight(&window, &boards);
    none_overlap(&window, &boards);
    // A step shows what it changes, and the boards are one click away.
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    wait_for_words(&mut window, "Search tree, ");
    assert!(!is_there(&window, "Run search"));
    in_sight(&window, &bar);
    click(&mut window, "Expansion");
    click(&mut window, "Boards");
    fill(&mut window, "Start board", "123456708");
    click(&mut window, "Run search");
    wait_for(&mut window, "Solved in 1 move");
    assert!(!is_there(&window, "Run search"));
}

#[test]
fn on_a_phone_a_lesson_has_its_words_below_its_picture() {
    let mut window = window_of(PHONE);
    click(&mut window, "Screen: Explore");
    click(&mut window, "Lessons");
    in_sight(&window, &["Start Looking everywhere", "Open a lesson…"]);
    click(&mut window, "Start Looking everywhere");
    wait_for_words(&mut window, "Slide 1 of ");
    in_sight(&window, &["Leave", "Skip"]);
    press(&mut window, Key::PageDown);
    wait_for_words(&mut window, "Slide 2 of ");
    wait_for_words(&mut window, "Search tree, ");
    let labels = ["Leave", "Your number", "Check", "Step"];
    in_sight(&window, &labels);
    none_overlap(&window, &labels);
}

#[test]
fn nothing_lands_under_the_pointer_when_a_board_is_mended() {
    let mut window = window();
    fill(&mut window, "Start board", "123456870");
    let swap = window.get_by_label_contains("Swap ").rect();
    let shuffle = place(&window, "Shuffle");
    window.get_by_label_contains("Swap ").click();
    window.run_ok();
    assert_eq!(shuffle, place(&window, "Shuffle"));
    for label in ["Shuffle", "Algorithm", "Examples", "Run"] {
        assert!(!place(&window, label).contains(swap.center()), "{label}");
    }
}

#[test]
fn a_visit_to_a_small_board_leaves_the_length_of_a_shuffle() {
    let mut window = window();
    assert_eq!(value(&window, "to exactly"), "20");
    pick(&mut window, "Size", "2 × 2");
    wait_until(&mut window, "the longest", |window| {
        value(window, "to exactly") == "6"
    });
    click(&mut window, "Shuffle");
    pick(&mut window, "Size", "3 × 3");
    wait_until(&mut window, "the wish", |window| {
        value(window, "to exactly") == "20"
    });
}

#[test]
fn the_field_of_a_large_board_has_lines_for_all_of_it() {
    let mut window = window_of([1280.0, 800.0]);
    let one = place(&window, "Start board").height();
    fill(
        &mut window,
        "Start board",
        "15 14 8 12 / 10 11 9 13 / 2 6 5 1 / 3 7 4 0",
    );
    for field in ["Start board", "Goal board"] {
        assert!(place(&window, field).height() >= one + 10.0, "{field}");
    }
    // Enter ends the input, and inserts no line break.
    window.get_by_label("Start board").focus();
    window.run_ok();
    press(&mut window, Key::Enter);
    assert!(!value(&window, "Start board").contains('\n'));
}

#[test]
fn a_zoom_of_250_percent_covers_nothing() {
    let mut window = window_of([512.0, 320.0]);
    none_overlap(&window, &["Screen: Explore", "Lesson", "Export", "More"]);
    none_overlap(&window, &["Step", "Finish", "Speed"]);
    let right = place(&window, "More").right();
    assert!(right <= 512.0, "the bar folds: {right}");
    click(&mut window, "More");
    none_overlap(&window, &["Present", "Larger", "Smaller", "Help"]);
    press(&mut window, Key::Escape);
    let mut before = "Explore";
    for screen in ["Compare", "Heuristics", "Experiment", "Explore"] {
        pick(&mut window, &format!("Screen: {before}"), screen);
        before = screen;
    }
}

/// Windows from the smallest to that of a large screen, and zooms of them.
const SIZES: [[f32; 2]; 7] = [
    [800.0, 600.0],
    [853.0, 533.0],
    [1000.0, 750.0],
    [1024.0, 700.0],
    [1600.0, 1000.0],
    [1920.0, 1080.0],
    [3840.0, 2160.0],
];

/// Whether a text is painted whole.
fn is_whole(shape: &egui::Shape, text: &str) -> bool {
    match shape {
        egui::Shape::Text(shape) => shape.galley.text() == text && !shape.galley.elided,
        egui::Shape::Vec(shapes) => shapes.iter().any(|shape| is_whole(shape, text)),
        _ => false,
    }
}

#[test]
fn the_bars_fit_windows_of_every_size() {
    for size in SIZES {
        let mut window = window_of(size);
        solve(&mut window);
        none_overlap(
            &window,
            &[
                "Reset",
                "To the beginning",
                "Step back",
                "Step",
                "Finish",
                "Moment",
                "Follow the newest",
            ],
        );
        let mut shapes = window.output().shapes.iter();
        assert!(
            shapes.any(|clipped| is_whole(&clipped.shape, "Solved in 20 moves")),
            "{size:?}: the status is cut"
        );
        let end = if is_there(&window, "More") {
            "More"
        } else {
            "Help"
        };
        let bar = [
            "Explore",
            "Compare",
            "Heuristics",
            "Experiment",
            "Lesson",
            "Export",
            end,
        ];
        none_overlap(&window, &bar);
        let right = place(&window, end).right();
        assert!(right <= size[0], "{size:?}: the bar ends at {right}");
        let tabs = ["Tree", "State space", "Depths", "Solution"];
        none_overlap(
            &window,
            &[&tabs[..], &["Go to the path", "Fit the tree"]].concat(),
        );
    }
}

#[test]
fn a_finished_run_is_shown_again_after_another_strategy_was_chosen() {
    let mut window = window();
    solve(&mut window);
    pick(&mut window, "Algorithm", "BFS");
    window.get_by_label("Last run: A* · Manhattan");
    click(&mut window, "Show again");
    window.get_by_label("Solved in 20 moves");
    assert_eq!(value(&window, "Algorithm"), "A*");
    assert!(!is_there(&window, "Show again"), "it is on screen");
    // Also after another board; only one run is kept.
    fill(&mut window, "Start board", "136402758");
    window.get_by_label("Last run: A* · Manhattan");
    pick(&mut window, "Algorithm", "BFS");
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    click(&mut window, "Show again");
    window.get_by_label("Solved in 20 moves");
    assert_eq!(value(&window, "Start board"), "813467052");
    assert_eq!(value(&window, "Algorithm"), "A*");
}

#[test]
fn a_tile_and_its_arrow_stay_on_one_line() {
    let mut window = window();
    solve(&mut window);
    wait_for(&mut window, "More of this node");
    click(&mut window, "More of this node");
    let moves = |node: egui_kittest::Node<'_>| node.value();
    let all = window.get_all_by_role(egui::accesskit::Role::Label);
    let path = all
        .filter_map(moves)
        .find(|words| words.matches(", ").count() == 19);
    let path = path.expect("twenty moves");
    assert!(
        path.split(", ")
            .all(|mv| mv.contains('\u{a0}') && !mv.contains(' ')),
        "{path}"
    );
}

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(Event::PointerMoved(from));
    window.step();
    window.event(button(from, true));
    window.step();
    for part in 1..=8 {
        window.event(Event::PointerMoved(from.lerp(to, part as f32 / 8.0)));
        window.step();
    }
    window.event(button(to, false));
    window.run_ok();
}

#[test]
fn panels_are_closed_and_opened_by_their_handles() {
    let mut window = window_of([1280.0, 800.0]);
    for (hide, show, within) in [
        ("Hide the boards", "Show the boards", "Shuffle"),
        ("Hide the node", "Show the node", "Fine steps"),
    ] {
        let tab = place(&window, "Tree");
        click(&mut window, hide);
        assert!(!is_there(&window, within), "{hide}");
        click(&mut window, show);
        assert!(is_there(&window, within), "{show}");
        assert_eq!(tab, place(&window, "Tree"));
    }
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

#[test]
fn panels_are_resized_and_closed_by_their_edges() {
    let mut window = window_of([1280.0, 800.0]);
    let edge = |window: &Window| place(window, "Hide the boards").center() - egui::vec2(6.0, 90.0);
    let run = place(&window, "Run search").width();
    let from = edge(&window);
    drag(&mut window, from, from + egui::vec2(80.0, 0.0));
    let wider = place(&window, "Run search").width();
    assert!((wider - run - 80.0).abs() < 8.0, "{run} became {wider}");
    let from = edge(&window);
    drag(&mut window, from, from - egui::vec2(400.0, 0.0));
    assert!(!is_there(&window, "Run search"));
    click(&mut window, "Show the boards");
    assert!(is_there(&window, "Run search"));
}

/// A comparison of three to six strategies, the initial ones first.
fn compared(size: [f32; 2], count: usize) -> Window {
    let mut window = window_of(size);
    click(&mut window, "Compare");
    for name in [
        "Add Bidirectional A* (MM) · Manhattan",
        "Add Greedy best-first · Manhattan",
        "Add IDA* · Manhattan",
    ]
    .iter()
    .take(count - 3)
    {
        click(&mut window, "Add a strategy");
        click(&mut window, name);
        press(&mut window, Key::Escape);
    }
    window
}

#[test]
fn columns_leave_their_pictures_room_and_cover_none() {
    for (size, count, least) in [
        ([1280.0, 800.0], 4, 100.0),
        ([1280.0, 800.0], 6, 100.0),
        ([1024.0, 700.0], 4, 100.0),
        ([1024.0, 700.0], 6, 55.0),
    ] {
        let mut window = compared(size, count);
        click(&mut window, "Finish");
        wait_for(&mut window, "All solved");
        let maps = |window: &Window| -> Vec<Rect> {
            let maps = window.query_all_by_label_contains("State space map of ");
            maps.map(|map| map.rect()).collect()
        };
        // The space is measured in the background.
        wait_until(&mut window, "maps", |window| maps(window).len() == count);
        let maps = maps(&window);
        for map in &maps {
            assert!(map.size().min_elem() >= least, "{size:?}, {count}: {map}");
            let covered = maps.iter().filter(|other| overlap(*map, **other));
            assert_eq!(covered.count(), 1, "{size:?}, {count}: {map}");
        }
    }
}

#[test]
fn the_bar_of_a_presentation_covers_neither_picture_nor_text() {
    for size in [
        [1920.0, 1080.0],
        [1280.0, 720.0],
        [1024.0, 768.0],
        [1024.0, 700.0],
    ] {
        let mut window = window_of(size);
        click(&mut window, "Lessons");
        let first = window.query_all_by_label_contains("Start ").next();
        first.expect("the first lesson").click();
        window.run_ok();
        press(&mut window, Key::F11);
        window.run_ok();
        let bar = place(&window, "Leave presentation").union(place(&window, "Next slide"));
        let text = window
            .get_by_label_contains("Slide the tiles into order")
            .rect();
        let board = window
            .get_by_label_contains("tile 8, row 3, column 3")
            .rect();
        assert!(!overlap(bar, text), "{size:?}: {bar} on {text}");
        assert!(!overlap(bar, board) && !overlap(text, board), "{size:?}");
    }
}

#[test]
fn what_the_panel_of_boards_holds_does_not_widen_it() {
    for size in [
        [820.0, 1180.0],
        [1024.0, 700.0],
        [1024.0, 768.0],
        [1280.0, 800.0],
    ] {
        let mut window = window_of(size);
        let goal = place(&window, "Goal board").union(place(&window, "Size"));
        let run = place(&window, "Run search");
        assert!(goal.right() <= run.right() + 0.5, "{size:?}: {goal} {run}");
        assert!(run.width() <= 288.0, "{size:?}: {run}");
        for _ in 0..40 {
            window.step();
        }
        assert_eq!(place(&window, "Run search"), run, "{size:?}");
    }
}

/// The place of a text that is painted by itself.
fn painted(shape: &egui::Shape, text: &str) -> Option<Rect> {
    match shape {
        egui::Shape::Text(shape) => {
            (shape.galley.text() == text).then(|| shape.visual_bounding_rect())
        }
        egui::Shape::Vec(shapes) => shapes.iter().find_map(|shape| painted(shape, text)),
        _ => None,
    }
}

#[test]
fn a_long_number_fits_its_cell() {
    let mut window = window();
    fill(&mut window, "Start board", "65535 1 2 3 4 6 7 8 0");
    let cell = place(&window, "tile 65535, row 1, column 1");
    let mut shapes = window.output().shapes.iter();
    let number = shapes.find_map(|clipped| painted(&clipped.shape, "65535"));
    let number = number.expect("it is painted");
    assert!(cell.contains_rect(number), "{number} in {cell}");
}

#[test]
fn a_slide_in_the_list_says_what_it_shows() {
    let mut window = window();
    pick(&mut window, "Algorithm", "BFS");
    for (place, wanted) in [("Explore", "Paused at 1 expansion"), ("Compare", "Lesson")] {
        click(&mut window, place);
        click(&mut window, "Step");
        wait_for(&mut window, wanted);
        click(&mut window, "Add slide");
        press(&mut window, Key::Escape);
    }
    click(&mut window, "Lesson");
    let scenes = |words: &str| window.query_all_by_label_contains(words).count();
    assert!(scenes("BFS, 1 expansion") >= 1);
    assert!(scenes("Compare: ") >= 1);
}

/// Puts two fingers on the tree and spreads them, frame by frame.
fn spread(window: &mut Window, middle: Pos2) {
    let finger = |window: &mut Window, number: u64, phase: TouchPhase, pos: Pos2| {
        window.event(Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(number),
            phase,
            pos,
            force: None,
        });
    };
    let at = |step: u8| vec2(40.0 + 10.0 * f32::from(step), 0.0);
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(button(middle - at(0), true));
    finger(window, 0, TouchPhase::Start, middle - at(0));
    finger(window, 1, TouchPhase::Start, middle + at(0));
    window.step();
    for step in 1..=8 {
        window.event(Event::PointerMoved(middle - at(step)));
        finger(window, 0, TouchPhase::Move, middle - at(step));
        finger(window, 1, TouchPhase::Move, middle + at(step));
        window.step();
    }
    window.event(button(middle - at(8), false));
    window.event(Event::PointerGone);
    finger(window, 0, TouchPhase::End, middle - at(8));
    window.step();
    finger(window, 1, TouchPhase::End, middle + at(8));
    window.run_ok();
}

#[test]
fn on_a_phone_two_fingers_enlarge_the_tree() {
    let mut window = window_of(PHONE);
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    wait_for_words(&mut window, ", expanded 1: ");
    let width = |window: &Window| {
        let node = window.query_all_by_label_contains(", expanded 1: ").next();
        node.expect("a node").rect().width()
    };
    let before = width(&window);
    let tree = window.get_by_label_contains("Search tree, ").rect();
    spread(&mut window, tree.center());
    let after = width(&window);
    assert!(after > 2.0 * before, "{before} and then {after}");
}
