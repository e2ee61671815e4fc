//! The table of results: the choice of one, its export, its rows, and what its numbers mean.

use std::iter::repeat_n;
use std::sync::Arc;

use egui::{Align, FontId, Galley, RichText, ScrollArea, Ui};

use crate::window::screens::experiment::results_view::name_of;
use crate::window::screens::experiment::{Experiment, Results, ResultsView};
use slidescope_core::lesson::Tabled;
use slidescope_core::puzzle::MoveOrder;
use slidescope_core::run::Tone;
use slidescope_core::search::Strategy;
use slidescope_core::study::strategy_name;
use slidescope_core::study::table::{Cell, Column, ColumnKey, Table};
use slidescope_core::text::files::TABLE;
use slidescope_core::text::{experiment as text, listed, sentence};
use slidescope_parts::Facts;
use slidescope_parts::export::save_view;
use slidescope_parts::files::{FileFormat, NamedFile as _, TableFile, TableFormat};
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::chart::CurveStyle;
use slidescope_parts::widgets::table::{
    BAR, Cell as ShownCell, Heading, Lead, Line, Table as ShownTable,
};
use slidescope_parts::widgets::{
    at_right, choice, full_card, heading, note, plain_list, quiet, quiet_clicked, width_of,
};

const ROW: f32 = 22.0;
/// The least gap between two columns, and the most spare width added to it.
const GAP: f32 = 11.0;
const SPARE: f32 = 28.0;
/// The most width of a text. A board of 25 cells is truncated, and shown in full on hover.
const MOST_TEXT: f32 = 250.0;
/// Number of rows of the table of every run that are made at a time.
const PAGE: usize = 64;

pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment, tools: bool, facts: &Facts) {
    full_card(ui, |ui| {
        if tools && experiment.view.table.is_some() {
            bar(ui, experiment, facts);
        }
        let Some(table) = &experiment.view.table else {
            heading(ui, &text::RESULTS);
            return match &experiment.every {
                Some(_) => note(ui, &text::EVERY_NO_RESULTS),
                None => note(ui, &text::NO_ROWS),
            };
        };
        // The visible scroll bar shows that there are more columns. It is below the rows.
        let bars = &mut ui.spacing_mut().scroll;
        bars.dormant_handle_opacity = 0.5;
        bars.floating_allocated_width = BAR;
        let sorted_by = ScrollArea::horizontal()
            .id_salt(name_of(experiment.view.tabled, None).map(|(name, _)| name.text()))
            .auto_shrink(false)
            .show(ui, |ui| rows(ui, experiment, table))
            .inner;
        if let Some(key) = sorted_by {
            experiment.change_view(|view| view.sort_by(key));
        }
    });
}

/// The choice of the table, and its export.
fn bar(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        tabs(ui, experiment);
        at_right(ui, |ui| tools(ui, experiment));
    });
    if experiment.export_open {
        if save_view::row(ui, &mut experiment.export, TABLE, true, facts) {
            experiment.write();
        }
    } else if let Some(status) = experiment.export.status() {
        save_view::message(ui, &status);
    }
}

fn tabs(ui: &mut Ui, experiment: &mut Experiment) {
    ui.spacing_mut().item_spacing.x = 12.0;
    let preset = experiment.job.as_ref().and_then(|job| job.preset);
    if experiment.every.is_some() {
        heading(ui, &text::RESULTS);
        return;
    }
    for tabled in Tabled::ALL {
        let Some((name, hint)) = name_of(tabled, preset) else {
            continue;
        };
        let chosen = experiment.view.tabled == tabled;
        if choice(ui, chosen, &name)
            .on_hover_text(hint.text())
            .clicked()
        {
            experiment.change_view(|view| view.show(tabled));
            experiment.export.forget();
        }
    }
}

