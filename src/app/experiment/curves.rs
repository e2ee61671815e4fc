//! The curves of the plot: a count of nodes against length, one curve a strategy.

use crate::app::experiment::Results;
use crate::search::Strategy;
use crate::study::experiment::{Group, RunningStats};
use crate::text::experiment::quantity;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quantity {
    #[default]
    Generated,
    /// The same as a textbook counts it, the move straight back among them: what is shown in its place beside a table that
    /// counts so.
    Children,
    Expanded,
    Visited,
    PeakFrontier,
}

impl Quantity {
    pub const ALL: [Self; 4] = [
        Self::Generated,
        Self::Expanded,
        Self::Visited,
        Self::PeakFrontier,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Generated => &quantity::GENERATED,
            Self::Children => &quantity::CHILDREN,
            Self::Expanded => &quantity::EXPANDED,
            Self::Visited => &quantity::VISITED,
            Self::PeakFrontier => &quantity::PEAK_FRONTIER,
        }
    }

    const fn of(self, group: &Group) -> &RunningStats {
        match self {
            Self::Generated => &group.generated,
            Self::Children => &group.children,
            Self::Expanded => &group.expanded,
            Self::Visited => &group.visited,
            Self::PeakFrontier => &group.peak_frontier,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub length: u32,
    pub mean: f64,
    pub deviation: Option<f64>,
    /// One standard deviation below the mean, but no less than the least count.
    pub low: f64,
    /// One above, but no more than the largest count.
    pub high: f64,
    pub boards: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub strategy: Strategy,
    pub points: Vec<Point>,
}

/// A curve for each strategy, also for those of which nothing is known yet; boards of unknown length are in none.
pub(crate) fn curves(results: &Results, quantity: Quantity) -> Vec<Curve> {
    let strategies = &results.plan.spec().strategies;
    let curve = |&strategy: &Strategy| Curve {
        strategy,
        points: Vec::new(),
    };
    let mut curves: Vec<Curve> = strategies.iter().map(curve).collect();
    for group in results.summary.groups() {
        let of_it = |curve: &&mut Curve| curve.strategy == group.strategy;
        let curve = curves.iter_mut().find(of_it);
        if let Some((curve, point)) = curve.zip(point(group, quantity)) {
            curve.points.push(point);
        }
    }
    curves
}

fn point(group: &Group, quantity: Quantity) -> Option<Point> {
    let tally = quantity.of(group);
    let (mean, (least, most)) = tally.mean().zip(tally.range())?;
    let deviation = tally.deviation();
    let spread = deviation.unwrap_or(0.0);
    Some(Point {
        length: group.length?,
        mean,
        deviation,
        low: (mean - spread).max(least as f64),
        high: (mean + spread).min(most as f64),
        boards: tally.count(),
    })
}
