//! One plot with the curves of all strategies.

use egui::{Align2, Popup, Rect, Role, Ui, WidgetInfo, pos2, vec2};
use egui_plot::{AxisHints, HoverPosition, Line, LineStyle, Plot, PlotPoint, PlotPoints};

use super::super::axes::{decades, short, step_up, steps};
use crate::{
    app::{
        action::Action,
        model::{ClockBy, CompareWish, Curve, Hue, Lane, Model, seconds, thousands},
        theme::{self, Palette, size},
        widgets::{list_looks, menu_button, paint_mark, toggle},
    },
    search::Stats,
    worker::Series,
};

/// Shows it in a card that fills its place.
pub(super) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 4.0;
        header(ui, model, actions);
        curves(ui, model, actions);
    });
}

fn header(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let now = model.compare.curve();
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 60.0).min(236.0);
        let button = menu_button(ui, now.name(), "Curves", vec2(width, 26.0));
        Popup::menu(&button).show(|ui| {
            list_looks(ui);
            for curve in Curve::ALL {
                if ui.selectable_label(curve == now, curve.name()).clicked() {
                    actions.push(Action::Compare(CompareWish::Curve(curve)));
                }
            }
        });
        button.on_hover_text("What the curves show, and against what.");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let log = model.compare.log_axes();
            let button = toggle(ui, log, "log", "Logarithmic axes");
            let about = "Logarithmic axes; depths are counted one by one all the same.";
            if button.on_hover_text(about).clicked() {
                actions.push(Action::Compare(CompareWish::LogAxes(!log)));
            }
        });
    });
}

/// A point of a curve: the moment it is of, in expansions, and what it shows.
struct Point {
    k: u64,
    x: f64,
    y: u64,
}

/// How values map to the plot's coordinates.
#[derive(Clone, Copy)]
struct Scale {
    curve: Curve,
    log: bool,
}

impl Scale {
    const fn by(self) -> ClockBy {
        self.curve.against()
    }

    /// Whether the horizontal axis is logarithmic.
    fn log_x(self) -> bool {
        self.log && self.by() != ClockBy::Depth
    }

    fn x(self, x: f64) -> f64 {
        if self.log_x() { x.log10() } else { x }
    }

    /// On a logarithmic axis 0 stands with 1: a count of nodes is hardly ever 0.
    fn y(self, y: u64) -> f64 {
        if self.log {
            (y.max(1) as f64).log10()
        } else {
            y as f64
        }
    }

    const fn value(self, stats: &Stats) -> u64 {
        match self.curve {
            Curve::Frontier | Curve::FrontierByDepth | Curve::FrontierByTime => stats.frontier,
            Curve::Visited | Curve::VisitedByDepth => stats.visited,
            Curve::ExpandedByDepth | Curve::ExpandedByTime => stats.expanded,
        }
    }

    /// The curve of a strategy; what has no place on a logarithmic axis is left out.
    fn points(self, lane: &Lane) -> Vec<Point> {
        let point = |x: f64, stats: &Stats| Point {
            k: stats.expanded,
            x,
            y: self.value(stats),
        };
        let points: Vec<Point> = if self.by() == ClockBy::Depth {
            lane.by_depth()
                .map(|(depth, stats)| point(depth as f64, &stats))
                .collect()
        } else {
            let samples = lane.series().into_iter().flat_map(Series::points);
            let placed = samples.map(|sample| {
                let stats = Stats {
                    expanded: sample.expanded,
                    frontier: sample.frontier,
                    visited: sample.visited,
                    ..Stats::default()
                };
                let x = match self.by() {
                    ClockBy::Time => sample.seconds,
                    _ => sample.expanded as f64,
                };
                point(x, &stats)
            });
            placed.collect()
        };
        let log = self.log_x();
        points
            .into_iter()
            .filter(|point| !log || point.x > 0.0)
            .collect()
    }

