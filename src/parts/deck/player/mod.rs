//! A lesson that is played: a student goes through it slide by slide and answers its questions.
//!
//! A played lesson is separate from the teacher's own slides, which stay in [`editor`](crate::deck::editor) with their undo
//! and their file. [`Course`] knows the progress in each lesson; [`Play`] is the lesson being played.

pub(crate) mod asking;
pub(crate) mod hand_view;
pub mod play_view;
pub(crate) mod question_view;
pub(crate) mod summary_view;

pub use asking::Asking;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::deck::editor::Slides;
use crate::deck::player::asking::News;
use crate::facts::Pending;
use crate::{Effect, Facts};
use slidescope_core::lesson::{Lesson, Progress, Reason, Scene, Shipped, Slide, Task, Tries};
use slidescope_core::run::Tone;
use slidescope_core::tasks::{Token, in_words};
use slidescope_core::text::course as text;

/// The progress in each lesson, and the lesson being played.
#[derive(Default)]
pub struct Course {
    pub play: Option<Play>,
    /// By the lesson's id, which for a file is its title.
    pub progress: BTreeMap<String, Progress>,
    opening: Pending,
}

pub struct Play {
    pub(crate) title: String,
    pub lesson: Lesson,
    /// The same slides for a presentation, with the current one.
    pub slides: Slides,
    /// Whether the whole window is shown instead of only the slide.
    pub unfolded: bool,
    pub asking: Asking,
    /// Which of the shipped lessons it is.
    pub shipped: Option<Shipped>,
}

impl Play {
    /// Returns the key of its progress.
    fn id(&self) -> &str {
        match self.shipped {
            Some(shipped) => shipped.id(),
            None => &self.title,
        }
    }

    /// Returns the current position, from 0. After the last slide comes the summary.
    pub fn at(&self) -> usize {
        self.slides.current.unwrap_or(0)
    }

    pub fn slide(&self) -> Option<&Slide> {
        self.lesson.slides.get(self.at())
    }

    pub fn count(&self) -> usize {
        self.lesson.slides.len()
    }

    /// Returns the estimate that the student is writing, if the slide asks for one.
    pub fn draft(&self) -> Option<&str> {
        let asks = matches!(self.slide()?.task(), Some(Task::Heuristic(_)));
        Some(self.asking.typed.text.trim()).filter(|typed| asks && !typed.is_empty())
    }

    /// Shows the search with the value that is in the student's hand, once it is known how it ends.
    fn show_value(&self, facts: &Facts) {
        if let Some((_, said)) = self.asking.last()
            && let Reason::Played(played) = &said.reason
            && let Some(mut slide) = self.slide().cloned()
            && let Some(Task::Play(hand)) = slide.task()
            && let Some(setup) = hand.setup(&slide, played.value)
        {
            slide.setup = setup;
            if let Scene::Explore(scene) = &mut slide.scene {
                scene.expansion = played.expanded;
            }
            facts.ask(Effect::ShowSlide(Box::new(slide)));
        }
    }
}

impl Course {
    /// Starts a lesson, or continues it. It is `shipped` with the program, or has this title. Returns the slide to go to.
    pub fn play(&mut self, title: String, lesson: Lesson, shipped: Option<Shipped>) -> usize {
        let play = Play {
            title,
            slides: Slides::of(lesson.slides.clone()),
            lesson,
            unfolded: false,
            asking: Asking::default(),
            shipped,
        };
        let known = self.progress.get(play.id());
        let known = known.filter(|it| !it.is_done(&play.lesson));
        let at = known.map_or(0, |progress| progress.slide);
        self.play = Some(play);
        at
    }

    pub fn task(&self) -> Option<&Task> {
        self.play.as_ref()?.slide()?.task()
    }

    /// Returns whether a lesson takes up the whole window.
    pub fn is_folded(&self) -> bool {
        self.play.as_ref().is_some_and(|play| !play.unfolded)
    }

    /// Returns the progress in the lesson being played.
    pub(crate) fn played(&self) -> Option<&Progress> {
        self.progress.get(self.play.as_ref()?.id())
    }

    /// Returns the slides of the lesson being played, otherwise the user's `own`.
    pub fn slides_or<'a>(&'a self, own: &'a Slides) -> &'a Slides {
        self.play.as_ref().map_or(own, |play| &play.slides)
    }

