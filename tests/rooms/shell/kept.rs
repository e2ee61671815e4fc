//! Tests of settings across a restart, and of everything that can be in their place.

#[cfg(unix)]
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use slidescope_core::puzzle::Costs;

use tempfile::TempDir;

use crate::testing::model;
use slidescope::window::shell::Model;
use slidescope::window::shell::kept::settings_file::{Fault, Fields};
use slidescope::window::shell::kept::{Kept, Opened, Store, WindowPlace};
use slidescope_core::boards;
use slidescope_core::run::Speed;
use slidescope_core::search::{Algorithm, Heuristic, Ties, Weight};
use slidescope_core::tasks::Wake;
use slidescope_parts::{Effect, Theme};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn wake() -> Wake {
    Arc::new(|| {})
}

/// A window started with the contents of `folder`.
fn start(folder: &Path) -> (Model, Opened) {
    let (store, opened) = Store::open(folder);
    let mut model = model();
    model.keep_in(store, &opened);
    (model, opened)
}

fn end(model: &mut Model) {
    let kept = model.kept();
    model.keeping.store.finish(&kept, &wake());
}

fn text(folder: &Path) -> String {
    fs::read_to_string(folder.join("settings.json")).expect("settings")
}

#[test]
fn settings_come_back_after_a_restart() {
    let folder = folder();
    let (mut first, opened) = start(folder.path());
    assert!(opened.is_first);
    first.offer_first_lesson();
    let mut settings = first.facts.settings.clone();
    settings.theme = Theme::Light;
    settings.zoom = 1.25;
    settings.memory_limit = 512 << 20;
    settings.choose(Algorithm::DepthLimited);
    settings.strategy.depth_limit = Some(31);
    settings.strategy.heuristic = Heuristic::LinearConflict;
    settings.strategy.weight = Weight::new(4).expect("a weight");
    settings.strategy.ties = Ties::SmallerG;
    first.update(Effect::Set(settings));
    first.facts.playback.set_speed(Speed::FULL);
    first.compare.speed = Speed::notch(3.0);
    let goal = first.facts.boards.editor.goal.board.expect("a goal");
    let board = "123456870".parse().expect("a board");
    first.facts.boards.editor.set_start(board);
    first.facts.boards.editor.set_costs(Costs::Tile);
    first.keeping.lessons.note("/home/a/one.lesson.json".into());
    first.keeping.exports.note("/home/a/tree.svg".into());
    first.heuristics.own.add("mine", "let h = 1;\nh");
    first.offer_heuristics();
    let own = *first.facts.own.last().expect("mine");
    let mut by_own = first.facts.settings.clone();
    by_own.strategy.heuristic = Heuristic::Own(own);
    first.update(Effect::Set(by_own));
    end(&mut first);

    let (second, opened) = start(folder.path());
    assert!(!opened.is_first, "the lesson is offered once");
    assert!(opened.trouble.is_none());
    assert_eq!(second.facts.settings, first.facts.settings);
    assert_eq!(second.facts.playback.speed, Speed::FULL);
    assert_eq!(second.compare.speed, Speed::notch(3.0));
    assert_eq!(second.facts.boards.editor.start.board, Some(board));
    assert_eq!(second.facts.boards.editor.goal.board, Some(goal));
    assert_eq!(second.facts.boards.editor.costs, Costs::Tile);
    assert!(!second.facts.boards.editor.can_undo());
    assert_eq!(second.keeping.lessons, first.keeping.lessons);
    assert_eq!(second.keeping.exports, first.keeping.exports);
    assert_eq!(second.heuristics.own, first.heuristics.own);
    assert_eq!(
        second.facts.settings.strategy.heuristic,
        Heuristic::Own(own)
    );
    let text = text(folder.path());
    assert!(text.contains("\"theme\": \"light\"") && text.contains("\"speed\": \"full\""));
}

#[test]
fn a_board_that_is_being_typed_does_not_replace_the_last_legal_one() {
    let folder = folder();
    let (mut first, _) = start(folder.path());
    let legal = first.facts.boards.editor.start.board;
    first.kept();
    let typed = boards::Edit::Type(boards::Field::Start, "1 1 2".to_owned());
    first.update(Effect::Edit(typed));
    end(&mut first);
    let (second, _) = start(folder.path());
    assert_eq!(second.facts.boards.editor.start.board, legal);
}