fn tools(ui: &mut Ui, experiment: &mut Experiment) {
    ui.spacing_mut().item_spacing.x = 8.0;
    format(ui, &mut experiment.export);
    let copy = ui.add_enabled_ui(experiment.can_copy(), |ui| quiet(ui, &text::COPY));
    let copy = copy
        .inner
        .on_hover_text(text::about_copy(experiment.export.format.name()))
        .on_disabled_hover_text(text::TOO_LONG_TO_COPY.text());
    if copy.clicked()
        && let Some(text) = experiment.copied()
    {
        ui.copy_text(text);
        let copied = text::copied(experiment.export.format.name());
        experiment.export.say(Tone::Solved, copied);
    }
    let text = match experiment.export_open {
        true => text::EXPORT,
        false => text::EXPORT_MORE,
    };
    if quiet_clicked(ui, (text, text::ABOUT_EXPORT)) {
        experiment.export_open ^= true;
        experiment.export.forget();
    }
}

fn format(ui: &mut Ui, export: &mut TableFile) {
    let chosen = export.format;
    let text = RichText::new(chosen.name()).font(theme::medium(size::TEXT));
    plain_list(ui, (text::FORMAT, &summary(chosen)), 96.0, text, |ui| {
        for &format in <TableFormat as FileFormat>::ALL {
            let row = ui.selectable_label(format == chosen, format.name());
            if row.on_hover_text(summary(format)).clicked() {
                export.set_format(format);
            }
        }
    });
}

fn summary(format: TableFormat) -> String {
    sentence(format.about())
}

/// Shows the rows. Returns the column that was clicked.
fn rows(ui: &mut Ui, experiment: &Experiment, table: &Table) -> Option<ColumnKey> {
    let palette = *Palette::of(ui);
    let mut source = Source::new(&palette, experiment, table);
    let font = theme::regular(size::TEXT - 0.5);
    let headings = headings(ui, &source, &font);
    let needed: f32 = headings.iter().map(|heading| heading.width).sum();
    let gaps = headings.len().max(2).saturating_sub(1) as f32;
    let spare = (ui.available_width() - BAR - needed) / gaps - GAP;
    let gap = GAP + spare.clamp(0.0, SPARE);
    let whole = needed + gap * headings.len().saturating_sub(1) as f32;
    ui.set_width(whole.max(ui.available_width()));
    let shown = ShownTable {
        id: "results",
        headings: &headings,
        sorted: experiment.view.sorted,
        gap,
        row_height: ROW,
        rows: source.rows,
        chosen: None,
        font,
        ruled: false,
        notes: Some(notes(ui, table)),
    };
    let about = |_: usize, line: &Line, at: usize| {
        let heading = &headings[at];
        let cell = text::cell(heading.title, &line.cells[at].text);
        format!("{cell}\n{}", heading.about)
    };
    shown.show(ui, |row| source.line(row), about).0
}

struct Source<'a> {
    palette: &'a Palette,
    table: &'a Table,
    /// Where every run is shown: the results, the index of the first run on the page made last, and that page.
    page: Option<(&'a Results, usize, Table)>,
    rows: usize,
    /// The style of each strategy, with its name as the command line reads it.
    styles: Vec<(String, CurveStyle)>,
}

