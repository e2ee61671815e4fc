//! The place "Lessons": a student goes through the shipped lessons, gives wrong answers first, and comes back.

use egui::accesskit::{Live, Role};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use slidescope::window::App;
use slidescope_core::lesson::{Answer, Hand, Scene, Shipped, Slide, Task, solution};
use slidescope_core::puzzle::{Board, Notation};
use slidescope_core::search::PatternDatabases;

use crate::exercise::arrow;
use crate::files::{Answering, window_asking};
use crate::window::{
    Window, click, fill, is_there, press, value, wait_for, wait_for_words, wait_until, window,
    window_with,
};

/// Opens the place and begins the lesson with this number, counted from 0.
fn start(window: &mut Window, number: usize) {
    click(window, "Lessons");
    let button = window.query_all_by_label_contains("Start ").nth(number);
    button.expect("a lesson").click();
    window.run_ok();
}

fn key(option: usize) -> Key {
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4][option]
}

fn is_focused(window: &Window, name: &str) -> bool {
    let mut named = window.query_all_by_label_contains(name);
    named.any(|node| node.is_focused())
}

/// Presses Tab until the widget with this name has the focus.
#[track_caller]
fn tab_to(window: &mut Window, name: &str) {
    let mut stops = Vec::new();
    for _ in 0..120 {
        if is_focused(window, name) {
            return;
        }
        press(window, Key::Tab);
        let focused = window.root().children_recursive().find(Node::is_focused);
        stops.push(focused.and_then(|node| node.accesskit_node().label()));
    }
    panic!("Tab does not reach {name}: {stops:?}");
}

/// Types over what the field with this name holds.
#[track_caller]
fn type_into(window: &mut Window, field: &str, text: &str) {
    tab_to(window, field);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_ok();
    window.input_mut().events.push(Event::Text(text.to_owned()));
    window.run_ok();
}

/// Steps until these words are in a text that screen readers announce.
#[track_caller]
fn wait_to_hear(window: &mut Window, words: &str) {
    wait_until(window, words, |window| {
        let mut found = window.query_all_by_label_contains(words);
        found.any(|node| node.accesskit_node().live() != Live::Off)
    });
}

/// Answers the question of a slide by keyboard alone, wrongly first.
fn answer(window: &mut Window, slide: &Slide, databases: &PatternDatabases) {
    let Some(question) = &slide.question else {
        return;
    };
    let right = solution(slide, databases).expect("an answer");
    match (&question.task, right) {
        (Task::Choose { options, .. }, Answer::Option(right)) => {
            let wrong = usize::from(right == 0);
            press(window, key(wrong));
            wait_to_hear(window, &format!("Answer {}, wrong: ", wrong + 1));
            assert!(!is_there(window, &format!("Answer {}, right: ", right + 1)));
            press(window, key(right));
            let words = &options[right].text;
            wait_to_hear(window, &format!("Answer {}, right: {words}", right + 1));
        }
        (Task::Number { .. }, Answer::Number(right)) => {
            for (number, done) in [(2.0 * right + 1.0, false), (right, true)] {
                type_into(window, "Your number", &number.to_string());
                press(window, Key::Enter);
                let said = if done {
                    "Right at try 2"
                } else {
                    "Your number is too large"
                };
                wait_to_hear(window, said);
            }
        }
        (Task::Play(play), Answer::Number(right)) => {
            let mut value = play.own_value(slide);
            assert!(!is_there(window, "Reached"));
            while f64::from(value) < right {
                press(window, Key::ArrowRight);
                value += 1;
            }
            wait_to_hear(window, "Reached");
        }
        (Task::Solve, Answer::Moves(moves)) => {
            // There and back first.
            for mv in [moves[0], moves[0].inverse()].iter().chain(&moves) {
                press(window, arrow(*mv));
            }
            wait_to_hear(window, "There is a way in ");
            press_button(window, "From the start again");
            // The arrows slide the tiles wherever the focus is.
            for mv in &moves {
                press(window, arrow(*mv));
            }
            wait_to_hear(window, "Right at try 2");
        }
        (Task::Heuristic(_), Answer::Program(program)) => {
            type_into(window, "Your estimate", "manhattan() + 2");
            press_button(window, "Check");
            wait_to_hear(window, "Not admissible: ");
            type_into(window, "Your estimate", &program);
            press_button(window, "Check");
            wait_to_hear(window, "Right at try 2");
        }
        (Task::Predict(_), Answer::Boards(boards)) => {
            // It was expanded already.
            press_node(window, &shown(&slide.setup.problem.start()));
            wait_for_words(window, "Show the answer");
            for (index, board) in boards.iter().enumerate() {
                press_node(window, &shown(board));
                if index + 1 < boards.len() {
                    let answered = format!("{} of {} answered", index + 1, boards.len());
                    wait_to_hear(window, &answered);
                }
            }
            wait_to_hear(window, "Right at try 2");
        }
        (Task::Mark { .. }, Answer::Boards(boards)) => {
            let [first, others @ ..] = &boards[..] else {
                panic!("no boards");
            };
            assert!(!others.is_empty(), "one of them is a wrong answer");
            press_node(window, &shown(first));
            press_button(window, "Check");
            wait_to_hear(window, " missing.");
            assert!(!is_there(window, "Right at"));
            for board in others {
                press_node(window, &shown(board));
            }
            press_button(window, "Check");
            wait_to_hear(window, "Right at try 2");
        }
        (task, given) => panic!("{given:?} answers {task:?}"),
    }
}

