//! All heuristics of the list side by side: verdicts, means, and the nodes of A* on boards of one length.

use egui::{
    Align, Align2, Color32, Layout, Painter, Rect, Response, Role, Sense, Shape, Stroke, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_extras::{Column, TableBuilder};

use crate::app::Model;
use crate::app::heuristics::Action;
use crate::app::heuristics::effort::{EffortState, Standing, limit};
use crate::app::heuristics::effort_view::{Listed, Listing};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::table::heading_height;
use crate::app::widgets::{at, elided, full_card, label, named};
use crate::puzzle::Board;
use crate::study::dominance::{Dominance, Relation};
use crate::study::effort::{LengthEffort, Searcher};
use crate::study::heuristic_check::Extent;
use crate::text::Message;
use crate::text::heuristic_effort as text;
use crate::text::numbers::NO_VALUE;

const ROW: f32 = 22.0;
const GAP: f32 = 6.0;
/// The room for the sentences below the rows.
const FOOT: f32 = 46.0;
/// The widths of the columns behind the names.
const WIDTHS: [f32; COLUMNS] = [30.0, 34.0, 34.0, 34.0, 50.0, 34.0];
const COLUMNS: usize = 6;
/// How many of them are verdicts, which stand in the middle; the others are numbers.
const VERDICTS: usize = 2;
/// The column that a table narrower than this leaves out.
const RATIO: usize = 3;
const NARROW: f32 = 370.0;

/// What stands in a cell.
enum Value {
    /// A tick or a cross.
    Holds(bool),
    Known(String),
    /// What stands where there is no value, or none yet.
    Missing(String),
}

struct Cell {
    value: Value,
    about: String,
}

/// The card, in the place that `ui` is.
pub(crate) fn table_card(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let heuristics = &model.heuristics;
    let all = heuristics.listing();
    let listing = Listing::of(&all, heuristics.chosen);
    let clicked = show(ui, &heuristics.effort, &heuristics.goal(), listing);
    actions.extend(clicked.map(|at| Action::Choose(all[at].chosen)));
}

/// Shows it in a card that fills the space. Gives back which heuristic of the list was clicked.
fn show(ui: &mut Ui, state: &EffortState, goal: &Board, listing: Listing<'_>) -> Option<usize> {
    let mut clicked = None;
    full_card(ui, |ui| {
        let area = ui.available_rect_before_wrap();
        let (rows, foot) = area.split_top_bottom_at_y(area.bottom() - FOOT);
        at(ui, rows, |ui| {
            clicked = table(ui, state, goal, listing);
        });
        at(ui, foot.with_min_y(foot.top() + 6.0), |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                sentences(ui, state, goal, listing);
            });
        });
    });
    clicked
}

