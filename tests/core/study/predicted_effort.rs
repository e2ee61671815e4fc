//! The prediction of Korf, Reid and Edelkamp against iterations counted node by node, and against IDA* itself.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::common::{board, databases, reachable, size};
use slidescope::jobs::machine::Cores;
use slidescope::puzzle::{Board, Move};
use slidescope::search::estimator;
use slidescope::search::{Distances, Heuristic, Strategy};
use slidescope::study::effort::{Effort, Guide, Measuring, Searcher, add_runs, listed_boards};
use slidescope::study::heuristic_check::{Subject, every_value};
use slidescope::study::predicted_effort::{
    Equilibrium, any_blank, blank_at_distance, blank_by_parity, predicted,
};

fn go_on() -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn values(heuristic: Heuristic, distances: &Distances) -> Vec<u32> {
    let subject = Subject::BuiltIn(heuristic);
    every_value(&subject, distances, databases(), &Cores::all(), &|_| {
        go_on()
    })
    .expect("it runs")
}

/// One iteration that goes on at the goal: nodes expanded, and generated.
fn iteration(board: Board, came: Option<Move>, left: u32, h: &impl Fn(&Board) -> u32) -> [u64; 2] {
    if h(&board) > left {
        return [0, 0];
    }
    let mut counts = [1, 0];
    for mv in Move::ALL {
        if came == Some(mv.inverse()) {
            continue;
        }
        if let Some(next) = board.after(mv) {
            counts[1] += 1;
            if left > 0 {
                let below = iteration(next, Some(mv), left - 1, h);
                counts[0] += below[0];
                counts[1] += below[1];
            }
        }
    }
    counts
}

/// On average over all states as starts the prediction is exact, whatever the threshold.
#[test]
fn it_is_exact_on_average_over_all_states() {
    for (shape, goal, thresholds) in [("2x3", "123450", 0..16), ("3x2", "123405", 0..12)] {
        let goal = board(shape, goal);
        let distances = Distances::new(goal).expect("a small space");
        let estimate = estimator(Strategy::default(), &goal, databases());
        let h = |board: &Board| estimate(board.state());
        let equilibrium =
            Equilibrium::of_every_state(&distances, &values(Heuristic::Manhattan, &distances));
        let all = reachable(goal);
        for threshold in thresholds {
            let counts = all
                .iter()
                .map(|&start| iteration(start, None, threshold, &h));
            let sums = counts.fold([0, 0], |sum, of| [sum[0] + of[0], sum[1] + of[1]]);
            let [expanded, generated] = sums.map(|sum| sum as f64 / all.len() as f64);
            let found = predicted(&equilibrium, &any_blank(size(shape)), threshold);
            let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b.max(1.0);
            assert!(
                close(found.expanded, expanded),
                "{threshold}: {found:?} {expanded}"
            );
            assert!(
                close(found.generated, generated),
                "{threshold}: {found:?} {generated}"
            );
        }
    }
}

/// Boards of all distances together, each distance as often as there are states at it: over them the prediction for the
/// last iteration is within a factor of 2.5 of all that IDA* expands, though that begins with smaller thresholds and stops
/// at the goal. For boards of one distance it holds near the mean of 22 alone, within a factor of 2.2 from 18 to 24: boards
/// nearer to the goal have smaller estimates than the random board that the theory speaks of, those farther away larger
/// ones.
#[test]
fn it_is_near_what_ida_star_expands_on_boards_of_the_commonest_lengths() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    let values = values(Heuristic::Manhattan, &distances);
    let equilibrium = Equilibrium::of_every_state(&distances, &values);
    let guide = Guide::by_values(&distances, Arc::new(values)).expect("of this space");
    let boards = listed_boards(&distances, 1..=31, 40, 1);
    let mut effort = Effort::default();
    let measuring = Measuring {
        guide: &guide,
        searcher: Searcher::IdaStar,
        boards: &boards,
        expansions: u64::MAX,
    };
    add_runs(
        &mut effort,
        measuring,
        40,
        &Cores::all(),
        &go_on,
        &mut |_| (),
    )
    .expect("it runs");
    let (mut measured, mut theory) = (0.0, 0.0);
    for (&length, of) in &effort.lengths {
        let mean = of.mean_expanded().expect("no limit");
        let root = blank_at_distance(&distances, length);
        let one = predicted(&equilibrium, &root, length).expanded;
        println!("{length}: {mean} {one}");
        if (18..=24).contains(&length) {
            assert!(
                (1.0 / 2.2..2.2).contains(&(one / mean)),
                "{length}: {one} {mean}"
            );
        }
        let states = distances.counts()[length as usize] as f64;
        measured += mean * states;
        theory += one * states;
    }
    println!("{}", theory / measured);
    assert!(
        (1.0 / 2.5..2.5).contains(&(theory / measured)),
        "{theory} {measured}"
    );
}

/// Complete iterations from random boards of the 8-puzzle, as the theory has them: only the sample makes a difference.
#[test]
fn it_is_what_complete_iterations_from_random_boards_expand() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    let values = values(Heuristic::Manhattan, &distances);
    let equilibrium = Equilibrium::of_every_state(&distances, &values);
    let estimate = estimator(Strategy::default(), &goal, databases());
    let h = |board: &Board| estimate(board.state());
    let starts: Vec<Board> = (0..2_000_u64)
        .map(|seed| slidescope::puzzle::random_walk(goal, 1_000 + seed as usize % 2, seed))
        .collect();
    // Seeds of odd walks are as many as those of even ones, but five of nine cells are even.
    for (threshold, even) in [(19, 1), (20, 0), (21, 1), (22, 0)] {
        let fits = |start: &&Board| (size("3x3").distance(start.blank(), goal.blank())) % 2 == even;
        let starts: Vec<&Board> = starts.iter().filter(fits).collect();
        let counts = starts
            .iter()
            .map(|start| iteration(**start, None, threshold, &h)[0]);
        let mean = counts.sum::<u64>() as f64 / starts.len() as f64;
        let root = blank_by_parity(&goal, threshold);
        let found = predicted(&equilibrium, &root, threshold).expanded;
        println!("{threshold}: {found} {mean}");
        assert!(
            (0.85..1.15).contains(&(found / mean)),
            "{threshold}: {found} {mean}"
        );
    }
}

#[test]
fn a_sample_of_states_has_nearly_the_distribution_of_all() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    let all = Equilibrium::of_every_state(&distances, &values(Heuristic::Manhattan, &distances));
    let subject = Subject::BuiltIn(Heuristic::Manhattan);
    let go_on = |_| ControlFlow::Continue(());
    let some = Equilibrium::of_sample(&subject, goal, 5_000, databases(), &go_on).expect("it runs");
    for cell in 0..9 {
        for h in 0..25 {
            let (all, some) = (all.share(cell, h), some.share(cell, h));
            assert!((all - some).abs() < 0.08, "{cell} {h}: {all} {some}");
        }
    }
    let root = any_blank(size("3x3"));
    let ratio = predicted(&some, &root, 22).expanded / predicted(&all, &root, 22).expanded;
    assert!((0.9..1.1).contains(&ratio), "{ratio}");
}
