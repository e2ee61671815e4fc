//! An answer in progress: what was clicked, slid or typed, and how it was judged.

use crate::window::Facts;
use crate::window::pictures::tree::Answered;
use slidescope_core::jobs::Job;
use slidescope_core::lesson::{Answer, Judgement, Reason, Slide, Task, judge, solution};
use slidescope_core::puzzle::{Board, Move};

#[derive(Default)]
pub(crate) struct Asking {
    /// The answers that were judged, in order.
    pub(crate) judged: Vec<(Answer, Judgement)>,
    judging: Option<Job<(), (Answer, Judgement)>>,
    /// The answer, once requested; the inner `None` means that it cannot be found.
    pub(crate) shown: Option<Option<Answer>>,
    showing: Option<Job<(), Option<(Answer, Judgement)>>>,
    /// The typed number or program.
    pub(crate) typed: String,
    /// The boards that were marked or predicted.
    pub(crate) boards: Vec<Board>,
    /// The moves that were made on the tiles.
    pub(crate) moves: Vec<Move>,
    /// Whether any prediction was wrong.
    failed: bool,
}

impl Asking {
    pub(crate) const fn is_busy(&self) -> bool {
        self.judging.is_some() || self.showing.is_some()
    }

    /// Starts finding the right answer in the background. Answers given after that do not count.
    pub(crate) fn show_answer(&mut self, slide: &Slide, facts: &Facts) {
        if self.is_busy() {
            return;
        }
        let (slide, databases) = (slide.clone(), facts.databases.clone());
        let find = move || {
            let given = solution(&slide, &databases)?;
            let said = judge(&slide, &given, &databases);
            Some((given, said))
        };
        self.showing = Some(Job::once("answer", &facts.wake, find));
    }

    pub(crate) fn last(&self) -> Option<&(Answer, Judgement)> {
        self.judged.last()
    }

    /// Returns the judgement on this answer.
    pub(crate) fn on(&self, given: &Answer) -> Option<&Judgement> {
        let mut all = self.judged.iter().rev();
        all.find(|(other, _)| other == given).map(|(_, said)| said)
    }

    pub(crate) fn give(&mut self, given: Answer, slide: &Slide, facts: &Facts) {
        if self.is_busy() || self.shown.is_some() {
            return;
        }
        let (slide, databases) = (slide.clone(), facts.databases.clone());
        self.judging = Some(Job::once("answer", &facts.wake, move || {
            let said = judge(&slide, &given, &databases);
            (given, said)
        }));
    }

    /// Receives a judgement. Returns whether the answer was right, or `None` if that does not count for the question: of a
    /// series of predictions only the first wrong one and the last right one count.
    pub(crate) fn poll(&mut self, slide: &Slide) -> Option<bool> {
        if let Some(((), shown)) = Job::take_finished(&mut self.showing) {
            let shown = shown.ok().flatten();
            self.shown = Some(shown.as_ref().map(|(given, _)| given.clone()));
            if let Some((Answer::Boards(boards), _)) = &shown {
                self.boards.clone_from(boards);
            }
            self.judged.extend(shown);
        }
        let ((), judged) = Job::take_finished(&mut self.judging)?;
        let (given, said) = judged.ok()?;
        let right = said.right;
        let times = match slide.task() {
            Some(Task::Predict(times)) => times.get() as usize,
            _ => 0,
        };
        let (predicts, more) = (times > 0, self.boards.len() < times);
        if predicts && !right {
            self.boards.pop();
        }
        self.judged.push((given, said));
        match (predicts, right) {
            (true, false) if std::mem::replace(&mut self.failed, true) => None,
            (true, true) if more => None,
            _ => Some(right),
        }
    }

    /// The boards marked in the picture, each with its verdict.
    pub(crate) fn marks(&self) -> impl Iterator<Item = (Board, Answered)> {
        let judged = self
            .last()
            .and_then(|(given, said)| match (given, &said.reason) {
                (Answer::Boards(given), Reason::Marked { wrong, .. }) => Some((given, wrong)),
                _ => None,
            });
        self.boards.iter().map(move |board| match judged {
            Some((_, wrong)) if wrong.contains(board) => (*board, Answered::Wrong),
            Some((given, _)) if given.contains(board) => (*board, Answered::Right),
            _ => (*board, Answered::Marked),
        })
    }

    /// Takes a board that was clicked: marks it, removes its mark, or predicts it.
    pub(crate) fn click(&mut self, board: Board, slide: &Slide, facts: &Facts) {
        match slide.task() {
            Some(Task::Mark { .. }) => match self.boards.iter().position(|it| *it == board) {
                Some(index) => drop(self.boards.remove(index)),
                None => self.boards.push(board),
            },
            Some(Task::Predict(_)) if !self.is_busy() => {
                self.boards.push(board);
                self.give(Answer::Boards(self.boards.clone()), slide, facts);
            }
            _ => {}
        }
    }
}
