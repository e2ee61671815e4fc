//! The lesson in the window: its slides, and the file they are saved to and opened from.
//!
//! [`LessonState`] changes itself alone. What a slide or a lesson means for the other features, it asks for as an effect.

pub(crate) mod asks_view;
pub(crate) mod backup;
#[cfg(test)]
pub(crate) mod deck_tests;
pub(crate) mod file;
pub(crate) mod lesson_view;
pub(crate) mod question_editor;
pub(crate) mod slide_view;
pub(crate) mod slides;
pub(crate) mod text_view;

pub(crate) use backup::Backup;
pub(crate) use slides::Slides;

use std::path::PathBuf;

use crate::app::Facts;
use crate::app::files::{HandoutFormat, LessonFormat, SaveFile, Target};
use crate::app::lesson::file::{Opened, Unsaved};
use crate::app::tiles::Fault;
use crate::jobs::{Job, Wake};
use crate::lesson::exercise::Exercise;
use crate::lesson::{
    ExploreScene, Lesson, LessonError, LessonView, MAX_SLIDES, Picture, SearchSetup, Slide,
};
use crate::search::Strategy;
use crate::text::lesson as text;

/// What the window shows, in the words of a lesson.
pub(crate) struct Snapshot {
    /// The boards and the strategy in the editor; none while a draft has faults.
    pub(crate) setup: Option<SearchSetup>,
    pub(crate) view: LessonView,
    pub(crate) compare: Vec<Strategy>,
    /// The slide that shows it and says nothing; none where nothing can be kept.
    pub(crate) slide: Option<Slide>,
}

/// The search in the window, where one was started.
pub(crate) fn search_of(facts: &Facts) -> Option<SearchSetup> {
    facts.playback.run.as_ref().map(|run| SearchSetup {
        problem: run.problem,
        strategy: run.strategy,
    })
}

/// What is to be done with slides that are not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Save them, then go on.
    Save,
    Discard,
    Stay,
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

/// What a lesson's file says that its slides do not, and that is saved again as it was.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rest {
    pub(crate) title: String,
    pub(crate) remember: Vec<String>,
    pub(crate) exercise: Option<Exercise>,
}

/// What belongs to the lesson alone: boards, strategy and view are the window's own.
pub struct LessonState {
    pub(crate) file: SaveFile<LessonFormat>,
    opening: Option<Job<(), Opened>>,
    /// The lesson whose slides are to be added.
    adding: Option<Job<(), Result<Lesson, LessonError>>>,
    /// The picture that is read for the slide of text that is shown, and its name.
    picturing: Option<Job<String, Result<Picture, Fault>>>,
    /// Whether that was asked for outside of the menu, which says nothing while it is closed.
    is_from_outside: bool,
    /// The file that may be overwritten: it was saved or opened here.
    pub(crate) own_path: Option<String>,
    /// What the lesson is called in messages.
    pub(crate) title: String,
    /// The version of the slides that is being written.
    being_saved: u64,
    /// Whether the cursor is to be put into the text of the slide that is shown.
    pub(crate) writes: bool,
    pub(crate) slides: Slides,
    pub(crate) rest: Rest,
    /// How the lesson is looked at where a slide does not say.
    pub(crate) view: LessonView,
    /// The slide that the window was last brought to.
    pub(crate) on_screen: Option<Slide>,
    /// What is on a page of it on paper, and the file.
    pub(crate) handout: Handout,
    pub(crate) handout_file: SaveFile<HandoutFormat>,
    /// A question that is not whole yet.
    pub(crate) draft: question_editor::Draft,
    pub(crate) opens_menu: bool,
    /// Whether the lesson is saved as soon as its file is chosen, and then says so over the window.
    pub(crate) saves_by_key: bool,
    /// The moment that the search runs up to, and how it is to be looked at.
    pub(crate) awaited: Option<ExploreScene>,
    /// What waits until slides that are not saved are saved or given up.
    pub(crate) unsaved: Option<Unsaved>,
    pub(crate) closes: bool,
    pub(crate) backup: Backup,
    pub(crate) offered: bool,
}

impl LessonState {
    pub(crate) fn new() -> Self {
        Self {
            file: SaveFile::new(Target::Lesson, "my"),
            opening: None,
            adding: None,
            picturing: None,
            is_from_outside: false,
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
            "" => crate::text::course::UNNAMED.to_string(),
            title => title.to_owned(),
        }
    }

    /// The lesson, which opens with what `window` shows; while that is no legal board, with the first slide's.
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

    pub(crate) const fn is_busy(&self) -> bool {
        self.opening.is_some() || self.file.is_busy()
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
        window
            .slide
            .is_none()
            .then(|| text::menu::NOTHING_TO_KEEP.to_string())
    }

    /// All that the slide that is shown says: its text and what it asks.
    pub(crate) fn said(&self) -> Option<String> {
        let (_, slide) = self.slides.shown()?;
        Some(text::said(slide))
    }

    /// The slides of the search in the window, with their numbers in the list and their moments.
    pub(crate) fn slides_here(&self, facts: &Facts) -> impl Iterator<Item = (usize, u64, &Slide)> {
        let here = search_of(facts);
        let all = self.slides.list().iter().enumerate();
        all.filter_map(move |(index, slide)| {
            let expansion = slide.expansion()?;
            let same = here.is_some_and(|here| slide.setup.is_same_search(&here));
            same.then_some((index, expansion, slide))
        })
    }

    /// Opens the lesson in `path`, which the file's field shows from now on. One from the command line, or one that was
    /// dropped onto the window, is `from_outside`.
    pub(crate) fn read(&mut self, path: PathBuf, from_outside: bool, wake: &Wake) {
        if !self.is_busy() {
            self.is_from_outside = from_outside;
            self.start_reading(path, wake);
        }
    }
}
