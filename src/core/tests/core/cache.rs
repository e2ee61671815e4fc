//! The cache returns what was stored in it, or nothing.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use proptest::prelude::*;
use tempfile::TempDir;

use crate::common::{board, published_counts, size};
use slidescope_core::puzzle::Board;
use slidescope_core::search::heuristics::Estimate;
use slidescope_core::search::heuristics::pattern_database::{BuildProgress, PatternPlan};
use slidescope_core::search::{PatternDatabases, Sequential, Survey, SurveyProgress};
use slidescope_core::services::cache::{Cache, Entry, Miss, NotKept};
use slidescope_core::services::machine::Cores;

fn folder() -> TempDir {
    TempDir::new().expect("a folder of one's own")
}

fn entry() -> Entry {
    Entry {
        name: "numbers".to_owned(),
        version: 3,
        parameters: "one to ten".to_owned(),
        most: 100,
    }
}

/// A cache with one file in it, and the path of that file.
fn kept(contents: &[u8]) -> (TempDir, Cache, PathBuf) {
    let folder = folder();
    let cache = Cache::at(folder.path().join("made/when/needed"));
    cache
        .store(&entry(), contents)
        .expect("a folder that can be written");
    let path = cache.path(&entry()).expect("a path");
    (folder, cache, path)
}

#[test]
fn what_is_kept_comes_back() {
    for contents in [&b""[..], b"1", &[0; 100]] {
        let (_folder, cache, path) = kept(contents);
        assert_eq!(cache.load(&entry()).expect("whole"), contents);
        cache.store(&entry(), b"other").expect("kept");
        assert_eq!(cache.load(&entry()).expect("whole"), b"other");
        let files = fs::read_dir(path.parent().expect("a folder")).expect("readable");
        assert_eq!(files.count(), 1, "nothing is left beside it");
    }
}

