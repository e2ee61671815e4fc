//! The form of a new exercise: its tasks, what three students would get, and its file.

use std::ops::RangeInclusive;

use egui::{CentralPanel, DragValue, Frame, RichText, ScrollArea, TextEdit, Ui, Vec2};

use crate::app::Facts;
use crate::app::exercise::Exercises;
use crate::app::exercise::form::{Form, FormKind, STUDENTS, of_expansions, offered};
use crate::app::files::save_view;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{
    BoardStyle, Icon, at_right, choice, icon_button, label, list_style, plain_list, quiet,
    set_name, show_board, toggle, warning,
};
use crate::lesson::Wanted;
use crate::lesson::exercise::{AnswersShown, Draw, ExerciseTask, MAX_ORDER, MAX_POINTS, TaskKind};
use crate::lesson::question::OPTIONS;
use crate::search::{Counter, Strategy};
use crate::study::worksheet::Teaches;
use crate::text::exercise::points;
use crate::text::exercises as text;
use crate::text::{Message, Named as _, Summarized as _, question};

/// The longest shortest solution of a board whose distances are known.
const MOST_LENGTH: u32 = 80;
const PREVIEW: f32 = 60.0;

/// Shows it in place of the lessons.
pub(crate) fn show(ui: &mut Ui, exercises: &mut Exercises, facts: &Facts) {
    let ground = Palette::of(ui).ground;
    let mut closes = false;
    let Some(form) = &mut exercises.form else {
        return;
    };
    CentralPanel::default()
        .frame(Frame::new().fill(ground).inner_margin(24))
        .show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_max_width(960.0);
                ui.spacing_mut().item_spacing.y = 10.0;
                ui.horizontal(|ui| {
                    ui.label(RichText::new(text::NEW_HEADING).font(theme::bold(21.0)));
                    at_right(ui, |ui| {
                        let (name, about) = text::BACK;
                        closes = quiet(ui, &name).on_hover_text(about).clicked();
                    });
                });
                label(ui, &text::NEW_ABOUT_FORM);
                let before = (form.title.clone(), form.exercise.clone());
                whole(ui, form);
                tasks(ui, form, facts);
                if before != (form.title.clone(), form.exercise.clone()) {
                    form.note_change();
                }
                preview(ui, form, facts);
                let any = !form.exercise.tasks.is_empty();
                if save_view::row(ui, &mut form.file, &text::NEW_FILE, any, facts) {
                    form.save(facts);
                }
            });
        });
    if closes {
        exercises.form = None;
    }
}

/// What is said of all tasks.
fn whole(ui: &mut Ui, form: &mut Form) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let name = label(ui, &text::TITLE_FIELD);
        let field = TextEdit::singleline(&mut form.title)
            .char_limit(120)
            .desired_width(380.0);
        ui.add(field).labelled_by(name.id);
        number(ui, text::SEED, &mut form.exercise.seed, 1..=9999);
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        ui.checkbox(&mut form.exercise.again, text::AGAIN_FIELD.text());
        ui.add_space(12.0);
        label(ui, &text::SHOWN_FIELD);
        for (shown, name) in [
            (AnswersShown::HandedIn, text::SHOWN_LATER),
            (AnswersShown::AtOnce, text::SHOWN_AT_ONCE),
        ] {
            if choice(ui, form.exercise.answers == shown, &name).clicked() {
                form.exercise.answers = shown;
            }
        }
    });
}

