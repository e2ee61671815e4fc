//! One plot with the curves of all strategies.

use egui::{Popup, Ui, vec2};
use slidescope_core::text::numbers::percent;
use slidescope_core::words::count;

use crate::window::screens::compare::curves::{Against, LaneCurve, Point};
use crate::window::screens::compare::{Axes, Compare, Curve, Lane};
use slidescope_core::run::{ClockBy, Transport};
use slidescope_core::text::units::seconds;
use slidescope_core::text::{compare as text, thousands};
use slidescope_parts::Facts;
use slidescope_parts::theme::Palette;
use slidescope_parts::widgets::chart::{Axis, Chart, CurveStyle, thinned};
use slidescope_parts::widgets::{full_card, label, list_style, menu_button, paint_mark, switch};

pub(crate) fn show(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    full_card(ui, |ui| {
        header(ui, compare);
        if let Some(at) = curves(ui, compare, false) {
            facts.transport(Transport::GoTo(at));
        }
    });
}

pub(crate) fn picture(ui: &mut Ui, compare: &Compare) {
    let palette = *Palette::of(ui);
    label(ui, compare.plot.curve.name());
    ui.horizontal_wrapped(|ui| {
        for lane in &compare.lanes {
            let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), egui::Sense::hover());
            let color = palette.hue(lane.hue);
            paint_mark(ui.painter(), rect.center(), 5.0, lane.hue, color);
            label(ui, &lane.strategy.to_string());
            ui.add_space(8.0);
        }
    });
    curves(ui, compare, true);
}

fn header(ui: &mut Ui, compare: &mut Compare) {
    let now = compare.plot.curve;
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 60.0).min(236.0);
        let button = menu_button(ui, now.name(), text::CURVES.0.text(), vec2(width, 26.0));
        Popup::menu(&button).show(|ui| {
            list_style(ui);
            for curve in Curve::ALL {
                if ui.selectable_label(curve == now, curve.name()).clicked() {
                    compare.plot.curve = curve;
                }
            }
        });
        button.on_hover_text(text::CURVES.1.text());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            switch(ui, &mut compare.plot.log, text::LOG);
        });
    });
}

/// Draws the curves. In a file the axes are `titled`; in the window the button above names them. Returns the moment of
/// the clock that is pressed.
fn curves(ui: &mut Ui, compare: &Compare, titled: bool) -> Option<u64> {
    let palette = *Palette::of(ui);
    let axes = compare.plot;
    let lanes = compare.lanes.iter();
    let curve = |lane: &Lane| axes.of_lane(lane, compare.moment_of(lane));
    let curves: Vec<LaneCurve> = lanes.map(curve).collect();
    let nothing = curves.iter().all(|curve| curve.points.len() < 2);
    let ends = curves.iter().filter_map(|curve| curve.points.last());
    let end = ends
        .map(|point| axes.x().place(point.x))
        .fold(0.0, f64::max);
    let [x, y] = [axes.across(&curves), axes.up(&curves)].map(|axis| Axis {
        title: axis.title.filter(|_| titled),
        ..axis
    });
    let chart = Chart {
        id: "compared curves",
        name: &text::plot(axes.curve.name()),
        said: (!nothing).then(|| readout(axes, &curves, end)),
        x,
        y,
        spare: 8.0,
        empty: nothing.then_some(&text::NO_CURVES),
    };
    // A file may be enlarged, so no points are left out.
    let grain = if titled { [0.0; 2] } else { chart.grain(ui) };
    let shown = chart.show(
        ui,
        |x| Some(readout(axes, &curves, x)),
        |plot| {
            for curve in &curves {
                let style = CurveStyle::of(&palette, curve.hue);
                let points = curve.points.iter().map(|point| axes.place(point));
                style.draw(plot, &curve.name, 2.0, thinned(points, grain));
            }
        },
    );
    let painter = ui.painter().with_clip_rect(shown.response.rect.expand(6.0));
    for curve in &curves {
        if let Some(point) = curve.points.last() {
            let [x, y] = axes.place(point);
            let color = palette.hue(curve.hue);
            paint_mark(&painter, shown.place(x, y), 5.0, curve.hue, color);
        }
    }
    let pressed = shown.pressed.filter(|_| compare.has_begun())?;
    axes.to_clock(compare.clock.by(), pressed)
}

fn readout(axes: Axes, curves: &[LaneCurve], x: f64) -> String {
    let value = axes.x().value(x).max(0.0);
    let mut words = match axes.against() {
        Against::Share => text::share_of_run(percent(value.min(100.0), 0)),
        Against::Clock(ClockBy::Expansions) => count::expansions(value.round() as u64),
        Against::Clock(ClockBy::Depth) => text::at_depth(value.round() as u64),
        Against::Clock(ClockBy::Time) => seconds(value),
    };
    for curve in curves {
        let far = |point: &&Point| (axes.x().place(point.x) - x).abs();
        let near = curve.points.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
        if let Some(point) = near {
            words += &format!("\n{} {}", curve.name, thousands(point.y));
        }
    }
    words
}
