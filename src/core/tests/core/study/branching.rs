//! The effective branching factor.

use proptest::prelude::*;
use slidescope_core::study::branching::{branching, common_branching, sum_of_powers};

#[test]
fn without_a_tree_there_is_no_factor() {
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
        // A rounding error in b of one part in 2^52 is d times as large in b^d.
        let rounding = f64::EPSILON * 4.0 * f64::from(depth + 1);
        prop_assert!((nodes - generated).abs() <= rounding * generated, "{b}: {nodes}");
    }
}
