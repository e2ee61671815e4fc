//! The Experiment screen: many boards, several strategies, one table.

pub(crate) mod curves;
pub(crate) mod experiment_view;
pub(crate) mod export_view;
pub(crate) mod field_view;
pub(crate) mod form;
pub(crate) mod form_view;
pub(crate) mod job;
pub(crate) mod message_view;
pub(crate) mod plot_view;
pub(crate) mod progress_view;
pub(crate) mod results_view;
pub(crate) mod strategies_view;
pub(crate) mod table_view;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod unfinished;

pub(crate) use form::{BoardsFrom, FaultPlace, Form, FormField};
pub(crate) use job::{Job, Results, Stage};
pub(crate) use results_view::{ResultsView, Tabled};

pub(crate) use curves::{Curve, Point, Quantity};

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::app::Tone;
use crate::app::experiment::unfinished::Unfinished;
use crate::app::files::{
    FileEdit, FileFormat as _, NamedFile as _, TableFile, TableFormat, Target,
};
use crate::jobs::Wake;
use crate::puzzle::{Board, Size};
use crate::search::{PatternDatabases, Strategy};
use crate::study::experiment::{Boards, ExperimentRequest, JournalFolder, StoredExperiment};
use crate::study::presets::Preset;
use crate::study::table::ColumnKey;
use crate::text::experiment as text;
use crate::text::files::ended_with_a_stop;

/// What a person does there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Type(FormField, String),
    From(BoardsFrom),
    Size(Size),
    Goal(Board),
    /// The strategy that would be added.
    Adder(Strategy),
    /// Add it to the list.
    Add,
    /// Remove the strategy at this index.
    Remove(usize),
    /// The most bytes of a run.
    Memory(u64),
    /// Fill in a known experiment and run it.
    Preset(Preset),
    /// Change a known experiment into one's own.
    Own,

    Run,
    Pause,
    /// Let them go on; where the experiment was cancelled, make the rest.
    Resume,
    /// End them; what is done is kept.
    Cancel,
    /// Take up the experiment that is kept from before.
    TakeUp,
    /// Forget it.
    Discard,

    Show(Tabled),
    /// Sort it by this column, or the other way round.
    Sort(ColumnKey),
    Count(Quantity),

    /// Show the field for the file, or hide it.
    Exporting(bool),
    /// Another name or format for the table's file.
    File(FileEdit<TableFormat>),
    Write,
    /// The table is on the clipboard.
    Copied,
}

pub struct Experiment {
    /// What is asked for.
    pub form: Form,
    /// What runs, or has run.
    pub job: Option<Job>,
    /// What is shown of it.
    pub view: ResultsView,
    /// The file the table is written to.
    pub export: TableFile,
    /// Whether the field for the file is shown.
    pub(crate) export_open: bool,
    unfinished: Unfinished,
    journals: Option<JournalFolder>,
    databases: PatternDatabases,
    wake: Wake,
}

/// The most rows of a table that are copied; a longer one goes to a file.
const COPIED: usize = 20_000;

impl Experiment {
    pub(crate) fn new(size: Size, databases: PatternDatabases, wake: Wake) -> Self {
        Self {
            form: Form::new(size),
            job: None,
            view: ResultsView::default(),
            export: TableFile::new(Target::Experiment, "experiment"),
            export_open: false,
            unfinished: Unfinished::default(),
            journals: None,
            databases,
            wake,
        }
    }

    /// Keeps finished runs in this folder, and looks for an experiment that is kept there.
    pub(crate) fn keep(&mut self, folder: PathBuf) {
        let journals = JournalFolder::new(folder);
        self.unfinished = Unfinished::look(journals.clone(), &self.wake);
        self.journals = Some(journals);
    }

    /// The experiment that is kept from before, as long as nothing else was run.
    pub fn kept(&self) -> Option<&StoredExperiment> {
        let kept = self.unfinished.kept.as_ref();
        kept.filter(|_| self.job.is_none())
    }

    /// What is known so far of what runs, or has run.
    pub fn results(&self) -> Option<&Results> {
        self.job.as_ref()?.results.as_ref()
    }

    pub fn is_under_way(&self) -> bool {
        let job = self.job.as_ref();
        job.is_some_and(|job| job.stage.is_under_way())
    }

    /// Receives what background threads have sent. Never waits. Where it is `shown`, returns how long to wait until
    /// there is more to show.
    pub(crate) fn poll(&mut self, shown: bool) -> Option<Duration> {
        self.unfinished.poll();
        let job = self.job.as_mut()?;
        if let Some(fault) = job.poll() {
            self.form.refuse(&fault);
            self.job = None;
            return None;
        }
        let known = Tabled::Known.name(job.preset).is_some();
        if self.view.tabled == Tabled::Known && job.results.is_some() && !known {
            self.view.show(Tabled::Means);
        }
        if shown { self.view.refresh(job) } else { None }
    }

