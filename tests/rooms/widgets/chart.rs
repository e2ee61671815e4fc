use proptest::prelude::*;
use slidescope_parts::widgets::chart::*;

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
