//! The lists of a recording: what is appended to one does not change its copies.

use proptest::prelude::*;
use slidescope_core::for_tests::{CHUNK, Closings, Column, NEVER};

/// Nodes added at once: a third of what copies share as one piece.
const SOME: usize = CHUNK / 3;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]
    /// Compares with a plain list, and takes copies on the way that must not change.
    #[test]
    fn a_column_is_a_list_and_its_copies_stay(steps in prop::collection::vec((0..4_u8, any::<prop::sample::Index>()), 0..400)) {
        let (mut column, mut plain) = (Column::<u32, 8>::default(), Vec::new());
        let mut copies = Vec::new();
        for (number, (step, pick)) in (0..).zip(steps) {
            match step {
                0 if !plain.is_empty() => {
                    let index = pick.index(plain.len());
                    // Still ascending.
                    column[index] += 1;
                    plain[index] += 1;
                }
                1 => copies.push((column.clone(), plain.clone())),
                _ => {
                    column.push(3 * number);
                    plain.push(3 * number);
                }
            }
        }
        copies.push((column, plain));
        for (column, plain) in copies {
            prop_assert!(column.iter().eq(&plain));
            prop_assert!(column.iter().rev().eq(plain.iter().rev()));
            // A range is cut off at the length.
            prop_assert!(column.range(0..plain.len() + 100).eq(&plain));
            prop_assert_eq!((column.first(), column.last()), (plain.first(), plain.last()));
            for index in 0..=plain.len() {
                prop_assert_eq!(column.get(index), plain.get(index));
                let end = plain.len().min(index + 11);
                prop_assert!(column.range(index..index + 11).eq(&plain[index..end]));
            }
        }
    }

    #[test]
    fn a_column_is_searched_by_halves(mut entries in prop::collection::vec(0_u32..50, 0..60), limit in 0_u32..60) {
        entries.sort_unstable();
        let column: Column<u32, 8> = entries.iter().copied().collect();
        prop_assert_eq!(
            column.partition_point(|&entry| entry < limit),
            entries.partition_point(|&entry| entry < limit)
        );
    }

    /// Compares with a plain list, and takes copies on the way, some of which are extended separately: each copy keeps its
    /// content, or grows as it would alone.
    #[test]
    fn copies_share_what_was_noted_and_nothing_later(
        steps in prop::collection::vec((0..6_u8, any::<prop::sample::Index>()), 0..300)
    ) {
        let mut all = vec![(Closings::default(), Vec::new(), 0)];
        for (step, pick) in steps {
            let index = pick.index(all.len());
            let (closings, plain, last) = &mut all[index];
            match step {
                0 => {
                    let copy = (closings.clone(), plain.clone(), *last);
                    all.push(copy);
                }
                1..3 => for _ in 0..SOME {
                    closings.push();
                    plain.push(NEVER);
                },
                _ => for part in 0..5 {
                    *last += 1;
                    let node = (pick.index(SOME * 120) * (part + 1)) % plain.len().max(1);
                    if plain.get(node) == Some(&NEVER) {
                        closings.set(node as u32, *last);
                        plain[node] = *last;
                    }
                },
            }
        }
        for (closings, plain, _) in all {
            for (node, at) in (0..).zip(plain) {
                prop_assert_eq!(closings.get(node), at);
            }
        }
    }
}
