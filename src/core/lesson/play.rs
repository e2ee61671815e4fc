//! A slide to play with: one value of its search is in the student's hand, and the search follows.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::lesson::moment::{LIMITS, shortest};
use crate::lesson::{SearchSetup, Slide};
use crate::puzzle::{Board, Problem};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{
    Algorithm, Heuristic, Outcome, PatternDatabases, Strategy, Weight, estimator, solve,
};

/// What is in the hand, and what the student is to reach with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    pub hand: Hand,
    pub aim: Aim,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The estimate of one board. All others keep that of the slide's strategy.
    Estimate(Board),
    /// The weight of weighted A*.
    Weight,
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Aim by id {
        /// A solution longer than needed.
        #[default]
        Longer = "longer",
        /// A board that is expanded again.
        Reopens = "reopens",
        /// At most half of the boards of the slide's own search, for at most two moves more than needed.
        Cheaper = "cheaper",
    }
}

/// The range of an estimate reaches this far above the one of the slide's strategy.
const ABOVE: u32 = 5;

const WEIGHTS: RangeInclusive<u32> = 1..=5;

/// What the search does with a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub value: u32,
    /// The moves found.
    pub moves: usize,
    pub fewest: usize,
    pub expanded: u64,
    pub reopened: u64,
    /// The boards that the slide's own search expands.
    pub usual: u64,
    /// For an estimate: the moves from the board to the goal, and from the start to the board.
    pub truth: Option<u32>,
    pub before: u32,
}

impl Play {
    /// Returns the values that the hand can take.
    pub fn values(&self, slide: &Slide) -> RangeInclusive<u32> {
        match self.hand {
            Hand::Estimate(_) => 0..=self.own_value(slide) + ABOVE,
            Hand::Weight => WEIGHTS,
        }
    }

    /// Returns the value of the slide's own search.
    pub fn own_value(&self, slide: &Slide) -> u32 {
        match self.hand {
            Hand::Estimate(board) => {
                let SearchSetup { problem, strategy } = slide.setup;
                let databases = PatternDatabases::default();
                estimator(strategy, &problem.goal(), &databases)(board.state())
            }
            Hand::Weight => 1,
        }
    }

    /// Returns the search with this value in the hand, or `None` if there is none.
    pub fn setup(&self, slide: &Slide, value: u32) -> Option<SearchSetup> {
        let SearchSetup { problem, strategy } = slide.setup;
        let strategy = match self.hand {
            Hand::Weight => Strategy {
                weight: Weight::new(u8::try_from(value).ok()?)?,
                ..strategy
            },
            Hand::Estimate(_) if value == self.own_value(slide) => strategy,
            Hand::Estimate(board) => {
                let usual = program_of(strategy.heuristic)?;
                let cells: Vec<u8> = board.cells();
                let source = format!(
                    "let held = {cells:?};\nfor cell in 0..size {{ if at(cell) != held[cell] {{ return {usual}; }} }}\n{value}"
                );
                let own = OwnHeuristic::new(&format!("h {value}"), &source).ok()?;
                Strategy {
                    heuristic: Heuristic::Own(own),
                    ..strategy
                }
            }
        };
        Some(SearchSetup { problem, strategy })
    }

    /// Searches with this value in the hand. Returns `None` if a search finds nothing within a few seconds.
    pub fn played(
        &self,
        slide: &Slide,
        value: u32,
        databases: &PatternDatabases,
    ) -> Option<Played> {
        let search = |value| {
            let setup = self.setup(slide, value)?;
            let (outcome, stats) = solve(&setup.problem, setup.strategy, LIMITS, databases, |_| ());
            match outcome {
                Outcome::Solved(solution) => Some((solution.len(), stats)),
                _ => None,
            }
        };
        let problem = &slide.setup.problem;
        let distance = |start, goal| {
            let way = shortest(&Problem::new(start, goal).ok()?, databases)?;
            Some(way.len() as u32)
        };
        let (moves, stats) = search(value)?;
        let (_, usual) = search(self.own_value(slide))?;
        let (truth, before) = match self.hand {
            Hand::Estimate(board) => (
                Some(distance(board, problem.goal())?),
                distance(problem.start(), board)?,
            ),
            Hand::Weight => (None, 0),
        };
        Some(Played {
            value,
            moves,
            fewest: shortest(problem, databases)?.len(),
            expanded: stats.expanded,
            reopened: stats.reopened,
            usual: usual.expanded,
            truth,
            before,
        })
    }

    pub const fn is_reached(&self, played: &Played) -> bool {
        match self.aim {
            Aim::Longer => played.moves > played.fewest,
            Aim::Reopens => played.reopened > 0,
            Aim::Cheaper => {
                2 * played.expanded <= played.usual && played.moves <= played.fewest + 2
            }
        }
    }

    /// Returns the smallest value with which the aim is reached.
    pub fn solution(&self, slide: &Slide, databases: &PatternDatabases) -> Option<u32> {
        let reaches = |value: &u32| {
            let played = self.played(slide, *value, databases);
            played.is_some_and(|played| self.is_reached(&played))
        };
        self.values(slide).find(reaches)
    }

    /// Returns `true` if the slide's search has the value that the hand changes.
    pub fn fits(&self, slide: &Slide) -> bool {
        let SearchSetup { problem, strategy } = slide.setup;
        let algorithm = strategy.algorithm;
        match self.hand {
            Hand::Weight => algorithm == Algorithm::WeightedAStar,
            Hand::Estimate(board) => {
                let same = Problem::new(board, problem.goal());
                same.is_ok_and(|it| it.solvability().is_solvable())
                    && algorithm == Algorithm::AStar
                    && program_of(strategy.heuristic).is_some()
            }
        }
    }
}

/// Returns the heuristic as a function of the language of programs, if it has one.
const fn program_of(heuristic: Heuristic) -> Option<&'static str> {
    match heuristic {
        Heuristic::Zero => Some("0"),
        Heuristic::Misplaced => Some("misplaced()"),
        Heuristic::Manhattan => Some("manhattan()"),
        Heuristic::LinearConflict => Some("linear_conflict()"),
        _ => None,
    }
}
