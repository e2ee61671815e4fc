//! The table: headings that sort, rows of which only those in sight are made, and what its numbers mean.

use egui::{
    Align2, FontId, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use crate::{
    app::{
        experiment::{
            self, Experiment, Results, Tabled, View,
            column_hints::hint,
            curve_style::{Look, looks},
            experiment_view::Wishes,
            export_view,
            progress_view::empty,
        },
        theme::{self, Palette, size},
    },
    study::{
        strategy_name,
        table::{Cell, Table},
    },
};

const ROW: f32 = 22.0;
const HEADER: f32 = 34.0;
/// Between two columns.
const GAP: f32 = 11.0;
/// Room for the piece of curve before a strategy's name.
const SWATCH: f32 = 28.0;

/// Shows it in a card that fills its place.
pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
    let palette = *Palette::of(ui);
    theme::card(&palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 4.0;
        let results = experiment.job.as_ref().and_then(|job| job.results.as_ref());
        let (Some(results), Some(table)) = (results, experiment.view.table()) else {
            let text = "Mean, standard deviation and effective branching factor are listed here as runs finish.";
            empty(ui, "Results", text);
            return;
        };
        export_view::bar(ui, experiment, wishes);
        let sheet = Sheet::new(ui, experiment, results, table);
        ScrollArea::horizontal()
            .id_salt(experiment.view.tabled.name(None))
            .auto_shrink(false)
            .show(ui, |ui| sheet.show(ui, experiment, wishes));
    });
}

/// A table as it is painted.
struct Sheet<'a> {
    table: &'a Table,
    results: &'a Results,
    /// Whether rows are made as they come into sight.
    paged: bool,
    rows: usize,
    /// The left edge and the width of each column.
    columns: Vec<(f32, f32)>,
    /// Whether a column holds numbers, which stand to the right.
    numeric: Vec<bool>,
    width: f32,
    /// The look of each strategy by its name for programs.
    looks: Vec<(String, Look)>,
    font: FontId,
}

impl<'a> Sheet<'a> {
    fn new(ui: &Ui, experiment: &Experiment, results: &'a Results, table: &'a Table) -> Self {
        let paged = experiment.view.tabled == Tabled::Runs;
        let strategies = &results.plan.spec().strategies;
        let looks = looks(Palette::of(ui), strategies);
        let names = strategies.iter().map(|strategy| strategy_name(*strategy));
        let mut sheet = Self {
            table,
            results,
            paged,
            rows: if paged {
                results.runs.len()
            } else {
                table.rows().len()
            },
            columns: Vec::new(),
            numeric: Vec::new(),
            width: 0.0,
            looks: names.zip(looks).collect(),
            font: theme::regular(size::TEXT - 0.5),
        };
        sheet.lay_out(ui);
        sheet
    }

    /// Columns as wide as what is widest in them; what is to spare goes between them.
    fn lay_out(&mut self, ui: &Ui) {
        // Of a table of every run, a page stands for all.
        let page = self
            .paged
            .then(|| View::page(self.results, 0..40.min(self.rows)));
        let sample = page.as_ref().unwrap_or(self.table);
        let widths: Vec<f32> = (0..self.table.columns().len())
            .map(|at| self.width_of(ui, sample, at))
            .collect();
        let all = 0..self.table.columns().len();
        self.numeric = all.map(|at| sample.is_numeric(at)).collect();
        let gaps = GAP * widths.len().saturating_sub(1) as f32;
        let needed = widths.iter().sum::<f32>() + gaps;
        let spare = (ui.available_width() - needed).max(0.0);
        let gap = GAP + (spare / widths.len().max(2).saturating_sub(1) as f32).min(28.0);
        let mut left = 0.0;
        for width in widths {
            self.columns.push((left, width));
            left += width + gap;
        }
        self.width = (left - gap).max(ui.available_width());
    }

