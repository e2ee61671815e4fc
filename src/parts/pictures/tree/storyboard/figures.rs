//! The texts about a node: the figures below its board, the number of its expansion, and its name for screen readers.

use egui::Ui;

use crate::theme;
use crate::widgets::width_of;
use slidescope_core::recording::{Moment, Node, NodeId};
use slidescope_core::search::Algorithm;
use slidescope_core::text::tree as text;

pub(crate) fn label(moment: &Moment<'_>, id: NodeId) -> String {
    let Some(node) = moment.node(id) else {
        return String::new();
    };
    let strategy = moment.recording().strategy();
    if node.h.is_none() && strategy.algorithm.is_bidirectional() {
        text::depth_and_side(node.g, text::from(node.side.id()))
    } else {
        text::sum(strategy, node.g, node.h)
    }
}

pub fn name(moment: &Moment<'_>, node: &Node) -> String {
    let strategy = moment.recording().strategy();
    let figures = text::sum(strategy, node.g, node.h);
    let two_sided = strategy.algorithm.is_bidirectional();
    let side = two_sided.then(|| text::from(node.side.id()));
    let expanded = expansion(moment, node).map(text::expanded);
    let place = expanded.unwrap_or_else(|| place(moment, node).to_owned());
    let board = moment.board(node.state);
    let board = board.map_or_else(String::new, |board| text::board(&board));
    text::node(side, &figures, &place, &board)
}

/// Returns the number of the expansion of a closed node; of several, the newest.
pub(crate) fn expansion(moment: &Moment<'_>, node: &Node) -> Option<u64> {
    let closed = node.closed && !moment.is_dropped(node.id);
    let mut expansions = moment.recording().expansions_of(node.id.0);
    let newest = expansions.find(|&at| u64::from(at) <= moment.k());
    newest.filter(|_| closed).map(u64::from)
}

/// Returns the f of a node that is not expanded, if the algorithm goes by f: it decides when, or in IDA* whether, the node is.
pub(crate) fn open_f(moment: &Moment<'_>, node: &Node) -> Option<u32> {
    let algorithm = moment.recording().algorithm();
    let by_f = algorithm.goes_by_f() || algorithm == Algorithm::IdaStar;
    node.f
        .filter(|_| by_f && (!node.closed || moment.is_dropped(node.id)))
}

pub(crate) fn place(moment: &Moment<'_>, node: &Node) -> &'static str {
    if moment.is_beyond(node.id) {
        &text::BEYOND
    } else if node.closed {
        &text::EXPANDED
    } else if moment.recording().algorithm().is_depth_first() {
        &text::ON_STACK
    } else {
        &text::IN_FRONTIER
    }
}

pub(crate) fn widest(ui: &Ui, labels: &[String]) -> f32 {
    const SIZE: f32 = 10.0;
    let mut longest: Vec<&String> = labels.iter().collect();
    longest.sort_by_key(|label| std::cmp::Reverse(label.chars().count()));
    // The label with the most characters is nearly the widest, so only a few are measured.
    longest.truncate(4);
    let width = |label: &&String| width_of(ui, *label, &theme::medium(SIZE));
    longest.iter().map(width).fold(0.0, f32::max) / SIZE + 0.15
}
