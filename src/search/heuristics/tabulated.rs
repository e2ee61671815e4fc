//! A heuristic evaluated on every state in advance.

use std::sync::Arc;

use crate::puzzle::{Arrangement, Board, Ranking};
use crate::search::heuristics::Estimate;
use crate::search::heuristics::script::MAX_ESTIMATE;

/// The values of a heuristic by the [address](Ranking::address) of each state. An estimate is one look-up, however slow
/// the heuristic itself is.
#[derive(Clone, Debug)]
pub struct Tabulated {
    ranking: &'static Ranking,
    values: Arc<Vec<u32>>,
}

impl Tabulated {
    /// The heuristic with these `values` for `goal`; `None` if the space is too large or there is not one value per address.
    pub fn new(goal: &Board, values: Arc<Vec<u32>>) -> Option<Self> {
        let ranking = Ranking::of(goal)?;
        (values.len() == ranking.addresses()).then_some(Self { ranking, values })
    }
}

impl Estimate for Tabulated {
    const LARGEST_EXCESS: u32 = MAX_ESTIMATE;

    /// Returns 0 for a state of the other half of the space, which no search towards the goal reaches.
    #[inline]
    fn of(&self, state: impl Arrangement) -> u32 {
        let address = self.ranking.address(state);
        address.map_or(0, |address| self.values[address as usize])
    }
}