/// Checks that the first Tab on a slide goes to its question.
#[track_caller]
fn first_tab(window: &mut Window, slide: &Slide) {
    let first = match slide.task() {
        Some(Task::Choose { .. }) => "Answer 1",
        Some(Task::Number { .. }) => "Your number",
        Some(Task::Heuristic(_)) => "Your estimate",
        Some(Task::Play(play)) => match play.hand {
            Hand::Estimate(_) => "h of this board",
            Hand::Weight => "w, the weight of h",
        },
        Some(Task::Predict(_) | Task::Mark { .. }) => {
            // Before its moment is reached a slide asks nothing.
            if let Some(moment) = slide.expansion().filter(|&moment| moment > 0) {
                wait_for_words(window, &format!("Expansion {moment} of "));
            }
            let depth_first = slide.setup.strategy.algorithm.is_depth_first();
            let waits = ["in the frontier: ", "on the stack: "][usize::from(depth_first)];
            wait_until(window, waits, |window| {
                nodes(window, waits).next().is_some()
            });
            waits
        }
        // The arrow keys slide the tiles at once.
        Some(Task::Solve) | None => return,
    };
    press(window, Key::Tab);
    assert!(is_focused(window, first), "{first}: {}", slide.text);
}

/// Checks that a slide shows what was answered and why.
fn is_answered(window: &mut Window, slide: &Slide) {
    let Some(task) = slide.task() else { return };
    if matches!(task, Task::Play(_)) {
        wait_for_words(window, "Reached");
        return wait_for_words(window, " found");
    }
    wait_for_words(window, "Right at ");
    match task {
        Task::Choose { options, .. } => {
            for option in options {
                wait_for_words(window, &option.because);
            }
            wait_for_words(window, ", wrong: ");
            wait_for_words(window, ", right: ");
        }
        Task::Number { .. } | Task::Heuristic(_) => {
            let field = match task {
                Task::Number { .. } => "Your number",
                _ => "Your estimate",
            };
            assert!(!value(window, field).is_empty());
        }
        Task::Predict(times) => {
            wait_for_words(window, &format!("{times} of {times} answered"));
        }
        Task::Mark { .. } => wait_until(window, "the marks", |window| {
            nodes(window, "right, ").next().is_some()
        }),
        Task::Play(_) => {}
        Task::Solve => wait_for_words(window, "moves, the fewest"),
    }
}

