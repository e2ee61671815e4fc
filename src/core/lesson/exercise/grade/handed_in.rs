//! The files of a class: single files, folders of any depth as learning platforms pack them, and zip archives.
//!
//! An archive is read in memory: nothing is unpacked to the disk, so names in it lead nowhere.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use flate2::read::DeflateDecoder;
use rawzip::{CompressionMethod, RECOMMENDED_BUFFER_SIZE, ZipArchive, ZipArchiveEntryWayfinder};

use crate::files::{has_extension, open_regular, read_regular};
use crate::lesson::exercise::{AnswersFault, MAX_ANSWERS_BYTES, ReadAnswers};

/// The maximum number of files in all folders together, and in an archive.
pub const MOST_FILES: usize = 10_000;

/// The maximum number of bytes that the files of an archive have together when unpacked.
pub const MOST_UNPACKED: u64 = 256 << 20;

/// The maximum depth of folders in folders.
const MOST_DEPTH: usize = 16;

/// Why the files cannot be listed.
#[derive(Debug, thiserror::Error)]
pub enum ListFault {
    /// The system cannot read the folder.
    Folder(PathBuf, std::io::Error),
    /// There are more than [`MOST_FILES`], or folders are nested too deeply.
    TooMany(PathBuf),
}

/// A file that was handed in.
#[derive(Debug)]
pub struct HandedIn {
    /// Its path. A file in an archive has the path of the archive before its own.
    pub place: String,
    /// What the names of its folder and of the file say about the student, best first.
    pub(crate) hints: Vec<String>,
    /// Whether a learning platform gave the folder or the file the student's name.
    pub(crate) is_named: bool,
    source: Source,
}

#[derive(Debug)]
enum Source {
    File(PathBuf),
    Entry(Arc<Archive>, ZipArchiveEntryWayfinder, CompressionMethod),
    Unreadable(AnswersFault),
}

#[derive(Debug)]
struct Archive {
    zip: ZipArchive<Reader>,
    unpacked: AtomicU64,
}

/// Returns the files of answers. A folder or an archive stands for all files in it, sorted by name. Files that systems add
/// by themselves are left out: hidden ones, `__MACOSX`, `Thumbs.db` and `desktop.ini`.
///
/// # Errors
/// [`ListFault`] if a folder cannot be read or holds too much.
pub fn answer_files(given: &[PathBuf]) -> Result<Vec<HandedIn>, ListFault> {
    let mut all = Vec::new();
    for path in given {
        if path.is_dir() {
            walk(path, path, 0, &mut all)?;
        } else {
            let root = path.parent().unwrap_or(path);
            add(root, path, &mut all);
        }
        if all.len() > MOST_FILES {
            return Err(ListFault::TooMany(path.clone()));
        }
    }
    Ok(all)
}

fn walk(
    root: &Path,
    folder: &Path,
    depth: usize,
    all: &mut Vec<HandedIn>,
) -> Result<(), ListFault> {
    let fault = |fault| ListFault::Folder(folder.to_owned(), fault);
    let inside = std::fs::read_dir(folder).map_err(fault)?;
    let mut inside: Vec<_> = inside.collect::<Result<_, _>>().map_err(fault)?;
    inside.sort_by_key(std::fs::DirEntry::file_name);
    for entry in inside {
        let path = entry.path();
        if is_of_system(&entry.file_name().to_string_lossy()) {
            continue;
        }
        // A link to a folder is not followed, and gets a line as a file that cannot be read.
        if entry.file_type().is_ok_and(|it| it.is_dir()) {
            if depth == MOST_DEPTH {
                return Err(ListFault::TooMany(path));
            }
            walk(root, &path, depth + 1, all)?;
        } else {
            add(root, &path, all);
        }
        if all.len() > MOST_FILES {
            return Err(ListFault::TooMany(folder.to_owned()));
        }
    }
    Ok(())
}

fn is_of_system(name: &str) -> bool {
    name.starts_with('.') || ["__MACOSX", "Thumbs.db", "desktop.ini"].contains(&name)
}

fn add(root: &Path, path: &Path, all: &mut Vec<HandedIn>) {
    let inside = path.strip_prefix(root).unwrap_or(path);
    let inside = inside.to_string_lossy().replace('\\', "/");
    let place = path.display().to_string();
    if !has_extension(path, "zip") {
        all.push(HandedIn::new(place, &inside, Source::File(path.to_owned())));
        return;
    }
    match entries(path, &place, &inside) {
        Ok(entries) => all.extend(entries),
        Err(fault) => all.push(HandedIn::new(place, &inside, Source::Unreadable(fault))),
    }
}

/// What an archive is read from: a file, and in a page the bytes that the browser gave.
#[cfg(not(target_arch = "wasm32"))]
type Reader = rawzip::FileReader;
#[cfg(target_arch = "wasm32")]
type Reader = Arc<[u8]>;

#[cfg(not(target_arch = "wasm32"))]
fn archive(path: &Path, buffer: &mut [u8]) -> Result<ZipArchive<Reader>, AnswersFault> {
    ZipArchive::from_file(open_regular(path)?, buffer).map_err(unreadable)
}

#[cfg(target_arch = "wasm32")]
fn archive(path: &Path, buffer: &mut [u8]) -> Result<ZipArchive<Reader>, AnswersFault> {
    let bytes = open_regular(path)?.into_inner();
    let end = bytes.len() as u64;
    let found = rawzip::ZipLocator::new().locate_in_reader(bytes, buffer, end);
    found.map_err(|(_, fault)| unreadable(fault))
}

