//! The last page of an exercise: what is answered, the saving, and afterwards the right answers.

use egui::{Frame, Margin, RichText, ScrollArea, Ui};

use crate::app::Facts;
use crate::app::exercise::Work;
use crate::app::files::save_view;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{label, quiet_clicked, quiet_clicked_if};
use crate::lesson::exercise::AnswersShown;
use crate::text::exercises as text;

pub(crate) fn show(ui: &mut Ui, work: &mut Work, facts: &Facts) {
    let palette = *Palette::of(ui);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let frame = Frame::new().inner_margin(Margin::symmetric(20, 14));
        frame.show(ui, |ui| {
            ui.set_max_width(680.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            ui.label(RichText::new(text::SAVE_HEADING).font(theme::bold(size::HEADING + 4.0)));
            let words = text::done(work.done(), work.tasks.len());
            ui.label(RichText::new(words).size(size::HEADING));
            if let Some(open) = work.next_open(0).filter(|_| !work.closed)
                && quiet_clicked(ui, text::GO_TO_OPEN)
            {
                work.go_to(open);
            }
            ui.label(RichText::new(text::SAVE_ABOUT_FILE).size(size::TEXT + 1.0));
            let any = work.done() > 0;
            if save_view::row(ui, &mut work.file, text::FILE, any, facts) {
                work.save(facts);
            }
            right_answers(ui, work);
            if work.closed {
                let all: u32 = work.tasks.iter().map(|own| own.task.points).sum();
                let verdicts: Vec<_> = (0..work.tasks.len())
                    .map(|task| work.verdict(task))
                    .collect();
                let words = match verdicts.iter().all(Option::is_some) {
                    true => {
                        let points: u32 = verdicts.iter().flatten().map(|it| it.points).sum();
                        text::sum(text::points_of(points.to_string(), all))
                    }
                    false => crate::text::course::CHECKING.to_string(),
                };
                ui.label(RichText::new(words).font(theme::semibold(size::HEADING)));
                ui.label(RichText::new(text::CLOSED).color(palette.dim));
            }
        });
    });
    work.arrives = false;
}

/// The right answers are shown once answers are saved; showing them ends the answering.
fn right_answers(ui: &mut Ui, work: &mut Work) {
    if work.closed || work.shown != AnswersShown::HandedIn {
        return;
    }
    ui.add_space(8.0);
    let saved = work.file.saved().is_some();
    if quiet_clicked_if(ui, saved, text::SHOW_RIGHT) {
        work.closed = true;
    }
    label(ui, &text::SHOW_RIGHT.1);
}
