//! At random moments of random runs, reached in random ways, all views equal that moment of a separate recording. The
//! moments themselves are compared with plain searches in `src/core/tests/core/recording`.

use proptest::prelude::*;

use crate::testing::{choose, model, poll_until};
use slidescope::window::shell::Model;
use slidescope_core::boards;
use slidescope_core::explain::{fine_steps, part_at};
use slidescope_core::puzzle::{Board, Move, Problem, Size, State};
use slidescope_core::recording::{Landmark, Node, Recording};
use slidescope_core::run::{self, Phase, Run, Transport};
use slidescope_core::search::{Algorithm, PatternDatabases, Side, Stats};
use slidescope_core::services::search_task::Command;
use slidescope_core::tasks::FrameRunner;
use slidescope_parts::Effect;

#[derive(Clone, Copy, Debug)]
enum Way {
    /// A place on the timeline, from 0 to 1.
    Seek(f64),
    Step,
    Back,
    Home,
    End,
    Landmark(bool),
    AddSlide,
    Slide(usize),
    /// Turn fine steps on or off.
    Fine(bool),
}

fn ways() -> impl Strategy<Value = Vec<Way>> {
    let way = prop_oneof![
        3 => (0.0..=1.0).prop_map(Way::Seek),
        12 => Just(Way::Step),
        4 => Just(Way::Back),
        1 => Just(Way::Home),
        1 => Just(Way::End),
        2 => any::<bool>().prop_map(Way::Landmark),
        2 => Just(Way::AddSlide),
        3 => any::<usize>().prop_map(Way::Slide),
        2 => any::<bool>().prop_map(Way::Fine),
    ];
    prop::collection::vec(way, 1..40)
}

