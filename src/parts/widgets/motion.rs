//! The short slide animation of moved tiles.

use egui::{Id, Ui, Vec2, vec2};

use crate::theme;
use slidescope_core::puzzle::{Board, Size};

#[derive(Clone, Default)]
struct Motion {
    size: Option<Size>,
    cells: Vec<Option<u16>>,
    /// The distance, in cells, from each cell to where its tile was when the slide began.
    from: Vec<Vec2>,
    began: f64,
}

/// Returns the seconds since the last frame, for animations that ease. With less motion it is infinite, so that the
/// animation ends at once.
pub(crate) fn seconds(ui: &Ui) -> f32 {
    if theme::moves(ui.style()) {
        // After an idle time, the first frame would otherwise make a step as long as that.
        ui.input(|input| input.stable_dt).min(0.1)
    } else {
        f32::INFINITY
    }
}

/// Returns the contents of the cells of `board`.
pub fn cells(board: &Board) -> Vec<Option<u16>> {
    board.cells().iter().map(|&c| Some(c.into())).collect()
}

/// Returns the distance, in cells, of each painted tile from its cell: zero at rest. A slide along a line and an exchange of
/// two tiles are eased over `seconds`. Any other change is shown at once, as is every change with less motion.
pub fn offsets(ui: &Ui, id: Id, size: Size, cells: &[Option<u16>], seconds: f64) -> Vec<Vec2> {
    let now = ui.input(|input| input.time);
    let mut motion: Motion = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if motion.size != Some(size) || motion.cells != cells {
        let from = if motion.size == Some(size) {
            displacements(size, &motion.cells, cells)
        } else {
            Vec::new()
        };
        motion = Motion {
            size: Some(size),
            cells: cells.to_vec(),
            from,
            began: now,
        };
        ui.data_mut(|data| data.insert_temp(id, motion.clone()));
    }
    let part = ((now - motion.began) / seconds).clamp(0.0, 1.0) as f32;
    if motion.from.is_empty() || part >= 1.0 || !theme::moves(ui.style()) {
        return vec![Vec2::ZERO; cells.len()];
    }
    ui.ctx().request_repaint();
    let left = (1.0 - part).powi(3);
    motion.from.iter().map(|&from| from * left).collect()
}

/// Returns where each cell's tile was, relative to the cell; empty if the change is not a slide or an exchange.
pub fn displacements(size: Size, before: &[Option<u16>], after: &[Option<u16>]) -> Vec<Vec2> {
    if before.len() != after.len() || after.len() != size.cells() {
        return Vec::new();
    }
    let changed: Vec<usize> = (0..after.len())
        .filter(|&c| before[c] != after[c])
        .collect();
    let lines: (Vec<usize>, Vec<usize>) = changed.iter().map(|&c| size.place(c)).unzip();
    let one_line = |line: &[usize]| line.windows(2).all(|w| w[0] == w[1]);
    if changed.len() != 2 && !one_line(&lines.0) && !one_line(&lines.1) {
        return Vec::new();
    }
    let mut from = vec![Vec2::ZERO; after.len()];
    for &cell in &changed {
        let Some(was) = before.iter().position(|b| *b == after[cell]) else {
            return Vec::new();
        };
        // The blank is not animated.
        if after[cell] != Some(0) {
            let ((row, column), (was_row, was_column)) = (size.place(cell), size.place(was));
            from[cell] = vec2(
                was_column as f32 - column as f32,
                was_row as f32 - row as f32,
            );
        }
    }
    from
}
