//! What a slide shows.

use std::fmt;
use std::num::NonZeroU64;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use crate::puzzle::Board;
use crate::search::{Heuristic, Limits, Strategy};
use crate::study::experiment::Spec;

#[derive(Clone, Debug, PartialEq)]
pub enum Scene {
    Explore(ExploreScene),
    Compare(CompareScene),
    /// An estimate held against the truth, on all states.
    Heuristics(Heuristic),
    Experiment(Box<ExperimentScene>),
    /// How many states stand at each depth.
    Survey(SurveyScene),
    Text(Option<Picture>),
}

impl Scene {
    pub const fn search(&self) -> Option<&ExploreScene> {
        match self {
            Self::Explore(scene) => Some(scene),
            _ => None,
        }
    }

    /// The strategies that it names beside that of the slide.
    pub(crate) fn strategies(&self) -> &[Strategy] {
        match self {
            Self::Compare(scene) => &scene.strategies,
            Self::Experiment(scene) => &scene.spec.strategies,
            Self::Explore(_) | Self::Heuristics(_) | Self::Survey(_) | Self::Text(_) => &[],
        }
    }

    /// Whether it takes the place of a screen.
    pub const fn stands_alone(&self) -> bool {
        matches!(self, Self::Survey(_) | Self::Text(_))
    }
}

/// An experiment, which is repeated where its slide is shown, and how its results are looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentScene {
    pub spec: Spec,
    pub table: Tabled,
    pub plot: Quantity,
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Tabled {
        /// What was measured beside what was published, or what the lesson is about.
        Known,
        /// Means and spread, a row for a length and a strategy.
        #[default]
        Means,
        Runs,
    }
}

/// What the curves of an experiment count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    #[default]
    Generated,
    /// The same as a textbook counts it, the move straight back among them: what is shown in its place beside a table that
    /// counts so.
    #[serde(skip)]
    Children,
    Expanded,
    Visited,
    PeakFrontier,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SurveyScene {
    /// Whether depths are counted from the start board, in place of the goal.
    pub from_start: bool,
    /// Whether the bars stand on a logarithmic axis.
    pub log: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExploreScene {
    pub expansion: u64,
    /// The view; none is that of the lesson.
    pub tab: Option<Tab>,
    /// The part of the tree; none is all of it.
    pub camera: Option<LessonCamera>,
    /// What nodes are coloured by; none is what the lesson says.
    pub colour: Option<ColourBy>,
    pub selected: Option<Board>,
    /// Which step within the expansion is shown, from 0; none is the whole expansion.
    pub fine_step: Option<u32>,
    pub predict: bool,
    /// Whether the bars of depths stand on a linear axis.
    pub linear: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CompareScene {
    pub strategies: Vec<Strategy>,
    pub clock: LessonClock,
    /// Where the clock stands; none is the end.
    pub at: Option<u64>,
    pub trees: bool,
    pub limits: SceneLimits,
}

/// What each search of a comparison may use at most, so that a slide can show a search that does not come to an end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SceneLimits {
    /// Memory in MiB; none is the share of the window's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_mib: Option<NonZeroU64>,
    /// Expansions; none is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expansions: Option<NonZeroU64>,
}

impl SceneLimits {
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    pub fn memory(self) -> Option<u64> {
        let mib = self.memory_mib?.get();
        Some(mib.saturating_mul(1 << 20))
    }

    /// The limits of a search that may hold `memory` bytes where they say nothing else.
    pub fn within(self, memory: u64) -> Limits {
        Limits {
            memory: self.memory().map_or(memory, |most| most.min(memory)),
            expansions: self.expansions.map(NonZeroU64::get),
        }
    }
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum LessonClock {
        /// The same number of expansions for each strategy.
        #[default]
        Expansions,
        /// The same depth, of A* and weighted A* the same f.
        Depth,
        /// The same time spent searching, in microseconds; the searches run one after the other.
        Time,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonCamera {
    Fit,
    /// The node expanded last.
    Follow,
    /// A part: its middle as shares of the tree's width and height, and how much larger than the whole tree it is.
    #[serde(untagged)]
    Part {
        /// 0 at the left edge of the tree, 1 at the right.
        x: f64,
        /// 0 at the top, 1 at the bottom.
        y: f64,
        /// 1 shows the whole width.
        zoom: f64,
    },
}

/// What the middle of Explore shows, of a slide as in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tab {
    #[default]
    Tree,
    /// Every state by its distances from the start and to the goal.
    StateSpace,
    /// How many nodes there are at each depth, or of each f.
    Depths,
    /// The node expanded last and its successors.
    Expansion,
    /// The frontier's first nodes, where the window is too narrow for a panel of their own.
    Frontier,
    Solution,
    /// The start board and the goal, large.
    Board,
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum ColourBy by name {
        /// f = g + h; g where the algorithm uses no estimate.
        #[default]
        F = "f",
        G = "g",
        /// The estimate of the moves left.
        H = "h",
    }
}

/// Bytes that a picture may have, so that a lesson with many of them is still a file to be sent around.
pub const MAX_PICTURE: usize = 256 << 10;

/// The bytes of a PNG or JPEG file. Nothing of it is trusted before it is decoded.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture(Arc<[u8]>);

impl Picture {
    pub fn new(bytes: Vec<u8>) -> Option<Self> {
        (bytes.len() <= MAX_PICTURE).then(|| Self(bytes.into()))
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn to_text(&self) -> String {
        STANDARD.encode(&self.0)
    }

    pub(crate) fn from_text(text: &str) -> Option<Self> {
        Self::new(STANDARD.decode(text).ok()?)
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({} bytes)", self.0.len())
    }
}
