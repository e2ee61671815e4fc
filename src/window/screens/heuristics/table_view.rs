//! A table of all heuristics in the list: verdicts, means, and the nodes of A* on boards of one length.

use egui::{Align, Layout, Ui};

use crate::window::screens::heuristics::effort::{EffortState, is_exact, limit};
use crate::window::screens::heuristics::{Chosen, Heuristics, Listed};
use slidescope_core::search::Algorithm;
use slidescope_core::study::dominance::{Dominance, Relation};
use slidescope_core::study::effort::Effort;
use slidescope_core::study::heuristic_check::{Extent, Subject};
use slidescope_core::tasks::is_brief;
use slidescope_core::text::numbers::{NO_VALUE, decimals};
use slidescope_core::text::page::ON_THE_DESKTOP;
use slidescope_core::text::{Message, heuristic_effort as text};
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::table::{Cell, Heading, Lead, Line, Table};
use slidescope_parts::widgets::{at, full_card, label, on_the_desktop};

const ROW: f32 = 22.0;
const GAP: f32 = 6.0;
const FOOT: f32 = 46.0;
const WIDTHS: [f32; COLUMNS] = [30.0, 34.0, 34.0, 34.0, 50.0, 34.0];
const COLUMNS: usize = 6;
/// Number of columns with verdicts, which are centred. The other columns are numbers.
const VERDICTS: usize = 2;
/// Whether a column is shown in a table of this width. A narrow table omits the ratio, which says much the same as the mean
/// beside it. The narrowest also omits the mean and the excess, which the card of verdicts has.
const fn is_shown(column: usize, width: f32) -> bool {
    match column {
        RATIO => width >= 370.0,
        MEAN_H | TOO_LONG => width >= 290.0,
        _ => true,
    }
}
const MEAN_H: usize = 2;
const RATIO: usize = 3;
const TOO_LONG: usize = 5;

/// A cell after the name column, and its explanation.
type Known = (Cell, String);

pub(crate) fn card(ui: &mut Ui, heuristics: &mut Heuristics) {
    let listing = heuristics.listing();
    let mut clicked = None;
    full_card(ui, |ui| {
        if is_brief() {
            on_the_desktop(ui, &ON_THE_DESKTOP);
            return;
        }
        let area = ui.available_rect_before_wrap();
        let (rows, foot) = area.split_top_bottom_at_y(area.bottom() - FOOT);
        at(ui, rows, |ui| clicked = table(ui, heuristics, &listing));
        at(ui, foot.with_min_y(foot.top() + 6.0), |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                sentences(ui, heuristics, &listing);
            });
        });
    });
    if let Some(chosen) = clicked {
        heuristics.choose(chosen);
    }
}

