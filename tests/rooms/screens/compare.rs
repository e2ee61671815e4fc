//! A comparison without a window.

use std::ops::ControlFlow;

use crate::testing::poll_until;
use slidescope::window::screens::compare::Lane;
use slidescope::window::screens::compare::lane::CAP;
use slidescope::window::shell::Model;
use slidescope_core::boards;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::run::{ClockBy, Transport};
use slidescope_core::search::{Algorithm, Heuristic, Limits, Strategy};
use slidescope_core::study::Measurement;
use slidescope_core::study::compare::compare;
use slidescope_parts::{Effect, Screen};

fn model() -> Model {
    let mut model = crate::testing::model();
    model.update(Effect::Visit(Screen::Compare));
    model
}

fn finish(model: &mut Model) {
    model.update(Effect::transport(Transport::Finish));
    poll_until(model, |model| {
        let mut runs = model.compare.lanes.iter().flat_map(|lane| &lane.run);
        !model.compare.is_searching() && runs.all(|run| run.timeline.recording().is_whole())
    });
    model.poll();
}

fn problem(model: &Model) -> Problem {
    let problem = model.facts.boards.editor.problem();
    problem.expect("the first board is legal")
}

#[test]
fn what_the_searches_did_is_what_they_do_alone() {
    let mut model = model();
    for algorithm in [
        Algorithm::Greedy,
        Algorithm::WeightedAStar,
        Algorithm::IdaStar,
    ] {
        let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
        model.compare.add(strategy);
    }
    finish(&mut model);
    let (problem, strategies) = (problem(&model), model.compare.strategies());
    let (limits, databases) = (Limits::NONE, &model.facts.databases);
    let go_on = |_, _: &_| ControlFlow::Continue(());
    let alone = compare(&problem, &strategies, limits, databases, go_on).expect("six");
    let compared = model.compare.comparison(&[true; 6]).expect("it has begun");
    assert_eq!(compared.rows.len(), alone.rows.len());
    for (row, expected) in compared.rows.iter().zip(&alone.rows) {
        let counts = |m: &Measurement| {
            let nodes = (m.expanded, m.generated, m.visited, m.peak_frontier);
            (m.strategy, m.end, m.length, nodes)
        };
        assert_eq!(counts(&row.measured), counts(&expected.measured));
        assert_eq!(row.verdict, expected.verdict);
        assert_eq!(row.ratio, expected.ratio);
    }
}

#[test]
fn by_depth_each_stands_at_its_last_moment_before_a_larger_one() {
    let mut model = model();
    for algorithm in [Algorithm::Greedy, Algorithm::UniformCost] {
        let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
        model.compare.add(strategy);
    }
    finish(&mut model);
    for lane in model.compare.lanes {
        let made = lane.stats().expanded;
        for depth in 0..lane.end(ClockBy::Depth) {
            let k = lane.moment_at(ClockBy::Depth, depth);
            assert!(u64::from(lane.stats_at(k).depth) <= depth);
            assert!(u64::from(lane.stats_at(k + 1).depth) > depth);
        }
        let end = lane.end(ClockBy::Depth);
        assert_eq!(lane.moment_at(ClockBy::Depth, end), made);
        let curve: Vec<u64> = lane.by_depth().map(|(depth, _)| depth).collect();
        let all: Vec<u64> = (0..=end).collect();
        assert_eq!(curve, all, "{}", lane.strategy);
    }
}

#[test]
fn by_time_a_later_moment_never_shows_less() {
    let mut model = model();
    model.compare.count_by(ClockBy::Time);
    finish(&mut model);
    for lane in model.compare.lanes {
        assert!(lane.alone, "{} was disturbed", lane.strategy);
        let end = lane.end(ClockBy::Time);
        let moments: Vec<u64> = (0..=end + 1)
            .step_by((end / 50).max(1) as usize)
            .chain([end])
            .map(|at| lane.moment_at(ClockBy::Time, at))
            .collect();
        assert!(moments.is_sorted_by_key(|&k| k.min(lane.stats().expanded)));
        assert_eq!(moments.last(), Some(&lane.stats().expanded));
    }
}

#[test]
fn six_recordings_take_no_more_than_one_search_alone() {
    let mut model = model();
    let board = |rows: &str| rows.parse::<Board>().expect("a board");
    let start = board("14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3");
    let goal = board("0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15");
    let problem = Problem::new(start, goal).expect("one size");
    model.update(Effect::Edit(boards::Edit::Load(problem)));
    for heuristic in [
        Heuristic::Zero,
        Heuristic::Misplaced,
        Heuristic::LinearConflict,
    ] {
        let strategy = Strategy::new(Algorithm::AStar, heuristic);
        model.compare.add(strategy);
    }
    assert!(!model.compare.has_room());
    model.update(Effect::transport(Transport::Finish));
    let truncated = |lane: &&Lane| {
        let run = lane.run.as_ref();
        run.is_some_and(|run| run.timeline.is_truncated())
    };
    poll_until(&mut model, |model| {
        model.compare.lanes.iter().filter(truncated).count() >= 4
    });
    let nodes = |lane: &Lane| {
        let run = lane.run.as_ref();
        run.map_or(0, |run| run.timeline.recording().nodes())
    };
    let held: usize = model.compare.lanes.iter().map(nodes).sum();
    assert!(held > 0 && held <= 6 * (CAP + 4096), "{held}");
    let lane = model.compare.lanes.iter().find(truncated);
    let lane = lane.expect("one of them went on beyond its recording");
    let k = lane.recorded() + 1;
    assert!(lane.stats_at(k).visited > 0, "counters go on beyond it");
}

#[test]
fn a_strategy_is_not_compared_with_itself() {
    let mut model = model();
    let before = model.compare.lanes.len();
    let again = model.compare.lanes[0].strategy;
    model.compare.add(again);
    model.compare.change(1, again);
    assert_eq!(model.compare.lanes.len(), before);
    assert_ne!(model.compare.lanes[1].strategy, again);
    assert!(model.compare.status(&model.facts).text.contains("already"));
}

#[test]
fn a_depth_limit_is_kept_only_where_it_is_shown() {
    let mut model = model();
    let limited = |algorithm| Strategy {
        depth_limit: Some(5),
        ..Strategy::new(algorithm, Heuristic::Manhattan)
    };
    let limit = |model: &Model| model.compare.lanes[0].strategy.depth_limit;
    for (algorithm, kept) in [
        (Algorithm::DepthLimited, Some(5)),
        (Algorithm::IdaStar, Some(5)),
        (Algorithm::Greedy, None),
    ] {
        model.compare.change(0, limited(algorithm));
        assert_eq!(limit(&model), kept, "{algorithm}");
    }
}
