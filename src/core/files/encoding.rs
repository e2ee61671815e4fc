//! The encodings of texts: UTF-8, UTF-16 as PowerShell writes it, and GB18030 as spreadsheets in China write it.

use encoding_rs::{Encoding, GB18030, UTF_16BE, UTF_16LE};

/// The error that bytes are text in none of the known encodings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NotText;

/// Returns the text of `bytes`, without a byte order mark and with `\n` at the ends of lines.
///
/// # Errors
/// [`NotText`] if the bytes are neither UTF-8 nor UTF-16 nor GB18030.
pub fn decode(bytes: Vec<u8>) -> Result<String, NotText> {
    let of = |encoding: &'static Encoding, bytes: &[u8]| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
        text.map(|text| plain_lines(text.into_owned()))
            .ok_or(NotText)
    };
    if let Some((encoding, mark)) = Encoding::for_bom(&bytes) {
        return of(encoding, &bytes[mark..]);
    }
    if let Some(encoding) = unmarked_utf_16(&bytes) {
        return of(encoding, &bytes);
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(plain_lines(text)),
        Err(fault) => of(GB18030, fault.as_bytes()),
    }
}

/// UTF-16 without a byte order mark: every other byte of its digits, spaces and line ends is 0.
fn unmarked_utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    let zeros = |from: usize| {
        bytes
            .iter()
            .skip(from)
            .step_by(2)
            .filter(|byte| **byte == 0)
    };
    let (high, low) = (zeros(0).count(), zeros(1).count());
    let is_half = |zeros: usize| bytes.len().is_multiple_of(2) && 4 * zeros >= bytes.len();
    match (high, low) {
        (0, low) if low > 0 && is_half(low) => Some(UTF_16LE),
        (high, 0) if high > 0 && is_half(high) => Some(UTF_16BE),
        _ => None,
    }
}

/// Removes the byte order mark and the carriage returns that programs on Windows write.
fn plain_lines(text: String) -> String {
    let unmarked = text.trim_start_matches('\u{feff}');
    if unmarked.len() == text.len() && !text.contains('\r') {
        return text;
    }
    unmarked.split("\r\n").collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

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
            GB18030.encode(&windows).0.into_owned(),
        ] {
            assert_eq!(decode(bytes.clone()), Ok(text.to_owned()), "{bytes:?}");
        }
        assert_eq!(decode(b"813\xff\xff467".to_vec()), Err(NotText));
    }
}
