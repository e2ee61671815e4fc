//! The tabs in the middle: views of the search, and the path found.

use egui::{RichText, Ui};

use crate::app::explore::explore_view::Sides;
use crate::app::explore::frontier::FrontierView;
use crate::app::explore::state_space::{self, MapView};
use crate::app::explore::tree::{TreeView, tree_view};
use crate::app::explore::{self, Tab, depths, empty_state, expansion, node, solution};
use crate::app::playback::{Run, unrecorded_notice};
use crate::app::theme::{self, Palette};
use crate::app::widgets::{at_right, choice};
use crate::app::{Effect, Facts, Model};
use crate::text::explore::tabs as text;
use crate::text::glossary::Term;

/// What the views of one search keep from one frame to the next: where their cameras are.
#[derive(Default)]
pub(crate) struct Views {
    pub(crate) tree: TreeView,
    map: MapView,
    pub(crate) frontier: FrontierView,
    pub(crate) sides: Sides,
}

/// A card that fills its place. Where the window is `narrow`, the panel at the right is one of its tabs.
pub(crate) fn show(ui: &mut Ui, model: &Model, views: &mut Views, facts: &Facts, narrow: bool) {
    theme::card(Palette::of(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        // Tabs and switches stand side by side where both find room.
        let wide = ui.available_width() > 620.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            tab(ui, model, facts, Tab::Tree, &text::TREE);
            tab(ui, model, facts, Tab::StateSpace, &text::STATE_SPACE);
            tab(ui, model, facts, Tab::Depths, &text::DEPTHS);
            tab(ui, model, facts, Tab::Expansion, &text::EXPANSION);
            if narrow {
                let algorithm = facts.settings.strategy.algorithm;
                let name = if algorithm.is_depth_first() {
                    text::STACK
                } else {
                    text::FRONTIER
                };
                tab(ui, model, facts, Tab::Frontier, &name);
            }
            if facts.playback.replay.is_some() {
                tab(ui, model, facts, Tab::Solution, &text::SOLUTION);
            }
            if wide {
                switches(ui, model, views, facts);
            }
        });
        if !wide {
            ui.horizontal(|ui| switches(ui, model, views, facts));
        }
        ui.add_space(4.0);
        contents(ui, model, views, facts, narrow);
    });
}

/// What the tab shows.
pub(crate) fn contents(ui: &mut Ui, model: &Model, views: &mut Views, facts: &Facts, narrow: bool) {
    if let Some(failure) = facts.playback.run.as_ref().and_then(Run::failure) {
        ui.label(RichText::new(failure).color(Palette::of(ui).bad));
    }
    let run = facts.playback.run.as_ref();
    if let Some(run) = run {
        unrecorded_notice::show(ui, run, model.explore.tab, facts);
    }
    match (model.explore.tab, &facts.playback.replay, run) {
        (Tab::Solution, Some(replay), _) => solution::show(ui, replay, facts),
        (Tab::Frontier, _, _) if narrow => node::show(ui, model, &mut views.frontier, facts),
        (Tab::Tree, _, Some(run)) => tree_view::show(ui, model, run, &mut views.tree, facts),
        (Tab::StateSpace, _, Some(run)) => state_space::show(ui, facts, run, &mut views.map),
        (Tab::Depths, _, Some(run)) => depths::show(ui, model, run),
        (Tab::Expansion | Tab::Frontier | Tab::Solution, _, Some(run)) => match run.current() {
            Some(node) => expansion::show(ui, run, node, facts),
            None => empty_state::show(ui, facts),
        },
        (_, _, None) => empty_state::show(ui, facts),
    }
}

/// The switches of the tab shown.
fn switches(ui: &mut Ui, model: &Model, views: &mut Views, facts: &Facts) {
    let wide = ui.available_width() > 272.0;
    at_right(ui, |ui| {
        let Some(run) = &facts.playback.run else {
            return;
        };
        match model.explore.tab {
            Tab::Tree => {
                tree_view::switches(ui, model, run, &mut views.tree, wide, facts);
            }
            Tab::Depths => depths::switches(ui, model, facts),
            Tab::StateSpace | Tab::Expansion | Tab::Frontier | Tab::Solution => {}
        }
    });
}

fn tab(ui: &mut Ui, model: &Model, facts: &Facts, tab: Tab, name: &str) {
    let mut shown = choice(ui, model.explore.tab == tab, name);
    if let Some(term) = term(tab, facts) {
        shown = shown.on_hover_text(term.about());
    }
    if shown.clicked() {
        facts.ask(Effect::Explore(explore::Action::Show(tab)));
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
