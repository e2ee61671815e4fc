//! The answers of a student, task by task, with the right answers.

use egui::{Label, RichText, ScrollArea, Ui, Vec2};

use crate::app::grading::{Answered, Class};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{BoardStyle, at_right, label, quiet_clicked, show_board};
use crate::text::exercise::{answer, asked, right_line};
use crate::text::{exercises, grade as text};

const BOARD: f32 = 72.0;

/// Shows the answers. Returns whether to close them.
pub(crate) fn show(ui: &mut Ui, class: &Class, row: usize, answered: &[Answered]) -> bool {
    let palette = *Palette::of(ui);
    let mut closes = false;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.horizontal(|ui| {
            let file = class.graded.files.get(row);
            let student = file.and_then(|file| file.student.as_ref());
            let student = student.map_or("–", |student| student.as_str());
            let words = RichText::new(text::student_heading(student));
            ui.label(words.font(theme::semibold(size::HEADING)));
            closes = at_right(ui, |ui| quiet_clicked(ui, text::CLOSE));
        });
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for one in answered {
                task(ui, one, &palette);
            }
            let remarks = class.graded.files.get(row).map(text::remarks);
            for remark in remarks.into_iter().flatten() {
                let words = RichText::new(remark).color(palette.gold_text);
                ui.add(Label::new(words).wrap());
            }
        });
    });
    closes
}

fn task(ui: &mut Ui, one: &Answered, palette: &Palette) {
    let (own, all) = (&one.own, one.own.task.points);
    let points = exercises::points_of(one.points.to_string(), all);
    let title = RichText::new(exercises::title(own.number + 1, points));
    let color = [palette.bad, palette.good][usize::from(one.points == all)];
    ui.add_space(8.0);
    ui.label(title.font(theme::semibold(size::TEXT)).color(color));
    for line in asked(own) {
        wrapped(ui, line);
    }
    if own.shows_start() {
        let (start, style) = (own.setup().problem.start(), BoardStyle::default());
        let (salt, room) = (("graded board", own.number), Vec2::splat(BOARD));
        show_board(ui, salt, &start, room, style);
    }
    if !one.answered {
        label(ui, &text::NOT_ANSWERED);
    }
    if let Some(wrong) = &one.wrong {
        wrapped(ui, text::given(answer(wrong)));
    }
    if one.points < all {
        wrapped(ui, right_line(one.right.as_ref()));
    }
}

fn wrapped(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(size::TEXT)).wrap());
}
