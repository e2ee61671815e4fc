//! Nodes against length: one curve per strategy on a logarithmic axis, with the spread as a band around it.

use egui::{Align, Color32, Label, Layout, RichText, Sense, Ui, vec2};
use egui_plot::{FilledArea, PlotPoints, Points};

use crate::window::screens::experiment::results_view::tallied;
use crate::window::screens::experiment::{Curve as LengthCurve, Experiment, Point};
use slidescope_core::lesson::Quantity;
use slidescope_core::text::experiment as text;
use slidescope_core::text::numbers::abbreviated;
use slidescope_core::text::strategies::about;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::chart::{Axis, Chart, CurveStyle, Scale};
use slidescope_parts::widgets::{full_card, heading, label, note, plain_list, width_of};

/// The quantities the user can choose.
const QUANTITIES: [Quantity; 4] = [
    Quantity::Generated,
    Quantity::Expanded,
    Quantity::Visited,
    Quantity::PeakFrontier,
];

/// Counts differ by powers of ten.
const Y: Scale = Scale::Log;

pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment) {
    full_card(ui, |ui| {
        let by_cost = goes_by_cost(experiment);
        if experiment.every.is_some() && !experiment.view.curves.is_empty() {
            ui.horizontal(|ui| {
                ui.set_height(24.0);
                heading(
                    ui,
                    match by_cost {
                        true => &text::NODES_AGAINST_COST,
                        false => &text::NODES_AGAINST_LENGTH,
                    },
                );
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    label(ui, &text::EVERY_SPREAD);
                });
            });
            return curves(ui, experiment, None);
        }
        if experiment.results().is_none() {
            heading(ui, &text::NODES_AGAINST_LENGTH);
            return match &experiment.every {
                Some(_) => note(ui, &text::EVERY_NO_RESULTS),
                None => note(ui, &text::NO_CURVES),
            };
        }
        header(ui, experiment);
        curves(ui, experiment, None);
    });
}

/// Draws the plot without controls.
pub(crate) fn picture(ui: &mut Ui, experiment: &Experiment) {
    let quantity = name_of(counted(experiment));
    label(ui, &text::plot_title(quantity));
    curves(ui, experiment, Some(quantity));
}

/// The legend and the curves. On paper the vertical axis has a title; in the window the list above names it.
fn curves(ui: &mut Ui, experiment: &Experiment, title: Option<&str>) {
    let palette = *Palette::of(ui);
    let curves = &experiment.view.curves;
    let strategies: Vec<_> = curves.iter().map(|curve| curve.strategy).collect();
    let styles = CurveStyle::each(&palette, &strategies);
    legend(ui, curves, &styles);
    let Some(extent) = extent(experiment) else {
        if title.is_none() {
            note(ui, &text::NO_LENGTHS);
        }
        return;
    };
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let highest = points().map(|point| point.high).fold(10.0, f64::max);
    let lowest = points().map(|point| point.low).fold(highest, f64::min);
    let by_cost = goes_by_cost(experiment);
    let across: &str = match experiment.results() {
        Some(results) if !results.plan.is_exact() => &text::WALK_LENGTH,
        None if by_cost => &text::LEAST_COST,
        _ => &text::SHORTEST_LENGTH,
    };
    let chart = Chart {
        id: "experiment curves",
        name: &text::plot(name_of(counted(experiment))),
        said: said(curves, by_cost),
        x: Axis::of_lengths(extent, 12.0, across),
        y: Axis {
            range: Y.place_count(lowest).floor() - 0.1..=Y.place_count(highest).ceil() + 0.1,
            title,
            ..Axis::of_counts(Y, 1.0)
        },
        spare: 4.0,
        empty: None,
    };
    chart.show(
        ui,
        |x| readout(curves, x, by_cost),
        |plot| {
            for (curve, style) in curves.iter().zip(&styles) {
                plot.add(band(curve, style.color));
            }
            for (curve, style) in curves.iter().zip(&styles) {
                let points = || -> PlotPoints<'static> {
                    let place = |p: &Point| [f64::from(p.length), Y.place_count(p.mean)];
                    curve.points.iter().map(place).collect()
                };
                let name = curve.strategy.to_string();
                style.draw(plot, &name, 2.0, points());
                let marks = Points::new(format!("{name} marks"), points())
                    .color(style.color)
                    .radius(4.0)
                    .shape(style.marker())
                    .allow_hover(false);
                plot.points(marks);
            }
        },
    );
}

fn name_of(quantity: Quantity) -> &'static str {
    tallied(quantity).0.text()
}

