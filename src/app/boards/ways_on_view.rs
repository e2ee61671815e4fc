//! The line below the verdict: what can be done with the board on screen, in a place of one height.

use egui::{Align, Layout, Ui, UiBuilder, vec2};

use crate::app::boards::verdict_view;
use crate::app::explore::solution::replay_view;
use crate::app::playback::{self, Run};
use crate::app::theme::{self, size};
use crate::app::widgets::{elided_label, label, link, width_of};
use crate::app::{Effect, Facts, Verdict};
use crate::text::board_editor as editor_text;
use crate::text::playback::last_run as text;

/// Its height, whatever it holds: what is below stays where it is.
const HEIGHT: f32 = 28.0;

/// Shows the ways on from an unsolvable board, the replay of a solution, the way back to the last run, or how to edit.
pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let wanted = vec2(ui.available_width(), HEIGHT);
    let (rect, _) = ui.allocate_exact_size(wanted, egui::Sense::hover());
    let layout = Layout::left_to_right(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    match (facts.verdict(), &facts.playback.last) {
        (Verdict::Unsolvable(solvability), _) => {
            verdict_view::ways_on(&mut ui, solvability, facts);
        }
        _ if facts.playback.replay.is_some() => replay_view::bar(&mut ui, facts),
        (_, Some(last)) => last_run(&mut ui, last, facts),
        (Verdict::Solvable(..), None) => {
            label(&mut ui, &editor_text::HOW_TO_EDIT).on_hover_text(editor_text::ABOUT_EDITING);
        }
        (Verdict::Faulty, None) => {}
    }
}

/// The run that was on screen before board or strategy changed.
fn last_run(ui: &mut Ui, last: &Run, facts: &Facts) {
    let again = width_of(ui, text::SHOW, &theme::regular(size::LABEL + 1.0));
    let room = ui.available_width() - again - ui.spacing().item_spacing.x - 2.0;
    let (problem, strategy) = (&last.problem, last.strategy);
    let font = theme::regular(size::LABEL + 1.0);
    let about = text::about(problem.start(), strategy, last.stats.expanded);
    elided_label(ui, &text::name(strategy), font, room).on_hover_text(&about);
    if link(ui, &text::SHOW).on_hover_text(&about).clicked() {
        facts.ask(Effect::Playback(playback::Command::ShowLast));
    }
}
