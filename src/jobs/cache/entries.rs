//! The entries of the cache: loaded where they are there, else computed on all cores and stored.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::jobs::cache::{Cache, Entry};
use crate::jobs::machine::{Cores, free_memory};
use crate::puzzle::Board;
use crate::search::heuristics::pattern_database::{
    BuildProgress, PatternDatabase, PatternDatabases, PatternPlan, PatternSize,
};
use crate::search::{Survey, SurveyProgress};

/// The most bytes of a survey: a few hundred depths.
const MOST_SURVEYED: u64 = 1 << 20;

impl Cache {
    /// The file of the standard pattern databases for `goal`.
    pub fn patterns_entry(goal: &Board) -> Entry {
        Self::entry(&PatternPlan::standard(goal))
    }

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

    /// The standard pattern database for `goal`, which is in `databases` from then on: where it was not, it is loaded or
    /// built. `go_on` is asked while it is built; `None` where it breaks off, and where there is no memory for it. That it
    /// cannot be stored is not an error.
    pub fn patterns(
        &self,
        databases: &PatternDatabases,
        goal: &Board,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Arc<PatternDatabase>> {
        self.patterns_of(PatternSize::Standard, databases, goal, go_on)
    }

    /// The same for a pattern database of this `size`; `None` also where there is none of it for the board.
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

    /// The pattern database of this `size` for `goal`, where it is in `databases` or kept; it is in `databases` from then on.
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

    /// Whether there is a file of the tables that `plan` is of, whatever is in it.
    pub fn has_patterns(&self, plan: &PatternPlan) -> bool {
        let path = self.path(&Self::entry(plan));
        path.is_some_and(|path| path.exists())
    }

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
