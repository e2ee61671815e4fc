//! What the window shows, in the words of a lesson.

use crate::app::Facts;
use crate::lesson::{Lesson, LessonView, SearchSetup, Slide};
use crate::search::Strategy;

/// What the window shows.
pub(crate) struct Snapshot {
    /// The boards and the strategy in the editor; none while a draft has faults.
    pub(crate) setup: Option<SearchSetup>,
    pub(crate) view: LessonView,
    pub(crate) compare: Vec<Strategy>,
    /// The slide that shows it and says nothing; none where nothing can be kept.
    pub(crate) slide: Option<Slide>,
}

impl Snapshot {
    /// The lesson with these slides, which opens with what is shown; while that is no legal board, with the first slide's.
    pub(crate) fn lesson(&self, slides: &[Slide]) -> Option<Lesson> {
        Some(Lesson {
            title: String::new(),
            remember: Vec::new(),
            exercise: None,
            setup: self.setup.or(slides.first().map(|slide| slide.setup))?,
            view: self.view,
            compare: self.compare.clone(),
            slides: slides.to_vec(),
        })
    }
}

/// The search in the window, where one was started.
pub(crate) fn search_of(facts: &Facts) -> Option<SearchSetup> {
    facts.playback.run.as_ref().map(|run| SearchSetup {
        problem: run.problem,
        strategy: run.strategy,
    })
}
