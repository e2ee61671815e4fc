//! What each picture shows: what its panel does, without what can be clicked there.

use egui::Ui;

use crate::app::{
    Model,
    compare::compare_view,
    experiment::experiment_view,
    explore::{
        depths, plot,
        state_space::{self, MapView},
        tree::{TreeView, tree_view},
    },
    export::Motif,
};

/// Cameras of a picture's own, which see everything.
#[derive(Default)]
pub(crate) struct Cameras {
    tree: TreeView,
    map: MapView,
    compare: compare_view::CompareViews,
}

/// Draws it.
pub(crate) fn draw(ui: &mut Ui, model: &Model, motif: Motif, cameras: &mut Cameras) {
    match (motif, &model.playback.run) {
        (Motif::Tree, Some(run)) => tree_view::picture(ui, model, run, &mut cameras.tree),
        (Motif::StateSpace, Some(run)) => state_space::show(ui, model, run, &mut cameras.map),
        (Motif::Depths, Some(run)) => depths::show(ui, model, run),
        (Motif::Plot, Some(run)) => plot::picture(ui, model, run),
        (Motif::Columns, _) => compare_view::columns_picture(ui, model, &mut cameras.compare),
        (Motif::Curves, _) => compare_view::curves_picture(ui, model),
        (Motif::Lengths, _) => experiment_view::picture(ui, model),
        (_, None) => {}
    }
}
