//! The Heuristics screen: compares a heuristic, built in or the user's own, with the true distances.

pub(crate) mod check;
pub mod code;
pub mod completion;
pub(crate) mod editor_view;
pub mod effort;
pub(crate) mod effort_view;
pub(crate) mod heuristics_view;
pub(crate) mod list_view;
pub mod own;
pub(crate) mod picture_view;
pub(crate) mod reading;
pub(crate) mod table_view;
pub(crate) mod verdict_view;

pub(crate) use own::{OwnHeuristics, Written};

use std::sync::Arc;

use crate::window::screens::heuristics::check::{CheckError, Checks, Findings};
use crate::window::screens::heuristics::completion::Completion;
use crate::window::screens::heuristics::effort::{EffortState, Wanted};
use crate::window::screens::heuristics::reading::{Asked, Question, Reading, Tools};
use slidescope_core::puzzle::{Board, Costs, Size};
use slidescope_core::search::heuristics::script::ScriptError;
use slidescope_core::search::heuristics::{BadName, OwnHeuristic};
use slidescope_core::search::{Distances, Heuristic, PatternDatabases};
use slidescope_core::services::cache::Cache;
use slidescope_core::study::heuristic_check::Subject;
use slidescope_core::tasks::{Wake, is_brief};
use slidescope_core::text::page::ON_THE_DESKTOP;
use slidescope_core::text::{Message, Named, heuristics_place as text};
use slidescope_parts::facts::Pending;
use slidescope_parts::files::{HeuristicFormat, SaveFile, Target};
use slidescope_parts::{Facts, Screen};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    BuiltIn(Heuristic),
    /// The user's own heuristic at this index.
    Own(usize),
}

impl Chosen {
    const fn own_index(self) -> Option<usize> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Own(index) => Some(index),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictured {
    /// States by h* and h.
    #[default]
    Estimate,
    /// h* − h by h*.
    Error,
}

/// A heuristic of the list with the program to measure. For the chosen heuristic this is the last program without an error.
#[derive(Clone)]
pub struct Listed<'a> {
    pub entry: Chosen,
    pub(crate) is_chosen: bool,
    pub program: Subject,
    pub name: &'a str,
}

pub struct Heuristics {
    /// Whether only results of the chosen heuristic are shown. On a slide, results of another heuristic would be wrong.
    pub(crate) hides_earlier: bool,
    pub own: OwnHeuristics,
    pub chosen: Chosen,
    pub pictured: Pictured,
    /// A sentence about the last action.
    pub(crate) notice: Option<String>,
    /// The heuristic deleted last, and its index in the list.
    pub(crate) deleted: Option<(usize, Written)>,
    pub(crate) file: SaveFile<HeuristicFormat>,
    opening: Pending,
    pub(crate) completion: Completion,
    /// The list entry that was last scrolled into view.
    pub(crate) revealed: Option<Chosen>,
    pub goal: Board,
    /// What moves cost where every state can be checked with costs; otherwise each costs 1.
    pub(crate) costs: Costs,
    /// The program that a student writes on a slide. It is shown in place of the chosen heuristic.
    pub(crate) draft: Option<Arc<str>>,
    /// The last program of the chosen own heuristic that was read without an error.
    pub(crate) good: Option<Arc<str>>,
    reading: Reading,
    pub checks: Checks,
    pub effort: EffortState,
    tools: Tools,
}

impl Heuristics {
    pub(crate) fn new(size: Size, databases: PatternDatabases, wake: &Wake) -> Self {
        Self {
            own: OwnHeuristics::default(),
            chosen: Chosen::Own(0),
            pictured: Pictured::Estimate,
            notice: None,
            deleted: None,
            file: SaveFile::new(Target::Heuristic, &text::file::STEM),
            opening: Pending::default(),
            completion: Completion::default(),
            revealed: None,
            goal: Board::blank_last(size),
            costs: Costs::Unit,
            draft: None,
            good: None,
            reading: Reading::new(Arc::clone(wake)),
            hides_earlier: false,
            checks: Checks::new(Arc::clone(wake)),
            effort: EffortState::new(Arc::clone(wake)),
            tools: Tools::new(databases),
        }
    }

