//! The entries that a search looks up, by the width of the board: where they stand in the tables, and what a move changes in
//! that.
//!
//! A move slides one tile, so it changes the address of one entry of each view. Where tables are addressed by placements,
//! that is the exclusive or of the tile's cells. Where they are addressed by [ranks](Ranks), a tile that moves along its row,
//! as it is looked up, passes no other, and the rank changes by a multiple of the tile's weight; one that moves along its
//! column passes the tiles between, and each of them that belongs to its pattern adds to the change.

use crate::puzzle::{Move, PLACES, Size, Word};
use crate::search::engine::symmetry::CellMap;
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::partition::WIDE_PATTERNS;
use crate::search::heuristics::pattern_database::placement::{Placements, Ranks, TableAt};

/// The addresses of the entries of all patterns of a view.
pub(crate) trait Addresses: Copy + Default + Send + Sync {
    /// Where the tiles of the patterns stand.
    type Placements: Placements<Cells = Self::Cells>;
    /// What a board is packed into.
    type Cells: Word;
    /// What is known of a tile.
    type Tile: Copy + Send + Sync;
    /// What the moves change.
    type Slides: Clone + Sync;
    /// Whether the entries of all moves are asked for before the first is looked at, because tables are large and to ask is
    /// little beside the rest.
    const AHEAD: bool;

    /// The addresses of these placements.
    fn of(placements: Self::Placements, ranks: &Ranks) -> Self;

    /// The tile that belongs on `home`, as it is looked up in the view of this number.
    fn tile(patterns: &PatternDatabase, view: usize, home: usize) -> Self::Tile;

    /// What moves change, for all ways to look up the cells.
    fn slides(patterns: &PatternDatabase, maps: &[CellMap]) -> Self::Slides;

    /// The tile of `part` slides by the [step] of this number; `cells` are the homes of the tiles before.
    fn slide(
        &mut self,
        slides: &Self::Slides,
        part: Part<Self::Tile>,
        step: usize,
        cells: Self::Cells,
    );

    /// The address of the entry of `part`'s pattern.
    fn address(self, part: Part<Self::Tile>) -> u32;
}

/// The part a tile plays in a view: its pattern and the table of it, and what moves change.
#[derive(Clone, Copy)]
pub(crate) struct Part<T> {
    pub table: TableAt,
    pub pattern: u8,
    tile: T,
    /// Where the steps of the way its cells are looked up begin.
    steps: u16,
}

/// The most ways to look up the cells of a pattern: the turns and reflections of a square.
const MAPS: usize = 8;

/// The steps of one way to look up the cells.
const STEPS: usize = 4 * PLACES;

/// The number of a move of the blank that leads to cell `to`, among those of one way to look up the cells.
#[inline(always)]
pub(crate) const fn step(mv: Move, to: usize) -> usize {
    PLACES * mv as usize + to
}

/// By view and home the part of a tile.
pub(crate) type Parts<A> = [[Part<<A as Addresses>::Tile>; PLACES]; 2];

/// All parts, and all ways to look up the cells.
pub(crate) fn parts<A: Addresses>(patterns: &PatternDatabase) -> (Parts<A>, Vec<CellMap>) {
    let mut maps: Vec<CellMap> = Vec::new();
    let parts = [0, 1].map(|number| {
        let view = &patterns.views[number];
        std::array::from_fn(|home| {
            let pattern = usize::from(view.pattern[home]);
            let known = maps.iter().position(|map| *map == view.maps[pattern]);
            let map = known.unwrap_or_else(|| {
                maps.push(view.maps[pattern]);
                maps.len() - 1
            });
            Part {
                table: view.tables[pattern],
                pattern: view.pattern[home],
                tile: A::tile(patterns, number, home),
                steps: (STEPS * map) as u16,
            }
        })
    });
    (parts, maps)
}

/// All steps on a board of `size`: the blank's cell before and after, and the number.
fn steps(size: Size) -> impl Iterator<Item = (usize, usize, usize)> {
    let moves = (0..size.cells()).flat_map(|cell| Move::ALL.map(|mv| (cell, mv)));
    moves.filter_map(move |(blank, mv)| {
        let to = size.neighbour(blank, mv)?;
        Some((blank, to, step(mv, to)))
    })
}

/// Up to sixteen cells: the placements themselves.
impl Addresses for u64 {
    type Placements = Self;
    type Cells = Self;
    /// Where the bits of its cell begin.
    type Tile = u8;
    /// By way and step, the exclusive or of the cells of the tile.
    type Slides = [u8; MAPS * STEPS];
    const AHEAD: bool = false;

    fn of(placements: Self, _: &Ranks) -> Self {
        placements
    }

    fn tile(patterns: &PatternDatabase, view: usize, home: usize) -> u8 {
        patterns.views[view].shift[home]
    }

    fn slides(patterns: &PatternDatabase, maps: &[CellMap]) -> Self::Slides {
        let mut slides = [0; MAPS * STEPS];
        for (map, slides) in maps.iter().zip(slides.chunks_mut(STEPS)) {
            for (blank, to, step) in steps(patterns.size) {
                slides[step] = map[blank] ^ map[to];
            }
        }
        slides
    }

