//! Playback of a solution.

use slidescope_core::puzzle::{Board, Move, Problem, Size};
use slidescope_core::run::replay::SPEEDS;
use slidescope_core::run::{Playhead, Replay};
use slidescope_core::search::Solution;
use slidescope_core::study::SolutionQuality;

fn replay() -> Replay {
    let size = Size::new(3, 3).expect("a legal size");
    let goal = Board::blank_last(size);
    let back = [Move::Up, Move::Left, Move::Left];
    let start = back.iter().fold(goal, |b, &m| b.after(m).expect("inside"));
    let problem = Problem::new(start, goal).expect("one size");
    let forth = back.iter().rev().map(|m| m.inverse()).collect();
    let solution = Solution::checked(&problem, forth).expect("a true path");
    Replay::new(solution, SolutionQuality::Shortest)
}

#[test]
fn it_plays_to_the_end_at_its_speed_and_starts_over() {
    let mut replay = replay();
    assert_eq!(replay.advance(100.0), None, "it waits to be started");
    let play = |replay: &mut Replay| {
        replay.set(Playhead {
            playing: true,
            ..replay.head
        });
    };
    play(&mut replay);
    let each = 1.0 / SPEEDS[replay.head.speed];
    assert!(replay.advance(each * 0.5).is_some());
    assert_eq!(replay.head.at, 0);
    replay.advance(each * 0.75);
    assert_eq!(replay.head.at, 1);
    assert_eq!(replay.advance(100.0), None);
    assert_eq!(replay.head.at, replay.solution.len());
    assert!(!replay.head.playing);
    play(&mut replay);
    assert_eq!(replay.head.at, 0);
}

#[test]
fn moves_are_told_by_tile_and_direction() {
    let replay = replay();
    assert_eq!(replay.as_text().lines().count(), replay.solution.len());
    for (index, line) in replay.as_text().lines().enumerate() {
        let [before, after] = [index, index + 1].map(|at| replay.solution.boards()[at]);
        let (from, to) = (after.blank(), before.blank());
        let arrow = match (from, to) {
            _ if to + 1 == from => '←',
            _ if from + 1 == to => '→',
            _ if to < from => '↑',
            _ => '↓',
        };
        let (number, tile) = (index + 1, before.tile(from));
        assert_eq!(line, format!("{number}. {tile} {arrow}"));
    }
}
