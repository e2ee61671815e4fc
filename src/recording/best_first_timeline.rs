//! The open list of a best-first search, at every moment at once.
//!
//! Open nodes are held in one queue for each pair of rank and g; the rank is f for A*, g for uniform-cost search, h for
//! greedy search. A queue is recorded as everything that was ever put in,
//! in order. Since nodes leave it at the front, what it held at any moment is a range, found by two binary searches; the
//! few nodes that left it from the middle, because a better way took them to another queue, are listed as holes.

use crate::recording::nodes::NEVER;

/// One queue: every node that ever had this rank and g while open.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    pub(crate) rank: u32,
    pub(crate) g: u32,
    /// The nodes put in; those that left from the middle bear [`HOLE`].
    node: Vec<u32>,
    /// When each was put in; ascending.
    put: Vec<u32>,
    /// When it and all before it were gone; ascending, [`NEVER`] at the end.
    passed: Vec<u32>,
    /// Entries that are gone together with all before them.
    head: usize,
    /// Entries that left from the middle, or other than by being expanded; by time.
    holes: Vec<Hole>,
}

const HOLE: u32 = 1 << 31;

#[derive(Clone, Copy, Debug)]
struct Hole {
    entry: u32,
    at: u32,
    expanded: bool,
}

/// What a queue holds at one moment: the entries `head..tail` without `holes`.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    head: u32,
    tail: u32,
    /// Ascending.
    holes: Vec<u32>,
}

impl Window {
    /// Nodes in it.
    pub(crate) fn len(&self) -> u32 {
        self.tail - self.head - self.holes.len() as u32
    }