    /// Returns the answers given on the current slide.
    pub(crate) fn tries(&self) -> Tries {
        let at = self.play.as_ref().map_or(0, Play::at);
        let tries = self.played().and_then(|progress| progress.on(at));
        tries.cloned().unwrap_or_default()
    }

    /// Returns whether the slide asks a question that is not answered right yet and whose answer is not shown.
    pub fn is_open(&self) -> bool {
        let Some(play) = &self.play else {
            return false;
        };
        let asks = play.slide().is_some_and(|slide| slide.question.is_some());
        asks && !self.tries().right && play.asking.shown.is_none()
    }

    /// Goes to a slide, or to the summary, where everything is as it was left. Returns the slide to show: that of a series
    /// of predictions has the moment after those that were right.
    pub fn go_to(&mut self, index: usize, facts: &Facts) -> Option<Slide> {
        let play = self.play.as_mut()?;
        let at = index.min(play.count());
        play.slides.current = Some(at);
        let progress = self.progress.entry(play.id().to_owned()).or_default();
        progress.slide = at;
        play.asking = Asking::default();
        let mut slide = play.lesson.slides.get(at).cloned()?;
        if let Some(tries) = progress.on(at) {
            play.asking = Asking::again(&slide, tries, facts);
            let predicted = match slide.task() {
                Some(Task::Predict(_)) => play.asking.typed.boards.len() as u64,
                _ => 0,
            };
            if let Scene::Explore(scene) = &mut slide.scene {
                scene.expansion += predicted;
            }
        }
        Some(slide)
    }

    /// Shows the right answer of the current slide's question. Answers given after that do not count.
    pub(crate) fn show_answer(&mut self, facts: &Facts) {
        if let Some(play) = &mut self.play
            && let Some(slide) = play.lesson.slides.get(play.at())
        {
            play.asking.show_answer(slide, facts);
            let progress = self.progress.entry(play.id().to_owned()).or_default();
            progress.answers.entry(play.at()).or_default().shown = true;
        }
    }

    /// Returns the questions of the shipped lessons that are due for a review, with their slides.
    pub fn due(&self) -> Vec<(Shipped, usize)> {
        let now = seconds();
        let known = Shipped::COURSE.into_iter().filter_map(|shipped| {
            let progress = self.progress.get(shipped.id())?;
            Some(progress.due(now).map(move |slide| (shipped, slide)))
        });
        known.flatten().collect()
    }

    /// Reads a lesson and plays it. One that has only an exercise is opened as such.
    pub fn open(&mut self, path: PathBuf, facts: &Facts) {
        let from = path.clone();
        let read = move |_: &Token<'_, ()>| Lesson::open(&from);
        self.opening = facts.spawn("lesson", read, move |_: &mut Self, opened, facts| {
            facts.ask(match in_words(opened) {
                Ok(lesson) if lesson.exercise.is_some() && lesson.slides.is_empty() => {
                    Effect::OpenExercise(path, Box::new(lesson), None)
                }
                Ok(lesson) => Effect::PlayLesson(lesson.title_or_name(&path), Box::new(lesson)),
                Err(reason) => Effect::Say(Tone::Bad, text::not_opened(reason)),
            });
        });
    }

    #[cfg(target_arch = "wasm32")]
    pub fn is_opening(&self) -> bool {
        self.opening.is_busy()
    }

    /// Takes what became of the answer that was judged.
    fn note(&mut self, news: &News) {
        let Some(play) = &self.play else { return };
        let at = play.at();
        let progress = self.progress.entry(play.id().to_owned()).or_default();
        if matches!(play.slide().and_then(Slide::task), Some(Task::Play(_))) {
            progress.forget(at);
        }
        progress.keep(at, &news.given, news.right);
        if let Some(right) = news.counts {
            progress.note(at, right, seconds());
        }
    }

    /// Takes a board that was clicked in the picture, if the question asks for one.
    pub fn click(&mut self, board: slidescope_core::puzzle::Board, facts: &Facts) {
        let is_open = self.is_open();
        if let Some(play) = self.play.as_mut().filter(|_| is_open)
            && let Some(slide) = play.lesson.slides.get(play.at())
        {
            play.asking.click(board, slide, facts);
        }
    }
}

/// Returns the seconds since 1970.
fn seconds() -> u64 {
    let since = web_time::SystemTime::now().duration_since(web_time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
