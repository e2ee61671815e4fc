//! The question of a slide: the question itself, the answer, also as boards that are slid, marked or predicted, and the
//! judgement on it.

use egui::{
    Align, Color32, Frame, Id, Layout, Margin, Response, RichText, Role, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::deck::answer::fields_view::{
    OPTION, field, moves_made, number_edit, program_edit, slid,
};
use crate::deck::answer::{is_entered, is_pressed};
use crate::deck::editor::text_view::one_weight;
use crate::deck::player::{Asking, hand_view};
use crate::help::explained::linked;
use crate::theme::{self, Palette, size};
use crate::widgets::{
    USUAL, announced, at, comes_first, named, primary, primary_clicked, quiet, show_board,
};
use crate::{Effect, Facts};
use slidescope_core::lesson::{
    Answer, Choice, Judgement, Question, Reason, Slide, Task, Tries, parse_number,
};
use slidescope_core::study::heuristic_check::Overestimate;
use slidescope_core::text::course as text;
use slidescope_core::text::question::judged;

/// The size of a question.
const ASKED: f32 = 18.0;
const MARKED: f32 = 56.0;
const REFUTED: f32 = 96.0;

/// Shows the question. `tries` are the answers given before.
pub(crate) fn show(ui: &mut Ui, asking: &mut Asking, slide: &Slide, tries: &Tries, facts: &Facts) {
    let Some(question) = &slide.question else {
        return;
    };
    let font = one_weight(&question.ask, theme::semibold)(ASKED);
    let ask = RichText::new(&question.ask).font(font);
    let ask = ui.label(ask);
    announced(ui, &ask);
    // A group with the question as its name, for those who hear it.
    let role = match question.task {
        Task::Choose { .. } => egui::accesskit::Role::RadioGroup,
        _ => egui::accesskit::Role::Group,
    };
    let group = UiBuilder::new()
        .accessibility_role(role)
        .accessibility_label(&question.ask);
    ui.scope_builder(group, |ui| task(ui, asking, slide, question, tries, facts));
    let palette = Palette::of(ui);
    if asking.is_busy() && !matches!(question.task, Task::Play(_)) {
        // Not announced: the judgement comes at once.
        let words = RichText::new(text::CHECKING).font(theme::regular(size::TEXT));
        ui.label(words.color(palette.dim));
    } else if let Some(shown) = &asking.shown {
        let words = text::shown_answer(question, shown.as_ref(), slide.setup.strategy);
        framed(ui, palette.line, &words, facts);
    } else if !matches!(question.task, Task::Choose { .. })
        && let Some((_, said)) = asking.last()
        && !is_not_a_number(&question.task, asking)
    {
        let color = match question.task {
            Task::Play(_) if !said.right => palette.line,
            _ => palette.judged(said.right),
        };
        framed(ui, color, &judged(question, said), facts);
        if let Reason::NotAdmissible(found) = &said.reason {
            above_the_truth(ui, found);
        }
    }
    hints(ui, asking, &question.hints, facts);
}

fn task(
    ui: &mut Ui,
    asking: &mut Asking,
    slide: &Slide,
    question: &Question,
    tries: &Tries,
    facts: &Facts,
) {
    match &question.task {
        Task::Choose { options, .. } => choose(ui, asking, slide, options, tries.right, facts),
        Task::Number { .. } => number(ui, asking, slide, tries.right, facts),
        Task::Heuristic(_) => heuristic(ui, asking, slide, facts),
        Task::Play(play) => hand_view::show(ui, asking, slide, play, facts),
        Task::Solve => {
            note(ui, &text::SLIDE_TILES);
            moves_made(ui, &mut asking.typed);
        }
        Task::Predict(times) => {
            if !tries.right {
                note(ui, &text::CLICK_NEXT);
            }
            // A slide that was answered right at an earlier visit is not counted again.
            if times.get() > 1 && (!tries.right || !asking.typed.boards.is_empty()) {
                // The last prediction counts once it is judged; until then no other is accepted.
                let open = usize::from(asking.is_busy());
                let right = asking.typed.boards.len().saturating_sub(open);
                note(ui, &text::predicted(right, times.get()));
            }
            if asking.shown.is_some() {
                ui.horizontal_wrapped(|ui| {
                    for (index, board) in asking.typed.boards.iter().enumerate() {
                        show_board(ui, ("shown", index), board, Vec2::splat(MARKED));
                    }
                });
            }
        }
        Task::Mark { .. } => mark(ui, asking, slide, tries, facts),
    }
}

fn note(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).font(theme::regular(size::TEXT));
    let said = ui.label(words.color(Palette::of(ui).dim));
    announced(ui, &said);
}

