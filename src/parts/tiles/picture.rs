//! A picture for tiles, and which part of it each tile shows.

use std::sync::Arc;

use egui::{ColorImage, Pos2, Rect, pos2};
use image::{Rgb, RgbImage, imageops};

use slidescope_core::puzzle::{Board, Size};

/// The most levels of a picture, each half the size of the one before. In the last, cells of a 3 × 3 board have 10 pixels.
const LEVELS: usize = 6;
/// The sides of a picture are multiples of this, so that several levels show exactly the same area.
const MULTIPLE: usize = 8;
/// The longest side of a picture, which every graphics card supports as one texture.
pub const LONGEST: usize = 2048;
/// The most pixels of the shorter side: tiles of a 3 × 3 board are then 341 pixels wide, a third of the height of a screen.
pub(crate) const SHORTER: usize = 1024;
/// The fewest pixels of a side; parts of a smaller picture could not be told apart on tiles.
pub const LEAST: usize = 32;

/// A picture in several sizes, the largest first.
#[derive(Debug, PartialEq)]
pub struct TilePicture {
    pub levels: Vec<Arc<ColorImage>>,
}

/// The part of a picture that a board shows: a square for each cell, centred in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crop {
    pub left: usize,
    pub top: usize,
    /// The side of a cell's square.
    pub side: usize,
    size: Size,
}

impl TilePicture {
    /// Creates a picture of `image`, omitting a few pixels at the edges. Returns `None` if it is too small.
    pub fn new(image: &ColorImage) -> Option<Self> {
        let [width, height] = image.size.map(|side| side / MULTIPLE * MULTIPLE);
        if width < LEAST || height < LEAST {
            return None;
        }
        let mut level = image.region_by_pixels([0, 0], [width, height]);
        let mut levels = Vec::with_capacity(LEVELS);
        while levels.len() + 1 < LEVELS && level.size.iter().all(|side| side % 2 == 0) {
            let half = halved(&level);
            levels.push(Arc::new(std::mem::replace(&mut level, half)));
        }
        levels.push(Arc::new(level));
        Some(Self { levels })
    }

    /// The largest level.
    pub fn whole(&self) -> &ColorImage {
        &self.levels[0]
    }

    pub fn crop(&self, size: Size) -> Crop {
        let [width, height] = self.whole().size;
        let side = (width / size.columns()).min(height / size.rows());
        Crop {
            left: (width - side * size.columns()) / 2,
            top: (height - side * size.rows()) / 2,
            side,
            size,
        }
    }

    /// Returns the smallest level in which a cell has at least `pixels` pixels, or the largest level if there is none.
    pub fn level_for(&self, size: Size, pixels: f32) -> usize {
        let side = self.crop(size).side as f32;
        let fits = |level: &usize| side / (1 << level) as f32 >= pixels;
        (0..self.levels.len()).rev().find(fits).unwrap_or(0)
    }

    /// Returns the part of a cell in a texture of this level. Half a pixel is omitted on all sides, because smoothing would
    /// mix in the neighbouring part.
    pub fn uv(&self, size: Size, cell: usize, level: usize) -> Rect {
        let [width, height] = self.whole().size.map(|side| side as f32);
        let (crop, half) = (self.crop(size), 0.5 * (1 << level) as f32);
        let (x, y) = crop.corner(cell);
        let (from, to) = (half, crop.side as f32 - half);
        let at = |by: f32| pos2((x as f32 + by) / width, (y as f32 + by) / height);
        Rect::from_min_max(at(from), at(to))
    }
}

impl Crop {
    /// The upper left pixel of a cell's square.
    pub(crate) fn corner(&self, cell: usize) -> (usize, usize) {
        let (row, column) = self.size.place(cell);
        (self.left + column * self.side, self.top + row * self.side)
    }
}

/// Returns the cell of a tile on a board such as the goal, or `None` if there is no such tile.
pub fn home(board: &Board, tile: u16) -> Option<usize> {
    let cells = board.cells();
    cells.iter().position(|&other| u16::from(other) == tile)
}

/// Returns the pixels of `uv` in an image, including those that [`TilePicture::uv`] omits.
pub fn part_at(image: &ColorImage, uv: Rect) -> ColorImage {
    let [width, height] = image.size;
    let at = |corner: Pos2, by: f32| {
        let x = (corner.x * width as f32 + by).round().max(0.0) as usize;
        let y = (corner.y * height as f32 + by).round().max(0.0) as usize;
        [x.min(width), y.min(height)]
    };
    let ([left, top], [right, bottom]) = (at(uv.min, -0.5), at(uv.max, 0.5));
    image.region_by_pixels([left, top], [right - left, bottom - top])
}

fn halved(image: &ColorImage) -> ColorImage {
    let size = image.size.map(|side| side / 2);
    let [width, height] = size.map(|side| side as u32);
    ColorImage::from_rgb(size, &imageops::thumbnail(&rgb(image), width, height))
}

pub(crate) fn rgb(image: &ColorImage) -> RgbImage {
    let [width, height] = image.size.map(|side| side as u32);
    RgbImage::from_fn(width, height, |x, y| {
        let color = image[(x as usize, y as usize)];
        Rgb([color.r(), color.g(), color.b()])
    })
}
