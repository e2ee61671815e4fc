//! A student's progress in a lesson, saved between runs of the program.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::lesson::{Answer, Lesson, Task};

/// The last visited slide and the answers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The slide to continue with, from 0. The number of slides stands for the summary.
    pub slide: usize,
    /// The answers to questions, by slide, from 0.
    pub answers: BTreeMap<usize, Tries>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tries {
    /// The number of answers up to the first right one.
    pub tries: u32,
    /// Whether one was right.
    pub right: bool,
    /// Whether the right answer was shown. Answers after that do not count.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
    /// When the first answer was wrong, in seconds since 1970, and how often the question was reviewed since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<u64>,
    #[serde(skip_serializing_if = "is_zero")]
    pub reviews: u32,
    /// The last answers, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Given>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    /// The answer, as [`Answer::to_kept`] writes it.
    pub answer: String,
    pub right: bool,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

const DAY: u64 = 24 * 60 * 60;

/// The times after a wrong answer at which its question is reviewed.
const REVIEWED_AFTER: [u64; 2] = [DAY, 7 * DAY];

/// The maximum number of answers kept for a slide. It has room for the right ones of every series of predictions.
const MAX_KEPT: usize = 24;

impl Tries {
    pub const fn is_right_at_first(&self) -> bool {
        self.right && self.tries == 1
    }
}

impl Progress {
    /// Keeps an answer to the question of a slide, so that it is there again on return. It is not counted.
    pub fn keep(&mut self, slide: usize, given: &Answer, right: bool) {
        let (tries, answer) = (self.answers.entry(slide).or_default(), given.to_kept());
        tries.given.retain(|other| other.answer != answer);
        tries.given.push(Given { answer, right });
        let more = tries.given.len().saturating_sub(MAX_KEPT);
        tries.given.drain(..more);
    }

    /// Returns the slides whose questions are due for a review: a day and a week after a first answer that was wrong.
    pub fn due(&self, now: u64) -> impl Iterator<Item = usize> {
        let is_due = move |tries: &Tries| {
            let after = REVIEWED_AFTER.get(tries.reviews as usize);
            let since = tries.wrong.map(|wrong| now.saturating_sub(wrong));
            since
                .zip(after)
                .is_some_and(|(since, after)| since >= *after)
        };
        let all = self.answers.iter();
        all.filter(move |(_, tries)| is_due(tries))
            .map(|(slide, _)| *slide)
    }

    /// Notes that the question of a slide was reviewed.
    pub fn note_reviewed(&mut self, slide: usize) {
        if let Some(tries) = self.answers.get_mut(&slide) {
            tries.reviews += 1;
        }
    }

    /// Forgets the answers that were kept, but not how they were counted.
    pub fn forget(&mut self, slide: usize) {
        if let Some(tries) = self.answers.get_mut(&slide) {
            tries.given.clear();
        }
    }

    /// Counts an answer to the question of a slide, given `now` in seconds since 1970. Answers after a right one change
    /// nothing.
    pub fn note(&mut self, slide: usize, right: bool, now: u64) {
        let tries = self.answers.entry(slide).or_default();
        if !tries.right {
            if tries.tries == 0 && !right {
                tries.wrong.get_or_insert(now);
            }
            tries.tries = tries.tries.saturating_add(1);
            tries.right = right;
        }
    }

    pub fn on(&self, slide: usize) -> Option<&Tries> {
        self.answers.get(&slide)
    }

    /// Counts the questions of `lesson`: all, tried, answered right, and answered right at the first try. Answers on slides
    /// that no longer have a question are not counted, and neither are slides to play with.
    pub fn score(&self, lesson: &Lesson) -> Score {
        let mut score = Score::default();
        for (index, slide) in lesson.slides.iter().enumerate() {
            if matches!(slide.task(), None | Some(Task::Play(_))) {
                continue;
            }
            score.questions += 1;
            let Some(tries) = self.on(index) else {
                continue;
            };
            score.right += usize::from(tries.right);
            score.at_first += usize::from(tries.is_right_at_first());
            score.tried += usize::from(tries.tries > 0);
        }
        score
    }

    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.slide >= lesson.slides.len()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub questions: usize,
    pub tried: usize,
    pub right: usize,
    pub at_first: usize,
}
