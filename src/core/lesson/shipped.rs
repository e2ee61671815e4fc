//! The lessons that come with the program.

use crate::lesson::{Lesson, LessonFormatError, Task};
use crate::words::language::Language;

values! {
    /// A shipped lesson. Its id is the name of its file and the key of its progress.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Shipped by id {
        /// Breadth-first search: layers, why its solution is shortest, and its cost.
        Everywhere = "looking-everywhere",
        /// A*, good and bad estimates, and reopened boards.
        AStar = "a-star",
        /// Bidirectional search, IDA*, and which search to use when.
        TwoEnds = "two-ends",
        /// The 24-puzzle: the limits of optimal search, and what helps.
        TwentyFour = "24-puzzle",
        /// A short example of a lesson made by a teacher, in the first version of the format.
        Example = "example",
    }
}

impl Shipped {
    pub const COURSE: [Self; 4] = [
        Self::Everywhere,
        Self::AStar,
        Self::TwoEnds,
        Self::TwentyFour,
    ];

    pub fn next(self) -> Option<Self> {
        let mut rest = Self::COURSE.into_iter().skip_while(|it| *it != self);
        rest.nth(1)
    }

    /// Returns the text of its file. Its texts are message ids, which are translated into each language.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Everywhere => {
                include_str!("../../../assets/lessons/looking-everywhere.lesson.json")
            }
            Self::AStar => include_str!("../../../assets/lessons/a-star.lesson.json"),
            Self::TwoEnds => include_str!("../../../assets/lessons/two-ends.lesson.json"),
            Self::TwentyFour => include_str!("../../../assets/lessons/24-puzzle.lesson.json"),
            Self::Example => include_str!("../../../assets/lessons/example.lesson.json"),
        }
    }

    /// Returns the lesson in the chosen language.
    ///
    /// # Errors
    /// [`LessonFormatError`], which is a defect of this build.
    pub fn lesson(self) -> Result<Lesson, LessonFormatError> {
        Lesson::from_text(self.text())
    }
}

/// Replaces texts that are message ids with the words of this language.
pub(crate) fn in_language(mut lesson: Lesson, language: Language) -> Lesson {
    for text in texts(&mut lesson) {
        let words = language.words(text);
        if let Some(words) = words.filter(|_| text.starts_with("lesson-")) {
            words.clone_into(text);
        }
    }
    lesson
}

fn texts(lesson: &mut Lesson) -> Vec<&mut String> {
    let mut texts = vec![&mut lesson.title];
    for slide in &mut lesson.slides {
        texts.push(&mut slide.text);
        let Some(question) = &mut slide.question else {
            continue;
        };
        texts.push(&mut question.ask);
        if let Task::Choose { options, .. } = &mut question.task {
            texts.extend(
                options
                    .iter_mut()
                    .flat_map(|it| [&mut it.text, &mut it.because]),
            );
        }
        texts.extend([&mut question.right, &mut question.wrong]);
        texts.extend(&mut question.hints);
    }
    texts.extend(&mut lesson.remember);
    texts.retain(|text| !text.is_empty());
    texts
}
