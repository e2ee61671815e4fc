//! A table that can be sorted by its headings, or whose rows can be chosen. Only visible rows are made.

use std::iter;
use std::sync::Arc;

use egui::{
    Align, Align2, Color32, FontId, Galley, Id, Painter, Pos2, Rangef, Rect, Response, Role, Sense,
    Shape, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_extras::{Column, TableBuilder, TableRow};

use crate::theme::{self, Palette, size};
use crate::widgets::chart::CurveStyle;
use crate::widgets::{elided, named, paint_mark};
use slidescope_core::text;
use slidescope_core::text::explain::followed;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sorted<K> {
    pub key: K,
    pub descending: bool,
}

impl<K: PartialEq> Sorted<K> {
    /// Returns the order after a click on the heading of `key`: smallest first, or reversed if that is the order `now`.
    pub fn clicked(now: Option<&Self>, key: K) -> Self {
        let again = now.filter(|sorted| sorted.key == key);
        Self {
            key,
            descending: again.is_some_and(|sorted| !sorted.descending),
        }
    }
}

/// The width of the scroll bar, in points, to the right of the last column.
pub const BAR: f32 = 8.0;

pub struct Heading<'a, K> {
    /// The key that a click sorts by; `None` if it does not sort.
    pub key: Option<K>,
    pub title: &'a str,
    pub lines: Vec<String>,
    pub about: String,
    pub width: f32,
    /// The alignment of the words; numbers are right-aligned.
    pub align: Align,
}

#[derive(Clone, Copy, Debug)]
pub enum Lead {
    None,
    Mark(CurveStyle),
    Curve(CurveStyle),
    /// A tick or a cross instead of words.
    Verdict(bool),
}

impl Lead {
    pub const CURVE: f32 = 28.0;

    const fn width(self) -> f32 {
        match self {
            Self::None | Self::Verdict(_) => 0.0,
            Self::Mark(_) => 20.0,
            Self::Curve(_) => Self::CURVE,
        }
    }
}

pub struct Cell {
    pub lead: Lead,
    pub text: String,
    pub color: Color32,
}

impl Cell {
    pub const fn plain(text: String, color: Color32) -> Self {
        let lead = Lead::None;
        Self { lead, text, color }
    }
}

pub struct Line {
    /// The text of the whole row for screen readers.
    pub name: String,
    pub cells: Vec<Cell>,
}

pub struct Table<'a, K> {
    pub id: &'static str,
    pub headings: &'a [Heading<'a, K>],
    pub sorted: Option<Sorted<K>>,
    pub gap: f32,
    pub row_height: f32,
    pub rows: usize,
    /// The chosen row, if rows can be chosen. It is highlighted, and scrolled to when it changes.
    pub chosen: Option<Chosen>,
    pub font: FontId,
    /// Whether there are hairlines between rows; otherwise a hovered row is highlighted. Rows to choose from have both.
    pub ruled: bool,
    pub notes: Option<Arc<Galley>>,
}

/// The index of the chosen row, if one is chosen.
pub(crate) type Chosen = Option<usize>;

/// The space before the first column if rows can be chosen.
const INSET: f32 = 6.0;
/// The space above and below the notes.
const MARGIN: f32 = 10.0;
const LINE: f32 = 13.0;

pub const fn heading_height(lines: usize) -> f32 {
    8.0 + LINE * lines as f32
}