/// Problems up to 29 random moves from their goals.
fn problems() -> impl Strategy<Value = Problem> {
    let size = prop::sample::select(vec![(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (4, 4)]);
    let moves = prop::collection::vec(0_usize..4, 1..30);
    (size, moves).prop_map(|((rows, columns), moves)| {
        let goal = Board::blank_last(Size::new(rows, columns).expect("a size"));
        let moves = moves.into_iter().map(|mv| Move::ALL[mv]);
        let start = moves.fold(goal, |board, mv| board.after(mv).unwrap_or(board));
        Problem::new(start, goal).expect("one size")
    })
}

fn run(model: &Model) -> &Run {
    model.facts.playback.run.as_ref().expect("a run")
}

/// Waits until the run has made `made` expansions or has ended, is fully recorded, and has reported as much: the recording may
/// arrive first.
fn wait(model: &mut Model, made: u64) {
    poll_until(model, |model| {
        let timeline = &run(model).timeline;
        let there = timeline.newest() >= made || run(model).phase == Phase::Ended;
        let reported = run(model).progress.stats.expanded;
        there && [timeline.recorded(), reported] == [timeline.newest(); 2]
    });
}

fn go(model: &mut Model, way: Way, slides: &mut Vec<(u64, Option<usize>)>) {
    let at = model.facts.playback.at();
    let newest = run(model).timeline.newest();
    let action = match way {
        Way::Seek(part) => Effect::transport(Transport::GoTo((part * newest as f64) as u64)),
        Way::Step => Effect::transport(Transport::Step),
        Way::Back => Effect::transport(Transport::StepBack),
        Way::Home => Effect::transport(Transport::GoTo(0)),
        Way::End => Effect::transport(Transport::GoTo(newest)),
        Way::Landmark(forward) => {
            Effect::Playback(run::Command::ToLandmark(Landmark::Layer, forward))
        }
        Way::Fine(on) => Effect::Playback(run::Command::FineSteps(on)),
        Way::AddSlide => {
            let fine = run(model).timeline.fine();
            model.lesson.add_slide(&model.snapshot());
            let index = model.lesson.slides.current.expect("a slide was made");
            // A moment that has a slide gets no second one.
            if model.lesson.slides.list().len() > slides.len() {
                slides.insert(index, (at, fine));
            }
            return;
        }
        Way::Slide(index) => {
            let Some(&(to, fine)) = slides.get(index % slides.len().max(1)) else {
                return;
            };
            let index = index % slides.len();
            model.update(Effect::Slide(index));
            poll_until(model, |model| {
                let timeline = &run(model).timeline;
                (timeline.at(), timeline.fine()) == (to, fine)
            });
            return wait(model, 0);
        }
    };
    let timeline = &run(model).timeline;
    let (steps, here) = model.facts.playback.fine_steps();
    let fine_step =
        model.facts.playback.fine_steps && timeline.fine().is_some() && here + 1 < steps.len();
    let searches = matches!(way, Way::Step) && timeline.follows() && !fine_step;
    model.update(action);
    wait(model, if searches { newest + 1 } else { 0 });
}

fn sorted(open: impl Iterator<Item = Node>) -> Vec<(Side, State, u32)> {
    let mut open: Vec<_> = open.map(|node| (node.side, node.state, node.g)).collect();
    open.sort_by_key(|&(side, state, g)| (side as u8, state.bits(), g));
    open
}

fn check(model: &Model) {
    let run = run(model);
    let timeline = &run.timeline;
    let (moment, k) = (timeline.moment(), timeline.at());
    assert_eq!(moment.k(), k);
    let (steps, at) = model.facts.playback.fine_steps();
    let partly = timeline.fine().is_some() && at + 1 < steps.len();
    assert_eq!(moment.part().is_some(), partly);
    let here = format!("{} at {k}, step {at} of {}", run.strategy, steps.len());

    // The end of a search is detected after its last expansion.
    let databases = PatternDatabases::default();
    let stopped = Recording::ahead(&run.problem, run.strategy, k + 1, &databases);
    let whole = stopped.at(k);
    let part = part_at(&fine_steps(&whole), at).filter(|_| partly);
    let expected = part.map_or(whole, |part| whole.partly(part));
    let stats = expected.stats();
    let shown = Stats {
        bytes: stats.bytes,
        ..run.shown()
    };
    assert_eq!(shown, stats, "{here}");

    // The marker and the curves of the plot.
    if timeline.newest() > 0 {
        let marker = run.now().expect("a run was sampled");
        let marks = (marker.expanded, marker.frontier, marker.visited);
        assert_eq!(marks, (k, stats.frontier, stats.visited), "{here}");
        let curve = run.curve();
        let rises = |pair: &[slidescope_core::services::search_task::Sample]| {
            pair[0].expanded < pair[1].expanded
        };
        assert!(curve.windows(2).all(rises), "{here}");
        let mut points = curve.iter();
        let point = points.find(|point| point.expanded == k).expect("a point");
        let whole = whole.stats();
        let point = (point.frontier, point.visited);
        assert_eq!(point, (whole.frontier, whole.visited), "{here}");
    }

    // The open list, its first nodes as reported without a recording, and the tree.
    let (open, all) = (moment.open(), 0..usize::MAX);
    let listed = sorted(open.range(all.clone()));
    assert_eq!(listed, sorted(expected.open().range(all)), "{here}");
    let next = run.next_open();
    assert_eq!(next.len(), listed.len().min(8));
    let mut first = next.iter().zip(open.range(0..8));
    assert!(first.all(|(told, node)| *told == node.view()));
    let ids = (0..timeline.recording().nodes()).filter_map(|i| timeline.recording().id(i));
    for id in ids {
        let placed = timeline.tree().position(&moment, id).is_some();
        assert_eq!(placed, moment.contains(id), "{id:?}, {here}");
    }

    // The inspected node and the status.
    let current = expected.current().map(|node| node.view());
    assert_eq!(run.current(), current, "{here}");
    let inspected = timeline.inspected().map(|node| node.view());
    assert_eq!(inspected, current, "{here}");
    let status = model.facts.status().text;
    if model.facts.playback.notice.is_none() {
        if partly {
            assert!(status.starts_with("In expansion "), "{status}, {here}");
        } else if !timeline.follows() {
            assert!(status.starts_with("Expansion "), "{status}, {here}");
        } else {
            assert!(!status.contains("xpansion ") || k == 1, "{status}, {here}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        max_shrink_iters: 100,
        ..ProptestConfig::default()
    })]
    #[test]
    fn every_view_shows_one_moment(
        problem in problems(),
        algorithm in prop::sample::select(Algorithm::ALL.to_vec()),
        made in 1_u64..90,
        ways in ways(),
        fine: bool,
        by_hand: bool,
    ) {
        let _frame = by_hand.then(FrameRunner::enter);
        let mut model = model();
        model.update(Effect::Edit(boards::Edit::Load(problem)));
        choose(&mut model, algorithm);
        let setup = model.facts.setup();
        model.facts.playback.start_and(Command::StepTo(made), true, &setup);
        wait(&mut model, made);
        model.facts.playback.pause();
        model.update(Effect::Playback(run::Command::FineSteps(fine)));
        check(&model);
        let mut slides = Vec::new();
        for way in ways {
            go(&mut model, way, &mut slides);
            check(&model);
        }
    }
}