    /// The entry at `rank` of those in it.
    fn entry(&self, rank: u32) -> u32 {
        // Hole number i has `hole - head - i` entries before it, which grows with i.
        let (mut low, mut high) = (0, self.holes.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.holes[middle] - self.head - middle as u32 <= rank {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        self.head + rank + low as u32
    }
}

impl Bucket {
    const fn new(rank: u32, g: u32) -> Self {
        Self {
            rank,
            g,
            node: Vec::new(),
            put: Vec::new(),
            passed: Vec::new(),
            head: 0,
            holes: Vec::new(),
        }
    }

    #[inline]
    fn push(&mut self, node: u32, at: u32) {
        self.node.push(node);
        self.put.push(at);
        self.passed.push(NEVER);
    }

    /// Takes out the entry of `node` that was put in at `put`.
    #[inline]
    fn remove(&mut self, node: u32, put: u32, at: u32, expanded: bool) {
        let first = self.node.get(self.head) == Some(&node);
        let entry = if first {
            self.head
        } else {
            let same = self.put.partition_point(|&other| other < put);
            let Some(offset) = self.node[same..].iter().position(|&other| other == node) else {
                return;
            };
            same + offset
        };
        if !(first && expanded) {
            self.holes.push(Hole {
                entry: entry as u32,
                at,
                expanded,
            });
        }
        if first {
            self.pass(at);
        } else {
            self.node[entry] |= HOLE;
        }
    }

    /// Takes out the first entry, and with it the holes behind it.
    fn pass(&mut self, at: u32) {
        loop {
            self.passed[self.head] = at;
            self.head += 1;
            if self.node.get(self.head).is_none_or(|node| node & HOLE == 0) {
                return;
            }
        }
    }

    /// What it held after `k` expansions.
    pub(crate) fn window(&self, k: u32) -> Window {
        let tail = self.put.partition_point(|&put| put <= k) as u32;
        let head = self.passed.partition_point(|&passed| passed <= k) as u32;
        let mut holes: Vec<u32> = self
            .holes
            .iter()
            .take_while(|hole| hole.at <= k)
            .map(|hole| hole.entry)
            .filter(|&entry| entry >= head)
            .collect();
        holes.sort_unstable();
        Window { head, tail, holes }
    }

    /// How many of its nodes the first `k` expansions expanded.
    pub(crate) fn expanded(&self, k: u32) -> u32 {
        let head = self.passed.partition_point(|&passed| passed <= k) as u32;
        let mut count = head;
        for hole in self.holes.iter().take_while(|hole| hole.at <= k) {
            if hole.entry < head {
                count -= u32::from(!hole.expanded);
            } else {
                count += u32::from(hole.expanded);
            }
        }
        count
    }

    /// The rank in `window` of the node that was put in at `put`.
    pub(crate) fn rank(&self, window: &Window, node: u32, put: u32) -> Option<u32> {
        let first = self.put.partition_point(|&other| other < put);
        let offset = self.node[first..]
            .iter()
            .position(|&other| other & !HOLE == node)?;
        let entry = (first + offset) as u32;
        let holes = window.holes.partition_point(|&hole| hole < entry) as u32;
        (window.head..window.tail)
            .contains(&entry)
            .then(|| entry - window.head - holes)
    }

    /// The node at `rank` of `window`, and when it was put in.
    pub(crate) fn at(&self, window: &Window, rank: u32) -> (u32, u32) {
        let entry = window.entry(rank) as usize;
        (self.node[entry] & !HOLE, self.put[entry])
    }
}

/// The queues, by rank and g.
#[derive(Clone, Debug, Default)]
pub(crate) struct Buckets {
    all: Vec<Bucket>,
    /// Of one rank, the smallest g first; else the largest.
    smallest_g_first: bool,
    /// Their places in `all`, by rank and then g.
    place: Vec<Vec<u32>>,
    /// The expansions at which the largest rank so far grew, with that rank; and the same for g.
    rises: Vec<(u32, u32)>,
    descents: Vec<(u32, u32)>,
}

impl Buckets {
    /// With the smallest g first among nodes of one rank, not the largest.
    pub(crate) fn smallest_g_first() -> Self {
        Self {
            smallest_g_first: true,
            ..Self::default()
        }
    }

    #[inline]
    fn bucket(&mut self, rank: u32, g: u32) -> &mut Bucket {
        let (row, column) = (rank as usize, g as usize);
        if row >= self.place.len() {
            self.place.resize_with(row + 1, Vec::new);
        }
        let row = &mut self.place[row];
        if column >= row.len() {
            row.resize(column + 1, NEVER);
        }
        if row[column] == NEVER {
            row[column] = self.all.len() as u32;
            self.all.push(Bucket::new(rank, g));
        }
        &mut self.all[row[column] as usize]
    }

    /// `node` is open with `rank` and `g` from expansion `at` on.
    #[inline]
    pub(crate) fn push(&mut self, node: u32, rank: u32, g: u32, at: u32) {
        self.bucket(rank, g).push(node, at);
    }

    /// `node`, open with `rank` and `g` since `put`, was expanded by expansion `at`.
    #[inline]
    pub(crate) fn expand(&mut self, node: u32, (rank, g): (u32, u32), put: u32, at: u32) {
        self.bucket(rank, g).remove(node, put, at, true);
        note(&mut self.rises, at, rank);
        note(&mut self.descents, at, g);
    }

    /// `node`, open with `rank` and `g` since `put`, was found a better way by expansion `at`.
    pub(crate) fn improve(&mut self, node: u32, (rank, g): (u32, u32), put: u32, at: u32) {
        self.bucket(rank, g).remove(node, put, at, false);
    }

    /// All queues, in the order in which they are emptied: lowest rank first, then largest (or smallest) g.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = &Bucket> {
        let rows = self.place.iter().flat_map(|row| {
            (0..row.len()).map(|i| {
                row[if self.smallest_g_first {
                    i
                } else {
                    row.len() - 1 - i
                }]
            })
        });
        rows.filter(|&place| place != NEVER)
            .map(|place| &self.all[place as usize])
    }

    /// The largest rank among the first `k` expansions.
    pub(crate) fn highest(&self, k: u32) -> u32 {
        last_until(&self.rises, k)
    }

    /// The largest g among the first `k` expansions.
    pub(crate) fn deepest(&self, k: u32) -> u32 {
        last_until(&self.descents, k)
    }

    /// The expansions at which the largest rank so far grew, with that rank.
    pub(crate) fn rises(&self) -> &[(u32, u32)] {
        &self.rises
    }

    /// The expansions at which the largest g so far grew, with that g.
    pub(crate) fn descents(&self) -> &[(u32, u32)] {
        &self.descents
    }

    /// The first expansion of a rank of at least `rank`.
    pub(crate) fn reaches(&self, rank: u32) -> Option<u32> {
        first_of(&self.rises, rank)
    }

    /// The first expansion at a depth of at least `g`.
    pub(crate) fn reaches_g(&self, g: u32) -> Option<u32> {
        first_of(&self.descents, g)
    }
}

#[inline]
fn note(log: &mut Vec<(u32, u32)>, at: u32, value: u32) {
    if log.last().is_none_or(|&(_, most)| value > most) {
        log.push((at, value));
    }
}

fn last_until(log: &[(u32, u32)], k: u32) -> u32 {
    let count = log.partition_point(|&(at, _)| at <= k);
    count.checked_sub(1).map_or(0, |last| log[last].1)
}

fn first_of(log: &[(u32, u32)], value: u32) -> Option<u32> {
    let first = log.partition_point(|&(_, most)| most < value);
    log.get(first).map(|&(at, _)| at)
}
