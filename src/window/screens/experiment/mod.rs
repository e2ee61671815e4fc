//! The Experiment screen: many boards, several strategies, one table.

pub(crate) mod every;
pub(crate) mod experiment_view;
pub(crate) mod form;
pub(crate) mod form_view;
pub(crate) mod job;
pub(crate) mod plot_view;
pub(crate) mod presented_view;
pub mod results_view;
pub(crate) mod table_view;

pub(crate) use every::Every;
pub use form::{BoardsFrom, Filled, Form, FormField};
pub use job::{Job, Stage};
pub(crate) use results_view::{Curve, Point, ResultsView};
pub use slidescope_core::study::experiment::Results;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use slidescope_core::lesson::{ExperimentScene, Tabled};
use slidescope_core::puzzle::Size;
use slidescope_core::search::PatternDatabases;
use slidescope_core::study::experiment::{
    ExperimentRequest, JournalFolder, Run, Source, Spec, StoredExperiment,
};
use slidescope_core::study::presets::Preset;
use slidescope_core::tasks::{Token, Wake};
use slidescope_parts::Facts;
use slidescope_parts::facts::Pending;
use slidescope_parts::files::{TableFile, Target};

pub struct Experiment {
    pub form: Form,
    pub job: Option<Job>,
    /// Every board, in the place of an experiment.
    pub every: Option<Every>,
    pub view: ResultsView,
    pub export: TableFile,
    pub(crate) export_open: bool,
    /// The experiment that runs or has run; `None` for boards in a file until they are read.
    asked: Option<Spec>,
    /// Searches for an experiment left unfinished earlier, and what was found.
    search: Pending,
    found: Option<StoredExperiment>,
    journals: Option<JournalFolder>,
    databases: PatternDatabases,
    wake: Wake,
}

/// The most boards from a file that are saved in a slide: enough for every published set.
const MOST_NAMED: usize = 100;

/// The most rows of a table that are copied to the clipboard; a longer table must be saved to a file.
const COPIED: usize = 20_000;

impl Experiment {
    pub fn new(size: Size, databases: PatternDatabases, wake: Wake) -> Self {
        Self {
            form: Form::new(size),
            job: None,
            every: None,
            view: ResultsView::default(),
            export: TableFile::new(Target::Experiment, "experiment"),
            export_open: false,
            asked: None,
            search: Pending::default(),
            found: None,
            journals: None,
            databases,
            wake,
        }
    }

    /// Keeps finished runs in this folder, and searches it for an unfinished experiment.
    pub fn keep(&mut self, folder: PathBuf, facts: &Facts) {
        let journals = JournalFolder::new(folder);
        self.journals = Some(journals.clone());
        let search = move |_: &Token<'_, ()>| journals.newest();
        self.search = facts.spawn("journals", search, |experiment: &mut Self, found, _| {
            // If the folder could not be read, nothing is offered until the next start.
            experiment.found = found.ok().flatten();
        });
    }

    /// Returns the unfinished experiment found at the start, until another is run.
    pub fn kept(&self) -> Option<&StoredExperiment> {
        let is_idle = self.job.is_none() && self.every.is_none();
        self.found.as_ref().filter(|_| is_idle)
    }

    /// Takes the unfinished experiment, so that it is no longer offered, and ends the search for one.
    fn take_kept(&mut self) -> Option<StoredExperiment> {
        self.search = Pending::default();
        self.found.take()
    }

    pub fn results(&self) -> Option<&Results> {
        self.job.as_ref()?.results.as_ref()
    }

    /// Returns what a slide saves of the experiment: `None` before one is started or with more than [`MOST_NAMED`] boards.
    pub(crate) fn scene(&self) -> Option<ExperimentScene> {
        let of_results = self.results().map(|results| results.plan.spec());
        let spec = of_results.or(self.asked.as_ref())?;
        let is_large = matches!(&spec.source, Source::Given(all) if all.len() > MOST_NAMED);
        (!is_large).then(|| ExperimentScene {
            spec: spec.clone(),
            table: self.view.tabled,
            plot: self.view.quantity,
        })
    }

    /// Returns whether the shown experiment is this one.
    pub(crate) fn is_of(&self, spec: &Spec) -> bool {
        self.scene().is_some_and(|scene| scene.spec == *spec)
    }

    /// Shows the results of a slide. Runs what is missing, except runs kept in the folder.
    pub(crate) fn show_scene(&mut self, scene: ExperimentScene) {
        if !self.is_of(&scene.spec) {
            self.form.fill(&scene.spec);
            self.start(going_on(scene.spec, Vec::new()));
        }
        self.change_view(|view| {
            view.show(scene.table);
            view.count(scene.plot);
        });
    }

    pub fn is_under_way(&self) -> bool {
        let job = self.job.as_ref();
        let every = self.every.as_ref();
        job.is_some_and(|job| job.stage().is_under_way()) || every.is_some_and(Every::is_under_way)
    }

