//! An experiment in the background: planned, run and kept on threads of its own, and reported in batches.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::jobs::{Job, JobError, Token, Update};
use crate::search::{Limits, PatternDatabases, Strategy};
use crate::study::experiment::{
    Broken, Control, Event, InstanceFileError, Journal, JournalError, JournalFolder, Plan,
    Progress, Run, RunError, Source, Spec, SpecError, Stopped, Summary, read_instance_file, run,
};

/// Where the boards of a requested experiment come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Boards {
    /// The source of a plan.
    Of(Source),
    /// From an instance file, which is yet to be read.
    File(PathBuf),
}

/// What an experiment is started with.
#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentRequest {
    /// Its boards.
    pub boards: Boards,
    /// The strategies that are run on each of them.
    pub strategies: Vec<Strategy>,
    /// Limits of each run.
    pub limits: Limits,
    /// The folder of the journal that keeps finished runs; without one they are not kept.
    pub journals: Option<JournalFolder>,
    /// Runs of the same experiment that are finished already, wherever they are kept.
    pub done: Vec<Run>,
    /// Whether runs are made anew where all of them are kept already.
    pub anew: bool,
}

/// Why an experiment did not begin.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Its boards cannot be read.
    #[error(transparent)]
    File(#[from] InstanceFileError),
    /// There is nothing to run, or too much.
    #[error(transparent)]
    Spec(#[from] SpecError),
}

/// An experiment that has begun.
#[derive(Debug)]
pub struct StartedExperiment {
    /// Its plan.
    pub plan: Arc<Plan>,
    /// The runs that were kept from before.
    pub kept: Vec<Run>,
    /// Those runs added up.
    pub summary: Summary,
    /// How far it is with them.
    pub progress: Progress,
    /// Threads that work.
    pub threads: usize,
}

/// How an experiment ended.
#[derive(Debug)]
pub enum Ended {
    /// All runs are made.
    Complete,
    /// It was cancelled, and some are left.
    Cancelled,
    /// It did not begin.
    Refused(StartError),
    /// A search broke down.
    Broken(Broken),
    /// The thread of the experiment panicked: a defect.
    Lost,
    /// The system refused the thread to run it on.
    NoThread(io::Error),
}

/// What has happened since the last news.
#[derive(Debug, Default)]
pub struct News {
    /// It has begun.
    pub begun: Option<StartedExperiment>,
    /// Runs finished.
    pub made: Vec<Run>,
    /// Nodes expanded so far.
    pub expanded: u64,
    /// Why what is finished is not kept.
    pub unkept: Option<JournalError>,
    /// It has ended; there will be no more news.
    pub ended: Option<Ended>,
}

impl News {
    /// Adds what is newer.
    fn add(&mut self, newer: Self) {
        self.begun = self.begun.take().or(newer.begun);
        self.made.extend(newer.made);
        self.expanded = newer.expanded;
        self.unkept = newer.unkept.or(self.unkept.take());
        self.ended = newer.ended;
    }
}

/// The least time between two reports: more would not be seen.
const NEWS_INTERVAL: Duration = Duration::from_millis(50);

/// An experiment under way. Dropping it cancels it; what is finished is kept.
#[derive(Debug)]
pub struct Background {
    control: Arc<Control>,
    job: Job<(), News, News>,
}

impl Background {
    /// Begins it; its searches look up patterns in `databases`. `wake` is called, mostly from another thread, when there is something to [`poll`](Self::poll).
    pub fn start(
        request: ExperimentRequest,
        databases: PatternDatabases,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let control = Arc::new(Control::default());
        let mut job = Job::new("experiment", Arc::new(wake));
        let driven = Arc::clone(&control);
        job.ask((), move |token: &Token<'_, News>| {
            let driver = Driver {
                control: driven,
                databases,
                token,
                unreported: News::default(),
                reported: Instant::now(),
            };
            driver.drive(&request)
        });
        Self { control, job }
    }

    /// The handle that pauses, resumes and cancels it.
    #[must_use]
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// What is new. Never waits.
    pub fn poll(&mut self) -> Option<News> {
        let ended = match self.job.poll()? {
            Update::Progress(news) | Update::Finished((), Ok(news)) => return Some(news),
            Update::Finished((), Err(JobError::NoThread(error))) => Ended::NoThread(error),
            Update::Finished((), Err(JobError::Panicked(_))) => Ended::Lost,
        };
        Some(News {
            ended: Some(ended),
            ..News::default()
        })
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.control.cancel();
    }
}

