//! Changes that concern more than one feature.
//!
//! A feature changes its own state while it draws itself. It requests changes to other features with
//! [`Facts::ask`](crate::Facts::ask); the model carries them out at the end of the frame, in order.

use std::path::PathBuf;

use crate::files::Target;
use crate::{Screen, Settings};
use slidescope_core::boards;
use slidescope_core::lesson::exercise::Student;
use slidescope_core::lesson::{Lesson, Shipped, Slide, Tab};
use slidescope_core::picture::Paper;
use slidescope_core::puzzle::Board;
use slidescope_core::run::{self, Tone, Transport};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::text::glossary::Term;

/// A change that concerns more than one feature.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    Visit(Screen),
    /// Replace the settings. A new strategy ends the run; a new language takes effect at once.
    Set(Settings),
    OpenHelp,
    ToggleHelp,
    Explain(Term),
    Edit(boards::Edit),
    /// Search for a board with this property and load it.
    FindBoard(boards::Sought),
    Playback(run::Command),
    ShowTab(Tab),
    /// Play this lesson, from the slide where it was left.
    OpenLesson(Shipped),
    /// Play this lesson at the slide with this index, whose question is reviewed.
    Review(Shipped, usize),
    /// Show the opening view of this lesson. Its slides are already in the Lesson menu.
    ShowLesson(Box<Lesson>),
    /// Go to the slide with this index, from 0.
    Slide(usize),
    /// Show what this slide shows.
    ShowSlide(Box<Slide>),
    NextSlide,
    PreviousSlide,
    /// Add a slide of the window's current contents, and focus its text.
    AddSlide,
    /// Keep the path of a lesson that was opened or saved in the list of the newest.
    NoteLesson(PathBuf),
    /// Save the slides to their file, or ask for a file.
    SaveLesson,
    /// Add these custom heuristics, from slides that were added, to those offered.
    TakeIn(Vec<OwnHeuristic>),
    /// Save the slides as a handout on paper, with the options of the Lesson menu.
    SaveHandout,
    PlaySlides,
    /// Play this lesson, which is not shipped and has this title.
    PlayLesson(String, Box<Lesson>),
    /// Hide the panels while a lesson is played.
    FoldLesson,
    /// Show the whole window at the slide of the lesson that is played.
    UnfoldLesson,
    LeaveLesson,
    /// Open the exercise of this lesson, and continue it as this student.
    OpenExercise(PathBuf, Box<Lesson>, Option<Student>),
    /// Open the page that grades the answers of a class.
    Grade,
    /// Open the page that checks a student's own search.
    CheckOrder,
    StartPresenting,
    StopPresenting,
    /// Draw the picture chosen in the Export menu on this paper, and save it.
    SavePicture(Paper),
    /// Repeat the search as far as chosen in the Export menu, draw it on this paper, and save the animation.
    SaveAnimation(Paper),
    /// Open the card with the number of states at each depth.
    OpenSurvey,
    /// Count the states at each depth around this board.
    CountStates(Board),
    StopCounting,
    /// Reset theme, zoom, tiles, speed, strategy, memory limit and panels to those of a first start.
    ResetSettings,
    /// Let the user choose this file in the platform's dialog.
    ChooseFile(Target),
    ShowFolder(PathBuf),
    /// Show a message over the window.
    Say(Tone, String),
    /// Continue the search for the shortest length of the board, which gave up.
    SearchLonger,
}

impl Effect {
    /// A command to the search in Explore, or to those in Compare if that is the current screen.
    pub const fn transport(transport: Transport) -> Self {
        Self::Playback(run::Command::Transport(transport))
    }
}
