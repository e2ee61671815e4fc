//! The tabs in the middle: views of the search, and the path found.

use egui::{RichText, Ui};

use crate::app::Facts;
use crate::app::explore::state_space::MapView;
use crate::app::explore::tree::tree_view;
use crate::app::explore::{
    Explore, Tab, board_view, depths, empty_state, expansion, node, solution, state_space,
    unrecorded_notice,
};
use crate::app::playback::Run;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{at_right, choice, choice_width};
use crate::text::explore::tabs as text;
use crate::text::glossary::Term;

/// A card that fills its place. Where the window is `narrow`, the panel at the right is one of its tabs.
pub(crate) fn show(ui: &mut Ui, explore: &mut Explore, facts: &Facts, narrow: bool) {
    theme::card(Palette::of(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        // Tabs and switches stand side by side where both find room.
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
            // Where there are many, they stand closer: a row too wide would widen the card.
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
        // What it holds is as large as the space.
        explore.map = MapView::default();
    }
    if let Some(run) = run {
        // Only the tree has room for it above the picture.
        unrecorded_notice::show(ui, run, explore.tab == Tab::Tree, facts);
    }
    if let Some(board) = facts.asked_board() {
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
        shown = shown.on_hover_text(term.about());
    }
    if shown.clicked() {
        explore.tab = tab;
        // What the tab needs is asked for before the next frame.
        ui.ctx().request_repaint();
    }
}
