//! Experiments in the background: reported in batches, kept in journals.

use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use super::experiment::{all, one, plan, spec, timeless};
use super::files::Folder;
use crate::common::{self, databases};
use slidescope_core::puzzle::Board;
use slidescope_core::study::experiment::{
    Background, Ended, ExperimentRequest, JournalFolder, Plan, Run, Spec, StartError, Summary,
};
use slidescope_core::study::presets::Preset;

fn request(spec: &Spec, journals: Option<&JournalFolder>) -> ExperimentRequest {
    ExperimentRequest {
        spec: spec.clone(),
        file: None,
        journals: journals.cloned(),
        done: Vec::new(),
        anew: false,
    }
}

/// The result: runs from before, runs made, and how it ended.
struct Told {
    kept: Vec<Run>,
    made: Vec<Run>,
    ended: Ended,
}

/// Receives everything to the end, cancelling after `cancel_after` runs.
fn told(request: ExperimentRequest, cancel_after: usize) -> Told {
    let mut background = Background::start(request, databases().clone(), || {});
    let (mut kept, mut made) = (Vec::new(), Vec::new());
    for _ in 0..12_000 {
        while let Some(news) = background.poll() {
            if let Some(begun) = news.begun {
                assert_eq!(begun.progress.finished, begun.kept);
                assert_eq!(begun.summary, Summary::of(&begun.plan, &begun.runs));
                kept = begun.runs;
            }
            made.extend(news.made);
            if made.len() >= cancel_after {
                background.control.cancel();
            }
            if let Some(ended) = news.ended {
                assert!(background.poll().is_none(), "the end is the last news");
                return Told { kept, made, ended };
            }
        }
        sleep(Duration::from_millis(5));
    }
    panic!("it never ended");
}

fn journals(folder: &Folder) -> JournalFolder {
    JournalFolder::new(folder.file("journals"))
}

fn small() -> Spec {
    let goal = common::board("3x3", "123456780");
    spec(goal, "6..12:2", 5, &["bfs", "astar"])
}

#[test]
fn all_runs_are_told_once() {
    let told = told(request(&small(), None), usize::MAX);
    assert!(matches!(told.ended, Ended::Complete));
    assert!(told.kept.is_empty());
    let plan = Plan::new(small()).expect("a plan");
    assert_eq!(timeless(&told.made), timeless(&all(&plan, &[], 1)));
}

#[test]
fn what_was_done_before_is_not_done_again() {
    let folder = Folder::new("background-kept");
    let journals = journals(&folder);
    // These boards take a while, so that the experiment can be cancelled in between.
    let goal = Board::blank_last("4x4".parse().expect("a size"));
    let spec = spec(goal, "10..18:2", 50, &["bfs", "astar"]);
    let first = told(request(&spec, Some(&journals)), 20);
    assert!(matches!(first.ended, Ended::Cancelled));
    let kept = journals.newest().expect("it is kept");
    assert_eq!((&kept.spec, kept.finished), (&spec, first.made.len()));
    let second = told(request(&spec, Some(&journals)), usize::MAX);
    assert!(matches!(second.ended, Ended::Complete));
    assert_eq!(timeless(&second.kept), timeless(&first.made));
    assert_eq!(first.made.len() + second.made.len(), kept.total);
    // All runs are made: nothing is left to do, unless it is requested anew.
    let third = told(request(&spec, Some(&journals)), usize::MAX);
    assert_eq!((third.kept.len(), third.made.len()), (kept.total, 0));
    let anew = ExperimentRequest {
        anew: true,
        ..request(&small(), Some(&journals))
    };
    let runs = told(request(&small(), Some(&journals)), usize::MAX)
        .made
        .len();
    let again = told(anew, usize::MAX);
    assert_eq!((again.kept.len(), again.made.len()), (0, runs));
}

