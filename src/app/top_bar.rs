//! The bar at the top: the app's name, its screens, theme, zoom and help.

use egui::{
    Align, Align2, Layout, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::app::export::export_view;
use crate::app::help::help_view;
use crate::app::lesson::lesson_view;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{Icon, icon_button, quiet, width_of};
use crate::app::{Action, Model, Screen, Theme, present, settings};
use crate::text::numbers::percent;
use crate::text::present as present_text;
use crate::text::window as text;

/// Below this width, in points, everything stands closer.
const NARROW: f32 = 980.0;

pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let narrow = ui.available_width() < NARROW;
    let gap = if narrow { 4.0 } else { 12.0 };
    ui.horizontal_centered(|ui| {
        let name = RichText::new(text::TITLE).font(theme::bold(size::HEADING + 1.0));
        ui.label(name);
        ui.add_space(gap + 4.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        for visited in Screen::ALL {
            screen_button(ui, model.screen, visited, narrow, actions);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            help_view::button(ui, model, actions);
            ui.add_space(gap);
            zoom(ui, model, actions);
            ui.add_space(gap);
            theme_button(ui, model, actions);
            ui.add_space(gap);
            let (name, about) = present_text::PRESENT;
            if quiet(ui, name).on_hover_text(about).clicked() {
                actions.push(Action::Present(present::Action::Show(true)));
            }
            export_view::menu(ui, model, actions);
            lesson_view::menu(ui, model, actions);
        });
    });
}

/// A screen, lit where it is shown.
fn screen_button(
    ui: &mut Ui,
    now: Screen,
    screen: Screen,
    narrow: bool,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let (on, name) = (now == screen, screen.name());
    let width = if narrow {
        width_of(ui, name, &theme::semibold(size::TEXT)) + 14.0
    } else {
        92.0
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, 26.0), Sense::click());
    let color = if on || response.hovered() {
        palette.text
    } else {
        palette.dim
    };
    if on {
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect(rect, 13.0, palette.card, line, StrokeKind::Inside);
    }
    if response.has_focus() {
        let line = Stroke::new(2.0, palette.accent);
        ui.painter()
            .rect_stroke(rect, 13.0, line, StrokeKind::Inside);
    }
    let font = theme::semibold(size::TEXT);
    let painter = ui.painter();
    painter.text(rect.center(), Align2::CENTER_CENTER, name, font, color);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), on, name));
    if response.on_hover_text(screen.about()).clicked() {
        actions.push(Action::Visit(screen));
    }
}

fn theme_button(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let now = model.settings.theme;
    let icon = match now {
        Theme::System => Icon::System,
        Theme::Light => Icon::Light,
        Theme::Dark => Icon::Dark,
    };
    let name = text::theme(now.name());
    let about = text::about_theme(now.name(), now.next().name());
    if icon_button(ui, true, icon, &name, false)
        .on_hover_text(about)
        .clicked()
    {
        actions.push(Action::Settings(settings::Action::Theme(now.next())));
    }
}

/// − 100 % +, right to left.
fn zoom(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let now = model.settings.zoom;
    let step = |ui: &mut Ui, sign: &str, (name, about): (&str, &str), to: f32| {
        let text = RichText::new(sign)
            .font(theme::regular(size::HEADING))
            .color(Palette::of(ui).dim);
        let button = egui::Button::new(text)
            .frame_when_inactive(false)
            .min_size(vec2(24.0, 24.0));
        let response = ui.add_enabled(to != now, button).on_hover_text(about);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(name));
        response
            .clicked()
            .then_some(Action::Settings(settings::Action::Zoom(to)))
    };
    let (larger, smaller) = (
        model.settings.zoom_step(true),
        model.settings.zoom_step(false),
    );
    actions.extend(step(ui, "+", text::LARGER, larger));
    let zoom = RichText::new(percent(f64::from(now * 100.0), 0))
        .font(theme::regular(size::TEXT))
        .color(Palette::of(ui).dim);
    let button = egui::Button::new(zoom)
        .frame_when_inactive(false)
        .min_size(vec2(58.0, 24.0));
    let response = ui.add(button).on_hover_text(text::UNZOOM);
    if response.clicked() {
        actions.push(Action::Settings(settings::Action::Zoom(1.0)));
    }
    actions.extend(step(ui, "−", text::SMALLER, smaller));
}
