//! Pictures of a moment as files, read back by independent readers.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use egui_kittest::kittest::Queryable as _;
use roxmltree::Document;

use crate::window::{
    Window, click, counter, disabled, fill, wait_for, wait_for_tree, wait_until, window,
};

fn file(name: &str) -> PathBuf {
    let (stem, ending) = name.split_once('.').unwrap_or((name, "svg"));
    let name = format!("{}-{}.{ending}", stem.replace(' ', "-"), std::process::id());
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// A window with a solved search, and the Export menu open.
fn solved() -> Window {
    let mut window = window();
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    wait_until(&mut window, "all is recorded", |window| {
        window.query_by_label_contains("Search tree, ").is_some()
    });
    click(&mut window, "Export");
    window
}

fn save(window: &mut Window, path: &Path) {
    fill(window, "Picture file", path.to_str().expect("a text"));
    wait_until(window, "it can be drawn", |window| {
        !disabled(window, "Save picture")
    });
    click(window, "Save picture");
    wait_until(window, "it is saved", |window| {
        window.query_by_label_contains("Written to ").is_some()
    });
}

fn picture(window: &mut Window, of: &str) -> String {
    let path = file(of);
    click(window, &format!("Picture of: {of}"));
    save(window, &path);
    fs::read_to_string(&path).expect("saved")
}

fn count(document: &Document<'_>, name: &str) -> usize {
    let nodes = document.descendants();
    nodes
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name)))
        .count()
}

