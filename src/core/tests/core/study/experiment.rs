//! Experiments: their boards, their runs on several threads, and their summaries.

use std::collections::HashSet;
use std::time::Duration;

use crate::common::{self, databases};
use slidescope_core::puzzle::Board;
use slidescope_core::search::{Distances, Limits};
use slidescope_core::study::experiment::{
    Control, Draw, Event, Lengths, Plan, Progress, Run, RunState, Source, Spec, SpecError, Stopped,
    Summary, read_instances, results_table, run,
};
use slidescope_core::study::table::Format;
use slidescope_core::study::{End, Measurement, branching, parse_strategy};

pub fn spec(goal: Board, lengths: &str, each: u32, strategies: &[&str]) -> Spec {
    Spec {
        costs: slidescope_core::puzzle::Costs::Unit,
        source: Source::Drawn(Draw {
            goal,
            lengths: lengths.parse().expect("lengths"),
            each,
            seed: 1,
        }),
        strategies: strategies
            .iter()
            .map(|name| parse_strategy(name).expect(name))
            .collect(),
        limits: Limits::NONE,
    }
}

pub fn plan(lengths: &str, each: u32, strategies: &[&str]) -> Plan {
    Plan::new(spec(
        common::board("3x3", "123456780"),
        lengths,
        each,
        strategies,
    ))
    .expect("a plan")
}

/// All runs: `done`, and the rest made on so many threads.
pub fn all(plan: &Plan, done: &[Run], threads: usize) -> Vec<Run> {
    let mut runs = done.to_vec();
    let stopped = run(
        plan,
        done,
        threads,
        &Control::default(),
        databases(),
        |event| {
            if let Event::Finished(run) = event {
                runs.push(*run);
            }
        },
    );
    assert_eq!(stopped.expect("no defect"), Stopped::Complete);
    runs
}

/// One run of the plan.
pub fn one(plan: &Plan) -> Run {
    let control = Control::default();
    let mut made = None;
    let stopped = run(plan, &[], 1, &control, databases(), |event| {
        if let Event::Finished(run) = event {
            made = Some(*run);
            control.cancel();
        }
    });
    stopped.expect("no defect");
    made.expect("a run")
}

/// The runs without their times, which differ every time.
pub fn timeless(runs: &[Run]) -> Vec<Run> {
    let timeless = |run: &Run| Run {
        measured: Measurement {
            elapsed: Duration::ZERO,
            ..run.measured
        },
        ..*run
    };
    let mut runs: Vec<Run> = runs.iter().map(timeless).collect();
    runs.sort_by_key(|run| run.index);
    runs
}

#[test]
fn boards_have_exactly_the_length_asked_for_and_none_comes_twice() {
    for (size, goal, lengths, each) in [
        ("2x3", "123450", "0..21", 5),
        ("3x3", "123804765", "0..30:3", 40),
        ("2x4", "12345670", "10..12", 9),
    ] {
        let goal = common::board(size, goal);
        let plan = Plan::new(spec(goal, lengths, each, &["bfs"])).expect("a plan");
        let table = Distances::new(goal).expect("small");
        let mut seen = HashSet::new();
        for task in plan.tasks() {
            assert_eq!(table.distance(&task.problem.start()), task.length);
            assert!(seen.insert(task.problem.start()), "twice");
        }
        let asked: Lengths = lengths.parse().expect("lengths");
        let scarce = plan.scarce();
        for length in asked.iter() {
            let have = plan
                .tasks()
                .iter()
                .filter(|task| task.length == Some(length))
                .count();
            let there = table.counts()[length as usize] as usize;
            assert_eq!(have, there.min(each as usize));
            assert_eq!(scarce.contains(&(length, have)), there < each as usize);
        }
    }
}

#[test]
fn a_seed_gives_the_same_boards_whatever_else_is_asked() {
    let starts = |plan: &Plan, length| -> Vec<Board> {
        let tasks = plan
            .tasks()
            .iter()
            .filter(|task| task.length == Some(length));
        tasks.map(|task| task.problem.start()).collect()
    };
    let few = starts(&plan("20", 5, &["bfs"]), 20);
    let many = starts(&plan("18..22", 9, &["bfs", "astar"]), 20);
    assert_eq!(few, many[..5]);
    let mut other = spec(common::board("3x3", "123456780"), "20", 5, &["bfs"]);
    if let Source::Drawn(draw) = &mut other.source {
        draw.seed = 2;
    }
    assert_ne!(starts(&Plan::new(other).expect("a plan"), 20), few);
}

#[test]
fn large_boards_are_random_walks_and_solvable() {
    let goal = Board::blank_last(common::size("3x4"));
    let plan = Plan::new(spec(goal, "10..12", 5, &["astar"])).expect("a plan");
    assert!(!plan.is_exact());
    assert_eq!(plan.tasks().len(), 15);
    for run in all(&plan, &[], 2) {
        let walk = plan.task(run.index).length.expect("drawn");
        let found = run.measured.length.expect("a walk can be walked back");
        assert!(found <= walk && found % 2 == walk % 2, "{found} of {walk}");
    }
}

