//! The right answer to the question of a presented slide: sought for the notes, and told to the audience.

use crate::Facts;
use crate::facts::Pending;
use slidescope_core::lesson::{Answer, Slide, Task, next_boards, solution};
use slidescope_core::tasks::Token;

#[derive(Default)]
pub struct Told {
    slide: Option<Slide>,
    seeking: Pending,
    /// The answer, and why it is right if it is not an option.
    found: Option<(Answer, String)>,
    /// Whether the audience may see it.
    shown: bool,
}

impl Told {
    /// Returns whether a slide has a question whose answer the audience was not told.
    pub fn is_open(&self, slide: Option<&Slide>) -> bool {
        let asks = slide.filter(|slide| slide.question.is_some());
        asks.is_some_and(|slide| !(self.shown && self.slide.as_ref() == Some(slide)))
    }

    /// Returns the answer, as far as it is known.
    pub fn found(&self, slide: &Slide) -> Option<&Answer> {
        let (answer, _) = self.found.as_ref()?;
        (self.slide.as_ref() == Some(slide)).then_some(answer)
    }

    /// Returns the answer that the audience is told.
    pub fn given(&self, slide: &Slide) -> Option<&Answer> {
        self.found(slide).filter(|_| self.shown)
    }

    /// Returns why the right answer is right, once the audience is told.
    pub fn reason<'a>(&'a self, slide: &'a Slide) -> Option<&'a str> {
        let reason = match self.given(slide)? {
            Answer::Option(right) => reasons(slide).nth(*right)?,
            _ => &self.found.as_ref()?.1,
        };
        Some(reason).filter(|reason| !reason.is_empty())
    }

    /// Tells the audience.
    pub fn tell(&mut self, slide: &Slide, facts: &Facts) {
        self.seek(slide, facts);
        self.shown = true;
    }

    /// Starts to seek the answer, unless that was done before.
    pub fn seek(&mut self, slide: &Slide, facts: &Facts) {
        if self.slide.as_ref() == Some(slide) {
            return;
        }
        let (sought, databases) = (slide.clone(), facts.databases.clone());
        let seek = move |_: &Token<'_, ()>| match sought.task() {
            Some(Task::Predict(_)) => {
                let (boards, why) = next_boards(&sought, &databases)?;
                let why = why.map_or_else(String::new, |why| why.to_string());
                Some((Answer::Boards(boards), why))
            }
            _ => {
                let right = sought
                    .question
                    .as_ref()
                    .map(|question| question.right.clone());
                Some((solution(&sought, &databases)?, right.unwrap_or_default()))
            }
        };
        *self = Self {
            slide: Some(slide.clone()),
            ..Self::default()
        };
        self.seeking = facts.spawn("answer", seek, |told: &mut Self, found, _| {
            told.found = found.ok().flatten();
        });
    }
}

/// Returns the reason why each option of a slide is right or wrong, then the reply to a right answer.
pub fn reasons(slide: &Slide) -> impl Iterator<Item = &str> {
    let options = match slide.task() {
        Some(Task::Choose { options, .. }) => &options[..],
        _ => &[],
    };
    let right = slide.question.iter().map(|question| &*question.right);
    options.iter().map(|option| &*option.because).chain(right)
}
