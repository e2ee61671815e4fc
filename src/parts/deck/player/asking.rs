//! An answer in progress: what was clicked, slid or typed, and how it and those before it were judged.

use crate::deck::answer::{Typed, Way};
use crate::deck::player::Course;
use crate::facts::Pending;
use crate::pictures::tree::Answered;
use crate::{Effect, Facts};
use slidescope_core::lesson::{
    Answer, Given, Judgement, Reason, Slide, Task, Tries, judge, solution,
};
use slidescope_core::puzzle::Board;
use slidescope_core::run::Transport;
use slidescope_core::search::PatternDatabases;
use slidescope_core::tasks::Token;

#[derive(Default)]
pub struct Asking {
    /// Whether the slide was shown before.
    pub(crate) arrived: bool,
    /// The answers that were judged, in order.
    pub(crate) judged: Vec<(Answer, Judgement)>,
    judging: Pending,
    /// The answer, once requested; the inner `None` means that it cannot be found.
    pub shown: Option<Option<Answer>>,
    showing: Pending,
    /// What is entered, and on a slide to play with the value in the hand.
    pub(crate) typed: Typed,
    /// How many hints were asked for.
    pub(crate) hints: usize,
    /// Whether any prediction was wrong.
    failed: bool,
    /// The answers of an earlier visit, while they are judged again.
    returning: Pending,
}

/// An answer that was judged.
pub(crate) struct News {
    pub(crate) given: Answer,
    pub(crate) right: bool,
    /// Whether it was right, or `None` if it does not count for the question: of a series of predictions only the first
    /// wrong one and the last right one count.
    pub(crate) counts: Option<bool>,
}

impl Asking {
    /// Returns what was answered on `slide` at an earlier visit. The reasons follow once it is judged again.
    pub(crate) fn again(slide: &Slide, tries: &Tries, facts: &Facts) -> Self {
        let mut asking = Self {
            failed: tries.tries > 0 && !tries.right,
            ..Self::default()
        };
        let Some(task) = slide.task() else {
            return asking;
        };
        let read = |kept: &Given| Some((Answer::of_kept(task, &kept.answer)?, kept.right));
        let given: Vec<(Answer, bool)> = tries.given.iter().filter_map(read).collect();
        let counts = |(_, right): &&(Answer, bool)| *right || !predicts(slide);
        let last = given.iter().rev().find(counts);
        asking.typed = last.map_or_else(Typed::default, |(last, _)| Typed::of(last));
        if tries.shown {
            asking.show_answer(slide, facts);
        }
        if !given.is_empty() {
            let given = given.into_iter().map(|(given, _)| given).collect();
            asking.returning = judged(
                slide,
                facts,
                |_, _| given,
                |asking, judged, _| {
                    asking.judged.splice(0..0, judged);
                    None
                },
            );
        }
        asking
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.judging.is_busy() || self.showing.is_busy() || self.returning.is_busy()
    }

    /// Whether the answer to an open question is offered: after one try.
    pub(crate) const fn offers_answer(tries: &Tries) -> bool {
        tries.tries > 0
    }

    /// Starts finding the right answer in the background. Answers given after that do not count.
    pub(crate) fn show_answer(&mut self, slide: &Slide, facts: &Facts) {
        if self.is_busy() {
            return;
        }
        let find = |slide: &Slide, databases: &PatternDatabases| {
            solution(slide, databases).into_iter().collect()
        };
        self.showing = judged(slide, facts, find, |asking, judged, _| {
            asking.reveal(judged.into_iter().next());
            None
        });
    }

    pub(crate) fn last(&self) -> Option<&(Answer, Judgement)> {
        self.judged.last()
    }

    /// Returns the judgement on this answer.
    pub(crate) fn on(&self, given: &Answer) -> Option<&Judgement> {
        let mut all = self.judged.iter().rev();
        all.find(|(other, _)| other == given).map(|(_, said)| said)
    }

    /// Gives what is entered, if that is an answer.
    pub(crate) fn submit(&mut self, slide: &Slide, facts: &Facts) {
        let way = slide.task().map(Way::to);
        let answer = way.and_then(|way| self.typed.answer(way, &slide.setup.problem));
        answer
            .into_iter()
            .for_each(|it| self.give(it, slide, facts));
    }

