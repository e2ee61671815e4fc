use crate::app::heuristics::Chosen;
use crate::app::heuristics::effort::*;
use crate::app::testing::{model, poll_until};
use crate::app::{Effect as Do, Model, Screen, boards};
use crate::puzzle::Problem;
use crate::search::Heuristic;
use crate::study::dominance::Relation;

fn manhattan() -> Subject {
    Subject::BuiltIn(Heuristic::Manhattan)
}

/// The screen on a 2 × 3 board, with Manhattan chosen and one own heuristic.
fn place(source: &str) -> Model {
    let mut model = model();
    let board: Board = "123450".parse().expect("a board");
    let problem = Problem::new(board, board).expect("equal sizes");
    model.update(Do::Edit(boards::Edit::Load(problem)));
    model.heuristics.own.0.truncate(1);
    model.heuristics.own.0[0].source = source.to_owned();
    let manhattan = Chosen::BuiltIn(Heuristic::Manhattan);
    model.heuristics.choose(manhattan);
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
    let mut model = place("manhattan() + misplaced()");
    poll_until(&mut model, is_done);
    let effort = &model.heuristics.effort;
    assert!(effort.at().is_none());
    let length = effort.table_length().expect("there are boards");
    for of in model.heuristics.listing() {
        let standing = effort.get(&of.program).expect(of.name);
        let is_checked = standing.check.is_some() && !standing.has_failed;
        assert!(is_checked, "{}", of.name);
        assert!(standing.of_table.lengths[&length].runs > 12, "{}", of.name);
    }
    let standing = effort.get(&manhattan()).expect("measured");
    assert_eq!(effort.boards_per_length(standing), 12);
    for searcher in Searcher::ALL {
        assert!(standing.effort(searcher).capped_from().is_none());
        assert!(standing.effort(searcher).lengths.len() > 8);
    }
    assert_eq!(
        standing.predicted.len(),
        standing.effort(Searcher::AStar).lengths.len()
    );
    let misplaced = Subject::BuiltIn(Heuristic::Misplaced);
    let found = effort.relation(&manhattan(), &misplaced).expect("compared");
    assert_eq!(found.relation(), Relation::Dominates);
    assert!(found.is_proven());
    let own = Subject::Script("manhattan() + misplaced()".into());
    let found = effort.relation(&manhattan(), &own).expect("compared");
    assert_eq!(found.relation(), Relation::IsDominated);
}

#[test]
fn an_edit_begins_anew_and_keeps_what_is_known_of_the_others() {
    let mut model = place("manhattan()");
    poll_until(&mut model, is_done);
    let known = model.heuristics.effort.get(&manhattan()).expect("measured");
    let (known, own) = (known.effort(Searcher::AStar).clone(), Chosen::Own(0));
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
    assert_eq!(effort.boards_per_length(standing), 12);
    let same = effort.get(&manhattan()).expect("still there");
    assert_eq!(*same.effort(Searcher::AStar), known);
}

#[test]
fn a_heuristic_that_breaks_off_stops_no_other() {
    let mut model = place("if blank() == 1 { at(99) } else { 0 }");
    model.heuristics.choose(Chosen::Own(0));
    poll_until(&mut model, is_done);
    let effort = &model.heuristics.effort;
    for of in model.heuristics.listing() {
        let standing = effort.get(&of.program).expect(of.name);
        let is_own = matches!(of.entry, Chosen::Own(_));
        assert_eq!(standing.has_failed, is_own, "{}", of.name);
    }
}
