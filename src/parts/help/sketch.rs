//! Drawing primitives for the small pictures of the glossary.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::theme::{self, Hue, Palette};
use slidescope_core::puzzle::Board;

pub(crate) const ROOM: Vec2 = vec2(132.0, 76.0);

const NODE: f32 = 6.0;

/// An area to draw in; positions are in points from its top left corner.
pub struct Sketch<'a> {
    pub(crate) painter: Painter,
    pub(crate) corner: Pos2,
    pub(crate) palette: &'a Palette,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Absent,
    /// Not in the focus of the picture.
    Faint,
    Filled,
    Outlined,
    Crossed,
}

impl Sketch<'_> {
    pub(crate) fn at(&self, x: f32, y: f32) -> Pos2 {
        self.corner + vec2(x, y)
    }

    pub(crate) fn ink(&self) -> Color32 {
        self.palette.text
    }

    pub(crate) fn strong(&self) -> Color32 {
        self.palette.hue(Hue::Orange)
    }

    pub(crate) fn line(&self, from: (f32, f32), to: (f32, f32), color: Color32) {
        let ends = [self.at(from.0, from.1), self.at(to.0, to.1)];
        self.painter.line_segment(ends, Stroke::new(1.5, color));
    }

    pub(crate) fn dashed(&self, from: (f32, f32), to: (f32, f32), color: Color32) {
        let ends = [self.at(from.0, from.1), self.at(to.0, to.1)];
        let line = Shape::dashed_line(&ends, Stroke::new(1.5, color), 4.0, 3.0);
        self.painter.extend(line);
    }

    pub(crate) fn text(&self, x: f32, y: f32, words: &str, color: Color32) {
        let font = theme::medium(11.0);
        let middle = Align2::CENTER_CENTER;
        self.painter.text(self.at(x, y), middle, words, font, color);
    }

    pub(crate) fn node(&self, x: f32, y: f32, mark: Mark) {
        let (at, palette) = (self.at(x, y), self.palette);
        match mark {
            Mark::Absent => {}
            Mark::Faint => {
                self.painter.circle_filled(at, NODE, palette.hover);
                let rim = Stroke::new(1.0, palette.dim);
                self.painter.circle_stroke(at, NODE, rim);
            }
            Mark::Filled => {
                self.painter.circle_filled(at, NODE, self.strong());
            }
            Mark::Outlined => {
                self.painter.circle_filled(at, NODE, palette.panel);
                let rim = Stroke::new(2.5, self.strong());
                self.painter.circle_stroke(at, NODE - 1.0, rim);
            }
            Mark::Crossed => {
                self.painter.circle_filled(at, NODE, palette.hover);
                self.cross(x, y, 4.0);
            }
        }
    }

    pub(crate) fn cross(&self, x: f32, y: f32, r: f32) {
        for (from, to) in [
            ((x - r, y - r), (x + r, y + r)),
            ((x - r, y + r), (x + r, y - r)),
        ] {
            let ends = [self.at(from.0, from.1), self.at(to.0, to.1)];
            let line = Stroke::new(2.0, self.palette.bad);
            self.painter.line_segment(ends, line);
        }
    }

    /// Draws a tick, the counterpart of a cross.
    pub(crate) fn tick(&self, x: f32, y: f32) {
        let points = [(-5.0, 0.0), (-1.0, 4.0), (5.0, -4.0)];
        let points = points.map(|(dx, dy)| self.at(x + dx, y + dy)).to_vec();
        let line = Stroke::new(2.0, self.palette.good);
        self.painter.add(Shape::line(points, line));
    }

    pub(crate) fn bar(&self, (x, y): (f32, f32), width: f32, filled: bool, word: &str) {
        let rect = Rect::from_min_size(self.at(x, y), vec2(width, 18.0));
        let color = if filled {
            self.painter.rect_filled(rect, 3.0, self.strong());
            self.palette.on_accent
        } else {
            let line = Stroke::new(1.5, self.strong());
            self.painter
                .rect_stroke(rect, 3.0, line, StrokeKind::Inside);
            self.ink()
        };
        self.text(x + width / 2.0, y + 9.0, word, color);
    }

    /// Draws a tree of six nodes: the root, two children and three grandchildren, the first two of the first child.
    pub(crate) fn tree(&self, marks: [Mark; 6]) {
        let edges = [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5)];
        for (parent, child) in edges
            .into_iter()
            .filter(|(_, child)| marks[*child] != Mark::Absent)
        {
            self.line(TREE[parent], TREE[child], self.palette.dim);
        }
        for ((x, y), mark) in TREE.into_iter().zip(marks) {
            self.node(x, y, mark);
        }
    }

    /// Draws a board in a square of `side` points. `tile` returns a tile's colour and the note in its corner.
    pub(crate) fn board(
        &self,
        (x, y): (f32, f32),
        side: f32,
        board: &Board,
        tile: impl Fn(usize, u8) -> (Color32, Option<String>),
    ) {
        let size = board.size();
        let cell = side / size.columns().max(size.rows()) as f32;
        for (at, number) in board.cells().into_iter().enumerate() {
            if number == 0 {
                continue;
            }
            let (row, column) = size.place(at);
            let (left, top) = (x + column as f32 * cell, y + row as f32 * cell);
            let place = Rect::from_min_size(self.at(left, top), Vec2::splat(cell - 1.5));
            let (fill, note) = tile(at, number);
            self.painter.rect_filled(place, 2.0, fill);
            let left = place.left_center() + vec2(place.width() * 0.33, 0.0);
            let at = if note.is_some() { left } else { place.center() };
            let font = theme::medium((cell * 0.55).min(11.0));
            let number = number.to_string();
            self.painter
                .text(at, Align2::CENTER_CENTER, number, font, self.ink());
            if let Some(note) = note {
                let corner = place.right_top() + vec2(-1.5, 0.5);
                let (small, color) = (theme::semibold(9.0), self.palette.gold_text);
                self.painter
                    .text(corner, Align2::RIGHT_TOP, note, small, color);
            }
        }
    }
}

pub const TREE: [(f32, f32); 6] = [
    (66.0, 10.0),
    (40.0, 38.0),
    (92.0, 38.0),
    (22.0, 66.0),
    (58.0, 66.0),
    (92.0, 66.0),
];
