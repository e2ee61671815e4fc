//! An exercise on a learning platform, by the calls of SCORM 1.2: who the student is, the answers so far, and after every
//! answer the answers and the share of the points.
//!
//! Source: ADL, “SCORM Version 1.2, Run-Time Environment”, 2001, sections 3.3 and 3.4.

use std::rc::Rc;
use std::time::Duration;

use web_time::Instant;

use crate::deck::exercise::Work;
use slidescope_core::lesson::exercise::scorm::suspended::{suspended, unpacked};
use slidescope_core::lesson::exercise::{Answers, AnswersShown, Student};
use slidescope_core::text::{exercises as text, listed};

/// How long after a refusal the platform is asked again.
const PATIENCE: Duration = Duration::from_secs(30);

/// The functions that a platform offers to the page in it.
pub trait Api {
    /// Calls one with texts. Returns `None` if there is none of this name, or it fails.
    fn call(&self, name: &str, arguments: &[&str]) -> Option<String>;
}

/// What a platform is told.
#[derive(Clone, PartialEq)]
struct Report {
    answers: Answers,
    /// From 0 to 100. `None`: nothing is answered, it is not known yet, or the student must not know it yet.
    score: Option<f64>,
    handed_in: bool,
}

enum State {
    /// It takes everything but the answers to these tasks, which are too long.
    Takes(Vec<usize>),
    /// It refuses, and says why.
    Refuses(String),
    /// There is none.
    Missing,
}

pub struct LearningPlatform {
    api: Option<Rc<dyn Api>>,
    began: Instant,
    pub(crate) student: Option<Student>,
    /// The student's name, as the platform writes it.
    name: String,
    given: Option<Answers>,
    /// Whether it keeps something in place of answers to this exercise, which the first answer replaces.
    keeps_other: bool,
    pub(crate) handed_in: bool,
    state: State,
    told: Option<Report>,
    refused: Option<Instant>,
}

impl LearningPlatform {
    /// Begins a session, or one without a platform, which the student is told.
    pub fn begin(api: Option<Rc<dyn Api>>) -> Self {
        let mut this = Self {
            api,
            began: Instant::now(),
            student: None,
            name: String::new(),
            given: None,
            keeps_other: false,
            handed_in: false,
            state: State::Missing,
            told: None,
            refused: None,
        };
        let Some(api) = this.api.clone() else {
            return this;
        };
        let get = |element: &str| api.call("LMSGetValue", &[element]).unwrap_or_default();
        let begins = says_yes(&*api, "LMSInitialize", &[""]);
        let refusal = (!begins).then(|| reason(&*api));
        let student = get("cmi.core.student_id");
        // One that refuses and answers all the same is in a session that a page before this one could not end.
        if let Some(refusal) = refusal.filter(|_| student.is_empty()) {
            this.state = State::Refuses(refusal);
            return this;
        }
        this.state = State::Takes(Vec::new());
        this.student = Student::new(&student);
        this.name = get("cmi.core.student_name").trim().to_owned();
        let kept = get("cmi.suspend_data");
        this.keeps_other = !kept.trim().is_empty();
        let given = unpacked(&kept).and_then(|file| String::from_utf8(file).ok());
        this.given = given.and_then(|file| Answers::from_text(&file).ok());
        let status = get("cmi.core.lesson_status");
        let ended = ["completed", "passed", "failed"].contains(&status.as_str());
        this.handed_in = ended || get("cmi.core.lesson_mode") == "review";
        this
    }

    /// Returns the student's answers that the platform has. One that does not say who the student is keeps those of its own.
    pub(crate) fn given(&mut self, exercise: &str) -> Option<Answers> {
        let given = self.given.clone().filter(|given| {
            let student = self.student.as_ref().unwrap_or(&given.student);
            given.is_of(exercise, student)
        });
        self.keeps_other &= given.is_none();
        given
    }

    /// Returns whether the answers are at a platform.
    pub const fn takes(&self) -> bool {
        matches!(self.state, State::Takes(_))
    }

    /// Returns the student's name with the number, as far as the platform tells them.
    pub(crate) fn who(&self, student: &Student) -> String {
        match self.name.as_str() {
            "" => student.to_string(),
            name => format!("{name} ({student})"),
        }
    }

    /// Returns what the student should know, and whether it is a warning.
    pub fn words(&self) -> (String, bool) {
        match &self.state {
            State::Takes(left) if !left.is_empty() => {
                let tasks: Vec<String> = left.iter().map(|task| (task + 1).to_string()).collect();
                (text::platform_left_out(listed(&tasks)), true)
            }
            State::Takes(_) if self.keeps_other && !self.handed_in => {
                (text::PLATFORM_KEEPS_OTHER.to_string(), true)
            }
            State::Takes(_) if self.handed_in => (text::HANDED_IN.to_string(), false),
            State::Takes(_) => (text::PLATFORM_KEEPS.to_string(), false),
            State::Refuses(reason) => (text::platform_refuses(reason), true),
            State::Missing => (text::PLATFORM_MISSING.to_string(), true),
        }
    }

