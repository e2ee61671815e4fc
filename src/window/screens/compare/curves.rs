//! The curves of the comparison: what they show, their values at each moment, and where these are in the plot.

use crate::window::screens::compare::Lane;
use slidescope_core::run::ClockBy;
use slidescope_core::search::Stats;
use slidescope_core::services::search_task::Series;
use slidescope_core::text::Message;
use slidescope_core::text::compare::curve;
use slidescope_core::text::numbers::{abbreviated, percent};
use slidescope_core::text::units::seconds;
use slidescope_core::values;
use slidescope_parts::theme::Hue;
use slidescope_parts::widgets::chart::{Axis, Scale, step_up};

values! {
    /// What the plot shows: a counter of each search against its own run, or against expansions, depth or time.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Curve {
        /// Open nodes against expansions. It does not reveal what is still to come.
        #[default]
        Frontier,
        /// Open nodes against the share of the expansions shown: curves of all lengths are as wide as the plot, and do not
        /// lie on each other.
        FrontierByShare,
        /// States stored against expansions.
        Visited,
        /// Open nodes at each depth, for A* at each f.
        FrontierByDepth,
        VisitedByDepth,
        ExpandedByDepth,
        /// Open nodes against time.
        FrontierByTime,
        /// Expanded nodes against time.
        ExpandedByTime,
    }
}

impl Curve {
    pub fn name(self) -> &'static str {
        self.shown().0.text()
    }

    /// Returns its name, what it is drawn against, and the counter.
    pub(crate) fn shown(self) -> (Message, Against, fn(&Stats) -> u64) {
        let (frontier, visited, expanded) = (
            |stats: &Stats| stats.frontier,
            |stats: &Stats| stats.visited,
            |stats: &Stats| stats.expanded,
        );
        let clocks = [ClockBy::Expansions, ClockBy::Depth, ClockBy::Time];
        let [expansions, depth, time] = clocks.map(Against::Clock);
        match self {
            Self::FrontierByShare => (curve::FRONTIER_BY_SHARE, Against::Share, frontier),
            Self::Frontier => (curve::FRONTIER, expansions, frontier),
            Self::Visited => (curve::VISITED, expansions, visited),
            Self::FrontierByDepth => (curve::FRONTIER_BY_DEPTH, depth, frontier),
            Self::VisitedByDepth => (curve::VISITED_BY_DEPTH, depth, visited),
            Self::ExpandedByDepth => (curve::EXPANDED_BY_DEPTH, depth, expanded),
            Self::FrontierByTime => (curve::FRONTIER_BY_TIME, time, frontier),
            Self::ExpandedByTime => (curve::EXPANDED_BY_TIME, time, expanded),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The percentage of the expansions that each search has made by the clock.
    Share,
    Clock(ClockBy),
}

pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: u64,
}

/// What the curves show, and how values map to the plot's coordinates.
#[derive(Clone, Copy)]
pub(crate) struct Axes {
    pub(crate) curve: Curve,
    pub(crate) log: bool,
}

impl Axes {
    pub(crate) fn against(self) -> Against {
        self.curve.shown().1
    }

    /// Depths and shares have linear scales even if logarithmic axes are chosen.
    fn is_always_linear(self) -> bool {
        matches!(
            self.against(),
            Against::Share | Against::Clock(ClockBy::Depth)
        )
    }

    pub(crate) fn x(self) -> Scale {
        Scale::of(self.log && !self.is_always_linear())
    }

    pub(crate) const fn y(self) -> Scale {
        Scale::of(self.log)
    }

    pub(crate) fn place(self, point: &Point) -> [f64; 2] {
        [
            self.x().place(point.x),
            self.y().place_count(point.y as f64),
        ]
    }

    /// Returns the moment of `clock` at a place of the horizontal axis, if both count the same.
    pub(crate) fn to_clock(self, clock: ClockBy, x: f64) -> Option<u64> {
        if self.against() != Against::Clock(clock) {
            return None;
        }
        // The clock counts microseconds, the axis seconds.
        let unit = if clock == ClockBy::Time { 1e6 } else { 1.0 };
        Some((self.x().value(x) * unit).round().max(0.0) as u64)
    }