    fn x_words(self, mark: f64) -> String {
        let value = if self.log_x() {
            10_f64.powf(mark)
        } else {
            mark
        };
        if self.log_x() && (mark - mark.round()).abs() > 1e-6 {
            return String::new();
        }
        match self.by() {
            ClockBy::Time => seconds(value),
            ClockBy::Depth => format!("{value:.0}"),
            ClockBy::Expansions => short(value),
        }
    }

    fn y_words(self, mark: f64) -> String {
        match self.log {
            true if (mark - mark.round()).abs() > 1e-6 => String::new(),
            true => short(10_f64.powf(mark)),
            false => short(mark),
        }
    }
}

/// A strategy's curve, ready to be drawn.
struct Drawn {
    name: String,
    hue: Hue,
    points: Vec<Point>,
    /// Its moment that is looked at.
    now: u64,
}

/// The ends of the axes: left, right, top.
fn extent(scale: Scale, drawn: &[Drawn]) -> (f64, f64, f64) {
    let points = || drawn.iter().flat_map(|drawn| &drawn.points);
    let right = points().map(|point| point.x).fold(0.0, f64::max);
    let least = points().map(|point| point.x).fold(f64::INFINITY, f64::min);
    let top = points().map(|point| point.y).max().unwrap_or(0).max(10);
    let smallest = match scale.by() {
        ClockBy::Time => 1e-4,
        ClockBy::Depth | ClockBy::Expansions => 10.0,
    };
    let right = right.max(smallest);
    let (left, right) = match (scale.log_x(), scale.by()) {
        (true, _) if least.is_finite() => (least.log10().floor(), right.log10() + 0.1),
        (true, _) => (0.0, 5.0),
        (false, ClockBy::Depth) => (0.0, right * 1.03),
        (false, _) => (0.0, step_up(right * 1.02)),
    };
    let top = if scale.log {
        (top as f64).log10().ceil()
    } else {
        step_up(top as f64)
    };
    (left, right, top)
}

fn curves(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    let compare = &model.compare;
    let scale = Scale {
        curve: compare.curve(),
        log: compare.log_axes(),
    };
    let drawn: Vec<Drawn> = compare
        .lanes()
        .iter()
        .map(|lane| Drawn {
            name: lane.strategy().to_string(),
            hue: lane.hue(),
            points: scale.points(lane),
            now: compare.moment_of(lane),
        })
        .collect();
    let (left, right, top) = extent(scale, &drawn);
    let low = -0.02 * top;
    ui.visuals_mut().override_text_color = Some(palette.dim);
    let plot = Plot::new("compared curves")
        .height(ui.available_height())
        .width(ui.available_width() - 8.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_axis_zoom_drag(false)
        .show_background(false)
        .grid_color(palette.line)
        .cursor_color(palette.dim)
        .show_y(false)
        .custom_x_axes(vec![
            axis(AxisHints::new_x(), palette.dim)
                .formatter(move |mark, _| scale.x_words(mark.value))
                .label_spacing(36.0..=46.0),
        ])
        .custom_y_axes(vec![
            axis(AxisHints::new_y(), palette.dim)
                .formatter(move |mark, _| scale.y_words(mark.value))
                .min_thickness(44.0)
                .label_spacing(10.0..=14.0),
        ])
        .x_grid_spacer(move |input| {
            if scale.log_x() {
                decades(&input)
            } else {
                steps(&input, 6.0)
            }
        })
        .y_grid_spacer(move |input| {
            if scale.log {
                decades(&input)
            } else {
                steps(&input, 4.0)
            }
        })
        .set_margin_fraction(vec2(0.0, 0.06))
        .label_formatter(|position| Some(readout(scale, &drawn, position)))
        .show(ui, |plot| {
            plot.set_plot_bounds_x(left..=right);
            plot.set_plot_bounds_y(low..=top * 1.08);
            for drawn in &drawn {
                for past in [false, true] {
                    let color = palette.hue(drawn.hue);
                    let color = if past {
                        color
                    } else {
                        color.gamma_multiply(0.35)
                    };
                    let name = format!("{} {past}", drawn.name);
                    let line = Line::new(name, line(scale, drawn, past)).color(color);
                    plot.line(line.width(2.0).style(style(drawn.hue)).allow_hover(false));
                }
            }
            let pressed = plot.response().is_pointer_button_down_on();
            plot.pointer_coordinate().filter(|_| pressed)
        });
    let name = format!("{} of every strategy", scale.curve.name());
    plot.response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let rect = plot.response.rect;
    ends(
        ui,
        rect,
        |x, y| plot.transform.position_from_point(&PlotPoint::new(x, y)),
        scale,
        &drawn,
    );
    if drawn.iter().all(|drawn| drawn.points.len() < 2) {
        let font = theme::regular(size::LABEL + 1.0);
        let text = "The curves grow here once the searches run.";
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            text,
            font,
            palette.dim,
        );
    }
    if let Some(pointer) = plot.inner.filter(|_| compare.has_begun()) {
        let at = to_clock(scale, pointer.x);
        if scale.by() == compare.clock().by() {
            actions.push(Action::Compare(CompareWish::GoTo(at)));
        }
    }
}