/// A board as in the name of its node.
fn shown(board: &Board) -> String {
    let rows = board.write(Notation::Rows);
    let cells = rows
        .split(' ')
        .map(|cell| if cell == "0" { "_" } else { cell });
    cells.collect::<Vec<_>>().join(" ")
}

fn press_button(window: &mut Window, label: &str) {
    tab_to(window, label);
    press(window, Key::Enter);
}

/// Presses the node of a board, once it is there.
fn press_node(window: &mut Window, board: &str) {
    let name = format!(": {board}");
    wait_until(window, &name, |window| {
        nodes(window, &name).next().is_some()
    });
    tab_to(window, &name);
    press(window, Key::Enter);
}

/// Goes through a lesson from its first slide to its summary.
fn go_through(number: usize) {
    let lesson = Shipped::COURSE[number].lesson().expect("a lesson");
    let databases = PatternDatabases::default();
    let mut window = window();
    start(&mut window, number);
    let count = lesson.slides.len();
    for (index, slide) in lesson.slides.iter().enumerate() {
        wait_to_hear(&mut window, &format!("Slide {} of {count}", index + 1));
        for words in [Some(&slide.text), slide.question.as_ref().map(|it| &it.ask)] {
            let is_text = matches!(slide.scene, Scene::Text(_));
            if let Some(words) = words.filter(|words| !words.is_empty() && !is_text) {
                wait_to_hear(&mut window, words);
            }
        }
        first_tab(&mut window, slide);
        answer(&mut window, slide, &databases);
        // On return everything is there again.
        press(&mut window, Key::PageDown);
        press(&mut window, Key::PageUp);
        wait_for_words(&mut window, &format!("Slide {} of {count}", index + 1));
        is_answered(&mut window, slide);
        let on = match slide.task() {
            // Out of the field, too.
            Some(Task::Number { .. }) => {
                first_tab(&mut window, slide);
                Key::Enter
            }
            _ => Key::PageDown,
        };
        press(&mut window, on);
    }
    wait_to_hear(&mut window, "Right at the first try: ");
    for sentence in &lesson.remember {
        assert!(is_there(&window, sentence), "{sentence}");
    }
}

#[test]
fn the_first_lesson_is_gone_through_by_keyboard() {
    go_through(0);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_second_lesson_is_gone_through_by_keyboard() {
    go_through(1);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_third_lesson_is_gone_through_by_keyboard() {
    go_through(2);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_fourth_lesson_is_gone_through_by_keyboard() {
    go_through(3);
}

/// An arrow key moves the focus there, and answers nothing.
#[test]
fn arrows_give_no_answer_where_boards_are_asked_for() {
    let mut window = play_slides(
        r#"[{"caption": "", "expansion": 1, "tab": "tree", "camera": "fit",
             "question": {"kind": "predict", "ask": "Which is next?", "times": 1}}]"#,
    );
    wait_until(&mut window, "the tree", |window| {
        nodes(window, "in the frontier: ").count() == 3
    });
    press(&mut window, Key::Tab);
    for key in [
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
    ] {
        press(&mut window, key);
        assert!(
            nodes(&window, ": ").any(|node| node.is_focused()),
            "{key:?}"
        );
    }
    assert!(!is_there(&window, "Show the answer"));
    press(&mut window, Key::Enter);
    wait_for_words(&mut window, "Right at the first try");
}

#[test]
fn a_lesson_that_is_left_goes_on_where_it_was_left() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("course kept");
    let _ = std::fs::remove_dir_all(&folder);
    let place = folder.clone();
    let keeping = move |app: App| app.with_settings_in(&place);
    let mut first = window_with(keeping.clone());
    start(&mut first, 0);
    press(&mut first, Key::PageDown);
    press(&mut first, Key::PageDown);
    wait_for_words(&mut first, "Slide 3 of ");
    click(&mut first, "Leave");
    wait_for_words(&mut first, "slide 3 of ");
    wait_until(&mut first, "the settings are written", |_| {
        let kept = std::fs::read_to_string(folder.join("settings.json"));
        kept.is_ok_and(|kept| kept.contains("\"slide\": 2"))
    });
    drop(first);
    let mut second = window_with(keeping);
    click(&mut second, "Lessons");
    let button = second.query_all_by_label_contains("Continue ").next();
    button.expect("the lesson that was left").click();
    second.run_ok();
    wait_for_words(&mut second, "Slide 3 of ");
}

