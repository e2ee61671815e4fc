//! Tests of the screen without a window: what is read, checked, measured and kept.

use std::ops::ControlFlow;

use crate::testing::{model, poll_until, problem};
use slidescope::window::screens::heuristics::Chosen;
use slidescope::window::screens::heuristics::effort::SEARCHERS;
use slidescope::window::shell::Model;
use slidescope_core::boards;
use slidescope_core::puzzle::Board;
use slidescope_core::search::{Algorithm, Distances, Heuristic, Sequential, Strategy};
use slidescope_core::study::dominance::Relation;
use slidescope_core::study::every_board::{EveryBoard, shipped};
use slidescope_core::study::heuristic_check::{Extent, Subject};
use slidescope_parts::{Effect as Do, Screen};

fn place() -> Model {
    let mut model = model();
    model.update(Do::Visit(Screen::Heuristics));
    model
}

/// Returns whether there are findings for the program as written now.
fn is_checked(model: &Model) -> bool {
    let findings = model.heuristics.findings();
    findings.is_some_and(|(_, current)| current)
}

fn write(model: &mut Model, source: &str) {
    model.heuristics.add_new();
    model.heuristics.edit(source.to_owned());
}

#[test]
fn nothing_is_checked_before_the_place_is_visited() {
    let mut model = model();
    for _ in 0..20 {
        model.poll();
    }
    assert!(model.heuristics.checks.progress().is_none());
    assert!(model.heuristics.effort.job.asked().is_none());
    model.update(Do::Visit(Screen::Heuristics));
    poll_until(&mut model, is_checked);
    let (findings, _) = model.heuristics.findings().expect("checked");
    assert_eq!(findings.check.overestimates, 0);
    assert_eq!(findings.check.inconsistencies, 78);
}

#[test]
fn a_fault_on_some_boards_alone_is_told_with_the_board() {
    let mut model = place();
    let source = "if at(0) == 8 && at(1) == 6 { at(99) } else { 0 }";
    write(&mut model, source);
    poll_until(&mut model, |model| model.heuristics.error().is_some());
    let error = model.heuristics.error().expect("an error");
    let board = error.board.expect("the board");
    assert_eq!(board.cells()[..2], [8, 6]);
}

#[test]
fn what_is_deleted_comes_back_where_it_was() {
    let mut model = place();
    let before = model.heuristics.own.clone();
    model.heuristics.choose(Chosen::Own(2));
    model.heuristics.delete();
    assert_eq!(model.heuristics.own.0.len(), before.0.len() - 1);
    model.heuristics.undelete();
    assert_eq!(model.heuristics.own, before);
    assert_eq!(model.heuristics.chosen, Chosen::Own(2));
    for _ in 0..before.0.len() {
        model.heuristics.delete();
    }
    let manhattan = Chosen::BuiltIn(Heuristic::Manhattan);
    assert_eq!(model.heuristics.chosen, manhattan);
    model.heuristics.delete();
    assert!(model.heuristics.own.0.is_empty());
}

#[test]
fn every_built_in_heuristic_has_a_copy_that_reads() {
    let mut model = place();
    for heuristic in Heuristic::ALL {
        model.heuristics.choose(Chosen::BuiltIn(heuristic));
        model.heuristics.duplicate();
        let start = model.facts.boards.editor.start.board.expect("legal");
        poll_until(&mut model, |model| model.heuristics.value(start).is_some());
        assert!(model.heuristics.error().is_none(), "{heuristic}");
    }
}

#[test]
fn a_goal_changed_in_explore_is_checked_anew_and_a_counterexample_keeps_it() {
    let mut model = place();
    write(&mut model, "2 * manhattan()");
    poll_until(&mut model, is_checked);
    let goal: Board = "012345678".parse().expect("a board");
    model.update(Do::Edit(boards::Edit::Goal(goal)));
    poll_until(&mut model, |model| {
        let findings = model.heuristics.findings();
        findings.is_some_and(|(found, current)| current && found.check.goal == goal)
    });
    let (findings, _) = model.heuristics.findings().expect("checked");
    assert_eq!(findings.check.extent, Extent::EveryState);
    let worst = findings.check.worst.expect("it overestimates").board;
    model.heuristics.use_as_start(worst, &model.facts);
    for asked in model.facts.take_asked() {
        model.update(asked);
    }
    let problem = model.facts.boards.editor.problem().expect("legal");
    assert_eq!((problem.start(), problem.goal()), (worst, goal));
}

fn manhattan() -> Subject {
    Subject::BuiltIn(Heuristic::Manhattan)
}

