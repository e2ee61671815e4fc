//! Files are written whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use slidescope::files::{Out, replace, write_whole};

/// A folder of its own for a test, removed with all that is in it.
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
