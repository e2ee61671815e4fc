//! The settings that every feature may read. What else is kept between runs stands in `shell/kept/settings_file.rs`.

use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_core::text::language::Language;
use slidescope_core::text::window as text;

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    System,
    Dark,
    Light,
}

impl Theme {
    pub const fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::System => &text::AS_THE_SYSTEM,
            Self::Dark => &text::DARK,
            Self::Light => &text::LIGHT,
        }
    }
}

pub const MIN_MEMORY: u64 = 16 << 20;

#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    pub theme: Theme,
    pub language: Option<Language>,
    /// The magnification of the window's contents; initially 1.0.
    pub zoom: f32,
    pub strategy: Strategy,
    /// The depth limit of depth-limited search, kept while another algorithm is chosen.
    depth_limit: Option<u32>,
    pub memory_limit: u64,
    /// The address of the page that links point to; empty if none is set.
    pub page: String,
}

impl Settings {
    pub const ZOOMS: [f32; 11] = [0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5];

    /// Returns the settings of a first start: A* with the Manhattan heuristic.
    pub const fn new(memory_limit: u64) -> Self {
        Self {
            theme: Theme::System,
            language: None,
            zoom: 1.0,
            strategy: Strategy::new(Algorithm::AStar, Heuristic::Manhattan),
            depth_limit: None,
            memory_limit,
            page: String::new(),
        }
    }

    /// Chooses another strategy. If the algorithm changes but the depth limit does not, the limit is set as by
    /// [`choose`](Self::choose).
    pub fn choose_strategy(&mut self, strategy: Strategy) {
        let limits = strategy.depth_limit != self.strategy.depth_limit;
        self.choose(strategy.algorithm);
        let chosen = self.strategy.depth_limit;
        self.strategy = strategy;
        if !limits {
            self.strategy.depth_limit = chosen;
        }
    }

    /// Chooses another algorithm. Only depth-limited search gets a depth limit: otherwise deepening searches would stop at a
    /// limit that is not shown on screen.
    pub fn choose(&mut self, algorithm: Algorithm) {
        let before = self.strategy.algorithm;
        if algorithm == before {
            return;
        }
        if before == Algorithm::DepthLimited {
            self.depth_limit = self.strategy.depth_limit;
        }
        let limited = algorithm == Algorithm::DepthLimited;
        self.strategy.depth_limit = self.depth_limit.filter(|_| limited);
        self.strategy.algorithm = algorithm;
    }

    /// Returns the next smaller and the next larger zoom, or the current zoom where there is none.
    pub fn zoom_steps(&self) -> [f32; 2] {
        let mut steps = Self::ZOOMS.into_iter();
        let larger = steps.clone().find(|&zoom| zoom > self.zoom + 0.001);
        let smaller = steps.rfind(|&zoom| zoom < self.zoom - 0.001);
        [smaller, larger].map(|zoom| zoom.unwrap_or(self.zoom))
    }
}
