use super::*;
use crate::search::{PatternDatabases, Stats};
use crate::study::experiment::{Draw, Lengths};
use crate::study::{measure, parse_strategy};
use std::fs;
use std::ops::ControlFlow;

fn plan() -> Plan {
    let spec = Spec {
        costs: crate::puzzle::Costs::Unit,
        source: crate::study::experiment::Source::Drawn(Draw {
            goal: "123450".parse().expect("a board"),
            lengths: Lengths::new(3, 3, 1).expect("a range"),
            each: 2,
            seed: 1,
        }),
        strategies: vec![parse_strategy("bfs").expect("a strategy")],
        limits: crate::search::Limits::NONE,
    };
    Plan::new(spec).expect("a plan")
}

fn run(plan: &Plan, index: usize) -> Run {
    let (problem, strategy) = (plan.task(index).problem, plan.strategy(index));
    let limits = plan.spec().limits;
    let databases = PatternDatabases::default();
    let go_on = |_: &Stats| ControlFlow::Continue(());
    let measured = measure(&problem, strategy, limits, &databases, go_on);
    Run { index, measured }
}

/// Windows does not allow a file opened for appending to be truncated. Such a file takes every write at its end.
#[test]
fn is_not_opened_for_appending() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("journal");
    let (mut journal, _) = Journal::open(&path, &plan()).expect("a journal");
    let len = journal.0.file.metadata().expect("a file").len();
    journal.0.file.rewind().expect("a file");
    journal.0.file.write_all(b"x").expect("room");
    assert_eq!(journal.0.file.metadata().expect("a file").len(), len);
}

#[test]
fn a_cleared_journal_begins_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("journal");
    let plan = plan();
    let (mut journal, _) = Journal::open(&path, &plan).expect("a journal");
    journal.append(&plan, &run(&plan, 0)).expect("room");
    journal.clear(&plan).expect("room");
    let second = run(&plan, 1);
    journal.append(&plan, &second).expect("room");
    drop(journal);
    let text = fs::read_to_string(&path).expect("text");
    let header = Header::of(&plan);
    let seal = header.seal();
    assert_eq!(text, [header.line(), line(&plan, &second, seal)].concat());
    let (_, found) = Journal::open(&path, &plan).expect("a journal");
    assert_eq!(found, [second]);
}
