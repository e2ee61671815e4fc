//! The prediction of Korf, Reid and Edelkamp against iterations counted node by node, and against IDA* itself.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::common::{board, databases, reachable, size};
use slidescope::jobs::machine::Cores;
use slidescope::puzzle::{Board, Move};
use slidescope::search::{Distances, Heuristic, Sequential};
use slidescope::study::effort::{Effort, Guide, Measuring, Searcher, add_runs, listed_boards};
use slidescope::study::heuristic_check::{Subject, every_value};
use slidescope::study::predicted_effort::{
    Equilibrium, Predicted, any_blank, blank_at_distance, predicted,
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
        let estimate =
            slidescope::search::heuristics::estimator(Heuristic::Manhattan, &goal, databases());
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

#[test]
fn measure_the_fit() {
    let goal = board("3x3", "123456780");
    let distances = Distances::new(goal).expect("a small space");
    for heuristic in [
        Heuristic::Misplaced,
        Heuristic::Manhattan,
        Heuristic::LinearConflict,
    ] {
        let values = values(heuristic, &distances);
        let equilibrium = Equilibrium::of_every_state(&distances, &values);
        let estimate = slidescope::search::heuristics::estimator(heuristic, &goal, databases());
        let h = |board: &Board| estimate(board.state());
        let guide = Guide::by_values(&distances, Arc::new(values)).expect("of this space");
        let lengths: Vec<u32> = (4..=30).step_by(2).collect();
        let boards = listed_boards(&distances, lengths.clone(), 60, 1);
        let mut effort = Effort::default();
        let measuring = Measuring {
            guide: &guide,
            searcher: Searcher::IdaStar,
            boards: &boards,
            expansions: 30_000_000,
        };
        add_runs(
            &mut effort,
            measuring,
            60,
            &Cores::all(),
            &go_on,
            &mut |_| (),
        )
        .expect("it runs");
        for length in lengths {
            let root = blank_at_distance(&distances, length);
            let one = predicted(&equilibrium, &root, length).expanded;
            let all: f64 = (0..=length)
                .rev()
                .step_by(2)
                .map(|t| predicted(&equilibrium, &root, t).expanded)
                .sum();
            let below = all - one;
            let full: u64 = boards[&length]
                .iter()
                .map(|b| iteration(*b, None, length, &h)[0])
                .sum();
            let n = boards[&length].len() as f64;
            println!(
                "{heuristic:?} d {length}: ida {:?}, complete last {:.1}, predicted last {one:.1}, all {all:.1}, mid {:.1}",
                effort.mean_expanded(length),
                full as f64 / n,
                below + one / 2.0
            );
        }
    }
}
