//! The open list in the order of the algorithm, with the next node first, at any length.

pub mod filter;
pub mod row;

use std::collections::HashMap;

use egui::{ScrollArea, Sense, Ui, vec2};

use crate::window::screens::explore::frontier::filter::Filter;
use crate::window::screens::explore::frontier::row::{ROW, RowStyle, row};
use slidescope_core::puzzle::Board;
use slidescope_core::recording::{Group, Node, NodeId, OpenList, PartOfExpansion};
use slidescope_core::run::{Command, Run, Timeline};
use slidescope_core::search::Side;
use slidescope_core::text::glossary::Term;
use slidescope_core::text::node::frontier as text;
use slidescope_core::text::strategies::open_list;
use slidescope_core::text::thousands;
use slidescope_parts::Facts;
use slidescope_parts::help::explained::explain;
use slidescope_parts::playback::leave_keys;
use slidescope_parts::widgets::{MOST_OF_LINE, label, left_out_note, set_name, text_field, toggle};

/// The number of nodes that a filter or a neutral order considers, which takes a few milliseconds per frame at most.
const LOOKED_AT: usize = 20_000;

#[derive(Default)]
pub(crate) struct FrontierView {
    filter: String,
    /// The nodes that are listed instead of the whole open list, and what they depend on.
    picked: Option<(Key, Vec<NodeId>)>,
}

#[derive(Clone, Debug, PartialEq)]
struct Key {
    moment: (u64, Option<PartOfExpansion>),
    nodes: usize,
    filter: String,
    neutral: bool,
}

/// Shows the open list, `height` points high.
pub(crate) fn show(ui: &mut Ui, view: &mut FrontierView, height: f32, facts: &Facts) {
    let run = facts.playback.run.as_ref();
    let predict = facts.playback.predict.as_ref();
    let asked = predict.is_some_and(|predict| predict.answer(facts.playback.at()).is_none());
    let asked = asked || facts.hides_next;
    let count = run.map_or(0, |run| run.shown().frontier);
    ui.horizontal(|ui| {
        let depth_first = facts.strategy().algorithm.is_depth_first();
        let term = if depth_first {
            Term::Stack
        } else {
            Term::Frontier
        };
        explain(label(ui, &text::title(asked, depth_first)), term, facts);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            label(ui, &thousands(count)).on_hover_text(term.about().text());
        });
    });
    let room = vec2(ui.available_width(), (height - 28.0).max(0.0));
    let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
    let Some(run) = run else {
        return;
    };
    slidescope_parts::widgets::at(ui, rect, |ui| {
        ui.shrink_clip_rect(rect);
        let timeline = &run.timeline;
        if timeline.is_beyond() {
            return beyond(ui, run);
        }
        let open = timeline.moment().open();
        groups(ui, &open, view);
        let picked = pick(timeline, &open, view, asked);
        if list(ui, run, &open, picked, facts) {
            leave_keys(ui, facts);
        }
    });
}

/// Shows the first few nodes at a moment that is not recorded.
fn beyond(ui: &mut Ui, run: &Run) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let style = RowStyle {
        chosen: false,
        longest: 1,
        beyond: false,
    };
    for (at, node) in run.next_open().into_iter().enumerate() {
        row(ui, run, at, node, &style);
    }
}

/// Returns what the nodes of a group have in common, as it is written in the filter.
fn name_of(group: &Group, two_sided: bool) -> String {
    match (group.f, group.h, group.priority) {
        (Some(f), _, _) => format!("f {f}"),
        (None, Some(h), _) => format!("h {h}"),
        (None, None, Some(p)) => format!("p {p}"),
        (None, None, None) if two_sided => group.side.to_string(),
        (None, None, None) => format!("g {}", group.g),
    }
}

/// Returns a key that differs where [`name_of`] does.
fn key_of(group: &Group, two_sided: bool) -> (u8, u32) {
    match (group.f, group.h, group.priority) {
        (Some(f), _, _) => (0, f),
        (None, Some(h), _) => (1, h),
        (None, None, Some(p)) => (2, p),
        (None, None, None) if two_sided => (3, group.side as u32),
        (None, None, None) => (4, group.g),
    }
}

