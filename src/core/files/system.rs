//! Files of the operating system.
//!
//! Regular and new files are written atomically. Devices, pipes and open descriptors such as `/dev/stdout` are written
//! through and stay in place. Links also stay in place, because their target is written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{process, thread};

use crate::files::{NotAFile, WriteError, WriteStep};

/// The writer returned by [`NewFile::out`].
pub type Out = BufWriter<Target>;

#[derive(Debug)]
pub struct Target {
    file: File,
    /// Whether the data may go to a reader, such as through a pipe.
    passes_through: bool,
    /// Whether that reader has closed its end.
    has_left: bool,
    bytes: u64,
}

impl Target {
    const fn new(file: File, passes_through: bool) -> Self {
        Self {
            file,
            passes_through,
            has_left: false,
            bytes: 0,
        }
    }
}

impl Write for Target {
    /// A reader that closes the pipe early, such as `head`, is not an error.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.has_left {
            return Ok(bytes.len());
        }
        match self.file.write(bytes) {
            Ok(written) => {
                self.bytes += written as u64;
                Ok(written)
            }
            Err(error) if self.passes_through && error.kind() == io::ErrorKind::BrokenPipe => {
                self.has_left = true;
                Ok(bytes.len())
            }
            Err(error) => Err(error),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

enum Place {
    /// A regular or new file, after following all links.
    File(PathBuf),
    /// A device or a pipe.
    Through(PathBuf),
    /// A descriptor that is already open.
    Descriptor(PathBuf),
}

/// The maximum number of links followed in a row, as in operating systems.
const MOST_LINKS: usize = 40;

/// A file being written. The contents go to a temporary file in the same folder, which is moved into place when all of it is
/// on disk, so a failure or a power cut leaves the old file intact. Links are followed, and their target is replaced.
/// Anything that is not a regular file is opened and written through. Dropping this early removes the temporary file.
#[derive(Debug)]
pub struct NewFile {
    pub(super) path: PathBuf,
    out: Out,
    /// Dropped after the file is closed, because Windows cannot remove an open file.
    beside: Option<Unfinished>,
}

impl NewFile {
    /// Begins the file at `path`.
    ///
    /// # Errors
    /// If the folder or the temporary file cannot be made.
    pub fn begin(path: &Path) -> Result<Self, WriteError> {
        let error = |step| move |source| WriteError::new(path, step, source);
        let is_read_only =
            |path: &Path| fs::metadata(path).is_ok_and(|data| data.permissions().readonly());
        let opened = match place(path).map_err(error(WriteStep::Find))? {
            Place::File(target) if target.is_dir() => {
                return Err(error(WriteStep::Write)(io::ErrorKind::IsADirectory.into()));
            }
            // Moving a file into place would ignore the permission.
            Place::File(target) if is_read_only(&target) => {
                Err(io::ErrorKind::PermissionDenied.into())
            }
            Place::File(target) => create_beside(&target)
                .map(|(file, beside)| (file, Some(Unfinished::new(beside, target)))),
            Place::Through(path) => {
                let file = OpenOptions::new().write(true).open(path);
                file.map(|file| (file, None))
            }
            Place::Descriptor(path) => descriptor(&path).map(|file| (file, None)),
        };
        let (file, beside) = opened.map_err(error(WriteStep::Create))?;
        Ok(Self {
            path: path.to_owned(),
            out: BufWriter::new(Target::new(file, beside.is_none())),
            beside,
        })
    }

    /// Returns the writer for the contents.
    pub const fn out(&mut self) -> &mut Out {
        &mut self.out
    }

    /// Moves the file into place, and returns its length in bytes. On failure the old file is unchanged, and no temporary
    /// file is left.
    ///
    /// # Errors
    /// If it cannot be written whole or moved.
    pub fn finish(self) -> Result<u64, WriteError> {
        let Self { path, out, beside } = self;
        let moved = write_out(out, beside);
        moved.map_err(|cause| WriteError::new(&path, WriteStep::Write, cause))
    }
}

fn write_out(mut out: Out, beside: Option<Unfinished>) -> io::Result<u64> {
    out.flush()?;
    let bytes = out.get_ref().bytes;
    if let Some(beside) = beside {
        out.get_ref().file.sync_all()?;
        drop(out);
        beside.move_into_place()?;
    }
    Ok(bytes)
}

/// The temporary files that are being written.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A temporary file next to its target. It is removed on drop unless it was moved there.
#[derive(Debug)]
struct Unfinished {
    beside: PathBuf,
    target: PathBuf,
}

impl Unfinished {
    fn new(beside: PathBuf, target: PathBuf) -> Self {
        unfinished().push(beside.clone());
        Self { beside, target }
    }

    fn move_into_place(self) -> io::Result<()> {
        // Windows has only a write permission, and a file without it can be neither replaced nor removed.
        if let (true, Ok(old)) = (cfg!(unix), fs::metadata(&self.target)) {
            fs::set_permissions(&self.beside, old.permissions())?;
        }
        rename(&self.beside, &self.target)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // The file is gone if it was moved. If it cannot be removed, the earlier error is the one to report.
        let _ = fs::remove_file(&self.beside);
        unfinished().retain(|path| *path != self.beside);
    }
}

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes all temporary files, before the program ends while writing.
pub fn remove_unfinished() {
    for path in unfinished().drain(..) {
        let _ = fs::remove_file(path);
    }
}

/// Renames a file, replacing another. On Windows this is retried, because programs such as virus scanners may hold either
/// file for a moment.
///
/// # Errors
/// If the system refuses it, or a program holds a file for longer.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    /// The Windows error code for a file that another program has opened exclusively.
    const SHARING_VIOLATION: i32 = 32;
    let is_busy = |error: &io::Error| {
        let denied = error.kind() == io::ErrorKind::PermissionDenied;
        denied || error.raw_os_error() == Some(SHARING_VIOLATION)
    };
    let mut tries = if cfg!(windows) { 9 } else { 0 };
    loop {
        match fs::rename(from, to) {
            Err(error) if tries > 0 && is_busy(&error) => tries -= 1,
            done => return done,
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Follows links one by one. A dangling link names a file to be created, and a link to a descriptor is not a file.
fn place(path: &Path) -> io::Result<Place> {
    if let Some(device) = cfg!(windows).then(|| device_name(path)).flatten() {
        return match device {
            Device::Null => Ok(Place::Through(path.to_owned())),
            Device::Other => Err(io::ErrorKind::InvalidFilename.into()),
        };
    }
    let mut at = path.to_owned();
    for _ in 0..MOST_LINKS {
        if is_descriptor(&at) {
            return Ok(Place::Descriptor(at));
        }
        let data = match fs::symlink_metadata(&at) {
            Ok(data) => data,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Place::File(at)),
            Err(error) => return Err(error),
        };
        if data.is_symlink() {
            let folder = at.parent().map(Path::to_owned).unwrap_or_default();
            at = folder.join(fs::read_link(&at)?);
        } else if data.is_file() || data.is_dir() {
            return Ok(Place::File(at));
        } else {
            return Ok(Place::Through(at));
        }
    }
    // The system reports the error of too many links.
    fs::metadata(path).and(Err(io::ErrorKind::InvalidInput.into()))
}

/// What a name that Windows keeps for itself stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// The null device, which discards what is written.
    Null,
    Other,
}

/// Returns the device that `path` names on Windows. Older versions also treat `con.svg` as a device.
pub fn device_name(path: &Path) -> Option<Device> {
    let name = path.file_name()?.to_str()?;
    let stem = name.split(['.', ':']).next()?.trim_end();
    let is = |device: &str| stem.eq_ignore_ascii_case(device);
    if is("NUL") && name.trim_end().len() == stem.len() {
        return Some(Device::Null);
    }
    let digits = "0123456789¹²³".chars();
    let mut numbered = digits.flat_map(|digit| [format!("COM{digit}"), format!("LPT{digit}")]);
    let mut named = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].into_iter();
    (named.any(is) || numbered.any(|device| is(&device))).then_some(Device::Other)
}

