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
use crate::search::heuristics::OwnHeuristic;
use crate::study::picture::Paper;
use crate::text::glossary::Term;

/// A change that concerns more than one feature.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    Visit(Screen),
    /// Set these settings. Another strategy ends the run of the one before, another language is spoken at once.
    Set(Settings),
    Help(bool),
    Explain(Term),
    Edit(boards::Edit),
    /// Look for a board on which this can be seen, and load it.
    FindBoard(boards::Sought),
    Playback(playback::Command),
    ShowTab(Tab),
    /// Play this lesson, from where it was left.
    OpenLesson(Shipped),
    /// Show what this lesson opens with. Its slides are those of the Lesson menu already.
    ShowLesson(Box<Lesson>),
    /// Go to the slide of this number, from 0.
    Slide(usize),
    /// Go to the slide after the one gone to last (`true`), or to the one before.
    NextSlide(bool),
    /// Make a slide of what the window shows, and put the cursor into its text.
    AddSlide,
    /// Save the slides to their file, or ask for one.
    SaveLesson,
    /// Offer these heuristics of slides that were added.
    TakeIn(Vec<OwnHeuristic>),
    /// Write the slides for paper, as is chosen in the Lesson menu.
    SaveHandout,
    PlaySlides,
    /// Fold the panels away while a lesson is played, or show the whole window at its slide.
    FoldLesson(bool),
    LeaveLesson,
    OpenExercise(PathBuf, Box<Lesson>),
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
    ShowFolder(PathBuf),
    Say(String),
    /// Search on for the shortest length of the board, which was given up.
    SearchLonger,
}

impl Effect {
    pub(crate) const fn moves_search(&self) -> bool {
        use playback::Command;
        matches!(
            self,
            Self::Playback(
                Command::Transport(
                    Transport::Step | Transport::Toggle | Transport::Finish | Transport::GoTo(_)
                ) | Command::ToLandmark(..)
            )
        )
    }

    /// What a button of the bar does to the search in Explore, or to those in Compare where that is shown.
    pub(crate) const fn transport(transport: Transport) -> Self {
        Self::Playback(playback::Command::Transport(transport))
    }
}
