//! The figures that `slidescope picture` and `slidescope worksheet` draw stay the same to the byte.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::program::run;

/// One figure per line: the file's ending, and the arguments.
const FIGURES: &str = include_str!("../data/figures.txt");

/// How many lines of a changed figure are shown, of the old and of the new.
const SHOWN: usize = 6;

/// Draws every figure anew and compares it with the one in `tests/data/figures`. If one was changed on purpose, the folder
/// that the failure names has the new files: look at them and copy them over the old ones.
///
/// The figures were drawn on x86-64 Linux: elsewhere the sine of an angle may differ in its last digit.
#[test]
#[cfg_attr(not(all(target_os = "linux", target_arch = "x86_64")), ignore)]
fn figures_are_the_same_to_the_byte() {
    let known = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/figures");
    let folder = tempfile::tempdir().expect("a folder");
    let mut changed = String::new();
    for line in FIGURES.lines() {
        let (ending, arguments) = line.split_once(' ').expect("an ending and arguments");
        let path = folder.path().join(format!("{}.{ending}", name(arguments)));
        let mut words: Vec<&str> = arguments.split(' ').collect();
        words.extend(["-o", path.to_str().expect("a text")]);
        let run = run(&words);
        assert_eq!(run.code, Some(0), "{line}: {}", run.err);
        let now = fs::read(&path).expect("written");
        let before = unpacked(&packed_name(&known, &path));
        if before.as_deref() == Some(&now[..]) {
            fs::remove_file(&path).expect("drawn here");
        } else {
            let _ = writeln!(changed, "{line}\n{}", difference(before.as_deref(), &now));
            pack(&packed_name(folder.path(), &path), &now);
        }
    }
    if !changed.is_empty() {
        let folder = folder.keep();
        panic!("changed, as drawn in {}:\n{changed}", folder.display());
    }
}

/// A file's name made of the arguments of a figure.
fn name(arguments: &str) -> String {
    let words = arguments.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-")
}

fn packed_name(folder: &Path, path: &Path) -> PathBuf {
    let name = path.file_name().expect("a name").to_string_lossy();
    folder.join(format!("{name}.gz"))
}

fn unpacked(path: &Path) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = fs::File::open(path).ok()?;
    GzDecoder::new(file).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

fn pack(path: &Path, bytes: &[u8]) {
    let file = fs::File::create(path).expect("made");
    let mut encoder = GzEncoder::new(file, Compression::best());
    encoder.write_all(bytes).expect("written");
    encoder.finish().expect("written");
}

/// What a figure had `before` and has `now` from the first line that differs, without the lines that both end with.
fn difference(before: Option<&[u8]>, now: &[u8]) -> String {
    let Some(before) = before else {
        return "  there is none yet".to_owned();
    };
    let (before, now) = (
        String::from_utf8_lossy(before),
        String::from_utf8_lossy(now),
    );
    let (before, now): (Vec<&str>, Vec<&str>) = (before.lines().collect(), now.lines().collect());
    let same = before.iter().zip(&now).take_while(|(a, b)| a == b).count();
    let (before, now) = (&before[same..], &now[same..]);
    let ends = before.iter().rev().zip(now.iter().rev());
    let ends = ends.take_while(|(a, b)| a == b).count();
    let mut text = format!("  from line {}:\n", same + 1);
    for (sign, lines) in [('-', before), ('+', now)] {
        let lines = &lines[..lines.len() - ends];
        for line in lines.iter().take(SHOWN) {
            let line: String = line.chars().take(160).collect();
            let _ = writeln!(text, "  {sign} {}", line.escape_debug());
        }
        if lines.len() > SHOWN {
            let _ = writeln!(text, "  {sign} and {} more lines", lines.len() - SHOWN);
        }
    }
    text
}
