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
