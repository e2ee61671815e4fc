//! The screen on which a student's own search is checked: the file, the verdict, and both searches side by side.

use egui::{Id, Label, RichText, ScrollArea, Stroke, Ui, Vec2, vec2};

use crate::Facts;
use crate::deck::check::{Checking, Found, Searched};
use crate::export::save_view;
use crate::files::Target;
use crate::pictures::tree::{Answered, Scene, SceneStyle, TreeView};
use crate::theme::{self, Hue, Palette, size};
use crate::widgets::{
    choice, label, named, page, primary_clicked, quiet_clicked_if, show_board, warning,
};
use slidescope_core::order::TiesAccepted;
use slidescope_core::text::{Message, check as text};

const BOARD: f32 = 72.0;
/// The least height of a tree; in a lower window the page scrolls.
const LEAST_TREE: f32 = 180.0;

/// Shows the screen instead of the lessons.
pub fn show(ui: &mut Ui, checking: &mut Option<Checking>, facts: &Facts) {
    let palette = Palette::of(ui);
    let Some(open) = checking else {
        return;
    };
    let closes = page(ui, text::HEADING, text::BACK, |ui| {
        what(ui, open, facts);
        if open.is_busy() {
            label(ui, &text::CHECKING);
        }
        if let Some(Err(fault)) = &open.done {
            warning(ui, fault);
        }
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            if let Some(Ok(found)) = &open.done {
                theme::tinted(palette, palette.judged(found.agrees)).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let words = RichText::new(found.answer.trim_end()).size(size::TEXT + 1.0);
                    ui.add(Label::new(words).wrap());
                });
                searches(ui, found, &mut open.views, &mut open.at, facts);
            }
        });
    });
    if closes {
        *checking = None;
    }
}

/// Shows the file, the board and strategy of Explore, and the accepted order of ties.
fn what(ui: &mut Ui, checking: &mut Checking, facts: &Facts) {
    let (name, file) = (text::ORDER_FIELD, &mut checking.file);
    save_view::path(ui, name, file, Target::CheckedOrder, facts);
    let setup = facts.setup();
    let board = setup.problem.map(|problem| problem.start().to_string());
    let words = text::searched(board.unwrap_or_default(), setup.strategy);
    ui.add(Label::new(RichText::new(words).size(size::TEXT)).wrap());
    ui.horizontal(|ui| {
        let possible = !checking.file.trim().is_empty() && !checking.is_busy();
        if primary_clicked(ui, possible, text::CHECK) {
            checking.check(facts);
        }
        ui.add_space(12.0);
        for (ties, (name, about)) in [
            (TiesAccepted::Any, text::ANY_TIES),
            (TiesAccepted::AsHere, text::OUR_TIES),
        ] {
            let button = choice(ui, checking.ties == ties, &name);
            if button.on_hover_text(about.text()).clicked() {
                checking.ties = ties;
            }
        }
    });
}

/// Shows the buttons that step through both searches, and both at the current expansion.
fn searches(ui: &mut Ui, found: &Found, views: &mut [TreeView; 2], at: &mut usize, facts: &Facts) {
    let (now, last) = (*at, found.len().saturating_sub(1));
    ui.horizontal(|ui| {
        let mut button = |possible: bool, words: (Message, Message), to: usize| {
            if quiet_clicked_if(ui, possible, words) {
                *at = to;
            }
        };
        button(now > 0, text::PREVIOUS, now.saturating_sub(1));
        button(now < last, text::NEXT, (now + 1).min(last));
        if let Some(differs) = found.differs {
            button(now != differs, text::TO_DIFFERENCE, differs.min(last));
        }
        ui.label(RichText::new(text::at(*at + 1, found.len())).size(size::TEXT));
    });
    let names = [text::YOUR_ORDER, text::OUR_ORDER];
    let answered = [Answered::Wrong, Answered::Right];
    ui.columns(2, |columns| {
        for (side, ui) in columns.iter_mut().enumerate() {
            let (searched, view) = (&found.searches[side], &mut views[side]);
            let name = names[side].text();
            ui.label(RichText::new(name).font(theme::semibold(size::TEXT + 1.0)));
            expansion(ui, name, searched, *at, found);
            if !found.is_drawn {
                continue;
            }
            // The differing board is ringed.
            let differs = found.differs.and_then(|index| searched.node(index));
            let recording = &searched.recording;
            let scene = Scene {
                tree: &searched.tree,
                moment: recording.at(*at as u64 + 1),
                style: SceneStyle {
                    answered: differs
                        .map(|node| (node, answered[side]))
                        .into_iter()
                        .collect(),
                    ..SceneStyle::new(Hue::of(recording.strategy().algorithm))
                },
            };
            let room = vec2(ui.available_width(), ui.available_height().max(LEAST_TREE));
            let id = Id::unique("checked tree").with(side);
            view.show(ui, id, &scene, room, facts);
        }
    });
}

/// Shows the board that a search expands at `index`, and its values.
fn expansion(ui: &mut Ui, name: &str, searched: &Searched, index: usize, found: &Found) {
    let differs = found.differs == Some(index);
    let Some(row) = searched.rows.get(index) else {
        ui.allocate_ui(vec2(ui.available_width(), BOARD), |ui| {
            ui.set_min_height(BOARD);
            label(ui, &text::ended_here(searched.rows.len()));
        });
        return;
    };
    let values = match (row.g, row.h, row.f) {
        (Some(g), Some(h), Some(f)) => format!("{g} + {h} = {f}"),
        (g, h, f) => {
            let values = [("g", g), ("h", h), ("f", f)].into_iter();
            let values = values.filter_map(|(name, value)| Some(format!("{name} = {}", value?)));
            values.collect::<Vec<_>>().join("  ")
        }
    };
    let palette = Palette::of(ui);
    let color = if differs { palette.bad } else { palette.accent };
    ui.horizontal(|ui| {
        let place = Vec2::splat(BOARD);
        let response = show_board(ui, (name, "board"), &row.board, place);
        let (rect, line) = (response.rect.expand(2.0), Stroke::new(2.5, color));
        ui.painter()
            .rect_stroke(rect, 4.0, line, egui::StrokeKind::Outside);
        let name = format!("{name} {}: {}", index + 1, row.board);
        named(ui, &response, &name);
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.label(RichText::new(values).font(theme::medium(size::TEXT)));
            if found.is_drawn && searched.recording.len() <= index as u64 {
                label(ui, &text::DOES_NOT_WAIT);
            }
        });
    });
}
