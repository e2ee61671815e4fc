//! How much of a node is drawn: a board, a numbered circle, or a dot. Only this module chooses, by the room available.

use egui::{Pos2, Rect, Vec2, vec2};

use slidescope_core::puzzle::Size;

/// What a node with room for more than a dot looks like, with the measures that follow from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Detail {
    /// A board with tiles of this pitch, its figures below it.
    Board { pitch: f32 },
    /// A circle of this radius with the number of the expansion.
    Circle { radius: f32 },
}

impl Detail {
    pub(crate) const fn is_board(self) -> bool {
        matches!(self, Self::Board { .. })
    }
}

/// The maximum number of nodes in a storyboard. With more, three-digit numbers fill the screen and nobody reads them.
pub(crate) const MOST_NODES: usize = 160;

/// The pitches of tiles that are tried, from the largest. At the last one the side of a board of 3×3 tiles is 28 points.
pub(crate) const PITCHES: [f32; 17] = [
    22.0, 20.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.7,
];
/// The approximate width of `10 + 12 = 22`, in multiples of its font size.
pub(crate) const WIDE_LABEL: f32 = 5.4;
/// The radii of numbered circles that are tried, from the largest.
pub(crate) const RADII: [f32; 5] = [12.0, 11.0, 10.0, 9.0, 8.5];

/// The minimum distance between nodes, in points, at which duplicates are drawn in the tree of dots.
pub(crate) const STUBS: f32 = 12.0;
/// The minimum distances between nodes of a row and between rows, in points, at which dots become numbered circles.
const CIRCLES: Vec2 = vec2(21.0, 26.0);

/// The place that a node takes, in points: a box with the frame in it, and what is drawn beside and below the frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    pub detail: Detail,
    pub(crate) size: Vec2,
    /// The size of the frame, which is at the upper edge of the box.
    pub frame: Vec2,
    /// Points from the left edge of the box to the frame.
    pub(crate) left: f32,
    /// The minimum space between two boxes.
    pub(crate) gap: Vec2,
}

/// Points between a frame and its board.
pub(crate) const INSET: f32 = 2.5;
/// How far the dashes of duplicates extend to the right of the frame.
const DASHES: f32 = 3.0;

/// Returns the height of a tile's number as a share of the pitch.
pub(crate) const fn digits(tile: usize) -> f32 {
    if tile < 10 { 0.72 } else { 0.58 }
}

impl Face {
    /// Returns the face of a board whose figures are `label` font sizes wide and at least `least` points high.
    pub(crate) fn board(size: Size, pitch: f32, label: f32, least: f32) -> Self {
        let frame =
            vec2(size.columns() as f32, size.rows() as f32) * pitch + Vec2::splat(2.0 * INSET);
        let font = label_font(pitch, least);
        let beside = (label * font - frame.x) / 2.0;
        let (left, right) = (
            beside.max(badge_out(badge_font(pitch, least))),
            beside.max(DASHES),
        );
        let below = 1.0 + (font * 1.25).ceil();
        Self {
            detail: Detail::Board { pitch },
            size: vec2(left + frame.x + right, frame.y + below),
            frame,
            left,
            gap: vec2(6.0, 8.0),
        }
    }

    /// Returns the boards to try, from the largest, whose digits are at least `least` points high.
    fn boards(size: Size, label: f32, least: f32) -> impl Iterator<Item = Self> {
        let widest = size.cells() - 1;
        let pitches = PITCHES.into_iter();
        let legible = pitches.filter(move |pitch| pitch * digits(widest) >= least);
        legible.map(move |pitch| Self::board(size, pitch, label, least))
    }

    /// Returns what there is room for if nodes of a row are `room.x` points apart and rows `room.y`, or `None` for a dot.
    /// `label` and `least` are those of [`board`](Self::board).
    pub(crate) fn of_room(size: Size, room: Vec2, label: f32, least: f32) -> Option<Self> {
        let fits = |face: &Self| face.cell().x <= room.x && face.cell().y <= room.y;
        let board = Self::boards(size, label, least).find(fits);
        let circle = room.x >= CIRCLES.x && room.y >= CIRCLES.y;
        let radius = (room.x * 0.4).min(room.y * 0.3).clamp(8.5, 11.0);
        board.or_else(|| circle.then(|| Self::circle(radius)))
    }

    /// Returns the faces to try, from the largest: boards, the smallest boards with less space in a row, circles.
    pub fn all(size: Size, label: f32, least: f32) -> Vec<Self> {
        let mut faces: Vec<Self> = Self::boards(size, label, least).collect();
        let close = faces.last().map(|&board| Self {
            gap: vec2(3.0, board.gap.y),
            ..board
        });
        // Two digits are as high as the radius.
        let circles = RADII.into_iter().filter(|&radius| radius >= least);
        faces.extend(close);
        faces.extend(circles.map(Self::circle));
        faces
    }

    /// Returns the smaller of two faces, with the smaller margins of both, so that it fits wherever one of them does.
    pub(crate) fn smaller(&self, other: &Self) -> Self {
        let (small, large) = if self.frame.x <= other.frame.x {
            (self, other)
        } else {
            (other, self)
        };
        let left = small.left.min(large.left);
        let right = |face: &Self| face.size.x - face.frame.x - face.left;
        let width = left + small.frame.x + right(small).min(right(large));
        Self {
            left,
            size: vec2(width, small.size.y.min(large.size.y)),
            ..*small
        }
    }

    pub(crate) fn circle(radius: f32) -> Self {
        let frame = Vec2::splat(2.0 * radius);
        Self {
            detail: Detail::Circle { radius },
            size: frame,
            frame,
            left: 0.0,
            gap: vec2(4.0, 9.0),
        }
    }

    /// Returns the face of a board with everything `scale` times as large, also the space around it, with tiles of `pitch`.
    pub(crate) fn scaled(self, pitch: f32, scale: f32) -> Self {
        Self {
            detail: Detail::Board { pitch },
            size: self.size * scale,
            frame: self.frame * scale,
            left: self.left * scale,
            gap: self.gap * scale,
        }
    }

    /// Returns the size of the box with the minimum space around it.
    pub(crate) fn cell(&self) -> Vec2 {
        self.size + self.gap
    }

    pub(crate) fn frame_in(&self, place: Rect) -> Rect {
        Rect::from_min_size(place.min + vec2(self.left, 0.0), self.frame)
    }

    /// Returns the box around a frame with this centre.
    pub(crate) fn around(&self, middle: Pos2) -> Rect {
        let min = middle - self.frame / 2.0 - vec2(self.left, 0.0);
        Rect::from_min_size(min, self.size)
    }
}

pub(crate) fn label_font(pitch: f32, least: f32) -> f32 {
    // Grows in proportion on enlarged boards.
    (pitch * 0.85).clamp(least.max(9.0), 15.0 * (pitch / PITCHES[0]).max(1.0))
}

pub(crate) fn badge_font(pitch: f32, least: f32) -> f32 {
    (8.2 * (pitch / PITCHES[0]).max(1.0)).max(least)
}

/// Returns how far the number of the expansion, on its disc, extends to the left of the frame.
pub(crate) fn badge_out(font: f32) -> f32 {
    1.1 * font
}
