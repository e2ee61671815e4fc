//! The live counters, each with its counting rule.

use egui::{DragValue, Ui};

use crate::app::Facts;
use crate::app::help::explained::lead_to;
use crate::app::playback::Run;
use crate::app::settings::MIN_MEMORY;
use crate::app::theme::{self, size};
use crate::app::widgets::{label, number_row};
use crate::search::{Algorithm, Counter, Stats};
use crate::text::Message;
use crate::text::Named;
use crate::text::explore::{counters as text, memory};
use crate::text::glossary::Term;
use crate::text::thousands;
use crate::text::units::{bytes, parse_mib, seconds};

struct Row {
    name: &'static str,
    value: String,
    indent: f32,
    about: Message,
    /// Where it is a term.
    term: Option<Term>,
}

impl Row {
    fn new((name, about): (Message, Message), count: u64) -> Self {
        Self {
            name: name.text(),
            value: thousands(count),
            indent: 0.0,
            about,
            term: None,
        }
    }

    /// What it counts is told by the glossary.
    fn explained(name: &'static str, term: Term, count: u64) -> Self {
        Self {
            name,
            value: thousands(count),
            indent: 0.0,
            about: term.about(),
            term: Some(term),
        }
    }

    fn ruled(counter: Counter, count: u64) -> Self {
        Self::explained(counter.name(), counter.into(), count)
    }
}

/// Shows them, in two columns where there is little room: the same rows whether or not there is a run, so that nothing
/// moves.
pub(crate) fn show(ui: &mut Ui, facts: &Facts, compact: bool) {
    ui.spacing_mut().item_spacing.y = 0.5;
    let run = facts.playback.run.as_ref();
    let stats = run.map_or_else(Stats::default, Run::shown);
    let rows = rows(facts, &stats);
    if compact {
        let (left, right) = rows.split_at(rows.len().div_ceil(2));
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.columns(2, |columns| {
            list(&mut columns[0], left, size::LABEL + 0.5, facts);
            list(&mut columns[1], right, size::LABEL + 0.5, facts);
        });
    } else {
        list(ui, &rows, size::TEXT, facts);
    }
    let recorded = run.map_or(0, |run| run.timeline.bytes());
    memory_row(ui, stats.bytes + recorded, facts);
}

fn list(ui: &mut Ui, rows: &[Row], text: f32, facts: &Facts) {
    for row in rows {
        let shown = number_row(ui, row.name, &row.value, row.indent, text);
        let shown = shown.on_hover_text(row.about);
        if let Some(term) = row.term {
            lead_to(&shown, term, facts);
        }
    }
}

fn rows(facts: &Facts, stats: &Stats) -> Vec<Row> {
    let [first, second] = special(facts.strategy().algorithm, stats);
    let spent = facts.playback.run.as_ref();
    let spent = spent.map_or(0.0, Run::seconds_shown);
    vec![
        Row::ruled(Counter::Expanded, stats.expanded),
        Row::ruled(Counter::Generated, stats.generated),
        Row::ruled(Counter::Visited, stats.visited),
        Row::ruled(Counter::Frontier, stats.frontier),
        Row {
            indent: 12.0,
            ..Row::explained(
                text::AT_MOST.text(),
                Term::PeakFrontier,
                stats.peak_frontier,
            )
        },
        first,
        second,
        Row::new(
            text::reached(facts.settings.strategy.algorithm),
            stats.depth.into(),
        ),
        Row {
            value: seconds(spent),
            ..Row::new(text::SEARCH_TIME, 0)
        },
    ]
}

/// What only some searches have: duplicates and reopened nodes where states are stored, else threshold and iterations.
fn special(algorithm: Algorithm, stats: &Stats) -> [Row; 2] {
    if algorithm.is_depth_first() {
        let (name, term) = text::threshold(algorithm);
        [
            Row::explained(name.text(), term, stats.threshold.into()),
            Row::new(text::ITERATIONS, stats.iterations.into()),
        ]
    } else {
        [
            Row::ruled(Counter::Duplicates, stats.duplicates),
            Row::ruled(Counter::Reopened, stats.reopened),
        ]
    }
}

/// The memory held, and its limit.
fn memory_row(ui: &mut Ui, held: u64, facts: &Facts) {
    const MIB: f64 = (1 << 20) as f64;
    ui.spacing_mut().interact_size.y = 26.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        label(ui, &memory::HELD).on_hover_text(memory::ABOUT_HELD);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let mut limit = facts.settings.memory_limit as f64 / MIB;
            let value = DragValue::new(&mut limit)
                .range(MIN_MEMORY as f64 / MIB..=1e9)
                .speed(16.0)
                .custom_formatter(|mib, _| bytes((mib * MIB) as u64))
                .custom_parser(parse_mib);
            let value = ui.add(value).on_hover_text(memory::ABOUT_LIMIT);
            ui.ctx()
                .accesskit_node_builder(value.id, |node| node.set_label(memory::LIMIT));
            if value.changed() {
                let bytes = ((limit * MIB) as u64).max(MIN_MEMORY);
                facts.set(|settings| settings.memory_limit = bytes);
            }
            label(ui, &memory::OF);
            let held = egui::RichText::new(bytes(held)).font(theme::medium(size::TEXT));
            ui.label(held).on_hover_text(memory::ABOUT_HELD);
        });
    });
}
