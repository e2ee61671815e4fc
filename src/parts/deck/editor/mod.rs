//! The lesson in the window: its slides, the file they are saved to and opened from, and what a slide takes from the window.
//!
//! [`LessonState`] changes only itself. Changes of other features are requested as an effect.

pub mod asks_view;
pub(crate) mod backup;
pub mod file;
pub mod lesson_view;
pub(crate) mod question_editor;
pub(crate) mod slide_view;
pub mod slides;
pub mod text_view;

pub(crate) use backup::Backup;
pub use slides::Slides;

use crate::Facts;
use crate::deck::editor::file::Unsaved;
use crate::facts::Pending;
use crate::files::{HandoutFormat, LessonFormat, SaveFile, Target};
use slidescope_core::lesson::exercise::Exercise;
use slidescope_core::lesson::{ExploreScene, Lesson, LessonView, MAX_SLIDES, SearchSetup, Slide};
use slidescope_core::search::Strategy;
use slidescope_core::text::lesson as text;

/// The state of the window in the terms of a lesson.
pub struct Snapshot {
    /// The boards and the strategy in the editor; `None` while a draft has errors.
    pub setup: Option<SearchSetup>,
    pub view: LessonView,
    pub compare: Vec<Strategy>,
    /// A slide without text that shows this state; `None` if it cannot be saved in a slide.
    pub slide: Option<Slide>,
}

/// Returns the search in the window, if one was started.
pub fn search_of(facts: &Facts) -> Option<SearchSetup> {
    facts.playback.run.as_ref().map(|run| SearchSetup {
        problem: run.problem,
        strategy: run.strategy,
    })
}

/// A lesson on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handout {
    /// Slides on a page: two or six.
    pub on_a_page: usize,
    pub notes: bool,
    /// Whether the answers follow on a page of their own.
    pub answers: bool,
}

impl Default for Handout {
    fn default() -> Self {
        Self {
            on_a_page: 2,
            notes: false,
            answers: false,
        }
    }
}

/// The parts of a lesson's file besides its slides, which are saved again unchanged.
#[derive(Clone, Debug, Default)]
pub struct Rest {
    pub title: String,
    pub(crate) remember: Vec<String>,
    pub exercise: Option<Exercise>,
}

/// The state of the lesson only; boards, strategy and view belong to the window.
pub struct LessonState {
    pub file: SaveFile<LessonFormat>,
    /// Reads a lesson.
    opening: Pending,
    /// Reads the lesson whose slides are to be added.
    adding: Pending,
    /// Reads the picture for the shown text slide.
    picturing: Pending,
    /// The file that may be overwritten, because it was saved or opened here.
    pub own_path: Option<String>,
    /// The lesson's name in messages.
    pub title: String,
    /// The version of the slides that is being written.
    being_saved: u64,
    /// Whether the cursor should be put into the text of the shown slide.
    pub writes: bool,
    pub slides: Slides,
    pub rest: Rest,
    /// The view used where a slide does not specify one.
    pub view: LessonView,
    /// The slide that the window was last set to.
    pub on_screen: Option<Slide>,
    /// The settings of the handout, and its file.
    pub handout: Handout,
    pub handout_file: SaveFile<HandoutFormat>,
    /// A question that is not complete yet.
    pub(crate) draft: question_editor::Draft,
    pub opens_menu: bool,
    /// Whether the lesson is saved as soon as its file is chosen; a toast then reports it.
    pub saves_by_key: bool,
    /// The moment that the search is running up to, and its view.
    pub awaited: Option<ExploreScene>,
    /// The action that waits until unsaved slides are saved or discarded.
    pub unsaved: Option<Unsaved>,
    pub closes: bool,
    pub backup: Backup,
    pub offered: bool,
}

impl Default for LessonState {
    fn default() -> Self {
        Self {
            file: SaveFile::new(Target::Lesson, "my"),
            opening: Pending::default(),
            adding: Pending::default(),
            picturing: Pending::default(),
            own_path: None,
            title: String::new(),
            being_saved: 0,
            writes: false,
            slides: Slides::default(),
            rest: Rest::default(),
            view: LessonView::default(),
            on_screen: None,
            handout: Handout::default(),
            handout_file: SaveFile::new(Target::Handout, "handout"),
            draft: question_editor::Draft::default(),
            opens_menu: false,
            saves_by_key: false,
            awaited: None,
            unsaved: None,
            closes: false,
            backup: Backup::default(),
            offered: false,
        }
    }
}

impl LessonState {
    pub fn title_or_unnamed(&self) -> String {
        match self.title.as_str() {
            "" => slidescope_core::text::course::UNNAMED.to_string(),
            title => title.to_owned(),
        }
    }

    /// Returns the lesson, which opens with what `window` shows, or with the first slide's boards while those are not legal.
    pub fn lesson(&self, window: &Snapshot) -> Option<Lesson> {
        let (rest, slides) = (self.rest.clone(), self.slides.list());
        Some(Lesson {
            title: rest.title,
            remember: rest.remember,
            exercise: rest.exercise,
            setup: window.setup.or(slides.first().map(|slide| slide.setup))?,
            view: window.view,
            compare: window.compare.clone(),
            slides: slides.to_vec(),
        })
    }

    pub fn is_busy(&self) -> bool {
        self.opening.is_busy() || self.file.is_busy()
    }

    pub fn add_slide(&mut self, window: &Snapshot) {
        if let Some(shown) = &window.slide {
            self.slides.add(shown.clone());
            self.on_screen = Some(shown.clone());
        }
    }

    pub(crate) fn why_no_slide(&self, window: &Snapshot) -> Option<String> {
        if !self.slides.has_room() {
            return Some(text::too_many_slides(MAX_SLIDES));
        }
        let is_nothing = window.slide.is_none();
        is_nothing.then(|| text::menu::NOTHING_TO_KEEP.to_string())
    }

    /// Returns everything the shown slide says: its text and its question.
    pub fn said(&self) -> Option<String> {
        self.slides.slide().map(text::said)
    }

    /// The slides of the search in the window, with their indices in the list and their expansions.
    pub fn slides_here(&self, facts: &Facts) -> impl Iterator<Item = (usize, u64, &Slide)> {
        let here = search_of(facts);
        let all = self.slides.list().iter().enumerate();
        all.filter_map(move |(index, slide)| {
            let expansion = slide.expansion()?;
            let same = here.is_some_and(|here| slide.setup.is_same_search(&here));
            same.then_some((index, expansion, slide))
        })
    }
}
