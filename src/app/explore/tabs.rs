//! The tabs in the middle: views of the search, and the path found.

use egui::{RichText, Ui};

use crate::app::Facts;
use crate::app::explore::tree::tree_view;
use crate::app::explore::{
    Explore, Tab, depths, empty_state, expansion, node, solution, state_space, unrecorded_notice,
};
use crate::app::playback::Run;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{at_right, choice};
use crate::text::explore::tabs as text;
use crate::text::glossary::Term;

/// A card that fills its place. Where the window is `narrow`, the panel at the right is one of its tabs.
pub(crate) fn show(ui: &mut Ui, explore: &mut Explore, facts: &Facts, narrow: bool) {
    theme::card(Palette::of(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        // Tabs and switches stand side by side where both find room.
        let wide = ui.available_width() > 620.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            tab(ui, explore, facts, Tab::Tree, &text::TREE);
            tab(ui, explore, facts, Tab::StateSpace, &text::STATE_SPACE);
            tab(ui, explore, facts, Tab::Depths, &text::DEPTHS);
            tab(ui, explore, facts, Tab::Expansion, &text::EXPANSION);
            if narrow {
                let algorithm = facts.settings.strategy.algorithm;
                let name = if algorithm.is_depth_first() {
                    text::STACK
                } else {
                    text::FRONTIER
                };
                tab(ui, explore, facts, Tab::Frontier, &name);
            }
            if facts.playback.replay.is_some() {
                tab(ui, explore, facts, Tab::Solution, &text::SOLUTION);
            }
            if wide {
                switches(ui, explore, facts);
            }
        });
        if !wide {
            ui.horizontal(|ui| switches(ui, explore, facts));
        }
        ui.add_space(4.0);
        contents(ui, explore, facts, narrow);
    });
}

/// What the tab shows.
pub(crate) fn contents(ui: &mut Ui, explore: &mut Explore, facts: &Facts, narrow: bool) {
    if let Some(failure) = facts.playback.run.as_ref().and_then(Run::failure) {
        ui.label(RichText::new(failure).color(Palette::of(ui).bad));
    }
    let run = facts.playback.run.as_ref();
    if let Some(run) = run {
        // Only the tree has room for it above the picture.
        unrecorded_notice::show(ui, run, explore.tab == Tab::Tree, facts);
    }
    match (explore.tab, &facts.playback.replay, run) {
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

/// The switches of the tab shown.
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
            Tab::StateSpace | Tab::Expansion | Tab::Frontier | Tab::Solution => {}
        }
    });
}

fn tab(ui: &mut Ui, explore: &mut Explore, facts: &Facts, tab: Tab, name: &str) {
    let mut shown = choice(ui, explore.tab == tab, name);
    if let Some(term) = term(tab, facts) {
        shown = shown.on_hover_text(term.about());
    }
    if shown.clicked() {
        explore.tab = tab;
        // What the tab needs is asked for before the next frame.
        ui.ctx().request_repaint();
    }
}

/// The term that a tab is named after.
const fn term(tab: Tab, facts: &Facts) -> Option<Term> {
    match tab {
        Tab::Tree => Some(Term::Node),
        Tab::StateSpace => Some(Term::StateSpace),
        Tab::Depths => Some(Term::Depth),
        Tab::Expansion => Some(Term::Expanded),
        Tab::Frontier if facts.settings.strategy.algorithm.is_depth_first() => Some(Term::Stack),
        Tab::Frontier => Some(Term::Frontier),
        Tab::Solution => None,
    }
}