    #[inline(always)]
    fn slide(&mut self, slides: &Self::Slides, part: Part<u8>, step: usize, _: Self) {
        let change = slides[(usize::from(part.steps) + step) & (MAPS * STEPS - 1)];
        *self ^= Self::from(change) << (part.tile & 63);
    }

    #[inline(always)]
    fn address(self, part: Part<u8>) -> u32 {
        (self >> (part.table.shift & 63)) as u32 & part.table.mask
    }
}

/// More cells: the ranks of the placements.
impl Addresses for [u32; WIDE_PATTERNS] {
    type Placements = Self;
    type Cells = u128;
    type Tile = Ranker;
    type Slides = Box<Ranked>;
    const AHEAD: bool = true;

    fn of(placements: Self, ranks: &Ranks) -> Self {
        placements.map(|placement| ranks.of(placement))
    }

    fn tile(patterns: &PatternDatabase, view: usize, home: usize) -> Ranker {
        Ranker {
            weight: patterns.weight(view, home),
            row: (PLACES * view + home) as u8,
        }
    }

    fn slides(patterns: &PatternDatabase, maps: &[CellMap]) -> Self::Slides {
        let mut ranked = Ranked {
            slides: [Slide::default(); MAPS * STEPS],
            passed: std::array::from_fn(|row| passed(patterns, row / PLACES, row % PLACES)),
        };
        let cells = patterns.size.cells();
        for (map, slides) in maps.iter().zip(ranked.slides.chunks_mut(STEPS)) {
            for (blank, to, step) in steps(patterns.size) {
                // The tile slides from where the blank goes.
                let (from, onto) = (map[to], map[blank]);
                let slide = &mut slides[step];
                slide.by = onto as i8 - from as i8;
                for (cell, seen) in (0..).zip(&map[..cells]) {
                    if (from.min(onto) + 1..from.max(onto)).contains(seen) {
                        slide.between[usize::from(slide.len)] = cell;
                        slide.len += 1;
                    }
                }
            }
        }
        Box::new(ranked)
    }

    #[inline(always)]
    fn slide(&mut self, ranked: &Self::Slides, part: Part<Ranker>, step: usize, cells: u128) {
        let slide = &ranked.slides[(usize::from(part.steps) + step) & (MAPS * STEPS - 1)];
        let mut change = i32::from(slide.by) * part.tile.weight;
        if slide.len > 0 {
            let passed = &ranked.passed[usize::from(part.tile.row) & (2 * PLACES - 1)];
            let between = slide.between.iter().take(usize::from(slide.len));
            let all: i32 = between
                .map(|&cell| {
                    let home = (cells >> (u128::CELL_BITS * u32::from(cell))).low_byte() & 31;
                    passed[usize::from(home)]
                })
                .sum();
            change += if slide.by > 0 { all } else { -all };
        }
        if let Some(rank) = self.get_mut(usize::from(part.pattern)) {
            *rank = rank.wrapping_add_signed(change);
        }
    }

    #[inline(always)]
    fn address(self, part: Part<Ranker>) -> u32 {
        self.get(usize::from(part.pattern))
            .copied()
            .unwrap_or_default()
    }
}

/// What moves change in ranks.
#[derive(Clone)]
pub(crate) struct Ranked {
    /// By way and step.
    slides: [Slide; MAPS * STEPS],
    /// By view and home of a tile, and the home of one it passes on the way to higher cells: what that adds to the rank.
    passed: [[i32; PLACES]; 2 * PLACES],
}

/// What a tile adds to a rank.
#[derive(Clone, Copy)]
pub(crate) struct Ranker {
    /// For each cell.
    weight: i32,
    /// Where it stands in [`Ranked::passed`].
    row: u8,
}

/// How a tile slides, as it is looked up.
#[derive(Clone, Copy, Default)]
struct Slide {
    /// How far.
    by: i8,
    /// How many cells are between.
    len: u8,
    /// Which cells these are, on the board: all but the ends of a row, of at most twelve.
    between: [u8; 11],
}

impl PatternDatabase {
    /// The weight of the tile that belongs on `home` in the rank of its pattern.
    fn weight(&self, view: usize, home: usize) -> i32 {
        let tile = u32::from(self.views[view].shift[home]) / u128::CELL_BITS;
        self.ranks.weight(tile as usize) as i32
    }
}

/// What the tiles that the one of `home` passes add to the rank, by their homes. A tile stands on one of the cells that the
/// tiles before it leave: when it passes one of these, it counts one cell less, and when one that comes after, that one
/// counts one cell more.
fn passed(patterns: &PatternDatabase, view: usize, home: usize) -> [i32; PLACES] {
    let (of, cells) = (&patterns.views[view], patterns.size.cells());
    let mut passed = [0; PLACES];
    for other in (0..cells).filter(|&other| other != home && other != usize::from(patterns.blank)) {
        if of.pattern[other] == of.pattern[home] {
            passed[other] = if of.shift[other] < of.shift[home] {
                -patterns.weight(view, home)
            } else {
                patterns.weight(view, other)
            };
        }
    }
    passed
}
