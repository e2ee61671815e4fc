//! `slidescope picture`: the window's model and its views, without a window.

mod film;
pub(crate) mod handout;

pub(crate) use film::write_film;
pub(crate) use handout::write as write_handout;

use std::io;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::bounded;

use crate::app::explore::Tab;
use crate::app::export::{Drawing, Figure, PictureSubject};
use crate::app::playback::{self, Phase, Run, Transport};
use crate::app::{Model, Speed};
use crate::cli::output::{BAD_INPUT, LIMIT, NOT_WRITTEN};
use crate::cli::progress::ProgressLine;
use crate::console;
use crate::files::replace;
use crate::jobs::Measured;
use crate::search::{Limit, Outcome};
use crate::study::picture::{Animation, PictureError, PictureRequest, SearchPicture, Sheet};
use crate::text::terminal::{self, answer};
use crate::worker::Command;

/// Searches, draws and writes what is asked for, and says how the search ended where it was cut short.
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

/// How the search was cut short, and the exit code for that.
fn write_picture(request: &PictureRequest) -> Result<Option<(String, u8)>, PictureError> {
    let mut line = ProgressLine::new();
    let model = search(request, |run| {
        if let Some(run) = run {
            line.show(|time| {
                terminal::search_progress(request.strategy, &run.progress.stats, time)
            });
        }
        true
    });
    line.clear();
    let mut model = model?;
    if let Some(film) = &request.animation {
        let done = replace(&request.path, |out| {
            film::write_frames(&mut model, request, film, out, |share| {
                line.show(|_| terminal::animation_progress(share));
                true
            })
        });
        line.clear();
        done?;
        tell(request, &model);
        return Ok(cut_short(request, &model));
    }
    let figure = Figure {
        shown: model.shown(),
        subject: PictureSubject::Search(request.view),
        paper: request.paper,
        text: &request.text,
    };
    let drawing = Drawing::new(&figure, request.format);
    replace(&request.path, |out| {
        drawing.write(out as &mut dyn io::Write)
    })?;
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

/// Says what was written. A pipe or a device has no size.
fn tell(request: &PictureRequest, model: &Model) {
    let file = std::fs::metadata(&request.path).ok();
    let size = file.filter(std::fs::Metadata::is_file).map(|f| f.len());
    let run = model.facts.playback.run.as_ref();
    let expansions = run.map_or(0, |run| run.timeline.at());
    console::say(terminal::picture_written(&request.path, size, expansions));
    if let Some(run) = run.filter(|run| request.stop().is_none() && run.timeline.is_truncated()) {
        console::say(terminal::recording_ends(run.timeline.recorded()));
    }
}

/// A model that has searched as far as asked, with everything known that the view shows. It is given up where `go_on` says
/// no.
fn search(
    request: &PictureRequest,
    mut go_on: impl FnMut(Option<&Run>) -> bool,
) -> Result<Model, PictureError> {
    let Sheet { size, zoom, .. } = request.paper.screen(1.0);
    if request.animation.is_some() && size[0] * size[1] * zoom * zoom > Animation::PIXELS {
        return Err(PictureError::FilmTooLarge);
    }
    let (send, woken) = bounded(1);
    let wake = Arc::new(move || {
        // A wake-up that is there already is enough.
        let _ = send.try_send(());
    });
    let mut model = Model::new(1, request.limits.memory, wake);
    model.begin_picture(request);
    loop {
        model.poll();
        let run = model.facts.playback.run.as_ref();
        if !go_on(run) {
            return Err(PictureError::NotStarted);
        }
        let run = run.ok_or(PictureError::NotStarted)?;
        if let Some(failure) = run.failure() {
            return Err(PictureError::SearchFailed(failure.to_owned()));
        }
        if has_arrived(run, request) && is_measured(&model, request.view)? {
            check_moment(&model, run, request)?;
            if ends_with_recording(run, request) {
                let end = run.timeline.recorded();
                let setup = model.facts.setup();
                let to = playback::Command::Transport(Transport::GoTo(end));
                model.facts.playback.pause();
                model.facts.playback.update(to, &setup);
            }
            return Ok(model);
        }
        // The time limit covers a wake-up that came before this wait.
        let _ = woken.recv_timeout(Duration::from_millis(20));
    }
}

/// Whether the search is where it is to be drawn, and recorded.
fn has_arrived(run: &Run, request: &PictureRequest) -> bool {
    if ends_with_recording(run, request) {
        return true;
    }
    let ended = run.phase == Phase::Ended;
    let timeline = &run.timeline;
    let told = ended || request.stop().is_some_and(|stop| timeline.newest() >= stop);
    told && (timeline.recorded() >= timeline.newest() || timeline.is_whole())
}

/// Whether the search went on beyond what can be recorded, and is not asked for more: it might go on for years. The plot
/// needs no recording.
fn ends_with_recording(run: &Run, request: &PictureRequest) -> bool {
    let asked = request.view == SearchPicture::Plot && request.stop().is_some();
    run.timeline.is_truncated() && !asked
}

/// Whether the space is measured, where the view needs it.
fn is_measured(model: &Model, view: SearchPicture) -> Result<bool, PictureError> {
    match (view, model.facts.space()) {
        (SearchPicture::Map, Measured::TooLarge) => Err(PictureError::SpaceTooLarge),
        (SearchPicture::Map, Measured::Done(space)) if space.map.is_none() => {
            Err(PictureError::TwoSpaces)
        }
        (SearchPicture::Map | SearchPicture::Depths, Measured::Pending) => Ok(false),
        _ => Ok(true),
    }
}

/// Whether the moment asked for exists and can be drawn. The plot needs no recording.
fn check_moment(model: &Model, run: &Run, request: &PictureRequest) -> Result<(), PictureError> {
    let timeline = &run.timeline;
    let (expansions, recorded) = (timeline.newest(), timeline.recorded());
    match request.at {
        Some(at) if ends_with_recording(run, request) && at > recorded => {
            Err(PictureError::NotRecorded { recorded })
        }
        Some(at) if at > expansions => Err(PictureError::EndedBefore { expansions, at }),
        _ if request.view == SearchPicture::Solution && model.facts.playback.replay.is_none() => {
            Err(PictureError::NotSolved)
        }
        _ if request.view == SearchPicture::Solution && request.animation.is_some() => {
            Err(PictureError::Still)
        }
        _ if request.view == SearchPicture::Expansion && run.current().is_none() => {
            Err(PictureError::NotExpanded)
        }
        _ => Ok(()),
    }
}

impl Model {
    /// Begins to search as far as `request` asks, as fast as can be, and shows the view that it needs.
    fn begin_picture(&mut self, request: &PictureRequest) {
        self.facts.boards.editor.set_problem(request.problem);
        self.facts.settings.strategy = request.strategy;
        self.facts.playback.speed = Speed::FULL;
        self.explore.tab = match request.view {
            SearchPicture::Map => Tab::StateSpace,
            SearchPicture::Depths => Tab::Depths,
            SearchPicture::Tree
            | SearchPicture::Plot
            | SearchPicture::Expansion
            | SearchPicture::Solution => Tab::Tree,
        };
        let setup = self.facts.setup();
        let go = Command::Go(Speed::FULL.pace());
        let command = request.stop().map_or(go, Command::StepTo);
        self.facts.playback.start_and(command, true, &setup);
    }
}
