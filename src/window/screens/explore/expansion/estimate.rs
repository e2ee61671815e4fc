//! How the estimate of a successor adds up on its board.

use egui::{Align2, Color32, Rect, Ui, Vec2, vec2};

use crate::window::screens::explore::heuristic_breakdown::shares;
use slidescope_core::explain::Successor;
use slidescope_core::puzzle::Board;
use slidescope_core::recording::Moment;
use slidescope_core::run::Run;
use slidescope_core::search::{Heuristic, Side};
use slidescope_core::text::{Message, node::fine as text};
use slidescope_parts::theme::{self, Palette};
use slidescope_parts::tiles::Faces;
use slidescope_parts::tiles::faces::{figure, fits};
use slidescope_parts::widgets::cells::Geometry;

pub(crate) struct Estimate {
    pub(crate) h: u32,
    heuristic: Heuristic,
    /// What each tile adds, from tile 1 on; empty if h is not a sum over tiles.
    tiles: Vec<u32>,
}

impl Estimate {
    /// Returns `None` if the successor is not stored or has no estimate.
    pub(crate) fn of(
        run: &Run,
        moment: &Moment<'_>,
        successor: &Successor,
        board: &Board,
    ) -> Option<Self> {
        let node = moment.whole().node(successor.id?)?;
        let goal = match node.side {
            Side::Forward => run.problem.goal(),
            Side::Backward => run.problem.start(),
        };
        let heuristic = run.strategy.heuristic;
        Some(Self {
            h: node.h?,
            heuristic,
            tiles: shares(heuristic, (&goal, run.problem.costs()), board),
        })
    }

    /// Returns a sum such as "0 + 2 + 1 = 3". With more than 8 tiles, zeros are left out.
    pub(crate) fn sum(&self) -> String {
        let many = self.tiles.len() > 8;
        let added = self.tiles.iter().copied();
        let mut parts: Vec<u32> = added.filter(|&moves| moves > 0 || !many).collect();
        let rest = self.h.saturating_sub(self.tiles.iter().sum());
        if rest > 0 && !self.tiles.is_empty() {
            parts.push(rest);
        }
        text::estimate(&parts, self.h)
    }

    pub(crate) fn about(&self) -> Option<&'static str> {
        match self.heuristic {
            Heuristic::Zero => None,
            Heuristic::Own(own) => Some(own.name()),
            shipped => Some(Message::of("node-fine", shipped.id()).text()),
        }
    }
}

/// The time from one tile to the next, in seconds.
const EACH: f64 = 0.05;

/// Shows on each tile what it adds. If there is a `moment`, the tiles are counted up one after the other.
pub(crate) fn show_shares(
    ui: &Ui,
    rect: Rect,
    board: &Board,
    estimate: &Estimate,
    moment: Option<(u64, usize)>,
) {
    let palette = Palette::of(ui);
    let shown = moment.map_or(usize::MAX, |moment| counted(ui, moment));
    if shown < estimate.tiles.len() {
        ui.ctx().request_repaint();
    }
    let geometry = Geometry::new(rect, board.size());
    let has_pictures = Faces::of(ui.ctx(), board.size()).is_some();
    for (cell, &tile) in board.cells().iter().enumerate() {
        let counted = usize::from(tile)
            .checked_sub(1)
            .filter(|&tile| tile < shown);
        let Some(&moves) = counted.and_then(|tile| estimate.tiles.get(tile)) else {
            continue;
        };
        let place = geometry.tile(cell, Vec2::ZERO);
        let (corner, words) = (Align2::RIGHT_TOP, moves.to_string());
        if has_pictures && fits(place) {
            let [none, some] = [Color32::from_gray(190), Palette::DARK.gold_text];
            let ink = if moves > 0 { some } else { none };
            let at = place.right_top() + vec2(-0.05, 0.05) * place.width();
            figure(ui.painter(), at, corner, &words, ink, place);
        } else {
            let ink = if moves > 0 {
                palette.gold_text
            } else {
                palette.dim
            };
            let at = place.right_top() + vec2(-place.width() * 0.08, place.width() * 0.03);
            let font = theme::semibold((place.width() * 0.24).clamp(7.0, 13.0));
            ui.painter().text(at, corner, words, font, ink);
        }
    }
}

/// Returns how many tiles have been counted since this step was first shown.
fn counted(ui: &Ui, moment: (u64, usize)) -> usize {
    let now = ui.input(|input| input.time);
    let id = ui.scope_id().with("estimate");
    let began = ui.data_mut(|data| {
        let (of, began) = data.get_temp(id).unwrap_or((moment, now));
        let began: f64 = if of == moment { began } else { now };
        data.insert_temp(id, (moment, began));
        began
    });
    ((now - began) / EACH) as usize + 1
}
