//! What crosses features.
//!
//! A feature changes its own state where it is drawn. Whatever concerns another one, it asks for by
//! [`Facts::ask`](crate::app::Facts::ask); the model carries it out at the end of the frame, in the order of asking.

use crate::app::playback::{self, Transport};
use crate::app::{
    Screen, Settings, boards, dialogs, dropped, explore, export, kept, lesson, present, settings,
};
use crate::puzzle::Board;
use crate::text::glossary::Term;

/// A change that concerns more than one feature.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Go to this screen.
    Visit(Screen),
    /// Set these settings. Another strategy ends the run of the one before, another language is spoken at once.
    Set(Settings),
    Settings(settings::Action),
    /// Open help, or close it.
    Help(bool),
    /// Open help at this term.
    Explain(Term),
    /// Change the boards in the editor.
    Edit(boards::Edit),
    Playback(playback::Action),
    Explore(explore::Action),
    Lesson(lesson::Action),
    Present(present::Action),
    Export(export::Action),
    /// Open the card of how many states stand at each depth.
    OpenSurvey,
    /// Count the states at each depth around this board; none: stop counting.
    CountStates(Option<Board>),
    Kept(kept::Action),
    Dialogs(dialogs::Action),
    Dropped(dropped::Action),
    /// Hide the line over the window.
    DismissToast,
    /// Search on for the shortest length of the board, which was given up.
    SearchLonger,
}

impl Effect {
    /// What a button of the bar does to the search in Explore, or to those in Compare where that is shown.
    pub(crate) const fn transport(transport: Transport) -> Self {
        Self::Playback(playback::Action::Transport(transport))
    }
}
