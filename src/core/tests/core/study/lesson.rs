//! Lessons come back as they were saved, and a file that is not a lesson is refused with its fault.

use std::fs;

use super::files::Folder;
use crate::common::databases;
use slidescope_core::lesson::{
    ColourBy, CompareScene, ExperimentScene, ExploreScene, InvalidValue, Lesson, LessonCamera,
    LessonClock, LessonError, LessonFormatError, LessonScreen, LessonView, MAX_PICTURE, MAX_SLIDES,
    Picture, Quantity, SPEEDS, Scene, SceneLimits, SearchSetup, Shipped, Slide, SurveyScene, Tab,
    Tabled, VERSION, path_of,
};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::heuristics::{BadName, OwnHeuristic};
use slidescope_core::search::{Algorithm, Heuristic, Limits, Strategy, Weight, solve};
use slidescope_core::study::experiment::{Draw, Lengths, Source, Spec};

fn setup(start: &str, goal: &str, strategy: Strategy) -> SearchSetup {
    let board = |text: &str| text.parse::<Board>().expect("a board");
    let problem = Problem::new(board(start), board(goal)).expect("one size");
    SearchSetup { problem, strategy }
}

/// A lesson in which everything differs from the defaults.
fn lesson() -> Lesson {
    let weighted = Strategy {
        weight: Weight::new(7).expect("a weight"),
        ..Strategy::new(Algorithm::WeightedAStar, Heuristic::Misplaced)
    };
    let limited = Strategy {
        depth_limit: Some(19),
        ..Strategy::new(Algorithm::DepthLimited, Heuristic::Manhattan)
    };
    let first = setup("285174306", "123456780", weighted);
    let other = setup("4 1 2 / 5 0 3", "1 2 3 / 4 5 0", limited);
    let slide = |setup, scene, text: &str| Slide {
        text: text.to_owned(),
        ..Slide::new(setup, scene)
    };
    let at = |expansion| ExploreScene {
        expansion,
        ..ExploreScene::default()
    };
    let looked_at = ExploreScene {
        linear: false,
        colour: None,
        expansion: 118,
        tab: Some(Tab::Board),
        camera: Some(LessonCamera::Part {
            x: 0.25,
            y: 0.5,
            zoom: 3.0,
        }),
        selected: Some("285174036".parse().expect("a board")),
        fine_step: Some(3),
        predict: true,
    };
    let compared = CompareScene {
        strategies: vec![limited, weighted],
        clock: LessonClock::Depth,
        at: Some(7),
        trees: true,
        limits: SceneLimits::default(),
    };
    Lesson {
        title: String::new(),
        remember: Vec::new(),
        exercise: None,
        setup: first,
        compare: vec![weighted, limited],
        view: LessonView {
            screen: LessonScreen::Compare,
            tab: Tab::StateSpace,
            colour: ColourBy::H,
            speed: Some(7.0),
        },
        slides: vec![
            slide(first, Scene::Explore(at(0)), ""),
            slide(
                first,
                Scene::Explore(looked_at),
                "why not this one? “f” is 12,\nlook",
            ),
            slide(other, Scene::Explore(at(118)), "Zurück – 後"),
            slide(first, Scene::Compare(compared), "side by side"),
        ],
    }
}

/// Reads the text of the lesson with one thing in it replaced.
fn with(old: &str, new: &str) -> Result<Lesson, LessonFormatError> {
    let text = lesson().to_text();
    assert!(text.contains(old), "{old} is not in\n{text}");
    Lesson::from_text(&text.replacen(old, new, 1))
}

#[test]
fn it_comes_back_as_it_was_saved() {
    let folder = Folder::new("lesson-saved");
    let path = folder.file("towers.lesson.json");
    for speed in [None, Some(1.0)] {
        let mut lesson = lesson();
        lesson.view.speed = speed;
        lesson.save(&path).expect("saved");
        assert_eq!(Lesson::open(&path).expect("opened"), lesson);
    }
    assert_eq!(folder.names(), ["towers.lesson.json"]);
}

