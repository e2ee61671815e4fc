//! The lessons that come with the program.

use crate::lesson::{Lesson, LessonFormatError};

/// A lesson that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shipped {
    /// Breadth-first search, A* and bidirectional search in five minutes.
    First,
    /// IDA* and memory.
    Memory,
    /// A short example of a lesson that a teacher made, in the first version of the format.
    Example,
}

impl Shipped {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::First, Self::Memory, Self::Example];

    /// The text of its file.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::First => include_str!("../../assets/lessons/first.lesson.json"),
            Self::Memory => include_str!("../../assets/lessons/memory.lesson.json"),
            Self::Example => include_str!("../../assets/lessons/example.lesson.json"),
        }
    }

    /// The lesson.
    ///
    /// # Errors
    /// [`LessonFormatError`]: a defect of this build.
    pub fn lesson(self) -> Result<Lesson, LessonFormatError> {
        Lesson::from_text(self.text())
    }
}