fn entries(path: &Path, place: &str, inside: &str) -> Result<Vec<HandedIn>, AnswersFault> {
    let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
    let zip = archive(path, &mut buffer)?;
    let mut listed = Vec::new();
    let mut entries = zip.entries(&mut buffer);
    while let Some(entry) = entries.next_entry().map_err(unreadable)? {
        let name = entry.file_path();
        let name = String::from_utf8_lossy(name.as_ref()).replace('\\', "/");
        if entry.is_dir()
            || name
                .split('/')
                .any(|part| part != ".." && is_of_system(part))
        {
            continue;
        }
        let method = entry.compression_method();
        let fault = if name.starts_with('/') || name.split('/').any(|part| part == "..") {
            Some(AnswersFault::Outside)
        } else if has_extension(Path::new(&name), "zip") {
            Some(AnswersFault::ZipInZip)
        } else if entry.flags().is_encrypted() {
            Some(unreadable("encrypted"))
        } else {
            None
        };
        listed.push((name, fault.map_or(Ok((entry.wayfinder(), method)), Err)));
        if listed.len() > MOST_FILES {
            return Err(AnswersFault::TooManyFiles);
        }
    }
    if listed.is_empty() {
        return Err(AnswersFault::Empty);
    }
    listed.sort_by(|(one, _), (other, _)| one.cmp(other));
    let archive = Arc::new(Archive {
        zip,
        unpacked: AtomicU64::new(0),
    });
    // A folder that holds the archive may name the student too.
    let folder = inside.rsplit_once('/').map_or("", |(folder, _)| folder);
    let listed = listed.into_iter().map(|(name, entry)| {
        let source = match entry {
            Ok((at, method)) => Source::Entry(Arc::clone(&archive), at, method),
            Err(fault) => Source::Unreadable(fault),
        };
        let shown = name.replace(char::is_control, "�");
        HandedIn::new(
            format!("{place}/{shown}"),
            &format!("{folder}/{name}"),
            source,
        )
    });
    Ok(listed.collect())
}

fn unreadable(fault: impl Into<Box<dyn std::error::Error>>) -> AnswersFault {
    AnswersFault::Zip(fault.into().to_string())
}

impl HandedIn {
    fn new(place: String, inside: &str, source: Source) -> Self {
        let (hints, is_named) = hints(inside);
        Self {
            place,
            hints,
            is_named,
            source,
        }
    }

    /// Returns its path, if it is a file of its own.
    pub fn path(&self) -> Option<&Path> {
        match &self.source {
            Source::File(path) => Some(path),
            Source::Entry(..) | Source::Unreadable(_) => None,
        }
    }

    /// # Errors
    /// [`AnswersFault`] if it is not a file of answers.
    pub(crate) fn read(self) -> Result<ReadAnswers, AnswersFault> {
        let bytes = match self.source {
            Source::Unreadable(fault) => return Err(fault),
            Source::File(path) => read_regular(&path, MAX_ANSWERS_BYTES)?,
            Source::Entry(archive, at, method) => archive.bytes(at, method)?,
        };
        ReadAnswers::from_bytes(&bytes)
    }
}

impl Archive {
    fn bytes(
        &self,
        at: ZipArchiveEntryWayfinder,
        method: CompressionMethod,
    ) -> Result<Vec<u8>, AnswersFault> {
        if self.unpacked.load(Relaxed) > MOST_UNPACKED {
            return Err(AnswersFault::TooMuchUnpacked);
        }
        let entry = self.zip.get_entry(at).map_err(unreadable)?;
        let (mut bytes, most) = (Vec::new(), MAX_ANSWERS_BYTES + 1);
        // The length that the archive names is not believed; the checksum is.
        let read = match method {
            CompressionMethod::STORE => {
                let stored = entry.verifying_reader(entry.reader());
                stored.take(most).read_to_end(&mut bytes)
            }
            CompressionMethod::DEFLATE => {
                let inflated = entry.verifying_reader(DeflateDecoder::new(entry.reader()));
                inflated.take(most).read_to_end(&mut bytes)
            }
            other => return Err(unreadable(format!("{other:?}"))),
        };
        self.unpacked.fetch_add(bytes.len() as u64, Relaxed);
        read.map_err(unreadable)?;
        Ok(bytes)
    }
}

/// Returns what a path says about the student: the name of the folder, as in Moodle's `Anna Muster_1234567_assignsubmission_file`
/// with the number of the participant, or the beginning of the file's name, as in Canvas's `musteranna_12345_67890_x.json`.
/// Also returns whether it is one of these two.
fn hints(path: &str) -> (Vec<String>, bool) {
    let mut parts = path.rsplit('/').filter(|part| !part.is_empty());
    let file = parts.next().unwrap_or_default();
    let mut hints = Vec::new();
    for folder in parts {
        if let Some((named, _)) = folder.split_once("_assignsubmission_")
            && let Some((name, number)) = named.rsplit_once('_')
        {
            let numbered = format!("Participant {number}");
            let hints = match name {
                "Participant" => vec![numbered],
                _ => vec![name.to_owned(), numbered],
            };
            return (hints, true);
        }
        if hints.is_empty() {
            hints.push(folder.to_owned());
        }
    }
    let parts: Vec<&str> = file.split('_').collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    let after = 1 + usize::from(parts.get(1) == Some(&"LATE"));
    if let Some([user, submission, _, ..]) = parts.get(after..)
        && is_number(user)
        && is_number(submission)
    {
        return (vec![(*user).to_owned(), parts[0].to_owned()], true);
    }
    (hints, false)
}
