//! Pictures on tiles: chosen, dropped, kept, and in exported files.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use roxmltree::Document;
use slidescope_parts::NoDialog;
use tempfile::TempDir;

use crate::files::{Answering, drop_files, window_asking};
use crate::window::{Window, click, fill, press, wait_for, wait_until, window, window_with};

/// The painted parts of a picture, by texture and place in it.
fn parts(window: &Window) -> Vec<(egui::TextureId, [u32; 2])> {
    fn gather(shape: &egui::Shape, parts: &mut Vec<(egui::TextureId, [u32; 2])>) {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|each| gather(each, parts)),
            egui::Shape::Rect(rect) => {
                let brush = rect.brush.as_ref().map(|brush| {
                    let corner = [brush.uv.left(), brush.uv.top()];
                    (brush.fill_texture_id, corner.map(|at| (at * 1e4) as u32))
                });
                parts.extend(brush);
            }
            _ => {}
        }
    }
    let mut parts = Vec::new();
    for painted in &window.output().shapes {
        gather(&painted.shape, &mut parts);
    }
    parts
}

/// The tiles at the first start: start and goal in the editor, and the start large beside them.
const ON_BOARDS: usize = 3 * 8;

/// The number of digits painted, on boards and elsewhere.
fn digits(window: &Window) -> usize {
    let is_digit = |text: &str| text.len() == 1 && "12345678".contains(text);
    let mut count = 0;
    for painted in &window.output().shapes {
        if let egui::Shape::Text(text) = &painted.shape {
            count += usize::from(is_digit(text.galley.text()));
        }
    }
    count
}

/// Chooses what tiles show, and closes the card.
fn choose(window: &mut Window, name: &str) {
    click(window, "Tiles");
    click(window, name);
    press(window, Key::Escape);
}

#[track_caller]
fn wait_for_parts(window: &mut Window) {
    wait_until(window, "a picture", |window| !parts(window).is_empty());
    window.run_ok();
}

/// A PNG with sides of `side` pixels, in which no two parts are alike.
fn picture(folder: &TempDir, name: &str, side: u32) -> PathBuf {
    let path = folder.path().join(name);
    let file = fs::File::create(&path).expect("made");
    let mut encoder = png::Encoder::new(file, side, side);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    let color = |at: u32| {
        let (x, y) = (at % side * 255 / side, at / side * 255 / side);
        [x as u8, y as u8, 60]
    };
    let pixels: Vec<u8> = (0..side * side).flat_map(color).collect();
    writer.write_image_data(&pixels).expect("written");
    writer.finish().expect("finished");
    path
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn a_picture_is_chosen_and_the_boards_show_it() {
    let mut window = window();
    let plain = digits(&window);
    assert!(parts(&window).is_empty() && plain >= ON_BOARDS);
    for name in ["Mountains", "Clock", "Mosaic"] {
        choose(&mut window, name);
        wait_for_parts(&mut window);
        // All tiles differ; the goal's blank has its part too, so that the picture is whole.
        let shown = parts(&window);
        let different: BTreeSet<_> = shown.iter().map(|part| part.1).collect();
        assert_eq!(shown.len(), ON_BOARDS + 1, "{name}: {shown:?}");
        assert!(different.len() >= 9, "{name}: {shown:?}");
        assert_eq!(
            digits(&window),
            plain,
            "{name}: the numbers are in the corners"
        );
    }
    choose(&mut window, "Numbers on pictures");
    assert_eq!(digits(&window), plain - ON_BOARDS);
    assert!(!parts(&window).is_empty());
    choose(&mut window, "Numbers");
    assert!(parts(&window).is_empty());
    assert_eq!(digits(&window), plain);
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
}

#[test]
fn the_tree_shows_the_picture_where_there_is_room() {
    let mut window = window();
    choose(&mut window, "Mosaic");
    wait_for_parts(&mut window);
    let boards = parts(&window).len();
    for _ in 0..2 {
        click(&mut window, "Step");
    }
    wait_until(&mut window, "a tree of pictures", |window| {
        parts(window).len() >= boards + 16
    });
}

#[test]
fn a_dropped_picture_is_taken() {
    let folder = folder();
    let path = picture(&folder, "holiday.png", 300);
    let mut window = window();
    drop_files(&mut window, &[&path]);
    wait_for(&mut window, "The tiles show holiday.png.");
    wait_for_parts(&mut window);
    click(&mut window, "Tiles");
    // It is in the list, and stays there when another entry is chosen.
    click(&mut window, "Numbers");
    window.get_by_label("holiday.png");
    assert!(
        parts(&window)
            .iter()
            .all(|part| part.0 == parts(&window)[0].0 || part.1 == [0, 0])
    );
}

#[test]
fn hostile_pictures_end_in_a_line_and_what_is_shown_stays() {
    let folder = folder();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("written");
        path
    };
    let whole = fs::read(picture(&folder, "whole.png", 200)).expect("read");
    let cases = [
        (
            file("half.png", &whole[..whole.len() / 2]),
            "is damaged or cut off",
        ),
        (file("start.png", &whole[..12]), "is damaged or cut off"),
        (file("empty.jpg", b""), "is empty"),
        (file("list.jpeg", b"milk, bread"), "is no picture"),
        (
            file("moving.gif", b"GIF89a\x20\0\x20\0\0\0\0;"),
            "of another kind (gif)",
        ),
        (picture(&folder, "dot.png", 8), "has only 8 × 8 pixels"),
    ];
    let mut window = window();
    choose(&mut window, "Clock");
    wait_for_parts(&mut window);
    let before = parts(&window);
    for (path, words) in &cases {
        drop_files(&mut window, &[path]);
        wait_until(&mut window, words, |window| {
            window.query_all_by_label_contains(words).next().is_some()
        });
        window.run_ok();
        assert_eq!(parts(&window), before, "{words}");
        click(&mut window, "Dismiss");
    }
}

