//! The queues of the searches, compared with plain lists.

use std::collections::{BTreeSet, VecDeque};

use proptest::prelude::*;
use slidescope_core::for_tests::{BucketQueue, Fifo, MinCounts, OpenQueue, SparseQueue};

/// All entries are read at each of so many steps: that takes far longer than a step.
const READ: usize = 16;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    /// Compares with a plain queue. The memory held depends on the items taken and appended, not on how they are divided
    /// into portions.
    #[test]
    fn a_fifo_is_a_queue_however_it_is_cut(
        steps in prop::collection::vec((1_usize..80, prop::collection::vec(0_usize..4, 80)), 1..400)
    ) {
        let (mut queue, mut single, mut plain) = (Fifo::default(), Fifo::default(), VecDeque::from([0]));
        queue.extend(&[0], |item| item);
        single.extend(&[0], |item| item);
        let mut next = 1..;
        for (most, brings) in steps {
            let ahead = queue.ahead(most).to_vec();
            prop_assert!(ahead.len() <= most && ahead.is_empty() == plain.is_empty());
            let mut brought = Vec::new();
            for (item, bring) in ahead.iter().zip(brings) {
                prop_assert_eq!(Some(*item), plain.pop_front());
                let new: Vec<i32> = next.by_ref().take(bring).collect();
                single.extend(&new, |item| item);
                single.skip(1);
                brought.extend(new);
            }
            plain.extend(&brought);
            queue.extend(&brought, |item| item);
            queue.skip(ahead.len());
            prop_assert_eq!((queue.len(), queue.bytes()), (plain.len(), single.bytes()));
            prop_assert!(queue.bytes() <= 4 * (2 * plain.len() + 3 * Fifo::<i32>::FULL) as u64);
        }
        prop_assert!(queue.iter().eq(plain.iter().copied()));
        let mut bytes = queue.bytes();
        while let Some((item, is_last)) = queue.pop(&mut bytes) {
            prop_assert_eq!(Some(item), plain.pop_front());
            prop_assert_eq!((is_last, bytes), (plain.is_empty(), queue.bytes()));
        }
        prop_assert!(plain.is_empty() && queue.is_empty());
    }

    /// Compares pushes and pops in any order with a sorted set.
    #[test]
    fn buckets_give_the_lowest_rank_then_the_lowest_tie_then_the_oldest(
        ops in prop::collection::vec(prop::option::weighted(0.6, (0_u32..8, prop_oneof![0_u32..6, 61_u32..67])), 0..300)
    ) {
        let mut open = BucketQueue::default();
        let mut plain = BTreeSet::new();
        for (age, op) in ops.into_iter().enumerate() {
            if let Some((rank, tie)) = op {
                open.push(rank, tie, age);
                plain.insert((rank, tie, age));
            } else {
                prop_assert_eq!(open.pop(), plain.pop_first());
            }
            if age % READ == 0 {
                prop_assert!(open.iter().eq(plain.iter().copied()));
            }
        }
        prop_assert!(open.iter().eq(plain));
    }

    #[test]
    fn a_sparse_queue_keeps_the_order_of_the_buckets(
        ops in prop::collection::vec(prop::option::weighted(0.6, (0_u32..9, 0_u32..200)), 0..300)
    ) {
        let (mut sparse, mut buckets) = (SparseQueue::default(), BucketQueue::default());
        for (age, op) in ops.into_iter().enumerate() {
            if let Some((rank, tie)) = op {
                sparse.push(rank, tie, age);
                buckets.push(rank, tie, age);
            } else {
                prop_assert_eq!(sparse.pop(), buckets.pop());
            }
            if age % READ == 0 {
                prop_assert!(sparse.iter().eq(buckets.iter()));
            }
        }
        prop_assert!(sparse.iter().eq(buckets.iter()));
    }

    #[test]
    fn counts_know_the_lowest(numbers in prop::collection::vec((0_u32..20, any::<bool>()), 0..200)) {
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

/// However large the queues of passing pairs of rank and tie were, only a little stays of each, and the next pair takes that.
#[test]
fn emptied_queues_give_their_memory_back() {
    let mut sparse = SparseQueue::default();
    let mut pass = |rank, tie| {
        (0..10_000_u32).for_each(|node| sparse.push(rank, tie, node));
        let full = sparse.bytes();
        while sparse.pop().is_some() {}
        (full, sparse.bytes())
    };
    // Neighbouring ties, which share a page.
    let first = pass(0, 0);
    for tie in 1..60 {
        assert_eq!(pass(0, tie), first);
    }
    for rank in 0..100 {
        let (full, emptied) = pass(rank, 70 * rank);
        assert!(full >= 40_000 && emptied < 100_000, "{full} {emptied}");
    }
}
