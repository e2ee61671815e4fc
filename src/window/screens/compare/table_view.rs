//! The results, a row for each strategy.

use egui::{Align, Popup, ScrollArea, Sense, Ui, vec2};

use crate::window::screens::compare::{Compare, Lane, ShownResults, every_board};
use slidescope_core::boards::Verdict;
use slidescope_core::study::findings::Finding;
use slidescope_core::study::table::{Cell, ColumnKey, Format};
use slidescope_core::text::files::TABLE;
use slidescope_core::text::numbers::{NO_VALUE, abbreviated, millions};
use slidescope_core::text::units::seconds;
use slidescope_core::text::{Message, Named as _, Summarized, compare as words, listed, thousands};
use slidescope_parts::export::save_view;
use slidescope_parts::theme::{self, Hue, Palette, size};
use slidescope_parts::widgets::chart::CurveStyle;
use slidescope_parts::widgets::table::{
    BAR, Cell as ShownCell, Heading, Lead, Line, Sorted, Table as ShownTable, heading_height,
};
use slidescope_parts::widgets::{
    at, label, link_clicked, list_style, menu_button, menu_card, named, paint_mark,
};
use slidescope_parts::{Effect, Facts, Screen};

/// The columns, each with its heading and explanation and its share of the width.
const COLUMNS: [(ColumnKey, (Message, Message), f32); 10] = [
    (ColumnKey::Strategy, words::STRATEGY, 3.1),
    (ColumnKey::Length, words::LENGTH, 0.75),
    (ColumnKey::Expanded, words::EXPANDED, 1.3),
    (ColumnKey::Generated, words::GENERATED, 1.05),
    (ColumnKey::Visited, words::VISITED, 0.85),
    (ColumnKey::PeakFrontier, words::PEAK_FRONTIER, 0.8),
    (ColumnKey::BytesPerState, words::BYTES_PER_STATE, 0.85),
    (ColumnKey::Seconds, words::TIME, 0.85),
    (ColumnKey::Branching, words::BRANCHING, 0.55),
    (ColumnKey::Ratio, words::RATIO, 0.9),
];

/// Returns whether a column is shown in a table of this width: in a narrow one, some columns make room for others.
const fn is_shown(key: ColumnKey, width: f32) -> bool {
    match key {
        ColumnKey::Visited | ColumnKey::PeakFrontier | ColumnKey::Branching => width >= 440.0,
        ColumnKey::BytesPerState => width >= 720.0,
        ColumnKey::Generated | ColumnKey::Seconds => width >= 560.0,
        _ => true,
    }
}

/// The heights of the headings, and the minimum height below the rows.
const HEAD: f32 = heading_height(2);
const FOOT: f32 = 62.0;
/// Shorter times, in seconds, are not told apart.
const SHORT: f64 = 0.02;
/// The room for the buttons beside the sentences, one above the other.
const BUTTONS: f32 = 98.0;

pub(crate) fn show(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let palette = *Palette::of(ui);
    let margin = egui::Margin::symmetric(14, 8);
    let shown = compare.shown();
    theme::card(&palette).inner_margin(margin).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let area = ui.available_rect_before_wrap();
        let lanes = compare.lanes.len().max(1) as f32;
        let row = (area.height() / (2.5 * lanes) - 4.0).clamp(16.0, 26.0);
        let rows = (HEAD + row * lanes).min(area.height() - FOOT);
        let (body, foot) = area.split_top_bottom_at_y(area.top() + rows);
        let sorted_by = at(ui, body, |ui| {
            table(ui, compare, shown.as_ref(), row, facts)
        });
        let foot = foot.with_min_y(foot.top() + 4.0);
        let (left, right) = foot.split_left_right_at_x(foot.right() - BUTTONS);
        let by_heuristics = at(ui, left, |ui| sentences(ui, compare, shown.as_ref(), facts));
        at(ui, right, |ui| {
            ui.with_layout(egui::Layout::bottom_up(egui::Align::Max), |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                buttons(ui, compare, facts);
                // That screen measures the accuracy of each heuristic.
                if by_heuristics && link_clicked(ui, words::TO_HEURISTICS) {
                    facts.ask(Effect::Visit(Screen::Heuristics));
                }
            });
        });
        if let Some(key) = sorted_by {
            compare.sorted = Sorted::clicked(Some(&compare.sorted), key);
        }
    });
}

