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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::MAX_TEXT;
    use crate::words::thousands;

    fn file(shipped: Shipped) -> Lesson {
        crate::lesson::format::read(shipped.text()).expect("a lesson")
    }

    fn all_texts(mut lesson: Lesson) -> Vec<String> {
        let texts = texts(&mut lesson).into_iter();
        texts.map(|it| it.clone()).collect()
    }

    fn words(shipped: Shipped, language: Language) -> Vec<String> {
        all_texts(in_language(file(shipped), language))
    }

    /// Returns the numbers in a text, sorted, because languages mention them in different orders. Chinese counts in ten
    /// thousands and hundred millions, and its names of the puzzles contain their numbers.
    fn numbers(text: &str) -> Vec<String> {
        let text = text.replace("二十四数码", "24").replace("十五数码", "15");
        let text = text.replace("八数码", "8");
        let mut found = Vec::new();
        let mut rest = text.as_str();
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let digits = &rest[start..];
            let end = digits.find(|c: char| !c.is_ascii_digit() && c != ',' && c != '.');
            let (number, after) = digits.split_at(end.unwrap_or(digits.len()));
            let number = number.trim_matches([',', '.']);
            let unit = after.trim_start().trim_start_matches('多');
            let factor = match unit.chars().next() {
                Some('万') if !unit.starts_with("万亿") => Some(1e4),
                Some('亿') => Some(1e8),
                _ => None,
            };
            let plain = number.replace(',', "").parse::<f64>();
            found.push(match (factor, plain) {
                (Some(factor), Ok(plain)) => thousands((plain * factor).round() as u64),
                _ => number.to_owned(),
            });
            rest = after;
        }
        found.sort_unstable();
        found
    }

    /// The numbers in the English texts are tested elsewhere against the searches.
    #[test]
    fn texts_state_the_same_numbers_in_every_language() {
        for shipped in Shipped::ALL {
            let english = words(shipped, Language::english());
            for language in Language::all() {
                let texts = words(shipped, language);
                for (text, english) in texts.iter().zip(&english) {
                    assert!(!text.starts_with("lesson-"), "{text}");
                    assert!(text.chars().count() <= MAX_TEXT, "{text}");
                    assert_eq!(numbers(text), numbers(english), "{text}");
                }
            }
        }
    }

    #[test]
    fn their_files_are_written_as_the_program_writes() {
        for shipped in Shipped::COURSE {
            assert_eq!(file(shipped).to_text(), shipped.text());
        }
    }

    #[test]
    fn every_text_is_a_message_of_its_own() {
        let files = Shipped::ALL.into_iter().map(file);
        let mut ids: Vec<String> = files.flat_map(all_texts).collect();
        let all = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), all);
        for id in ids {
            assert!(Language::english().words(&id).is_some(), "{id}");
        }
    }

    #[test]
    fn the_course_goes_on_to_its_last_lesson() {
        let [first, .., last] = Shipped::COURSE;
        let course: Vec<Shipped> = std::iter::successors(Some(first), |it| it.next()).collect();
        assert_eq!(course, Shipped::COURSE);
        assert_eq!((last.next(), Shipped::Example.next()), (None, None));
    }
}
