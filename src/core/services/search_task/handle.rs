//! The window's end of a run.

use std::io;
use std::sync::Arc;

use crossbeam_channel::{Receiver, bounded};

use crate::search::any_search;
use crate::services::search_task::task::{Ends, RunTask};
use crate::services::search_task::{Command, Event, Request, TraceSender};
use crate::tasks::{self, Latest, TaskHandle, Waker};

/// The window's end of a run. Dropping it cancels the run without waiting; the task then frees its memory.
#[derive(Debug)]
pub struct RunHandle {
    task: TaskHandle,
    waker: Waker,
    commands: Arc<Latest<Vec<Command>>>,
    events: Receiver<Event>,
}

impl RunHandle {
    /// Sends `command` to the run. Never blocks: pending commands are merged.
    pub fn send(&mut self, command: Command) {
        self.commands
            .update(|waiting| merge(waiting.get_or_insert_default(), command));
        self.waker.wake();
    }

    pub fn poll(&mut self) -> Option<Event> {
        if let Ok(event) = self.events.try_recv() {
            // There is room for another event.
            self.waker.wake();
            return Some(event);
        }
        let panicked = self.task.take_failure()?;
        Some(Event::Failed(panicked))
    }
}

/// Adds `command` to the pending ones and drops those without effect, so at most three remain.
pub fn merge(waiting: &mut Vec<Command>, command: Command) {
    match command {
        Command::Pace(_) => waiting.retain(|old| !matches!(old, Command::Pace(_))),
        Command::Step(more) => {
            for old in &mut *waiting {
                if let Command::Step(steps) = old {
                    *steps = steps.saturating_add(more);
                    return;
                }
            }
        }
        // Each of them cancels the steps before it.
        Command::Pause | Command::Go(_) | Command::StepTo(_) => {
            waiting.retain(|old| matches!(old, Command::Pace(_)));
        }
    }
    waiting.push(command);
}

/// Starts a run, which sends its trace to `traces` if given. `wake` is called after each event sent.
///
/// # Errors
/// If the system cannot start another thread.
pub fn spawn(
    request: Request,
    traces: Option<TraceSender>,
    wake: impl Fn() + Send + Sync + 'static,
) -> io::Result<RunHandle> {
    let wake: tasks::Wake = Arc::new(wake);
    let (waker, commands) = (Waker::default(), Arc::default());
    let (sender, events) = bounded(1);
    let ends = Ends {
        commands: Arc::clone(&commands),
        events: sender,
        traces,
        wake: Arc::clone(&wake),
    };
    let task = tasks::start("search", &waker, &wake, move |now| {
        let search = any_search(
            &request.problem,
            request.strategy,
            request.limits,
            &request.databases,
        );
        RunTask::new(&request, search, ends, now)
    })?;
    Ok(RunHandle {
        task,
        waker,
        commands,
        events,
    })
}
