//! The open list of a best-first search: buckets by rank and tie.

use bytemuck::Pod;

use crate::search::engine::fifo::Fifo;
use crate::search::engine::open_queue::OpenQueue;

/// Entries ordered by rank (lowest first), then tie (lowest first), then age (oldest first). An entry may be stale: the
/// caller must check.
#[derive(Debug, Default)]
pub struct BucketQueue<N> {
    /// By rank.
    levels: Vec<Level<N>>,
    /// No entry has a lower rank.
    lowest: usize,
    /// Bytes of queues and levels.
    bytes: u64,
}

#[derive(Debug)]
struct Level<N> {
    /// By tie.
    queues: Vec<Fifo<N>>,
    /// A bit for each tie below [`HIGH`], set if its queue holds entries; bit [`HIGH`] if one of the others may.
    occupied: u64,
    /// No entry at or above [`HIGH`] has a lower tie.
    lowest_high: usize,
}

/// Ties from here on have no bit of their own. They occur only in greedy search and with linear conflicts on large boards.
const HIGH: usize = 63;

impl<N> Default for Level<N> {
    fn default() -> Self {
        Self {
            queues: Vec::new(),
            occupied: 0,
            lowest_high: HIGH,
        }
    }
}

impl<N: Pod + Default> Level<N> {
    /// Marks the queue of this tie as not empty.
    #[inline(always)]
    fn note(&mut self, tie: usize) {
        if tie < HIGH {
            self.occupied |= 1 << tie;
        } else {
            self.occupied |= 1 << HIGH;
            self.lowest_high = self.lowest_high.min(tie);
        }
    }

    #[inline]
    fn lowest(&mut self) -> Option<usize> {
        match self.occupied.trailing_zeros() as usize {
            tie if tie < HIGH => Some(tie),
            HIGH => self.lowest_high(),
            _ => None,
        }
    }

    #[cold]
    fn lowest_high(&mut self) -> Option<usize> {
        let high = self.queues.get(self.lowest_high..).unwrap_or_default();
        let ahead = high.iter().position(|queue| !queue.is_empty());
        self.lowest_high += ahead.unwrap_or(high.len());
        if ahead.is_none() {
            self.occupied = 0;
        }
        ahead.map(|_| self.lowest_high)
    }

    /// Takes the oldest entry of a tie, and subtracts the memory released from `bytes`.
    #[inline(always)]
    fn pop(&mut self, tie: usize, bytes: &mut u64) -> Option<N> {
        let (item, emptied) = self.queues.get_mut(tie)?.pop(bytes)?;
        if tie < HIGH {
            self.occupied &= !(u64::from(emptied) << tie);
        }
        Some(item)
    }
}

impl<N: Pod + Default> BucketQueue<N> {
    #[cold]
    #[inline(never)]
    fn make_room(&mut self, rank: usize, tie: usize) {
        if rank >= self.levels.len() {
            self.bytes += ((rank + 1 - self.levels.len()) * size_of::<Level<N>>()) as u64;
            self.levels.resize_with(rank + 1, Level::default);
        }
        let queues = &mut self.levels[rank].queues;
        if tie >= queues.len() {
            self.bytes += ((tie + 1 - queues.len()) * size_of::<Fifo<N>>()) as u64;
            queues.resize_with(tie + 1, Fifo::default);
        }
    }

    /// Removes all entries, and keeps the memory for others.
    pub fn clear(&mut self) {
        for level in self.levels.iter_mut().skip(self.lowest) {
            while let Some(tie) = level.lowest() {
                self.bytes -= level.queues[tie].clear();
                if tie < HIGH {
                    level.occupied &= !(1 << tie);
                }
            }
        }
        self.lowest = 0;
    }
}

impl<N: Pod + Default> OpenQueue<N> for BucketQueue<N> {
    #[inline(always)]
    fn push(&mut self, rank: u32, tie: u32, node: N) {
        let (rank, tie) = (rank as usize, tie as usize);
        if let Some(level) = self.levels.get_mut(rank)
            && let Some(queue) = level.queues.get_mut(tie)
        {
            queue.push(node, &mut self.bytes);
            level.note(tie);
            self.lowest = self.lowest.min(rank);
        } else {
            self.make_room(rank, tie);
            self.push(rank as u32, tie as u32, node);
        }
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<(u32, u32, N)> {
        loop {
            let level = self.levels.get_mut(self.lowest)?;
            if let Some(tie) = level.lowest() {
                let node = level.pop(tie, &mut self.bytes)?;
                return Some((self.lowest as u32, tie as u32, node));
            }
            self.lowest += 1;
        }
    }

    #[inline(always)]
    fn front(&self) -> (u32, u32, &[N]) {
        let level = self.levels.get(self.lowest);
        let tie = level.map_or(HIGH, |level| level.occupied.trailing_zeros() as usize);
        let queue = level.and_then(|level| level.queues.get(tie));
        let first = queue.map_or(&[][..], |queue| queue.ahead(2));
        (self.lowest as u32, tie as u32, first)
    }

    /// It is not on a hot path, so it is compiled only once for all users.
    #[inline(never)]
    fn iter(&self) -> Box<dyn Iterator<Item = (u32, u32, N)> + '_> {
        let levels = (0..).zip(&self.levels);
        Box::new(levels.flat_map(|(rank, level)| {
            let queues = (0..).zip(&level.queues);
            queues.flat_map(move |(tie, queue)| queue.iter().map(move |node| (rank, tie, node)))
        }))
    }

    #[inline]
    fn bytes(&self) -> u64 {
        self.bytes
    }
}
