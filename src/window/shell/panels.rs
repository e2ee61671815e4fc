//! The window, panel by panel: which of them are drawn, and in which order, also while it is presented or blanked.

use egui::scroll_area::ScrollSource;
use egui::{CentralPanel, Frame, Panel, ScrollArea, Sense, Stroke, Ui, Vec2, vec2};

use crate::window::screens::compare::compare_view;
use crate::window::screens::experiment::{experiment_view, presented_view};
use crate::window::screens::explore::{board_view, explore_view, tabs};
use crate::window::screens::heuristics::heuristics_view;
use crate::window::screens::lessons;
use crate::window::shell::present::{
    self, PresentView, bar_view, header_view, notes_view, present_view, question_view,
};
use crate::window::shell::presentation::Zoom;
use crate::window::shell::{Model, top_bar};
use slidescope_core::lesson::{Scene, Slide, Task};
use slidescope_parts::boards::survey::{self, SurveyCard};
use slidescope_parts::deck::check::check_view;
use slidescope_parts::deck::editor::{asks_view, text_view};
use slidescope_parts::deck::exercise::{set_view, solve_view};
use slidescope_parts::deck::grading::grading_view;
use slidescope_parts::deck::player::{Play, play_view};
use slidescope_parts::help::help_view;
use slidescope_parts::pictures::tree::CameraMode;
use slidescope_parts::theme::{ONE_COLUMN, Palette, side};
use slidescope_parts::widgets::{at, full_card, ground};
use slidescope_parts::{Facts, Screen};

pub fn show(ui: &mut Ui, model: &mut Model, view: &mut PresentView) {
    let palette = *Palette::of(ui);
    // The lines between panels take the theme's hairline.
    ui.visuals_mut().widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    let window = model.snapshot();
    model.ring_marks();
    asks_view::before_loss(ui, &mut model.lesson, &window, &model.facts);
    help_view::show(ui, &mut model.help, &model.facts);
    if model.present.on {
        return presentation(ui, model, view);
    }
    if model.exercises.open.is_some() {
        return solve_view::show(ui, &mut model.exercises, &model.facts);
    }
    if model.course.is_folded() {
        return played(ui, model);
    }
    // The bar does not scroll with the screen: it is always as wide as the window.
    if !model.facts.embedded {
        Panel::top("top")
            .exact_size(44.0)
            .frame(side(&palette, 16, 0))
            .show(ui, |ui| top_bar::show(ui, model, &window));
    }
    let room = ui.available_size();
    let least = least(model.facts.screen, room.x);
    if room.x < least.x || room.y < least.y {
        scrolled(ui, room.max(least), |ui| screen(ui, model));
    } else {
        screen(ui, model);
    }
}

/// Shows a lesson that is played: the picture, with its text and questions beside it.
fn played(ui: &mut Ui, model: &mut Model) {
    play_view::show(ui, &mut model.course, &model.facts);
    let slide = model.course.play.as_ref().and_then(Play::slide);
    if let Some(slide) = slide.filter(|slide| matches!(slide.scene, Scene::Explore(_))) {
        explore_view::slide_panels(ui, &mut model.explore, &slide.panels, &model.facts);
    }
    ground(ui, 8, |ui| {
        full_card(ui, |ui| {
            if !play_view::own_picture(ui, &mut model.course, &model.facts) {
                presented(ui, model);
            }
        });
    });
}

/// Shows the presentation, from top to bottom: a line of numbers, the view, the text.
fn presentation(ui: &mut Ui, model: &mut Model, view: &mut PresentView) {
    notes_view::show(ui, &mut view.notes, model);
    if model.present.blank {
        model.present.blank = !present_view::blank(ui);
        return;
    }
    let at_slide = model.is_at_played_slide();
    let slides = model.course.slides_or(&model.lesson.slides);
    let strip = present::text_view::strip(ui, slides);
    if let Some(slide) = slides.slide().filter(|_| at_slide) {
        question_view::show(ui, &model.told, slide);
        present::text_view::show(ui, &model.told, slide);
    }
    // A slide without a screen has no header: the current screen belongs to an earlier slide.
    let is_alone = slides.alone().is_some();
    CentralPanel::default()
        .frame(Frame::new().fill(present::grounds(ui)[0]))
        .show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let inside = area.shrink2(vec2(present_view::MARGIN, 8.0));
            let (header, rest) =
                inside.split_top_bottom_at_y(inside.top() + header_view::height(inside, model));
            let rest = if is_alone {
                rest
            } else {
                header_view::show(ui, model, header);
                present_view::said(ui, &model.facts, rest)
            };
            at(ui, rest.with_min_y(rest.top() + 4.0), |ui| {
                ui.shrink_clip_rect(rest.expand2(vec2(present_view::MARGIN, 0.0)));
                presented(ui, model);
            });
        });
    present_view::bar(ui, view, |ui, visible| {
        bar_view::show(ui, model, strip, visible)
    });
    present_view::spotlight(ui.ctx());
}

