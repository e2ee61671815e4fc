//! A table whose headings sort. Only the rows in sight are made.

use std::iter;
use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Galley, Id, Painter, Rangef, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use egui_extras::{Column, TableBuilder, TableRow};

use crate::app::theme::{self, Palette, size};
use crate::app::widgets::chart::CurveStyle;
use crate::app::widgets::{elided, named, paint_mark};
use crate::text;

/// The column that a table is sorted by, and which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sorted<K> {
    pub(crate) key: K,
    pub(crate) descending: bool,
}

impl<K: PartialEq> Sorted<K> {
    /// What a click on the heading of `key` makes of `now`: smallest first, or the other way round.
    pub(crate) fn clicked(now: Option<&Self>, key: K) -> Self {
        let again = now.filter(|sorted| sorted.key == key);
        Self {
            key,
            descending: again.is_some_and(|sorted| !sorted.descending),
        }
    }
}

pub(crate) struct Heading<'a, K> {
    /// What a click sorts by; without, it does not sort.
    pub(crate) key: Option<K>,
    pub(crate) title: &'a str,
    /// One line, or two.
    pub(crate) lines: Vec<String>,
    /// What stands in the column.
    pub(crate) about: String,
    pub(crate) width: f32,
    /// Whether it holds numbers, which stand to the right.
    pub(crate) numeric: bool,
}

/// What a cell of a strategy has before its words.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lead {
    None,
    Mark(CurveStyle),
    Curve(CurveStyle),
}

impl Lead {
    /// Room for a piece of curve.
    pub(crate) const CURVE: f32 = 28.0;

    const fn width(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Mark(_) => 20.0,
            Self::Curve(_) => Self::CURVE,
        }
    }
}

pub(crate) struct Cell {
    pub(crate) lead: Lead,
    pub(crate) text: String,
    pub(crate) color: Color32,
}

pub(crate) struct Line {
    /// What the whole row says, for those who hear it.
    pub(crate) name: String,
    pub(crate) cells: Vec<Cell>,
}

/// A table, before it is shown.
pub(crate) struct Table<'a, K> {
    pub(crate) id: &'static str,
    pub(crate) headings: &'a [Heading<'a, K>],
    pub(crate) sorted: Option<Sorted<K>>,
    /// Between two columns.
    pub(crate) gap: f32,
    pub(crate) row_height: f32,
    pub(crate) rows: usize,
    pub(crate) font: FontId,
    /// Whether there is a hairline between two rows; otherwise the row under the pointer is lit.
    pub(crate) ruled: bool,
    /// Remarks below the last row.
    pub(crate) notes: Option<Arc<Galley>>,
}

/// Above the notes and below them.
const MARGIN: f32 = 10.0;
/// The height of a line of a heading.
const LINE: f32 = 13.0;

/// The height of headings of so many lines.
pub(crate) const fn heading_height(lines: usize) -> f32 {
    8.0 + LINE * lines as f32
}

