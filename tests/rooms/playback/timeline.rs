//! Recorded moments, and moments beyond the recording.

use std::cell::Cell;
use std::sync::Arc;

use crate::testing::{KORF_1, choose, poll_until, problem};
use slidescope::window::shell::Model;
use slidescope_core::boards;
use slidescope_core::layout::Tree;
use slidescope_core::recording::{Coverage, Recording};
use slidescope_core::run::live::Rerun;
use slidescope_core::run::{Phase, Run, Timeline, Transport};
use slidescope_core::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
use slidescope_core::tasks::under_both_runners;
use slidescope_parts::Effect;

/// A 15-puzzle whose search by BFS exceeds the memory limit.
fn endless() -> Model {
    let mut model = Model::new(7, 256 << 20, Arc::new(|| {}));
    model.update(Effect::Edit(boards::Edit::Load(problem(KORF_1))));
    choose(&mut model, Algorithm::Bfs);
    model
}

fn run(model: &Model) -> &Run {
    model.facts.playback.run.as_ref().expect("a run")
}

fn shown(model: &Model) -> slidescope_core::search::Stats {
    run(model).shown()
}

/// Searches until `more` expansions are made than are recorded.
fn search_beyond(model: &mut Model, more: u64) {
    model.update(Effect::transport(Transport::Finish));
    poll_until(model, |m| {
        let timeline = &run(m).timeline;
        timeline.is_truncated() && timeline.newest() > timeline.recorded() + more
    });
    // It may already have reached its memory limit.
    if model.facts.playback.phase() == Some(Phase::Running) {
        model.update(Effect::transport(Transport::Toggle));
    }
}

/// Goes to a moment for which the search is repeated.
fn go_to(model: &mut Model, beyond: u64) {
    model.update(Effect::transport(Transport::GoTo(beyond)));
    assert!(run(model).timeline.is_beyond());
    let is_there = |m: &Model| run(m).rerun().is_some_and(Rerun::is_there);
    poll_until(model, is_there);
    assert_eq!(shown(model).expanded, beyond);
}

#[test]
fn a_moment_beyond_what_is_recorded_is_searched_again() {
    under_both_runners(|| {
        let mut model = endless();
        search_beyond(&mut model, 50_000);
        let timeline = &run(&model).timeline;
        let nodes = timeline.recording().nodes();
        assert!(nodes >= Recording::CAP, "{nodes} nodes");
        let beyond = timeline.recorded() + 12_345;
        go_to(&mut model, beyond);
        let again = shown(&model);

        // The next expansion continues from there; going back to a recorded moment searches nothing again.
        model.update(Effect::transport(Transport::Step));
        poll_until(&mut model, |m| shown(m).expanded == beyond + 1);
        assert!(shown(&model).visited >= again.visited);
        // At the initial speed of 50 expansions per second.
        model.update(Effect::transport(Transport::Toggle));
        model.advance(0.1);
        poll_until(&mut model, |m| shown(m).expanded == beyond + 6);
        model.update(Effect::transport(Transport::GoTo(1000)));
        assert!(run(&model).rerun().is_none());
        assert_eq!(shown(&model).expanded, 1000);
    });
}

#[test]
fn playing_takes_the_time_that_the_speed_says() {
    under_both_runners(|| {
        let mut model = endless();
        for _ in 0..20 {
            model.update(Effect::transport(Transport::Step));
        }
        poll_until(&mut model, |m| run(m).timeline.recorded() == 20);
        model.update(Effect::transport(Transport::GoTo(0)));
        model.update(Effect::transport(Transport::Toggle));
        assert!(model.facts.playback.plays());
        model.advance(0.1);
        // The initial speed is 50 expansions per second.
        assert_eq!(shown(&model).expanded, 5);
        model.update(Effect::transport(Transport::Toggle));
        model.advance(10.0);
        assert_eq!(shown(&model).expanded, 5);
    });
}

#[test]
fn a_depth_first_search_goes_on_beyond_its_recording() {
    under_both_runners(|| {
        let mut model = endless();
        choose(&mut model, Algorithm::IdaStar);
        search_beyond(&mut model, 1_000_000);
        let timeline = &run(&model).timeline;
        let recorded = timeline.recorded();
        assert_eq!(
            timeline.recording().coverage(),
            Coverage::Truncated,
            "the tree is drawn up to the last expansion recorded"
        );
        let nodes = timeline.recording().nodes();
        // The last expansion may exceed the cap by its successors.
        let full = Recording::CAP..Recording::CAP + 4;
        assert!(full.contains(&nodes), "{nodes} nodes");
        let beyond = recorded + 12_345;
        go_to(&mut model, beyond);
    });
}

/// While a search runs at full speed, counters, slider and tree are at one moment, and only beyond the recording is the tree
/// behind. How the search ended is shown with its last moment.
#[test]
fn a_running_search_is_shown_at_one_moment() {
    under_both_runners(|| {
        for algorithm in [Algorithm::Bfs, Algorithm::AStar, Algorithm::IdaStar] {
            let mut model = endless();
            choose(&mut model, algorithm);
            model.update(Effect::transport(Transport::Finish));
            let before = Cell::new(0);
            poll_until(&mut model, |m| {
                let (stats, timeline) = (shown(m), &run(m).timeline);
                let (at, tree) = (timeline.at(), timeline.moment().k());
                assert_eq!(stats.expanded, at, "{algorithm}");
                assert_eq!(tree, at.min(timeline.recorded()), "{algorithm}");
                assert!(tree == at || timeline.is_truncated(), "{algorithm}");
                assert!(before.replace(at) <= at, "{algorithm}");
                let (ended, whole) = (
                    run(m).phase == Phase::Ended,
                    timeline.recording().is_whole(),
                );
                assert!(whole || !ended, "{algorithm}");
                ended || at > timeline.recorded() + 50_000
            });
        }
    });
}

/// The recorder plans the tree. Only `tree` blocks until it is planned.
#[test]
fn the_first_tree_is_the_plan() {
    under_both_runners(|| {
        let model = endless();
        let problem = model.facts.boards.editor.problem().expect("a problem");
        let databases = PatternDatabases::default();
        for algorithm in [Algorithm::Bfs, Algorithm::AStar, Algorithm::Mm] {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let (timeline, traces) =
                Timeline::new(&problem, strategy, 1000, &databases, &model.facts.wake)
                    .expect("a thread");
            assert_eq!((timeline.recorded(), timeline.newest()), (0, 0));
            let ahead = Recording::ahead(&problem, strategy, Tree::horizon(algorithm), &databases);
            let plan = Tree::new(&ahead);
            let roots = |tree: &Tree| {
                let moment = ahead.at(0);
                let ids = (0..moment.nodes()).filter_map(|index| ahead.id(index));
                ids.map(|id| tree.position(&moment, id)).collect::<Vec<_>>()
            };
            assert_eq!(roots(timeline.tree()), roots(&plan), "{algorithm}");
            assert_eq!(timeline.tree().grown(), plan.grown(), "{algorithm}");
            drop(traces);
        }
    });
}

/// A run that is dropped while its tree is planned ends, and so does its recorder.
#[test]
fn a_run_may_be_given_up_before_its_tree_is_planned() {
    under_both_runners(|| {
        let mut model = endless();
        for _ in 0..20 {
            model.update(Effect::transport(Transport::Finish));
            model.update(Effect::transport(Transport::Reset));
        }
        assert!(model.facts.playback.run.is_none());
    });
}
