//! Lessons come back as they were saved, and a file that is none is refused with what is wrong with it.

use std::fs;

use super::files::Folder;
use crate::common::databases;
use slidescope::lesson::{
    Bookmark, Lesson, LessonColour, LessonError, LessonFormatError, LessonScreen, LessonTab,
    LessonView, SearchSetup, VERSION, path_of,
};
use slidescope::puzzle::{Board, Problem};
use slidescope::search::{Algorithm, Heuristic, Limits, Strategy, Weight, solve};

fn setup(start: &str, goal: &str, strategy: Strategy) -> SearchSetup {
    let board = |text: &str| text.parse::<Board>().expect("a board");
    let problem = Problem::new(board(start), board(goal)).expect("one size");
    SearchSetup { problem, strategy }
}

/// A lesson in which everything differs from what comes by itself.
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
    let bookmark = |setup, expansion, note: &str| Bookmark {
        setup,
        expansion,
        note: note.to_owned(),
    };
    Lesson {
        setup: first,
        compare: vec![weighted, limited],
        view: LessonView {
            screen: LessonScreen::Compare,
            tab: LessonTab::StateSpace,
            colour: LessonColour::H,
            speed: Some(7.0),
        },
        bookmarks: vec![
            bookmark(first, 0, ""),
            bookmark(first, 118, "why not this one? “f” is 12,\nlook"),
            bookmark(other, 118, "Zurück – 後"),
        ],
    }
}

/// The text of the lesson with one thing in it replaced.
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
fn a_newer_file_is_refused_with_its_version() {
    let newer = VERSION + 1;
    // A newer version may hold what this one does not know.
    let text = lesson()
        .to_text()
        .replace("\"version\": 1", &format!("\"version\": {newer}"))
        .replace("\"bookmarks\"", "\"stations\"");
    let fault = Lesson::from_text(&text).expect_err("it is newer");
    assert_eq!(fault, LessonFormatError::Newer { version: newer });
    assert!(fault.to_string().contains(&format!("version {newer}")));
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
        ("\"version\": 1", "\"version\": 0", "version"),
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
        (
            "\"expansion\": 118",
            "\"expansion\": 0",
            "bookmarks[2].expansion",
        ),
        ("4 1 2 / 5 0 3", "4 1 2 / 5 0", "bookmarks[3].start"),
    ] {
        match with(old, new).expect_err("a bad value") {
            LessonFormatError::BadValue { field: found, .. } => assert_eq!(found, field),
            other => panic!("{field}: {other}"),
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
    text.push_str(&" ".repeat(slidescope::lesson::MAX_BYTES as usize));
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
fn the_lesson_that_comes_along_is_whole_and_its_bookmarks_are_reached() {
    let text = include_str!("../../../assets/lessons/first.lesson.json");
    let lesson = Lesson::from_text(text).expect("a lesson");
    assert_eq!(
        lesson.to_text(),
        text,
        "it is written as the program writes"
    );
    assert!(lesson.bookmarks.len() > 3);
    for mark in &lesson.bookmarks {
        assert!(!mark.note.is_empty());
        let SearchSetup { problem, strategy } = mark.setup;
        let limits = Limits {
            memory: 1 << 30,
            expansions: Some(mark.expansion),
        };
        let (_, stats) = solve(&problem, strategy, limits, databases(), |_| ());
        assert_eq!(stats.expanded, mark.expansion, "{}", mark.note);
    }
}
