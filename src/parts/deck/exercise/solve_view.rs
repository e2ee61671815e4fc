//! An open exercise: the page on which it is begun, a bar, the list of tasks, and the current task or the last page.
//! Nothing else is in the window.

use egui::{
    Frame, Key, Margin, Modifiers, Panel, Rect, RichText, ScrollArea, TextEdit, Ui, WidgetInfo,
    vec2,
};

use crate::deck::answer::is_entered;
use crate::deck::exercise::scorm::LearningPlatform;
use crate::deck::exercise::{Exercises, Open, Work, task_view};
use crate::export::save_view;
use crate::files::Target;
use crate::theme::{self, PHONE, Palette, side, size};
use crate::widgets::{
    announced, at, at_right, body, full_card, ground, label, menu_button, menu_card, primary,
    primary_clicked, quiet, quiet_clicked, quiet_clicked_if, warning,
};
use crate::{Effect, Facts};
use slidescope_core::lesson::exercise::{AnswersShown, MAX_STUDENT, Student};
use slidescope_core::text::course::CHECKING;
use slidescope_core::text::exercises as text;
use slidescope_core::text::papers::tasks;

const LIST: f32 = 224.0;
const FORM: f32 = 520.0;
/// The height of the list where it opens as a sheet.
const SHEET: f32 = 480.0;

pub fn show(ui: &mut Ui, exercises: &mut Exercises, facts: &Facts) {
    let palette = *Palette::of(ui);
    let Some(open) = &mut exercises.open else {
        return;
    };
    let mut leaves = false;
    Panel::top("exercise bar")
        .exact_size(44.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| leaves = bar(ui, open, exercises.platform.as_ref()));
    if let Some(work) = &mut open.work {
        // Page Up and Page Down move between tasks, even from within a field.
        let press = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if press(Key::PageDown) {
            work.go_to(work.at + 1);
        } else if press(Key::PageUp) {
            work.go_to(work.at.saturating_sub(1));
        }
        let platform = exercises.platform.as_ref();
        if ui.available_width() < PHONE {
            Panel::top("exercise task")
                .exact_size(52.0)
                .frame(side(&palette, 16, 0))
                .show(ui, |ui| {
                    ui.horizontal_centered(|ui| sheet(ui, work, platform))
                });
        } else {
            Panel::left("exercise tasks")
                .exact_size(LIST)
                .resizable(false)
                .frame(side(&palette, 12, 12))
                .show(ui, |ui| list(ui, work, platform));
        }
    }
    ground(ui, 8, |ui| {
        full_card(ui, |ui| match &mut open.work {
            Some(work) if work.at < work.tasks.len() => task_view::show(ui, work, facts),
            Some(work) => last_page(ui, work, exercises.platform.as_ref(), facts),
            None => number(ui, open, facts),
        });
    });
    if leaves {
        let work = open.work.as_mut();
        let unsaved = work.filter(|work| work.at < work.tasks.len() && work.is_only_here());
        match unsaved {
            // The page on which the answers can be saved says so; from there one leaves.
            Some(work) => work.go_to(work.tasks.len()),
            None => exercises.leave(facts),
        }
    }
}

/// Shows the title, the student, the progress, and the button that leaves. Returns whether it was clicked.
fn bar(ui: &mut Ui, open: &Open, platform: Option<&LearningPlatform>) -> bool {
    let mut leaves = false;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        // A phone has room for the progress and the button that leaves.
        let phone = ui.available_width() < PHONE && open.work.is_some();
        if !phone {
            let title = RichText::new(&open.title).font(theme::bold(size::HEADING));
            ui.add(egui::Label::new(title).truncate());
        }
        at_right(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            if let Some(work) = &open.work {
                let done = text::done(work.done(), work.tasks.len());
                let who = platform.map_or_else(
                    || work.student.to_string(),
                    |platform| platform.who(&work.student),
                );
                let words = match phone {
                    true => done,
                    false => text::student_and_done(who, &*done),
                };
                ui.label(body(words).color(Palette::of(ui).dim));
            }
            leaves = quiet_clicked(ui, text::LEAVE);
        });
    });
    leaves
}

/// Offers the answers that are kept under another form of the number. Returns who goes on.
fn older(ui: &mut Ui, open: &Open) -> Option<Student> {
    let (older, typed) = (open.older.clone()?, Student::typed(&open.number)?);
    let mut chosen = None;
    ui.label(body(text::older(older.as_str())));
    ui.horizontal(|ui| {
        if quiet(ui, &text::older_go_on(older.as_str())).clicked() {
            chosen = Some(older);
        } else if quiet(ui, &text::older_begin(typed.as_str())).clicked() {
            chosen = Some(typed);
        }
    });
    chosen
}

