//! Files that the user names: choosing one in the platform's dialog, and saving one.
//!
//! Pictures, traces, tables, lessons and heuristics are saved in the same way: [`SaveFile`] is the state, `export::save_view`
//! shows it, and `dialogs` asks the platform. The model carries out the requests that a view makes to the platform.

pub(crate) mod dialogs;
pub(crate) mod file_format;
#[cfg(not(target_arch = "wasm32"))]
pub mod native;
pub(crate) mod save_file;

use std::path::Path;

pub use dialogs::{Answer, Dialogs, NoDialog, Platform, Question};
pub use file_format::{
    AnswersFormat, FeedbackFormat, FileFormat, GradesFormat, HandoutFormat, HeuristicFormat,
    LessonFormat, PackageFormat, TraceFormat,
};
pub use save_file::{GoOn, NamedFile, Out, SaveFile, TableFile};
pub use slidescope_core::study::table::Format as TableFormat;
use slidescope_core::values;

/// Returns the name of a file without its folder.
pub fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

values! {
    /// What a file is for that is saved or chosen.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Target {
        Picture,
        Animation,
        Trace,
        Worksheet,
        Comparison,
        Experiment,
        Heuristic,
        Handout,
        Lesson,
        OpenLesson,
        AddSlides,
        PlayLesson,
        Answers,
        NewExercise,
        OpenExercise,
        /// Answers to go on with.
        OpenAnswers,
        /// The order in which a student's own search expanded boards.
        OrderFile,
        /// The exercise whose answers are graded, one file of answers, the students of the class, and the table.
        GradedExercise,
        GradedAnswers,
        ClassList,
        Grades,
        /// The folder for the pages of the students.
        Feedback,
        /// The expansion order of the user's own search, to be checked.
        CheckedOrder,
        OpenHeuristic,
        SlidePicture,
        TilePicture,
        /// An exercise with the page in one file; the exercise, and the folder of the page.
        Package,
        PackedExercise,
        PackedSite,
    }
}

impl Target {
    /// The target whose field shows what is said of this one.
    pub const fn field(self) -> Self {
        match self {
            Self::OpenLesson | Self::AddSlides | Self::PlayLesson => Self::Lesson,
            Self::OpenHeuristic => Self::Heuristic,
            other => other,
        }
    }
}
