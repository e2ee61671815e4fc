//! Passes dropped files, and pasted text, to the feature that takes them.

use std::borrow::Cow;
use std::path::PathBuf;

use crate::window::screens::heuristics::Chosen;
use crate::window::shell::Model;
use crate::window::shell::dropped::{self, Content};
use slidescope_core::boards::Edit;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::reading::Draft;
use slidescope_core::run::Tone;
use slidescope_core::search::heuristics::MAX_NAME;
use slidescope_core::tasks::{Job, Token};
use slidescope_core::text::{dropped as text, heuristics_place};
use slidescope_parts::files::name_of;
use slidescope_parts::tiles::TileChoice;
use slidescope_parts::{Effect, Screen};

impl Model {
    pub(crate) fn read_dropped(&mut self, paths: Vec<PathBuf>) {
        let Some(path) = paths.first().cloned() else {
            return;
        };
        self.facts.playback.notice = None;
        let here = self.facts.screen == Screen::Lessons && self.exercises.open.is_none();
        if let Some(grading) = self.grading.as_mut().filter(|_| here) {
            return grading.drop_files(paths);
        }
        if let Some(checking) = self.checking.as_mut().filter(|_| here) {
            return checking.name_file(&path);
        }
        if self.drop_on_exercise(&path) {
            return;
        }
        let (from, size) = (path.clone(), self.facts.boards.editor.size);
        let key = (path, paths.len() - 1);
        let read = move |_: &Token<'_, ()>| dropped::read(&from, size);
        self.dropped = Some(Job::of("dropped file", &self.facts.wake, key, read));
    }

    /// Takes in the contents of a dropped file. Never waits.
    pub(crate) fn poll_dropped(&mut self) {
        let Some(((path, others), read)) = Job::take_finished(&mut self.dropped) else {
            return;
        };
        let name = name_of(&path);
        match read {
            Ok(Ok(content)) => self.take_dropped(path, &name, content),
            Ok(Err(refusal)) => self.say(Tone::Bad, refusal.text(&name)),
            Err(_) => self.say(Tone::Bad, text::broke_off(&name)),
        }
        if let Some(toast) = self.toast.as_mut().filter(|_| others > 0) {
            toast.text.push_str(&text::ONE_AT_A_TIME);
        }
    }

    fn take_dropped(&mut self, path: PathBuf, name: &str, content: Content) {
        match content {
            Content::Lesson => {
                if self.lesson.is_busy() {
                    return self.say(Tone::Waiting, text::LESSON_BUSY);
                }
                self.lesson.read(path, true, &self.facts);
                self.say(Tone::Quiet, text::lesson(name));
            }
            Content::Answers => self.exercises.read_answers(path, &self.facts),
            Content::Board(board) => self.take_board(board, text::board_dropped(name)),
            Content::Problem(problem) => {
                self.take_problem(problem, text::boards_dropped(name));
            }
            Content::Picture if self.is_at_text() => {
                self.lesson.add_picture(path, &self.facts);
            }
            Content::Picture => {
                self.tiles.show(TileChoice::Own(path), &self.facts.wake);
            }
            Content::Heuristic(source) => {
                let stem = path.file_stem().map(|stem| stem.to_string_lossy());
                let stem = stem.map_or_else(|| name.to_owned(), Cow::into_owned);
                self.take_heuristic(&stem, &source);
            }
        }
    }

    fn take_heuristic(&mut self, name: &str, source: &str) {
        let name: String = name.chars().take(MAX_NAME).collect();
        match self.heuristics.own.add(&name, source) {
            Some(index) => {
                self.heuristics.choose(Chosen::Own(index));
                self.update(Effect::Visit(Screen::Heuristics));
                self.say(Tone::Quiet, text::heuristic(&name));
            }
            None => self.say(Tone::Bad, heuristics_place::file::TOO_MANY.to_string()),
        }
    }

    pub(crate) fn paste(&mut self, words: &str) {
        self.facts.playback.notice = None;
        let draft = Draft::parse_preferring(words, self.facts.boards.editor.size);
        match (draft.board(), draft.problem()) {
            (Ok(board), _) => self.take_board(board, text::board_pasted(board)),
            (Err(_), Some(problem)) => self.take_problem(
                problem,
                text::boards_pasted(problem.start(), problem.goal()),
            ),
            (Err(faults), None) => {
                let fault = dropped::first_fault(&faults);
                self.say(Tone::Quiet, text::no_board_pasted(&fault));
            }
        }
    }

    fn take_problem(&mut self, problem: Problem, words: String) {
        self.update(Effect::Edit(Edit::Load(problem)));
        self.say_of_boards(Tone::Quiet, words);
    }

    fn take_board(&mut self, board: Board, words: String) {
        self.update(Effect::Edit(Edit::Start(board)));
        self.say_of_boards(Tone::Quiet, words);
    }
}