fn table(ui: &mut Ui, state: &EffortState, goal: &Board, listing: Listing<'_>) -> Option<usize> {
    let palette = *Palette::of(ui);
    let mut clicked = None;
    let revealed = ui.scope_id().with("revealed");
    let is_revealed = ui.data(|kept| kept.get_temp(revealed)) == Some(listing.chosen);
    ui.data_mut(|kept| kept.insert_temp(revealed, listing.chosen));
    // In a narrow table the names come before the ratio, which says much the same as the mean beside it.
    let is_narrow = ui.available_width() < NARROW;
    let columns: Vec<usize> = (0..COLUMNS)
        .filter(|column| !is_narrow || *column != RATIO)
        .collect();
    let others: f32 = columns.iter().map(|&column| WIDTHS[column] + GAP).sum();
    // The bar that scrolls stands behind the last column.
    let name_width = (ui.available_width() - others - 10.0).max(72.0);
    let whole = name_width + others;
    let words = |(title, about): (Message, Message)| (title.to_string(), about.to_string());
    let headings = [
        words(text::NAME_COLUMN),
        words(text::ADMISSIBLE),
        words(text::CONSISTENT),
        words(text::MEAN_H),
        words(text::RATIO),
        text::nodes_column(state.table_length()),
        words(text::TOO_LONG),
    ];
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    let mut builder = TableBuilder::new(ui)
        .id_salt("all heuristics")
        .striped(false)
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .column(Column::exact(name_width));
    for &column in &columns {
        builder = builder.column(Column::exact(WIDTHS[column]));
    }
    if !is_revealed && listing.chosen < listing.all.len() {
        builder = builder.scroll_to_row(listing.chosen, None);
    }
    builder
        .header(heading_height(2), |mut row| {
            row.col(|ui| {
                rule(ui, ui.max_rect().bottom() - 0.5, whole);
                heading(ui, &headings[0], None);
            });
            for &column in &columns {
                row.col(|ui| heading(ui, &headings[column + 1], Some(column)));
            }
        })
        .body(|body| {
            body.rows(ROW, listing.all.len(), |mut row| {
                let at = row.index();
                let of = &listing.all[at];
                let is_chosen = at == listing.chosen;
                let standing = state.get(&of.program);
                let cells = cells(state, goal, standing);
                let mut line = None;
                row.col(|ui| {
                    line = Some(across(ui, whole));
                    ground(ui, &palette, whole, is_chosen);
                    name(ui, &palette, of.name, is_chosen);
                });
                for &column in &columns {
                    let (cell, is_centred) = (&cells[column], column < VERDICTS);
                    let (_, response) = row.col(|ui| show_cell(ui, &palette, cell, is_centred));
                    if response.hovered() {
                        response.on_hover_text_at_pointer(&cell.about);
                    }
                }
                let Some(response) = line else { return };
                let told = cells.iter().zip(&headings[1..]).map(|(cell, (title, _))| {
                    format!("{} {}", title.replace('\n', " "), cell.spoken())
                });
                let told: Vec<String> = std::iter::once(of.name.to_owned()).chain(told).collect();
                let told = told.join(", ");
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &told));
                if response.clicked() {
                    clicked = Some(at);
                }
            });
        });
    clicked
}

fn heading(ui: &mut Ui, (title, about): &(String, String), column: Option<usize>) {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    let response = ui.interact(rect, ui.scope_id().with("heading"), Sense::hover());
    let lines: Vec<&str> = title.lines().collect();
    let (x, align) = match column {
        None => (rect.left() + 6.0, Align2::LEFT_BOTTOM),
        Some(0..VERDICTS) => (rect.center().x, Align2::CENTER_BOTTOM),
        Some(VERDICTS..) => (rect.right(), Align2::RIGHT_BOTTOM),
    };
    let font = theme::medium(size::LABEL);
    for (from_last, line) in lines.iter().rev().enumerate() {
        let at = pos2(x, rect.bottom() - 6.0 - 13.0 * from_last as f32);
        ui.painter()
            .text(at, align, line, font.clone(), palette.dim);
    }
    named(ui, &response, &lines.join(" "));
    response.on_hover_text(about);
}

/// A hairline across the table.
fn rule(ui: &Ui, y: f32, width: f32) {
    let left = ui.max_rect().left();
    let line = Stroke::new(1.0, Palette::of(ui).line);
    painter_across(ui, width).hline(left..=left + width, y, line);
}

/// The cells of a row would cut off at their own edges what is painted across all of them.
fn painter_across(ui: &Ui, width: f32) -> Painter {
    let left = ui.max_rect().left();
    let clip = Rect::from_x_y_ranges(left..=left + width, ui.clip_rect().y_range());
    Painter::new(ui.ctx().clone(), ui.layer_id(), clip)
}

