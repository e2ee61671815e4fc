//! What the tree's widget draws, and where.

use egui::{Color32, Rect, Response, Ui};

use crate::Facts;
use crate::playback::leave_keys;
use crate::theme::{Hue, Palette};
use slidescope_core::layout::Tree;
use slidescope_core::lesson::ColourBy;
use slidescope_core::puzzle::Move;
use slidescope_core::recording::{Moment, Node, NodeId};
use slidescope_core::run::Command;
use slidescope_core::search::Fate;
use slidescope_core::text::tree as text;

pub struct Scene<'a> {
    pub tree: &'a Tree,
    pub moment: Moment<'a>,
    pub style: SceneStyle,
}

/// The place of a tree in this frame, and what it shows there.
#[derive(Clone, Copy)]
pub(crate) struct Area<'a> {
    pub(crate) ui: &'a Ui,
    pub(crate) rect: Rect,
    pub(crate) response: &'a Response,
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) facts: &'a Facts,
}

/// What is drawn of a tree, and how, at any moment.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneStyle {
    pub colour: ColourBy,
    /// The hue of the frontier; if there are two, of the forward one.
    pub hue: Hue,
    pub selected: Option<NodeId>,
    /// Whether successors that were dropped as duplicates are drawn as stubs.
    pub duplicates: bool,
    /// Whether a node can be chosen, and the search be stopped at it: that of Explore alone.
    pub steers: bool,
    pub legend: bool,
    /// The minimum size of text, in points; 0 if small text is readable.
    pub least: f32,
    pub beyond: bool,
    pub answered: Vec<(NodeId, Answered)>,
    /// Whether a click on a node answers a question.
    pub asks: bool,
}

impl SceneStyle {
    pub const fn new(hue: Hue) -> Self {
        Self {
            colour: ColourBy::F,
            hue,
            selected: None,
            duplicates: false,
            steers: false,
            legend: true,
            least: 0.0,
            beyond: false,
            answered: Vec::new(),
            asks: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Marked, and not judged yet.
    Marked,
    Right,
    Wrong,
}

impl Answered {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Marked => text::MARKED.text(),
            Self::Right => text::RIGHT.text(),
            Self::Wrong => text::WRONG.text(),
        }
    }

    pub(crate) const fn line(self, palette: &Palette) -> (f32, Color32) {
        match self {
            Self::Marked => (4.0, palette.accent),
            Self::Right => (4.0, palette.good),
            Self::Wrong => (3.0, palette.dim),
        }
    }
}

impl Scene<'_> {
    pub(crate) fn answered(&self, id: NodeId) -> Option<Answered> {
        let mut answered = self.style.answered.iter();
        let (_, answered) = answered.find(|(node, _)| *node == id)?;
        Some(*answered)
    }

    pub fn current(&self) -> Option<Node> {
        self.moment.current().filter(|_| !self.style.beyond)
    }

    /// Returns the moves from an expanded node to successors that were dropped as duplicates, if these are drawn.
    pub(crate) fn duplicates(&self, id: NodeId) -> impl Iterator<Item = Move> {
        let fates = self.moment.fates(id).filter(|_| self.style.duplicates);
        let dropped = move |mv: &Move| fates.is_some_and(|fates| fates.get(*mv) == Fate::Duplicate);
        Move::ALL.into_iter().filter(dropped)
    }

    /// Chooses a node, or none, in a search that can be steered.
    pub(crate) fn choose(&self, ui: &Ui, node: Option<NodeId>, facts: &Facts) {
        if self.style.steers {
            facts.steer(Command::Select(node));
            leave_keys(ui, facts);
        }
    }
}