    pub(crate) fn update(&mut self, action: Action) {
        match action {
            Action::Run => self.run(),
            Action::Preset(preset) => self.run_preset(preset),
            Action::Pause => self.on_job(Job::pause),
            Action::Cancel => self.on_job(Job::cancel),
            Action::Resume => self.resume(),
            Action::TakeUp => self.take_up(),
            Action::Discard => {
                if let Some((journals, kept)) = self.journals.as_ref().zip(self.unfinished.take()) {
                    // What cannot be removed is offered again next time.
                    let _ = journals.discard(&kept);
                }
            }
            Action::Show(tabled) => {
                self.view.show(tabled);
                self.export.forget();
            }
            Action::Sort(column) => self.view.sort_by(column),
            Action::Count(quantity) => self.view.count(quantity),
            Action::Exporting(open) => {
                self.export_open = open;
                self.export.forget();
            }
            Action::File(edit) => self.export.edit(edit),
            Action::Write => self.write(),
            Action::Copied => self
                .export
                .say(Tone::Solved, text::copied(self.export.format.name())),
            Action::Type(field, text) => self.form.set(field, text),
            Action::Size(size) => self.form.set_size(size),
            Action::Goal(goal) => self.form.set(FormField::Goal, goal.to_string()),
            Action::Add => self.form.add(),
            Action::From(from) => self.edit(|form| form.from = from),
            Action::Adder(strategy) => self.edit(|form| form.adder = strategy),
            Action::Remove(at) => {
                if at < self.form.strategies.len() {
                    self.edit(|form| {
                        form.strategies.remove(at);
                    });
                }
            }
            Action::Memory(bytes) => self.edit(|form| form.memory = bytes),
            Action::Own => self.edit(|form| form.preset = None),
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Form)) {
        change(&mut self.form);
        self.form.edited();
    }

    fn on_job(&mut self, action: impl FnOnce(&mut Job)) {
        if let Some(job) = &mut self.job {
            action(job);
        }
    }

    fn run_preset(&mut self, preset: Preset) {
        if self.is_under_way() {
            return;
        }
        match self.form.take_preset(preset) {
            Ok(()) => {
                self.run();
                self.view.show(Tabled::Known);
            }
            Err(fault) => self.export.say(Tone::Bad, ended_with_a_stop(&fault)),
        }
    }

    fn run(&mut self) {
        let filled = self.form.filled().filter(|_| !self.is_under_way());
        if let Some(filled) = filled {
            self.start(ExperimentRequest {
                boards: filled.boards,
                strategies: filled.strategies,
                limits: filled.limits,
                journals: None,
                done: Vec::new(),
                anew: true,
            });
        }
    }

    fn resume(&mut self) {
        let Some(job) = &mut self.job else { return };
        match job.stage {
            Stage::Cancelled | Stage::Broken(_) => {
                if let Some(rest) = job.rest() {
                    self.start(rest);
                }
            }
            Stage::Preparing
            | Stage::Running
            | Stage::Paused
            | Stage::Stopping
            | Stage::Complete => job.resume(),
        }
    }

    fn take_up(&mut self) {
        if self.is_under_way() {
            return;
        }
        if let Some(kept) = self.unfinished.take() {
            self.form.fill(&kept.spec);
            if self.form.preset.is_some() {
                self.view.show(Tabled::Known);
            }
            self.start(ExperimentRequest {
                boards: Boards::Of(kept.spec.source),
                strategies: kept.spec.strategies,
                limits: kept.spec.limits,
                journals: None,
                done: Vec::new(),
                anew: false,
            });
        }
    }

    fn start(&mut self, request: ExperimentRequest) {
        let wake = Arc::clone(&self.wake);
        let request = ExperimentRequest {
            journals: self.journals.clone(),
            ..request
        };
        self.job = Some(Job::start(request, self.databases.clone(), move || wake()));
        self.unfinished.take();
        self.view.forget();
        self.export.forget();
    }

    fn write(&mut self) {
        let Some(job) = &self.job else { return };
        if let Some(text) = self.view.text(job, self.export.format.into()) {
            self.export.write_text(&self.wake, text);
        }
    }

    /// The table as it is copied; none where there is no table, or too much of it.
    pub fn copied(&self) -> Option<String> {
        let job = self.job.as_ref()?;
        let text = self.view.text(job, self.export.format.into())?;
        self.can_copy().then(text)
    }

    /// Whether the table that is shown is short enough to be copied.
    pub fn can_copy(&self) -> bool {
        let table = self.view.table.as_ref();
        self.results().is_some_and(|results| {
            let rows = match self.view.tabled {
                Tabled::Runs => results.runs.len(),
                Tabled::Means | Tabled::Known => table.map_or(0, |table| table.rows().len()),
            };
            rows <= COPIED
        })
    }
}
