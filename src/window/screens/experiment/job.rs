//! An experiment that runs or has run, with its results.

use slidescope_core::search::PatternDatabases;
use slidescope_core::study::experiment::{
    Background, Ended, ExperimentRequest, News, Results, RunError, StartError,
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
    background: Option<Background>,
    pub preset: Option<Preset>,
    pub stage: Stage,
    pub results: Option<Results>,
    /// Why finished runs are not kept.
    pub unkept: Option<String>,
    expanded: u64,
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
            background: Some(Background::start(request, databases, wake)),
            preset: None,
            stage: Stage::Preparing,
            results: None,
            unkept: None,
            expanded: 0,
            revision: 0,
        }
    }

    /// Receives news from the background. Never waits. Returns an error if the experiment was refused.
    pub(crate) fn poll(&mut self) -> Option<StartError> {
        let mut refused = None;
        while let Some(news) = self.background.as_mut().and_then(Background::poll) {
            refused = refused.or(self.take(news));
        }
        refused
    }

    fn take(&mut self, news: News) -> Option<StartError> {
        if let Some(begun) = news.begun {
            self.preset = Preset::of(begun.plan.spec());
            self.results = Some(begun);
            self.revision += 1;
            if self.stage == Stage::Preparing {
                self.stage = Stage::Running;
            }
        }
        if let Some(results) = self.results.as_mut().filter(|_| !news.made.is_empty()) {
            results.add(&news.made);
            self.revision += 1;
        }
        self.expanded = self.expanded.max(news.expanded);
        if let Some(fault) = news.unkept {
            self.unkept = Some(text::not_kept(fault));
        }
        let mut refused = None;
        if let Some(ended) = news.ended {
            self.background = None;
            self.revision += 1;
            self.stage = match ended {
                Ended::Complete => Stage::Complete,
                Ended::Cancelled => Stage::Cancelled,
                Ended::Failed(RunError::Broken(broken)) => {
                    Stage::Broken(ended_with_a_stop(&broken))
                }
                Ended::Lost => Stage::Broken(text::BROKE_OFF.to_string()),
                Ended::Failed(RunError::NoThread(fault)) => {
                    Stage::Broken(text::no_thread(no_more_threads(&fault)))
                }
                Ended::Refused(fault) => {
                    refused = Some(fault);
                    Stage::Cancelled
                }
            };
        }
        refused
    }

    pub(crate) fn pause(&mut self) {
        if let (Stage::Running, Some(background)) = (&self.stage, &self.background) {
            background.control.pause();
            self.stage = Stage::Paused;
        }
    }

    pub(crate) fn resume(&mut self) {
        if let (Stage::Paused, Some(background)) = (&self.stage, &self.background) {
            background.control.resume();
            self.stage = Stage::Running;
        }
    }

    pub(crate) fn cancel(&mut self) {
        if let Some(background) = &self.background
            && self.stage.is_under_way()
        {
            background.control.cancel();
            self.stage = Stage::Stopping;
        }
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
            return match &self.stage {
                Stage::Broken(why) => why.clone(),
                Stage::Stopping | Stage::Cancelled => text::CANCELLED_EARLY.to_string(),
                Stage::Preparing | Stage::Running | Stage::Paused | Stage::Complete => {
                    text::PREPARING.to_string()
                }
            };
        };
        let (made, all) = (results.progress.finished, results.progress.total);
        let runs = text::runs_made(made, all);
        match &self.stage {
            Stage::Preparing | Stage::Running => {
                let left = results.progress.remaining(results.threads);
                text::running(left.map(time_left), &runs)
            }
            Stage::Paused => text::paused(&runs),
            Stage::Stopping => text::cancelling(&runs),
            Stage::Complete => text::complete(all),
            Stage::Cancelled => text::cancelled(&runs),
            Stage::Broken(why) => text::broken(&runs, why),
        }
    }

    /// Returns a sentence with the number of threads, nodes expanded and runs kept.
    pub fn work(&self) -> Option<String> {
        let results = self.results.as_ref()?;
        let is_under_way = self.stage.is_under_way();
        let threads = if is_under_way { results.threads } else { 0 };
        text::work(threads as u64, self.expanded, results.kept as u64)
    }
}
