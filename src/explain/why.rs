//! Why a node is taken, read from the order of the open list.

use crate::explain::Reason;
use crate::recording::{Moment, NodeId, OpenList};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    pub reason: Reason,
    /// Nodes that are equal in everything the rule looks at, the one taken included: siblings that went in by one
    /// expansion. Between them the fixed order of moves decides, which is no preference of the algorithm.
    pub tied: usize,
}

pub fn why(moment: &Moment) -> Option<Why> {
    let before = moment.k.checked_sub(1)?;
    why_next(&Moment::new(moment.recording, before))
}

/// Why the node that comes next will be taken; none where the search is over.
pub fn why_next(moment: &Moment) -> Option<Why> {
    if moment.is_over() || moment.part.is_some() {
        return None;
    }
    let open = moment.open();
    if open.is_empty() {
        return None;
    }
    let stack = moment.recording.algorithm.is_depth_first();
    let reason = if open.len() == 1 && !stack {
        Reason::Only
    } else {
        moment.recording.timeline.kind().reason(moment, &open)
    };
    let tied = if stack { 1 } else { tied(&open) };
    Some(Why { reason, tied })
}

/// The nodes that a correct prediction of the next one may name: the next one, and any sibling that the rule holds
/// equal to it (see [`Why::tied`]).
pub fn predictable(moment: &Moment) -> Vec<NodeId> {
    let open = moment.open();
    let count = why_next(moment).map_or(0, |why| why.tied);
    (0..count).filter_map(|place| open.id(place)).collect()
}

/// How many nodes at the head of `open` went in by one expansion and stand in one group.
fn tied(open: &OpenList<'_>) -> usize {
    let Some((_, put)) = open.entry(0) else {
        return 0;
    };
    // An expansion puts in at most four.
    let most = open.groups()[0].len.min(4);
    (0..most)
        .take_while(|&place| open.entry(place).is_some_and(|(_, other)| other == put))
        .count()
}
