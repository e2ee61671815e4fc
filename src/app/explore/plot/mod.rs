//! The live curves: frontier and visited as the search goes.

pub(crate) mod axes;

use egui::{Align2, Color32, RichText, Role, Stroke, Ui, WidgetInfo, vec2};
use egui_plot::{Line, LineStyle, PlotPoints, VLine};

use crate::{
    app::{
        Action, Model, XAxis,
        explore::{
            self,
            plot::axes::{Axes, steps, still},
        },
        open_list,
        playback::{Run, Transport},
        theme::{self, Palette, size},
        widgets::{label, plain_list, toggle},
    },
    worker::{Sample, Series},
};

/// Shows them in a card that fills its place.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 4.0;
        header(ui, model, actions);
        let none = Series::default();
        let series = model.playback.run.as_ref().map_or(&none, |run| &run.series);
        if let Some(k) = curves(ui, model, series) {
            actions.push(Action::transport(Transport::GoTo(k)));
        }
    });
}

/// Draws the curves without anything to be done with them.
pub(crate) fn picture(ui: &mut Ui, model: &Model, run: &Run) {
    ui.horizontal(|ui| {
        legends(ui, model);
        ui.add_space(8.0);
        label(ui, model.explore.x_axis.name());
    });
    let _ = curves(ui, model, &run.series);
}

/// What the two curves are.
fn legends(ui: &mut Ui, model: &Model) {
    let palette = Palette::of(ui);
    let algorithm = model.settings.strategy.algorithm;
    let (stored, about) = if algorithm.is_depth_first() {
        (
            "path",
            "All that is stored: the nodes from the start to the one that comes next.",
        )
    } else {
        ("visited", "All states stored so far.")
    };
    legend(ui, palette.dim, false, stored, about);
    ui.add_space(8.0);
    let about = "Nodes waiting to be expanded.";
    legend(
        ui,
        palette.algorithm(algorithm),
        true,
        open_list(algorithm),
        about,
    );
}

fn header(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let narrow = ui.available_width() < 400.0;
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        legends(ui, model);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let log = model.explore.log_axis;
            let button = toggle(ui, log, "log", "Logarithmic axis");
            if button
                .on_hover_text("A logarithmic vertical axis.")
                .clicked()
            {
                actions.push(Action::Explore(explore::Action::LogAxis(!log)));
            }
            let chosen = model.explore.x_axis;
            let (words, width) = if narrow {
                (chosen.short_name(), 100.0)
            } else {
                (chosen.name(), 148.0)
            };
            let text = RichText::new(words)
                .size(size::LABEL + 1.0)
                .color(palette.dim);
            let words = ("Horizontal axis", "What the horizontal axis counts.");
            plain_list(ui, words, width, text, |ui| {
                for axis in XAxis::ALL {
                    if ui.selectable_label(axis == chosen, axis.name()).clicked() {
                        actions.push(Action::Explore(explore::Action::XAxis(axis)));
                    }
                }
            });
        });
    });
}

/// A curve's mark and name; the dot is filled for the one and hollow for the other.
fn legend(ui: &mut Ui, color: Color32, filled: bool, name: &str, about: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 12.0), egui::Sense::hover());
        let stroke = Stroke::new(2.5, color);
        if filled {
            ui.painter().hline(rect.x_range(), rect.center().y, stroke);
        } else {
            let dash = egui::Shape::dashed_line(
                &[rect.left_center(), rect.right_center()],
                stroke,
                5.0,
                3.0,
            );
            ui.painter().extend(dash);
        }
        let text = RichText::new(name)
            .font(theme::medium(size::LABEL + 1.0))
            .color(Palette::of(ui).text);
        ui.label(text).on_hover_text(about);
    });
}

/// What a curve shows of a sample.
type Value = fn(&Sample) -> u64;

/// The curves up to the moment looked at, what comes after faint behind it. Gives back the moment that was clicked.
fn curves(ui: &mut Ui, model: &Model, series: &Series) -> Option<u64> {
    let palette = *Palette::of(ui);
    let axes = Axes {
        x: model.explore.x_axis,
        log: model.explore.log_axis,
    };
    let newest = series.last();
    let at = model.playback.run.as_ref().map(|run| run.timeline.at());
    let now = at.and_then(|at| series.before(at)).or(newest);
    let until = now.map_or(0, |now| now.expanded);
    let points = |value: Value, past: bool| -> PlotPoints<'static> {
        let place = |s: Sample| [axes.x(&s), axes.y(value(&s))];
        let seen = |s: &Sample| {
            if past {
                s.expanded <= until
            } else {
                s.expanded >= until
            }
        };
        series.points().filter(seen).map(place).collect()
    };
    let curves: [(&str, Value); 2] = [("visited", |s| s.visited), ("frontier", |s| s.frontier)];
    let algorithm = model.settings.strategy.algorithm;
    let (x_most, y_most) = axes.extent(series, algorithm.is_depth_first());
    let color = palette.algorithm(algorithm);
    ui.visuals_mut().override_text_color = Some(palette.dim);
    let plot = still("curves", ui, 12.0)
        .custom_x_axes(vec![axes.x_hints(palette.dim)])
        .custom_y_axes(vec![axes.y_hints(palette.dim)])
        .x_grid_spacer(|input| steps(&input, 7.0))
        .y_grid_spacer(move |input| axes.y_marks(&input))
        .set_margin_fraction(vec2(0.0, 0.06))
        .default_x_bounds(0.0, x_most)
        .default_y_bounds(0.0, y_most)
        .label_formatter(|position| axes.readout(series, position))
        .show(ui, |plot| {
            plot.set_plot_bounds_x(0.0..=x_most);
            plot.set_plot_bounds_y(-0.02 * y_most..=y_most * 1.08);
            for (name, value) in curves {
                let (color, width, style) = match name {
                    "visited" => (palette.dim, 2.0, LineStyle::Dashed { length: 6.0 }),
                    _ => (color, 2.5, LineStyle::Solid),
                };
                for past in [false, true] {
                    let color = if past {
                        color
                    } else {
                        color.gamma_multiply(0.35)
                    };
                    let line = Line::new(format!("{name} {past}"), points(value, past));
                    let line = line.color(color).width(width).style(style);
                    plot.line(line.allow_hover(false));
                }
            }
            if let Some(now) = now.filter(|_| newest.is_some_and(|n| n.expanded > 0)) {
                let line = VLine::new("now", axes.x(&now))
                    .color(palette.accent)
                    .width(1.0)
                    .style(LineStyle::Dotted { spacing: 4.0 })
                    .allow_hover(false);
                plot.vline(line);
            }
            let pointer = plot.pointer_coordinate();
            let pressed = plot.response().is_pointer_button_down_on();
            pointer.filter(|_| pressed).map(|pointer| pointer.x)
        });
    let name = "Frontier and visited states against expansions or search time";
    plot.response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if newest.is_none_or(|n| n.expanded == 0) {
        let middle = ui.min_rect().center();
        let font = theme::regular(size::LABEL + 1.0);
        let text = "Frontier and visited grow here once the search runs.";
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, text, font, palette.dim);
    }
    let x = plot.inner?;
    let far = |s: &Sample| (axes.x(s) - x).abs();
    let nearest = series.points().min_by(|a, b| far(a).total_cmp(&far(b)))?;
    Some(match axes.x {
        // Between two samples every expansion can be looked at.
        XAxis::Expansions => x.round().clamp(0.0, series.last()?.expanded as f64) as u64,
        XAxis::Time => nearest.expanded,
    })
}