fn framed(ui: &mut Ui, color: Color32, words: &str, facts: &Facts) {
    theme::tinted(Palette::of(ui), color).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let said = linked(ui, words, OPTION - 1.0, facts);
        announced(ui, &said);
    });
}

/// Shows the options with their keys. A chosen option shows why it is right or wrong, and once the question is answered all do.
fn choose(
    ui: &mut Ui,
    asking: &mut Asking,
    slide: &Slide,
    options: &[Choice],
    answered: bool,
    facts: &Facts,
) {
    let told = answered || asking.shown.is_some();
    let free = !ui.ctx().text_edit_focused();
    for (index, option) in options.iter().enumerate() {
        let given = Answer::Option(index);
        let known = asking.on(&given).cloned();
        let reason = match (&known, &slide.question) {
            (Some(known), Some(question)) => judged(question, known),
            _ if told => option.because.clone(),
            _ => String::new(),
        };
        let pressed = free && is_pressed(ui, index);
        let known = known.as_ref();
        let clicked = option_card(ui, index + 1, option, known, &reason, facts).clicked();
        if (pressed || clicked) && known.is_none() && !told {
            asking.give(given, slide, facts);
        }
    }
}

fn option_card(
    ui: &mut Ui,
    number: usize,
    option: &Choice,
    known: Option<&Judgement>,
    reason: &str,
    facts: &Facts,
) -> Response {
    let palette = *Palette::of(ui);
    let color = known.map(|known| palette.judged(known.right));
    let fill = color.map_or(palette.panel, |color| {
        palette.card.lerp_to_gamma(color, 0.14)
    });
    let frame = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, color.unwrap_or(palette.line)))
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(14, 12));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(12.0, 4.0);
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let key = RichText::new(number.to_string()).font(theme::medium(size::TEXT));
            ui.label(key.color(palette.dim));
            ui.vertical(|ui| {
                let words = RichText::new(&option.text).size(OPTION);
                ui.add(egui::Label::new(words).wrap().selectable(false));
                if !reason.is_empty() {
                    let said = linked(ui, reason, OPTION - 1.0, facts);
                    if known.is_some() {
                        announced(ui, &said);
                    }
                }
            });
        });
    });
    let id = ui.scope_id().with(("option", number));
    let response = ui.interact(shown.response.rect, id, Sense::click());
    let name = match known {
        None => text::option(number, &option.text),
        Some(known) if known.right => text::option_right(number, &option.text),
        Some(_) => text::option_wrong(number, &option.text),
    };
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, known.is_some(), &name));
    if known.is_some() {
        announced(ui, &response);
    }
    if number == 1 {
        comes_first(ui, &response);
    }
    if reason.is_empty() && (response.hovered() || response.has_focus()) {
        let line = Stroke::new(1.5, palette.accent);
        let rect = shown.response.rect;
        ui.painter()
            .rect_stroke(rect, theme::CARD_RADIUS, line, StrokeKind::Inside);
    }
    response
}

fn number(ui: &mut Ui, asking: &mut Asking, slide: &Slide, answered: bool, facts: &Facts) {
    ui.horizontal(|ui| {
        // As high as the button, so that all are aligned.
        ui.set_min_height(USUAL.y);
        let name = ui.label(RichText::new(text::NUMBER).size(OPTION));
        let width = (ui.available_width() - USUAL.x - 28.0).clamp(56.0, 140.0);
        let field = number_edit(&mut asking.typed.text, width);
        let field = ui.add(field).labelled_by(name.id);
        comes_first(ui, &field);
        let entered = is_entered(ui, &field);
        if entered && answered {
            facts.ask(Effect::NextSlide);
        } else if primary_clicked(ui, !asking.is_busy(), text::CHECK) || entered {
            asking.submit(slide, facts);
            if entered {
                field.request_focus();
            }
        }
    });
    if slide
        .task()
        .is_some_and(|task| is_not_a_number(task, asking))
    {
        note(ui, &text::NOT_A_NUMBER);
    }
}

