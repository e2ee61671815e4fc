//! One plot with the curves of all strategies.

use egui::{Align2, Popup, Rect, Role, Ui, WidgetInfo, pos2, vec2};
use egui_plot::{AxisHints, HoverPosition, Line, LineStyle, PlotPoint, PlotPoints};

use crate::{
    app::{
        Action, Model,
        compare::{
            self, Curve, Hue,
            scale::{Drawn, Point, Scale, extent, to_clock},
        },
        explore::plot::axes::{decades, steps, still},
        playback::{ClockBy, Transport},
        seconds,
        theme::{self, Palette, size},
        widgets::{label, list_looks, menu_button, paint_mark, toggle},
    },
    text::{counted, thousands},
};

/// Shows it in a card that fills its place.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 4.0;
        header(ui, model, actions);
        curves(ui, model, actions);
    });
}

/// Draws the curves without anything to be done with them, and which is whose.
pub(crate) fn picture(ui: &mut Ui, model: &Model) {
    let palette = *Palette::of(ui);
    label(ui, model.compare.curve().name());
    ui.horizontal_wrapped(|ui| {
        for lane in model.compare.lanes() {
            let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), egui::Sense::hover());
            let color = palette.hue(lane.hue());
            paint_mark(ui.painter(), rect.center(), 5.0, lane.hue(), color);
            label(ui, &lane.strategy().to_string());
            ui.add_space(8.0);
        }
    });
    curves(ui, model, &mut Vec::new());
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
                    actions.push(Action::Compare(compare::Action::Curve(curve)));
                }
            }
        });
        button.on_hover_text("What the curves show, and against what.");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let log = model.compare.log_axes();
            let button = toggle(ui, log, "log", "Logarithmic axes");
            let about = "Logarithmic axes; depths are counted one by one all the same.";
            if button.on_hover_text(about).clicked() {
                actions.push(Action::Compare(compare::Action::LogAxes(!log)));
            }
        });
    });
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
    let plot = still("compared curves", ui, 8.0)
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
            actions.push(Action::Compare(compare::Action::Transport(
                Transport::GoTo(at),
            )));
        }
    }
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
        ClockBy::Expansions => counted(at, "expansion"),
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
