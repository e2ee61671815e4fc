//! The effective branching factor.

/// The effective branching factor b* of a search that generated `generated` nodes and found a path of `depth` moves: the
/// root of N + 1 = 1 + b* + b*² + … + b*^d, with N = `generated` (successors produced, the start not among them) and
/// d = `depth`. A uniform tree of that depth and branching factor has as many nodes. `None` where there is no such tree:
/// depth 0, or nothing generated.
///
/// Solved to rounding. The mean of several counts is as good as one count, so `generated` need not be whole. Source:
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

/// The b* of several searches together: the one with which uniform trees of the `depths` of their paths have together as
/// many nodes as were `generated`. Each depth, the largest last, has its share of the searches, and `generated` is the
/// mean. Where all depths are equal this is the [`branching`] of the mean; it lies between the least and the largest b* of
/// the searches.
pub fn common_branching(generated: f64, depths: &[(u32, f64)]) -> Option<f64> {
    let &(deepest, share) = depths.last()?;
    if deepest == 0 || !generated.is_finite() || generated <= 0.0 {
        return None;
    }
    // The sum is at least the share of b^d, so this is not below the root; the sum is convex, so Newton's steps come down
    // to the root and never pass it but by rounding, which ends them.
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

/// b + b² + … + b^d, and its derivative, by Horner's rule.
pub fn sum_of_powers(b: f64, depth: u32) -> (f64, f64) {
    let (mut sum, mut slope) = (0.0, 0.0);
    for _ in 0..depth {
        // s ← b (1 + s), and so s' ← (1 + s) + b s'.
        slope = 1.0 + sum + b * slope;
        sum = b * (1.0 + sum);
    }
    (sum, slope)
}
