//! The lessons that come with the program.

use crate::lesson::{Lesson, LessonFormatError};
use crate::words::language::Language;

/// A lesson that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shipped {
    /// Breadth-first search, A* and bidirectional search in five minutes.
    First,
    /// IDA* and memory.
    Memory,
    /// The 24-puzzle: where optimal search ends, and what helps.
    TwentyFour,
    /// A short example of a lesson that a teacher made, in the first version of the format.
    Example,
}

impl Shipped {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::First, Self::Memory, Self::TwentyFour, Self::Example];

    /// The text of its file. Captions are ids of messages, so that each language has its own words.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::First => include_str!("../../assets/lessons/first.lesson.json"),
            Self::Memory => include_str!("../../assets/lessons/memory.lesson.json"),
            Self::TwentyFour => include_str!("../../assets/lessons/24-puzzle.lesson.json"),
            Self::Example => include_str!("../../assets/lessons/example.lesson.json"),
        }
    }

    /// The lesson, with captions in the chosen language.
    ///
    /// # Errors
    /// [`LessonFormatError`]: a defect of this build.
    pub fn lesson(self) -> Result<Lesson, LessonFormatError> {
        Lesson::from_text(self.text())
    }
}

/// The lesson with the words of this language in place of captions that are ids of messages.
pub(crate) fn in_language(mut lesson: Lesson, language: Language) -> Lesson {
    for slide in &mut lesson.slides {
        let words = language.words(&slide.caption);
        if let Some(words) = words.filter(|_| slide.caption.starts_with("lesson-")) {
            words.clone_into(&mut slide.caption);
        }
    }
    lesson
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::MAX_CAPTION;
    use crate::words::thousands;

    fn captions(shipped: Shipped, language: Language) -> Vec<String> {
        let lesson = crate::lesson::format::read(shipped.text()).expect("a lesson");
        let slides = in_language(lesson, language).slides;
        slides.into_iter().map(|it| it.caption).collect()
    }

    /// The numbers in a text, in order of their digits, for languages put them in an order of their own. Chinese counts in
    /// ten thousands and in hundred millions, and its names of the puzzles have their numbers in them.
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

    /// The numbers of the English captions are tested against the searches.
    #[test]
    fn captions_state_the_same_numbers_in_every_language() {
        for shipped in Shipped::ALL {
            let english = captions(shipped, Language::english());
            for language in Language::all() {
                let captions = captions(shipped, language);
                for (caption, english) in captions.iter().zip(&english) {
                    assert!(!caption.starts_with("lesson-"), "{caption}");
                    assert!(caption.chars().count() <= MAX_CAPTION, "{caption}");
                    assert_eq!(numbers(caption), numbers(english), "{caption}");
                }
            }
        }
    }

    #[test]
    fn their_files_are_written_as_the_program_writes() {
        for shipped in [Shipped::First, Shipped::Memory, Shipped::TwentyFour] {
            let file = crate::lesson::format::read(shipped.text()).expect("a lesson");
            assert_eq!(file.to_text(), shipped.text());
        }
    }

    #[test]
    fn every_caption_is_a_message_of_its_own() {
        let lessons = Shipped::ALL.map(|shipped| crate::lesson::format::read(shipped.text()));
        let slides = lessons
            .into_iter()
            .flat_map(|lesson| lesson.expect("a lesson").slides);
        let mut ids: Vec<String> = slides.map(|slide| slide.caption).collect();
        let all = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), all);
        for id in ids {
            assert!(Language::english().words(&id).is_some(), "{id}");
        }
    }
}
