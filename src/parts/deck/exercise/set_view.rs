//! The form of a new exercise: its tasks, what three students would get, and its file.

use std::mem::discriminant;
use std::ops::RangeInclusive;

use egui::emath::Numeric;
use egui::{
    CentralPanel, DragValue, Frame, Margin, Panel, RichText, ScrollArea, TextEdit, Ui, Vec2, vec2,
};

use crate::Facts;
use crate::deck::editor::question_editor::wishes;
use crate::deck::exercise::Exercises;
use crate::deck::exercise::form::{Form, STUDENTS, new_tasks, of_expansions, offered};
use crate::export::save_view;
use crate::theme::{self, Palette, size};
use crate::widgets::{
    Icon, at_right, choice, icon_button, label, labelled, list_style, plain_list, quiet,
    quiet_clicked, quiet_clicked_if, set_name, show_board, toggle, warning,
};
use slidescope_core::lesson::exercise::{
    AnswersShown, Draw, ExerciseTask, MAX_ORDER, MAX_POINTS, TaskKind,
};
use slidescope_core::lesson::question::OPTIONS;
use slidescope_core::lesson::question_fault;
use slidescope_core::search::Counter;
use slidescope_core::text::papers::points;
use slidescope_core::text::{Message, Named as _, Summarized as _, exercises as text};
use slidescope_core::worksheet::Teaches;

const PREVIEW: f32 = 60.0;
/// The longest shortest solution of any board whose distances are known.
const MOST_LENGTH: u32 = 80;

pub fn show(ui: &mut Ui, exercises: &mut Exercises, facts: &Facts) {
    let mut closes = false;
    let Some(form) = &mut exercises.form else {
        return;
    };
    // Visible however long the form is, with the result of saving.
    let frame = Frame::new().fill(Palette::of(ui).ground);
    Panel::bottom("exercise file")
        .frame(frame.inner_margin(Margin::symmetric(24, 12)))
        .show(ui, |ui| {
            let any = !form.exercise.tasks.is_empty();
            if save_view::row(ui, &mut form.file, text::NEW_FILE, any, facts) {
                form.save(facts);
            }
        });
    CentralPanel::default()
        .frame(frame.inner_margin(24))
        .show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_max_width(ui.available_width().min(960.0));
                ui.spacing_mut().item_spacing.y = 10.0;
                ui.horizontal(|ui| {
                    ui.label(RichText::new(text::NEW_HEADING).font(theme::bold(21.0)));
                    closes = at_right(ui, |ui| quiet_clicked(ui, text::BACK));
                });
                label(ui, &text::NEW_ABOUT_FORM);
                let before = (form.title.clone(), form.exercise.clone());
                whole(ui, form);
                tasks(ui, form, facts);
                if before != (form.title.clone(), form.exercise.clone()) {
                    form.note_change();
                }
                preview(ui, form, facts);
            });
        });
    if closes {
        exercises.form = None;
    }
}

fn whole(ui: &mut Ui, form: &mut Form) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let field = TextEdit::singleline(&mut form.title)
            .char_limit(120)
            .desired_width(380.0);
        labelled(ui, &text::TITLE_FIELD, field);
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

fn tasks(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    let mut removed = None;
    form.follow(facts);
    for (index, task) in form.exercise.tasks.iter_mut().enumerate() {
        ui.push_id(("task", index), |ui| {
            theme::card(Palette::of(ui))
                .inner_margin(12)
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = 12.0;
                        let title = text::row(index + 1, text::kind(task));
                        ui.label(RichText::new(title).font(theme::semibold(size::TEXT + 1.0)));
                        number(ui, text::POINTS_FIELD, &mut task.points, 1..=MAX_POINTS);
                        at_right(ui, |ui| {
                            let name = text::remove(index + 1);
                            if icon_button(ui, true, Icon::Remove, &name, false).clicked() {
                                removed = Some(index);
                            }
                        });
                    });
                    if !matches!(task.kind, TaskKind::Question) {
                        ui.horizontal_wrapped(|ui| {
                            ui.spacing_mut().item_spacing.x = 10.0;
                            own(ui, task);
                        });
                    }
                    if !matches!(task.kind, TaskKind::Heuristic(_)) {
                        ui.horizontal_wrapped(|ui| {
                            ui.spacing_mut().item_spacing.x = 10.0;
                            draw(ui, task);
                        });
                        shared_board(ui, index, task);
                    }
                });
        });
    }
    if let Some(index) = removed {
        form.exercise.tasks.remove(index);
    }
    ui.horizontal_wrapped(|ui| {
        label(ui, &text::ADD_TASK);
        let Some(problem) = facts.boards.editor.problem() else {
            return warning(ui, &slidescope_core::text::lesson::NO_LEGAL_BOARD);
        };
        for task in new_tasks(problem) {
            let name = text::kind(&task);
            let button = quiet(ui, name);
            set_name(ui, &button, text::add(name));
            if button.clicked() {
                form.add(task);
            }
        }
    });
}

