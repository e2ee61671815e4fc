//! Reaching the moment of a slide: the search runs up to it and pauses there.

use crate::lesson::{ExploreScene, Tab};
use crate::puzzle::Board;
use crate::recording::NodeId;
use crate::run::{Phase, Playback, Predict, Setup};
use crate::services::search_task::{Command, Pace};

pub enum Arrival {
    OnTheWay,
    There,
    EndedBefore(u64),
}

/// Whether the slide shows something known only after the search has ended.
fn needs_end(scene: &ExploreScene) -> bool {
    scene.tab == Some(Tab::Solution)
}

impl Playback {
    /// Starts the search for a slide, or continues the current run.
    pub fn show_search(&mut self, scene: &ExploreScene, setup: &Setup) {
        self.predict = None;
        self.with_timeline(|timeline| timeline.fine = None);
        self.pause();
        self.with_replay(|replay| replay.set(replay.head.waiting_at(0)));
        let command = if needs_end(scene) {
            Command::Go(Pace::Full)
        } else {
            Command::StepTo(scene.expansion)
        };
        self.start_and(command, true, setup);
        self.follow();
    }

    pub fn arrive(&mut self, scene: &ExploreScene) -> Arrival {
        let Some(run) = &mut self.run else {
            return Arrival::OnTheWay;
        };
        let timeline = &run.timeline;
        let newest = timeline.newest();
        let searches = run.phase != Phase::Ended;
        if newest < scene.expansion || (searches && needs_end(scene)) {
            return match run.phase {
                Phase::Running | Phase::Paused => Arrival::OnTheWay,
                Phase::Ended => Arrival::EndedBefore(newest),
            };
        }
        run.command(Command::Pause);
        self.go_to(scene.expansion);
        self.predict = scene.predict.then(Predict::default);
        self.fine_steps = scene.fine_step.is_some();
        let fine = scene.fine_step.filter(|_| !scene.predict);
        let fine = fine.map(|step| (scene.expansion, step as usize));
        let node = scene.selected.and_then(|board| self.node_of(&board));
        self.with_timeline(|timeline| {
            timeline.fine = fine;
            timeline.selected = node;
        });
        Arrival::There
    }

    /// The node with this board at the moment shown; in a depth-first search the last such node.
    pub fn node_of(&self, board: &Board) -> Option<NodeId> {
        let moment = self.timeline()?.moment();
        let nodes = moment.recording().nodes_of(board.state());
        let here = nodes.filter_map(|id| moment.node(id));
        let node = match moment.recording().algorithm().is_depth_first() {
            true => here.last(),
            // Of the two sides, forward.
            false => here.min_by_key(|node| node.side as u8),
        };
        node.map(|node| node.id)
    }
}