    pub(crate) fn keep_in(&mut self, cache: Cache) {
        self.tools.cache = cache;
    }

    /// Takes in the results of other threads. While the screen is shown, requests that the heuristic is read and checked for
    /// the boards in Explore. Never waits.
    pub(crate) fn poll(&mut self, facts: &Facts) {
        self.checks.poll();
        self.effort.poll();
        if facts.screen != Screen::Heuristics {
            self.effort.stop();
            return;
        }
        let editor = &facts.boards.editor;
        let start = editor.start.board;
        self.goal = editor.goal.board.unwrap_or(self.goal);
        let by_cost = Distances::covers(self.goal.size()) && editor.costs.fits(self.goal.size());
        self.costs = if by_cost { editor.costs } else { Costs::Unit };
        let asked = Asked {
            question: self.as_written(),
            start: start.filter(|start| start.size() == self.goal.size()),
        };
        self.reading.want(&asked, &self.tools);
        if let Some((read, Ok(_))) = &self.reading.last
            && read.question == asked.question
            && let Subject::Script(source) = &read.question.program
        {
            self.good = Some(Arc::clone(source));
        }
        if let Some(question) = self.question() {
            self.checks.want(&question, &self.tools);
            self.checks.look_at(&question);
            self.measure(&question);
        }
    }

    /// Requests measurements of all heuristics in the list once the chosen one is checked.
    fn measure(&mut self, chosen: &Question) {
        if is_brief() {
            return;
        }
        let is_checked = self.checks.get(chosen).is_some_and(|of| of.complete);
        // A check that fails does not keep the other heuristics from being measured.
        if !is_checked && self.checks.error(chosen).is_none() {
            return self.effort.stop();
        }
        let mut programs = vec![chosen.program.clone()];
        for of in self.listing() {
            if !programs.contains(&of.program) {
                programs.push(of.program);
            }
        }
        let wanted = Wanted {
            goal: chosen.goal,
            programs,
            searcher: self.effort.searcher,
        };
        self.effort.want(&wanted, &self.tools);
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = Chosen> + use<> {
        let own = (0..self.own.0.len()).map(Chosen::Own);
        Heuristic::ALL.map(Chosen::BuiltIn).into_iter().chain(own)
    }

    pub fn listing(&self) -> Vec<Listed<'_>> {
        let question = self.question();
        let listed = |entry| {
            let is_chosen = entry == self.chosen;
            let checked = question.as_ref().filter(|_| is_chosen);
            Listed {
                entry,
                is_chosen,
                program: checked.map_or_else(|| self.program_of(entry), |of| of.program.clone()),
                name: self.name_of(entry),
            }
        };
        self.entries().map(listed).collect()
    }

    fn program_of(&self, entry: Chosen) -> Subject {
        match entry {
            Chosen::BuiltIn(heuristic) => Subject::BuiltIn(heuristic),
            Chosen::Own(_) => {
                Subject::Script(self.own_at(entry).map_or("", |own| &own.source).into())
            }
        }
    }

    /// The question about the chosen program as written now.
    fn as_written(&self) -> Question {
        let draft = self.draft.clone().map(Subject::Script);
        Question {
            program: draft.unwrap_or_else(|| self.program_of(self.chosen)),
            goal: self.goal,
            costs: self.costs,
        }
    }

    /// Shows what a student writes on a slide, or again the chosen heuristic.
    pub(crate) fn show_draft(&mut self, source: Option<&str>) {
        if self.draft.as_deref() != source {
            self.draft = source.map(Arc::from);
            if source.is_none() {
                self.good = None;
            }
        }
    }

    /// Returns the chosen heuristic in the form a search uses, or `None` if its name or program is not valid.
    pub(crate) fn chosen_heuristic(&self) -> Option<Heuristic> {
        if let Chosen::BuiltIn(heuristic) = self.chosen {
            return Some(heuristic);
        }
        let own = self.written()?;
        let own = OwnHeuristic::new(&own.name, &own.source).ok()?;
        Some(Heuristic::Own(own))
    }

