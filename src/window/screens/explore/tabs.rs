//! The tabs in the middle: views of the search, and the path found.

use egui::{ProgressBar, RichText, Ui};

use crate::window::screens::explore::{
    Explore, board_view, depths, empty_state, expansion, node, solution,
};
use slidescope_core::lesson::Tab;
use slidescope_core::recording::Recording;
use slidescope_core::run::{Run, Transport};
use slidescope_core::text::explore::tabs as text;
use slidescope_core::text::glossary::Term;
use slidescope_core::text::playback::unrecorded;
use slidescope_parts::Facts;
use slidescope_parts::pictures::state_space::{self, MapView};
use slidescope_parts::pictures::tree::tree_view;
use slidescope_parts::theme::{self, Palette};
use slidescope_parts::widgets::{at_right, choice, choice_width, label, link};

/// Shows the tabs in a card that fills its place. In a `narrow` window, the right panel is one of the tabs.
pub(crate) fn show(ui: &mut Ui, explore: &mut Explore, facts: &Facts, narrow: bool) {
    theme::card(Palette::of(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        // Tabs and switches share a row if there is room for both.
        let wide = ui.available_width() > 620.0;
        let row = |ui: &mut Ui| {
            let list = if facts.settings.strategy.algorithm.is_depth_first() {
                (text::STACK, Term::Stack)
            } else {
                (text::FRONTIER, Term::Frontier)
            };
            let mut tabs = vec![
                (Tab::Board, text::BOARD, Some(Term::State)),
                (Tab::Tree, text::TREE, Some(Term::Node)),
                (Tab::StateSpace, text::STATE_SPACE, Some(Term::StateSpace)),
                (Tab::Depths, text::DEPTHS, Some(Term::Depth)),
                (Tab::Expansion, text::EXPANSION, Some(Term::Expanded)),
            ];
            tabs.extend(narrow.then_some((Tab::Frontier, list.0, Some(list.1))));
            let solved = facts.playback.replay.as_ref();
            tabs.extend(solved.map(|_| (Tab::Solution, text::SOLUTION, None)));
            // Many tabs are closer together: a row that is too wide would widen the card.
            let widths = tabs.iter().map(|(_, name, _)| choice_width(ui, name));
            let free = ui.available_width() - widths.sum::<f32>();
            ui.spacing_mut().item_spacing.x = (free / tabs.len() as f32).clamp(0.0, 8.0);
            for (tab, name, term) in tabs {
                self::tab(ui, explore, tab, &name, term);
            }
            if wide {
                switches(ui, explore, facts);
            }
        };
        if wide {
            ui.horizontal(row);
        } else {
            ui.horizontal_wrapped(row);
            ui.horizontal(|ui| switches(ui, explore, facts));
        }
        ui.add_space(4.0);
        contents(ui, explore, facts, narrow);
    });
}

pub(crate) fn contents(ui: &mut Ui, explore: &mut Explore, facts: &Facts, narrow: bool) {
    if let Some(failure) = facts.playback.run.as_ref().and_then(Run::failure) {
        ui.label(RichText::new(failure).color(Palette::of(ui).bad));
    }
    let run = facts.playback.run.as_ref();
    if run.is_none() {
        // The map holds data as large as the state space.
        explore.map = MapView::default();
    }
    if let Some(run) = run {
        // Only the tree has room for a notice over its picture.
        notice(ui, run, facts);
    }
    if let Some(board) = facts.board_in_question() {
        return board_view::asked(ui, &board, facts);
    }
    match (explore.tab, &facts.playback.replay, run) {
        (Tab::Board, ..) => board_view::show(ui, explore.tree.least > 0.0, facts),
        (Tab::Solution, Some(replay), _) => solution::show(ui, replay, facts),
        (Tab::Frontier, _, _) if narrow => node::show(ui, &mut explore.frontier, facts),
        (Tab::Tree, _, Some(run)) => {
            tree_view::show(ui, explore.options, run, &mut explore.tree, facts);
        }
        (Tab::StateSpace, _, Some(run)) => state_space::show(ui, facts, run, &mut explore.map),
        (Tab::Depths, _, Some(run)) => depths::show(ui, explore.options, run, facts),
        (Tab::Expansion | Tab::Frontier | Tab::Solution, _, Some(run)) => match run.current() {
            Some(node) => expansion::show(ui, run, node, facts),
            None => empty_state::show(ui, facts),
        },
        (_, _, None) => empty_state::show(ui, facts),
    }
}

fn switches(ui: &mut Ui, explore: &mut Explore, facts: &Facts) {
    let wide = ui.available_width() > 272.0;
    at_right(ui, |ui| {
        let Some(run) = &facts.playback.run else {
            return;
        };
        match explore.tab {
            Tab::Tree => {
                tree_view::switches(ui, &mut explore.options, run, &mut explore.tree, wide);
            }
            Tab::Depths => depths::switches(ui, &mut explore.options, facts),
            Tab::StateSpace | Tab::Expansion | Tab::Frontier | Tab::Solution | Tab::Board => {}
        }
    });
}

fn tab(ui: &mut Ui, explore: &mut Explore, tab: Tab, name: &str, term: Option<Term>) {
    let mut shown = choice(ui, explore.tab == tab, name);
    if let Some(term) = term {
        shown = shown.on_hover_text(term.about().text());
    }
    if shown.clicked() {
        explore.tab = tab;
        // The data that the tab needs is requested before the next frame.
        ui.ctx().request_repaint();
    }
}

/// At a moment that is not recorded, shows how much is recorded, and the progress of the search that is run again.
fn notice(ui: &mut Ui, run: &Run, facts: &Facts) {
    let timeline = &run.timeline;
    if !timeline.is_beyond() {
        return;
    }
    let (moment, last) = (timeline.at(), timeline.recorded());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        match run.rerun() {
            Some(rerun) if rerun.is_broken => {
                label(ui, &unrecorded::broke_off(moment));
            }
            Some(rerun) if rerun.is_there() => {
                label(ui, &unrecorded::searched(moment, last))
                    .on_hover_text(unrecorded::ABOUT.text());
            }
            Some(rerun) => {
                label(ui, &unrecorded::searching(moment)).on_hover_text(unrecorded::ABOUT.text());
                let bar = ProgressBar::new(rerun.part()).desired_width(120.0);
                ui.add(bar.desired_height(6.0).fill(Palette::of(ui).accent));
                if link(ui, &unrecorded::CANCEL).clicked() {
                    facts.transport(Transport::GoTo(last));
                }
            }
            None => {
                let words = unrecorded::drawn_up_to(last, Recording::CAP);
                label(ui, &words).on_hover_text(unrecorded::ABOUT.text());
                if link(ui, &unrecorded::GO_THERE).clicked() {
                    facts.transport(Transport::GoTo(last));
                }
            }
        }
    });
}