#[test]
fn a_lesson_leaves_the_other_places_as_they_were() {
    let mut window = window();
    fill(&mut window, "Start board", "136402758");
    let before = value(&window, "Start board");
    start(&mut window, 3);
    wait_for_words(&mut window, "Slide 1 of ");
    press(&mut window, Key::PageDown);
    click(&mut window, "Leave");
    click(&mut window, "Explore");
    assert_eq!(value(&window, "Start board"), before);
}

/// As on a touch screen, or with a mouse that rests on the button.
#[test]
fn a_click_counts_however_long_the_pointer_has_not_moved() {
    let mut window = window();
    start(&mut window, 0);
    wait_for_words(&mut window, "Slide 1 of ");
    for _ in 0..180 {
        window.step();
    }
    let pos = window.get_by_label("Skip").rect().center();
    for pressed in [true, false] {
        window.input_mut().events.push(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.step();
    }
    wait_for_words(&mut window, "Slide 2 of ");
}

#[test]
fn the_panels_of_a_slide_are_unfolded_and_folded_again() {
    let mut window = window();
    start(&mut window, 0);
    assert!(window.query_by_label("Start board").is_none());
    click(&mut window, "All panels");
    wait_for(&mut window, "Start board");
    click(&mut window, "Back to the lesson");
    assert!(window.query_by_label("Start board").is_none());
    wait_for_words(&mut window, "Slide 1 of ");
}

#[test]
fn slides_that_a_teacher_made_stay_when_a_lesson_is_played() {
    let mut window = window();
    click(&mut window, "Step");
    wait_for(&mut window, "Paused at 1 expansion");
    click(&mut window, "Lesson");
    click(&mut window, "Add slide");
    press(&mut window, Key::Escape);
    start(&mut window, 0);
    click(&mut window, "Leave");
    click(&mut window, "Play");
    wait_for_words(&mut window, "Slide 1 of 1");
}

/// Plays a lesson of A* with these slides.
fn play_slides(slides: &str) -> Window {
    let text = format!(
        r#"{{"format": "slidescope lesson", "version": 8, "start": "1 2 3 / 4 8 5 / 7 0 6",
            "goal": "1 2 3 / 4 5 6 / 7 8 0", "strategy": "astar:manhattan",
            "view": {{"place": "explore", "tab": "tree", "colour": "f", "speed": 5.0}}, "slides": {slides}}}"#
    );
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("played.lesson.json");
    std::fs::write(&path, text).expect("written");
    let mut window = window_asking(&Answering::new(Ok(Some(path))));
    click(&mut window, "Lessons");
    click(&mut window, "Open a lesson…");
    wait_for_words(&mut window, "Slide 1 of ");
    window
}

