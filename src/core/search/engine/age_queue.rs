//! The open list of a best-first search in which only age decides between entries of the same rank.

use bytemuck::Pod;

use crate::search::engine::fifo::Fifo;
use crate::search::engine::open_queue::OpenQueue;

/// Entries by rank, lowest first; of equal ones the oldest goes first, or the newest. Ties are neither kept nor told.
#[derive(Debug)]
pub struct AgeQueue<N> {
    takes_newest: bool,
    /// By rank, in the order of insertion.
    queues: Vec<Fifo<N>>,
    /// No entry has a lower rank.
    lowest: usize,
    /// Bytes of the queues.
    bytes: u64,
}

impl<N> AgeQueue<N> {
    pub const fn new(takes_newest: bool) -> Self {
        Self {
            takes_newest,
            queues: Vec::new(),
            lowest: 0,
            bytes: 0,
        }
    }
}

impl<N: Pod + Default> OpenQueue<N> for AgeQueue<N> {
    fn push(&mut self, rank: u32, _: u32, node: N) {
        let rank = rank as usize;
        if rank >= self.queues.len() {
            self.bytes += ((rank + 1 - self.queues.len()) * size_of::<Fifo<N>>()) as u64;
            self.queues.resize_with(rank + 1, Fifo::default);
        }
        self.queues[rank].push(node, &mut self.bytes);
        self.lowest = self.lowest.min(rank);
    }

    fn pop(&mut self) -> Option<(u32, u32, N)> {
        loop {
            let queue = self.queues.get_mut(self.lowest)?;
            let taken = match self.takes_newest {
                true => queue.pop_last(&mut self.bytes),
                false => queue.pop(&mut self.bytes).map(|(node, _)| node),
            };
            if let Some(node) = taken {
                return Some((self.lowest as u32, 0, node));
            }
            self.lowest += 1;
        }
    }

    fn front(&self) -> (u32, u32, &[N]) {
        (0, 0, &[])
    }

    fn iter(&self) -> Box<dyn Iterator<Item = (u32, u32, N)> + '_> {
        let queues = (0..).zip(&self.queues);
        Box::new(queues.flat_map(|(rank, queue)| {
            let mut nodes: Vec<N> = queue.iter().collect();
            if self.takes_newest {
                nodes.reverse();
            }
            nodes.into_iter().map(move |node| (rank, 0, node))
        }))
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }
}
