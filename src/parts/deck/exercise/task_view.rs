//! A task: the question, its boards, the controls to answer it, and the verdict where it may be seen.
use egui::{Frame, Margin, RichText, ScrollArea, Ui, vec2};

use crate::Facts;
use crate::deck::answer::boards_view::{BOARD, picture, pictures};
use crate::deck::answer::{Asked, Way, fields_view};
use crate::deck::exercise::Work;
use crate::deck::exercise::kept::Fate;
use crate::deck::exercise::verdict::Verdict;
use crate::theme::{self, Palette, size};
use crate::widgets::{announced, as_heading, label, primary, quiet, quiet_clicked, warning};
use slidescope_core::lesson::exercise::Answer;
use slidescope_core::text::course::CHECKING;
use slidescope_core::text::exercises as text;
use slidescope_core::text::papers::{answer, asked, context, points};

const ASKED: f32 = 17.0;
const SAID: f32 = 15.0;
const MARGIN: Margin = Margin::symmetric(20, 14);
const FOOT: f32 = 62.0;

pub(crate) fn show(ui: &mut Ui, work: &mut Work, facts: &Facts) {
    let at = work.at;
    // The button stays visible below a long table.
    let room = (ui.available_height() - FOOT).max(FOOT);
    ScrollArea::vertical()
        .auto_shrink([false, true])
        .max_height(room)
        .id_salt(("task", at))
        .show(ui, |ui| {
            Frame::new().inner_margin(MARGIN).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 10.0;
                head(ui, work);
                let locked = work.is_locked(at);
                let mut typed = work.seen(at);
                let before = typed.clone();
                let verdict = work.verdict(at);
                let asked = Asked {
                    own: work.own(),
                    expanded: &work.expanded[at],
                    slips: verdict.map_or(&[], |it| &it.grade.slips),
                    arrives: work.arrives,
                };
                let entered = ui.scope(|ui| {
                    // A submitted answer must remain legible.
                    ui.visuals_mut().disabled_alpha = 0.9;
                    ui.add_enabled_ui(!locked, |ui| {
                        fields_view::show(ui, &mut typed, &asked, facts)
                    })
                });
                if !locked && typed != before {
                    work.typed[at] = typed;
                    work.refused = None;
                }
                if entered.inner.inner {
                    work.answer(facts);
                }
                let shown = work.verdict(at).map(|verdict| said(ui, verdict, work));
                // In a low window it could appear outside the visible part.
                if let Some(shown) = shown
                    && std::mem::take(&mut work.reveals)
                {
                    shown.scroll_to_me(None);
                }
            });
        });
    Frame::new()
        .inner_margin(Margin { top: 4, ..MARGIN })
        .show(ui, |ui| foot(ui, work, facts));
    work.arrives = false;
}

fn head(ui: &mut Ui, work: &Work) {
    let (own, palette) = (work.own(), Palette::of(ui));
    let title = text::title(own.number + 1, points(own.task.points));
    let title = ui.label(RichText::new(title).font(theme::bold(size::HEADING + 4.0)));
    as_heading(ui, &title);
    announced(ui, &title);
    for line in asked(own) {
        let asked = ui.label(RichText::new(line).font(theme::medium(ASKED)));
        announced(ui, &asked);
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
        // A heuristic is defined for all boards, so no start is shown.
        let start = (way != Way::Program).then(|| (text::BOARD.text(), problem.start()));
        for (name, board) in start
            .into_iter()
            .chain([(text::GOAL.text(), problem.goal())])
        {
            picture(ui, name, &board, BOARD, ("board of task", work.at, name));
        }
    });
    let expanded = &work.expanded[work.at];
    if !expanded.is_empty() {
        label(ui, &text::EXPANDED);
        pictures(ui, expanded, "expanded board");
    }
}

/// The button that submits the answer, and the button to the next task.
fn foot(ui: &mut Ui, work: &mut Work, facts: &Facts) {
    let (at, palette) = (work.at, Palette::of(ui));
    let is_done = work.is_done(at);
    let locked = work.is_locked(at);
    let (own, typed) = (work.own(), &work.typed[at]);
    let is_file = Way::of(&own.task) == Way::File && !typed.text.trim().is_empty();
    let ready = (is_file
        || typed
            .answer(Way::of(&own.task), &own.setup().problem)
            .is_some())
        && !work.reading.is_busy();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        if !locked {
            let (name, about) = text::ANSWER;
            let button = primary(ui, ready, &name, &name, vec2(104.0, 38.0));
            if button.on_hover_text(about.text()).clicked() {
                work.answer(facts);
            }
        }
        let (name, about) = text::NEXT;
        let next = if locked {
            primary(ui, true, &name, &name, vec2(124.0, 38.0))
        } else {
            quiet(ui, &name)
        };
        if next.on_hover_text(about.text()).clicked() {
            work.go_to(at + 1);
        }
        if let Some(refused) = &work.refused {
            return warning(ui, refused);
        }
        let fate = work.fate(at);
        if is_done && let Fate::OnlyHere(fault) = &fate {
            warning(ui, &text::taken_only_here(fault.as_deref()));
            if quiet_clicked(ui, text::SAVE) {
                work.go_to(work.tasks.len());
            }
            return;
        }
        let tries = text::tries(work.again);
        let words = match (is_done, locked) {
            _ if work.reading.is_busy() => text::READING.text(),
            _ if work.may_see(at) && work.verdict(at).is_none() => CHECKING.text(),
            (_, true) if work.closed => text::CLOSED.text(),
            (_, true) if work.handed_in => text::HANDED_IN.text(),
            (true, _) if fate == Fate::Pending => text::KEEPING.text(),
            (true, _) if fate == Fate::Saved => text::TAKEN_SAVED.text(),
            (true, true) => text::TAKEN.text(),
            (true, false) => text::TAKEN_AGAIN.text(),
            (false, _) => &tries,
        };
        let said = ui.label(RichText::new(words).size(size::TEXT).color(palette.dim));
        announced(ui, &said);
    });
}

/// Shows the points of the answer, and the right answer where it may be seen.
fn said(ui: &mut Ui, verdict: &Verdict, work: &Work) -> egui::Response {
    let (own, palette) = (work.own(), Palette::of(ui));
    let all = own.task.points;
    let is_right = verdict.grade.points == all;
    theme::tinted(palette, palette.judged(is_right))
        .show(ui, |ui| {
            ui.set_width(ui.available_width().min(640.0));
            let words = text::points_of(verdict.grade.points, all);
            let say = |ui: &mut Ui, words: RichText| {
                let said = ui.label(words);
                announced(ui, &said);
            };
            say(ui, RichText::new(words).font(theme::semibold(SAID)));
            let question = own.task.slide.question.as_ref();
            let more = question.map(|it| if is_right { &it.right } else { &it.wrong });
            if let Some(more) = more.filter(|it| !it.is_empty() && work.is_done(work.at)) {
                say(ui, RichText::new(more).size(SAID));
            }
            for slip in &verdict.grade.slips {
                say(ui, RichText::new(text::slip(slip)).size(size::TEXT));
            }
            match &verdict.right {
                Some(Answer::Boards(boards)) => {
                    ui.label(RichText::new(text::right("")).size(size::TEXT));
                    pictures(ui, boards, "right board");
                }
                Some(right) => {
                    let right = text::right(answer(right));
                    say(ui, RichText::new(right).size(size::TEXT));
                }
                None => {}
            }
        })
        .response
}
