//! The goal, small beside the start board, and the size of both.

use egui::{Align, Layout, Popup, Ui, Vec2, vec2};

use crate::app::boards::boards_view::{field, field_height, field_label, has_room_for_tiles};
use crate::app::boards::{self, Field};
use crate::app::survey::survey_view;
use crate::app::tiles::tiles_view;
use crate::app::widgets::{BoardStyle, Choice, combo_in_line, menu_button, show_board};
use crate::app::{Action, Model};
use crate::puzzle::{Board, Size, default_goals};
use crate::text::board_editor as text;
use crate::text::examples;

/// Shows them beside a start board of `side` points.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, side: f32) {
    let width = ui.available_width();
    heading(ui, model, actions);
    // With the field and the list it is as high as the start board.
    let below = 28.0 + field_height(model) + 2.0 * ui.spacing().item_spacing.y;
    board(ui, model, vec2(width, side - below));
    field(ui, model, actions, Field::Goal, width);
    if has_room_for_tiles(side) {
        sizes(ui, model, actions, width);
    } else {
        // The button, and a gap before and behind the list. A row too wide would widen the panel with each frame.
        let button = 24.0 + 2.0 * ui.spacing().item_spacing.x;
        ui.horizontal(|ui| {
            sizes(ui, model, actions, width - button);
            tiles_view::menu(ui, model, actions);
        });
    }
}

/// Shows them below a long start board, the goal as large as that: `place`.
pub(crate) fn show_below(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, place: Vec2) {
    /// The width of the list of sizes.
    const SIZES: f32 = 132.0;
    heading(ui, model, actions);
    board(ui, model, place);
    ui.horizontal(|ui| {
        let width = place.x - SIZES - ui.spacing().item_spacing.x;
        field(ui, model, actions, Field::Goal, width);
        sizes(ui, model, actions, SIZES);
    });
}

fn heading(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        ui.spacing_mut().item_spacing.x = 0.0;
        field_label(ui, Field::Goal);
        let goal = usual_goals(ui, model.boards.editor.size, 20.0);
        actions.extend(goal.map(|goal| Action::Boards(boards::Action::SetGoal(goal))));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = 20.0;
            survey_view::link_to(ui, actions);
        });
    });
}

fn board(ui: &mut Ui, model: &Model, place: Vec2) {
    ui.allocate_ui_with_layout(place, egui::Layout::top_down(egui::Align::Center), |ui| {
        ui.set_min_size(place);
        let goal = model.boards.editor.goal.board;
        let shown = goal.unwrap_or_else(|| model.boards.editor.goal_for(model.boards.editor.size));
        ui.set_opacity(if goal.is_some() { 1.0 } else { 0.35 });
        show_board(ui, "goal", &shown, place, BoardStyle::default())
            .on_hover_text(text::ABOUT_GOAL);
    });
}

fn sizes(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, width: f32) {
    let choice = Choice {
        name: &text::SIZE,
        width,
        chosen: model.boards.editor.size,
        options: &Size::all(),
    };
    let about = |_| text::ABOUT_SIZE;
    let size = combo_in_line(ui, &choice, |s| s.to_string(), about);
    actions.extend(size.map(|size| Action::Boards(boards::Action::SetSize(size))));
}

/// The usual goals of this size, behind an angle beside the label; gives the one that was clicked.
pub(crate) fn usual_goals(ui: &mut Ui, size: Size, height: f32) -> Option<Board> {
    let mut clicked = None;
    let (name, about) = text::USUAL_GOALS;
    let button = menu_button(ui, "", &name, vec2(20.0, height));
    Popup::menu(&button).show(|ui| {
        for (usual, board) in default_goals(size) {
            if ui
                .button(text::goal(examples::goal(usual), board))
                .clicked()
            {
                clicked = Some(board);
            }
        }
    });
    button.on_hover_text(about);
    clicked
}
