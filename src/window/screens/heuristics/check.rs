//! The check of a heuristic in the background: on every state where they can be listed, otherwise on a sample that grows.

use std::sync::Arc;
use std::time::Duration;

use crate::window::screens::heuristics::reading::{Question, Tools};
use slidescope_core::puzzle::Board;
use slidescope_core::search::heuristics::pattern_database::{BuildProgress, PatternDatabase};
use slidescope_core::search::heuristics::script::ScriptError;
use slidescope_core::search::{Distances, Heuristic};
use slidescope_core::services::is_too_long;
use slidescope_core::services::machine::Cores;
use slidescope_core::study::heuristic_check::{
    HeuristicCheck, NoValues, Subject, check_every_state, check_sample, every_value, sought_longer,
};
use slidescope_core::tasks;
use slidescope_core::tasks::{Job, Token, Update, Wake, is_brief};

/// Boards per sample: a few for a first result, then as many as the command line checks.
const SAMPLES: [u64; 2] = [300, 10_000];
/// Boards in the sample where checks must be brief, because the window waits for them.
const BRIEF: u64 = 2_000;
/// Seconds that a check of all states may take there; if it would take longer, a sample is checked.
const ALL_IN: f64 = 0.6;
/// Number of findings kept, so that switching to another heuristic and back needs no new check.
const KEPT: usize = 24;
/// Limits on timing evaluations: the duration and the number of evaluations.
const TIMED: (Duration, usize) = (Duration::from_millis(30), 4_000);

#[derive(Clone, Debug)]
pub struct Findings {
    pub question: Question,
    pub check: HeuristicCheck,
    pub complete: bool,
    /// h* − h by h*.
    pub errors: Vec<ErrorAt>,
    pub seconds_each: f64,
}

/// h* − h of the states at one distance; below 0 where h overestimates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ErrorAt {
    pub h_star: u32,
    pub mean: f64,
    pub least: i64,
    pub most: i64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CheckProgress {
    /// Building the tables for exact distances; the percentage done.
    Preparing(u8),
    Checked {
        done: u64,
        of: u64,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub enum CheckError {
    Script(ScriptError),
    /// The check takes longer than allowed.
    TooLong,
    /// A defect, or no memory for the tables.
    BrokeOff,
}

#[derive(Default)]
struct Partial {
    progress: Option<CheckProgress>,
    findings: Option<Findings>,
}

/// The running check and earlier findings.
pub struct Checks {
    job: Job<Question, Result<Findings, CheckError>, Partial>,
    progress: Option<CheckProgress>,
    /// Newest first.
    pub(crate) known: Vec<Arc<Findings>>,
    failed: Option<(Question, CheckError)>,
}

impl Checks {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            job: Job::new("heuristic check", wake),
            progress: None,
            known: Vec::new(),
            failed: None,
        }
    }

    pub(crate) fn poll(&mut self) {
        while let Some(update) = self.job.poll() {
            match update {
                Update::Progress(told) => {
                    self.progress = told.progress.or(self.progress);
                    told.findings.into_iter().for_each(|found| self.keep(found));
                }
                Update::Finished(question, done) => {
                    match done.unwrap_or(Err(CheckError::BrokeOff)) {
                        Ok(findings) => self.keep(findings),
                        Err(error) => self.failed = Some((question, error)),
                    }
                }
            }
        }
    }

    /// Starts a check of `question`, replacing any other, unless it was checked already.
    pub(crate) fn want(&mut self, question: &Question, tools: &Tools) {
        if self.job.asked() == Some(question) {
            return;
        }
        let complete = self.get(question).is_some_and(|found| found.complete);
        if complete || self.error(question).is_some() {
            return self.job.cancel();
        }
        if is_too_long(question.goal.size()) {
            self.failed = Some((question.clone(), CheckError::TooLong));
            return;
        }
        self.progress = None;
        let (asked, tools) = (question.clone(), tools.clone());
        self.job.ask(question.clone(), move |token| {
            findings(&asked, &tools, token).map_err(|error| match error {
                NoValues::Script(error) => CheckError::Script(error),
                NoValues::Cancelled if is_brief() => CheckError::TooLong,
                NoValues::Cancelled => CheckError::BrokeOff,
            })
        });
    }

    pub(crate) fn get(&self, question: &Question) -> Option<&Arc<Findings>> {
        self.known.iter().find(|found| found.question == *question)
    }

    pub(crate) fn error(&self, question: &Question) -> Option<&CheckError> {
        let (failed, error) = self.failed.as_ref()?;
        (failed == question).then_some(error)
    }

    pub fn progress(&self) -> Option<CheckProgress> {
        let goal = self.job.asked()?.goal;
        let begins = if Distances::covers(goal.size()) {
            let of = goal.size().reachable_states() as u64;
            CheckProgress::Checked { done: 0, of }
        } else {
            CheckProgress::Preparing(0)
        };
        Some(self.progress.unwrap_or(begins))
    }

    /// Moves these findings to the front, because they are being shown.
    pub(crate) fn look_at(&mut self, question: &Question) {
        if let Some(at) = self.known.iter().position(|of| of.question == *question) {
            self.known[..=at].rotate_right(1);
        }
    }

    fn keep(&mut self, findings: Findings) {
        self.known
            .retain(|known| known.question != findings.question);
        self.known.insert(0, Arc::new(findings));
        self.known.truncate(KEPT);
    }
}

