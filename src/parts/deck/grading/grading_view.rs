//! The screen for grading answers: the input, the tasks as bars or the answers of a student, the students as a table.

use egui::{
    Align, CentralPanel, Frame, Label, Margin, Panel, Rect, RichText, ScrollArea, Sense, Ui, Vec2,
    pos2, vec2,
};

use crate::Facts;
use crate::deck::grading::{Answered, Class, Grading};
use crate::export::save_view;
use crate::facts::Pending;
use crate::files::Target;
use crate::theme::{self, Palette, size};
use crate::widgets::table::{BAR, Cell as ShownCell, Heading, Line, Table};
use crate::widgets::{
    at_right, label, page, primary_clicked, progress_bar, quiet_clicked, set_name, show_board,
    small, warning, width_of,
};
use slidescope_core::study::table::Column;
use slidescope_core::text::files::{FEEDBACK, TABLE};
use slidescope_core::text::papers::{answer, asked, right_line};
use slidescope_core::text::{exercises, grade as text};

/// The width of the bars, or of a student's answers, which replace them.
const SIDE: f32 = 330.0;
const ROW: f32 = 24.0;
const GAP: f32 = 14.0;
const BOARD: f32 = 72.0;
/// A longer file name is truncated.
const MOST_TEXT: f32 = 260.0;

pub fn show(ui: &mut Ui, grading: &mut Option<Grading>, facts: &Facts) {
    let Some(open) = grading else {
        return;
    };
    let closes = page(ui, text::HEADING, text::BACK, |ui| {
        what(ui, open, facts);
        if open.working.is_busy() {
            let (done, all, ref file) = open.share;
            let words = text::grading_file(done, all, file);
            ui.horizontal(|ui| {
                ui.set_max_width(ui.available_width().min(460.0));
                let share = done as f32 / all.max(1) as f32;
                progress_bar(ui, share, Palette::of(ui).accent, &words);
            });
            ui.horizontal(|ui| {
                if quiet_clicked(ui, text::CANCEL) {
                    open.working = Pending::default();
                }
                label(ui, &words);
            });
        }
        if let Some(fault) = &open.fault {
            warning(ui, fault);
        }
        class(ui, open, facts);
    });
    if closes {
        *grading = None;
    }
}

fn what(ui: &mut Ui, grading: &mut Grading, facts: &Facts) {
    let (exercise, answers) = (Target::GradedExercise, Target::GradedAnswers);
    let file = &mut grading.exercise;
    save_view::path(ui, text::EXERCISE_FIELD, file, exercise, facts);
    let folder = &mut grading.answers;
    if save_view::path(ui, text::ANSWERS_FIELD, folder, answers, facts) {
        grading.dropped.clear();
    }
    let (list, class) = (&mut grading.roster, Target::ClassList);
    save_view::path(ui, text::ROSTER_FIELD, list, class, facts);
    ui.horizontal(|ui| {
        ui.add_space(save_view::PATH_NAME + 8.0);
        let named = [&grading.exercise, &grading.answers];
        let possible = named.iter().all(|it| !it.trim().is_empty()) && !grading.working.is_busy();
        if primary_clicked(ui, possible, text::GRADE) {
            grading.grade(facts);
        }
        ui.add_space(8.0);
        if grading.class.is_none() {
            label(ui, &text::ABOUT_FILES);
        }
    });
}

enum Act {
    Save,
    SaveFeedback,
    LookAt(usize),
}

fn class(ui: &mut Ui, grading: &mut Grading, facts: &Facts) {
    let Some(class) = &grading.class else {
        return;
    };
    let mut closes = false;
    Panel::left("tasks of a class")
        .exact_size(SIDE)
        .resizable(false)
        .frame(Frame::new().inner_margin(Margin {
            right: 20,
            ..Margin::ZERO
        }))
        .show(ui, |ui| {
            if let Some(row) = grading.chosen {
                closes = student(ui, class, row, &grading.answered);
            } else {
                let scroll = ScrollArea::vertical().auto_shrink(false);
                scroll.show(ui, |ui| tasks(ui, class));
            }
        });
    if closes {
        grading.chosen = None;
    }
    let mut clicked = None;
    let frame = Frame::new().inner_margin(Margin {
        left: 20,
        ..Margin::ZERO
    });
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            save_view::formats(ui, &mut grading.file, str::to_owned);
        });
        if save_view::row(ui, &mut grading.file, TABLE, true, facts) {
            clicked = Some(Act::Save);
        }
        if !facts.in_page() && save_view::row(ui, &mut grading.feedback, FEEDBACK, true, facts) {
            clicked = Some(Act::SaveFeedback);
        }
        ui.spacing_mut().scroll.floating_allocated_width = BAR;
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
            if let Some(row) = students(ui, class, grading.chosen) {
                clicked = Some(Act::LookAt(row));
            }
        });
    });
    match clicked {
        Some(Act::LookAt(row)) => grading.look_at(row, facts),
        Some(Act::Save) => grading.save(facts),
        Some(Act::SaveFeedback) => grading.save_feedback(facts),
        None => {}
    }
}

