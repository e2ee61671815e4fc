//! An experiment in the background: tasks plan it, make and store its runs, and report in batches.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::search::PatternDatabases;
use crate::study::experiment::pool::{Pool, TICK};
use crate::study::experiment::{
    Control, InstanceFileError, Journal, JournalError, JournalFolder, Plan, Progress, Run,
    RunError, Source, Spec, SpecError, Stopped, Summary, read_instance_file,
};
use crate::tasks::{self, Deadline, Latest, Task, TaskHandle, Turn, Wake, Waker};

#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentRequest {
    pub spec: Spec,
    /// An instance file that has not been read yet. Its boards replace those of the spec.
    pub file: Option<PathBuf>,
    /// The folder of the journal that stores finished runs. If `None`, they are not stored.
    pub journals: Option<JournalFolder>,
    /// Runs of the same experiment that are already finished, wherever they are stored.
    pub done: Vec<Run>,
    /// Whether to make all runs again if all of them are already stored.
    pub anew: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Its boards cannot be read.
    #[error(transparent)]
    File(#[from] InstanceFileError),
    #[error(transparent)]
    Spec(#[from] SpecError),
}

#[derive(Debug)]
pub struct Results {
    pub plan: Arc<Plan>,
    /// Finished runs, in the order in which they finished.
    pub runs: Vec<Run>,
    pub summary: Summary,
    pub progress: Progress,
    pub threads: usize,
    /// The number of runs stored before this start.
    pub kept: usize,
}

impl Results {
    pub fn add(&mut self, made: &[Run]) {
        for run in made {
            self.summary.add(&self.plan, run);
            self.progress.add(&self.plan, run);
        }
        self.runs.extend_from_slice(made);
    }
}

#[derive(Debug)]
pub enum Ended {
    Complete,
    Cancelled,
    Refused(StartError),
    Failed(RunError),
    /// The thread of the experiment panicked, which is a defect.
    Lost,
}

#[derive(Debug, Default)]
pub struct News {
    pub begun: Option<Results>,
    pub made: Vec<Run>,
    /// Why finished runs are not stored.
    pub unkept: Option<JournalError>,
    /// Set once the experiment has ended. There will be no more news.
    pub ended: Option<Ended>,
}

impl News {
    fn end(ended: Ended) -> Self {
        Self {
            ended: Some(ended),
            ..Self::default()
        }
    }

    fn add(&mut self, newer: Self) {
        self.begun = self.begun.take().or(newer.begun);
        self.made.extend(newer.made);
        self.unkept = newer.unkept.or(self.unkept.take());
        self.ended = newer.ended;
    }
}

/// The minimum time between two reports. More frequent ones would not be visible.
const NEWS_INTERVAL: Duration = Duration::from_millis(50);

/// A running experiment. Dropping it cancels the experiment; finished runs stay stored.
#[derive(Debug)]
pub struct Background {
    pub control: Control,
    news: Arc<Latest<News>>,
    task: Option<TaskHandle>,
}

impl Background {
    /// Starts it with patterns from `databases`. Calls `wake`, mostly on another thread, when [`poll`](Self::poll) has news.
    pub fn start(
        request: ExperimentRequest,
        databases: PatternDatabases,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let (control, news) = (Control::default(), Arc::<Latest<News>>::default());
        let (waker, wake): (_, Wake) = (Waker::default(), Arc::new(wake));
        let experiment = Experiment {
            request,
            control: control.clone(),
            databases,
            waker: waker.clone(),
            running: None,
            unreported: News::default(),
            expanded: 0,
            reported: Duration::ZERO,
            news: Arc::clone(&news),
            wake: Arc::clone(&wake),
        };
        let started = tasks::start("experiment", &waker, &wake, |_| experiment);
        let refused = |error| {
            news.put(News::end(Ended::Failed(RunError::NoThread(error))));
            wake();
        };
        let task = started.map_err(refused).ok();
        Self {
            control,
            news,
            task,
        }
    }

    /// Returns the news since the last call, if any. Never blocks.
    pub fn poll(&mut self) -> Option<News> {
        let lost = |task: &TaskHandle| {
            let failure = task.take_failure();
            failure.map(|_| News::end(Ended::Lost))
        };
        let news = self.news.take();
        news.or_else(|| self.task.as_ref().and_then(lost))
    }
}

struct Experiment {
    request: ExperimentRequest,
    control: Control,
    databases: PatternDatabases,
    waker: Waker,
    running: Option<Running>,
    unreported: News,
    /// The nodes expanded, and the time, when it was last woken for news.
    expanded: u64,
    reported: Duration,
    news: Arc<Latest<News>>,
    wake: Wake,
}

struct Running {
    plan: Arc<Plan>,
    journal: Option<Journal>,
    pool: Pool,
}

impl Task for Experiment {
    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        let Some(mut running) = self.running.take() else {
            match self.begin() {
                Ok(running) => self.running = Some(running),
                Err(ended) => return self.end(ended),
            }
            self.report(until.now());
            return Turn::Busy;
        };
        let (runs, end) = running.pool.take();
        for run in runs {
            self.keep(&mut running.journal, &running.plan, &run);
            self.unreported.made.push(run);
        }
        let ended = match end {
            Some(Ok(Stopped::Complete)) => Ended::Complete,
            Some(Ok(Stopped::Cancelled)) => Ended::Cancelled,
            Some(Err(fault)) => Ended::Failed(fault),
            None => {
                self.running = Some(running);
                self.report_if_due(until.now());
                return Turn::Idle(Some(until.now() + TICK));
            }
        };
        // Dropped before the end is reported, because the receiver may open the journal at once.
        drop(running);
        self.end(ended)
    }
}

