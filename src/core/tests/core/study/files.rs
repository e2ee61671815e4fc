//! Files are written whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use slidescope_core::files::{Out, replace, write_whole};

/// A folder for one test, removed with its contents.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let name = |e: io::Result<fs::DirEntry>| {
            e.expect("an entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        };
        let mut names: Vec<String> = entries.map(name).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_is_made_or_replaced() {
    let folder = Folder::new("replaced");
    let file = folder.file("table.csv");
    for text in ["first, and longer", "second"] {
        write_whole(&file, text).expect("it can be written");
        assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
        assert_eq!(folder.names(), ["table.csv"]);
    }
}

#[test]
fn a_failure_leaves_the_old_file_whole_and_nothing_beside_it() {
    let folder = Folder::new("failed");
    let file = folder.file("table.csv");
    write_whole(&file, "old").expect("it can be written");
    let full = |out: &mut Out| {
        out.write_all(&[b'x'; 1 << 16])?;
        Err(io::ErrorKind::StorageFull.into())
    };
    let fault = replace(&file, full).expect_err("no room").to_string();
    assert!(fault.contains("table.csv"), "{fault}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "old");
    assert_eq!(folder.names(), ["table.csv"]);
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let folder = Folder::new("named");
    let missing = folder.file("no").join("table.csv");
    for path in [missing, folder.file("")] {
        let fault = write_whole(&path, "x").expect_err("no place").to_string();
        assert!(fault.contains("named-"), "{fault}");
    }
    assert!(folder.names().is_empty());
}

#[cfg(unix)]
#[test]
fn a_link_and_its_permissions_outlive_a_new_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("link");
    let (real, link) = (folder.file("real.csv"), folder.file("link.csv"));
    write_whole(&real, "old").expect("it can be written");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).expect("ours");
    std::os::unix::fs::symlink(&real, &link).expect("a link");
    write_whole(&link, "new").expect("it can be written");
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&real).expect("it is there"), "new");
    assert_eq!(
        fs::metadata(&real).expect("there").permissions().mode() & 0o777,
        0o600
    );
}

/// Makes a named pipe.
#[cfg(unix)]
pub fn pipe(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.expect("a program of every Unix").success());
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_stays_and_gets_its_file() {
    let folder = Folder::new("dangling");
    std::os::unix::fs::symlink("real.csv", folder.file("second")).expect("a link");
    std::os::unix::fs::symlink("second", folder.file("first")).expect("a link");
    write_whole(&folder.file("first"), "new").expect("it can be written");
    assert!(folder.file("first").is_symlink() && folder.file("second").is_symlink());
    assert_eq!(
        fs::read_to_string(folder.file("real.csv")).expect("it is there"),
        "new"
    );
    std::os::unix::fs::symlink("round", folder.file("round")).expect("a link");
    let fault = write_whole(&folder.file("round"), "x").expect_err("it leads nowhere");
    assert!(
        fault.to_string().contains("round could not be found"),
        "{fault}"
    );
    assert_eq!(folder.names(), ["first", "real.csv", "round", "second"]);
}

#[cfg(unix)]
#[test]
fn a_pipe_is_written_through_and_stays_one() {
    use std::io::Read;
    use std::os::unix::fs::FileTypeExt;
    let folder = Folder::new("pipe");
    let path = folder.file("pipe");
    pipe(&path);
    let long = "x".repeat(1 << 20);
    // One reader takes all of it, the other stops early.
    for most in [u64::MAX, 10] {
        let reader = std::thread::spawn({
            let path = path.clone();
            move || {
                let mut read = Vec::new();
                let file = fs::File::open(path).expect("a pipe");
                file.take(most).read_to_end(&mut read).expect("readable");
                read.len() as u64
            }
        });
        write_whole(&path, &long).expect("a reader that leaves is no failure");
        assert_eq!(reader.join().expect("it ends"), most.min(1 << 20));
    }
    assert!(fs::metadata(&path).expect("there").file_type().is_fifo());
    assert_eq!(folder.names(), ["pipe"]);
}

/// A full device made for the test, or the system's if it cannot be harmed: the superuser could replace it with a file.
#[cfg(target_os = "linux")]
pub fn full_device(path: &Path) -> Option<PathBuf> {
    use std::os::unix::fs::MetadataExt;
    if fs::metadata("/proc/self").is_ok_and(|own| own.uid() != 0) {
        return Some(PathBuf::from("/dev/full"));
    }
    let made = std::process::Command::new("mknod")
        .arg(path)
        .args(["c", "1", "7"])
        .status();
    let usable = made.is_ok() && fs::OpenOptions::new().write(true).open(path).is_ok();
    usable.then(|| path.to_owned())
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_is_written_through_and_stays_one() {
    use std::os::unix::fs::FileTypeExt;
    let folder = Folder::new("device");
    let Some(device) = full_device(&folder.file("full")) else {
        return;
    };
    let link = folder.file("full.csv");
    std::os::unix::fs::symlink(&device, &link).expect("a link");
    for path in [&device, &link] {
        let fault = write_whole(path, "x").expect_err("it is full").to_string();
        assert!(
            fault.contains("could not be written: No space left"),
            "{fault}"
        );
    }
    let stays = fs::metadata(&device).expect("there").file_type();
    assert!(stays.is_char_device() && link.is_symlink());
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_keeps_the_old_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("read-only");
    let file = folder.file("table.csv");
    write_whole(&file, "old").expect("it can be written");
    fs::set_permissions(folder.file("."), fs::Permissions::from_mode(0o500)).expect("ours");
    let written = write_whole(&file, "new");
    fs::set_permissions(folder.file("."), fs::Permissions::from_mode(0o700)).expect("ours");
    // The superuser may write all the same.
    let expected = if written.is_ok() { "new" } else { "old" };
    assert_eq!(fs::read_to_string(&file).expect("it is there"), expected);
    assert_eq!(folder.names(), ["table.csv"]);
}
