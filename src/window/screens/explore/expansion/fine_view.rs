//! An expansion in fine steps: the node that left the frontier, the current successor, and the frontier it goes into.

use egui::{Align2, Color32, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::window::screens::explore::expansion::curve;
use crate::window::screens::explore::expansion::estimate::{Estimate, show_shares};
use crate::window::screens::explore::expansion::successor::{Importance, SuccessorView, place};
use crate::window::screens::explore::frontier::row::{self, priority};
use slidescope_core::explain::{self, FineStep, StepKind, Successor, Treatment};
use slidescope_core::puzzle::{Board, Move};
use slidescope_core::recording::{Moment, Node, NodeId};
use slidescope_core::run::Run;
use slidescope_core::search::Side;
use slidescope_core::text::node::{expansion as words, fine as text};
use slidescope_core::text::strategies::open_list;
use slidescope_core::text::{thousands, tree};
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::table::paint_verdict;
use slidescope_parts::widgets::{
    BoardStyle, at, board_beside, heading, label, motion, show_board, show_styled_board,
};

const WIDE: f32 = 540.0;
const FRONTIER: f32 = 172.0;
const ROW: f32 = 40.0;

struct Story<'a> {
    run: &'a Run,
    moment: Moment<'a>,
    node: Node,
    parent: Board,
    steps: &'a [FineStep],
    now: usize,
    at_work: Option<(Successor, Board)>,
}

impl<'a> Story<'a> {
    fn new(run: &'a Run, steps: &'a [FineStep], now: usize) -> Option<Self> {
        let moment = run.timeline.moment();
        let node = moment.current()?;
        let parent = moment.board(node.state)?;
        let mv = steps.get(now)?.successor;
        let all = explain::successors(&moment.whole());
        let at_work = all.into_iter().find(|s| Some(s.mv) == mv);
        let at_work = at_work.and_then(|s| Some((s, moment.board(s.state?)?)));
        Some(Self {
            run,
            moment,
            node,
            parent,
            steps,
            now,
            at_work,
        })
    }

    fn step(&self) -> &FineStep {
        &self.steps[self.now]
    }

    fn has(&self, kind: impl Fn(&StepKind) -> bool) -> bool {
        let mv = self.step().successor;
        let mut past = self.steps[..=self.now].iter();
        past.any(|step| step.successor == mv && kind(&step.kind))
    }

    fn inserted(&self) -> Option<NodeId> {
        let (successor, _) = self.at_work.as_ref()?;
        let put =
            |kind: &StepKind| matches!(kind, StepKind::Inserted { .. } | StepKind::Stacked(_));
        successor.id.filter(|_| self.has(put))
    }

    fn is_dropped(&self) -> bool {
        let dropped = self.at_work.as_ref().map(|(successor, _)| successor.result);
        matches!(dropped, Some(Treatment::Dropped { .. }))
            && self.has(|kind| matches!(kind, StepKind::Treated(..)))
    }
}

pub(crate) fn show(ui: &mut Ui, run: &Run, steps: &[FineStep], now: usize) {
    let Some(story) = Story::new(run, steps, now) else {
        return;
    };
    let area = ui.available_rect_before_wrap();
    let left = (area.width() * 0.25).clamp(104.0, 150.0);
    let left = area.with_max_x(area.left() + left);
    let wide = area.width() >= WIDE;
    let right = area.with_min_x(area.right() - FRONTIER);
    let end = if wide {
        right.left() - 30.0
    } else {
        area.right()
    };
    let middle = area.with_min_x(left.right() + 24.0).with_max_x(end);
    // Leaves room for the frame around the board.
    let left = left.with_min_x(left.left() + 4.0);
    at(ui, left, |ui| taken(ui, &story));
    let mut board = middle;
    at(ui, middle, |ui| board = at_work(ui, &story));
    if wide {
        at(ui, right, |ui| frontier(ui, &story, board));
    }
    ui.advance_cursor_after_rect(area);
}

