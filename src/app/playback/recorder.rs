//! The thread that records a run and lays out its tree, beside the search and beside the window.
//!
//! The search sends its trace, which is merged into one as long as the recorder is busy. The recorder owns the recording
//! and the tree that grow. Several times a second it puts a copy of both into a slot that holds one; the newest wins. The
//! window takes the copy out when it draws its next frame, reads it for as long as it likes, and gives it back to be freed
//! here. Such a copy shares with the original what does not change any more, see [`Column`](crate::recording::column), so
//! neither side waits for the other, and nothing grows when the window is hidden.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use crossbeam_channel::{Receiver, bounded};

use crate::app::explore::tree::layout::Tree;
use crate::jobs::Wake;
use crate::recording::{Coverage, Recording};
use crate::text::search_broke_off;
use crate::worker::{Bell, TraceReceiver, TraceSender, Traced, traces};

/// Expansions recorded before their nodes are placed, and between two looks at the clock: less than a millisecond.
const PORTION: usize = 512;
/// The time from one copy to the next is this at first, and grows by as much again with each [`NODES`] nodes: the larger
/// the recording, the more of it is copied while it grows.
const INTERVAL: Duration = Duration::from_millis(16);
const NODES: u32 = 250_000;
/// So many times as long from one copy to the next, but not longer than [`LONGEST`], while the recorder is behind the search:
/// each copy has it copy again what both share and it changes next.
const BEHIND: u32 = 3;
const LONGEST: Duration = Duration::from_millis(100);
/// What is recorded in so few expansions changes little: a copy may follow the last one soon.
const FEW: u64 = 2048;

/// What is known of a run: its recording, and where its nodes are drawn.
#[derive(Clone)]
pub(crate) struct Picture {
    pub(crate) recording: Recording,
    pub(crate) tree: Tree,
    /// Expansions whose trace has come. Those beyond the recording's cap are not recorded.
    pub(crate) traced: u64,
    /// Whether all has come that ever will.
    pub(crate) is_whole: bool,
    /// Bytes of the recording and the tree.
    pub(crate) bytes: u64,
}

impl Picture {
    pub(crate) fn new(recording: Recording, tree: Tree) -> Self {
        Self {
            recording,
            tree,
            traced: 0,
            is_whole: false,
            bytes: 0,
        }
    }
}

/// What lies between the recorder and the window.
#[derive(Default)]
struct Slot {
    newest: Option<Arc<Picture>>,
    /// What the window no longer needs.
    returned: Vec<Arc<Picture>>,
    /// Why the recorder broke off, where it did: a defect.
    failure: Option<String>,
}

fn lock(slot: &Mutex<Slot>) -> MutexGuard<'_, Slot> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The window's end of a recorder. Dropping it ends the recorder.
pub(crate) struct RecorderHandle {
    // Before the bell: the recorder frees what is in it when the bell is gone.
    slot: Arc<Mutex<Slot>>,
    first: Receiver<Arc<Picture>>,
    bell: Bell,
}

impl RecorderHandle {
    /// The picture before the first expansion, once; waits for it. None where the recorder broke off.
    pub(crate) fn first(&self) -> Option<Arc<Picture>> {
        self.first.recv().ok()
    }

    /// The same, where it is there already.
    pub(crate) fn try_first(&self) -> Option<Arc<Picture>> {
        self.first.try_recv().ok()
    }

    /// Puts the newest picture in the place of `shown`, if there is one.
    pub(crate) fn update(&self, shown: &mut Arc<Picture>) -> bool {
        let mut slot = lock(&self.slot);
        let Some(newest) = slot.newest.take() else {
            return false;
        };
        slot.returned.push(std::mem::replace(shown, newest));
        drop(slot);
        self.bell.ring();
        true
    }

    /// Has `picture` freed by the recorder.
    pub(crate) fn give_back(&self, picture: Arc<Picture>) {
        lock(&self.slot).returned.push(picture);
    }

