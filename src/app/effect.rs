//! What crosses features.
//!
//! A feature changes its own state where it is drawn. Whatever concerns another one, it asks for by
//! [`Facts::ask`](crate::app::Facts::ask); the model carries it out at the end of the frame, in the order of asking.

use std::path::PathBuf;

use crate::app::files::Target;
use crate::app::playback::{self, Transport};
use crate::app::{
    Screen, boards, compare, dropped, experiment, explore, help, heuristics, kept, lesson, present,
    settings, survey, tiles,
};
use crate::study::picture::Paper;

/// A change that concerns more than one feature.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Go to this screen.
    Visit(Screen),
    Settings(settings::Action),
    Help(help::Action),
    Boards(boards::Action),
    Playback(playback::Action),
    Explore(explore::Action),
    Compare(compare::Action),
    Heuristics(heuristics::Action),
    Experiment(experiment::Action),
    Lesson(lesson::Action),
    Present(present::Action),
    /// Draw what is chosen in the Export menu on this paper, and save it.
    SavePicture(Paper),
    /// Search once more as far as is chosen in the Export menu, draw it on paper like this, and save it.
    SaveAnimation(Paper),
    Survey(survey::Action),
    Kept(kept::Action),
    /// Let a person choose this file in the platform's dialog.
    ChooseFile(Target),
    /// Show this file in the platform's file manager.
    ShowFolder(PathBuf),
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
        Self::Playback(playback::Action::Transport(transport))
    }
}
