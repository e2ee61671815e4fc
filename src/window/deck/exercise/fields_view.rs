//! The controls to answer a task with tiles, a number, options, a program or a file. Other modules show boards and tables.

use egui::{Id, Key, Modifiers, Response, RichText, TextEdit, Ui, Vec2};

use crate::window::deck::answer::{after, way};
use crate::window::deck::exercise::boards_view::{self, BOARD, picture};
use crate::window::deck::exercise::typed::{Typed, Way};
use crate::window::deck::exercise::{Work, table_view};
use crate::window::files::Target;
use crate::window::theme::{self, size};
use crate::window::widgets::{
    EditedBoard, MOST_OF_CODE, MOST_OF_PATH, edit_board, label, quiet_clicked, warning,
};
use crate::window::{Effect, Facts};
use slidescope_core::lesson::exercise::StudentTask;
use slidescope_core::lesson::parse_number;
use slidescope_core::text::exercise::options;
use slidescope_core::text::{Message, course as course_text, exercises as text};

const OPTION: f32 = 15.0;
/// The longest side of the board whose tiles are moved.
const TILES: f32 = 300.0;

/// Shows the controls for the open task, with what is `typed`.
pub(crate) fn show(ui: &mut Ui, typed: &mut Typed, work: &mut Work, facts: &Facts) {
    let (own, arrives) = (work.own(), work.arrives);
    match Way::of(&own.task) {
        Way::Tiles => tiles(ui, typed, own, arrives),
        Way::Boards(most) => boards_view::show(ui, typed, work, most),
        Way::Table => table_view::show(ui, typed, work),
        Way::Number => {
            if number(ui, &mut typed.text, arrives) {
                work.typed[work.at] = typed.clone();
                work.answer(facts);
            }
        }
        Way::Options => choose(ui, &mut typed.option, own),
        Way::Program => program(ui, &mut typed.text, arrives),
        Way::File => file(ui, &mut typed.text, arrives, facts),
    }
}

/// The board whose tiles are moved, the goal beside it, and the number of moves made.
fn tiles(ui: &mut Ui, typed: &mut Typed, own: &StudentTask, arrives: bool) {
    let problem = own.setup().problem;
    let moves = typed.moves();
    let now = after(problem.start(), &moves);
    let shown = EditedBoard::answering(now);
    let id = Id::unique("tiles of a task").with(own.number);
    let room = (ui.ctx().content_rect().height() - 400.0).clamp(180.0, TILES);
    let boards = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 40.0;
        let next = edit_board(ui, id, &shown, Vec2::splat(room));
        picture(ui, &text::GOAL, &problem.goal(), BOARD, "goal of a task");
        next
    });
    if arrives {
        // After the board was shown, because the board gives up the focus on a click elsewhere.
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new(course_text::moves(moves.len())).size(OPTION));
        if quiet_clicked(ui, course_text::FROM_THE_START) {
            typed.moves.clear();
        }
    });
    label(ui, &course_text::SLIDE_TILES);
    if let Some(next) = boards.inner {
        let moves = way(now, next);
        typed.moves.extend(moves.iter().map(|mv| mv.letter()));
    }
}

/// Shows a field after its name, with the keyboard focus if the task has just been opened.
fn field(ui: &mut Ui, name: Message, edit: TextEdit<'_>, arrives: bool) -> Response {
    let name = ui.label(RichText::new(name).size(OPTION));
    let field = ui.add(edit).labelled_by(name.id);
    if arrives {
        field.request_focus();
    }
    field
}

fn number(ui: &mut Ui, typed: &mut String, arrives: bool) -> bool {
    let entered = ui.horizontal(|ui| {
        let edit = TextEdit::singleline(typed)
            .char_limit(40)
            .desired_width(160.0)
            .font(theme::medium(OPTION));
        let field = field(ui, text::ANSWER_FIELD, edit, arrives);
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    });
    if !typed.trim().is_empty() && parse_number(typed).is_none() {
        warning(ui, &course_text::NOT_A_NUMBER);
    }
    entered.inner
}

fn choose(ui: &mut Ui, chosen: &mut Option<usize>, own: &StudentTask) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    for (index, (option, key)) in options(own).iter().zip(keys).enumerate() {
        let pressed =
            ui.is_enabled() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let words = RichText::new(format!("{}  {option}", index + 1)).size(OPTION);
        if ui.radio(*chosen == Some(index), words).clicked() || pressed {
            *chosen = Some(index);
        }
    }
}

fn program(ui: &mut Ui, typed: &mut String, arrives: bool) {
    // Tab moves to the next control.
    let edit = TextEdit::multiline(typed)
        .char_limit(MOST_OF_CODE)
        .font(theme::code(size::TEXT))
        .desired_rows(7)
        .desired_width(560.0)
        .hint_text(course_text::PROGRAM_HINT.text());
    field(ui, course_text::PROGRAM, edit, arrives);
}

fn file(ui: &mut Ui, typed: &mut String, arrives: bool, facts: &Facts) {
    ui.horizontal(|ui| {
        let edit = TextEdit::singleline(typed)
            .char_limit(MOST_OF_PATH)
            .desired_width(380.0);
        field(ui, text::ORDER_FILE, edit, arrives);
        if quiet_clicked(ui, text::CHOOSE_FILE) {
            facts.ask(Effect::ChooseFile(Target::OrderFile));
        }
    });
    label(ui, &text::ORDER_ABOUT);
}
