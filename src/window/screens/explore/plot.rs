//! The live curves: frontier and visited nodes over the course of the search.

use std::cmp::Ordering;

use egui::{Color32, RichText, Stroke, Ui, vec2};
use egui_plot::{LineStyle, VLine};

use slidescope_core::run::{Run, Transport};
use slidescope_core::services::search_task::Sample;
use slidescope_core::text::explore as text;
use slidescope_core::text::numbers::abbreviated;
use slidescope_core::text::strategies::open_list;
use slidescope_core::text::units::seconds;
use slidescope_parts::Facts;
use slidescope_parts::pictures::{ViewOptions, XAxis};
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::chart::{Axis, Chart, Scale, draw_line, step_up, thinned};
use slidescope_parts::widgets::{at_right, full_card, label, plain_list, small, switch};

pub(crate) fn show(ui: &mut Ui, options: &mut ViewOptions, facts: &Facts) {
    full_card(ui, |ui| {
        let Some(run) = &facts.playback.run else {
            ui.centered_and_justified(|ui| label(ui, &text::plot::EMPTY));
            return;
        };
        header(ui, options, facts);
        let points = run.curve();
        if let Some(k) = curves(ui, *options, &points, false, facts) {
            facts.transport(Transport::GoTo(k));
        }
    });
}

pub(crate) fn picture(ui: &mut Ui, options: ViewOptions, run: &Run, facts: &Facts) {
    ui.horizontal(|ui| legends(ui, facts));
    let _ = curves(ui, options, &run.curve(), true, facts);
}

fn legends(ui: &mut Ui, facts: &Facts) {
    let palette = Palette::of(ui);
    let algorithm = facts.settings.strategy.algorithm;
    let [path, visited] = [text::plot::PATH, text::plot::VISITED];
    let (stored, about) = if algorithm.is_depth_first() {
        path
    } else {
        visited
    };
    legend(ui, palette.dim, false, &stored, &about);
    ui.add_space(8.0);
    let (color, waiting) = (palette.algorithm(algorithm), open_list(algorithm));
    legend(ui, color, true, waiting, &text::plot::WAITING);
}

fn header(ui: &mut Ui, options: &mut ViewOptions, facts: &Facts) {
    let palette = Palette::of(ui);
    let narrow = ui.available_width() < 400.0;
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        legends(ui, facts);
        at_right(ui, |ui| {
            let chosen = options.x_axis;
            let (name, width) = if narrow {
                (chosen.titles()[1], 100.0)
            } else {
                (chosen.name(), 148.0)
            };
            let name = small(name, palette.dim);
            let (axis, about) = text::plot::X_AXIS;
            plain_list(ui, (axis, &about), width, name, |ui| {
                for axis in XAxis::ALL {
                    ui.selectable_value(&mut options.x_axis, axis, axis.name());
                }
            });
            let words = [text::LOG, text::plot::LOG_NAME, text::ABOUT_LOG];
            switch(ui, &mut options.log_axis, words);
        });
    });
}

/// Shows a curve's mark and name. The mark is a solid line if `filled`, otherwise a dashed one.
fn legend(ui: &mut Ui, color: Color32, filled: bool, name: &str, about: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 12.0), egui::Sense::hover());
        let stroke = Stroke::new(2.5, color);
        if filled {
            ui.painter().hline(rect.x_range(), rect.center().y, stroke);
        } else {
            let ends = [rect.left_center(), rect.right_center()];
            let dash = egui::Shape::dashed_line(&ends, stroke, 5.0, 3.0);
            ui.painter().extend(dash);
        }
        let name = RichText::new(name)
            .font(theme::medium(size::LABEL + 1.0))
            .color(Palette::of(ui).text);
        ui.label(name).on_hover_text(about);
    });
}

type Value = fn(&Sample) -> u64;