/// The clock's moment at a place of the horizontal axis.
fn to_clock(scale: Scale, x: f64) -> u64 {
    let value = if scale.log_x() { 10_f64.powf(x) } else { x };
    let unit = if scale.by() == ClockBy::Time {
        1e6
    } else {
        1.0
    };
    (value * unit).round().max(0.0) as u64
}

fn axis(hints: AxisHints<'static>, color: egui::Color32) -> AxisHints<'static> {
    hints
        .tick_label_color(color)
        .tick_label_font(theme::regular(size::LABEL))
}

/// A dash for each hue, so that curves can be told apart without their colours.
const fn style(hue: Hue) -> LineStyle {
    match hue {
        Hue::Sky | Hue::Green | Hue::Orange => LineStyle::Solid,
        Hue::Pink => LineStyle::Dashed { length: 10.0 },
        Hue::Vermilion => LineStyle::Dashed { length: 5.0 },
        Hue::Yellow => LineStyle::Dotted { spacing: 4.0 },
    }
}

fn line(scale: Scale, drawn: &Drawn, past: bool) -> PlotPoints<'static> {
    // What is to come begins where what has been ends.
    let passed = drawn.points.partition_point(|point| point.k <= drawn.now);
    let seen = if past {
        &drawn.points[..passed]
    } else {
        &drawn.points[passed.saturating_sub(1)..]
    };
    let points = seen.iter();
    points
        .map(|point| [scale.x(point.x), scale.y(point.y)])
        .collect()
}

/// A mark on each curve where the clock stands.
fn ends(
    ui: &Ui,
    rect: Rect,
    place: impl Fn(f64, f64) -> egui::Pos2,
    scale: Scale,
    drawn: &[Drawn],
) {
    let palette = Palette::of(ui);
    let painter = ui.painter().with_clip_rect(rect.expand(6.0));
    for drawn in drawn {
        let past = drawn.points.iter().take_while(|point| point.k <= drawn.now);
        if let Some(point) = past.last() {
            let at = place(scale.x(point.x), scale.y(point.y));
            paint_mark(
                &painter,
                pos2(at.x, at.y),
                5.0,
                drawn.hue,
                palette.hue(drawn.hue),
            );
        }
    }
}

/// What the curves are worth where the pointer is.
fn readout(scale: Scale, drawn: &[Drawn], position: &HoverPosition<'_>) -> String {
    let (HoverPosition::Elsewhere { position } | HoverPosition::NearDataPoint { position, .. }) =
        position;
    let at = to_clock(scale, position.x);
    let mut words = match scale.by() {
        ClockBy::Expansions => format!("{} expansions", thousands(at)),
        ClockBy::Depth => format!("depth or f {at}"),
        ClockBy::Time => seconds(at as f64 / 1e6),
    };
    for drawn in drawn {
        let far = |point: &&Point| (scale.x(point.x) - position.x).abs();
        let near = drawn.points.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
        if let Some(point) = near {
            words += &format!("\n{} {}", drawn.name, thousands(point.y));
        }
    }
    words
}