#[test]
fn a_person_can_read_and_write_it() {
    let text = lesson().to_text();
    for words in [
        "2 8 5 / 1 7 4 / 3 0 6",
        "weighted-astar:misplaced:w=7",
        "depth-limited:limit=19",
        "Zurück – 後",
    ] {
        assert!(text.contains(words), "{words} is not in\n{text}");
    }
    let typed = with("2 8 5 / 1 7 4 / 3 0 6", "285174306").expect("any notation is read");
    assert_eq!(typed, lesson());
}

#[test]
fn slides_of_an_experiment_a_survey_and_a_picture_come_back() {
    let mut lesson = lesson();
    let setup = lesson.setup;
    let spec = Spec {
        costs: slidescope_core::puzzle::Costs::Unit,
        source: Source::Drawn(Draw {
            goal: setup.problem.goal(),
            lengths: Lengths::new(4, 8, 2).expect("lengths"),
            each: 3,
            seed: 7,
        }),
        strategies: lesson.compare.clone(),
        limits: Limits {
            memory: 1 << 20,
            expansions: Some(1000),
        },
    };
    let experiment = ExperimentScene {
        spec,
        table: Tabled::Runs,
        plot: Quantity::Visited,
    };
    let survey = SurveyScene {
        from_start: true,
        log: true,
    };
    let picture = Picture::new(vec![0x89, b'P', 0, 255]);
    assert!(picture.is_some() && Picture::new(vec![0; MAX_PICTURE + 1]).is_none());
    for (scene, old, new, field) in [
        (
            Scene::Experiment(Box::new(experiment)),
            "\"seed\": 7",
            "\"seed\": true",
            "slides[1].experiment.of",
        ),
        (
            Scene::Text(picture.clone()),
            "iVA",
            "!!!",
            "slides[1].picture",
        ),
        (
            Scene::Text(picture),
            "\"text\": true",
            "\"expansion\": 0",
            "slides[1].picture",
        ),
        (
            Scene::Survey(survey),
            "\"start\"",
            "\"text\": true, \"start\"",
            "",
        ),
    ] {
        lesson.slides = vec![Slide::new(setup, scene)];
        let text = lesson.to_text();
        assert_eq!(Lesson::from_text(&text).expect("a lesson"), lesson);
        let spoilt = text.replacen(old, new, 1);
        assert_ne!(spoilt, text, "{old}");
        match Lesson::from_text(&spoilt).expect_err("a bad value") {
            LessonFormatError::BadValue { field: found, .. } => assert_eq!(found, field),
            other => assert!(field.is_empty(), "{field}: {other}"),
        }
    }
}

#[test]
fn a_file_of_another_version_is_refused_by_it() {
    // Another version may contain what this one does not know.
    let text = lesson().to_text().replace("\"slides\"", "\"stations\"");
    let ours = format!("\"version\": {VERSION}");
    for (version, age) in [(0, "again"), (VERSION - 1, "again"), (VERSION + 1, "newer")] {
        let text = text.replace(&ours, &format!("\"version\": {version}"));
        let fault = Lesson::from_text(&text).expect_err("of another version");
        assert_eq!(fault, LessonFormatError::OtherVersion { version });
        let words = fault.to_string();
        assert!(
            words.contains(&format!("version {version}")) && words.contains(age),
            "{words}"
        );
        assert!(!words.contains("damaged"), "{words}");
    }
}

#[test]
fn a_damaged_file_is_refused_with_the_place() {
    let text = lesson().to_text();
    for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
        let fault = Lesson::from_text(&text[..end]).expect_err("a part is no lesson");
        let lines = text[..end].matches('\n').count() + 1;
        let LessonFormatError::Damaged { line, reason, .. } = &fault else {
            panic!("{fault}");
        };
        assert_eq!(*line, lines, "{fault}");
        assert!(reason.contains("EOF"), "{fault}");
    }
    let damaged = with("\"goal\"", "\"gaol\"").expect_err("an unknown field");
    assert!(damaged.to_string().contains("line 5"), "{damaged}");
    assert!(damaged.to_string().contains("gaol"), "{damaged}");
}

