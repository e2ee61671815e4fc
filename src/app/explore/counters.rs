//! The live counters, each with its counting rule.

use egui::{DragValue, Ui};

use crate::{
    app::{
        Action, Model, bytes,
        playback::Run,
        seconds, sentence,
        settings::{self, MIN_MEMORY},
        theme::{self, size},
        widgets::{label, number_row},
    },
    search::{Algorithm, COUNTING_RULES, Stats},
    text::thousands,
};

/// A counter: its name, its value, and what it counts.
struct Row {
    name: &'static str,
    value: String,
    indent: f32,
    about: &'static str,
}

/// Shows them, in two columns where there is little room: the same rows whether or not there is a run, so that nothing
/// moves.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, compact: bool) {
    ui.spacing_mut().item_spacing.y = 0.5;
    let run = model.playback.run.as_ref();
    let stats = run.map_or_else(Stats::default, Run::shown);
    let rows = rows(model, &stats);
    if compact {
        let (left, right) = rows.split_at(rows.len().div_ceil(2));
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.columns(2, |columns| {
            list(&mut columns[0], left, size::LABEL + 0.5);
            list(&mut columns[1], right, size::LABEL + 0.5);
        });
    } else {
        list(ui, &rows, size::TEXT);
    }
    memory(ui, model, stats.bytes, actions);
}

fn list(ui: &mut Ui, rows: &[Row], text: f32) {
    for row in rows {
        number_row(ui, row.name, &row.value, row.indent, text).on_hover_text(sentence(row.about));
    }
}

fn rows(model: &Model, stats: &Stats) -> Vec<Row> {
    let ruled = |name, count| Row {
        name,
        value: thousands(count),
        indent: 0.0,
        about: rule(name),
    };
    let (depth, depth_about) = depth_words(model);
    let run = model.playback.run.as_ref();
    let algorithm = run
        .map_or(model.settings.strategy, |run| run.strategy)
        .algorithm;
    let [first, second] = special(algorithm, stats);
    let spent = run.map_or(0.0, Run::seconds_shown);
    vec![
        ruled("Expanded", stats.expanded),
        ruled("Generated", stats.generated),
        ruled("Visited", stats.visited),
        ruled("Frontier", stats.frontier),
        Row {
            indent: 12.0,
            about: "The most nodes that were open at any moment of this run",
            ..ruled("at most", stats.peak_frontier)
        },
        first,
        second,
        Row {
            about: depth_about,
            ..ruled(depth, stats.depth.into())
        },
        Row {
            name: "Search time",
            value: seconds(spent),
            indent: 0.0,
            about: "Time spent searching: pauses, and the waits of a slow speed, are left out",
        },
    ]
}

/// What only some searches have: duplicates and reopened nodes where states are stored, else threshold and iterations.
fn special(algorithm: Algorithm, stats: &Stats) -> [Row; 2] {
    let row = |name, count, about| Row {
        name,
        value: thousands(count),
        indent: 0.0,
        about,
    };
    if !algorithm.is_depth_first() {
        return [
            row("Duplicates", stats.duplicates, rule("Duplicates")),
            row("Reopened", stats.reopened, rule("Reopened")),
        ];
    }
    let (name, about) = match algorithm {
        Algorithm::IdaStar => (
            "Threshold",
            "The f beyond which nodes are dropped in this iteration",
        ),
        _ => (
            "Depth limit",
            "The depth at which the search turns back in this iteration",
        ),
    };
    let iterations =
        "How often the search has begun at the start, each time with a larger threshold";
    [
        row(name, stats.threshold.into(), about),
        row("Iterations", stats.iterations.into(), iterations),
    ]
}

fn rule(name: &str) -> &'static str {
    let found = COUNTING_RULES.iter().find(|(of, _)| *of == name);
    found.map_or("", |(_, rule)| rule)
}

fn depth_words(model: &Model) -> (&'static str, &'static str) {
    match model.settings.strategy.algorithm {
        Algorithm::Bfs => ("Depth reached", "The depth of the node expanded last"),
        Algorithm::Bidirectional => (
            "Depth reached",
            "The depths that both sides have reached, added up",
        ),
        Algorithm::UniformCost => ("g reached", "The largest g that was expanded"),
        Algorithm::AStar => ("f reached", "The largest f = g + h that was expanded"),
        Algorithm::WeightedAStar => ("f reached", "The largest f = g + w × h that was expanded"),
        Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
            ("Depth reached", "The largest depth that was expanded")
        }
        Algorithm::Mm => (
            "Priority reached",
            "The largest priority max(g + h, 2g + 1) that was expanded",
        ),
        Algorithm::Greedy => ("Depth reached", "The largest g that was expanded"),
    }
}

/// What the search holds, of what it may hold.
fn memory(ui: &mut Ui, model: &Model, held: u64, actions: &mut Vec<Action>) {
    const MIB: f64 = (1 << 20) as f64;
    ui.spacing_mut().interact_size.y = 26.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let about = "Bytes the search holds: tables, queues and buckets at their capacity.";
        label(ui, "Memory").on_hover_text(about);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let mut limit = model.settings.memory_limit as f64 / MIB;
            let value = DragValue::new(&mut limit)
                .range(MIN_MEMORY as f64 / MIB..=1e9)
                .speed(16.0)
                .custom_formatter(|mib, _| bytes((mib * MIB) as u64))
                .custom_parser(parse_mib);
            let most = "A search that would hold more ends and says so; it counts for runs started from now on.";
            let value = ui.add(value).on_hover_text(most);
            ui.ctx()
                .accesskit_node_builder(value.id, |node| node.set_label("Memory limit"));
            if value.changed() {
                actions.push(Action::Settings(settings::Action::MemoryLimit((limit * MIB) as u64)));
            }
            label(ui, "of");
            let text = egui::RichText::new(bytes(held)).font(theme::medium(size::TEXT));
            ui.label(text).on_hover_text(about);
        });
    });
}

/// "4 GiB", "512 MiB" or a bare number of MiB.
fn parse_mib(text: &str) -> Option<f64> {
    let text = text.trim().to_lowercase();
    let digits = text.trim_end_matches(|c: char| c.is_alphabetic() || c.is_whitespace());
    let unit = text[digits.len()..].trim();
    let factor = match unit {
        "g" | "gb" | "gib" => 1024.0,
        "" | "m" | "mb" | "mib" => 1.0,
        "k" | "kb" | "kib" => 1.0 / 1024.0,
        _ => return None,
    };
    digits
        .replace(',', "")
        .parse::<f64>()
        .ok()
        .map(|n| n * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_can_be_typed_with_a_unit() {
        assert_eq!(parse_mib("4 GiB"), Some(4096.0));
        assert_eq!(parse_mib(" 512MiB "), Some(512.0));
        assert_eq!(parse_mib("1,024"), Some(1024.0));
        assert_eq!(parse_mib("much"), None);
    }

    #[test]
    fn every_counter_has_its_rule() {
        for name in [
            "Expanded",
            "Generated",
            "Visited",
            "Frontier",
            "Duplicates",
            "Reopened",
        ] {
            assert!(!rule(name).is_empty(), "{name}");
        }
    }
}