    /// Receives the results of background threads. Never waits. If `shown`, returns how long to wait until there is more to
    /// show.
    pub fn poll(&mut self, shown: bool) -> Option<Duration> {
        if let Some(measured) = self.every.as_mut().and_then(Every::poll) {
            self.view.curves = every::curves(&measured);
            self.view.table = Some(measured.every.table(Some(&measured)));
        }
        let job = self.job.as_mut()?;
        if let Some(fault) = job.poll() {
            self.form.refuse(&fault);
            self.job = None;
            self.asked = None;
            return None;
        }
        let known = results_view::name_of(Tabled::Known, job.preset).is_some();
        if self.view.tabled == Tabled::Known && job.results.is_some() && !known {
            self.view.show(Tabled::Means);
        }
        if shown { self.view.refresh(job) } else { None }
    }

    pub fn run_preset(&mut self, preset: Preset) {
        if self.is_under_way() {
            return;
        }
        self.form.take_preset(preset);
        self.run();
        self.view.show(Tabled::Known);
    }

    /// Searches every board of the 8-puzzle as the command line does.
    pub(crate) fn run_every_board(&mut self) {
        if !self.is_under_way() {
            self.form.take_every_board();
            self.run();
        }
    }

    pub fn run(&mut self) {
        match self.form.filled().filter(|_| !self.is_under_way()) {
            Some(Filled::Runs(request)) => self.start(request),
            Some(Filled::Every(every)) => {
                let every = Every::start(every, &self.databases, &self.wake);
                self.begin(None, None, Some(every));
            }
            None => {}
        }
    }

    /// Resumes a paused experiment. If it was cancelled or broke off, starts the remaining runs.
    pub(crate) fn resume(&mut self) {
        let Some(job) = &self.job else { return };
        if job.stage().is_under_way() {
            return job.control().resume();
        }
        if let Some(results) = &job.results {
            let spec = results.plan.spec().clone();
            let rest = going_on(spec, results.runs.clone());
            self.start(rest);
        }
    }

    pub(crate) fn take_up(&mut self) {
        if self.is_under_way() {
            return;
        }
        if let Some(kept) = self.take_kept() {
            self.form.fill(&kept.spec);
            if self.form.preset.is_some() {
                self.view.show(Tabled::Known);
            }
            self.start(going_on(kept.spec, Vec::new()));
        }
    }

    pub(crate) fn discard(&mut self) {
        let kept = self.take_kept();
        if let Some((journals, kept)) = self.journals.as_ref().zip(kept) {
            // An experiment that cannot be removed is offered again at the next start.
            let _ = journals.discard(&kept);
        }
    }

    fn start(&mut self, mut request: ExperimentRequest) {
        let wake = Arc::clone(&self.wake);
        let asked = request.file.is_none().then(|| request.spec.clone());
        request.journals = self.journals.clone();
        let job = Job::start(request, self.databases.clone(), move || wake());
        self.begin(asked, Some(job), None);
    }

    /// Forgets what ran before.
    fn begin(&mut self, asked: Option<Spec>, job: Option<Job>, every: Option<Every>) {
        (self.asked, self.job, self.every) = (asked, job, every);
        self.take_kept();
        self.view.forget();
        self.export.forget();
    }

    /// Changes which results are shown and how. Table and curves are rebuilt at once, because they are drawn next.
    pub(crate) fn change_view(&mut self, change: impl FnOnce(&mut ResultsView)) {
        change(&mut self.view);
        if let Some(job) = &self.job {
            self.view.refresh(job);
        } else if let (Some(table), Some(by)) = (&mut self.view.table, self.view.sorted) {
            table.sort_by(by.key, by.descending);
        }
    }

    /// Returns a closure that makes the text of the shown table: see [`ResultsView::text`].
    fn table_text(&self) -> Option<Box<dyn FnOnce() -> String + Send>> {
        let format = self.export.format;
        if let Some(job) = &self.job {
            return Some(Box::new(self.view.text(job, format)?));
        }
        let table = self.view.table.clone()?;
        Some(Box::new(move || table.write(format)))
    }

    pub(crate) fn write(&mut self) {
        if let Some(text) = self.table_text() {
            self.export.write_text(&self.wake, text);
        }
    }

    /// Returns the text of the table for the clipboard, or `None` if there is no table or it has too many rows.
    pub fn copied(&self) -> Option<String> {
        self.table_text()
            .filter(|_| self.can_copy())
            .map(|text| text())
    }

    pub fn can_copy(&self) -> bool {
        let rows = match (self.results(), &self.view.table) {
            (Some(results), _) if self.view.tabled == Tabled::Runs => results.runs.len(),
            (_, Some(table)) => table.rows().len(),
            _ => return false,
        };
        rows <= COPIED
    }
}

/// Returns a request for the rest of an experiment, of which the runs in `done` are finished.
fn going_on(spec: Spec, done: Vec<Run>) -> ExperimentRequest {
    ExperimentRequest {
        spec,
        file: None,
        journals: None,
        done,
        anew: false,
    }
}
