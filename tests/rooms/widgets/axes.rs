use proptest::prelude::*;
use slidescope_parts::widgets::chart::axes::*;

proptest! {
    #[test]
    fn the_top_of_an_axis_is_near_above_its_highest_value(value in 1e-4_f64..1e12) {
        let top = step_up(value);
        prop_assert!(top >= value * (1.0 - 1e-6));
        prop_assert!(top <= value * 1.51);
    }
}
