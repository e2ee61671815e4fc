//! The error h* − h by true distance: the mean, and the range from least to most.

use egui::{Id, Rect, Role, Sense, Shape, Stroke, Ui, pos2};

use crate::window::screens::heuristics::check::{ErrorAt, Findings};
use crate::window::theme::{Hue, Palette};
use crate::window::widgets::{chart, described};
use slidescope_core::text::heuristics_place as text;
use slidescope_core::text::numbers::decimals;

pub(crate) fn show(ui: &mut Ui, findings: &Findings) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let response = ui.interact(rect, Id::unique("heuristic error"), Sense::hover());
    let inside = chart::inside(rect, chart::USUAL);
    let errors = &findings.errors;
    let across = errors.iter().map(|error| error.h_star).max().unwrap_or(0);
    let least = errors.iter().map(|error| error.least).min().unwrap_or(0);
    let most = errors.iter().map(|error| error.most).max().unwrap_or(0);
    let (least, most) = (least.min(0) as f32, most.max(1) as f32);
    let step = inside.width() / (across + 1) as f32;
    let x = |h_star: u32| inside.left() + (h_star as f32 + 0.5) * step;
    let pitch = inside.height() / (most - least);
    let y = |error: f32| inside.bottom() - (error - least) * pitch;

    let columns = chart::marks(across, step, 34.0).map(|h_star| (x(h_star), h_star.to_string()));
    chart::across(ui, inside, &columns.collect::<Vec<_>>(), &text::H_STAR_AXIS);
    let above = chart::marks(most as u32, pitch, 18.0).map(i64::from);
    let below = chart::marks(-least as u32, pitch, 18.0).map(|error| -i64::from(error));
    let rows = below.skip(1).chain(above);
    let rows = rows.map(|error| (y(error as f32), error.to_string()));
    chart::up(ui, inside, &rows.collect::<Vec<_>>(), true);
    chart::name_up(ui, inside, chart::USUAL, &text::ERROR_AXIS);

    let bar = |error_from: f32, error_to: f32, h_star: u32| {
        let across = x(h_star) - step * 0.36..=x(h_star) + step * 0.36;
        Rect::from_x_y_ranges(across, y(error_to) - 1.0..=y(error_from) + 1.0)
    };
    let painter = ui.painter();
    for error in errors {
        let (from, to) = (error.least as f32, error.most as f32);
        let under = (to >= 0.0).then_some((from.max(0.0), to, Hue::Orange, 0.4));
        let over = (from < 0.0).then_some((from, to.min(0.0), Hue::Vermilion, 0.55));
        for (from, to, hue, strength) in under.into_iter().chain(over) {
            let color = palette.panel.lerp_to_gamma(palette.hue(hue), strength);
            painter.rect_filled(bar(from, to, error.h_star), 1.5, color);
        }
    }
    let ends = [pos2(inside.left(), y(0.0)), pos2(inside.right(), y(0.0))];
    let line = Stroke::new(1.5, palette.gold);
    painter.extend(Shape::dashed_line(&ends, line, 5.0, 4.0));
    let mean = |error: &ErrorAt| pos2(x(error.h_star), y(error.mean as f32));
    let line = Stroke::new(2.0, palette.text);
    painter.line(errors.iter().map(mean).collect(), line);

    let check = &findings.check;
    let words = text::errors_pictured(decimals(check.mean_h_star() - check.mean_h(), 2));
    let name = &text::ERROR_PICTURE;
    described(ui, &response, Role::Image, name, Some(&words));
    let hovered = response.hover_pos().filter(|pos| inside.contains(*pos));
    let hovered = hovered.map(|pos| ((pos.x - inside.left()) / step) as u32);
    if let Some(error) = errors.iter().find(|error| Some(error.h_star) == hovered) {
        let [least, most] = [error.least, error.most].map(|error| error.to_string());
        let mean = format!("{:.2}", error.mean);
        response.on_hover_text_at_pointer(text::error_at(error.h_star, mean, least, most));
    }
}
