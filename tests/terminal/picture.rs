//! `slidescope picture`: pictures without a window, read back by independent readers.

use std::fs::{self, File};
use std::io::BufReader;

use roxmltree::Document;

use crate::program::run;

const BOARD: &str = "813467052";

#[test]
fn every_view_is_drawn_as_svg_and_png() {
    let folder = tempfile::tempdir().expect("a folder");
    for view in ["tree", "map", "depths", "plot"] {
        let file = |ending: &str| {
            let path = folder.path().join(format!("{view}.{ending}"));
            path.to_str().expect("a text").to_owned()
        };
        let (svg, png) = (file("svg"), file("png"));
        for path in [&svg, &png] {
            let args = [
                "picture", BOARD, "--view", view, "--size", "640x480", "-o", path,
            ];
            let run = run(&args);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{path}");
            assert_eq!(run.out, "", "{path}");
        }
        let text = fs::read_to_string(&svg).expect("written");
        let document = Document::parse(&text).expect("XML");
        assert_eq!(document.root_element().attribute("width"), Some("640"));
        let texts = document
            .descendants()
            .filter(|n| n.has_tag_name(("http://www.w3.org/2000/svg", "text")));
        assert!(texts.count() > 2, "{view} says what it shows");
        let file = BufReader::new(File::open(&png).expect("written"));
        let reader = png::Decoder::new(file).read_info().expect("a PNG");
        assert_eq!((reader.info().width, reader.info().height), (640, 480));
    }
}

#[test]
fn the_moment_asked_for_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tree.svg");
    let path = path.to_str().expect("a text");
    let mut marks = Vec::new();
    for at in ["10", "100"] {
        let run = run(&[
            "picture",
            BOARD,
            "--strategy",
            "bfs",
            "--at",
            at,
            "--light",
            "-o",
            path,
        ]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        let text = fs::read_to_string(path).expect("written");
        let document = Document::parse(&text).expect("XML");
        let circles = document
            .descendants()
            .filter(|n| n.tag_name().name() == "circle");
        marks.push(circles.count());
    }
    assert!(marks[0] >= 10 && marks[1] > 100, "{marks:?}");
}

#[test]
fn what_cannot_be_drawn_is_told_and_no_file_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.png");
    let path = path.to_str().expect("a text");
    for (args, code, words) in [
        (vec![BOARD, "--at", "99999"], 2, "before --at 99,999"),
        (vec![BOARD, "--size", "9x9"], 2, "1600x1000"),
        (vec![BOARD, "--zoom", "0"], 2, "write a number"),
        (vec!["813467025"], 1, "no solution"),
        (
            vec!["korf-1", "--view", "map", "--at", "10"],
            2,
            "too large for a map",
        ),
    ] {
        let mut whole = vec!["picture"];
        whole.extend(&args);
        whole.extend(["-o", path]);
        let run = run(&whole);
        assert_eq!(run.code, Some(code), "{args:?}: {}", run.err);
        assert!(run.err.contains(words), "{args:?}: {}", run.err);
    }
    let run = run(&["picture", BOARD, "-o", "x.gif"]);
    assert!(run.err.contains(".svg or .png"), "{}", run.err);
    let left = fs::read_dir(folder.path()).expect("there").count();
    assert_eq!(left, 0);
}

#[test]
fn a_picture_that_cannot_be_written_leaves_the_old_one_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("no").join("x.svg");
    let run = run(&["picture", BOARD, "-o", path.to_str().expect("a text")]);
    assert_eq!(run.code, Some(74));
    assert!(run.err.contains("x.svg could not be made"), "{}", run.err);
}

#[test]
fn a_misspelt_command_is_no_lesson() {
    let run = run(&["slove", BOARD]);
    assert_eq!(run.code, Some(2));
    let run = crate::program::run(&["slove"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("neither a command nor"), "{}", run.err);
}
