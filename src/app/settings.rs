//! What a person sets and keeps from run to run.

use crate::{
    search::{Algorithm, Heuristic, Strategy},
    worker::Pace,
};

/// Which of the two designs is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    System,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Theme {
    /// The next in the round of the theme button.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "as the system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// What the plot's horizontal axis counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum XAxis {
    /// Nodes expanded.
    Expansions,
    /// Seconds spent searching.
    Time,
}

impl XAxis {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Expansions, Self::Time];

    /// Its name in the plot's menu.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Expansions => "against expansions",
            Self::Time => "against search time",
        }
    }

    /// Its name where there is little room.
    #[must_use]
    pub(crate) const fn short_name(self) -> &'static str {
        match self {
            Self::Expansions => "expansions",
            Self::Time => "time",
        }
    }
}

/// What expanded nodes are coloured by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColourBy {
    /// f = g + h; g where the algorithm uses no estimate.
    #[default]
    F,
    /// Moves from the root.
    G,
    /// The estimate of the moves left.
    H,
}

impl ColourBy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::F, Self::G, Self::H];

    /// Its letter.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::F => "f",
            Self::G => "g",
            Self::H => "h",
        }
    }
}

/// A notch of the speed slider: 1, 2, 3, 5, 7 and so on a decade, and full speed at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Speed(u8);

impl Speed {
    const STEPS: [f64; 5] = [1.0, 2.0, 3.0, 5.0, 7.0];

    /// Full speed, the topmost notch.
    pub const FULL: Self = Self(31);

    /// 50 expansions a second: fast enough not to bore, slow enough to follow.
    pub const DEFAULT: Self = Self(8);

    /// The notch with this number, the nearest one where there is none.
    #[must_use]
    pub fn notch(number: f64) -> Self {
        Self(number.round().clamp(0.0, f64::from(Self::FULL.0)) as u8)
    }

    /// The notch whose pace is nearest to this.
    #[must_use]
    pub fn nearest(pace: Pace) -> Self {
        let Pace::PerSecond(wanted) = pace else {
            return Self::FULL;
        };
        let off = |notch: &Self| match notch.pace() {
            Pace::PerSecond(rate) => (rate / wanted).ln().abs(),
            Pace::Full => f64::INFINITY,
        };
        let notches = (0..Self::FULL.0).map(Self);
        let nearest = notches.min_by(|a, b| off(a).total_cmp(&off(b)));
        nearest.unwrap_or(Self::DEFAULT)
    }

    /// The number of this notch, 0 the slowest.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next faster notch.
    #[must_use]
    pub fn faster(self) -> Self {
        Self(self.0 + 1).min(Self::FULL)
    }

    /// The next slower notch.
    #[must_use]
    pub const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// The pace it stands for.
    #[must_use]
    pub fn pace(self) -> Pace {
        if self == Self::FULL {
            return Pace::Full;
        }
        let steps = Self::STEPS.len() as u8;
        let decade = 10_f64.powi(i32::from(self.0 / steps));
        Pace::PerSecond(decade * Self::STEPS[usize::from(self.0 % steps)])
    }
}

/// What a person sets.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// How much larger than designed the window's contents are, 1.0 at first.
    pub zoom: f32,
    /// The speed of Run.
    pub speed: Speed,
    /// Algorithm and heuristic.
    pub strategy: Strategy,
    /// The depth limit of depth-limited search, kept while another algorithm is chosen.
    depth_limit: Option<u32>,
    /// The most bytes a search may hold.
    pub memory_limit: u64,
    /// Whether the plot's vertical axis is logarithmic.
    pub log_axis: bool,
    /// What the plot's horizontal axis counts.
    pub x_axis: XAxis,
    /// What the tree's expanded nodes are coloured by.
    pub colour: ColourBy,
    /// Whether the tree shows successors that were dropped as duplicates.
    pub stubs: bool,
    /// Whether the bars of depths are of f instead.
    pub levels_by_f: bool,
    /// Whether those bars stand on a logarithmic axis.
    pub log_levels: bool,
    /// Whether a step goes line by line through an expansion.
    pub fine_steps: bool,
    /// Whether help is shown.
    pub help: bool,
}

impl Settings {
    /// The zoom's steps, smallest first.
    pub const ZOOMS: [f32; 9] = [0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5];

    /// What a first start shows: A* by Manhattan.
    #[must_use]
    pub const fn new(memory_limit: u64) -> Self {
        Self {
            theme: Theme::System,
            zoom: 1.0,
            speed: Speed::DEFAULT,
            strategy: Strategy::new(Algorithm::AStar, Heuristic::Manhattan),
            depth_limit: None,
            memory_limit,
            log_axis: false,
            x_axis: XAxis::Expansions,
            colour: ColourBy::F,
            stubs: false,
            levels_by_f: false,
            log_levels: true,
            fine_steps: false,
            help: false,
        }
    }

    /// Chooses another algorithm. Only depth-limited search is chosen together with a depth limit, so the others go
    /// without: deepening searches would stop at a limit that nothing on screen shows.
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

    /// The next zoom step up (`true`) or down, or the one at the end.
    #[must_use]
    pub fn zoom_step(&self, up: bool) -> f32 {
        let steps = Self::ZOOMS.iter().copied();
        let next = if up {
            steps.into_iter().find(|&z| z > self.zoom + 0.001)
        } else {
            steps.into_iter().rev().find(|&z| z < self.zoom - 0.001)
        };
        next.unwrap_or(self.zoom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notch_is_faster_than_the_one_below() {
        let mut speed = Speed::notch(0.0);
        assert_eq!(speed.pace(), Pace::PerSecond(Pace::SLOWEST));
        while speed.faster() != speed {
            let next = speed.faster();
            match (speed.pace(), next.pace()) {
                (Pace::PerSecond(slow), Pace::PerSecond(fast)) => assert!(slow < fast),
                (Pace::PerSecond(slow), Pace::Full) => assert_eq!(slow, Pace::FASTEST),
                (Pace::Full, _) => panic!("full speed is the last notch"),
            }
            assert_eq!(next.slower(), speed);
            assert_eq!(Speed::nearest(speed.pace()), speed);
            speed = next;
        }
        assert_eq!(speed, Speed::FULL);
        assert_eq!(Speed::nearest(speed.pace()), speed);
        assert_eq!(Speed::notch(f64::INFINITY), Speed::FULL);
        assert_eq!(Speed::notch(-3.0).number(), 0);
    }

    #[test]
    fn a_depth_limit_stays_with_depth_limited_search() {
        let mut settings = Settings::new(0);
        settings.choose(Algorithm::DepthLimited);
        settings.strategy.depth_limit = Some(5);
        for other in [
            Algorithm::IterativeDeepening,
            Algorithm::IdaStar,
            Algorithm::AStar,
        ] {
            settings.choose(other);
            assert_eq!(settings.strategy.depth_limit, None, "{other}");
        }
        settings.choose(Algorithm::DepthLimited);
        assert_eq!(settings.strategy.depth_limit, Some(5));
    }

    #[test]
    fn zoom_steps_end_where_the_list_ends() {
        let mut settings = Settings::new(0);
        for up in [true, false] {
            for _ in 0..20 {
                settings.zoom = settings.zoom_step(up);
            }
            let end = if up {
                Settings::ZOOMS.last()
            } else {
                Settings::ZOOMS.first()
            };
            assert_eq!(Some(&settings.zoom), end);
        }
    }
}
