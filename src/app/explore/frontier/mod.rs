//! The open list, as the algorithm holds it: next first, however long.

pub(crate) mod filter;
pub(crate) mod row;

pub(crate) use row::priority;

use egui::{ScrollArea, Sense, TextEdit, Ui, vec2};

use crate::{
    app::{
        Action, Model,
        explore::frontier::{
            filter::Wanted,
            row::{Look, row},
        },
        open_list,
        playback::{self, Run, Timeline},
        widgets::{label, toggle},
    },
    puzzle::Board,
    recording::{Node, NodeId, OpenList},
    search::{NodeView, Side},
    text::thousands,
};

/// The height of one row.
const ROW: f32 = 46.0;
/// What is on a stack.
const WAITING: &str = "The node that comes next, and the neighbours along its path that have not had their turn, the deepest first.";
/// Nodes that a filter or a neutral order looks at: at most a few milliseconds a frame.
const LOOKED_AT: usize = 20_000;

/// What the list keeps from one frame to the next.
#[derive(Default)]
pub(crate) struct FrontierView {
    filter: String,
    /// What is listed where it is not the open list itself, and of which moment.
    picked: Option<(Key, Vec<NodeId>)>,
}

/// What a pick depends on.
#[derive(Clone, Debug, PartialEq)]
struct Key {
    moment: u64,
    nodes: usize,
    filter: String,
    neutral: bool,
}

/// Shows it, `height` points high.
pub(crate) fn show(
    ui: &mut Ui,
    model: &Model,
    view: &mut FrontierView,
    height: f32,
    actions: &mut Vec<Action>,
) {
    let run = model.playback.run.as_ref();
    let asked = model.playback.predict.as_ref().is_some_and(|predict| {
        let at = run.map_or(0, |run| run.timeline.at());
        predict.answer(at).is_none()
    });
    let count = run.map_or(0, |run| run.shown().frontier);
    ui.horizontal(|ui| {
        let algorithm = run
            .map_or(model.settings.strategy, |run| run.strategy)
            .algorithm;
        let (title, about) = match (asked, algorithm.is_depth_first()) {
            (true, true) => ("The stack, by board", WAITING),
            (false, true) => ("Next on the stack", WAITING),
            (true, false) => ("The frontier, by board", "Nodes waiting to be expanded."),
            (false, false) => ("Next in the frontier", "Nodes waiting to be expanded."),
        };
        label(ui, title);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            label(ui, &thousands(count)).on_hover_text(about);
        });
    });
    let room = vec2(ui.available_width(), (height - 28.0).max(0.0));
    let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
    let Some(run) = run else {
        return;
    };
    crate::app::widgets::at(ui, rect, |ui| {
        ui.shrink_clip_rect(rect);
        let timeline = &run.timeline;
        if timeline.is_beyond() {
            let nodes = run.next_open();
            return beyond(ui, run, &nodes);
        }
        let open = timeline.moment().open();
        groups(ui, &open, view);
        let picked = pick(timeline, &open, view, asked);
        list(ui, run, &open, picked, actions);
    });
}

/// The first few nodes, where the rest is not recorded.
fn beyond(ui: &mut Ui, run: &Run, nodes: &[NodeView]) {
    ui.spacing_mut().item_spacing.y = 6.0;
    for (at, node) in nodes.iter().enumerate() {
        let look = Look {
            chosen: false,
            longest: 1,
            beyond: false,
        };
        row(ui, run, at, *node, &look);
    }
}