fn taken(ui: &mut Ui, story: &Story<'_>) {
    let palette = *Palette::of(ui);
    let room = ui.available_size();
    ui.spacing_mut().item_spacing.y = 3.0;
    let depth_first = story.moment.recording().algorithm().is_depth_first();
    label(ui, &text::taken_from(depth_first));
    let most = vec2(room.x.min(108.0), (room.y * 0.3).clamp(48.0, 108.0));
    ui.add_space(3.0);
    let shown = show_board(ui, "taken", &story.parent, most);
    let frame = shown.rect.expand(3.0);
    let line = Stroke::new(2.0, palette.accent);
    ui.painter()
        .rect_stroke(frame, theme::RADIUS, line, StrokeKind::Outside);
    ui.add_space(6.0);
    let strategy = story.moment.recording().strategy();
    heading(ui, &tree::sum(strategy, story.node.g, story.node.h));
    label(ui, &text::expansion(thousands(story.moment.k())));
    let current = story.at_work.as_ref().map(|(successor, _)| successor.mv);
    let successors = explain::successors(&story.moment);
    let done = successors.iter().take_while(|s| Some(s.mv) != current);
    let view = story.node.view();
    let done = done.filter_map(|s| SuccessorView::new(&story.moment, view, s));
    let done: Vec<SuccessorView> = done.collect();
    if done.is_empty() || current.is_none() {
        return;
    }
    ui.add_space(8.0);
    label(ui, &text::DONE);
    for shown in done {
        ui.add_space(2.0);
        done_with(ui, story, &shown);
    }
}

fn done_with(ui: &mut Ui, story: &Story<'_>, shown: &SuccessorView) {
    let palette = *Palette::of(ui);
    let ink = match shown.tone {
        Importance::Kept | Importance::Better => palette.text,
        Importance::Dropped => palette.dim,
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.scope(|ui| {
            ui.set_opacity(shown.tone.opacity());
            let salt = ("done", shown.mv.letter());
            show_board(ui, salt, &shown.board, vec2(48.0, 36.0));
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let tile = shown.board.tile(story.parent.blank());
            let moved = slidescope_core::text::node::details::tile_move(tile, shown.mv);
            let line = if shown.figures.is_empty() {
                moved
            } else {
                format!("{moved}   {}", shown.figures)
            };
            let small = theme::semibold(size::LABEL);
            ui.label(egui::RichText::new(line).font(small).color(ink));
            let outcome = egui::RichText::new(&shown.outcome).size(size::LABEL);
            ui.label(outcome.color(palette.dim));
        });
    });
}

/// Shows the current successor, or the node itself in a step about the node. Returns the place of its board.
fn at_work(ui: &mut Ui, story: &Story<'_>) -> Rect {
    let palette = *Palette::of(ui);
    let room = ui.available_size();
    ui.spacing_mut().item_spacing.y = 4.0;
    let successor = story.at_work.as_ref();
    let board = successor.map_or(&story.parent, |(_, board)| board);
    let (title, marked) = match successor {
        None => (text::NODE.to_string(), None),
        Some((successor, board)) => {
            let past = story.steps[..=story.now].iter();
            let come = past.filter(|step| comes(&step.kind)).count();
            let cell = story.parent.blank();
            let title = text::successor(successor.mv.letter(), come, board.tile(cell));
            (title, Some(cell))
        }
    };
    heading(ui, &title);
    ui.add_space(2.0);
    let most = vec2(
        room.x.min(176.0),
        (room.y * 0.44).min(room.y - 144.0).clamp(44.0, 168.0),
    );
    slide_out_of_parent(ui, story);
    let style = BoardStyle {
        slide: Some(0.25),
        marked,
    };
    let shown = show_styled_board(ui, salt(story), board, most, style).rect;
    let estimate =
        successor.and_then(|(s, board)| Estimate::of(story.run, &story.moment, s, board));
    let estimate = estimate.filter(|_| story.has(|kind| matches!(kind, StepKind::Estimated(..))));
    if let Some(estimate) = &estimate {
        let counts_up = matches!(story.step().kind, StepKind::Estimated(..));
        let count = counts_up.then_some((story.moment.k(), story.now));
        show_shares(ui, shown, board, estimate, count);
    }
    if story.is_dropped() {
        let line = Stroke::new(3.0, palette.bad);
        ui.painter()
            .line_segment([shown.left_bottom(), shown.right_top()], line);
    }
    ui.add_space(4.0);
    match successor {
        None => _ = label(ui, &story.step().to_string()),
        Some((successor, _)) => told(ui, story, successor, estimate.as_ref()),
    }
    shown
}