/// Shows the table. Returns the heuristic whose row was clicked.
fn table(ui: &mut Ui, heuristics: &Heuristics, listing: &[Listed<'_>]) -> Option<Chosen> {
    let palette = *Palette::of(ui);
    let width = ui.available_width();
    let columns: Vec<usize> = (0..COLUMNS).filter(|&at| is_shown(at, width)).collect();
    let others: f32 = columns.iter().map(|&column| WIDTHS[column] + GAP).sum();
    // The scroll bar is to the right of the last column.
    let name_width = (ui.available_width() - others - 10.0).max(72.0);
    let titles = titles(&heuristics.effort, is_exact(&heuristics.goal));
    let spoken = titles.each_ref().map(|(title, _)| title.replace('\n', " "));
    let heading = |at: usize, width, align| Heading {
        key: None::<()>,
        title: &spoken[at],
        lines: titles[at].0.lines().map(str::to_owned).collect(),
        about: titles[at].1.clone(),
        width,
        align,
    };
    let mut headings = vec![heading(0, name_width, Align::Min)];
    headings.extend(columns.iter().map(|&column| {
        let numbers = column >= VERDICTS;
        let align = if numbers { Align::Max } else { Align::Center };
        heading(column + 1, WIDTHS[column], align)
    }));
    let shown = Table {
        chosen: Some(listing.iter().position(|of| of.is_chosen)),
        id: "all heuristics",
        headings: &headings,
        sorted: None,
        gap: GAP,
        row_height: ROW,
        rows: listing.len(),
        font: theme::regular(size::TEXT - 0.5),
        ruled: true,
        notes: None,
    };
    let known = |row: usize| known(&palette, heuristics, &listing[row].program);
    let line = |row: usize| {
        let mut told = listing[row].name.to_owned();
        let mut cells = vec![Cell::plain(told.clone(), palette.text)];
        for (column, (cell, _)) in known(row).into_iter().enumerate() {
            told += &format!(", {} {}", spoken[column + 1], cell.text);
            if columns.contains(&column) {
                cells.push(cell);
            }
        }
        Line { name: told, cells }
    };
    let about = |row: usize, _: &Line, column: usize| match column {
        0 => String::new(),
        behind => known(row)[columns[behind - 1]].1.clone(),
    };
    let (_, clicked) = shown.show(ui, line, about);
    clicked.map(|row| listing[row].entry)
}

fn titles(state: &EffortState, is_exact: bool) -> [(String, String); COLUMNS + 1] {
    let length = state.table_length().filter(|_| !is_exact);
    let about = match is_exact {
        true => text::NODES_OF_ALL.to_string(),
        false => text::nodes_column_about(length),
    };
    let words = |(title, about): (Message, Message)| (title.to_string(), about.to_string());
    [
        words(text::NAME_COLUMN),
        words(text::ADMISSIBLE),
        words(text::CONSISTENT),
        words(text::MEAN_H),
        words(text::RATIO),
        (text::nodes_column(length), about),
        words(text::TOO_LONG),
    ]
}

fn known(palette: &Palette, heuristics: &Heuristics, program: &Subject) -> [Known; COLUMNS] {
    let state = &heuristics.effort;
    let standing = state.get(program);
    let cell = |words: String, about: String| (Cell::plain(words, palette.text), about);
    // Used when there is no value, or none yet.
    let missing = |words: String, about: String| (Cell::plain(words, palette.dim), about);
    let nothing = || match standing {
        Some(standing) if standing.has_failed => missing(NO_VALUE.into(), text::BROKE_OFF.into()),
        Some(_) | None => missing(text::PENDING.into(), text::MEASURING.into()),
    };
    let Some((standing, check)) = standing.and_then(|of| Some((of, of.check.as_ref()?))) else {
        return std::array::from_fn(|_| nothing());
    };
    let verdict = |holds: Option<bool>| {
        let about = text::verdict(holds);
        let Some(holds) = holds else {
            return missing(text::NOT_REFUTED.into(), about);
        };
        let (cell, about) = cell(about.clone(), about);
        let lead = Lead::Verdict(holds);
        (Cell { lead, ..cell }, about)
    };
    let measured = |words: Option<String>, effort: &Effort| {
        let about = text::about_nodes(effort, limit(&heuristics.goal, Algorithm::AStar));
        match words {
            Some(words) => cell(words, about),
            None => missing(NO_VALUE.into(), about),
        }
    };
    // For an admissible heuristic the excess is known to be 0 without searches.
    let known = (check.is_admissible() == Some(true)).then_some(0.0);
    let (nodes, too_long) = match &standing.of_table {
        Some(effort) => (
            measured(text::nodes(effort), effort),
            measured(effort.mean_excess().or(known).map(text::too_long), effort),
        ),
        None => (nothing(), nothing()),
    };
    [
        verdict(check.is_admissible()),
        verdict(check.is_consistent()),
        cell(decimals(check.mean_h(), 1), text::MEAN_H.1.into()),
        cell(decimals(check.mean_ratio(), 2), text::RATIO.1.into()),
        nodes,
        too_long,
    ]
}

/// Shows sentences below the rows: what the chosen heuristic dominates, how verdicts were found, and what is being measured.
fn sentences(ui: &mut Ui, heuristics: &Heuristics, listing: &[Listed<'_>]) {
    let state = &heuristics.effort;
    ui.spacing_mut().item_spacing.y = 1.0;
    let Some(chosen) = listing.iter().find(|of| of.is_chosen) else {
        return;
    };
    if !heuristics.costs.is_unit() {
        label(ui, &text::BY_MOVES);
    }
    if let Some((told, about)) = dominated(state, listing) {
        label(ui, &told).on_hover_text(about);
    }
    let at = state.at();
    if let Some(of) = listing.iter().find(|of| Some(&of.program) == at) {
        label(ui, &text::measuring(of.name));
    } else if let Some(standing) = state.get(&chosen.program)
        && let Some(check) = &standing.check
    {
        label(
            ui,
            &text::how_found(check.extent.sample(), heuristics.goal.size()),
        );
    }
}

/// Returns a sentence on what the chosen heuristic dominates, and its relation to each of the others.
fn dominated(state: &EffortState, listing: &[Listed<'_>]) -> Option<(String, String)> {
    let chosen = listing.iter().find(|of| of.is_chosen)?;
    let has_failed = |of: &Listed<'_>| state.get(&of.program).is_some_and(|of| of.has_failed);
    // Dominance is meaningless for an inadmissible h: larger values are then not better.
    let is_admissible = |of: &Listed<'_>| {
        let check = state.get(&of.program).and_then(|of| of.check.as_ref());
        check.and_then(|check| check.is_admissible()) != Some(false)
    };
    let is_chosen_admissible = is_admissible(chosen);
    let others = listing.iter();
    let others = others.filter(|of| of.program != chosen.program && !has_failed(of));
    let others = others.map(|of| {
        let relation = state.relation(&chosen.program, &of.program)?;
        Some((of.name, relation, is_chosen_admissible && is_admissible(of)))
    });
    // Until all are compared, the sentence would be wrong.
    let others: Vec<(&str, &Dominance, bool)> = others.collect::<Option<_>>()?;
    if has_failed(chosen) {
        return None;
    }
    let mut below = others.clone();
    below.retain(|(_, found, both)| *both && found.relation() == Relation::Dominates);
    // The closest heuristics first: those exceeded on the fewest states.
    below.sort_by_key(|(_, found, _)| found.higher);
    let names: Vec<&str> = below.iter().map(|(name, ..)| *name).collect();
    let is_proven = |(_, found, _): &(_, &Dominance, _)| found.extent == Extent::EveryState;
    let proven = others.iter().all(is_proven);
    let about = others.iter();
    let about = about.map(|(name, found, both)| text::relation(chosen.name, name, found, *both));
    let about: Vec<String> = about.collect();
    let told = if is_chosen_admissible {
        text::dominates(chosen.name, &names, proven)
    } else {
        text::dominates_nothing(chosen.name)
    };
    Some((told, about.join("\n")))
}
