//! `slidescope picture`: pictures without a window, read back by independent readers.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use roxmltree::Document;

use crate::program::run;

const BOARD: &str = "813467052";

#[test]
fn every_view_is_drawn_as_svg_and_png() {
    let folder = tempfile::tempdir().expect("a folder");
    for view in ["tree", "map", "depths", "plot", "expansion", "solution"] {
        let file = |ending: &str| {
            let path = folder.path().join(format!("{view}.{ending}"));
            path.to_str().expect("a text").to_owned()
        };
        let (svg, png) = (file("svg"), file("png"));
        for path in [&svg, &png] {
            let args = [
                "picture", BOARD, "--view", view, "--pixels", "640x480", "-o", path,
            ];
            let run = run(&args);
            assert_eq!(run.code, Some(0), "{path}: {}", run.err);
            assert_eq!(run.err.lines().count(), 1, "{path}: {}", run.err);
            assert!(
                run.err.starts_with(&format!("Wrote {path} (")),
                "{}",
                run.err
            );
            assert!(
                run.err.contains("B): the search after 174 expansions."),
                "{}",
                run.err
            );
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

/// A few boards leave most of a large sheet empty.
#[test]
fn what_needs_less_than_the_usual_sheet_is_cut_to_what_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.png");
    let size = |view: &str| {
        let name = path.to_str().expect("a text");
        let run = run(&["picture", BOARD, "--view", view, "-o", name]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        let file = BufReader::new(File::open(&path).expect("written"));
        let reader = png::Decoder::new(file).read_info().expect("a PNG");
        (reader.info().width, reader.info().height)
    };
    assert_eq!(size("tree"), (1600, 1000));
    for view in ["expansion", "solution"] {
        let (width, height) = size(view);
        assert!(
            width * height < 1600 * 1000 / 3,
            "{view}: {width} × {height}"
        );
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

/// With costs uniform-cost search draws another tree.
#[test]
fn costs_change_the_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let drawn = ["unit", "tile"].map(|costs| {
        let path = folder.path().join(format!("{costs}.svg"));
        let out = path.to_str().expect("a text");
        let by = ["--strategy", "uniform-cost", "--cost", costs, "--at", "20"];
        let done = run(&[&["picture", BOARD, "-o", out][..], &by].concat());
        assert_eq!(done.code, Some(0), "{}", done.err);
        fs::read_to_string(path).expect("written")
    });
    assert_ne!(drawn[0], drawn[1]);
}

#[test]
fn what_cannot_be_drawn_is_told_and_no_file_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.png");
    let path = path.to_str().expect("a text");
    for (args, code, words) in [
        (vec![BOARD, "--at", "99999"], 2, "before --at 99,999"),
        (vec![BOARD, "--pixels", "9x9"], 2, "1600x1000"),
        (
            vec![BOARD, "--size", "9x9"],
            2,
            "9 × 9 has more than 25 cells",
        ),
        (
            vec![BOARD, "--size", "640x480", "--preset", "page"],
            2,
            "--pixels",
        ),
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
fn a_title_in_chinese_is_drawn_and_a_character_without_a_font_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    for ending in ["pdf", "png", "svg", "gif"] {
        let path = folder.path().join(format!("x.{ending}"));
        let path = path.to_str().expect("a text");
        let args = ["picture", BOARD, "--at", "3", "-o", path];
        let write = |title: &str| {
            let animate = (ending == "gif").then_some("--animate");
            run(&[&args[..], &["--title", title], animate.as_slice()].concat())
        };
        let written = write("课堂作业：学习");
        assert_eq!(written.code, Some(0), "{path}: {}", written.err);
        let refused = write("龘学😀");
        if ending == "svg" {
            assert_eq!(refused.code, Some(0), "{path}: {}", refused.err);
            continue;
        }
        assert_eq!(refused.code, Some(74), "{path}: {}", refused.err);
        assert!(refused.err.contains("no 龘, 😀:"), "{}", refused.err);
    }
    let pdf = fs::read(folder.path().join("x.pdf")).expect("written");
    assert!(pdf.len() < 100_000, "{} bytes", pdf.len());
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
    assert!(run.err.contains("did you mean solve?"), "{}", run.err);
    let run = crate::program::run(&["mylesson"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("neither a command nor"), "{}", run.err);
}

/// The numbers in an attribute of the root, without a unit.
fn numbers(document: &Document<'_>, name: &str) -> Vec<f32> {
    let text = document
        .root_element()
        .attribute(name)
        .expect("it is there");
    let text = text.trim_end_matches("mm");
    text.split(' ')
        .map(|n| n.parse().expect("a number"))
        .collect()
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_a_figure_is_as_wide_as_its_column_and_cut_to_what_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    for view in ["tree", "map", "depths", "plot", "expansion", "solution"] {
        for (preset, width) in [("column", 85.0), ("page", 170.0)] {
            let file = |ending: &str| {
                let path = folder.path().join(format!("{view}-{preset}.{ending}"));
                path.to_str().expect("a text").to_owned()
            };
            let (svg, png) = (file("svg"), file("png"));
            for path in [&svg, &png] {
                let run = run(&[
                    "picture",
                    BOARD,
                    "--view",
                    view,
                    "--preset",
                    preset,
                    "--title",
                    "A* & <co>",
                    "--caption",
                    "How it went.",
                    "-o",
                    path,
                ]);
                assert_eq!(run.code, Some(0), "{path}: {}", run.err);
            }
            let text = fs::read_to_string(&svg).expect("written");
            let document = Document::parse(&text).expect("XML");
            assert_eq!(numbers(&document, "width"), [width]);
            let height = numbers(&document, "height")[0];
            let frame = numbers(&document, "viewBox");
            let ratio = height / width / (frame[3] / frame[2]);
            assert!((ratio - 1.0).abs() < 0.01, "{view} {preset}: {ratio}");
            assert!((20.0..1.7 * width).contains(&height), "{view}: {height} mm");
            assert!(
                document
                    .root_element()
                    .attribute("width")
                    .expect("it")
                    .ends_with("mm")
            );
            // Words are text elements, the title and the caption among them.
            let words: Vec<&str> = document
                .descendants()
                .filter(|node| node.tag_name().name() == "text")
                .filter_map(|node| node.text())
                .collect();
            assert!(
                words.contains(&"A* & <co>") && words.contains(&"How it went."),
                "{view}: {words:?}"
            );
            // Every board of the solution is there, down to the last of its twenty moves.
            let last = words.iter().any(|words| words.starts_with("20. "));
            assert_eq!(last, view == "solution", "{preset}: {words:?}");
            // The caption is the lowest and ends just above the edge; the title is the highest.
            let base = |wanted: &str| -> f32 {
                let node = document
                    .descendants()
                    .find(|node| node.tag_name().name() == "text" && node.text() == Some(wanted));
                let y = node.and_then(|node| node.attribute("y")).expect("it");
                y.parse().expect("a number")
            };
            let bottom = frame[1] + frame[3];
            assert!(
                (0.0..16.0).contains(&(bottom - base("How it went."))),
                "{view} {preset}"
            );
            assert!(
                (0.0..24.0).contains(&(base("A* & <co>") - frame[1])),
                "{view} {preset}"
            );
            // Twice as many pixels as points, and the same width on paper.
            let reader = BufReader::new(File::open(&png).expect("written"));
            let reader = png::Decoder::new(reader).read_info().expect("a PNG");
            let points = width * 96.0 / 25.4;
            let pixels = reader.info().width as f32;
            assert!(
                (pixels / points - 2.0).abs() < 0.02,
                "{view} {preset}: {pixels}"
            );
            let dims = reader.info().pixel_dims.expect("a width on paper");
            let metres = pixels / dims.xppu as f32;
            assert!(
                (metres * 1000.0 - width).abs() < 0.2,
                "{view} {preset}: {metres}"
            );
        }
    }
}

#[test]
fn a_slide_is_filled_and_light_unless_dark_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    for (args, light) in [
        (vec![], true),
        (vec!["--light"], true),
        (vec!["--dark"], false),
    ] {
        let path = folder.path().join("slide.png");
        let path = path.to_str().expect("a text");
        let run = run(&[
            &["picture", BOARD, "--preset", "slide", "-o", path],
            &args[..],
        ]
        .concat());
        assert_eq!(run.code, Some(0), "{}", run.err);
        let reader = BufReader::new(File::open(path).expect("written"));
        let mut reader = png::Decoder::new(reader).read_info().expect("a PNG");
        assert_eq!((reader.info().width, reader.info().height), (1920, 1080));
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut bytes).expect("a picture");
        assert_eq!(bytes[0] > 127, light);
    }
}

/// The width, the height and the delays of a GIF; every frame must lie inside.
fn gif_frames(path: &Path) -> (u16, u16, Vec<u16>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let file = BufReader::new(File::open(path).expect("written"));
    let mut reader = options.read_info(file).expect("a GIF");
    assert_eq!(reader.repeat(), gif::Repeat::Infinite);
    let (width, height) = (reader.width(), reader.height());
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        assert!(frame.left + frame.width <= width && frame.top + frame.height <= height);
        delays.push(frame.delay);
    }
    (width, height, delays)
}

#[test]
fn a_run_is_animated_from_its_beginning_to_its_solution() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.gif");
    let run = run(&[
        "picture",
        "136402758",
        "--animate",
        "--speed",
        "4",
        "--hold",
        "2",
        "--pixels",
        "320x200",
        "-o",
        path.to_str().expect("a text"),
    ]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.err.starts_with("Wrote "), "{}", run.err);
    let (width, height, delays) = gif_frames(&path);
    assert_eq!((width, height), (320, 200));
    let (last, others) = delays.split_last().expect("frames");
    assert_eq!(*last, 200);
    assert!(
        others.len() > 5 && others.iter().all(|delay| *delay == 25),
        "{delays:?}"
    );
}

#[test]
fn a_long_run_is_sampled_and_an_apng_has_its_last_moment() {
    let folder = tempfile::tempdir().expect("a folder");
    for view in ["tree", "map", "depths", "plot", "expansion"] {
        let path = folder.path().join(format!("{view}.png"));
        let run = run(&[
            "picture",
            BOARD,
            "--strategy",
            "bfs",
            "--view",
            view,
            "--animate",
            "--seconds",
            "1",
            "--from",
            "10",
            "--at",
            "2000",
            "--pixels",
            "320x200",
            "--dark",
            "-o",
            path.to_str().expect("a text"),
        ]);
        assert_eq!(run.code, Some(0), "{view}: {}", run.err);
        let file = BufReader::new(File::open(&path).expect("written"));
        let mut reader = png::Decoder::new(file).read_info().expect("a PNG");
        let control = *reader.info().animation_control().expect("an animation");
        assert_eq!((control.num_frames, control.num_plays), (11, 0), "{view}");
        let size = reader.output_buffer_size().expect("a size");
        let mut first = vec![0; size];
        reader.next_frame(&mut first).expect("a frame");
        let mut changed = 0;
        for frame in 1..11 {
            let mut bytes = vec![0; size];
            reader.next_frame(&mut bytes).expect("a frame");
            let control = reader.info().frame_control().expect("a frame's place");
            let hundredths = if frame == 10 { 300 } else { 10 };
            assert_eq!(
                (control.delay_num, control.delay_den),
                (hundredths, 100),
                "{view}"
            );
            changed += u32::from(control.width > 1);
        }
        // The curves are sampled, so their marker may not move for a while.
        let least = if view == "plot" { 2 } else { 6 };
        assert!(changed >= least, "{view}: {changed}");
    }
}

#[test]
fn what_cannot_be_animated_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.gif");
    let path = path.to_str().expect("a text");
    for (args, words) in [
        (vec!["--view", "solution"], "does not move"),
        (vec!["--pixels", "8000x8000"], "at most 4,000,000 pixels"),
        (vec!["--speed", "0"], "write a number"),
        (vec!["--seconds", "1e9"], "write a number"),
    ] {
        let run = run(&[&["picture", BOARD, "--animate", "-o", path], &args[..]].concat());
        assert_eq!(run.code, Some(2), "{args:?}: {}", run.err);
        assert!(run.err.contains(words), "{args:?}: {}", run.err);
    }
    let run = run(&["picture", BOARD, "--animate", "-o", "x.svg"]);
    assert!(run.err.contains("in .gif, or in .png"), "{}", run.err);
    assert_eq!(fs::read_dir(folder.path()).expect("there").count(), 0);
}

