//! The right panel: a node, why it was taken, the frontier, and the pseudocode.

pub(crate) mod why;

use egui::{CollapsingHeader, Rect, RichText, ScrollArea, Sense, Ui, vec2};

use crate::window::screens::explore::frontier::{self, FrontierView};
use crate::window::screens::explore::{expansion, heuristic_breakdown, pseudocode};
use slidescope_core::explain::{self, NodeEvent};
use slidescope_core::puzzle::{Board, Move, NARROW_CELLS};
use slidescope_core::recording::{Moment, Node, NodeId};
use slidescope_core::run::{Command, Run, Timeline, Transport};
use slidescope_core::search::NodeView;
use slidescope_core::text::glossary::Term;
use slidescope_core::text::{Message, node as text, thousands};
use slidescope_parts::Facts;
use slidescope_parts::help::explained::{explain, sentence};
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{
    Icon, board_beside, icon_button, label, link, link_clicked, low_links, scrolled,
};

/// The minimum height of the frontier's list in points: its title, its buttons, and one node.
const LIST: f32 = 112.0;

/// The height of the node and the reason above that list, in points, in a high and in a low window.
const ABOVE_LIST: [f32; 2] = [290.0, 274.0];

/// Returns whether the window is so low that the node's board is smaller.
fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < 740.0
}

/// Shows the parts one below the other, or in two columns if the room is wider than high.
pub(crate) fn show(ui: &mut Ui, view: &mut FrontierView, facts: &Facts) {
    let room = ui.available_size();
    if facts.playback.run.is_none() {
        return first(ui, facts);
    }
    if room.x > room.y {
        ui.columns(2, |columns| {
            ScrollArea::vertical()
                .id_salt("node and code")
                .auto_shrink(false)
                .show(&mut columns[0], |ui| {
                    ui.spacing_mut().item_spacing.y = 6.0;
                    node(ui, facts);
                    why::show(ui, facts);
                    pseudocode::show(ui, facts);
                });
            frontier::show(&mut columns[1], view, room.y, facts);
        });
        return;
    }
    scrolled(ui, |ui| {
        let top = ui.cursor().top();
        node(ui, facts);
        ui.add_space(2.0);
        why::show(ui, facts);
        ui.add_space(2.0);
        let used = ui.cursor().top() - top;
        // In the prediction game, the candidates need the room, and no line of the code is current.
        let asks = facts.playback.predict.is_some();
        let below = if asks { 8.0 } else { pseudocode::height(facts) };
        let list = (room.y - 24.0 - used - below).max(LIST);
        frontier::show(ui, view, list, facts);
        if !asks {
            pseudocode::show(ui, facts);
        }
    });
}

/// Shows, before the first expansion, how nodes are chosen. The pseudocode is where it will be during the search.
fn first(ui: &mut Ui, facts: &Facts) {
    let room = ui.available_height();
    scrolled(ui, |ui| {
        let top = ui.cursor().top();
        let strategy = facts.settings.strategy;
        label(ui, &text::why::how_it_chooses(strategy.algorithm));
        sentence(ui, &text::why::rule(strategy), facts);
        ui.add_space(6.0);
        label(ui, &text::why::FROM_THE_FIRST);
        let used = ui.cursor().top() - top;
        // In a low window the node and the list push the code down.
        let least = ABOVE_LIST[usize::from(is_low(ui))] + LIST;
        let gap = (room - 24.0 - pseudocode::height(facts)).max(least) - used;
        ui.add_space(gap.max(0.0) + 12.0);
        pseudocode::show(ui, facts);
    });
}

pub(crate) fn node(ui: &mut Ui, facts: &Facts) {
    let run = facts.playback.run.as_ref();
    let timeline = run.map(|run| &run.timeline).filter(|t| !t.is_beyond());
    let inspected = timeline.and_then(Timeline::inspected);
    let chosen = timeline.is_some_and(|t| t.selected().is_some());
    let view = inspected.map(|node| node.view());
    let view = view.or_else(|| run.filter(|_| timeline.is_none()).and_then(Run::current));
    ui.horizontal(|ui| {
        let title = if chosen { text::CHOSEN } else { text::CURRENT };
        label(ui, &title);
        low_links(ui);
        if chosen && link_clicked(ui, text::BACK) {
            facts.steer(Command::Select(None));
        }
    });
    figures(ui, view, timeline.zip(inspected), facts);
    if let (Some(timeline), Some(node)) = (timeline, inspected) {
        CollapsingHeader::new(RichText::new(text::details::TITLE).size(size::LABEL + 1.0))
            .id_salt("more of the node")
            .show(ui, |ui| details(ui, timeline, &node, facts));
    } else {
        // Keeps what is below in its place.
        ui.allocate_space(vec2(0.0, ui.spacing().interact_size.y));
    }
}

fn figures(ui: &mut Ui, view: Option<NodeView>, known: Option<(&Timeline, Node)>, facts: &Facts) {
    // In a low window the pseudocode needs the room.
    let room = if is_low(ui) {
        vec2(88.0, 76.0)
    } else {
        vec2(96.0, 92.0)
    };
    let run = facts.playback.run.as_ref();
    let size = run.map_or_else(|| facts.boards.editor.size, |run| run.problem.size());
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(room, Sense::hover());
        let Some((view, board)) = view.and_then(|v| Some((v, Board::from_state(size, v.state)?)))
        else {
            return empty(ui, place);
        };
        board_beside(ui, place.left_center(), "node", &board, room);
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            low_links(ui);
            ui.horizontal(|ui| {
                // With more than sixteen cells, and as costs, figures can have three digits.
                let is_long = size.cells() > NARROW_CELLS || facts.goes_by_cost();
                let (gap, number) = if is_long {
                    (8.0, size::TEXT)
                } else {
                    (10.0, size::HEADING + 1.0)
                };
                ui.spacing_mut().item_spacing.x = gap;
                let strategy = facts.strategy();
                expansion::figures(ui, strategy, view, number, facts);
            });
            if let Some((timeline, node)) = known {
                life(ui, timeline, &node, facts);
            }
        });
    });
}