/// A card for each task, and a button for each kind.
fn tasks(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    let palette = *Palette::of(ui);
    let mut removed = None;
    for (index, task) in form.exercise.tasks.iter_mut().enumerate() {
        // The goal, and the board that all share, are those of Explore.
        if let Some(problem) = facts.boards.editor.problem() {
            task.slide.setup.problem = problem;
        }
        ui.push_id(("task", index), |ui| {
            theme::card(&palette).inner_margin(12).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 12.0;
                    let title = text::row(index + 1, text::kind(task));
                    ui.label(RichText::new(title).font(theme::semibold(size::TEXT + 1.0)));
                    let mut worth = u64::from(task.points);
                    number(
                        ui,
                        text::POINTS_FIELD,
                        &mut worth,
                        1..=u64::from(MAX_POINTS),
                    );
                    task.points = worth as u32;
                    at_right(ui, |ui| {
                        let name = text::remove(index + 1);
                        if icon_button(ui, true, Icon::Remove, &name, false).clicked() {
                            removed = Some(index);
                        }
                    });
                });
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = 10.0;
                    own(ui, task);
                });
                if !matches!(task.kind, TaskKind::Heuristic(_)) {
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = 10.0;
                        draw(ui, task);
                    });
                }
            });
        });
    }
    if let Some(index) = removed {
        form.exercise.tasks.remove(index);
    }
    ui.horizontal_wrapped(|ui| {
        label(ui, &text::ADD_TASK);
        for kind in FormKind::ALL {
            let problem = facts.boards.editor.problem();
            let Some(problem) = problem else {
                return warning(ui, &crate::text::lesson::NO_LEGAL_BOARD);
            };
            let name = text::kind(&kind.task(problem));
            let button = quiet(ui, name);
            set_name(ui, &button, text::add(name));
            if button.clicked() {
                form.add(kind, facts);
            }
        }
    });
}

/// A whole number after its name.
fn number(ui: &mut Ui, name: Message, value: &mut u64, range: RangeInclusive<u64>) {
    let name = label(ui, &name);
    ui.add(DragValue::new(value).range(range))
        .labelled_by(name.id);
}

fn small_number(ui: &mut Ui, name: Message, value: &mut u32, most: u32) {
    let mut wide = u64::from(*value);
    number(ui, name, &mut wide, 1..=u64::from(most));
    *value = wide as u32;
}

/// A list whose name stands before it.
fn list<T: Clone + PartialEq>(
    ui: &mut Ui,
    (name, about): (Message, Message),
    width: f32,
    now: &mut T,
    all: &[(T, String)],
) {
    label(ui, &name);
    let shown = all.iter().find(|(value, _)| value == now);
    let shown = RichText::new(shown.map_or("", |(_, words)| words));
    let mut chosen = None;
    plain_list(ui, (name, about.text()), width, shown, |ui| {
        list_style(ui);
        for (value, words) in all {
            if ui.selectable_label(value == now, words).clicked() {
                chosen = Some(value.clone());
            }
        }
    });
    if let Some(chosen) = chosen {
        *now = chosen;
    }
}

/// What belongs to the kind of the task.
fn own(ui: &mut Ui, task: &mut ExerciseTask) {
    let strategies: Vec<(Strategy, String)> = offered()
        .map(|it| (it, it.to_string()))
        .into_iter()
        .collect();
    match &mut task.kind {
        TaskKind::Order { expansions } => {
            small_number(ui, text::ORDER_LENGTH, expansions, MAX_ORDER);
            let now = &mut task.slide.setup.strategy;
            list(ui, text::STRATEGY_FIELD, 200.0, now, &strategies);
        }
        TaskKind::Trace | TaskKind::OwnSearch => {
            let now = &mut task.slide.setup.strategy;
            list(ui, text::STRATEGY_FIELD, 200.0, now, &strategies);
        }
        TaskKind::Strategy { options, least } => {
            for (strategy, name) in &strategies {
                let on = options.contains(strategy);
                let possible = if on {
                    options.len() > *OPTIONS.start()
                } else {
                    options.len() < *OPTIONS.end()
                };
                let button = ui
                    .add_enabled_ui(possible, |ui| toggle(ui, on, name, name))
                    .inner;
                if button.clicked() {
                    options.retain(|it| it != strategy);
                    options.extend((!on).then_some(*strategy));
                }
            }
            let counters: Vec<(Counter, String)> = Counter::ALL
                .into_iter()
                .map(|it| (it, it.name().to_owned()))
                .collect();
            list(ui, text::LEAST_FIELD, 120.0, least, &counters);
        }
        TaskKind::Heuristic(wanted) => {
            for want in [
                Wanted::Admissible,
                Wanted::Consistent,
                Wanted::CloserThanMisplaced,
                Wanted::CloserThanManhattan,
            ] {
                let mut on = wanted.wants.contains(&want);
                if ui.checkbox(&mut on, question::name(want).text()).changed() {
                    wanted.wants.retain(|other| *other != want);
                    wanted.wants.extend(on.then_some(want));
                }
            }
        }
        TaskKind::Question => {}
    }
}