/// Returns whether a successor first appears in a step of this kind.
const fn comes(kind: &StepKind) -> bool {
    matches!(kind, StepKind::Generated(_) | StepKind::Stacked(_))
}

fn salt(story: &Story<'_>) -> (&'static str, u64, Option<Move>) {
    let mv = story.at_work.as_ref().map(|(successor, _)| successor.mv);
    ("at work", story.moment.k(), mv)
}

/// Makes a successor that has just been generated slide out of its parent.
fn slide_out_of_parent(ui: &Ui, story: &Story<'_>) {
    let here = (story.moment.k(), story.now);
    let id = ui.scope_id().with("fine step");
    let before: Option<(u64, usize)> = ui.data(|data| data.get_temp(id));
    if before == Some(here) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(id, here));
    // A step back does not repeat the motion.
    let on = before.is_none_or(|before| before < here);
    if on && comes(&story.step().kind) {
        let cells = motion::cells(&story.parent);
        let id = ui.scope_id().with(salt(story));
        motion::offsets(ui, id, story.parent.size(), &cells, 0.25);
    }
}

/// Shows what is known of the successor so far: g, h and f, the lookup, and where it goes.
fn told(ui: &mut Ui, story: &Story<'_>, successor: &Successor, estimate: Option<&Estimate>) {
    let palette = *Palette::of(ui);
    let strategy = story.moment.recording().strategy();
    let own = palette.algorithm(strategy.algorithm);
    let recording = story.moment.recording();
    let step = successor
        .state
        .map_or(1, |state| recording.step_cost(story.node.state, state));
    let g = story.node.g + step;
    if let Some(estimate) = estimate {
        line(ui, "h", &estimate.sum(), palette.text);
        if let Some(about) = estimate.about() {
            label(ui, about);
        }
    }
    line(
        ui,
        "g",
        &format!("{} + {step} = {g}", story.node.g),
        palette.text,
    );
    if let Some(h) = estimate.map(|estimate| estimate.h) {
        let view = slidescope_core::search::NodeView {
            g,
            h: Some(h),
            ..story.node.view()
        };
        if let Some(p) = priority(strategy, view) {
            let sum = format!("max({g} + {h}, 2 × {g} + 1) = {p}");
            line(ui, "p", &sum, own);
        } else if strategy.f(g, h).is_some() {
            line(ui, "f", &tree::sum(strategy, g, Some(h)), own);
        }
    }
    ui.add_space(2.0);
    // A depth-first search puts a successor on the stack before testing it.
    let depth_first = strategy.algorithm.is_depth_first();
    let place = story.inserted().map(|id| place(&story.moment, id));
    let place = place.map(|place| {
        let (at, of) = place.unzip();
        (at.map(|at| words::ordinal(at + 1)), of.unwrap_or(0))
    });
    if let Some((place, of)) = place.clone().filter(|_| depth_first) {
        label(ui, &text::waits(place, of));
    }
    if story.has(|kind| matches!(kind, StepKind::Treated(..))) {
        let view = SuccessorView::new(&story.moment.whole(), story.node.view(), successor);
        let good = view.is_none_or(|view| view.tone != Importance::Dropped);
        verdict(ui, good, &text::looked_up(successor.result));
    }
    if let Some((place, of)) = place.filter(|_| !depth_first) {
        let list = open_list(strategy.algorithm);
        label(ui, &text::goes_in(place, list, of));
    }
    let kind = &story.step().kind;
    if matches!(kind, StepKind::ParentSet | StepKind::EndTest(_)) {
        label(ui, &story.step().to_string());
    }
}

fn line(ui: &mut Ui, name: &str, sum: &str, color: Color32) {
    ui.spacing_mut().interact_size.y = 16.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 16.0), egui::Sense::hover());
        at(ui, rect, |ui| label(ui, name));
        let sum = egui::RichText::new(sum).font(theme::semibold(size::TEXT));
        ui.add(egui::Label::new(sum.color(color)).wrap());
    });
}

