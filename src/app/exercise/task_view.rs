//! A task: what is asked, its boards, the fitting way to answer, and what may be said to the answer.

use egui::{
    Frame, Id, Key, Margin, Modifiers, RichText, ScrollArea, Stroke, TextEdit, Ui, Vec2, vec2,
};

use crate::app::course::question_view::{moved, way};
use crate::app::exercise::typed::{Typed, Way, after};
use crate::app::exercise::work::Verdict;
use crate::app::exercise::{Work, boards_view, table_view};
use crate::app::files::Target;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{
    BoardStyle, EditedBoard, MOST_OF_CODE, MOST_OF_PATH, edit_board, label, primary, quiet,
    show_board, warning,
};
use crate::app::{Effect, Facts};
use crate::lesson::exercise::{Answer, StudentTask};
use crate::lesson::parse_number;
use crate::puzzle::Board;
use crate::text::course as course_text;
use crate::text::exercise::{answer, asked, context, options, points};
use crate::text::exercises as text;

/// The size of what is asked.
const ASKED: f32 = 17.0;
const OPTION: f32 = 15.0;
/// The sides of a task's boards: those to look at, and the one whose tiles are moved.
const BOARD: f32 = 132.0;
const TILES: f32 = 300.0;
const SMALL: f32 = 56.0;

/// Shows the one that is open.
pub(crate) fn show(ui: &mut Ui, work: &mut Work, facts: &Facts) {
    let at = work.at;
    let own = work.tasks[at].clone();
    ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt(("task", at))
        .show(ui, |ui| {
            let frame = Frame::new().inner_margin(Margin::symmetric(20, 14));
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 10.0;
                head(ui, work, &own);
                let locked = work.is_locked(at);
                let mut typed = work.seen(at);
                let before = typed.clone();
                ui.scope(|ui| {
                    // What was answered is still to be read.
                    ui.visuals_mut().disabled_alpha = 0.9;
                    ui.add_enabled_ui(!locked, |ui| fields(ui, &mut typed, work, &own, facts));
                });
                if !locked && typed != before {
                    work.typed[at] = typed;
                    work.refused = None;
                }
                foot(ui, work, &own, facts);
                if let Some(verdict) = work.verdict(at).cloned() {
                    let shown = said(ui, &verdict, work, &own);
                    // On a low window it would come up out of sight.
                    if std::mem::take(&mut work.reveals) {
                        shown.scroll_to_me(None);
                    }
                }
            });
        });
    work.arrives = false;
}

fn head(ui: &mut Ui, work: &Work, own: &StudentTask) {
    let palette = *Palette::of(ui);
    let title = text::title(own.number + 1, points(own.task.points));
    ui.label(RichText::new(title).font(theme::bold(size::HEADING + 4.0)));
    for line in asked(own) {
        ui.label(RichText::new(line).font(theme::medium(ASKED)));
    }
    for line in context(own) {
        ui.label(RichText::new(line).size(size::HEADING).color(palette.dim));
    }
    let way = Way::of(&own.task);
    if way == Way::Tiles {
        return;
    }
    let problem = own.setup().problem;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 28.0;
        // An estimate is of all boards.
        let start = (way != Way::Program).then(|| (text::BOARD.text(), problem.start()));
        for (name, board) in start
            .into_iter()
            .chain([(text::GOAL.text(), problem.goal())])
        {
            picture(ui, name, &board, BOARD, (at_task(work), name));
        }
    });
    let expanded = &work.expanded[work.at];
    if !expanded.is_empty() {
        label(ui, &text::EXPANDED);
        row(ui, expanded, "expanded board");
    }
}

const fn at_task(work: &Work) -> (&'static str, usize) {
    ("board of task", work.at)
}

/// Small boards beside each other, under their numbers.
fn row(ui: &mut Ui, boards: &[Board], salt: &str) {
    ui.horizontal_wrapped(|ui| {
        for (index, board) in boards.iter().enumerate() {
            let number = (index + 1).to_string();
            picture(ui, &number, board, SMALL, (salt, index));
        }
    });
}

/// A board under its name.
fn picture(ui: &mut Ui, name: &str, board: &Board, side: f32, salt: impl egui::AsIdSalt) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        label(ui, name);
        show_board(ui, salt, board, Vec2::splat(side), BoardStyle::default());
    });
}