/// How a student's board is drawn.
fn draw(ui: &mut Ui, task: &mut ExerciseTask) {
    let ways = [
        (Draw::Same, text::DRAW_SAME),
        (Draw::Length(8), text::DRAW_LENGTH),
        (of_expansions(7), text::DRAW_EXPANSIONS),
    ];
    // Which way it is, without its numbers.
    let is_same =
        |draw: &Draw| std::mem::discriminant(draw) == std::mem::discriminant(&task.boards);
    let now = ways.iter().position(|(draw, _)| is_same(draw)).unwrap_or(0);
    let names: Vec<(usize, String)> = ways
        .iter()
        .map(|(_, name)| name.to_string())
        .enumerate()
        .collect();
    let mut chosen = now;
    list(ui, text::DRAW_FIELD, 190.0, &mut chosen, &names);
    if chosen != now {
        task.boards = ways[chosen].0;
    }
    match &mut task.boards {
        Draw::Same => {}
        Draw::Length(length) => small_number(ui, text::MOVES_FIELD, length, MOST_LENGTH),
        Draw::Expansions {
            expansions,
            teaches,
            ..
        } => {
            small_number(ui, text::EXPANSIONS_FIELD, expansions, MAX_ORDER);
            let mut properties = vec![(None, text::ANY_SEARCH.to_string())];
            properties.extend(Teaches::ALL.map(|it| (Some(it), it.summary().to_string())));
            list(ui, text::SHOWS_FIELD, 260.0, teaches, &properties);
        }
    }
}

/// The boards of three students.
fn preview(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    let palette = *Palette::of(ui);
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let (name, about) = text::PREVIEW;
        let possible = !form.is_drawing() && !form.exercise.tasks.is_empty();
        let button = ui.add_enabled_ui(possible, |ui| quiet(ui, &name)).inner;
        if button.on_hover_text(about).clicked() {
            form.draw(facts);
        }
        if form.is_drawing() {
            label(ui, &text::DRAWING);
        }
    });
    match form.preview() {
        Some(Ok(preview)) => {
            egui::Grid::new("students' boards")
                .spacing(egui::vec2(24.0, 8.0))
                .show(ui, |ui| {
                    label(ui, "");
                    for student in STUDENTS {
                        label(ui, &text::student(student));
                    }
                    ui.end_row();
                    for (index, task) in form.exercise.tasks.iter().enumerate() {
                        let title = text::row(index + 1, text::kind(task));
                        label(ui, &format!("{title} · {}", points(task.points)));
                        for (student, own) in preview.tasks.iter().enumerate() {
                            let Some(own) = own.get(index) else { continue };
                            let board = own.setup().problem.start();
                            let salt = ("preview", index, student);
                            show_board(
                                ui,
                                salt,
                                &board,
                                Vec2::splat(PREVIEW),
                                BoardStyle::default(),
                            );
                        }
                        ui.end_row();
                    }
                });
            ui.label(RichText::new(preview.said.trim_end()).size(size::TEXT));
        }
        Some(Err(fault)) => {
            ui.label(RichText::new(fault).color(palette.bad));
        }
        None => {}
    }
}
