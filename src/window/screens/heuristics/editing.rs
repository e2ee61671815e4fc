//! The user's actions on the list of heuristics: write, add, open and delete.

use std::io;
use std::path::Path;

use crate::window::files::NamedFile as _;
use crate::window::screens::heuristics::{Chosen, Heuristics};
use crate::window::{Effect, Facts};
use slidescope_core::boards::Edit;
use slidescope_core::files::read_text;
use slidescope_core::lesson::path_of;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::run::Tone;
use slidescope_core::search::Heuristic;
use slidescope_core::search::heuristics::MAX_NAME;
use slidescope_core::search::heuristics::script::MAX_SOURCE;
use slidescope_core::tasks::Token;
use slidescope_core::text::{Named as _, heuristics_place as text, sentence};

impl Heuristics {
    pub(crate) fn edit(&mut self, source: String) {
        self.notice = None;
        if let Some(written) = self.written_mut() {
            written.source = source;
        }
    }

    pub(crate) fn use_as_start(&mut self, board: Board, facts: &Facts) {
        self.notice = Some(text::used_as_start(board));
        let problem = Problem::new(board, self.goal).ok();
        facts.ask_all(problem.map(|problem| Effect::Edit(Edit::Load(problem))));
    }

    /// Starts reading the named file. Does nothing if no name is given or a file is being read.
    pub(crate) fn open(&mut self, facts: &Facts) {
        if self.opening.is_busy() || self.file.path().trim().is_empty() {
            return;
        }
        let path = path_of(self.file.path());
        // The folder that the app was started in is not always obvious.
        let path = std::path::absolute(&path).unwrap_or(path);
        self.file.set_path(path.display().to_string());
        let from = path.clone();
        // Reads no more than the longest program accepted.
        let read = move |_: &Token<'_, ()>| read_text(&from, MAX_SOURCE as u64);
        self.opening = facts.spawn(
            "heuristic file",
            read,
            move |heuristics: &mut Self, read, _| match read {
                Ok(read) => heuristics.take_opened(&path, read),
                Err(error) => heuristics.file.fail(&error),
            },
        );
    }

    pub(crate) fn add_new(&mut self) {
        self.add(&text::NEW_NAME, &text::new_source());
    }

    fn add(&mut self, name: &str, source: &str) {
        match self.own.add(name, source) {
            Some(index) => self.choose(Chosen::Own(index)),
            None => self.notice = Some(text::file::TOO_MANY.to_string()),
        }
    }

    fn take_opened(&mut self, path: &Path, read: io::Result<String>) {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let stem: String = stem.chars().take(MAX_NAME).collect();
        let words = match read.map(|source| self.own.add(&stem, &source)) {
            Ok(Some(index)) => {
                self.choose(Chosen::Own(index));
                return self.file.say(Tone::Solved, text::file::opened(&stem));
            }
            Ok(None) if self.own.has_room() => text::file::too_long(MAX_SOURCE),
            Ok(None) => text::file::TOO_MANY.to_string(),
            Err(error) => sentence(&text::file::not_read(path.display(), error)),
        };
        self.file.say(Tone::Bad, words);
    }

    /// Adds a copy of the chosen heuristic; for a built-in one, a program that calls it.
    pub(crate) fn duplicate(&mut self) {
        let (name, source) = match (self.chosen, self.written()) {
            (_, Some(written)) => (written.name.clone(), written.source.clone()),
            (Chosen::BuiltIn(heuristic), None) => {
                (heuristic.name().to_owned(), text::as_program(heuristic))
            }
            (Chosen::Own(_), None) => return,
        };
        self.add(&text::copy_of(&name), &source);
    }

    pub(crate) fn delete(&mut self) {
        self.notice = None;
        if let Chosen::Own(index) = self.chosen
            && index < self.own.0.len()
        {
            self.deleted = Some((index, self.own.0.remove(index)));
            self.good = None;
            self.chosen = match self.own.0.len() {
                0 => Chosen::BuiltIn(Heuristic::Manhattan),
                left => Chosen::Own(index.min(left - 1)),
            };
        }
    }

    pub(crate) fn undelete(&mut self) {
        self.notice = None;
        if let Some((index, written)) = self.deleted.take() {
            let index = index.min(self.own.0.len());
            self.own.0.insert(index, written);
            self.good = None;
            self.chosen = Chosen::Own(index);
        }
    }
}
