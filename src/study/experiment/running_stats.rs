//! Mean and spread of whole numbers.

/// Adds up whole numbers. The sums are exact, so mean and spread do not depend on the order in which numbers come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunningStats {
    count: u64,
    sum: u128,
    squares: u128,
    range: Option<(u64, u64)>,
}

impl RunningStats {
    pub const NONE: Self = Self {
        count: 0,
        sum: 0,
        squares: 0,
        range: None,
    };

    pub fn add(&mut self, number: u64) {
        self.count += 1;
        self.sum += u128::from(number);
        self.squares = self.squares.saturating_add(u128::from(number).pow(2));
        let (least, most) = self.range.unwrap_or((number, number));
        self.range = Some((least.min(number), most.max(number)));
    }

    pub const fn count(&self) -> u64 {
        self.count
    }

    pub const fn range(&self) -> Option<(u64, u64)> {
        self.range
    }

    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// Their standard deviation, as an estimate for all numbers they are a sample of (the sum of squares divided by one
    /// less than there are); `None` where there are fewer than two.
    pub fn deviation(&self) -> Option<f64> {
        let count = u128::from(self.count);
        if count < 2 {
            return None;
        }
        // n Σx² − (Σx)², exact where it fits: no difference of rounded numbers.
        let exact = count
            .checked_mul(self.squares)
            .zip(self.sum.checked_mul(self.sum))
            .and_then(|(a, b)| a.checked_sub(b));
        let spread = exact.map_or_else(
            || self.squares as f64 * count as f64 - (self.sum as f64).powi(2),
            |exact| exact as f64,
        );
        Some((spread.max(0.0) / (count * (count - 1)) as f64).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::RunningStats;

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
}
