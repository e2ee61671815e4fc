//! What the other places show, kept while a lesson is played.

use crate::window::screens::heuristics::Chosen;
use slidescope_core::lesson::{ColourBy, SceneLimits, SearchSetup, Tab};
use slidescope_core::search::Strategy;

/// What Explore, Compare and Heuristics showed before a lesson.
pub(crate) struct Places {
    pub(crate) setup: Option<SearchSetup>,
    pub(crate) tab: Tab,
    pub(crate) colour: ColourBy,
    pub(crate) log_levels: bool,
    pub(crate) compared: Vec<Strategy>,
    pub(crate) limits: SceneLimits,
    pub(crate) trees: bool,
    pub(crate) heuristic: Chosen,
}