impl<K: Copy + PartialEq> Table<'_, K> {
    /// Shows it in what is left of `ui`, and gives the key of the heading that was clicked. `line` makes a row, and
    /// `about` says what a cell means, by its column, when it is under the pointer.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        mut line: impl FnMut(usize) -> Line,
        about: impl Fn(&Line, usize) -> String,
    ) -> Option<K> {
        let mut clicked = None;
        let seen = ui.clip_rect().x_range();
        ui.spacing_mut().item_spacing = vec2(self.gap, 0.0);
        let lines = self.headings.iter().map(|heading| heading.lines.len());
        let height = heading_height(lines.max().unwrap_or(1));
        let mut builder = TableBuilder::new(ui)
            .id_salt(self.id)
            .striped(false)
            .auto_shrink(false)
            .min_scrolled_height(0.0);
        for heading in self.headings {
            builder = builder.column(Column::exact(heading.width));
        }
        builder
            .header(height, |mut row| {
                for (at, heading) in self.headings.iter().enumerate() {
                    row.col(|ui| {
                        if at == 0 {
                            self.rule(ui, ui.max_rect().bottom() - 1.0);
                        }
                        if let Some(key) = self.heading(ui, heading) {
                            clicked = Some(key);
                        }
                    });
                }
            })
            .body(|body| {
                let notes = self.notes.as_ref();
                let below = notes.map(|notes| notes.size().y + 2.0 * MARGIN);
                let heights = iter::repeat_n(self.row_height, self.rows).chain(below);
                body.heterogeneous_rows(heights, |mut row| {
                    if row.index() < self.rows {
                        let made = line(row.index());
                        self.row(&mut row, &made, &about);
                    } else if let Some(notes) = notes {
                        row.col(|ui| show_notes(ui, notes, seen));
                    }
                });
            });
        clicked
    }

    /// A hairline across the table.
    fn rule(&self, ui: &Ui, y: f32) {
        let left = ui.max_rect().left();
        let line = Stroke::new(1.0, Palette::of(ui).line);
        self.painter(ui).hline(left..=left + self.width(), y, line);
    }

    /// Paints across all columns, from the first cell of a row, which would cut it off at its own edge.
    fn painter(&self, ui: &Ui) -> Painter {
        let left = ui.max_rect().left();
        let clip = Rect::from_x_y_ranges(left..=left + self.width(), ui.clip_rect().y_range());
        Painter::new(ui.ctx().clone(), ui.layer_id(), clip)
    }

    fn width(&self) -> f32 {
        let gaps = self.gap * self.headings.len().saturating_sub(1) as f32;
        let widths = self.headings.iter().map(|heading| heading.width);
        widths.sum::<f32>() + gaps
    }

    /// Gives the key where it was clicked.
    fn heading(&self, ui: &Ui, heading: &Heading<'_, K>) -> Option<K> {
        let palette = Palette::of(ui);
        let rect = ui.max_rect();
        let sense = match heading.key {
            Some(_) => Sense::click(),
            None => Sense::hover(),
        };
        let response = ui.interact(rect, ui.scope_id().with("heading"), sense);
        let sorted = self.sorted.filter(|by| Some(by.key) == heading.key);
        let descending = sorted.map(|by| by.descending);
        let lit = sorted.is_some() || response.hovered() || response.has_focus();
        let color = if lit { palette.text } else { palette.dim };
        let font = if sorted.is_some() {
            theme::semibold(size::LABEL)
        } else {
            theme::medium(size::LABEL)
        };
        let (x, align) = if heading.numeric {
            (rect.right(), Align2::RIGHT_TOP)
        } else {
            (rect.left(), Align2::LEFT_TOP)
        };
        let last = heading.lines.len().saturating_sub(1);
        let top = rect.bottom() - 7.0 - LINE * heading.lines.len() as f32;
        for (at, words) in heading.lines.iter().enumerate() {
            let words = text::table::heading(words, descending.filter(|_| at == last));
            let from = pos2(x, top + LINE * at as f32);
            ui.painter().text(from, align, words, font.clone(), color);
        }
        if response.has_focus() {
            let ring = Stroke::new(2.0, palette.accent);
            ui.painter()
                .rect_stroke(rect, 4.0, ring, StrokeKind::Outside);
        }
        let Some(key) = heading.key else {
            named(ui, &response, heading.title);
            response.on_hover_text(&heading.about);
            return None;
        };
        let name = text::table::sort_by(heading.title);
        let on = sorted.is_some();
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &name));
        let about = text::table::with_click(&heading.about, descending);
        response.on_hover_text(about).clicked().then_some(key)
    }

    fn row(&self, row: &mut TableRow<'_, '_>, line: &Line, about: impl Fn(&Line, usize) -> String) {
        let at = row.index();
        for (column, (cell, heading)) in line.cells.iter().zip(self.headings).enumerate() {
            let (_, response) = row.col(|ui| {
                if column == 0 {
                    self.ground(ui, at);
                }
                self.cell(ui, cell, heading.numeric);
            });
            if response.hovered() {
                response.on_hover_text_at_pointer(about(line, column));
            }
        }
        let response: Response = row.response();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &line.name));
    }

    /// What is below the cells of a row.
    fn ground(&self, ui: &Ui, row: usize) {
        let rect = ui.max_rect();
        let whole = Rect::from_min_size(rect.min, vec2(self.width(), rect.height()));
        if self.ruled {
            if row + 1 < self.rows && self.row_height > 22.0 {
                self.rule(ui, rect.bottom() - 0.5);
            }
        } else if ui.rect_contains_pointer(whole) {
            let hover = Palette::of(ui).hover;
            self.painter(ui).rect_filled(whole, 0.0, hover);
        }
    }

    fn cell(&self, ui: &Ui, cell: &Cell, numeric: bool) {
        let rect = ui.max_rect();
        let left = rect.left_center();
        match cell.lead {
            Lead::None => {}
            Lead::Mark(style) => {
                let centre = left + vec2(6.0, 0.0);
                paint_mark(ui.painter(), centre, 4.5, style.hue, style.color);
            }
            Lead::Curve(style) => {
                let piece = Rect::from_min_size(left - vec2(0.0, 6.0), vec2(22.0, 12.0));
                style.paint(ui.painter(), piece);
            }
        }
        let font = self.font.clone();
        if numeric {
            let from = rect.right_center();
            ui.painter()
                .text(from, Align2::RIGHT_CENTER, &cell.text, font, cell.color);
        } else {
            // The gap is there to be used before a word is cut.
            let room = rect.width() - cell.lead.width() + self.gap / 2.0;
            let galley = elided(ui.painter(), &cell.text, font, cell.color, room);
            let from = left + vec2(cell.lead.width(), -galley.size().y / 2.0);
            ui.painter().galley(from, galley, cell.color);
        }
    }
}

/// Across all columns that are in sight, from the first, which would cut them off at its own edge.
fn show_notes(ui: &Ui, notes: &Arc<Galley>, seen: Rangef) {
    let from = ui.max_rect().min + vec2(0.0, MARGIN);
    let rect = Rect::from_min_size(from, notes.size());
    let response = ui.interact(rect, Id::unique("table notes"), Sense::hover());
    named(ui, &response, notes.text());
    let dim = Palette::of(ui).dim;
    let clip = Rect::from_x_y_ranges(seen, ui.clip_rect().y_range());
    let painter = Painter::new(ui.ctx().clone(), ui.layer_id(), clip);
    painter.galley(from, Arc::clone(notes), dim);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_click_turns_the_order_round() {
        let first = Sorted::clicked(None, 'a');
        assert!(!first.descending);
        let second = Sorted::clicked(Some(&first), 'a');
        assert!(second.descending);
        assert!(!Sorted::clicked(Some(&second), 'a').descending);
        assert!(!Sorted::clicked(Some(&second), 'b').descending);
    }
}