impl<K: Copy + PartialEq> Table<'_, K> {
    /// Shows the table in the remaining area of `ui`. Returns the key of the heading and the row that were clicked. `line`
    /// makes a row, and `about` describes a cell, given its row and column, when it is hovered.
    pub fn show(
        &self,
        ui: &mut Ui,
        mut line: impl FnMut(usize) -> Line,
        about: impl Fn(usize, &Line, usize) -> String,
    ) -> (Option<K>, Option<usize>) {
        let mut clicked = (None, None);
        let revealed = ui.scope_id().with("revealed");
        let before: Chosen = ui.data(|kept| kept.get_temp(revealed)).flatten();
        let is_new = |row: &usize| *row < self.rows && before != Some(*row);
        let reveals = self.chosen.flatten().filter(is_new);
        if let Some(chosen) = self.chosen {
            ui.data_mut(|kept| kept.insert_temp(revealed, chosen));
        }
        let seen = ui.clip_rect().x_range();
        ui.spacing_mut().item_spacing = vec2(self.gap, 0.0);
        ui.spacing_mut().scroll.floating_allocated_width = BAR;
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
        if let Some(row) = reveals {
            builder = builder.scroll_to_row(row, Some(Align::Center));
        }
        builder
            .header(height, |mut row| {
                for (at, heading) in self.headings.iter().enumerate() {
                    row.col(|ui| {
                        if at == 0 {
                            self.rule(ui, ui.max_rect().bottom() - 1.0, seen);
                        }
                        let inset = self.inset(at);
                        clicked.0 = self.heading(ui, heading, inset).or(clicked.0);
                    });
                }
            })
            .body(|body| {
                let notes = self.notes.as_ref();
                let below = notes.map(|notes| notes.size().y + 2.0 * MARGIN);
                let heights = iter::repeat_n(self.row_height, self.rows).chain(below);
                body.heterogeneous_rows(heights, |mut row| {
                    if row.index() < self.rows {
                        let at = row.index();
                        let made = line(at);
                        if self.row(&mut row, &made, seen, &about) {
                            clicked.1 = Some(at);
                        }
                    } else if let Some(notes) = notes {
                        row.col(|ui| show_notes(ui, notes, seen));
                    }
                });
            });
        clicked
    }

    fn rule(&self, ui: &Ui, y: f32, seen: Rangef) {
        let line = Stroke::new(1.0, Palette::of(ui).line);
        let across = self.whole(ui).x_range();
        self.painter(ui, seen).hline(across, y, line);
    }

    /// Returns a painter for all columns that are `seen`. The first cell of a row, which uses it, would clip at its edge.
    fn painter(&self, ui: &Ui, seen: Rangef) -> Painter {
        Painter::new(ui.ctx().clone(), ui.layer_id(), self.clip(ui, seen))
    }

    fn clip(&self, ui: &Ui, seen: Rangef) -> Rect {
        let across = self.whole(ui).x_range().intersection(seen);
        Rect::from_x_y_ranges(across, ui.clip_rect().y_range())
    }

    const fn inset(&self, column: usize) -> f32 {
        match (self.chosen, column) {
            (Some(_), 0) => INSET,
            (Some(_) | None, _) => 0.0,
        }
    }

    fn width(&self) -> f32 {
        let gaps = self.gap * self.headings.len().saturating_sub(1) as f32;
        let widths = self.headings.iter().map(|heading| heading.width);
        widths.sum::<f32>() + gaps
    }

    /// Shows a heading. Returns its key if it was clicked.
    fn heading(&self, ui: &Ui, heading: &Heading<'_, K>, inset: f32) -> Option<K> {
        let palette = Palette::of(ui);
        let rect = ui.max_rect();
        let sense = heading.key.map_or(Sense::hover(), |_| Sense::click());
        let response = ui.interact(rect, ui.scope_id().with("heading"), sense);
        let sorted = self.sorted.filter(|by| Some(by.key) == heading.key);
        let descending = sorted.map(|by| by.descending);
        let lit = sorted.is_some() || response.hovered() || response.has_focus();
        let color = if lit { palette.text } else { palette.dim };
        let font = match sorted {
            Some(_) => theme::semibold(size::LABEL),
            None => theme::medium(size::LABEL),
        };
        let (x, align) = match heading.align {
            Align::Min => (rect.left() + inset, Align2::LEFT_TOP),
            Align::Center => (rect.center().x, Align2::CENTER_TOP),
            Align::Max => (rect.right(), Align2::RIGHT_TOP),
        };
        let last = heading.lines.len().saturating_sub(1);
        let top = rect.bottom() - 7.0 - LINE * heading.lines.len() as f32;
        for (at, words) in heading.lines.iter().enumerate() {
            let words = text::table::heading(descending.filter(|_| at == last), words);
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
        let about = followed(&heading.about, text::table::click(descending));
        response.on_hover_text(about).clicked().then_some(key)
    }

    /// Shows a row. Returns whether it was clicked, if rows can be chosen.
    fn row(
        &self,
        row: &mut TableRow<'_, '_>,
        line: &Line,
        seen: Rangef,
        about: impl Fn(usize, &Line, usize) -> String,
    ) -> bool {
        let at = row.index();
        let is_chosen = self.chosen.map(|chosen| chosen == Some(at));
        let mut choice = None;
        for (column, (cell, heading)) in line.cells.iter().zip(self.headings).enumerate() {
            let (_, response) = row.col(|ui| {
                if column == 0 {
                    choice = is_chosen.map(|_| self.across(ui, seen));
                    self.ground(ui, at, is_chosen, seen);
                }
                let inset = self.inset(column);
                let bold = inset > 0.0 && is_chosen == Some(true);
                self.cell(ui, cell, heading.align, inset, bold);
            });
            if response.hovered() {
                let about = about(at, line, column);
                if !about.is_empty() {
                    response.on_hover_text_at_pointer(about);
                }
            }
        }
        let (Some(response), Some(on)) = (choice, is_chosen) else {
            let response: Response = row.response();
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &line.name));
            return false;
        };
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &line.name));
        response.clicked()
    }

    /// Returns the rectangle of a row whose first cell is `ui`.
    fn whole(&self, ui: &Ui) -> Rect {
        let rect = ui.max_rect();
        Rect::from_min_size(rect.min, vec2(self.width(), rect.height()))
    }

    /// Returns the response to clicks anywhere on a row, whose first cell is `ui`.
    fn across(&self, ui: &mut Ui, seen: Rangef) -> Response {
        let (whole, clip) = (self.whole(ui), self.clip(ui, seen));
        let mut row = ui.new_child(UiBuilder::new().max_rect(whole));
        row.set_clip_rect(clip);
        row.interact(whole, ui.scope_id().with("row"), Sense::click())
    }

    fn ground(&self, ui: &Ui, row: usize, is_chosen: Option<bool>, seen: Rangef) {
        let (whole, palette) = (self.whole(ui), Palette::of(ui));
        let hovered = ui.rect_contains_pointer(whole);
        let (fill, radius) = match is_chosen {
            Some(true) => (Some(palette.hover), 3.0),
            Some(false) => (hovered.then_some(palette.card), 3.0),
            None => ((hovered && !self.ruled).then_some(palette.hover), 0.0),
        };
        if let Some(fill) = fill {
            self.painter(ui, seen).rect_filled(whole, radius, fill);
        }
        let between = self.ruled && row + 1 < self.rows && self.row_height > 22.0;
        if between || is_chosen.is_some() {
            self.rule(ui, whole.bottom() - 0.5, seen);
        }
    }

    fn cell(&self, ui: &Ui, cell: &Cell, align: Align, inset: f32, bold: bool) {
        let rect = ui.max_rect();
        let left = rect.left_center() + vec2(inset, 0.0);
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
            Lead::Verdict(holds) => {
                let color = Palette::of(ui).verdict(Some(holds));
                return paint_verdict(ui, rect.center(), holds, color);
            }
        }
        let font = match bold {
            true => theme::semibold(self.font.size),
            false => self.font.clone(),
        };
        let (from, anchor) = match align {
            Align::Min => {
                // Text may extend into the gap before it is truncated.
                let room = rect.width() - inset - cell.lead.width() + self.gap / 2.0;
                let galley = elided(ui.painter(), &cell.text, font, cell.color, room);
                let from = left + vec2(cell.lead.width(), -galley.size().y / 2.0);
                ui.painter().galley(from, galley, cell.color);
                return;
            }
            Align::Center => (rect.center(), Align2::CENTER_CENTER),
            Align::Max => (rect.right_center(), Align2::RIGHT_CENTER),
        };
        ui.painter()
            .text(from, anchor, &cell.text, font, cell.color);
    }
}

/// Paints a tick or a cross.
pub fn paint_verdict(ui: &Ui, centre: Pos2, holds: bool, color: Color32) {
    let strokes: &[&[(f32, f32)]] = match holds {
        true => &[&[(-4.0, 0.5), (-1.2, 3.2), (4.0, -3.2)]],
        false => &[&[(-3.0, -3.0), (3.0, 3.0)], &[(-3.0, 3.0), (3.0, -3.0)]],
    };
    for stroke in strokes {
        let points = stroke.iter().map(|&(x, y)| centre + vec2(x, y));
        let line = Shape::line(points.collect(), Stroke::new(1.8, color));
        ui.painter().add(line);
    }
}

/// Shows the notes across all visible columns, from the first cell, which would clip them at its own edge.
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
