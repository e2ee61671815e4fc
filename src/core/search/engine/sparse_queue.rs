//! The open list of a best-first search by cost, whose ranks and ties are few but far apart.

use bytemuck::Pod;

use crate::search::engine::fifo::Fifo;
use crate::search::engine::open_queue::OpenQueue;

/// Entries in the order of [`BucketQueue`](crate::search::engine::bucket_queue::BucketQueue): lowest rank first, then lowest
/// tie, then oldest. It has a queue only for the pairs of rank and tie that hold entries. Besides these it takes a `Page`
/// for each `TIES` ties of a rank of which one has occurred.
#[derive(Debug)]
pub struct SparseQueue<N> {
    /// By rank.
    levels: Vec<Level>,
    /// No entry has a lower rank.
    lowest: usize,
    queues: Vec<Fifo<N>>,
    /// The places of the queues without entries.
    free: Vec<u32>,
    /// Bytes of all these.
    bytes: u64,
}

#[derive(Debug, Default)]
struct Level {
    /// By tie.
    pages: Vec<Option<Box<Page>>>,
    /// No entry is on an earlier page.
    lowest: usize,
}

/// Neighbouring ties of a rank.
#[derive(Debug)]
struct Page {
    /// A bit for each tie, set if it has entries.
    occupied: u64,
    /// The places of the queues of the ties that have entries.
    places: [u32; TIES],
}

const TIES: usize = u64::BITS as usize;

/// The most bytes that a queue without entries keeps for its next pair of rank and tie.
const KEPT: u64 = 1 << 10;

impl<N> Default for SparseQueue<N> {
    fn default() -> Self {
        Self {
            levels: Vec::new(),
            lowest: 0,
            queues: Vec::new(),
            free: Vec::new(),
            bytes: 0,
        }
    }
}

impl Level {
    #[inline(always)]
    fn page(&self, at: usize) -> Option<&Page> {
        self.pages.get(at)?.as_deref()
    }
}

impl<N: Pod + Default> SparseQueue<N> {
    #[cold]
    #[inline(never)]
    fn add_page(&mut self, rank: usize, at: usize) {
        if rank >= self.levels.len() {
            self.bytes += ((rank + 1 - self.levels.len()) * size_of::<Level>()) as u64;
            self.levels.resize_with(rank + 1, Level::default);
        }
        let pages = &mut self.levels[rank].pages;
        if at >= pages.len() {
            self.bytes += ((at + 1 - pages.len()) * size_of::<Option<Box<Page>>>()) as u64;
            pages.resize_with(at + 1, || None);
        }
        self.bytes += size_of::<Page>() as u64;
        pages[at] = Some(Box::new(Page {
            occupied: 0,
            places: [0; TIES],
        }));
    }

    /// The place of a queue without entries.
    #[inline(always)]
    fn unused(free: &mut Vec<u32>, queues: &mut Vec<Fifo<N>>, bytes: &mut u64) -> u32 {
        free.pop().unwrap_or_else(|| {
            *bytes += (size_of::<Fifo<N>>() + size_of::<u32>()) as u64;
            queues.push(Fifo::default());
            (queues.len() - 1) as u32
        })
    }
}

impl<N: Pod + Default> OpenQueue<N> for SparseQueue<N> {
    #[inline(always)]
    fn push(&mut self, rank: u32, tie: u32, node: N) {
        let (level, at, bit) = (rank as usize, tie as usize / TIES, tie as usize % TIES);
        if self
            .levels
            .get(level)
            .and_then(|level| level.page(at))
            .is_none()
        {
            self.add_page(level, at);
        }
        self.lowest = self.lowest.min(level);
        let level = &mut self.levels[level];
        level.lowest = level.lowest.min(at);
        let Some(page) = &mut level.pages[at] else {
            return;
        };
        if page.occupied & 1 << bit == 0 {
            page.occupied |= 1 << bit;
            page.places[bit] = Self::unused(&mut self.free, &mut self.queues, &mut self.bytes);
        }
        self.queues[page.places[bit] as usize].push(node, &mut self.bytes);
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<(u32, u32, N)> {
        loop {
            let level = self.levels.get_mut(self.lowest)?;
            let Some(page) = level.pages.get_mut(level.lowest) else {
                self.lowest += 1;
                continue;
            };
            let Some(page) = page.as_mut().filter(|page| page.occupied != 0) else {
                level.lowest += 1;
                continue;
            };
            let bit = page.occupied.trailing_zeros() as usize;
            let place = page.places[bit % TIES];
            let queue = &mut self.queues[place as usize];
            let (node, is_emptied) = queue.pop(&mut self.bytes)?;
            if is_emptied {
                page.occupied &= page.occupied - 1;
                self.free.push(place);
                if queue.bytes() > KEPT {
                    self.bytes -= queue.bytes();
                    *queue = Fifo::default();
                }
            }
            let tie = level.lowest * TIES + bit;
            return Some((self.lowest as u32, tie as u32, node));
        }
    }

    #[inline(always)]
    fn front(&self) -> (u32, u32, &[N]) {
        let level = self.levels.get(self.lowest);
        let first = level.and_then(|level| Some((level.lowest, level.page(level.lowest)?)));
        let Some((at, page)) = first.filter(|(_, page)| page.occupied != 0) else {
            return (0, 0, &[]);
        };
        let bit = page.occupied.trailing_zeros() as usize;
        let queue = &self.queues[page.places[bit % TIES] as usize];
        let tie = at * TIES + bit;
        (self.lowest as u32, tie as u32, queue.ahead(2))
    }

    fn iter(&self) -> Box<dyn Iterator<Item = (u32, u32, N)> + '_> {
        let levels = (0..).zip(&self.levels);
        let pages = levels.flat_map(|(rank, level)| {
            let pages = (0..).step_by(TIES).zip(&level.pages);
            pages.filter_map(move |(first, page)| Some((rank, first, page.as_deref()?)))
        });
        Box::new(pages.flat_map(move |(rank, first, page)| {
            let occupied = (0..TIES).filter(|bit| page.occupied & 1 << bit != 0);
            occupied.flat_map(move |bit| {
                let queue = &self.queues[page.places[bit] as usize];
                let tie = first + bit as u32;
                queue.iter().map(move |node| (rank, tie, node))
            })
        }))
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }
}
