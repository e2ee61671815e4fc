//! The Experiment screen in a presentation: the plot, and below it the means it shows, all visible at once.

use std::collections::BTreeSet;

use egui::{Align, Ui};

use crate::window::screens::experiment::experiment_view::{plot_and_table, progress};
use crate::window::screens::experiment::{Curve, Experiment, plot_view};
use slidescope_core::lesson::Tabled;
use slidescope_core::study::table::ColumnKey;
use slidescope_core::text::experiment::column as column_about;
use slidescope_core::text::listed;
use slidescope_core::text::numbers::{NO_VALUE, abbreviated, decimals, thousands};
use slidescope_parts::Facts;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::table::{Cell, Heading, Line, Table, heading_height};
use slidescope_parts::widgets::{at, full_card, width_of};

const ROW: f32 = 22.0;
/// The distance from the edge of a card to its contents.
const INSIDE: f32 = 16.0;
/// The gap between two columns of numbers.
const LEAST_GAP: f32 = 6.0;
const MOST_GAP: f32 = 40.0;

/// Shows the plot and all numbers, without the controls that choose and save them.
pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    ui.spacing_mut().item_spacing.y = 8.0;
    if experiment.is_under_way() {
        progress(ui, experiment);
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
    let height = 2.0 * INSIDE + heading_height(1) + ROW * (means.len() - 1) as f32;
    let (above, below) = area.split_top_bottom_at_y(area.bottom() - height);
    at(ui, above.with_max_y(above.bottom() - 8.0), |ui| {
        plot_view::show(ui, experiment);
    });
    at(ui, below, |ui| {
        full_card(ui, |ui| numbers(ui, &means, &widths, gap.min(MOST_GAP)));
    });
}

/// The means shown in the plot, as a table: a row for each strategy and a column for each length, with headings.
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

/// Formats a mean with three digits, or as an integer below 10,000: 9.5, 205, 1,222, 25.8 k, 105 k.
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
    let color = Palette::of(ui).text;
    let headings = rows[0].iter().zip(widths).enumerate();
    let headings = headings.map(|(column, (title, width))| Heading {
        key: None::<ColumnKey>,
        title,
        lines: vec![title.clone()],
        about: column_about(ColumnKey::Length),
        width: *width,
        align: if column == 0 { Align::Min } else { Align::Max },
    });
    let table = Table {
        id: "presented means",
        headings: &headings.collect::<Vec<_>>(),
        sorted: None,
        gap,
        row_height: ROW,
        rows: rows.len() - 1,
        chosen: None,
        font: theme::regular(size::TEXT),
        ruled: false,
        notes: None,
    };
    let line = |row: usize| Line {
        name: listed(rows[row + 1].clone()),
        cells: rows[row + 1]
            .iter()
            .map(|text| Cell::plain(text.clone(), color))
            .collect(),
    };
    table.show(ui, line, |_, _, _| String::new());
}
