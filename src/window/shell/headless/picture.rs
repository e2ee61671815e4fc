//! `slidescope picture`: draws a picture or a film of a search, without a window.

use std::process::ExitCode;

use crate::cli::output::{BAD_INPUT, LIMIT, NOT_WRITTEN};
use crate::cli::progress::ProgressLine;
use crate::window::export::PictureSubject;
use crate::window::shell::Model;
use crate::window::shell::drawing::{Drawing, Figure};
use crate::window::shell::headless::{search, write_frames};
use slidescope_core::console;
use slidescope_core::files::{replace, size_of};
use slidescope_core::picture::{PictureError, PictureRequest};
use slidescope_core::search::{Limit, Outcome};
use slidescope_core::tasks::finish;
use slidescope_core::text::terminal::{self, answer};
use slidescope_core::text::units::bytes;

/// Searches, draws and writes what is requested. If the search was cut short, prints how it ended.
pub fn picture(request: &PictureRequest) -> ExitCode {
    ExitCode::from(match write_picture(request) {
        Ok(None) => 0,
        Ok(Some((said, code))) => {
            console::warn(said);
            code
        }
        Err(error) => {
            console::warn(&error);
            match error {
                PictureError::Write(_) => NOT_WRITTEN,
                _ => BAD_INPUT,
            }
        }
    })
}

/// Returns a message if the search was cut short, and the exit code for that.
fn write_picture(request: &PictureRequest) -> Result<Option<(String, u8)>, PictureError> {
    let mut line = ProgressLine::new();
    let searched = search(request, |run| {
        if let Some(run) = run {
            line.show(|time| {
                terminal::search_progress(request.strategy, &run.progress.stats, time)
            });
        }
        true
    });
    let searched = finish(searched);
    line.clear();
    let mut model = searched?;
    let written = replace(&request.path, |out| {
        if let Some(film) = &request.animation {
            let go_on = |share| {
                line.show(|_| terminal::animation_progress(share));
                true
            };
            return finish(write_frames(&mut model, request, film, out, go_on));
        }
        let figure = Figure {
            shown: model.shown(),
            subject: PictureSubject::Search(request.view),
            paper: request.paper,
            text: &request.text,
        };
        Drawing::new(&figure, request.format).write(out)
    });
    line.clear();
    written?;
    tell(request, &model);
    Ok(cut_short(request, &model))
}

fn cut_short(request: &PictureRequest, model: &Model) -> Option<(String, u8)> {
    let run = model.facts.playback.run.as_ref()?;
    let outcome = run.outcome()?;
    let code = match outcome {
        Outcome::NoEstimate(_) => BAD_INPUT,
        Outcome::Limit(Limit::Memory) => LIMIT,
        _ => return None,
    };
    let (by, limits) = (request.strategy, request.limits);
    let said = answer::verdict(outcome, by, false, None, &run.progress.stats, limits);
    Some((said, code))
}

fn tell(request: &PictureRequest, model: &Model) {
    let size = size_of(&request.path).map(bytes);
    let run = model.facts.playback.run.as_ref();
    let expansions = run.map_or(0, |run| run.timeline.at());
    console::say(terminal::picture_written(
        size,
        request.path.display(),
        expansions,
    ));
    if let Some(run) = run.filter(|run| request.stop().is_none() && run.timeline.is_truncated()) {
        console::say(terminal::recording_ends(run.timeline.recorded()));
    }
}
