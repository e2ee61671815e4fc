//! Nodes against length: a curve a strategy on a logarithmic axis, the spread as a band around it.

use egui::{Align, Layout, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use egui_plot::{AxisHints, FilledArea, HoverPosition, Line, PlotPoints, Points};

use crate::{
    app::{
        experiment::{
            self, Curve as LengthCurve, Experiment, Point, Quantity,
            curve_style::{Look, looks},
            experiment_view::{Wishes, body},
            progress_view::empty,
        },
        explore::plot::axes::{decades, steps, still},
        theme::{self, Palette, size},
        widgets::{label, plain_list},
    },
    text::{counted, numbers::abbreviated},
};

/// Shows it in a card that fills its place.
pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 4.0;
        let curves = experiment.view.curves();
        if experiment.job.as_ref().is_none_or(|job| job.results.is_none()) {
            let text = "Nodes generated are drawn here against the length of the boards, a curve a strategy.";
            empty(ui, "Nodes against length", text);
            return;
        }
        let strategies: Vec<_> = curves.iter().map(|curve| curve.strategy).collect();
        let looks = looks(&palette, &strategies);
        header(ui, experiment.view.quantity, wishes);
        legend(ui, curves, &looks);
        if extent(experiment).is_none() {
            ui.centered_and_justified(|ui| {
                let text = "The lengths of these boards are not known. Write each behind an = in the file, and there is a plot.";
                ui.label(body(text).color(palette.dim));
            });
            return;
        }
        chart(ui, experiment, curves, &looks, across(experiment));
    });
}

/// Draws it without anything to be done with it.
pub(crate) fn picture(ui: &mut Ui, experiment: &Experiment) {
    let palette = *Palette::of(ui);
    let curves = experiment.view.curves();
    let strategies: Vec<_> = curves.iter().map(|curve| curve.strategy).collect();
    let looks = looks(&palette, &strategies);
    let quantity = experiment.view.quantity.name();
    label(ui, &format!("{quantity} against length, log, mean ± s.d."));
    legend(ui, curves, &looks);
    if extent(experiment).is_some() {
        chart(ui, experiment, curves, &looks, across(experiment));
    }
}

fn header(ui: &mut Ui, quantity: Quantity, wishes: &mut Wishes<'_>) {
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        let text = RichText::new(quantity.name()).font(theme::semibold(size::TEXT));
        let words = ("Vertical axis", "What the vertical axis counts.");
        plain_list(ui, words, 150.0, text, |ui| {
            for each in Quantity::ALL {
                if ui.selectable_label(each == quantity, each.name()).clicked() {
                    wishes.push(experiment::Action::Count(each));
                }
            }
        });
        label(ui, "against length");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            label(ui, "log · mean ± s.d.").on_hover_text(
                "A logarithmic axis. Each point is the mean of the boards of one length; the band reaches one standard deviation up and down, but not beyond the largest and the smallest count.",
            );
        });
    });
}

/// Which curve is whose.
fn legend(ui: &mut Ui, curves: &[LengthCurve], looks: &[Look]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        for (curve, look) in curves.iter().zip(looks) {
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 14.0), Sense::hover());
            look.paint(ui.painter(), rect);
            let name = curve.strategy.to_string();
            let text = RichText::new(name).font(theme::medium(size::LABEL + 1.0));
            ui.label(text)
                .on_hover_text(curve.strategy.algorithm.summary());
            ui.add_space(8.0);
        }
    });
}

/// What a length is.
fn across(experiment: &Experiment) -> &'static str {
    let results = experiment.job.as_ref().and_then(|job| job.results.as_ref());
    if results.is_some_and(|results| results.plan.is_exact()) {
        "length of a shortest solution"
    } else {
        "moves of the random walk"
    }
}

/// The shortest and the longest length that there are boards of.
fn extent(experiment: &Experiment) -> Option<(u32, u32)> {
    use crate::study::experiment::Source;
    let results = experiment.job.as_ref()?.results.as_ref()?;
    match &results.plan.spec().source {
        Source::Drawn { lengths, .. } => Some((lengths.from(), lengths.to())),
        Source::Given(instances) => {
            let known = || instances.iter().filter_map(|instance| instance.length);
            known().min().zip(known().max())
        }
    }
}

