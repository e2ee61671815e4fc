//! The curves of the comparison: what they show of each moment, and where that stands in the plot.

use crate::app::compare::{Curve, Hue, Lane};
use crate::app::playback::ClockBy;
use crate::app::widgets::chart::{Axis, Scale, step_up};
use crate::search::Stats;
use crate::text::numbers::abbreviated;
use crate::text::units::seconds;
use crate::worker::Series;

pub(crate) struct Point {
    /// The moment it is of, in expansions.
    pub(crate) moment: u64,
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
    pub(crate) const fn by(self) -> ClockBy {
        self.curve.against()
    }

    /// Depths are counted one by one on logarithmic axes, too.
    pub(crate) fn x(self) -> Scale {
        Scale::of(self.log && self.by() != ClockBy::Depth)
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

    /// The clock's moment at a place of the horizontal axis.
    pub(crate) fn to_clock(self, x: f64) -> u64 {
        let unit = match self.by() {
            ClockBy::Time => 1e6,
            ClockBy::Expansions | ClockBy::Depth => 1.0,
        };
        (self.x().value(x) * unit).round().max(0.0) as u64
    }

    const fn value(self, stats: &Stats) -> u64 {
        match self.curve {
            Curve::Frontier | Curve::FrontierByDepth | Curve::FrontierByTime => stats.frontier,
            Curve::Visited | Curve::VisitedByDepth => stats.visited,
            Curve::ExpandedByDepth | Curve::ExpandedByTime => stats.expanded,
        }
    }

    /// The curve of a strategy; what has no place on a logarithmic axis is left out.
    fn points(self, lane: &Lane) -> Vec<Point> {
        let point = |x: f64, stats: &Stats| Point {
            moment: stats.expanded,
            x,
            y: self.value(stats),
        };
        let sampled = |x: fn(f64, u64) -> f64| -> Vec<Point> {
            let samples = lane.series().into_iter().flat_map(Series::points);
            let placed = samples.map(|sample| {
                let stats = Stats {
                    expanded: sample.expanded,
                    frontier: sample.frontier,
                    visited: sample.visited,
                    ..Stats::default()
                };
                point(x(sample.seconds, sample.expanded), &stats)
            });
            placed.collect()
        };
        let mut points = match self.by() {
            ClockBy::Depth => lane
                .by_depth()
                .map(|(depth, stats)| point(depth as f64, &stats))
                .collect(),
            ClockBy::Time => sampled(|seconds, _| seconds),
            ClockBy::Expansions => sampled(|_, expanded| expanded as f64),
        };
        points.retain(|point| self.x() == Scale::Linear || point.x > 0.0);
        points
    }

    /// The horizontal axis that has room for `curves`.
    pub(crate) fn across(self, curves: &[LaneCurve]) -> Axis<'static> {
        let points = || curves.iter().flat_map(|curve| &curve.points);
        let right = points().map(|point| point.x).fold(0.0, f64::max);
        let least = points().map(|point| point.x).fold(f64::INFINITY, f64::min);
        let (smallest, words): (f64, fn(f64) -> String) = match self.by() {
            ClockBy::Time => (1e-4, seconds),
            ClockBy::Depth => (10.0, |depth| format!("{depth:.0}")),
            ClockBy::Expansions => (10.0, abbreviated),
        };
        let right = right.max(smallest);
        let range = match (self.x(), self.by()) {
            (Scale::Log, _) if least.is_finite() => least.log10().floor()..=right.log10() + 0.1,
            (Scale::Log, _) => 0.0..=5.0,
            (Scale::Linear, ClockBy::Depth) => 0.0..=right * 1.03,
            (Scale::Linear, ClockBy::Time | ClockBy::Expansions) => 0.0..=step_up(right * 1.02),
        };
        Axis {
            scale: self.x(),
            range,
            words,
            marks: 6.0,
            whole: false,
            spacing: 36.0..=46.0,
            title: None,
        }
    }

    /// The vertical axis that has room for them.
    pub(crate) fn up(self, curves: &[LaneCurve]) -> Axis<'static> {
        let points = curves.iter().flat_map(|curve| &curve.points);
        let highest = points.map(|point| point.y).max().unwrap_or(0);
        Axis::of_counts(self.y(), self.y().top(highest))
    }
}

/// The curve of a strategy, ready to be drawn.
pub(crate) struct LaneCurve {
    pub(crate) name: String,
    pub(crate) hue: Hue,
    pub(crate) points: Vec<Point>,
    /// Its moment that is looked at.
    pub(crate) now: u64,
}

impl LaneCurve {
    pub(crate) fn new(axes: Axes, lane: &Lane, now: u64) -> Self {
        Self {
            name: lane.strategy.to_string(),
            hue: lane.hue,
            points: axes.points(lane),
            now,
        }
    }

    /// The points up to the moment looked at.
    pub(crate) fn past(&self) -> &[Point] {
        &self.points[..self.passed()]
    }

    /// What is to come; it begins where what has been ends.
    pub(crate) fn to_come(&self) -> &[Point] {
        &self.points[self.passed().saturating_sub(1)..]
    }

    fn passed(&self) -> usize {
        self.points
            .partition_point(|point| point.moment <= self.now)
    }
}