fn life(ui: &mut Ui, timeline: &Timeline, node: &Node, facts: &Facts) {
    let story = explain::events_by(&timeline.moment(), node.id);
    let when = |ui: &mut Ui, term: Term, (name, about): (Message, Message), at: Option<u64>| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            explain(label(ui, &name), term, facts);
            match at {
                Some(at) => {
                    if link(ui, &thousands(at))
                        .on_hover_text(about.text())
                        .clicked()
                    {
                        facts.transport(Transport::GoTo(at));
                    }
                }
                None => _ = label(ui, &text::life::NOT_YET),
            }
        });
    };
    let first = |wanted: fn(&NodeEvent) -> bool| {
        let mut past = story.iter();
        past.find(|(_, event)| wanted(event)).map(|(at, _)| *at)
    };
    let generated = first(|event| matches!(event, NodeEvent::Generated { .. }));
    when(ui, Term::Generated, text::life::GENERATED, generated);
    if let Some(dropped) = first(|event| matches!(event, NodeEvent::Beyond)) {
        when(ui, Term::Threshold, text::life::DROPPED, Some(dropped));
    } else {
        let expanded = first(|event| matches!(event, NodeEvent::Expanded));
        when(ui, Term::Expanded, text::life::EXPANDED, expanded);
    }
    let children = text::life::children(timeline.moment().children(node.id).len());
    label(ui, &children).on_hover_text(text::life::ABOUT_CHILDREN.text());
}

fn empty(ui: &Ui, place: Rect) {
    let palette = Palette::of(ui);
    let line = egui::Stroke::new(1.0, palette.line);
    let inside = egui::StrokeKind::Inside;
    ui.painter().rect_stroke(place, theme::RADIUS, line, inside);
    let font = theme::regular(size::LABEL + 1.0);
    let middle = egui::Align2::CENTER_CENTER;
    ui.painter()
        .text(place.center(), middle, text::NONE_YET, font, palette.dim);
}

/// Shows more on demand: how h adds up, the neighbours in the tree, the history of the node, and its path.
fn details(ui: &mut Ui, timeline: &Timeline, node: &Node, facts: &Facts) {
    low_links(ui);
    ui.spacing_mut().item_spacing.y = 3.0;
    let moment = timeline.moment();
    let run = facts.playback.run.as_ref();
    if let Some(run) = run.filter(|_| node.h.is_some()) {
        let problem = timeline.recording().problem();
        let rule = (&problem.goal(), problem.costs());
        heuristic_breakdown::show(ui, run.strategy.heuristic, &facts.databases, rule, node);
    }
    let relatives = |ui: &mut Ui, name: Message, nodes: &[NodeId]| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            explain(label(ui, &name), Term::Successor, facts);
            for &node in nodes {
                node_link(ui, &moment, node, facts);
            }
            if nodes.is_empty() {
                label(ui, &text::details::NO_PARENT);
            }
        });
    };
    relatives(ui, text::details::PARENT, node.parent.as_slice());
    let children = moment.children(node.id);
    if !children.is_empty() {
        relatives(ui, text::details::CHILDREN, &children);
    }
    let story = explain::events_by(&moment, node.id);
    let count = |is: fn(&NodeEvent) -> bool| story.iter().filter(|(_, event)| is(event)).count();
    let words = if !timeline.recording().algorithm().is_depth_first() {
        let met = count(|event| matches!(event, NodeEvent::MetAgain { .. }));
        let reopened = |event: &_| matches!(event, NodeEvent::Improved { reopened: true, .. });
        text::details::met_again(met, count(reopened))
    } else if count(|event| *event == NodeEvent::Beyond) > 0 {
        text::details::DROPPED.to_string()
    } else {
        text::details::ONE_OCCURRENCE.to_string()
    };
    sentence(ui, &words, facts);
    path(ui, &moment, node);
}

/// Shows a node's board as a link that selects the node.
fn node_link(ui: &mut Ui, moment: &Moment<'_>, id: NodeId, facts: &Facts) {
    let Some(board) = moment.node(id).and_then(|node| moment.board(node.state)) else {
        return;
    };
    let link = link(ui, &board.to_string());
    if link.on_hover_text(text::details::INSPECT.text()).clicked() {
        facts.steer(Command::Select(Some(id)));
    }
}

fn path(ui: &mut Ui, moment: &Moment<'_>, node: &Node) {
    let ids = moment.path(node.id);
    let nodes = ids.iter().filter_map(|&id| moment.node(id));
    let size = moment.recording().problem().size();
    let moves = nodes.filter_map(|node| {
        // The tile that moved is now where the blank was before the move.
        let mv = node.mv?;
        let from = size.neighbour(node.state.blank(), mv.inverse())?;
        Some((node.state.tile(from), mv))
    });
    let moves: Vec<(u8, Move)> = moves.collect();
    ui.horizontal(|ui| {
        label(ui, &text::details::path(moves.len()));
        let (copy, about) = text::details::COPY;
        let copy = icon_button(ui, !moves.is_empty(), Icon::Copy, &copy, false);
        if copy.on_hover_text(about.text()).clicked() {
            ui.ctx().copy_text(text::details::moves(&moves, " "));
        }
    });
    if !moves.is_empty() {
        // Tile and arrow stay on one line.
        let shown = text::details::moves(&moves, "\u{a0}");
        label(ui, &shown).on_hover_text(text::details::ABOUT_PATH.text());
    }
}
