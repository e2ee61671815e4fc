//! Combinations of arguments: files that would be replaced, languages, and commands that do not exist.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::program::{run, run_in};

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("written");
    }
    folder
}

/// Runs in a folder with one file, and expects a refusal that names both arguments and leaves the file unchanged.
#[track_caller]
fn is_refused(home: &Path, args: &[&str], named: [&str; 2], kept: (&str, &str)) {
    let refused = run_in(home, args, "");
    assert_eq!(refused.code, Some(2), "{}", refused.err);
    for argument in named {
        assert!(
            refused.err.contains(argument),
            "{argument}: {}",
            refused.err
        );
    }
    let (file, text) = kept;
    assert_eq!(fs::read_to_string(home.join(file)).expect("there"), text);
}

#[test]
fn an_output_never_replaces_an_input() {
    let home = folder(&[
        ("a1", "one"),
        ("a2", "two"),
        ("my.h", "manhattan()"),
        ("list", "b: 123456780"),
    ]);
    let home = home.path();
    let of_merge = ["--output", "--merge"];
    let merge = ["experiment", "--merge", "a1", "a2", "--output"];
    is_refused(
        home,
        &[&merge[..], &["a1"]].concat(),
        of_merge,
        ("a1", "one"),
    );
    is_refused(
        home,
        &[&merge[..], &["./a2"]].concat(),
        of_merge,
        ("a2", "two"),
    );
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("a1", home.join("link")).expect("a link");
        fs::hard_link(home.join("a1"), home.join("twin")).expect("a second name");
        is_refused(
            home,
            &[&merge[..], &["link"]].concat(),
            of_merge,
            ("a1", "one"),
        );
        is_refused(
            home,
            &[&merge[..], &["twin"]].concat(),
            of_merge,
            ("a1", "one"),
        );
    }
    let solve = [
        "solve",
        "123456780",
        "--heuristic-file",
        "my.h",
        "--trace",
        "my.h",
    ];
    is_refused(
        home,
        &solve,
        ["--trace", "--heuristic-file"],
        ("my.h", "manhattan()"),
    );
    let given = ["experiment", "--instances", "list", "--output", "list"];
    is_refused(
        home,
        &given,
        ["--output", "--instances"],
        ("list", "b: 123456780"),
    );
    let compare = [
        "compare",
        "123456780",
        "--heuristic-file",
        "my.h",
        "--output",
        "my.h",
    ];
    is_refused(
        home,
        &compare,
        ["--output", "--heuristic-file"],
        ("my.h", "manhattan()"),
    );
}

/// The file of a heuristic may have the name of a picture.
#[cfg(feature = "gui")]
#[test]
fn a_picture_and_a_worksheet_never_replace_their_heuristic() {
    let home = folder(&[("my.md", "manhattan()"), ("my.svg", "manhattan()")]);
    for (command, file) in [("picture", "my.svg"), ("worksheet", "my.md")] {
        let args = [command, "136402758", "--heuristic-file", file];
        is_refused(
            home.path(),
            &[&args[..], &["--output", file]].concat(),
            ["--output", "--heuristic-file"],
            (file, "manhattan()"),
        );
    }
}

#[test]
fn a_journal_is_not_the_table_too() {
    let home = folder(&[]);
    let args = [
        "experiment",
        "--size",
        "2x2",
        "--lengths",
        "2",
        "--boards",
        "1",
    ];
    let both = ["--journal", "x.j", "--output", "x.j"];
    let refused = run_in(home.path(), &[&args[..], &both].concat(), "");
    assert_eq!(refused.code, Some(2), "{}", refused.err);
    assert!(!home.path().join("x.j").exists());
}

#[test]
fn a_file_that_its_owner_made_read_only_stays() {
    let home = folder(&[("table", "mine")]);
    let table = home.path().join("table");
    let mut permissions = fs::metadata(&table).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&table, permissions).expect("set");
    let args = [
        "compare",
        "123456708",
        "--strategies",
        "bfs,astar",
        "--output",
        "table",
    ];
    let refused = run_in(home.path(), &args, "");
    assert_eq!(refused.code, Some(74), "{}", refused.err);
    assert!(refused.err.contains("table"), "{}", refused.err);
    assert_eq!(fs::read_to_string(table).expect("there"), "mine");
}

#[test]
fn a_dash_is_standard_output_and_standard_input() {
    let args = [
        "compare",
        "123456708",
        "--strategies",
        "bfs,astar",
        "--format",
        "csv",
        "--sort",
        "expanded",
    ];
    let written = run(&[&args[..], &["--output", "-"]].concat());
    assert_eq!(written.code, Some(0), "{}", written.err);
    assert!(written.out.contains("bfs"), "{}", written.out);
    let home = folder(&[("h", "manhattan()")]);
    let piped = run_in(
        home.path(),
        &["heuristic", "-", "--size", "2x2"],
        "manhattan()",
    );
    let read = run_in(home.path(), &["heuristic", "h", "--size", "2x2"], "");
    assert_eq!((piped.code, read.code), (Some(0), Some(0)), "{}", piped.err);
    let rest = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(rest(&piped.out), rest(&read.out));
}

#[test]
fn the_language_stands_before_a_command_or_after_it() {
    let before = run(&["--lang", "zh-CN", "solve", "123456708"]);
    let after = run(&["solve", "123456708", "--lang", "zh-CN"]);
    assert_eq!(before.code, Some(0), "{}", before.err);
    let told = |out: &str| out.lines().next().map(str::to_owned);
    assert_eq!(told(&before.out), told(&after.out));
    assert_ne!(told(&before.out), told(&run(&["solve", "123456708"]).out));
}

#[test]
fn lc_all_wins_over_lang() {
    let told = |all: &str, lang: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_slidescope"));
        program
            .args(["solve", "123456708"])
            .env_remove("LC_MESSAGES");
        program.env("LC_ALL", all).env("LANG", lang);
        String::from_utf8(program.output().expect("it runs").stdout).expect("text")
    };
    let english = |text: &str| text.contains("Expanded");
    assert!(english(&told("C", "zh_CN.UTF-8")));
    assert!(!english(&told("", "zh_CN.UTF-8")));
    assert!(!english(&told("zh_CN.UTF-8", "C")));
}

#[cfg(feature = "gui")]
#[test]
fn a_command_that_does_not_exist_is_answered_with_the_one_meant() {
    for (typed, meant) in [
        ("solv", "solve"),
        ("comprae", "compare"),
        ("experiments", "experiment"),
    ] {
        let refused = run(&[typed, "123456708"]);
        assert_eq!(refused.code, Some(2), "{}", refused.err);
        assert!(
            refused.err.contains(&format!("did you mean {meant}?")),
            "{}",
            refused.err
        );
    }
    let refused = run(&["--fresh", "solve", "123456708"]);
    assert_eq!(refused.code, Some(2), "{}", refused.err);
}