#[test]
fn every_cut_and_every_added_byte_is_seen() {
    let (_folder, cache, path) = kept(b"12345678910");
    let whole = fs::read(&path).expect("readable");
    for length in 0..whole.len() {
        fs::write(&path, &whole[..length]).expect("writable");
        assert!(cache.load(&entry()).is_err(), "cut to {length} bytes");
    }
    fs::write(&path, [&whole[..], b"0"].concat()).expect("writable");
    assert!(matches!(cache.load(&entry()), Err(Miss::Damaged)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_changed_bit_is_seen(at: prop::sample::Index, bit in 0_u32..8) {
        let (_folder, cache, path) = kept(b"12345678910");
        let mut bytes = fs::read(&path).expect("readable");
        let at = at.index(bytes.len());
        bytes[at] ^= 1 << bit;
        fs::write(&path, bytes).expect("writable");
        prop_assert!(cache.load(&entry()).is_err(), "byte {} bit {}", at, bit);
    }
}

#[test]
fn other_versions_parameters_and_files_are_told_apart() {
    let (_folder, cache, path) = kept(b"12345678910");
    assert!(matches!(
        cache.load(&Entry {
            version: 4,
            ..entry()
        }),
        Err(Miss::Version {
            found: 3,
            wanted: 4
        })
    ));
    let parameters = "ten to one".to_owned();
    assert!(matches!(
        cache.load(&Entry {
            parameters,
            ..entry()
        }),
        Err(Miss::Parameters)
    ));
    let name = "letters".to_owned();
    assert!(matches!(
        cache.load(&Entry { name, ..entry() }),
        Err(Miss::Absent)
    ));
    // A file longer than `most` is not read to its end.
    assert!(matches!(
        cache.load(&Entry {
            most: 10,
            ..entry()
        }),
        Err(Miss::Damaged)
    ));
    fs::write(&path, "a letter to a friend").expect("writable");
    assert!(matches!(cache.load(&entry()), Err(Miss::Foreign)));
    fs::remove_file(&path).expect("removable");
    fs::create_dir(&path).expect("a folder where the file should be");
    assert!(matches!(cache.load(&entry()), Err(Miss::NotAFile)));
    assert!(cache.store(&entry(), b"1").is_err());
}

#[test]
fn a_folder_that_cannot_be_made_keeps_nothing() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").expect("writable");
    let cache = Cache::at(file.join("within"));
    let kept = cache.store(&entry(), b"1");
    assert!(matches!(kept, Err(NotKept::NotWritten { .. })), "{kept:?}");
    assert!(cache.load(&entry()).is_err());
    assert!(matches!(
        Cache::none().store(&entry(), b"1"),
        Err(NotKept::NoFolder)
    ));
    assert!(matches!(Cache::none().load(&entry()), Err(Miss::Absent)));
}

/// How often `make` asks whether to go on: never, if it uses a cached file.
fn asked(make: impl Fn(&(dyn Fn() -> ControlFlow<()> + Sync))) -> u64 {
    let asked = AtomicU64::new(0);
    make(&|| {
        asked.fetch_add(1, Relaxed);
        ControlFlow::Continue(())
    });
    asked.into_inner()
}

#[test]
fn patterns_are_made_once_and_again_when_damaged() {
    let folder = folder();
    let cache = Cache::at(folder.path());
    let goal = Board::blank_last(size("3x4"));
    let make = || {
        asked(|go_on| {
            let patterns = cache
                .patterns(&PatternDatabases::default(), &goal, &|_: BuildProgress| {
                    go_on()
                })
                .expect("nobody stops it");
            let estimate = patterns.estimate(&goal).expect("made for it");
            assert_eq!(estimate.of(goal.state()), 0);
        })
    };
    assert!(make() > 0);
    assert_eq!(make(), 0);
    let mut entries = fs::read_dir(folder.path()).expect("readable");
    let path = entries.next().expect("an entry").expect("readable").path();
    let whole = fs::read(&path).expect("readable");
    let mut damaged = whole.clone();
    damaged[whole.len() / 2] ^= 1;
    fs::write(&path, damaged).expect("writable");
    assert!(make() > 0, "what is damaged is not used");
    assert_eq!(
        fs::read(&path).expect("readable"),
        whole,
        "and made as it was"
    );
    assert_eq!(make(), 0);
}

#[test]
fn surveys_are_made_once_for_all_goals_alike() {
    let folder = folder();
    let cache = Cache::at(folder.path());
    let make = |digits: &str| {
        asked(|go_on| {
            let survey = cache.survey(&board("3x3", digits), &|_: SurveyProgress| go_on());
            let counts = survey.expect("nobody stops it").counts();
            assert_eq!(counts, published_counts("3x3 blank last (corner)"));
        })
    };
    assert!(make("123456780") > 0);
    assert_eq!(make("123456780"), 0);
    assert_eq!(make("012345678"), 0);
}

/// All cores make the same bytes as one thread.
#[test]
fn any_number_of_threads_makes_the_same() {
    let goal = Board::blank_last(size("2x6"));
    let alone = PatternPlan::standard(&goal).build(&Sequential, &|_| ControlFlow::Continue(()));
    let cores =
        PatternPlan::standard(&goal).build(&Cores::up_to(4), &|_| ControlFlow::Continue(()));
    let (alone, cores) = (alone.expect("made"), cores.expect("made"));
    assert!(alone.bytes() == cores.bytes());
    let goal = board("3x3", "103456782");
    let alone = Survey::run(&goal, &Sequential, &|_| ControlFlow::Continue(()));
    let cores = Survey::run(&goal, &Cores::up_to(4), &|_| ControlFlow::Continue(()));
    assert!(alone.is_some());
    assert_eq!(alone, cores);
}

#[test]
fn without_a_folder_all_is_made_each_time() {
    let make = || {
        asked(|go_on| {
            let survey =
                Cache::none().survey(&board("2x3", "123450"), &|_: SurveyProgress| go_on());
            assert!(survey.is_some());
        })
    };
    assert!(make() > 0 && make() > 0);
}

#[test]
fn what_is_broken_off_is_not_kept() {
    let folder = folder();
    let cache = Cache::at(folder.path());
    let goal = board("3x3", "123456780");
    assert!(cache.survey(&goal, &|_| ControlFlow::Break(())).is_none());
    let databases = PatternDatabases::default();
    let patterns = cache.patterns(&databases, &goal, &|_| ControlFlow::Break(()));
    assert!(patterns.is_none() && !databases.contains(&goal));
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 0);
}

/// Opening a pipe would block forever.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_skipped_and_stays() {
    let folder = folder();
    let cache = Cache::at(folder.path());
    let path = cache.path(&entry()).expect("a path");
    let pipe = || crate::study::files::pipe(&path);
    let device = || std::os::unix::fs::symlink("/dev/zero", &path).expect("a link");
    let inner = || fs::create_dir(&path).expect("a folder");
    for make in [&pipe as &dyn Fn(), &device, &inner] {
        make();
        let before = fs::symlink_metadata(&path).expect("there").file_type();
        assert!(matches!(cache.load(&entry()), Err(Miss::NotAFile)));
        let fault = cache
            .store(&entry(), b"1")
            .expect_err("no file")
            .to_string();
        assert!(fault.ends_with("it is not a regular file"), "{fault}");
        assert_eq!(
            fs::symlink_metadata(&path).expect("there").file_type(),
            before
        );
        fs::remove_file(&path)
            .or_else(|_| fs::remove_dir(&path))
            .expect("ours");
    }
}