#[test]
fn the_numbers_are_the_same_on_any_number_of_threads() {
    let plan = plan("8..20:4", 6, &["bfs", "bidirectional", "astar:manhattan"]);
    let one = all(&plan, &[], 1);
    let summary = Summary::of(&plan, &timeless(&one));
    for threads in [2, 4] {
        let several = all(&plan, &[], threads);
        assert_eq!(timeless(&several), timeless(&one), "{threads}");
        assert_eq!(Summary::of(&plan, &timeless(&several)), summary);
    }
    // The order in which runs finish does not change a bit of the summary.
    let mut backwards = timeless(&one);
    backwards.reverse();
    assert_eq!(Summary::of(&plan, &backwards), summary);
}

#[test]
fn what_is_finished_is_kept_when_it_is_cancelled_and_the_rest_can_be_made_later() {
    // Enough runs that some are left when the seventh is finished.
    let plan = plan("16..20", 200, &["bfs", "astar"]);
    let control = Control::default();
    let mut kept = Vec::new();
    let stopped = run(&plan, &[], 2, &control, databases(), |event| {
        if let Event::Finished(run) = event {
            kept.push(*run);
            if kept.len() == 7 {
                control.cancel();
            }
        }
    });
    assert_eq!(stopped.expect("no defect"), Stopped::Cancelled);
    assert!(
        kept.len() >= 7 && kept.len() < plan.runs(),
        "{}",
        kept.len()
    );
    assert!(kept.iter().all(|run| run.measured.end == End::Solved));
    let whole = all(&plan, &kept, 3);
    assert_eq!(timeless(&whole), timeless(&all(&plan, &[], 1)));
}

#[test]
fn a_cancelled_experiment_ends_in_the_middle_of_a_run() {
    // Breadth-first search of the 15-puzzle takes longer than a test.
    let goal = slidescope_core::puzzle::Board::blank_last(common::size("4x4"));
    let plan = Plan::new(spec(goal, "200", 4, &["bfs"])).expect("a plan");
    let control = Control::default();
    let stopped = run(&plan, &[], 2, &control, databases(), |event| {
        assert!(matches!(event, Event::Tick), "none is finished");
        control.cancel();
    });
    assert_eq!(stopped.expect("no defect"), Stopped::Cancelled);
}

#[test]
fn a_paused_experiment_makes_no_runs_until_it_is_resumed() {
    let plan = plan("10", 4, &["bfs"]);
    let control = Control::default();
    control.pause();
    let (mut ticks, mut finished) = (0, 0);
    let stopped = run(&plan, &[], 2, &control, databases(), |event| match event {
        Event::Tick => {
            assert_eq!(finished, 0);
            ticks += 1;
            control.resume();
        }
        Event::Finished(_) => {
            assert!(ticks > 0, "it was paused");
            finished += 1;
        }
    });
    assert_eq!(stopped.expect("no defect"), Stopped::Complete);
    assert_eq!(finished, 4);
    control.cancel();
    control.resume();
    assert_eq!(
        control.state(),
        RunState::Cancelled,
        "cancelled is for good"
    );
}

#[test]
fn the_summary_is_mean_spread_and_branching_factor_of_each_length_and_strategy() {
    let plan = plan("6..18:6", 8, &["bfs", "astar:misplaced"]);
    let runs = all(&plan, &[], 2);
    let summary = Summary::of(&plan, &runs);
    assert_eq!(summary.groups().count(), 6);
    for group in summary.groups() {
        let of_it = |run: &&Run| {
            plan.task(run.index).length == group.length && run.measured.strategy == group.strategy
        };
        let counts: Vec<f64> = runs
            .iter()
            .filter(of_it)
            .map(|run| run.measured.generated as f64)
            .collect();
        let mean = counts.iter().sum::<f64>() / 8.0;
        let variance = counts.iter().map(|n| (n - mean).powi(2)).sum::<f64>() / 7.0;
        assert_eq!(
            (group.runs, group.solved(), group.proven, group.limited),
            (8, 8, 8, 0)
        );
        assert_eq!(group.generated.mean(), Some(mean));
        assert!(
            (group.generated.deviation().expect("eight") - variance.sqrt()).abs() < 1e-6 * mean
        );
        assert_eq!(
            group.branching(),
            branching(mean, group.length.expect("drawn"))
        );
    }
    let csv = summary.table(&plan).write(Format::Csv);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let read: Vec<std::collections::HashMap<String, String>> = reader
        .deserialize()
        .map(|row| row.expect("a row"))
        .collect();
    for (row, group) in read.iter().zip(summary.groups()) {
        assert_eq!(row["length"], group.length.expect("drawn").to_string());
        assert_eq!(row["generated"].parse().ok(), group.generated.mean());
        assert_eq!(
            row["generated_sd"].parse().ok(),
            group.generated.deviation()
        );
        assert_eq!(row["branching"].parse().ok(), group.branching());
    }
    let each = results_table(&plan, &runs);
    assert_eq!(each.rows().len(), runs.len());
}

