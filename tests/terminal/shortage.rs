//! The program when the system gives it no memory, no threads, or nowhere to write to.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::Run;

/// Runs `line` in a shell, in which `$P` is the program.
fn shell(line: &str) -> Run {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let output = Command::new("sh")
        .args(["-c", line])
        .env("P", env!("CARGO_BIN_EXE_slidescope"))
        .envs(["XDG_CACHE_HOME", "HOME"].map(|variable| (variable, home)))
        .current_dir(home)
        .output()
        .expect("a shell");
    Run {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The path of a file for one test, which does not exist.
fn place(name: &str) -> PathBuf {
    let name = format!("{name}-{}", std::process::id());
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

const KORF_1: &str = "'14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3' --goal blank-first";

/// Large tables are allocated in pieces of 64 MiB, so each step ends a search at another piece.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_the_system_refuses_is_a_memory_limit() {
    let searches = [
        "bfs",
        "bidirectional",
        "astar",
        "mm --heuristic zero",
        "depth-limited --depth-limit 4000000000",
    ];
    for kibibytes in [120_000, 200_000, 290_000] {
        for search in searches {
            let run = shell(&format!(
                "ulimit -v {kibibytes}; exec $P solve {KORF_1} --memory-limit 1TB --format json --algorithm {search}"
            ));
            assert_eq!(run.err, "", "{search} in {kibibytes} KiB");
            assert_eq!(run.code, Some(3), "{search} in {kibibytes} KiB");
            assert!(
                run.out.contains("\"outcome\":\"memory-limit\""),
                "{}",
                run.out
            );
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_refusal_of_the_system_is_told_from_the_limit_that_was_set() {
    let run = shell(&format!(
        "ulimit -v 200000; exec $P solve {KORF_1} --memory-limit 1TB --algorithm bfs"
    ));
    assert!(
        run.out.contains("The system gave no more memory after"),
        "{}",
        run.out
    );
    let run = shell(&format!(
        "exec $P solve {KORF_1} --memory-limit 1MB --algorithm bfs"
    ));
    assert!(run.out.contains("Memory limit of "), "{}", run.out);
}

/// If there is too little memory for large tables, the memory that building them takes is told.
#[cfg(target_os = "linux")]
#[test]
fn pattern_databases_without_memory_are_told() {
    for kibibytes in [300_000, 700_000] {
        let run = shell(&format!(
            "ulimit -v {kibibytes}; XDG_CACHE_HOME=/dev/null exec $P solve {ALMOST_24} --algorithm idastar \
             --heuristic patterns --threads 2 --pattern-size large"
        ));
        assert_eq!(run.code, Some(3), "{kibibytes} KiB: {}", run.err);
        assert!(
            run.err
                .contains("not enough memory for the pattern databases"),
            "{}",
            run.err
        );
        assert!(!run.err.contains("panicked"), "{}", run.err);
    }
}

/// The least address space in KiB in which the program starts, which depends on how it is built.
#[cfg(target_os = "linux")]
fn least_space() -> u32 {
    let suffices = |kibibytes: &u32| {
        let run = shell(&format!("ulimit -v {kibibytes}; exec $P --version"));
        run.code == Some(0)
    };
    let steps = (10_000..500_000).step_by(2_000);
    steps.into_iter().find(suffices).expect("it starts")
}

/// The tables that a search needs count as its memory: they take at least 35,000 KiB more than the program needs to
/// start.
#[cfg(target_os = "linux")]
#[test]
fn a_search_without_memory_for_its_pattern_databases_is_at_its_limit() {
    let least = least_space();
    for (board, more) in [(KORF_1, 15_000), (ALMOST_24, 15_000), (ALMOST_24, 35_000)] {
        let kibibytes = least + more;
        let run = shell(&format!(
            "ulimit -v {kibibytes}; XDG_CACHE_HOME=/dev/null exec $P solve {board} --heuristic patterns --format json"
        ));
        assert_eq!(run.code, Some(3), "{kibibytes} KiB: {}", run.err);
        assert!(
            run.out.contains("\"outcome\":\"memory-limit\""),
            "{}",
            run.out
        );
    }
}

/// A board of the 24-puzzle twelve moves from its goal.
const ALMOST_24: &str =
    "'1 2 7 3 4 5 6 12 8 9 10 11 0 13 14 15 16 17 18 19 20 21 22 23 24' --goal blank-first";

#[cfg(target_os = "linux")]
#[test]
fn a_comparison_goes_on_after_a_search_without_memory() {
    let run = shell(
        "ulimit -v 200000; exec $P compare '0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15' --goal blank-first --memory-limit 1TB --strategies bfs,idastar:manhattan --format csv",
    );
    assert_eq!((run.code, run.err.as_str()), (Some(3), ""), "{}", run.out);
    assert!(
        run.out
            .contains("idastar:manhattan,\"optimal, proven\",42,"),
        "{}",
        run.out
    );
}

/// No thread fits, because each would have a stack of this size.
const NO_THREADS: &str = "RUST_MIN_STACK=100000000000000000";

#[test]
fn threads_that_the_system_refuses_are_told_or_done_without() {
    let run = shell(&format!("{NO_THREADS} exec $P survey --size 2x3"));
    assert_eq!(
        (run.code, run.err.as_str()),
        (Some(0), ""),
        "it works on one"
    );
    let run = shell(&format!("{NO_THREADS} exec $P solve 285174306"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "it needs none");
    let run = shell(&format!(
        "{NO_THREADS} exec $P experiment --size 2x3 --lengths 3..5 --boards 1"
    ));
    assert!(
        run.err.contains("the system gives no more threads"),
        "{}",
        run.err
    );
    assert!(
        run.err.contains("ulimit -u") && !run.err.contains("panicked"),
        "{}",
        run.err
    );
    assert!(
        run.code.is_some_and(|code| code != 0 && code != 101),
        "{:?}",
        run.code
    );
    if cfg!(feature = "gui") {
        let run = shell(&format!(
            "{NO_THREADS} exec $P picture 285174306 --output none.svg"
        ));
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains("ulimit -u"), "{}", run.err);
    }
}

const COMMANDS: [&str; 4] = [
    "solve 285174306",
    "compare 285174306",
    "survey --size 2x3",
    "experiment --size 2x3 --lengths 3..5 --boards 1",
];

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_is_lost_is_an_error_and_a_message_that_is_lost_is_none() {
    for command in COMMANDS {
        let run = shell(&format!("$P {command} >/dev/full"));
        assert_eq!(run.code, Some(74), "{command}");
        assert!(
            run.err.contains("could not be written: No space left"),
            "{}",
            run.err
        );
        let whole = shell(&format!("$P {command}"));
        assert_eq!(whole.code, Some(0), "{command}");
        for lost in ["2>/dev/full", "2>&-"] {
            let run = shell(&format!("$P {command} {lost}"));
            assert_eq!(run.code, Some(0), "{command} {lost}");
            assert_eq!(run.out.lines().count(), whole.out.lines().count());
        }
        let run = shell(&format!("$P {command} >/dev/full 2>/dev/full"));
        assert_eq!(run.code, Some(74), "{command}");
        let run = shell(&format!(
            "{{ $P {command} 2>&1; echo code $? >&2; }} | head -n 1"
        ));
        assert_eq!(run.err, "code 0\n", "{command}");
    }
}

/// On a device made for the test: the superuser could replace the system's with a file.
#[cfg(target_os = "linux")]
#[test]
fn a_trace_that_is_lost_costs_no_answer() {
    let full = place("full");
    let run = shell(&format!(
        "F={0}; mknod $F c 1 7 2>/dev/null || F=/dev/full; $P solve 285174306 --trace $F; echo code $?; test -c $F && echo stays; rm -f {0}",
        full.display()
    ));
    assert!(run.out.contains("Solved in"), "{}", run.out);
    assert!(run.out.ends_with("code 74\nstays\n"), "{}", run.out);
    assert!(
        run.err.contains("could not be written: No space left"),
        "{}",
        run.err
    );
}

/// A table goes to standard output by its file name, into a pipe, and through a link.
#[cfg(target_os = "linux")]
#[test]
fn a_table_can_go_to_a_pipe_or_through_a_link() {
    let table = "compare 285174306 --strategies bfs,astar --format csv --output";
    let whole = shell(&format!("$P {table} /dev/stdout | cat"));
    assert_eq!(whole.out.lines().count(), 3, "{}", whole.out);
    let run = shell(&format!(
        "{{ $P {table} /dev/stdout; echo code $? >&2; }} | head -n 1"
    ));
    assert_eq!((run.out.lines().count(), run.err.as_str()), (1, "code 0\n"));
    let log = place("log");
    let name = log.display();
    let run = shell(&format!(
        "echo before >{name}; $P {table} /dev/stdout >>{name}"
    ));
    assert_eq!(run.code, Some(0), "{}", run.err);
    let text = std::fs::read_to_string(&log).expect("text");
    assert_eq!(text.lines().count(), 4, "{text}");
    let pipe = place("pipe");
    let name = pipe.display();
    let run = shell(&format!(
        "mkfifo {name}; $P {table} {name} & cat {name}; wait; test -p {name}"
    ));
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.out.lines().count(), 3, "{}", run.out);
    for path in [log, pipe] {
        std::fs::remove_file(path).expect("ours");
    }
}

/// A termination signal prints what Ctrl-C prints.
#[test]
fn a_termination_prints_what_an_interrupt_prints() {
    let told = ["INT", "TERM"].map(|signal| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_slidescope"))
            .args([
                "experiment",
                "--size",
                "4x4",
                "--lengths",
                "200..200",
                "--boards",
                "500",
            ])
            .args(["--strategies", "idastar:manhattan", "--threads", "1"])
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("the program starts");
        // The signal handler is installed once the program has printed its first line.
        let mut first = String::new();
        let err = child.stderr.as_mut().expect("a pipe");
        std::io::BufRead::read_line(&mut std::io::BufReader::new(err), &mut first).expect("text");
        let signal = format!("-{signal}");
        let sent = Command::new("kill")
            .args([&signal, &child.id().to_string()])
            .status();
        assert!(sent.expect("a program of every Unix").success());
        let output = child.wait_with_output().expect("it ends");
        let out = String::from_utf8(output.stdout).expect("text");
        assert!(out.contains("Unfinished: "), "{signal}: {out}");
        output.status.code()
    });
    assert_eq!(told, [Some(130); 2]);
}

/// What is known is printed, and nothing is left beside the trace.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_search_tells_what_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().display();
    // The trace is begun together with the search.
    let run = shell(&format!(
        "cd {home}; $P solve {KORF_1} --algorithm iterative-deepening --trace trace.json >out & \
        until ls -a | grep -q part; do sleep 0.05; done; kill -INT $!; wait $!; \
        echo code $?; cat out; ls -a"
    ));
    assert!(run.out.contains("code 130"), "{}{}", run.out, run.err);
    assert!(
        run.out.contains("Every solution has at least"),
        "{}",
        run.out
    );
    assert!(!run.out.contains(".part"), "{}", run.out);
}

/// Not every file name is valid text.
#[cfg(target_os = "linux")]
#[test]
fn a_heuristic_is_read_from_whatever_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().display();
    let run = shell(&format!(
        "cd {home}; name=$(printf '\\377.h'); echo 'manhattan()' > \"$name\"; \
        exec $P solve 813467052 --heuristic-file \"$name\""
    ));
    assert_eq!(run.code, Some(0), "{}", run.err);
}

#[cfg(target_os = "linux")]
#[test]
fn feedback_that_cannot_be_written_leaves_no_empty_folder() {
    let folder = place("feedback");
    let name = folder.display();
    let exercise = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/exercises/homework.lesson.json"
    );
    let run = shell(&format!(
        "rm -rf {name}; mkdir {name}; $P exercise {exercise} --student 1 --answers {name}/1.json; \
         trap '' XFSZ; ulimit -f 0; exec $P grade {exercise} {name}/1.json --feedback {name}/pages"
    ));
    assert_eq!(run.code, Some(74), "{} {}", run.out, run.err);
    assert!(!folder.join("pages").exists(), "{}", run.err);
    std::fs::remove_dir_all(&folder).expect("removed");
}
