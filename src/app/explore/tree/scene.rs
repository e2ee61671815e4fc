//! What the tree's widget draws, and what a person does with it.

use crate::app::explore::options::ColourBy;
use crate::app::explore::tree::layout::Tree;
use crate::app::theme::Hue;
use crate::recording::{Moment, Node, NodeId};

pub(crate) struct Scene<'a> {
    /// Where the nodes stand.
    pub tree: &'a Tree,
    pub moment: Moment<'a>,
    /// What expanded nodes are coloured by.
    pub colour: ColourBy,
    /// The hue of the frontier, of two that of the forward search.
    pub hue: Hue,
    pub selected: Option<NodeId>,
    /// Whether successors that were dropped as duplicates are drawn as stubs.
    pub duplicates: bool,
    /// Whether a search can be stopped at a node.
    pub breaks: bool,
    pub legend: bool,
    /// The least size of text, in points; 0 where small text can be read.
    pub least: f32,
    /// Whether the search is beyond what is recorded: the moment is an older one.
    pub beyond: bool,
    /// What was answered, where the next node was asked for.
    pub told: Option<Told>,
}

/// The answer to the question which node is next, to be marked in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) taken: Option<NodeId>,
    pub(crate) guess: Option<NodeId>,
}

impl Scene<'_> {
    /// The node expanded last, where that is recorded.
    pub(crate) fn current(&self) -> Option<Node> {
        self.moment.current().filter(|_| !self.beyond)
    }
}

/// What the user does with the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TreeAction {
    Select(Option<NodeId>),
    /// Search from the board of a node.
    SetStart(NodeId),
    /// Stop when the board of a node is expanded.
    BreakHere(NodeId),
    /// Copy the board of a node.
    Copy(NodeId),
}