#[test]
fn a_bad_value_is_named_with_its_field() {
    for (old, new, field) in [
        ("2 8 5 / 1", "2 8 8 / 1", "start"),
        ("1 2 3 / 4 5 6 / 7 8 0", "1 2 3 / 4 5 0", "goal"),
        (
            "weighted-astar:misplaced:w=7",
            "weighted-astar:w=70",
            "strategy",
        ),
        ("\"speed\": 7.0", "\"speed\": 0.0", "view.speed"),
        (
            "    \"weighted-astar:misplaced:w=7\"",
            "    \"astr\"",
            "compare[1]",
        ),
        (
            "\"weighted-astar:misplaced:w=7\",\n    \"depth-limited:limit=19\"",
            "\"depth-limited:limit=19\"",
            "compare",
        ),
        ("4 1 2 / 5 0 3", "4 1 2 / 5 0", "slides[3].start"),
        (
            "2 8 5 / 1 7 4 / 0 3 6",
            "2 8 5 / 1 7 4",
            "slides[2].selected",
        ),
        (
            "2 8 5 / 1 7 4 / 0 3 6",
            "4 1 2 / 5 0 3",
            "slides[2].selected",
        ),
        ("\"x\": 0.25", "\"x\": 1.25", "slides[2].camera.x"),
        ("\"zoom\": 3.0", "\"zoom\": 0.0", "slides[2].camera.zoom"),
        (
            "\"compare\": {",
            "\"expansion\": 3, \"compare\": {",
            "slides[4].expansion",
        ),
        (
            "\"expansion\": 0",
            "\"predict\": true",
            "slides[1].expansion",
        ),
    ] {
        let fault = with(old, new).expect_err("a bad value");
        let LessonFormatError::BadValue { field: found, .. } = &fault else {
            panic!("{field}: {fault}");
        };
        assert_eq!(found, field);
        let whole = lesson().to_text();
        let text = whole.replacen(old, new, 1);
        let line = |words: &str| {
            text.lines()
                .position(|line| line.contains(words))
                .map(|at| at + 1)
        };
        // The new text is on the line of the field; if the field is missing, the slide is named.
        let put_in = whole.find(old).map(|at| whole[..at].lines().count());
        let expected = match field {
            "slides[1].expansion" => line("\"slides\"").map(|at| at + 2),
            "goal" | "compare" => line(&format!("\"{field}\": ")),
            // The line number of the new text; a text with indentation follows a complete line.
            _ if old.starts_with(' ') => put_in.map(|at| at + 1),
            _ => put_in,
        };
        if let Some(line) = expected {
            assert!(
                fault.to_string().contains(&format!("line {line},")),
                "{line}: {fault}\n{text}"
            );
        }
    }
}

#[test]
fn other_files_are_told_from_lessons() {
    let folder = Folder::new("lesson-others");
    for (name, bytes) in [
        ("picture.png", vec![0x89, b'P', b'N', b'G', 0xff]),
        ("list.json", b"[1, 2]".to_vec()),
        (
            "other.json",
            b"{\"format\": \"recipe\", \"version\": 1}".to_vec(),
        ),
    ] {
        let path = folder.file(name);
        fs::write(&path, bytes).expect("written");
        let error = Lesson::open(&path).expect_err("no lesson");
        assert!(error.to_string().contains(name), "{error}");
        let LessonError::Format { source: fault, .. } = error else {
            panic!("{error}");
        };
        assert_eq!(fault, LessonFormatError::NotALesson);
    }
    let nowhere = Lesson::open(&folder.file("nowhere.lesson.json"));
    assert!(matches!(nowhere, Err(LessonError::Read { .. })));
    assert!(
        Lesson::open(&folder.file("")).is_err(),
        "a folder is no lesson"
    );
}

