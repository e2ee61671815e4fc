//! The Experiment screen: the form on the left; notices, progress, plot and table beside it.

use std::collections::BTreeSet;

use egui::{Align, CentralPanel, Frame, Label, Layout, Panel, Rect, Ui, UiBuilder, vec2};

use crate::app::Facts;
use crate::app::experiment::{Curve, Experiment, form_view, plot_view, progress_view, table_view};
use crate::app::theme::{self, Palette, side, size};
use crate::app::widgets::{at, body, ends, full_card, quiet_clicked, scrolled, width_of};
use crate::lesson::Tabled;
use crate::study::table::ColumnKey;
use crate::text::experiment as text;
use crate::text::numbers::{NO_VALUE, abbreviated, decimals, thousands};

/// Below this width, in points, the form is a little narrower.
const NARROW: f32 = 1100.0;

/// Shows all of it but the bar at the top.
pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    let palette = *Palette::of(ui);
    let width = if ui.available_width() < NARROW {
        304.0
    } else {
        320.0
    };
    Panel::left("experiment form")
        .exact_size(width)
        .resizable(false)
        .frame(side(&palette, 0, 0))
        .show(ui, |ui| left(ui, experiment, facts));
    CentralPanel::default()
        .frame(Frame::new().fill(palette.ground).inner_margin(8))
        .show(ui, |ui| results(ui, experiment, facts));
}

/// The form, and below it the button that matters, wherever the form is scrolled to.
fn left(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    Panel::bottom("experiment run")
        .exact_size(58.0)
        .resizable(false)
        .frame(side(Palette::of(ui), 16, 12))
        .show(ui, |ui| form_view::run(ui, experiment));
    scrolled(ui, |ui| {
        form_view::presets(ui, experiment);
        theme::rule(ui, 4.0, 2.0);
        form_view::show(ui, experiment, facts);
    });
}

/// What a presentation shows: the plot and all numbers, without what they are chosen and saved by.
pub(crate) fn presented(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    ui.spacing_mut().item_spacing.y = 8.0;
    if experiment.is_under_way() {
        progress_view::show(ui, experiment);
    }
    let means = means(&experiment.view.curves);
    let font = theme::regular(size::TEXT);
    let widest = |column: usize| {
        let cells = means.iter().map(|row| width_of(ui, &row[column], &font));
        cells.fold(0.0, f32::max)
    };
    let widths: Vec<f32> = (0..means[0].len()).map(widest).collect();
    let area = ui.available_rect_before_wrap();
    let gaps = (widths.len() - 1) as f32;
    let gap = (area.width() - 2.0 * INSIDE - widths.iter().sum::<f32>()) / gaps;
    if experiment.view.tabled != Tabled::Means || gaps == 0.0 || gap < LEAST_GAP {
        plot_and_table(ui, experiment, false, facts);
        return;
    }
    let height = 2.0 * INSIDE + ROW * means.len() as f32;
    let (above, below) = area.split_top_bottom_at_y(area.bottom() - height);
    at(ui, above.with_max_y(above.bottom() - 8.0), |ui| {
        plot_view::show(ui, experiment);
    });
    at(ui, below, |ui| {
        full_card(ui, |ui| numbers(ui, &means, &widths, gap.min(MOST_GAP)));
    });
}

const ROW: f32 = 22.0;
/// Between the edge of a card and what is in it.
const INSIDE: f32 = 16.0;
/// Between two columns of numbers.
const LEAST_GAP: f32 = 6.0;
const MOST_GAP: f32 = 40.0;

/// The means that the plot shows: a row for each strategy and a column for each length, under their headings.
fn means(curves: &[Curve]) -> Vec<Vec<String>> {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let lengths: BTreeSet<u32> = points().map(|point| point.length).collect();
    let mut rows = vec![vec![ColumnKey::Length.to_string()]];
    rows[0].extend(lengths.iter().map(u32::to_string));
    for curve in curves {
        let mut row = vec![curve.strategy.to_string()];
        row.extend(lengths.iter().map(|length| {
            let point = curve.points.iter().find(|point| point.length == *length);
            point.map_or_else(|| NO_VALUE.to_string(), |point| three_digits(point.mean))
        }));
        rows.push(row);
    }
    rows
}

/// A mean to three digits or to the unit: 9.5, 205, 1,222, 25.8 k, 105 k.
fn three_digits(mean: f64) -> String {
    match mean {
        ..10.0 => decimals(mean, 1),
        ..10_000.0 => thousands(mean.round()),
        _ => {
            let unit = 10_f64.powf(mean.log10().floor() - 2.0);
            abbreviated((mean / unit).round() * unit)
        }
    }
}

fn numbers(ui: &mut Ui, rows: &[Vec<String>], widths: &[f32], gap: f32) {
    let palette = *Palette::of(ui);
    let top = ui.available_rect_before_wrap().left_top();
    for (index, row) in rows.iter().enumerate() {
        let color = if index == 0 {
            palette.dim
        } else {
            palette.text
        };
        let mut corner = top + vec2(0.0, ROW * index as f32);
        for (column, (text, width)) in row.iter().zip(widths).enumerate() {
            let place = Rect::from_min_size(corner, vec2(*width, ROW));
            let layout = if column == 0 {
                Layout::left_to_right(Align::Center)
            } else {
                Layout::right_to_left(Align::Center)
            };
            let mut cell = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
            cell.add(Label::new(body(text).color(color)).extend());
            corner.x += width + gap;
        }
    }
    ui.allocate_space(vec2(0.0, ROW * rows.len() as f32));
}

fn results(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    ui.spacing_mut().item_spacing.y = 8.0;
    notices(ui, experiment);
    progress_view::show(ui, experiment);
    plot_and_table(ui, experiment, true, facts);
}

fn plot_and_table(ui: &mut Ui, experiment: &mut Experiment, tools: bool, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let height = (area.height() * 0.46).clamp(150.0, 420.0);
    let (above, below) = area.split_top_bottom_at_y(area.top() + height);
    at(ui, above.with_max_y(above.bottom() - 8.0), |ui| {
        plot_view::show(ui, experiment);
    });
    at(ui, below, |ui| {
        table_view::show(ui, experiment, tools, facts);
    });
}

fn notices(ui: &mut Ui, experiment: &mut Experiment) {
    let palette = *Palette::of(ui);
    if let Some(kept) = experiment.kept() {
        let done = kept.finished == kept.total;
        let words = text::kept(kept);
        theme::card(&palette).show(ui, |ui| offer(ui, words, done, experiment));
    }
    let unkept = experiment.job.as_ref().and_then(|job| job.unkept.as_ref());
    if let Some(why) = unkept {
        theme::card(&palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(body(why).color(palette.bad));
        });
    }
}

fn offer(ui: &mut Ui, words: String, done: bool, experiment: &mut Experiment) {
    ui.horizontal(|ui| {
        ui.set_min_height(28.0);
        let said = |ui: &mut Ui| {
            ui.set_width(ui.available_width());
            ui.add(egui::Label::new(body(words)).wrap());
        };
        ends(ui, said, |ui| {
            let take_up = if done { text::SHOW_KEPT } else { text::GO_ON };
            if quiet_clicked(ui, take_up) {
                experiment.take_up();
            }
            if quiet_clicked(ui, text::DISCARD) {
                experiment.discard();
            }
        });
    });
}