    fn width_of(&self, ui: &Ui, sample: &Table, at: usize) -> f32 {
        let width = |text: String, font: &FontId| {
            let galley = ui
                .painter()
                .layout_no_wrap(text, font.clone(), egui::Color32::WHITE);
            galley.size().x
        };
        let column = &self.table.columns()[at];
        let font = theme::medium(size::LABEL);
        let heading = heading(&column.title)
            .into_iter()
            .map(|line| width(line, &font));
        let heading = heading.fold(0.0, f32::max) + 10.0;
        // The longest by letters is the widest, or nearly: digits are all of one width.
        let cells = sample.rows().iter().map(|row| &row[at]);
        let longest = cells.max_by_key(|cell| cell.shown().chars().count());
        let named = matches!(longest, Some(Cell::Named { .. }));
        let mut cell = longest.map_or(0.0, |cell| width(cell.shown(), &self.font));
        if self.paged && matches!(longest, Some(Cell::Count(_))) {
            cell = cell.max(width("000,000".to_owned(), &self.font));
        }
        heading.max(cell + if named { SWATCH } else { 0.0 }).ceil()
    }

    fn show(&self, ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
        ui.set_width(self.width);
        ui.spacing_mut().item_spacing.y = 0.0;
        self.headings(ui, experiment, wishes);
        let notes = self.notes(ui);
        ScrollArea::vertical()
            .auto_shrink(false)
            .show_viewport(ui, |ui, seen| {
                let height = ROW * self.rows as f32;
                let below = notes.size().y + 20.0;
                let whole = vec2(self.width, height + below);
                let (area, _) = ui.allocate_exact_size(whole, Sense::hover());
                let first = ((seen.min.y / ROW).floor().max(0.0) as usize).min(self.rows);
                let last = ((seen.max.y / ROW).ceil().max(0.0) as usize).min(self.rows);
                let page = self.paged.then(|| View::page(self.results, first..last));
                for at in first..last {
                    let row = match &page {
                        Some(page) => &page.rows()[at - first],
                        None => &self.table.rows()[at],
                    };
                    let corner = area.min + vec2(0.0, ROW * at as f32);
                    self.row(
                        ui,
                        at,
                        Rect::from_min_size(corner, vec2(self.width, ROW)),
                        row,
                    );
                }
                let at = area.min + vec2(0.0, height + 10.0);
                let rect = Rect::from_min_size(at, notes.size());
                let response = ui.interact(rect, ui.scope_id().with("notes"), Sense::hover());
                let text = notes.text().to_owned();
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
                ui.painter().galley(at, notes, Palette::of(ui).dim);
            });
    }

    /// The remarks below the table.
    fn notes(&self, ui: &Ui) -> std::sync::Arc<egui::Galley> {
        let text = self.table.notes().join("\n");
        let width = ui.clip_rect().width().max(200.0) - 8.0;
        let font = theme::regular(size::LABEL + 0.5);
        ui.painter().layout(text, font, Palette::of(ui).dim, width)
    }

    fn headings(&self, ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
        let (area, _) = ui.allocate_exact_size(vec2(self.width, HEADER), Sense::hover());
        let palette = *Palette::of(ui);
        for (at, column) in self.table.columns().iter().enumerate() {
            let rect = self.cell(area, at);
            let sense = if self.paged {
                Sense::hover()
            } else {
                Sense::click()
            };
            let response = ui.interact(rect, ui.scope_id().with(("heading", at)), sense);
            let sorted = experiment.view.sort().filter(|(by, _)| *by == column.id);
            let lit = response.hovered() || response.has_focus() || sorted.is_some();
            let color = if lit { palette.text } else { palette.dim };
            self.heading(ui, rect, at, &column.title, color);
            if let Some((_, down)) = sorted {
                let y = rect.bottom() - 3.0;
                let line = Stroke::new(2.0, palette.accent);
                ui.painter().hline(rect.x_range(), y, line);
                arrow(ui, rect.right_top() + vec2(-4.0, 2.0), down);
            }
            let name = format!("Sort by {}", column.title);
            let role = if self.paged {
                Role::Label
            } else {
                Role::Button
            };
            let name = if self.paged { &column.title } else { &name };
            response.widget_info(|| WidgetInfo::labeled(role, true, name));
            let order = match (self.paged, sorted) {
                (true, _) => "",
                (false, None) => " A click sorts by it.",
                (false, Some((_, false))) => " Smallest first; a click turns that round.",
                (false, Some((_, true))) => " Largest first; a click turns that round.",
            };
            if response.clicked() {
                wishes.push(experiment::Action::Sort(column.id.clone()));
            }
            response.on_hover_text(format!("{}{order}", hint(&column.id)));
        }
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .hline(area.x_range(), area.bottom() - 1.0, line);
    }