/// What is in the list, by side or by f, as filters; and the filter itself.
fn groups(ui: &mut Ui, open: &OpenList<'_>, view: &mut FrontierView) {
    const SHOWN: usize = 3;
    /// The least width of the filter, and what one of the buttons may take.
    const FIELD: f32 = 48.0;
    const CHIP: f32 = 100.0;
    let mut counts: Vec<(String, usize)> = Vec::new();
    let two_sided = open
        .groups()
        .iter()
        .any(|group| group.side == Side::Backward);
    for group in open.groups() {
        let name = match (group.f, group.h) {
            (Some(f), _) => format!("f {f}"),
            (None, Some(h)) => format!("h {h}"),
            (None, None) if group.priority.is_some() => group
                .priority
                .map_or_else(String::new, |p| format!("p {p}")),
            (None, None) if two_sided => group.side.word().to_owned(),
            (None, None) => format!("g {}", group.g),
        };
        match counts.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += group.len,
            None => counts.push((name, group.len)),
        }
    }
    if open.groups().iter().any(|group| group.priority.is_some()) {
        // Those of both sides.
        counts.sort_by_key(|(name, _)| name.trim_start_matches("p ").parse::<u32>().ok());
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (name, count) in counts.iter().take(SHOWN) {
            if ui.available_width() < FIELD + CHIP {
                break;
            }
            let on = view.filter == *name;
            let text = format!("{name}: {}", thousands(*count as u64));
            let button = toggle(ui, on, &text, &format!("Only {name}"));
            let about = "Nodes with this in the frontier; a click lists only them.";
            if button.on_hover_text(about).clicked() {
                view.filter = if on { String::new() } else { name.clone() };
            }
        }
        let field = TextEdit::singleline(&mut view.filter)
            .hint_text("filter")
            .desired_width(ui.available_width());
        let field = ui.add(field).on_hover_text(
            "Lists only nodes with this: f 18, g 7, h 9, of MM p 18, forward, backward, or digits of their boards; several together.",
        );
        ui.ctx()
            .accesskit_node_builder(field.id, |node| node.set_label("Filter"));
    });
}

/// The nodes that a filter leaves, or all in an order that gives nothing away; none where the open list itself is shown.
fn pick<'v>(
    timeline: &Timeline,
    open: &OpenList<'_>,
    view: &'v mut FrontierView,
    neutral: bool,
) -> Option<&'v [NodeId]> {
    let filter = view.filter.trim().to_lowercase();
    if filter.is_empty() && !neutral {
        view.picked = None;
        return None;
    }
    let moment = timeline.moment();
    let key = Key {
        moment: moment.k(),
        nodes: moment.nodes(),
        filter,
        neutral,
    };
    if view.picked.as_ref().is_none_or(|(of, _)| *of != key) {
        let size = moment.history().problem().size();
        let wanted = Wanted::parse(&key.filter);
        let strategy = moment.history().strategy();
        let kept = open.range(0..LOOKED_AT).filter(|node| {
            wanted.holds(strategy, node, || {
                Board::from_state(size, node.state).map_or_else(String::new, |b| b.to_string())
            })
        });
        let mut kept: Vec<Node> = kept.collect();
        if neutral {
            kept.sort_by_key(|node| node.state.bits().reverse_bits());
        }
        let ids = kept.into_iter().map(|node| node.id).collect();
        view.picked = Some((key, ids));
    }
    view.picked.as_ref().map(|(_, ids)| &ids[..])
}

/// The rows in sight.
fn list(
    ui: &mut Ui,
    run: &Run,
    open: &OpenList<'_>,
    picked: Option<&[NodeId]>,
    actions: &mut Vec<Action>,
) {
    let moment = run.timeline.moment();
    let selected = run.timeline.selected();
    let count = picked.map_or(open.len(), <[NodeId]>::len);
    if count == 0 {
        let name = open_list(run.strategy.algorithm);
        let words = if open.is_empty() {
            format!("The {name} is empty.")
        } else {
            format!("No node of the {name} has that.")
        };
        label(ui, &words);
    }
    let longest = open
        .first()
        .map_or(1, |node| node.f().unwrap_or(node.g).max(1));
    ui.spacing_mut().item_spacing.y = 6.0;
    let id = ("frontier", run.timeline.history().problem().size());
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .show_rows(ui, ROW, count, |ui, rows| {
            let ids = rows.filter_map(|place| match picked {
                Some(picked) => picked.get(place).copied(),
                None => open.id(place),
            });
            let depth_first = run.strategy.algorithm.is_depth_first();
            let threshold = depth_first.then(|| moment.stats().threshold);
            for node in ids.filter_map(|id| moment.node(id)) {
                let chosen = selected == Some(node.id);
                let f = node.f().unwrap_or(node.g);
                let look = Look {
                    chosen,
                    longest,
                    beyond: threshold.is_some_and(|threshold| f > threshold),
                };
                if row(ui, run, node.id.index(), node.view(), &look) {
                    actions.push(Action::Playback(playback::Action::Select(
                        (!chosen).then_some(node.id),
                    )));
                }
            }
        });
}