impl Experiment {
    /// Makes the plan, loads its stored runs, and starts the others.
    fn begin(&mut self) -> Result<Running, Ended> {
        let plan = Arc::new(planned(&self.request).map_err(Ended::Refused)?);
        let (journal, kept) = self.journal(&plan);
        let threads = plan.threads();
        let (control, databases) = (&self.control, &self.databases);
        let (started, taker) = (Arc::clone(&plan), &self.waker);
        let pool = Pool::start(started, &kept, threads, control, databases, taker);
        let mut progress = Progress::new(&plan);
        kept.iter().for_each(|run| progress.add(&plan, run));
        self.unreported.begun = Some(Results {
            plan: Arc::clone(&plan),
            summary: Summary::of(&plan, &kept),
            kept: kept.len(),
            runs: kept,
            progress,
            threads,
        });
        Ok(Running {
            plan,
            journal,
            pool: pool.map_err(Ended::Failed)?,
        })
    }

    fn end(&mut self, ended: Ended) -> Turn {
        self.unreported.ended = Some(ended);
        self.report(self.reported);
        Turn::Done
    }

    /// Reports all unreported news, merged with earlier reports that have not been polled yet.
    fn report(&mut self, now: Duration) {
        let newer = std::mem::take(&mut self.unreported);
        self.news
            .update(|news| news.get_or_insert_default().add(newer));
        self.reported = now;
        (self.wake)();
    }

    /// Returns the journal and the finished runs. If the journal cannot be used, the experiment runs without one.
    fn journal(&mut self, plan: &Plan) -> (Option<Journal>, Vec<Run>) {
        let request = &self.request;
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

    fn report_if_due(&mut self, now: Duration) {
        let expanded = self.control.expanded();
        let News { made, unkept, .. } = &self.unreported;
        let new = expanded != self.expanded || !made.is_empty() || unkept.is_some();
        self.expanded = expanded;
        // News that come too soon are part of the next report or the final one.
        if new && now - self.reported >= NEWS_INTERVAL {
            self.report(now);
        }
    }
}

fn planned(request: &ExperimentRequest) -> Result<Plan, StartError> {
    let mut spec = request.spec.clone();
    if let Some(path) = &request.file {
        spec.source = Source::Given(read_instance_file(path)?);
    }
    Ok(Plan::new(spec)?)
}