/// What a click anywhere on a row is told by; its first cell is `ui`.
fn across(ui: &mut Ui, width: f32) -> Response {
    let rect = ui.max_rect();
    let whole = Rect::from_min_size(rect.min, vec2(width, rect.height()));
    let mut line = ui.new_child(UiBuilder::new().max_rect(whole));
    line.set_clip_rect(Rect::from_x_y_ranges(
        whole.x_range(),
        ui.clip_rect().y_range(),
    ));
    line.interact(whole, ui.scope_id().with("row"), Sense::click())
}

fn ground(ui: &Ui, palette: &Palette, width: f32, is_chosen: bool) {
    let rect = ui.max_rect();
    let whole = Rect::from_min_size(rect.min, vec2(width, rect.height()));
    let painter = painter_across(ui, width);
    let hovered = ui.rect_contains_pointer(whole);
    if is_chosen || hovered {
        let color = if is_chosen {
            palette.hover
        } else {
            palette.card
        };
        painter.rect_filled(whole, 3.0, color);
    }
    rule(ui, rect.bottom() - 0.5, width);
}

fn name(ui: &Ui, palette: &Palette, name: &str, is_chosen: bool) {
    let rect = ui.max_rect();
    let font = if is_chosen {
        theme::semibold(size::TEXT - 0.5)
    } else {
        theme::regular(size::TEXT - 0.5)
    };
    let room = rect.width() - 6.0;
    let galley = elided(ui.painter(), name, font, palette.text, room);
    let from = rect.left_center() + vec2(6.0, -galley.size().y / 2.0);
    ui.painter().galley(from, galley, palette.text);
}

fn show_cell(ui: &Ui, palette: &Palette, cell: &Cell, is_centred: bool) {
    let rect = ui.max_rect();
    match &cell.value {
        Value::Holds(holds) => verdict(ui, palette, rect, *holds),
        Value::Known(text) | Value::Missing(text) => {
            let font = theme::regular(size::TEXT - 0.5);
            let color = match cell.value {
                Value::Missing(_) => palette.dim,
                Value::Known(_) | Value::Holds(_) => palette.text,
            };
            let (at, align) = if is_centred {
                (rect.center(), Align2::CENTER_CENTER)
            } else {
                (rect.right_center(), Align2::RIGHT_CENTER)
            };
            ui.painter().text(at, align, text, font, color);
        }
    }
}

/// A tick or a cross, told apart by shape and colour.
fn verdict(ui: &Ui, palette: &Palette, rect: Rect, holds: bool) {
    let centre = rect.center();
    let at = |x: f32, y: f32| centre + vec2(x, y);
    let strokes: Vec<Vec<egui::Pos2>> = if holds {
        vec![vec![at(-4.0, 0.5), at(-1.2, 3.2), at(4.0, -3.2)]]
    } else {
        vec![
            vec![at(-3.0, -3.0), at(3.0, 3.0)],
            vec![at(-3.0, 3.0), at(3.0, -3.0)],
        ]
    };
    let color: Color32 = if holds {
        palette.good
    } else {
        palette.vermilion
    };
    for stroke in strokes {
        ui.painter()
            .add(Shape::line(stroke, Stroke::new(1.8, color)));
    }
}

impl Cell {
    fn known(text: String, about: impl Into<String>) -> Self {
        Self {
            value: Value::Known(text),
            about: about.into(),
        }
    }

    fn missing(text: impl Into<String>, about: impl Into<String>) -> Self {
        Self {
            value: Value::Missing(text.into()),
            about: about.into(),
        }
    }

    fn of(text: Option<String>, about: String) -> Self {
        match text {
            Some(text) => Self::known(text, about),
            None => Self::missing(NO_VALUE, about),
        }
    }

    fn verdict(holds: Option<bool>) -> Self {
        let value = match holds {
            Some(holds) => Value::Holds(holds),
            None => Value::Missing(text::NOT_REFUTED.to_string()),
        };
        Self {
            value,
            about: text::verdict(holds).to_owned(),
        }
    }

    fn spoken(&self) -> &str {
        match &self.value {
            Value::Holds(_) => &self.about,
            Value::Known(text) | Value::Missing(text) => text,
        }
    }
}