    pub(crate) fn give(&mut self, given: Answer, slide: &Slide, facts: &Facts) {
        if self.is_busy() || self.shown.is_some() {
            return;
        }
        let times = match slide.task() {
            Some(Task::Predict(times)) => times.get() as usize,
            _ => 0,
        };
        let plays = matches!(slide.task(), Some(Task::Play(_)));
        let given = |_: &Slide, _: &PatternDatabases| vec![given];
        self.judging = judged(slide, facts, given, move |asking, judged, facts| {
            let (given, said) = judged.into_iter().next()?;
            if times > 0 && said.right {
                // A right prediction is carried out, so that the next one can be asked for.
                facts.ask(Effect::transport(Transport::Step));
            }
            Some(asking.take(given, said, times, plays))
        });
    }

    fn reveal(&mut self, found: Option<(Answer, Judgement)>) {
        self.shown = Some(found.as_ref().map(|(given, _)| given.clone()));
        if let Some((Answer::Boards(boards), _)) = &found {
            self.typed.boards.clone_from(boards);
        }
        self.judged.extend(found);
    }

    /// Takes a judgement on an answer to a question that asks for so many predictions, or `plays` with the search.
    fn take(&mut self, given: Answer, said: Judgement, times: usize, plays: bool) -> News {
        let right = said.right;
        let (predicts, more) = (times > 0, self.typed.boards.len() < times);
        if predicts && !right {
            self.typed.boards.pop();
        }
        self.judged.push((given.clone(), said));
        let counts = match (predicts, right) {
            (true, false) if std::mem::replace(&mut self.failed, true) => None,
            (true, true) if more => None,
            // A value in the hand is no answer before the aim is reached.
            _ if plays => right.then_some(true),
            _ => Some(right),
        };
        News {
            given,
            right,
            counts,
        }
    }

    /// The boards marked in the picture, each with its verdict.
    pub fn marks(&self) -> impl Iterator<Item = (Board, Answered)> {
        let judged = self
            .last()
            .and_then(|(given, said)| match (given, &said.reason) {
                (Answer::Boards(given), Reason::Marked { wrong, .. }) => Some((given, wrong)),
                _ => None,
            });
        self.typed.boards.iter().map(move |board| match judged {
            Some((_, wrong)) if wrong.contains(board) => (*board, Answered::Wrong),
            Some((given, _)) if given.contains(board) => (*board, Answered::Right),
            None if self.shown.is_some() => (*board, Answered::Right),
            _ => (*board, Answered::Marked),
        })
    }

    /// Takes a board that was clicked: marks it, removes its mark, or predicts it.
    pub(crate) fn click(&mut self, board: Board, slide: &Slide, facts: &Facts) {
        match slide.task() {
            Some(Task::Mark { .. }) => {
                let boards = &mut self.typed.boards;
                match boards.iter().position(|it| *it == board) {
                    Some(index) => drop(boards.remove(index)),
                    None => boards.push(board),
                }
            }
            Some(Task::Predict(_)) if !self.is_busy() => {
                self.typed.boards.push(board);
                self.submit(slide, facts);
            }
            _ => {}
        }
    }
}

/// Judges the answers that `given` finds, in the background. `then` takes them, and says what counts.
fn judged(
    slide: &Slide,
    facts: &Facts,
    given: impl FnOnce(&Slide, &PatternDatabases) -> Vec<Answer> + Send + 'static,
    then: impl FnOnce(&mut Asking, Vec<(Answer, Judgement)>, &Facts) -> Option<News> + 'static,
) -> Pending {
    let (slide, databases) = (slide.clone(), facts.databases.clone());
    let work = move |_: &Token<'_, ()>| {
        let given = given(&slide, &databases).into_iter();
        let judged = given.map(|given| {
            let said = judge(&slide, &given, &databases);
            (given, said)
        });
        judged.collect::<Vec<_>>()
    };
    facts.spawn("answer", work, |course: &mut Course, judged, facts| {
        let Some(play) = &mut course.play else { return };
        let news = then(&mut play.asking, judged.unwrap_or_default(), facts);
        play.show_value(facts);
        news.into_iter().for_each(|news| course.note(&news));
    })
}

fn predicts(slide: &Slide) -> bool {
    matches!(slide.task(), Some(Task::Predict(_)))
}
