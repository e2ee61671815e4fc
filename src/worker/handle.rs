//! The window's end of a run, and the thread at the other end.

use std::panic::{self, AssertUnwindSafe};
use std::{io, thread};

use crossbeam_channel::{Receiver, Sender, bounded};

use crate::panics::Panic;
use crate::search::any_search;
use crate::worker::run_loop::RunLoop;
use crate::worker::{Command, Event, Pace, Request, TraceSender};

/// Commands that the channel holds; more are merged in the handle.
const COMMANDS: usize = 16;

/// By how much a search is nicer than the window, the recorder and the layout: it gets a third of their share where they
/// compete. What these have to do is little and waited for, and the search has no end.
#[cfg(all(target_os = "linux", feature = "gui"))]
const NICE: i32 = 5;

/// The window's end of a run. Dropping it cancels the run; the thread then frees what it holds, and nobody waits for it.
#[derive(Debug)]
pub struct RunHandle {
    commands: Sender<Command>,
    events: Receiver<Event>,
    waiting: MergedCommands,
}

/// Commands that the channel had no room for, merged into at most one of each kind.
#[derive(Debug, Default)]
struct MergedCommands {
    pace: Option<Pace>,
    steps: Option<u64>,
    /// [`Command::Pause`] or [`Command::Resume`], given after the steps.
    then: Option<Command>,
}

impl MergedCommands {
    fn add(&mut self, command: Command) {
        match command {
            Command::Pace(pace) => self.pace = Some(pace),
            // A step pauses, so it replaces a pause or resume before it.
            Command::Step(more) => {
                self.steps = Some(self.steps.unwrap_or(0).saturating_add(more));
                self.then = None;
            }
            Command::Pause | Command::Resume => self.then = Some(command),
        }
    }

    fn first(&self) -> Option<Command> {
        let pace = self.pace.map(Command::Pace);
        pace.or(self.steps.map(Command::Step)).or(self.then)
    }

    const fn remove(&mut self, sent: Command) {
        match sent {
            Command::Pace(_) => self.pace = None,
            Command::Step(_) => self.steps = None,
            Command::Pause | Command::Resume => self.then = None,
        }
    }
}

impl RunHandle {
    /// Sends `command`. Never waits: where the channel is full the command is merged with others and sent by the next
    /// [`poll`](Self::poll).
    pub fn send(&mut self, command: Command) {
        self.waiting.add(command);
        self.flush();
    }

    fn flush(&mut self) {
        while let Some(command) = self.waiting.first() {
            if self.commands.try_send(command).is_err() {
                break;
            }
            self.waiting.remove(command);
        }
    }

    /// The next event, if one has come. Never waits.
    pub fn poll(&mut self) -> Option<Event> {
        self.flush();
        self.events.try_recv().ok()
    }
}

/// Starts a run on a thread of its own, which nobody records. `wake` is called from that thread after each event sent.
///
/// # Errors
/// Where the system gives no more threads.
pub fn spawn(request: Request, wake: impl Fn() + Send + 'static) -> io::Result<RunHandle> {
    spawn_thread(request, None, wake)
}

/// Starts a run as [`spawn`] does, and sends its trace to `traces`.
///
/// # Errors
/// Where the system gives no more threads.
pub fn spawn_traced(
    request: Request,
    traces: TraceSender,
    wake: impl Fn() + Send + 'static,
) -> io::Result<RunHandle> {
    spawn_thread(request, Some(traces), wake)
}

fn spawn_thread(
    request: Request,
    traces: Option<TraceSender>,
    wake: impl Fn() + Send + 'static,
) -> io::Result<RunHandle> {
    let (command_sender, commands) = bounded(COMMANDS);
    let (events, event_receiver) = bounded(1);
    thread::Builder::new()
        .name("search".to_owned())
        .spawn(move || {
            yield_to_window();
            guarded(&events, &wake, || {
                let search = any_search(
                    &request.problem,
                    request.strategy,
                    request.limits,
                    &request.databases,
                );
                RunLoop::new(&request, search, (commands, events.clone()), traces, &wake).run();
            });
        })?;
    Ok(RunHandle {
        commands: command_sender,
        events: event_receiver,
        waiting: MergedCommands::default(),
    })
}

/// Lets the window's threads go first from now on, where this thread and others share too few processors. Elsewhere than on
/// Linux it would slow the whole process, or takes more than a call.
fn yield_to_window() {
    #[cfg(all(target_os = "linux", feature = "gui"))]
    {
        // Where the system refuses, all threads go on as equals.
        _ = rustix::process::nice(NICE);
    }
}

/// Runs `body`; a panic becomes an event, and the thread ends normally.
fn guarded(events: &Sender<Event>, wake: &impl Fn(), body: impl FnOnce()) {
    if let Err(panic) = panic::catch_unwind(AssertUnwindSafe(body)) {
        // Waits until there is room or the handle is dropped; this thread has nothing else to do.
        if events
            .send(Event::Failed(Panic::caught(panic.as_ref())))
            .is_ok()
        {
            wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_event() {
        let (sender, receiver) = bounded(1);
        guarded(&sender, &|| {}, || panic!("tile {} fell off", 7));
        let event = receiver.try_recv();
        assert!(
            matches!(event, Ok(Event::Failed(panic)) if panic.to_string().contains("tile 7 fell off"))
        );
    }

    #[test]
    fn what_waits_is_merged_and_keeps_its_order() {
        let mut waiting = MergedCommands::default();
        for _ in 0..1000 {
            waiting.add(Command::Resume);
            waiting.add(Command::Step(2));
            waiting.add(Command::Pace(Pace::PerSecond(5.0)));
        }
        waiting.add(Command::Resume);
        let mut sent = Vec::new();
        while let Some(command) = waiting.first() {
            waiting.remove(command);
            sent.push(command);
        }
        let expected = [
            Command::Pace(Pace::PerSecond(5.0)),
            Command::Step(2000),
            Command::Resume,
        ];
        assert_eq!(sent, expected);
    }
}
