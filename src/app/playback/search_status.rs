//! The status line about the search.

use crate::app::playback::{Phase, Playback};
use crate::app::status::{Status, Tone};
use crate::search::{Limit, Outcome};
use crate::study::SolutionQuality;
use crate::text::status;

impl Playback {
    pub(crate) fn status(&self) -> Option<Status> {
        if let Some(notice) = &self.notice {
            return Some(notice.clone());
        }
        let run = self.run.as_ref()?;
        if run.failure().is_some() {
            return Some(Status::new(Tone::Bad, status::BROKEN));
        }
        let made = run.progress.stats.expanded;
        let timeline = &run.timeline;
        if timeline.moment().part().is_some() {
            let (_, at) = self.fine_steps();
            let text = status::within(timeline.at(), at + 1);
            return Some(Status::new(Tone::Waiting, text));
        }
        if !timeline.follows() {
            // The outcome comes after the moment shown.
            let text = status::looks_at(timeline.at(), made);
            return Some(Status::new(Tone::Quiet, text));
        }
        let bad = |text| Status::new(Tone::Bad, text);
        let limit = |text: String| match run.at_least {
            Some(at_least) => bad(status::with_bound(at_least, &text)).with_short(text),
            None => bad(text),
        };
        Some(match run.outcome() {
            Some(Outcome::Solved(solution)) => {
                let replay = self.replay.as_ref();
                let quality = replay.map_or(SolutionQuality::Unknown, |replay| replay.quality);
                let text = status::solved_in(solution.len(), quality);
                Status::new(Tone::Solved, text).with_short(status::solved(solution.len()))
            }
            Some(Outcome::Exhausted) => bad(status::exhausted(run.progress.stats.visited)),
            Some(Outcome::NoEstimate(error)) => bad(status::no_estimate(&**error)),
            Some(Outcome::Limit(Limit::Memory)) => limit(status::memory_limit(made)),
            Some(Outcome::Limit(Limit::Depth)) => limit(status::depth_limit(made)),
            Some(Outcome::Limit(Limit::Expansions)) => limit(status::expansion_limit(made)),
            Some(Outcome::Cancelled) | None => match run.phase {
                Phase::Running => Status::new(Tone::Busy, status::SEARCHING),
                Phase::Paused => {
                    Status::new(Tone::Waiting, status::paused_at(made)).with_short(status::PAUSED)
                }
                Phase::Ended => Status::new(Tone::Quiet, status::CANCELLED),
            },
        })
    }

    /// The length of the solution found, if the algorithm guarantees a shortest one.
    pub(crate) fn proven_length(&self) -> Option<u32> {
        let run = self.run.as_ref()?;
        let proven = run.strategy.is_optimal();
        let replay = self.replay.as_ref().filter(|_| proven)?;
        Some(replay.solution.len() as u32)
    }
}