#[test]
fn a_damaged_file_is_set_aside_with_a_word() {
    for bytes in [
        &b"{\"format\": \"slidescope sett"[..],
        b"",
        b"[]",
        b"null",
        b"{\"format\": \"a thesis\", \"version\": 1}",
        b"{\"format\": \"slidescope settings\", \"version\": 0}",
        b"\xff\xfe\0\0",
        &[b' '; 5 << 20],
    ] {
        let folder = folder();
        let path = folder.path().join("settings.json");
        fs::write(&path, bytes).expect("written");
        let (mut model, opened) = start(folder.path());
        let Some((Fault::Damaged(Some(aside)), _)) = opened.trouble else {
            panic!("{:?}", opened.trouble);
        };
        assert!(!opened.is_first);
        assert_eq!(fs::read(aside).expect("set aside"), bytes);
        assert!(model.toast.is_some(), "it is said");
        // From here on everything is saved again.
        model.facts.settings.zoom = 2.0;
        end(&mut model);
        let (next, opened) = start(folder.path());
        assert!(opened.trouble.is_none());
        assert_eq!(next.facts.settings.zoom, 2.0);
    }
}

#[test]
fn a_newer_file_stays_as_it_is() {
    let folder = folder();
    let newer = "{\"format\": \"slidescope settings\", \"version\": 2, \"theme\": \"dark\"}";
    fs::write(folder.path().join("settings.json"), newer).expect("written");
    let (mut model, opened) = start(folder.path());
    assert!(matches!(opened.trouble, Some((Fault::Newer(2), _))));
    assert!(model.toast.is_some());
    assert_eq!(model.facts.settings.theme, Theme::System);
    model.facts.settings.zoom = 2.0;
    end(&mut model);
    assert_eq!(text(folder.path()), newer);
}

#[test]
fn values_that_the_window_could_not_give_count_as_missing() {
    let folder = folder();
    let odd = r#"{
        "format": "slidescope settings", "version": 1,
        "theme": "pink", "zoom_percent": 99999, "speed": -4, "compare_speed": "fast",
        "strategy": {"algorithm": "psychic", "heuristic": 7, "weight": 200, "ties": [], "depth_limit": 99999},
        "memory_limit": 12, "start": "1 1 1", "goal": 5, "first_lesson_offered": "yes",
        "recent_lessons": ["relative.json", "/dev/stdout", "/home/a/b.lesson.json"],
        "recent_exports": 8, "heuristics": [{"name": "", "source": ""}, {"name": "ok", "source": "0", "more": 1}],
        "window": {"width": 3, "height": 4}, "panels": null, "dialect": "qq", "a later thing": {"x": [1]}
    }"#;
    fs::write(folder.path().join("settings.json"), odd).expect("written");
    let (mut model, opened) = start(folder.path());
    assert!(opened.trouble.is_none());
    let usual = self::model();
    assert_eq!(model.facts.settings, usual.facts.settings);
    assert_eq!(model.facts.playback.speed, usual.facts.playback.speed);
    assert_eq!(
        model.facts.boards.editor.problem(),
        usual.facts.boards.editor.problem()
    );
    assert_eq!(model.keeping.lessons.texts(), ["/home/a/b.lesson.json"]);
    assert_eq!(model.heuristics.own.0.len(), 1);
    let viewport = WindowPlace::viewport(opened.kept.window);
    assert_eq!(viewport.inner_size, Some(egui::vec2(1280.0, 800.0)));
    // Settings of a later version are still there.
    model.facts.settings.zoom = 1.5;
    end(&mut model);
    let text = text(folder.path());
    assert!(text.contains("a later thing") && text.contains("\"dialect\": \"qq\""));
    assert!(text.contains("\"zoom_percent\": 150"));
}

#[test]
fn two_windows_leave_each_other_what_they_changed() {
    let folder = folder();
    let (mut one, _) = start(folder.path());
    end(&mut one);
    let (mut two, _) = start(folder.path());
    let (mut three, _) = start(folder.path());
    two.facts.settings.theme = Theme::Dark;
    three.facts.settings.zoom = 0.8;
    end(&mut two);
    end(&mut three);
    let (after, _) = start(folder.path());
    assert_eq!(after.facts.settings.theme, Theme::Dark);
    assert_eq!(after.facts.settings.zoom, 0.8);
}

