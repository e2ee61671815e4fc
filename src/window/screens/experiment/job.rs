//! An experiment that runs or has run, with its results.

use slidescope_core::search::PatternDatabases;
use slidescope_core::study::experiment::{
    Background, Control, Ended, ExperimentRequest, News, Results, RunError, RunState, StartError,
};
use slidescope_core::study::presets::Preset;
use slidescope_core::text::background::no_more_threads;
use slidescope_core::text::units::time_left;
use slidescope_core::text::{ended_with_a_stop, experiment as text};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Its boards are being generated or read.
    Preparing,
    Running,
    Paused,
    /// Cancelled; the current runs are about to stop.
    Stopping,
    Complete,
    Cancelled,
    Broken(String),
}

impl Stage {
    pub const fn is_under_way(&self) -> bool {
        !matches!(self, Self::Complete | Self::Cancelled | Self::Broken(_))
    }
}

#[derive(Debug)]
pub struct Job {
    background: Background,
    pub preset: Option<Preset>,
    /// How it ended.
    ended: Option<Stage>,
    pub results: Option<Results>,
    /// Why finished runs are not kept.
    pub unkept: Option<String>,
    /// Incremented with every change of the results.
    pub(crate) revision: u64,
}

impl Job {
    pub(crate) fn start(
        request: ExperimentRequest,
        databases: PatternDatabases,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        Self {
            background: Background::start(request, databases, wake),
            preset: None,
            ended: None,
            results: None,
            unkept: None,
            revision: 0,
        }
    }

    /// What pauses, resumes and cancels it.
    pub const fn control(&self) -> &Control {
        &self.background.control
    }

    pub fn stage(&self) -> Stage {
        match (&self.ended, self.control().state()) {
            (Some(ended), _) => ended.clone(),
            (None, RunState::Cancelled) => Stage::Stopping,
            (None, RunState::Paused) => Stage::Paused,
            (None, RunState::Running) if self.results.is_none() => Stage::Preparing,
            (None, RunState::Running) => Stage::Running,
        }
    }

    /// Receives news from the background. Never waits. Returns an error if the experiment was refused.
    pub(crate) fn poll(&mut self) -> Option<StartError> {
        let mut refused = None;
        while let Some(news) = self.background.poll() {
            refused = refused.or(self.take(news));
        }
        refused
    }

    fn take(&mut self, news: News) -> Option<StartError> {
        if let Some(begun) = news.begun {
            self.preset = Preset::of(begun.plan.spec());
            self.results = Some(begun);
            self.revision += 1;
        }
        if let Some(results) = self.results.as_mut().filter(|_| !news.made.is_empty()) {
            results.add(&news.made);
            self.revision += 1;
        }
        if let Some(fault) = news.unkept {
            self.unkept = Some(text::not_kept(fault));
        }
        let ended = news.ended?;
        self.revision += 1;
        self.ended = Some(match ended {
            Ended::Complete => Stage::Complete,
            Ended::Cancelled => Stage::Cancelled,
            Ended::Failed(RunError::Broken(broken)) => Stage::Broken(ended_with_a_stop(&broken)),
            Ended::Lost => Stage::Broken(text::BROKE_OFF.to_string()),
            Ended::Failed(RunError::NoThread(fault)) => {
                Stage::Broken(text::no_thread(no_more_threads(&fault)))
            }
            Ended::Refused(fault) => return Some(fault),
        });
        None
    }

    /// Returns the share of runs that are finished, from 0 to 1.
    pub fn share(&self) -> f32 {
        let share = |results: &Results| {
            results.progress.finished as f32 / results.progress.total.max(1) as f32
        };
        self.results.as_ref().map_or(0.0, share)
    }

    pub fn words(&self) -> String {
        let Some(results) = &self.results else {
            return match self.stage() {
                Stage::Broken(why) => why,
                Stage::Stopping | Stage::Cancelled => text::CANCELLED_EARLY.to_string(),
                Stage::Preparing | Stage::Running | Stage::Paused | Stage::Complete => {
                    text::PREPARING.to_string()
                }
            };
        };
        let (made, all) = (results.progress.finished, results.progress.total);
        let runs = text::runs_made(made, all);
        match self.stage() {
            Stage::Preparing | Stage::Running => {
                let left = results.progress.remaining(results.threads);
                text::running(left.map(time_left), &runs)
            }
            Stage::Paused => text::paused(&runs),
            Stage::Stopping => text::cancelling(&runs),
            Stage::Complete => text::complete(all),
            Stage::Cancelled => text::cancelled(&runs),
            Stage::Broken(why) => text::broken(&runs, &why),
        }
    }

    /// Returns a sentence with the number of threads, nodes expanded and runs kept.
    pub fn work(&self) -> Option<String> {
        let results = self.results.as_ref()?;
        let is_under_way = self.stage().is_under_way();
        let threads = if is_under_way { results.threads } else { 0 };
        text::work(
            threads as u64,
            self.control().expanded(),
            results.kept as u64,
        )
    }
}