/// Draws the curves. After the moment shown they are faint. Returns the moment that was clicked. In a file the axes are
/// `titled`; in the window the row above names them.
fn curves(
    ui: &mut Ui,
    options: ViewOptions,
    series: &[Sample],
    titled: bool,
    facts: &Facts,
) -> Option<u64> {
    let palette = *Palette::of(ui);
    let axes = Axes {
        x: options.x_axis,
        y: Scale::of(options.log_axis),
    };
    let newest = series.last().filter(|newest| newest.expanded > 0);
    let now = facts.playback.run.as_ref().and_then(Run::now);
    let until = now.map_or(0, |now| now.expanded);
    let algorithm = facts.settings.strategy.algorithm;
    let dashed = LineStyle::Dashed { length: 6.0 };
    let color = palette.algorithm(algorithm);
    let curves: [(&str, Value, Color32, f32, LineStyle); 2] = [
        ("visited", |s| s.visited, palette.dim, 2.0, dashed),
        ("frontier", |s| s.frontier, color, 2.5, LineStyle::Solid),
    ];
    let chart = Chart {
        id: "curves",
        name: &text::plot::NAME,
        said: now.filter(|_| newest.is_some()).map(readout),
        x: Axis {
            title: titled.then_some(axes.x.titles()[0]),
            ..axes.across(series)
        },
        y: Axis {
            title: titled.then_some(&text::plot::STATES),
            ..axes.up(series, algorithm.is_depth_first())
        },
        spare: 12.0,
        empty: newest.is_none().then_some(&text::plot::EMPTY),
    };
    // A file may be enlarged, so no points are left out.
    let grain = if titled { [0.0; 2] } else { chart.grain(ui) };
    let shown = chart.show(
        ui,
        |x| axes.nearest(series, x).map(readout),
        |plot| {
            for (name, value, color, width, style) in curves {
                for past in [false, true] {
                    // Both parts meet at the moment itself, which may lie between two samples.
                    let (before, after) = if past { (None, now) } else { (now, None) };
                    let side = if past {
                        Ordering::Less
                    } else {
                        Ordering::Greater
                    };
                    let sampled = series.iter().filter(|s| s.expanded.cmp(&until) == side);
                    let sampled = sampled.copied();
                    let points = before.into_iter().chain(sampled).chain(after);
                    let place = |s| [axes.value(&s), axes.y.place_count(value(&s) as f64)];
                    let points = points.map(place);
                    let faint = color.gamma_multiply(0.35);
                    let color = if past { color } else { faint };
                    let points = thinned(points, grain);
                    let name = format!("{name} {past}");
                    draw_line(plot, &name, points, (color, width, style));
                }
            }
            if let Some(now) = now.filter(|_| newest.is_some()) {
                let line = VLine::new("now", axes.value(&now))
                    .color(palette.accent)
                    .width(1.0)
                    .style(LineStyle::Dotted { spacing: 4.0 })
                    .allow_hover(false);
                plot.vline(line);
            }
        },
    );
    let x = shown.pressed?;
    Some(match axes.x {
        // Every expansion between two samples can be shown.
        XAxis::Expansions => x.round().clamp(0.0, series.last()?.expanded as f64) as u64,
        XAxis::Time => axes.nearest(series, x)?.expanded,
    })
}

#[derive(Clone, Copy)]
struct Axes {
    x: XAxis,
    y: Scale,
}

impl Axes {
    fn value(self, sample: &Sample) -> f64 {
        match self.x {
            XAxis::Expansions => sample.expanded as f64,
            XAxis::Time => sample.seconds,
        }
    }

    fn across(self, series: &[Sample]) -> Axis<'static> {
        let newest = self.value(&series.last().copied().unwrap_or_default()) * 1.02;
        let (least, words): (f64, fn(f64) -> String) = match self.x {
            XAxis::Expansions => (10.0, abbreviated),
            XAxis::Time => (1e-4, seconds),
        };
        Axis {
            scale: Scale::Linear,
            range: 0.0..=step_up(newest.max(least)),
            words,
            marks: 7.0,
            whole: false,
            spacing: 40.0..=50.0,
            title: None,
        }
    }

    fn up(self, series: &[Sample], depth_first: bool) -> Axis<'static> {
        let highest = if depth_first {
            // What is stored is a path, which grows and shrinks.
            let highest = series.iter().map(|s| s.visited.max(s.frontier));
            highest.max().unwrap_or_default()
        } else {
            // The number visited never shrinks, and the frontier is part of it.
            series.last().copied().unwrap_or_default().visited
        };
        Axis::of_counts(self.y, self.y.top(highest))
    }

    fn nearest(self, series: &[Sample], x: f64) -> Option<Sample> {
        let far = |s: &Sample| (self.value(s) - x).abs();
        let samples = series.iter().copied();
        samples.min_by(|a, b| far(a).total_cmp(&far(b)))
    }
}

fn readout(at: Sample) -> String {
    text::plot::readout(at.expanded, seconds(at.seconds), at.visited, at.frontier)
}
