//! Every board, searched by the strategies of the form, on all cores in the background.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::window::screens::experiment::{Curve, Point};
use slidescope_core::puzzle::Problem;
use slidescope_core::search::{PatternDatabases, Strategy, prepare};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::every_board::{
    EveryBoard, EveryBoardProgress, Measured, NotMeasured, OfLength,
};
use slidescope_core::tasks::{Job, Update, Wake, in_words};
use slidescope_core::text::experiment as text;
use slidescope_core::text::sentence;

pub struct Every {
    pub(crate) asked: EveryBoard,
    /// `None` once it has ended.
    job: Option<Job<(), Result<Measured, NotMeasured>, EveryBoardProgress>>,
    now: Option<EveryBoardProgress>,
    stop: Arc<AtomicBool>,
    /// How it ended, in a sentence.
    ended: Option<String>,
}

impl Every {
    pub(crate) fn start(asked: EveryBoard, databases: &PatternDatabases, wake: &Wake) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (every, databases, stopped) = (asked.clone(), databases.clone(), Arc::clone(&stop));
        let job = Job::of("every board", wake, (), move |token| {
            if let Ok(problem) = Problem::new(every.goal(), every.goal()) {
                let strategies = every.strategies().iter();
                strategies.for_each(|strategy| prepare(&problem, *strategy, &databases));
            }
            let told = AtomicU64::new(u64::MAX);
            every.measure(&databases, &Cores::all(), &|now| {
                // A frame for each part in a thousand is enough.
                let part = 1000 * now.searches / now.of.max(1);
                if told.swap(part, Relaxed) != part {
                    token.report(now);
                }
                match stopped.load(Relaxed) {
                    true => ControlFlow::Break(()),
                    false => token.go_on(),
                }
            })
        });
        Self {
            asked,
            job: Some(job),
            now: None,
            stop,
            ended: None,
        }
    }

    pub(crate) const fn is_under_way(&self) -> bool {
        self.job.is_some()
    }

    /// Ends it soon. The lengths that are whole are kept.
    pub(crate) fn cancel(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Returns what was measured, once. Never waits.
    pub(crate) fn poll(&mut self) -> Option<Measured> {
        while let Some(update) = self.job.as_mut().and_then(Job::poll) {
            let outcome = match update {
                Update::Progress(now) => {
                    self.now = Some(now);
                    continue;
                }
                Update::Finished((), outcome) => in_words(outcome),
            };
            self.job = None;
            let measured = match outcome {
                Ok(measured) => measured,
                Err(fault) => {
                    self.ended = Some(sentence(&fault));
                    return None;
                }
            };
            let (whole, all) = (measured.lengths.len(), measured.asked);
            let by_cost = !self.asked.costs().is_unit();
            self.ended = Some(text::every_ended(whole == all, by_cost, whole, all));
            return Some(measured);
        }
        None
    }

    /// From 0 to 1.
    pub(crate) fn share(&self) -> f32 {
        let of = |now: EveryBoardProgress| now.searches as f32 / now.of.max(1) as f32;
        match self.ended {
            Some(_) => 1.0,
            None => self.now.map_or(0.0, of),
        }
    }

    pub(crate) fn words(&self) -> String {
        let length = self.now.and_then(|now| now.length);
        let by_cost = !self.asked.costs().is_unit();
        let length = length.map(|length| length.to_string());
        let under_way = || text::every_under_way(length, by_cost);
        self.ended.clone().unwrap_or_else(under_way)
    }
}

/// The mean expansions by length, with the quartiles as the spread.
pub(crate) fn curves(measured: &Measured) -> Vec<Curve> {
    let strategies = measured.every.strategies().iter().enumerate();
    let curve = |(at, &strategy): (usize, &Strategy)| {
        let point = |of: &OfLength| {
            let summary = &of.strategies[at].0;
            let [low, _, high] = summary.quartiles.map(|it| it as f64);
            Point {
                length: of.length,
                mean: summary.expanded as f64 / summary.boards.max(1) as f64,
                deviation: None,
                low,
                high,
                boards: summary.boards,
            }
        };
        Curve {
            strategy,
            points: measured.lengths.iter().map(point).collect(),
            orders: None,
        }
    };
    strategies.map(curve).collect()
}
