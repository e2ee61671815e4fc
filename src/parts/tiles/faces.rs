//! Paints parts of a picture on tiles. The picture is stored in egui's context, as the palette is, because boards are drawn
//! in many places.

use std::sync::Arc;

use egui::epaint::RectShape;
use egui::{
    Align2, Color32, ColorImage, Context, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions,
    vec2,
};

use crate::theme;
use crate::tiles::TileLook;
use crate::tiles::picture::{TilePicture, home};
use slidescope_core::puzzle::{Board, Size, default_goals};

/// The narrowest tile, in points, that shows a picture. On smaller tiles all parts look alike, and only numbers distinguish
/// them.
pub(crate) const NARROWEST: f32 = 9.0;
/// The narrowest tile with its number in the corner. On a smaller one a legible number would cover most of the part, so it
/// is drawn in the middle, with the part as its background.
const CORNER: f32 = 16.0;
const LEAST_FONT: f32 = 7.0;
/// Pixels per point of a vector file, which may be printed or magnified.
const DENSE: f32 = 3.0;
/// Opacity of the picture in the blank's cell of a solved board.
const BLANK: f32 = 0.3;

struct Uploaded {
    picture: Arc<TilePicture>,
    numbers: bool,
    goal: Board,
    /// One texture per level.
    textures: Arc<[TextureHandle]>,
}

fn id() -> Id {
    Id::unique("picture on tiles")
}

/// Makes the boards in `ctx` show this. Each tile shows the part of its cell in `goal`; on a board of another size, of its
/// cell in the default goal.
pub fn show_in(ctx: &Context, look: &TileLook, goal: Board) {
    let Some(picture) = &look.picture else {
        return ctx.data_mut(|data| data.remove::<Arc<Uploaded>>(id()));
    };
    let before: Option<Arc<Uploaded>> = ctx.data(|data| data.get_temp(id()));
    let before = before.filter(|before| Arc::ptr_eq(&before.picture, picture));
    if let Some(before) = &before
        && before.numbers == look.numbers
        && before.goal == goal
    {
        return;
    }
    let load = || {
        let texture = |image: &Arc<ColorImage>| {
            ctx.load_texture("tiles", Arc::clone(image), TextureOptions::LINEAR)
        };
        picture.levels.iter().map(texture).collect()
    };
    let shown = Uploaded {
        picture: Arc::clone(picture),
        numbers: look.numbers,
        goal,
        textures: before.map_or_else(load, |before| Arc::clone(&before.textures)),
    };
    ctx.data_mut(|data| data.insert_temp(id(), Arc::new(shown)));
}

/// The parts of a picture that the tiles of a board show.
pub struct Faces {
    shown: Arc<Uploaded>,
    goal: Board,
    /// Pixels per point.
    density: f32,
}

impl Faces {
    /// Returns the parts for boards of this size, or `None` if tiles show their numbers only.
    pub fn of(ctx: &Context, size: Size) -> Option<Self> {
        let shown: Arc<Uploaded> = ctx.data(|data| data.get_temp(id()))?;
        let goal = if shown.goal.size() == size {
            shown.goal
        } else {
            default_goals(size).into_iter().next()?.1
        };
        let density = match theme::wants_shapes(ctx) {
            true => DENSE,
            false => ctx.pixels_per_point(),
        };
        Some(Self {
            shown,
            goal,
            density,
        })
    }

    /// Paints a tile's part of the picture, and its number if numbers are shown. Returns whether it did. `strength` is 1, or
    /// less for a faded tile.
    pub(crate) fn paint(&self, painter: &Painter, tile: Rect, number: u16, strength: f32) -> bool {
        let is_painted = self.paint_part(painter, tile, number, strength);
        if is_painted {
            self.paint_number(painter, tile, number, strength);
        }
        is_painted
    }

    /// Paints the part of a tile without its number. Returns whether it did. Parts of a board painted one after the other
    /// take one draw call.
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

    /// Paints the number if numbers are shown: in the corner, or in the middle of a small tile.
    pub(crate) fn paint_number(&self, painter: &Painter, tile: Rect, number: u16, strength: f32) {
        if !self.shown.numbers {
            return;
        }
        // A faded part is paler in the light theme, so its number needs a dark background to be legible.
        let is_faint = strength < 1.0;
        let ink = Color32::from_gray(if is_faint { 205 } else { 255 });
        let text = number.to_string();
        if tile.width() < CORNER {
            let dark = Color32::from_black_alpha(if is_faint { 140 } else { 120 });
            painter.rect_filled(tile, radius(tile), dark);
            let share = if number < 10 { 0.74 } else { 0.6 };
            let font = theme::bold(tile.width() * share);
            painter.text(tile.center(), Align2::CENTER_CENTER, text, font, ink);
        } else {
            let at = tile.left_top() + egui::Vec2::splat(0.05 * tile.width());
            figure(painter, at, Align2::LEFT_TOP, &text, ink, tile);
        }
    }

    /// Paints the blank's part, faintly, when all tiles are in place, so that the picture is complete.
    pub(crate) fn paint_blank(&self, painter: &Painter, cell: Rect, board: &Board) {
        if *board == self.goal {
            self.paint_part(painter, cell, 0, BLANK);
        }
    }
}

pub fn fits(tile: Rect) -> bool {
    tile.width() >= NARROWEST
}

pub(crate) fn radius(tile: Rect) -> f32 {
    (tile.width() * 0.12).clamp(1.0, 7.0)
}

/// Draws figures on a dark background, so that they are legible on any picture, light or dark.
pub fn figure(painter: &Painter, at: Pos2, align: Align2, text: &str, ink: Color32, tile: Rect) {
    let font = (tile.width() * 0.24).clamp(LEAST_FONT, 20.0);
    let galley = painter.layout_no_wrap(text.to_owned(), theme::bold(font), ink);
    let around = vec2(0.25, 0.0) * font;
    let ground = align.anchor_size(at, galley.size() + 2.0 * around);
    painter.rect_filled(ground, 0.25 * font, Color32::from_black_alpha(175));
    painter.galley(ground.min + around, galley, ink);
}
