//! Reads and writes the file: atomically, shortly after a change, on a separate thread.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use web_time::Instant;

use crate::window::shell::kept::settings_file::{Fault, Fields, Kept, MAX_BYTES};
use slidescope_core::files::{exists, lock_beside, open_regular, rename, text_of, write_whole};
use slidescope_core::tasks::{Job, Wake};

const NAME: &str = "settings.json";
/// Locked while the file is read, changed and written, so that two windows do not do it at once.
const LOCK: &str = "settings.lock";
/// An empty file that earlier versions left at their first start.
const STARTED: &str = "started";
/// The fields that are written as soon as they change: what a student has answered and moved.
const AT_ONCE: [&str; 2] = ["exercises", "progress"];
/// How long after another change the file is written. Shorter in a browser, because a page may be closed without notice.
const DELAY: Duration = Duration::from_millis(if cfg!(target_arch = "wasm32") {
    100
} else {
    1000
});
/// How long the program waits for the last write when it ends.
const PATIENCE: Duration = Duration::from_secs(3);

/// Where settings are saved. Without a path, nothing is saved.
#[derive(Default)]
pub struct Store {
    path: Option<PathBuf>,
    /// The fields that this window last read or wrote.
    base: Fields,
    wanted: Fields,
    due: Option<Instant>,
    writing: Option<Job<Fields, io::Result<()>>>,
    /// Whether a failed write was reported already.
    has_complained: bool,
    /// Whether the last write failed.
    fails: bool,
}

#[derive(Debug, Default)]
pub struct Opened {
    pub kept: Kept,
    /// What is wrong with the file, also in words.
    pub trouble: Option<(Fault, String)>,
    /// Whether this is the first start. Only set if that could be recorded for the next start.
    pub is_first: bool,
}

impl Store {
    /// Reads the file in `folder` and prepares to write it. Never fails: [`Opened::trouble`] says what went wrong.
    pub fn open(folder: &Path) -> (Self, Opened) {
        let path = folder.join(NAME);
        let mut store = Self::default();
        let mut opened = Opened::default();
        match read(&path) {
            Ok(Some(fields)) => {
                opened.kept = fields.kept();
                store.base = fields.kept().fields();
            }
            Ok(None) => {
                // If nothing can be written, this is no first start; otherwise the offer would appear at every start.
                let never = !exists(&folder.join(STARTED));
                let first = Kept {
                    first_lesson_offered: true,
                    ..Kept::default()
                };
                let written = write(&path, &Fields::default(), &first.fields());
                opened.is_first = never && written.is_ok();
                opened.kept = first;
            }
            Err(fault) => {
                // A user who has settings has seen the offer.
                opened.kept.first_lesson_offered = true;
                let fault = match fault {
                    Fault::Damaged(_) => Fault::Damaged(set_aside(&path)),
                    fault => fault,
                };
                let words = fault.text(&path);
                let (fault, _) = opened.trouble.insert((fault, words));
                if !matches!(fault, Fault::Damaged(Some(_))) {
                    return (store, opened);
                }
            }
        }
        store.wanted = store.base.clone();
        store.path = Some(path);
        (store, opened)
    }

    /// Returns whether changes are kept.
    pub(crate) const fn keeps(&self) -> bool {
        self.is_on() && !self.fails
    }

    pub const fn is_on(&self) -> bool {
        self.path.is_some()
    }

    /// Returns whether the file has all that was to be saved.
    pub fn is_settled(&self) -> bool {
        self.writing.is_none() && self.base == self.wanted
    }

    /// Takes the settings to save. Returns how long to wait until they are written, and once the error if writing failed.
    pub fn keep(
        &mut self,
        kept: &Kept,
        now: Instant,
        wake: &Wake,
    ) -> (Option<Duration>, Option<io::Error>) {
        if self.path.is_none() {
            return (None, None);
        }
        let fields = kept.fields();
        if fields != self.wanted {
            let delay = match fields.differ_in(&self.wanted, &AT_ONCE) {
                true => Duration::ZERO,
                false => DELAY,
            };
            let due = now + delay;
            self.due = Some(self.due.map_or(due, |earlier| earlier.min(due)));
            self.wanted = fields;
        }
        let failed = self.poll();
        if self.due.is_some_and(|due| due <= now) && self.writing.is_none() {
            self.due = None;
            self.begin(wake);
        }
        // The end of a write wakes the window.
        let due = self.due.filter(|_| self.writing.is_none());
        let wait = due.map(|due| due.saturating_duration_since(now));
        (wait, failed)
    }

    fn begin(&mut self, wake: &Wake) {
        let Some(path) = self.path.clone().filter(|_| self.wanted != self.base) else {
            return;
        };
        let (base, mine) = (self.base.clone(), self.wanted.clone());
        self.writing = Some(Job::of("settings", wake, mine.clone(), move |_| {
            write(&path, &base, &mine)
        }));
    }

    /// Receives the result of writing. Returns an error only the first time.
    fn poll(&mut self) -> Option<io::Error> {
        let (written, result) = self.writing.as_mut()?.finished()?;
        self.writing = None;
        self.fails = !matches!(result, Ok(Ok(())));
        match result {
            Ok(Ok(())) => {
                self.base = written;
                None
            }
            // Retried with the next change.
            Ok(Err(error)) => (!std::mem::replace(&mut self.has_complained, true)).then_some(error),
            Err(_) => None,
        }
    }

    /// Writes changes and waits for the write to end, when the program ends.
    pub fn finish(&mut self, kept: &Kept, wake: &Wake) {
        let end = Instant::now() + PATIENCE;
        self.keep(kept, Instant::now(), wake);
        let wait = |store: &mut Self| {
            while store.writing.is_some() && Instant::now() < end {
                store.poll();
                std::thread::sleep(Duration::from_millis(2));
            }
        };
        wait(self);
        if self.writing.is_none() {
            self.due = None;
            self.begin(wake);
            wait(self);
        }
    }
}

/// Returns the fields of the file, or `None` if there is no file.
fn read(path: &Path) -> Result<Option<Fields>, Fault> {
    match open_regular(path).and_then(|file| text_of(file, MAX_BYTES)) {
        Ok(text) if text.len() as u64 > MAX_BYTES => Err(Fault::Damaged(None)),
        Ok(text) => Fields::read(&text).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(Fault::Damaged(None)),
        Err(error) => Err(Fault::Unreadable(error)),
    }
}

/// Renames a damaged file. Returns its new name.
fn set_aside(path: &Path) -> Option<PathBuf> {
    let names = (1..100).map(|number| path.with_extension(format!("damaged-{number}.json")));
    let free = names.into_iter().find(|name| !exists(name))?;
    rename(path, &free).ok()?;
    Some(free)
}

/// Writes the changes from `base` to `mine` into the file. A file that has been damaged or become newer meanwhile is not
/// touched.
fn write(path: &Path, base: &Fields, mine: &Fields) -> io::Result<()> {
    let _lock = lock_beside(&path.with_file_name(LOCK))?;
    let whole = match read(path) {
        Ok(Some(theirs)) => theirs.changed(base, mine),
        // If the file is gone, all fields are written.
        Ok(None) => mine.clone(),
        Err(Fault::Unreadable(error)) => return Err(error),
        Err(Fault::Damaged(_) | Fault::Newer(_)) => return Err(io::ErrorKind::InvalidData.into()),
    };
    write_whole(path, &whole.text()).map_err(|error| error.source)
}
