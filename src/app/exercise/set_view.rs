//! The form of a new exercise: its tasks, what three students would get, and its file.

use egui::{CentralPanel, Frame, Margin, Panel, RichText, ScrollArea, TextEdit, Ui, Vec2};

use crate::app::Facts;
use crate::app::exercise::Exercises;
use crate::app::exercise::form::{Form, STUDENTS, new_tasks};
use crate::app::exercise::set_task_view::{draw, number, own};
use crate::app::files::save_view;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{
    BoardStyle, Icon, at_right, choice, icon_button, label, quiet, quiet_clicked, quiet_clicked_if,
    set_name, show_board, warning,
};
use crate::lesson::exercise::{AnswersShown, MAX_POINTS, TaskKind};
use crate::text::exercise::points;
use crate::text::exercises as text;

const PREVIEW: f32 = 60.0;

pub(crate) fn show(ui: &mut Ui, exercises: &mut Exercises, facts: &Facts) {
    let ground = Palette::of(ui).ground;
    let mut closes = false;
    let Some(form) = &mut exercises.form else {
        return;
    };
    // Visible however long the form is, with the result of saving.
    let frame = Frame::new().fill(ground);
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
                ui.set_max_width(960.0);
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

fn tasks(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    let palette = *Palette::of(ui);
    let mut removed = None;
    for (index, task) in form.exercise.tasks.iter_mut().enumerate() {
        // The goal, and the board shared by all students, are those of Explore.
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
                    let worth = &mut task.points;
                    number(ui, text::POINTS_FIELD, worth, 1..=MAX_POINTS);
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
            return warning(ui, &crate::text::lesson::NO_LEGAL_BOARD);
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

fn preview(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    let palette = *Palette::of(ui);
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let possible = form.drawing.is_none() && !form.exercise.tasks.is_empty();
        if quiet_clicked_if(ui, possible, text::PREVIEW) {
            form.draw(facts);
        }
        if form.drawing.is_some() {
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
                            let (board, style) =
                                (own.setup().problem.start(), BoardStyle::default());
                            let salt = ("preview", index, student);
                            show_board(ui, salt, &board, Vec2::splat(PREVIEW), style);
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