fn tasks(ui: &mut Ui, class: &Class) {
    let palette = *Palette::of(ui);
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.label(RichText::new(text::TASKS).font(theme::semibold(size::TEXT + 1.0)));
    for (at, task) in class.drawn.exercise().tasks.iter().enumerate() {
        let files = class.graded.students.iter();
        let all = files.filter_map(|file| file.grades.get(at));
        let points: Vec<u32> = all.map(|grade| grade.points).collect();
        let count =
            |of: fn(u32, u32) -> bool| points.iter().filter(|it| of(**it, task.points)).count();
        let (whole, none) = (count(|it, all| it == all && it > 0), count(|it, _| it == 0));
        let parts = [whole, points.len() - whole - none, none];
        let name = text::bar(at + 1, parts[0], parts[1], parts[2]);
        ui.label(exercises::row(at + 1, exercises::kind(task)));
        let room = vec2(ui.available_width(), 14.0);
        let (place, response) = ui.allocate_exact_size(room, Sense::hover());
        let mut left = place.left();
        let colors = [palette.good, palette.gold, palette.bad];
        for (count, color) in parts.into_iter().zip(colors) {
            let width = place.width() * count as f32 / points.len().max(1) as f32;
            let part = Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()));
            ui.painter().rect_filled(part, 0.0, color);
            left += width;
        }
        set_name(ui, &response, name.as_str());
        ui.add(Label::new(small(name, palette.dim)).wrap());
        ui.add_space(4.0);
    }
    for note in class.table.notes() {
        wrapped(ui, note);
    }
}

/// Shows a row for each file. Returns the one that was clicked.
fn students<'a>(ui: &mut Ui, class: &'a Class, chosen: Option<usize>) -> Option<usize> {
    let palette = *Palette::of(ui);
    let font = theme::regular(size::TEXT);
    let heading = |(at, column): (usize, &'a Column)| {
        let cells = class.table.rows().iter().map(|row| row[at].shown());
        let words = cells.chain([column.title.clone()]);
        let widths = words.map(|words| width_of(ui, words, &font));
        Heading::<()> {
            key: None,
            title: &column.title,
            lines: vec![column.title.clone()],
            about: String::new(),
            width: widths.fold(0.0, f32::max).min(MOST_TEXT) + 8.0,
            align: [Align::Min, Align::Max][usize::from(class.table.is_numeric(at))],
        }
    };
    let columns = class.table.columns().iter().enumerate();
    let headings: Vec<_> = columns.map(heading).collect();
    let needed: f32 = headings.iter().map(|heading| heading.width + GAP).sum();
    ui.set_width(needed.max(ui.available_width()));
    let shown = Table {
        id: "students",
        headings: &headings,
        sorted: None,
        gap: GAP,
        row_height: ROW,
        rows: class.table.rows().len(),
        chosen: Some(chosen),
        font,
        ruled: true,
        notes: None,
    };
    let line = |row: usize| {
        let concerns = class
            .graded
            .students
            .get(row)
            .map(|one| !one.concerns.is_empty());
        let odd = concerns == Some(true);
        let color = if odd { palette.gold_text } else { palette.text };
        let cells = class.table.rows()[row].iter();
        let cells = cells.map(|cell| ShownCell::plain(cell.shown(), color));
        let cells: Vec<ShownCell> = cells.collect();
        let words = cells.iter().zip(class.table.columns());
        let words = words.map(|(cell, column)| format!("{} {}", column.title, cell.text));
        Line {
            name: words.collect::<Vec<_>>().join(", "),
            cells,
        }
    };
    let (_, clicked) = shown.show(ui, line, |_, line, at| line.cells[at].text.clone());
    clicked
}

/// Shows the answers of a student, with the right answers. Returns whether to close them.
fn student(ui: &mut Ui, class: &Class, row: usize, answered: &[Answered]) -> bool {
    let palette = Palette::of(ui);
    let mut closes = false;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.horizontal(|ui| {
            let file = class.graded.students.get(row);
            let student = file.and_then(|file| file.student.as_ref());
            let student = student.map_or("–", |student| student.as_str());
            let words = RichText::new(text::student_heading(student));
            ui.label(words.font(theme::semibold(size::HEADING)));
            closes = at_right(ui, |ui| quiet_clicked(ui, text::CLOSE));
        });
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for one in answered {
                answer_to(ui, one);
            }
            let remarks = class.graded.students.get(row).map(text::concerns);
            for remark in remarks.into_iter().flatten() {
                ui.add(Label::new(RichText::new(remark).color(palette.gold_text)).wrap());
            }
        });
    });
    closes
}

fn answer_to(ui: &mut Ui, Answered { own, grade, right }: &Answered) {
    let all = own.task.points;
    let points = exercises::points_of(grade.points, all);
    let title = RichText::new(exercises::title(own.number + 1, points));
    let color = Palette::of(ui).judged(grade.points == all);
    ui.add_space(8.0);
    ui.label(title.font(theme::semibold(size::TEXT)).color(color));
    for line in asked(own) {
        wrapped(ui, line);
    }
    if own.shows_start() {
        let start = own.setup().problem.start();
        let (salt, room) = (("graded board", own.number), Vec2::splat(BOARD));
        show_board(ui, salt, &start, room);
    }
    if !grade.answered {
        label(ui, &text::NOT_ANSWERED);
    }
    if let Some(wrong) = &grade.wrong {
        wrapped(ui, text::given(answer(wrong)));
    }
    if grade.points < all {
        if !grade.slips.is_empty() || grade.missing > 0 {
            wrapped(ui, text::lost(grade));
        }
        wrapped(ui, right_line(right.as_ref()));
    }
}

fn wrapped(ui: &mut Ui, words: impl Into<String>) {
    ui.add(Label::new(RichText::new(words).size(size::TEXT)).wrap());
}
