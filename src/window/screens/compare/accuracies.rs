//! The accuracy of the heuristics that the strategies use, computed in the background. The sentences about the results
//! depend on it.

use crate::window::screens::compare::{Compare, Lane};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{Distances, Heuristic, Outcome, PatternDatabases};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::accuracy::Accuracy;
use slidescope_core::tasks::{Token, is_brief};
use slidescope_parts::Facts;
use slidescope_parts::facts::Pending;

/// The heuristics to measure, on the states of the space around a problem or on those of a shortest path.
#[derive(Clone, Debug, PartialEq)]
struct Question {
    problem: Problem,
    heuristics: Vec<Heuristic>,
    path: Option<Vec<Board>>,
}

#[derive(Default)]
pub(crate) struct Accuracies {
    asked: Option<Question>,
    measuring: Pending,
    pub(crate) known: Vec<Accuracy>,
}

impl Accuracies {
    /// Measures what is missing of the heuristics of finished searches.
    pub(crate) fn want(&mut self, problem: Problem, lanes: &[Lane], facts: &Facts) {
        let Some(question) = question(problem, lanes) else {
            return;
        };
        if self.asked.as_ref() == Some(&question) {
            return;
        }
        self.asked = Some(question.clone());
        let databases = facts.databases.clone();
        let answer = move |token: &Token<'_, ()>| answer(&question, &databases, token);
        self.measuring = facts.spawn("accuracies", answer, |compare: &mut Compare, known, _| {
            if let Ok(known) = known {
                compare.accuracies.known = known;
            }
        });
    }
}

/// Returns the question about finished searches; on large boards only once one of them has found a shortest path. Where moves
/// have costs there are no sentences that need an answer.
fn question(problem: Problem, lanes: &[Lane]) -> Option<Question> {
    if !problem.costs().is_unit() {
        return None;
    }
    let over = || lanes.iter().filter(|lane| lane.is_over());
    let mut heuristics: Vec<Heuristic> = Vec::new();
    for heuristic in over().filter_map(|lane| lane.strategy.heuristic_used()) {
        // A custom heuristic takes seconds for all states.
        let is_long = is_brief() && matches!(heuristic, Heuristic::Own(_));
        if !heuristics.contains(&heuristic) && !is_long {
            heuristics.push(heuristic);
        }
    }
    if heuristics.is_empty() {
        return None;
    }
    let proven = |lane: &&Lane| lane.measured(&problem).proof.is_some();
    let path = match Distances::covers(problem.size()) {
        true => None,
        false => match over().find(proven)?.outcome()? {
            Outcome::Solved(path) => Some(path.boards().to_vec()),
            _ => return None,
        },
    };
    Some(Question {
        problem,
        heuristics,
        path,
    })
}

/// Returns the accuracies. Heuristics without an estimate are left out.
fn answer(
    question: &Question,
    databases: &PatternDatabases,
    token: &Token<'_, ()>,
) -> Vec<Accuracy> {
    let heuristics = question.heuristics.iter();
    if let Some(path) = &question.path {
        let along = |&heuristic: &Heuristic| Accuracy::along(heuristic, path, databases).ok();
        return heuristics.filter_map(along).collect();
    }
    let problem = &question.problem;
    let from_start = Distances::new(problem.start());
    let Some((from_start, to_goal)) = from_start.zip(Distances::new(problem.goal())) else {
        return Vec::new();
    };
    let go_on = |_| token.go_on();
    let everywhere = |&heuristic: &Heuristic| {
        let distances = [&from_start, &to_goal];
        let cores = Cores::all();
        Accuracy::everywhere(heuristic, problem, distances, databases, &cores, &go_on).ok()
    };
    heuristics.filter_map(everywhere).collect()
}
