//! The question of the presented slide, in large type below the picture. Space or a digit shows the answer.

use egui::{
    Align, Context, FontId, Frame, Key, Layout, Margin, Modifiers, Panel, RichText, Stroke, Ui,
    Vec2, vec2,
};

use crate::window::shell::present::grounds;
use slidescope_core::lesson::{Answer, Choice, Hand, Play, Slide, Task};
use slidescope_core::text::course as text;
use slidescope_parts::Facts;
use slidescope_parts::deck::answer::Told;
use slidescope_parts::deck::editor::text_view::one_weight;
use slidescope_parts::theme::{self, Palette};
use slidescope_parts::widgets::{named, show_board};

/// The sizes of the question, of an option, and of a hint, in a presentation's points.
const ASKED: f32 = 18.0;
const OPTION: f32 = 15.0;
const HINT: f32 = 12.0;
/// The size of the board whose estimate is in the hand.
const HELD: f32 = 80.0;
/// The height of the row for the hint or the answer. More than one line of any of the fonts, whose heights differ by
/// fractions of a point, so that nothing moves when an answer appears.
const LINE: f32 = 28.0;

/// Tells the answer on Space or a digit, if the slide has an open question.
pub(crate) fn read(ctx: &Context, told: &mut Told, slide: Option<&Slide>, facts: &Facts) {
    let Some(slide) = slide.filter(|_| told.is_open(slide)) else {
        return;
    };
    let keys = [Key::Space, Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    let press = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // The answer to a prediction is shown in the picture, by the game itself.
    if keys.into_iter().any(press) {
        told.tell(slide, facts);
    }
}

pub(crate) fn show(ui: &mut Ui, told: &Told, slide: &Slide) {
    let Some(question) = &slide.question else {
        return;
    };
    let palette = *Palette::of(ui);
    let given = told.given(slide);
    let frame = Frame::new()
        .fill(grounds(ui)[1])
        .inner_margin(Margin::symmetric(24, 6));
    Panel::bottom("presented question")
        .frame(frame)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(12.0, 6.0);
            let font = one_weight(&question.ask, theme::semibold)(ASKED);
            let ask = RichText::new(&question.ask).font(font);
            ui.label(ask.color(palette.text));
            if let Task::Choose { options, .. } = &question.task {
                let right = match given {
                    Some(Answer::Option(right)) => Some(*right),
                    _ => None,
                };
                return choices(ui, options, right);
            }
            let answer = given.map(|given| match given {
                Answer::Boards(_) => text::RINGED.to_string(),
                given => text::answer(given),
            });
            let words = match answer {
                None => RichText::new(text::SPACE_TELLS)
                    .size(HINT)
                    .color(palette.dim),
                Some(answer) => {
                    let font = one_weight(&answer, theme::semibold)(ASKED);
                    RichText::new(answer).font(font).color(palette.good)
                }
            };
            ui.horizontal(|ui| {
                if let Task::Play(Play {
                    hand: Hand::Estimate(board),
                    ..
                }) = &question.task
                {
                    show_board(ui, "in hand", board, Vec2::splat(HELD));
                }
                ui.vertical(|ui| {
                    ui.set_min_height(LINE);
                    ui.label(words);
                });
            });
        });
}

const MARKED: f32 = 3.0;

/// Shows the options in a row, all of the same height. The right one is marked once the answer is shown; nothing moves then.
fn choices(ui: &mut Ui, options: &[Choice], right: Option<usize>) {
    let palette = *Palette::of(ui);
    let words = |index: usize| format!("{}  {}", index + 1, options[index].text);
    let margin = Margin::symmetric(12, 8);
    let count = options.len() as f32;
    let gaps = ui.spacing().item_spacing.x * (count - 1.0);
    // A frame's stroke is inside it, and that of the right option is thicker.
    let around = margin.sum().x + 2.0 * MARKED;
    let width = ((ui.available_width() - gaps) / count - around).max(1.0);
    let heights = (0..options.len()).map(|index| {
        let font = FontId::proportional(OPTION);
        let galley = ui.painter().layout(words(index), font, palette.text, width);
        galley.size().y
    });
    let tallest = heights.fold(0.0, f32::max);
    ui.columns(options.len(), |columns| {
        for (index, (ui, option)) in columns.iter_mut().zip(options).enumerate() {
            let is_right = right == Some(index);
            let line = if is_right { palette.good } else { palette.line };
            // A thinner stroke gets a larger margin, so that nothing moves.
            let (width, more) = if is_right { (MARKED, 0) } else { (1.0, 2) };
            let frame = Frame::new()
                .stroke(Stroke::new(width, line))
                .corner_radius(theme::CARD_RADIUS)
                .inner_margin(margin + Margin::same(more));
            // A column justifies its text, and a few words cannot fill a line.
            let left = Layout::top_down(Align::Min);
            let shown = ui.with_layout(left, |ui| {
                frame.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.set_min_height(tallest);
                    let words = RichText::new(words(index)).size(OPTION);
                    let told = right.is_some() && !is_right;
                    ui.label(words.color(if told { palette.dim } else { palette.text }));
                })
            });
            let name = if is_right {
                text::option_right(index + 1, &option.text)
            } else {
                text::option(index + 1, &option.text)
            };
            named(ui, &shown.inner.response, &name);
        }
    });
}