    fn heading(&self, ui: &Ui, rect: Rect, at: usize, title: &str, color: egui::Color32) {
        let font = theme::medium(size::LABEL);
        let lines = heading(title);
        let numeric = self.numeric[at];
        let step = 13.0;
        let top = rect.bottom() - 7.0 - step * lines.len() as f32;
        for (line, text) in lines.into_iter().enumerate() {
            let y = top + step * line as f32;
            let (x, align) = if numeric {
                (rect.right(), Align2::RIGHT_TOP)
            } else {
                (rect.left(), Align2::LEFT_TOP)
            };
            ui.painter()
                .text(pos2(x, y), align, text, font.clone(), color);
        }
    }

    fn row(&self, ui: &Ui, at: usize, rect: Rect, row: &[Cell]) {
        let palette = *Palette::of(ui);
        let response = ui.interact(rect, ui.scope_id().with(("row", at)), Sense::hover());
        if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, palette.hover);
        }
        for (at, cell) in row.iter().enumerate() {
            let place = self.cell(rect, at);
            let color = if matches!(cell, Cell::None) {
                palette.dim
            } else {
                palette.text
            };
            let mut left = place.left_center();
            if let Cell::Named { id, .. } = cell
                && let Some((_, look)) = self.looks.iter().find(|(name, _)| name == id)
            {
                let piece = Rect::from_min_size(left - vec2(0.0, 6.0), vec2(22.0, 12.0));
                look.paint(ui.painter(), piece);
                left.x += SWATCH;
            }
            let (from, align) = if self.numeric[at] {
                (place.right_center(), Align2::RIGHT_CENTER)
            } else {
                (left, Align2::LEFT_CENTER)
            };
            ui.painter()
                .text(from, align, cell.shown(), self.font.clone(), color);
        }
        self.explain(response, rect, row);
    }

    /// What the whole row says, for those who hear it, and what the number under the pointer means.
    fn explain(&self, response: Response, rect: Rect, row: &[Cell]) {
        let columns = self.table.columns();
        response.widget_info(|| {
            let say = |(column, cell): (&crate::study::table::Column, &Cell)| {
                format!("{} {}", column.title, cell.shown())
            };
            let words: Vec<String> = columns.iter().zip(row).map(say).collect();
            WidgetInfo::labeled(Role::Label, true, words.join(", "))
        });
        let Some(pointer) = response.hover_pos() else {
            return;
        };
        let under = (0..columns.len()).find(|at| {
            let cell = self.cell(rect, *at);
            (cell.left() - 6.0..=cell.right() + 6.0).contains(&pointer.x)
        });
        if let Some(at) = under {
            let (title, shown) = (&columns[at].title, row[at].shown());
            let hint = hint(&columns[at].id);
            response.on_hover_text_at_pointer(format!("{title}: {shown}\n{hint}"));
        }
    }

    /// The place of a column within a row.
    fn cell(&self, row: Rect, at: usize) -> Rect {
        let (left, width) = self.columns[at];
        Rect::from_min_max(
            pos2(row.left() + left, row.top()),
            pos2(row.left() + left + width, row.bottom()),
        )
    }
}

/// A small arrow, down where the largest come first.
fn arrow(ui: &Ui, tip: egui::Pos2, down: bool) {
    let turn = if down { 1.0 } else { -1.0 };
    let corners = [(0.0, 2.0), (-4.0, -2.0), (4.0, -2.0)];
    let corners = corners.map(|(x, y)| tip + vec2(x, y * turn));
    let color = Palette::of(ui).accent;
    let shape = egui::Shape::convex_polygon(corners.to_vec(), color, Stroke::NONE);
    ui.painter().add(shape);
}

/// A heading in one line, or in two of about the same length.
fn heading(title: &str) -> Vec<String> {
    if title.chars().count() <= 9 {
        return vec![title.to_owned()];
    }
    let halves = title.match_indices(' ').map(|(at, _)| title.split_at(at));
    let fairest = halves.min_by_key(|(a, b)| a.len().max(b.trim().len()));
    match fairest {
        Some((a, b)) => vec![a.to_owned(), b.trim().to_owned()],
        None => vec![title.to_owned()],
    }
}
