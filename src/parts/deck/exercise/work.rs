//! An open exercise: its tasks, the answers, what is typed, which task is open, and what the student may see of the verdicts.

use std::collections::BTreeMap;
use std::time::Duration;

use web_time::{Instant, SystemTime, UNIX_EPOCH};

use crate::deck::answer::typed::Objection;
use crate::deck::answer::{Typed, Way};
use crate::deck::exercise::kept::{self, Fate, KeptAnswers, LOOKS_EVERY, file_stem};
use crate::deck::exercise::verdict::{Verdict, judge};
use crate::deck::exercise::{Exercises, Prepared};
use crate::facts::Pending;
use crate::files::{AnswersFormat, SaveFile, Target};
use crate::{Effect, Facts};
use slidescope_core::files::read_regular;
use slidescope_core::lesson::exercise::{
    Answer, Answers, AnswersShown, Exercise, MAX_ANSWERS_BYTES, MAX_TRIES, Solutions, Student,
    StudentTask, TaskAnswers, Try,
};
use slidescope_core::order::read_order;
use slidescope_core::puzzle::Board;
use slidescope_core::run::Tone;
use slidescope_core::tasks::{Token, in_words};
use slidescope_core::text::exercises as text;

pub struct Work {
    pub student: Student,
    pub tasks: Vec<StudentTask>,
    /// For each task, the boards expanded up to the moment that it asks about.
    pub(crate) expanded: Vec<Vec<Board>>,
    pub(crate) again: bool,
    pub(crate) shown: AnswersShown,
    /// Whether the right answers are the teacher's.
    pub(crate) is_locked_up: bool,
    pub answers: Answers,
    pub typed: Vec<Typed>,
    /// The open task; the index after the last task is the page on which answers are saved.
    pub at: usize,
    /// Whether the right answers were requested, so that no more answers are accepted.
    pub(crate) closed: bool,
    /// Whether the answers were handed in to a learning platform, so that no more are accepted.
    pub handed_in: bool,
    /// Whether a learning platform is told the points, which are then known before a student may see them.
    pub(crate) reports: bool,
    pub file: SaveFile<AnswersFormat>,
    /// Whether the shown task should get the keyboard focus.
    pub(crate) arrives: bool,
    /// Whether the verdict should be scrolled into view.
    pub(crate) reveals: bool,
    pub refused: Option<String>,
    keeping: KeptAnswers,
    pub(super) reading: Pending,
    judging: Pending,
    verdicts: BTreeMap<usize, Verdict>,
}

impl Work {
    pub(crate) fn new(exercise: &Exercise, prepared: Prepared) -> Self {
        let (tasks, answers) = (prepared.tasks, prepared.answers);
        let student = answers.student.clone();
        Self {
            file: SaveFile::new(Target::Answers, &file_stem(&student)),
            typed: vec![Typed::default(); tasks.len()],
            at: 0,
            again: exercise.again,
            shown: exercise.answers,
            is_locked_up: exercise.solutions == Solutions::Locked,
            closed: false,
            handed_in: false,
            reports: false,
            arrives: true,
            reveals: false,
            refused: None,
            keeping: KeptAnswers::new(prepared.keeps, answers.clone()),
            reading: Pending::default(),
            judging: Pending::default(),
            verdicts: BTreeMap::new(),
            expanded: prepared.expanded,
            student,
            tasks,
            answers,
        }
    }