/// Asks for the student's number, and begins once it is entered.
fn number(ui: &mut Ui, open: &mut Open, facts: &Facts) {
    let palette = *Palette::of(ui);
    let area = ui.available_rect_before_wrap();
    let width = FORM.min(area.width() - 48.0);
    let place = Rect::from_center_size(area.center(), vec2(width, 300.0_f32.min(area.height())));
    let (mut given, mut chosen) = (false, None);
    at(ui, place, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        ui.label(RichText::new(&open.title).font(theme::bold(22.0)));
        let dim = |words: String| {
            RichText::new(words)
                .size(size::TEXT + 1.0)
                .color(palette.dim)
        };
        ui.label(dim(text::number_about(&*tasks(open.exercise.tasks.len()))));
        ui.label(dim(text::tries(open.exercise.again)));
        ui.add_enabled_ui(!open.beginning.is_busy(), |ui| {
            ui.horizontal(|ui| {
                let name = ui.label(RichText::new(text::NUMBER).size(size::HEADING));
                let field = TextEdit::singleline(&mut open.number)
                    .char_limit(MAX_STUDENT)
                    .desired_width(180.0)
                    .font(theme::medium(size::HEADING));
                let field = ui.add(field).labelled_by(name.id);
                let entered = is_entered(ui, &field);
                if field.changed() {
                    open.older = None;
                }
                let possible = !open.number.trim().is_empty();
                given = primary_clicked(ui, possible, text::BEGIN) || (entered && possible);
                let focused = ui.memory(|memory| memory.focused().is_some());
                if !focused && !open.beginning.is_busy() {
                    field.request_focus();
                }
            });
        });
        if !open.beginning.is_busy() && quiet_clicked(ui, text::OPEN_ANSWERS) {
            facts.ask(Effect::ChooseFile(Target::OpenAnswers));
        }
        if open.beginning.is_busy() {
            ui.label(dim(text::FINDING.to_string()));
        }
        if let Some(fault) = &open.fault {
            ui.label(RichText::new(fault).color(palette.bad));
        }
        chosen = older(ui, open);
    });
    if let Some(student) = chosen {
        open.begin(student, false, facts);
    } else if let Some(student) = Student::typed(&open.number).filter(|_| given) {
        open.begin(student, true, facts);
    }
}

/// On a phone, a button that opens the list of tasks.
fn sheet(ui: &mut Ui, work: &mut Work, platform: Option<&LearningPlatform>) {
    let at = match work.tasks.get(work.at) {
        Some(own) => text::row(work.at + 1, text::kind(&own.task)),
        None => text::SAVE.0.to_string(),
    };
    let button = menu_button(ui, &at, &text::task_list(&*at), vec2(LIST, 38.0));
    menu_card(&button, ui, LIST, |ui| {
        let rows = 46.0 * work.tasks.len() as f32 + 48.0;
        ui.set_height((rows + foot(work, platform)).min(SHEET));
        let before = work.at;
        list(ui, work, platform);
        if work.at != before {
            ui.close();
        }
    });
}

/// The height of the words below the list of tasks.
const fn foot(work: &Work, platform: Option<&LearningPlatform>) -> f32 {
    match platform.is_some() || work.keeps_nothing() {
        true => 220.0,
        false => 96.0,
    }
}

/// Shows the tasks with their progress, and the page on which answers are saved.
fn list(ui: &mut Ui, work: &mut Work, platform: Option<&LearningPlatform>) {
    let height = (ui.available_height() - foot(work, platform)).max(80.0);
    let room = vec2(ui.available_width(), height);
    let mut chosen = None;
    ui.allocate_ui(room, |ui| {
        ui.set_min_height(room.y);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for index in 0..work.tasks.len() {
                if row(ui, work, index) {
                    chosen = Some(index);
                }
            }
            ui.add_space(8.0);
            let at = work.at == work.tasks.len();
            let (name, about) = text::SAVE;
            let button = entry(ui, at, &name, "", Palette::of(ui).dim, &name);
            if button.on_hover_text(about.text()).clicked() {
                chosen = Some(work.tasks.len());
            }
        });
    });
    match platform.map(LearningPlatform::words) {
        Some((words, true)) => warning(ui, &words),
        Some((words, false)) => drop(label(ui, &words)),
        None if work.keeps_nothing() => warning(ui, &text::NOT_KEPT),
        None => {}
    }
    label(ui, &text::COVERED);
    if let Some(chosen) = chosen {
        work.go_to(chosen);
    }
}

fn row(ui: &mut Ui, work: &Work, index: usize) -> bool {
    let palette = *Palette::of(ui);
    let own = &work.tasks[index];
    let title = text::row(index + 1, text::kind(&own.task));
    let points = own.task.points;
    let (state, color) = match work.verdict(index) {
        Some(verdict) => {
            let earned = verdict.grade.points;
            let words = text::points_of(earned, points);
            (words, palette.judged(earned == points))
        }
        None if work.is_done(index) => (text::ANSWERED.to_string(), palette.good),
        None if !work.typed[index].is_empty() => (text::BEGUN.to_string(), palette.gold_text),
        None => (text::OPEN_TASK.to_string(), palette.dim),
    };
    let name = text::row_name(&*title, &*state);
    entry(ui, work.at == index, &title, &state, color, &name).clicked()
}