    /// Chooses this heuristic. Does nothing if it is one of the user's own and not in the list.
    pub(crate) fn choose_heuristic(&mut self, heuristic: Heuristic) {
        let is_it = |entry: &Chosen| match heuristic {
            Heuristic::Own(own) => self.own_at(*entry).is_some_and(|of| of.name == own.name()),
            heuristic => *entry == Chosen::BuiltIn(heuristic),
        };
        if let Some(entry) = self.entries().find(is_it) {
            self.chosen = entry;
        }
    }

    /// Returns what to check. For one of the user's own heuristics, this is the last program without an error.
    pub(crate) fn question(&self) -> Option<Question> {
        let good = self.good.clone().filter(|_| self.draft.is_some());
        let program = match self.chosen {
            _ if let Some(good) = good => Subject::Script(good),
            Chosen::BuiltIn(Heuristic::Patterns) => {
                // Its tables are built while it is read.
                let (read, _) = self.reading.last.as_ref()?;
                let Question { program, goal, .. } = &read.question;
                let made = Subject::BuiltIn(Heuristic::Patterns);
                (*program == made && *goal == self.goal).then_some(made)?
            }
            Chosen::BuiltIn(heuristic) => Subject::BuiltIn(heuristic),
            Chosen::Own(_) => Subject::Script(Arc::clone(self.good.as_ref()?)),
        };
        Some(Question {
            program,
            goal: self.goal,
            costs: self.costs,
        })
    }

    pub(crate) fn source(&self) -> Option<&str> {
        self.written().map(|written| written.source.as_str())
    }

    pub(crate) fn written(&self) -> Option<&Written> {
        self.own_at(self.chosen)
    }

    pub(crate) fn written_mut(&mut self) -> Option<&mut Written> {
        self.own.0.get_mut(self.chosen.own_index()?)
    }

    pub(crate) fn own_at(&self, entry: Chosen) -> Option<&Written> {
        self.own.0.get(entry.own_index()?)
    }

    pub(crate) fn name_of(&self, chosen: Chosen) -> &str {
        match chosen {
            Chosen::BuiltIn(heuristic) => heuristic.name(),
            Chosen::Own(_) => self.own_at(chosen).map_or("", |written| &written.name),
        }
    }

    /// Returns the newest findings, and whether they are for the chosen heuristic as written now.
    pub fn findings(&self) -> Option<(&Findings, bool)> {
        let found = self.question().and_then(|of| self.checks.get(&of));
        let current =
            found.is_some_and(|found| found.question.program == self.as_written().program);
        let shown = found.or_else(|| self.checks.known.first())?;
        (current || !self.hides_earlier).then_some((shown, current))
    }

    /// Returns the error in the program, found while reading or checking it.
    pub fn error(&self) -> Option<&ScriptError> {
        if let Some((asked, Err(error))) = &self.reading.last
            && matches!(asked.question.program, Subject::Script(_))
            && matches!(self.chosen, Chosen::Own(_))
        {
            return Some(error);
        }
        match self.checks.error(&self.question()?)? {
            CheckError::Script(error) => Some(error),
            CheckError::TooLong | CheckError::BrokeOff => None,
        }
    }

    pub(crate) fn name_error(&self) -> Option<BadName> {
        OwnHeuristic::check_name(&self.written()?.name).err()
    }

    /// Returns why the check of the chosen heuristic ended if the program is not to blame.
    pub(crate) fn broke_off(&self) -> Option<Message> {
        match self.checks.error(&self.question()?)? {
            CheckError::Script(_) => None,
            CheckError::TooLong => Some(ON_THE_DESKTOP),
            CheckError::BrokeOff => Some(text::CHECK_BROKE_OFF),
        }
    }

    pub fn value(&self, start: Board) -> Option<u32> {
        let (asked, read) = self.reading.last.as_ref()?;
        let current = asked.start == Some(start) && asked.question == self.as_written();
        read.as_ref().ok()?.filter(|_| current)
    }

    pub fn choose(&mut self, chosen: Chosen) {
        self.notice = None;
        if chosen != self.chosen {
            self.chosen = chosen;
            self.good = None;
        }
    }
}
