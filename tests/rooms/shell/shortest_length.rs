//! The shortest length of the board in the editor, from all its sources.

use std::sync::Arc;

use crate::testing::{model, poll_until};
use slidescope::window::shell::Model;
use slidescope_core::boards::{Boards, Edit, Field, Verdict};
use slidescope_core::puzzle::{Board, Problem, Size, random_walk};
use slidescope_core::run::{self, Tone};
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve,
};
use slidescope_core::services::cache::Cache;
use slidescope_core::study::SolutionQuality;
use slidescope_core::text;
use slidescope_parts::Effect;

fn walked(side: usize, walk: usize, seed: u64) -> Problem {
    let goal = Board::blank_last(Size::new(side, side).expect("a size"));
    Problem::new(random_walk(goal, walk, seed), goal).expect("one size")
}

/// A board 60 random moves from the usual goal that is in no literature.
fn problem(seed: u64) -> Problem {
    walked(4, 60, seed)
}

fn load(model: &mut Model, problem: Problem) {
    model.update(Effect::Edit(Edit::Load(problem)));
}

fn model_on(problem: Problem) -> Model {
    let mut model = model();
    load(&mut model, problem);
    model
}

/// The shortest length according to A* with linear conflict.
fn searched(problem: Problem) -> u32 {
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::LinearConflict);
    let databases = PatternDatabases::default();
    match solve(&problem, strategy, Limits::NONE, &databases, |_| ()).0 {
        Outcome::Solved(path) => path.len() as u32,
        other => panic!("{other:?}"),
    }
}

fn best(model: &Model) -> Option<u32> {
    match model.facts.verdict() {
        Verdict::Solvable(_, best) => best,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_board_gets_its_shortest_length_and_one_seen_before_gets_it_at_once() {
    let mut model = model();
    let problems = [1, 2, 3].map(problem);
    for problem in problems {
        load(&mut model, problem);
        poll_until(&mut model, |m| best(m).is_some());
        assert_eq!(best(&model), Some(searched(problem)));
        assert_eq!(model.facts.lengths.seeking(), None);
    }
    model.update(Effect::Edit(Edit::Undo));
    assert_eq!(best(&model), Some(searched(problems[1])));
}

#[test]
fn the_oracle_is_not_started_for_known_or_unsolvable_boards() {
    let mut model = model();
    model.poll();
    let odd = Boards::new(problem(1), 1, Arc::new(|| {})).mended();
    let odd = odd.expect("two tiles to exchange");
    let unsolvable = Problem::new(odd, problem(1).goal()).expect("one size");
    let korf = slidescope_core::puzzle::examples()
        .iter()
        .find(|i| i.optimal.is_some() && i.start.size().cells() == 16)
        .expect("boards of the 15-puzzle ship with the app");
    let known = Problem::new(korf.start, korf.goal).expect("one size");
    for problem in [unsolvable, known] {
        load(&mut model, problem);
        model.poll();
        assert!(!model.facts.lengths.oracle().is_awake());
        assert_eq!(model.facts.lengths.seeking(), None);
    }
    load(&mut model, problem(1));
    model.poll();
    assert!(model.facts.lengths.oracle().is_awake());
}

#[test]
fn an_invalid_draft_withdraws_the_question() {
    let mut model = model_on(problem(1));
    model.poll();
    let draft = Edit::Type(Field::Start, "1 2 3".into());
    model.update(Effect::Edit(draft));
    model.poll();
    let facts = &model.facts;
    assert_eq!(
        (facts.verdict(), facts.lengths.blink()),
        (Verdict::Faulty, None)
    );
    model.update(Effect::Edit(Edit::Undo));
    poll_until(&mut model, |m| best(m).is_some());
    assert_eq!(best(&model), Some(searched(problem(1))));
}

#[test]
fn tables_are_stored_only_in_the_given_cache() {
    let folder = tempfile::tempdir().expect("a folder");
    let entries = || std::fs::read_dir(folder.path()).expect("a folder").count();
    // Goals for which no other test makes tables: with the blank on an edge, and in the middle.
    for (cache, blank, kept) in [(Cache::none(), 1, 0), (Cache::at(folder.path()), 5, 1)] {
        let mut model = model().caching(cache);
        let goal = Board::blank_first(Size::new(4, 4).expect("a size")).swapped(0, blank);
        let problem = Problem::new(random_walk(goal, 30, 1), goal).expect("one size");
        load(&mut model, problem);
        poll_until(&mut model, |m| best(m).is_some());
        assert_eq!(entries(), kept);
    }
}

fn greedy_on(problem: Problem) -> Model {
    let mut model = model_on(problem);
    model.facts.settings.strategy = Strategy::new(Algorithm::Greedy, Heuristic::Manhattan);
    model.update(Effect::transport(run::Transport::Finish));
    poll_until(&mut model, |m| m.facts.playback.replay.is_some());
    model
}

#[test]
fn a_solution_is_shown_with_the_best_bound_until_they_are_equal() {
    let problem = walked(5, 2000, 3);
    let mut model = greedy_on(problem);
    let replay = |model: &Model| {
        let replay = model.facts.playback.replay.as_ref().expect("it is found");
        (replay.solution.len() as u32, replay.quality)
    };
    let (length, quality) = replay(&model);
    let SolutionQuality::AtLeast(bound) = quality else {
        panic!("{quality:?}");
    };
    assert!(bound < length);
    // A bound raised by another component shows here too.
    let raised = model.facts.lengths.raise(&problem, length - 2);
    assert_eq!(raised, length - 2);
    model.poll();
    assert_eq!(
        replay(&model),
        (length, SolutionQuality::AtLeast(length - 2))
    );
    let told = text::status::found_at_least(length as usize, length - 2);
    assert_eq!(model.facts.status().text, told);
    assert_eq!(best(&model), None);
    // A bound that equals the length proves it shortest.
    model.facts.lengths.raise(&problem, length);
    model.poll();
    assert_eq!(replay(&model), (length, SolutionQuality::Shortest));
    assert_eq!(best(&model), Some(length));
    let proven = text::status::solved_in(length as usize, SolutionQuality::Shortest);
    assert_eq!(model.facts.status().text, proven);
}

#[test]
fn a_search_that_reached_a_limit_tells_what_it_has_proven() {
    let mut model = model_on(walked(5, 2000, 3));
    model.facts.settings.strategy = Strategy::new(Algorithm::AStar, Heuristic::Manhattan);
    model.facts.settings.memory_limit = 1 << 20;
    model.update(Effect::transport(run::Transport::Finish));
    poll_until(&mut model, |m| m.facts.status().tone == Tone::Bad);
    let run = model.facts.playback.run.as_ref().expect("a run");
    let at_least = run.at_least.expect("a bound");
    assert!(at_least >= run.progress.stats.depth);
    let status = model.facts.status();
    let short = status.short.expect("a short one");
    assert_eq!(status.text, text::status::with_bound(at_least, &short));
}
