//! Slidescope's searches beside those of the `pathfinding` crate, and a watched run beside an unwatched one. What the
//! groups are and how to read them: `benches/README.md`.

mod exact;
mod heuristics;
mod ours;
mod peer;
mod streamed;
mod workloads;

use std::fmt::Debug;
use std::sync::Once;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use peer::Peer;
use workloads::{
    Goal, HARDEST, HARDEST_MOVES, KORF_12, KORF_12_MOVES, SPACE_3X3, STATES_TO_DEPTH_20,
    WITHIN_DEPTH_19, korf_numbered,
};

/// Measures the two sides of one group. Each must first give the known answer.
fn side_by_side<A: PartialEq + Debug>(
    criterion: &mut Criterion,
    name: &str,
    samples: usize,
    answer: &A,
    slidescope: &dyn Fn() -> A,
    pathfinding: &dyn Fn() -> A,
) {
    let mut group = criterion.benchmark_group(name);
    group.sample_size(samples);
    for (side, run) in [("slidescope", slidescope), ("pathfinding", pathfinding)] {
        let checked = Once::new();
        group.bench_function(side, |bencher| {
            checked.call_once(|| assert_eq!(run(), *answer, "{name}/{side} is wrong"));
            bencher.iter(run);
        });
    }
    group.finish();
}

fn bfs_3x3_space(criterion: &mut Criterion) {
    let goal = Goal::ThreeByThree.board();
    let peer = Peer::new(&goal);
    side_by_side(
        criterion,
        "bfs-3x3-space",
        50,
        &SPACE_3X3,
        &|| ours::states_around(goal, None),
        &|| peer.states_around_goal(None),
    );
}

fn bfs_3x3_hardest(criterion: &mut Criterion) {
    let problems = HARDEST.map(|start| Goal::ThreeByThree.from(start));
    let peers = problems.map(|p| Peer::new(&p.goal()));
    side_by_side(
        criterion,
        "bfs-3x3-hardest",
        50,
        &[HARDEST_MOVES; 2],
        &|| problems.map(|p| ours::bfs(&p)),
        &|| [0, 1].map(|i| peers[i].bfs(&problems[i].start())),
    );
}

fn bidirectional_3x3_hardest(criterion: &mut Criterion) {
    let problems = HARDEST.map(|start| Goal::ThreeByThree.from(start));
    let peers = problems.map(|p| Peer::new(&p.goal()));
    side_by_side(
        criterion,
        "bidirectional-3x3-hardest",
        50,
        &[HARDEST_MOVES; 2],
        &|| problems.map(|p| ours::bidirectional(&p)),
        &|| [0, 1].map(|i| peers[i].bidirectional(&problems[i].start())),
    );
}

fn astar_3x3_hardest(criterion: &mut Criterion) {
    let problems = HARDEST.map(|start| Goal::ThreeByThree.from(start));
    let peers = problems.map(|p| Peer::new(&p.goal()));
    side_by_side(
        criterion,
        "astar-3x3-hardest",
        50,
        &[HARDEST_MOVES; 2],
        &|| problems.map(|p| ours::astar(&p)),
        &|| [0, 1].map(|i| peers[i].astar(&problems[i].start())),
    );
}

fn bfs_4x4_depth20(criterion: &mut Criterion) {
    let goal = Goal::FourByFour.board();
    let peer = Peer::new(&goal);
    side_by_side(
        criterion,
        "bfs-4x4-depth20",
        10,
        &STATES_TO_DEPTH_20,
        &|| ours::states_around(goal, Some(WITHIN_DEPTH_19)),
        &|| peer.states_around_goal(Some(WITHIN_DEPTH_19)),
    );
    ours::print_memory_around(goal, WITHIN_DEPTH_19);
}

fn bidirectional_4x4_korf55(criterion: &mut Criterion) {
    let (problem, length, _) = korf_numbered(55);
    let peer = Peer::new(&problem.goal());
    side_by_side(
        criterion,
        "bidirectional-4x4-korf55",
        10,
        &length,
        &|| ours::bidirectional(&problem),
        &|| peer.bidirectional(&problem.start()),
    );
    ours::print_memory_bidirectional("bidirectional-4x4-korf55", &problem);
}

fn astar_4x4(criterion: &mut Criterion) {
    for number in [5, 79] {
        let (problem, length, _) = korf_numbered(number);
        let peer = Peer::new(&problem.goal());
        let name = format!("astar-4x4-korf{number}");
        side_by_side(
            criterion,
            &name,
            10,
            &length,
            &|| ours::astar(&problem),
            &|| peer.astar(&problem.start()),
        );
        ours::print_memory_astar(&name, &problem);
    }
}

fn idastar_4x4_korf12(criterion: &mut Criterion) {
    let problem = Goal::FourByFourBlankFirst.from(KORF_12);
    let peer = Peer::new(&problem.goal());
    side_by_side(
        criterion,
        "idastar-4x4-korf12",
        10,
        &KORF_12_MOVES,
        &|| ours::idastar(&problem),
        &|| peer.idastar(&problem.start()),
    );
}

/// IDA* on a larger instance, without the other side: nodes generated per second.
fn idastar_4x4_korf1(criterion: &mut Criterion) {
    let (problem, _, nodes) = korf_numbered(1);
    let mut group = criterion.benchmark_group("idastar-4x4-korf1");
    group
        .sample_size(10)
        .throughput(Throughput::Elements(nodes));
    group.bench_function("slidescope", |bencher| {
        bencher.iter(|| assert_eq!(ours::idastar_generated(&problem), nodes, "it is wrong"));
    });
    group.finish();
}

criterion_group!(
    benches,
    bfs_3x3_space,
    bfs_3x3_hardest,
    bidirectional_3x3_hardest,
    astar_3x3_hardest,
    bfs_4x4_depth20,
    bidirectional_4x4_korf55,
    astar_4x4,
    idastar_4x4_korf12,
    idastar_4x4_korf1,
    streamed::streamed_3x3,
    exact::pdb_build,
    exact::pdb_korf,
    exact::pdb_hardest,
    exact::survey_3x4,
    heuristics::check_3x3,
    heuristics::effort_3x3,
    heuristics::own_astar,
);
criterion_main!(benches);
