//! An indexed min-multiset of small integers.

/// A multiset of small integers, stored as a count for each, that knows its lowest.
#[derive(Clone, Debug, Default)]
pub struct MinCounts {
    counts: Vec<u64>,
    lowest: usize,
    len: u64,
}

impl MinCounts {
    #[inline]
    pub fn add(&mut self, number: u32) {
        let number = number as usize;
        if number >= self.counts.len() {
            self.counts.resize(number + 1, 0);
        }
        self.counts[number] += 1;
        self.len += 1;
        self.lowest = self.lowest.min(number);
    }

    /// Takes out a number that is in it.
    #[inline]
    pub fn remove(&mut self, number: u32) {
        self.counts[number as usize] -= 1;
        self.len -= 1;
    }

    #[inline]
    pub fn lowest(&mut self) -> Option<u32> {
        if self.len == 0 {
            return None;
        }
        while self.counts[self.lowest] == 0 {
            self.lowest += 1;
        }
        Some(self.lowest as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::MinCounts;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn knows_the_lowest(numbers in prop::collection::vec((0_u32..20, any::<bool>()), 0..200)) {
            let (mut counts, mut plain) = (MinCounts::default(), Vec::new());
            for (number, put) in numbers {
                if put {
                    counts.add(number);
                    plain.push(number);
                } else if let Some(old) = plain.pop() {
                    counts.remove(old);
                }
                prop_assert_eq!(counts.lowest(), plain.iter().min().copied());
            }
        }
    }
}
