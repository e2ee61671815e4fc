//! A board that is edited, or slid as an answer: slide tiles by clicks or arrow keys, swap them by dragging.

use egui::{
    Align2, Color32, CursorIcon, EventFilter, Id, Key, Modifiers, Painter, Rect, Response, Role,
    Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::theme::{self, Palette};
use crate::tiles::Faces;
use crate::widgets::cells::{CellStyle, Geometry, centred, paint_cell, plain_style};
use crate::widgets::{board_size, motion};
use slidescope_core::boards::{nudged, slid};
use slidescope_core::puzzle::{Board, Costs, Move, Size};
use slidescope_core::text::board_editor as text;

pub(crate) struct EditedBoard<'a> {
    pub size: Size,
    /// The board, if it is legal; only then can it be edited here.
    pub board: Option<Board>,
    /// The contents of the cells of a draft that is not legal.
    pub draft: &'a [Option<u16>],
    pub faulty: Vec<usize>,
    pub slide: f64,
    /// Whether a tile can be dragged to another's place.
    pub swaps: bool,
    /// What moves cost: a small number on each tile, if not 1 each.
    pub costs: Costs,
}

impl EditedBoard<'_> {
    /// A board whose tiles are slid to answer a question.
    pub(crate) const fn answering(board: Board) -> Self {
        Self {
            size: board.size(),
            board: Some(board),
            draft: &[],
            faulty: Vec::new(),
            slide: 0.15,
            swaps: false,
            costs: Costs::Unit,
        }
    }

    /// What a move of this tile costs, if moves have different costs.
    fn cost(&self, tile: Option<u16>) -> Option<u32> {
        let tile = tile.and_then(|tile| u8::try_from(tile).ok())?;
        let is_tile = tile > 0 && usize::from(tile) < self.size.cells();
        (is_tile && !self.costs.is_unit()).then(|| self.costs.of(tile))
    }
}

/// Shows the board editor in an area of `room` points. Returns the edited board. Every cell is named; arrow keys slide tiles
/// while it has the focus.
pub(crate) fn edit_board(
    ui: &mut Ui,
    id: Id,
    shown: &EditedBoard<'_>,
    room: Vec2,
) -> Option<Board> {
    let (place, _) = ui.allocate_exact_size(room, Sense::hover());
    let geometry = Geometry::new(centred(place, board_size(shown.size, room)), shown.size);
    let frame = ui.interact(geometry.rect, id, Sense::FOCUSABLE);
    frame.widget_info(|| WidgetInfo::labeled(Role::Group, true, text::BOARD_EDITOR));
    let by_key = keyboard(ui, &frame, shown);
    let cells = shown_cells(shown);
    let responses: Vec<Response> = (0..shown.size.cells())
        .map(|cell| {
            let sense = match (shown.board, cells[cell]) {
                (Some(_), Some(Some(value))) if value != 0 => Sense::CLICK | Sense::DRAG,
                _ => Sense::hover(),
            };
            let response = ui.interact(geometry.tile(cell, Vec2::ZERO), id.with(cell), sense);
            let name = cells[cell].map_or_else(
                || text::empty_cell(shown.size, cell),
                |value| text::cell_of_cost(shown.size, cell, value, shown.cost(value)),
            );
            let role = if sense.senses_click() {
                Role::Button
            } else {
                Role::Label
            };
            response.widget_info(|| WidgetInfo::labeled(role, true, &name));
            response
        })
        .collect();
    paint(ui, id, shown, geometry, &cells, &responses);
    if frame.has_focus() {
        let ring = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter()
            .rect_stroke(geometry.rect.expand(3.0), 9.0, ring, StrokeKind::Inside);
    }
    by_key.or_else(|| by_pointer(ui, &frame, shown, geometry, &responses))
}

/// Returns the contents of each cell; the outer `None` means that the draft is too short.
fn shown_cells(shown: &EditedBoard<'_>) -> Vec<Option<Option<u16>>> {
    let drawn = shown.board.map(|board| motion::cells(&board));
    let cells = drawn.as_deref().unwrap_or(shown.draft);
    let all = 0..shown.size.cells();
    all.map(|cell| cells.get(cell).copied()).collect()
}

/// Keeps the arrow keys for the focused widget; egui would use them to move the focus.
pub fn keep_arrows(ui: &Ui, response: &Response) {
    hold_arrows(ui, response.id);
    // egui applies the filter only from the second frame with the focus on.
    if response.gained_focus() {
        ui.ctx().request_repaint();
    }
}

fn hold_arrows(ui: &Ui, focused: Id) {
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
}

/// Returns whether the pointer has just been pressed outside `rect`.
pub fn pressed_outside(ui: &Ui, rect: egui::Rect) -> bool {
    ui.input(|input| {
        let pos = input.pointer.interact_pos();
        input.pointer.any_pressed() && pos.is_none_or(|pos| !rect.contains(pos))
    })
}

