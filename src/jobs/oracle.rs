//! The oracle: how many moves a board takes at best, answered beside the window.
//!
//! One thread, which is asked through a channel of one place and answers through another. Whoever asks again takes back
//! what was asked before: only the newest question counts, and a search for an older one is broken off. Dropping the
//! oracle ends its thread; it is never waited for.

use std::{
    io,
    ops::ControlFlow,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use crossbeam_channel::{Receiver, Sender, TrySendError, bounded};

use crate::{
    jobs::cache::Cache,
    puzzle::Problem,
    search::{
        Outcome, Solution,
        heuristics::pattern_database::{BuildProgress, PatternDatabase},
    },
    text::search_broke_off,
};

/// The window's end of an oracle.
#[derive(Debug)]
pub struct Oracle {
    questions: Sender<Question>,
    /// The same channel's other end, to take back what nobody wants to know any more.
    unread: Receiver<Question>,
    replies: Receiver<Numbered>,
    shared: Arc<Shared>,
    asked: u64,
}

/// What an oracle says, always of the newest question.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Tables for the goal are being made, which is done once and kept.
    Preparing {
        /// The problem asked about.
        problem: Problem,
        /// How far they are.
        built: BuildProgress,
    },
    /// A shortest path; its length is the answer.
    Solved(Solution),
    /// It took too long: a bound is all that is known, and nothing is being searched any more.
    GaveUp {
        /// The problem asked about.
        problem: Problem,
        /// Moves that it takes at least.
        at_least: u32,
    },
    /// It broke: a defect. The text is for a person; the oracle answers further questions.
    Failed(String),
}

#[derive(Clone, Copy, Debug)]
struct Question {
    problem: Problem,
    number: u64,
}

/// A reply, and to which question.
#[derive(Debug)]
struct Numbered {
    number: u64,
    reply: Reply,
}

#[derive(Debug, Default)]
struct Shared {
    /// The number of the newest question.
    newest: AtomicU64,
    dropped: AtomicBool,
}

impl Oracle {
    /// The longest a question is thought about.
    pub const PATIENCE: Duration = Duration::from_secs(30);

    /// Starts an oracle whose tables are kept in `cache`. `wake` is called from its thread after each reply sent.
    ///
    /// # Errors
    /// Where the system gives no more threads.
    pub fn spawn(cache: Cache, wake: impl Fn() + Send + Sync + 'static) -> io::Result<Self> {
        Self::with_patience(cache, Self::PATIENCE, wake)
    }

    /// As [`spawn`](Self::spawn), giving up after `patience` spent on one search.
    ///
    /// # Errors
    /// Where the system gives no more threads.
    pub fn with_patience(
        cache: Cache,
        patience: Duration,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let (questions, asked) = bounded(1);
        let (sender, replies) = bounded(1);
        let shared = Arc::new(Shared::default());
        let oracle = Self {
            questions,
            unread: asked.clone(),
            replies: replies.clone(),
            shared: Arc::clone(&shared),
            asked: 0,
        };
        let thinker = Thinker {
            cache,
            patience,
            voice: Voice {
                shared,
                replies: sender,
                unread: replies,
                wake,
            },
        };
        thread::Builder::new()
            .name("oracle".to_owned())
            .spawn(move || thinker.answer_all(&asked))?;
        Ok(oracle)
    }

    /// Asks how many moves `problem` takes at best, and takes back what was asked before. Never waits. False where there
    /// is no solution, which the parities tell at once: nothing is asked then.
    pub fn ask(&mut self, problem: Problem) -> bool {
        self.forget();
        if !problem.solvability().is_solvable() {
            return false;
        }
        let number = self.asked;
        let mut question = Question { problem, number };
        while let Err(TrySendError::Full(newest)) = self.questions.try_send(question) {
            let _ = self.unread.try_recv();
            question = newest;
        }
        true
    }

    /// Takes back what was asked: no reply to it will come.
    pub fn forget(&mut self) {
        self.asked += 1;
        self.shared.newest.store(self.asked, Relaxed);
        let _ = self.unread.try_recv();
        let _ = self.replies.try_recv();
    }

    /// The newest reply, if one has come since the last. Never waits.
    pub fn poll(&self) -> Option<Reply> {
        let newest = self
            .replies
            .try_iter()
            .filter(|said| said.number == self.asked)
            .last();
        newest.map(|said| said.reply)
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        self.shared.dropped.store(true, Relaxed);
    }
}

/// How the thread makes itself heard.
struct Voice<W> {
    shared: Arc<Shared>,
    replies: Sender<Numbered>,
    /// The same channel's other end, to take back what is no longer new.
    unread: Receiver<Numbered>,
    wake: W,
}

impl<W: Fn()> Voice<W> {
    /// Says `reply` to question `number`, in place of what was said before. Never waits.
    fn say(&self, number: u64, reply: Reply) {
        let mut said = Numbered { number, reply };
        while let Err(TrySendError::Full(newest)) = self.replies.try_send(said) {
            let _ = self.unread.try_recv();
            said = newest;
        }
        (self.wake)();
    }

    fn is_wanted(&self, number: u64) -> bool {
        !self.is_dropped() && self.shared.newest.load(Relaxed) == number
    }

    fn is_dropped(&self) -> bool {
        self.shared.dropped.load(Relaxed)
    }
}

/// The thread's end.
struct Thinker<W> {
    cache: Cache,
    patience: Duration,
    voice: Voice<W>,
}

impl<W: Fn() + Sync> Thinker<W> {
    /// Answers until nobody can ask any more.
    fn answer_all(self, asked: &Receiver<Question>) {
        while let Ok(Question { problem, number }) = asked.recv() {
            if !self.voice.is_wanted(number) {
                continue;
            }
            let answer = panic::catch_unwind(AssertUnwindSafe(|| self.answer(problem, number)));
            match answer {
                Ok(Some(reply)) => self.voice.say(number, reply),
                Ok(None) => {}
                Err(panic) => self
                    .voice
                    .say(number, Reply::Failed(search_broke_off(panic.as_ref()))),
            }
        }
    }

    /// The answer, or `None` where it is not wanted any more.
    fn answer(&self, problem: Problem, number: u64) -> Option<Reply> {
        let (patterns, voice) = (self.prepare(problem, number)?, &self.voice);
        let began = Instant::now();
        let mut at_least = 0;
        let outcome = patterns.solve(&problem, |moves| {
            at_least = moves;
            if voice.is_wanted(number) && began.elapsed() < self.patience {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        match outcome? {
            Outcome::Solved(path) => Some(Reply::Solved(path)),
            Outcome::Cancelled if voice.is_wanted(number) => {
                Some(Reply::GaveUp { problem, at_least })
            }
            _ => None,
        }
    }

    /// The tables for the problem's goal. They are made to their end even where another question comes, for they are soon
    /// wanted again; only a dropped oracle makes no more.
    fn prepare(&self, problem: Problem, number: u64) -> Option<&'static PatternDatabase> {
        let voice = &self.voice;
        self.cache.patterns_at_hand(&problem.goal(), &|built| {
            if voice.is_dropped() {
                return ControlFlow::Break(());
            }
            if voice.is_wanted(number) {
                voice.say(number, Reply::Preparing { problem, built });
            }
            ControlFlow::Continue(())
        })
    }
}