    /// Bytes of what was traced and is not recorded.
    pub(crate) fn waiting_bytes(&self) -> u64 {
        self.bell.waiting_bytes()
    }

    /// Why the recorder broke off, where it did.
    pub(crate) fn failure(&self) -> Option<String> {
        lock(&self.slot).failure.clone()
    }
}

struct Recorder {
    traces: TraceReceiver,
    picture: Picture,
    slot: Arc<Mutex<Slot>>,
    wake: Wake,
    /// When the last copy was made, and of how many expansions.
    copied: Option<Instant>,
    copied_at: u64,
    /// Whether there is more than in the last copy.
    is_ahead: bool,
}

/// Starts a recorder that goes on from `recording`, in the tree that `plan` gives. To plan takes some milliseconds, so the
/// recorder does it. `wake` is called when there is something new.
///
/// # Errors
/// Where the system gives no more threads.
pub(crate) fn spawn(
    recording: Recording,
    plan: impl FnOnce() -> Tree + Send + 'static,
    wake: &Wake,
) -> io::Result<(RecorderHandle, TraceSender)> {
    let (sender, receiver) = traces();
    let (first_sender, first) = bounded(1);
    let slot = Arc::<Mutex<Slot>>::default();
    let handle = RecorderHandle {
        slot: Arc::clone(&slot),
        first,
        bell: sender.bell(),
    };
    let wake = Arc::clone(wake);
    thread::Builder::new()
        .name("recorder".to_owned())
        .spawn(move || {
            let record = || {
                let picture = Picture::new(recording, plan());
                // Nobody takes it where the run was given up.
                _ = first_sender.send(Arc::new(picture.clone()));
                wake();
                let recorder = Recorder {
                    traces: receiver,
                    picture,
                    slot: Arc::clone(&slot),
                    wake: Arc::clone(&wake),
                    copied: None,
                    copied_at: 0,
                    is_ahead: false,
                };
                recorder.run();
            };
            if let Err(panic) = panic::catch_unwind(AssertUnwindSafe(record)) {
                lock(&slot).failure = Some(search_broke_off(panic.as_ref()));
                wake();
            }
        })?;
    Ok((handle, sender))
}

impl Recorder {
    fn run(mut self) {
        while !self.is_alone() {
            let traced = self.traces.take();
            if !self.record(traced) {
                return;
            }
            self.free_returned();
            let due = self.due();
            if due == Some(Duration::ZERO) {
                self.copy();
            } else if !self.traces.wait(due) {
                return;
            }
        }
    }

    /// Whether the window has let go of its end.
    fn is_alone(&self) -> bool {
        Arc::strong_count(&self.slot) <= 2
    }

    /// Records what came; `false` where nobody wants it any more.
    fn record(&mut self, traced: Traced) -> bool {
        let trace = traced.trace;
        for from in (0..trace.len()).step_by(PORTION) {
            let stretch = trace.stretch(from..from + PORTION);
            let picture = &mut self.picture;
            picture.traced = picture.traced.saturating_add(stretch.len() as u64);
            if picture.recording.coverage() == Coverage::Growing {
                picture.recording.append(stretch);
                picture.tree.grow(&picture.recording, u64::MAX);
            }
            self.is_ahead = true;
            if self.is_alone() {
                return false;
            }
            let interval = self.interval();
            if self
                .until(interval.max(LONGEST.min(BEHIND * interval)))
                .is_zero()
            {
                self.copy();
            }
        }
        let picture = &mut self.picture;
        if !picture.is_whole && (traced.over.is_some() || traced.gone) {
            picture.is_whole = true;
            let made = traced.over.unwrap_or_else(|| picture.recording.len());
            picture.recording.finish(made);
            self.is_ahead = true;
        }
        true
    }

    /// The time from one copy to the next.
    fn interval(&self) -> Duration {
        let nodes = self.picture.recording.nodes() as u32;
        INTERVAL + INTERVAL * nodes / NODES
    }

