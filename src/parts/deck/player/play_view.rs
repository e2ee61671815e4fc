//! A lesson being played: a bar with its slides, a large picture, the text and question beside it, the controls below.

use egui::{Align, Layout, Panel, Rangef, Rect, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use crate::deck::editor::asks_view;
use crate::deck::player::{Asking, Course, Play, question_view, summary_view};
use crate::help::explained::linked;
use crate::playback::shared_bar;
use crate::theme::{self, PHONE, Palette, side, size};
use crate::widgets::{
    Icon, announced, elided_label, icon_button, label, primary, quiet, quiet_clicked,
    round_icon_button,
};
use crate::{Effect, Facts, Screen};
use slidescope_core::lesson::{Scene, Tab, Task};
use slidescope_core::run::{Command, Transport};
use slidescope_core::text::{course as text, playback};

/// The size of a slide's text and question.
const SAID: f32 = 18.0;
/// The share of the width that the text takes, and its limits.
const SHARE: f32 = 0.38;
const WIDTH: Rangef = Rangef {
    min: 320.0,
    max: 560.0,
};
/// The share of the height that the text takes on a phone, where it is below the picture.
const BELOW: f32 = 0.5;
const DOTS: f32 = 18.0;

/// The panels around the picture.
pub fn show(ui: &mut Ui, course: &mut Course, facts: &Facts) {
    let palette = *Palette::of(ui);
    Panel::top("lesson bar")
        .exact_size(44.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| bar(ui, course, facts));
    let Some(slide) = course.play.as_ref().map(Play::slide) else {
        return;
    };
    let has_steps = match slide.map(|slide| &slide.scene) {
        Some(Scene::Explore(scene)) => scene.tab != Some(Tab::Board),
        scene => matches!(scene, Some(Scene::Compare(_))),
    };
    if has_steps {
        Panel::bottom("lesson steps")
            .exact_size(64.0)
            .frame(side(&palette, 16, 0))
            .show(ui, |ui| steps(ui, course, facts));
    }
    if slide.is_none() {
        return;
    }
    if ui.available_width() < PHONE {
        Panel::bottom("lesson words below")
            .exact_size((ui.available_height() * BELOW).round())
            .frame(side(&palette, 16, 12).fill(palette.panel))
            .show(ui, |ui| words(ui, course, facts));
        return;
    }
    let width = (ui.available_width() * SHARE).clamp(WIDTH.min, WIDTH.max);
    Panel::right("lesson words")
        .exact_size(width.round())
        .resizable(false)
        .frame(side(&palette, 24, 20).fill(palette.panel))
        .show(ui, |ui| words(ui, course, facts));
}

/// Shows the title, a dot for each slide, the score, and the buttons that leave.
fn bar(ui: &mut Ui, course: &Course, facts: &Facts) {
    let (Some(play), palette) = (&course.play, *Palette::of(ui)) else {
        return;
    };
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let phone = ui.available_width() < PHONE;
        if !phone {
            ui.label(RichText::new(&play.title).font(theme::bold(size::HEADING)));
            ui.add_space(12.0);
        }
        let room = ui.available_width() - if phone { 150.0 } else { 470.0 };
        let step = (room / play.count() as f32).clamp(6.0, DOTS);
        dots(ui, course, play, step, facts);
        ui.add_space(8.0);
        let (now, count) = (play.at() + 1, play.count());
        if play.at() < count {
            crate::deck::editor::text_view::number(ui, now, count, size::TEXT);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let buttons = [
                (text::LEAVE, Effect::LeaveLesson),
                (
                    slidescope_core::text::present::PRESENT,
                    Effect::StartPresenting,
                ),
                (text::PANELS, Effect::UnfoldLesson),
            ];
            // A phone has room only for the button that leaves.
            for (words, effect) in buttons.into_iter().take(if phone { 1 } else { 3 }) {
                if quiet_clicked(ui, words) {
                    facts.ask(effect);
                }
            }
            let score = course.played().map(|progress| progress.score(&play.lesson));
            if let Some(score) = score.filter(|score| score.tried > 0 && !phone) {
                let words = text::answered(score.at_first, score.tried);
                let words = RichText::new(words).font(theme::regular(size::TEXT));
                ui.label(words.color(palette.dim));
            }
        });
    });
}

/// A dot for each slide: green if its question was answered right at the first try, gold if later, red if not yet.
fn dots(ui: &mut Ui, course: &Course, play: &Play, step: f32, facts: &Facts) {
    let palette = *Palette::of(ui);
    let size = vec2(step * play.count() as f32, 24.0);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    for (index, slide) in play.lesson.slides.iter().enumerate() {
        let left = row.left() + step * index as f32;
        let place = Rect::from_min_size(egui::pos2(left, row.top()), vec2(step, row.height()));
        let id = ui.scope_id().with(("slide dot", index));
        let response = ui.interact(place, id, Sense::click());
        let tries = course.played().and_then(|progress| progress.on(index));
        let asks = slide.question.is_some();
        let number = index + 1;
        let (fill, name) = match tries.filter(|_| asks) {
            Some(tries) if tries.is_right_at_first() => (palette.good, text::dot_right(number)),
            Some(tries) if tries.right => (palette.gold, text::dot_later(number)),
            Some(tries) if tries.tries > 0 => (palette.bad, text::dot_wrong(number)),
            _ if asks => (palette.line, text::dot_open(number)),
            _ => (palette.line, text::dot(number)),
        };
        let radius = if asks { 5.0 } else { 3.5 };
        ui.painter().circle_filled(place.center(), radius, fill);
        if index == play.at() || response.has_focus() {
            let ring = Stroke::new(2.0, palette.accent);
            ui.painter().circle_stroke(place.center(), 6.5, ring);
        }
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
        if response.on_hover_text(name).clicked() {
            facts.ask(Effect::Slide(index));
        }
    }
}