/// --size is the board's, as in the other commands; spellings of earlier versions are still read.
#[test]
fn the_size_of_the_board_and_the_size_of_the_picture_are_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.svg");
    let path = path.to_str().expect("a text");
    for args in [
        ["12345670", "--size", "4x2", "--pixels", "320x200"],
        ["12345670", "--board-size", "4x2", "--size", "320x200"],
    ] {
        let run = run(&[&["picture", "--search-anyway"], &args[..], &["-o", path]].concat());
        assert_eq!(run.code, Some(0), "{}", run.err);
        let text = fs::read_to_string(path).expect("written");
        let document = Document::parse(&text).expect("XML");
        assert_eq!(document.root_element().attribute("width"), Some("320"));
    }
    for option in [["--board-size", "3x3"], ["--size", "320x200"]] {
        let run = run(&[&["picture", BOARD], &option[..], &["-o", path]].concat());
        assert_eq!(run.code, Some(0), "{option:?}: {}", run.err);
    }
}

/// This search would go on for years.
#[test]
fn a_search_ends_where_the_recording_of_it_ends_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tree.svg");
    let path = path.to_str().expect("text");
    let draw = |more: &[&str]| {
        let args = [
            "picture",
            "korf-1",
            "--strategy",
            "iterative-deepening",
            "-o",
            path,
        ];
        run(&[&args[..], more].concat())
    };
    for view in ["depths", "plot"] {
        let run = draw(&["--view", view]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        assert!(run.err.contains("The search was not over"), "{}", run.err);
    }
    let far = draw(&["--at", "100000000000"]);
    assert_eq!(far.code, Some(2));
    let limited = draw(&["--max-expansions", "700"]);
    assert!(
        limited.err.contains("after 700 expansions"),
        "{}",
        limited.err
    );
    let plot = draw(&["--view", "plot", "--max-expansions", "900000"]);
    assert!(
        plot.err.contains("after 900,000 expansions"),
        "{}",
        plot.err
    );
}