#[test]
fn a_slide_unfolds_the_panels_that_it_names_and_no_other() {
    let parts = [
        ("counters", "Expanded 2"),
        ("frontier", "Next in the frontier"),
        ("plot", "Logarithmic axis"),
        ("pseudocode", "Fine steps"),
    ];
    let slide =
        |panels: &str| format!(r#"{{"caption": "", "expansion": 2, "panels": [{panels}]}}"#);
    let one = parts.map(|(panel, _)| slide(&format!("\"{panel}\"")));
    let mut window = play_slides(&format!("[{}, {}]", one.join(", "), slide("")));
    for shown in 0..=parts.len() {
        for (index, (panel, words)) in parts.into_iter().enumerate() {
            let is_so = |window: &Window| is_there(window, words) == (index == shown);
            wait_until(&mut window, &format!("{panel} on slide {shown}"), is_so);
        }
        press(&mut window, Key::PageDown);
    }
}

/// The nodes of the tree whose names contain `words`.
fn nodes<'a>(window: &'a Window, words: &'a str) -> impl Iterator<Item = Node<'a>> {
    let found = window.query_all_by_label_contains(words);
    let is_node = |node: &Node<'_>| node.accesskit_node().role() == Role::Button;
    found.filter(is_node)
}

fn mark_node(window: &mut Window, board: &str) {
    // A node's name ends with its board; the marks beside the picture have other names.
    let name = format!(": {board}");
    nodes(window, &name).next().expect("a node").click();
    window.run_ok();
}

#[test]
fn boards_that_are_marked_are_ringed_in_the_tree_and_told_right_or_wrong() {
    let mut window = play_slides(
        r#"[{"caption": "", "expansion": 1, "tab": "tree", "camera": "fit",
             "question": {"kind": "mark", "ask": "Which are next?", "answer": "frontier"}}]"#,
    );
    wait_until(&mut window, "the tree", |window| {
        nodes(window, "in the frontier: ").count() == 3
    });
    let start = "1 2 3 / 4 8 5 / 7 _ 6";
    mark_node(&mut window, start);
    mark_node(&mut window, "1 2 3 / 4 8 5 / 7 6 _");
    assert_eq!(nodes(&window, "marked, ").count(), 2);
    click(&mut window, "Check");
    wait_for_words(&mut window, "1 board that does not belong");
    assert_eq!(nodes(&window, "right, ").count(), 1);
    assert_eq!(nodes(&window, "wrong, ").count(), 1);
    // What was marked afterwards is not judged yet.
    mark_node(&mut window, start);
    mark_node(&mut window, "1 2 3 / 4 8 5 / _ 7 6");
    mark_node(&mut window, "1 2 3 / 4 _ 5 / 7 8 6");
    assert_eq!(nodes(&window, "wrong, ").count(), 0);
    assert_eq!(nodes(&window, "marked, ").count(), 2);
    click(&mut window, "Check");
    wait_for_words(&mut window, "Right at try 2");
    assert_eq!(nodes(&window, "right, ").count(), 3);
}

#[test]
fn a_search_seen_step_by_step_begins_with_its_first_and_leads_back() {
    let mut window = play_slides(
        r#"[{"caption": "", "expansion": 3, "tab": "tree", "camera": "fit",
             "question": {"kind": "number", "ask": "One?", "answer": 1}}]"#,
    );
    wait_for_words(&mut window, "Expansion 3 of 3");
    fill(&mut window, "Your number", "1");
    click(&mut window, "Check");
    wait_for_words(&mut window, "Right at the first try");
    click(&mut window, "See it step by step");
    wait_for_words(&mut window, "In expansion 1, ");
    click(&mut window, "Finish");
    wait_for_words(&mut window, "Solved in ");
    click(&mut window, "Back to the lesson");
    wait_for_words(&mut window, "Slide 1 of 1");
    wait_for_words(&mut window, "Expansion 3 of ");
}

