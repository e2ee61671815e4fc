//! The file format of the cache. All numbers are little-endian.
//!
//! | bytes | |
//! | --- | --- |
//! | 8 | `SLIDSCOP` |
//! | 4 | the version of the contents |
//! | 2 | the length of the parameters, in bytes |
//! | | the parameters, UTF-8 |
//! | 8 | the length of the contents, in bytes |
//! | | the contents |
//! | 4 | the CRC-32 of everything before it |

use std::io::{self, Write};
use std::path::Path;

use crate::files::{check_regular, is_not_a_file, read_regular, replace};
use crate::services::cache::Entry;

const MAGIC: &[u8; 8] = b"SLIDSCOP";
/// Magic, version, two lengths and checksum.
const FRAME: u64 = 8 + 4 + 2 + 8 + 4;

#[derive(Debug, thiserror::Error)]
pub enum Miss {
    Absent,
    Unreadable(#[source] io::Error),
    /// It is a device, a pipe, a socket or a folder.
    NotAFile,
    /// The file was not written by this program.
    Foreign,
    Version {
        found: u32,
        wanted: u32,
    },
    Parameters,
    /// Bytes are missing, superfluous or changed.
    Damaged,
}

pub(crate) fn write(path: &Path, entry: &Entry, contents: &[u8]) -> io::Result<()> {
    let too_long = |_| io::Error::new(io::ErrorKind::InvalidInput, "the parameters are too long");
    let length = u16::try_from(entry.parameters.len()).map_err(too_long)?;
    let mut head = MAGIC.to_vec();
    head.extend(entry.version.to_le_bytes());
    head.extend(length.to_le_bytes());
    head.extend(entry.parameters.as_bytes());
    head.extend((contents.len() as u64).to_le_bytes());
    let mut sum = crc32fast::Hasher::new();
    sum.update(&head);
    sum.update(contents);
    check_regular(path)?;
    let written = replace(path, |out| {
        out.write_all(&head)?;
        out.write_all(contents)?;
        out.write_all(&sum.finalize().to_le_bytes())
    });
    written.map(drop).map_err(|error| error.source)
}

pub(crate) fn read(path: &Path, entry: &Entry) -> Result<Vec<u8>, Miss> {
    let most = FRAME + entry.parameters.len() as u64 + entry.most;
    let mut bytes = read_regular(path, most).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Miss::Absent,
        _ if is_not_a_file(&error) => Miss::NotAFile,
        _ => Miss::Unreadable(error),
    })?;
    let mut rest = bytes.as_slice();
    let magic = rest
        .split_off(..rest.len().min(MAGIC.len()))
        .unwrap_or_default();
    if magic != MAGIC {
        return Err(Miss::Foreign);
    }
    let found = number::<4>(&mut rest).ok_or(Miss::Damaged)? as u32;
    if found != entry.version {
        let wanted = entry.version;
        return Err(Miss::Version { found, wanted });
    }
    let (body, sum) = bytes.split_last_chunk::<4>().ok_or(Miss::Damaged)?;
    if crc32fast::hash(body) != u32::from_le_bytes(*sum) {
        return Err(Miss::Damaged);
    }
    let length = number::<2>(&mut rest).ok_or(Miss::Damaged)? as usize;
    let parameters = rest.split_off(..length).ok_or(Miss::Damaged)?;
    if parameters != entry.parameters.as_bytes() {
        return Err(Miss::Parameters);
    }
    let length = number::<8>(&mut rest).ok_or(Miss::Damaged)?;
    if rest.len() as u64 != length + 4 || length > entry.most {
        return Err(Miss::Damaged);
    }
    let (from, to) = (bytes.len() - rest.len(), bytes.len() - 4);
    bytes.truncate(to);
    bytes.drain(..from);
    Ok(bytes)
}

/// Takes a little-endian number of `N` bytes from the front of `rest`.
fn number<const N: usize>(rest: &mut &[u8]) -> Option<u64> {
    let bytes = rest.split_off(..N)?;
    let value = |sum, &byte| sum << 8 | u64::from(byte);
    Some(bytes.iter().rev().fold(0, value))
}