/// The screen on a 2 × 3 board, with Manhattan chosen and one own heuristic.
fn small_place(source: &str) -> Model {
    let mut model = model();
    model.update(Do::Edit(boards::Edit::Load(problem("123450"))));
    model.heuristics.own.0.truncate(1);
    model.heuristics.own.0[0].source = source.to_owned();
    model
        .heuristics
        .choose(Chosen::BuiltIn(Heuristic::Manhattan));
    model.update(Do::Visit(Screen::Heuristics));
    model
}

fn is_done(model: &Model) -> bool {
    let effort = &model.heuristics.effort;
    let done = effort.done.as_ref();
    let is_it = done.is_some_and(|done| done.searcher == effort.searcher);
    is_it && effort.job.asked().is_none()
}

#[test]
fn all_heuristics_of_the_list_are_measured_and_compared() {
    let mut model = small_place("manhattan() + misplaced()");
    poll_until(&mut model, is_done);
    let effort = &model.heuristics.effort;
    assert!(effort.at().is_none());
    for of in model.heuristics.listing() {
        let standing = effort.get(&of.program).expect(of.name);
        let is_checked = standing.check.is_some() && !standing.has_failed;
        assert!(is_checked, "{}", of.name);
        assert!(standing.is_of_every_board(), "{}", of.name);
        let every = standing.of_table.as_ref().expect(of.name);
        assert_eq!((every.boards, every.capped), (360, 0), "{}", of.name);
    }
    let standing = effort.get(&manhattan()).expect("measured");
    // Of a 2 × 3 board all are measured, and shipped.
    let goal = model.heuristics.goal;
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::Manhattan);
    let (_, all) = shipped(goal, strategy)
        .expect("shipped")
        .last()
        .expect("all");
    let every = standing.of_table.as_ref().expect("measured");
    assert_eq!(u128::from(every.expanded), all.expanded);
    let values = standing.values.as_ref().expect("kept");
    let distances = Distances::new(goal).expect("a small space");
    let measured = EveryBoard::by_values(&distances, values, &Sequential, &|| {
        ControlFlow::Continue(())
    });
    assert_eq!(
        measured.expect("nobody stops it").totals[0].expanded,
        all.expanded
    );
    for searcher in SEARCHERS {
        let curve = standing.curve(searcher);
        assert!(curve.values().all(|of| of.capped == 0));
        assert!(curve.len() > 8);
        assert_eq!(standing.predicted.len(), curve.len());
    }
    let misplaced = Subject::BuiltIn(Heuristic::Misplaced);
    let found = effort.relation(&manhattan(), &misplaced).expect("compared");
    assert_eq!(found.relation(), Relation::Dominates);
    let own = Subject::Script("manhattan() + misplaced()".into());
    let found = effort.relation(&manhattan(), &own).expect("compared");
    assert_eq!(found.relation(), Relation::IsDominated);
}

#[test]
fn an_edit_begins_anew_and_keeps_what_is_known_of_the_others() {
    let mut model = small_place("manhattan()");
    poll_until(&mut model, is_done);
    let known = model.heuristics.effort.get(&manhattan()).expect("measured");
    let (known, own) = (known.curve(Algorithm::AStar).clone(), Chosen::Own(0));
    model.heuristics.choose(own);
    model.heuristics.edit("misplaced() / 2".to_owned());
    let edited = Subject::Script("misplaced() / 2".into());
    let is_measured = |model: &Model| {
        let effort = &model.heuristics.effort;
        let chosen = effort.done.as_ref().and_then(|done| done.programs.first());
        is_done(model) && chosen == Some(&edited)
    };
    poll_until(&mut model, is_measured);
    let effort = &model.heuristics.effort;
    let standing = effort.get(&edited).expect("measured");
    assert!(standing.curve(Algorithm::AStar).len() > 8);
    let same = effort.get(&manhattan()).expect("still there");
    assert_eq!(*same.curve(Algorithm::AStar), known);
}

#[test]
fn a_heuristic_that_breaks_off_stops_no_other() {
    let mut model = small_place("if blank() == 1 { at(99) } else { 0 }");
    model.heuristics.choose(Chosen::Own(0));
    poll_until(&mut model, is_done);
    let effort = &model.heuristics.effort;
    for of in model.heuristics.listing() {
        let standing = effort.get(&of.program).expect(of.name);
        let is_own = matches!(of.entry, Chosen::Own(_));
        assert_eq!(standing.has_failed, is_own, "{}", of.name);
    }
}