#[test]
fn runs_that_hit_a_limit_are_counted_and_left_out_of_the_means() {
    let mut spec = spec(
        common::board("3x3", "123456780"),
        "20",
        6,
        &["bfs", "astar"],
    );
    spec.limits.expansions = Some(5_000);
    let plan = Plan::new(spec).expect("a plan");
    let summary = Summary::of(&plan, &all(&plan, &[], 2));
    let groups: Vec<_> = summary.groups().collect();
    assert_eq!(
        (
            groups[0].limited,
            groups[0].solved(),
            groups[0].generated.mean()
        ),
        (6, 0, None)
    );
    assert_eq!((groups[1].limited, groups[1].solved()), (0, 6));
    assert!(
        summary
            .table(&plan)
            .notes()
            .any(|note| note.starts_with("6 runs found no solution"))
    );
}

#[test]
fn the_rest_is_estimated_once_there_is_one_of_each_kind() {
    let plan = plan("6..8", 4, &["bfs", "astar"]);
    let runs = all(&plan, &[], 1);
    let mut progress = Progress::new(&plan);
    assert_eq!((progress.finished, progress.total), (0, 24));
    assert_eq!(progress.remaining(2), None);
    let second = |run: &Run| Run {
        measured: Measurement {
            elapsed: Duration::from_secs(1 + run.index as u64 % 2),
            ..run.measured
        },
        ..*run
    };
    // After the first boards of the three lengths by both strategies, 18 runs are left, half of 1 s, half of 2 s.
    for run in &timeless(&runs)[..6] {
        progress.add(&plan, &second(run));
    }
    assert_eq!(progress.remaining(1), Some(Duration::from_secs(27)));
    assert_eq!(progress.remaining(2), Some(Duration::from_millis(13_500)));
    for run in &timeless(&runs)[6..] {
        progress.add(&plan, &second(run));
    }
    assert_eq!(progress.remaining(4), Some(Duration::ZERO));
    assert_eq!(progress.finished, 24);
}

#[test]
fn what_cannot_be_run_is_refused() {
    let goal = common::board("3x3", "123456780");
    let refused = |lengths: &str, each: u32, strategies: &[&str]| {
        Plan::new(spec(goal, lengths, each, strategies)).expect_err("refused")
    };
    assert_eq!(refused("6", 1, &[]), SpecError::NoStrategies);
    assert_eq!(refused("6", 0, &["bfs"]), SpecError::NoBoards);
    assert_eq!(
        refused("6", 1, &["astar", "astar:manhattan"]),
        SpecError::Twice("A* · Manhattan".to_owned())
    );
    assert_eq!(
        refused("30..33", 1, &["bfs"]),
        SpecError::TooFar {
            length: 32,
            goal,
            farthest: 31
        }
    );
    assert!(matches!(
        refused("6..20", u32::MAX, &["bfs"]),
        SpecError::TooMany { .. }
    ));
}

#[test]
fn boards_come_from_a_file_too() {
    let text = "\u{feff}# two boards\n\ngoal: 1 2 3 / 4 5 0\nfirst: 4 1 2 / 5 0 3 = 5  # short\n 123 / 540 5\n";
    let fault = read_instances(text, None)
        .expect_err("a damaged line")
        .to_string();
    assert!(fault.starts_with("line 5:"), "{fault}");
    let text = "goal: 1 2 3 / 4 5 0\nfirst: 4 1 2 / 5 0 3 = 5  # short\n[[3,2,4],[1,5,0]]\n";
    let instances = read_instances(text, None).expect("two boards");
    assert_eq!(instances.len(), 2);
    assert_eq!(
        (instances[0].name.as_str(), instances[0].length),
        ("first", Some(5))
    );
    assert_eq!(
        (instances[1].name.as_str(), instances[1].length),
        ("", None)
    );
    let plan = Plan::new(Spec {
        costs: slidescope_core::puzzle::Costs::Unit,
        source: Source::Given(instances),
        strategies: vec![parse_strategy("bfs").expect("bfs")],
        limits: Limits::NONE,
    })
    .expect("a plan");
    let runs = timeless(&all(&plan, &[], 2));
    let found: Vec<_> = runs.iter().map(|run| run.measured.length).collect();
    assert_eq!(found, [Some(5), Some(14)]);
    for (text, part) in [
        ("1 2 3 / 5 4 0", "no solution"),
        ("412503 = five", "“five”"),
        ("a: 412503\ngoal: 1234567", "line 2"),
        ("goal: 123456780\n412503", "line 2"),
    ] {
        let fault = read_instances(text, None).expect_err(text).to_string();
        assert!(fault.contains(part), "{text}: {fault}");
    }
}
