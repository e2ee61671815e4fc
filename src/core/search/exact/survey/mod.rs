//! A survey of a whole space of up to twelve cells: the number of states at each depth, and some of them.
//!
//! A breadth-first search with one bit per state and two bit sets in all. The neighbours of a layer are in the layer before
//! or after it, never in itself, because every move changes the colour of the blank's cell. So the next layer is the set
//! reached from this one minus the layer before, which it replaces. The 239,500,800 states of a 3 × 4 board need 64 MB. All
//! states of a word move together: see [`links`].

pub(crate) mod links;
pub(crate) mod numbering;
pub(crate) mod record;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::puzzle::{Board, PLACES, Size};
use crate::search::Parallel;
use crate::search::engine::symmetry::Symmetry;
use crate::search::exact::survey::links::Link;
use crate::search::exact::survey::numbering::Numbering;

/// The most words of a piece of work, unless a block of the space is larger: half of a first-level cache.
const PIECE: usize = 4096;

const KEPT: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    symmetry: Symmetry,
    depths: Vec<Depth>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Depth {
    count: u64,
    /// All its states if they are few, else some drawn at random, in canonical form.
    kept: Vec<[u8; PLACES]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurveyProgress {
    pub depth: u32,
    pub states: u64,
    pub of: u64,
}

impl Survey {
    /// The largest number of cells of a board that can be surveyed.
    pub const MAX_CELLS: usize = 12;

    /// Surveys the whole space around `goal`, in pieces distributed by `parallel`. `go_on` is called many times per layer,
    /// from any thread. Returns `None` if it breaks, or if the board has more than [`Self::MAX_CELLS`] cells.
    pub fn run(
        goal: &Board,
        parallel: &impl Parallel,
        go_on: &(impl Fn(SurveyProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Self> {
        if goal.size().cells() > Self::MAX_CELLS {
            return None;
        }
        let mut survey = Self {
            symmetry: Symmetry::new(goal),
            depths: Vec::new(),
        };
        let mut walk = Walk::new(&survey.symmetry);
        let mut surveyed = SurveyProgress {
            depth: 0,
            states: 0,
            of: goal.size().reachable_states() as u64,
        };
        loop {
            let count: u64 = walk.counts.iter().sum();
            if count == 0 {
                return Some(survey);
            }
            let depth = survey.depths.len();
            let kept = walk.draw(survey.symmetry.size, count, depth as u64);
            survey.depths.push(Depth { count, kept });
            surveyed = SurveyProgress {
                depth: depth as u32,
                states: surveyed.states + count,
                ..surveyed
            };
            if !walk.deepen(parallel, &|| go_on(surveyed)) {
                return None;
            }
        }
    }

    pub const fn goal(&self) -> Board {
        self.symmetry.goal
    }

    pub fn counts(&self) -> Vec<u64> {
        self.depths.iter().map(|depth| depth.count).collect()
    }

    pub fn farthest(&self) -> u32 {
        self.depths.len() as u32 - 1
    }

    /// The largest number of boards that [`hardest`](Self::hardest) returns.
    pub const MOST_LISTED: usize = KEPT;

    /// The hardest boards: all of them, or [`MOST_LISTED`](Self::MOST_LISTED) drawn at random if there are more.
    pub fn hardest(&self) -> Vec<Board> {
        let seen = self.depths.last().into_iter().flat_map(|depth| &depth.kept);
        seen.filter_map(|seen| self.symmetry.unsee(seen)).collect()
    }

    /// A board at `depth`, one of up to sixty-four that were drawn during the survey; the same for the same seed.
    pub fn board_at(&self, depth: u32, seed: u64) -> Option<Board> {
        let kept = &self.depths.get(depth as usize)?.kept;
        let draw = Pcg64Mcg::seed_from_u64(seed).next_u64();
        let chosen = (u128::from(draw) * kept.len() as u128) >> 64;
        self.symmetry.unsee(kept.get(chosen as usize)?)
    }
}

/// Two layers of a space, one bit per state.
struct Walk {
    numbering: Numbering,
    links: Vec<Vec<Link>>,
    /// By word, whether its digits have an odd sum.
    odd: Vec<bool>,
    piece: usize,
    layer: Vec<u64>,
    before: Vec<u64>,
    /// States of the layer, by piece.
    counts: Vec<u64>,
}

/// A piece of work: a run of words, all with the blank on the same cell.
struct Piece<'a> {
    blank: usize,
    first: usize,
    /// The layer before, replaced by the one after.
    words: &'a mut [u64],
    count: &'a mut u64,
}

impl Walk {
    fn new(symmetry: &Symmetry) -> Self {
        let numbering = Numbering::new(symmetry);
        let words = numbering.cells * numbering.words;
        // Every group of runs and every block lies within one piece, or is split between runs.
        let whole = numbering
            .width
            .min(numbering.outer.saturating_sub(numbering.width - 1));
        let granule = numbering.words_below(whole);
        let granules = numbering.words / granule;
        let fits = |n: &usize| granules.is_multiple_of(*n) && (n * granule <= PIECE || *n == 1);
        let piece = granule * (1..=granules).rev().find(fits).unwrap_or(1);
        let mut walk = Self {
            links: links::all(&numbering),
            odd: (0..numbering.words)
                .map(|word| numbering.odd_word(word))
                .collect(),
            piece,
            layer: vec![0; words],
            before: vec![0; words],
            counts: vec![0; words / piece],
            numbering,
        };
        let (blank, word, bit) = walk.numbering.goal();
        let place = blank * walk.numbering.words + word;
        walk.layer[place] = 1 << bit;
        walk.counts[place / piece] = 1;
        walk
    }

    /// Advances by one layer; returns `false` if `go_on` breaks.
    fn deepen(
        &mut self,
        parallel: &impl Parallel,
        go_on: &(impl Fn() -> ControlFlow<()> + Sync),
    ) -> bool {
        let by_blank = self.numbering.words / self.piece;
        let words = self.before.chunks_mut(self.piece).zip(&mut self.counts);
        let pieces = words.enumerate().map(|(number, (words, count))| Piece {
            blank: number / by_blank,
            first: number % by_blank * self.piece,
            words,
            count,
        });
        let pieces: Vec<Piece> = pieces.collect();
        let stopped = AtomicBool::new(false);
        let (links, layer, odd) = (&self.links, &self.layer, &self.odd);
        parallel.each(pieces, |piece| {
            if stopped.load(Relaxed) || go_on().is_break() {
                stopped.store(true, Relaxed);
            } else {
                piece.fill(links, layer, odd);
            }
        });
        std::mem::swap(&mut self.layer, &mut self.before);
        !stopped.into_inner()
    }

    /// Draws some of the `count` states of the layer, or all if they are few.
    fn draw(&self, size: Size, count: u64, seed: u64) -> Vec<[u8; PLACES]> {
        let mut chosen = ordinals(count, seed).into_iter().peekable();
        let (mut kept, mut passed) = (Vec::new(), 0);
        let pieces = self.layer.chunks(self.piece).zip(&self.counts);
        for (number, (words, &count)) in pieces.enumerate() {
            let mut within = passed;
            for (word, &bits) in (number * self.piece..).zip(words) {
                if chosen.peek().is_none_or(|&next| next >= passed + count) {
                    break;
                }
                let after = within + u64::from(bits.count_ones());
                while let Some(nth) = chosen.next_if(|&next| next < after) {
                    let bit = (0..nth - within)
                        .fold(bits, |bits, _| bits & (bits - 1))
                        .trailing_zeros();
                    let (blank, word) = (word / self.numbering.words, word % self.numbering.words);
                    kept.push(self.numbering.seen(size, blank, word, bit as usize));
                }
                within = after;
            }
            passed += count;
        }
        kept
    }
}

/// The indices of the states kept out of `count`, ascending: all if they are few, else some drawn at random.
fn ordinals(count: u64, seed: u64) -> BTreeSet<u64> {
    if count <= KEPT as u64 {
        return (0..count).collect();
    }
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut chosen = BTreeSet::new();
    while chosen.len() < KEPT {
        chosen.insert(((u128::from(random.next_u64()) * u128::from(count)) >> 64) as u64);
    }
    chosen
}

impl Piece<'_> {
    fn fill(self, links: &[Vec<Link>], layer: &[u64], odd: &[bool]) {
        let mut reached = vec![0; self.words.len()];
        for link in &links[self.blank] {
            let source = &layer[link.from * odd.len()..][..odd.len()];
            link.how.pull(source, self.first, &mut reached, odd);
        }
        let mut count = 0;
        for (word, reached) in self.words.iter_mut().zip(reached) {
            *word = reached & !*word;
            count += u64::from(word.count_ones());
        }
        *self.count = count;
    }
}
