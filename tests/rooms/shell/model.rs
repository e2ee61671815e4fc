//! The model of the window: what an effect does.

use crate::testing::{model, poll_until};
use slidescope::window::shell::Model;
use slidescope_core::boards::{self, Edit, Field};
use slidescope_core::lesson::Tab;
use slidescope_core::puzzle::{Problem, Size, examples};
use slidescope_core::run::{self, Phase, Run, Speed, Tone, Transport};
use slidescope_core::search::{Algorithm, Limit, Outcome};
use slidescope_core::study::parse_strategy;
use slidescope_core::worksheet::Teaches;
use slidescope_parts::settings::MIN_MEMORY;
use slidescope_parts::{Effect, Settings};

fn edit(model: &mut Model, edit: Edit) {
    model.update(Effect::Edit(edit));
}

fn set(model: &mut Model, change: impl FnOnce(&mut Settings)) {
    let mut settings = model.facts.settings.clone();
    change(&mut settings);
    model.update(Effect::Set(settings));
}

#[track_caller]
fn finish(model: &mut Model) {
    model.update(Effect::transport(Transport::Finish));
    poll_until(model, |m| m.facts.playback.phase() == Some(Phase::Ended));
}

#[test]
fn while_a_slide_asks_the_status_says_only_what_was_found() {
    let mut model = model();
    let greedy = parse_strategy("greedy:manhattan").expect("a strategy");
    set(&mut model, |settings| settings.choose_strategy(greedy));
    finish(&mut model);
    let longer = "Solved in 40 moves, 20 longer than optimal";
    poll_until(&mut model, |m| m.facts.status().text == longer);
    model.facts.hides_verdict = true;
    assert_eq!(model.facts.status().text, "Solved in 40 moves");
}

#[test]
fn every_named_board_that_is_small_enough_ends_as_it_is_known_to() {
    for instance in examples().iter().filter(|i| i.start.size().cells() <= 9) {
        let all = Algorithm::ALL.iter();
        // A depth-first search would spend years looking for a long solution, or for one that does not exist.
        let short = instance.optimal.is_some_and(|best| best <= 22);
        for &algorithm in all.filter(|algorithm| {
            !algorithm.is_depth_first() || short && **algorithm == Algorithm::IdaStar
        }) {
            let mut model = model();
            let problem = Problem::new(instance.start, instance.goal).expect("one size");
            edit(&mut model, Edit::Load(problem));
            set(&mut model, |s| s.choose(algorithm));
            if instance.optimal.is_none() {
                model.update(Effect::transport(Transport::Finish));
                assert_eq!(model.facts.playback.phase(), None, "it is refused");
                assert!(model.facts.status().text.starts_with("No solution: "));
                model.update(Effect::Playback(run::Command::SearchAnyway));
            }
            finish(&mut model);
            let outcome = model.facts.playback.run.as_ref().and_then(Run::outcome);
            match (instance.optimal, outcome) {
                (Some(best), Some(Outcome::Solved(solution))) => {
                    let moves = solution.len() as u32;
                    let name = format!("{} by {algorithm}", instance.name);
                    assert!(moves >= best, "{name}: {moves} moves");
                    assert!(moves == best || !algorithm.is_optimal(), "{name}: {moves}");
                }
                (None, Some(Outcome::Exhausted)) => {
                    assert!(model.facts.status().text.starts_with("No solution: all "));
                }
                (_, other) => panic!("{} by {algorithm}: {other:?}", instance.name),
            }
        }
    }
}

#[test]
fn the_same_seed_shuffles_the_same_way() {
    let shuffled = || {
        let mut model = model();
        let size = Size::new(4, 4).expect("a legal size");
        edit(&mut model, Edit::Resize(size));
        edit(&mut model, Edit::Shuffle(20));
        model.facts.boards.editor.start.text.clone()
    };
    assert_eq!(shuffled(), shuffled());
}

