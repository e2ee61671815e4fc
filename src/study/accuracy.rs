//! How near a heuristic comes to the truth: why a search by it expands many nodes, or few.

use std::ops::ControlFlow;

use crate::puzzle::{Board, Problem};
use crate::search::{Distances, Heuristic, Parallel, PatternDatabases};
use crate::study::heuristic_check::{NoValues, Subject, every_value};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Accuracy {
    pub heuristic: Heuristic,
    /// The mean of h / h* over the states looked at but the goal.
    pub mean: f64,
    /// States with h > h*.
    pub above: u64,
    /// Of all states those with f < C*, where f = g + h by the true distance g from the start, and C* is the length of a
    /// shortest solution. A* by a consistent heuristic expands them all (Dechter & Pearl 1985). None where only the states
    /// of one path were looked at.
    pub below: Option<u64>,
}

impl Accuracy {
    /// On every state of the space of `problem`, by the distances from its start and to its goal.
    ///
    /// # Errors
    /// Where the heuristic has no estimate, or `go_on` does not.
    pub fn everywhere(
        heuristic: Heuristic,
        problem: &Problem,
        [from_start, to_goal]: [&Distances; 2],
        databases: &PatternDatabases,
        parallel: &impl Parallel,
        go_on: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
    ) -> Result<Self, NoValues> {
        let subject = Subject::BuiltIn(heuristic);
        let values = every_value(&subject, to_goal, databases, parallel, go_on)?;
        let shortest = to_goal.distance(&problem.start()).unwrap_or(0);
        let distances = from_start.by_address().iter().zip(to_goal.by_address());
        let known = distances.zip(values);
        let mut states = known.filter(|((_, h_star), _)| **h_star != u8::MAX);
        let mut below = 0;
        let pairs = states.by_ref().map(|((&g, &h_star), h)| {
            below += u64::from(u32::from(g) + h < shortest);
            (u32::from(h_star), h)
        });
        let (mean, above) = mean_and_above(pairs);
        Ok(Self {
            heuristic,
            mean,
            above,
            below: Some(below),
        })
    }

    /// On the states of `path`, a shortest one from the start to the goal.
    ///
    /// # Errors
    /// Where the heuristic has no estimate.
    pub fn along(
        heuristic: Heuristic,
        path: &[Board],
        databases: &PatternDatabases,
    ) -> Result<Self, NoValues> {
        let goal = path.last().ok_or(NoValues::Cancelled)?;
        let subject = Subject::BuiltIn(heuristic);
        let mut estimate = subject.for_goal(goal, databases)?;
        let mut pairs = Vec::new();
        for (h_star, board) in (0..).zip(path.iter().rev()) {
            pairs.push((h_star, estimate(board.state())?));
        }
        let (mean, above) = mean_and_above(pairs);
        Ok(Self {
            heuristic,
            mean,
            above,
            below: None,
        })
    }

    pub(crate) const fn is_admissible(&self) -> bool {
        self.heuristic.is_admissible() || (self.below.is_some() && self.above == 0)
    }
}

/// Of pairs of h* and h.
fn mean_and_above(pairs: impl IntoIterator<Item = (u32, u32)>) -> (f64, u64) {
    let (mut sum, mut states, mut above) = (0.0, 0_u64, 0);
    for (h_star, h) in pairs {
        above += u64::from(h > h_star);
        if h_star > 0 {
            sum += f64::from(h) / f64::from(h_star);
            states += 1;
        }
    }
    (sum / states.max(1) as f64, above)
}
