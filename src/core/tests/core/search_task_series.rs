//! The curve of a run, thinned as it grows.

use proptest::prelude::*;
use slidescope_core::services::search_task::{Sample, Series};

fn sample((at, frontier): (usize, u64)) -> Sample {
    Sample {
        expanded: at as u64,
        frontier,
        visited: at as u64,
        bytes: at as u64,
        seconds: at as f64,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn keeps_its_cap_its_order_its_extremes_and_its_ends(
        frontiers in prop::collection::vec(0_u64..1_000_000, 1..40_000)
    ) {
        let mut series = Series::default();
        let all: Vec<Sample> = frontiers.iter().copied().enumerate().map(sample).collect();
        for &sample in &all {
            series.push(sample);
        }
        let points: Vec<Sample> = series.points().collect();
        prop_assert!(points.len() <= Series::CAP);
        prop_assert!(points.windows(2).all(|pair| pair[0].expanded < pair[1].expanded));
        prop_assert!(points.iter().all(|point| all[point.expanded as usize] == *point));
        let frontier = |s: &Sample| s.frontier;
        prop_assert_eq!(points.iter().map(frontier).max(), all.iter().map(frontier).max());
        prop_assert_eq!(points.iter().map(frontier).min(), all.iter().map(frontier).min());
        prop_assert_eq!(points.last(), all.last());
    }
}

#[test]
fn a_short_run_is_kept_whole() {
    let mut series = Series::default();
    let all: Vec<Sample> = (0..Series::CAP / 2 - 1)
        .map(|i| sample((i, (i * 7 % 11) as u64)))
        .collect();
    for &sample in &all {
        series.push(sample);
    }
    assert_eq!(series.points().collect::<Vec<_>>(), all);
}
