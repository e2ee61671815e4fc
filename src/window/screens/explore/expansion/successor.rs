//! One successor of the node just expanded: its board, its figures, and what became of it.

use egui::{Align2, Rect, Ui, pos2, vec2};

use slidescope_core::explain::{Successor, Treatment};
use slidescope_core::puzzle::{Board, Move};
use slidescope_core::recording::{Moment, NodeId};
use slidescope_core::search::NodeView;
use slidescope_core::text::node::{details, expansion as text};
use slidescope_core::text::tree::sum;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{BoardStyle, at, centred_text, named, show_styled_board};

pub(crate) struct SuccessorView {
    pub(crate) mv: Move,
    pub(crate) board: Board,
    /// g, h and f, where they are known.
    pub(crate) figures: String,
    /// What became of it; empty if that is not known.
    pub(crate) outcome: String,
    pub(crate) tone: Importance,
}

/// How much a successor matters from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Importance {
    Kept,
    /// Already known, with a better path this way.
    Better,
    Dropped,
}

impl Importance {
    /// Returns the opacity: dropped successors are faint.
    pub(crate) const fn opacity(self) -> f32 {
        match self {
            Self::Kept | Self::Better => 1.0,
            Self::Dropped => 0.45,
        }
    }
}

impl SuccessorView {
    /// Returns what is known of `successor`, or `None` if the move leads off the board.
    pub(crate) fn new(moment: &Moment<'_>, node: NodeView, successor: &Successor) -> Option<Self> {
        let board = moment.board(successor.state?)?;
        let step = moment.recording().step_cost(node.state, successor.state?);
        let kept = successor.id.and_then(|id| moment.node(id));
        // A dropped successor is shown with the g of this path, which may differ from the g it is stored with.
        let h = kept.and_then(|kept| kept.h);
        let sum = || sum(moment.recording().strategy(), node.g + step, h);
        let (figures, tone) = match successor.result {
            Treatment::Edge => return None,
            Treatment::Back | Treatment::NotReached | Treatment::AtLimit { .. } => {
                (None, Importance::Dropped)
            }
            Treatment::Undecided => (None, Importance::Kept),
            Treatment::Kept { .. } => (Some(sum()), Importance::Kept),
            Treatment::Reparented { .. } => (Some(sum()), Importance::Better),
            Treatment::Stacked { f, threshold, .. } if f <= threshold => {
                (Some(sum()), Importance::Kept)
            }
            Treatment::Stacked { .. } | Treatment::Dropped { .. } => {
                (Some(sum()), Importance::Dropped)
            }
        };
        let place = successor.id.and_then(|id| place(moment, id));
        Some(Self {
            mv: successor.mv,
            board,
            figures: figures.unwrap_or_default(),
            outcome: text::outcome(successor.result, place),
            tone,
        })
    }

    /// Returns the view of a board of which nothing more is known than the move that leads to it.
    pub(crate) fn unknown(mv: Move, board: Board) -> Self {
        Self {
            mv,
            board,
            figures: String::new(),
            outcome: String::new(),
            tone: Importance::Kept,
        }
    }
}

/// Returns the place of an open node among those of its side, from 0, and their number.
pub(crate) fn place(moment: &Moment<'_>, id: NodeId) -> Option<(usize, usize)> {
    let node = moment.node(id).filter(|node| !node.closed)?;
    let open = moment.open();
    let place = open.place(&node)?;
    let own = open.groups().iter().filter(|group| group.side == node.side);
    let (mut before, mut all) = (0, 0);
    for group in own {
        before += place.saturating_sub(group.start).min(group.len);
        all += group.len;
    }
    Some((before, all))
}

/// The height of the words above and below the board, in points.
pub(crate) const ABOVE: f32 = 22.0;
pub(crate) const BELOW: f32 = 56.0;

pub(crate) fn show(ui: &mut Ui, slot: Rect, width: f32, from: &Board, shown: &SuccessorView) {
    let palette = *Palette::of(ui);
    let tile = shown.board.tile(from.blank());
    let moved = details::tile_move(tile, shown.mv);
    let (ink, faint) = match shown.tone {
        Importance::Kept => (palette.text, palette.dim),
        Importance::Better => (palette.text, palette.gold_text),
        Importance::Dropped => (palette.dim, palette.dim),
    };
    let above = slot.center_top() - vec2(0.0, 5.0);
    let font = theme::medium(size::LABEL + 1.0);
    ui.painter()
        .text(above, Align2::CENTER_BOTTOM, &moved, font, ink);
    at(ui, slot, |ui| {
        ui.set_opacity(shown.tone.opacity());
        let style = BoardStyle {
            marked: Some(from.blank()),
            ..BoardStyle::default()
        };
        let salt = ("successor", shown.mv.letter());
        show_styled_board(ui, salt, &shown.board, slot.size(), style);
    });
    let mut below = slot.center_bottom() + vec2(0.0, 6.0);
    let mut words = Rect::from_min_size(below, vec2(0.0, 0.0));
    for (line, font, color) in [
        (&shown.figures, theme::semibold(size::TEXT), ink),
        (&shown.outcome, theme::regular(size::LABEL + 1.0), faint),
    ] {
        if !line.is_empty() {
            let galley = centred_text(ui, line, font, color, width);
            let size = galley.size();
            ui.painter().galley(below, galley, color);
            let corner = pos2(below.x - size.x / 2.0, below.y);
            let place = Rect::from_min_size(corner, size);
            words = words.union(place);
            below.y = place.bottom() + 2.0;
        }
    }
    let response = ui.interact(
        words.union(slot),
        ui.scope_id().with(("outcome", shown.mv.letter())),
        egui::Sense::hover(),
    );
    if !shown.outcome.is_empty() {
        let figures = Some(&shown.figures).filter(|figures| !figures.is_empty());
        let name = text::successor(figures, &moved, &shown.outcome);
        named(ui, &response, &name);
    }
}