fn table(
    ui: &mut Ui,
    compare: &Compare,
    moment: Option<&ShownResults>,
    row_height: f32,
    facts: &Facts,
) -> Option<ColumnKey> {
    let area = ui.available_rect_before_wrap();
    let width = area.width() - BAR;
    let headings = headings(width);
    let lanes = &compare.lanes;
    let order = moment.map_or(&[][..], |moment| &moment.order);
    let rows = order.iter().filter_map(|&at| Some((at, lanes.get(at)?)));
    let rows: Vec<(usize, &Lane)> = rows.collect();
    let shown = ShownTable {
        id: "comparison",
        headings: &headings,
        sorted: Some(compare.sorted),
        gap: 0.0,
        row_height,
        rows: rows.len(),
        font: theme::medium(size::TEXT - 0.5),
        ruled: true,
        chosen: None,
        notes: None,
    };
    let palette = *Palette::of(ui);
    let table = moment.map(|moment| &moment.table);
    let line = |at: usize| {
        let (row, lane) = rows[at];
        let over = compare.is_over(lane);
        let color = if over { palette.text } else { palette.dim };
        let strategy = lane.strategy.to_string();
        let mut words = vec![strategy.clone()];
        let mut cells = vec![ShownCell {
            lead: Lead::Mark(CurveStyle::of(&palette, lane.hue)),
            text: strategy,
            color,
        }];
        for &(key, (title, _), _) in &COLUMNS[1..] {
            let cell = table.and_then(|table| table.rows().get(row)?.get(table.position(key)?));
            let cell = cell.unwrap_or(&Cell::None);
            let text = match over {
                true => in_the_end(key, cell, compare.timing.is_pending(lane.strategy)),
                false => so_far(key, cell),
            };
            words.push(format!("{title} {text}"));
            if is_shown(key, width) {
                cells.push(ShownCell::plain(short(cell, text, width < 720.0), color));
            }
        }
        Line {
            name: listed(words),
            cells,
        }
    };
    let whole_row = |_: usize, line: &Line, _: usize| line.name.clone();
    let (clicked, _) = shown.show(ui, line, whole_row);
    if moment.is_none() {
        let solvable = matches!(facts.verdict(), Verdict::Solvable(..));
        let text = words::no_rows(solvable);
        let font = theme::regular(size::TEXT);
        let galley = ui
            .painter()
            .layout(text, font, palette.dim, area.width() * 0.8);
        let middle = area.with_min_y(area.top() + HEAD).center();
        ui.painter()
            .galley(middle - galley.size() / 2.0, galley, palette.dim);
    }
    clicked
}

fn headings(width: f32) -> Vec<Heading<'static, ColumnKey>> {
    let mut columns = COLUMNS.to_vec();
    columns.retain(|(key, ..)| is_shown(*key, width));
    if width < 660.0 {
        // In a narrow table the numbers get room from the names.
        columns[0].2 -= 0.7;
    }
    let whole: f32 = columns.iter().map(|(.., share)| share).sum();
    let heading = |(key, (title, about), share): (ColumnKey, (Message, Message), f32)| Heading {
        key: Some(key),
        title: title.text(),
        lines: match key {
            ColumnKey::BytesPerState => words::BYTES_PER_STATE_LINES.map(String::from).into(),
            ColumnKey::Ratio => words::RATIO_LINES.map(String::from).into(),
            _ => vec![title.into()],
        },
        about: about.into(),
        width: width * share / whole,
        align: match key {
            ColumnKey::Strategy => Align::Min,
            _ => Align::Max,
        },
    };
    columns.into_iter().map(heading).collect()
}

/// Returns the text of a cell of a search that is not over: what is counted so far. Only the expansions can really be 0; any
/// other count of 0 is neither recorded nor sampled.
fn so_far(key: ColumnKey, cell: &Cell) -> String {
    match cell {
        _ if key == ColumnKey::Length => words::PENDING.to_string(),
        Cell::Count(0) if key != ColumnKey::Expanded => NO_VALUE.to_string(),
        Cell::Count(count) => thousands(*count),
        Cell::Number(..) | Cell::Text(_) | Cell::Named { .. } | Cell::None => NO_VALUE.to_string(),
    }
}

fn in_the_end(key: ColumnKey, cell: &Cell, is_timed: bool) -> String {
    match cell {
        Cell::None if key == ColumnKey::Seconds && is_timed => words::PENDING.to_string(),
        Cell::Count(count) => thousands(*count),
        Cell::Number(number, _) if key == ColumnKey::Seconds && *number < SHORT => {
            words::SHORT_TIME.to_string()
        }
        Cell::Number(number, _) if key == ColumnKey::Seconds => seconds(*number),
        Cell::Number(number, _) if key == ColumnKey::Ratio && *number >= 100.0 => {
            thousands(number.round() as u64)
        }
        Cell::Number(number, _) => format!("{number:.2}"),
        Cell::Text(text) | Cell::Named { name: text, .. } => text.clone(),
        Cell::None => NO_VALUE.to_string(),
    }
}

