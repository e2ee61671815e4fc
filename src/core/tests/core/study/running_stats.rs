//! Mean and spread of numbers, added one by one.

use proptest::prelude::*;
use slidescope_core::study::experiment::RunningStats;

fn tally(numbers: &[u64]) -> RunningStats {
    let mut tally = RunningStats::default();
    numbers.iter().for_each(|number| tally.add(*number));
    tally
}

#[test]
fn few_numbers_have_no_spread() {
    assert_eq!(tally(&[]).mean(), None);
    assert_eq!(tally(&[]).range(), None);
    assert_eq!(
        (tally(&[7]).mean(), tally(&[7]).deviation()),
        (Some(7.0), None)
    );
    assert_eq!(tally(&[7, 7]).deviation(), Some(0.0));
    assert_eq!(tally(&[u64::MAX; 3]).mean(), Some(u64::MAX as f64));
}

proptest! {
    #[test]
    fn mean_and_spread_are_those_of_the_textbook(numbers in proptest::collection::vec(0..1_u64 << 32, 2..50)) {
        let n = numbers.len() as f64;
        let mean = numbers.iter().map(|x| *x as f64).sum::<f64>() / n;
        let variance = numbers.iter().map(|x| (*x as f64 - mean).powi(2)).sum::<f64>() / (n - 1.0);
        let tally = tally(&numbers);
        let near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b.abs().max(1.0);
        prop_assert!(near(tally.mean().expect("some"), mean));
        prop_assert!(near(tally.deviation().expect("two"), variance.sqrt()));
    }

    #[test]
    fn order_does_not_matter(mut numbers in proptest::collection::vec(any::<u64>(), 2..50)) {
        let before = tally(&numbers);
        numbers.reverse();
        prop_assert_eq!(tally(&numbers), before);
    }
}
