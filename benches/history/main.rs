//! The cost of recording a search, of going to any moment of it, and of flying through its tree. What the groups are
//! and how to read them: `benches/README.md`.

mod flight;
mod workloads;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use flight::Flight;
use workloads::WORKLOADS;

use slidescope_core::explain;
use slidescope_core::layout::Tree;
use slidescope_core::recording::{LevelKey, Recording};
use slidescope_core::search::Side;

/// Recording a whole run.
fn append(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("history-append");
    group.sample_size(10);
    for workload in WORKLOADS {
        let trace = workload.trace();
        group.bench_function(workload.name, |bencher| {
            bencher.iter_batched(
                || workload.empty(),
                |mut recording| {
                    for from in (0..trace.len()).step_by(4096) {
                        recording.append(trace.stretch(from..from + 4096));
                    }
                    recording
                },
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
}

/// Everything that the window shows of a moment; successive moments are far apart.
fn seek(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("history-seek");
    for workload in WORKLOADS {
        let recording = workload.recording();
        let mut k = 0;
        group.bench_function(workload.name, |bencher| {
            bencher.iter(|| {
                k = (k + 618_033) % (recording.len() + 1);
                let moment = recording.at(k);
                let open = moment.open();
                let middle = open.len() / 2;
                let shown = open.range(0..20).chain(open.range(middle..middle + 20));
                let shown = shown.map(|node| node.g).sum::<u32>();
                let levels = moment.levels(Side::Forward, LevelKey::F);
                let words = explain::why(&moment).map(|why| why.to_string());
                black_box((
                    moment.stats(),
                    shown,
                    levels,
                    words,
                    explain::successors(&moment),
                ))
            });
        });
    }
    group.finish();
}

/// Placing every node: those of the search made ahead, and the rest.
fn grow(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tree-grow");
    group.sample_size(10);
    for workload in WORKLOADS {
        let recording = workload.recording();
        group.bench_function(format!("{}-ahead", workload.name), |bencher| {
            bencher.iter(|| workload.tree());
        });
        group.bench_function(workload.name, |bencher| {
            bencher.iter_batched(
                || workload.tree(),
                |mut tree| {
                    tree.grow(&recording, u64::MAX);
                    tree
                },
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
}

/// One frame of a flight through the grown tree.
fn fly(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tree-flight");
    for workload in WORKLOADS {
        let (recording, tree): (Recording, Tree) = workload.grown();
        let mut flight = Flight::new(&tree);
        group.bench_function(workload.name, |bencher| {
            bencher.iter(|| flight.frame(&tree, &recording.newest()));
        });
        println!("{}: {}", workload.name, flight.slowest(&tree, &recording));
    }
    group.finish();
}

/// The whole tree, at moments a thousand expansions apart, as while a search runs, and at moments far apart.
fn scrub(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tree-scrub");
    for workload in WORKLOADS {
        let (recording, tree): (Recording, Tree) = workload.grown();
        for (name, step) in [("by-1000", 1000), ("far", recording.len() / 2 + 1)] {
            let mut flight = Flight::new(&tree);
            let mut k = 0;
            group.bench_function(format!("{}-{name}", workload.name), |bencher| {
                bencher.iter(|| {
                    k = (k + step) % (recording.len() + 1);
                    flight.whole(&tree, &recording.at(k))
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, append, seek, grow, fly, scrub);
criterion_main!(benches);