/// Shows a line of the list that opens its page.
fn entry(
    ui: &mut Ui,
    chosen: bool,
    title: &str,
    state: &str,
    color: egui::Color32,
    name: &str,
) -> egui::Response {
    let palette = *Palette::of(ui);
    // The middle of the title, from the top.
    let (height, middle) = if state.is_empty() {
        (32.0, 16.0)
    } else {
        (44.0, 14.0)
    };
    let room = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(room, egui::Sense::click());
    let lit = response.hovered() || response.has_focus();
    if chosen || lit {
        let fill = if chosen { palette.hover } else { palette.panel };
        ui.painter().rect_filled(rect, theme::RADIUS, fill);
    }
    if chosen || response.has_focus() {
        let mark = Rect::from_min_size(rect.min, vec2(3.0, rect.height()));
        ui.painter().rect_filled(mark, 1.0, palette.accent);
    }
    let weight = if chosen {
        theme::semibold
    } else {
        theme::medium
    };
    let small = theme::regular(size::LABEL + 1.0);
    for (y, words, font, color) in [
        (middle, title, weight(size::TEXT), palette.text),
        (31.0, state, small, color),
    ] {
        let from = rect.left_top() + vec2(12.0, y);
        ui.painter()
            .text(from, egui::Align2::LEFT_CENTER, words, font, color);
    }
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, chosen, name));
    response
}

/// The last page: what is answered, the saving, and afterwards the right answers.
fn last_page(ui: &mut Ui, work: &mut Work, platform: Option<&LearningPlatform>, facts: &Facts) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let frame = Frame::new().inner_margin(Margin::symmetric(20, 14));
        frame.show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(680.0));
            ui.spacing_mut().item_spacing.y = 10.0;
            ui.label(RichText::new(text::SAVE_HEADING).font(theme::bold(size::HEADING + 4.0)));
            let words = text::done(work.done(), work.tasks.len());
            ui.label(RichText::new(words).size(size::HEADING));
            if let Some(open) = work.first_open().filter(|_| !work.ends())
                && quiet_clicked(ui, text::GO_TO_OPEN)
            {
                work.go_to(open);
            }
            if work.is_only_here() {
                warning(ui, &text::ONLY_HERE);
            }
            if let Some(platform) = platform {
                hand_in(ui, work, platform);
            }
            ui.label(RichText::new(text::SAVE_ABOUT_FILE).size(size::TEXT + 1.0));
            let any = work.done() > 0;
            if save_view::row(ui, &mut work.file, text::FILE, any, facts) {
                work.save(facts);
            }
            right_answers(ui, work);
            if work.closed {
                let all: u32 = work.tasks.iter().map(|own| own.task.points).sum();
                let points = |task| Some(work.verdict(task)?.grade.points);
                let words = match (0..work.tasks.len()).map(points).sum::<Option<u32>>() {
                    Some(points) => text::sum(text::points_of(points, all)),
                    None => CHECKING.to_string(),
                };
                let said = ui.label(RichText::new(words).font(theme::semibold(size::HEADING)));
                announced(ui, &said);
                ui.label(RichText::new(text::CLOSED).color(Palette::of(ui).dim));
            }
        });
    });
    work.arrives = false;
}

/// Hands the answers in to the learning platform, which ends the answering.
fn hand_in(ui: &mut Ui, work: &mut Work, platform: &LearningPlatform) {
    match platform.words() {
        (words, true) => warning(ui, &words),
        (words, false) => {
            let said = label(ui, &words);
            announced(ui, &said);
        }
    }
    if !platform.takes() || work.ends() {
        return;
    }
    let open = work.tasks.len() - work.done();
    let about = text::HAND_IN_ABOUT;
    let words = text::hand_in_with(open);
    let button = primary(ui, work.done() > 0, &words, &words, vec2(200.0, 38.0));
    if button.on_hover_text(about.text()).clicked() {
        work.handed_in = true;
    }
    label(ui, &about);
    ui.add_space(8.0);
}

/// The right answers are shown once answers are saved; showing them ends the answering.
fn right_answers(ui: &mut Ui, work: &mut Work) {
    if work.closed || work.shown != AnswersShown::HandedIn {
        return;
    }
    ui.add_space(8.0);
    if work.is_locked_up {
        label(ui, &text::LOCKED_UP);
        return;
    }
    let saved = work.file.saved().is_some() || work.handed_in;
    if quiet_clicked_if(ui, saved, text::SHOW_RIGHT) {
        work.closed = true;
    }
    label(ui, &text::SHOW_RIGHT.1);
}