    /// What is left of the time `interval` since the last copy.
    fn until(&self, interval: Duration) -> Duration {
        let since = self.copied.map_or(Duration::MAX, |copied| copied.elapsed());
        interval.saturating_sub(since)
    }

    /// The time until a copy is to be made, where all is recorded that came; none where there is nothing new.
    fn due(&self) -> Option<Duration> {
        let picture = &self.picture;
        let little = picture.recording.len() - self.copied_at < FEW;
        let due = if picture.is_whole {
            Duration::ZERO
        } else if little {
            self.until(self.interval()).min(INTERVAL / 2)
        } else {
            self.until(self.interval())
        };
        self.is_ahead.then_some(due)
    }

    /// Puts a copy where the window finds it.
    fn copy(&mut self) {
        self.picture.bytes = self.picture.recording.bytes() + self.picture.tree.bytes() as u64;
        let copy = Arc::new(self.picture.clone());
        let before = lock(&self.slot).newest.replace(copy);
        drop(before);
        (self.wake)();
        self.free_returned();
        self.copied = Some(Instant::now());
        self.copied_at = self.picture.recording.len();
        self.is_ahead = false;
    }

    fn free_returned(&self) {
        let returned = std::mem::take(&mut lock(&self.slot).returned);
        drop(returned);
    }
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;

    use super::*;
    use crate::puzzle::{Board, Problem, Size};
    use crate::recording::Moment;
    use crate::search::{
        Algorithm, Heuristic, Limits, PatternDatabases, Stats, Strategy, Trace, any_search,
    };
    use crate::worker::{Command, Event, Pace, Request, RunHandle, spawn_traced};

    fn problem(cells: &[u8]) -> Problem {
        let side = if cells.len() == 9 { 3 } else { 4 };
        let size = Size::new(side, side).expect("a size");
        let goal = match side {
            3 => Board::blank_last(size),
            _ => Board::blank_first(size),
        };
        let start = Board::from_cells(size, cells).expect("legal");
        Problem::new(start, goal).expect("one size")
    }