fn presented(ui: &mut Ui, model: &mut Model) {
    let slides = model.course.slides_or(&model.lesson.slides);
    let tells = !model.told.is_open(slides.slide());
    let counts = |slide: &&Slide| matches!(slide.task(), Some(Task::Number { .. }));
    let asked = slides.slide().filter(counts);
    let asked = asked.map(|slide| slide.setup.problem.start());
    if let Some(slide) = slides.alone() {
        return slide_alone(ui, slide, &model.survey, &model.facts);
    }
    let (facts, tree) = (&model.facts, &mut model.explore.tree);
    let alone = model.present.on;
    tree.least = if alone { present::LEAST } else { 0.0 };
    match model.present.zoom.take() {
        Some(Zoom::By(factor)) => tree.zoom(factor),
        Some(Zoom::Whole) => tree.camera.mode = CameraMode::Fit,
        None => {}
    }
    match facts.screen {
        Screen::Explore if facts.playback.run.is_none() => board_view::show(ui, alone, facts),
        Screen::Explore => tabs::contents(ui, &mut model.explore, facts, true),
        Screen::Compare if alone => compare_view::presented(ui, &mut model.compare, tells, facts),
        Screen::Compare => compare_view::window_columns(ui, &mut model.compare, facts),
        Screen::Lessons => {}
        Screen::Heuristics => heuristics_view::presented(ui, &mut model.heuristics, asked, facts),
        Screen::Experiment => presented_view::show(ui, &mut model.experiment, facts),
    }
}

/// Shows a slide that has no screen: a text or a survey.
fn slide_alone(ui: &mut Ui, slide: &Slide, survey: &SurveyCard, facts: &Facts) {
    match &slide.scene {
        Scene::Text(picture) => text_view::alone(ui, &slide.text, picture.as_ref()),
        Scene::Survey(_) => survey::presented(ui, survey, facts),
        _ => {}
    }
}

/// Returns the minimum size of a screen below the bar, in points. In a smaller window, or at a large zoom, it scrolls.
fn least(screen: Screen, width: f32) -> Vec2 {
    match screen {
        Screen::Compare | Screen::Heuristics | Screen::Experiment if width >= ONE_COLUMN => {
            vec2(ONE_COLUMN, 516.0)
        }
        // Its panels, or its one column, scroll by themselves.
        _ => vec2(340.0, 376.0),
    }
}

/// Shows `contents` at the given `size` in a scroll area that fills the window.
fn scrolled(ui: &mut Ui, size: Vec2, contents: impl FnOnce(&mut Ui)) {
    let usual = ui.spacing().scroll;
    // Clearly visible scroll bars show that there is more.
    let bars = &mut ui.spacing_mut().scroll;
    bars.dormant_handle_opacity = 0.6;
    bars.active_handle_opacity = 0.8;
    ScrollArea::both()
        .auto_shrink(false)
        .scroll_source(ScrollSource::SCROLL_BAR | ScrollSource::MOUSE_WHEEL)
        .show(ui, |ui| {
            ui.spacing_mut().scroll = usual;
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            at(ui, rect, contents);
        });
}

fn screen(ui: &mut Ui, model: &mut Model) {
    play_view::unfolded(ui, &model.course, &model.facts);
    asks_view::offers(ui, &mut model.lesson, &model.facts);
    survey::show(ui, &mut model.survey, &model.facts);
    if model.is_at_slide() {
        text_view::panel(ui, &mut model.lesson, &model.facts);
    }
    let slide = model.lesson.slides.alone();
    if let Some(slide) = slide.filter(|_| model.course.play.is_none()) {
        return ground(ui, 16, |ui| {
            slide_alone(ui, slide, &model.survey, &model.facts);
        });
    }
    match model.facts.screen {
        Screen::Lessons => {
            let (exercises, facts) = (&mut model.exercises, &model.facts);
            if exercises.form.is_some() {
                set_view::show(ui, exercises, facts);
            } else if model.grading.is_some() {
                grading_view::show(ui, &mut model.grading, facts);
            } else if model.checking.is_some() {
                check_view::show(ui, &mut model.checking, facts);
            } else {
                lessons::show(ui, &model.course, &model.lesson, exercises, facts);
            }
        }
        Screen::Explore => explore(ui, model),
        Screen::Compare => compare_view::show(ui, &mut model.compare, &model.facts),
        Screen::Heuristics => heuristics_view::show(ui, &mut model.heuristics, &model.facts),
        Screen::Experiment => experiment_view::show(ui, &mut model.experiment, &model.facts),
    }
}

/// Shows Explore with the slides of a lesson on its timeline.
fn explore(ui: &mut Ui, model: &mut Model) {
    let (explore, facts) = (&mut model.explore, &model.facts);
    explore.tree.least = 0.0;
    let slides = model.lesson.slides_here(facts);
    let slides: Vec<_> = slides
        .map(|(_, at, slide)| (at, slide.text.as_str()))
        .collect();
    explore_view::show(ui, explore, &mut model.tiles, &slides, facts);
}