/// Whether the boards lie by their least costs, not by their moves.
fn goes_by_cost(experiment: &Experiment) -> bool {
    let every = experiment.every.as_ref();
    every.is_some_and(|every| !every.asked.costs().is_unit())
}

fn counted(experiment: &Experiment) -> Quantity {
    if experiment.every.is_some() {
        return Quantity::Expanded;
    }
    let preset = experiment.job.as_ref().and_then(|job| job.preset);
    experiment.view.counted(preset)
}

fn header(ui: &mut Ui, experiment: &mut Experiment) {
    let quantity = experiment.view.quantity;
    let counted = counted(experiment);
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        let width = if counted == quantity { 150.0 } else { 220.0 };
        let text = RichText::new(name_of(counted)).font(theme::semibold(size::TEXT));
        let (name, about) = text::VERTICAL_AXIS;
        plain_list(ui, (name, &about), width, text, |ui| {
            for each in QUANTITIES {
                let row = ui.selectable_label(each == quantity, name_of(each));
                if row.clicked() {
                    experiment.change_view(|view| view.count(each));
                }
            }
        });
        let about = label(ui, &text::AGAINST_LENGTH);
        if counted == Quantity::Children {
            about.on_hover_text(text::TEXTBOOK_COUNT.text());
        }
        let mut curves = experiment.view.curves.iter();
        let (scale, about) = match curves.any(|curve| curve.orders.is_some()) {
            true => text::LOG_ORDERS,
            false => (text::LOG_MEAN, text::SPREAD),
        };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            label(ui, &scale).on_hover_text(about.text());
        });
    });
}

fn legend(ui: &mut Ui, curves: &[LengthCurve], styles: &[CurveStyle]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        for (curve, style) in curves.iter().zip(styles) {
            let name = match &curve.orders {
                Some(spread) => text::of_orders(spread),
                None => curve.strategy.to_string(),
            };
            let font = theme::medium(size::LABEL + 1.0);
            // The mark stays with its name, and the gaps beside it within the card.
            if ui.available_size_before_wrap().x < 44.0 + width_of(ui, &name, &font) {
                ui.end_row();
            }
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 14.0), Sense::hover());
            style.paint(ui.painter(), rect);
            let text = RichText::new(name).font(font);
            // No name is broken at the end of a line.
            let name = ui.add(Label::new(text).extend());
            name.on_hover_text(about(curve.strategy));
            ui.add_space(8.0);
        }
    });
}

fn extent(experiment: &Experiment) -> Option<(u32, u32)> {
    use slidescope_core::study::experiment::Source;
    let Some(results) = experiment.results() else {
        let points = experiment.view.curves.first()?.points.iter();
        let lengths = || points.clone().map(|point| point.length);
        return lengths().min().zip(lengths().max());
    };
    match &results.plan.spec().source {
        Source::Drawn(draw) => Some((draw.lengths.from(), draw.lengths.to())),
        Source::Given(instances) => {
            let known = || instances.iter().filter_map(|instance| instance.length);
            known().min().zip(known().max())
        }
    }
}

fn band(curve: &LengthCurve, color: Color32) -> FilledArea {
    let x: Vec<f64> = curve.points.iter().map(|p| f64::from(p.length)).collect();
    let of = |value: fn(&Point) -> f64| -> Vec<f64> {
        let points = curve.points.iter();
        points.map(|point| Y.place_count(value(point))).collect()
    };
    FilledArea::new("spread", &x, &of(|p| p.low), &of(|p| p.high))
        .fill_color(color.gamma_multiply(0.16))
        .allow_hover(false)
}

fn said(curves: &[LengthCurve], by_cost: bool) -> Option<String> {
    let end = |x| readout(curves, x, by_cost);
    let mut ends = vec![end(0.0)?, end(f64::from(u32::MAX))?];
    ends.dedup();
    Some(ends.join("\n"))
}

fn readout(curves: &[LengthCurve], x: f64, by_cost: bool) -> Option<String> {
    let far = |length: u32| (f64::from(length) - x).abs();
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let lengths = points().map(|point| point.length);
    let length = lengths.min_by(|a, b| far(*a).total_cmp(&far(*b)))?;
    let here = points().filter(|point| point.length == length);
    let boards = here.map(|point| point.boards).max().unwrap_or(0);
    let mut text = text::length_of_boards(by_cost, length, boards);
    for curve in curves {
        for point in curve.points.iter().filter(|point| point.length == length) {
            text.push('\n');
            text += &text::point(curve.strategy, point.mean, point.deviation);
            if curve.orders.is_some() {
                text += &text::in_range(abbreviated(point.low), abbreviated(point.high));
            }
        }
    }
    Some(text)
}
