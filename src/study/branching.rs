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
pub(crate) fn common_branching(generated: f64, depths: &[(u32, f64)]) -> Option<f64> {
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
fn sum_of_powers(b: f64, depth: u32) -> (f64, f64) {
    let (mut sum, mut slope) = (0.0, 0.0);
    for _ in 0..depth {
        // s ← b (1 + s), and so s' ← (1 + s) + b s'.
        slope = 1.0 + sum + b * slope;
        sum = b * (1.0 + sum);
    }
    (sum, slope)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{branching, common_branching, sum_of_powers};

    #[test]
    fn no_tree_no_factor() {
        for (generated, depth) in [
            (0.0, 0),
            (7.0, 0),
            (0.0, 3),
            (-1.0, 3),
            (f64::NAN, 3),
            (f64::INFINITY, 3),
        ] {
            assert_eq!(branching(generated, depth), None, "{generated} {depth}");
        }
    }

    #[test]
    fn a_search_that_goes_straight_to_its_goal_branches_into_one() {
        for depth in [1, 2, 31, 80, 10_000] {
            let b = branching(f64::from(depth), depth).expect("a tree");
            assert!((b - 1.0).abs() < 1e-12, "{depth}: {b}");
        }
    }

    #[test]
    fn uniform_trees_have_their_branching_factor() {
        for b in 1..=10_u64 {
            for depth in 1..=12 {
                let nodes: u64 = (1..=depth).map(|level| b.pow(level)).sum();
                let found = branching(nodes as f64, depth).expect("a tree");
                assert!(
                    (found - b as f64).abs() <= 1e-13 * b as f64,
                    "{b}^{depth}: {found}"
                );
            }
        }
    }

    proptest! {
        #[test]
        fn searches_together_branch_no_less_than_one_of_them_and_no_more(runs in proptest::collection::vec((1.0..1e9_f64, 1..80_u32), 1..6)) {
            let share = 1.0 / runs.len() as f64;
            let mut depths: Vec<_> = runs.iter().map(|(_, depth)| (*depth, share)).collect();
            depths.sort_unstable_by_key(|(depth, _)| *depth);
            let mean = runs.iter().map(|(generated, _)| share * generated).sum();
            let all = common_branching(mean, &depths).expect("trees");
            let each = runs.iter().filter_map(|(generated, depth)| branching(*generated, *depth));
            let (least, most) = each.fold((f64::MAX, 0.0_f64), |(a, b), one| (a.min(one), b.max(one)));
            prop_assert!((least * 0.999_999..=most * 1.000_001).contains(&all), "{least} {all} {most}");
        }

        #[test]
        fn the_tree_of_that_factor_has_that_many_nodes(generated in 1e-3..1e12_f64, depth in 1..200_u32) {
            let b = branching(generated, depth).expect("a tree");
            let (nodes, _) = sum_of_powers(b, depth);
            // A rounding of b by one part in 2^52 is d parts of that in b^d.
            let rounding = f64::EPSILON * 4.0 * f64::from(depth + 1);
            prop_assert!((nodes - generated).abs() <= rounding * generated, "{b}: {nodes}");
        }
    }
}
