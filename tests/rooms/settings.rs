//! The settings of a search, and the steps of the zoom.

use slidescope_core::search::Algorithm;
use slidescope_parts::settings::*;

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
    let (first, last) = (Settings::ZOOMS.first(), Settings::ZOOMS.last());
    for (way, end) in [(1, last), (0, first)] {
        for _ in 0..20 {
            settings.zoom = settings.zoom_steps()[way];
        }
        assert_eq!(Some(&settings.zoom), end);
    }
}
