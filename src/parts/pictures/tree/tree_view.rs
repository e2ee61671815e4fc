//! The panel of Explore that shows the search tree at the current moment, and its switches.

use egui::{Id, Popup, Ui, vec2};

use crate::Facts;
use crate::pictures::ViewOptions;
use crate::pictures::tree::colours::used;
use crate::pictures::tree::{Answered, CameraMode, Scene, SceneStyle, TreeView};
use crate::theme::Hue;
use crate::widgets::{menu_button, switch, toggle_clicked};
use slidescope_core::lesson::ColourBy;
use slidescope_core::run::Run;
use slidescope_core::search::Algorithm;
use slidescope_core::text::tree as text;

pub fn show(ui: &mut Ui, options: ViewOptions, run: &Run, view: &mut TreeView, facts: &Facts) {
    let room = ui.available_size();
    let mut scene = scene(options, run);
    scene.style.least = view.least;
    scene.style.answered.clone_from(&view.answered);
    scene.style.asks = view.asks;
    if let Some(predict) = &facts.playback.predict
        && let Some(answer) = predict.answer(scene.moment.k())
    {
        let taken = scene.moment.next().map(|node| node.id);
        let guess = answer.guess.filter(|&guess| Some(guess) != taken);
        let taken = taken.map(|node| (node, Answered::Right));
        let guess = guess.map(|node| (node, Answered::Wrong));
        scene.style.answered.extend(guess.into_iter().chain(taken));
    }
    view.show(ui, Id::unique("search tree"), &scene, room, facts);
}

pub fn picture(ui: &mut Ui, options: ViewOptions, run: &Run, view: &mut TreeView, facts: &Facts) {
    let (room, scene) = (ui.available_size(), scene(options, run));
    view.show(ui, Id::unique("search tree"), &scene, room, facts);
}

fn scene(options: ViewOptions, run: &Run) -> Scene<'_> {
    let timeline = &run.timeline;
    Scene {
        tree: timeline.tree(),
        moment: timeline.moment(),
        style: SceneStyle {
            colour: options.colour,
            selected: timeline.selected(),
            duplicates: options.stubs,
            steers: true,
            beyond: timeline.is_beyond(),
            ..SceneStyle::new(Hue::of(run.strategy.algorithm))
        },
    }
}

/// Shows the switches of the tree in the row of tabs, from right to left.
pub fn switches(
    ui: &mut Ui,
    options: &mut ViewOptions,
    run: &Run,
    view: &mut TreeView,
    wide: bool,
) {
    ui.spacing_mut().item_spacing.x = 4.0;
    let algorithm = run.strategy.algorithm;
    if algorithm.uses_heuristic() {
        colour(ui, &mut options.colour, algorithm);
    }
    if wide {
        switch(ui, &mut options.stubs, text::DUPLICATES);
    }
    let scene = scene(*options, run);
    let solution = scene.moment.solution();
    let path = match run.timeline.inspected() {
        _ if !solution.is_empty() => solution,
        Some(node) => scene.moment.path(node.id),
        None => Vec::new(),
    };
    if toggle_clicked(ui, false, text::PATH) {
        view.go_to(&scene, &path);
    }
    for (mode, words) in [
        (CameraMode::Fit, text::FIT),
        (CameraMode::Follow, text::FOLLOW),
    ] {
        let on = view.camera.mode == mode;
        if toggle_clicked(ui, on, words) {
            view.camera.mode = if on { CameraMode::Free } else { mode };
        }
    }
}

/// Shows the menu of the numbers that nodes of `algorithm` have.
fn colour(ui: &mut Ui, now: &mut ColourBy, algorithm: Algorithm) {
    let size = vec2(62.0, 24.0);
    let chosen = used(*now, algorithm);
    let button = menu_button(ui, &text::by(chosen.name()), &text::COLOUR_BY, size)
        .on_hover_text(text::ABOUT_COLOUR.text());
    Popup::menu(&button).show(|ui| {
        for by in ColourBy::ALL {
            let is_chosen = by == chosen;
            if used(by, algorithm) == by
                && ui
                    .selectable_label(is_chosen, text::colour_by(by.name()))
                    .clicked()
            {
                *now = by;
            }
        }
    });
}