/// The board that all students get, if they do, and a warning if that leaves nothing to solve.
fn shared_board(ui: &mut Ui, index: usize, task: &ExerciseTask) {
    if task.boards != Draw::Same {
        return;
    }
    let board = task.slide.setup.problem.start();
    show_board(ui, ("shared board", index), &board, Vec2::splat(PREVIEW));
    if let Some(fault) = question_fault(&task.slide) {
        warning(ui, &text::board_unfit(fault));
    }
}

fn preview(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let possible = !form.drawing.is_busy() && !form.exercise.tasks.is_empty();
        if quiet_clicked_if(ui, possible, text::PREVIEW) {
            form.draw(facts);
        }
        if form.drawing.is_busy() {
            label(ui, &text::DRAWING);
        }
    });
    match form.preview() {
        Some(Ok(preview)) => {
            egui::Grid::new("students' boards")
                .spacing(vec2(24.0, 8.0))
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
                            show_board(ui, salt, &board, Vec2::splat(PREVIEW));
                        }
                        ui.end_row();
                    }
                });
            ui.label(RichText::new(preview.said.trim_end()).size(size::TEXT));
        }
        Some(Err(fault)) => {
            ui.label(RichText::new(fault).color(Palette::of(ui).bad));
        }
        None => {}
    }
}

fn number<N: Numeric>(ui: &mut Ui, name: Message, value: &mut N, range: RangeInclusive<N>) {
    labelled(ui, &name, DragValue::new(value).range(range));
}

/// A list with its name before it.
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

/// Shows the search of a task, and its options.
fn own(ui: &mut Ui, task: &mut ExerciseTask) {
    let strategies = offered().map(|it| (it, it.to_string()));
    let now = &mut task.slide.setup.strategy;
    match &mut task.kind {
        TaskKind::Order { expansions } => {
            number(ui, text::ORDER_LENGTH, expansions, 1..=MAX_ORDER);
            list(ui, text::STRATEGY_FIELD, 200.0, now, &strategies);
        }
        TaskKind::Trace | TaskKind::OwnSearch => {
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
            let counters = Counter::ALL.map(|it| (it, it.name().to_owned()));
            list(ui, text::LEAST_FIELD, 120.0, least, &counters);
        }
        TaskKind::Heuristic(wanted) => wishes(ui, &mut wanted.wants),
        TaskKind::Question => {}
    }
}

/// Shows how the boards of a task are drawn.
fn draw(ui: &mut Ui, task: &mut ExerciseTask) {
    let ways = [
        (Draw::Same, text::DRAW_SAME),
        (Draw::Length(8), text::DRAW_LENGTH),
        (of_expansions(7), text::DRAW_EXPANSIONS),
    ];
    // The way of this task, with its numbers.
    let ways = ways.map(|(way, name)| {
        let is_now = discriminant(&way) == discriminant(&task.boards);
        (if is_now { task.boards } else { way }, name.to_string())
    });
    list(ui, text::DRAW_FIELD, 190.0, &mut task.boards, &ways);
    match &mut task.boards {
        Draw::Same => {}
        Draw::Length(length) => number(ui, text::MOVES_FIELD, length, 1..=MOST_LENGTH),
        Draw::Expansions {
            expansions,
            teaches,
            ..
        } => {
            number(ui, text::EXPANSIONS_FIELD, expansions, 1..=MAX_ORDER);
            let mut properties = vec![(None, text::ANY_SEARCH.to_string())];
            properties.extend(Teaches::ALL.map(|it| (Some(it), it.summary().to_string())));
            list(ui, text::SHOWS_FIELD, 260.0, teaches, &properties);
        }
    }
}
