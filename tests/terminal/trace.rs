//! `slidescope solve --trace`, run as a person or a script runs it.

use std::fs;
use std::path::PathBuf;

use crate::program::run;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("{name}-{}.trace.json", std::process::id()))
}

#[test]
fn a_trace_is_written_beside_the_answer() {
    let path = file("answer");
    let name = path.to_str().expect("a name");
    let done = run(&["solve", "285174306", "--trace", name, "--format", "json"]);
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    let answer: serde_json::Value = serde_json::from_str(&done.out).expect("JSON");
    let trace: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&path).expect("it is there")).expect("JSON");
    let events = trace["events"].as_array().expect("a list");
    let expanding = events
        .iter()
        .filter(|event| event["type"] == "expanding")
        .count();
    assert_eq!(answer["expanded"], expanding);
    assert_eq!(events.last().expect("some")["g"], answer["length"]);
    fs::remove_file(path).expect("it is there");
}

#[test]
fn a_large_trace_is_warned_of() {
    let path = file("large");
    let done = run(&[
        "solve",
        "867254301",
        "--algorithm",
        "bidirectional",
        "--trace",
        path.to_str().expect("a name"),
    ]);
    assert_eq!(done.code, Some(0));
    assert!(done.err.contains("Posthoc becomes slow"), "{}", done.err);
    fs::remove_file(path).expect("it is there");
}

#[test]
fn what_cannot_be_written_is_said() {
    let done = run(&[
        "solve",
        "285174306",
        "--trace",
        "/no/such/folder/x.trace.json",
    ]);
    assert_eq!((done.code, done.out.as_str()), (Some(74), ""));
    assert!(
        done.err.contains("/no/such/folder/x.trace.json"),
        "{}",
        done.err
    );
    let path = file("none");
    let done = run(&[
        "solve",
        "123456870",
        "--trace",
        path.to_str().expect("a name"),
    ]);
    assert_eq!(done.code, Some(1));
    assert!(
        done.err.contains("not searched") && !path.exists(),
        "{}",
        done.err
    );
}