/// Returns whether what is typed into the field for a number is none.
fn is_not_a_number(task: &Task, asking: &Asking) -> bool {
    let typed = asking.typed.text.trim();
    let asks = matches!(task, Task::Number { .. });
    asks && !typed.is_empty() && parse_number(typed).is_none()
}

fn heuristic(ui: &mut Ui, asking: &mut Asking, slide: &Slide, facts: &Facts) {
    let edit = program_edit(&mut asking.typed.text, 5, f32::INFINITY);
    let field = field(ui, text::PROGRAM, edit, false);
    comes_first(ui, &field);
    if primary_clicked(ui, !asking.is_busy(), text::CHECK) {
        asking.submit(slide, facts);
    }
}

/// Shows the hints that were asked for, and a button for the next one.
fn hints(ui: &mut Ui, asking: &mut Asking, hints: &[String], facts: &Facts) {
    for hint in hints.iter().take(asking.hints) {
        framed(ui, Palette::of(ui).line, hint, facts);
    }
    let (next, count) = (asking.hints + 1, hints.len());
    if next <= count && quiet(ui, &text::hint(next, count)).clicked() {
        asking.hints = next;
    }
}

/// Shows a board of which an estimate says more than the truth.
fn above_the_truth(ui: &mut Ui, found: &Overestimate) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        show_board(ui, "above the truth", &found.board, Vec2::splat(REFUTED));
        let words = text::h_and_truth(found.h, found.h_star);
        ui.label(RichText::new(words).font(theme::semibold(OPTION)));
    });
}

/// Shows the boards marked so far; a click removes a mark.
fn mark(ui: &mut Ui, asking: &mut Asking, slide: &Slide, tries: &Tries, facts: &Facts) {
    if !tries.right {
        note(ui, &text::CLICK_ALL);
    }
    note(ui, &text::marked(asking.typed.boards.len()));
    let mut taken_back = None;
    ui.horizontal_wrapped(|ui| {
        for (index, board) in asking.typed.boards.iter().enumerate() {
            let place = Vec2::splat(MARKED);
            let shown = show_board(ui, ("marked", index), board, place);
            // Apart from the board, which cannot keep the focus.
            let id = shown.id.with("unmark");
            let response = ui.interact(shown.rect, id, Sense::click());
            named(ui, &response, &text::unmark(board));
            if response.clicked() {
                taken_back = Some(index);
            }
        }
    });
    if let Some(index) = taken_back {
        asking.typed.boards.remove(index);
    }
    let (name, about) = text::CHECK;
    let check = primary(ui, !asking.is_busy(), &name, &name, USUAL);
    if check.on_hover_text(about.text()).clicked() {
        asking.submit(slide, facts);
    }
}

pub(crate) fn tiles(ui: &mut Ui, asking: &mut Asking, slide: &Slide, facts: &Facts) {
    let problem = slide.setup.problem;
    let area = ui.available_rect_before_wrap();
    let side = (area.width() * 0.52).min(area.height() * 0.7);
    let goal = side * 0.42;
    let whole = side + 48.0 + goal;
    let left = area.center().x - whole / 2.0;
    let top = area.center().y - side / 2.0;
    let place = egui::Rect::from_min_size(pos2(left, top), Vec2::splat(side));
    let id = Id::unique("tiles to slide");
    // The arrow keys slide the tiles at once.
    if asking.judged.is_empty() && ui.memory(|memory| memory.focused().is_none()) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let size = place.size();
    let moved = at(ui, place, |ui| {
        slid(ui, id, &mut asking.typed, &problem, size)
    });
    let aim = egui::Rect::from_center_size(
        pos2(left + side + 48.0 + goal / 2.0, area.center().y),
        Vec2::splat(goal),
    );
    at(ui, aim, |ui| {
        show_board(ui, "goal of tiles", &problem.goal(), aim.size())
    });
    let title = aim.center_top() - vec2(0.0, 14.0);
    let font = theme::medium(size::TEXT);
    let color = Palette::of(ui).dim;
    let words = slidescope_core::text::present::GOAL;
    ui.painter()
        .text(title, egui::Align2::CENTER_BOTTOM, words, font, color);
    if moved {
        asking.submit(slide, facts);
    }
}
