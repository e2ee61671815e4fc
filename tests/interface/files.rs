//! Files by dialog, by drop and by clipboard, and settings that a window keeps.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use egui::{DroppedFile, Key};
use egui_kittest::kittest::Queryable as _;
use tempfile::TempDir;

use slidescope_parts::{NoDialog, Platform, Question};

use crate::window::{
    Window, click, fill, is_there, pick, press, value, wait_for, wait_for_words, wait_until,
    window, window_of, window_with,
};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[derive(Debug)]
struct OnDisk(PathBuf);

impl DroppedFile for OnDisk {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        panic!("only a thread may read it, and only as far as it must")
    }
}

pub fn drop_files(window: &mut Window, paths: &[&Path]) {
    let files = paths.iter().map(|path| {
        let file: egui::DroppedFileHandle = Arc::new(OnDisk(path.to_path_buf()));
        file
    });
    window.input_mut().dropped_files = files.collect();
    window.step();
    window.input_mut().dropped_files.clear();
}

fn lesson(name: &str) -> String {
    let path = format!("{}/assets/lessons/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("a lesson")
}

fn any_lesson() -> String {
    let folder = format!("{}/assets/lessons", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<String> = fs::read_dir(folder)
        .expect("lessons")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".lesson.json"))
        .collect();
    files.sort();
    lesson(&files[0])
}

#[test]
fn a_board_in_a_file_is_dropped_and_taken_back() {
    let folder = folder();
    let path = folder.path().join("board.txt");
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("written");
    let mut window = window();
    drop_files(&mut window, &[&path]);
    wait_for(
        &mut window,
        "The board in board.txt is the start board now.",
    );
    assert_eq!(value(&window, "Start board"), "123456708");
    assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
    // The other Undo belongs to the boards.
    let undo = window.get_all_by_label("Undo").last().expect("a button");
    undo.click();
    window.run_ok();
    assert_eq!(value(&window, "Start board"), "813467052");
    assert!(!is_there(&window, "is the start board now"));
}

#[test]
fn a_lesson_is_dropped_and_is_a_recent_one_then() {
    let folder = folder();
    let path = folder.path().join("towers.lesson.json");
    fs::write(&path, any_lesson()).expect("written");
    let mut window = window();
    drop_files(&mut window, &[&path]);
    wait_for_words(&mut window, "Opening the lesson towers.lesson.json");
    wait_for_words(&mut window, "Opened with ");
    click(&mut window, "Lesson");
    wait_for(&mut window, "Recent lessons");
    press(&mut window, Key::Escape);
    click(&mut window, "Dismiss");
    pick(&mut window, "Size", "2 × 2");
    click(&mut window, "Lesson");
    let recent = window.get_all_by_label("towers.lesson.json").last();
    recent.expect("in the list").click();
    window.run_ok();
    wait_until(&mut window, "the lesson's board", |window| {
        value(window, "Size") != "2 × 2"
    });
}

#[test]
fn hostile_files_end_in_a_line() {
    let folder = folder();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("written");
        path
    };
    let sub = folder.path().join("sub");
    fs::create_dir(&sub).expect("made");
    let mut cases = vec![
        (sub, "is a folder: drop a file."),
        (folder.path().join("gone.txt"), "could not be read"),
        (file("huge.json", &vec![b'{'; 3 << 20]), "is larger than"),
        (
            file("picture.png", b"\x89PNG\r\n\x1a\n\0\0\xff"),
            "is damaged or cut off",
        ),
        (file("zero.txt", &[0; 100]), "is no text"),
        (
            file("half.lesson.json", &any_lesson().as_bytes()[..80]),
            "is damaged at line",
        ),
        (file("other.json", b"{}"), "is not a lesson"),
        (
            file(
                "search.trace.json",
                b"{\"version\": \"1.4.0\", \"events\": [\n",
            ),
            "is a search trace",
        ),
        (file("twice.txt", b"1 1 2 3"), "no board either"),
        (
            file("poem.txt", "tiger ".repeat(2000).as_bytes()),
            "longer than any board",
        ),
        (file("empty.txt", b""), "no board either"),
    ];
    #[cfg(unix)]
    {
        cases.push((PathBuf::from("/dev/zero"), "is a pipe or a device"));
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        if made.is_ok_and(|status| status.success()) {
            cases.push((pipe, "is a pipe or a device"));
        }
    }
    let mut window = window();
    for (path, words) in &cases {
        drop_files(&mut window, &[path]);
        wait_for_words(&mut window, words);
        assert_eq!(value(&window, "Start board"), "813467052", "{words}");
        // The message is placed in the frame after its first.
        window.run_ok();
        click(&mut window, "Dismiss");
        assert!(!is_there(&window, words), "{words}");
    }
    drop_files(&mut window, &[&cases[0].0, &cases[1].0]);
    wait_for_words(&mut window, "the others are left out");
}