/// Shows the first groups of the list as buttons that set the filter, and the filter itself.
fn groups(ui: &mut Ui, open: &OpenList<'_>, view: &mut FrontierView) {
    const SHOWN: usize = 3;
    /// The minimum width of the filter and the maximum width of a button, in points.
    const FIELD: f32 = 48.0;
    const CHIP: f32 = 100.0;
    let mut counts: Vec<(&Group, usize)> = Vec::new();
    let mut places = HashMap::new();
    let mut all = open.groups().iter();
    let two_sided = all.any(|group| group.side == Side::Backward);
    for group in open.groups() {
        // A stack may have as many groups as its path is long.
        let place = *places
            .entry(key_of(group, two_sided))
            .or_insert(counts.len());
        match counts.get_mut(place) {
            Some((_, count)) => *count += group.len,
            None => counts.push((group, group.len)),
        }
    }
    // Puts the groups of both sides into one order.
    counts.sort_by_key(|(group, _)| group.priority);
    let id = ui.unique_id().with(text::FILTER.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (group, count) in counts.into_iter().take(SHOWN) {
            let name = name_of(group, two_sided);
            if ui.available_width() < FIELD + CHIP {
                break;
            }
            let on = view.filter == name;
            // The filter reads numbers without separators.
            let shown = match name.strip_prefix("g ") {
                Some(g) => format!("g {}", thousands(g)),
                None => name.clone(),
            };
            let button = toggle(ui, on, &text::group(&shown, count), &text::only(&shown));
            if button.on_hover_text(text::ABOUT_GROUP.text()).clicked() {
                view.filter = if on { String::new() } else { name };
            }
        }
        let width = ui.available_width();
        let field = text_field(ui, id, &mut view.filter, MOST_OF_LINE, |edit| {
            edit.hint_text(text::FILTER_HINT.text())
                .desired_width(width)
        });
        set_name(ui, &field, text::FILTER);
        field.on_hover_text(text::ABOUT_FILTER.text());
    });
    left_out_note(ui, id, &view.filter);
}

/// Returns the nodes that pass the filter, in order of their boards if `neutral`, or `None` to list the open list itself.
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
        moment: moment.key(),
        nodes: moment.nodes(),
        filter,
        neutral,
    };
    if view.picked.as_ref().is_none_or(|(of, _)| *of != key) {
        let filter = Filter::parse(&key.filter);
        let strategy = moment.recording().strategy();
        let kept = open.range(0..LOOKED_AT).filter(|node| {
            let board = || moment.board(node.state).as_ref().map(Board::to_string);
            filter.holds(strategy, node, || board().unwrap_or_default())
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

/// Shows the visible rows. Returns whether one was clicked.
fn list(
    ui: &mut Ui,
    run: &Run,
    open: &OpenList<'_>,
    picked: Option<&[NodeId]>,
    facts: &Facts,
) -> bool {
    let mut any = false;
    let moment = run.timeline.moment();
    let selected = run.timeline.selected();
    let count = picked.map_or(open.len(), <[NodeId]>::len);
    if count == 0 {
        let is_empty = open.is_empty();
        let words = if is_empty {
            text::empty
        } else {
            text::none_left
        };
        label(ui, &words(open_list(run.strategy.algorithm)));
    }
    let cost = |node: &Node| node.f.unwrap_or(node.g);
    let longest = open.first().map_or(1, |node| cost(&node).max(1));
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.spacing_mut().scroll.floating_allocated_width = 8.0;
    let id = ("frontier", run.timeline.recording().problem().size());
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
                let style = RowStyle {
                    chosen,
                    longest,
                    beyond: threshold.is_some_and(|threshold| cost(&node) > threshold),
                };
                if row(ui, run, node.id.index(), node.view(), &style) {
                    any = true;
                    facts.steer(Command::Select((!chosen).then_some(node.id)));
                }
            }
        });
    any
}
