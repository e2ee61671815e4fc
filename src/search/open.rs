//! The open list of A*: buckets by f and g.

use super::queue::Queue;

/// Entries ordered by f (lowest first), then g (largest first), then age (oldest first). An entry may be out of date:
/// whoever takes it must check.
#[derive(Debug)]
pub struct Open<N> {
    /// By f.
    levels: Vec<Level<N>>,
    /// No entry has a lower f.
    lowest: usize,
    /// Bytes of queues and levels.
    bytes: u64,
}

#[derive(Debug)]
struct Level<N> {
    /// By g.
    queues: Vec<Queue<N>>,
    /// No entry has a larger g.
    largest: usize,
    len: usize,
}

impl<N> Default for Level<N> {
    fn default() -> Self {
        Self {
            queues: Vec::new(),
            largest: 0,
            len: 0,
        }
    }
}

impl<N> Default for Open<N> {
    fn default() -> Self {
        Self {
            levels: Vec::new(),
            lowest: 0,
            bytes: 0,
        }
    }
}

impl<N: Copy> Open<N> {
    /// Puts in `node`.
    #[inline]
    pub fn push(&mut self, f: u32, g: u32, node: N) {
        let (f, g) = (f as usize, g as usize);
        if f >= self.levels.len() || g >= self.levels[f].queues.len() {
            self.make_room(f, g);
        }
        self.lowest = self.lowest.min(f);
        let level = &mut self.levels[f];
        level.len += 1;
        level.largest = level.largest.max(g);
        let queue = &mut level.queues[g];
        let before = queue.bytes();
        queue.push(node);
        self.bytes += queue.bytes() - before;
    }

    #[cold]
    fn make_room(&mut self, f: usize, g: usize) {
        if f >= self.levels.len() {
            self.bytes += ((f + 1 - self.levels.len()) * size_of::<Level<N>>()) as u64;
            self.levels.resize_with(f + 1, Level::default);
        }
        let queues = &mut self.levels[f].queues;
        if g >= queues.len() {
            self.bytes += ((g + 1 - queues.len()) * size_of::<Queue<N>>()) as u64;
            queues.resize_with(g + 1, Queue::default);
        }
    }

    /// Takes the first entry, with its f and g.
    #[inline]
    pub fn pop(&mut self) -> Option<(u32, u32, N)> {
        while self.levels.get(self.lowest)?.len == 0 {
            self.lowest += 1;
        }
        let level = &mut self.levels[self.lowest];
        loop {
            let queue = &mut level.queues[level.largest];
            let before = queue.bytes();
            if let Some(node) = queue.pop() {
                self.bytes -= before - queue.bytes();
                let g = level.largest as u32;
                level.len -= 1;
                if level.len == 0 {
                    level.largest = 0;
                }
                return Some((self.lowest as u32, g, node));
            }
            level.largest -= 1;
        }
    }

    /// All entries in order, with their f and g.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u32, N)> + '_ {
        self.levels.iter().enumerate().flat_map(|(f, level)| {
            level
                .queues
                .iter()
                .enumerate()
                .rev()
                .flat_map(move |(g, queue)| {
                    queue.iter().map(move |node| (f as u32, g as u32, node))
                })
        })
    }

    /// Bytes held.
    #[inline]
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::Open;
    use proptest::prelude::*;

    proptest! {
        /// Against a list sorted anew each time, pushes and pops in any order.
        #[test]
        fn takes_lowest_f_then_largest_g_then_oldest(
            ops in prop::collection::vec(prop::option::weighted(0.6, (0_u32..12, 0_u32..12)), 0..300)
        ) {
            let mut open = Open::default();
            let mut plain: Vec<(u32, u32, usize)> = Vec::new();
            for (age, op) in ops.into_iter().enumerate() {
                if let Some((f, g)) = op {
                    open.push(f, g, age);
                    plain.push((f, g, age));
                } else {
                    plain.sort_by_key(|&(f, g, age)| (f, std::cmp::Reverse(g), age));
                    let first = (!plain.is_empty()).then(|| plain.remove(0));
                    prop_assert_eq!(open.pop(), first);
                }
                plain.sort_by_key(|&(f, g, age)| (f, std::cmp::Reverse(g), age));
                prop_assert_eq!(open.iter().collect::<Vec<_>>(), plain.clone());
            }
        }
    }
}
