//! The figures that `slidescope picture` and `slidescope worksheet` draw stay the same to the byte.

use std::fmt::Write as _;
use std::fs;

use crate::program::run;

/// One figure per line: a checksum, the file's ending, and the arguments.
const FIGURES: &str = include_str!("../data/figures.txt");

/// Draws every figure anew. If one was changed on purpose, the lines that the failure prints replace the old ones. The
/// changed figures stay in the folder that it names, to be looked at.
///
/// The checksums were taken on x86-64 Linux: elsewhere the sine of an angle may differ in its last digit.
#[test]
#[cfg_attr(not(all(target_os = "linux", target_arch = "x86_64")), ignore)]
fn figures_are_the_same_to_the_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut changed = String::new();
    for (number, line) in FIGURES.lines().enumerate() {
        let mut words = line.split_whitespace();
        let (Some(sum), Some(ending)) = (words.next(), words.next()) else {
            panic!("line {number}: {line:?}");
        };
        let path = folder.path().join(format!("{number}.{ending}"));
        let arguments: Vec<&str> = words.collect();
        let output = ["-o", path.to_str().expect("a text")];
        let run = run(&[&arguments[..], &output].concat());
        assert_eq!(run.code, Some(0), "{line}: {}", run.err);
        let now = checksum(&fs::read(&path).expect("written"));
        if now == sum {
            fs::remove_file(&path).expect("drawn here");
        } else {
            let _ = writeln!(changed, "{now} {ending} {}", arguments.join(" "));
        }
    }
    if !changed.is_empty() {
        panic!(
            "changed, as drawn in {}:\n{changed}",
            folder.keep().display()
        );
    }
}

/// FNV-1a with 64 bits.
fn checksum(bytes: &[u8]) -> String {
    let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}
