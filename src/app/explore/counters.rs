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
    search::{Algorithm, Counter, Stats},
    text::{thousands, units::parse_mib},
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
    let ruled = |counter: Counter, count| Row {
        name: counter.name(),
        value: thousands(count),
        indent: 0.0,
        about: counter.rule(),
    };
    let (depth, depth_about) = depth_words(model);
    let run = model.playback.run.as_ref();
    let algorithm = run
        .map_or(model.settings.strategy, |run| run.strategy)
        .algorithm;
    let [first, second] = special(algorithm, stats);
    let spent = run.map_or(0.0, Run::seconds_shown);
    vec![
        ruled(Counter::Expanded, stats.expanded),
        ruled(Counter::Generated, stats.generated),
        ruled(Counter::Visited, stats.visited),
        ruled(Counter::Frontier, stats.frontier),
        Row {
            name: "at most",
            indent: 12.0,
            about: "The most nodes that were open at any moment of this run",
            ..ruled(Counter::Frontier, stats.peak_frontier)
        },
        first,
        second,
        Row {
            name: depth,
            value: thousands(stats.depth),
            indent: 0.0,
            about: depth_about,
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
    let counted = |counter: Counter, count| row(counter.name(), count, counter.rule());
    if !algorithm.is_depth_first() {
        return [
            counted(Counter::Duplicates, stats.duplicates),
            counted(Counter::Reopened, stats.reopened),
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