#[test]
fn a_file_too_large_is_not_read_to_its_end() {
    let folder = Folder::new("lesson-large");
    let path = folder.file("large.lesson.json");
    let mut text = lesson().to_text();
    text.push_str(&" ".repeat(slidescope_core::lesson::MAX_BYTES as usize));
    fs::write(&path, text).expect("written");
    let Err(LessonError::Format { source: fault, .. }) = Lesson::open(&path) else {
        panic!("it is too large");
    };
    assert_eq!(fault, LessonFormatError::TooLarge);
}

#[test]
fn a_failed_save_leaves_the_old_lesson_whole() {
    let folder = Folder::new("lesson-failed");
    let missing = folder.file("missing").join("a.lesson.json");
    let error = lesson()
        .save(&missing)
        .expect_err("there is no such folder");
    assert!(error.to_string().contains("a.lesson.json"), "{error}");
    assert!(folder.names().is_empty());
}

#[test]
fn the_ending_is_added_where_there_is_none() {
    assert_eq!(path_of(" towers ").to_str(), Some("towers.lesson.json"));
    assert_eq!(path_of("a/towers.json").to_str(), Some("a/towers.json"));
    assert_eq!(path_of("").to_str(), Some(""));
}

#[test]
fn what_is_outside_the_ranges_of_the_window_is_refused_by_name() {
    for (old, new, field, words) in [
        (
            "depth-limited:limit=19",
            "depth-limited:limit=4294967295",
            "compare[2]",
            "4294967295 is outside 0 to 1000",
        ),
        (
            "    \"depth-limited:limit=19\"",
            "    \"weighted-astar:misplaced:w=7\"",
            "compare[2]",
            "named before",
        ),
        ("\"speed\": 7.0", "\"speed\": 1e9", "view.speed", "1000000"),
        ("\"speed\": 7.0", "\"speed\": -1", "view.speed", "1000000"),
        ("w=7", "w=NaN", "strategy", "NaN"),
        ("w=7", "w=11", "strategy", "11"),
        ("side by side", &"x".repeat(301), "slides[4].caption", "300"),
    ] {
        let fault = with(old, new).expect_err("outside");
        let LessonFormatError::BadValue { field: found, .. } = &fault else {
            panic!("{field}: {fault}");
        };
        assert_eq!(found, field);
        assert!(fault.to_string().contains(words), "{fault}");
    }
    assert_eq!(SPEEDS, 1.0..=1e6);
    // None of these is a number in JSON.
    for speed in ["NaN", "1e999", "Infinity"] {
        let fault = with("\"speed\": 7.0", &format!("\"speed\": {speed}"));
        assert!(matches!(fault, Err(LessonFormatError::Damaged { .. })));
    }
}

#[test]
fn a_limit_of_a_slide_of_its_own_is_checked_too() {
    let text = lesson().to_text();
    let at = text.find("\"strategy\": \"depth-limited:limit=19\"");
    let at = at.expect("a slide with its own strategy");
    let (before, after) = text.split_at(at);
    let text = format!("{before}{}", after.replacen("=19", "=4294967295", 1));
    let fault = Lesson::from_text(&text).expect_err("outside");
    let LessonFormatError::BadValue { field, reason, .. } = fault else {
        panic!("{fault}");
    };
    assert_eq!(field, "slides[3].strategy");
    assert_eq!(reason, InvalidValue::DepthLimit { limit: u32::MAX });
}