#[test]
fn a_picture_is_chosen_in_the_dialog() {
    let folder = folder();
    let path = picture(&folder, "cat.png", 120);
    let person = Answering::new(Ok(Some(path)));
    let mut window = window_asking(&person);
    click(&mut window, "Tiles");
    click(&mut window, "Own picture…");
    wait_for(&mut window, "The tiles show cat.png.");
    wait_for_parts(&mut window);
    let asked = person.asked.lock().expect("asked");
    assert!(!asked[0].saves);
    assert_eq!(
        (asked[0].format.1.as_str(), asked[0].also),
        ("png", &["jpg", "jpeg"][..])
    );
}

#[test]
fn without_dialogs_a_field_takes_the_path() {
    let folder = folder();
    let path = picture(&folder, "typed.png", 120);
    let person = Answering::new(Err(NoDialog));
    let mut window = window_asking(&person);
    click(&mut window, "Tiles");
    click(&mut window, "Own picture…");
    wait_for(&mut window, "Picture of your own");
    fill(
        &mut window,
        "Picture of your own",
        path.to_str().expect("a text"),
    );
    click(&mut window, "Show");
    wait_for(&mut window, "The tiles show typed.png.");
    wait_for_parts(&mut window);
}

fn keeping(place: &Path) -> Window {
    let place = place.to_owned();
    window_with(move |app| app.with_settings_in(&place))
}

#[track_caller]
fn wait_until_kept(window: &mut Window, settings: &Path, words: &str) {
    wait_until(window, "kept", |_| {
        fs::read_to_string(settings).is_ok_and(|text| text.contains(words))
    });
}

#[test]
fn the_choice_is_kept_and_a_file_that_has_gone_is_a_line() {
    let (place, pictures) = (folder(), folder());
    let settings = place.path().join("settings.json");
    let path = picture(&pictures, "dog.png", 120);
    let mut first = keeping(place.path());
    choose(&mut first, "Mountains");
    wait_for_parts(&mut first);
    choose(&mut first, "Numbers on pictures");
    wait_until_kept(&mut first, &settings, "\"numbers\": false");
    drop(first);

    let mut second = keeping(place.path());
    wait_for_parts(&mut second);
    assert_eq!(digits(&second), digits(&window()) - ON_BOARDS);
    drop_files(&mut second, &[&path]);
    wait_for(&mut second, "The tiles show dog.png.");
    wait_until_kept(&mut second, &settings, "\"shows_own\": true");
    drop(second);

    let mut third = keeping(place.path());
    wait_for_parts(&mut third);
    assert!(third.query_by_label("The tiles show dog.png.").is_none());
    drop(third);

    fs::remove_file(&path).expect("removed");
    let mut fourth = keeping(place.path());
    let line = "The picture dog.png is not there any more: choose it again under Tiles. The tiles show numbers.";
    wait_for(&mut fourth, line);
    assert!(parts(&fourth).is_empty());
}

/// A window with a picture on its tiles, a finished search, and the Export menu open.
fn solved() -> Window {
    let mut window = window();
    choose(&mut window, "Mosaic");
    wait_for_parts(&mut window);
    click(&mut window, "Finish");
    wait_for(&mut window, "Solved in 20 moves");
    click(&mut window, "Export");
    click(&mut window, "Picture of: Solution");
    window
}

fn save(window: &mut Window, path: &Path) -> Vec<u8> {
    fill(window, "Picture file", path.to_str().expect("a text"));
    click(window, "Save picture");
    wait_until(window, "it is saved", |_| path.exists());
    fs::read(path).expect("saved")
}

#[test]
fn exports_have_the_picture() {
    let folder = folder();
    let mut window = solved();
    let svg = save(&mut window, &folder.path().join("solution.svg"));
    let svg = String::from_utf8(svg).expect("a text");
    let document = Document::parse(&svg).expect("XML");
    let all = || document.descendants();
    let patterns =
        all().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "pattern")));
    let names: BTreeSet<&str> = patterns.filter_map(|node| node.attribute("id")).collect();
    assert_eq!(
        names.len(),
        9,
        "eight tiles, and the blank of the last board"
    );
    let fills = all().filter_map(|node| node.attribute("fill"));
    let fills = fills.filter_map(|fill| fill.strip_prefix("url(#")?.strip_suffix(')'));
    let fills: Vec<&str> = fills.collect();
    assert_eq!(fills.len(), 21 * 8 + 1);
    assert!(fills.iter().all(|fill| names.contains(fill)));
    let images = all().filter_map(|node| node.attribute("href"));
    assert!(
        images
            .into_iter()
            .all(|image| image.starts_with("data:image/png;base64,"))
    );

    let pdf = save(&mut window, &folder.path().join("solution.pdf"));
    let has = |words: &[u8]| pdf.windows(words.len()).any(|part| part == words);
    assert!(has(b"/Subtype /Image") && has(b"/I0"));

    let png = save(&mut window, &folder.path().join("solution.png"));
    let mut reader = png::Decoder::new(std::io::Cursor::new(png))
        .read_info()
        .expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut bytes).expect("a picture");
    let colors: BTreeSet<&[u8]> = bytes.chunks_exact(3).collect();
    assert!(colors.len() > 2000, "{} colours", colors.len());
}
