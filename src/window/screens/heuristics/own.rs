//! The user's own heuristics: their names and programs, the examples that are there from the start, and what the user does
//! with the list: write, add, open and delete.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::window::screens::heuristics::{Chosen, Heuristics};
use slidescope_core::boards::Edit;
use slidescope_core::files::read_text;
use slidescope_core::lesson::path_of;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::run::Tone;
use slidescope_core::search::Heuristic;
use slidescope_core::search::heuristics::script::MAX_SOURCE;
use slidescope_core::search::heuristics::{MAX_NAME, OwnHeuristic};
use slidescope_core::tasks::Token;
use slidescope_core::text::{Message, Named as _, heuristics_place as text, sentence};
use slidescope_parts::files::NamedFile as _;
use slidescope_parts::{Effect, Facts};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    pub name: String,
    /// The program, as [`Script`](slidescope_core::search::heuristics::script::Script) reads it.
    pub source: String,
}

impl Written {
    /// Returns whether the program is one of the shipped examples, unchanged.
    pub(crate) fn is_shipped(&self) -> bool {
        SHIPPED.iter().any(|(_, source)| *source == self.source)
    }

    /// Returns the description of the heuristic: the comment at the start of its program.
    pub fn about(&self) -> String {
        let lines = self.source.lines().map(str::trim);
        let comment = lines.map_while(|line| line.strip_prefix("//"));
        comment.map(str::trim).collect::<Vec<_>>().join("\n")
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnHeuristics(pub Vec<Written>);

pub(crate) const MOST: usize = 200;

#[rustfmt::skip]
const SHIPPED: [(Message, &str); 7] = [
    (text::examples::CORNER, include_str!("../../../../assets/heuristics/corner-aware-manhattan.rhai")),
    (text::examples::SUM, include_str!("../../../../assets/heuristics/manhattan-plus-misplaced.rhai")),
    (text::examples::MAX, include_str!("../../../../assets/heuristics/max-of-two.rhai")),
    (text::examples::WEIGHTED, include_str!("../../../../assets/heuristics/weighted-manhattan.rhai")),
    (text::examples::SWAP, include_str!("../../../../assets/heuristics/relaxed-swap.rhai")),
    (text::examples::PATTERN, include_str!("../../../../assets/heuristics/pattern-of-four.rhai")),
    (text::examples::SEQUENCE, include_str!("../../../../assets/heuristics/sequence-score.rhai")),
];

impl Default for OwnHeuristics {
    fn default() -> Self {
        let written = |(name, source): (Message, &str)| Written {
            name: name.into(),
            source: source.to_owned(),
        };
        Self(SHIPPED.map(written).into())
    }
}

impl OwnHeuristics {
    /// Returns the heuristics to offer for searches: those whose name is valid in a strategy.
    pub(crate) fn to_offer(&self) -> Vec<OwnHeuristic> {
        let own = |written: &Written| OwnHeuristic::new(&written.name, &written.source).ok();
        self.0.iter().filter_map(own).collect()
    }

    /// Adds those that are not in the list with the same name and program, such as those of a lesson.
    pub(crate) fn take_in(&mut self, all: &[OwnHeuristic]) {
        for own in all {
            let same = |w: &Written| w.name == own.name() && w.source == own.source();
            if !self.0.iter().any(same) {
                self.add(own.name(), own.source());
            }
        }
    }

    pub(crate) fn has_room(&self) -> bool {
        self.0.len() < MOST
    }

    /// Adds a heuristic at the end under an unused name. Returns its index, or `None` if there is no room.
    pub fn add(&mut self, name: &str, source: &str) -> Option<usize> {
        if !self.has_room() || source.len() > MAX_SOURCE {
            return None;
        }
        let name = self.free_name(name);
        let source = source.to_owned();
        self.0.push(Written { name, source });
        Some(self.0.len() - 1)
    }

    /// Returns `name`, with a number appended if it is taken.
    fn free_name(&self, name: &str) -> String {
        let taken = |name: &str| self.0.iter().any(|written| written.name == name);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let free = names.find(|name| !taken(name));
        free.unwrap_or_else(|| name.to_owned())
    }
}

impl Heuristics {
    pub fn edit(&mut self, source: String) {
        self.notice = None;
        if let Some(written) = self.written_mut() {
            written.source = source;
        }
    }

    pub fn use_as_start(&mut self, board: Board, facts: &Facts) {
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

    pub fn add_new(&mut self) {
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
    pub fn duplicate(&mut self) {
        let (name, source) = match (self.chosen, self.written()) {
            (_, Some(written)) => (written.name.clone(), written.source.clone()),
            (Chosen::BuiltIn(heuristic), None) => {
                (heuristic.name().to_owned(), text::as_program(heuristic))
            }
            (Chosen::Own(_), None) => return,
        };
        self.add(&text::copy_of(&name), &source);
    }

    pub fn delete(&mut self) {
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

    pub fn undelete(&mut self) {
        self.notice = None;
        if let Some((index, written)) = self.deleted.take() {
            let index = index.min(self.own.0.len());
            self.own.0.insert(index, written);
            self.good = None;
            self.chosen = Chosen::Own(index);
        }
    }
}