/// Shortens a text that is too long for its column: 51.7 M, and in a tight table 876.7 k.
fn short(cell: &Cell, text: String, tight: bool) -> String {
    const WIDEST: usize = "999,999".len();
    const WIDEST_OF_TIGHT: usize = "99,999".len();
    match cell {
        Cell::Count(count) if text.len() > WIDEST && text.contains(',') => millions(*count),
        Cell::Count(count) if tight && text.len() > WIDEST_OF_TIGHT && text.contains(',') => {
            abbreviated(*count as f64)
        }
        _ => text,
    }
}

/// Shows a sentence about each strategy, as soon as the clock has passed the end of one.
/// Returns whether one of them gives the accuracy of h as a reason.
pub(crate) fn sentences(
    ui: &mut Ui,
    compare: &Compare,
    shown: Option<&ShownResults>,
    facts: &Facts,
) -> bool {
    let palette = *Palette::of(ui);
    let lanes = &compare.lanes;
    let known = &compare.accuracies.known;
    let findings = shown.map_or_else(Vec::new, |shown| {
        Finding::all(&shown.comparison, &shown.ended, known)
    });
    let font = theme::regular(size::LABEL + 0.5);
    ui.spacing_mut().item_spacing = egui::vec2(6.0, 2.0);
    let told = |ui: &mut Ui, hue: Hue, text: &str| {
        let width = ui.available_width();
        let galley = ui
            .painter()
            .layout(text.to_owned(), font.clone(), palette.dim, width - 20.0);
        let size = egui::vec2(width, galley.size().y);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let centre = rect.left_top() + egui::vec2(6.0, 8.0);
        paint_mark(ui.painter(), centre, 4.0, hue, palette.hue(hue));
        let from = rect.left_top() + egui::vec2(16.0, 0.0);
        ui.painter().galley(from, galley, palette.dim);
        named(ui, &response, text);
    };
    ScrollArea::vertical()
        .id_salt("sentences")
        .auto_shrink(false)
        .show(ui, |ui| {
            let problem = compare.problem.as_ref();
            if problem.is_some_and(|problem| !problem.costs().is_unit()) {
                label(ui, &words::NO_REASONS_BY_COST);
                return;
            }
            if findings.iter().all(Option::is_none) {
                return;
            }
            let order = shown.map_or(&[][..], |moment| &moment.order);
            for &at in order {
                let Some(lane) = lanes.get(at).filter(|lane| lane.run.is_some()) else {
                    continue;
                };
                let sentence = match findings.get(at) {
                    Some(Some(finding)) => finding.to_string(),
                    _ => {
                        let stats = lane.stats_at(compare.moment_of(lane));
                        words::still_searching(lane.strategy, &stats)
                    }
                };
                told(ui, lane.hue, &sentence);
            }
            if findings.iter().all(Option::is_some)
                && let Some((best, sentence)) = every_board::sentence(compare, facts)
            {
                told(ui, best, &sentence);
            }
        });
    let mut told = findings.iter().flatten();
    told.any(Finding::is_of_the_heuristic)
}

/// Shows the buttons to write the table to a file and to copy it.
fn buttons(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let ready = compare.has_begun() && !compare.is_searching();
    ui.add_enabled_ui(ready, |ui| {
        let (name, about) = words::EXPORT;
        let button = menu_button(ui, &name, &name, vec2(92.0, 26.0));
        menu_card(&button, ui, 380.0, |ui| form(ui, compare, facts));
        button
            .on_hover_text(about.text())
            .on_disabled_hover_text(words::NO_EXPORT.text());
        let [shown, name, about] = words::COPY;
        let button = menu_button(ui, &shown, &name, vec2(92.0, 26.0));
        Popup::menu(&button).show(|ui| copy(ui, compare));
        button
            .on_hover_text(about.text())
            .on_disabled_hover_text(words::NO_EXPORT.text());
    });
}

fn copy(ui: &mut Ui, compare: &Compare) {
    list_style(ui);
    let Some(table) = compare.table() else {
        return;
    };
    for format in [Format::Markdown, Format::Csv, Format::Latex, Format::Text] {
        let name = words::copy_as(format.name());
        let row = ui.selectable_label(false, name);
        if row.on_hover_text(format.summary().text()).clicked() {
            ui.ctx().copy_text(table.write(format));
        }
    }
}

fn form(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        save_view::formats(ui, &mut compare.export, str::to_owned);
    });
    if save_view::row(ui, &mut compare.export, TABLE, true, facts) {
        compare.write_table(&facts.wake);
    }
}
