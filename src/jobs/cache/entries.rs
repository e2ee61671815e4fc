//! The entries of the cache: loaded where they are there, else computed on all cores and stored.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::jobs::cache::{Cache, Entry};
use crate::jobs::machine::Cores;
use crate::puzzle::Board;
use crate::search::heuristics::pattern_database::{
    BuildProgress, PatternDatabase, PatternDatabases,
};
use crate::search::{Survey, SurveyProgress};

/// The most bytes of a survey: a few hundred depths.
const MOST_SURVEYED: u64 = 1 << 20;

impl Cache {
    /// The file of the pattern databases for `goal`.
    #[must_use]
    pub fn patterns_entry(goal: &Board) -> Entry {
        Entry {
            name: format!("patterns-{}", PatternDatabase::name(goal)),
            version: PatternDatabase::VERSION,
            parameters: PatternDatabase::parameters(goal),
            most: PatternDatabase::size_of(goal) as u64,
        }
    }

    /// The file of the survey around `goal`.
    #[must_use]
    pub fn survey_entry(goal: &Board) -> Entry {
        let name = Survey::name(goal);
        Entry {
            name: format!("survey-{name}"),
            version: Survey::VERSION,
            parameters: name,
            most: MOST_SURVEYED,
        }
    }

    /// The pattern database for `goal`, which is in `databases` from then on: where it was not, it is loaded or built.
    /// `go_on` is asked while it is built; `None` where it breaks off. That it cannot be stored is not an error.
    pub fn patterns(
        &self,
        databases: &PatternDatabases,
        goal: &Board,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Arc<PatternDatabase>> {
        if let Some(patterns) = databases.get(goal) {
            return Some(patterns);
        }
        let entry = Self::patterns_entry(goal);
        let kept = self.load(&entry).ok();
        if let Some(patterns) = kept.and_then(|bytes| PatternDatabase::from_bytes(goal, bytes)) {
            return Some(databases.insert(patterns));
        }
        let patterns = PatternDatabase::build(goal, &Cores::all(), go_on)?;
        let _ = self.store(&entry, patterns.bytes());
        Some(databases.insert(patterns))
    }

    /// The survey of all states around `goal`, where it is kept.
    #[must_use]
    pub fn kept_survey(&self, goal: &Board) -> Option<Survey> {
        let bytes = self.load(&Self::survey_entry(goal)).ok()?;
        Survey::from_bytes(goal, &bytes)
    }

    /// The survey of all states around `goal`. `go_on` is asked while it is made; `None` where it breaks off, and where
    /// the board has more than [`Survey::MAX_CELLS`] cells. That it cannot be stored is not an error.
    pub fn survey(
        &self,
        goal: &Board,
        go_on: &(impl Fn(SurveyProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Survey> {
        self.kept_survey(goal).or_else(|| {
            let survey = Survey::run(goal, &Cores::all(), go_on)?;
            let _ = self.store(&Self::survey_entry(goal), &survey.to_bytes());
            Some(survey)
        })
    }
}
