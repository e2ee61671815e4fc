//! The timeline of a search whose expansions are given board by board. It stores no list: the rule that chose the next board
//! is unknown, so only the number of open nodes can be reported.

use crate::puzzle::State;
use crate::recording::open_list::best_first_timeline::{last_until, note_rise};
use crate::recording::open_list::kind::{OpenNode, TimelineKind};
use crate::recording::{Level, LevelKey, Moment, NodeId, OpenList, Reason, Recording};
use crate::search::{Algorithm, Side, Stats};

#[derive(Clone, Debug)]
pub(crate) struct GivenTimeline {
    by_f: bool,
    /// The expansions at which the largest f so far grew, or the largest g if the strategy does not order by f.
    rises: Vec<(u32, u32)>,
}

impl GivenTimeline {
    pub(crate) const fn new(algorithm: Algorithm) -> Self {
        Self {
            by_f: algorithm.goes_by_f(),
            rises: Vec::new(),
        }
    }

    pub(crate) fn expand(&mut self, node: OpenNode, at: u32) {
        let depth = if self.by_f { node.rank } else { node.g };
        note_rise(&mut self.rises, at, depth);
    }

    /// The open node of `state`. If it is open on both sides, the node of the side expanded last, because two searches that
    /// have met end with the layer.
    pub(crate) fn next(recording: &Recording, state: State) -> Option<u32> {
        let last = recording.expansions.node(recording.expansions.len());
        let side = last.map_or(Side::Forward, |node| recording.nodes.side(node));
        let nodes = [side, side.other()].into_iter();
        let mut nodes = nodes.filter_map(|side| recording.find(state, side));
        let node = nodes.find(|&NodeId(node)| !recording.nodes.is_closed(node))?;
        Some(node.0)
    }
}

impl TimelineKind for GivenTimeline {
    fn bytes(&self) -> usize {
        self.rises.capacity() * size_of::<(u32, u32)>()
    }

    fn fill<'h>(&'h self, _moment: Moment<'h>, _list: &mut OpenList<'h>) {}

    fn stats(&self, moment: &Moment<'_>) -> Stats {
        moment.stats_of_graph_search(last_until(&self.rises, moment.k))
    }

    fn levels(&self, _moment: &Moment<'_>, _side: Side, _key: LevelKey) -> Vec<Level> {
        Vec::new()
    }

    fn is_over(&self, moment: &Moment<'_>) -> bool {
        let recording = moment.recording;
        match (recording.goal(), recording.algorithm) {
            // The given order decides when the layer of the meeting is complete.
            (_, Algorithm::Bidirectional) => moment.meeting().is_some(),
            (goal, Algorithm::Bfs) => goal.is_some_and(|goal| moment.contains(goal)),
            (goal, _) => goal.is_some_and(|goal| moment.is_closed(goal)),
        }
    }

    fn reason(&self, _moment: &Moment<'_>, open: &OpenList<'_>) -> Reason {
        Reason::Oldest {
            waiting: open.len(),
        }
    }

    fn layer_starts(&self, _recording: &Recording) -> Vec<u64> {
        Vec::new()
    }

    fn reaches_depth(&self, _recording: &Recording, _depth: u32) -> Option<u64> {
        None
    }
}