    /// Returns the open task. There is none on the last page.
    pub(crate) fn own(&self) -> &StudentTask {
        &self.tasks[self.at]
    }

    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.tasks.len());
        self.arrives = true;
        self.reveals = false;
        self.refused = None;
    }

    pub fn tries(&self, task: usize) -> &[Try] {
        self.answers.tries(task)
    }

    /// Returns what has become of the last answer to a task.
    pub fn fate(&self, task: usize) -> Fate {
        let keeping = &self.keeping;
        if keeping.has(task, self.tries(task).len()) {
            Fate::Kept
        } else if self.file.saved().is_some() {
            Fate::Saved
        } else if keeping.path.is_none() || keeping.fault.is_some() {
            Fate::OnlyHere(keeping.fault.clone())
        } else {
            Fate::Pending
        }
    }

    /// Returns whether answers would be lost if the window closed now.
    #[cfg(target_arch = "wasm32")]
    pub fn is_at_risk(&self) -> bool {
        let is_safe = |task| matches!(self.fate(task), Fate::Kept | Fate::Saved);
        (0..self.tasks.len()).any(|task| self.is_done(task) && !is_safe(task))
    }

    /// Returns whether answers would be lost with the window.
    pub fn is_only_here(&self) -> bool {
        let is_here = |task| matches!(self.fate(task), Fate::OnlyHere(_));
        (0..self.tasks.len()).any(|task| self.is_done(task) && is_here(task))
    }

    pub(crate) fn is_done(&self, task: usize) -> bool {
        !self.tries(task).is_empty()
    }

    pub fn done(&self) -> usize {
        (0..self.tasks.len()).filter(|it| self.is_done(*it)).count()
    }

    /// Returns the first task without an answer.
    pub(crate) fn first_open(&self) -> Option<usize> {
        (0..self.tasks.len()).find(|it| !self.is_done(*it))
    }

    /// Returns whether the task accepts no more answers.
    pub fn is_locked(&self, task: usize) -> bool {
        let tries = self.tries(task).len();
        let all = self.tasks[task].task.points;
        let is_all = |it: &Verdict| it.grade.points == all && it.of.0 == tries;
        let verdict = self.verdicts.get(&task);
        let is_right = self.shown == AnswersShown::AtOnce && verdict.is_some_and(is_all);
        self.ends() || tries >= MAX_TRIES || (tries > 0 && (!self.again || is_right))
    }

    /// Returns whether the student may see the verdict on the answer to a task.
    pub(crate) fn may_see(&self, task: usize) -> bool {
        self.closed || (self.shown == AnswersShown::AtOnce && self.is_done(task))
    }

    /// Returns the verdict on the answer to a task, once it may be seen and is computed.
    pub(crate) fn verdict(&self, task: usize) -> Option<&Verdict> {
        let known = self.verdicts.get(&task).filter(|_| self.may_see(task));
        known.filter(|it| it.of == self.judged_of(task))
    }

    /// Returns whether no more answers are accepted at all.
    pub(crate) const fn ends(&self) -> bool {
        self.closed || self.handed_in
    }

    /// Returns the points by which a task is graded, once its answers are judged.
    pub(super) fn counted(&self, task: usize) -> Option<u32> {
        let known = self.verdicts.get(&task)?;
        (known.of == self.judged_of(task)).then_some(known.counted)
    }

    /// Returns whether the answers end with the window, unless they are saved.
    pub(crate) const fn keeps_nothing(&self) -> bool {
        self.keeping.path.is_none() && self.keeping.reported.is_none()
    }

    pub(super) fn note_reported(&mut self, reported: Answers) {
        self.keeping.reported = Some(reported);
    }

    fn judged_of(&self, task: usize) -> (usize, bool) {
        let locks = self.ends() || !self.again;
        (self.tries(task).len(), locks)
    }

    /// Returns what the fields of a task show: the current entries, or the answer that counts once the task is locked.
    pub(crate) fn seen(&self, task: usize) -> Typed {
        if !self.is_locked(task) {
            return self.typed[task].clone();
        }
        let wrong = self.verdict(task).and_then(|it| it.grade.wrong.clone());
        let tries = self.tries(task);
        let counted = if self.again {
            tries.last()
        } else {
            tries.first()
        };
        let answer = wrong.or_else(|| counted.map(|it| it.answer.clone()));
        answer.as_ref().map_or_else(Typed::default, Typed::of)
    }

    /// Sets the path of the answer to the open task. Returns `false` if the task is not answered with a file.
    pub fn name_file(&mut self, path: &str) -> bool {
        let at = self.at;
        let own = self.tasks.get(at).filter(|_| !self.is_locked(at));
        let takes_file = own.is_some_and(|own| Way::of(&own.task) == Way::File);
        if takes_file {
            path.clone_into(&mut self.typed[at].text);
        }
        takes_file
    }

    /// Submits the entries for the open task.
    pub fn answer(&mut self, facts: &Facts) {
        let at = self.at;
        let Some(own) = self.tasks.get(at).filter(|_| !self.is_locked(at)) else {
            return;
        };
        let asked_before = self.refused.take().is_some();
        if let Some(objection) = self.typed[at].objection(own) {
            let may_insist = !matches!(objection, Objection::Program(_));
            if !(may_insist && asked_before) {
                self.refused = Some(objection.words());
                return;
            }
        }
        let (way, problem) = (Way::of(&own.task), own.setup().problem);
        if way == Way::File {
            let path = self.typed[at].text.trim().to_owned();
            let read = move |_: &Token<'_, ()>| -> Result<_, String> {
                let bytes = read_regular(path.as_ref(), MAX_ANSWERS_BYTES)
                    .map_err(|fault| text::file_unreadable(&path, fault))?;
                let order = read_order(&bytes, &problem);
                order.map_err(|fault| text::file_no_order(&path, fault))?;
                Ok(Answer::File(String::from_utf8(bytes).unwrap_or_default()))
            };
            self.reading = facts.spawn(
                "order",
                read,
                move |all: &mut Exercises, read, facts| match (all.work(), in_words(read)) {
                    (Some(work), Ok(answer)) => work.take(at, answer, facts),
                    (Some(work), Err(words)) => work.refused = Some(words),
                    (None, _) => {}
                },
            );
        } else if let Some(answer) = self.typed[at].answer(way, &problem) {
            self.take(at, answer, facts);
        }
    }

    fn take(&mut self, task: usize, answer: Answer, facts: &Facts) {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let at = since.map_or(0, |since| since.as_secs());
        let place = self.answers.tasks.iter().position(|it| it.task == task);
        let place = place.unwrap_or_else(|| {
            self.answers.tasks.push(TaskAnswers {
                task,
                board: Some(self.tasks[task].setup().problem.start()),
                tries: Vec::new(),
            });
            self.answers.tasks.len() - 1
        });
        self.answers.tasks[place].tries.push(Try { at, answer });
        if self.answers.to_text().len() as u64 > MAX_ANSWERS_BYTES {
            self.answers.tasks[place].tries.pop();
            self.refused = Some(text::file_too_large(MAX_ANSWERS_BYTES >> 20));
            return;
        }
        self.reveals = true;
        self.answers.tasks.sort_by_key(|it| it.task);
        self.file.forget();
        self.keep(facts);
    }

    /// Adds the answers of a file to those given here.
    pub(crate) fn take_in(&mut self, given: &Answers, facts: &Facts) {
        self.answers.add(given, self.again);
        self.go_to(self.first_open().unwrap_or(self.tasks.len()));
        self.keep(facts);
    }

    /// Adds the answers to those kept, unless that is under way.
    fn keep(&mut self, facts: &Facts) {
        let Some(path) = self.keeping.path.clone() else {
            return;
        };
        if !self.is_writing() {
            let (answers, again) = (self.answers.clone(), self.again);
            let keep = move |_: &Token<'_, ()>| kept::keep(&path, &answers, again);
            self.keeping.writing =
                facts.spawn("answers", keep, |all: &mut Exercises, kept, facts| {
                    if let Some(work) = all.work() {
                        work.kept(in_words(kept), facts);
                    }
                });
        }
    }

    /// Keeps the answers that are not written yet, even after the work is dropped.
    pub(crate) fn let_go(mut self, facts: &Facts) {
        if self.keeping.kept != self.answers {
            self.keeping.writing = Pending::default();
            self.keep(facts);
        }
    }

    pub fn save(&mut self, facts: &Facts) {
        let answers = self.answers.clone();
        self.file.write_text(&facts.wake, move || answers.to_text());
    }

    /// Starts judging what may be seen, and looks at the kept answers.
    pub(crate) fn follow(&mut self, facts: &Facts) {
        if !self.judging.is_busy() {
            let wanted = (0..self.tasks.len()).find(|task| {
                let known = self.verdicts.get(task).map(|it| it.of);
                let asked = self.may_see(*task) || self.reports && self.is_done(*task);
                asked && known != Some(self.judged_of(*task))
            });
            wanted.into_iter().for_each(|task| self.judge(task, facts));
        }
        // Another window may have kept answers, and what could not be written is tried again.
        if self.keeping.looked.elapsed() >= LOOKS_EVERY {
            self.keep(facts);
        }
    }

    /// Returns how long to wait until kept answers are read again.
    pub(crate) fn due(&self) -> Option<Duration> {
        let is_idle = self.keeping.path.is_some() && !self.is_writing();
        is_idle.then(|| LOOKS_EVERY.saturating_sub(self.keeping.looked.elapsed()))
    }

    pub(crate) fn is_writing(&self) -> bool {
        self.keeping.writing.is_busy()
    }

    /// Takes the answers that are kept, with those of other windows. Tells an error, but not again while it lasts.
    fn kept(&mut self, kept: Result<Answers, String>, facts: &Facts) {
        self.keeping.looked = Instant::now();
        let kept = match kept {
            Ok(kept) => kept,
            Err(fault) => {
                if self.keeping.fault.replace(fault.clone()).is_none() {
                    facts.ask(Effect::Say(Tone::Bad, text::not_kept_now(fault)));
                }
                return;
            }
        };
        if self.keeping.fault.take().is_some() {
            facts.ask(Effect::Say(Tone::Quiet, text::KEPT_AGAIN.to_string()));
        }
        let mut all = kept.clone();
        all.add(&self.answers, self.again);
        let (at, before) = (self.at, self.tries(self.at).last().cloned());
        if before.is_some_and(|given| !all.tries(at).contains(&given)) {
            self.refused = Some(text::ANSWERED_ELSEWHERE.to_string());
        }
        if all != self.answers {
            self.answers = all;
            self.file.forget();
        }
        self.keeping.kept = kept;
        if self.keeping.kept != self.answers {
            self.keep(facts);
        }
    }

    /// Starts to judge the answers to a task.
    fn judge(&mut self, task: usize, facts: &Facts) {
        let (_, locks) = self.judged_of(task);
        let (own, tries) = (self.tasks[task].clone(), self.tries(task).to_vec());
        let (again, databases) = (self.again, facts.databases.clone());
        let before = self.verdicts.get(&task).cloned();
        let judge =
            move |_: &Token<'_, ()>| judge(&own, again, &tries, locks, before.as_ref(), &databases);
        self.judging = facts.spawn("points", judge, move |all: &mut Exercises, judged, _| {
            if let (Some(work), Ok(verdict)) = (all.work(), judged) {
                work.verdicts.insert(task, verdict);
            }
        });
    }
}