fn findings(
    question: &Question,
    tools: &Tools,
    token: &Token<'_, Partial>,
) -> Result<Findings, NoValues> {
    let goal = question.goal;
    let subject = &question.program;
    let tell = |progress| {
        token.update(|partial| Partial {
            progress: Some(progress),
            ..partial.unwrap_or_default()
        });
        token.go_on()
    };
    let tell_first = |first| {
        token.update(|partial| Partial {
            findings: Some(first),
            ..partial.unwrap_or_default()
        });
    };
    let preparing = |built: BuildProgress| tell(CheckProgress::Preparing(built.percent()));
    let prepare = || tools.patterns(&goal, preparing);
    let cores = Cores::all();
    let finish = |check: HeuristicCheck, complete| {
        Ok(Findings {
            question: question.clone(),
            complete,
            errors: errors(&check),
            seconds_each: seconds_each(subject, &check, tools)?,
            check,
        })
    };
    let sample = |patterns: &PatternDatabase, of| {
        let go_on = |done| tell(CheckProgress::Checked { done, of });
        let tables = (patterns, &tools.databases);
        check_sample(subject, goal, of, tables, &cores, &go_on)
    };
    let [few, many] = SAMPLES;
    let is_own = matches!(question.program, Subject::Script(_));
    if Distances::covers(goal.size()) && is_own && is_brief() {
        let patterns = prepare()?;
        let first = finish(sample(&patterns, few)?, false)?;
        if first.seconds_each * goal.size().reachable_states() as f64 > ALL_IN {
            return finish(sample(&patterns, BRIEF)?, true);
        }
    }
    if Distances::covers(goal.size()) {
        if question.program == Subject::BuiltIn(Heuristic::Patterns) {
            prepare()?;
        }
        let of = goal.size().reachable_states() as u64;
        let distances = tools
            .distances(goal, question.costs)
            .ok_or(NoValues::Cancelled)?;
        let go_on = |done| tell(CheckProgress::Checked { done, of });
        let values = every_value(subject, &distances, &tools.databases, &cores, &go_on)?;
        let is_unit = question.costs.is_unit();
        if let (true, Subject::Script(source)) = (is_unit, &question.program) {
            tools.databases.own().keep(source, &goal, &values);
        }
        let mut check = check_every_state(&distances, &values);
        if check.overestimates > 0 && is_unit && !is_brief() {
            tell_first(finish(check.clone(), false)?);
            let go_on = || token.go_on();
            if let Some(heuristic) = subject.heuristic() {
                let sought = sought_longer(&distances, heuristic, &tools.databases, &go_on);
                check.longer = Some(sought?);
            }
        }
        return finish(check, true);
    }
    let patterns = prepare()?;
    tell_first(finish(sample(&patterns, few)?, false)?);
    finish(sample(&patterns, many)?, true)
}

/// Returns h* − h by h*.
fn errors(check: &HeuristicCheck) -> Vec<ErrorAt> {
    // The counts are sorted by h*, then by h.
    let counts: Vec<((u32, u32), u64)> = check.counts.iter().map(|(&at, &n)| (at, n)).collect();
    let errors = counts.chunk_by(|a, b| a.0.0 == b.0.0).map(|alike| {
        let error = |&((h_star, h), _): &((u32, u32), u64)| i64::from(h_star) - i64::from(h);
        let all: u64 = alike.iter().map(|(_, count)| count).sum();
        let sum: f64 = alike.iter().map(|of| error(of) as f64 * of.1 as f64).sum();
        ErrorAt {
            h_star: alike[0].0.0,
            mean: sum / all as f64,
            least: error(&alike[alike.len() - 1]),
            most: error(&alike[0]),
        }
    });
    errors.collect()
}

fn seconds_each(subject: &Subject, check: &HeuristicCheck, tools: &Tools) -> Result<f64, NoValues> {
    let (longest, most) = TIMED;
    let mut evaluate = subject.for_goal(&check.goal, &tools.databases)?;
    let boards: Vec<Board> = check.examples.values().copied().collect();
    let (began, mut done) = (tasks::now(), 0_usize);
    for board in boards.iter().cycle().take(most) {
        evaluate(board.state())?;
        done += 1;
        if tasks::now() - began >= longest {
            break;
        }
    }
    Ok((tasks::now() - began).as_secs_f64() / done.max(1) as f64)
}
