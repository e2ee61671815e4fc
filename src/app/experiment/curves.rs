//! The curves of the plot: a count of nodes against length, one curve per strategy.

use crate::app::experiment::Results;
use crate::lesson::Quantity;
use crate::search::Strategy;
use crate::study::experiment::Group;
use crate::text::experiment::quantity;

/// The quantities the user can choose.
pub(crate) const QUANTITIES: [Quantity; 4] = [
    Quantity::Generated,
    Quantity::Expanded,
    Quantity::Visited,
    Quantity::PeakFrontier,
];

pub(crate) fn name_of(counted: Quantity) -> &'static str {
    match counted {
        Quantity::Generated => &quantity::GENERATED,
        Quantity::Children => &quantity::CHILDREN,
        Quantity::Expanded => &quantity::EXPANDED,
        Quantity::Visited => &quantity::VISITED,
        Quantity::PeakFrontier => &quantity::PEAK_FRONTIER,
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub length: u32,
    pub mean: f64,
    pub deviation: Option<f64>,
    /// The mean minus one standard deviation, but no less than the least count.
    pub low: f64,
    /// The mean plus one standard deviation, but no more than the largest count.
    pub high: f64,
    pub boards: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub strategy: Strategy,
    pub points: Vec<Point>,
}

/// Returns a curve for each strategy, even one without results. Boards of unknown length are left out.
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
    let tally = match quantity {
        Quantity::Generated => &group.generated,
        Quantity::Children => &group.children,
        Quantity::Expanded => &group.expanded,
        Quantity::Visited => &group.visited,
        Quantity::PeakFrontier => &group.peak_frontier,
    };
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