/// Returns `true` if `path` names a descriptor of a process, such as `/dev/fd/3` or `/proc/self/fd/1`.
fn is_descriptor(path: &Path) -> bool {
    let folder = path.parent().filter(|_| cfg!(unix));
    let is_fd = |folder: &Path| folder.file_name().is_some_and(|name| name == "fd");
    folder
        .is_some_and(|folder| folder == "/dev/fd" || (folder.starts_with("/proc") && is_fd(folder)))
}

/// Returns the file behind a descriptor. It is not truncated, because standard output may have been opened for appending.
#[cfg(unix)]
fn descriptor(path: &Path) -> io::Result<File> {
    use std::os::fd::AsFd;
    let number = path.file_name().and_then(|name| name.to_str());
    match number {
        Some("1") => io::stdout().as_fd().try_clone_to_owned().map(File::from),
        Some("2") => io::stderr().as_fd().try_clone_to_owned().map(File::from),
        Some(_) | None => OpenOptions::new().append(true).open(path),
    }
}

#[cfg(not(unix))]
fn descriptor(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// Creates a file in the same folder, because a rename replaces a file atomically only within one file system.
fn create_beside(target: &Path) -> io::Result<(File, PathBuf)> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let name = target.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let mut beside = std::ffi::OsString::from(".");
        beside.push(name);
        beside.push(format!(".{}-{number}.part", process::id()));
        let beside = target.with_file_name(beside);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&beside)
        {
            Ok(file) => return Ok((file, beside)),
            // Left over from a killed process with the same id.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Fails with [`NotAFile`] if `path` exists and is not a regular file. Opening anything else might block forever.
pub(crate) fn check_regular(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(()),
        Ok(_) => Err(io::Error::new(io::ErrorKind::InvalidInput, NotAFile)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Returns the paths in a folder, in any order.
///
/// # Errors
/// If the system cannot read the folder.
pub fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.flatten();
    Ok(entries.map(|entry| entry.path()).collect())
}

/// Always `None`: files of the system can be opened.
pub const fn downloaded_text(_: &Path) -> Option<Rc<str>> {
    None
}

/// Returns the size of a regular file in bytes. Pipes and devices have no size.
pub fn size_of(path: &Path) -> Option<u64> {
    let data = fs::metadata(path).ok()?;
    data.is_file().then_some(data.len())
}

/// Waits for an exclusive lock on the file at `path`, which is created if missing. Dropping the result unlocks it.
///
/// # Errors
/// If the file cannot be created.
pub fn lock_beside(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    // Not truncated, because another window may have locked it.
    let mut options = File::options();
    let lock = options
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    // Some network file systems have no locks. There a file still stays intact, but one of two changes may be lost.
    let _ = lock.lock();
    Ok(lock)
}

/// Opens a file of any kind for reading, including pipes.
///
/// # Errors
/// If it cannot be opened.
pub fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Opens a regular file for reading: see `check_regular`.
///
/// # Errors
/// If it cannot be opened, or is no regular file.
pub fn open_regular(path: &Path) -> io::Result<File> {
    check_regular(path)?;
    File::open(path)
}
