//! Unsaved slides, kept in a backup file until they are saved, so that a crash loses none.
//!
//! Every window has its own backup file and holds a lock file beside it. A backup whose lock nobody holds was left by a
//! session that ended abnormally.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use web_time::{SystemTime, UNIX_EPOCH};

use crate::deck::editor::{LessonState, Slides};
use crate::facts::Pending;
use crate::{Effect, Facts};
use slidescope_core::lesson::{EXTENSION, Lesson, LessonError};
use slidescope_core::run::Tone;
use slidescope_core::tasks::{JobError, Token, in_words};
use slidescope_core::text::lesson::unsaved;

/// Where slides are kept until they are saved; nowhere without a folder.
#[derive(Default)]
pub struct Backup {
    folder: Option<PathBuf>,
    /// The file of this window with its lock, once written.
    own: Option<Own>,
    writing: Pending,
    /// The version of the slides that was last written, or is being written.
    version: u64,
    /// Whether the file being written is no longer needed.
    forgetting: bool,
    /// Whether a failed write was reported already.
    has_complained: bool,
    looking: Pending,
    /// The slides left by an earlier session.
    left: Option<Left>,
}

struct Own {
    path: PathBuf,
    lock: File,
}

/// The slides left by a session that ended abnormally.
struct Left {
    lesson: Lesson,
    /// The file that the lesson was opened from or saved to.
    path: Option<String>,
    own: Own,
}

impl Backup {
    pub fn keep_in(&mut self, folder: PathBuf) {
        self.folder = Some(folder);
    }

    /// Searches its folder for slides left by an earlier session.
    pub fn look(&mut self, facts: &Facts) {
        let Some(folder) = self.folder.clone() else {
            return;
        };
        self.looking = facts.spawn(
            "lesson backup",
            move |_| left(&folder),
            |lesson: &mut LessonState, found, facts| match in_words(found) {
                Ok(left) => lesson.backup.left = left,
                Err(fault) => facts.ask(Effect::Say(Tone::Bad, unsaved::unreadable(fault))),
            },
        );
    }

    /// Returns the number of slides left by an earlier session.
    pub fn left(&self) -> Option<usize> {
        self.left.as_ref().map(|left| left.lesson.slides.len())
    }

    /// Returns the lesson left by an earlier session and the path of its file if `wanted`; deletes it otherwise.
    pub(crate) fn take_left(&mut self, wanted: bool) -> Option<(Lesson, Option<String>)> {
        let Left { lesson, path, own } = self.left.take()?;
        if wanted {
            // There is no other copy, so the backup becomes that of this window.
            if let Some(old) = self.own.replace(own) {
                old.delete();
            }
            self.version = 0;
            Some((lesson, path))
        } else {
            own.delete();
            None
        }
    }

    pub fn is_due(&self, slides: &Slides) -> bool {
        let idle = self.folder.is_some() && !self.writing.is_busy();
        idle && slides.is_changed() && slides.version() != self.version
    }

    pub fn is_busy(&self) -> bool {
        self.writing.is_busy()
    }

    /// Writes the lesson, and beside it the path of the file it belongs to.
    pub fn write(&mut self, lesson: Lesson, version: u64, path: Option<String>, facts: &Facts) {
        let Some(folder) = self.folder.clone() else {
            return;
        };
        self.version = version;
        let own = self.own.take();
        let write = move |_: &Token<'_, ()>| {
            let own = own.map_or_else(|| Own::new(&folder), Ok)?;
            lesson.save(&own.path).map_err(|error| error.source)?;
            own.note(path.as_deref().unwrap_or_default())?;
            Ok(own)
        };
        self.writing = facts.spawn(
            "lesson backup",
            write,
            |lesson: &mut LessonState, own, facts| {
                lesson.backup.written(own, facts);
            },
        );
    }

    /// Of failed writes, the first is told.
    fn written(&mut self, written: Result<io::Result<Own>, JobError>, facts: &Facts) {
        let written = in_words(written).map(|own| self.own = Some(own));
        if std::mem::take(&mut self.forgetting) {
            self.forget();
        }
        if let Err(fault) = written
            && !std::mem::replace(&mut self.has_complained, true)
        {
            facts.ask(Effect::Say(Tone::Bad, unsaved::not_kept(fault)));
        }
    }

    /// Deletes the file of this window, because everything is saved or discarded.
    pub(crate) fn forget(&mut self) {
        self.forgetting = self.writing.is_busy();
        if let Some(own) = self.own.take() {
            own.delete();
        }
    }
}

impl Own {
    /// Creates a new file name in `folder`, locked.
    fn new(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |since| since.as_millis());
        let path = folder.join(format!("{now}-{}.{EXTENSION}", process::id()));
        let lock = File::create(lock_of(&path))?;
        lock.try_lock()?;
        Ok(Self { path, lock })
    }

    /// Writes the path of the lesson into the lock file.
    fn note(&self, path: &str) -> io::Result<()> {
        let mut lock = &self.lock;
        lock.set_len(0)?;
        lock.seek(SeekFrom::Start(0))?;
        lock.write_all(path.as_bytes())
    }

    fn delete(self) {
        // A file that cannot be deleted is offered again at the next start.
        let _ = fs::remove_file(&self.path);
        let _ = fs::remove_file(lock_of(&self.path));
        drop(self.lock);
    }
}

fn lock_of(path: &Path) -> PathBuf {
    path.with_added_extension("lock")
}

/// Returns the newest lesson in `folder` that no window holds. A file without a lock file is no backup: the user saved a
/// lesson there, and it is left alone. Fails if there are only lessons that cannot be opened.
fn left(folder: &Path) -> Result<Option<Left>, LessonError> {
    let Ok(entries) = fs::read_dir(folder) else {
        // No window has made the folder yet.
        return Ok(None);
    };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    // The names begin with the time.
    files.sort_unstable();
    let mut fault = None;
    for path in files.into_iter().rev() {
        let lock = File::options().read(true).write(true).open(lock_of(&path));
        let Some(mut lock) = lock.ok().filter(|lock| lock.try_lock().is_ok()) else {
            continue;
        };
        let lesson = match Lesson::open(&path) {
            Ok(lesson) => lesson,
            Err(error) => {
                fault.get_or_insert(error);
                continue;
            }
        };
        let mut text = String::new();
        let read = lock.read_to_string(&mut text).is_ok();
        return Ok(Some(Left {
            lesson,
            path: Some(text).filter(|text| read && !text.is_empty()),
            own: Own { path, lock },
        }));
    }
    fault.map_or(Ok(None), Err)
}