#[test]
fn files_over_the_window_show_what_can_be_dropped() {
    // It is painted, and is not a widget.
    let is_told = |window: &Window| {
        let mut shapes = window.output().shapes.iter();
        shapes.any(|painted| match &painted.shape {
            egui::Shape::Text(text) => text.galley.text() == "Drop it here",
            _ => false,
        })
    };
    let mut window = window();
    window.input_mut().hovered_files = vec![egui::HoveredFile::default()];
    window.step();
    assert!(is_told(&window));
    window.input_mut().hovered_files.clear();
    window.step();
    assert!(!is_told(&window));
}

#[test]
fn a_board_is_pasted_anywhere_and_taken_back() {
    for screen in ["Explore", "Compare", "Experiment"] {
        let mut window = window();
        click(&mut window, screen);
        window.event(egui::Event::Paste(" 1 2 3 / 4 5 6 / 7 0 8 ".to_owned()));
        window.run_ok();
        wait_for(&mut window, "Pasted: 123456708 is the start board now.");
        press(&mut window, Key::Escape);
        let undo = window.get_all_by_label("Undo").last().expect("a button");
        undo.click();
        window.run_ok();
        assert!(!is_there(&window, "is the start board now"), "{screen}");
        click(&mut window, "Explore");
        assert_eq!(value(&window, "Start board"), "813467052");
    }
}

#[test]
fn what_is_pasted_into_a_field_stays_there() {
    let mut window = window();
    window.get_by_label("Goal board").focus();
    window.run_ok();
    window.event(egui::Event::Paste("9".to_owned()));
    window.run_ok();
    assert!(!is_there(&window, "Pasted"));
    assert_eq!(value(&window, "Start board"), "813467052");
}

#[test]
fn what_is_pasted_and_no_board_changes_nothing() {
    let mut window = window();
    window.event(egui::Event::Paste("a shopping list".to_owned()));
    window.run_ok();
    wait_for_words(&mut window, "What was pasted is no board");
    assert_eq!(value(&window, "Start board"), "813467052");
}

/// A platform whose dialogs all give the same answer.
pub struct Answering {
    answer: Result<Option<PathBuf>, NoDialog>,
    pub asked: Mutex<Vec<Question>>,
    shown: Mutex<Vec<PathBuf>>,
}

impl Answering {
    pub fn new(answer: Result<Option<PathBuf>, NoDialog>) -> Arc<Self> {
        Arc::new(Self {
            answer,
            asked: Mutex::default(),
            shown: Mutex::default(),
        })
    }
}

impl Platform for Answering {
    fn choose(&self, question: &Question) -> Result<Option<PathBuf>, NoDialog> {
        self.asked.lock().expect("asked").push(question.clone());
        self.answer.clone()
    }

    fn show_in_folder(&self, path: &Path) -> Result<(), NoDialog> {
        self.shown.lock().expect("shown").push(path.to_owned());
        self.answer.as_ref().map(drop).map_err(|error| *error)
    }
}

pub fn window_asking(person: &Arc<Answering>) -> Window {
    let person: Arc<dyn Platform> = Arc::clone(person) as Arc<dyn Platform>;
    window_with(move |app| app.with_dialogs(person))
}

#[test]
fn a_file_is_saved_where_the_dialog_says_and_shown_in_its_folder() {
    let folder = folder();
    let path = folder.path().join("chosen.lesson.json");
    // The dialog has already asked whether the file may be replaced.
    fs::write(&path, "old").expect("written");
    let person = Answering::new(Ok(Some(path.clone())));
    let mut window = window_asking(&person);
    click(&mut window, "Lesson");
    click(&mut window, "Choose: File");
    let chosen = path.to_str().expect("a text").to_owned();
    wait_until(&mut window, "the name", |window| {
        value(window, "File") == chosen
    });
    click(&mut window, "Save lesson");
    wait_for_words(&mut window, "Written to ");
    assert!(
        fs::read_to_string(&path)
            .expect("saved")
            .contains("slidescope lesson")
    );
    click(&mut window, "Show in folder");
    wait_until(&mut window, "the folder", |_| {
        !person.shown.lock().expect("shown").is_empty()
    });
    assert_eq!(person.shown.lock().expect("shown")[0], path);
    let question = person.asked.lock().expect("asked")[0].clone();
    assert!(question.saves);
    assert_eq!(question.name, "my.lesson.json");
    wait_for(&mut window, "Recent lessons");
}

#[test]
fn a_lesson_chosen_in_the_dialog_is_opened() {
    let folder = folder();
    let path = folder.path().join("a.lesson.json");
    fs::write(&path, any_lesson()).expect("written");
    let person = Answering::new(Ok(Some(path)));
    let mut window = window_asking(&person);
    click(&mut window, "Lesson");
    click(&mut window, "Choose and open…");
    wait_for_words(&mut window, "Opened with ");
    assert!(!person.asked.lock().expect("asked")[0].saves);
}

