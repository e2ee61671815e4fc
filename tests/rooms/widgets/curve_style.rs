use slidescope_core::search::Strategy;
use slidescope_core::search::{Algorithm, Heuristic};
use slidescope_core::study::every_board::STRATEGIES;
use slidescope_core::study::parse_strategy;
use slidescope_parts::theme::{Hue, Palette};
use slidescope_parts::widgets::chart::curve_style::*;

#[test]
fn no_two_curves_look_alike() {
    let algorithms = Algorithm::ALL.iter();
    let usual = algorithms.map(|&algorithm| Strategy::new(algorithm, Heuristic::Manhattan));
    let usual: Vec<Strategy> = usual.collect();
    assert_eq!(usual.len(), Hue::ALL.len());
    let every = STRATEGIES.map(|name| parse_strategy(name).expect("a strategy"));
    for (strategies, have_hues) in [(&usual[..], true), (&every, false)] {
        for palette in [Palette::DARK, Palette::LIGHT] {
            let styles = CurveStyle::each(&palette, strategies);
            for (at, style) in styles.iter().enumerate() {
                for other in &styles[..at] {
                    assert!(style.color != other.color || !have_hues);
                    // There are fewer marks than algorithms.
                    let look = |style: &CurveStyle| (style.marker(), style.line);
                    assert_ne!(look(style), look(other));
                }
            }
        }
    }
}
