use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_parts::theme::hue::*;

#[test]
fn the_usual_strategy_has_one_hue_wherever_it_stands() {
    let of = |heuristic| Strategy::new(Algorithm::AStar, heuristic);
    let all = [Heuristic::Zero, Heuristic::Misplaced, Heuristic::Manhattan].map(of);
    for turn in 0..all.len() {
        let mut turned = all;
        turned.rotate_left(turn);
        let hues = Hue::each(&turned);
        let usual = turned.iter().position(|s| *s == of(Heuristic::Manhattan));
        assert_eq!(usual.map(|at| hues[at]), Some(Hue::Orange), "{turned:?}");
    }
}

#[test]
fn ten_strategies_have_a_hue_each_whatever_their_algorithms() {
    for algorithm in Algorithm::ALL {
        for alike in 1..=10 {
            let others = Algorithm::ALL.iter().copied().filter(|&a| a != algorithm);
            let chosen = std::iter::repeat_n(algorithm, alike).chain(others).take(10);
            let strategies: Vec<Strategy> = chosen
                .map(|algorithm| Strategy::new(algorithm, Heuristic::Manhattan))
                .collect();
            let hues = Hue::each(&strategies);
            for (at, hue) in hues.iter().enumerate() {
                assert!(!hues[..at].contains(hue), "{alike} × {algorithm}: {hues:?}");
            }
            assert_eq!(hues[0], Hue::of(algorithm));
        }
    }
}