    const HARDEST: [u8; 9] = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    const KORF_1: [u8; 16] = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];

    const ALL: [(Algorithm, Heuristic); 9] = [
        (Algorithm::Bfs, Heuristic::Zero),
        (Algorithm::Bidirectional, Heuristic::Zero),
        (Algorithm::AStar, Heuristic::Misplaced),
        (Algorithm::WeightedAStar, Heuristic::Manhattan),
        (Algorithm::Greedy, Heuristic::Manhattan),
        (Algorithm::Mm, Heuristic::Manhattan),
        (Algorithm::IdaStar, Heuristic::Manhattan),
        (Algorithm::DepthLimited, Heuristic::Zero),
        (Algorithm::IterativeDeepening, Heuristic::Zero),
    ];

    fn tree(problem: &Problem, strategy: Strategy) -> Tree {
        let horizon = Tree::horizon(strategy.algorithm);
        Tree::new(&Recording::ahead(
            problem,
            strategy,
            horizon,
            &PatternDatabases::default(),
        ))
    }

    fn started(
        problem: &Problem,
        strategy: Strategy,
        cap: usize,
    ) -> (RecorderHandle, RunHandle, Arc<Picture>) {
        let recording = Recording::capped(problem, strategy, cap, &PatternDatabases::default());
        let planned = *problem;
        let wake: Wake = Arc::new(|| ());
        let (recorder, traces) =
            spawn(recording, move || tree(&planned, strategy), &wake).expect("a thread");
        let shown = recorder.first().expect("a plan");
        let request = Request::waiting(
            *problem,
            strategy,
            Limits::NONE,
            cap as u64,
            PatternDatabases::default(),
        );
        let run = spawn_traced(request, traces, || ()).expect("a thread");
        (recorder, run, shown)
    }

    /// All that is shown of a moment, of its open list the beginning, and every `step`th node with its position.
    fn told(
        moment: &Moment<'_>,
        tree: &Tree,
        step: usize,
    ) -> impl PartialEq + std::fmt::Debug + use<> {
        let ids = (0..moment.nodes()).step_by(step);
        let ids = ids.filter_map(|index| moment.recording().id(index));
        let nodes: Vec<_> = ids
            .map(|id| {
                (
                    moment.node(id),
                    moment.children(id),
                    tree.position(moment, id),
                )
            })
            .collect();
        let open: Vec<_> = moment.open().range(0..50).collect();
        (
            moment.stats(),
            moment.solution(),
            moment.drawn(),
            open,
            nodes,
        )
    }

    /// Copies are taken while the recording grows, and kept: each stays what a recording of so many expansions is.
    #[test]
    fn every_copy_is_the_recording_of_a_search_stopped_there() {
        let problem = problem(&HARDEST);
        for (algorithm, heuristic) in ALL {
            let strategy = Strategy::new(algorithm, heuristic);
            let (recorder, mut run, mut shown) = started(&problem, strategy, 60_000);
            let mut kept = vec![Arc::clone(&shown)];
            run.send(Command::Step(40_000));
            let begun = Instant::now();
            while shown.recording.len() < 40_000 && !shown.is_whole {
                assert!(begun.elapsed() < Duration::from_secs(60), "{algorithm}");
                while run.poll().is_some() {}
                if recorder.update(&mut shown) {
                    kept.push(Arc::clone(&shown));
                }
                sleep(Duration::from_millis(1));
            }
            for picture in kept
                .iter()
                .step_by(kept.len().div_ceil(4))
                .chain(kept.last())
            {
                let recording = &picture.recording;
                let stopped = Recording::ahead(
                    &problem,
                    strategy,
                    recording.len(),
                    &PatternDatabases::default(),
                );
                let mut drawn = tree(&problem, strategy);
                drawn.grow(&stopped, u64::MAX);
                for part in [0, 1, 3, 4] {
                    let k = recording.len() * part / 4;
                    let step = recording.nodes() / 500 + 1;
                    assert_eq!(
                        told(&recording.at(k), &picture.tree, step),
                        told(&stopped.at(k), &drawn, step),
                        "{algorithm}, {k} of {}",
                        recording.len()
                    );
                }
            }
        }
    }

    /// Nobody looks for a while: nothing is lost, and the newest picture alone is kept.
    #[test]
    fn what_is_recorded_while_nobody_looks_is_whole() {
        let problem = problem(&HARDEST);
        for (algorithm, heuristic) in ALL {
            let strategy = Strategy::new(algorithm, heuristic);
            let (recorder, mut run, mut shown) = started(&problem, strategy, 20_000);
            run.send(Command::Step(15_000));
            sleep(Duration::from_millis(50));
            run.send(Command::Pace(Pace::Full));
            run.send(Command::Resume);
            let begun = Instant::now();
            while !shown.is_whole {
                assert!(begun.elapsed() < Duration::from_secs(60), "{algorithm}");
                sleep(Duration::from_millis(20));
                recorder.update(&mut shown);
            }
            let slot = lock(&recorder.slot);
            assert!(slot.newest.is_none() && slot.returned.len() <= 1);
            let recording = &shown.recording;
            assert!(shown.traced >= recording.len());
            let stopped = Recording::ahead(
                &problem,
                strategy,
                recording.len(),
                &PatternDatabases::default(),
            );
            assert_eq!(
                recording.newest().stats(),
                stopped.newest().stats(),
                "{algorithm}"
            );
            let goes_on = any_search(
                &problem,
                strategy,
                Limits::NONE,
                &PatternDatabases::default(),
            )
            .record(recording.len(), &mut Trace::default());
            let is_whole = recording.coverage() == Coverage::Complete;
            assert_eq!(
                is_whole,
                goes_on != crate::search::Status::Running,
                "{algorithm}"
            );
        }
    }

    /// The cap and the memory hold though nobody looks, and the search goes on.
    #[test]
    fn a_search_that_nobody_looks_at_stays_within_its_cap() {
        const CAP: usize = 50_000;
        let problem = problem(&KORF_1);
        for algorithm in [
            Algorithm::IdaStar,
            Algorithm::AStar,
            Algorithm::Bfs,
            Algorithm::Mm,
        ] {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let (recorder, mut run, mut shown) = started(&problem, strategy, CAP);
            run.send(Command::Resume);
            let most = 2 * Trace::BYTES_AN_EXPANSION * (CAP as u64 + crate::search::SLICE);
            let begun = Instant::now();
            let mut told = Stats::default();
            let is_whole = || {
                let slot = lock(&recorder.slot);
                assert!(slot.returned.is_empty());
                slot.newest.as_ref().is_some_and(|newest| newest.is_whole)
            };
            while !is_whole() || begun.elapsed() < Duration::from_millis(300) {
                assert!(begun.elapsed() < Duration::from_secs(60), "{algorithm}");
                assert!(recorder.waiting_bytes() <= most, "{algorithm}");
                if let Some(Event::Progress(progress)) = run.poll() {
                    told = progress.stats;
                }
                sleep(Duration::from_millis(5));
            }
            recorder.update(&mut shown);
            let nodes = shown.recording.nodes();
            // The last expansion may go beyond by its successors.
            assert!((CAP..CAP + 4).contains(&nodes), "{algorithm}: {nodes}");
            assert!(told.expanded > shown.recording.len(), "{algorithm}");
            assert_eq!(recorder.waiting_bytes(), 0, "{algorithm}");
            let bytes = shown.bytes;
            assert!(bytes < 250 * CAP as u64, "{algorithm}: {bytes} bytes");
        }
    }

    /// What the window lets go of is freed by the recorder, which then ends.
    #[test]
    fn a_window_that_vanishes_ends_the_recorder() {
        let problem = problem(&KORF_1);
        let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        let (recorder, mut run, mut shown) = started(&problem, strategy, 100_000);
        run.send(Command::Resume);
        sleep(Duration::from_millis(20));
        recorder.update(&mut shown);
        let picture = Arc::downgrade(&shown);
        recorder.give_back(shown);
        drop((recorder, run));
        let begun = Instant::now();
        while picture.strong_count() > 0 {
            assert!(begun.elapsed() < Duration::from_secs(60));
            sleep(Duration::from_millis(1));
        }
    }

    /// A copy may be appended to as well; neither notices the other.
    #[test]
    fn a_copy_and_its_original_go_on_by_themselves() {
        let problem = problem(&HARDEST);
        let strategy = Strategy::new(Algorithm::AStar, Heuristic::Manhattan);
        let mut trace = Trace::default();
        any_search(
            &problem,
            strategy,
            Limits::NONE,
            &PatternDatabases::default(),
        )
        .record(4000, &mut trace);
        let mut original = Recording::new(&problem, strategy, &PatternDatabases::default());
        original.append(trace.stretch(..1000));
        let mut copy = original.clone();
        original.append(trace.stretch(1000..));
        let before = copy.clone();
        copy.append(trace.stretch(1000..3000));
        let drawn = tree(&problem, strategy);
        for (recording, length) in [(&original, 4000), (&copy, 3000), (&before, 1000)] {
            assert_eq!(recording.len(), length);
            let stopped =
                Recording::ahead(&problem, strategy, length, &PatternDatabases::default());
            for k in (0..=length).step_by(250) {
                assert_eq!(
                    told(&recording.at(k), &drawn, 7),
                    told(&stopped.at(k), &drawn, 7)
                );
            }
            for index in 0..stopped.nodes() {
                let id = stopped.id(index).expect("a node");
                let found = recording.find(stopped.state(id), crate::search::Side::Forward);
                assert_eq!(found, Some(id));
            }
        }
    }
}
