//! The accuracy of a heuristic, which explains why a search with it expands many or few nodes.

use std::ops::ControlFlow;

use crate::puzzle::{Board, Problem};
use crate::search::{Distances, Heuristic, Parallel, PatternDatabases};
use crate::study::heuristic_check::{NoValues, Subject, every_value};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Accuracy {
    pub heuristic: Heuristic,
    /// The mean of h / h* over the states examined, without the goal.
    pub mean: f64,
    /// The number of states with h > h*.
    pub above: u64,
    /// The number of states with f < C*, where f = g + h with the true distance g from the start, and C* is the length of a
    /// shortest solution. A* with a consistent heuristic expands them all (Dechter & Pearl 1985). `None` if only the states
    /// of one path were examined.
    pub below: Option<u64>,
}

impl Accuracy {
    /// Measures the heuristic on every state of the space of `problem`, given the distances from its start and to its goal.
    ///
    /// # Errors
    /// If the heuristic gives no estimate, or `go_on` breaks.
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
        let mut below = 0;
        let pairs = distances.zip(values).map(|((&g, &h_star), h)| {
            below += u64::from(u32::from(g) + h < shortest);
            (u32::from(h_star), h)
        });
        let accuracy = Self::of(heuristic, pairs);
        Ok(Self {
            below: Some(below),
            ..accuracy
        })
    }

    /// Measures the heuristic on the states of `path`, a shortest path from the start to the goal.
    ///
    /// # Errors
    /// If the heuristic gives no estimate.
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
        Ok(Self::of(heuristic, pairs))
    }

    /// Takes pairs of h* and h.
    fn of(heuristic: Heuristic, pairs: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let (mut sum, mut states, mut above) = (0.0, 0_u64, 0);
        for (h_star, h) in pairs {
            above += u64::from(h > h_star);
            if h_star > 0 {
                sum += f64::from(h) / f64::from(h_star);
                states += 1;
            }
        }
        Self {
            heuristic,
            mean: sum / states.max(1) as f64,
            above,
            below: None,
        }
    }

    pub(crate) const fn is_admissible(&self) -> bool {
        self.heuristic.is_admissible() || (self.below.is_some() && self.above == 0)
    }
}