#[test]
fn what_a_student_does_is_written_at_once_and_two_windows_add_to_it() {
    let folder = folder();
    let (mut one, _) = start(folder.path());
    let (mut two, _) = start(folder.path());
    for (is_one, lesson, slide) in [(true, "a", 0), (false, "a", 1), (false, "b", 2)] {
        let model = if is_one { &mut one } else { &mut two };
        let progress = model.course.progress.entry(lesson.to_owned()).or_default();
        progress.note(slide, true, 0);
        progress.slide = slide;
        let now = Instant::now();
        let kept = model.kept();
        loop {
            // No time passes for the settings that wait for a moment.
            model.keeping.store.keep(&kept, now, &wake());
            if model.keeping.store.is_settled() {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    let (after, _) = start(folder.path());
    let a = &after.course.progress["a"];
    assert_eq!((a.slide, a.answers.len()), (1, 2));
    assert_eq!(after.course.progress["b"].answers.len(), 1);
}

#[test]
fn two_windows_that_write_at_once_leave_a_whole_file() {
    let folder = folder();
    start(folder.path());
    std::thread::scope(|scope| {
        for theme in [Theme::Dark, Theme::Light] {
            let folder = folder.path();
            scope.spawn(move || {
                for round in 0..20 {
                    let (mut store, opened) = Store::open(folder);
                    assert!(opened.trouble.is_none(), "{:?}", opened.trouble);
                    let kept = Kept {
                        theme: Some(theme),
                        zoom_percent: Some(round),
                        ..opened.kept
                    };
                    store.finish(&kept, &wake());
                }
            });
        }
    });
    let fields = Fields::read(&text(folder.path()));
    assert!(fields.is_ok_and(|fields| fields.kept().theme.is_some()));
}

#[test]
fn a_file_is_written_once_what_changed_and_not_before_a_moment_has_passed() {
    let folder = folder();
    let (mut model, _) = start(folder.path());
    end(&mut model);
    let before = text(folder.path());
    let now = Instant::now();
    let mut kept = model.kept();
    let store = &mut model.keeping.store;
    assert_eq!(store.keep(&kept, now, &wake()).0, None, "nothing changed");
    kept.theme = Some(Theme::Dark);
    let (wait, _) = store.keep(&kept, now, &wake());
    assert!(wait.is_some_and(|wait| wait > Duration::from_millis(500)));
    assert_eq!(text(folder.path()), before);
    let later = now + Duration::from_secs(2);
    assert_eq!(store.keep(&kept, later, &wake()).0, None);
    for _ in 0..1000 {
        store.keep(&kept, later, &wake());
        if text(folder.path()).contains("dark") {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("it was not written");
}

#[test]
fn what_stands_in_the_place_of_the_file_or_of_its_folder_fails_no_start() {
    // A folder where the file should be.
    let folder = folder();
    fs::create_dir(folder.path().join("settings.json")).expect("made");
    let (mut model, opened) = start(folder.path());
    assert!(matches!(opened.trouble, Some((Fault::Unreadable(_), _))));
    assert!(!opened.is_first);
    end(&mut model);
    assert!(folder.path().join("settings.json").is_dir());
    // A file where the folder should be: nothing can be written, so this is no first start.
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    let (mut model, opened) = start(&file);
    assert!(!opened.is_first);
    end(&mut model);
}

#[test]
fn a_failed_writing_is_said_once() {
    let folder = folder();
    let (mut model, _) = start(folder.path());
    end(&mut model);
    fs::remove_dir_all(folder.path()).expect("removed");
    fs::write(folder.path(), "").expect("written");
    let mut kept = model.kept();
    let mut said = 0;
    let mut now = Instant::now();
    for percent in [90, 110] {
        kept.zoom_percent = Some(percent);
        for _ in 0..200 {
            now += Duration::from_millis(100);
            let (_, failed) = model.keeping.store.keep(&kept, now, &wake());
            said += u32::from(failed.is_some());
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    assert_eq!(said, 1);
    fs::remove_file(folder.path()).expect("removed");
}

#[test]
fn a_window_without_a_store_writes_nothing() {
    let mut model = model();
    model.facts.settings.zoom = 2.0;
    assert!(!model.keeping.store.is_on());
    let kept = model.kept();
    let (wait, failed) = model.keeping.store.keep(&kept, Instant::now(), &wake());
    assert!(wait.is_none() && failed.is_none());
    end(&mut model);
}

#[test]
fn a_reset_brings_back_what_a_first_start_has() {
    let mut model = model();
    let usual = model.facts.settings.clone();
    let mut changed = usual.clone();
    changed.zoom = 2.0;
    changed.memory_limit = 64 << 20;
    changed.choose(Algorithm::Bfs);
    model.update(Effect::Set(changed));
    model.facts.playback.set_speed(Speed::FULL);
    model.update(Effect::ResetSettings);
    assert_eq!(model.facts.settings, usual);
    assert_eq!(model.facts.playback.speed, Speed::DEFAULT);
}