/// What the experiment's own thread does.
struct Driver<'a> {
    control: Arc<Control>,
    databases: PatternDatabases,
    token: &'a Token<'a, News>,
    /// What is not reported yet.
    unreported: News,
    reported: Instant,
}

impl Driver<'_> {
    /// Performs the experiment, and returns the last news.
    fn drive(mut self, request: &ExperimentRequest) -> News {
        let ended = match planned(request) {
            Ok(plan) => self.perform(request, plan),
            Err(fault) => Ended::Refused(fault),
        };
        self.unreported.ended = Some(ended);
        self.unreported
    }

    /// Reports what waits, together with earlier reports that are not polled yet.
    fn report(&mut self) {
        let news = std::mem::take(&mut self.unreported);
        self.unreported.expanded = news.expanded;
        self.token.update(|unpolled| match unpolled {
            Some(mut older) => {
                older.add(news);
                older
            }
            None => news,
        });
        self.reported = Instant::now();
    }

    fn perform(&mut self, request: &ExperimentRequest, plan: Plan) -> Ended {
        let plan = Arc::new(plan);
        let (mut journal, kept) = self.journal(request, &plan);
        let threads = plan.threads();
        let mut progress = Progress::new(&plan);
        kept.iter().for_each(|run| progress.add(&plan, run));
        self.unreported.begun = Some(StartedExperiment {
            plan: Arc::clone(&plan),
            summary: Summary::of(&plan, &kept),
            kept: kept.clone(),
            progress,
            threads,
        });
        self.report();
        let control = Arc::clone(&self.control);
        let databases = self.databases.clone();
        let stopped = run(&plan, &kept, threads, &control, &databases, |event| {
            if let Event::Finished(run) = event {
                self.unreported.made.push(*run);
                self.keep(&mut journal, &plan, run);
            }
            self.report_if_due();
        });
        // Before the end is reported: the receiver may open the journal at once.
        drop(journal);
        match stopped {
            Ok(Stopped::Complete) => Ended::Complete,
            Ok(Stopped::Cancelled) => Ended::Cancelled,
            Err(RunError::Broken(broken)) => Ended::Broken(broken),
            Err(RunError::NoThread(error)) => Ended::NoThread(error),
        }
    }

    /// The journal, and the runs that are finished. Without a journal it goes on all the same.
    fn journal(&mut self, request: &ExperimentRequest, plan: &Plan) -> (Option<Journal>, Vec<Run>) {
        let opened = request.journals.as_ref().map(|journals| {
            let (mut journal, mut kept) = journals.open(plan)?;
            if request.anew && kept.len() == plan.runs() {
                journal.clear(plan)?;
                kept.clear();
            }
            let mut known = vec![false; plan.runs()];
            kept.iter().for_each(|run| known[run.index] = true);
            for run in request.done.iter().filter(|run| !known[run.index]) {
                journal.append(plan, run)?;
                kept.push(*run);
            }
            Ok((journal, kept))
        });
        match opened {
            None => (None, request.done.clone()),
            Some(Ok((journal, kept))) => (Some(journal), kept),
            Some(Err(fault)) => {
                self.unreported.unkept = Some(fault);
                (None, request.done.clone())
            }
        }
    }

    fn keep(&mut self, journal: &mut Option<Journal>, plan: &Plan, run: &Run) {
        let kept = journal.as_mut().map(|journal| journal.append(plan, run));
        if let Some(Err(fault)) = kept {
            self.unreported.unkept = Some(fault);
            *journal = None;
        }
    }

    fn report_if_due(&mut self) {
        let expanded = self.control.expanded();
        let unreported = &mut self.unreported;
        let new = expanded != unreported.expanded || !unreported.made.is_empty();
        let new = new || unreported.begun.is_some() || unreported.unkept.is_some();
        unreported.expanded = expanded;
        // What comes too soon goes with the next report, or with the last.
        if new && self.reported.elapsed() >= NEWS_INTERVAL {
            self.report();
        }
    }
}

fn planned(request: &ExperimentRequest) -> Result<Plan, StartError> {
    let source = match &request.boards {
        Boards::Of(source) => source.clone(),
        Boards::File(path) => Source::Given(read_instance_file(path)?),
    };
    Ok(Plan::new(Spec {
        source,
        strategies: request.strategies.clone(),
        limits: request.limits,
    })?)
}
