//! The search tree, as it stands at the moment looked at.

use egui::{Id, Ui};

use crate::{
    app::{
        action::Action,
        model::{Model, Run},
        widgets::tree::{ColourBy, Scene, TreeView, TreeWish},
    },
    puzzle::{Board, Problem},
    search::history::{Breakpoint, NodeId},
};

/// Shows it.
pub(super) fn show(
    ui: &mut Ui,
    _model: &Model,
    run: &Run,
    view: &mut TreeView,
    actions: &mut Vec<Action>,
) {
    let timeline = run.timeline();
    let scene = Scene {
        tree: timeline.tree(),
        moment: timeline.moment(),
        colour: ColourBy::F,
        selected: timeline.selected(),
        duplicates: false,
    };
    let room = ui.available_size();
    if let Some(wish) = view.show(ui, Id::unique("search tree"), &scene, room) {
        obey(ui, run, wish, actions);
    }
}

fn obey(ui: &Ui, run: &Run, wish: TreeWish, actions: &mut Vec<Action>) {
    let board = |id: NodeId| {
        let node = run.timeline().moment().node(id)?;
        Board::from_state(run.problem().size(), node.state)
    };
    match wish {
        TreeWish::Select(node) => actions.push(Action::Select(node)),
        TreeWish::SetStart(node) => {
            let problem =
                board(node).and_then(|start| Problem::new(start, run.problem().goal()).ok());
            actions.extend(problem.map(Action::Load));
        }
        TreeWish::BreakHere(node) => {
            let state = board(node).map(|board| board.state());
            actions.extend(state.map(|state| Action::Break(Breakpoint::Expanded(state))));
        }
        TreeWish::Copy(node) => {
            if let Some(board) = board(node) {
                ui.ctx().copy_text(board.to_string());
            }
        }
    }
}
