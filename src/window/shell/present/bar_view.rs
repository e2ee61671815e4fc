//! The bar that appears when the pointer moves: slides, steps, views, and the button that leaves.

use egui::{Align, Frame, Layout, Margin, Popup, Rect, Stroke, Ui, UiBuilder, vec2};

use crate::window::screens::compare::Compare;
use crate::window::shell::Model;
use slidescope_core::lesson::Tab;
use slidescope_core::run::Transport;
use slidescope_core::text::explore::tabs;
use slidescope_core::text::lesson::on_slide;
use slidescope_core::text::node::why;
use slidescope_core::text::{playback, present as text};
use slidescope_parts::deck::editor::Slides;
use slidescope_parts::playback::shared_bar::run_or_pause;
use slidescope_parts::theme::{self, Palette};
use slidescope_parts::widgets::{
    Icon, at_right, choice, choice_width, icon_button, label, menu_button, quiet_clicked,
    quiet_width,
};
use slidescope_parts::{Effect, Facts, Screen};

const HEIGHT: f32 = 36.0;
const GAP: f32 = 6.0;

/// Shows the bar in the middle of `area`, or keeps it available to screen readers and the Tab key. Returns whether it has
/// the keyboard focus.
pub(crate) fn show(ui: &mut Ui, model: &mut Model, area: Rect, visible: bool) -> bool {
    let (present, facts) = (&mut model.present, &model.facts);
    let palette = *Palette::of(ui);
    let width = area.width() - 16.0;
    let rect = Rect::from_center_size(area.center(), vec2(width, HEIGHT));
    let mut child = ui.new_child(
        UiBuilder::new()
            .max_rect(rect)
            .layout(Layout::left_to_right(Align::Center)),
    );
    if !visible {
        child.set_opacity(0.0);
    }
    let frame = Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(12, 0));
    frame.show(&mut child, |ui| {
        ui.set_min_size(vec2(width - 24.0, HEIGHT - 2.0));
        ui.spacing_mut().item_spacing.x = GAP;
        slides(ui, model.course.slides_or(&model.lesson.slides), facts);
        ui.add_space(4.0);
        transport(ui, &model.compare, facts);
        ui.add_space(4.0);
        if facts.screen == Screen::Explore {
            let right = [text::BLANK, text::NOTES, text::LEAVE];
            let right = right.map(|(name, _)| quiet_width(ui, name.text()) + GAP);
            // The score takes the room of one or two tabs.
            let room = match facts.playback.predict {
                None => ui.available_width() - right.iter().sum::<f32>(),
                Some(_) => 0.0,
            };
            views(ui, model.explore.tab, room, facts);
        }
        at_right(ui, |ui| {
            if quiet_clicked(ui, text::BLANK) {
                present.blank = true;
            }
            if quiet_clicked(ui, text::NOTES) {
                present.notes = !present.notes;
            }
            if quiet_clicked(ui, text::LEAVE) {
                facts.ask(Effect::StopPresenting);
            }
            if let Some(predict) = &facts.playback.predict {
                let (right, answered) = predict.score();
                label(ui, &why::score(right, answered));
            }
        });
    });
    let focused = ui.ctx().memory(egui::Memory::focused);
    let within = focused.and_then(|id| ui.ctx().read_response(id));
    within.is_some_and(|response| rect.contains_rect(response.rect))
}

fn slides(ui: &mut Ui, slides: &Slides, facts: &Facts) {
    let (count, current) = (slides.len(), slides.current);
    let back = current.is_some_and(|index| index > 0);
    let on = current.map_or(count > 0, |index| index + 1 < count);
    for (enabled, icon, (name, about), turn) in [
        (back, Icon::Start, on_slide::PREVIOUS, Effect::PreviousSlide),
        (on, Icon::Finish, on_slide::NEXT, Effect::NextSlide),
    ] {
        let button = icon_button(ui, enabled, icon, &name, true);
        if button.on_hover_text(text::with_key(name, about)).clicked() {
            facts.ask(turn);
        }
    }
}

fn transport(ui: &mut Ui, compare: &Compare, facts: &Facts) {
    let (plays, at) = match facts.screen {
        Screen::Explore => (facts.playback.plays(), facts.playback.at()),
        Screen::Compare => (compare.plays(), compare.at()),
        Screen::Lessons | Screen::Heuristics | Screen::Experiment => return,
    };
    let (icon, name) = run_or_pause(plays);
    for (enabled, icon, name, transport) in [
        (at > 0, Icon::Back, playback::STEP_BACK, Transport::StepBack),
        (true, icon, name, Transport::Toggle),
        (true, Icon::Step, playback::STEP, Transport::Step),
    ] {
        let button = icon_button(ui, enabled, icon, &name, true);
        if button.on_hover_text(name.text()).clicked() {
            facts.transport(transport);
        }
    }
}

/// Shows the views to choose from: as tabs, or as a menu if there is no room for tabs.
fn views(ui: &mut Ui, shown: Tab, room: f32, facts: &Facts) {
    let views = [
        (Tab::Board, tabs::BOARD),
        (Tab::Tree, tabs::TREE),
        (Tab::StateSpace, tabs::STATE_SPACE),
        (Tab::Depths, tabs::DEPTHS),
        (Tab::Expansion, tabs::EXPANSION),
        (Tab::Solution, tabs::SOLUTION),
    ];
    let unsolved = usize::from(facts.playback.replay.is_none());
    let there = &views[..views.len() - unsolved];
    let choices = |ui: &mut Ui| {
        for (tab, name) in there {
            if choice(ui, *tab == shown, name).clicked() {
                facts.ask(Effect::ShowTab(*tab));
            }
        }
    };
    let widths = there.iter().map(|(_, name)| choice_width(ui, name) + GAP);
    if widths.sum::<f32>() <= room {
        return choices(ui);
    }
    let name = views.iter().find(|(tab, _)| *tab == shown);
    let name = name.map_or("", |(_, name)| name.text());
    Popup::menu(&menu_button(ui, name, &text::VIEW, vec2(112.0, 26.0))).show(choices);
}
