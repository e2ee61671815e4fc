//! What the searches came to, a row a strategy.

use egui::{Align2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, text::LayoutJob, vec2};

use crate::{
    app::{
        Action, Model, Verdict, bytes,
        compare::{self, Lane, export_view, words},
        playback::ClockBy,
        seconds,
        theme::{self, Palette, size},
        widgets::{at, elided, named, paint_mark},
    },
    search::Strategy,
    study::table::{Cell, Table},
    text::{
        numbers::{NO_VALUE, millions},
        thousands,
    },
};

/// A column: its id in the table, its heading, its share of the width, and what it means.
type Heading = (&'static str, &'static str, f32, &'static str);

const COLUMNS: [Heading; 10] = [
    ("strategy", "Strategy", 2.3, "The strategies compared."),
    ("length", "Moves", 0.72, "Moves of the path found."),
    (
        "expanded",
        "Expanded",
        1.22,
        "Nodes taken from the frontier.",
    ),
    ("generated", "Generated", 1.1, "Successors produced."),
    ("visited", "Visited", 0.94, "States stored."),
    (
        "peak_frontier",
        "Peak",
        0.9,
        "The most nodes that were open at once.",
    ),
    ("bytes", "Memory", 1.0, "The most memory held."),
    ("seconds", "Time", 0.9, "Time spent searching."),
    (
        "branching",
        "b*",
        0.62,
        "The effective branching factor: the root of N + 1 = 1 + b* + … + b*^d for N nodes generated and a path of d moves.",
    ),
    (
        "ratio",
        "× best",
        0.84,
        "Nodes generated, to the fewest that a strategy needed.",
    ),
];

const HEAD: f32 = 24.0;
const FOOT: f32 = 34.0;

/// Shows it in a card that fills its place.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = *Palette::of(ui);
    let margin = egui::Margin::symmetric(14, 8);
    theme::card(&palette).inner_margin(margin).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let area = ui.available_rect_before_wrap();
        let (body, foot) = area.split_top_bottom_at_y(area.bottom() - FOOT);
        let columns = columns(area);
        header(ui, body, &columns, model, actions);
        rows(ui, body.with_min_y(body.top() + HEAD), &columns, model);
        at(ui, foot, |ui| footer(ui, model, actions));
    });
}

/// The left and right edge of each column.
fn columns(area: Rect) -> Vec<(f32, f32)> {
    let whole: f32 = COLUMNS.iter().map(|column| column.2).sum();
    let mut x = area.left();
    let place = |column: &Heading| {
        let left = x;
        x += area.width() * column.2 / whole;
        (left, x)
    };
    COLUMNS.iter().map(place).collect()
}

fn header(ui: &Ui, body: Rect, columns: &[(f32, f32)], model: &Model, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let sorted = model.compare.results().sorted_by();
    for (&(id, title, _, about), &(left, right)) in COLUMNS.iter().zip(columns) {
        let rect = Rect::from_min_max(pos2(left, body.top()), pos2(right, body.top() + HEAD - 4.0));
        let response = ui.interact(rect, ui.scope_id().with(("sort", id)), Sense::click());
        let by = sorted.filter(|(column, _)| *column == id);
        let lit = by.is_some() || response.hovered() || response.has_focus();
        let color = if lit { palette.text } else { palette.dim };
        let font = if by.is_some() {
            theme::semibold(size::LABEL + 0.5)
        } else {
            theme::regular(size::LABEL + 0.5)
        };
        let arrow = match by {
            Some((_, true)) => " ↓",
            Some((_, false)) => " ↑",
            None => "",
        };
        let text = format!("{title}{arrow}");
        let (from, to) = if id == "strategy" {
            (rect.left_center(), Align2::LEFT_CENTER)
        } else {
            (rect.right_center(), Align2::RIGHT_CENTER)
        };
        ui.painter().text(from, to, text, font, color);
        if response.has_focus() {
            let line = Stroke::new(2.0, palette.accent);
            let outside = egui::StrokeKind::Outside;
            ui.painter().rect_stroke(rect, 4.0, line, outside);
        }
        let name = format!("Sort by {title}");
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, by.is_some(), &name));
        let response = response.on_hover_text(hint(id, about, model));
        if response.clicked() {
            actions.push(Action::Compare(compare::Action::Sort(id.to_owned())));
        }
    }
    let line = Stroke::new(1.0, palette.line);
    ui.painter()
        .hline(body.x_range(), body.top() + HEAD - 2.0, line);
}

/// What a column means, and where its figures are to be taken with care, that too.
fn hint(id: &str, about: &str, model: &Model) -> String {
    let side_by_side = model.compare.clock().by() != ClockBy::Time;
    let care = match id {
        "seconds" if side_by_side => {
            " They ran side by side and slowed each other down: let the clock count time, and they run one after the other."
        }
        _ => "",
    };
    format!("{about}{care}\nA click sorts by it, another turns it round.")
}

