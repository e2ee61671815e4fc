//! Slidescope's searches beside those of the `pathfinding` crate, and a watched run beside an unwatched one. What the
//! groups are and how to read them: `benches/README.md`.

mod exact;
mod ours;
mod peer;
mod streamed;
mod workloads;

use std::{fmt::Debug, sync::Once};

use criterion::{Criterion, criterion_group, criterion_main};

use peer::Peer;
use workloads::{
    Goal, HARDEST, HARDEST_MOVES, KORF_79, KORF_79_MOVES, SPACE_3X3, STATES_TO_DEPTH_20,
    WITHIN_DEPTH_19,
};

/// One group: the two sides, each of which must first give the answer that is known.
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
    ours::print_memory(goal, WITHIN_DEPTH_19);
}

fn astar_4x4_korf79(criterion: &mut Criterion) {
    let problem = Goal::FourByFourBlankFirst.from(KORF_79);
    let peer = Peer::new(&problem.goal());
    side_by_side(
        criterion,
        "astar-4x4-korf79",
        10,
        &KORF_79_MOVES,
        &|| ours::astar(&problem),
        &|| peer.astar(&problem.start()),
    );
}

criterion_group!(
    benches,
    bfs_3x3_space,
    bfs_3x3_hardest,
    bidirectional_3x3_hardest,
    astar_3x3_hardest,
    bfs_4x4_depth20,
    astar_4x4_korf79,
    streamed::streamed_3x3,
    exact::pdb_build,
    exact::pdb_korf,
    exact::survey_3x4,
);
criterion_main!(benches);
