//! The curves of a run.

use crate::common::{databases, eight_puzzle};
use slidescope_core::recording::Recording;
use slidescope_core::run::curve::curve;
use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_core::services::search_task::{Sample, Series};

fn recording(algorithm: Algorithm) -> Recording {
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    let problem = eight_puzzle("867254301", "123456780");
    Recording::ahead(&problem, strategy, 899, databases())
}

/// A jump is one step of the search, sampled only at both ends.
#[test]
fn a_jump_has_the_bends_of_the_layers() {
    for algorithm in Algorithm::ALL {
        let recording = recording(algorithm);
        let end = recording.len();
        let mut series = Series::default();
        for (k, seconds) in [(0, 0.0), (end, 2.0)] {
            let stats = recording.at(k).stats();
            series.push(Sample {
                expanded: k,
                frontier: stats.frontier,
                visited: stats.visited,
                bytes: 0,
                seconds,
            });
        }
        let curve = curve(&recording, end, &series);
        assert!(curve.windows(2).all(|w| w[0].expanded < w[1].expanded));
        assert!(curve.windows(2).all(|w| w[0].seconds <= w[1].seconds));
        assert!(curve.len() as u64 > end / 4, "{algorithm}: {}", curve.len());
        for point in &curve {
            let stats = recording.at(point.expanded).stats();
            let shown = (point.frontier, point.visited);
            assert_eq!(shown, (stats.frontier, stats.visited), "{algorithm}");
        }
    }
}

#[test]
fn beyond_the_recording_the_samples_go_on() {
    let recording = recording(Algorithm::Bfs);
    let mut series = Series::default();
    for k in [0, 500, 5000] {
        let far = Sample {
            expanded: k,
            seconds: k as f64,
            ..Sample::default()
        };
        series.push(far);
    }
    let far = curve(&recording, 5000, &series);
    assert_eq!(far.last().map(|point| point.expanded), Some(5000));
    let at_899 = far.iter().find(|point| point.expanded == 899);
    assert_eq!(at_899.map(|point| point.seconds), Some(899.0));
    assert!(curve(&recording, 0, &Series::default()).is_empty());
}