fn fields(ui: &mut Ui, typed: &mut Typed, work: &mut Work, own: &StudentTask, facts: &Facts) {
    let arrives = work.arrives;
    match Way::of(&own.task) {
        Way::Tiles => tiles(ui, typed, own, arrives),
        Way::Boards(most) => {
            let expanded = &work.expanded[work.at];
            boards_view::show(ui, typed, (own, expanded), most, arrives);
        }
        Way::Table => {
            let verdict = work.verdict(work.at);
            let slips = verdict.map_or(&[][..], |it| &it.slips);
            table_view::show(ui, typed, own, slips, arrives);
        }
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

/// The board whose tiles are moved, the goal beside it, and how many moves were made.
fn tiles(ui: &mut Ui, typed: &mut Typed, own: &StudentTask, arrives: bool) {
    let problem = own.setup().problem;
    let moves = typed.moves();
    let now = after(problem.start(), &moves);
    let shown = EditedBoard {
        size: now.size(),
        board: Some(now),
        draft: &[],
        faulty: Vec::new(),
        slide: 0.15,
    };
    let id = Id::unique("tiles of a task").with(own.number);
    if arrives {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let room = (ui.ctx().content_rect().height() - 400.0).clamp(180.0, TILES);
    let edit = ui
        .horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 40.0;
            let edit = edit_board(ui, id, &shown, Vec2::splat(room));
            picture(
                ui,
                text::GOAL.text(),
                &problem.goal(),
                BOARD,
                "goal of a task",
            );
            edit
        })
        .inner;
    ui.horizontal(|ui| {
        ui.label(RichText::new(course_text::moves(moves.len())).size(OPTION));
        let (name, about) = course_text::FROM_THE_START;
        if quiet(ui, &name).on_hover_text(about).clicked() {
            typed.moves.clear();
        }
    });
    label(ui, &course_text::SLIDE_TILES);
    if let Some(next) = edit.and_then(|edit| moved(now, edit)) {
        typed
            .moves
            .extend(way(now, next).iter().map(|mv| mv.letter()));
    }
}

fn number(ui: &mut Ui, typed: &mut String, arrives: bool) -> bool {
    let entered = ui.horizontal(|ui| {
        let name = ui.label(RichText::new(text::ANSWER_FIELD).size(OPTION));
        let field = TextEdit::singleline(typed)
            .char_limit(40)
            .desired_width(160.0)
            .font(theme::medium(OPTION));
        let field = ui.add(field).labelled_by(name.id);
        if arrives {
            field.request_focus();
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    });
    if !typed.trim().is_empty() && parse_number(typed).is_none() {
        warning(ui, &course_text::NOT_A_NUMBER);
    }
    entered.inner
}

/// Options with their keys.
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
    let name = ui.label(RichText::new(course_text::PROGRAM).size(OPTION));
    // Tab leads on to the next control.
    let field = TextEdit::multiline(typed)
        .char_limit(MOST_OF_CODE)
        .font(theme::code(size::TEXT))
        .desired_rows(7)
        .desired_width(560.0)
        .hint_text(course_text::PROGRAM_HINT);
    let field = ui.add(field).labelled_by(name.id);
    if arrives {
        field.request_focus();
    }
}

/// The path of a file with an order.
fn file(ui: &mut Ui, typed: &mut String, arrives: bool, facts: &Facts) {
    ui.horizontal(|ui| {
        let name = ui.label(RichText::new(text::ORDER_FILE).size(OPTION));
        let field = TextEdit::singleline(typed)
            .char_limit(MOST_OF_PATH)
            .desired_width(380.0);
        let field = ui.add(field).labelled_by(name.id);
        if arrives {
            field.request_focus();
        }
        let (name, about) = text::CHOOSE_FILE;
        if quiet(ui, &name).on_hover_text(about).clicked() {
            facts.ask(Effect::ChooseFile(Target::OrderFile));
        }
    });
    label(ui, &text::ORDER_ABOUT);
}

/// The button that hands the answer over, and the way on.
fn foot(ui: &mut Ui, work: &mut Work, own: &StudentTask, facts: &Facts) {
    let (at, palette) = (work.at, *Palette::of(ui));
    let is_done = work.is_done(at);
    let locked = work.is_locked(at);
    let typed = &work.typed[at];
    let is_file = Way::of(&own.task) == Way::File && !typed.text.trim().is_empty();
    let ready = (is_file || typed.answer(own).is_some()) && !work.is_busy();
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        if !locked {
            let (name, about) = text::ANSWER;
            let button = primary(ui, ready, &name, &name, vec2(104.0, 38.0));
            if button.on_hover_text(about).clicked() {
                work.answer(facts);
            }
        }
        let (name, about) = text::NEXT;
        let next = if locked {
            primary(ui, true, &name, &name, vec2(124.0, 38.0))
        } else {
            quiet(ui, &name)
        };
        if next.on_hover_text(about).clicked() {
            work.go_to(at + 1);
        }
        let words = match (is_done, locked) {
            _ if work.is_busy() => text::READING.text(),
            (_, true) if work.closed => text::CLOSED.text(),
            (true, true) => text::TAKEN.text(),
            (true, false) => text::TAKEN_AGAIN.text(),
            (false, _) => text::tries(work.again),
        };
        ui.label(RichText::new(words).size(size::TEXT).color(palette.dim));
    });
    if let Some(refused) = &work.refused {
        warning(ui, refused);
    }
    if work.may_see(at) && work.verdict(at).is_none() {
        label(ui, &course_text::CHECKING);
    }
}

/// What the answer is worth, and what is right.
fn said(ui: &mut Ui, verdict: &Verdict, work: &Work, own: &StudentTask) -> egui::Response {
    let palette = *Palette::of(ui);
    let all = own.task.points;
    let is_right = verdict.points == all;
    let color = if is_right { palette.good } else { palette.bad };
    Frame::new()
        .fill(palette.card.lerp_to_gamma(color, 0.14))
        .stroke(Stroke::new(1.0, color))
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(14, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width().min(640.0));
            let words = text::points_of(verdict.points.to_string(), all);
            ui.label(RichText::new(words).font(theme::semibold(OPTION)));
            let question = own.task.slide.question.as_ref();
            let more = question.map(|it| if is_right { &it.right } else { &it.wrong });
            if let Some(more) = more.filter(|it| !it.is_empty() && work.is_done(work.at)) {
                ui.label(RichText::new(more).size(OPTION));
            }
            for slip in &verdict.slips {
                ui.label(RichText::new(text::slip(slip)).size(size::TEXT));
            }
            match &verdict.right {
                Some(Answer::Boards(boards)) => {
                    ui.label(RichText::new(text::right("")).size(size::TEXT));
                    row(ui, boards, "right board");
                }
                Some(right) => {
                    let words = text::right(answer(right));
                    ui.label(RichText::new(words).size(size::TEXT));
                }
                None => {}
            }
        })
        .response
}
