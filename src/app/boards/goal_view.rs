//! The goal, small beside the start board, and the size of both.

use egui::{Align, Layout, Popup, Ui, vec2};

use crate::app::boards::boards_view::{field, field_height, field_label, has_room_for_tiles};
use crate::app::boards::{self, Field};
use crate::app::survey::survey_view;
use crate::app::tiles::tiles_view;
use crate::app::widgets::{BoardStyle, Choice, combo_in_line, menu_button, show_board};
use crate::app::{Action, Model};
use crate::puzzle::{Board, Size, default_goals};
use crate::text::board_editor as text;

/// Shows them beside a start board of `side` points.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, side: f32) {
    let width = ui.available_width();
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
    // With the field and the list it is as high as the start board.
    let below = 28.0 + field_height(model) + 2.0 * ui.spacing().item_spacing.y;
    let place = vec2(width, side - below);
    ui.allocate_ui_with_layout(place, egui::Layout::top_down(egui::Align::Center), |ui| {
        ui.set_min_size(place);
        let goal = model.boards.editor.goal.board;
        let shown = goal.unwrap_or_else(|| model.boards.editor.goal_for(model.boards.editor.size));
        ui.set_opacity(if goal.is_some() { 1.0 } else { 0.35 });
        show_board(ui, "goal", &shown, place, BoardStyle::default())
            .on_hover_text(text::ABOUT_GOAL);
    });
    field(ui, model, actions, Field::Goal, width);
    let sizes = Size::all();
    let beside = !has_room_for_tiles(side);
    // The button, and a gap before and behind the list. A row too wide would widen the panel with each frame.
    let button = 24.0 + 2.0 * ui.spacing().item_spacing.x;
    let choice = Choice {
        name: &text::SIZE,
        width: if beside { width - button } else { width },
        chosen: model.boards.editor.size,
        options: &sizes,
    };
    let about = |_| text::ABOUT_SIZE;
    let list = |ui: &mut Ui, actions: &mut Vec<Action>| {
        let size = combo_in_line(ui, &choice, |s| s.to_string(), about);
        actions.extend(size.map(|size| Action::Boards(boards::Action::SetSize(size))));
    };
    if beside {
        ui.horizontal(|ui| {
            list(ui, actions);
            tiles_view::menu(ui, model, actions);
        });
    } else {
        list(ui, actions);
    }
}

/// The usual goals of this size, behind an angle beside the label; gives the one that was clicked.
pub(crate) fn usual_goals(ui: &mut Ui, size: Size, height: f32) -> Option<Board> {
    let mut clicked = None;
    let (name, about) = text::USUAL_GOALS;
    let button = menu_button(ui, "", &name, vec2(20.0, height));
    Popup::menu(&button).show(|ui| {
        for (usual, board) in default_goals(size) {
            if ui.button(text::goal(usual.title(), board)).clicked() {
                clicked = Some(board);
            }
        }
    });
    button.on_hover_text(about);
    clicked
}
