//! The effective branching factor.

/// The effective branching factor b* of a search that generated `generated` nodes and found a path of `depth` moves: the
/// root of N + 1 = 1 + b* + b*² + … + b*^d, with N = `generated` (successors produced, without the start) and
/// d = `depth`. A uniform tree of that depth and branching factor has the same number of nodes. Returns `None` if there
/// is no such tree: at depth 0, or if nothing was generated.
///
/// The root is exact up to rounding. `generated` may be a mean of several counts, so it need not be an integer. Source:
/// Russell and Norvig, Artificial Intelligence: A Modern Approach, section on the effect of heuristic accuracy.
///
/// ```
/// use slidescope::study::branching;
///
/// // A binary tree of depth 3 has 2 + 4 + 8 nodes below its root.
/// assert_eq!(branching(14.0, 3), Some(2.0));
/// ```
pub fn branching(generated: f64, depth: u32) -> Option<f64> {
    common_branching(generated, &[(depth, 1.0)])
}

/// Returns the common b* of several searches: the branching factor with which uniform trees of the `depths` of their paths
/// have `generated` nodes on average. `depths` pairs each depth with its share of the searches, the largest depth last.
/// If all depths are equal, this is the [`branching`] of the mean. The result lies between the smallest and the largest
/// b* of the searches.
pub fn common_branching(generated: f64, depths: &[(u32, f64)]) -> Option<f64> {
    let &(deepest, share) = depths.last()?;
    if deepest == 0 || !generated.is_finite() || generated <= 0.0 {
        return None;
    }
    // The sum is at least share · b^d, so the first b is not below the root. The sum is convex, so Newton's method descends
    // to the root and passes it only by rounding, which ends the loop.
    let mut b = (generated / share).powf(f64::from(deepest).recip());
    loop {
        let sums = depths.iter().map(|&(depth, share)| {
            let (sum, slope) = sum_of_powers(b, depth);
            (share * sum, share * slope)
        });
        let (sum, slope) = sums.fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
        let next = b - (sum - generated) / slope;
        if !(next < b && next > 0.0) {
            return Some(b);
        }
        b = next;
    }
}

/// Returns b + b² + … + b^d and its derivative, by Horner's rule.
pub fn sum_of_powers(b: f64, depth: u32) -> (f64, f64) {
    let (mut sum, mut slope) = (0.0, 0.0);
    for _ in 0..depth {
        // s ← b (1 + s), and so s' ← (1 + s) + b s'.
        slope = 1.0 + sum + b * slope;
        sum = b * (1.0 + sum);
    }
    (sum, slope)
}