#[test]
fn without_dialogs_the_field_does_it_and_a_line_says_so() {
    let person = Answering::new(Err(NoDialog));
    let mut window = window_asking(&person);
    click(&mut window, "Lesson");
    click(&mut window, "Choose: File");
    wait_for_words(&mut window, "has no file dialog");
    let folder = folder();
    let path = folder.path().join("typed.lesson.json");
    fill(&mut window, "File", path.to_str().expect("a text"));
    click(&mut window, "Save lesson");
    wait_for_words(&mut window, "Written to ");
    click(&mut window, "Show in folder");
    wait_for_words(&mut window, "No file manager answered");
}

#[test]
fn a_dialog_that_is_cancelled_changes_nothing() {
    let person = Answering::new(Ok(None));
    let mut window = window_asking(&person);
    click(&mut window, "Export");
    let before = value(&window, "Picture file");
    click(&mut window, "Choose: Picture file");
    wait_until(&mut window, "the question", |_| {
        !person.asked.lock().expect("asked").is_empty()
    });
    for _ in 0..20 {
        window.step();
    }
    assert_eq!(value(&window, "Picture file"), before);
}

#[test]
fn a_window_comes_back_with_what_another_left() {
    let folder = folder();
    let place = folder.path().to_owned();
    let mut first = window_with(move |app| app.with_settings_in(&place));
    click(&mut first, "Theme: as the system");
    pick(&mut first, "Algorithm", "BFS");
    fill(&mut first, "Start board", "123456708");
    click(&mut first, "Hide the boards");
    let file = folder.path().join("settings.json");
    let written = |_: &Window| {
        let text = fs::read_to_string(&file).unwrap_or_default();
        text.contains("123456708") && text.contains("\"boards_open\": false")
    };
    wait_until(&mut first, "the file", written);
    drop(first);
    let place = folder.path().to_owned();
    let mut second = window_with(move |app| app.with_settings_in(&place));
    second.get_by_label("Theme: light");
    click(&mut second, "Show the boards");
    assert_eq!(value(&second, "Algorithm"), "BFS");
    assert_eq!(value(&second, "Start board"), "123456708");
    click(&mut second, "Step");
    wait_for(&mut second, "Solved in 1 move");
}

#[test]
fn damaged_settings_are_said_and_set_aside() {
    let folder = folder();
    fs::write(folder.path().join("settings.json"), "{\"format\"").expect("written");
    let place = folder.path().to_owned();
    let mut window = window_with(move |app| app.with_settings_in(&place));
    assert!(is_there(&window, "The settings were damaged"));
    click(&mut window, "Dismiss");
    assert!(!is_there(&window, "The settings were damaged"));
}

#[test]
fn the_settings_are_reset_in_help() {
    let mut window = window();
    pick(&mut window, "Algorithm", "BFS");
    click(&mut window, "Help");
    click(&mut window, "Reset settings");
    click(&mut window, "Keep them");
    click(&mut window, "Reset settings");
    click(&mut window, "Reset all settings");
    press(&mut window, Key::Escape);
    assert_eq!(value(&window, "Algorithm"), "A*");
}

#[test]
fn the_top_bar_folds_and_nothing_of_it_is_out_of_reach() {
    for width in [
        1600.0, 1280.0, 1024.0, 900.0, 800.0, 640.0, 512.0, 400.0, 320.0,
    ] {
        let mut window = window_of([width, 600.0]);
        let has = |window: &Window, label: &str| window.query_by_label(label).is_some();
        if !has(&window, "Help") {
            click(&mut window, "More");
        }
        for label in ["Present", "Larger", "Smaller", "Help", "Lesson", "Export"] {
            let rect = window.get_by_label(label).rect();
            assert!(
                rect.left() >= 0.0 && rect.right() <= width,
                "{width} {label} {rect}"
            );
        }
        press(&mut window, Key::Escape);
        if !has(&window, "Compare") {
            click(&mut window, "Screen: Explore");
        }
        click(&mut window, "Compare");
    }
}

#[test]
fn the_tab_key_goes_through_the_top_bar_from_left_to_right() {
    let mut window = window_of([1280.0, 800.0]);
    let labels = [
        "Explore",
        "Compare",
        "Heuristics",
        "Experiment",
        "Lesson",
        "Add slide",
        "Export",
        "Present",
        "Theme: as the system",
        "Language: as the system",
        "Smaller",
        "100 %",
        "Larger",
        "Help",
    ];
    window.get_by_label(labels[0]).focus();
    window.run_ok();
    for label in &labels[1..] {
        window.key_press(Key::Tab);
        window.run_ok();
        assert!(window.get_by_label(label).is_focused(), "{label}");
    }
}
