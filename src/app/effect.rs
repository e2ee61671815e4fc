//! What crosses features.
//!
//! A feature changes its own state where it is drawn. Whatever concerns another one, it asks for by
//! [`Facts::ask`](crate::app::Facts::ask); the model carries it out at the end of the frame, in the order of asking.

use crate::app::explore::Tab;
use crate::app::playback::{self, Transport};
use crate::app::{
    Screen, Settings, boards, compare, dialogs, dropped, experiment, export, help, heuristics,
    kept, lesson, present, survey, tiles,
};

/// A change that concerns more than one feature.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Go to this screen.
    Visit(Screen),
    /// Set these settings. Another strategy ends the run of the one before, another language is spoken at once.
    Set(Settings),
    Help(help::Action),
    Boards(boards::Action),
    Playback(playback::Command),
    /// Show this view of the search.
    ShowTab(Tab),
    Compare(compare::Action),
    Heuristics(heuristics::Action),
    Experiment(experiment::Action),
    Lesson(lesson::Action),
    Present(present::Action),
    Export(export::Action),
    Survey(survey::Action),
    Kept(kept::Action),
    Dialogs(dialogs::Action),
    Dropped(dropped::Action),
    Tiles(tiles::Action),
    /// Hide the line over the window.
    DismissToast,
    /// Search on for the shortest length of the board, which was given up.
    SearchLonger,
}

impl Effect {
    /// An action of the bar of one search.
    pub(crate) const fn transport(transport: Transport) -> Self {
        Self::Playback(playback::Command::Transport(transport))
    }
}