#[test]
fn an_edit_ends_the_run_but_a_change_of_the_view_does_not() {
    let mut model = model();
    model.update(Effect::transport(Transport::Step));
    poll_until(&mut model, |m| m.facts.playback.expanded() == 1);
    model.update(Effect::ShowTab(Tab::Depths));
    set(&mut model, |s| s.zoom = 2.0);
    model.update(Effect::transport(Transport::Speed(Speed::FULL)));
    assert_eq!(model.facts.playback.expanded(), 1);
    edit(&mut model, Edit::Type(Field::Start, "81346705".into()));
    // A draft that is not a legal board changes nothing yet.
    assert_eq!(model.facts.playback.expanded(), 1);
    edit(&mut model, Edit::Type(Field::Start, "813467025".into()));
    assert_eq!(model.facts.playback.phase(), None);
    assert!(model.facts.status().text.contains("the run was reset"));
    model.update(Effect::transport(Transport::Step));
    set(&mut model, |s| s.choose(Algorithm::Bfs));
    assert_eq!(model.facts.playback.phase(), None);
}

#[test]
fn a_slide_goes_on_from_what_the_replay_shows() {
    let mut model = model();
    finish(&mut model);
    let replay = model.facts.playback.replay.as_ref().expect("it is solved");
    let head = replay.head.waiting_at(3);
    model.update(Effect::Playback(run::Command::Replay(head)));
    let shown = model.facts.shown_start().expect("legal");
    assert_ne!(Some(shown), model.facts.boards.editor.start.board);
    let cell = (0..9)
        .find(|&cell| boards::slid(shown, cell).is_some())
        .expect("some tile slides");
    let slid = boards::slid(shown, cell).expect("it slides");
    edit(&mut model, Edit::Start(slid));
    assert_eq!(model.facts.boards.editor.start.board, Some(slid));
    assert_eq!(model.facts.playback.phase(), None);
}

#[test]
fn a_memory_limit_ends_a_search_and_is_told() {
    let mut model = model();
    set(&mut model, |s| s.memory_limit = MIN_MEMORY);
    let korf = examples().iter().find(|i| i.start.size().cells() == 16);
    let korf = korf.expect("boards of the 15-puzzle ship with the app");
    let problem = Problem::new(korf.start, korf.goal).expect("one size");
    edit(&mut model, Edit::Load(problem));
    set(&mut model, |s| s.choose(Algorithm::Bfs));
    finish(&mut model);
    let status = model.facts.status().text;
    assert!(
        status.starts_with("Memory limit reached after "),
        "{status}"
    );
}

#[test]
fn a_depth_limit_does_not_limit_the_searches_that_deepen() {
    let mut model = model();
    set(&mut model, |s| s.choose(Algorithm::DepthLimited));
    set(&mut model, |s| s.strategy.depth_limit = Some(5));
    finish(&mut model);
    let outcome = model.facts.playback.run.as_ref().and_then(Run::outcome);
    assert_eq!(outcome, Some(&Outcome::Limit(Limit::Depth)));
    for algorithm in [Algorithm::IdaStar, Algorithm::IterativeDeepening] {
        set(&mut model, |s| s.choose(algorithm));
        finish(&mut model);
        let status = model.facts.status().text;
        assert_eq!(status, "Solved in 20 moves", "{algorithm}");
    }
}

#[test]
fn a_board_is_found_that_takes_so_many_expansions_or_it_is_said_why_not() {
    let mut model = model();
    let before = model.facts.boards.editor.problem();
    let seek = |model: &mut Model, sought| {
        model.toast = None;
        model.update(Effect::FindBoard(sought));
        poll_until(model, |m| m.toast.is_some());
    };
    seek(&mut model, boards::Sought::Expansions(9));
    assert_ne!(model.facts.boards.editor.problem(), before);
    finish(&mut model);
    assert_eq!(model.facts.playback.expanded(), 9);
    edit(&mut model, Edit::Undo);
    assert_eq!(model.facts.boards.editor.problem(), before);

    // Manhattan is consistent, so no such board exists and none is tried.
    seek(&mut model, boards::Sought::Teaches(Teaches::Reopened));
    assert_eq!(model.facts.boards.editor.problem(), before);
    let toast = model.toast.as_ref().expect("it is said");
    assert_eq!(toast.tone, Tone::Waiting);
    assert!(toast.text.contains("consistent"), "{}", toast.text);
}