/// In a column boards with their figures are drawn as long as they fit side by side.
#[test]
fn a_tree_in_a_column_has_boards_where_they_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tree.svg");
    let path = path.to_str().expect("text");
    let run = run(&[
        "picture", BOARD, "--preset", "column", "--at", "4", "-o", path,
    ]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let text = fs::read_to_string(path).expect("written");
    for sum in ["0 + 12 = 12", "4 + 12 = 16"] {
        assert!(text.contains(sum), "{sum}");
    }
}

#[test]
fn a_search_without_memory_is_drawn_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tree.svg");
    let path = path.to_str().expect("text");
    let limit = ["--strategy", "bfs", "--memory-limit", "1MB"];
    let run = run(&[&["picture", "korf-1", "-o", path], &limit[..]].concat());
    assert_eq!(run.code, Some(3), "{}", run.err);
    assert!(run.err.contains("Memory limit of "), "{}", run.err);
    let text = fs::read_to_string(path).expect("written");
    assert!(Document::parse(&text).is_ok());
}

#[test]
fn an_svg_is_well_formed_whatever_its_title() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tree.svg");
    let title = "a]]>b \u{fffe}\u{ffff} <&>";
    let args = [
        "picture",
        "136402758",
        "--view",
        "plot",
        "--title",
        title,
        "-o",
    ];
    let run = run(&[&args[..], &[path.to_str().expect("text")]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    let text = fs::read_to_string(&path).expect("written");
    assert!(!text.contains("]]>") && !text.contains(['\u{fffe}', '\u{ffff}']));
    Document::parse(&text).expect("well-formed");
}
