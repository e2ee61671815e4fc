//! Applies the effects of a played lesson, and of an exercise, on the other features, and leaves these as they were.

use std::path::{Path, PathBuf};
use std::time::Duration;

use web_time::Instant;

use crate::window::shell::Model;
use slidescope_core::files::has_extension;
use slidescope_core::lesson::exercise::Student;
use slidescope_core::lesson::{Answer, Hand, Lesson, Play, SearchSetup, Shipped, Task};
use slidescope_core::puzzle::Board;
use slidescope_core::run::{Command, Tone};
use slidescope_core::text::{dropped, lesson as lesson_text};
use slidescope_parts::Screen;
use slidescope_parts::deck::player::Asking;
use slidescope_parts::files::name_of;
use slidescope_parts::pictures::tree::Answered;

/// How long the program waits when it ends for answers that are being written.
const PATIENCE: Duration = Duration::from_secs(3);

impl Model {
    /// Starts a shipped lesson, or continues it.
    pub(crate) fn start_lesson(&mut self, shipped: Shipped) {
        self.lesson.offered &= shipped != Shipped::COURSE[0];
        if let Ok(lesson) = shipped.lesson() {
            let title = lesson_text::shipped(shipped).to_owned();
            self.play_lesson(title, lesson, Some(shipped));
        }
    }

    /// Starts a shipped lesson at a slide whose question is reviewed.
    pub(crate) fn review(&mut self, shipped: Shipped, slide: usize) {
        self.start_lesson(shipped);
        self.go_to_slide(slide);
        let progress = self.course.progress.get_mut(shipped.id());
        progress.into_iter().for_each(|it| it.note_reviewed(slide));
    }

    pub(crate) fn play_slides(&mut self) {
        if let Some(lesson) = self.lesson.lesson(&self.snapshot()) {
            self.play_lesson(self.lesson.title_or_unnamed(), lesson, None);
        }
    }

    pub(crate) fn play_lesson(&mut self, title: String, lesson: Lesson, shipped: Option<Shipped>) {
        self.note_places();
        self.take_in(&lesson.own_heuristics());
        let at = self.course.play(title, lesson, shipped);
        self.go_to_slide(at);
    }

    pub(crate) fn leave_lesson(&mut self) {
        self.course.play = None;
        self.facts.playback.pause();
        self.restore_places();
        self.present.show(false);
        self.facts.screen = Screen::Lessons;
    }

    /// Notes what Explore, Compare and Heuristics show, unless a lesson is played already.
    pub(crate) fn note_places(&mut self) {
        if self.places.is_some() {
            return;
        }
        let strategy = self.facts.settings.strategy;
        let problem = self.facts.boards.editor.problem();
        let setup = problem.map(|problem| SearchSetup { problem, strategy });
        let (tab, options) = (self.explore.tab, self.explore.options);
        let (limits, trees) = (self.compare.limits, self.compare.trees);
        let (compared, heuristic) = (self.compare.strategies(), self.heuristics.chosen);
        self.places = Some(Box::new(move |model| {
            if let Some(setup) = setup {
                model.set_search(setup);
            }
            model.show_tab(tab);
            model.explore.options.colour = options.colour;
            model.explore.options.log_levels = options.log_levels;
            if model.compare.strategies() != compared {
                model.compare.compare(&compared);
            }
            model.compare.limits = limits;
            model.compare.trees = trees;
            model.heuristics.chosen = heuristic;
        }));
    }

    /// Shows again what was shown before the lesson. A search that a slide showed is gone.
    pub(crate) fn restore_places(&mut self) {
        if let Some(restore) = self.places.take() {
            restore(self);
        }
    }

    /// Answers a question that asks for boards with the node that was clicked in the picture.
    pub(crate) fn answer_by_click(&mut self, command: Command) {
        let Command::Select(Some(node)) = command else {
            return;
        };
        let Some(run) = &self.facts.playback.run else {
            return;
        };
        let state = run.timeline.recording().state(node);
        if let Some(board) = Board::from_state(run.problem.size(), state) {
            self.course.click(board, &self.facts);
        }
    }

    /// Rings the boards in the tree that are marked as an answer, or in a presentation those of the right answer.
    pub(crate) fn ring_marks(&mut self) {
        let task = self.course.task();
        let marks = matches!(task, Some(Task::Mark { .. }));
        let predicts = matches!(task, Some(Task::Predict(_)));
        self.explore.tree.asks = marks || predicts;
        let asking = self.course.play.as_ref().map(|play| &play.asking);
        let asking = asking.filter(|it| marks || predicts && it.shown.is_some());
        let marks = asking.into_iter().flat_map(Asking::marks);
        let shown = self.slides_shown().slide().filter(|_| self.present.on);
        let told = match shown.and_then(|slide| self.told.given(slide)) {
            Some(Answer::Boards(boards)) => &boards[..],
            _ => &[],
        };
        let told = told.iter().map(|board| (*board, Answered::Right));
        let in_hand = match self.course.task() {
            Some(Task::Play(Play {
                hand: Hand::Estimate(board),
                ..
            })) => Some((*board, Answered::Marked)),
            _ => None,
        };
        let playback = &self.facts.playback;
        let ringed = marks
            .chain(told)
            .chain(in_hand)
            .filter_map(|(board, answered)| Some((playback.node_of(&board)?, answered)));
        self.explore.tree.answered = ringed.collect();
    }

    /// Opens an exercise and leaves everything else, or says why it is not opened.
    pub(crate) fn open_exercise(
        &mut self,
        path: PathBuf,
        lesson: &Lesson,
        student: Option<Student>,
    ) {
        match self.exercises.take(path, lesson, student, &self.facts) {
            Ok(()) => {
                self.leave_lesson();
                self.help.show(false);
                self.toast = None;
            }
            Err(words) => self.say(Tone::Bad, words),
        }
    }

    /// Waits a short time for answers that are still being written, when the program ends.
    pub(crate) fn finish_answers(&mut self) {
        let end = Instant::now() + PATIENCE;
        while self.exercises.is_writing() && Instant::now() < end {
            self.settle();
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Takes the path of an order that a student submits. While an exercise is open, it takes no other files and says so.
    /// Returns whether one is open.
    pub(crate) fn drop_on_exercise(&mut self, path: &Path) -> bool {
        if self.exercises.open.is_none() || self.facts.screen != Screen::Lessons {
            return false;
        }
        let name = name_of(path);
        if name.contains("answers") && has_extension(path, "json") {
            self.exercises.read_answers(path.to_owned(), &self.facts);
            return true;
        }
        let order = path.to_str().zip(self.exercises.work());
        if !order.is_some_and(|(path, work)| work.name_file(path)) {
            self.say(Tone::Quiet, dropped::exercise_open(name));
        }
        true
    }
}
