//! The plot's axes: where a moment of a search stands on them, and what their marks say.

use crate::{
    app::{
        compare::{Curve, Hue, Lane},
        explore::plot::axes::step_up,
        playback::ClockBy,
        seconds,
    },
    search::Stats,
    text::numbers::abbreviated,
    worker::Series,
};

/// A point of a curve: the moment it is of, in expansions, and what it shows.
pub(crate) struct Point {
    pub(crate) k: u64,
    pub(crate) x: f64,
    pub(crate) y: u64,
}

/// How values map to the plot's coordinates.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    pub(crate) curve: Curve,
    pub(crate) log: bool,
}

impl Scale {
    pub(crate) const fn by(self) -> ClockBy {
        self.curve.against()
    }

    /// Whether the horizontal axis is logarithmic.
    pub(crate) fn log_x(self) -> bool {
        self.log && self.by() != ClockBy::Depth
    }

    pub(crate) fn x(self, x: f64) -> f64 {
        if self.log_x() { x.log10() } else { x }
    }

    /// On a logarithmic axis 0 stands with 1: a count of nodes is hardly ever 0.
    pub(crate) fn y(self, y: u64) -> f64 {
        if self.log {
            (y.max(1) as f64).log10()
        } else {
            y as f64
        }
    }

    const fn value(self, stats: &Stats) -> u64 {
        match self.curve {
            Curve::Frontier | Curve::FrontierByDepth | Curve::FrontierByTime => stats.frontier,
            Curve::Visited | Curve::VisitedByDepth => stats.visited,
            Curve::ExpandedByDepth | Curve::ExpandedByTime => stats.expanded,
        }
    }

    /// The curve of a strategy; what has no place on a logarithmic axis is left out.
    pub(crate) fn points(self, lane: &Lane) -> Vec<Point> {
        let point = |x: f64, stats: &Stats| Point {
            k: stats.expanded,
            x,
            y: self.value(stats),
        };
        let points: Vec<Point> = if self.by() == ClockBy::Depth {
            lane.by_depth()
                .map(|(depth, stats)| point(depth as f64, &stats))
                .collect()
        } else {
            let samples = lane.series().into_iter().flat_map(Series::points);
            let placed = samples.map(|sample| {
                let stats = Stats {
                    expanded: sample.expanded,
                    frontier: sample.frontier,
                    visited: sample.visited,
                    ..Stats::default()
                };
                let x = match self.by() {
                    ClockBy::Time => sample.seconds,
                    _ => sample.expanded as f64,
                };
                point(x, &stats)
            });
            placed.collect()
        };
        let log = self.log_x();
        points
            .into_iter()
            .filter(|point| !log || point.x > 0.0)
            .collect()
    }

    pub(crate) fn x_words(self, mark: f64) -> String {
        let value = if self.log_x() {
            10_f64.powf(mark)
        } else {
            mark
        };
        if self.log_x() && (mark - mark.round()).abs() > 1e-6 {
            return String::new();
        }
        match self.by() {
            ClockBy::Time => seconds(value),
            ClockBy::Depth => format!("{value:.0}"),
            ClockBy::Expansions => abbreviated(value),
        }
    }

    pub(crate) fn y_words(self, mark: f64) -> String {
        match self.log {
            true if (mark - mark.round()).abs() > 1e-6 => String::new(),
            true => abbreviated(10_f64.powf(mark)),
            false => abbreviated(mark),
        }
    }
}

/// A strategy's curve, ready to be drawn.
pub(crate) struct Drawn {
    pub(crate) name: String,
    pub(crate) hue: Hue,
    pub(crate) points: Vec<Point>,
    /// Its moment that is looked at.
    pub(crate) now: u64,
}

/// The ends of the axes: left, right, top.
pub(crate) fn extent(scale: Scale, drawn: &[Drawn]) -> (f64, f64, f64) {
    let points = || drawn.iter().flat_map(|drawn| &drawn.points);
    let right = points().map(|point| point.x).fold(0.0, f64::max);
    let least = points().map(|point| point.x).fold(f64::INFINITY, f64::min);
    let top = points().map(|point| point.y).max().unwrap_or(0).max(10);
    let smallest = match scale.by() {
        ClockBy::Time => 1e-4,
        ClockBy::Depth | ClockBy::Expansions => 10.0,
    };
    let right = right.max(smallest);
    let (left, right) = match (scale.log_x(), scale.by()) {
        (true, _) if least.is_finite() => (least.log10().floor(), right.log10() + 0.1),
        (true, _) => (0.0, 5.0),
        (false, ClockBy::Depth) => (0.0, right * 1.03),
        (false, _) => (0.0, step_up(right * 1.02)),
    };
    let top = if scale.log {
        (top as f64).log10().ceil()
    } else {
        step_up(top as f64)
    };
    (left, right, top)
}

/// The clock's moment at a place of the horizontal axis.
pub(crate) fn to_clock(scale: Scale, x: f64) -> u64 {
    let value = if scale.log_x() { 10_f64.powf(x) } else { x };
    let unit = if scale.by() == ClockBy::Time {
        1e6
    } else {
        1.0
    };
    (value * unit).round().max(0.0) as u64
}