fn chart(
    ui: &mut Ui,
    experiment: &Experiment,
    curves: &[LengthCurve],
    looks: &[Look],
    across: &str,
) {
    let palette = *Palette::of(ui);
    let (from, to) = extent(experiment).unwrap_or((0, 1));
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let highest = points().map(|point| point.high).fold(10.0, f64::max);
    let lowest = points().map(|point| point.low).fold(highest, f64::min);
    let (bottom, top) = (log(lowest).floor(), log(highest).ceil());
    let font = theme::regular(size::LABEL);
    let x_axis = AxisHints::new_x()
        .label(RichText::new(across).size(size::LABEL).color(palette.dim))
        .formatter(|mark, _| format!("{:.0}", mark.value))
        .label_spacing(16.0..=20.0)
        .tick_label_color(palette.dim)
        .tick_label_font(font.clone());
    let y_axis = AxisHints::new_y()
        .formatter(|mark, _| abbreviated(10_f64.powf(mark.value)))
        .min_thickness(44.0)
        .label_spacing(10.0..=14.0)
        .tick_label_color(palette.dim)
        .tick_label_font(font);
    ui.visuals_mut().override_text_color = Some(palette.dim);
    let quantity = experiment.view.quantity;
    let margin = f64::from(to - from).max(1.0) * 0.03;
    let plot = still("experiment curves", ui, 4.0)
        .custom_x_axes(vec![x_axis])
        .custom_y_axes(vec![y_axis])
        .x_grid_spacer(|input| {
            // Lengths are whole numbers.
            let marks = steps(&input, 12.0);
            marks
                .into_iter()
                .filter(|mark| mark.value.fract() == 0.0)
                .collect()
        })
        .y_grid_spacer(|input| decades(&input))
        .label_formatter(|position| readout(curves, position))
        .show(ui, |plot| {
            plot.set_plot_bounds_x(f64::from(from) - margin..=f64::from(to) + margin);
            plot.set_plot_bounds_y(bottom - 0.1..=top + 0.1);
            for (curve, look) in curves.iter().zip(looks) {
                let x: Vec<f64> = curve.points.iter().map(|p| f64::from(p.length)).collect();
                let of = |value: fn(&Point) -> f64| -> Vec<f64> {
                    curve.points.iter().map(|p| log(value(p))).collect()
                };
                let band = FilledArea::new("spread", &x, &of(|p| p.low), &of(|p| p.high))
                    .fill_color(look.color.gamma_multiply(0.16))
                    .allow_hover(false);
                plot.add(band);
            }
            for (curve, look) in curves.iter().zip(looks) {
                let points = || -> PlotPoints<'static> {
                    let place = |p: &Point| [f64::from(p.length), log(p.mean)];
                    curve.points.iter().map(place).collect()
                };
                let name = curve.strategy.to_string();
                let line = Line::new(name.clone(), points())
                    .color(look.color)
                    .width(2.0)
                    .style(look.style())
                    .allow_hover(false);
                plot.line(line);
                let marks = Points::new(format!("{name} marks"), points())
                    .color(look.color)
                    .radius(4.0)
                    .shape(look.mark())
                    .allow_hover(false);
                plot.points(marks);
            }
        });
    let name = format!("{} against length, a curve a strategy", quantity.name());
    plot.response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}

/// A count of nodes is hardly ever 0; where it is, it stands with 1.
fn log(value: f64) -> f64 {
    value.max(1.0).log10()
}

/// What the curves are worth at the length nearest to the pointer.
fn readout(curves: &[LengthCurve], position: &HoverPosition<'_>) -> Option<String> {
    let (HoverPosition::Elsewhere { position } | HoverPosition::NearDataPoint { position, .. }) =
        position;
    let far = |length: u32| (f64::from(length) - position.x).abs();
    let lengths = curves
        .iter()
        .flat_map(|curve| &curve.points)
        .map(|p| p.length);
    let length = lengths.min_by(|a, b| far(*a).total_cmp(&far(*b)))?;
    let here = curves.iter().flat_map(|curve| &curve.points);
    let boards = here
        .filter(|point| point.length == length)
        .map(|p| p.boards);
    let boards = counted(boards.max().unwrap_or(0), "board");
    let mut text = format!("length {length}, {boards}");
    for curve in curves {
        let Some(point) = curve.points.iter().find(|point| point.length == length) else {
            continue;
        };
        let spread = point
            .deviation
            .map_or_else(String::new, |s| format!(" ± {}", abbreviated(s)));
        text += &format!("\n{}: {}{spread}", curve.strategy, abbreviated(point.mean));
    }
    Some(text)
}