#[test]
fn runs_done_without_a_journal_are_taken_up_too() {
    let folder = Folder::new("background-done");
    let journals = journals(&folder);
    let plan = Plan::new(small()).expect("a plan");
    let runs = all(&plan, &[], 2);
    let request = ExperimentRequest {
        done: runs[..7].to_vec(),
        ..request(&small(), Some(&journals))
    };
    let told = told(request, usize::MAX);
    assert_eq!((told.kept.len(), told.made.len()), (7, runs.len() - 7));
    assert_eq!(
        journals.newest().map(|kept| kept.finished),
        Some(runs.len())
    );
}

#[test]
fn a_start_that_cannot_be_is_refused_with_its_reason() {
    let goal = common::board("3x3", "123456780");
    let far = told(
        request(&spec(goal, "30..32", 1, &["bfs"]), None),
        usize::MAX,
    );
    assert!(matches!(far.ended, Ended::Refused(StartError::Spec(_))));
    let folder = Folder::new("background-refused");
    for (name, text, words) in [
        ("none.txt", None, "none.txt: "),
        ("empty.txt", Some("# nothing\n"), "there is no board in it"),
        ("wrong.txt", Some("123456780\n12345\n"), "line 2: "),
    ] {
        let path: PathBuf = folder.file(name);
        if let Some(text) = text {
            fs::write(&path, text).expect("room");
        }
        let request = ExperimentRequest {
            file: Some(path),
            ..request(&small(), None)
        };
        let Ended::Refused(fault) = told(request, usize::MAX).ended else {
            panic!("{name} was accepted")
        };
        assert!(fault.to_string().contains(words), "{fault}");
    }
}

#[test]
fn a_journal_that_cannot_be_used_stops_nothing() {
    let folder = Folder::new("background-unkept");
    let path = folder.file("journals");
    fs::write(&path, "a file where a folder should be").expect("room");
    let mut background = Background::start(
        request(&small(), Some(&JournalFolder::new(path))),
        databases().clone(),
        || {},
    );
    let (mut unkept, mut made) = (false, 0);
    for _ in 0..12_000 {
        while let Some(news) = background.poll() {
            unkept |= news.unkept.is_some();
            made += news.made.len();
            if let Some(ended) = news.ended {
                assert!(matches!(ended, Ended::Complete));
                assert!(unkept && made == Plan::new(small()).expect("a plan").runs());
                return;
            }
        }
        sleep(Duration::from_millis(5));
    }
    panic!("it never ended");
}

#[test]
fn a_journal_says_what_it_asks_for() {
    let folder = Folder::new("background-peek");
    let journals = journals(&folder);
    let limits = slidescope_core::search::Limits {
        memory: 1 << 30,
        expansions: Some(70),
    };
    let mut specs: Vec<Spec> = Preset::ALL
        .iter()
        .map(|preset| preset.spec(Some(2), 5, limits))
        .collect();
    specs.push(spec(
        common::board("2x4", "12345670"),
        "3..9:3",
        2,
        &["weighted-astar:manhattan:w=3", "depth-limited:limit=20"],
    ));
    for spec in specs {
        let plan = Plan::new(spec.clone()).expect("a plan");
        let (mut journal, _) = journals.open(&plan).expect("a journal");
        journal.append(&plan, &one(&plan)).expect("room");
        assert_eq!(journals.newest(), None, "one at work is not offered");
        drop(journal);
        let kept = journals.newest().expect("it is kept");
        assert_eq!(
            (kept.spec.clone(), kept.finished, kept.total),
            (spec, 1, plan.runs())
        );
        journals.discard(&kept).expect("it is there");
    }
    assert_eq!(journals.newest(), None);
}

#[test]
fn old_journals_make_room_for_new_ones() {
    let folder = Folder::new("background-old");
    let journals = journals(&folder);
    for each in 1..=12 {
        let plan = plan("4..4", each, &["bfs"]);
        drop(journals.open(&plan).expect("a journal"));
    }
    let left = fs::read_dir(folder.file("journals"))
        .expect("a folder")
        .count();
    assert!(left <= 9, "{left} are left");
}
