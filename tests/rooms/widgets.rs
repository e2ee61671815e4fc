//! Charts, text fields and motion.

use egui::{Event, Vec2};
use proptest::prelude::*;
use slidescope_core::puzzle::{Board, Move, Size};
use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_core::study::every_board::STRATEGIES;
use slidescope_core::study::parse_strategy;
use slidescope_parts::theme::{Hue, Palette};
use slidescope_parts::widgets::chart::axes::*;
use slidescope_parts::widgets::chart::curve_style::*;
use slidescope_parts::widgets::chart::*;
use slidescope_parts::widgets::motion::*;
use slidescope_parts::widgets::text_field::*;

proptest! {
    #[test]
    fn what_is_thinned_out_cannot_be_seen(
        heights in prop::collection::vec(0_u32..50, 0..300),
        grain in 1.0..9.0_f64,
    ) {
        let all: Vec<[f64; 2]> = (0..).zip(heights).map(|(x, y)| [f64::from(x) / 3.0, f64::from(y)]).collect();
        let kept = thinned(all.iter().copied(), [grain; 2]);
        let kept: Vec<[f64; 2]> = kept.points().iter().map(|point| [point.x, point.y]).collect();
        prop_assert_eq!((kept.first(), kept.last()), (all.first(), all.last()));
        let mut next = kept.iter().peekable();
        let mut before = all.first();
        for point in &all {
            if next.next_if_eq(&point).is_some() {
                before = Some(point);
            }
            let Some(before) = before else { continue };
            prop_assert!((0..2).all(|axis| (point[axis] - before[axis]).abs() < grain));
        }
        prop_assert!(next.next().is_none());
    }
}

proptest! {
    #[test]
    fn the_top_of_an_axis_is_near_above_its_highest_value(value in 1e-4_f64..1e12) {
        let top = step_up(value);
        prop_assert!(top >= value * (1.0 - 1e-6));
        prop_assert!(top <= value * 1.51);
    }
}

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

#[test]
fn a_move_displaces_one_tile_by_one_cell() {
    let size = Size::new(3, 4).expect("a legal size");
    let before = Board::blank_last(size);
    for mv in Move::ALL {
        let Some(after) = before.after(mv) else {
            continue;
        };
        let from = displacements(size, &cells(&before), &cells(&after));
        let moved: Vec<usize> = (0..size.cells())
            .filter(|&c| from[c] != Vec2::ZERO)
            .collect();
        assert_eq!(moved, [before.blank()]);
        assert_eq!(from[before.blank()].length(), 1.0);
    }
}

#[test]
fn another_board_shows_at_once() {
    let size = Size::new(3, 3).expect("a legal size");
    let (a, b) = (Board::blank_last(size), Board::blank_first(size));
    assert!(displacements(size, &cells(&a), &cells(&b)).is_empty());
}

#[test]
fn what_is_pasted_is_cut_to_what_a_field_can_take() {
    for (pasted, kept) in [(0, 0), (MOST_PASTED, MOST_PASTED), (1 << 20, MOST_PASTED)] {
        // Each character takes two bytes.
        let mut event = Event::Paste("ä".repeat(pasted));
        assert_eq!(cut_event(&mut event), pasted - kept);
        assert_eq!(event, Event::Paste("ä".repeat(kept)));
    }
}
