//! Paints parts of a picture on tiles. What is shown is kept in egui's context, as the palette is, because boards are drawn
//! in many places.

use std::sync::Arc;

use egui::epaint::RectShape;
use egui::{
    Align2, Color32, Context, Id, ImageData, Painter, Pos2, Rect, TextureHandle, TextureOptions,
    vec2,
};

use crate::app::theme;
use crate::app::tiles::TileLook;
use crate::app::tiles::picture::{TilePicture, home};
use crate::puzzle::{Board, Size, default_goals};

/// The narrowest tile, in points, that shows a picture. A part is a smudge below that, like its neighbours, and only a number
/// tells tiles apart.
pub(crate) const NARROWEST: f32 = 9.0;
/// The narrowest tile with its number in the corner. On a smaller one a number that can be read would cover most of the
/// part: it stands in the middle, and the part is the colour behind it.
const CORNER: f32 = 16.0;
const LEAST_FONT: f32 = 7.0;
/// Pixels a point of a vector file, which may be printed or magnified.
const DENSE: f32 = 3.0;
/// How much of the picture is seen on the blank's cell of a solved board.
const BLANK: f32 = 0.3;

struct Shown {
    picture: Arc<TilePicture>,
    numbers: bool,
    goal: Board,
    /// One for each level.
    textures: Arc<[TextureHandle]>,
}

fn id() -> Id {
    Id::unique("picture on tiles")
}

/// Has the boards in `ctx` show this. Each tile has the part of its cell in `goal`; on a board of another size, of its cell
/// in the usual goal.
pub(crate) fn show_in(ctx: &Context, look: &TileLook, goal: Board) {
    let Some(picture) = &look.picture else {
        return ctx.data_mut(|data| data.remove::<Arc<Shown>>(id()));
    };
    let before: Option<Arc<Shown>> = ctx.data(|data| data.get_temp(id()));
    let before = before.filter(|before| Arc::ptr_eq(&before.picture, picture));
    if let Some(before) = &before
        && before.numbers == look.numbers
        && before.goal == goal
    {
        return;
    }
    let load = || {
        let levels = picture.levels.iter();
        let level = |image| ImageData::Color(Arc::clone(image));
        levels
            .map(|image| ctx.load_texture("tiles", level(image), TextureOptions::LINEAR))
            .collect()
    };
    let shown = Shown {
        picture: Arc::clone(picture),
        numbers: look.numbers,
        goal,
        textures: before.map_or_else(load, |before| Arc::clone(&before.textures)),
    };
    ctx.data_mut(|data| data.insert_temp(id(), Arc::new(shown)));
}

/// The parts of a picture that the tiles of a board show.
pub(crate) struct Faces {
    shown: Arc<Shown>,
    goal: Board,
    /// Pixels a point.
    density: f32,
}

impl Faces {
    /// Those of boards of this size; none where tiles show their numbers.
    pub(crate) fn of(ctx: &Context, size: Size) -> Option<Self> {
        let shown: Arc<Shown> = ctx.data(|data| data.get_temp(id()))?;
        let goal = if shown.goal.size() == size {
            shown.goal
        } else {
            default_goals(size).into_iter().next()?.1
        };
        let vector = theme::wants_shapes(ctx);
        let density = if vector {
            DENSE
        } else {
            ctx.pixels_per_point()
        };
        Some(Self {
            shown,
            goal,
            density,
        })
    }

    /// Paints what a tile shows, and its number where that is wanted; tells whether it did. `strength` is 1, or less for what
    /// steps back.
    pub(crate) fn paint(&self, painter: &Painter, tile: Rect, number: u16, strength: f32) -> bool {
        let is_painted = self.paint_part(painter, tile, number, strength);
        if is_painted {
            self.paint_number(painter, tile, number, strength);
        }
        is_painted
    }

    /// Paints the part of a tile without its number; tells whether it did. A board's parts painted one after the other are
    /// one call to the graphics card.
    pub(crate) fn paint_part(
        &self,
        painter: &Painter,
        tile: Rect,
        number: u16,
        strength: f32,
    ) -> bool {
        let Some(home) = home(&self.goal, number).filter(|_| fits(tile)) else {
            return false;
        };
        let (shown, size) = (&self.shown, self.goal.size());
        let level = shown.picture.level_for(size, tile.width() * self.density);
        let Some(texture) = shown.textures.get(level) else {
            return false;
        };
        let uv = shown.picture.uv(size, home, level);
        let tint = Color32::WHITE.gamma_multiply(strength);
        let part = RectShape::filled(tile, radius(tile), tint);
        painter.add(part.with_texture(texture.id(), uv));
        true
    }

    /// Paints the number where it is wanted: in the corner, or in the middle of a small tile.
    pub(crate) fn paint_number(&self, painter: &Painter, tile: Rect, number: u16, strength: f32) {
        if !self.shown.numbers {
            return;
        }
        // A part that steps back is paler in the light design, so its number keeps a dark ground to be read on.
        let is_faint = strength < 1.0;
        let ink = Color32::from_gray(if is_faint { 205 } else { 255 });
        if tile.width() < CORNER {
            let dark = Color32::from_black_alpha(if is_faint { 140 } else { 120 });
            painter.rect_filled(tile, radius(tile), dark);
            let share = if number < 10 { 0.74 } else { 0.6 };
            let font = theme::bold(tile.width() * share);
            let middle = Align2::CENTER_CENTER;
            painter.text(tile.center(), middle, number.to_string(), font, ink);
        } else {
            let at = tile.left_top() + egui::Vec2::splat(0.05 * tile.width());
            figure(
                painter,
                at,
                Align2::LEFT_TOP,
                &number.to_string(),
                ink,
                tile,
            );
        }
    }

    /// Shows the blank's part, faintly, where all tiles are in their places: the picture is whole.
    pub(crate) fn paint_blank(&self, painter: &Painter, cell: Rect, board: &Board) {
        if *board == self.goal {
            self.paint_part(painter, cell, 0, BLANK);
        }
    }
}

pub(crate) fn fits(tile: Rect) -> bool {
    tile.width() >= NARROWEST
}

pub(crate) fn radius(tile: Rect) -> f32 {
    (tile.width() * 0.12).clamp(1.0, 7.0)
}

/// Figures on a dark ground of their own: they are read on any picture, light or dark.
pub(crate) fn figure(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    ink: Color32,
    tile: Rect,
) {
    let font = (tile.width() * 0.24).clamp(LEAST_FONT, 20.0);
    let galley = painter.layout_no_wrap(text.to_owned(), theme::bold(font), ink);
    let around = vec2(0.25, 0.0) * font;
    let ground = align.anchor_size(at, galley.size() + 2.0 * around);
    painter.rect_filled(ground, 0.25 * font, Color32::from_black_alpha(175));
    painter.galley(ground.min + around, galley, ink);
}
