//! What each picture shows: what its panel does, without what can be clicked there.

use egui::Ui;

use crate::app::{
    model::{Model, Motif},
    panels::{compare, depths, experiment, plot, space, tree},
    widgets::{MapView, tree::TreeView},
};

/// Cameras of a picture's own, which see everything.
#[derive(Default)]
pub(in crate::app) struct Cameras {
    tree: TreeView,
    map: MapView,
    compare: compare::CompareViews,
}

/// Draws it.
pub(in crate::app) fn draw(ui: &mut Ui, model: &Model, motif: Motif, cameras: &mut Cameras) {
    match (motif, &model.run) {
        (Motif::Tree, Some(run)) => tree::picture(ui, model, run, &mut cameras.tree),
        (Motif::StateSpace, Some(run)) => space::show(ui, model, run, &mut cameras.map),
        (Motif::Depths, Some(run)) => depths::show(ui, model, run),
        (Motif::Plot, Some(run)) => plot::picture(ui, model, run),
        (Motif::Columns, _) => compare::columns_picture(ui, model, &mut cameras.compare),
        (Motif::Curves, _) => compare::curves_picture(ui, model),
        (Motif::Lengths, _) => experiment::picture(ui, model),
        (_, None) => {}
    }
}