/// A student who is stuck can see the answer and go on; the question counts as open.
#[test]
fn an_answer_is_shown_after_a_wrong_try_and_counts_as_open() {
    let mut window = play_slides(
        r#"[{"caption": "", "expansion": 1, "tab": "tree", "camera": "fit",
             "question": {"kind": "number", "ask": "How large is f?", "answer": "f"}},
            {"caption": "The end", "expansion": 2, "tab": "tree", "camera": "fit"}]"#,
    );
    assert!(!is_there(&window, "Show the answer"));
    // The tree would show g, h and f of its nodes, so it is hidden.
    let in_tree = |window: &Window| nodes(window, "in the frontier: ").count();
    assert_eq!(in_tree(&window), 0);
    fill(&mut window, "Your number", "1000");
    click(&mut window, "Check");
    wait_for_words(&mut window, "Your number is too large");
    click(&mut window, "Show the answer");
    wait_for_words(&mut window, "Answer: ");
    assert!(!is_there(&window, "Right at"));
    wait_until(&mut window, "the tree", |window| in_tree(window) == 3);
    let said = window.get_by_label_contains("Answer: ");
    let said = said.accesskit_node().label().or_else(|| said.value());
    let right = said.expect("words").replace("Answer: ", "");
    fill(&mut window, "Your number", &right);
    click(&mut window, "Check");
    assert!(!is_there(&window, "Right at"), "{right} was shown");
    click(&mut window, "Next");
    wait_for_words(&mut window, "Slide 2 of 2");
    press(&mut window, Key::PageDown);
    wait_for_words(&mut window, "Still open: 1");
}

/// Boards to predict in a row are asked for one after another, and only the last right one answers the question.
#[test]
fn predictions_in_a_row_are_all_asked_for() {
    let lesson = Shipped::Everywhere.lesson().expect("a lesson");
    let databases = PatternDatabases::default();
    let predicts = |slide: &Slide| match slide.question.as_ref().map(|asked| &asked.task) {
        Some(Task::Predict(times)) => Some(times.get()),
        _ => None,
    };
    let at = lesson
        .slides
        .iter()
        .position(|slide| predicts(slide).is_some());
    let at = at.expect("a slide that asks for boards");
    let slide = &lesson.slides[at];
    let times = predicts(slide).expect("a number");
    assert!(times > 1);
    let Some(Answer::Boards(boards)) = solution(slide, &databases) else {
        panic!("no boards");
    };
    let mut window = window();
    start(&mut window, 0);
    for _ in 0..at {
        press(&mut window, Key::PageDown);
    }
    wait_for_words(&mut window, &format!("0 of {times} answered"));
    for (number, board) in boards.iter().enumerate() {
        assert!(!is_there(&window, "Right at"), "{number} of {times}");
        let name = shown(board);
        wait_for_words(&mut window, &name);
        mark_node(&mut window, &name);
        wait_for_words(&mut window, &format!("{} of {times} answered", number + 1));
        if number == 0 {
            // A series that is left goes on where it was.
            press(&mut window, Key::PageDown);
            press(&mut window, Key::PageUp);
            wait_for_words(&mut window, &format!("1 of {times} answered"));
        }
    }
    wait_for_words(&mut window, "Right at the first try");
}

/// The plot and the verdicts follow what is written, and a wrong estimate is shown on a board.
#[test]
fn an_estimate_is_drawn_while_it_is_written_with_hints_beside_it() {
    let mut window = play_slides(
        r#"[{"caption": "", "heuristic": "manhattan",
             "question": {"kind": "heuristic", "ask": "Write one.", "hints": ["Look at rows.", "Look at columns."],
                          "wants": ["admissible", "closer-than-manhattan"]}}]"#,
    );
    fill(&mut window, "Your estimate", "manhattan() + 2");
    wait_for_words(&mut window, "Not admissible");
    assert!(!is_there(&window, "Look at rows."));
    click(&mut window, "Hint 1 of 2");
    wait_for_words(&mut window, "Look at rows.");
    assert!(!is_there(&window, "Look at columns."));
    click(&mut window, "Check");
    wait_for_words(&mut window, ", the truth is ");
    fill(&mut window, "Your estimate", "manhattan()");
    wait_for_words(&mut window, "Admissible");
    click(&mut window, "Check");
    wait_for_words(&mut window, "On 0 boards it is closer to the truth");
}
