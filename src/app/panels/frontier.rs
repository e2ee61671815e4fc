//! The open list, as the algorithm holds it: next first, however long.

use egui::{Align2, Color32, Rect, ScrollArea, Sense, Stroke, TextEdit, Ui, pos2, vec2};

use crate::{
    app::{
        action::Action,
        model::{Model, Run, Timeline, open_list, thousands},
        theme::{self, Palette, size},
        widgets::{BoardStyle, board_size, label, show_board, toggle},
    },
    puzzle::Board,
    search::{
        Algorithm, NodeView, Side, Strategy,
        history::{Node, NodeId, OpenList},
    },
};

/// The height of one row.
const ROW: f32 = 46.0;
/// What is on a stack.
const WAITING: &str = "The node that comes next, and the neighbours along its path that have not had their turn, the deepest first.";
/// Nodes that a filter or a neutral order looks at: at most a few milliseconds a frame.
const LOOKED_AT: usize = 20_000;

/// What the list keeps from one frame to the next.
#[derive(Default)]
pub(super) struct FrontierView {
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
pub(super) fn show(
    ui: &mut Ui,
    model: &Model,
    view: &mut FrontierView,
    height: f32,
    actions: &mut Vec<Action>,
) {
    let run = model.run.as_ref();
    let asked = model.predict.as_ref().is_some_and(|predict| {
        let at = run.map_or(0, |run| run.timeline().at());
        predict.answer(at).is_none()
    });
    let count = run.map_or(0, |run| run.shown().frontier);
    ui.horizontal(|ui| {
        let algorithm = run.map_or(model.settings.strategy, Run::strategy).algorithm;
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
    super::at(ui, rect, |ui| {
        ui.shrink_clip_rect(rect);
        let timeline = run.timeline();
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

/// What a filter asks for.
#[derive(Debug, Default, PartialEq)]
struct Wanted {
    f: Option<u32>,
    g: Option<u32>,
    h: Option<u32>,
    /// The priority.
    p: Option<u32>,
    side: Option<Side>,
    /// Parts of the board.
    parts: Vec<String>,
}

impl Wanted {
    fn parse(text: &str) -> Self {
        let mut wanted = Self::default();
        let mut words = text
            .split([' ', '=', ','])
            .filter(|word| !word.is_empty())
            .peekable();
        while let Some(word) = words.next() {
            let (name, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
            let slot = match (name, word) {
                (_, "forward") => {
                    wanted.side = Some(Side::Forward);
                    &mut wanted.g
                }
                (_, "backward") => {
                    wanted.side = Some(Side::Backward);
                    &mut wanted.g
                }
                ("f", _) => &mut wanted.f,
                ("g", _) => &mut wanted.g,
                ("h", _) => &mut wanted.h,
                ("p", _) => &mut wanted.p,
                _ => {
                    wanted.parts.push(word.to_owned());
                    continue;
                }
            };
            // "f18", or "f 18" in two words.
            if let Ok(number) = rest.parse() {
                *slot = Some(number);
            } else if let Some(number) = words.peek().and_then(|next| next.parse().ok()) {
                *slot = Some(number);
                words.next();
            }
        }
        wanted
    }

    fn holds(&self, strategy: Strategy, node: &Node, board: impl FnOnce() -> String) -> bool {
        let is = |wanted: Option<u32>, value: Option<u32>| wanted.is_none() || wanted == value;
        is(self.f, node.f())
            && is(self.g, Some(node.g))
            && is(self.h, node.h)
            && is(self.p, priority(strategy, node.view()))
            && self.side.is_none_or(|side| side == node.side)
            && (self.parts.is_empty() || {
                let board = board();
                self.parts.iter().all(|part| board.contains(part.as_str()))
            })
    }
}

/// The rows in sight.
fn list(
    ui: &mut Ui,
    run: &Run,
    open: &OpenList<'_>,
    picked: Option<&[NodeId]>,
    actions: &mut Vec<Action>,
) {
    let moment = run.timeline().moment();
    let selected = run.timeline().selected();
    let count = picked.map_or(open.len(), <[NodeId]>::len);
    if count == 0 {
        let name = open_list(run.strategy().algorithm);
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
    let id = ("frontier", run.timeline().history().problem().size());
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .show_rows(ui, ROW, count, |ui, rows| {
            let ids = rows.filter_map(|place| match picked {
                Some(picked) => picked.get(place).copied(),
                None => open.id(place),
            });
            let depth_first = run.strategy().algorithm.is_depth_first();
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
                    actions.push(Action::Select((!chosen).then_some(node.id)));
                }
            }
        });
}

/// How a row looks.
struct Look {
    chosen: bool,
    /// What the bars are measured by.
    longest: u32,
    /// Whether it is beyond the threshold, to be dropped when its turn comes.
    beyond: bool,
}

/// A node: its board, its figures, and how its f is made of g and h. Whether it was clicked.
fn row(ui: &mut Ui, run: &Run, salt: usize, node: NodeView, look: &Look) -> bool {
    let palette = Palette::of(ui);
    let Some(board) = Board::from_state(run.problem().size(), node.state) else {
        return false;
    };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(("row", salt)), Sense::click());
    let fill = if response.hovered() || response.has_focus() {
        palette.hover
    } else {
        palette.card
    };
    ui.painter().rect_filled(rect, theme::RADIUS, fill);
    if look.chosen || response.has_focus() {
        let line = Stroke::new(if look.chosen { 2.0 } else { 1.0 }, palette.accent);
        ui.painter()
            .rect_stroke(rect, theme::RADIUS, line, egui::StrokeKind::Inside);
    }
    let wanted = board_size(board.size(), vec2(60.0, 34.0));
    let corner = pos2(
        rect.left() + 10.0,
        (rect.center().y - wanted.y / 2.0).round(),
    );
    let within = Rect::from_min_size(corner, wanted);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(within));
    show_board(
        &mut child,
        ("next", salt),
        &board,
        wanted,
        BoardStyle::default(),
    );
    let left = rect.left() + if wanted.x > 40.0 { 82.0 } else { 58.0 };
    let mut name = figures(ui, run.strategy(), node, pos2(left, rect.center().y));
    let color = match node.side {
        Side::Forward => palette.algorithm(run.strategy().algorithm),
        Side::Backward => palette.backward,
    };
    bar(ui, rect, left + 120.0, node, look.longest, color);
    if look.beyond {
        name += ", beyond the threshold";
        let veil = palette.card.gamma_multiply(0.62);
        ui.painter()
            .rect_filled(rect.shrink(2.0), theme::RADIUS, veil);
    }
    response.widget_info(|| {
        let name = format!("{name}: {board}");
        egui::WidgetInfo::selected(egui::Role::Button, true, look.chosen, name)
    });
    let about = if look.beyond {
        "It is beyond the threshold: it will be dropped when its turn comes. A click inspects it."
            .to_owned()
    } else {
        format!(
            "A node of the {}; the bar shows g filled and h after it. A click inspects it.",
            open_list(run.strategy().algorithm)
        )
    };
    response.on_hover_text(about).clicked()
}

/// f, g and h, as far as there are any; gives back what is written.
fn figures(ui: &Ui, strategy: Strategy, node: NodeView, at: egui::Pos2) -> String {
    let palette = Palette::of(ui);
    let strong = theme::semibold(size::TEXT);
    let weak = theme::regular(size::TEXT - 0.5);
    let left = Align2::LEFT_CENTER;
    let Some(h) = node.h else {
        let g = format!("g {}", node.g);
        ui.painter().text(at, left, &g, strong, palette.text);
        if node.side == Side::Backward {
            let place = at + vec2(44.0, 0.0);
            ui.painter()
                .text(place, left, "backward", weak, palette.dim);
            return format!("backward, {g}");
        }
        return g;
    };
    // What the strategy goes by stands first.
    let (first, rest, name) = match strategy.f(node.g, h) {
        None if strategy.algorithm == Algorithm::Mm => {
            let p = priority(strategy, node).unwrap_or_default();
            (
                format!("p {p}"),
                format!("g {}  h {h}", node.g),
                format!("{}, p {p}, g {}, h {h}", node.side.word(), node.g),
            )
        }
        Some(f) => (
            format!("f {f}"),
            format!("g {}  h {h}", node.g),
            format!("f {f}, g {}, h {h}", node.g),
        ),
        None => (
            format!("h {h}"),
            format!("g {}", node.g),
            format!("h {h}, g {}", node.g),
        ),
    };
    ui.painter().text(at, left, &first, strong, palette.text);
    let place = at + vec2(44.0, 0.0);
    ui.painter().text(place, left, &rest, weak, palette.dim);
    name
}

/// What MM goes by.
pub(super) fn priority(strategy: Strategy, node: NodeView) -> Option<u32> {
    let rank = strategy.rank(node.g, node.h?);
    rank.filter(|_| strategy.algorithm == Algorithm::Mm)
}

fn bar(ui: &Ui, row: Rect, left: f32, node: NodeView, longest: u32, color: Color32) {
    let room = row.right() - 12.0 - left;
    if room < 16.0 {
        return;
    }
    let longest = longest.max(node.g + node.h.unwrap_or(0)).max(1);
    let width = |moves: u32| room * moves as f32 / longest as f32;
    let (g, h) = (width(node.g), width(node.h.unwrap_or(0)));
    let place = |from: f32, wide: f32| {
        Rect::from_min_size(pos2(left + from, row.center().y - 5.0), vec2(wide, 10.0))
    };
    ui.painter().rect_filled(place(0.0, g), 2.0, color);
    if h > 2.0 {
        let line = Stroke::new(1.0, color);
        let inside = egui::StrokeKind::Inside;
        ui.painter()
            .rect_stroke(place(g + 2.0, h - 2.0), 2.0, line, inside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_is_read_in_the_ways_people_write_it() {
        let f = Wanted {
            f: Some(18),
            ..Wanted::default()
        };
        for text in ["f 18", "f18", "f=18", "f = 18"] {
            assert_eq!(Wanted::parse(text), f, "{text}");
        }
        let several = Wanted::parse("g 7 h9 813");
        assert_eq!((several.g, several.h), (Some(7), Some(9)));
        assert_eq!(several.parts, ["813"]);
        let side = Wanted::parse("backward 4");
        assert_eq!((side.side, side.g), (Some(Side::Backward), Some(4)));
        assert_eq!(Wanted::parse(""), Wanted::default());
    }
}