fn words(document: &Document<'_>) -> String {
    let texts = document.descendants().filter(roxmltree::Node::is_text);
    texts
        .filter_map(|node| node.text())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Width, height, and the red, green and blue of every pixel.
fn pixels(path: &Path) -> (u32, u32, Vec<[u8; 3]>) {
    let file = BufReader::new(File::open(path).expect("saved"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    assert_eq!(info.color_type, png::ColorType::Rgb);
    let colors = bytes[..info.buffer_size()].chunks_exact(3);
    let colors = colors.map(|color| [color[0], color[1], color[2]]).collect();
    (info.width, info.height, colors)
}

#[test]
fn a_tree_has_a_mark_for_every_node() {
    let mut window = solved();
    wait_for_tree(&mut window);
    let visited = counter(&window, "Visited");
    let text = picture(&mut window, "Tree");
    let document = Document::parse(&text).expect("XML");
    let root = document.root_element();
    assert_eq!(root.attribute("width"), Some("1600"));
    assert_eq!(root.attribute("height"), Some("1000"));
    assert!(count(&document, "circle") as u64 >= visited);
    assert!(words(&document).contains("expanded"));
}

#[test]
fn maps_bars_and_curves_say_what_they_show() {
    let mut window = solved();
    for (of, said) in [
        ("State space", "moves from the start"),
        ("Depths", "in the frontier"),
        ("Plot", "expansions"),
    ] {
        let text = picture(&mut window, of);
        let document = Document::parse(&text).expect("XML");
        let words = words(&document);
        assert!(words.contains(said), "{of}: {words}");
        let marks = ["rect", "polygon", "polyline", "line", "path"];
        let marks: usize = marks.iter().map(|name| count(&document, name)).sum();
        assert!(marks > 20, "{of}: {marks}");
    }
}

#[test]
fn a_png_is_of_the_size_and_the_theme_asked_for() {
    let mut window = solved();
    let path = file("tree.png");
    let mut grounds = BTreeSet::new();
    for theme in ["Light picture", "Dark picture"] {
        click(&mut window, "Picture zoom 2");
        click(&mut window, theme);
        let _ = fs::remove_file(&path);
        save(&mut window, &path);
        let (width, height, colors) = pixels(&path);
        assert_eq!((width, height), (1600, 1000));
        let ground = colors[0];
        grounds.insert(ground.map(|channel| channel > 127));
        let drawn = colors.iter().filter(|&&color| color != ground).count();
        let share = drawn as f64 / colors.len() as f64;
        assert!(
            (0.002..0.6).contains(&share),
            "{theme}: {share} of it is drawn"
        );
        let others: BTreeSet<_> = colors.iter().collect();
        assert!(
            others.len() > 100,
            "edges are smooth, nodes have their colours"
        );
    }
    assert_eq!(grounds, BTreeSet::from([[false; 3], [true; 3]]));
}

#[test]
fn the_ending_tells_the_kind_and_the_kind_the_ending() {
    let mut window = solved();
    let name = |window: &Window| crate::window::value(window, "Picture file");
    assert_eq!(name(&window), "tree.svg");
    click(&mut window, "Picture as PNG");
    click(&mut window, "Picture of: Plot");
    assert_eq!(name(&window), "plot.png");
    let path = file("own.svg");
    save(&mut window, &path);
    let text = fs::read_to_string(&path).expect("saved");
    assert!(Document::parse(&text).is_ok());
    click(&mut window, "Picture of: Tree");
    assert_eq!(name(&window), path.to_str().expect("a text"));
}

#[test]
fn a_file_is_replaced_only_on_confirmation() {
    let mut window = solved();
    let path = file("kept.svg");
    fs::write(&path, "mine").expect("written");
    fill(&mut window, "Picture file", path.to_str().expect("a text"));
    click(&mut window, "Save picture");
    wait_for(&mut window, "Replace it");
    assert_eq!(fs::read_to_string(&path).expect("there"), "mine");
    click(&mut window, "Replace it");
    wait_until(&mut window, "it is saved", |window| {
        window.query_by_label_contains("Written to ").is_some()
    });
    assert!(
        fs::read_to_string(&path)
            .expect("there")
            .starts_with("<svg")
    );
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let mut window = solved();
    fill(&mut window, "Picture file", "/no/such/folder/tree.png");
    click(&mut window, "Save picture");
    wait_until(&mut window, "it says why", |window| {
        let said = window.query_by_label_contains("/no/such/folder/tree.png could not be made");
        said.is_some()
    });
}

#[test]
fn strategies_compared_are_drawn_with_their_names() {
    let mut window = window();
    click(&mut window, "Compare");
    click(&mut window, "Finish");
    wait_until(&mut window, "all are over", |window| {
        window.query_by_label("Export…").is_some() && !disabled(window, "Export…")
    });
    click(&mut window, "Export");
    for of in ["Strategies", "Curves"] {
        let text = picture(&mut window, of);
        let document = Document::parse(&text).expect("XML");
        let words = words(&document);
        assert!(
            words.contains("BFS") && words.contains("A*"),
            "{of}: {words}"
        );
    }
}

#[test]
fn the_trace_of_a_search_is_written_as_the_window_has_it() {
    let mut window = solved();
    let (expanded, path) = (counter(&window, "Expanded"), file("search.trace.json"));
    fill(&mut window, "Trace file", path.to_str().expect("a text"));
    click(&mut window, "Save trace");
    wait_until(&mut window, "it is saved", |window| {
        window.query_by_label_contains("Written to ").is_some()
    });
    let text = fs::read_to_string(&path).expect("saved");
    let trace: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(trace["version"], "1.4.0");
    let events = trace["events"].as_array().expect("a list");
    let of = |kind: &str| events.iter().filter(|event| event["type"] == kind).count();
    assert_eq!(of("expanding") as u64, expanded);
    assert_eq!((of("source"), of("destination"), of("end")), (1, 1, 1));
}

#[test]
fn a_figure_for_a_column_has_its_width_its_title_and_its_caption() {
    let mut window = solved();
    click(&mut window, "Picture size: 85 mm");
    fill(&mut window, "Picture title", "A* at work");
    fill(&mut window, "Picture caption", "Twenty moves.");
    for of in ["Tree", "Expansion", "Solution", "Plot"] {
        let text = picture(&mut window, of);
        let document = Document::parse(&text).expect("XML");
        assert_eq!(document.root_element().attribute("width"), Some("85mm"));
        let words = words(&document);
        let lines: Vec<&str> = words.lines().collect();
        assert!(lines.contains(&"A* at work"), "{of}: {words}");
        assert!(lines.contains(&"Twenty moves."), "{of}: {words}");
    }
    // The size in pixels is asked for only where it applies.
    assert!(window.query_by_label("Picture width").is_none());
    click(&mut window, "Picture size: own size");
    assert!(window.query_by_label("Picture width").is_some());
}

#[test]
fn a_pdf_is_one_page_of_the_size_asked_for() {
    let mut window = solved();
    click(&mut window, "Picture size: 170 mm");
    click(&mut window, "Picture as PDF");
    let path = file("page.pdf");
    save(&mut window, &path);
    let bytes = fs::read(&path).expect("saved");
    assert!(bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
    let text = String::from_utf8_lossy(&bytes);
    let (_, rest) = text.split_once("/MediaBox [").expect("a page");
    let (numbers, _) = rest.split_once(']').expect("a list");
    let numbers: Vec<f32> = numbers
        .split_whitespace()
        .map(|n| n.parse().expect("a number"))
        .collect();
    assert!(
        (numbers[2] - 170.0 / 25.4 * 72.0).abs() < 0.01,
        "{numbers:?}"
    );
    assert!(text.contains("/Identity-H") && text.contains("/ToUnicode"));
}

#[test]
fn an_animation_is_drawn_in_the_background_and_can_be_given_up() {
    let mut window = solved();
    let path = file("given-up.gif");
    fill(
        &mut window,
        "Animation file",
        path.to_str().expect("a text"),
    );
    click(&mut window, "Save animation");
    wait_for(&mut window, "Animation progress");
    click(&mut window, "Cancel");
    wait_until(&mut window, "it is given up", |window| {
        !disabled(window, "Save animation")
    });
    assert!(!path.exists());

    click(&mut window, "Picture size: 16:9");
    click(&mut window, "Animation as APNG");
    window.get_by_label("Animation length").focus();
    window.run_ok();
    window.get_by_label("Animation length").type_text("1");
    window.key_press(egui::Key::Enter);
    window.run_ok();
    let path = file("run.png");
    fill(
        &mut window,
        "Animation file",
        path.to_str().expect("a text"),
    );
    click(&mut window, "Save animation");
    wait_until(&mut window, "it is saved", |window| {
        window.query_by_label_contains("Written to ").is_some()
    });
    let file = BufReader::new(File::open(&path).expect("saved"));
    let reader = png::Decoder::new(file).read_info().expect("a PNG");
    let control = reader.info().animation_control().expect("an animation");
    assert!((5..=11).contains(&control.num_frames), "{control:?}");
    assert_eq!((reader.info().width, reader.info().height), (960, 540));
}