impl<'a> Source<'a> {
    fn new(palette: &'a Palette, experiment: &'a Experiment, table: &'a Table) -> Self {
        let results = experiment.results();
        let every = experiment.every.as_ref();
        let strategies = results.map(|results| results.plan.spec().strategies.as_slice());
        let strategies = strategies.or(every.map(|every| every.asked.strategies()));
        let strategies = strategies.unwrap_or_default();
        let names = strategies.iter().map(|strategy| strategy_name(*strategy));
        // A strategy has one style in all its orders of moves, that of its curve.
        let curves = Strategy::in_all_orders(strategies);
        let orders = curves.as_ref().map_or(1, |_| MoveOrder::COUNT);
        let styles = CurveStyle::each(palette, curves.as_deref().unwrap_or(strategies));
        let styles = styles.into_iter().flat_map(|style| repeat_n(style, orders));
        let paged = results.filter(|_| experiment.view.tabled == Tabled::Runs);
        let page = |results: &'a Results| {
            let runs = results.runs.len();
            (results, 0, ResultsView::page(results, 0..PAGE.min(runs)))
        };
        Self {
            palette,
            table,
            page: paged.map(page),
            rows: paged.map_or(table.rows().len(), |results| results.runs.len()),
            styles: names.zip(styles).collect(),
        }
    }

    const fn is_paged(&self) -> bool {
        self.page.is_some()
    }

    /// Returns the table, or a page as a sample of the table of every run.
    fn sample(&self) -> &Table {
        self.page.as_ref().map_or(self.table, |(.., page)| page)
    }

    fn cells(&mut self, row: usize) -> &[Cell] {
        let Some((results, first, page)) = &mut self.page else {
            return &self.table.rows()[row];
        };
        let wanted = row / PAGE * PAGE;
        if *first != wanted {
            *page = ResultsView::page(results, wanted..(wanted + PAGE).min(self.rows));
            *first = wanted;
        }
        &page.rows()[row - wanted]
    }

    fn line(&mut self, row: usize) -> Line {
        let cells = self.cells(row).to_vec();
        let words = self.table.columns().iter().zip(&cells);
        let words: Vec<String> = words
            .map(|(column, cell)| format!("{} {}", column.title, cell.shown()))
            .collect();
        Line {
            name: listed(words),
            cells: cells.iter().map(|cell| self.cell(cell)).collect(),
        }
    }

    fn cell(&self, cell: &Cell) -> ShownCell {
        let style = match cell {
            Cell::Named { id, .. } => self.styles.iter().find(|(name, _)| name == id),
            _ => None,
        };
        let color = match cell {
            Cell::None => self.palette.dim,
            _ => self.palette.text,
        };
        ShownCell {
            lead: style.map_or(Lead::None, |(_, style)| Lead::Curve(*style)),
            ..ShownCell::plain(cell.shown(), color)
        }
    }
}

/// Columns are as wide as their widest content. The table of every run stays in the order in which runs finished.
fn headings<'a>(ui: &Ui, source: &Source<'a>, font: &FontId) -> Vec<Heading<'a, ColumnKey>> {
    let heading = |(at, column): (usize, &'a Column)| {
        let lines = lines(&column.title);
        let key = column.key();
        Heading {
            key: key.filter(|_| !source.is_paged()),
            title: &column.title,
            about: key.map_or_else(String::new, text::column),
            width: width(ui, source, at, &lines, font),
            align: match source.sample().is_numeric(at) {
                true => Align::Max,
                false => Align::Min,
            },
            lines,
        }
    };
    let columns = source.table.columns().iter().enumerate();
    columns.map(heading).collect()
}

fn width(ui: &Ui, source: &Source<'_>, at: usize, lines: &[String], font: &FontId) -> f32 {
    let bold = theme::medium(size::LABEL);
    let heading = lines.iter().map(|line| width_of(ui, line, &bold));
    // Leaves room for the arrow after the heading that the table is sorted by.
    let heading = heading.fold(0.0, f32::max) + 10.0;
    // The cell with the most characters is nearly the widest: all digits have the same width.
    let cells = source.sample().rows().iter().map(|row| &row[at]);
    let longest = cells.max_by_key(|cell| cell.shown().chars().count());
    let mut cell = longest.map_or(0.0, |cell| width_of(ui, cell.shown(), font));
    match longest {
        Some(Cell::Named { .. }) => cell += Lead::CURVE,
        Some(Cell::Text(_)) => cell = cell.min(MOST_TEXT),
        // Counts on other pages may be longer.
        Some(Cell::Count(_)) if source.is_paged() => {
            cell = cell.max(width_of(ui, "000,000", font));
        }
        Some(Cell::None | Cell::Count(_) | Cell::Number(..)) | None => {}
    }
    heading.max(cell).ceil()
}

/// Splits a long heading into two lines of about the same length.
fn lines(title: &str) -> Vec<String> {
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

fn notes(ui: &Ui, table: &Table) -> Arc<Galley> {
    let text = table.notes().collect::<Vec<_>>().join("\n");
    let width = ui.clip_rect().width().max(200.0) - 8.0;
    let font = theme::regular(size::LABEL + 0.5);
    ui.painter().layout(text, font, Palette::of(ui).dim, width)
}
