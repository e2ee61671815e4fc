//! Surveys, which count the states at each depth. They are loaded from the disk cache or made in the background.

use std::collections::HashSet;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;

use crate::puzzle::Board;
use crate::search::{Survey, SurveyProgress};
use crate::services::cache::Cache;
use crate::services::is_too_long;
use crate::tasks::{Job, Token, Update, Wake};

/// The number of surveys kept in memory. Each takes some tens of kilobytes.
const KEPT: usize = 8;

pub enum SurveyState<'a> {
    TooMany,
    NotCounted,
    Counting(SurveyProgress),
    Failed,
    Counted(&'a Survey),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    /// Load from the disk cache.
    Load(Board),
    /// Count the states if the disk cache has no survey.
    Count(Board),
}

pub struct SurveyCache {
    cache: Cache,
    /// The surveys used last, newest first.
    known: Vec<Survey>,
    job: Job<Request, Option<Survey>, SurveyProgress>,
    progress: Option<SurveyProgress>,
    /// The names of surveys that the disk cache does not have.
    missing: HashSet<String>,
    failed: Option<Board>,
}

impl SurveyCache {
    /// Creates an empty cache. `wake` is called when there is news. Surveys are stored in `cache`.
    pub fn new(cache: Cache, wake: Wake) -> Self {
        Self {
            cache,
            known: Vec::new(),
            job: Job::new("survey", wake),
            progress: None,
            missing: HashSet::new(),
            failed: None,
        }
    }

    pub fn keep_in(&mut self, cache: Cache) {
        self.cache = cache;
        self.missing.clear();
    }

    pub fn get(&self, goal: &Board) -> Option<&Survey> {
        self.known.iter().find(|survey| survey.goal() == *goal)
    }

    pub fn about(&self, goal: &Board) -> SurveyState<'_> {
        if let Some(survey) = self.get(goal) {
            SurveyState::Counted(survey)
        } else if goal.size().cells() > Survey::MAX_CELLS {
            SurveyState::TooMany
        } else if self.job.asked() == Some(&Request::Count(*goal)) {
            SurveyState::Counting(self.progress.unwrap_or(SurveyProgress {
                depth: 0,
                states: 0,
                of: goal.size().reachable_states() as u64,
            }))
        } else if self.failed == Some(*goal) {
            SurveyState::Failed
        } else {
            SurveyState::NotCounted
        }
    }

    /// Takes finished results and looks for the surveys around `goals`, first in memory and then in the disk cache. Never
    /// blocks.
    pub fn want(&mut self, goals: impl IntoIterator<Item = Board>) {
        self.poll();
        for goal in goals {
            if goal.size().cells() > Survey::MAX_CELLS || self.get(&goal).is_some() {
                continue;
            }
            let name = Survey::name(&goal);
            let alike = self
                .known
                .iter()
                .find(|of| Survey::name(&of.goal()) == name);
            if let Some(survey) = alike.and_then(|of| Survey::from_bytes(&goal, &of.to_bytes())) {
                self.keep(survey);
            } else if self.job.asked().is_none() && !self.missing.contains(&name) {
                self.failed = None;
                let cache = self.cache.clone();
                self.job
                    .ask(Request::Load(goal), move |_| cache.kept_survey(&goal));
            }
        }
    }

    fn poll(&mut self) {
        while let Some(update) = self.job.poll() {
            match update {
                Update::Progress(surveyed) => self.progress = Some(surveyed),
                Update::Finished(_, Ok(Some(survey))) => self.keep(survey),
                Update::Finished(Request::Load(goal), _) => {
                    self.missing.insert(Survey::name(&goal));
                }
                Update::Finished(Request::Count(goal), _) => self.failed = Some(goal),
            }
        }
    }

    fn keep(&mut self, survey: Survey) {
        self.known.insert(0, survey);
        self.known.truncate(KEPT);
    }

    /// Starts to count the states around `goal`. Any other count is cancelled.
    pub fn begin(&mut self, goal: Board) {
        let fits = goal.size().cells() <= Survey::MAX_CELLS && !is_too_long(goal.size());
        let begun = self.job.asked() == Some(&Request::Count(goal));
        if fits && !begun && self.get(&goal).is_none() {
            self.failed = None;
            self.progress = None;
            let cache = self.cache.clone();
            self.job.ask(Request::Count(goal), move |token| {
                count(&cache, &goal, token)
            });
        }
    }

    pub fn cancel(&mut self) {
        self.job.cancel();
    }
}

/// Returns the survey. It is made on all cores if the disk cache has none. Progress is reported once per depth.
fn count(cache: &Cache, goal: &Board, token: &Token<'_, SurveyProgress>) -> Option<Survey> {
    let depth = AtomicU32::new(0);
    cache.survey(goal, &|surveyed| {
        if depth.swap(surveyed.depth, Relaxed) != surveyed.depth {
            token.report(surveyed);
        }
        token.go_on()
    })
}
