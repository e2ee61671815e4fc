//! `slidescope package`: what is in the archive of an exercise, and what never is.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;
use std::path::Path;

use flate2::read::DeflateDecoder;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::scorm::suspended::suspended;
use slidescope_core::lesson::exercise::{Answers, Solutions};
use tempfile::TempDir;

use crate::program::{Run, run_in};
use crate::site;

const HOMEWORK: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/exercises/homework.lesson.json"
);

/// A folder with an exercise that has a key, and a page beside which the same exercise lies.
fn folder() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    fs::copy(HOMEWORK, folder.path().join("homework.lesson.json")).expect("copied");
    let locks = ["exercise", "homework.lesson.json", "--new-key"];
    assert_eq!(run_in(folder.path(), &locks, "").code, Some(0));
    let site = folder.path().join("site");
    site::make(&site);
    let beside = site.join("homework.lesson.json");
    fs::copy(folder.path().join("homework.lesson.json"), beside).expect("copied");
    folder
}

fn package(folder: &TempDir, exercise: &str, site: &str) -> Run {
    let args = ["package", exercise, "--site", site, "-o", "homework.zip"];
    run_in(folder.path(), &args, "")
}

/// The files of an archive, with what they hold.
fn unzipped(path: &Path) -> BTreeMap<String, String> {
    let bytes = fs::read(path).expect("written");
    let archive = rawzip::ZipArchive::from_slice(&bytes).expect("an archive");
    let mut files = BTreeMap::new();
    for entry in archive.entries() {
        let entry = entry.expect("an entry");
        let name = entry.file_path().try_normalize().expect("a plain name");
        let packed = archive.get_entry(entry.wayfinder()).expect("there");
        let mut reader = packed.verifying_reader(DeflateDecoder::new(packed.data()));
        let mut text = String::new();
        reader.read_to_string(&mut text).expect("whole");
        files.insert(name.as_ref().to_owned(), text);
    }
    files
}

#[test]
fn a_package_holds_the_page_and_the_exercise_but_neither_key_nor_anything_beside_the_page() {
    let folder = folder();
    let made = package(&folder, "homework.lesson.json", "site");
    assert_eq!((made.code, made.err.as_str()), (Some(0), ""));
    let files = unzipped(&folder.path().join("homework.zip"));
    let names: Vec<&str> = files.keys().map(String::as_str).collect();
    let wanted = [
        "exercise.lesson.json",
        "icon.svg",
        "imsmanifest.xml",
        "index.html",
        "slidescope-2.js",
        "slidescope-3.wasm",
        "start-1.js",
    ];
    assert_eq!(names, wanted);
    let teachers = Lesson::open(&folder.path().join("homework.lesson.json")).expect("a lesson");
    let students = Lesson::from_text(&files["exercise.lesson.json"]).expect("a lesson");
    assert_eq!(teachers.fingerprint(), students.fingerprint());
    let solutions = |lesson: &Lesson| lesson.exercise.clone().expect("one").solutions;
    let Solutions::Key(key) = solutions(&teachers) else {
        panic!("the teacher's file has a key")
    };
    assert_eq!(solutions(&students), Solutions::Locked);
    assert!(files.values().all(|text| !text.contains(&key)));
    assert!(
        files["index.html"].starts_with(r#"<html lang="en" data-lesson="exercise.lesson.json">"#)
    );
    assert_eq!(files["slidescope-3.wasm"], "wasm");
}

#[test]
fn the_manifest_names_every_file_and_the_title_as_it_is() {
    let folder = folder();
    let path = folder.path().join("homework.lesson.json");
    let mut lesson = Lesson::open(&path).expect("a lesson");
    "Tiles & <heaps>".clone_into(&mut lesson.title);
    lesson.save(&path).expect("written");
    assert_eq!(
        package(&folder, "homework.lesson.json", "site").code,
        Some(0)
    );
    let files = unzipped(&folder.path().join("homework.zip"));
    let manifest = roxmltree::Document::parse(&files["imsmanifest.xml"]).expect("XML");
    let all = |name: &'static str| {
        let found = manifest.descendants();
        found.filter(move |node| node.tag_name().name() == name)
    };
    assert!(all("title").all(|node| node.text() == Some("Tiles & <heaps>")));
    let named: Vec<_> = all("file")
        .filter_map(|node| node.attribute("href"))
        .collect();
    for name in files.keys().filter(|name| *name != "imsmanifest.xml") {
        assert_eq!(named.iter().filter(|it| *it == name).count(), 1, "{name}");
    }
    let resource = all("resource").next().expect("one");
    assert_eq!(resource.attribute("href"), Some("index.html"));
    let kind = ("http://www.adlnet.org/xsd/adlcp_rootv1p2", "scormtype");
    assert_eq!(resource.attribute(kind), Some("sco"));
}

#[test]
fn what_is_no_exercise_and_no_page_is_said() {
    let folder = folder();
    let of = |exercise: &str, site: &str, words: &str| {
        let made = package(&folder, exercise, site);
        assert_eq!(made.code, Some(2));
        assert!(made.err.contains(words), "{}", made.err);
        assert!(!folder.path().join("homework.zip").exists());
    };
    let lesson = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons/a-star.lesson.json");
    of(lesson.to_str().expect("a text"), "site", "has no exercise");
    of("homework.lesson.json", ".", "its index.html was not read");
    fs::remove_file(folder.path().join("site/slidescope-2.js")).expect("removed");
    of(
        "homework.lesson.json",
        "site",
        "its slidescope-2.js was not read",
    );
    fs::write(folder.path().join("site/index.html"), "<html></html>").expect("written");
    of("homework.lesson.json", "site", "holds another page");
}

#[test]
fn what_a_platform_keeps_is_graded_as_a_file_of_answers() {
    let folder = folder();
    fs::copy(HOMEWORK, folder.path().join("homework.lesson.json")).expect("copied");
    let right = [
        "exercise",
        "homework.lesson.json",
        "--student",
        "4711",
        "--solution",
    ];
    let made = run_in(
        folder.path(),
        &[&right[..], &["--answers", "right.json"]].concat(),
        "",
    );
    assert_eq!((made.code, made.err.as_str()), (Some(0), ""));
    let answers = Answers::open(&folder.path().join("right.json")).expect("answers");
    let (kept, left) = suspended(&answers);
    assert_eq!(left, Vec::<usize>::new());
    let quoted = format!("\"{}\n{}\"\n", &kept[..70], &kept[70..]);
    fs::write(folder.path().join("kept.txt"), quoted).expect("written");
    let points = |file: &str| {
        let graded = run_in(folder.path(), &["grade", "homework.lesson.json", file], "");
        assert_eq!(
            (graded.code, graded.err.as_str()),
            (Some(0), ""),
            "{}",
            graded.out
        );
        graded.out.replace(file, "")
    };
    fs::rename(
        folder.path().join("right.json"),
        folder.path().join("file.txt"),
    )
    .expect("renamed");
    assert_eq!(points("kept.txt"), points("file.txt"));
}
