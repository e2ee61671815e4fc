//! `slidescope picture`: the window's model and its painters, without a window.

use std::{io, process::ExitCode, sync::Arc, time::Duration};

use crossbeam_channel::bounded;

use crate::{
    app::{
        Model,
        export::{Cameras, Drawing, Motif, draw},
        playback::{Phase, Run},
    },
    console,
    jobs::Measured,
    study::{
        file::{WriteError, replace},
        picture::{Order, View},
    },
    text::{counted, thousands},
};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
enum Undrawn {
    #[error("{0}")]
    Unfit(String),
    #[error(transparent)]
    Unwritten(#[from] WriteError),
}

/// Searches, draws and writes what is asked for. Exit code 2 where there is nothing to draw, 74 where it cannot be written.
#[must_use]
pub fn picture(order: &Order) -> ExitCode {
    match drawn(order) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            console::warn(&error);
            ExitCode::from(match error {
                Undrawn::Unfit(_) => 2,
                Undrawn::Unwritten(_) => 74,
            })
        }
    }
}

fn drawn(order: &Order) -> Result<(), Undrawn> {
    let model = searched(order).map_err(Undrawn::Unfit)?;
    let motif = match order.view {
        View::Tree => Motif::Tree,
        View::Map => Motif::StateSpace,
        View::Depths => Motif::Depths,
        View::Plot => Motif::Plot,
    };
    let mut cameras = Cameras::default();
    let drawing = Drawing::new(order.paper, order.kind, |ui| {
        draw(ui, &model, motif, &mut cameras);
    });
    replace(&order.path, |out| drawing.write(out as &mut dyn io::Write))?;
    Ok(())
}

/// A model that has searched as far as asked, with everything known that the view shows.
fn searched(order: &Order) -> Result<Model, String> {
    let (tell, told) = bounded(1);
    let wake = Arc::new(move || {
        // Where it is told already, once is enough.
        let _ = tell.try_send(());
    });
    let mut model = Model::new(1, order.limits.memory, wake);
    model.take_order(order);
    loop {
        let busy = model.poll();
        let run = model
            .playback
            .run
            .as_ref()
            .ok_or("the search could not be started")?;
        if let Some(failure) = run.failure() {
            return Err(failure.to_owned());
        }
        if has_come(run, order.at) && !busy && is_measured(&model, order.view)? {
            break;
        }
        if !busy {
            // Nothing is told of what was there before; a look now and then costs nothing.
            let _ = told.recv_timeout(Duration::from_millis(20));
        }
    }
    let run = model.playback.run.as_ref();
    let made = run.map_or(0, |run| run.timeline.newest());
    match order.at {
        Some(at) if at > made => {
            let (made, at) = (counted(made, "expansion"), thousands(at));
            Err(format!("the search ended after {made}, before --at {at}"))
        }
        _ if order.view != View::Plot && run.is_some_and(|run| run.timeline.is_beyond()) => {
            let recorded = run.map_or(0, |run| run.timeline.recorded());
            let recorded = thousands(recorded);
            Err(format!(
                "only the first {recorded} expansions are recorded; draw an earlier moment with --at"
            ))
        }
        _ => Ok(model),
    }
}

/// Whether the search is where it is to be drawn, and recorded.
fn has_come(run: &Run, at: Option<u64>) -> bool {
    let ended = run.phase == Phase::Ended;
    let timeline = &run.timeline;
    (ended || at.is_some_and(|at| timeline.newest() >= at)) && !timeline.is_behind()
}

/// Whether the space is measured, where the view needs it.
fn is_measured(model: &Model, view: View) -> Result<bool, String> {
    match (view, model.space()) {
        (View::Map, Measured::TooLarge) => Err(
            "the space is too large for a map, which is drawn of boards up to nine cells and 2 × 5"
                .to_owned(),
        ),
        (View::Map, Measured::Done(space)) if space.map.is_none() => {
            Err("start and goal are in two spaces, of which there is no map".to_owned())
        }
        (View::Map | View::Depths, Measured::Pending) => Ok(false),
        _ => Ok(true),
    }
}