fn verdict(ui: &mut Ui, good: bool, words: &str) {
    let palette = *Palette::of(ui);
    let color = if good { palette.good } else { palette.bad };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (rect, _) = ui.allocate_exact_size(vec2(15.0, 15.0), egui::Sense::hover());
        let centre = rect.center() + vec2(0.0, 1.0);
        ui.painter().circle_filled(centre, 7.0, color);
        paint_verdict(ui, centre, good, palette.panel);
        let words = egui::RichText::new(words).font(theme::medium(size::TEXT - 0.5));
        ui.add(egui::Label::new(words.color(palette.text)).wrap());
    });
}

/// Shows the first nodes of the open list. If a node was just inserted further down, it takes the last row.
fn frontier(ui: &mut Ui, story: &Story<'_>, board: Rect) {
    let palette = *Palette::of(ui);
    let (open, strategy) = (story.moment.open(), story.moment.recording().strategy());
    label(ui, &text::list(strategy.algorithm.is_depth_first()));
    let inserted = story.inserted().and_then(|id| story.moment.node(id));
    let new = inserted.and_then(|node| open.place(&node));
    let area = ui.available_rect_before_wrap();
    let rows = ((area.height() / (ROW + 6.0)) as usize).max(1);
    let mut places: Vec<usize> = (0..rows.min(open.len())).collect();
    if let (Some(new), Some(last)) = (new, places.last_mut()) {
        *last = new.max(*last);
    }
    let own = match story.node.side {
        Side::Forward => palette.algorithm(strategy.algorithm),
        Side::Backward => palette.backward,
    };
    for (nth, &place) in places.iter().enumerate() {
        let node = open.id(place).and_then(|id| story.moment.node(id));
        let shown = node.and_then(|node| story.moment.board(node.state));
        let Some((node, shown)) = node.zip(shown) else {
            continue;
        };
        let top = area.top() + nth as f32 * (ROW + 6.0);
        let rect = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), ROW));
        ui.painter().rect_filled(rect, theme::RADIUS, palette.card);
        let beside = rect.left_center() + vec2(8.0, 0.0);
        let drawn = board_beside(ui, beside, ("waits", nth), &shown, vec2(44.0, 30.0));
        let [first, rest, _] = row::words(strategy, node.view());
        let left = beside + vec2(drawn.width().max(34.0) + 8.0, 0.0);
        let strong = theme::semibold(size::TEXT - 0.5);
        let weak = theme::regular(size::LABEL);
        let middle = Align2::LEFT_CENTER;
        let painter = ui.painter();
        painter.text(left, middle, first, strong, palette.text);
        let rest_at = left + vec2(34.0, 0.0);
        painter.text(rest_at, middle, rest, weak.clone(), palette.dim);
        let (number, at) = (thousands(place + 1), rect.right_center() - vec2(8.0, 0.0));
        painter.text(at, Align2::RIGHT_CENTER, number, weak, palette.dim);
        if new == Some(place) {
            dashed(ui, rect, own);
            arrow(ui, board.right_center(), rect.left_center(), own);
        }
    }
    if matches!(story.step().kind, StepKind::Taken(_)) {
        let from = pos2(area.left(), area.top() + ROW / 2.0);
        arrow(ui, from, board.right_center(), palette.accent);
    }
}

fn dashed(ui: &Ui, rect: Rect, color: Color32) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let stroke = Stroke::new(1.5, color);
    ui.painter()
        .extend(Shape::dashed_line(&corners, stroke, 5.0, 3.0));
}

fn arrow(ui: &Ui, from: egui::Pos2, to: egui::Pos2, color: Color32) {
    let right = if to.x > from.x { 1.0 } else { -1.0 };
    let (from, to) = (from + vec2(6.0 * right, 0.0), to - vec2(3.0 * right, 0.0));
    let bend = vec2((to.x - from.x) * 0.5, 0.0);
    let painter = ui.ctx().layer_painter(ui.layer_id());
    let painter = painter.with_clip_rect(ui.clip_rect().expand(400.0));
    let stroke = Stroke::new(2.0, color);
    painter.add(curve([from, from + bend, to - bend, to], stroke));
    for y in [-4.0, 4.0] {
        painter.line_segment([to, to + vec2(-6.0 * right, y)], stroke);
    }
}