fn rows(ui: &mut Ui, area: Rect, columns: &[(f32, f32)], model: &Model) {
    let palette = *Palette::of(ui);
    let lanes = model.compare.lanes();
    let results = model.compare.results();
    let Some(table) = results.table() else {
        let text = match model.verdict() {
            Verdict::Solvable(..) => {
                "What each strategy needed stands here once it has searched: press Run, or Space."
            }
            _ => "What each strategy needed stands here once it has searched.",
        };
        let font = theme::regular(size::TEXT);
        let galley = ui
            .painter()
            .layout(text.to_owned(), font, palette.dim, area.width() * 0.8);
        let from = area.center() - galley.size() / 2.0;
        ui.painter().galley(from, galley, palette.dim);
        return;
    };
    let order = results.order(&table);
    let height = (area.height() / lanes.len().max(1) as f32).clamp(16.0, 32.0);
    for (row, &lane) in order.iter().enumerate() {
        let top = area.top() + row as f32 * height;
        let place = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), height));
        if let Some(shown) = lanes.get(lane) {
            line(ui, place, columns, &table, row, shown);
        }
        if row + 1 < order.len() && height > 22.0 {
            let line = Stroke::new(1.0, palette.line);
            ui.painter().hline(place.x_range(), place.bottom(), line);
        }
    }
}

/// One row; dim while its search goes on.
fn line(ui: &mut Ui, place: Rect, columns: &[(f32, f32)], table: &Table, row: usize, lane: &Lane) {
    let palette = *Palette::of(ui);
    let color = if lane.is_over() {
        palette.text
    } else {
        palette.dim
    };
    let font = theme::medium(size::TEXT - 0.5);
    let mut name = lane.strategy().to_string();
    for (index, (&(id, title, ..), &(left, right))) in COLUMNS.iter().zip(columns).enumerate() {
        if index == 0 {
            let mark = pos2(left + 6.0, place.center().y);
            paint_mark(ui.painter(), mark, 4.5, lane.hue(), palette.hue(lane.hue()));
            let galley = elided(
                ui.painter(),
                &name,
                font.clone(),
                color,
                right - left - 22.0,
            );
            let from = pos2(left + 20.0, place.center().y - galley.size().y / 2.0);
            ui.painter().galley(from, galley, color);
            continue;
        }
        let cell = cell(table, row, id);
        let text = shown(id, cell);
        let at = pos2(right, place.center().y);
        ui.painter().text(
            at,
            Align2::RIGHT_CENTER,
            short(cell, &text),
            font.clone(),
            color,
        );
        name += &format!(", {title} {text}");
    }
    let response = ui.interact(place, ui.scope_id().with(("row", row)), Sense::hover());
    named(ui, &response, &name);
    response.on_hover_text(name);
}

fn cell<'a>(table: &'a Table, row: usize, id: &str) -> &'a Cell {
    let column = table.columns().iter().position(|column| column.id == id);
    let cell = column.and_then(|column| table.rows().get(row)?.get(column));
    cell.unwrap_or(&Cell::None)
}

fn shown(id: &str, cell: &Cell) -> String {
    match cell {
        Cell::Count(count) if id == "bytes" => bytes(*count),
        Cell::Count(count) => thousands(*count),
        Cell::Number(number, _) if id == "seconds" => seconds(*number),
        Cell::Number(number, _) if id == "ratio" && *number >= 100.0 => {
            thousands(number.round() as u64)
        }
        Cell::Number(number, _) => format!("{number:.2}"),
        Cell::Text(text) | Cell::Named { name: text, .. } => text.clone(),
        Cell::None => NO_VALUE.to_owned(),
    }
}

/// The same where it is too long for its column: 51.7 M.
fn short(cell: &Cell, text: &str) -> String {
    const WIDEST: usize = "999,999".len();
    match cell {
        Cell::Count(count) if text.len() > WIDEST && text.contains(',') => millions(*count),
        _ => text.to_owned(),
    }
}

/// What to learn from it, and the ways to take it along.
fn footer(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        export_view::buttons(ui, model, actions);
        let Verdict::Solvable(_, Some(best)) = model.verdict_to_compare() else {
            return;
        };
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            let strategies: Vec<Strategy> =
                model.compare.lanes().iter().map(Lane::strategy).collect();
            let text = words::lesson(&strategies, best);
            let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
            let (font, dim) = (theme::regular(size::LABEL), Palette::of(ui).dim);
            let mut job = LayoutJob::simple(text.clone(), font, dim, rect.width());
            job.wrap.max_rows = 2;
            let galley = ui.painter().layout_job(job);
            let from = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
            ui.painter().galley(from, galley, dim);
            named(ui, &response, &text);
            response.on_hover_text(text);
        });
    });
}
