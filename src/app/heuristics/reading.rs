//! Whether a program can be read, and what it says of the board in Explore: found in the background with every edit.

use crate::app::heuristics::program::{Program, Tools, unless_cancelled};
use crate::jobs::{Job, Wake};
use crate::puzzle::Board;
use crate::search::Heuristic;
use crate::search::heuristics::script::ScriptError;
use crate::study::heuristic_check::Subject;

/// A program with the boards that it is to be read for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) program: Program,
    pub(crate) goal: Board,
    /// The board whose estimate is shown, where it is legal.
    pub(crate) start: Option<Board>,
}

/// The estimate of the start, where there is one.
type Read = Result<Option<u32>, ScriptError>;

pub(crate) struct Reading {
    job: Job<Asked, Read>,
    last: Option<(Asked, Read)>,
}

impl Reading {
    pub(crate) fn new(wake: Wake) -> Self {
        Self {
            job: Job::new("heuristic", wake),
            last: None,
        }
    }

    /// Takes what has come, and has `asked` read where it is not read yet. Never waits.
    pub(crate) fn want(&mut self, asked: &Asked, tools: &Tools) {
        if let Some((asked, Ok(read))) = self.job.finished() {
            self.last = Some((asked, read));
        }
        let known = self.last.as_ref().is_some_and(|(last, _)| last == asked);
        if known || self.job.asked() == Some(asked) {
            return;
        }
        let (question, tools) = (asked.clone(), tools.clone());
        self.job.ask(asked.clone(), move |token| {
            if question.program == Program::BuiltIn(Heuristic::Patterns) {
                let go_on = |_| unless_cancelled(token);
                let cache = &tools.cache;
                let tables = cache.patterns(&tools.databases, &question.goal, &go_on);
                if tables.is_none() {
                    return Ok(None);
                }
            }
            read(&tools.subject(&question.program), &question, &tools)
        });
    }

    /// What was read last, whatever is asked now.
    pub(crate) fn last(&self) -> Option<(&Asked, Result<Option<u32>, &ScriptError>)> {
        let (asked, read) = self.last.as_ref()?;
        Some((asked, read.as_ref().map(|h| *h)))
    }
}

/// Evaluates the goal too, so that what breaks off everywhere is told where there is no start.
fn read(subject: &Subject, asked: &Asked, tools: &Tools) -> Read {
    let mut evaluate = subject.for_goal(&asked.goal, &tools.databases)?;
    evaluate(asked.goal.state())?;
    asked.start.map(|start| evaluate(start.state())).transpose()
}
