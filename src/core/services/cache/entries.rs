//! The entries of the cache. Missing entries are computed on all cores and stored.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::puzzle::Board;
use crate::search::heuristics::pattern_database::{
    BuildProgress, PatternDatabase, PatternDatabases, PatternPlan, PatternSize,
};
use crate::search::{Survey, SurveyProgress};
use crate::services::cache::{Cache, Entry};
use crate::services::machine::{Cores, free_memory};

/// The maximum size of a survey in bytes. It has room for a few hundred depths.
const MOST_SURVEYED: u64 = 1 << 20;

impl Cache {
    fn entry(plan: &PatternPlan) -> Entry {
        Entry {
            name: format!("patterns-{}", plan.name()),
            version: PatternDatabase::VERSION,
            parameters: plan.parameters(),
            most: plan.bytes() as u64,
        }
    }

    pub fn survey_entry(goal: &Board) -> Entry {
        let name = Survey::name(goal);
        Entry {
            name: format!("survey-{name}"),
            version: Survey::VERSION,
            parameters: name,
            most: MOST_SURVEYED,
        }
    }

    /// Returns the standard pattern database for `goal`. If it is not in `databases`, it is loaded or built and added.
    /// `go_on` is called while it is built. Returns `None` if that breaks or there is not enough memory. Failure to store
    /// the database is not an error.
    pub fn patterns(
        &self,
        databases: &PatternDatabases,
        goal: &Board,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Arc<PatternDatabase>> {
        self.patterns_of(PatternSize::Standard, databases, goal, go_on)
    }

    /// Like [`patterns`](Self::patterns), for a pattern database of this `size`. Also returns `None` if the board has none.
    pub fn patterns_of(
        &self,
        size: PatternSize,
        databases: &PatternDatabases,
        goal: &Board,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Arc<PatternDatabase>> {
        if let Some(patterns) = self.kept_patterns(size, databases, goal) {
            return Some(patterns);
        }
        let plan = PatternPlan::of(goal, size)?;
        if free_memory().is_some_and(|free| plan.building_bytes() > free) {
            return None;
        }
        let entry = Self::entry(&plan);
        let patterns = plan.build(&Cores::all(), go_on)?;
        let _ = self.store(&entry, patterns.bytes());
        Some(databases.insert(patterns))
    }

    /// Returns the pattern database of this `size` for `goal` if it is in `databases` or stored. A stored one is added.
    pub fn kept_patterns(
        &self,
        size: PatternSize,
        databases: &PatternDatabases,
        goal: &Board,
    ) -> Option<Arc<PatternDatabase>> {
        databases.find(goal, size).or_else(|| {
            let plan = PatternPlan::of(goal, size)?;
            let bytes = self.load(&Self::entry(&plan)).ok()?;
            Some(databases.insert(plan.read(&bytes)?))
        })
    }

    /// Returns `true` if there is a file for the tables of `plan`. Its contents are not checked.
    pub fn has_patterns(&self, plan: &PatternPlan) -> bool {
        let path = self.path(&Self::entry(plan));
        path.is_some_and(|path| path.exists())
    }

    pub fn kept_survey(&self, goal: &Board) -> Option<Survey> {
        let bytes = self.load(&Self::survey_entry(goal)).ok()?;
        Survey::from_bytes(goal, &bytes)
    }

    /// Returns the survey of all states around `goal`, loaded or made. `go_on` is called while it is made. Returns `None`
    /// if that breaks or the board has more than [`Survey::MAX_CELLS`] cells. Failure to store it is not an error.
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
