//! The goal, small beside the start board, and the size of both.

use egui::{Popup, Ui, Vec2, vec2};

use crate::boards::field_view::{field, field_height, field_label};
use crate::boards::tiles_view;
use crate::tiles::Tiles;
use crate::widgets::{Choice, at_right, menu_button, show_board};
use crate::{Effect, Facts};
use slidescope_core::boards::{Edit, Field};
use slidescope_core::puzzle::{Board, Size, default_goals};
use slidescope_core::text::{board_editor as text, examples};

/// Whether the button for tiles fits above a start board of `side` points; otherwise it is above the goal.
pub(crate) const fn has_room_for_tiles(side: f32) -> bool {
    side >= 144.0
}

/// Shows the goal and the size beside a start board of `place` points.
pub(crate) fn show(ui: &mut Ui, tiles: &mut Tiles, facts: &Facts, place: Vec2) {
    let width = ui.available_width();
    heading(ui, facts, |ui| {
        if !has_room_for_tiles(place.x) {
            at_right(ui, |ui| tiles_view::menu(ui, tiles, facts));
        }
    });
    // Together with the field and the list, it is as high as the start board.
    let below = 28.0 + field_height(facts) + 2.0 * ui.spacing().item_spacing.y;
    board(ui, facts, vec2(width, place.y - below));
    field(ui, facts, Field::Goal, width);
    sizes(ui, facts, width);
}

/// Shows the goal and the size below a long start board. `place` is the size of both boards.
pub(crate) fn show_below(ui: &mut Ui, facts: &Facts, place: Vec2) {
    const SIZES: f32 = 132.0;
    heading(ui, facts, |_| ());
    board(ui, facts, place);
    ui.horizontal(|ui| {
        let width = place.x - SIZES - ui.spacing().item_spacing.x;
        field(ui, facts, Field::Goal, width);
        sizes(ui, facts, SIZES);
    });
}

fn heading(ui: &mut Ui, facts: &Facts, beside: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        ui.spacing_mut().item_spacing.x = 0.0;
        field_label(ui, Field::Goal);
        let goal = usual_goals(ui, facts.boards.editor.size, 20.0);
        facts.ask_all(goal.map(|goal| Effect::Edit(Edit::Goal(goal))));
        beside(ui);
    });
}

fn board(ui: &mut Ui, facts: &Facts, place: Vec2) {
    ui.allocate_ui_with_layout(place, egui::Layout::top_down(egui::Align::Center), |ui| {
        ui.set_min_size(place);
        let editor = &facts.boards.editor;
        let goal = editor.goal.board;
        let shown = goal.unwrap_or_else(|| editor.goal_for(editor.size));
        ui.set_opacity(if goal.is_some() { 1.0 } else { 0.35 });
        show_board(ui, "goal", &shown, place).on_hover_text(text::ABOUT_GOAL.text());
    });
}

fn sizes(ui: &mut Ui, facts: &Facts, width: f32) {
    // Squares first: nearly every class uses one of them.
    let usual = [3, 4, 5].map(|side| Size::new(side, side).ok());
    let usual: Vec<Size> = usual.into_iter().flatten().collect();
    let others = Size::all().into_iter().filter(|size| !usual.contains(size));
    let options: Vec<Size> = usual.iter().copied().chain(others).collect();
    let choice = Choice {
        name: &text::SIZE,
        width,
        options: &options,
        first: usual.len(),
        text: |size| size.to_string(),
        about: |_| text::ABOUT_SIZE,
        mark: None,
    };
    let mut size = facts.boards.editor.size;
    if choice.show_in_line(ui, &mut size) {
        facts.ask(Effect::Edit(Edit::Resize(size)));
    }
}

/// Shows a menu of the usual goals of this size beside the label. Returns the goal clicked.
pub fn usual_goals(ui: &mut Ui, size: Size, height: f32) -> Option<Board> {
    let mut clicked = None;
    let (name, about) = text::USUAL_GOALS;
    let button = menu_button(ui, "", &name, vec2(20.0, height));
    Popup::menu(&button).show(|ui| {
        for (usual, board) in default_goals(size) {
            let name = text::named_goal(examples::goal(usual), board);
            if ui.button(name).clicked() {
                clicked = Some(board);
            }
        }
    });
    button.on_hover_text(about.text());
    clicked
}