#[test]
fn huge_boards_and_endless_lists_are_refused() {
    let row = "1 ".repeat(1000);
    for board in [
        format!("{row}/").repeat(100),
        "9".repeat(500_000),
        "1 / ".repeat(100_000),
        "99999999999999999999 1 2 / 3 4 5 / 6 7 0".to_owned(),
    ] {
        let fault = with("2 8 5 / 1 7 4 / 3 0 6", &board).expect_err("no board");
        assert!(matches!(
            fault,
            LessonFormatError::BadValue { ref field, .. } if field == "start"
        ));
    }
    let mut long = lesson();
    long.slides = vec![long.slides[0].clone(); MAX_SLIDES + 1];
    let fault = Lesson::from_text(&long.to_text()).expect_err("too many");
    assert!(fault.to_string().contains("at most 300 slides"), "{fault}");
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_lessons_that_come_along_are_whole_and_their_moments_are_reached() {
    for shipped in Shipped::ALL {
        let lesson = shipped.lesson().expect("a lesson");
        assert!(lesson.slides.len() > 3);
        for slide in &lesson.slides {
            let Some(expansion) = slide.expansion() else {
                continue;
            };
            let SearchSetup { problem, strategy } = slide.setup;
            let limits = Limits {
                memory: 1 << 30,
                expansions: Some(expansion),
            };
            let (_, stats) = solve(&problem, strategy, limits, databases(), |_| ());
            assert_eq!(stats.expanded, expansion, "{}", slide.text);
        }
    }
}

fn own(name: &str, source: &str) -> Strategy {
    let own = OwnHeuristic::new(name, source).expect("a heuristic");
    Strategy::new(Algorithm::AStar, Heuristic::Own(own))
}

/// The limits of a comparison are kept; boards of 25 cells are read too.
#[test]
fn what_a_comparison_may_use_is_kept() {
    let mut shipped = Shipped::TwentyFour.lesson().expect("a lesson");
    shipped.title.clear();
    shipped.remember.clear();
    for slide in &mut shipped.slides {
        slide.question = None;
    }
    let text = shipped.to_text();
    assert_eq!(Lesson::from_text(&text).expect("a lesson"), shipped);
    for (right, wrong) in [
        ("\"memory-mib\": ", "-"),
        ("\"expansions\": ", "0, \"x\": "),
    ] {
        let broken = text.replacen(right, &format!("{right}{wrong}"), 1);
        assert_ne!(broken, text);
        Lesson::from_text(&broken).expect_err("no such limit");
    }
}

#[test]
fn heuristics_of_ones_own_travel_with_a_lesson() {
    let plain = lesson().to_text();
    assert!(!plain.contains("heuristics"));
    let mut lesson = lesson();
    lesson.setup.strategy = own("mine", "manhattan()");
    lesson.slides[0].setup.strategy = own("mine", "manhattan()");
    let text = lesson.to_text();
    let read = Lesson::from_text(&text).expect("a lesson");
    assert_eq!(read, lesson);
    assert_eq!(read.own_heuristics().len(), 1);
}

/// The heuristic was changed between two slides.
#[test]
fn two_versions_of_a_heuristic_get_two_names_in_the_file() {
    let mut lesson = lesson();
    lesson.setup.strategy = own("mine", "manhattan()");
    lesson.slides[0].setup.strategy = own("mine", "misplaced()");
    let read = Lesson::from_text(&lesson.to_text()).expect("a lesson");
    let named = |own: &OwnHeuristic| (own.name(), own.source());
    let all: Vec<_> = read.own_heuristics().iter().map(named).collect();
    assert_eq!(all, [("mine", "manhattan()"), ("mine 2", "misplaced()")]);
    let again = Lesson::from_text(&read.to_text()).expect("a lesson");
    assert_eq!(again, read);
}

#[test]
fn a_heuristic_with_a_name_that_ships_is_refused_by_its_place() {
    let mut lesson = lesson();
    lesson.setup.strategy = own("mine", "manhattan()");
    let text = lesson.to_text().replace("\"mine\"", "\"Zero\"");
    let named = text.lines().position(|line| line.contains("\"Zero\""));
    let refused = Lesson::from_text(&text).expect_err("the name is taken");
    let reason = InvalidValue::Heuristic(BadName::Taken {
        name: "Zero".to_owned(),
    });
    let field = "heuristics[1]".to_owned();
    let line = named.expect("its name") + 1;
    let expected = LessonFormatError::BadValue {
        field,
        line,
        reason,
    };
    assert_eq!(refused, expected);
}