fn keyboard(ui: &Ui, frame: &Response, shown: &EditedBoard<'_>) -> Option<Board> {
    // The window's focus is not checked: without it no keys would arrive, and some displays never report it.
    let focused = ui.memory(egui::Memory::focused);
    if focused == Some(frame.id) {
        keep_arrows(ui, frame);
    } else if shown.swaps || ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) {
        return None;
    } else if let Some(focused) = focused {
        // A board that is asked about hears the arrows wherever the focus is.
        hold_arrows(ui, focused);
    }
    let keys = [
        (Key::ArrowUp, Move::Up),
        (Key::ArrowLeft, Move::Left),
        (Key::ArrowRight, Move::Right),
        (Key::ArrowDown, Move::Down),
    ];
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (_, mv) = keys.into_iter().find(|&(key, _)| pressed(key))?;
    nudged(shown.board?, mv)
}

fn by_pointer(
    ui: &Ui,
    frame: &Response,
    shown: &EditedBoard<'_>,
    geometry: Geometry,
    responses: &[Response],
) -> Option<Board> {
    if pressed_outside(ui, geometry.rect) {
        frame.surrender_focus();
    }
    let board = shown.board?;
    for (cell, response) in responses.iter().enumerate() {
        if response.clicked() {
            frame.request_focus();
            if let Some(slid) = slid(board, cell) {
                return Some(slid);
            }
        }
        if response.drag_stopped()
            && let Some(to) = response
                .interact_pointer_pos()
                .and_then(|p| geometry.cell_at(p))
            && to != cell
        {
            frame.request_focus();
            return shown.swaps.then(|| board.swapped(cell, to));
        }
    }
    None
}

fn paint(
    ui: &Ui,
    id: Id,
    shown: &EditedBoard<'_>,
    geometry: Geometry,
    cells: &[Option<Option<u16>>],
    responses: &[Response],
) {
    let palette = Palette::of(ui);
    let flat: Vec<Option<u16>> = cells.iter().map(|c| c.unwrap_or(Some(0))).collect();
    let offsets = motion::offsets(ui, id.with("motion"), shown.size, &flat, shown.slide);
    let dragged = responses.iter().position(Response::dragged);
    let target = dragged
        .and_then(|_| ui.input(|input| input.pointer.interact_pos()))
        .and_then(|pos| geometry.cell_at(pos));
    let faces = Faces::of(ui.ctx(), shown.size);
    for (cell, value) in cells.iter().enumerate() {
        if value.is_none_or(|v| v == Some(0)) || dragged == Some(cell) {
            let style = CellStyle {
                line: if value.is_none() {
                    palette.line
                } else {
                    Color32::TRANSPARENT
                },
                ..plain_style(palette, Some(0))
            };
            let place = geometry.tile(cell, Vec2::ZERO);
            paint_cell(ui.painter(), place, Some(0), style, None);
        }
    }
    if let (Some(faces), Some(board), None) = (&faces, &shown.board, dragged) {
        let blank = geometry.tile(board.blank(), Vec2::ZERO);
        faces.paint_blank(ui.painter(), blank, board);
    }
    for (cell, &value) in flat.iter().enumerate() {
        let mut style = plain_style(palette, value);
        let faulty = shown.faulty.contains(&cell);
        let target_here = target == Some(cell) && dragged != Some(cell);
        if (value == Some(0) && !faulty && !target_here) || dragged == Some(cell) {
            continue;
        }
        let response = &responses[cell];
        let slides = shown.board.is_some_and(|board| slid(board, cell).is_some());
        if response.hovered() && dragged.is_none() {
            style.fill = palette.tile_hover;
            style.wash = Color32::from_white_alpha(36);
            let hand = if slides {
                CursorIcon::PointingHand
            } else {
                CursorIcon::Grab
            };
            ui.ctx().set_cursor_icon(hand);
        }
        if faulty {
            style.line = palette.bad;
            style.fill = style.fill.lerp_to_gamma(palette.bad, 0.18);
            style.wash = palette.bad.gamma_multiply(0.35);
        } else if target_here {
            style.line = palette.accent;
        }
        let place = geometry.tile(cell, offsets[cell]);
        paint_cell(ui.painter(), place, value, style, faces.as_ref());
        if let Some(cost) = shown.cost(value) {
            paint_cost(ui.painter(), place, cost, palette);
        }
    }
    if let Some(cell) = dragged {
        let faces = faces.as_ref();
        paint_dragged(ui, geometry, cell, (flat[cell], faces), &responses[cell]);
    }
}

/// Paints what a move of the tile costs, small in its lower right corner.
fn paint_cost(painter: &Painter, tile: Rect, cost: u32, palette: &Palette) {
    let font = theme::medium((tile.width() * 0.24).clamp(7.0, 15.0));
    let corner = tile.right_bottom() - vec2(tile.width() * 0.08, tile.width() * 0.04);
    let align = Align2::RIGHT_BOTTOM;
    painter.text(corner, align, cost.to_string(), font, palette.dim);
}

fn paint_dragged(
    ui: &Ui,
    geometry: Geometry,
    cell: usize,
    (value, faces): (Option<u16>, Option<&Faces>),
    held: &Response,
) {
    let palette = Palette::of(ui);
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let by = held.total_drag_delta().unwrap_or_default();
    let tile = geometry.tile(cell, Vec2::ZERO).translate(by);
    let style = CellStyle {
        fill: palette.tile_hover,
        line: palette.accent,
        ..plain_style(palette, value)
    };
    let layer = egui::LayerId::new(egui::Order::Tooltip, held.id);
    paint_cell(&ui.ctx().layer_painter(layer), tile, value, style, faces);
}