    /// Tells the platform what is new of the answers.
    pub(crate) fn follow(&mut self, work: &mut Work) {
        let Some(api) = self.api.clone() else { return };
        self.handed_in |= work.handed_in;
        let report = (work.score(), work.handed_in);
        if self.keeps_other && work.done() == 0 {
            return;
        }
        let is_told = self.told.as_ref().is_some_and(|told| {
            (told.score, told.handed_in) == report && told.answers == work.answers
        });
        let rests = self.refused.is_some_and(|then| then.elapsed() < PATIENCE);
        if is_told && (self.refused.is_none() || rests) {
            return;
        }
        let report = Report {
            answers: work.answers.clone(),
            score: report.0,
            handed_in: report.1,
        };
        let left = tell(&*api, &report, self.began);
        self.told = Some(report);
        match left {
            Some(left) => {
                let mut reported = work.answers.clone();
                reported.tasks.retain(|own| !left.contains(&own.task));
                work.note_reported(reported);
                self.state = State::Takes(left);
                self.keeps_other = false;
                self.refused = None;
            }
            None => {
                self.state = State::Refuses(reason(&*api));
                self.refused = Some(Instant::now());
            }
        }
    }

    /// Returns what ends the session, for when the page is left.
    pub fn ending(&self) -> impl Fn() + use<> {
        let (api, began) = (self.api.clone().filter(|_| self.takes()), self.began);
        move || {
            if let Some(api) = &api {
                api.call("LMSSetValue", &["cmi.core.session_time", &span(began)]);
                api.call("LMSFinish", &[""]);
            }
        }
    }
}

/// Tells the platform all of `report`. Returns the tasks whose answers are too long for it, or `None` if it refuses.
fn tell(api: &dyn Api, report: &Report, began: Instant) -> Option<Vec<usize>> {
    let (answers, left) = suspended(&report.answers);
    let score = report
        .score
        .map(|score| format!("{}", (score * 100.0).round() / 100.0));
    let (status, exit) = match report.handed_in {
        true => ("completed", ""),
        // Platforms go on with the answers only where the page says so.
        false => ("incomplete", "suspend"),
    };
    let span = span(began);
    let values = [
        ("cmi.suspend_data", Some(answers.as_str())),
        ("cmi.core.score.min", Some("0")),
        ("cmi.core.score.max", Some("100")),
        ("cmi.core.score.raw", score.as_deref()),
        ("cmi.core.lesson_status", Some(status)),
        ("cmi.core.exit", Some(exit)),
        ("cmi.core.session_time", Some(span.as_str())),
    ];
    let mut values = values
        .iter()
        .filter_map(|(element, value)| Some([*element, (*value)?]));
    // What is not a part of every platform: the least and the highest score, and the time.
    let may_fail = |element: &str| {
        element.ends_with("min") || element.ends_with("max") || element.ends_with("time")
    };
    let all = values.all(|value| says_yes(api, "LMSSetValue", &value) || may_fail(value[0]));
    (all && says_yes(api, "LMSCommit", &[""])).then_some(left)
}

fn says_yes(api: &dyn Api, name: &str, arguments: &[&str]) -> bool {
    api.call(name, arguments).is_some_and(|said| said == "true")
}

/// Returns why the last call failed, in the platform's words.
fn reason(api: &dyn Api) -> String {
    let code = api.call("LMSGetLastError", &[]).unwrap_or_default();
    let words = api.call("LMSGetErrorString", &[&code]).unwrap_or_default();
    match words.trim() {
        "" => code,
        words => words.to_owned(),
    }
}

/// The time since `began`, as the standard writes it (`CMITimespan`).
fn span(began: Instant) -> String {
    let seconds = began.elapsed().as_secs();
    let (hours, minutes) = (seconds / 3600 % 10_000, seconds / 60 % 60);
    format!("{hours:04}:{minutes:02}:{:02}", seconds % 60)
}

impl Work {
    /// Returns the share of the points from 0 to 100, where all answers are judged. While an answer may be given again, it
    /// would tell whether the last one was right.
    fn score(&self) -> Option<f64> {
        let tells = !self.again || self.shown == AnswersShown::AtOnce;
        if !(tells || self.handed_in || self.closed) || self.done() == 0 {
            return None;
        }
        let all: u32 = self.tasks.iter().map(|own| own.task.points).sum();
        let done = (0..self.tasks.len()).filter(|task| self.is_done(*task));
        let points = done.map(|task| self.counted(task)).sum::<Option<u32>>()?;
        Some(f64::from(points.min(all)) * 100.0 / f64::from(all.max(1)))
    }
}
