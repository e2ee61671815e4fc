//! At random moments of random runs, reached in random ways, every view shows what a search stopped there shows; within an
//! expansion, what its steps have come to and no more.

use proptest::prelude::*;

use crate::app::playback::{self, Phase, Run, Transport};
use crate::app::testing::{choose, model, poll_until};
use crate::app::{Effect, Model, boards};
use crate::explain;
use crate::explain::Treatment;
use crate::puzzle::{Board, Move, Problem, Size, State};
use crate::recording::{Landmark, LevelKey, MapCounts, StateMap};
use crate::search::{
    Algorithm, AnySearch, Distances, Expansion, Fate, Limits, PatternDatabases, Side, Stats,
    any_search,
};
use crate::tasks::FrameRunner;
use crate::worker::Command;

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
    /// Go through expansions in fine steps, or not.
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

/// A board so many random moves from its goal.
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

/// Waits until the run has made `made` expansions, or is over, and all of it is recorded.
fn wait(model: &mut Model, made: u64) {
    poll_until(model, |model| {
        let timeline = &run(model).timeline;
        let there = timeline.newest() >= made || run(model).phase == Phase::Ended;
        there && timeline.recorded() == timeline.newest()
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
        Way::End => Effect::Playback(playback::Command::Follow),
        Way::Landmark(true) => {
            Effect::Playback(playback::Command::ToLandmark(Landmark::Layer, true))
        }
        Way::Landmark(false) => {
            Effect::Playback(playback::Command::ToLandmark(Landmark::Layer, false))
        }
        Way::Fine(on) => Effect::Playback(playback::Command::FineSteps(on)),
        Way::AddSlide => {
            let fine = run(model).timeline.fine();
            model.lesson.add_slide(&model.snapshot());
            let index = model.lesson.slides.current.expect("a slide was made");
            // What is a slide already is not made one again.
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

/// A search stopped after `k` expansions, and the last of them.
fn stopped(problem: &Problem, strategy: crate::search::Strategy, k: u64) -> Stopped {
    let mut search = any_search(
        problem,
        strategy,
        Limits::NONE,
        &PatternDatabases::default(),
    );
    let mut last = None;
    let _ = search.advance(k.saturating_sub(1));
    let before = known(&*search);
    if k > 0 {
        let _ = search.observe(1, &mut |expansion| last = Some(*expansion));
    }
    Stopped {
        before,
        now: known(&*search),
        last,
        search,
    }
}

struct Stopped {
    before: Known,
    now: Known,
    last: Option<Expansion>,
    search: Box<dyn AnySearch>,
}

type Waiting = (Side, State, u32);

#[derive(Clone, Debug)]
struct Known {
    stats: Stats,
    open: Vec<Waiting>,
}

fn known(search: &dyn AnySearch) -> Known {
    let open = search.next_open(usize::MAX).into_iter();
    Known {
        stats: Stats {
            bytes: 0,
            ..search.stats()
        },
        open: open.map(|node| (node.side, node.state, node.g)).collect(),
    }
}

/// What each fine step of a successor does.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    Generates,
    LooksUp,
    PutsIn,
    Nothing,
}

/// The rule: what is known after fine step `at` of `steps` of the last expansion; how many successors were generated and
/// looked up.
fn within(
    stopped: &Stopped,
    problem: &Problem,
    algorithm: Algorithm,
    at: usize,
    steps: usize,
) -> (Known, [usize; 2]) {
    let expansion = stopped.last.expect("an expansion is under way");
    let depth_first = algorithm.is_depth_first();
    let guided = algorithm.uses_heuristic();
    let mut plan: Vec<(Move, Does)> = Vec::new();
    for mv in Move::ALL {
        let does: &[Does] = match expansion.successors.get(mv) {
            Fate::None => &[],
            _ if depth_first => &[Does::PutsIn, Does::LooksUp],
            Fate::New | Fate::Improved => {
                let ends = matches!(
                    algorithm,
                    Algorithm::Bfs | Algorithm::Bidirectional | Algorithm::Mm
                );
                if ends {
                    &[
                        Does::Generates,
                        Does::LooksUp,
                        Does::Nothing,
                        Does::PutsIn,
                        Does::Nothing,
                    ]
                } else {
                    &[Does::Generates, Does::LooksUp, Does::Nothing, Does::PutsIn]
                }
            }
            Fate::Duplicate => &[Does::Generates, Does::LooksUp],
        };
        for (index, &does) in does.iter().enumerate() {
            plan.push((mv, does));
            if index == 0 && guided {
                plan.push((mv, Does::Nothing));
            }
        }
    }
    // MM says at the end that no path is shorter.
    let mut first = steps - plan.len();
    if algorithm == Algorithm::Mm && first == 3 {
        first = 1;
    }
    let done = plan.iter().take((at + 1).saturating_sub(first));
    let mut known = stopped.before.clone();
    let taken = (expansion.side, expansion.state);
    known
        .open
        .retain(|&(side, state, _)| (side, state) != taken || depth_first);
    if depth_first {
        known.open.remove(0);
    }
    let stats = &mut known.stats;
    stats.expanded += 1;
    if algorithm != Algorithm::Bidirectional {
        stats.depth = stopped.now.stats.depth;
    }
    let mut counts = [0, 0];
    for &(mv, does) in done {
        let blank = expansion.state.blank();
        let to = problem.size().neighbour(blank, mv).expect("on the board");
        let child = expansion.state.slide(blank, to);
        let fate = expansion.successors.get(mv);
        match does {
            Does::Generates => {
                stats.generated += 1;
                counts[0] += 1;
            }
            Does::LooksUp => {
                stats.duplicates += u64::from(fate != Fate::New && !depth_first);
                counts[1] += 1;
            }
            Does::PutsIn => {
                counts[0] += usize::from(depth_first);
                let old = known.open.len();
                if !depth_first {
                    known
                        .open
                        .retain(|&(side, state, _)| (side, state) != (expansion.side, child));
                }
                let was_open = known.open.len() < old;
                known.open.push((expansion.side, child, expansion.g + 1));
                match fate {
                    Fate::Improved if was_open => stats.improved += 1,
                    Fate::Improved => stats.reopened += 1,
                    _ => stats.visited += 1,
                }
            }
            Does::Nothing => {}
        }
    }
    stats.frontier = known.open.len() as u64;
    stats.peak_frontier = stats.peak_frontier.max(stats.frontier);
    if depth_first {
        stats.visited = u64::from(expansion.g) + 1;
    }
    (known, counts)
}

fn sorted(mut open: Vec<Waiting>) -> Vec<Waiting> {
    open.sort_by_key(|&(side, state, g)| (side as u8, state.bits(), g));
    open
}

fn check(model: &Model, map: Option<&StateMap>) {
    let run = run(model);
    let (problem, strategy) = (run.problem, run.strategy);
    let algorithm = strategy.algorithm;
    let timeline = &run.timeline;
    let (moment, k) = (timeline.moment(), timeline.at());
    assert_eq!(moment.k(), k);
    let mut stopped = stopped(&problem, strategy, k);
    if run.outcome().is_some() && k == timeline.newest() {
        // That it is over is found out after the last expansion.
        let _ = stopped.search.advance(1);
        stopped.now = known(&*stopped.search);
    }
    let (steps, at) = model.facts.playback.fine_steps();
    let partly = timeline.fine().is_some() && at + 1 < steps.len();
    assert_eq!(moment.part().is_some(), partly);
    let (expected, counts) = if partly {
        let (known, counts) = within(&stopped, &problem, algorithm, at, steps.len());
        (known, Some(counts))
    } else {
        (stopped.now.clone(), None)
    };
    let here = format!("{algorithm} at {k}, step {at} of {}", steps.len());

    // The counters, and the marker and the curves of the plot.
    let shown = Stats {
        bytes: 0,
        ..run.shown()
    };
    let stats = expected.stats;
    assert_eq!(shown, stats, "{here}");
    if timeline.newest() > 0 {
        let marker = run.now().expect("a run was sampled");
        let marks = (marker.expanded, marker.frontier, marker.visited);
        assert_eq!(marks, (k, stats.frontier, stats.visited), "{here}");
        let curve = run.curve();
        let rises = |pair: &[crate::worker::Sample]| pair[0].expanded < pair[1].expanded;
        assert!(curve.windows(2).all(rises), "{here}");
        let mut points = curve.iter();
        let point = points.find(|point| point.expanded == k).expect("a point");
        let whole = stopped.now.stats;
        let point = (point.frontier, point.visited);
        assert_eq!(point, (whole.frontier, whole.visited), "{here}");
    }

    // The open list, in the list and as it is told where nothing is recorded.
    let open = moment.open();
    let listed: Vec<Waiting> = open
        .range(0..usize::MAX)
        .map(|n| (n.side, n.state, n.g))
        .collect();
    if partly {
        assert_eq!(
            sorted(listed.clone()),
            sorted(expected.open.clone()),
            "{here}"
        );
    } else {
        assert_eq!(listed, expected.open, "{here}");
    }
    let next = run.next_open();
    assert_eq!(next.len(), listed.len().min(8));
    assert!(
        next.iter()
            .zip(&listed)
            .all(|(a, b)| (a.side, a.state, a.g) == *b)
    );

    // The tree.
    let ids: Vec<_> = (0..timeline.recording().nodes())
        .filter_map(|index| timeline.recording().id(index))
        .collect();
    let there: Vec<_> = ids
        .iter()
        .copied()
        .filter(|&id| moment.contains(id))
        .collect();
    let placed = there
        .iter()
        .filter(|&&id| timeline.tree().position(&moment, id).is_some());
    assert_eq!(placed.count(), there.len(), "{here}");
    assert!(
        ids.iter()
            .all(|&id| moment.contains(id) == moment.node(id).is_some())
    );
    if !algorithm.is_depth_first() {
        assert_eq!(moment.drawn() as u64, stats.visited, "{here}");
        assert_eq!(there.len() as u64, stats.visited, "{here}");
    }
    let closed = there
        .iter()
        .filter_map(|&id| moment.node(id))
        .filter(|n| !n.closed);
    assert_eq!(
        closed.count() as u64,
        stats.frontier,
        "open nodes of the tree, {here}"
    );

    // The depths and the map.
    let levels = [Side::Forward, Side::Backward].map(|s| moment.levels(s, LevelKey::Depth));
    let frontier: u64 = levels.iter().flatten().map(|level| level.frontier).sum();
    assert_eq!(frontier, stats.frontier, "{here}");
    if !algorithm.is_depth_first() {
        let stored: u64 = levels.iter().flatten().map(|level| level.stored).sum();
        let expanded: u64 = levels.iter().flatten().map(|level| level.expanded).sum();
        assert_eq!((stored, expanded), (stats.visited, k), "{here}");
    }
    if let Some(map) = map {
        let mut counts = MapCounts::default();
        counts.go(map, &moment);
        if !algorithm.is_depth_first() {
            assert_eq!(counts.generated(), stats.visited, "{here}");
        }
    }

    // The expansion, the node inspected, and the status.
    let current = moment.current();
    let expected = stopped.search.current().filter(|_| k > 0);
    assert_eq!(
        current.map(|n| (n.side, n.state)),
        expected.map(|n| (n.side, n.state)),
        "{here}"
    );
    assert_eq!(timeline.inspected().map(|n| n.id), current.map(|n| n.id));
    assert_eq!(run.current().map(|n| n.state), current.map(|n| n.state));
    let successors = explain::successors(&moment);
    let told = |s: &&crate::explain::Successor| {
        !matches!(
            s.result,
            Treatment::Edge | Treatment::Back | Treatment::NotReached | Treatment::AtLimit { .. }
        )
    };
    let told = successors.iter().filter(told);
    if let Some([generated, looked_up]) = counts {
        assert_eq!(told.clone().count(), generated, "{here}");
        let decided = told.filter(|s| s.result != Treatment::Undecided);
        assert_eq!(decided.count(), looked_up, "{here}");
        assert!(moment.solution().is_empty() && !moment.is_over(), "{here}");
    } else if let Some(last) = stopped.last {
        let fates = Move::ALL
            .iter()
            .filter(|&&mv| last.successors.get(mv) != Fate::None);
        assert_eq!(told.count(), fates.count(), "{here}");
    }
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
        model.update(Effect::Playback(playback::Command::FineSteps(fine)));
        let small = problem.size().cells() <= 8;
        let distances = |board| Distances::new(board).expect("a small space");
        let map = small.then(|| {
            StateMap::new(&distances(problem.start()), &distances(problem.goal()))
        });
        let map = map.flatten();
        check(&model, map.as_ref());
        let mut slides = Vec::new();
        for way in ways {
            go(&mut model, way, &mut slides);
            check(&model, map.as_ref());
        }
    }
}
