//! The controls in which a task is answered: tiles, options, numbers, programs and files. Boards and tables have files of their own.

use egui::{Id, Label, Response, RichText, TextEdit, Ui, Vec2};

use crate::deck::answer::boards_view::{self, BOARD, picture};
use crate::deck::answer::{Asked, Typed, Way, is_entered, is_pressed, table_view};
use crate::files::Target;
use crate::theme::{self, size};
use crate::widgets::{
    EditedBoard, MOST_OF_CODE, MOST_OF_PATH, announced, edit_board, label, quiet_clicked, warning,
};
use crate::{Effect, Facts};
use slidescope_core::lesson::exercise::StudentTask;
use slidescope_core::lesson::parse_number;
use slidescope_core::puzzle::Problem;
use slidescope_core::text::heuristic::FUNCTIONS;
use slidescope_core::text::papers::options;
use slidescope_core::text::{Message, course as course_text, exercises as text};

/// The size of an option, and of the name of a field.
pub(crate) const OPTION: f32 = 15.0;
/// The longest side of the board whose tiles are moved.
const TILES: f32 = 300.0;
const LEAST_TILES: f32 = 180.0;
/// The gap between the board and its goal.
const GAP: f32 = 40.0;

/// Shows the controls for a task of an exercise, with what is `typed`. Returns whether Enter was pressed in a number.
pub(crate) fn show(ui: &mut Ui, typed: &mut Typed, asked: &Asked<'_>, facts: &Facts) -> bool {
    let (own, arrives) = (asked.own, asked.arrives);
    match Way::of(&own.task) {
        Way::Tiles => tiles(ui, typed, own, arrives),
        Way::Boards(most) => boards_view::show(ui, typed, asked, most),
        Way::Table => table_view::show(ui, typed, asked),
        Way::Number => return number(ui, &mut typed.text, arrives),
        Way::Options => choose(ui, &mut typed.option, own),
        Way::Program => program(ui, &mut typed.text, arrives),
        Way::File => file(ui, &mut typed.text, arrives, facts),
    }
    false
}

/// Shows the board of which tiles are slid, in an area of `room` points. Returns whether one was.
pub(crate) fn slid(ui: &mut Ui, id: Id, typed: &mut Typed, problem: &Problem, room: Vec2) -> bool {
    let now = typed.slid(problem.start());
    let next = edit_board(ui, id, &EditedBoard::answering(now), room);
    next.inspect(|next| typed.slide(now, *next)).is_some()
}

/// Shows the number of moves made, and a button that takes them back.
pub(crate) fn moves_made(ui: &mut Ui, typed: &mut Typed) {
    ui.horizontal(|ui| {
        let made = course_text::moves(typed.moves.len());
        let made = ui.label(RichText::new(made).size(OPTION));
        announced(ui, &made);
        if quiet_clicked(ui, course_text::FROM_THE_START) {
            typed.moves.clear();
        }
    });
}

/// The field for a number, `width` points wide.
pub(crate) fn number_edit(typed: &mut String, width: f32) -> TextEdit<'_> {
    let edit = TextEdit::singleline(typed).char_limit(40);
    edit.desired_width(width).font(theme::medium(OPTION))
}

/// The field for a program, `width` points wide.
pub(crate) fn program_edit(typed: &mut String, rows: usize, width: f32) -> TextEdit<'_> {
    TextEdit::multiline(typed)
        .char_limit(MOST_OF_CODE)
        .font(theme::code(size::TEXT))
        .desired_rows(rows)
        .desired_width(width)
        .hint_text(course_text::PROGRAM_HINT.text())
}

/// Shows a field after its name, with the keyboard focus if its task has just been opened.
pub(crate) fn field(ui: &mut Ui, name: Message, edit: TextEdit<'_>, arrives: bool) -> Response {
    let name = ui.label(RichText::new(name).size(OPTION));
    let field = ui.add(edit).labelled_by(name.id);
    if arrives {
        field.request_focus();
    }
    field
}

/// The board whose tiles are moved, the goal beside it or, where there is no room, below, and the number of moves made.
fn tiles(ui: &mut Ui, typed: &mut Typed, own: &StudentTask, arrives: bool) {
    let problem = own.setup().problem;
    let id = Id::unique("tiles of a task").with(own.number);
    let high = (ui.ctx().content_rect().height() - 400.0).clamp(LEAST_TILES, TILES);
    let beside = ui.available_width() - BOARD - GAP;
    let is_beside = beside >= LEAST_TILES;
    let wide = if is_beside {
        beside
    } else {
        ui.available_width()
    };
    let boards = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        slid(ui, id, typed, &problem, Vec2::splat(high.min(wide)));
        picture(ui, &text::GOAL, &problem.goal(), BOARD, "goal of a task");
    };
    match is_beside {
        true => ui.horizontal(boards),
        false => ui.vertical(boards),
    };
    if arrives {
        // After the board was shown, because the board gives up the focus on a click elsewhere.
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    moves_made(ui, typed);
    label(ui, &course_text::SLIDE_TILES);
}

fn number(ui: &mut Ui, typed: &mut String, arrives: bool) -> bool {
    let entered = ui.horizontal(|ui| {
        let edit = number_edit(typed, 160.0);
        let field = field(ui, text::ANSWER_FIELD, edit, arrives);
        is_entered(ui, &field)
    });
    if !typed.trim().is_empty() && parse_number(typed).is_none() {
        warning(ui, &course_text::NOT_A_NUMBER);
    }
    entered.inner
}

fn choose(ui: &mut Ui, chosen: &mut Option<usize>, own: &StudentTask) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for (index, option) in options(own).iter().enumerate() {
        let pressed = ui.is_enabled() && is_pressed(ui, index);
        let words = RichText::new(format!("{}  {option}", index + 1)).size(OPTION);
        if ui.radio(*chosen == Some(index), words).clicked() || pressed {
            *chosen = Some(index);
        }
    }
}

fn program(ui: &mut Ui, typed: &mut String, arrives: bool) {
    // Tab moves to the next control.
    let edit = program_edit(typed, 7, 560.0);
    field(ui, course_text::PROGRAM, edit, arrives);
    label(ui, &text::FUNCTIONS);
    ui.indent("functions", |ui| {
        for function in FUNCTIONS {
            let words = format!("{}  {}", function.signature, function.about);
            ui.add(Label::new(RichText::new(words).size(size::LABEL)).wrap());
        }
    });
}

fn file(ui: &mut Ui, typed: &mut String, arrives: bool, facts: &Facts) {
    ui.horizontal(|ui| {
        // The name is before it, and the button behind.
        let width = (ui.available_width() - 150.0).clamp(90.0, 380.0);
        let edit = TextEdit::singleline(typed)
            .char_limit(MOST_OF_PATH)
            .desired_width(width);
        field(ui, text::ORDER_FILE, edit, arrives);
        if quiet_clicked(ui, text::CHOOSE_FILE) {
            facts.ask(Effect::ChooseFile(Target::OrderFile));
        }
    });
    label(ui, &text::ORDER_ABOUT);
}
