//! Painting the cells of a board, and boards that cannot be edited.

use egui::{
    Align2, Color32, Id, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::theme::{self, Palette};
use crate::tiles::Faces;
use crate::tiles::faces::radius;
use crate::widgets::{at, motion};
use slidescope_core::puzzle::{Board, Size};
use slidescope_core::text::board_editor as text;

#[derive(Clone, Copy, Debug)]
pub struct Geometry {
    pub rect: Rect,
    pub size: Size,
    /// The side of a cell, including its share of the gaps.
    pub pitch: f32,
}

impl Geometry {
    pub fn new(rect: Rect, size: Size) -> Self {
        let pitch = (rect.width() / size.columns() as f32).min(rect.height() / size.rows() as f32);
        Self { rect, size, pitch }
    }

    pub(crate) fn gap(&self) -> f32 {
        (self.pitch * 0.11).clamp(1.0, 6.0)
    }

    /// Returns the square of a cell's tile, displaced by `offset` cells.
    pub fn tile(&self, cell: usize, offset: Vec2) -> Rect {
        let (row, column) = self.size.place(cell);
        let at = vec2(column as f32, row as f32) + offset;
        Rect::from_min_size(self.rect.min + at * self.pitch, Vec2::splat(self.pitch))
            .shrink(self.gap() / 2.0)
    }

    pub(crate) fn cell_at(&self, pos: Pos2) -> Option<usize> {
        (0..self.size.cells()).find(|&cell| {
            let tile = self.tile(cell, Vec2::ZERO);
            tile.expand(self.gap() / 2.0).contains(pos)
        })
    }
}

/// Returns the largest size, at most `max` points, of a board whose cells are squares with sides in whole points.
pub fn board_size(size: Size, max: Vec2) -> Vec2 {
    let fit = (max.x / size.columns() as f32).min(max.y / size.rows() as f32);
    let pitch = if fit > 12.0 { fit.floor() } else { fit };
    vec2(size.columns() as f32, size.rows() as f32) * pitch
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct CellStyle {
    pub fill: Color32,
    pub line: Color32,
    pub text: Color32,
    /// The colour painted over a picture, instead of the fill.
    pub wash: Color32,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct BoardStyle {
    /// The duration in seconds of a tile's slide; `None` shows it at its new place at once.
    pub slide: Option<f64>,
    /// The cell with a line around it, for the tile that moves next or has just moved.
    pub marked: Option<usize>,
}

/// Paints the content of a cell: 0 is the blank, `None` is not a number. With `faces`, a tile shows its part of a picture.
pub(crate) fn paint_cell(
    painter: &Painter,
    tile: Rect,
    value: Option<u16>,
    style: CellStyle,
    faces: Option<&Faces>,
) {
    let radius = radius(tile);
    if let (Some(faces), Some(number @ 1..)) = (faces, value)
        && faces.paint(painter, tile, number, 1.0)
    {
        // A thin line would not stand out from the picture.
        let line = Stroke::new(2.5, style.line);
        painter.rect(tile, radius, style.wash, line, StrokeKind::Inside);
        return;
    }
    painter.rect(
        tile,
        radius,
        style.fill,
        Stroke::new(1.0, style.line),
        StrokeKind::Inside,
    );
    let text = match value {
        Some(0) => return,
        Some(number) => number.to_string(),
        None => "?".to_owned(),
    };
    // Long numbers, possible in a draft, are shrunk to fit the cell.
    let share = match text.len() {
        0 | 1 => 0.5,
        2 | 3 => 0.42,
        more => 1.35 / more as f32,
    };
    let font = theme::bold((tile.width() * share).max(4.0));
    painter.text(tile.center(), Align2::CENTER_CENTER, text, font, style.text);
}

pub(crate) fn plain_style(palette: &Palette, value: Option<u16>) -> CellStyle {
    CellStyle {
        fill: match value {
            Some(0) => palette.blank,
            _ => palette.tile,
        },
        line: Color32::TRANSPARENT,
        text: palette.text,
        wash: Color32::TRANSPARENT,
    }
}

/// Shows a board of at most `max` points.
pub fn show_board(ui: &mut Ui, salt: impl egui::AsIdSalt, board: &Board, max: Vec2) -> Response {
    show_styled_board(ui, salt, board, max, BoardStyle::default())
}

pub fn show_styled_board(
    ui: &mut Ui,
    salt: impl egui::AsIdSalt,
    board: &Board,
    max: Vec2,
    style: BoardStyle,
) -> Response {
    let wanted = board_size(board.size(), max);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    if ui.is_rect_visible(rect) {
        let id = ui.scope_id().with(salt);
        paint_board(ui, id, board, Geometry::new(rect, board.size()), style);
    }
    response
}

/// Shows a board of at most `max` points with the middle of its left side at `left`. Returns its rectangle.
pub fn board_beside(
    ui: &mut Ui,
    left: Pos2,
    salt: impl egui::AsIdSalt,
    board: &Board,
    max: Vec2,
) -> Rect {
    let room = board_size(board.size(), max);
    let corner = pos2(left.x, (left.y - room.y / 2.0).round());
    let place = Rect::from_min_size(corner, room);
    at(ui, place, |ui| {
        show_board(ui, salt, board, room);
    });
    place
}

/// Paints a board that fits in `place`, without names for its cells, as an illustration of something else.
pub fn paint_thumbnail(ui: &Ui, place: Rect, board: &Board) {
    let palette = Palette::of(ui);
    let room = board_size(board.size(), place.size());
    let geometry = Geometry::new(centred(place, room), board.size());
    let faces = Faces::of(ui.ctx(), board.size());
    for (cell, &tile) in board.cells().iter().enumerate() {
        let value = Some(tile.into());
        let style = plain_style(palette, value);
        let tile = geometry.tile(cell, Vec2::ZERO);
        paint_cell(ui.painter(), tile, value, style, faces.as_ref());
    }
}

fn paint_board(ui: &Ui, id: Id, board: &Board, geometry: Geometry, style: BoardStyle) {
    let palette = Palette::of(ui);
    let size = board.size();
    let cells = motion::cells(board);
    let offsets = style
        .slide
        .map(|seconds| motion::offsets(ui, id, size, &cells, seconds));
    let blank = geometry.tile(board.blank(), Vec2::ZERO);
    let (ground, faces) = (plain_style(palette, Some(0)), Faces::of(ui.ctx(), size));
    paint_cell(ui.painter(), blank, Some(0), ground, None);
    if let Some(faces) = &faces {
        faces.paint_blank(ui.painter(), blank, board);
    }
    for (cell, &value) in cells.iter().enumerate() {
        let place = geometry.tile(cell, Vec2::ZERO);
        let response = ui.interact(place, id.with(cell), Sense::hover());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Label, true, text::cell(size, cell, value)));
        if value == Some(0) {
            continue;
        }
        let mut tile = plain_style(palette, value);
        if style.marked == Some(cell) {
            tile.line = palette.accent;
        }
        let offset = offsets.as_ref().map_or(Vec2::ZERO, |o| o[cell]);
        let place = geometry.tile(cell, offset);
        paint_cell(ui.painter(), place, value, tile, faces.as_ref());
    }
}

/// Returns the rectangle for a board of `wanted` points, centred in `within`.
pub(crate) fn centred(within: Rect, wanted: Vec2) -> Rect {
    let min = within.center() - wanted / 2.0;
    Rect::from_min_size(pos2(min.x.round(), min.y.round()), wanted)
}
