//! What crosses features.
//!
//! A feature changes its own state where it is drawn. Whatever concerns another one, it asks for by
//! [`Facts::ask`](crate::app::Facts::ask); the model carries it out at the end of the frame, in the order of asking.

use std::path::PathBuf;

use crate::app::explore::Tab;
use crate::app::files::Target;
use crate::app::playback::{self, Transport};
use crate::app::{Screen, Settings, boards};
use crate::lesson::{Lesson, Shipped};
use crate::puzzle::Board;
use crate::study::picture::Paper;
use crate::text::glossary::Term;

/// A change that concerns more than one feature.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Go to this screen.
    Visit(Screen),
    /// Set these settings. Another strategy ends the run of the one before, another language is spoken at once.
    Set(Settings),
    /// Open help, or close it.
    Help(bool),
    /// Open help at this term.
    Explain(Term),
    /// Change the boards in the editor.
    Edit(boards::Edit),
    Playback(playback::Command),
    /// Show this view of the search.
    ShowTab(Tab),
    /// Open this lesson, as soon as slides that are not saved are saved or given up.
    OpenLesson(Shipped),
    /// Show what this lesson opens with. Its slides are those of the Lesson menu already.
    ShowLesson(Box<Lesson>),
    /// Go to the slide of this number, from 0.
    Slide(usize),
    /// Go to the slide after the one gone to last (`true`), or to the one before.
    NextSlide(bool),
    /// Begin the presentation, or leave it.
    Present(bool),
    /// Draw what is chosen in the Export menu on this paper, and save it.
    SavePicture(Paper),
    /// Search once more as far as is chosen in the Export menu, draw it on paper like this, and save it.
    SaveAnimation(Paper),
    /// Open the card of how many states stand at each depth.
    OpenSurvey,
    /// Count the states at each depth around this board; none: stop counting.
    CountStates(Option<Board>),
    /// Set theme, zoom, tiles, speed, strategy, memory limit and panels back to what a first start has.
    ResetSettings,
    /// Let a person choose this file in the platform's dialog.
    ChooseFile(Target),
    /// Show this file in the platform's file manager.
    ShowFolder(PathBuf),
    /// These files were dropped onto the window.
    Dropped(Vec<PathBuf>),
    /// This text was pasted outside of a field.
    Pasted(String),
    /// Search on for the shortest length of the board, which was given up.
    SearchLonger,
}

impl Effect {
    /// What a button of the bar does to the search in Explore, or to those in Compare where that is shown.
    pub(crate) const fn transport(transport: Transport) -> Self {
        Self::Playback(playback::Command::Transport(transport))
    }
}