    /// Returns the curve of a strategy up to its moment `now`: what is still to come would reveal the winner. Points that
    /// have no place on a logarithmic axis are left out.
    pub(crate) fn of_lane(self, lane: &Lane, now: u64) -> LaneCurve {
        let (_, against, counter) = self.curve.shown();
        let point = |x: f64, stats: &Stats| Point {
            x,
            y: counter(stats),
        };
        let x = |expanded: u64, seconds: f64| match against {
            Against::Share => 100.0 * expanded as f64 / now as f64,
            Against::Clock(ClockBy::Time) => seconds,
            Against::Clock(ClockBy::Expansions | ClockBy::Depth) => expanded as f64,
        };
        let mut points: Vec<Point> = if against == Against::Clock(ClockBy::Depth) {
            let depths = lane.by_depth();
            let past = depths.take_while(|(_, stats)| stats.expanded <= now);
            past.map(|(depth, stats)| point(depth as f64, &stats))
                .collect()
        } else {
            let samples = || lane.series().into_iter().flat_map(Series::points);
            let past = || samples().take_while(|sample| sample.expanded < now);
            let sampled = past().map(|sample| {
                let stats = Stats {
                    expanded: sample.expanded,
                    frontier: sample.frontier,
                    visited: sample.visited,
                    ..Stats::default()
                };
                point(x(sample.expanded, sample.seconds), &stats)
            });
            let next = samples().find(|sample| sample.expanded >= now);
            let seconds = next
                .or_else(|| past().last())
                .map_or(0.0, |sample| sample.seconds);
            let last = (now > 0).then(|| point(x(now, seconds), &lane.stats_at(now)));
            sampled.chain(last).collect()
        };
        points.retain(|point| self.x() == Scale::Linear || point.x > 0.0);
        LaneCurve {
            name: lane.strategy.to_string(),
            hue: lane.hue,
            points,
        }
    }

    /// Returns the horizontal axis. The title names what it counts.
    pub(crate) fn across(self, curves: &[LaneCurve]) -> Axis<'static> {
        let points = || curves.iter().flat_map(|curve| &curve.points);
        let right = points().map(|point| point.x).fold(0.0, f64::max);
        let least = points().map(|point| point.x).fold(f64::INFINITY, f64::min);
        let (title, smallest, words): (Message, f64, fn(f64) -> String) = match self.against() {
            Against::Share => (curve::SHARE, 100.0, |share| percent(share, 0)),
            Against::Clock(ClockBy::Time) => (curve::TIME, 1e-4, seconds),
            Against::Clock(ClockBy::Depth) => (curve::DEPTH, 10.0, |depth| format!("{depth:.0}")),
            Against::Clock(ClockBy::Expansions) => (curve::EXPANSIONS, 10.0, abbreviated),
        };
        let right = right.max(smallest);
        let range = match self.x() {
            Scale::Log if least.is_finite() => least.log10().floor()..=right.log10() + 0.1,
            Scale::Log => 0.0..=5.0,
            // Depths and shares end where the curves do.
            Scale::Linear if self.is_always_linear() => 0.0..=right * 1.03,
            Scale::Linear => 0.0..=step_up(right * 1.02),
        };
        Axis {
            scale: self.x(),
            range,
            words,
            marks: 6.0,
            whole: false,
            spacing: 36.0..=46.0,
            title: Some(title.text()),
        }
    }

    pub(crate) fn up(self, curves: &[LaneCurve]) -> Axis<'static> {
        let points = curves.iter().flat_map(|curve| &curve.points);
        let highest = points.map(|point| point.y).max().unwrap_or(0);
        Axis {
            title: Some(curve::NODES.text()),
            ..Axis::of_counts(self.y(), self.y().top(highest))
        }
    }
}

pub(crate) struct LaneCurve {
    pub(crate) name: String,
    pub(crate) hue: Hue,
    pub(crate) points: Vec<Point>,
}