/// Shows the slide's text and question, and the button that continues.
fn words(ui: &mut Ui, course: &mut Course, facts: &Facts) {
    let tries = course.tries();
    let is_open = course.is_open();
    let Some(play) = &mut course.play else {
        return;
    };
    let Some(slide) = play.lesson.slides.get(play.at()) else {
        return;
    };
    let mut show_answer = false;
    let foot = 34.0;
    let room = ui.available_height() - foot;
    let width = ui.available_width();
    ui.allocate_ui(vec2(width, room), |ui| {
        ui.set_min_height(room);
        // Long text in a low window scrolls.
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            // The text of a text slide is shown as the picture already.
            if !slide.text.is_empty() && !matches!(slide.scene, Scene::Text(_)) {
                let said = linked(ui, &slide.text, SAID, facts);
                announced(ui, &said);
                ui.add_space(8.0);
            }
            if slide.question.is_some() {
                if !std::mem::replace(&mut play.asking.arrived, true) {
                    // Also a field of the slide before, so that the first Tab goes to this question.
                    if let Some(id) = ui.memory(egui::Memory::focused) {
                        ui.memory_mut(|memory| memory.surrender_focus(id));
                    }
                }
                question_view::show(ui, &mut play.asking, slide, &tries, facts);
            }
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                let (name, about) = if is_open { text::SKIP } else { text::NEXT };
                let next = if is_open {
                    quiet(ui, &name)
                } else {
                    primary(ui, true, &name, &name, vec2(92.0, 40.0))
                };
                if next.on_hover_text(about.text()).clicked() {
                    facts.ask(Effect::NextSlide);
                }
                show_answer = is_open
                    && Asking::offers_answer(&tries)
                    && quiet_clicked(ui, text::SHOW_ANSWER);
                let searches = matches!(&slide.scene, Scene::Explore(scene)
                    if matches!(scene.tab, None | Some(Tab::Tree)));
                if searches
                    && slide.question.is_some()
                    && !is_open
                    && quiet_clicked(ui, text::STEP_BY_STEP)
                {
                    facts.ask_all([
                        Effect::UnfoldLesson,
                        Effect::ShowTab(Tab::Expansion),
                        Effect::transport(Transport::GoTo(0)),
                        Effect::Playback(Command::FineSteps(true)),
                        Effect::transport(Transport::Step),
                    ]);
                }
            });
        });
    });
    if tries.right && slide.question.is_some() {
        let words = match slide.task() {
            Some(Task::Play(_)) => slidescope_core::text::play::REACHED.to_string(),
            _ => text::tried(&tries, facts.keeps),
        };
        let said = label(ui, &words);
        announced(ui, &said);
    }
    if show_answer {
        course.show_answer(facts);
    }
}

/// Shows the buttons back, run, step and finish, the position of the search, and the keys.
fn steps(ui: &mut Ui, course: &Course, facts: &Facts) {
    let task = course.task();
    // Moving on would give away the answer.
    let moves = !facts.hides_next;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let phone = ui.available_width() < PHONE;
        let (icon, name) = shared_bar::run_or_pause(facts.playback.plays());
        let back = icon_button(ui, moves, Icon::Back, &playback::STEP_BACK, true);
        let run = round_icon_button(ui, moves, icon, &name, 36.0);
        let step = icon_button(ui, moves, Icon::Step, &playback::STEP, true);
        let finish = icon_button(ui, moves, Icon::Finish, &playback::FINISH, true);
        for (button, transport) in [
            (back, Transport::StepBack),
            (run, Transport::Toggle),
            (step, Transport::Step),
            (finish, Transport::Finish),
        ] {
            if button.clicked() {
                facts.transport(transport);
            }
        }
        ui.add_space(8.0);
        if facts.screen == Screen::Explore {
            let newest = facts.playback.expanded().max(facts.playback.at());
            let words = text::moment(facts.playback.at(), newest);
            elided_label(ui, &words, theme::regular(size::TEXT), 260.0);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let words = match task {
                Some(Task::Choose { options, .. }) => text::keys_choose(options.len()),
                _ => text::KEYS.to_string(),
            };
            if !phone {
                label(ui, &words);
            }
            if !phone && facts.screen == Screen::Explore && moves {
                ui.add_space(16.0);
                shared_bar::status(ui, &facts.status());
            }
        });
    });
}

/// Shows the line above the window while its panels are shown at a slide.
pub fn unfolded(ui: &mut Ui, course: &Course, facts: &Facts) {
    let Some(play) = course.play.as_ref().filter(|play| play.unfolded) else {
        return;
    };
    let at = (play.at() + 1).min(play.count());
    let words = text::unfolded(&play.title, at, play.count());
    match asks_view::line(ui, "unfolded lesson", &words, [text::BACK, text::LEAVE]) {
        Some(true) => facts.ask(Effect::FoldLesson),
        Some(false) => facts.ask(Effect::LeaveLesson),
        None => {}
    }
}

/// Shows what replaces the slide's scene, if anything: the tiles to slide, or the summary. Returns whether it did.
pub fn own_picture(ui: &mut Ui, course: &mut Course, facts: &Facts) -> bool {
    let Some(play) = &mut course.play else {
        return false;
    };
    let Some(slide) = play.lesson.slides.get(play.at()) else {
        summary_view::show(ui, course, facts);
        return true;
    };
    if matches!(slide.task(), Some(Task::Solve)) {
        question_view::tiles(ui, &mut play.asking, slide, facts);
        return true;
    }
    false
}
