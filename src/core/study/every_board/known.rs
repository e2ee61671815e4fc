//! What was measured on every board, kept for the window, and measured in the background.

use std::time::Duration;

use web_time::Instant;

use crate::puzzle::Problem;
use crate::search::{PatternDatabases, Sequential};
use crate::study::every_board::{EveryBoard, Measured, NotMeasured};
use crate::tasks::{Job, Update, Wake};

/// The number of measurements kept. Of the 8-puzzle each takes a megabyte and a half for each strategy.
const KEPT: usize = 8;

/// How long the same boards are wanted before they are measured. Of runs that follow one another at once, only the last one
/// takes a processor from the next search.
const REST: Duration = Duration::from_secs(2);

/// Measurements of every board. They are made one at a time, on one thread, so that a window stays smooth.
pub struct EveryBoardCache {
    /// The ones used last, newest first; `None` if it was not measured.
    known: Vec<(EveryBoard, Option<Measured>)>,
    /// What is measured next, and since when it is wanted.
    next: Option<(EveryBoard, Instant)>,
    job: Job<EveryBoard, Result<Measured, NotMeasured>>,
}

impl EveryBoardCache {
    /// Creates an empty cache. `wake` is called when there is news.
    pub fn new(wake: Wake) -> Self {
        Self {
            known: Vec::new(),
            next: None,
            job: Job::new("every board", wake),
        }
    }

    /// Whether every board is measured soon: of a 2 × 5 board there are ten times as many as of a 3 × 3 board, which take minutes.
    pub fn covers(problem: &Problem) -> bool {
        problem.size().cells() <= 9 && problem.costs().is_unit()
    }

    pub fn get(&self, every: &EveryBoard) -> Option<&Measured> {
        let known = self.known.iter().find(|(known, _)| known == every);
        known.and_then(|(_, measured)| measured.as_ref())
    }

    /// Takes a finished measurement, and measures `every` once it has been wanted for two seconds, unless it is known. What nobody
    /// wants any more is cancelled. Returns the time until the measuring starts, if it waits. Never blocks.
    pub fn want(
        &mut self,
        every: Option<EveryBoard>,
        databases: &PatternDatabases,
    ) -> Option<Duration> {
        while let Some(update) = self.job.poll() {
            if let Update::Finished(every, measured) = update {
                let measured = measured.ok().and_then(Result::ok);
                self.known
                    .insert(0, (every, measured.filter(|it| it.is_whole)));
                self.known.truncate(KEPT);
            }
        }
        let every = every.filter(|every| self.known.iter().all(|(known, _)| known != every));
        if self.job.asked() == every.as_ref() {
            return None;
        }
        self.job.cancel();
        let now = Instant::now();
        let next = self.next.take();
        let next = next.filter(|(next, _)| Some(next) == every.as_ref());
        let (every, since) = next.or_else(|| every.map(|every| (every, now)))?;
        let rest = REST.saturating_sub(now - since);
        if !rest.is_zero() {
            self.next = Some((every, since));
            return Some(rest);
        }
        let (asked, databases) = (every.clone(), databases.clone());
        self.job.ask(asked, move |token| {
            every.measure(&databases, &Sequential, &|_| token.go_on())
        });
        None
    }
}
