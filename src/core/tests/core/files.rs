//! What is read of files, the locks on them, and the names that are devices.

use std::fs::{self, OpenOptions, TryLockError};
use std::path::Path;

use slidescope_core::console::leave_own;
use slidescope_core::files::{Device, Lock, NotText, decode, device_name, read_text, try_lock};

#[test]
fn a_text_reads_alike_in_every_encoding() {
    let text = "起点：8 1 3\n4 6 7\n0 5 2\n";
    let windows = text.replace('\n', "\r\n");
    let utf_16 = |mark: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        format!("{mark}{windows}")
            .encode_utf16()
            .flat_map(bytes)
            .collect()
    };
    for bytes in [
        text.as_bytes().to_vec(),
        windows.as_bytes().to_vec(),
        format!("\u{feff}{windows}").into_bytes(),
        utf_16("\u{feff}", u16::to_le_bytes),
        utf_16("\u{feff}", u16::to_be_bytes),
        utf_16("", u16::to_le_bytes),
        utf_16("", u16::to_be_bytes),
        encoding_rs::GB18030.encode(&windows).0.into_owned(),
    ] {
        assert_eq!(decode(bytes.clone()), Ok(text.to_owned()), "{bytes:?}");
    }
    // A character of Chinese may stand between letters.
    let between = encoding_rs::GB18030.encode("f值g棋盘");
    assert_eq!(decode(between.0.into_owned()).as_deref(), Ok("f值g棋盘"));
    for other in [&b"813\xff\xff467"[..], b"M\xfcller;4711\n"] {
        assert_eq!(decode(other.to_vec()), Err(NotText));
    }
}

#[test]
fn a_text_from_windows_reads_as_any_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("text");
    fs::write(&path, "\u{feff}one\r\ntwo\r\n").expect("room");
    assert_eq!(read_text(&path, 100).expect("text"), "one\ntwo\n");
    // One byte more than allowed is read, which reveals that the file is too long.
    assert_eq!(read_text(&path, 7).expect("text").len(), 8);
}

#[test]
fn a_locked_file_can_be_read_but_not_locked_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("text");
    fs::write(&path, "text").expect("room");
    let first = OpenOptions::new().write(true).open(&path);
    let first = first.expect("a file");
    try_lock(&first, Lock::Exclusive).expect("nobody has it");
    let second = fs::File::open(&path).expect("a file");
    let refused = try_lock(&second, Lock::Shared);
    assert!(matches!(refused, Err(TryLockError::WouldBlock)));
    assert_eq!(fs::read_to_string(&path).expect("text"), "text");
    drop(first);
    try_lock(&second, Lock::Shared).expect("it is free again");
}

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

/// Tests share the console of whoever started them, or have none.
#[test]
fn a_shared_console_stays() {
    assert!(!leave_own());
}
