//! The results, a row for each strategy.

use egui::text::LayoutJob;
use egui::{Color32, Sense, Ui};

use crate::app::compare::{self, Lane, export_view};
use crate::app::playback::ClockBy;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::chart::CurveStyle;
use crate::app::widgets::table::{
    Cell as ShownCell, Heading, Lead, Line, Table as ShownTable, heading_height,
};
use crate::app::widgets::{at, named};
use crate::app::{Action, Model, Verdict};
use crate::study::table::{Cell, ColumnKey, Table};
use crate::text::numbers::{NO_VALUE, millions};
use crate::text::units::{bytes, seconds};
use crate::text::{compare as words, thousands};

/// The columns shown, their headings with what stands in them, and their share of the width.
const COLUMNS: [(ColumnKey, (&str, &str), f32); 10] = [
    (ColumnKey::Strategy, words::STRATEGY, 2.3),
    (ColumnKey::Length, words::LENGTH, 0.72),
    (ColumnKey::Expanded, words::EXPANDED, 1.22),
    (ColumnKey::Generated, words::GENERATED, 1.1),
    (ColumnKey::Visited, words::VISITED, 0.94),
    (ColumnKey::PeakFrontier, words::PEAK_FRONTIER, 0.9),
    (ColumnKey::Bytes, words::MEMORY, 1.0),
    (ColumnKey::Seconds, words::TIME, 0.9),
    (ColumnKey::Branching, words::BRANCHING, 0.62),
    (ColumnKey::Ratio, words::RATIO, 0.84),
];

/// The heights of the headings, with the space above them, and of what stands below the rows.
const HEAD: f32 = 24.0;
const FOOT: f32 = 34.0;

/// Shows it in a card that fills the space.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    let margin = egui::Margin::symmetric(14, 8);
    theme::card(&palette).inner_margin(margin).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let area = ui.available_rect_before_wrap();
        let (body, foot) = area.split_top_bottom_at_y(area.bottom() - FOOT);
        at(ui, body, |ui| table(ui, model, actions));
        at(ui, foot, |ui| footer(ui, model, actions));
    });
}

fn table(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let area = ui.available_rect_before_wrap();
    let headings = headings(model, area.width());
    let results = &model.compare.results;
    let lanes = &model.compare.lanes;
    let made = results.table();
    ui.add_space(HEAD - heading_height(1));
    let order = results.order().into_iter().enumerate();
    let rows: Vec<(usize, &Lane)> = order
        .filter_map(|(row, lane)| Some((row, lanes.get(lane)?)))
        .collect();
    let room = (area.height() - HEAD) / lanes.len().max(1) as f32;
    let shown = ShownTable {
        id: "comparison",
        headings: &headings,
        sorted: Some(results.sorted),
        gap: 0.0,
        row_height: room.clamp(16.0, 32.0),
        rows: rows.len(),
        font: theme::medium(size::TEXT - 0.5),
        ruled: true,
        notes: None,
    };
    let palette = *Palette::of(ui);
    let line = |at: usize| {
        let (row, lane) = rows[at];
        line(&palette, made.as_ref(), row, lane)
    };
    let whole_row = |line: &Line, _: usize| line.name.clone();
    if let Some(key) = shown.show(ui, line, whole_row) {
        actions.push(Action::Compare(compare::Action::Sort(key)));
    }
    if made.is_none() {
        let solvable = matches!(model.verdict(), Verdict::Solvable(..));
        let text = words::no_rows(solvable).to_owned();
        let font = theme::regular(size::TEXT);
        let galley = ui
            .painter()
            .layout(text, font, palette.dim, area.width() * 0.8);
        let middle = area.with_min_y(area.top() + HEAD).center();
        ui.painter()
            .galley(middle - galley.size() / 2.0, galley, palette.dim);
    }
}

fn headings(model: &Model, width: f32) -> Vec<Heading<'static, ColumnKey>> {
    let side_by_side = model.compare.clock.by() != ClockBy::Time;
    let whole: f32 = COLUMNS.iter().map(|(.., share)| share).sum();
    let heading = |(key, (title, about), share): (ColumnKey, (&'static str, &str), f32)| Heading {
        key: Some(key),
        title,
        lines: vec![title.to_owned()],
        about: if key == ColumnKey::Seconds && side_by_side {
            words::time_side_by_side()
        } else {
            about.to_owned()
        },
        width: width * share / whole,
        numeric: key != ColumnKey::Strategy,
    };
    COLUMNS.map(heading).into()
}

/// One row; dim while its search goes on.
fn line(palette: &Palette, table: Option<&Table>, row: usize, lane: &Lane) -> Line {
    let color = if lane.is_over() {
        palette.text
    } else {
        palette.dim
    };
    let strategy = lane.strategy.to_string();
    let mut line = Line {
        name: strategy.clone(),
        cells: vec![ShownCell {
            lead: Lead::Mark(CurveStyle::of(palette, lane.hue)),
            text: strategy,
            color,
        }],
    };
    for (key, (title, _), _) in &COLUMNS[1..] {
        let cell = table.and_then(|table| table.rows().get(row)?.get(table.position(*key)?));
        let cell = cell.unwrap_or(&Cell::None);
        let text = shown(*key, cell);
        line.name += &format!(", {title} {text}");
        line.cells.push(number(short(cell, text), color));
    }
    line
}

const fn number(text: String, color: Color32) -> ShownCell {
    ShownCell {
        lead: Lead::None,
        text,
        color,
    }
}

fn shown(key: ColumnKey, cell: &Cell) -> String {
    match cell {
        Cell::Count(count) if key == ColumnKey::Bytes => bytes(*count),
        Cell::Count(count) => thousands(*count),
        Cell::Number(number, _) if key == ColumnKey::Seconds => seconds(*number),
        Cell::Number(number, _) if key == ColumnKey::Ratio && *number >= 100.0 => {
            thousands(number.round() as u64)
        }
        Cell::Number(number, _) => format!("{number:.2}"),
        Cell::Text(text) | Cell::Named { name: text, .. } => text.clone(),
        Cell::None => NO_VALUE.to_owned(),
    }
}

/// The same where it is too long for its column: 51.7 M.
fn short(cell: &Cell, text: String) -> String {
    const WIDEST: usize = "999,999".len();
    match cell {
        Cell::Count(count) if text.len() > WIDEST && text.contains(',') => millions(*count),
        _ => text,
    }
}

/// What the comparison teaches, and the export buttons.
fn footer(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        export_view::buttons(ui, model, actions);
        let Verdict::Solvable(_, Some(best)) = model.verdict_to_compare() else {
            return;
        };
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            let text = words::lesson(&model.compare.strategies(), best);
            let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
            let (font, dim) = (theme::regular(size::LABEL), Palette::of(ui).dim);
            let mut job = LayoutJob::simple(text.clone(), font, dim, rect.width());
            job.wrap.max_rows = 2;
            let galley = ui.painter().layout_job(job);
            let from = rect.left_center() - egui::vec2(0.0, galley.size().y / 2.0);
            ui.painter().galley(from, galley, dim);
            named(ui, &response, &text);
            response.on_hover_text(text);
        });
    });
}
