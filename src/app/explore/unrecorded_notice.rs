//! What is said where a moment is looked at that is not recorded.

use egui::{ProgressBar, Rect, RichText, Ui, vec2};

use crate::app::playback::{Run, Timeline, Transport};
use crate::app::theme::{Palette, size};
use crate::app::widgets::{at, label, link};
use crate::app::{Effect, Facts};
use crate::recording::Recording;
use crate::text::playback::unrecorded as text;

/// Shows how much is recorded, and how far the search is that is run again. Where there is room `over` the picture, also
/// that the pictures lag behind.
pub(crate) fn show(ui: &mut Ui, run: &Run, over: bool, facts: &Facts) {
    let timeline = &run.timeline;
    if !timeline.is_beyond() {
        if over {
            lagging(ui, timeline);
        }
        return;
    }
    let (moment, last) = (timeline.at(), timeline.recorded());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        match run.rerun() {
            Some(rerun) if rerun.is_broken => {
                label(ui, &text::broke_off(moment));
            }
            Some(rerun) if rerun.is_there() => {
                label(ui, &text::searched(moment, last)).on_hover_text(text::ABOUT);
            }
            Some(rerun) => {
                label(ui, &text::searching(moment)).on_hover_text(text::ABOUT);
                let bar = ProgressBar::new(rerun.part()).desired_width(120.0);
                ui.add(bar.desired_height(6.0).fill(Palette::of(ui).accent));
                if link(ui, &text::CANCEL).clicked() {
                    facts.ask(Effect::transport(Transport::GoTo(last)));
                }
            }
            None => {
                let words = text::drawn_up_to(last, Recording::CAP);
                label(ui, &words).on_hover_text(text::ABOUT);
                if link(ui, &text::GO_THERE).clicked() {
                    facts.ask(Effect::transport(Transport::GoTo(last)));
                }
            }
        }
    });
}

/// Says so where the pictures lag behind the search, over their corner: it comes and goes too fast for a row of its own.
fn lagging(ui: &mut Ui, timeline: &Timeline) {
    /// Expansions that are recorded in a few frames.
    const SOON: u64 = 50_000;
    let last = timeline.recorded();
    if timeline.at() < last + SOON {
        return;
    }
    let text = RichText::new(text::catching_up(last)).size(size::LABEL);
    let text = text.color(Palette::of(ui).dim);
    let corner = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 16.0));
    at(ui, corner, |ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(text);
        });
    });
}
