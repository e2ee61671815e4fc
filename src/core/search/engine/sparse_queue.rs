//! The open list of a best-first search by cost, whose ranks and ties are few but far apart.

use std::collections::BTreeMap;

use bytemuck::Pod;

use crate::search::engine::fifo::Fifo;
use crate::search::engine::open_queue::OpenQueue;

/// Entries in the order of [`BucketQueue`](crate::search::engine::bucket_queue::BucketQueue): lowest rank first, then lowest
/// tie, then oldest. It has a queue only for the pairs of rank and tie that occur.
#[derive(Debug)]
pub struct SparseQueue<N> {
    queues: BTreeMap<(u32, u32), Fifo<N>>,
    /// Bytes of the queues.
    bytes: u64,
}

impl<N> Default for SparseQueue<N> {
    fn default() -> Self {
        Self {
            queues: BTreeMap::new(),
            bytes: 0,
        }
    }
}

impl<N: Pod + Default> OpenQueue<N> for SparseQueue<N> {
    fn push(&mut self, rank: u32, tie: u32, node: N) {
        let queue = self.queues.entry((rank, tie)).or_default();
        if !queue.push(node) {
            self.bytes += queue.grow_and_push(node);
        }
    }

    fn pop(&mut self) -> Option<(u32, u32, N)> {
        let mut first = self.queues.first_entry()?;
        let (rank, tie) = *first.key();
        let queue = first.get_mut();
        let (node, is_emptied) = match queue.pop_newest() {
            Some(newest) => newest,
            None => {
                let (node, is_emptied, released) = queue.pop_older()?;
                self.bytes -= released;
                (node, is_emptied)
            }
        };
        if is_emptied {
            self.bytes -= first.remove().bytes();
        }
        Some((rank, tie, node))
    }

    fn front(&self) -> (u32, u32, &[N]) {
        let first = self.queues.first_key_value();
        first.map_or((0, 0, &[]), |(&(rank, tie), queue)| {
            (rank, tie, queue.ahead(2))
        })
    }

    fn iter(&self) -> Box<dyn Iterator<Item = (u32, u32, N)> + '_> {
        let queues = self.queues.iter();
        Box::new(queues.flat_map(|(&(rank, tie), queue)| {
            let nodes = queue.iter();
            nodes.map(move |node| (rank, tie, node))
        }))
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::engine::bucket_queue::BucketQueue;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn keeps_the_order_of_the_buckets(
            ops in prop::collection::vec(prop::option::weighted(0.6, (0_u32..9, 0_u32..70)), 0..300)
        ) {
            let (mut sparse, mut buckets) = (SparseQueue::default(), BucketQueue::default());
            for (age, op) in ops.into_iter().enumerate() {
                if let Some((rank, tie)) = op {
                    sparse.push(rank, tie, age);
                    buckets.push(rank, tie, age);
                } else {
                    prop_assert_eq!(sparse.pop(), buckets.pop());
                }
                prop_assert!(sparse.iter().eq(buckets.iter()));
            }
            while sparse.pop().is_some() {}
            prop_assert_eq!(sparse.bytes(), 0);
        }
    }
}
