//! What the tree's widget draws, and what a person does with it.

use crate::app::explore::options::ColourBy;
use crate::app::explore::tree::layout::Tree;
use crate::app::theme::Hue;
use crate::recording::{Moment, NodeId};

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
