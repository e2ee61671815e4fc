//! The search tree, as it stands at the moment looked at.

use egui::{Id, Popup, Ui, vec2};

use crate::{
    app::{
        Action, ColourBy, Model, boards,
        compare::Hue,
        explore::{
            self,
            tree::{Aim, Scene, TreeView, TreeWish},
        },
        playback::{self, Run},
        widgets::{menu_button, toggle},
    },
    puzzle::{Board, Problem},
    recording::{Breakpoint, NodeId},
};

/// Shows it.
pub(crate) fn show(
    ui: &mut Ui,
    model: &Model,
    run: &Run,
    view: &mut TreeView,
    actions: &mut Vec<Action>,
) {
    let room = ui.available_size();
    if let Some(wish) = view.show(ui, Id::unique("search tree"), &scene(model, run), room) {
        obey(ui, run, wish, actions);
    }
}

/// Draws the tree without anything to be done with it.
pub(crate) fn picture(ui: &mut Ui, model: &Model, run: &Run, view: &mut TreeView) {
    let room = ui.available_size();
    let scene = Scene {
        may_wait: false,
        ..scene(model, run)
    };
    let _ = view.show(ui, Id::unique("search tree"), &scene, room);
}

fn scene<'a>(model: &Model, run: &'a Run) -> Scene<'a> {
    let timeline = &run.timeline;
    Scene {
        tree: timeline.tree(),
        moment: timeline.moment(),
        colour: model.explore.colour,
        hue: Hue::of(run.strategy.algorithm),
        selected: timeline.selected(),
        duplicates: model.explore.stubs,
        may_wait: model.playback.picture_may_wait(),
        breaks: true,
        legend: true,
    }
}

/// What can be switched, in the row of tabs, from the right.
pub(crate) fn switches(
    ui: &mut Ui,
    model: &Model,
    run: &Run,
    view: &mut TreeView,
    actions: &mut Vec<Action>,
) {
    ui.spacing_mut().item_spacing.x = 4.0;
    let wide = ui.available_width() > 272.0;
    for (aim, text, name, about) in [
        (
            Aim::Follow,
            "follow",
            "Follow the current node",
            "Keeps the node expanded last in sight.",
        ),
        (
            Aim::Fit,
            "fit",
            "Fit the tree",
            "Keeps the whole tree in sight.",
        ),
    ] {
        let on = view.aim() == aim;
        if toggle(ui, on, text, name).on_hover_text(about).clicked() {
            view.set_aim(if on { Aim::Free } else { aim });
        }
    }
    let scene = scene(model, run);
    let solution = scene.moment.solution();
    let path = match run.timeline.inspected() {
        _ if !solution.is_empty() => solution,
        Some(node) => scene.moment.path(node.id),
        None => Vec::new(),
    };
    let about = "Goes to the solution, or to the path of the node inspected.";
    let button = toggle(ui, false, "path", "Go to the path").on_hover_text(about);
    if button.clicked() {
        view.go_to(&scene, &path);
    }
    if wide {
        let on = model.explore.stubs;
        let about = "Shows successors that were dropped as duplicates, as short dashes.";
        let button = toggle(ui, on, "duplicates", "Duplicates in the tree").on_hover_text(about);
        if button.clicked() {
            actions.push(Action::Explore(explore::Action::Stubs(!on)));
        }
    }
    if run.strategy.algorithm.uses_heuristic() {
        colour(ui, model.explore.colour, actions);
    }
}

/// What expanded nodes are coloured by.
fn colour(ui: &mut Ui, now: ColourBy, actions: &mut Vec<Action>) {
    let text = format!("by {}", now.name());
    let about =
        "What expanded nodes are coloured by: f, g or h, from dark (small) to light (large).";
    let button = menu_button(ui, &text, "Colour by", vec2(62.0, 24.0)).on_hover_text(about);
    Popup::menu(&button).show(|ui| {
        for by in ColourBy::ALL {
            let name = format!("Colour by {}", by.name());
            if ui.selectable_label(by == now, name).clicked() {
                actions.push(Action::Explore(explore::Action::Colour(by)));
            }
        }
    });
}

fn obey(ui: &Ui, run: &Run, wish: TreeWish, actions: &mut Vec<Action>) {
    let board = |id: NodeId| {
        let node = run.timeline.moment().node(id)?;
        Board::from_state(run.problem.size(), node.state)
    };
    match wish {
        TreeWish::Select(node) => actions.push(Action::Playback(playback::Action::Select(node))),
        TreeWish::SetStart(node) => {
            let problem =
                board(node).and_then(|start| Problem::new(start, run.problem.goal()).ok());
            actions.extend(problem.map(|problem| Action::Boards(boards::Action::Load(problem))));
        }
        TreeWish::BreakHere(node) => {
            let state = board(node).map(|board| board.state());
            actions.extend(state.map(|state| {
                Action::Playback(playback::Action::Break(Breakpoint::Expanded(state)))
            }));
        }
        TreeWish::Copy(node) => {
            if let Some(board) = board(node) {
                ui.ctx().copy_text(board.to_string());
            }
        }
    }
}
