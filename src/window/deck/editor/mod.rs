//! The lesson in the window: its slides, the file they are saved to and opened from, and what a slide takes from the window.
//!
//! [`LessonState`] changes only itself. Changes of other features are requested as an effect.

pub(crate) mod asks_view;
pub(crate) mod backup;
pub(crate) mod file;
pub(crate) mod lesson_view;
pub(crate) mod question_editor;
pub(crate) mod slide_view;
pub(crate) mod slides;
pub(crate) mod text_view;

pub(crate) use backup::Backup;
pub(crate) use slides::Slides;

use crate::window::Facts;
use crate::window::deck::editor::file::Unsaved;
use crate::window::facts::Pending;
use crate::window::files::{HandoutFormat, LessonFormat, SaveFile, Target};
use slidescope_core::lesson::exercise::Exercise;
use slidescope_core::lesson::{ExploreScene, Lesson, LessonView, MAX_SLIDES, SearchSetup, Slide};
use slidescope_core::search::Strategy;
use slidescope_core::text::lesson as text;

/// The state of the window in the terms of a lesson.
pub(crate) struct Snapshot {
    /// The boards and the strategy in the editor; `None` while a draft has errors.
    pub(crate) setup: Option<SearchSetup>,
    pub(crate) view: LessonView,
    pub(crate) compare: Vec<Strategy>,
    /// A slide without text that shows this state; `None` if it cannot be saved in a slide.
    pub(crate) slide: Option<Slide>,
}

/// Returns the search in the window, if one was started.
pub(crate) fn search_of(facts: &Facts) -> Option<SearchSetup> {
    facts.playback.run.as_ref().map(|run| SearchSetup {
        problem: run.problem,
        strategy: run.strategy,
    })
}

/// A lesson on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handout {
    /// Slides on a page: two or six.
    pub(crate) on_a_page: usize,
    pub(crate) notes: bool,
    /// Whether the answers follow on a page of their own.
    pub(crate) answers: bool,
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
pub(crate) struct Rest {
    pub(crate) title: String,
    pub(crate) remember: Vec<String>,
    pub(crate) exercise: Option<Exercise>,
}

/// The state of the lesson only; boards, strategy and view belong to the window.
pub struct LessonState {
    pub(crate) file: SaveFile<LessonFormat>,
    /// Reads a lesson.
    opening: Pending,
    /// Reads the lesson whose slides are to be added.
    adding: Pending,
    /// Reads the picture for the shown text slide.
    picturing: Pending,
    /// The file that may be overwritten, because it was saved or opened here.
    pub(crate) own_path: Option<String>,
    /// The lesson's name in messages.
    pub(crate) title: String,
    /// The version of the slides that is being written.
    being_saved: u64,
    /// Whether the cursor should be put into the text of the shown slide.
    pub(crate) writes: bool,
    pub(crate) slides: Slides,
    pub(crate) rest: Rest,
    /// The view used where a slide does not specify one.
    pub(crate) view: LessonView,
    /// The slide that the window was last set to.
    pub(crate) on_screen: Option<Slide>,
    /// The settings of the handout, and its file.
    pub(crate) handout: Handout,
    pub(crate) handout_file: SaveFile<HandoutFormat>,
    /// A question that is not complete yet.
    pub(crate) draft: question_editor::Draft,
    pub(crate) opens_menu: bool,
    /// Whether the lesson is saved as soon as its file is chosen; a toast then reports it.
    pub(crate) saves_by_key: bool,
    /// The moment that the search is running up to, and its view.
    pub(crate) awaited: Option<ExploreScene>,
    /// The action that waits until unsaved slides are saved or discarded.
    pub(crate) unsaved: Option<Unsaved>,
    pub(crate) closes: bool,
    pub(crate) backup: Backup,
    pub(crate) offered: bool,
}

impl LessonState {
    pub(crate) fn new() -> Self {
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

    pub(crate) fn title_or_unnamed(&self) -> String {
        match self.title.as_str() {
            "" => slidescope_core::text::course::UNNAMED.to_string(),
            title => title.to_owned(),
        }
    }

    /// Returns the lesson, which opens with what `window` shows, or with the first slide's boards while those are not legal.
    pub(crate) fn lesson(&self, window: &Snapshot) -> Option<Lesson> {
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

    pub(crate) fn is_busy(&self) -> bool {
        self.opening.is_busy() || self.file.is_busy()
    }

    pub(crate) fn add_slide(&mut self, window: &Snapshot) {
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
    pub(crate) fn said(&self) -> Option<String> {
        self.slides.slide().map(text::said)
    }

    /// The slides of the search in the window, with their indices in the list and their expansions.
    pub(crate) fn slides_here(&self, facts: &Facts) -> impl Iterator<Item = (usize, u64, &Slide)> {
        let here = search_of(facts);
        let all = self.slides.list().iter().enumerate();
        all.filter_map(move |(index, slide)| {
            let expansion = slide.expansion()?;
            let same = here.is_some_and(|here| slide.setup.is_same_search(&here));
            same.then_some((index, expansion, slide))
        })
    }
}
