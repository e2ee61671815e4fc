//! The panels that a slide of a lesson unfolds around its picture.

use egui::{Panel, Ui};

use crate::app::Facts;
use crate::app::explore::{Explore, counters, frontier, node, plot, pseudocode};
use crate::app::theme::{PHONE, Palette, side};
use crate::app::widgets::scrolled;
use crate::lesson::SlidePanel;

const WIDTH: f32 = 288.0;
/// The height of the frontier's list, and of the curves.
const LIST: f32 = 240.0;
const CURVES: f32 = 180.0;

/// Shows them: the curves below, the others on the left; on a phone below, too.
pub(crate) fn show(ui: &mut Ui, explore: &mut Explore, panels: &[SlidePanel], facts: &Facts) {
    let frame = side(Palette::of(ui), 0, 0);
    let has = |panel| panels.contains(&panel);
    if has(SlidePanel::Plot) {
        Panel::bottom("slide curves")
            .exact_size(CURVES)
            .frame(frame)
            .show(ui, |ui| plot::show(ui, &mut explore.options, facts));
    }
    if panels.iter().all(|panel| *panel == SlidePanel::Plot) {
        return;
    }
    let panel = if ui.available_width() < PHONE {
        Panel::bottom("slide panels below").exact_size(CURVES)
    } else {
        Panel::left("slide panels").exact_size(WIDTH)
    };
    panel.resizable(false).frame(frame).show(ui, |ui| {
        scrolled(ui, |ui| {
            if has(SlidePanel::Counters) {
                counters::show(ui, facts, false);
            }
            if has(SlidePanel::Frontier) && facts.playback.run.is_some() {
                node::node(ui, facts);
                frontier::show(ui, &mut explore.frontier, LIST, facts);
            }
            if has(SlidePanel::Pseudocode) {
                pseudocode::show(ui, facts);
            }
        });
    });
}
