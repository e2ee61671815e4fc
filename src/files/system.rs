//! The files of a system.
//!
//! A regular file, or a new one, is written whole or not at all. A device, a pipe and an open descriptor, such as
//! `/dev/stdout`, are written through and stay what they are; so does a link, for what it leads to is written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{process, thread};

use crate::files::{NotAFile, WriteError, WriteStep};

/// What [`NewFile::out`] gives to be filled.
pub type Out = BufWriter<Target>;

#[derive(Debug)]
pub struct Target {
    file: File,
    /// Whether a reader may be at the other end.
    passes_through: bool,
    /// Whether that reader has gone.
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
    /// A reader that has seen enough, such as `head`, is no failure.
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
    /// To a regular file or a new one, with every link followed.
    File(PathBuf),
    /// To a device or a pipe.
    Through(PathBuf),
    /// To a descriptor that is open already.
    Descriptor(PathBuf),
}

/// Links that are followed from one to the next, as systems have it.
const MOST_LINKS: usize = 40;

/// A file on its way. It is written beside its path and moved into place once all of it is on disk, so that a failure on the
/// way, or a power cut, leaves the old file whole. A link is followed: what it leads to is replaced. What is not a regular
/// file is opened and written through. One that is dropped unfinished is removed.
#[derive(Debug)]
pub struct NewFile {
    pub(super) path: PathBuf,
    out: Out,
    /// Dropped after the file is closed: Windows removes none that is open.
    beside: Option<Unfinished>,
}

impl NewFile {
    /// Begins the file of `path`.
    pub(crate) fn begin(path: &Path) -> Result<Self, WriteError> {
        let error = |step| move |source| WriteError::new(path, step, source);
        let is_read_only =
            |path: &Path| fs::metadata(path).is_ok_and(|data| data.permissions().readonly());
        let opened = match place(path).map_err(error(WriteStep::Find))? {
            Place::File(target) if target.is_dir() => {
                return Err(error(WriteStep::Write)(io::ErrorKind::IsADirectory.into()));
            }
            // What is moved into its place would not ask.
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

    /// What is to be filled.
    pub const fn out(&mut self) -> &mut Out {
        &mut self.out
    }

    /// Moves it into its place, and returns its length in bytes. Where that fails the old file is whole, and nothing is left
    /// beside it.
    pub(crate) fn finish(self) -> Result<u64, WriteError> {
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

/// Files that are being written, which are not what their names will promise.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A file beside the place where it is to stand; removed unless it is moved there.
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
        // Windows has one permission, to write, and a file without it can be neither replaced nor removed.
        if let (true, Ok(old)) = (cfg!(unix), fs::metadata(&self.target)) {
            fs::set_permissions(&self.beside, old.permissions())?;
        }
        rename(&self.beside, &self.target)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // There is none once it is moved; where it cannot be removed, the error that came before is the one to report.
        let _ = fs::remove_file(&self.beside);
        unfinished().retain(|path| *path != self.beside);
    }
}

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes every file that is being written, before the program ends in the middle of that.
pub(crate) fn remove_unfinished() {
    for path in unfinished().drain(..) {
        let _ = fs::remove_file(path);
    }
}

/// Puts a file in the place of another. On Windows a program that looks at new files, such as a virus scanner, keeps either
/// of them for a moment.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    /// What Windows says of a file that another program has opened for itself.
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

/// Follows links one by one: a link that leads nowhere yet names a file to be made, and one to a descriptor no file at all.
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
    // The system says what is wrong with so many links.
    fs::metadata(path).and(Err(io::ErrorKind::InvalidInput.into()))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    /// What is written there is gone.
    Null,
    Other,
}

/// The device that `path` names on Windows; older versions take `con.svg` for one too.
fn device_name(path: &Path) -> Option<Device> {
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

/// Whether `path` names a descriptor of this process: `/dev/fd/3`, `/proc/self/fd/1`.
fn is_descriptor(path: &Path) -> bool {
    let folder = path.parent().filter(|_| cfg!(unix));
    let is_fd = |folder: &Path| folder.file_name().is_some_and(|name| name == "fd");
    folder
        .is_some_and(|folder| folder == "/dev/fd" || (folder.starts_with("/proc") && is_fd(folder)))
}

/// The file behind a descriptor. What it holds already stays: standard output may have been opened for appending.
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

/// A new file in the same folder, because a rename replaces a file atomically only within one file system.
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
            // Left by a process of the same number that was killed.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Sees that a regular file, or nothing, stands at `path`: else it is [`NotAFile`]. To open anything else may wait for ever.
pub(crate) fn check_regular(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(()),
        Ok(_) => Err(io::Error::new(io::ErrorKind::InvalidInput, NotAFile)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(feature = "gui")]
pub(crate) fn exists(path: &Path) -> bool {
    path.exists()
}

/// The bytes of a regular file: a pipe or a device has no size.
#[cfg(feature = "gui")]
pub(crate) fn size_of(path: &Path) -> Option<u64> {
    let data = fs::metadata(path).ok()?;
    data.is_file().then_some(data.len())
}

/// Waits for the file at `path`, made where there is none, to be this window's alone, until what is returned is dropped.
#[cfg(feature = "gui")]
pub(crate) fn lock_beside(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    // Not cut to nothing: another window may have locked it.
    let mut options = File::options();
    let lock = options
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    // Some network file systems have no locks. A file is whole there too, but one of two changes may be lost.
    let _ = lock.lock();
    Ok(lock)
}

/// Opens whatever stands there for reading, a pipe too.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Opens a regular file for reading: see [`check_regular`].
pub(crate) fn open_regular(path: &Path) -> io::Result<File> {
    check_regular(path)?;
    File::open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_keeps_names_for_devices() {
        let device = |name: &str| device_name(&Path::new("folder").join(name));
        for name in ["NUL", "nul", "Nul "] {
            assert_eq!(device(name), Some(Device::Null), "{name}");
        }
        for name in [
            "con.svg",
            "NUL.pdf",
            "Com1",
            "COM\u{b9}.txt",
            "lpt9.tar.gz",
            "prn .md",
            "aux",
            "CONOUT$",
        ] {
            assert_eq!(device(name), Some(Device::Other), "{name}");
        }
        for name in [
            "console.svg",
            "com.pdf",
            "COM10",
            "null.md",
            "a.con",
            "lpté",
        ] {
            assert_eq!(device(name), None, "{name}");
        }
    }
}