/// The cells behind the name.
fn cells(state: &EffortState, goal: &Board, standing: Option<&Standing>) -> [Cell; COLUMNS] {
    let missing = || match standing {
        Some(standing) if standing.has_failed => Cell::missing(NO_VALUE, text::BROKE_OFF),
        Some(_) | None => Cell::missing(text::PENDING, text::MEASURING),
    };
    let check = standing.and_then(|of| Some((of, of.check.as_ref()?)));
    let Some((standing, check)) = check else {
        return std::array::from_fn(|_| missing());
    };
    let effort = state.table_length().and_then(|length| {
        let effort = standing.of_table.lengths.get(&length)?;
        Some((*effort, standing.of_table.mean_excess(length)))
    });
    let most = limit(goal, Searcher::AStar);
    let about = |effort: &LengthEffort| text::about_nodes(effort, most);
    let (nodes, too_long) = match effort {
        Some((effort, excess)) => {
            // An admissible heuristic needs no runs for that.
            let is_optimal = check.is_admissible() == Some(true);
            let excess = excess.or(is_optimal.then_some(0.0));
            (
                Cell::of(text::nodes(&effort), about(&effort)),
                Cell::of(excess.map(text::too_long), about(&effort)),
            )
        }
        None => (missing(), missing()),
    };
    [
        Cell::verdict(check.is_admissible()),
        Cell::verdict(check.is_consistent()),
        Cell::known(text::mean_h(check), text::MEAN_H.1),
        Cell::known(text::ratio(standing.mean_ratio), text::RATIO.1),
        nodes,
        too_long,
    ]
}

/// Below the rows: which others the chosen one dominates, how verdicts were found, and what is being measured.
fn sentences(ui: &mut Ui, state: &EffortState, goal: &Board, listing: Listing<'_>) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let Some(chosen) = listing.chosen() else {
        return;
    };
    if let Some((told, about)) = dominated(state, listing) {
        label(ui, &told).on_hover_text(about);
    }
    let measured = state.at().and_then(|program| {
        let mut all = listing.all.iter();
        all.find(|of| of.program == *program)
    });
    if let Some(of) = measured {
        label(ui, &text::measuring(of.name));
        return;
    }
    let standing = state.get(&chosen.program);
    if let Some(check) = standing.and_then(|standing| standing.check.as_ref()) {
        label(ui, &text::how_found(check.extent, goal.size()));
    }
}

/// What the chosen heuristic dominates, and how it stands to each of the others.
pub(crate) fn dominated(state: &EffortState, listing: Listing<'_>) -> Option<(String, String)> {
    let chosen = listing.chosen()?;
    let has_failed = |of: &Listed<'_>| state.get(&of.program).is_some_and(|of| of.has_failed);
    let others = listing.all.iter();
    // Until all are compared the sentence would be wrong.
    let others: Option<Vec<(&str, &Dominance)>> = others
        .filter(|of| of.program != chosen.program && !has_failed(of))
        .map(|of| Some((of.name, state.relation(&chosen.program, &of.program)?)))
        .collect();
    let others = others.filter(|_| !has_failed(chosen))?;
    let mut below: Vec<(&str, &Dominance)> = others.clone();
    below.retain(|(_, found)| found.relation() == Relation::Dominates);
    // The nearest first: those that it exceeds on the fewest states.
    below.sort_by_key(|(_, found)| found.higher);
    let names: Vec<&str> = below.iter().map(|(name, _)| *name).collect();
    let proven = others
        .iter()
        .all(|(_, found)| found.extent == Extent::EveryState);
    let about = others
        .iter()
        .map(|(name, found)| text::relation(chosen.name, name, found));
    let about: Vec<String> = about.collect();
    Some((
        text::dominates(chosen.name, &names, proven),
        about.join("\n"),
    ))
}
