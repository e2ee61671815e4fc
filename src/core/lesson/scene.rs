//! The content of a slide.

use std::fmt;
use std::num::NonZeroU64;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use crate::puzzle::Board;
use crate::search::{Algorithm, Heuristic, Limits, Strategy};
use crate::study::experiment::Spec;

#[derive(Clone, Debug, PartialEq)]
pub enum Scene {
    Explore(ExploreScene),
    Compare(CompareScene),
    /// A heuristic compared with the true distances on all states.
    Heuristics(Heuristic),
    Experiment(Box<ExperimentScene>),
    /// The number of states at each depth.
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

    /// Returns the strategies that it names in addition to that of the slide. For a heuristic, this is A* with it.
    pub(crate) fn strategies(&self) -> Vec<Strategy> {
        match self {
            Self::Compare(scene) => scene.strategies.clone(),
            Self::Heuristics(heuristic) => vec![Strategy::new(Algorithm::AStar, *heuristic)],
            Self::Experiment(scene) => scene.spec.strategies.clone(),
            Self::Explore(_) | Self::Survey(_) | Self::Text(_) => Vec::new(),
        }
    }

    /// Returns `true` if it is shown instead of a screen.
    pub const fn stands_alone(&self) -> bool {
        matches!(self, Self::Survey(_) | Self::Text(_))
    }
}

/// An experiment, which is repeated when its slide is shown, and the view of its results.
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
        /// The table of the experiment's preset: measured next to published values, or the point of the lesson.
        Known,
        /// Means and spread, with a row for each length and strategy.
        #[default]
        Means,
        Runs,
    }
}

/// The quantity plotted in the curves of an experiment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    #[default]
    Generated,
    /// The same as a textbook counts it, including moves that undo the previous one. Shown instead of `Generated` next to a
    /// table that counts this way.
    #[serde(skip)]
    Children,
    Expanded,
    Visited,
    PeakFrontier,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SurveyScene {
    /// Whether depths are counted from the start board instead of the goal.
    pub from_start: bool,
    /// Whether the axis of the bars is logarithmic.
    pub log: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExploreScene {
    pub expansion: u64,
    /// The view. `None` means that of the lesson.
    pub tab: Option<Tab>,
    /// The visible part of the tree. `None` means all of it.
    pub camera: Option<LessonCamera>,
    /// The value by which nodes are coloured. `None` means that of the lesson.
    pub colour: Option<ColourBy>,
    pub selected: Option<Board>,
    /// The step within the expansion, from 0. `None` means the whole expansion.
    pub fine_step: Option<u32>,
    pub predict: bool,
    /// Whether the axis of the depth bars is linear.
    pub linear: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CompareScene {
    pub strategies: Vec<Strategy>,
    pub clock: LessonClock,
    /// The clock's value. `None` means the end.
    pub at: Option<u64>,
    pub trees: bool,
    pub limits: SceneLimits,
}

/// The limits of each search in a comparison. They let a slide show a search that does not finish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SceneLimits {
    /// Memory in MiB. `None` means a share of the window's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_mib: Option<NonZeroU64>,
    /// The maximum number of expansions. `None` means no limit.
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

    /// Returns the limits of a search that may use at most `memory` bytes, or less if these limits say so.
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
        /// The same depth; for A* and weighted A* the same f.
        Depth,
        /// The same search time, in microseconds. The searches run one after another.
        Time,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonCamera {
    Fit,
    /// Follows the last expanded node.
    Follow,
    /// A part, given by its centre as shares of the tree's width and height, and by its magnification.
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

/// The central view of Explore, in a slide as in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tab {
    #[default]
    Tree,
    /// All states, arranged by their distances from the start and to the goal.
    StateSpace,
    /// The number of nodes at each depth or for each f.
    Depths,
    /// The last expanded node and its successors.
    Expansion,
    /// The first nodes of the frontier, for windows too narrow for a separate panel.
    Frontier,
    Solution,
    /// The start board and the goal, large.
    Board,
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum ColourBy by name {
        /// f = g + h, or g if the algorithm uses no estimate.
        #[default]
        F = "f",
        G = "g",
        /// The estimate of the moves left.
        H = "h",
    }
}

/// The maximum size of a picture in bytes, so that a lesson with many pictures is still small enough to send.
pub const MAX_PICTURE: usize = 256 << 10;

/// The bytes of a PNG or JPEG file. They are untrusted until decoded.
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
